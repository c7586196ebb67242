"""What a decision costs with decks of each complete collection, beside those of the first one in the same run.

Random games between two generated decks of a collection, in rounds that take turns. CPU time of one core, the laying
of tables included; told are the middle round and the middle of the rounds' ratios to the first collection.

usage: .venv/bin/python bench/keyforge_sets.py --seconds 1 --rounds 9
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import tapete
from tapete.games.keyforge.cards.collections import collections, newcomer
from tapete.kernel.chance import Rng

MOST_TURNS = 400


def main() -> None:
    """Play every collection in turns and tell what a decision cost."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=1.0, help="CPU time of a collection in a round")
    words.add_argument("--rounds", type=int, default=9)
    given = words.parse_args()
    first = str(newcomer().set)
    rest = [str(one.set) for one in collections().values() if one.complete and str(one.set) != first]
    times: dict[str, list[float]] = {name: [] for name in (first, *rest)}
    for name in times:
        stretch(name, 0, 0.1)  # its cards are read before anything is measured
    for number in range(given.rounds):
        for name, found in times.items():
            found.append(stretch(name, number, given.seconds))
    print("µs a decision (middle round), and against the first collection (middle of the rounds)")
    for name, found in times.items():
        against = median(one / base for one, base in zip(found, times[first], strict=True))
        print(f"  {name:<6} {1e6 * median(found):6.2f}  {against:5.2f} times")


def stretch(name: str, number: int, seconds: float) -> float:
    """Seconds a decision of whole games, until so much CPU time has gone by."""
    decisions = 0
    seed = 1000 * number
    began = time.process_time()
    while time.process_time() < began + seconds:
        decisions += game(name, seed)
        seed += 1
    return (time.process_time() - began) / decisions


def game(name: str, seed: int) -> int:
    """How many decisions a random game had."""
    decks = [f"seed:{name}:{2 * seed}", f"seed:{name}:{2 * seed + 1}"]
    match, rng = tapete.new_match("keyforge", seed=seed, decks=decks, checkpoints="none"), Rng(f"sets {seed}")
    decisions = 0
    while not match.over and match.table.turn < MOST_TURNS:
        match.answer(rng.below(len(match.pending[0].ask.options)))
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
