"""Two commits in turns: the same random games, CPU time of one core, the median of the rounds' ratios.

The older commit is checked out into a temporary folder. Each side runs in a process of its own that stays
for the whole comparison, so imports and caches are paid once; within a round both play the same games, and
who begins alternates. What a busy machine does to one side it does to the other a moment later.
"""

from __future__ import annotations

import argparse
import json
import os
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


class Side:
    """One commit, playing in a process of its own."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env=environment, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

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


def told(row: dict[str, Any]) -> str:
    return (
        f"{row['game']:<10} {row['us_then']:8.2f} -> {row['us_now']:8.2f} µs a decision   "
        f"{row['change']:+7.1%} [{row['low']:+.1%}, {row['high']:+.1%}]"
    )


def slower(row: dict[str, Any], limit: float) -> bool:
    """Whether a game got slower by more than so many per cent, and not by chance alone."""
    return bool(row["change"] * 100 > limit and row["low"] > 0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/before", description=__doc__.split("\n")[0])
    parser.add_argument("commit", help="what to compare this checkout with")
    parser.add_argument("--game", action="append", choices=GAMES, help="one game, or several; else all")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a side in a round")
    parser.add_argument(
        "--limit", type=float, default=3.0, help="fail when a game is slower by more per cent"
    )
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with checked_out(asked.commit) as folder:
        sides = Side(folder), Side(ROOT)
        rows = []
        for game in asked.game or GAMES:
            rows.append(compared(game, *sides, asked.rounds, asked.seconds))
            if not asked.json:
                print(told(rows[-1]), flush=True)
        for side in sides:
            side.end()
    if asked.json:
        print(json.dumps(rows, indent=2))
    return int(any(slower(row, asked.limit) for row in rows))


if __name__ == "__main__":
    sys.exit(main())
