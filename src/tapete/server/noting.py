"""What is noted of a finished game while it is watched once: how everybody stood, turn by turn.

A turn is here what people count the game by: in Seasons a round, in which everybody has a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tapete.kernel import words
from tapete.kernel.match import Match
from tapete.kernel.view_shape import Near


class Stand(NamedTuple):
    """The table as a turn began, or as the game ended."""

    move: int
    turn: int
    gathered: tuple[int, ...]
    near: dict[str, list[Near]]
    """in each language"""
    chances: Sequence[float]
    """by the game's own quick judgement: tables are judged best between turns"""


class Notes:
    """Gathers them."""

    def __init__(self) -> None:
        self.stands: list[Stand] = []

    def look(self, match: Match, move: int) -> None:
        """Note this moment if a turn begins with it, or the game is over."""
        turn = match.counted
        if self.stands and self.stands[-1].turn == turn and not match.over:
            return
        game, table = match.game, match.table
        gathered = tuple(game.gathered(table, seat) for seat in range(match.seats))
        near = {lang: _near(match, lang) for lang in words.LANGUAGES}
        self.stands.append(Stand(move, turn, gathered, near, tuple(game.advice.evaluate(table))))


def _near(match: Match, lang: str) -> list[Near]:
    race = getattr(match.game.view(match.table, None, lang), "race", None)
    return [] if race is None else race.near
