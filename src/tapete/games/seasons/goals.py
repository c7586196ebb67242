"""What a Seasons puzzle may ask for: by the end of a turn, with the cards one sees."""

from __future__ import annotations

from typing import Any

from tapete.kernel.decision import Ask
from tapete.kernel.proof import Goal, TurnGoal

from .positions import snapshot
from .rules.score import score
from .table import Table

#: parts of a position that tell what came before, or lie face down
PAST = ("deck", "discard", "packs", "picks", "library", "memory")


class SeasonsGoal(TurnGoal):
    """The free part of a turn."""

    least, most = -200.0, 400.0

    def poses(self, t: Table, ask: Ask) -> bool:
        """Something to choose from, and few enough tokens that all ways to spend them can be tried."""
        seat = ask.seat
        return ask.kind == "act" and 4 <= len(ask.options) <= 9 and t.tokens(seat) <= 5 and self.fits(t, seat)

    def fits(self, t: Table, seat: int) -> bool:
        """Whether the goal means something at this table."""
        raise NotImplementedError

    def key(self, t: Table) -> Any:
        told = snapshot(t)
        told[2][4] = sorted(t.discard)
        return told

    def trim(self, position: dict[str, Any]) -> dict[str, Any]:
        """The same without its past: the draw pile is what lies nowhere else, in order."""
        kept = {k: v for k, v in position.items() if k not in PAST}
        players = [{k: v for k, v in player.items() if k not in PAST} for player in position["players"]]
        return kept | {"players": players}


class Score(SeasonsGoal):
    """The most points, counted as at the end of the game."""

    def fits(self, t: Table, seat: int) -> bool:
        return t.year >= 2

    def measure(self, start: Table, t: Table, seat: int) -> float:
        return float(t.scores[seat] if t.over else score(t, seat))


class Crystals(SeasonsGoal):
    """The most crystals on one's track."""

    def fits(self, t: Table, seat: int) -> bool:
        return t.round >= 4 and len(t.play[seat]) >= 2 and not t.ending

    def measure(self, start: Table, t: Table, seat: int) -> float:
        return float(t.crystals[seat])


GOALS: dict[str, Goal] = {"score": Score(), "crystals": Crystals()}
