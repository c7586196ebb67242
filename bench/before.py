"""Two commits in turns: the same random games, CPU time of one core, the median of the rounds' ratios.

With `--instructions` the machine instructions of a decision are counted instead, which a busy machine does not change:
each side plays its games once and twice under valgrind (`apt install valgrind`), and the second time is what counts.

The older commit is checked out into a temporary folder. Each side runs in a process of its own that stays
for the whole comparison, so imports and caches are paid once; within a round both play the same games, and
who begins alternates. What a busy machine does to one side it does to the other a moment later.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import comb
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("keyforge", "relic", "seasons")
#: games that a process plays before it is measured
WARM = 2
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")

# Only what every commit has had: new_match, pending, options and answer.
PLAYER = """
import json, sys, time
from random import Random
import tapete
def play(game, first, games):
    decisions, began = 0, time.process_time()
    for seed in range(first, first + games):
        match, fraction = tapete.new_match(game, seats=2, seed=seed), Random(seed).random
        while not match.over:
            pending = match.pending
            asked = pending[0]
            choice = int(fraction() * len(asked.ask.options))
            match.answer(choice, asked if len(pending) > 1 else None)
            decisions += 1
    return decisions, time.process_time() - began
for line in sys.stdin:
    print(json.dumps(play(*json.loads(line))), flush=True)
"""


def player(folder: Path, *under: str, stderr: int | None = None) -> subprocess.Popen[str]:
    """A process that plays what it is told, perhaps under a tool."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(
        [*under, sys.executable, "-c", PLAYER],
        env=environment, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, text=True,
    )  # fmt: skip


class Side:
    """One commit, playing in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = player(folder)

    def play(self, game: str, first: int, games: int) -> tuple[int, float]:
        """Decisions and CPU seconds of so many games."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, first, games]) + "\n")
        self.process.stdin.flush()
        told = self.process.stdout.readline()
        if not told:
            raise SystemExit(f"The games of {game} fell over; its traceback is above.")
        decisions, seconds = json.loads(told)
        return decisions, seconds

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """An older commit in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="before-") as place:
        folder = Path(place) / "then"
        git("worktree", "add", "--quiet", "--detach", str(folder), commit)
        try:
            yield folder
        finally:
            git("worktree", "remove", "--force", str(folder))


def git(*words: str) -> None:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Between which of the values the true median lies in nineteen cases of twenty, or all of them if few."""
    ordered, n = sorted(values), len(values)
    for k in range(n // 2, 0, -1):
        missed = 2 * sum(comb(n, i) for i in range(k)) / 2**n
        if missed <= 0.05:
            return ordered[k - 1], ordered[n - k]
    return ordered[0], ordered[-1]


def compared(game: str, then: Side, now: Side, rounds: int, seconds: float) -> dict[str, Any]:
    """One game, measured in turns."""
    for side in (then, now):
        side.play(game, 0, WARM)
    _, spent = then.play(game, WARM, WARM)
    games = max(1, round(seconds * WARM / max(spent, 1e-6)))
    cost: dict[Side, list[float]] = {then: [], now: []}
    for number in range(rounds):
        for side in (then, now) if number % 2 == 0 else (now, then):
            decisions, spent = side.play(game, 100 + number * games, games)
            cost[side].append(spent / decisions * 1e6)
    ratios = [new / old for old, new in zip(cost[then], cost[now], strict=True)]
    low, high = interval(ratios)
    return {
        "game": game,
        "us_then": round(median(cost[then]), 2),
        "us_now": round(median(cost[now]), 2),
        "change": round(median(ratios) - 1, 4),
        "low": round(low - 1, 4),
        "high": round(high - 1, 4),
        "rounds": rounds,
        "games_per_round": games,
    }


def instructions(folder: Path, game: str, games: int) -> float:
    """Machine instructions a decision of so many games, all that is made once being there already."""
    wish = json.dumps([game, 100, games]) + "\n"
    once, twice = (player(folder, *VALGRIND, stderr=subprocess.PIPE) for _ in range(2))
    (_, before), (decisions, after) = (
        counted(*process.communicate(wish * times)) for process, times in ((once, 1), (twice, 2))
    )
    return (after - before) / decisions


def counted(told: str, noted: str) -> tuple[int, int]:
    """The decisions of the games played last, and all instructions of that process."""
    found = re.search(r"I +refs: +([\d,]+)", noted)
    if found is None or not told:
        raise SystemExit(f"The games fell over:\n{noted}")
    return json.loads(told.splitlines()[-1])[0], int(found[1].replace(",", ""))


def weighed(game: str, then: Path, now: Path, games: int) -> dict[str, Any]:
    """One game, by instructions."""
    old, new = (instructions(folder, game, games) for folder in (then, now))
    change = round(new / old - 1, 4)
    return {
        "game": game,
        "instructions_then": round(old),
        "instructions_now": round(new),
        "change": change,
        "low": change,
        "high": change,
        "games": games,
    }


def told(row: dict[str, Any]) -> str:
    if "games" in row:
        then, now = row["instructions_then"], row["instructions_now"]
        return f"{row['game']:<10} {then:8,} -> {now:8,} instructions a decision   {row['change']:+7.1%}"
    return (
        f"{row['game']:<10} {row['us_then']:8.2f} -> {row['us_now']:8.2f} µs a decision   "
        f"{row['change']:+7.1%} [{row['low']:+.1%}, {row['high']:+.1%}]"
    )


def slower(row: dict[str, Any], limit: float) -> bool:
    """Whether a game got slower by more than so many per cent, and not by chance alone."""
    return bool(row["change"] * 100 > limit and row["low"] > 0)


def measurements(asked: argparse.Namespace, folder: Path) -> Iterator[dict[str, Any]]:
    """Every game by CPU time, both sides in turns."""
    sides = Side(folder), Side(ROOT)
    for game in asked.game or GAMES:
        yield compared(game, *sides, asked.rounds, asked.seconds)
    for side in sides:
        side.end()


def weighings(asked: argparse.Namespace, folder: Path) -> Iterator[dict[str, Any]]:
    """Every game by instructions."""
    for game in asked.game or GAMES:
        yield weighed(game, folder, ROOT, asked.games)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/before", description=__doc__.split("\n")[0])
    parser.add_argument("commit", help="what to compare this checkout with")
    parser.add_argument("--game", action="append", choices=GAMES, help="one game, or several; else all")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a side in a round")
    parser.add_argument(
        "--limit", type=float, default=3.0, help="fail when a game is slower by more per cent"
    )
    parser.add_argument("--instructions", action="store_true", help="count instructions under valgrind")
    parser.add_argument("--games", type=int, default=20, help="games of each, where instructions are counted")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = []
    with checked_out(asked.commit) as folder:
        for row in weighings(asked, folder) if asked.instructions else measurements(asked, folder):
            rows.append(row)
            if not asked.json:
                print(told(row), flush=True)
    if asked.json:
        print(json.dumps(rows, indent=2))
    return int(any(slower(row, asked.limit) for row in rows))


if __name__ == "__main__":
    sys.exit(main())
