"""How long each level of the bots takes for a decision, in whole games against itself, by CPU time.

usage: .venv/bin/python bench/pondering.py --games 2 [--game keyforge --level expert --seed 1 --json]
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

import tapete
from tapete import bots

GAMES = ("keyforge", "seasons", "relic")
LEVELS = ("easy", "normal", "hard", "expert")


def pondered(game: str, level: str, seed: int) -> list[float]:
    """Seconds for each decision of one game with two options or more."""
    match = tapete.new_match(game, seed=seed, checkpoints="action")
    seats = [bots.make(level, seed + seat) for seat in range(match.seats)]
    spent = []
    while not match.over:
        decision = match.pending[0]
        began = time.process_time()
        option = seats[decision.seat].choose(match.seat(decision.seat), decision)
        spent.append(time.process_time() - began)
        match.answer(option)
    return spent


def figures(spent: list[float]) -> dict[str, float]:
    """The middle, what 99 of 100 stay under, the longest, and how many took more than half a second."""
    ordered = sorted(spent)
    return {
        "decisions": len(ordered),
        "middle": median(ordered),
        "most_of_99": ordered[len(ordered) * 99 // 100],
        "longest": ordered[-1],
        "over_half": sum(one > 0.5 for one in ordered),
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", action="append", choices=GAMES)
    words.add_argument("--level", action="append", choices=LEVELS)
    words.add_argument("--games", type=int, default=1)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    for game in given.game or GAMES:
        for level in given.level or LEVELS:
            seeds = range(given.seed, given.seed + given.games)
            told = figures([one for seed in seeds for one in pondered(game, level, seed)])
            if given.json:
                print(json.dumps({"game": game, "level": level, **told}), flush=True)
                continue
            print(
                f"{game:9} {level:7} {told['decisions']:5.0f} decisions: {told['middle'] * 1e3:7.1f} ms in the middle, "
                f"99 of 100 under {told['most_of_99'] * 1e3:7.1f}, the longest {told['longest'] * 1e3:7.1f}, "
                f"{told['over_half']:.0f} over half a second",
                flush=True,
            )


if __name__ == "__main__":
    main()
