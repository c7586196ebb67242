"""Facts about tokens, crystals and cards, and how the table changes by each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tapete.kernel.event import Event

from .abilities import enter_index, leave_index
from .memory import (
    decided,
    drawn,
    drawn_aside,
    forget,
    off_the_top,
    place_for_all,
    place_for_others,
    remember,
    reshuffled,
)
from .printed import GAUGE, NO_TOKENS, Tokens
from .table import IN_DISCARD, IN_HAND, ON_TOP, Table

# Energy and crystals.


class TookEnergy(Event):
    """Tokens from the stock into a reserve."""

    seat: int
    tokens: Tokens
    source: int = 0

    def apply(self, t: Table) -> None:
        r, i = t.reserve, self.seat * 4
        a, w, f, e = self.tokens
        r[i] += a
        r[i + 1] += w
        r[i + 2] += f
        r[i + 3] += e


class LostEnergy(Event):
    """Tokens from a reserve back to the stock: paid, discarded or over the limit."""

    seat: int
    tokens: Tokens
    source: int = 0
    why: str = "paid"

    def apply(self, t: Table) -> None:
        r, i = t.reserve, self.seat * 4
        a, w, f, e = self.tokens
        r[i] -= a
        r[i + 1] -= w
        r[i + 2] -= f
        r[i + 3] -= e


class StoredEnergy(Event):
    """Tokens from the stock onto a card in play."""

    seat: int
    card: int
    tokens: Tokens

    def apply(self, t: Table) -> None:
        _lay(t, self.card, self.tokens, 1)


class SpentStored(Event):
    """Tokens that lay on a card, spent as if they were in the reserve."""

    seat: int
    card: int
    tokens: Tokens
    why: str = "paid"

    def apply(self, t: Table) -> None:
        _lay(t, self.card, self.tokens, -1)


class FedCard(Event):
    """One token of the owner's put onto a card: from the reserve, or from another card (`source`)."""

    seat: int
    card: int
    energy: int
    source: int = 0

    def apply(self, t: Table) -> None:
        token = _one(self.energy)
        if self.source:
            _lay(t, self.source, token, -1)
        else:
            t.reserve[self.seat * 4 + self.energy] -= 1
        _lay(t, self.card, token, 1)


class GainedCrystals(Event):
    """Crystals from the stock."""

    seat: int
    amount: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.crystals[self.seat] += self.amount


class LostCrystals(Event):
    """Crystals back to the stock; the marker stops at zero."""

    seat: int
    amount: int
    source: int = 0
    why: str = "lost"

    def apply(self, t: Table) -> None:
        t.crystals[self.seat] -= self.amount


class TookCrystals(Event):
    """Crystals from one seat to another."""

    seat: int
    giver: int
    amount: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.crystals[self.giver] -= self.amount
        t.crystals[self.seat] += self.amount


class Crystallised(Event):
    """One token (or several equal ones) turned into crystals; `card` if it lay on one."""

    seat: int
    energy: int
    count: int
    crystals: int
    card: int = 0
    source: int = 0

    def apply(self, t: Table) -> None:
        if self.card:
            _lay(t, self.card, _one(self.energy), -self.count)
        else:
            t.reserve[self.seat * 4 + self.energy] -= self.count
        t.crystals[self.seat] += self.crystals


class TurnedReserve(Event):
    """All tokens of a reserve became one energy."""

    seat: int
    energy: int
    source: int = 0

    def apply(self, t: Table) -> None:
        total, i = t.tokens(self.seat), self.seat * 4
        t.reserve[i : i + 4] = [0, 0, 0, 0]
        t.reserve[i + self.energy] = total


class MovedGauge(Event):
    """A summoning gauge went up or down; it stays on its track."""

    seat: int
    by: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.gauge[self.seat] = min(GAUGE, max(0, t.gauge[self.seat] + self.by))


class UsedBonus(Event):
    """The bonus marker advanced for one of the four bonuses."""

    seat: int
    bonus: str

    def apply(self, t: Table) -> None:
        t.bonus[self.seat] += 1
        if self.bonus == "crystallise":
            t.crystallising = True
            t.boost += 1


class MayCrystallise(Event):
    """The active seat may crystallise for the rest of its turn."""

    seat: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.crystallising = True


# Cards.


class Drew(Event):
    """The top card of the draw pile into a hand, to stay there."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    source: int = 0
    #: shown to everybody
    shown: bool = False

    def apply(self, t: Table) -> None:
        t.deck.pop()
        t.hand[self.seat].append(self.card)
        drawn(t, self.seat, self.card)
        if self.shown:
            place_for_others(t, self.seat, self.card, IN_HAND << self.seat)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if self.shown or seat == self.seat else ()


class DrewAside(Event):
    """Cards from the top of the draw pile, to be kept, given or discarded next."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    source: int = 0

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.deck.pop()
            t.aside.append(card)
            drawn_aside(t, self.seat, card)

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if seat == self.seat else ()


class Kept(Event):
    """A card drawn aside went into the drawer's hand."""

    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.aside.remove(self.card)
        t.hand[self.seat].append(self.card)
        decided(t, self.seat, IN_HAND << self.seat)


class Given(Event):
    """A card drawn aside went into another's hand."""

    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        t.aside.remove(self.card)
        t.hand[self.to].append(self.card)
        decided(t, self.seat, IN_HAND << self.to)
        remember(t, self.seat, self.card, IN_HAND << self.to)
        forget(t, self.to, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if seat == self.to else ()


class DiscardedAside(Event):
    """Cards drawn aside went face down to the discard pile."""

    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.aside.remove(card)
            t.discard.append(card)
            remember(t, self.seat, card, IN_DISCARD)
        if self.cards:
            decided(t, self.seat, IN_DISCARD)


class DiscardedFromHand(Event):
    """A card from a hand to the discard pile, shown to everybody on its way."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.hand[self.seat].remove(self.card)
        t.discard.append(self.card)
        place_for_all(t, self.card, IN_DISCARD)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class LookedAtTop(Event):
    """A seat looked at the top card of the draw pile."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        remember(t, self.seat, self.card, ON_TOP)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if seat == self.seat else ()


class DiscardedTop(Event):
    """The top card of the draw pile, unseen, to the discard pile."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.deck.pop()
        t.discard.append(self.card)
        off_the_top(t, IN_DISCARD)


class Reshuffled(Event):
    """The discard pile became the new draw pile."""

    order: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.discard.clear()
        t.deck[:] = self.order
        reshuffled(t)


class Entered(Event):
    """A card was put into play without being summoned, so nothing that watches summoning hears it."""

    seat: int
    card: int
    #: where it came from: "hand", "aside" or "deck"
    origin: str = "hand"
    source: int = 0
    #: types of energy that count as paid for it, a bit each: all four when it came for free
    paid: int = 15

    def apply(self, t: Table) -> None:
        if self.origin == "deck":
            t.deck.pop()
            off_the_top(t, IN_HAND << self.seat)
        elif self.origin == "aside":
            t.aside.remove(self.card)
        else:
            t.hand[self.seat].remove(self.card)
        into_play(t, self.seat, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class Summoned(Event):
    """A card was summoned from a hand: its cost is paid and it lies in play."""

    seat: int
    card: int
    tokens: Tokens
    crystals: int
    paid: int

    def apply(self, t: Table) -> None:
        t.hand[self.seat].remove(self.card)
        into_play(t, self.seat, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class Activated(Event):
    """A card was turned and its activation paid; its effect comes next."""

    seat: int
    card: int


class Turned(Event):
    """A card was turned sideways to be activated."""

    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.turned.append(self.card)


class Sacrificed(Event):
    """A card in play went to the discard pile; tokens on it return to the stock."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        out_of_play(t, self.seat, self.card)
        t.discard.append(self.card)
        place_for_all(t, self.card, IN_DISCARD)


class ReturnedToHand(Event):
    """A card in play went back to its owner's hand; tokens on it return to the stock."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        out_of_play(t, self.seat, self.card)
        t.hand[self.seat].append(self.card)
        place_for_others(t, self.seat, self.card, IN_HAND << self.seat)


class ChangedOwner(Event):
    """A card in play went to another seat; it is straight there."""

    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        t.play[self.seat].remove(self.card)
        t.play[self.to].append(self.card)
        t.owner[self.card] = self.to
        if self.card in t.turned:
            t.turned.remove(self.card)


def into_play(t: Table, seat: int, card: int) -> None:
    t.play[seat].append(card)
    t.owner[card] = seat
    enter_index(t, card)
    for other in range(t.seats):
        forget(t, other, card)


def out_of_play(t: Table, seat: int, card: int) -> None:
    t.play[seat].remove(card)
    del t.owner[card]
    leave_index(t, card)
    t.stored.pop(card, None)
    if card in t.turned:
        t.turned.remove(card)


def _lay(t: Table, card: int, tokens: Tokens, times: int) -> None:
    """Lay tokens on a card, or take them off; a card without tokens has no entry."""
    held = t.stored.get(card, NO_TOKENS)
    a, w, f, e = (x + times * y for x, y in zip(held, tokens, strict=True))
    if a or w or f or e:
        t.stored[card] = (a, w, f, e)
    else:
        t.stored.pop(card, None)


def _one(energy: int) -> Tokens:
    return ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))[energy]
