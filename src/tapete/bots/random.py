"""The bot that takes any option."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat


class RandomBot:
    """Takes any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        # Chance of the game comes from the match; this is the bot's own whim, so `random` may serve it.
        self._fraction = Random(seed).random

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """Any option."""
        options = decision.options
        return options[int(self._fraction() * len(options))]
