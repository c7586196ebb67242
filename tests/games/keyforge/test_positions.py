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
from .table import (
    TableUnderTest,
    amber,
    artifacts,
    damaged,
    enhanced,
    exhausted,
    hand,
    line,
    maverick,
    side,
    table,
    token,
    upgraded,
)

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


def test_a_card_that_was_used_this_turn_has_been_used() -> None:
    gladiator = {"card": "gladiodontus", "n": 0}
    mine = {"creatures": [gladiator, {"card": "krump", "n": 1}]}
    told = {"players": [mine, {}], "house": "saurian", "used": [0, 1, 0]}
    t = from_position(told)
    assert (t.bodies[0].uses, t.bodies[1].uses) == (2, 1)
    assert "uses" not in to_position(t)["players"][0]["creatures"][0], "`used` tells"
    gladiator["uses"] = 1
    t = from_position(told)
    assert t.bodies[0].uses == 1, "it was used, left play, came back and was used again"
    assert to_position(from_position(to_position(t))) == to_position(t)


def test_gladiodontus_that_was_used_does_not_rise_again() -> None:
    t = table(you=line({"card": "gladiodontus", "n": 0}), house="saurian", used=[0])
    t.you.reaps("gladiodontus")
    assert t.you == line(exhausted("gladiodontus")) and t.is_quiet


def test_what_was_done_tells_what_was_used_and_what_was_slain_that_it_was_destroyed() -> None:
    told = {
        "players": [{"creatures": [{"card": "krump", "n": 0}], "discard": [{"card": "troll", "n": 1}]}, {}],
        "deeds": [("fight", 0, 0)],
        "slain": [(1, 0)],
    }
    t = from_position(told)
    assert t.used == [0] and t.bodies[0].uses == 1 and t.destroyed == ((1, 0, "creature"),)


def test_a_creature_that_was_only_exalted_has_not_been_used() -> None:
    t = table(you=hand("monty-bank"))
    t.you.plays("monty-bank").picks(2)
    told = to_position(t.state)
    again = from_position(json.loads(json.dumps(told)))
    assert again.used == [] and again.deeds == t.state.deeds and to_position(again) == told


def test_an_artifact_that_stands_anywhere_as_a_creature_is_read_back_so() -> None:
    t = table(you=artifacts("the-mysticeti") | line("dust-pixie", "flaxia"))
    t.you.acts("the-mysticeti").picks("flaxia", "done", 1)
    again = from_position(json.loads(json.dumps(to_position(t.state))))
    assert again.index == t.state.index == rebuilt_index(again)


def test_a_token_creature_that_is_used_after_reading_counts_as_itself() -> None:
    t = table(you=line(token("grunt-made", "punch")) | side(token="grunt-made"))
    again = TableUnderTest(tapete.new_match("keyforge", position=t.match.position()))
    for read in (t, again):
        read.you.reaps("grunt-made")
        assert len(read.state.used) == 1 and read.state.used_as == ()
    assert again.match.position() == t.match.position()


def test_what_stands_to_the_left_of_one_that_left_is_read_back() -> None:
    mine = line("bumpsy", "phalanx-leader", "krump") | artifacts("blorb-hive") | side(token="blorb")
    t = table(you=mine, house="saurian")
    t.you.reaps("phalanx-leader").omni("blorb-hive").picks("phalanx-leader")
    again = from_position(json.loads(json.dumps(to_position(t.state))))
    assert to_position(again) == to_position(t.state) and again.index == rebuilt_index(again)
    assert sorted(power(again, again.bodies[n]) for n in again.line[0]) == [6, 7]


def viewed(t: TableUnderTest) -> tuple[Any, Any]:
    """What is seen of a table, and of the same table read back."""
    return t.match.view(0)["table"], tapete.new_match("keyforge", position=t.match.position()).view(0)[
        "table"
    ]


def test_a_copy_of_another_house_is_read_back_as_no_maverick() -> None:
    t = table(you=hand("mimic-gel"), enemy=line("krump"))
    t.you.plays("mimic-gel")
    seen, again = viewed(t)
    assert seen == again and seen["players"][0]["line"][0]["maverick"] is False


def test_a_copy_is_read_back_with_the_bonus_icons_of_the_card_that_it_copies() -> None:
    t = table(you=hand("mimic-gel"), enemy=line(enhanced("krump", "draw", "capture")))
    t.you.plays("mimic-gel")
    seen, again = viewed(t)
    assert t.match.position()["players"][0]["creatures"][0]["counts_icons"] == ["draw", "capture"]
    assert seen == again and seen["players"][0]["line"][0]["icons"] == ["draw", "capture"]


def test_a_copy_is_read_back_with_the_icons_of_a_later_collection_that_the_copied_card_has() -> None:
    # Whatever a position may tell of a card, it may tell of what another card counts as.
    t = table(you=hand("mimic-gel"), enemy=line(enhanced("krump", "power", "draw")))
    t.you.plays("mimic-gel")
    seen, again = viewed(t)
    assert t.match.position()["players"][0]["creatures"][0]["counts_icons"] == ["power", "draw"]
    assert seen == again and t.is_quiet


def test_a_token_creature_that_is_a_copy_is_read_back_without_bonus_icons() -> None:
    mine = line(upgraded("talent-scout", "mirror-shell"), token("grunt", "punch")) | side(token="grunt")
    t = table(you=mine, enemy=line("bumpsy"))
    t.you.reaps("talent-scout")
    seen, again = viewed(t)
    assert seen == again and [card["icons"] for card in seen["players"][0]["line"]] == [["amber"], []]


def test_an_effect_about_several_cards_is_about_those_that_are_still_there_and_ends_with_the_last() -> None:
    nicks = maverick("nick", "saurian"), maverick("nick", "saurian")
    t = table(you=hand("orator-hissaro", *nicks) | line("urchin", "grunt-like"), house="saurian")
    t.you.plays("orator-hissaro").picks(1).plays("nick").picks("urchin")
    seen, again = viewed(t)
    (other,) = (b for b in t.you.look("creatures") if b.id == "grunt-like")
    assert seen == again and [effect["about"] for effect in seen["effects"]] == [[f"card:{other.n}"]]
    t.you.plays("nick").picks("grunt-like")
    assert viewed(t)[0]["effects"] == []


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


TROLL = {"card": "troll", "n": 0}
CONTROL = {"effect": "control", "seat": 0, "source": 0, "about": [0]}


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"creatures": ["punch"]}, "players[0].creatures[0]"),
        ({"creatures": ["duskrunner"]}, "players[0].creatures[0]"),
        ({"artifacts": ["troll"]}, "players[0].artifacts[0]"),
        ({"creatures": [{"card": "troll", "upgrades": ["troll"]}]}, "creatures[0].upgrades[0]"),
        ({"creatures": [{"card": "troll", "upgrades": [{"card": "duskrunner", "upgrades": ["duskrunner"]}]}]}, "upgrades[0].upgrades"),
        ({"creatures": [{"card": "troll", "counts_as": "punch"}]}, "players[0].creatures[0]"),
        ({"creatures": [{"card": "troll", "counts_as": "nobody"}]}, "creatures[0].counts_as"),
        ({"creatures": [{"card": "troll", "face_down": True}]}, "creatures[0].counts_as"),
        ({"creatures": [{"card": "troll", "part": "punch"}]}, "creatures[0].part"),
        ({"creatures": [{"card": "troll", "counters": {"moon": 1}}]}, "counters.moon"),
        ({"creatures": [{"card": "troll", "power_counters": -1}]}, "power_counters"),
        ({"creatures": [{"card": "troll", "controller": 1}]}, "creatures[0].controller"),
        ({"hand": [TROLL, {"card": "punch", "n": 0}]}, "players[0].hand[1].n"),
        ({"keys": ["red", "red"]}, "players[0].keys"),
        ({"keys": ["red", "yellow", "blue"]}, "players[0].keys"),
        ({"known": {"x": []}}, "players[0].known"),
        ({"known": {"7": []}}, "players[0].known.7"),
        ({"token": "punch"}, "players[0].token"),
        ({"played_before": [3]}, "played_before[0]"),
    ],
)  # fmt: skip
def test_a_side_that_cannot_be_is_refused_by_its_field(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        tapete.new_match("keyforge", position={"players": [wrong, {}]})
    assert field in refusal.value.text("es") and field in refusal.value.text("en")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"played": [5]}, "$.played[0]"),
        ({"used": [0, 9]}, "$.used[1]"),
        ({"discarded": [9]}, "$.discarded[0]"),
        ({"slain": [[9, 0]]}, "$.slain[0]"),
        ({"destroyed": [[0, 0, "moon"]]}, "$.destroyed[0]"),
        ({"deeds": [["sing", 0, 0]]}, "$.deeds[0]"),
        ({"deeds": [["fight", 9, 0]]}, "$.deeds[0]"),
        ({"played": [0], "played_as": [[1, "punch"]]}, "$.played_as[0]"),
        ({"played": [0], "played_as": [[0, "nobody"]]}, "$.played_as[0]"),
        ({"made": [{"n": 0, "card": "grunt", "owner": 0}]}, "$.made[0]"),
        ({"turn": -1}, "$.turn"),
        ({"before": 1}, "$.before"),
        ({"step": "mulligan", "mulligans": 2}, "$.mulligans"),
        ({"lasting": [{**CONTROL, "effect": "text", "number": 99}]}, "$.lasting[0]"),
        ({"lasting": [{"effect": "text", "seat": 0, "source": 0}]}, "$.lasting[0]"),
        ({"game": "relic"}, "$.game"),
        ({"lasting": [{**CONTROL, "source": 9}]}, "$.lasting[0].source"),
        ({"lasting": [{**CONTROL, "about": [9]}]}, "$.lasting[0].about[0]"),
        ({"lasting": [{**CONTROL, "holder": 9}]}, "$.lasting[0].holder"),
        ({"lasting": [{**CONTROL, "until": "tomorrow"}]}, "$.lasting[0].until"),
        ({"lasting": [{**CONTROL, "until": "next"}]}, "$.lasting[0].turn_of"),
        ({"lasting": [{**CONTROL, "effect": "house:moon"}]}, "$.lasting[0].effect"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_its_field(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        tapete.new_match("keyforge", position={"players": [{"creatures": [TROLL]}, {}], **wrong})
    assert field in refusal.value.text("es") and field in refusal.value.text("en")


def test_a_card_with_bonus_icons_that_is_a_creature_by_an_effect_has_them_still_after_reading() -> None:
    vault = {"card": "auto-legionary", "icons": ["draw"]}
    t = table(you=artifacts(vault), house="saurian")
    t.you.acts("auto-legionary")
    again = from_position(json.loads(json.dumps(to_position(t.state))))
    (b,) = again.bodies.values()
    assert b.kind == "creature" and b.copy_of.icons == t.you.body("auto-legionary").copy_of.icons == ("draw",)


def test_a_creature_that_took_after_another_has_its_bonus_icons_still_after_reading() -> None:
    t = table(you=hand({"card": "cyber-clone", "icons": ["amber"]}), enemy=line("troll"))
    t.you.plays("cyber-clone")
    again = from_position(json.loads(json.dumps(to_position(t.state))))
    (b,) = again.bodies.values()
    assert power(again, b) == 8 and b.copy_of.icons == t.you.body("cyber-clone").copy_of.icons != ()


def test_cards_in_play_are_listed_in_the_order_in_which_they_came_after_reading_too() -> None:
    mine = line({"card": "urchin", "born": 9}, {"card": "dust-imp", "born": 4}) | artifacts("cannon")
    t = table(you=mine | side(houses=["brobnar"]), step="house", house="")
    again = TableUnderTest(tapete.new_match("keyforge", position=t.match.position()))
    assert t.offered == again.offered == ["brobnar", "dis", "shadows"]


def test_a_card_that_lies_face_down_counts_as_the_token_creature_of_its_owner() -> None:
    crossed = {"card": "anger", "face_down": True, "owner": 1}
    t = table(
        you=line({"card": "punch", "face_down": True}, crossed) | side(token="grunt"),
        enemy=side(token="senator"),
    )
    assert [b.id for b in t.you.look("creatures")] == ["grunt", "senator"] and t.you.power("senator") == 2


def test_what_other_collections_print_and_what_lies_loose_may_stand_in_a_position() -> None:
    mine = line("auto-legionary", {"card": "troll", "icons": ["logos", "draw", "power"]}) | artifacts(
        "duskrunner"
    )
    t = table(you=mine | hand({"card": "punch", "icons": ["mars"]}, "punch"), house="brobnar")
    told = t.match.view(seat=0, lang="es")
    assert [one["icons"] for one in told["table"]["players"][0]["line"]] == [[], ["draw"]]
    assert t.match.position()["players"][0]["creatures"][1]["icons"] == ["logos", "draw", "power"]
    t.you.plays("punch").picks("troll")
    assert t.is_quiet


def test_a_card_that_puts_icons_of_later_collections_on_others_may_lie_in_a_position() -> None:
    # What the icons of houses and others do stands in no book here, so that nobody is told of them.
    t = table(you=line("ria-bevy-gress", "eldest-batchminder") | hand("punch"), house="brobnar")
    for lang in ("es", "en"):
        told = t.match.view(seat=0, lang=lang)["table"]["players"][0]["line"]
        assert [one["id"] for one in told] == ["ria-bevy-gress", "eldest-batchminder"]
        assert told[0]["text"] == ""
    t.you.plays("punch").picks("ria-bevy-gress")
    assert t.is_quiet


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


@pytest.mark.parametrize(
    ("told", "there"),
    [({}, False), ({"tide": 0}, True), ({"hand": ["tidal-wave"]}, True), ({"tide_card": True}, True)],
)
def test_a_tide_that_is_told_of_is_there(told: dict[str, Any], there: bool) -> None:
    first = {"hand": told.pop("hand", ["whirlpool", "punch"])}
    position = {"players": [first, {}], "house": "brobnar", **told}
    t = TableUnderTest(tapete.new_match("keyforge", position=position))
    assert t.state.switches.tide is there and to_position(t.state)["tide_card"] is there


def test_a_position_may_deny_the_tide_that_its_cards_speak_of() -> None:
    t = table(you=hand("tidal-wave"), tide_card=False)
    t.you.plays("tidal-wave")
    assert t.state.tide == -1 and to_position(t.state)["tide_card"] is False
