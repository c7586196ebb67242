"""The levels people choose: each a documented budget.

easy    looks one action ahead in one world and lets every fourth chance slip
normal  searches 150 iterations a decision
hard    searches as long as a second and a half
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.bots.greedy import GreedyBot
from tapete.bots.search import SearchBot
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat

#: One decision in so many is left to whim.
SLIPS = 4


class EasyBot(GreedyBot):
    """Greedy, but does not look every time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, worlds=1)
        self._whim = Rng(f"whim {seed}")

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """The best-looking option, or now and then any."""
        if self._whim.below(SLIPS) == 0:
            return self._whim.choice(decision.options)
        return super().choose(seat, decision)


def easy(seed: int, **budget: int) -> EasyBot:
    return EasyBot(seed)


def normal(seed: int, **budget: int) -> SearchBot:
    return SearchBot(seed, iterations=150)


def hard(seed: int, **budget: int) -> SearchBot:
    return SearchBot(seed, milliseconds=1500)
