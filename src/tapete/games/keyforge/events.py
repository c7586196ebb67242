"""What can happen at a KeyForge table. Each event knows how it changes the table; only the gate applies
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec

from tapete.games.keyforge.movement import (
    add_to_line,
    drawn,
    drop_listeners,
    forget,
    hear,
    hear_lasting,
    learn,
    put,
    remove_from_play,
    shuffled,
    zone,
)
from tapete.games.keyforge.table import Body, Lasting, Table
from tapete.kernel.event import Event

STATUS: Final = ("stunned", "warded", "enraged", "exhausted")
OPEN: Final = ("discard", "purged", "play")

# Æmber


class AmberGained(Event):
    """A pool grows from the common supply, or from a card that left play."""

    seat: int
    amount: int
    why: str = ""
    """`reap`, `bonus`, `left` (it was on a creature), `spent` (The Sting) or nothing."""
    source: int = -1

    def apply(self, t: Table) -> None:
        t.amber[self.seat] += self.amount


class AmberLost(Event):
    """A pool shrinks to the common supply."""

    seat: int
    amount: int
    source: int = -1

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, t.amber[self.seat])
        t.amber[self.seat] -= self.amount


class AmberStolen(Event):
    """Æmber goes from one pool to the other."""

    seat: int
    """Who steals."""
    amount: int
    source: int = -1

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, t.amber[1 - self.seat])
        t.amber[1 - self.seat] -= self.amount
        t.amber[self.seat] += self.amount


class AmberPaid(Event):
    """A player gives Æmber to the other."""

    seat: int
    """Who pays."""
    amount: int
    source: int = -1

    def apply(self, t: Table) -> None:
        t.amber[self.seat] -= self.amount
        t.amber[1 - self.seat] += self.amount


class AmberCaptured(Event):
    """Æmber goes from a pool onto a creature."""

    body: Body
    pool: int
    amount: int
    supply: bool = False
    """From the common supply: Æmber that would have been added to a pool."""

    def apply(self, t: Table) -> None:
        if not self.supply:
            self.amount = min(self.amount, t.amber[self.pool])
            t.amber[self.pool] -= self.amount
        self.body.amber += self.amount
        t.seen()


class AmberPlaced(Event):
    """Æmber from the common supply goes onto a card: an exalted creature, blood money."""

    body: Body
    amount: int

    def apply(self, t: Table) -> None:
        self.body.amber += self.amount
        t.seen()


class AmberMoved(Event):
    """Æmber moves between cards and pools without being gained, lost, stolen or captured."""

    amount: int
    from_body: Body | None = None
    from_pool: int = -1
    to_body: Body | None = None
    to_pool: int = -1
    """A pool, or -1 with no body either: the common supply."""

    def apply(self, t: Table) -> None:
        if self.from_body is not None:
            self.amount = min(self.amount, self.from_body.amber)
            self.from_body.amber -= self.amount
        elif self.from_pool >= 0:
            self.amount = min(self.amount, t.amber[self.from_pool])
            t.amber[self.from_pool] -= self.amount
        if self.to_body is not None:
            self.to_body.amber += self.amount
        elif self.to_pool >= 0:
            t.amber[self.to_pool] += self.amount
        t.seen()


class AmberSpent(Event):
    """What a key cost, from the pool and from cards that allow it."""

    seat: int
    amount: int
    from_cards: tuple[tuple[int, int], ...] = ()

    def apply(self, t: Table) -> None:
        t.amber[self.seat] -= self.amount
        for n, amount in self.from_cards:
            t.bodies[n].amber -= amount
        t.seen()


# Keys, chains, tide


class Forged(Event):
    """A key is turned to its forged side."""

    seat: int
    colour: str
    cost: int = 0

    def apply(self, t: Table) -> None:
        t.keys[self.seat] = (*t.keys[self.seat], self.colour)
        t.forged[self.seat] = (*t.forged[self.seat], self.colour)
        t.seen()


class Unforged(Event):
    """A forged key is turned back."""

    seat: int
    colour: str

    def apply(self, t: Table) -> None:
        t.keys[self.seat] = tuple(c for c in t.keys[self.seat] if c != self.colour)
        t.seen()


class Chained(Event):
    """A player gains chains, or sheds one."""

    seat: int
    amount: int

    def apply(self, t: Table) -> None:
        t.chains[self.seat] = max(0, min(t.switches.chain_cap, t.chains[self.seat] + self.amount))


class TideRaised(Event):
    """The tide is high for this seat and low for the other."""

    seat: int

    def apply(self, t: Table) -> None:
        t.tide = self.seat
        t.seen()


class Won(Event):
    """The third key: the match is over at once."""

    seat: int

    def apply(self, t: Table) -> None:
        t.over = True
        t.winner = self.seat


# The turn


class TurnBegan(Event):
    """A player becomes the active player; effects about this turn of theirs wake up, others run out."""

    UNSETTLES: ClassVar[bool] = True
    seat: int
    turn: int

    def apply(self, t: Table) -> None:
        t.turn = self.turn
        t.active = self.seat
        t.forged[self.seat] = ()
        if t.lasting:
            over = {e.serial for e in t.lasting if e.until == "start" and e.turn_of == self.seat}
            woken = [e for e in t.lasting if e.until == "next" and e.turn_of == self.seat]
            t.lasting = tuple(
                msgspec.structs.replace(e, until="turn") if e in woken else e
                for e in t.lasting
                if e.serial not in over
            )
            forget(t, over)
            for e in t.lasting:
                if any(e.serial == w.serial for w in woken):
                    hear_lasting(t, e)
        t.seen()


class TurnEnded(Event):
    """What lasted for the turn is over; counts of the turn begin anew."""

    UNSETTLES: ClassVar[bool] = True
    seat: int

    def apply(self, t: Table) -> None:
        one, other = t.played_before
        mine = tuple(t.played)
        t.played_before = (mine, other) if self.seat == 0 else (one, mine)
        t.played, t.used, t.discarded, t.slain = [], [], [], []
        t.house = ""
        t.omega = False
        for b in t.bodies.values():
            b.attacked = False
            b.armor_used = b.armor_seen = b.uses = 0
            b.spent = False
        if t.lasting:
            over = {e.serial for e in t.lasting if e.until == "turn"}
            t.lasting = tuple(e for e in t.lasting if e.serial not in over)
            forget(t, over)
        t.seen()


class CardsReadied(Event):
    """Step 4: the active player's exhausted cards become ready."""

    seat: int

    def apply(self, t: Table) -> None:
        for n in (*t.line[self.seat], *t.artifacts[self.seat]):
            t.bodies[n].exhausted = False


class HouseChosen(Event):
    """Step 2: the active house of the turn; empty when there was no valid choice."""

    seat: int
    house: str

    def apply(self, t: Table) -> None:
        t.house = self.house
        t.seen()


class TurnEnding(Event):
    """Step 5 is over: effects of the end of the turn resolve."""

    seat: int


class Announced(Event):
    """ "Check!": at the end of the turn the player could forge a key."""

    seat: int


class Mulligan(Event):
    """A player takes a new starting hand with one card less, or keeps the one it has."""

    seat: int
    took: bool


# Cards between zones out of play


class Drawn(Event):
    """Cards go from the top of a deck to the hand; only their owner sees them."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        deck, hand = t.deck[self.seat], t.hand[self.seat]
        for n in self.cards:
            deck.pop()
            hand.append(n)
        drawn(t, self.seat, self.cards)

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if seat == self.seat else ()


class Shuffled(Event):
    """A deck in a new order; what was known of its order is known no more."""

    REVEALS: ClassVar[bool] = True
    seat: int
    order: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.deck[self.seat][:] = self.order
        shuffled(t, self.seat)


class Moved(Event):
    """A card goes from one place out of play to another, or onto the stack of the card being played."""

    n: int
    seat: int
    """Whose zone it leaves."""
    place: str
    to: str
    to_seat: int
    open: bool = False
    """Shown to both players on its way."""
    discarded: bool = False
    top: bool = True

    def apply(self, t: Table) -> None:
        zone(t, self.place, self.seat).remove(self.n)
        put(t, self.n, self.to, self.to_seat, top=self.top)
        learn(t, self.n, self.seat, self.place, self.to, self.to_seat, open=self.open)
        if self.discarded and self.place == "hand" and self.seat == t.active:
            t.discarded.append(self.n)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,) if self.open or self.to in OPEN or self.to_seat == seat else ()


class Revealed(Event):
    """Cards are shown to one seat or to both, and stay where they are."""

    REVEALS: ClassVar[bool] = True
    cards: tuple[int, ...]
    to: int = -1
    """The seat that looks; -1 for both."""

    def apply(self, t: Table) -> None:
        for n in self.cards:
            for seat in (0, 1) if self.to < 0 else (self.to,):
                t.known[seat][n] = ()

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if self.to in (-1, seat) else ()


class Discarded(Event):
    """A card was discarded from a hand or deck: the notice that abilities wait for."""

    n: int
    seat: int
    place: str


class CardPut(Event):
    """A card goes under a card in play, face up (grafted) or face down."""

    n: int
    seat: int
    place: str
    body: Body
    face_down: bool = True

    def apply(self, t: Table) -> None:
        zone(t, self.place, self.seat).remove(self.n)
        self.body.under = (*self.body.under, self.n)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,) if seat == self.body.controller or not self.face_down else ()


# Into and out of play


class CardPlayed(Event):
    """A card is revealed to be played; it is in limbo until it enters play or goes to the discard pile."""

    n: int
    seat: int
    place: str
    of: int
    """Whose zone it comes from."""

    def apply(self, t: Table) -> None:
        t.played.append(self.n)
        if self.place == "under":
            for b in t.bodies.values():
                if self.n in b.under:
                    b.under = tuple(n for n in b.under if n != self.n)
        else:
            zone(t, self.place, self.of).remove(self.n)
        t.limbo[t.cast[self.n].owner].append(self.n)
        learn(t, self.n, self.of, self.place, "limbo", self.of, open=True)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,)


class EntersPlay(Event):
    """A card is placed: in a battleline, among the artifacts, or on a creature."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    place: int = -1
    """Its position in the battleline."""

    def apply(self, t: Table) -> None:
        b = self.body
        t.serial += 1
        b.born = t.serial
        t.limbo[b.owner].remove(b.n)
        if b.part >= 0:
            t.limbo[b.owner].remove(b.part)
        t.bodies[b.n] = b
        if b.kind == "creature":
            add_to_line(t, b, self.place)
        elif b.kind == "artifact":
            t.artifacts[b.controller].append(b.n)
        else:
            host = t.bodies[b.host]
            host.upgrades = (*host.upgrades, b.n)
        hear(t, b)
        t.seen()

    def shows(self, seat: int) -> Iterable[int]:
        return () if self.body.face_down and seat != self.body.controller else (self.body.n,)


class Entered(Event):
    """The notice that a card is in play now."""

    body: Body


class Played(Event):
    """The notice that a card has been played; its «Jugar:» abilities and those that follow share this
    window.
    """

    n: int
    seat: int
    type: str
    body: Body | None = None


class Left(Event):
    """A card leaves play for a place out of it; `body` is what it was, and is never written again."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    to: str
    to_seat: int
    destroyed: bool = False
    top: bool = True

    def apply(self, t: Table) -> None:
        remove_from_play(t, self.body)
        for n in (self.body.n,) if self.body.part < 0 else (self.body.n, self.body.part):
            put(t, n, self.to, self.to_seat, top=self.top)
            learn(t, n, self.body.controller, "play", self.to, self.to_seat, open=not self.body.face_down)
        t.seen()

    def shows(self, seat: int) -> Iterable[int]:
        return (self.body.n,)


class Gone(Event):
    """The notice that a card left play, after the Æmber on it went where it goes."""

    body: Body
    to: str


class WasDestroyed(Event):
    """The notice that a card was destroyed, wherever it went: those still in play hear it."""

    body: Body
    to: str

    def apply(self, t: Table) -> None:
        if self.body.in_fight:
            t.slain.append((self.body.n, self.body.controller))


class Kept(Event):
    """A card remembers cards that it purged, to give them back."""

    body: Body
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        self.body.purged = (*self.body.purged, *self.cards)


class ControlChanged(Event):
    """A card crosses to the other side, or back."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    seat: int
    place: int = -1

    def apply(self, t: Table) -> None:
        b = self.body
        if b.kind == "creature":
            t.line[b.controller].remove(b.n)
            b.controller = self.seat
            add_to_line(t, b, self.place)
        else:
            t.artifacts[b.controller].remove(b.n)
            b.controller = self.seat
            t.artifacts[self.seat].append(b.n)
        t.strayed = any(x.controller != x.home for x in t.bodies.values())
        t.seen()


class LineMoved(Event):
    """A creature takes another place in its battleline."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    place: int

    def apply(self, t: Table) -> None:
        line = t.line[self.body.controller]
        line.remove(self.body.n)
        line.insert(self.place, self.body.n)
        t.seen()


class Swapped(Event):
    """Two creatures of a battleline change places."""

    UNSETTLES: ClassVar[bool] = True
    one: Body
    other: Body

    def apply(self, t: Table) -> None:
        line = t.line[self.one.controller]
        i, j = line.index(self.one.n), line.index(self.other.n)
        line[i], line[j] = line[j], line[i]
        t.seen()


# Creatures


class DamageDealt(Event):
    """Damage that nothing prevented is put on a creature."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    amount: int
    by: int = -1
    """The card that deals it; -1 for a bonus icon."""
    fight: Body | None = None
    """The creature whose power deals it in a fight."""
    poison: bool = False
    done: int = 0

    def apply(self, t: Table) -> None:
        b = self.body
        if t.bodies.get(b.n) is not b:
            return
        b.damage += self.amount
        self.done = self.amount
        if self.fight is not None and self.amount:
            t.omens = (*t.omens, self)
        t.seen()


class Healed(Event):
    body: Body
    amount: int

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, self.body.damage)
        self.body.damage -= self.amount
        t.seen()


class Marked(Event):
    """A status or a counter is put on a card or taken off it."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    what: str
    """`stunned`, `warded`, `enraged`, `exhausted`, `power`, or the name of a counter."""
    amount: int = 1

    def apply(self, t: Table) -> None:
        b = self.body
        if self.what == "power":
            b.power_counters = max(0, b.power_counters + self.amount)
        elif self.what in STATUS:
            setattr(b, self.what, self.amount > 0)
        else:
            kept = dict(b.counters)
            kept[self.what] = max(0, kept.get(self.what, 0) + self.amount)
            b.counters = tuple(sorted((k, v) for k, v in kept.items() if v))
        t.seen()


class Readied(Event):
    body: Body

    def apply(self, t: Table) -> None:
        self.body.exhausted = False
        t.seen()


class Exhausted(Event):
    body: Body

    def apply(self, t: Table) -> None:
        self.body.exhausted = True
        t.seen()


class Tagged(Event):
    """Marked to be destroyed, or a mark taken away because something else happens instead."""

    body: Body
    on: bool = True

    def apply(self, t: Table) -> None:
        self.body.tagged = self.on
        if not self.on:
            self.body.killer, self.body.in_fight = -1, False


class Used(Event):
    """A card is used: fights, reaps, resolves an action, or shakes off its stun."""

    body: Body
    seat: int
    how: str

    def apply(self, t: Table) -> None:
        self.body.uses += 1
        t.used.append(self.body.n)


class UseDone(Event):
    """The notice after a card was used."""

    body: Body
    seat: int
    how: str


class Reaped(Event):
    body: Body
    seat: int


class BeforeFight(Event):
    body: Body
    foe: Body


class Fought(Event):
    """The notice after a creature was used to fight."""

    body: Body
    foe: Body
    seat: int
    survived: bool = True


class Flipped(Event):
    """A card in play is turned over, or counts as another card from now on."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    copy_of: object
    face_down: bool = False

    def apply(self, t: Table) -> None:
        drop_listeners(t, self.body.n)
        self.body.copy_of = self.copy_of  # type: ignore[assignment]
        self.body.face_down = self.face_down
        hear(t, self.body)
        t.seen()


class Began(Event):
    """A lasting effect begins."""

    UNSETTLES: ClassVar[bool] = True
    effect: Lasting

    def apply(self, t: Table) -> None:
        t.serial = self.effect.serial
        t.lasting = (*t.lasting, self.effect)
        hear_lasting(t, self.effect)
        t.seen()


class Ended(Event):
    """Lasting effects end."""

    UNSETTLES: ClassVar[bool] = True
    effects: tuple[Lasting, ...]

    def apply(self, t: Table) -> None:
        gone = {effect.serial for effect in self.effects}
        t.lasting = tuple(effect for effect in t.lasting if effect.serial not in gone)
        forget(t, gone)
        t.seen()


class WornOut(Event):
    """A lasting effect that applies a number of times has one less to go, or is over; some remember
    which card.
    """

    effect: Lasting
    ref: tuple[int, int] | None = None

    def apply(self, t: Table) -> None:
        old = self.effect
        about = old.about if self.ref is None else (*(old.about or ()), self.ref)
        rest = msgspec.structs.replace(old, left=old.left - 1, about=about)
        stays = rest.left > 0 or self.ref is not None
        t.lasting = tuple(
            rest if e.serial == rest.serial else e for e in t.lasting if e.serial != rest.serial or stays
        )
        forget(t, {rest.serial})
        if stays:
            hear_lasting(t, rest)
        t.seen()


class Spent(Event):
    """A card in play has given what it gives once each turn."""

    body: Body

    def apply(self, t: Table) -> None:
        self.body.spent = True


class Surfaced(Event):
    """A card that lay under one which left play goes to its owner's discard pile."""

    n: int
    seat: int

    def apply(self, t: Table) -> None:
        t.discard[self.seat].append(self.n)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,)
