"""Æmber, keys, chains, the tide."""

from __future__ import annotations

from typing import ClassVar

from tapete.games.keyforge.table import Body, Table
from tapete.kernel.event import Event


class AmberGained(Event):
    """A pool grows from the common supply, or from a card that left play."""

    seat: int
    amount: int
    why: str = ""
    """`reap`, `bonus`, `left` (it was on a creature), `spent` (The Sting) or nothing."""
    source: int = -1
    now: int = 0
    """The pool after it, for the story."""
    done: int = 0
    """How much was really gained: nothing, where something else happened instead."""
    left: int = 0
    """How much of that very Æmber nobody has taken yet."""

    def apply(self, t: Table) -> None:
        t.amber[self.seat] += self.amount
        self.done = self.left = self.amount
        self.now = t.amber[self.seat]


class AmberLost(Event):
    """A pool shrinks to the common supply."""

    seat: int
    amount: int
    source: int = -1
    now: int = 0

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, t.amber[self.seat])
        t.amber[self.seat] -= self.amount
        self.now = t.amber[self.seat]


class AmberStolen(Event):
    """Æmber goes from one pool to the other."""

    seat: int
    """Who steals."""
    amount: int
    source: int = -1
    now: int = 0
    done: int = 0
    """How much was really stolen: what is captured instead is not (v17.2 FAQ «Gargantodonte»)."""
    supply: bool = False
    """Taken from the common supply in the place of the other pool."""

    def apply(self, t: Table) -> None:
        if not self.supply:
            self.amount = min(self.amount, t.amber[1 - self.seat])
            t.amber[1 - self.seat] -= self.amount
        t.amber[self.seat] += self.amount
        if self.seat == t.active:
            one, other = t.stolen
            t.stolen = (one, other + self.amount) if self.seat else (one + self.amount, other)
        self.done = self.amount
        self.now = t.amber[self.seat]


class AmberPaid(Event):
    """A player gives Æmber to the other."""

    seat: int
    """Who pays."""
    amount: int
    source: int = -1
    done: int = 0

    def apply(self, t: Table) -> None:
        self.done = self.amount
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
        t.changed()


class AmberPlaced(Event):
    """Æmber from the common supply goes onto a card: an exalted creature, blood money."""

    body: Body
    amount: int
    exalts: int = -1
    """Who exalts the creature by it; -1 where it is only put there."""

    def apply(self, t: Table) -> None:
        self.body.amber += self.amount
        if self.exalts == t.active:
            t.deeds = (*t.deeds, ("exalt", self.body.n, self.body.controller))
        t.changed()


class AmberMoved(Event):
    """Æmber moves between cards and pools without being gained, lost, stolen or captured."""

    amount: int
    from_body: Body | None = None
    from_pool: int = -1
    to_body: Body | None = None
    to_pool: int = -1
    """A pool, or -1 with no body either: the common supply."""
    done: int = 0

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
        self.done = self.amount
        t.changed()


class AmberSpent(Event):
    """What a key cost, from the pool and from cards that allow it."""

    seat: int
    amount: int
    from_cards: tuple[tuple[int, int], ...] = ()

    def apply(self, t: Table) -> None:
        t.amber[self.seat] -= self.amount
        for n, amount in self.from_cards:
            t.bodies[n].amber -= amount
        t.changed()


class Forged(Event):
    """A key is turned to its forged side; power that counts keys may fall."""

    UNSETTLES: ClassVar[bool] = True
    seat: int
    colour: str
    cost: int = 0

    @property
    def done(self) -> int:
        """The Æmber that was spent on it, from wherever it came."""
        return self.cost

    def apply(self, t: Table) -> None:
        t.keys[self.seat] = (*t.keys[self.seat], self.colour)
        if self.seat == t.active:
            t.forged[self.seat] = (*t.forged[self.seat], self.colour)
        t.changed()


class Unforged(Event):
    """A forged key is turned back."""

    seat: int
    colour: str

    def apply(self, t: Table) -> None:
        t.keys[self.seat] = tuple(c for c in t.keys[self.seat] if c != self.colour)
        t.changed()


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
        t.changed()


class TideReset(Event):
    """The tide is neither high nor low for anybody."""

    def apply(self, t: Table) -> None:
        t.tide = -1
        t.changed()


class Won(Event):
    """The third key: the match is over at once."""

    seat: int

    def apply(self, t: Table) -> None:
        t.over = True
        t.winner = self.seat
