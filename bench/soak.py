"""Very many random games of every size and setting.

The table is checked at the end of every game and, in one of so many, after every event.

usage: .venv/bin/python bench/soak.py seasons --games 100000 --jobs 2
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

import tapete
from tapete.cli.options import settings
from tapete.cli.progress import Bar
from tapete.simulation import Job, Local, Result, Summary, run, summarise


def main() -> None:
    """Share the games out among the kinds of match there are, and tell how each kind went."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=10_000, help="in all")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--limit", type=int, default=None, help="decisions after which a game is given up")
    words.add_argument(
        "--checked", type=int, default=20, help="one game in so many is checked at every event"
    )
    words.add_argument("-o", "--option", action="append", default=[], help="NAME=VALUE to hold fast")
    given = words.parse_args()
    kinds = list(every_kind(given.game, settings(given.option)))
    each = -(-given.games // len(kinds))
    began = time.monotonic()
    print("| seats | settings | games | ended | turns | decisions | score |\n|---|---|---|---|---|---|---|")
    with Bar(f"{given.game}: games", each * len(kinds)) as bar:
        for seats, options in kinds:
            job = Job(given.game, each, seats, seed=given.seed, options=options, limit=given.limit)
            results = played(job, max(1, each // given.checked), Local(given.jobs), bar.advance)
            print(row(summarise(job, tapete.game(given.game).rules, results)), flush=True)
    seconds = time.monotonic() - began
    print(f"{each * len(kinds)} games in {seconds:.0f} s, {given.jobs} at once", file=sys.stderr)


def played(job: Job, checked: int, where: Local, tell: Callable[[int], None]) -> list[Result]:
    """All games of a job, the first of them checked at every event."""
    careful = structs.replace(job, games=checked, check=True)
    quick = structs.replace(job, first=checked, games=job.games - checked)
    return run(careful, where, tell) + (run(quick, where, tell) if quick.games else [])


def every_kind(game: str, fixed: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every choice of every setting that has choices and is not held fast."""
    rules = tapete.game(game)
    choices = {name: values for name, values in rules.settings.items() if values}
    choices |= {name: (value,) for name, value in fixed.items()}
    for seats, *values in itertools.product(rules.seats, *choices.values()):
        yield seats, dict(zip(choices, values))


def row(summary: Summary) -> str:
    """One kind of match as a line of a table."""
    options = ", ".join(f"{name} {value}" for name, value in summary.options.items()) or "–"
    ended = ", ".join(f"{count} {reason}" for reason, count in summary.reasons.items())
    scores = summary.by_seat[0].scores
    cells = (
        summary.seats,
        options,
        summary.games,
        ended,
        f"{summary.turns.least}–{summary.turns.most}",
        f"{summary.decisions.least}–{summary.decisions.most}",
        f"{scores.least} to {scores.most}" if scores else "–",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
