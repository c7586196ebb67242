"""tapete deck: make, show and convert decks, and measure them."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from msgspec import structs
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from tapete import bots
from tapete.cli.decks import collected, decks_of, read
from tapete.cli.options import Count, Flag, Pairs, Whole, settings, target, to_json
from tapete.cli.progress import Bar
from tapete.cli.simulate import executor
from tapete.cli.words import Lang, language, refuse
from tapete.simulation.executor import Executor
from tapete.simulation.lab import Named, Trial, try_out
from tapete.simulation.lab_page import (
    about,
    card_head,
    card_rows,
    cards_about,
    choice_rows,
    compared,
    comparison_page,
    deck_page,
    told,
)
from tapete.simulation.lab_report import DeckReport, best_and_worst, comparison, deck_report, won
from tapete.simulation.report import local, say, share

app = App(name="deck", help="Make, show, convert and measure decks.")
GAME = "keyforge"
#: As many columns of a card as a terminal holds; the page and --json have all.
COLUMNS = 6


@app.command
def generate(
    *, set: str | None = None, seed: Whole | None = None, form: str = "list", to: Path | None = None
) -> None:
    """Make a deck by chance, the same for the same seed.

    Parameters
    ----------
    set
        The collection it is made from, by its code; the first one if left out.
    seed
        Where its chance comes from; a new one each time if left out.
    form
        How it is written: list, json or vault.
    to
        The file to write; printed if left out.
    """
    decks, file = decks_of(GAME), target(to)
    made = decks.generate(set, secrets.randbits(48) if seed is None else seed)
    put(decks.write(made, form), file)


@app.command
def show(deck: str, *, lang: Lang | None = None, json: Annotated[bool, Flag] = False) -> None:
    """Tell a deck: its houses and cards.

    Parameters
    ----------
    deck
        A file in any form, the name of a real deck, or seed:7.
    lang
        Tell it in es or en.
    json
        Print it for programs, with each card's text.
    """
    decks, spoken = decks_of(GAME), language(lang)
    found = read(decks, deck)
    card, sheet = decks.card(found, spoken), decks.sheet(found, spoken)
    if json:
        beside = decks.beside(found, spoken)
        print(to_json({**card, "cards": sheet, "beside": beside, "note": decks.note(found, spoken)}))
        return
    print(f"{card['name']} ({card['set']})")
    if decks.note(found, spoken):
        print(decks.note(found, spoken))
    for house in card["houses"]:
        lines = [line for line in sheet if line["house"] == house]
        print(lines[0]["card"]["house_name"])
        for line in lines:
            print(f"  {line['count']} {line['card']['name']}")
    for one in decks.beside(found, spoken):
        print(f"{one['type_name'].capitalize()}: {one['name']}")


@app.command(name="import")
def import_(deck: str, *, to: Path | None = None) -> None:
    """Read a deck in any form, check that it can be played, and write it as Tapete's own JSON.

    Parameters
    ----------
    deck
        A file (a plain list, the JSON of the official vault, or our own), the link of a deck at a table, or the
        address or id of a printed deck in its publisher's vault.
    to
        The file to write; printed if left out.
    """
    decks, file = decks_of(GAME), target(to)
    found = read(decks, deck)
    decks.must_be_playable(found)
    put(decks.write(found, "json"), file)


@app.command
def ally(*parts: str, name: str = "", form: str = "list", to: Path | None = None) -> None:
    """Put a deck together from whole houses of two or three decks of one collection.

    Parameters
    ----------
    parts
        Three times a deck and one of its houses, as DECK:HOUSE; the deck is a file, a name or a seed.
    name
        What it is called; by the names of its decks if left out.
    form
        How it is written: list, json or vault.
    to
        The file to write; printed if left out.
    """
    decks, file = decks_of(GAME), target(to)
    told = [part.rpartition(":") for part in parts]
    for part, (deck, _, _) in zip(parts, told, strict=True):
        if not deck:
            raise refuse("no-part", part=part)
    made = decks.ally([(read(decks, deck), house) for deck, _, house in told], name)
    put(decks.write(made, form), file)


@app.command
def export(deck: str, *, form: str = "list", to: Path | None = None) -> None:
    """Write a deck in another form.

    Parameters
    ----------
    deck
        A file in any form, the name of a real deck, or seed:7.
    form
        How it is written: list, json or vault.
    to
        The file to write; printed if left out.
    """
    decks, file = decks_of(GAME), target(to)
    put(decks.write(read(decks, deck), form), file)


def put(text: str, to: Path | None) -> None:
    """Print a text, or write it to a file."""
    if to is None:
        print(text.rstrip("\n"))
    else:
        to.write_text(text, encoding="utf-8")


@dataclass(frozen=True)
class Measure:
    """How a deck is measured."""

    against: str = "gauntlet"
    "Whom it meets: “gauntlet” (the decks that come with Tapete), “learning”, or files, with commas."
    games: Count = 320
    "How many games; opponents take turns, and the seats change."
    bot: str = "greedy"
    "Who plays both sides."
    seed: Whole = 0
    "Where all chance comes from."
    option: Pairs = field(default_factory=list)
    "A setting of the game, as NAME=VALUE; may be repeated."
    limit: Count | None = None
    "Give a game up as lost after so many decisions."

    def trial(self, deck: str, lang: Lang) -> Trial:
        """The trial of one deck; it does not meet itself."""
        decks = decks_of(GAME)
        body = read(decks, deck)
        against = [Named(name, other) for name, other in collected(GAME, self.against, lang) if other != body]
        if not against:
            raise refuse("no-opponents", deck=deck)
        if decks.option in settings(self.option):
            raise refuse("decks-named", option=decks.option)
        bots.make(self.bot, 0)  # an unknown one is refused before anything is played
        named = Named(str(decks.card(body, lang)["name"]), body)
        return Trial(
            GAME, named, tuple(against), self.games, self.bot, self.seed, settings(self.option), self.limit
        )


def measured(trial: Trial, where: Executor, lang: Lang) -> DeckReport:
    """Play a trial with a bar."""
    with Bar(f"{trial.deck.name}: games", trial.games) as bar:
        return deck_report(trial, try_out(trial, where, bar.advance), lang)


@app.command
def rate(
    deck: str,
    *,
    how: Annotated[Measure, Parameter(name="*")] = Measure(),  # noqa: B008
    html: Path | None = None,
    jobs: Count | None = None,
    cluster: str | None = None,
    lang: Lang | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Measure a deck: how often it wins, its Æmber curve, houses, cards and matchups.

    Parameters
    ----------
    deck
        A file in any form, the name of a real deck, or seed:7.
    html
        Write a page with the plots to this file.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Play on a Ray cluster at this address; “local” starts one on this machine.
    lang
        Tell it in es or en.
    json
        Print the figures for programs.
    """
    spoken, page = language(lang), target(html)
    with executor(cluster, jobs or os.cpu_count() or 1) as where:
        found = measured(how.trial(deck, spoken), where, spoken)
    if page is not None:
        page.write_text(deck_page(found, spoken), encoding="utf-8")
    if json:
        print(to_json(found))
    else:
        show_report(found, spoken)


@app.command
def compare(
    first: str,
    second: str,
    *,
    how: Annotated[Measure, Parameter(name="*")] = Measure(),  # noqa: B008
    html: Path | None = None,
    jobs: Count | None = None,
    cluster: str | None = None,
    lang: Lang | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Measure two decks against the same opponents, with the same seeds, and against each other.

    Parameters
    ----------
    first
        A file in any form, the name of a real deck, or seed:7.
    second
        The other one.
    html
        Write a page with the plots to this file.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Play on a Ray cluster at this address; “local” starts one on this machine.
    lang
        Tell it in es or en.
    json
        Print the figures for programs.
    """
    spoken, page = language(lang), target(html)
    one, other = how.trial(first, spoken), how.trial(second, spoken)
    duel = structs.replace(one, against=(other.deck,))
    with executor(cluster, jobs or os.cpu_count() or 1) as where:
        both = [measured(trial, where, spoken) for trial in (one, other)]
        with Bar(f"{one.deck.name} – {other.deck.name}", duel.games) as bar:
            met = try_out(duel, where, bar.advance)
    found = comparison(both[0], both[1], won(met))
    if page is not None:
        page.write_text(comparison_page(found, spoken), encoding="utf-8")
    if json:
        print(to_json(found))
        return
    for each in both:
        Console().print(f"{each.deck}: {share(each.wins, spoken)}", highlight=False)
    Console().print(compared(found, spoken), highlight=False)


def show_report(found: DeckReport, lang: Lang) -> None:
    """A measured deck as tables."""
    console = Console()
    console.print(f"{found.deck}. {about(found, lang)}", highlight=False)
    best, worst = best_and_worst(found.matchups)
    matchups = Grid(say(lang, "best-matchups"), "", say(lang, "worst-matchups"), "", box=SIMPLE)
    for place in range(max(len(best), len(worst))):
        row: list[str] = []
        for side in (best, worst):
            row += [side[place][0], told(side[place][1], lang)] if place < len(side) else ["", ""]
        matchups.add_row(*row)
    houses = Grid(*(say(lang, name) for name in ("house", "of-turns", "early-turns")), box=SIMPLE)
    for row in choice_rows(found, lang):
        houses.add_row(*row)
    cards = Grid(*card_head(found, lang)[:COLUMNS], box=SIMPLE)
    for row in card_rows(found, lang):
        cards.add_row(*row[:COLUMNS])
    curve = Grid(say(lang, "turns"), say(lang, "own"), say(lang, "theirs"), box=SIMPLE)
    for point in found.curve[:: max(1, len(found.curve) // 10)]:
        curve.add_row(str(point.turn), local(f"{point.own:.1f}", lang), local(f"{point.theirs:.1f}", lang))
    for grid in (matchups, houses, curve, cards):
        console.print(grid)
    for sentence in cards_about(found, lang):
        console.print(sentence, highlight=False)
