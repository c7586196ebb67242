"""The deck lab: what the games of a deck tell about it."""

from functools import cache
from typing import Any

import pytest

import tapete
from tapete import Match
from tapete.kernel.chronicle import Chronicle
from tapete.simulation.job import play
from tapete.simulation.lab import Named, Tale, Trial, difference, try_out
from tapete.simulation.lab_page import comparison_page, deck_page
from tapete.simulation.lab_report import (
    FEW,
    CardFigure,
    DeckReport,
    best_and_worst,
    cards,
    choices,
    comparison,
    curve,
    deck_report,
    matchups,
    won,
)
from tapete.simulation.plots import counted, ticks
from tapete.simulation.summary import rate

DECKS = tapete.game("keyforge").decks
assert DECKS is not None
FIRST, SECOND = DECKS.learning()
THIRD = DECKS.generate(None, 7)
CARD = next(line["card"]["id"] for line in DECKS.sheet(FIRST, "en"))
TRIAL = Trial(
    "keyforge", Named("first", FIRST), (Named("second", SECOND), Named("third", THIRD)), 8, "random", 3
)


@cache
def measured(deck: str = "first") -> DeckReport:
    trial = (
        TRIAL
        if deck == "first"
        else Trial("keyforge", Named("third", THIRD), TRIAL.against[:1], 4, "random", 3)
    )
    return deck_report(trial, try_out(trial), "es")


def tale(index: int, won: bool, curve: tuple[int, ...] = (0, 2, 3), **story: Any) -> Tale:
    houses = ("dis", "dis", "dis", "mars")
    return Tale(index, won, 5, Chronicle(**{"choices": houses, "turns": 4} | story), curve, (1, 1, 4))


def test_opponents_and_seats_take_turns() -> None:
    met = [(TRIAL.opponent(i).name, TRIAL.seat(i)) for i in range(4)]
    assert met == [("second", 0), ("third", 0), ("second", 1), ("third", 1)]
    assert [deck["name"] for deck in TRIAL.job(3).options["decks"]] == [THIRD["name"], FIRST["name"]]


def test_a_deck_is_measured_alike_again() -> None:
    found = measured()
    assert found == deck_report(TRIAL, try_out(TRIAL), "es")
    assert found.games == found.wins.of == 8
    assert sum(each.count for each in found.by_seat) == found.wins.count
    assert sum(card.copies for card in found.cards) == 36
    assert {choice.name for choice in found.choices} <= set(FIRST["houses"])
    assert found.curve[0].lasting == 8 and found.curve[-1].own > found.curve[0].own
    assert all(card.opening.seen.of + card.opening.unseen.of == 8 for card in found.cards)
    assert all(card.early.seen.of + card.early.unseen.of <= 8 for card in found.cards)


def figure_of(tales: list[Tale], turn: int = 2) -> CardFigure:
    return next(each for each in cards(TRIAL, tales, "en", turn) if each.id == CARD)


def test_a_card_that_came_up_late_is_not_held_against_the_games_that_ended_before() -> None:
    # Short games are won, long ones lost; the card is drawn in turn 8, so only where games are long.
    short = [tale(i, True, turns=4) for i in range(20)]
    long = [tale(i, False, turns=9, drawn=((CARD, 8),)) for i in range(20)]
    found = figure_of(short + long)
    assert (found.early.seen.of, found.early.unseen.of) == (0, 40) and found.early.gap is None
    # Among the games that got so far nothing speaks against it.
    assert (figure_of(short + long, 8).early.seen.of, figure_of(short + long, 8).early.unseen.of) == (20, 0)


def test_cards_are_compared_by_the_first_hand_and_by_what_came_to_hand_early() -> None:
    first = [tale(i, True, opening=(CARD,)) for i in range(12)]
    fetched = [tale(i, True, fetched=((CARD, 2),)) for i in range(12)]
    late = [tale(i, False, drawn=((CARD, 3),)) for i in range(12)]
    found = figure_of(first + fetched + late)
    assert (found.opening.seen.of, found.opening.unseen.count, found.opening.unseen.of) == (12, 12, 24)
    assert (found.early.seen.count, found.early.seen.of, found.early.unseen.count) == (24, 24, 0)
    assert found.early.gap is not None and found.early.gap[0] == 1.0 and found.early.gap[1] > 0.5
    assert found.fetched == 12


def test_a_card_given_back_for_a_new_hand_is_not_in_the_first_hand() -> None:
    found = figure_of([tale(0, True, returned=(CARD,)), tale(1, False, opening=(CARD,), played=(CARD,))])
    assert (found.returned, found.opening.seen.of, found.opening.unseen.of) == (1, 1, 1)
    assert (found.played.count, found.played.of) == (1, 1)


def test_from_few_games_no_difference_is_told_but_how_many_it_takes() -> None:
    tales = [tale(0, True, opening=(CARD,)), tale(1, False), tale(2, True), tale(3, False)]
    found = figure_of(tales)
    assert found.early.gap is None and found.needed is not None and found.needed > 300
    page = deck_page(deck_report(TRIAL, tales, "en"), "en")
    assert page.count("<svg") == 1  # the curve: neither cards nor matchups are drawn from two games
    assert f"takes {FEW * 2} games" in page and "2 / 2" in page


def test_more_games_narrow_the_gap_as_promised() -> None:
    some = [tale(i, i % 2 == 0, opening=(CARD,) * (i % 3 == 0)) for i in range(60)]
    promised = figure_of(some).needed
    assert promised is not None
    gap = figure_of([tale(i, i % 2 == 0, opening=(CARD,) * (i % 3 == 0)) for i in range(promised)]).early.gap
    assert gap is not None and (gap[2] - gap[1]) / 2 == pytest.approx(0.1, abs=0.01)


def test_a_game_is_told_as_it_was_played() -> None:
    def watch(found: Match) -> None:
        seen.append(found)

    seen: list[Match] = []
    play(TRIAL.job(0), 0, watch)
    match = seen[-1]
    for seat, story in enumerate(match.game.chronicle(match.table, match.events)):
        begun = [e for e in match.events if type(e).__name__ == "TurnBegan" and e.seat == seat]
        drawn = [n for e in match.events if type(e).__name__ == "Drawn" and e.seat == seat for n in e.cards]
        assert len(story.opening) + len(story.returned) + len(story.drawn) == len(drawn)
        assert len(story.opening) in (5, 6, 7) and story.turns == len(begun) >= len(story.choices)
        assert all(1 <= turn <= story.turns for _, turn in story.drawn)
        assert story.by_turn(0) <= story.by_turn(story.turns)


def test_the_curve_counts_a_game_that_is_over_as_it_ended() -> None:
    # The long game gathers nothing more; the mean must not fall when the short one, won with 18, is over.
    points = list(curve([tale(0, True, (6, 18)), tale(1, False, (2, 4, 4, 4))]))
    assert [(point.own, point.lasting) for point in points] == [(4, 2), (11, 2), (11, 1), (11, 1)]


def test_axes_are_marked_with_round_numbers() -> None:
    assert ticks(0, 1) == [0, 0.25, 0.5, 0.75, 1]
    assert ticks(0, 21.4) == [0, 10, 20, 30]
    assert ticks(0, 18) == [0, 5, 10, 15, 20]
    assert ticks(17.3, 31.9) == [15, 20, 25, 30, 35]
    assert ticks(-0.5, 0.5) == [-0.5, -0.25, 0, 0.25, 0.5]
    assert counted(9) == list(range(1, 10)) and counted(40) == [1, 5, 10, 15, 20, 25, 30, 35, 40]
    assert counted(20) == list(range(2, 21, 2))


def test_matchups_choices_and_curve_are_counted() -> None:
    tales = [tale(0, True), tale(1, False), tale(2, True)]
    assert [(name, each.count, each.of) for name, each in matchups(TRIAL, tales).items()] == [
        ("second", 2, 2),
        ("third", 0, 1),
    ]
    dis, mars = choices(tales)
    assert (dis.name, dis.turns.rate, dis.early.rate) == ("dis", 0.75, 1.0)
    assert (mars.early.count, mars.turns.count) == (0, 3)
    assert [(point.own, point.theirs) for point in curve(tales)] == [(0, 1), (2, 1), (3, 4)]
    best, worst = best_and_worst(matchups(TRIAL, tales), 1)
    assert best[0][0] == "second" and worst[0][0] == "third"


def test_a_difference_has_newcombes_interval() -> None:
    # Newcombe (1998), example (a): 56/70 and 48/80 differ by 0.2, 95 % from 0.0524 to 0.3339.
    gap, low, high = difference(rate(56, 70), rate(48, 80))
    assert (gap, round(low, 3), round(high, 3)) == (0.2, 0.052, 0.334)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_pages_hold_every_card_and_fetch_nothing(lang: str) -> None:
    found = comparison(measured(), measured("third"), won([tale(0, True)]))
    for page in (deck_page(measured(), lang), comparison_page(found, lang)):
        assert measured().cards[5].name in page
        assert page.count("<svg") >= 1 and "http" not in page
