"""tapete league: bots or decks meet, and are rated."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from tapete import bots as known_bots
from tapete.cli.decks import collected
from tapete.cli.options import Count, Flag, Pairs, Whole, listed, settings, target, to_json
from tapete.cli.progress import Bar
from tapete.cli.simulate import executor
from tapete.cli.words import Lang, language
from tapete.kernel.errors import Unreadable
from tapete.kernel.game import game as find
from tapete.kernel.reason import Reason
from tapete.simulation.league import Entrant, League, Shape, hold
from tapete.simulation.ledger import Ledger
from tapete.simulation.report import Report, league_page, report, say


@dataclass(frozen=True)
class Terms:
    """Who meets, and how often."""

    bots: str = "random,greedy"
    "Who takes part, with commas; with decks, every deck is played by every bot."
    decks: str = ""
    "For games with decks: “gauntlet”, “learning”, or files, with commas."
    games: Count = 10
    "How many games are played at each meeting; the seats change each game."
    shape: Shape = "robin"
    "Everybody meets everybody; only different bots meet; or neighbours on a ladder meet for some rounds."
    rounds: Count = 5
    "Rounds of a ladder."
    seats: Count | None = None
    "How many sit at a table; as few as the game takes if left out."
    seed: Whole = 0
    "Where all chance comes from."
    option: Pairs = field(default_factory=list)
    "A setting of the game, as NAME=VALUE; may be repeated."
    limit: Count | None = None
    "Give a game up as unfinished after so many decisions."

    def league(self, game: str) -> League:
        """The league that these terms mean."""
        rules = find(game)
        seats = self.seats or rules.seats[0]
        entrants = self.entrants(game)
        if len(entrants) < seats:
            raise Unreadable.because(Reason("few-entrants", {"seats": seats}, game="simulation"))
        return League(
            game=game,
            entrants=entrants,
            games=self.games,
            seats=seats,
            seed=self.seed,
            options=settings(self.option),
            shape=self.shape,
            rounds=self.rounds,
            limit=self.limit,
        )

    def entrants(self, game: str) -> tuple[Entrant, ...]:
        """The bots, or every deck with every bot."""
        names = tuple(dict.fromkeys(listed(self.bots)))
        for name in names:
            known_bots.make(name, 0)  # an unknown one is refused before anything is played
        if not self.decks:
            return tuple(Entrant(name, name) for name in names)
        decks: dict[str, Any] = {}
        for title, deck in collected(game, self.decks):
            decks[title if title not in decks else f"{title} ({len(decks) + 1})"] = deck
        only = len(names) == 1
        return tuple(
            Entrant(title if only else f"{title} / {name}", name, deck)
            for title, deck in decks.items()
            for name in names
        )


def league(
    game: str,
    *,
    terms: Annotated[Terms, Parameter(name="*")] = Terms(),  # noqa: B008
    results: Path | None = None,
    html: Path | None = None,
    jobs: Count | None = None,
    cluster: str | None = None,
    lang: Lang | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Let bots or decks meet and rate them, with intervals.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    results
        Keep each result in this file; if it exists, go on where it ends.
    html
        Write a page with the plots to this file.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Play on a Ray cluster at this address; “local” starts one on this machine.
    lang
        The language of the page and the table: es or en.
    json
        Print the figures for programs.
    """
    told, page = terms.league(game), target(html)
    ledger = Ledger(told.heading(), target(results))
    with executor(cluster, jobs or os.cpu_count() or 1) as where, Bar(f"{game}: games", told.total) as bar:
        games = hold(told, ledger, where, bar.advance)
    found = report(told, games)
    spoken = language(lang)
    if page is not None:
        page.write_text(league_page(found, spoken), encoding="utf-8")
    if json:
        print(to_json(found))
    else:
        show(found, spoken)


def show(found: Report, lang: Lang) -> None:
    """The standings as a table."""
    console = Console()
    head = [say(lang, name) for name in ("entrant", "rating", "interval", "wins", "interval", "games")]
    grid = Grid("", *head, box=SIMPLE)
    for s in found.standings:
        rating = (f"{s.rating.mu:.2f}", f"{s.rating.low:.1f}–{s.rating.high:.1f}")
        wins = (f"{s.wins.rate:.1%}", f"{s.wins.low:.1%}–{s.wins.high:.1%}", str(s.wins.of))
        grid.add_row(str(s.place), s.name, *rating, *wins)
    console.print(grid)
    if 1 < len(found.by_bot) < len(found.standings):
        by_bot = Grid("", *(say(lang, name) for name in ("wins", "interval", "games")), box=SIMPLE)
        for name, rate in found.by_bot.items():
            by_bot.add_row(name, f"{rate.rate:.1%}", f"{rate.low:.1%}–{rate.high:.1%}", str(rate.of))
        console.print(by_bot)
