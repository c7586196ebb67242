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
        ({"year": -2}, "markers"),
        ({"year": 4}, "markers"),
        ({"level": "mage", "discard": ["elemental-amulet"]}, "above-level"),
        ({"level": "mage", "deck": ["damned-soul-of-onys.1"]}, "above-level"),
        ({"level": "apprentice", "players": [seat(play=["crystal-orb"]), seat()]}, "above-level"),
        ({"level": "mage", "players": [seat(memory={"crystal-orb": ["deck"]}), seat()]}, "above-level"),
        ({"pool": ["winter-6/1"]}, "unknown-die"),
        ({"pool": ["winter-1/1", "winter-1/2"]}, "die-twice"),
        ({"pool": []}, "step"),
        ({"step": "take", "pool": ["winter-1/1", "winter-2/1"]}, "step"),
        ({"step": "draft"}, "step"),
        ({"step": "groups"}, "step"),
        ({"active": 2}, "step"),
        ({"step": "deal", "players": [seat("purse-of-io"), seat()]}, "step"),
        ({"players": [seat(reserve="AX"), seat()]}, "unknown-token"),
        ({"players": [seat(play=[holding("amulet-of-water", "Z")]), seat()]}, "unknown-token"),
        ({"players": [seat(play=[holding("amulet-of-air", "A")]), seat()]}, "holds-no-tokens"),
        ({"players": [seat(play=[holding("bespelled-grimoire", "A")]), seat()]}, "holds-no-tokens"),
        ({"players": [seat(memory={"purse-of-io": ["moon"]}), seat()]}, "unknown-place"),
        ({"players": [seat(memory={"purse-of-io": ["hand-2"]}), seat()]}, "unknown-place"),
        ({"year": 2, "players": [seat(library=[["purse-of-io"], []]), seat()]}, "library"),
        ({"year": 3, "players": [seat(), seat(library=[[], ["purse-of-io"]])]}, "library"),
        ({"turn": -1}, "counter"),
        ({"boost": -1}, "counter"),
        ({"over": True}, "scores"),
        ({"over": True, "scores": [1]}, "scores"),
        ({"scores": [1, 2]}, "scores"),
        ({"picks": [["purse-of-io"]]}, "picks"),
        ({"picks": [["purse-of-io"], ["amulet-of-air"]]}, "picks"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(position: dict[str, Any], fault: str) -> None:
    assert refused(**position) == fault


@pytest.mark.parametrize(
    ("players", "place"),
    [
        ([seat("amulet-of-air", "no-such-card"), seat()], "players[0].hand[1]: no-such-card"),
        ([seat("purse-of-io.0"), seat(play=["purse-of-io.0"])], "players[1].play[0]: purse-of-io.0"),
        ([seat(), seat(library=[[], ["no-such-card"]])], "players[1].library[1][0]: no-such-card"),
        ([seat(), seat(die="winter-6/1")], "players[1].die: winter-6/1"),
        ([seat(), seat(play=[holding("purse-of-io", "A")])], "players[1].play[0]"),
        ([seat(), seat(gauge=16)], "players[1].gauge"),
    ],
)
def test_a_refusal_says_where(players: list[dict[str, Any]], place: str) -> None:
    with pytest.raises(tapete.BadPosition) as refusal:
        start(players=players)
    for lang in ("es", "en"):
        assert f"`{place}`" in refusal.value.text(lang)


def test_a_year_before_the_year_before_the_first_can_be() -> None:
    """Botas Temporales: two pairs and two Amsugs go back so far (`test_cards_01_10.py` plays it)."""
    assert start(year=-1, space=11).table.year == -1
    assert start(year=4, ending=True).table.ending


def test_a_card_above_the_level_is_named_with_its_field() -> None:
    """Elige el nivel de dificultad: apprentices and mages leave cards 31 to 50 in the box."""
    players = [seat(), seat("amulet-of-air", "necrotic-kriss")]
    assert start(players=players).table.hand[1]
    with pytest.raises(tapete.BadPosition) as refusal:
        start(players=players, level="mage")
    for lang in ("es", "en"):
        assert "`players[1].hand[1]: necrotic-kriss`" in refusal.value.text(lang)


def test_a_table_that_was_set_up_can_be_imagined_by_every_seat() -> None:
    """Without a word of the draft or of the preset groups nobody knows more than there is to see."""
    small = [["amulet-of-air", "purse-of-io"], ["staff-of-spring", "wondrous-chest"]]
    tables = [
        start(players=[seat("amulet-of-air"), seat("purse-of-io")], level="apprentice"),
        tapete.new_match(
            "seasons", position={"players": [{}, {}], "step": "draft", "packs": small, "picks": [[], []]}
        ),
    ]
    for match in tables:
        for one in (0, 1):
            assert match.sample_world(one, 3).view(one) == match.view(one)


def test_the_table_at_which_apprentices_make_their_groups_is_read_back() -> None:
    match = tapete.new_match("seasons", seats=4, seed=1, level="apprentice")
    assert match.pending[0].kind == "group"
    assert tapete.new_match("seasons", position=match.position(), seed=1).position() == match.position()


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


def test_a_seat_that_was_set_up_without_a_die_has_none_to_resolve() -> None:
    """docs/positions/seasons.md: a die that is left out is none, not the last face of the last one."""
    match = start(players=[seat(die="winter-2/1"), seat(gauge=3)])
    match.answer(0)
    t = match.table
    assert t.active == 1 and t.gauge[1] == 3 and not t.tokens(1) and not t.crystallising


def test_whoever_takes_the_last_die_but_one_ends_the_taking() -> None:
    """Two seats take a die each and one is left over; where one has taken already, two dice are enough."""
    taken = [seat(), seat(die="winter-3/1")]
    match = start(step="take", active=0, first=1, pool=["winter-1/1", "winter-2/1"], players=taken)
    match.answer(0)
    assert match.table.active == 1 and len(match.table.pool) == 1
