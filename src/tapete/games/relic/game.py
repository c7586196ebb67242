"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import BaseGame, Flow, Outcome
from .cards import base
from .rules.engagement import engage
from .rules.experience import gain_experience
from .rules.setup import set_up
from .rules.turn import begin
from .table import BEGIN, DEAL, ENGAGING, Table

#: turns of each player after which a game is called off
ROUNDS = (200, 100, 60, 400)


class Relic(BaseGame):
    """Relic for two to four players."""

    id = "relic"
    names = {"es": "Relic", "en": "Relic"}
    rules = "1"
    seats = range(2, 5)
    settings: Mapping[str, tuple[Any, ...]] = {"scenario": ("random",), "rounds": ROUNDS}

    def setup(self, seats: int, options: Mapping[str, Any]) -> Table:
        t = Table(base(), seats)
        t.limit = options["rounds"] * seats
        return t

    def flow(self, t: Table) -> Flow[None]:
        if t.step == ENGAGING:
            return engage(t)
        if t.step == BEGIN:
            return begin(t)
        if t.step == DEAL:
            return set_up(t)
        return gain_experience(t)

    def outcome(self, t: Table) -> Outcome | None:
        if not t.over:
            return None
        return Outcome(t.winners, tuple(p.level for p in t.players), self.reason(t.ending))


GAME = Relic()
