"""A job is a number of games; any one of them can be played anywhere and comes out the same."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from tapete import bots
from tapete.kernel.match import Match
from tapete.kernel.record import new_match


class Job(msgspec.Struct, frozen=True):
    """Which games to play."""

    game: str
    games: int
    seats: int = 2
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    options: dict[str, Any] = {}
    first: int = 0
    """the number of the first game; the others follow"""
    rotate: bool = False
    """whether the bots move on by one seat each game"""
    check: bool = False
    """whether the table is checked after every event, not only when the game ends"""
    limit: int | None = None
    """a number of decisions after which a game is given up as unfinished"""

    def seated(self, index: int) -> tuple[str, ...]:
        """Who sits where in one of the games; a shorter list of bots is repeated."""
        shift = index if self.rotate else 0
        return tuple(self.bots[(seat + shift) % len(self.bots)] for seat in range(self.seats))

    def match(self, index: int) -> Match:
        """One of the games, before its first answer."""
        return new_match(
            self.game,
            seats=self.seats,
            seed=derived(self.seed, index),
            check=self.check,
            checkpoints="none" if set(self.bots) == {"random"} else "action",  # bots that think fork
            **self.options,
        )


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How one game went."""

    index: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int
    decisions: int


def derived(seed: int, *path: int) -> int:
    """A seed for a part of a job: the same for the same numbers, unrelated for others."""
    name = ":".join(map(str, (seed, *path))).encode()
    return int.from_bytes(blake2b(name, digest_size=8, person=b"tapete-job").digest(), "little")


def play(job: Job, index: int, watch: Callable[[Match], None] | None = None) -> Result:
    """Play one of the job's games; `watch` is shown the match after each answer."""
    match = job.match(index)
    players = [bots.make(name, derived(job.seed, index, seat)) for seat, name in enumerate(job.seated(index))]
    seats = [match.seat(number) for number in range(job.seats)]
    decisions = 0
    while not match.over and decisions != job.limit:
        decision = match.pending[0]
        match.answer(players[decision.seat].choose(seats[decision.seat], decision))
        decisions += 1
        if watch is not None:
            watch(match)
    match.table.check()
    return result(match, index, decisions)


def result(match: Match, index: int, decisions: int) -> Result:
    """What a game leaves behind; one that was given up has no winners."""
    outcome = match.outcome
    if outcome is None:
        return Result(index, (), (), "unfinished", match.table.turn, decisions)
    return Result(index, outcome.winners, outcome.scores, outcome.reason.code, match.table.turn, decisions)
