"""tapete analyse: a record judged move by move."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from tapete.cli.options import Count, Flag, Whole, target, to_json
from tapete.cli.progress import Bar
from tapete.cli.records import load
from tapete.cli.simulate import executor
from tapete.cli.words import Lang, language, refuse
from tapete.kernel.record import replay
from tapete.simulation.analysis import Analysis, Question, moves_of
from tapete.simulation.analysis import analyse as judge
from tapete.simulation.analysis_page import analysis_page
from tapete.simulation.report import local, say

#: A person is shown this many of the dearest moves; the page and --json have all.
SHOWN = 12


def analyse(
    record: Path,
    *,
    seat: Count = 1,
    iterations: Count = 200,
    seed: Whole = 0,
    html: Path | None = None,
    link: str = "",
    jobs: Count | None = None,
    cluster: str | None = None,
    lang: Lang | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Judge each decision of a seat: its chance of winning before and after, and a better option.

    The search knows what that seat knew at the time, nothing more. Where only one thing could be done
    there is nothing to judge.

    Parameters
    ----------
    record
        A record, as `tapete play` and the server save them.
    seat
        Whose decisions, counted from 1.
    iterations
        How long the search thinks about each.
    seed
        Where the search's chance comes from.
    html
        Write a page with the curve and every move to this file.
    link
        The address of the game's replay on a server; the page's moves lead there.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Think on a Ray cluster at this address; “local” starts one on this machine.
    lang
        The language of the page: es or en.
    json
        Print everything for programs.
    """
    kept, spoken, page = load(record), language(lang), target(html)
    if seat > kept.seats:
        raise refuse("no-such-seat", seat=seat, seats=kept.seats)
    asked = Question(kept, seat - 1, iterations, seed, spoken)
    replay(kept)  # a record that no longer replays is refused as one
    count = len(moves_of(kept, seat - 1))
    with executor(cluster, jobs or os.cpu_count() or 1) as where, Bar(f"{kept.game}: moves", count) as bar:
        found = judge(asked, where, bar.advance)
    if page is not None:
        page.write_text(analysis_page(found, spoken, link), encoding="utf-8")
    if json:
        print(to_json(found))
    else:
        show(found, spoken)


def show(found: Analysis, lang: Lang) -> None:
    """The dearest moves as a table."""
    head = [say(lang, name) for name in ("move", "question", "chosen", "best", "before", "after", "lost")]
    grid = Grid(*head, box=SIMPLE)
    for m in sorted(found.moves, key=lambda m: (-m.lost, m.move))[:SHOWN]:
        shares = (local(f"{value:.0%}", lang) for value in (m.before, m.after, m.lost))
        grid.add_row(str(m.move), m.question, m.chosen, m.best, *shares)
    console = Console()
    console.print(grid)
    told = {"lost": found.lost * 100, "accuracy": round(found.accuracy * 100)}
    about = say(lang, "analysis-about", moves=len(found.moves), iterations=found.iterations, **told)
    console.print(about, highlight=False)
