"""Amounts that depend on the table."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel import Flow
from ..components import POWER
from ..events import Revealed
from ..rules.decks import reveal
from ..rules.gate import happen
from ..table import Table
from .base import Maybe, Noun, Number, number
from .conditions import counted


@dataclass(frozen=True)
class Per:
    """So many for each of something."""

    what: Noun
    times: int = 1
    each: int = 1

    def of(self, t: Table, seat: int, source: int) -> int:
        return counted(t, seat, self.what, source) // self.each * self.times


@dataclass(frozen=True)
class Case:
    """A number if something holds, else another."""

    condition: Maybe
    n: int
    other: int = 0

    def of(self, t: Table, seat: int, source: int) -> int:
        assert self.condition is not None
        return self.n if self.condition.holds(t, seat, source) else self.other


@dataclass(frozen=True)
class Fates:
    """The sum of so many power numbers off the deck, and one more for each of your tokens."""

    n: int

    def of(self, t: Table, seat: int, source: int) -> int:
        raise TypeError("Fates is drawn, not counted")

    def draw(self, t: Table, seat: int) -> Flow[int]:
        cards = yield from reveal(t, POWER, self.n + t.players[seat].tokens)
        if cards:
            yield from happen(t, [Revealed(POWER, cards)])
        return sum(t.box.things[c].force for c in cards)


def drawn(n: Number, t: Table, seat: int, source: int) -> Flow[int]:
    """An amount that may have to be drawn."""
    if isinstance(n, Fates):
        return (yield from n.draw(t, seat))
    return number(n, t, seat, source)
