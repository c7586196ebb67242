"""The deck lab: what the games of a deck tell about it."""

from functools import cache

import pytest

import tapete
from tapete.kernel.chronicle import Chronicle
from tapete.simulation.lab import Named, Tale, Trial, difference, try_out
from tapete.simulation.lab_page import comparison_page, deck_page
from tapete.simulation.lab_report import (
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
from tapete.simulation.summary import rate

DECKS = tapete.game("keyforge").decks
assert DECKS is not None
FIRST, SECOND = DECKS.learning()
THIRD = DECKS.generate(None, 7)
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


def tale(index: int, won: bool, *, drawn: tuple[str, ...] = (), played: tuple[str, ...] = ()) -> Tale:
    return Tale(index, won, 5, Chronicle(drawn, played, ("dis", "dis", "dis", "mars")), (0, 2, 3), (1, 1, 4))


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
    assert found.curve[0].games == 8 and found.curve[-1].own > found.curve[0].own
    assert all(card.drawn.of + card.undrawn.of == 8 for card in found.cards)


def test_a_card_is_credited_only_with_games_in_which_it_came_up() -> None:
    card = next(line["card"]["id"] for line in DECKS.sheet(FIRST, "en"))
    tales = [tale(0, True, drawn=(card, card), played=(card,)), tale(1, False, drawn=(card,)), tale(2, True)]
    figure = next(each for each in cards(TRIAL, tales, "en") if each.id == card)
    assert (figure.drawn.count, figure.drawn.of) == (1, 2)
    assert (figure.undrawn.count, figure.undrawn.of) == (1, 1)
    assert (figure.played.count, figure.played.of) == (1, 1)


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
        assert page.count("<svg") >= 3 and "http" not in page
