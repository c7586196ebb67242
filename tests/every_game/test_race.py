"""A line says what a game is won by and how near everybody is: the same to every eye, in both languages."""

from typing import Any

from tests.games.keyforge.table import amber, keys, line
from tests.games.keyforge.table import table as keyforge
from tests.games.relic.play import IDLE, hero
from tests.games.relic.play import table as relic
from tests.games.seasons.players import seat
from tests.games.seasons.players import table as seasons

from tapete import Match
from tapete.kernel.event import SEES_ALL

from .games import SETUPS, begin, somewhere


def race(match: Match, lang: str = "en", eyes: int | None = None) -> Any:
    return match.view(eyes, lang)["table"]["race"]


def told(match: Match, lang: str = "en") -> list[str]:
    return [near["text"] for near in race(match, lang)["near"]]


def test_every_seat_is_told_the_same_about_every_seat(setup: str, seed: int) -> None:
    if SETUPS[setup]["game"] == "toy":
        return
    match = somewhere(setup, seed)
    for lang in ("es", "en"):
        said = race(match, lang)
        assert said["goal"] and [near["seat"] for near in said["near"]] == list(range(match.seats))
        assert all(near["text"] for near in said["near"])
        assert all(race(match, lang, eyes) == said for eyes in (SEES_ALL, *range(match.seats)))
    assert race(match, "es")["goal"] != race(match, "en")["goal"]


def test_keyforge_counts_keys_and_the_amber_for_the_next_and_says_check() -> None:
    t = keyforge(you=keys("red") | amber(7), enemy=amber(2) | line("troll"))
    assert told(t.match) == ["1 of 3 keys · 7 of 6 Æmber: Check!", "0 of 3 keys · 2 of 6 Æmber"]
    assert told(t.match, "es")[0] == "1 de 3 llaves · 7 de 6 Æmbar: ¡Listo!"


def test_seasons_adds_up_crystals_cards_and_bonuses_and_the_hand_only_in_the_last_year() -> None:
    board = {"crystals": 20, "bonus": 2, "play": ["amulet-of-air"]}
    early = seasons(seat("amulet-of-fire", **board)).match
    late = seasons(seat("amulet-of-fire", **board), year=3).match
    parts = race(early)["near"][0]["parts"]
    assert [part["amount"] for part in parts] == [20, 6, -12]
    assert [part["text"] for part in parts] == ["20 crystals", "6 for cards in play", "12 for bonuses used"]
    assert told(early)[0] == "14 points"
    assert [part["amount"] for part in race(late)["near"][0]["parts"]] == [20, 6, -12, -5]


def test_what_is_added_up_in_seasons_is_the_score_in_the_end() -> None:
    match = begin("seasons for two", 2)
    while not match.over:
        match.answer(0, match.pending[0])
    assert match.outcome is not None
    sums = [sum(part["amount"] for part in near["parts"]) for near in race(match)["near"]]
    assert sums == list(match.outcome.scores)


def test_relic_says_what_the_scenario_asks_and_on_which_stretch_everybody_is() -> None:
    t = relic(hero(space="maze-of-tzeentch"), IDLE, scenario="kairos")
    assert "4 tokens" in race(t.match)["goal"]
    assert told(t.match) == [
        "level 0 · in the Inner region",
        "level 0 · 0 of 3 missions",
    ]
    there = relic(hero(space="scenario", tokens=1), IDLE, scenario="lord-of-the-last-gate")
    assert told(there.match, "es")[0] == "en el centro · 1 de 2 fichas"
    reach = relic(hero(assets=["force-sword"]), IDLE, scenario="mystery-beyond")
    assert "reach the centre" in race(reach.match)["goal"]
