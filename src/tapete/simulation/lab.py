"""The deck lab: one deck against many, and what its games tell about it and its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Any

import msgspec

from tapete.kernel.chronicle import Chronicle
from tapete.kernel.game import game as find
from tapete.kernel.match import Match
from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import Job, play
from tapete.simulation.run import Failure, caught, failed
from tapete.simulation.summary import Rate


class Named(msgspec.Struct, frozen=True):
    """A deck with its name."""

    name: str
    deck: Any


class Trial(msgspec.Struct, frozen=True):
    """A deck to be measured: against whom, how often, and who plays both sides."""

    game: str
    deck: Named
    against: tuple[Named, ...]
    games: int
    bot: str = "greedy"
    seed: int = 0
    options: dict[str, Any] = {}
    limit: int | None = None

    def opponent(self, index: int) -> Named:
        """Opponents take turns."""
        return self.against[index % len(self.against)]

    def seat(self, index: int) -> int:
        """The deck changes its seat each time all opponents have been met."""
        return index // len(self.against) % 2

    def job(self, index: int) -> Job:
        """One game of the trial."""
        decks = find(self.game).decks
        assert decks is not None
        sides = [self.deck.deck, self.opponent(index).deck]
        options = self.options | {decks.option: sides if self.seat(index) == 0 else sides[::-1]}
        return Job(
            game=self.game,
            games=1,
            bots=(self.bot,),
            seed=self.seed,
            options=options,
            first=index,
            limit=self.limit,
        )


class Tale(msgspec.Struct, frozen=True, array_like=True):
    """One game of a trial, told from the side of the deck that is measured."""

    index: int
    won: bool
    turns: int
    story: Chronicle
    own: tuple[int, ...]
    """what it had gathered after each turn"""
    theirs: tuple[int, ...]


class Watch:
    """Notes what both sides have gathered whenever a turn is over."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.curves: tuple[list[int], list[int]] = ([], [])
        self._turn = 0

    def __call__(self, match: Match) -> None:
        self.match = match
        ended = match.table.turn - max(1, self._turn) + match.over
        self._turn = match.table.turn
        for seat, curve in enumerate(self.curves):
            curve += [match.game.gathered(match.table, seat)] * ended


def tell(trial: Trial, index: int) -> Tale:
    """Play one game of a trial and tell it."""
    watch = Watch()
    result = play(trial.job(index), index, watch)
    match, seat = watch.match, trial.seat(index)
    assert match is not None
    stories = match.game.chronicle(match.table, match.events)
    own, theirs = watch.curves[seat], watch.curves[1 - seat]
    story = stories[seat] if stories else Chronicle()
    return Tale(index, seat in result.winners, result.turns, story, tuple(own), tuple(theirs))


def try_out(
    trial: Trial, executor: Executor | None = None, told: Callable[[int], None] | None = None
) -> list[Tale]:
    """Play all games of a trial, in order; `told` hears how many more are done."""
    executor = executor or Local()
    for index in range(len(trial.against)):
        trial.job(index).match(index)  # a deck that cannot be played is refused before processes start
    size = max(1, min(16, trial.games // (executor.width * 4)))
    portions = [range(start, min(start + size, trial.games)) for start in range(0, trial.games, size)]
    tales: list[Tale] = []
    for some in executor.map(partial(tell_some, trial), portions):
        if isinstance(some, Failure):
            raise failed(some)
        tales += some
        if told is not None:
            told(len(some))
    return tales


def tell_some(trial: Trial, indices: Sequence[int]) -> list[Tale] | Failure:
    """Some games of a trial; the first that falls over is told instead."""
    return caught(partial(tell, trial), indices)


Gap = tuple[float, float, float]


def difference(one: Rate, other: Rate) -> Gap:
    """How much more often one wins than the other, with Newcombe's 95 % interval of a difference."""
    gap = one.rate - other.rate
    low = gap - sqrt((one.rate - one.low) ** 2 + (other.high - other.rate) ** 2)
    high = gap + sqrt((one.high - one.rate) ** 2 + (other.rate - other.low) ** 2)
    return round(gap, 4), round(low, 4), round(high, 4)
