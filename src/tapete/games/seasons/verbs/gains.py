"""Verbs about energy, crystals and the gauge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tapete.games.seasons.events import (
    Crystallised,
    FedCard,
    LostEnergy,
    MayCrystallise,
    MovedGauge,
    StoredEnergy,
    TurnedReserve,
)
from tapete.games.seasons.rules.constants import extra
from tapete.games.seasons.rules.crystals import gain, lose, taken
from tapete.games.seasons.rules.energy import (
    ALL_ENERGIES,
    available,
    pay,
    pick_any,
    some,
    spendable,
    take,
    take_any,
)
from tapete.games.seasons.rules.gate import happen
from tapete.games.seasons.rules.leaving import sacrifice
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from ..questions import ask
from .amounts import Amount, amount_of
from .base import Verb
from .who import Who, you


def empty_reserve(t: Table, seat: int, card: int) -> Flow[None]:
    """Discard every token of a reserve; what lies on other cards is not part of it."""
    if t.tokens(seat):
        yield from happen(t, [LostEnergy(seat, t.reserve_of(seat), card, "discarded")])


@dataclass(frozen=True)
class Gain(Verb):
    """Gain crystals, tokens of one's choice, or tokens of a given energy."""

    commutes: ClassVar[bool] = True

    crystals: Amount = 0
    energy: Amount = 0
    of: int | None = None

    @property
    def balance(self) -> int:
        return int(self.crystals != 0)

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from gain(t, seat, amount_of(self.crystals, t, seat), card)
        tokens = amount_of(self.energy, t, seat)
        if self.of is None:
            yield from take_any(t, seat, tokens, card)
        else:
            yield from take(t, seat, some(self.of, tokens), card)


@dataclass(frozen=True)
class LoseCrystals(Verb):
    """Lose crystals, down to zero."""

    commutes: ClassVar[bool] = True

    amount: int
    who: Who = you

    @property
    def balance(self) -> int:
        return -self.amount if self.who == you else 0

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from lose(t, self.who.seats(t, seat, event), self.amount, card)


@dataclass(frozen=True)
class TakeCrystals(Verb):
    """Others give crystals, as far as they have them; one who has too few may cost the card itself."""

    commutes: ClassVar[bool] = True

    amount: int
    who: Who
    or_sacrifice: bool = False

    @property
    def balance(self) -> int:
        return self.amount

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        complete = yield from taken(t, seat, self.who.seats(t, seat, event), self.amount, card)
        if self.or_sacrifice and not complete:
            yield from sacrifice(t, seat, card, card)


@dataclass(frozen=True)
class Raise(Verb):
    """Move the summoning gauge, up or down."""

    by: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from happen(t, [MovedGauge(seat, self.by, card)])


@dataclass(frozen=True)
class Store(Verb):
    """Take tokens of one's choice and lay them on this card."""

    count: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        picked = yield from pick_any(t, seat, self.count, card)
        yield from happen(t, [StoredEnergy(seat, card, picked)])


@dataclass(frozen=True)
class Feed(Verb):
    """Lay one token on this card; with the last one it is sacrificed for its tokens and crystals."""

    full: int
    crystals: int

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if any(available(t, seat)) else "few-tokens"

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        energy, lay = yield from ask(seat, "feed", spendable(t, seat), source=card)
        yield from happen(t, [FedCard(seat, card, energy, lay)])
        held = t.stored[card]
        if sum(held) >= self.full:
            yield from sacrifice(t, seat, card, card)
            yield from gain(t, seat, self.crystals, card)
            yield from take(t, seat, held, card)


@dataclass(frozen=True)
class CrystalliseEqual(Verb):
    """Crystallise some equal tokens for a fixed sum, and what else crystallising brings."""

    count: int
    crystals: int

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if max(available(t, seat)) >= self.count else "few-equal"

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        have = available(t, seat)
        options = [e for e in ALL_ENERGIES if have[e] >= self.count]
        energy = yield from ask(seat, "crystallise-equal", options, source=card, about=(self.count,))
        yield from pay(t, seat, some(energy, self.count), card, "crystallised")
        yield from gain(t, seat, self.crystals + self.count * extra(t, seat), card)


@dataclass(frozen=True)
class CrystalliseReserve(Verb):
    """Crystallise the whole reserve at a rate of its own, and what else crystallising brings.

    Silent in the book: the crystallising bonus counts here as it does for the Balance.
    """

    rate: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        each = self.rate + extra(t, seat)
        held = t.reserve_of(seat)
        yield from happen(
            t, [Crystallised(seat, e, held[e], held[e] * each, 0, card) for e in ALL_ENERGIES if held[e]]
        )


@dataclass(frozen=True)
class AllowCrystallising(Verb):
    """Crystallising is allowed for the rest of the turn."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from happen(t, [MayCrystallise(seat, card)])


@dataclass(frozen=True)
class LoseReserve(Verb):
    """Discard every token of the reserve."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from empty_reserve(t, seat, card)


@dataclass(frozen=True)
class TurnReserve(Verb):
    """All tokens of reserves become one energy."""

    into: int
    who: Who

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        touched = [s for s in self.who.seats(t, seat, event) if t.tokens(s)]
        yield from happen(t, [TurnedReserve(s, self.into, card) for s in touched])


@dataclass(frozen=True)
class TakeAnother(Verb):
    """Take as many tokens as were discarded, all of one other energy."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        energy, count = event
        others = [e for e in ALL_ENERGIES if e != energy]
        into = yield from ask(seat, "exchange-into", others, source=card, about=(energy, count))
        yield from take(t, seat, some(into, count), card)


@dataclass(frozen=True)
class IfPaid(Verb):
    """Something that is had if an energy was among those paid for the card."""

    energy: int
    then: Verb

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if event.paid >> self.energy & 1:
            yield from self.then.resolve(t, seat, card, event)


@dataclass(frozen=True)
class Each(Verb):
    """Seats do something one after the other, in turn order."""

    who: Who
    steps: tuple[Verb, ...]

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        for other in self.who.seats(t, seat, event):
            for step in self.steps:
                yield from step.resolve(t, other, card, event)
