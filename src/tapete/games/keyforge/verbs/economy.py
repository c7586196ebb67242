"""Constant abilities about keys, hands and Æmber."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.rules.constants import (
    ChangesHandSize,
    ChangesKeyCost,
    ForbidsForging,
    InterceptsForging,
    LendsAmber,
    PreventsTheft,
    SkipsForgeStep,
    TakesSpentAmber,
)
from tapete.games.keyforge.rules.pile_constants import HauntsPlayer
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import (
    Steps,
    Who,
    opponent,
    run,
    you,
)
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.constants import Constant, Scoped
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class KeysCost(Constant, ChangesKeyCost):
    """Keys cost more or less."""

    amount: Number
    _: KW_ONLY
    who: Who = opponent

    def extra(self, t: Table, me: Source, seat: int) -> int:
        return value(self.amount, t, me) if seat in self.who.seats(t, me) and self.live(t, me) else 0


@dataclass(frozen=True)
class HandSize(Constant, ChangesHandSize):
    """Hands are refilled to more or fewer cards in step 5."""

    amount: Number
    _: KW_ONLY
    who: Who = you

    def extra(self, t: Table, me: Source, seat: int) -> int:
        return value(self.amount, t, me) if seat in self.who.seats(t, me) and self.live(t, me) else 0


@dataclass(frozen=True)
class IsHaunted(Constant, HauntsPlayer):
    """A player is haunted, however few cards lie in its discard pile."""

    _: KW_ONLY
    who: Who = you

    def haunts(self, t: Table, me: Source, seat: int) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class SkipsForging(Constant, SkipsForgeStep):
    """A player skips its "forge a key" step."""

    who: Who

    def skips(self, t: Table, me: Source, seat: int) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class CannotForge(Constant, ForbidsForging):
    """A player cannot forge keys, or not its first, second or third one."""

    who: Who
    _: KW_ONLY
    key: int = 0
    """Which one; 0 for any."""
    ahead: bool = False
    """Only who has more forged keys than the opponent."""

    def forbids(self, t: Table, me: Source, seat: int) -> bool:
        if self.ahead and len(t.keys[seat]) <= len(t.keys[1 - seat]):
            return False
        if self.key and len(t.keys[seat]) + 1 != self.key:
            return False
        return seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class BeforeForging(Constant, InterceptsForging):
    """When your opponent would forge a key on its turn, do this; where a condition holds then, something else happens
    and the key is not forged (v17.2 errata «Llave Falsificada»).
    """

    does: Steps
    stops: Condition
    then: Steps
    personal_word = True

    def intercepts(self, t: Table, me: Source, seat: int) -> bool:
        return seat != me.seat and t.active == seat and self.live(t, me)

    def stopped(self, t: Table, me: Source) -> Flow[bool]:
        yield from run(t, me, self.does, then=self.then)
        if not self.stops.holds(t, me):
            return False
        yield from run(t, me, self.then)
        return True


@dataclass(frozen=True)
class Purse(Scoped, LendsAmber):
    """A player may spend the Æmber on such cards when forging keys, as if it were in its pool; or the cards themselves,
    each as 1 Æmber: they are discarded, ward or not.
    """

    _: KW_ONLY
    who: Who = you
    whole: bool = False
    sways = False
    personal_word = True

    def lends(self, t: Table, me: Source, seat: int, b: Body) -> bool:
        return seat in self.who.seats(t, me) and self.applies(t, me, b)


@dataclass(frozen=True)
class TakesSpent(Constant, TakesSpentAmber):
    """You get all Æmber your opponent spends on keys."""


@dataclass(frozen=True)
class CannotBeStolen(Constant, PreventsTheft):
    """Your Æmber cannot be stolen."""

    def guards(self, t: Table, me: Source, seat: int) -> bool:
        return seat == me.seat and self.live(t, me)


def keys_cost(amount: Number, *, who: Who = opponent, only_if: Condition | None = None) -> KeysCost:
    """*Your opponent's keys cost +1*."""
    return KeysCost(amount, who=who, only_if=only_if)
