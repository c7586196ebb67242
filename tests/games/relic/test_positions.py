"""Positions: what is accepted, what is refused and why, and the documented formats."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tapete
from tapete.games.relic.positions import schema
from tapete.games.relic.verbs import WORDS

from .play import hero, table

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_the_documented_schema_is_the_one_in_force() -> None:
    assert json.loads((DOCS / "positions" / "relic.schema.json").read_text("utf8")) == schema()


def test_the_documented_position_can_be_played() -> None:
    text = (DOCS / "positions" / "relic.md").read_text("utf8")
    position = json.loads(re.search(r"```json\n(.*?)```", text, re.S)[1])  # type: ignore[index]
    Draft202012Validator(schema()).validate(position)
    match = tapete.new_match("relic", position=position)
    assert match.pending[0].kind == "prepare"


def test_positions_written_fit_the_schema_also_in_the_middle_of_an_action() -> None:
    t = table(
        hero(space="slag-fields", hand=["minor-miracle", "small-talk"]),
        board={"slag-fields": ["gob-breaker"]},
    )
    t.says("minor-miracle")
    position = t.match.position()
    assert position["answers"] and position["chance"] and position["step"] == "engage"
    Draft202012Validator(schema()).validate(position)


def test_every_word_of_the_vocabulary_is_documented() -> None:
    text = (DOCS / "relic" / "packs.md").read_text("utf8")
    assert not [word for word in WORDS if f"`{word}(" not in text]


def spoilt(**change: Any) -> dict[str, Any]:
    players = [hero(**change.pop("you", {})), hero("ogryn", mission="tribute")]
    return {"scenario": "kairos", "players": players, **change}


@pytest.mark.parametrize(
    "position, said",
    [
        (spoilt(you={"assets": ["excalibur"]}), "excalibur"),
        (spoilt(you={"space": "the-moon"}), "the-moon"),
        (spoilt(you={"assets": ["trench-sabre", "trench-sabre.1"]}), "trench-sabre"),
        (spoilt(you={"hand": ["trench-sabre"]}), "trench-sabre"),
        (spoilt(you={"strength": 13}), "player 0"),
        (spoilt(you={"mission": "tribute"}), "tribute"),
        (spoilt(scenario="ogryn"), "ogryn"),
        (spoilt(board={"outskirts": ["force-sword"]}), "force-sword"),
        (spoilt(active=4), "players"),
        (spoilt(colour="red"), "colour"),
        (spoilt(pack="nobody's"), "nobody's"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(position: dict[str, Any], said: str) -> None:
    with pytest.raises(tapete.BadPosition) as refusal:
        tapete.new_match("relic", position=position)
    assert said in refusal.value.text("en") and refusal.value.text("es")
