"""Moments that permanent effects wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tapete.games.seasons.events import Activated, GameEnding, RoundEnded, Sacrificed, SeasonChanged, Summoned
from tapete.games.seasons.table import Table

from .base import Moment


@dataclass(frozen=True)
class SeasonChanges(Moment):
    event: ClassVar[type] = SeasonChanged


@dataclass(frozen=True)
class RoundEnds(Moment):
    event: ClassVar[type] = RoundEnded


@dataclass(frozen=True)
class GameEnds(Moment):
    event: ClassVar[type] = GameEnding


@dataclass(frozen=True)
class YouSummon(Moment):
    """The owner summons another card from the hand; a card does not see its own summoning."""

    event: ClassVar[type] = Summoned

    def concerns(self, t: Table, seat: int, card: int, event: Any) -> bool:
        return bool(event.seat == seat and event.card != card)


@dataclass(frozen=True)
class OpponentActivates(Moment):
    event: ClassVar[type] = Activated

    def concerns(self, t: Table, seat: int, card: int, event: Any) -> bool:
        return bool(event.seat != seat)


@dataclass(frozen=True)
class ThisIsSacrificed(Moment):
    event: ClassVar[type] = Sacrificed

    def concerns(self, t: Table, seat: int, card: int, event: Any) -> bool:
        return bool(event.card == card)
