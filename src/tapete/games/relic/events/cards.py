"""Cards that move: drawn, taken, played, discarded."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Event
from ..components import CORRUPTION, MISSION, POWER, RELIC
from ..table import Table


class Fact(Event, gc=False):
    """Holds numbers and words only, so the garbage collector need not look at it."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards less one."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def age(t: Table, deck: int) -> None:
    """Once a deck is renewed all know what it holds, so what is hidden elsewhere is a group of its own."""
    hidden = [c for p in t.players for c in (p.hand if deck == POWER else p.blind)]
    renewal = max(t.vintage.values(), default=0) + 1
    t.vintage = {c: t.vintage.get(c, renewal) for c in hidden} | {
        c: n for c, n in t.vintage.items() if t.box.things[c].deck != deck
    }


def lay(t: Table, space: int, card: int) -> None:
    """Put a threat card on a space."""
    t.lies[space] = (*t.lies.get(space, ()), card)


def lift(t: Table, space: int, card: int) -> None:
    """Take a card off its space."""
    rest = without(t.lies[space], card)
    if rest:
        t.lies[space] = rest
    else:
        del t.lies[space]


def bury(t: Table, card: int) -> None:
    """Put a card on its discard pile; tokens on it go back to the supply."""
    deck = t.box.things[card].deck
    t.discards[deck] = (*t.discards[deck], card)
    t.charges.pop(card, None)
    if card in t.marked:
        clear(t, card)


def clear(t: Table, card: int) -> None:
    """Take all character tokens off a card; what is marked is never changed in place, so copies share it."""
    t.marked = {c: seats for c, seats in t.marked.items() if c != card}


class DeckShuffled(Fact):
    """A deck gets a new order, with its discard pile under it if it had run out."""

    REVEALS: ClassVar[bool] = True
    deck: int
    order: tuple[int, ...]
    refilled: bool = False

    def apply(self, t: Table) -> None:
        t.decks[self.deck] = self.order
        if self.refilled:
            t.discards[self.deck] = ()
            if self.deck in (POWER, MISSION):
                age(t, self.deck)


class PowerDrawn(Fact):
    REVEALS: ClassVar[bool] = True
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.decks[POWER] = t.decks[POWER][:-1]
        p = t.players[self.seat]
        p.hand = (*p.hand, self.card)
        p.moments = -1
        p.content = False

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,) if seat == self.seat else ()


class PowerPlayed(Fact):
    """A power card leaves a hand: played for its number or ability, or discarded."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    how: str

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.hand = without(p.hand, self.card)
        p.moments = -1
        t.discards[POWER] = (*t.discards[POWER], self.card)
        if self.card in t.marked and self.how != "ability":
            # An ability may count the tokens on its card; they come off once it is resolved.
            clear(t, self.card)
        if t.known:
            t.known = tuple(k for k in t.known if k[1] != self.card)

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,)


class PowerPassed(Fact):
    """A power card changes hands unseen."""

    REVEALS: ClassVar[bool] = True
    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        p, q = t.players[self.seat], t.players[self.to]
        p.hand = without(p.hand, self.card)
        q.hand = (*q.hand, self.card)
        p.moments = q.moments = -1
        q.content = False
        t.known = (*(k for k in t.known if k != (self.to, self.card)), (self.seat, self.card))

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,) if seat in (self.seat, self.to) else ()


class Revealed(Fact):
    """Cards from the top of a deck are shown and discarded."""

    REVEALS: ClassVar[bool] = True
    deck: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.decks[self.deck] = t.decks[self.deck][: -len(self.cards)]
        t.discards[self.deck] = t.discards[self.deck] + self.cards

    def shows(self, seat: int) -> tuple[int, ...]:
        return self.cards


class ThreatDrawn(Fact):
    REVEALS: ClassVar[bool] = True
    seat: int
    space: int
    card: int

    def apply(self, t: Table) -> None:
        deck = t.box.things[self.card].deck
        t.decks[deck] = t.decks[deck][:-1]
        lay(t, self.space, self.card)
        charges = t.box.things[self.card].charges
        if charges:
            t.charges[self.card] = charges

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,)


class ThreatDiscarded(Fact):
    space: int
    card: int

    def apply(self, t: Table) -> None:
        lift(t, self.space, self.card)
        bury(t, self.card)


class ThreatShifted(Fact):
    space: int
    card: int
    to: int

    def apply(self, t: Table) -> None:
        lift(t, self.space, self.card)
        lay(t, self.to, self.card)


class TrophyTaken(Fact):
    seat: int
    space: int
    card: int

    def apply(self, t: Table) -> None:
        lift(t, self.space, self.card)
        p = t.players[self.seat]
        p.trophies = (*p.trophies, self.card)


class TrophiesSpent(Fact):
    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        for card in self.cards:
            p.trophies = without(p.trophies, card)
            bury(t, card)


class AssetTaken(Fact):
    """An asset from a space to a play area."""

    seat: int
    space: int
    card: int

    def apply(self, t: Table) -> None:
        lift(t, self.space, self.card)
        p = t.players[self.seat]
        p.assets = (*p.assets, self.card)
        p.changed()
        p.content = False


class AssetDealt(Fact):
    """Wargear or a relic from the top of its deck to a play area."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        thing = t.box.things[self.card]
        t.decks[thing.deck] = without(t.decks[thing.deck], self.card)
        p = t.players[self.seat]
        p.assets = (*p.assets, self.card)
        p.changed()
        p.content = False
        if thing.charges:
            t.charges[self.card] = thing.charges

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,)


class Looked(Fact):
    """Cards from the top of a deck are shown to all; they stay where they are for now."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def shows(self, seat: int) -> tuple[int, ...]:
        return self.cards


class AssetPassed(Fact):
    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        p, q = t.players[self.seat], t.players[self.to]
        p.assets = without(p.assets, self.card)
        q.assets = (*q.assets, self.card)
        q.content = False
        p.changed()
        q.changed()


class AssetDiscarded(Fact):
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.assets = without(p.assets, self.card)
        p.changed()
        bury(t, self.card)


class ChargeSpent(Fact):
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.charges[self.card] -= 1
        p = t.players[self.seat]
        p.used = (*p.used, self.card)


class ChargeAdded(Fact):
    seat: int
    card: int
    amount: int

    def apply(self, t: Table) -> None:
        t.charges[self.card] = t.charges.get(self.card, 0) + self.amount


class MissionDrawn(Fact):
    REVEALS: ClassVar[bool] = True
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.decks[MISSION] = t.decks[MISSION][:-1]
        p = t.players[self.seat]
        p.mission, p.progress = self.card, 0
        p.marks = getattr(t.box.things[self.card].goal, "marks", ())

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,)


class MissionAdvanced(Fact):
    """Progress on a mission: enemies counted, or tokens lifted from spaces."""

    seat: int
    progress: int
    marks: tuple[int, ...] = ()

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.progress, p.marks = self.progress, self.marks


class MissionCompleted(Fact):
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.mission, p.progress, p.marks = -1, 0, ()
        p.done = (*p.done, self.card)


class MissionGiven(Fact):
    """A completed mission from the top of the deck, facedown: nobody sees it."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.decks[MISSION] = t.decks[MISSION][:-1]
        p = t.players[self.seat]
        p.done = (*p.done, self.card)
        p.blind = (*p.blind, self.card)


class MissionsSpent(Fact):
    """Completed missions go to the discard pile, faceup."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.done = tuple(c for c in p.done if c not in self.cards)
        p.blind = tuple(c for c in p.blind if c not in self.cards)
        t.discards[MISSION] = t.discards[MISSION] + self.cards

    def shows(self, seat: int) -> tuple[int, ...]:
        return self.cards


class CorruptionDrawn(Fact):
    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    active: bool

    def apply(self, t: Table) -> None:
        t.decks[CORRUPTION] = t.decks[CORRUPTION][:-1]
        p = t.players[self.seat]
        p.corruption = (*p.corruption, self.card)
        if self.active:
            p.faceup = (*p.faceup, self.card)
            p.changed()

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.card,)


class CorruptionFlipped(Fact):
    """A corruption card is turned facedown; it still counts."""

    seat: int
    card: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.faceup = without(p.faceup, self.card)
        p.changed()


class CorruptionDiscarded(Fact):
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.corruption = without(p.corruption, self.card)
        if self.card in p.faceup:
            p.faceup = without(p.faceup, self.card)
        p.changed()
        bury(t, self.card)


class MissionSwapped(Fact):
    """A mission drawn beside an active one: one is kept, the other discarded."""

    REVEALS: ClassVar[bool] = True
    seat: int
    drawn: int
    keeps: bool

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        t.decks[MISSION] = t.decks[MISSION][:-1]
        if self.keeps:
            bury(t, self.drawn)
            return
        bury(t, p.mission)
        p.mission, p.progress = self.drawn, 0
        p.marks = getattr(t.box.things[self.drawn].goal, "marks", ())

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.drawn,)


class RelicReturned(Fact):
    """The relic not chosen goes back and the deck is shuffled."""

    REVEALS: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.decks[RELIC] = self.order
