"""One step ahead: try each option in a few sampled worlds and take what the game's advice likes best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.bots.opinion import Opinion
from tapete.bots.playout import by_thumb, finish_action, imagine, judge
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat


class GreedyBot:
    """Looks one action ahead."""

    def __init__(self, seed: int, worlds: int = 2) -> None:
        self._rng = Rng(f"greedy {seed}")
        self._worlds = worlds
        self.opinions: list[Opinion] = []

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """The option whose outcome looks best to this seat."""
        self.opinions = self.think(seat, decision)
        return decision.options[max(self.opinions, key=_rank).index]

    def think(self, seat: Seat, decision: Decision) -> list[Opinion]:
        """What each option is worth; what is overlooked is not tried."""
        if len(decision.ask.options) == 1:
            return [Opinion(0, 1, 0.0)]
        return self.weighed(seat, decision, self._seen(seat, decision))

    def weighed(self, seat: Seat, decision: Decision, seen: Sequence[int]) -> list[Opinion]:
        """What some of the options are worth, on the average of the same few worlds."""
        options = decision.ask.options
        advice, number = seat.advice, seat.number
        totals = [0.0] * len(options)
        for _ in range(self._worlds):
            world = imagine(seat, self._rng)
            if world is None:
                return by_thumb(seat, decision, self._rng)
            if advice.trust:
                _lean(totals, advice.trust, advice.weigh(world.table, decision.ask))
            luck = self._rng.below(1 << 30)
            for index in seen:
                trial = world.fork()
                trial.answer(index, decision.id)
                # The same luck for every option: what differs is what the option brought.
                finish_action(trial, advice, Rng(luck), number)
                totals[index] += judge(trial, advice)[number]
        return [
            Opinion(i, self._worlds, total / self._worlds) if i in seen else Opinion(i, 0, 0.0)
            for i, total in enumerate(totals)
        ]

    def _seen(self, seat: Seat, decision: Decision) -> Sequence[int]:
        """The options that are looked at: all of them."""
        return range(len(decision.ask.options))


def _lean(totals: list[float], trust: float, weights: Sequence[float]) -> None:
    """Take something from every option but the most promising: a few worlds are too few for much luck."""
    most = max(weights, default=0.0)
    for index, weight in enumerate(weights):
        totals[index] -= trust * (1 - weight / most)


def _rank(opinion: Opinion) -> tuple[int, float]:
    return opinion.visits, opinion.value
