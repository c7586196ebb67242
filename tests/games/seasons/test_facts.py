"""The printed facts: what must hold among them, and that they equal the shared data where it is at hand."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tapete.games.seasons.printed import (
    CARDS,
    COSTS,
    ENERGIES,
    FACES,
    PENALTIES,
    PRESET_GROUPS,
    RATES,
    SEASONS,
    season_of,
)

SHARED = Path(os.environ.get("TAPETE_SHARED", Path(__file__).resolve().parents[4] / "shared"))


def shared(name: str) -> Any:
    file = SHARED / "data" / "seasons" / name
    if not file.exists():
        pytest.skip(f"the shared data is not at hand ({name}); set TAPETE_SHARED")
    return json.loads(file.read_text("utf8"))


def test_there_are_fifty_cards_with_a_name_in_each_language() -> None:
    assert sorted(CARDS) == list(range(1, 51))
    assert len({c.id for c in CARDS.values()}) == len({c.en for c in CARDS.values()}) == 50
    assert all(c.es and c.en for c in CARDS.values())


def test_every_die_has_two_faces_with_one_dot_two_with_two_and_two_with_three() -> None:
    assert len(FACES) == 4 * 5 * 6
    for die in range(20):
        assert sorted(face.dots for face in FACES[die * 6 : die * 6 + 6]) == [1, 1, 2, 2, 3, 3]


def test_no_die_shows_the_energy_that_is_absent_in_its_season() -> None:
    for season, rates in enumerate(RATES):
        absent = rates.index(3)
        assert all(face.tokens[absent] == 0 for face in FACES[season * 30 : season * 30 + 30])


def test_each_season_has_three_spaces_and_each_energy_a_rate_of_one_two_or_three() -> None:
    assert [season_of(space) for space in range(1, 13)] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
    assert all(sorted(rates) == [1, 1, 2, 3] for rates in RATES)


def test_preset_groups_need_no_third_copy() -> None:
    cards = [n for group in PRESET_GROUPS for n in group]
    assert all(len(group) == 9 for group in PRESET_GROUPS)
    assert all(cards.count(n) <= 2 for n in cards)


def test_cards_equal_the_shared_data() -> None:
    data = shared("cards.json")
    assert [list(group) for group in PRESET_GROUPS] == list(data["preset_groups"].values())
    for entry in data["cards"]:
        card = CARDS[entry["number"]]
        assert {"en": card.en, "es": card.es} == entry["names"]
        assert card.prestige == entry["prestige"]
        assert card.kind == entry["category"].removeprefix("magic_")
        assert list(card.effects) == entry["effect_types"]
        for players in (2, 3, 4):
            cost = entry["cost"][str(players)]
            assert COSTS[players][card.number] == tuple(cost[k] for k in (*ENERGIES, "crystals"))


def test_dice_equal_the_shared_data() -> None:
    data = shared("dice.json")
    for die in data["dice"]:
        first = (SEASONS.index(die["season"]) * 5 + die["index"] - 1) * 6
        for entry, face in zip(die["faces"], FACES[first : first + 6], strict=True):
            assert face.tokens == tuple(entry["energies"][e] for e in ENERGIES)
            plain = (face.crystals, face.star, face.draw, face.crystallise, face.dots)
            keys = ("crystals", "summoning_star", "draw_card", "transmute", "dots")
            assert plain == tuple(entry[k] for k in keys)


def test_the_board_equals_the_shared_data() -> None:
    data = shared("board.json")
    for season, rates in zip(SEASONS, RATES, strict=True):
        assert dict(zip(ENERGIES, rates, strict=True)) == data["transmutation_rates"][season]
    assert [-n for n in PENALTIES] == list(data["bonus_track"]["penalty_by_uses"].values())
    spaces = data["wheel"]["season_of_space"]
    assert [SEASONS[season_of(n)] for n in range(1, 13)] == list(spaces.values())
