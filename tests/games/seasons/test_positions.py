"""Positions: what is accepted, what is refused and why, and the documented schema."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tapete
from tapete.games.seasons.positions import schema

from .players import holding, seat, table

DOCS = Path(__file__).resolve().parents[3] / "docs" / "positions"


def start(**position: Any) -> tapete.Match:
    whole = {"players": [seat(), seat()], "pool": ["winter-1/3"]} | position
    return tapete.new_match("seasons", position=whole, seed=1)


def refused(**position: Any) -> str:
    """The fault that a position is refused for; told in both languages."""
    with pytest.raises(tapete.BadPosition) as refusal:
        start(**position)
    assert refusal.value.text("es") != refusal.value.text("en")
    return str(refusal.value.reason.args.get("fault", refusal.value.code))


def test_the_documented_schema_is_the_one_in_force() -> None:
    written = json.loads((DOCS / "seasons.schema.json").read_text("utf8"))

    assert written == schema()


def test_a_position_from_the_middle_of_a_game_fits_the_schema() -> None:
    match = tapete.new_match("seasons", seats=3, seed=4, level="archmage", checkpoints="action")
    rng = tapete.Rng(4)
    check = Draft202012Validator(schema())
    for _ in range(120):
        decision = match.pending[0]
        match.answer(rng.below(len(decision.options)), decision)
        check.validate(match.position())


def test_the_example_of_the_page_can_be_played() -> None:
    page = (DOCS / "seasons.md").read_text("utf8")
    example = json.loads(page.partition("```json")[2].partition("```")[0])

    match = tapete.new_match("seasons", position=example, seed=1)

    assert "summon:3.0" in match.pending[0].options.ids


def test_a_card_in_two_places_is_refused() -> None:
    players = [seat("purse-of-io.0"), seat("purse-of-io.0")]
    assert refused(players=players) == "card-twice"
    assert refused(players=[seat(play=["purse-of-io.0", "purse-of-io.0"]), seat()]) == "card-twice"


def test_eight_tokens_in_a_reserve_of_seven_are_refused_and_ten_fit_with_a_grimoire() -> None:
    assert refused(players=[seat(reserve="AAAAWWWW"), seat()]) == "reserve"

    match = start(players=[seat(play=["bespelled-grimoire"], reserve="A" * 10), seat()])
    assert match.table.tokens(0) == 10


def test_three_copies_of_a_card_and_a_small_draw_pile_are_unlikely_but_accepted() -> None:
    match = start(players=[seat("purse-of-io", "purse-of-io", "purse-of-io"), seat()], deck=["amulet-of-air"])

    assert len(match.table.hand[0]) == 3
    assert len(match.table.deck) == 1


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"players": [seat()]}, "seats"),
        ({"players": [seat("no-such-card"), seat()]}, "unknown-card"),
        ({"players": [seat(crystals=-1), seat()]}, "crystals"),
        ({"players": [seat(gauge=16), seat()]}, "gauge"),
        ({"players": [seat(bonus=4), seat()]}, "bonus"),
        ({"space": 13}, "markers"),
        ({"pool": ["winter-6/1"]}, "unknown-die"),
        ({"pool": ["winter-1/1", "winter-1/2"]}, "die-twice"),
        ({"pool": []}, "step"),
        ({"step": "draft"}, "step"),
        ({"step": "groups"}, "step"),
        ({"active": 2}, "step"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(position: dict[str, Any], fault: str) -> None:
    assert refused(**position) == fault


def test_unknown_fields_and_wrong_types_are_refused() -> None:
    assert refused(nonsense=1) == "bad-position"
    assert refused(space="one") == "bad-position"
    assert refused(step="dinner") == "bad-position"


def test_a_position_keeps_what_lies_on_cards_and_what_is_turned() -> None:
    play = [holding("amulet-of-water", "AWF"), {"card": "kairn-the-destroyer", "turned": True}]
    t = table(seat(play=play))

    again = tapete.new_match("seasons", position=t.match.position(), seed=1)

    assert again.game.snapshot(again.table) == t.match.game.snapshot(t.t)
    assert again.position() == t.match.position()
