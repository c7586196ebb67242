"""What the games of a deck tell: how often it wins and against whom, its curve, houses and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from statistics import fmean
from typing import Any

import msgspec

from tapete.kernel.game import game as find
from tapete.simulation.lab import Gap, Tale, Trial, difference
from tapete.simulation.summary import Z_95, Rate, Spread, rate, spread

#: From fewer games than this, a share says nothing: counts are told, and no bar is drawn.
FEW = 10
#: A difference is worth reading once it is known to so much, either way.
WORTH = 0.1
#: Cards are compared by what came up until this turn of the deck's own: later on, who does well draws more.
EARLY = 3
#: Or until the last turn that this share of the games reached, if that is sooner.
REACHED = 0.9


class Split(msgspec.Struct, frozen=True):
    """The games in which a card had come up, beside those in which it had not."""

    seen: Rate
    """how often the deck won the first"""
    unseen: Rate
    """how often it won the others"""
    gap: Gap | None
    """how much more often it won the first, with a 95 % interval; None if either are too few to tell"""


class CardFigure(msgspec.Struct, frozen=True):
    """One card of the deck: what its coming up does to the share of wins.

    To have come up at all is no measure: more comes up in longer games, and those are won by others.
    """

    id: str
    name: str
    copies: int
    opening: Split
    """among all games: in the starting hand that was kept, or not"""
    early: Split
    """among the games that lasted so long: in hand by the end of the deck's turn `by_turn`, or not"""
    needed: int | None
    """how many games it takes until the early gap is known to ten points of a hundred"""
    played: Rate
    """of the games in which it came to hand, those in which it was played"""
    fetched: int
    """games in which it was searched for or taken back"""
    returned: int
    """games in which it was given back for a new starting hand"""


class Point(msgspec.Struct, frozen=True):
    """What both sides had gathered after a turn, over all games: one that is over stays as it ended."""

    turn: int
    lasting: int
    """how many games had not ended before"""
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
    by_turn: int
    """the turn of its own until which cards are compared"""
    cards: tuple[CardFigure, ...]
    matchups: dict[str, Rate]
    """by opponent, the best first"""


#: Turns that fewer of the games reach than this are left out of the curve.
LEAST_SHARE = 0.1


def deck_report(trial: Trial, tales: Sequence[Tale], lang: str = "en") -> DeckReport:
    """The figures of a trial."""
    turn = common_turn(tales)
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
        by_turn=turn,
        cards=tuple(cards(trial, tales, lang, turn)),
        matchups=matchups(trial, tales),
    )


def won(tales: Iterable[Tale]) -> Rate:
    """The share of these games that the deck won."""
    line = [tale.won for tale in tales]
    return rate(sum(line), len(line))


def curve(tales: Sequence[Tale]) -> Iterable[Point]:
    """What both sides gather turn by turn; a game that is over counts on with what it ended with."""
    longest = max((len(tale.own) for tale in tales), default=0)
    for turn in range(longest):
        lasting = sum(len(tale.own) > turn for tale in tales)
        if lasting < LEAST_SHARE * len(tales):
            return
        own, theirs = (
            fmean(side[min(turn, len(side) - 1)] for side in sides if side)
            for sides in zip(*((tale.own, tale.theirs) for tale in tales), strict=True)
        )
        yield Point(turn + 1, lasting, round(own, 2), round(theirs, 2))


def common_turn(tales: Sequence[Tale]) -> int:
    """The third turn of its own, or the last that the deck had in nine games of ten."""
    turns = sorted(tale.story.turns for tale in tales)
    return max(1, min(EARLY, turns[int(len(turns) * (1 - REACHED))])) if turns else 1


def choices(tales: Sequence[Tale]) -> Iterable[Choice]:
    """Which houses the deck lives on."""
    turns = Counter(house for tale in tales for house in tale.story.choices)
    early = Counter(house for tale in tales for house in tale.story.choices[:3])
    for name, count in turns.most_common():
        yield Choice(name, rate(count, turns.total()), rate(early[name], early.total()))


def cards(trial: Trial, tales: Sequence[Tale], lang: str, turn: int) -> list[CardFigure]:
    """Every card, the one whose coming up early helps most first; those of which too little is known last."""
    decks, names = find(trial.game).decks, find(trial.game).cards()
    assert decks is not None
    copies: Counter[str] = Counter()
    for line in decks.sheet(trial.deck.deck, lang):
        copies[line["card"]["id"]] += line["count"]
    figures = [
        figure(id, names[id].get(lang, id) if id in names else id, count, tales, turn)
        for id, count in copies.items()
    ]
    return sorted(figures, key=lambda f: (f.early.gap is None, -(f.early.gap or (0.0,))[0], f.name))


def figure(id: str, name: str, copies: int, tales: Sequence[Tale], turn: int) -> CardFigure:
    """The figures of one card."""
    lasting = [tale for tale in tales if tale.story.turns >= turn]
    early = split(lasting, [id in tale.story.by_turn(turn) for tale in lasting])
    in_hand = [tale.story for tale in tales if id in tale.story.by_turn(tale.story.turns)]
    return CardFigure(
        id=id,
        name=name,
        copies=copies,
        opening=split(tales, [id in tale.story.opening for tale in tales]),
        early=early,
        needed=needed(early, len(tales)),
        played=rate(sum(id in story.played for story in in_hand), len(in_hand)),
        fetched=sum(any(id == card for card, _ in tale.story.fetched) for tale in tales),
        returned=sum(id in tale.story.returned for tale in tales),
    )


def split(tales: Sequence[Tale], came_up: Sequence[bool]) -> Split:
    """Wins with a card and without it; compared only where there are games enough of both."""
    seen, unseen = (
        won(tale for tale, up in zip(tales, came_up, strict=True) if up is wanted) for wanted in (True, False)
    )
    enough = min(seen.of, unseen.of) >= FEW
    return Split(seen, unseen, difference(seen, unseen) if enough else None)


def needed(found: Split, games: int) -> int | None:
    """How many games bring a gap's interval down to ten points either way, if cards come up as they did."""
    if not found.seen.of or not found.unseen.of:
        return None
    share = (found.seen.count + found.unseen.count) / (found.seen.of + found.unseen.of)
    spread = max(share * (1 - share), 0.09) * (1 / found.seen.of + 1 / found.unseen.of) * games
    return ceil((Z_95 / WORTH) ** 2 * spread / 10) * 10


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
    gap: Gap
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
