"""tapete simulate: many games, and what they tell."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from tapete.cli.options import Count, Flag, Pairs, Whole, listed, settings, to_json
from tapete.cli.progress import Bar
from tapete.cli.words import refuse
from tapete.kernel.game import game as find
from tapete.simulation import Executor, Job, Local, Summary, run, summarise
from tapete.simulation.cluster import Cluster
from tapete.simulation.summary import Rate, Spread


@dataclass(frozen=True)
class Settings:
    """Which games to play, and how."""

    games: Count = 100
    "How many to play."
    bots: str = "random"
    "Who plays, by seat, with commas: random,random. A shorter list is repeated."
    seats: Count | None = None
    "How many seats; as many as bots are named if left out, or as few as the game takes."
    seed: Whole = 0
    "Where all chance comes from."
    option: Pairs = field(default_factory=list)
    "A setting of the game, as NAME=VALUE; may be repeated."
    first: Whole = 0
    "The number of the first game, to play some of a longer run again."
    rotate: Annotated[bool, Flag] = False
    "Let the bots move on by one seat each game."
    check: Annotated[bool, Flag] = False
    "Check the table after every event."
    limit: Count | None = None
    "Give a game up as unfinished after so many decisions."

    def job(self, game: str) -> Job:
        """The job that these settings mean."""
        players = listed(self.bots) or ("random",)
        return Job(
            game=game,
            games=self.games,
            seats=self.seats or max(len(players), find(game).seats[0]),
            bots=players,
            seed=self.seed,
            options=settings(self.option),
            first=self.first,
            rotate=self.rotate,
            check=self.check,
            limit=self.limit,
        )


def simulate(
    game: str,
    *,
    how: Annotated[Settings, Parameter(name="*")] = Settings(),  # noqa: B008
    jobs: Count | None = None,
    cluster: str | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Play many games and tell who wins, with which scores, after how long.

    The same seed gives the same results whatever the number of processes.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Play on a Ray cluster at this address in place of processes; “local” starts one on this machine.
    json
        Print the figures for programs.
    """
    job = how.job(game)
    with executor(cluster, jobs or os.cpu_count() or 1) as where, Bar(f"{game}: games", job.games) as bar:
        began = time.monotonic()
        results = run(job, where, bar.advance)
    seconds = time.monotonic() - began
    summary = summarise(job, find(game).rules, results)
    if json:
        print(to_json(summary))
    else:
        show(summary)
    # Time is no result: it goes where it disturbs no comparison.
    pace = f"{job.games} games in {seconds:.1f} s, {job.games / seconds:.0f} a second, {where.width} at once"
    print(pace, file=sys.stderr)


@contextmanager
def executor(cluster: str | None, jobs: int) -> Iterator[Executor]:
    """Where to play."""
    if cluster is None:
        yield Local(jobs)
        return
    try:
        found = Cluster(cluster)
    except (ConnectionError, RuntimeError, ValueError) as error:
        problem = " ".join(str(error).split()) or type(error).__name__
        raise refuse("no-cluster", cluster=cluster, problem=problem) from error
    with found as ray:
        yield ray


def show(summary: Summary) -> None:
    """The figures as tables."""
    console = Console()
    console.print(f"{summary.game}, rules {summary.rules}: {summary.games} games", highlight=False)
    console.print(f"{summary.seats} seats, seed {summary.seed}", highlight=False)
    console.print(_seats(summary))
    if len(summary.by_bot) > 1:
        console.print(_bots(summary))
    console.print(_lengths(summary))
    ends = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    console.print(f"Ended by: {ends}. Digest {summary.digest}.", highlight=False)


def _seats(summary: Summary) -> Grid:
    grid = Grid("seat", "bot", "wins", "95 %", "shared", "score", "least, median, most", box=SIMPLE)
    for chair in summary.by_seat:
        bot = "in turn" if summary.rotate else summary.bots[chair.seat]
        grid.add_row(str(chair.seat + 1), bot, *_rate(chair.wins), str(chair.shared), *_score(chair.scores))
    return grid


def _score(scores: Spread | None) -> tuple[str, str]:
    if scores is None:
        return "–", "–"
    return f"{scores.mean:.1f} ± {scores.sd:.1f}", f"{scores.least}, {scores.median}, {scores.most}"


def _rate(rate: Rate) -> tuple[str, str]:
    return f"{rate.rate:.1%}", f"{rate.low:.1%}–{rate.high:.1%}"


def _bots(summary: Summary) -> Grid:
    grid = Grid("bot", "chairs", "wins", "95 %", box=SIMPLE)
    for name, rate in summary.by_bot.items():
        grid.add_row(name, str(rate.of), *_rate(rate))
    return grid


def _lengths(summary: Summary) -> Grid:
    grid = Grid("per game", "mean", "sd", "least", "¼", "median", "¾", "most", box=SIMPLE)
    for name, s in (("turns", summary.turns), ("decisions", summary.decisions)):
        numbers = (s.least, s.quarter, s.median, s.three_quarters, s.most)
        grid.add_row(name, f"{s.mean:.1f}", f"{s.sd:.1f}", *map(str, numbers))
    return grid
