"""Bad input gets one clear sentence and changes nothing."""

from typing import Any

import pytest

import tapete
from tapete import Illegal, NotYours, Rng, TapeteError, Unreadable

from .games import SETUPS, begin, play, somewhere


def refused(match: tapete.Match, error: type[TapeteError], code: str, *args: Any, **kwargs: Any) -> None:
    before = match.hash()
    with pytest.raises(error) as refusal:
        match.answer(*args, **kwargs)
    assert refusal.value.code == code
    for lang in ("es", "en"):
        assert refusal.value.text(lang).endswith(".")
    assert match.hash() == before


@pytest.fixture
def match(setup: str, seed: int) -> tapete.Match:
    """Somewhere with one decision pending."""
    for other in range(seed, seed + 100):
        found = somewhere(setup, other)
        if len(found.pending) == 1:
            return found
    raise AssertionError("no setup ever asks one seat alone")


def test_an_unknown_option_is_refused(match: tapete.Match) -> None:
    refused(match, Illegal, "unknown-choice", "no such thing")
    refused(match, Illegal, "unknown-choice", 10_000)
    refused(match, Illegal, "unknown-choice", -1)


def test_the_refusal_carries_the_options(match: tapete.Match) -> None:
    with pytest.raises(Illegal) as refusal:
        match.answer("no such thing")
    assert refusal.value.options == match.pending[0].options.ids


@pytest.mark.parametrize("nonsense", [None, 1.5, True, [], {}, b"x"])
def test_an_answer_of_the_wrong_type_is_unreadable(match: tapete.Match, nonsense: Any) -> None:
    refused(match, Unreadable, "unreadable-choice", nonsense)


def test_the_wrong_seat_is_refused(match: tapete.Match) -> None:
    seat = match.pending[0].seat
    refused(match, NotYours, "not-your-decision", 0, seat=(seat + 1) % match.seats)


def test_a_late_or_foreign_answer_is_refused(match: tapete.Match) -> None:
    old = match.pending[0]
    match.answer(0)
    refused(match, Illegal, "no-decision" if not match.over else "match-over", 0, old)
    refused(match, Illegal, "no-decision" if not match.over else "match-over", old.options[0])
    refused(match, Illegal, "no-decision" if not match.over else "match-over", 0, "d-never")


def test_a_finished_match_takes_no_answer(setup: str) -> None:
    match = play(begin(setup, 3), Rng(3))
    refused(match, Illegal, "match-over", 0)
    reason = match.undo(0)
    assert reason is not None and reason.code == "match-over"


def test_a_seat_that_does_not_exist_is_refused(match: tapete.Match) -> None:
    before = match.hash()
    for call in (match.view, match.undo, match.seat):
        for seat in (-1, match.seats, "0", 1.0):
            with pytest.raises(Unreadable, match="seat"):
                call(seat)
    assert match.hash() == before


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 99},
        {"seats": "two"},
        {"seed": -1},
        {"seed": "x"},
        {"checkpoints": "often"},
        {"no_such_option": 1},
    ],
)
def test_a_bad_setting_is_refused_in_both_languages(setup: str, change: dict[str, Any]) -> None:
    options = SETUPS[setup] | change
    with pytest.raises(Unreadable) as refusal:
        tapete.new_match(options.pop("game"), **options)
    assert all(refusal.value.text(lang) for lang in ("es", "en"))


@pytest.mark.parametrize("lang", ["fr", None, 5, ["en"]])
def test_a_language_that_nothing_is_told_in_is_refused_by_its_name(match: tapete.Match, lang: Any) -> None:
    asked = match.pending[0]
    for tell in (
        lambda: match.view(0, lang),
        lambda: match.story(0, lang),
        lambda: match.shown_story(0, lang),
        lambda: asked.text(lang),
        lambda: asked.options[0].text(lang),
    ):
        with pytest.raises(Unreadable) as refusal:
            tell()
        assert refusal.value.code == "bad-language"
        assert all(str(lang) in refusal.value.text(known) for known in ("es", "en"))


def test_a_story_of_nobody_or_from_nowhere_is_refused(match: tapete.Match) -> None:
    for tell in (match.story, match.shown_story):
        for seat in (-5, match.seats, "0"):
            with pytest.raises(Unreadable, match="seat"):
                tell(seat)  # type: ignore[arg-type]
        for since in (-1, "x", None):
            with pytest.raises(Unreadable, match="from a number on"):
                tell(0, "en", since)  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="seat"):
        match.given(match.seats)


@pytest.mark.parametrize("chance", [5, None, "abc"])
def test_scripted_chance_that_is_no_list_is_refused(setup: str, chance: Any) -> None:
    with pytest.raises(Unreadable) as refusal:
        begin(setup, 1, chance=chance)
    assert all("list" in refusal.value.text(lang) for lang in ("es", "en"))


@pytest.mark.parametrize("name", ["parcheesi", None, 5, ["seasons"]])
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(Unreadable, match="no game called"):
        tapete.new_match(name)


@pytest.mark.parametrize("position", [[], "x", {"nonsense": 1}, {"seats": "two"}])
def test_a_malformed_position_is_refused(setup: str, position: Any) -> None:
    with pytest.raises(Unreadable) as refusal:
        tapete.new_match(SETUPS[setup]["game"], position=position)
    assert all(refusal.value.text(lang) for lang in ("es", "en"))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"game": 1}', b'{"game": "toy"}'])
def test_a_malformed_record_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable, match="record"):
        tapete.Record.load(data)


def test_a_missing_record_file_is_refused() -> None:
    with pytest.raises(Unreadable, match="record"):
        tapete.Record.load("no such file")


def test_a_scripted_result_that_cannot_be_is_refused(setup: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        play(begin(setup, 1, chance=["nonsense"]), Rng(1))
    assert refusal.value.code == "bad-chance"


@pytest.mark.parametrize("wish", [{}, {"kind": 5}, {"kind": "x", "refers": 3}, 7])
def test_a_malformed_wish_is_refused(match: tapete.Match, wish: Any) -> None:
    with pytest.raises(Unreadable, match="kind"):
        match.why_not(match.pending[0].seat, wish)
