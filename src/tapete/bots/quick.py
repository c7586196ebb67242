"""The bot that does what the game itself would suggest to a quick player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.bots.playout import imagine
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat


class QuickBot:
    """Takes the game's advice on one world that fits its seat's view; looks no further."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(f"quick {seed}")

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """What a quick sensible player would take."""
        world = imagine(seat, self._rng)
        table = seat.glimpse(0) if world is None else world.table
        return decision.options[seat.advice.suggest(table, decision.ask, self._rng)]
