"""What the games of a deck tell: how often it wins and against whom, its curve, houses and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from tapete.kernel.game import game as find
from tapete.simulation.lab import Tale, Trial, difference
from tapete.simulation.summary import Rate, Spread, rate, spread


class CardFigure(msgspec.Struct, frozen=True):
    """One card of the deck: how often the deck won the games in which it came up."""

    id: str
    name: str
    copies: int
    drawn: Rate
    """wins among the games in which at least one copy was drawn"""
    undrawn: Rate
    """wins among the others"""
    played: Rate
    """wins among the games in which at least one copy was played"""


class Point(msgspec.Struct, frozen=True):
    """What both sides had gathered after a turn, on average over the games that lasted so long."""

    turn: int
    games: int
    own: float
    theirs: float


class Choice(msgspec.Struct, frozen=True):
    """How often the deck chose a house, of all its turns and of its first three."""

    name: str
    turns: Rate
    early: Rate


class DeckReport(msgspec.Struct, frozen=True):
    """A deck measured; nothing in it depends on where the games were played."""

    game: str
    rules: str
    deck: str
    bot: str
    seed: int
    games: int
    wins: Rate
    by_seat: tuple[Rate, Rate]
    turns: Spread
    curve: tuple[Point, ...]
    choices: tuple[Choice, ...]
    cards: tuple[CardFigure, ...]
    matchups: dict[str, Rate]
    """by opponent, the best first"""


#: Turns that fewer of the games reach than this are left out of the curve.
LEAST_SHARE = 0.1


def deck_report(trial: Trial, tales: Sequence[Tale], lang: str = "en") -> DeckReport:
    """The figures of a trial."""
    return DeckReport(
        game=trial.game,
        rules=find(trial.game).rules,
        deck=trial.deck.name,
        bot=trial.bot,
        seed=trial.seed,
        games=len(tales),
        wins=won(tales),
        by_seat=(
            won(tale for tale in tales if trial.seat(tale.index) == 0),
            won(tale for tale in tales if trial.seat(tale.index) == 1),
        ),
        turns=spread(tale.turns for tale in tales),
        curve=tuple(curve(tales)),
        choices=tuple(choices(tales)),
        cards=tuple(cards(trial, tales, lang)),
        matchups=matchups(trial, tales),
    )


def won(tales: Iterable[Tale]) -> Rate:
    """The share of these games that the deck won."""
    line = [tale.won for tale in tales]
    return rate(sum(line), len(line))


def curve(tales: Sequence[Tale]) -> Iterable[Point]:
    """What both sides gather turn by turn."""
    longest = max((len(tale.own) for tale in tales), default=0)
    for turn in range(longest):
        there = [tale for tale in tales if len(tale.own) > turn]
        if len(there) < LEAST_SHARE * len(tales):
            return
        own, theirs = fmean(tale.own[turn] for tale in there), fmean(tale.theirs[turn] for tale in there)
        yield Point(turn + 1, len(there), round(own, 2), round(theirs, 2))


def choices(tales: Sequence[Tale]) -> Iterable[Choice]:
    """Which houses the deck lives on."""
    turns = Counter(house for tale in tales for house in tale.story.choices)
    early = Counter(house for tale in tales for house in tale.story.choices[:3])
    for name, count in turns.most_common():
        yield Choice(name, rate(count, turns.total()), rate(early[name], early.total()))


def cards(trial: Trial, tales: Sequence[Tale], lang: str) -> list[CardFigure]:
    """Every card, the one with which the deck wins most first."""
    decks, names = find(trial.game).decks, find(trial.game).cards()
    assert decks is not None
    copies: Counter[str] = Counter()
    for line in decks.sheet(trial.deck.deck, lang):
        copies[line["card"]["id"]] += line["count"]
    figures = []
    for id, count in copies.items():
        with_it = [tale for tale in tales if id in tale.story.drawn]
        without = [tale for tale in tales if id not in tale.story.drawn]
        used = [tale for tale in tales if id in tale.story.played]
        name = names[id].get(lang, id) if id in names else id
        figures.append(CardFigure(id, name, count, won(with_it), won(without), won(used)))
    return sorted(figures, key=lambda figure: (-figure.drawn.rate, figure.name))


def matchups(trial: Trial, tales: Sequence[Tale]) -> dict[str, Rate]:
    """How the deck does against each opponent, the best first."""
    met: dict[str, list[Tale]] = {}
    for tale in tales:
        met.setdefault(trial.opponent(tale.index).name, []).append(tale)
    found = {name: won(games) for name, games in met.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].rate, item[0])))


class Comparison(msgspec.Struct, frozen=True):
    """Two decks against the same opponents with the same seeds, and against each other."""

    first: DeckReport
    second: DeckReport
    gap: tuple[float, float, float]
    """how much more often the first wins against the same opponents, and the 95 % interval"""
    between: Rate
    """how often the first wins when they meet"""


def comparison(first: DeckReport, second: DeckReport, between: Rate) -> Comparison:
    """Two measured decks side by side."""
    return Comparison(first, second, difference(first.wins, second.wins), between)


def best_and_worst(
    found: dict[str, Rate], most: int = 3
) -> tuple[list[tuple[str, Rate]], list[tuple[str, Any]]]:
    """The best and the worst matchups; with few opponents none is told twice."""
    line = list(found.items())
    best = line[:most]
    return best, line[len(best) :][-most:][::-1]
