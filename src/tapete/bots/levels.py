"""The levels people choose: how much each sees is the game's to say (`attention` and `budgets` of its advice).

easy    looks one action ahead in one world and overlooks options, never all the promising ones
normal  looks one action ahead, or searches a few iterations a decision
hard    searches more of them
expert  searches as long as a second and a half
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.bots.greedy import GreedyBot
from tapete.bots.search import SearchBot
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.bots.opinion import Opinion
    from tapete.bots.protocol import Bot
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat


class EasyBot(GreedyBot):
    """Greedy, but does not see everything: it does something sensible and misses what is better."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, worlds=1)
        self._eye = Rng(f"eye {seed}")

    def _seen(self, seat: Seat, decision: Decision) -> Sequence[int]:
        """Each option now and then, and always one of the more promising half by the game's rules of thumb."""
        ask, advice, eye = decision.ask, seat.advice, self._eye
        every = range(len(ask.options))
        weights = advice.weigh(seat.glimpse(eye.below(1 << 30)), ask)
        ranked = sorted(every, key=weights.__getitem__, reverse=True) if weights else every
        better = ranked[: (len(ranked) + 1) // 2]
        seen = [i for i in every if eye.fraction() < advice.attention]
        return seen if any(i in better for i in seen) else [*seen, eye.choice(better)]


class Level:
    """Somebody who thinks as long as the game's advice says for a level."""

    def __init__(self, seed: int, place: int) -> None:
        self._seed = seed
        self._place = place
        self._thinker: GreedyBot | SearchBot | None = None

    @property
    def opinions(self) -> list[Opinion]:
        """What it thought of the options it was last asked about."""
        return self._thinker.opinions if self._thinker else []

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """What its thinker takes; who that is depends on the game at the table."""
        if self._thinker is None:
            budget = seat.advice.budgets[self._place]
            self._thinker = SearchBot(self._seed, iterations=budget) if budget else GreedyBot(self._seed)
        return self._thinker.choose(seat, decision)


def easy(seed: int, **budget: int) -> EasyBot:
    return EasyBot(seed)


def normal(seed: int, **budget: int) -> Bot:
    return Level(seed, 0)


def hard(seed: int, **budget: int) -> Bot:
    return Level(seed, 1)


def expert(seed: int, **budget: int) -> SearchBot:
    return SearchBot(seed, milliseconds=1500)
