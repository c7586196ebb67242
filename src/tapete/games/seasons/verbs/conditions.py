"""Conditions on permanent and immediate effects."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.seasons.printed import IS_FAMILIAR
from tapete.games.seasons.table import Table

from .base import Condition


@dataclass(frozen=True)
class ReserveAtLeast(Condition):
    """The reserve, a Grimoire's tokens included, holds so many tokens or more."""

    tokens: int

    def holds(self, t: Table, seat: int, card: int) -> bool:
        return t.tokens(seat) >= self.tokens


@dataclass(frozen=True)
class ReserveAtMost(Condition):
    """The reserve, a Grimoire's tokens included, holds so many tokens or fewer."""

    tokens: int

    def holds(self, t: Table, seat: int, card: int) -> bool:
        return t.tokens(seat) <= self.tokens


@dataclass(frozen=True)
class MostCards(Condition):
    """More cards in play than every opponent; a tie is not enough."""

    def holds(self, t: Table, seat: int, card: int) -> bool:
        mine = len(t.play[seat])
        return all(len(t.play[other]) < mine for other in t.opponents(seat))


@dataclass(frozen=True)
class NoFamiliars(Condition):
    """No familiar in play; familiars in hand do not matter."""

    def holds(self, t: Table, seat: int, card: int) -> bool:
        return t.count(seat, IS_FAMILIAR) == 0


@dataclass(frozen=True)
class AloneRichest(Condition):
    """More crystals than every opponent; a tie is not enough."""

    def holds(self, t: Table, seat: int, card: int) -> bool:
        mine = t.crystals[seat]
        return all(t.crystals[other] < mine for other in t.opponents(seat))
