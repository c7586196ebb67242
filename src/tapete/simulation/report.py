"""A league as figures for programs and as a page for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tapete.kernel import words
from tapete.kernel.game import game as find
from tapete.simulation.league import League
from tapete.simulation.ledger import Played
from tapete.simulation.plots import Mark, grid, heading, intervals, page, paragraph
from tapete.simulation.ratings import Standing, meetings, standings
from tapete.simulation.summary import Rate, Spread, rate, spread


class Report(msgspec.Struct, frozen=True):
    """What a league found; nothing in it depends on where the games were played."""

    game: str
    rules: str
    shape: str
    seats: int
    seed: int
    options: dict[str, Any]
    games: int
    standings: list[Standing]
    by_bot: dict[str, Rate]
    """the share of wins of each bot, over all its decks; a game between two of the same bot is in none"""
    meetings: dict[str, dict[str, Rate]]
    turns: Spread


def report(league: League, games: Sequence[Played]) -> Report:
    """The figures of a league."""
    names = [entrant.name for entrant in league.entrants]
    return Report(
        game=league.game,
        rules=find(league.game).rules,
        shape=league.shape,
        seats=league.seats,
        seed=league.seed,
        options=dict(league.options),
        games=len(games),
        standings=standings(names, games),
        by_bot=by_bot(league, games),
        meetings=meetings(names, games),
        turns=spread(played.turns for played in games),
    )


def by_bot(league: League, games: Sequence[Played]) -> dict[str, Rate]:
    """What each bot won of the games in which no other seat was its own."""
    bot = {entrant.name: entrant.bot for entrant in league.entrants}
    found = {}
    for name in dict.fromkeys(bot.values()):
        among = [played for played in games if [bot[who] for who in played.who].count(name) == 1]
        won = sum(any(bot[played.who[seat]] == name for seat in played.winners) for played in among)
        found[name] = rate(won, len(among))
    return found


def say(lang: str, message: str, **args: Any) -> str:
    """A message of this room."""
    return words.of("simulation").format(lang, message, **args)


def local(figure: str, lang: str) -> str:
    """A figure as its language writes it: 57.1%, and 57,1 % in Spanish."""
    return figure.replace(".", ",").replace("%", "\N{NO-BREAK SPACE}%") if lang == "es" else figure


def share(rate: Rate, lang: str) -> str:
    """A share with its interval, for a cell."""
    return local(f"{rate.rate:.1%} ({rate.low:.0%}–{rate.high:.0%})", lang)


def league_page(found: Report, lang: str) -> str:
    """The page of a league: ratings and shares of wins plotted, and who beat whom."""
    names = [standing.name for standing in found.standings]
    title = say(lang, "league-title", game=find(found.game).names)
    about = say(
        lang, "league-about", games=found.games, entrants=len(names), seats=found.seats, rules=found.rules
    )
    rated = [Mark(s.name, s.rating.mu, s.rating.low, s.rating.high) for s in found.standings]
    won = [Mark(s.name, s.wins.rate, s.wins.low, s.wins.high) for s in found.standings]
    low, high = min(m.low for m in rated), max(m.high for m in rated)
    return page(
        lang,
        title,
        paragraph(about),
        heading(say(lang, "ratings")),
        paragraph(say(lang, "ratings-about")),
        intervals(say(lang, "ratings"), rated, low, high),
        heading(say(lang, "wins")),
        intervals(say(lang, "wins"), won, 0.0, 1.0, percent=True),
        standings_grid(found, lang),
        heading(say(lang, "meetings")),
        paragraph(say(lang, "meetings-about")),
        grid(["", *names], [[name, *(_met(found, name, other, lang) for other in names)] for name in names]),
    )


def standings_grid(found: Report, lang: str) -> str:
    """The table of a league."""
    head = [say(lang, name) for name in ("entrant", "rating", "interval", "wins", "interval", "games")]
    rows = [
        [
            s.name,
            local(f"{s.rating.mu:.2f}", lang),
            local(f"{s.rating.low:.1f}–{s.rating.high:.1f}", lang),
            local(f"{s.wins.rate:.1%}", lang),
            local(f"{s.wins.low:.1%}–{s.wins.high:.1%}", lang),
            str(s.wins.of),
        ]
        for s in found.standings
    ]
    return grid(head, rows)


def _met(found: Report, name: str, other: str, lang: str) -> str:
    met = found.meetings[name].get(other)
    return share(met, lang) if met else "–"
