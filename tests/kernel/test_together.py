"""When several choose at once nothing shows before all are in, and a seat may change its own picks."""

import pytest
from tests.every_game.games import begin

import tapete
from tapete import NotYours, Unreadable


@pytest.fixture
def match() -> tapete.Match:
    return begin("toy for three", 5)


def test_every_seat_is_asked_at_once(match: tapete.Match) -> None:
    assert [d.seat for d in match.pending] == [0, 1, 2]
    assert len({d.id for d in match.pending}) == 3


def test_an_answer_without_its_decision_is_refused_while_several_wait(match: tapete.Match) -> None:
    before = match.hash()
    with pytest.raises(Unreadable, match="which one"):
        match.answer(0)
    assert match.hash() == before


def test_an_option_knows_its_own_decision(match: tapete.Match) -> None:
    match.answer(match.pending[1].options[0])
    assert match.sitting is not None and len(match.sitting.chairs[1].answers) == 1


def test_a_seat_can_be_named_instead_of_the_decision(match: tapete.Match) -> None:
    match.answer("done", seat=2)
    assert [d.seat for d in match.pending] == [0, 1]
    with pytest.raises(NotYours):
        match.answer(0, match.pending[0], seat=1)


def test_picks_stay_secret_until_all_are_in(match: tapete.Match) -> None:
    seen = [match.view(seat)["table"] for seat in (0, 1, None)]
    match.answer(0, seat=2)
    match.answer(0, seat=2)
    assert [match.view(seat)["table"] for seat in (0, 1, None)] == seen
    assert match.story(0) == begin("toy for three", 5).story(0)


def test_the_decisions_of_the_others_keep_their_ids(match: tapete.Match) -> None:
    others = [d.id for d in match.pending if d.seat != 1]
    match.answer(0, seat=1)
    assert [d.id for d in match.pending if d.seat != 1] == others
    assert match.undo(1) is None
    assert [d.id for d in match.pending if d.seat != 1] == others


def test_a_seat_changes_its_picks_freely_though_others_have_answered(match: tapete.Match) -> None:
    first = match.pending[0].options[0].id
    match.answer(first, seat=0)
    match.answer("done", seat=0)
    match.answer("done", seat=1)

    assert match.undo(0) is None and match.undo(0) is None

    match.answer("done", seat=0)
    match.answer("done", seat=2)
    assert match.table.vaults == [[], [], []]
    assert [(u.seat, u.option) for u in match.record().undone] == [(0, "done"), (0, first)]
    assert tapete.replay(match.record()).hash() == match.hash()


def test_once_all_are_in_the_picks_need_consent_to_be_taken_back(match: tapete.Match) -> None:
    for seat in (0, 1, 2):
        match.answer("done", seat=seat)
    reason = match.undo(0)
    assert reason is not None and reason.code == "undo-answered"
    assert match.undo(0, consent=(1, 2)) is None
    assert {d.seat for d in match.pending} == {0, 1, 2}
