"""The levels people choose: how much each sees is the game's to say (`levels` of its advice).

easy    looks one action ahead in one world, overlooks options, never all the promising ones, and may misjudge
normal  the same with better eyes, or a search of a few iterations a decision
hard    looks one action ahead and sees all or most of it, or searches more
expert  searches as much as a person should wait for
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.bots.greedy import GreedyBot
from tapete.bots.opinion import Opinion
from tapete.bots.search import SearchBot
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.bots.protocol import Bot
    from tapete.kernel.advice import Skill
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat

#: So many seconds of its own a level thinks at most. A machine that needs them is several times slower than
#: those the levels were measured on: there a weaker answer is better than a person who waits.
LONGEST = 1.5


class CasualBot(GreedyBot):
    """Greedy, but does not see everything, nor quite as it is: it does something sensible and misses what is better."""

    def __init__(self, seed: int, skill: Skill) -> None:
        super().__init__(seed, skill.worlds)
        self._eye = Rng(f"eye {seed}")
        self._skill = skill

    def weighed(self, seat: Seat, decision: Decision, seen: Sequence[int]) -> list[Opinion]:
        """What the options it sees seem to be worth."""
        found = super().weighed(seat, decision, seen)
        return [self._blurred(opinion) for opinion in found] if self._skill.blur else found

    def _blurred(self, opinion: Opinion) -> Opinion:
        if not opinion.visits:
            return opinion
        error = self._skill.blur * (2 * self._eye.fraction() - 1)
        return Opinion(opinion.index, opinion.visits, opinion.value + error)

    def _seen(self, seat: Seat, decision: Decision) -> Sequence[int]:
        """Each option now and then, and always one of the more promising half by the game's rules of thumb."""
        ask, eye = decision.ask, self._eye
        every = range(len(ask.options))
        weights = seat.advice.weigh(seat.glimpse(eye.below(1 << 30)), ask)
        ranked = sorted(every, key=weights.__getitem__, reverse=True) if weights else every
        better = ranked[: (len(ranked) + 1) // 2]
        seen = [i for i in every if eye.fraction() < self._skill.attention]
        return seen if any(i in better for i in seen) else [*seen, eye.choice(better)]


class Level:
    """Somebody who sees and thinks as much as the game's advice says for a level."""

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
            self._thinker = thinker(self._seed, seat.advice.levels[self._place])
        return self._thinker.choose(seat, decision)


def thinker(seed: int, skill: Skill) -> GreedyBot | SearchBot:
    """Who plays like that."""
    if skill.iterations:
        return SearchBot(seed, iterations=skill.iterations, longest=LONGEST)
    if skill.attention < 1 or skill.blur:
        return CasualBot(seed, skill)
    return GreedyBot(seed, skill.worlds)


def easy(seed: int, **budget: int) -> Bot:
    return Level(seed, 0)


def normal(seed: int, **budget: int) -> Bot:
    return Level(seed, 1)


def hard(seed: int, **budget: int) -> Bot:
    return Level(seed, 2)


def expert(seed: int, **budget: int) -> Bot:
    return Level(seed, 3)
