"""Very many random games of KeyForge between generated decks of all complete collections, under both rulesets.

Every game must end or reach the turn limit without an exception; the table and its index are checked at the end of
each and, in one of so many, after every event. Tells which declared cards were never played or used.

usage: .venv/bin/python bench/keyforge_soak.py --games 200000 --jobs 2
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from multiprocessing import Pool

import tapete
from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.cards.registry import compiled, declarations
from tapete.games.keyforge.events import CardPlayed, Used
from tapete.games.keyforge.movement import rebuilt_index
from tapete.kernel.chance import Rng

MOST_TURNS = 400
CHECKED = 50
SETS = [str(one.set) for one in collections().values() if one.complete]


def main() -> None:
    """Share the games out and add up what happened."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=10_000)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    began = time.monotonic()
    total: Counter[str] = Counter()
    with Pool(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        for found in pool.imap_unordered(played, seeds, chunksize=50):
            total += found
        # They end by themselves, so that what they went through can be counted (docs/keyforge/coverage.md).
        pool.close()
        pool.join()
    tell(total, given.games, time.monotonic() - began)


def played(seed: int) -> Counter[str]:
    """One game; what it saw, or the error it broke with."""
    try:
        return _played(seed)
    except tapete.TapeteError as error:
        return Counter({f"broken: game {seed}: {error}": 1})


def _played(seed: int) -> Counter[str]:
    rng = Rng(f"soak {seed}")
    match = tapete.new_match(
        "keyforge",
        seed=seed,
        checkpoints="none",
        check=seed % CHECKED == 0,
        decks=[f"seed:{SETS[n // 3 % len(SETS)]}:{n}" for n in (2 * seed, 2 * seed + 1)],
        ruleset="2018" if seed % 4 == 0 else "2023",
    )
    t = match.table
    seen: Counter[str] = Counter()
    while not match.over and t.turn < MOST_TURNS:
        match.answer(rng.below(len(match.pending[0].ask.options)))
        seen["decisions"] += 1
    for event in match.events:
        if isinstance(event, CardPlayed):
            seen[f"played {t.cast[event.n].card.id}"] += 1
        elif isinstance(event, Used):
            seen[f"used {event.body.id}"] += 1
    t.check()
    if rebuilt_index(t) != t.index:
        seen[f"broken: game {seed}: the index is not what it should be"] += 1
    seen["ended" if match.over else "stopped at the turn limit"] += 1
    seen["turns"] += t.turn
    return seen


def usable(id: str) -> bool:
    """Whether a card in play can be used: a creature, or an artifact with an Action or Omni."""
    card = compiled(id, "2023")
    return card.type == "creature" or "action" in card.labels or "omni" in card.labels


def tell(total: Counter[str], games: int, seconds: float) -> None:
    """The figures, and what is missing."""
    cards = [id for id in declarations() if compiled(id, "2023").type != "tide"]
    unplayed = [id for id in cards if not total[f"played {id}"]]
    unused = [id for id in cards if usable(id) and not total[f"used {id}"]]
    broken = [line for line in total if line.startswith("broken")]
    print(
        f"{games} games in {seconds:.0f} s: {total['ended']} ended, {total['stopped at the turn limit']} stopped"
    )
    print(f"{total['turns'] / games:.1f} turns and {total['decisions'] / games:.0f} decisions a game")
    print(
        f"{len(cards) - len(unplayed)} of {len(cards)} cards played; never: {', '.join(unplayed) or 'none'}"
    )
    print(f"cards never used: {', '.join(unused) or 'none'}")
    print(f"{len(broken)} broken" + "".join(f"\n  {line}" for line in broken[:20]))


if __name__ == "__main__":
    main()
