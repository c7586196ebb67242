"""What activations cost. A Hand of Fortune never lowers them (appendix, «Mano de la Fortuna»)."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.seasons.printed import IS_FAMILIAR, PRINTED, once
from tapete.games.seasons.rules.crystals import lose
from tapete.games.seasons.rules.energy import ALL_ENERGIES, available, pay, some, spend_any
from tapete.games.seasons.rules.leaving import discard_from_hand, one_of_each, sacrifice
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from ..questions import ask
from .base import Cost
from .gains import empty_reserve


@dataclass(frozen=True)
class DiscardEnergy(Cost):
    """Discard tokens: of one's choice, or of one energy."""

    count: int
    of: int | None = None

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        have = available(t, seat)
        held = sum(have) if self.of is None else have[self.of]
        return None if held >= self.count else "few-tokens"

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        if self.of is None:
            yield from spend_any(t, seat, self.count, card)
        else:
            yield from pay(t, seat, some(self.of, self.count), card)


@dataclass(frozen=True)
class PayCrystals(Cost):
    """Lose crystals that one must have."""

    amount: int

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if t.crystals[seat] >= self.amount else "few-crystals"

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        yield from lose(t, [seat], self.amount, card, "paid")


@dataclass(frozen=True)
class PayForEach(Cost):
    """Lose X crystals, X at least one, and discard X equal tokens."""

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        if t.crystals[seat] < 1:
            return "few-crystals"
        return None if any(available(t, seat)) else "few-tokens"

    def pay(self, t: Table, seat: int, card: int) -> Flow[tuple[int, int]]:
        have = available(t, seat)
        energy = yield from ask(seat, "exchange-from", [e for e in ALL_ENERGIES if have[e]], source=card)
        counts = list(range(1, min(have[energy], t.crystals[seat]) + 1))
        count = yield from ask(seat, "exchange-how-many", counts, source=card, about=(energy,))
        yield from lose(t, [seat], count, card, "paid")
        yield from pay(t, seat, some(energy, count), card, "discarded")
        return energy, count


@dataclass(frozen=True)
class SacrificeThis(Cost):
    """Sacrifice the card itself."""

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        yield from sacrifice(t, seat, card, card)


@dataclass(frozen=True)
class DiscardReserve(Cost):
    """Discard every token of the reserve; none is enough (appendix, «Poción de los Sueños»)."""

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        yield from empty_reserve(t, seat, card)


@dataclass(frozen=True)
class SacrificeCards(Cost):
    """Sacrifice so many of one's cards in play; this one may be among them."""

    count: int

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if len(t.play[seat]) >= self.count else "few-cards"

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        for left in range(self.count, 0, -1):
            mine = t.play[seat]
            # Where all of them go there is nothing to choose: whatever hangs on the order is gone with them.
            options = one_of_each(t, mine) if len(mine) > left else mine[:1]
            chosen = yield from ask(seat, "sacrifice", options, source=card, about=(left,))
            yield from sacrifice(t, seat, chosen, card)


@dataclass(frozen=True)
class GiveUpFamiliar(Cost):
    """Discard a familiar from the hand or sacrifice one in play.

    A discarded familiar is shown: the others must be able to see that it is one.
    """

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        held = any(IS_FAMILIAR[c & PRINTED] for c in (*t.hand[seat], *t.play[seat]))
        return None if held else "no-familiar"

    def pay(self, t: Table, seat: int, card: int) -> Flow[None]:
        held = [c for c in (*once(t.hand[seat]), *one_of_each(t, t.play[seat])) if IS_FAMILIAR[c & PRINTED]]
        chosen = yield from ask(seat, "give-up", held, source=card)
        if chosen in t.hand[seat]:
            yield from discard_from_hand(t, seat, chosen, card)
        else:
            yield from sacrifice(t, seat, chosen, card)
