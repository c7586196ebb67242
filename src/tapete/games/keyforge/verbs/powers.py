"""What an ability may ask of a creature's power: a number, odd or even, equal to what is counted."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Protocol

from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.which import Test


@dataclass(frozen=True)
class PowerIs(Test):
    """Power at least, at most or exactly a number (or the number chosen)."""

    _: KW_ONLY
    least: int = 0
    most: int = 99
    chosen: bool = False

    code = "wrong-power"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.chosen:
            return power(t, b) == me.number
        return self.least <= power(t, b) <= self.most

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.type == "creature" and self.least <= copy.card.power <= self.most


class Counted(Protocol):
    """A number read from the table."""

    def value(self, t: Table, me: Source) -> int: ...


@dataclass(frozen=True)
class PowerEquals(Test):
    """Power equal to a number that is counted."""

    amount: Counted

    code = "wrong-power"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return power(t, b) == self.amount.value(t, me)


@dataclass(frozen=True)
class PowerParity(Test):
    """Odd power, or even."""

    odd: bool

    code = "wrong-power"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return power(t, b) % 2 == int(self.odd)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.type == "creature" and copy.card.power % 2 == int(self.odd)
