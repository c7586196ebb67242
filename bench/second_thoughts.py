"""What a bot's choices are worth where they differ from greedy's: both are played to the end many times.

Greedy plays itself; now and then another bot is asked as well. Where it would choose something else, quick
players go on from both choices in the same sampled worlds, and the difference in wins is told by kind of question.

usage: .venv/bin/python bench/second_thoughts.py relic --bot search:200 --games 90 --times 24 --jobs 2
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from functools import partial
from multiprocessing import Pool
from statistics import fmean, stdev

import tapete
from tapete import Match, Option, Rng, Seat, bots
from tapete.bots.playout import imagine, judge, play_on, take

ASKED = 0.06
MOST_ANSWERS = 6000
#: different choices looked at in one game
LOOKED_AT = 6


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--bot", default="search:200")
    words.add_argument("--games", type=int, default=90)
    words.add_argument("--times", type=int, default=24)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--seed", type=int, default=100)
    given = words.parse_args()
    by_kind: dict[str, list[float]] = defaultdict(list)
    with Pool(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        for found in pool.imap_unordered(partial(compared, given.game, given.bot, given.times), seeds):
            for kind, gain in found:
                by_kind[kind].append(gain)
    tell("all", [gain for gains in by_kind.values() for gain in gains])
    for kind, gains in sorted(by_kind.items(), key=lambda one: sum(one[1])):
        tell(kind, gains)


def tell(kind: str, gains: list[float]) -> None:
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    print(f"{kind:20s} {len(gains):5d} choices  {fmean(gains) if gains else 0.0:+.4f} ± {error:.4f}")


def compared(game: str, name: str, times: int, seed: int) -> list[tuple[str, float]]:
    """One game: the kinds of question at which the bot would differ, and what that would bring."""
    rng = Rng(f"second thoughts {seed}")
    match = tapete.new_match(game, seats=2, seed=seed, checkpoints="action")
    players = [bots.make("greedy", number) for number in (1, 2)]
    found: list[tuple[str, float]] = []
    while not match.over and len(found) < LOOKED_AT:
        decision = match.pending[0]
        seat = match.seat(decision.seat)
        chosen = players[decision.seat].choose(seat, decision)
        if rng.fraction() < ASKED and not match.simultaneous:
            other = bots.make(name, seed).choose(seat, decision)
            if other.index != chosen.index:
                found.append((decision.kind, gained(seat, rng, other, chosen, times)))
        match.answer(chosen)
    return found


def gained(seat: Seat, rng: Rng, one: Option, other: Option, times: int) -> float:
    """The share of wins that one choice brings above another, in the same worlds with the same dice."""
    worlds = [world for _ in range(times) if (world := imagine(seat, rng)) is not None]
    gains = [ended(world, one, n) - ended(world, other, n) for n, world in enumerate(worlds)]
    return fmean(gains) if gains else 0.0


def ended(world: Match, choice: Option, seed: int) -> float:
    """The share of the victory of whoever chose, once quick players have played on."""
    match, advice = world.fork(), world.game.advice
    seat = match.pending[0].seat
    match.travel_light(seed)
    take(match, match.pending[0], choice.index)
    play_on(match, advice, Rng(seed), MOST_ANSWERS, turn=MOST_ANSWERS)
    return judge(match, advice)[seat]


if __name__ == "__main__":
    main()
