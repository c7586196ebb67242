"""Verbs about the wheel, the dice and cards that change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.games.seasons.events import ChangedOwner, RerolledDie
from tapete.games.seasons.rules import season
from tapete.games.seasons.rules.gate import happen
from tapete.games.seasons.table import Table
from tapete.kernel.chance import die
from tapete.kernel.flow import Flow

from ..questions import ask
from .base import Verb


@dataclass(frozen=True)
class MoveSeason(Verb):
    """Move the season marker up to so many spaces, forwards or backwards, at least one."""

    most: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        steps = [by for by in range(-self.most, self.most + 1) if by]
        by = yield from ask(seat, "move-season", steps, source=card)
        yield from season.move(t, by, seat, card)


@dataclass(frozen=True)
class RerollDie(Verb):
    """Roll one's season die again."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        face = yield from die(6)
        rolled = t.taken[seat] // 6 * 6 + face - 1
        yield from happen(t, [RerolledDie(seat, rolled, card)])


@dataclass(frozen=True)
class PassLeft(Verb):
    """Give this card to the player on the left, whatever their gauge."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from happen(t, [ChangedOwner(seat, (seat + 1) % t.seats, card)])
