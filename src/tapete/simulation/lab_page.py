"""A measured deck as a page."""

from __future__ import annotations

from math import ceil

from tapete.kernel.game import game as find
from tapete.simulation.lab_report import Comparison, DeckReport
from tapete.simulation.plots import Line, Mark, curves, grid, heading, intervals, page, paragraph
from tapete.simulation.report import say, share
from tapete.simulation.summary import Rate


def deck_page(found: DeckReport, lang: str) -> str:
    """The page of one deck."""
    return page(lang, say(lang, "deck-title", deck=found.deck), *deck_parts(found, lang))


def comparison_page(found: Comparison, lang: str) -> str:
    """Two decks side by side, then each in full."""
    both = (found.first, found.second)
    marks = [_mark(each.deck, each.wins) for each in both]
    parts = [
        paragraph(compared(found, lang)),
        intervals(say(lang, "wins"), marks, 0.0, 1.0, percent=True),
        curves(
            say(lang, "gathered"),
            [Line(each.deck, [point.own for point in each.curve]) for each in both],
            0.0,
            _most(*both),
            say(lang, "turns"),
        ),
    ]
    for each in both:
        parts += [heading(each.deck), *deck_parts(each, lang)]
    title = say(lang, "compare-title", first=found.first.deck, second=found.second.deck)
    return page(lang, title, *parts)


def compared(found: Comparison, lang: str) -> str:
    """A comparison in a sentence."""
    gap, low, high = (round(value * 100, 1) for value in found.gap)
    return say(
        lang,
        "compare-about",
        first=found.first.deck,
        second=found.second.deck,
        gap=gap,
        low=low,
        high=high,
        between=share(found.between),
        games=found.between.of,
    )


def about(found: DeckReport, lang: str) -> str:
    """A deck's result in a sentence."""
    return say(
        lang, "deck-about", games=found.games, bot=found.bot, wins=share(found.wins), rules=found.rules
    )


def deck_parts(found: DeckReport, lang: str) -> list[str]:
    """Everything about one deck."""
    rows = [_mark(name, each) for name, each in found.matchups.items()]
    cards = [_mark(card.name, card.drawn) for card in found.cards]
    lines = [
        Line(say(lang, "own"), [point.own for point in found.curve]),
        Line(say(lang, "theirs"), [point.theirs for point in found.curve]),
    ]
    return [
        paragraph(about(found, lang)),
        heading(say(lang, "gathered")),
        paragraph(say(lang, "gathered-about")),
        curves(say(lang, "gathered"), lines, 0.0, _most(found), say(lang, "turns")),
        heading(say(lang, "choices")),
        grid([say(lang, name) for name in ("house", "of-turns", "early-turns")], choice_rows(found, lang)),
        heading(say(lang, "matchups")),
        intervals(say(lang, "matchups"), rows, 0.0, 1.0, percent=True),
        heading(say(lang, "cards")),
        paragraph(say(lang, "cards-about")),
        intervals(say(lang, "when-drawn"), cards, 0.0, 1.0, percent=True),
        grid([say(lang, name) for name in CARD_HEAD], card_rows(found)),
    ]


CARD_HEAD = ("card", "copies", "when-drawn", "when-undrawn", "when-played")


def choice_rows(found: DeckReport, lang: str) -> list[list[str]]:
    """The houses, the most chosen first."""
    rules = find(found.game)
    return [[rules.choice_name(c.name, lang), share(c.turns), share(c.early)] for c in found.choices]


def card_rows(found: DeckReport) -> list[list[str]]:
    """The cards with their shares."""
    return [
        [card.name, str(card.copies), *(_told(each) for each in (card.drawn, card.undrawn, card.played))]
        for card in found.cards
    ]


def _told(each: Rate) -> str:
    return f"{share(each)} / {each.of}" if each.of else "–"


def _mark(name: str, each: Rate) -> Mark:
    return Mark(name, each.rate, each.low, each.high)


def _most(*found: DeckReport) -> float:
    values = [value for each in found for point in each.curve for value in (point.own, point.theirs)]
    return ceil(max([6.0, *values]) / 4) * 4.0
