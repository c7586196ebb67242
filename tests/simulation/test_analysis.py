"""A record judged move by move, from what the seat knew."""

from functools import cache

import pytest
from msgspec import structs
from tests.bots.test_bots import contest

import tapete
from tapete import bots
from tapete.kernel.record import Record
from tapete.simulation.analysis import Question, analyse, judge_move, moves_of, stops
from tapete.simulation.analysis_page import analysis_page

SETUPS = ["toy for two", "seasons for two"]


@cache
def played(setup: str) -> Record:
    return contest(setup, ["random", "greedy"], 3).record()


def test_where_only_one_thing_could_be_done_no_move_is_judged() -> None:
    record = played("keyforge, learning decks")
    answered = [move for move, given in enumerate(record.answers) if given.seat == 0]
    offered = {move: len(match.pending[0].options) for match, move in stops(record, answered)}
    forced = [move for move, options in offered.items() if options == 1]
    assert forced and moves_of(record, 0) == [move for move in answered if move not in forced]
    short = structs.replace(record, answers=record.answers[: forced[0] + 1])
    found = analyse(Question(short, 0, iterations=8, seed=4))
    assert [judged.move for judged in found.moves] == [move for move in answered if move < forced[0]]
    assert all(judged.options > 1 and judged.before > 0 for judged in found.moves)


def test_a_seat_that_never_chose_is_told_so() -> None:
    record = structs.replace(played("toy for two"), answers=())
    with pytest.raises(tapete.Unreadable, match="nothing to choose"):
        analyse(Question(record, 0))


def test_every_decision_of_the_seat_is_judged_and_judged_alike_again() -> None:
    asked = Question(played("toy for two"), 0, iterations=30, seed=4)
    found = analyse(asked)
    assert [judged.move for judged in found.moves] == moves_of(asked.record, 0)
    assert found == analyse(asked)
    for judged in found.moves:
        assert 0 <= judged.after <= judged.before <= 1
        assert judged.lost == pytest.approx(judged.before - judged.after, abs=2e-4)
        assert judged.chosen_id == asked.record.answers[judged.move].option
        assert (judged.best_id == judged.chosen_id) == (judged.lost == 0)
    assert found.winners == tapete.replay(asked.record).outcome.winners  # type: ignore[union-attr]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_move_is_judged_alike_whatever_the_seat_could_not_see(setup: str) -> None:
    record = played(setup)
    asked = Question(record, 0, iterations=12)
    checked = 0
    for match, move in stops(record, moves_of(record, 0)[:40:4]):
        if match.quiet:
            world = match.sample_world(0, 77)
            assert judge_move(asked, match, move) == judge_move(asked, world, move)
            checked += 1
    assert checked


def test_an_option_the_search_passed_over_is_tried_as_often() -> None:
    match = tapete.new_match("toy", seed=2, checkpoints="action")
    decision = match.pending[0]
    thinker = bots.make("search:20", 1)
    seldom = min(thinker.think(match.seat(0), decision), key=lambda opinion: opinion.visits)
    studied = thinker.study(match.seat(0), decision, seldom.index, 50)
    assert (studied.index, studied.visits) == (seldom.index, 50)
    assert 0 <= studied.value <= 1


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_page_leads_to_every_move(lang: str) -> None:
    found = analyse(Question(played("toy for two"), 1, iterations=8, lang=lang))
    page = analysis_page(found, lang, "https://example.org/replay/x")
    for judged in found.moves:
        assert f'href="#move-{judged.move}"' in page and f'id="move-{judged.move}"' in page
        assert f"replay/x?move={judged.move}" in page
