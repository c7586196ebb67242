"""Decks of each collection that KeyForge's rulebook lists: made, written and read in every form, measured and played."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

import tapete
from tapete.kernel.decks import Decks


def room() -> Decks:
    decks = tapete.game("keyforge").decks
    assert decks is not None
    return decks


SETS = [code for code, _ in room().sets("en")]
each_collection = pytest.mark.parametrize("set", SETS)


def test_all_ten_are_offered() -> None:
    assert SETS == ["CotA", "AoA", "WC", "MM", "DT", "WoE", "UC23", "VM23", "GR", "MG2024"]


@each_collection
@pytest.mark.parametrize("form", ["list", "json", "vault"])
def test_a_deck_goes_out_and_comes_back_the_same(command: Run, tmp_path: Path, set: str, form: str) -> None:
    file = tmp_path / "deck"
    for seed in ("1", "2", "3"):
        made = command("deck", "generate", "--set", set, "--seed", seed, "--form", "json").json
        assert command("deck", "export", f"seed:{set}:{seed}", "--form", form, "--to", str(file)).code == 0
        back = command("deck", "import", str(file)).json
        assert back["set"] == made["set"] == set and back.get("token") == made.get("token")
        assert room().key(back) == room().key(made)
        assert back["name"] == made["name"]


@each_collection
def test_a_deck_is_measured(command: Run, set: str) -> None:
    few = ("--games", "2", "--bot", "random", "--against", "learning", "--jobs", "1")
    told = command("deck", "rate", f"seed:{set}:5", *few, "--json")
    assert told.code == 0 and told.json["games"] == 2, told.err


@each_collection
def test_a_deck_is_played_in_the_terminal(command: Run, tmp_path: Path, set: str) -> None:
    file = tmp_path / "deck.txt"
    command("deck", "generate", "--set", set, "--seed", "4", "--to", str(file))
    decks = ("play", "keyforge", "--decks", f"{file},seed:{set}:6", "--lang", "en", "--seed", "1")
    mine = command(*decks, "--bots", "random", typed="1\n" * 40 + "q\n")
    assert mine.code == 0 and mine.err == ""
    whole = command(*decks, "--bots", "random,random")
    assert whole.code == 0 and "The game is over." in whole.lines
