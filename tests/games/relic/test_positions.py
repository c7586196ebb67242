"""Positions: what is accepted, what is refused and why, and the documented formats."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tapete
from tapete.games.relic.positions import name_of, schema
from tapete.games.relic.verbs import WORDS

from .play import hero, table

SIX = ["glass-bones", "rotting-tongue", "grasping-debt", "false-prophet", "wolf-legs", "hunger-pact"]

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
        (spoilt(you={"strength": 13}), "players[0]: strength"),
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


@pytest.mark.parametrize(
    "position, place",
    [
        (spoilt(players=[]), "players"),
        (spoilt(scenario="ogryn"), "scenario"),
        (spoilt(active=-1), "active"),
        (spoilt(turn=-1), "turn"),
        (spoilt(limit=-1), "limit"),
        (spoilt(halt=4), "halt"),
        (spoilt(winners=[0]), "over"),
        (spoilt(step="walk"), "points"),
        (spoilt(you={"space": "braxas"}, step="walk", points=1), "step"),
        (spoilt(you={"life": 0}), "players[0].life"),
        (spoilt(you={"tokens": -1}), "players[0].tokens"),
        (spoilt(you={"progress": -1}), "players[0].progress"),
        (spoilt(you={"character": "ogryn"}), "players[1].character"),
        (spoilt(you={"character": "tribute"}), "players[0].character"),
        (spoilt(you={"space": "the-moon"}), "players[0].space"),
        (spoilt(you={"hand": ["second-guess", "trench-sabre"]}), "players[0].hand[1]"),
        (spoilt(you={"assets": ["excalibur"]}), "players[0].assets[0]"),
        (spoilt(you={"mission": "ogryn"}), "players[0].mission"),
        (spoilt(you={"marks": ["outskirts"]}), "players[0].marks"),
        (spoilt(you={"marks": ["nowhere"]}), "players[0].marks[0]"),
        (spoilt(you={"facedown": ["wolf-legs"]}), "players[0].facedown"),
        (spoilt(you={"blind": ["wall-of-skulls"]}), "players[0].blind"),
        (spoilt(you={"used": ["trench-sabre/x"]}), "players[0].used[0]"),
        (spoilt(you={"granted": [["trench-sabre", "nowhere"]]}), "players[0].granted[0][1]"),
        (spoilt(you={"out": True, "mission": None}), "players"),
        (spoilt(you={"out": True, "hand": ["witness"]}), "players[0].hand"),
        (spoilt(board={"the-moon": []}), "board.the-moon"),
        (spoilt(board={"outskirts": ["gob-breaker", "tribute"]}), "board.outskirts[1]"),
        (spoilt(decks={"green": []}), "decks.green"),
        (spoilt(decks={"power": ["trench-sabre"]}), "decks.power[0]"),
        (spoilt(discards={"red": ["veil-scout"]}), "discards.red[0]"),
        (spoilt(charges={"force-sword": 1}), "charges.force-sword"),
        (spoilt(you={"assets": ["force-sword"]}, charges={"force-sword": 0}), "charges.force-sword"),
        (spoilt(you={"assets": ["trench-sabre"]}, charges={"trench-sabre": 1}), "charges.trench-sabre"),
        (spoilt(marked={"trench-sabre": [0]}), "marked.trench-sabre"),
        (spoilt(you={"assets": ["trench-sabre"]}, marked={"trench-sabre": [2]}), "marked.trench-sabre"),
        (spoilt(unused=["ogryn"]), "unused[0]"),
        (spoilt(evaded=["tribute"]), "evaded[0]"),
        (spoilt(met=["started", "tribute"]), "met[1]"),
        (spoilt(known=[[2, "witness"]]), "known[0][0]"),
        (spoilt(known=[[0, "tribute"]]), "known[0][1]"),
        (spoilt(vintage={"witness": -1}), "vintage.witness"),
        (spoilt(vintage={"gob-breaker": 1}), "vintage.gob-breaker"),
    ],
)
def test_a_refusal_says_where(position: dict[str, Any], place: str) -> None:
    with pytest.raises(tapete.BadPosition) as refusal:
        tapete.new_match("relic", position=position)
    for lang in ("es", "en"):
        assert f"`{place}`" in refusal.value.text(lang)


@pytest.mark.parametrize(
    "you",
    [
        {"corruption": SIX[:5]},
        {"corruption": [*SIX[:4], "open-door"], "facedown": ["open-door"]},
        {"corruption": SIX, "assets": ["shroud-of-the-martyr"]},
        {"corruption": SIX},
    ],
)
def test_corruption_cards_can_be_as_many_as_the_threshold(you: dict[str, Any]) -> None:
    """A table may be set at the moment before: who has so many is corrupted when corruption is looked at next."""
    seats = [hero(**you), hero("ogryn", mission="tribute"), hero("canoness", mission="burn-the-scrolls")]
    match = tapete.new_match("relic", position={"scenario": "kairos", "players": seats, "active": 1})
    assert len(match.table.players[0].corruption) == len(you["corruption"])


def test_a_bare_name_is_the_first_copy_that_the_position_does_not_name() -> None:
    """docs/positions/relic.md, also where the copy is named further on."""
    t = table(hero(hand=["second-guess"]), discards={"power": ["second-guess.1"]})
    assert [name_of(t.table.box, c) for c in t.you.hand] == ["second-guess.2"]


def test_a_bare_name_that_tells_more_of_a_card_means_the_copy_that_is_there() -> None:
    """docs/positions/relic.md: another copy lies with somebody else, or among the trophies."""
    tainted = {"corruption": ["rotting-tongue"]}
    players = [
        hero(space="slag-fields", trophies=["gob-breaker"], **tainted),
        hero("ogryn", mission="tribute", facedown=["rotting-tongue"], **tainted),
    ]
    position = spoilt(board={"slag-fields": ["gob-breaker"]}, evaded=["gob-breaker"]) | {"players": players}
    t = tapete.game("relic").from_position(position)
    you, other = t.players
    assert you.faceup == you.corruption and other.corruption and not other.faceup
    assert t.evaded == t.lies[you.space]


def test_two_copies_that_lie_facedown_are_named_twice() -> None:
    both = ["rotting-tongue", "rotting-tongue"]
    t = table(hero(corruption=both, facedown=both))
    assert len(t.you.corruption) == 2 and not t.you.faceup
