"""How fast the rules run: CPU time of one core, random legal play."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from tapete.kernel.match import Match
from tapete.kernel.record import new_match
from tapete.simulation.job import derived

FORKS_AT_ONCE = 50
MOMENTS = 60
RECORDS = 5
STRETCH = 0.2


class Machine(msgspec.Struct, frozen=True):
    """Where the figures were measured."""

    python: str
    system: str
    processor: str
    cores: int
    compiled: bool
    """whether the rules run as compiled code"""


class Figures(msgspec.Struct, frozen=True):
    """What `tapete bench` measures; all times are CPU time."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    decisions: int
    us_per_decision: float
    us_per_decision_at_best: float
    """in the quickest of many short stretches: on a busy machine nearer to what an idle one gives"""
    games_per_second: float
    us_per_decision_with_checkpoints: float
    us_per_fork_between_actions: float | None
    us_per_fork_mid_action: float | None
    bytes_per_record: int
    decisions_per_game: float
    cpu_seconds: float
    machine: Machine


def measure(
    game: str,
    seats: int = 2,
    seed: int = 0,
    seconds: float = 5.0,
    options: dict[str, Any] | None = None,
    tell: Callable[[int], None] | None = None,
) -> Figures:
    """Measure a game; `tell` hears of tenths of a second of CPU time gone by."""
    bench = Bench(game, seats, seed, options or {}, tell)
    bench.game_once(0, "none")  # imports, caches and the first allocation are no part of playing
    games, decisions, cpu, best = bench.play_for(seconds, "none")
    _, kept_decisions, kept_cpu, _ = bench.play_for(seconds / 2, "action")
    between, within = bench.forks()
    first = bench.match(0, "none")
    return Figures(
        game=game,
        rules=first.game.rules,
        seats=seats,
        options=first.setup.options,
        seed=seed,
        games=games,
        decisions=decisions,
        us_per_decision=round(cpu / decisions * 1e6, 2),
        us_per_decision_at_best=round(best * 1e6, 2),
        games_per_second=round(games / cpu, 1),
        us_per_decision_with_checkpoints=round(kept_cpu / kept_decisions * 1e6, 2),
        us_per_fork_between_actions=between,
        us_per_fork_mid_action=within,
        bytes_per_record=bench.record_size(),
        decisions_per_game=round(decisions / games, 1),
        cpu_seconds=round(cpu, 2),
        machine=machine(),
    )


class Bench:
    """Random games of one kind, and clocks beside them."""

    def __init__(
        self, game: str, seats: int, seed: int, options: dict[str, Any], tell: Callable[[int], None] | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.tell = tell

    def match(self, index: int, checkpoints: str) -> Match:
        """One of the games, before its first answer."""
        seed = derived(self.seed, index)
        return new_match(self.game, seats=self.seats, seed=seed, checkpoints=checkpoints, **self.options)

    def moments(self, index: int, checkpoints: str) -> Iterator[Match]:
        """One game, looked at before each answer."""
        match = self.match(index, checkpoints)
        fraction = Random(derived(self.seed, index, 1)).random
        while not match.over:
            yield match
            answer_any(match, fraction)

    def game_once(self, index: int, checkpoints: str) -> int:
        """Play one game; the decisions it took."""
        match = self.match(index, checkpoints)
        fraction = Random(derived(self.seed, index, 1)).random
        decisions = 0
        while not match.over:
            answer_any(match, fraction)
            decisions += 1
        return decisions

    def play_for(self, seconds: float, checkpoints: str) -> tuple[int, int, float, float]:
        """Games, decisions and CPU seconds of playing for about so long, and the least seconds per decision."""
        games = decisions = 0
        spent, best = 0.0, float("inf")
        while spent < seconds:
            more, some, took = self.stretch(games, checkpoints, min(STRETCH, seconds))
            games, decisions, spent = games + more, decisions + some, spent + took
            best = min(best, took / some)
            if self.tell is not None:
                self.tell(round(took * 10))
        return games, decisions, spent, best

    def stretch(self, first: int, checkpoints: str, seconds: float) -> tuple[int, int, float]:
        """The same for one short stretch, beginning with game number `first`."""
        games = decisions = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds:
            decisions += self.game_once(first + games, checkpoints)
            games += 1
            spent = time.process_time() - began
        return games, decisions, spent

    def forks(self) -> tuple[float | None, float | None]:
        """µs per fork between actions and within one, averaged over moments of random games."""
        quiet: list[float] = []
        busy: list[float] = []
        index = 0
        while min(len(quiet), len(busy)) < MOMENTS and index < MOMENTS:
            for number, match in enumerate(self.moments(index, "action")):
                times = quiet if match.quiet else busy
                # Every seventh moment: far enough apart to be different, often enough to fill up soon.
                if number % 7 == index % 7 and len(times) < MOMENTS:
                    times.append(fork_time(match))
            index += 1
        return _mean(quiet), _mean(busy)

    def record_size(self) -> int:
        """Bytes of a finished game's record, on average."""
        sizes = []
        for index in range(RECORDS):
            for match in self.moments(index, "none"):
                last = match
            sizes.append(len(last.record().dump()))
        return round(fmean(sizes))


def answer_any(match: Match, fraction: Callable[[], float]) -> None:
    """Answer the first decision with any option."""
    decision = match.pending[0]
    index = int(fraction() * len(decision.ask.options))
    # Where only one decision waits, its index alone is the shortest way to say it.
    if match.simultaneous:
        match.answer(index, decision)
    else:
        match.answer(index)


def fork_time(match: Match) -> float:
    """µs per fork of a match as it stands now."""
    began = time.process_time_ns()
    for _ in range(FORKS_AT_ONCE):
        match.fork()
    return (time.process_time_ns() - began) / FORKS_AT_ONCE / 1e3


def machine() -> Machine:
    """The machine this runs on."""
    import tapete.kernel.match as rules

    return Machine(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        compiled=not str(rules.__file__).endswith(".py"),
    )


def _processor() -> str:
    """The processor's own name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown")


def _mean(times: list[float]) -> float | None:
    return round(fmean(times), 2) if times else None
