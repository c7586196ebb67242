"""Facts about tokens, crystals, gauges and bonuses, and how the table changes by each."""

from __future__ import annotations

from tapete.games.seasons.printed import GAUGE, NO_TOKENS, Tokens
from tapete.games.seasons.table import Table
from tapete.kernel.event import Event


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
