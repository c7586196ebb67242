"""Positions: what is written is read back, and what cannot be is refused."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tapete
from tapete import BadPosition, Rng
from tapete.games.keyforge.movement import rebuilt_index
from tapete.games.keyforge.position_shape import Position
from tapete.games.keyforge.positions import from_position, to_position
from tapete.games.keyforge.rules.values import power

from . import made
from .table import TableUnderTest, amber, artifacts, damaged, hand, line, table

assert made

SCHEMA = Path(__file__).resolve().parents[3] / "docs/positions/keyforge.schema.json"


def schema() -> dict[str, Any]:
    told = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Position)}
    return dict(json.loads(json.dumps(told)))


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    assert json.loads(SCHEMA.read_text("utf-8")) == schema()


@pytest.mark.parametrize("seed", range(6))
def test_every_quiet_table_is_read_back_as_it_was_with_the_same_index(seed: int) -> None:
    rng = Rng(seed)
    match = tapete.new_match(
        "keyforge", seed=seed, checkpoints="none", decks=[f"seed:{seed}", f"seed:{seed + 50}"]
    )
    for _ in range(400):
        if match.over:
            break
        match.answer(rng.below(len(match.pending[0].options)))
        if match.quiet and not match.over:
            t = match.table
            told = to_position(t)
            again = from_position(json.loads(json.dumps(told)))
            assert to_position(again) == told
            assert again.index == t.index == rebuilt_index(t)


def test_an_artifact_that_is_a_creature_now_is_read_back_as_one() -> None:
    t = table(you=artifacts("auto-legionary"), house="saurian")
    t.you.acts("auto-legionary")
    told = to_position(t.state)
    again = from_position(json.loads(json.dumps(told)))
    assert to_position(again) == told and again.index == rebuilt_index(again)
    (b,) = again.bodies.values()
    assert (b.kind, power(again, b)) == ("creature", 5)


def test_a_short_position_is_enough() -> None:
    t = table(you=hand("punch") | line("troll") | amber(2), enemy=artifacts("cannon"))
    assert t.you == hand("punch") | line("troll") | amber(2)
    assert t.enemy == artifacts("cannon")
    assert t.state.houses == (("brobnar",), ("brobnar",))


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": []},
        {"players": [{"hand": ["no-such-card"]}, {}]},
        {"players": [{"hand": [{"card": "punch", "n": 1}, {"card": "anger", "n": 1}]}, {}]},
        {"players": [{"creatures": [{"card": "troll", "damage": -1}]}, {}]},
        {"players": [{}, {}], "step": "lunch"},
        {"players": [{}, {}], "no_such_field": 1},
        {"players": [{}, {}], "lasting": [{"effect": "anger/7", "seat": 0, "source": 0}]},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refusal:
        tapete.new_match("keyforge", position=wrong)
    assert refusal.value.text("es") and refusal.value.text("en")


def test_a_gigantic_creature_is_read_back_with_both_halves() -> None:
    t = table(you=hand("colossus", "colossus2", "cull"))
    t.you.plays("colossus")
    again = TableUnderTest(tapete.new_match("keyforge", position=t.match.position()))
    again.you.plays("cull")
    assert sorted(again.you.look("discard")) == ["colossus", "colossus2", "cull"]


def test_armor_used_before_is_the_first_to_be_lost_after_reading() -> None:
    mine = hand("punch", "punch") | artifacts("gorm-of-omm")
    t = table(you=mine, enemy=line("bulwark") | artifacts("plating"))
    t.you.plays("punch")
    again = TableUnderTest(tapete.new_match("keyforge", position=t.match.position()))
    again.you.omni("gorm-of-omm").plays("punch")
    assert again.enemy == line(damaged("bulwark", 2))
