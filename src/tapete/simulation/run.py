"""Runs a job on an executor."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from tapete.kernel import words
from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.reason import Reason
from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import Job, Result, play

words.settle("simulation", "tapete.simulation")

R = TypeVar("R")

MOST_GAMES_AT_ONCE = 64


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be finished: a bug of ours, or a bad setting."""

    index: int
    sentence: str
    trace: str
    reason: Reason | None = None
    """why it was refused, if something that was asked for cannot be had"""


class GameFailed(TapeteError):
    """A game of a job fell over; `trace` tells where."""

    trace: str = ""


def run(
    job: Job, executor: Executor | None = None, tell: Callable[[int], None] | None = None
) -> list[Result]:
    """Play all games of a job, in order; `tell` hears how many more are done each time."""
    executor = executor or Local()
    try_first(job)
    results: list[Result] = []
    for played in executor.map(partial(play_some, job), chunks(job, executor.width)):
        if isinstance(played, Failure):
            raise failed(played)
        results += played
        if tell is not None:
            tell(len(played))
    return results


def try_first(job: Job) -> None:
    """Take one step of the first game, so that a wrong setting is refused before processes start."""
    play(msgspec.structs.replace(job, limit=1), job.first)


def chunks(job: Job, width: int) -> list[range]:
    """The numbers of the games in portions: large enough to be worth sending, small enough to share out."""
    size = max(1, min(MOST_GAMES_AT_ONCE, job.games // (width * 4)))
    end = job.first + job.games
    return [range(start, min(start + size, end)) for start in range(job.first, end, size)]


def play_some(job: Job, indices: Sequence[int]) -> list[Result] | Failure:
    """Play some of the games; the first that falls over is told instead."""
    return caught(partial(play, job), indices)


def caught(work: Callable[[int], R], indices: Sequence[int]) -> list[R] | Failure:
    """The results of some numbered games; the first that falls over is told instead."""
    results = []
    for index in indices:
        try:
            results.append(work(index))
        except Unreadable as error:
            return Failure(index, str(error), traceback.format_exc(), error.reason)
        except Exception as error:
            return Failure(index, str(error), traceback.format_exc())
    return results


def failed(failure: Failure) -> TapeteError:
    """The error for a game that fell over; a wrong name or setting is told as what it is."""
    if failure.reason is not None:
        return Unreadable.because(failure.reason)
    args = {"game": failure.index, "problem": failure.sentence or failure.trace.strip().splitlines()[-1]}
    error = GameFailed.because(Reason("game-failed", args, game="simulation"))
    assert isinstance(error, GameFailed)
    error.trace = failure.trace
    return error
