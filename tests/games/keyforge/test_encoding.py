"""What KeyForge tells in numbers, for the cards of every collection: tide, tokens, counters, names, what lies beneath."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.every_game.games import play
from tests.every_game.watch import Watch, told_apart, watched_events

import tapete
from tapete import Match, Rng
from tapete.games.keyforge import questions
from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.observing import COUNTERS
from tapete.research import arrays

from . import made
from .table import TableUnderTest, artifacts, deck, hand, line, table

assert made
KEYFORGE = Path(questions.__file__).parent
ENCODER = tapete.game("keyforge").encoder
#: how many answers of a game are looked at closely
WATCHED = 25


def begun(collection: str, seed: int, **more: Any) -> Match:
    """A game with a deck of that collection on one side and one of any collection on the other."""
    rng = Rng(f"{collection} {seed}")
    other = rng.choice(list(collections()))
    decks = [f"seed:{collection}:{seed}", f"seed:{other}:{seed}"]
    match = tapete.new_match("keyforge", decks=decks, seed=seed, **more)
    return play(match, rng, rng.below(300))


@pytest.mark.parametrize("collection", collections())
def test_whatever_a_seat_is_shown_of_a_collection_is_in_its_numbers(
    collection: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watches = watched_events(monkeypatch)
    match, rng = begun(collection, 11, check=True), Rng(f"told {collection}")
    watch = Watch(match)
    watches.append(watch)
    for _ in range(WATCHED):
        watch.look("an answer")
        for decision in match.pending:
            told_apart(match, decision)
        play(match, rng, 1)


@pytest.mark.parametrize("collection", collections())
def test_nothing_else_is_in_its_numbers(collection: str) -> None:
    """Worlds that the seat cannot tell apart are the same numbers."""
    match, rng = begun(collection, 12), Rng(f"worlds {collection}")
    for seed in range(WATCHED):
        if match.over:
            break
        for seat in (0, 1):
            world = match.sample_world(seat, seed).table
            assert ENCODER.observe(world, seat) == ENCODER.observe(match.table, seat)
        play(match, rng, 3)


def rows(t: TableUnderTest, part: str, seat: int = 0) -> list[dict[str, float]]:
    """The rows of an observation that are not empty, by what each number means."""
    whole, of = list(ENCODER.observe(t.match.table, seat)), ENCODER.rows[part]
    width = len(of.names)
    found = [whole[of.start + i * width : of.start + (i + 1) * width] for i in range(of.most)]
    return [dict(zip(of.names, row, strict=True)) for row in found if any(row)]


def test_counters_of_two_kinds_are_told_apart() -> None:
    def counted(**counters: int) -> list[dict[str, float]]:
        return rows(table(you=artifacts({"card": "election", "counters": counters})), "counter")

    (doom,) = counted(doom=2)
    assert doom["body"] == 1 and doom["is-doom"] == 1 and doom["count/3"] == 2 / 3
    assert len(counted(yea=1, nay=3)) == 2
    assert counted(doom=1, disruption=1) != counted(awakening=1, fuse=1)


def test_every_kind_of_counters_that_a_card_puts_somewhere_has_a_number() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (KEYFORGE / "cards").rglob("*.py"))
    put = set(re.findall(r"k\.Mark\(\s*\"([a-z]+)\"", text))
    assert len(put) > 15 and put <= set(COUNTERS)


def test_which_card_each_of_two_effects_is_about_is_told() -> None:
    """One creature cannot be damaged, another stays exhausted: which is which."""

    def struck(spared: int, tired: int) -> list[float]:
        side = {"creatures": ["troll", "krump"], "artifacts": ["hallowed-shield"], "houses": ["sanctum"]}
        lasting = [
            {"effect": "hallowed-shield/0", "seat": 0, "source": 2, "serial": 4, "about": [spared]},
            {"effect": "misses-ready-step", "seat": 0, "source": 2, "serial": 5, "about": [tired]},
        ]
        position = {"players": [side, {}], "house": "sanctum", "lasting": lasting, "serial": 5}
        match = tapete.new_match("keyforge", position=position)
        return list(ENCODER.observe(match.table, 0))

    assert len({tuple(struck(0, 1)), tuple(struck(1, 0)), tuple(struck(0, 0))}) == 3


def test_an_effect_about_a_token_does_not_tell_what_lies_beneath() -> None:
    """The row of the card beneath says nothing to the opponent; that of the creature does."""
    token = {"card": "punch", "face_down": True}
    side = {"creatures": [token], "artifacts": ["hallowed-shield"], "token": "grunt", "houses": ["sanctum"]}
    lasting = [{"effect": "hallowed-shield/0", "seat": 0, "source": 1, "serial": 4, "about": [0]}]
    position = {"players": [side, {}], "house": "sanctum", "lasting": lasting, "serial": 4}
    t = TableUnderTest(tapete.new_match("keyforge", position=position))
    about = next(name for name in ENCODER.rows["body"].names if name.startswith("effects-"))
    assert [bool(row[about]) for row in rows(t, "body", 1)] == [True, False]
    assert not any(row[about] for row in rows(t, "foe.card", 1))


def test_the_card_that_was_named_is_told_and_shown() -> None:
    def jar(named: str) -> TableUnderTest:
        t = table(you=hand("etan-s-jar") | deck("punch"), enemy=line("troll"), house="dis")
        t.you.plays("etan-s-jar")
        told_apart(t.match, t.match.pending[0])
        t.take(named)
        return t

    punch, troll = jar("punch"), jar("troll")
    assert [row["named-index"] for row in rows(punch, "effect")] != [0.0]
    assert rows(punch, "effect") != rows(troll, "effect")
    assert [t.match.view(1)["table"]["effects"][0]["named"] for t in (punch, troll)] == ["Punch", "Troll"]


def test_traits_that_may_be_named_are_told_apart() -> None:
    t = table(you=hand("harvest-time"), enemy=line("troll", "dextre"), house="dis")
    t.you.plays("harvest-time")
    assert t.match.pending[0].kind == "name-trait"
    told_apart(t.match, t.match.pending[0])


def test_a_player_who_may_be_chosen_is_me_or_the_other() -> None:
    """Whichever seat asks: the number of a seat is not told."""
    t = table(you=hand("clean-slate", "boiler"), enemy=hand("troll"))
    t.you.plays("clean-slate")
    decision = t.match.pending[0]
    assert decision.kind == "first"
    told_apart(t.match, decision)
    me = ENCODER.option_names.index("says-me")
    assert [list(row)[me] for row in arrays.option_rows(t.match, decision)] == [1.0, 0.0]


def purposes() -> Iterator[str]:
    """What cards are chosen for, as the words write it: the third argument of `pick`."""
    for path in sorted((KEYFORGE / "verbs").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="pick"), args=[_, _, ast.Constant(value=str(purpose))]):
                    yield purpose


def test_what_a_card_is_chosen_for_is_told() -> None:
    found = set(purposes())
    assert len(found) > 20 and found <= set(questions.PURPOSES)
    for lang in ("es", "en"):
        text = (KEYFORGE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        said = set(re.findall(r"\[([a-z-]+)\]", re.split(r"\n(?=[a-z])", text.split("ask-target =")[1])[0]))
        assert len(said) > 20 and said - {"other"} <= set(questions.PURPOSES)
