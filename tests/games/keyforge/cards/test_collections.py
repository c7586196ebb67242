"""Collections: each is a folder with a manifest, loaded when a deck needs it, and named nowhere else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tapete.games.keyforge as package
from tapete.games.keyforge.cards.collections import Collection, collections, newcomer, only_reprints, playable
from tapete.games.keyforge.cards.facts import SETS, SetCode, first_printed
from tapete.games.keyforge.cards.registry import declarations, missing
from tapete.games.keyforge.decks import make_deck
from tapete.games.keyforge.printed import HOUSES

ROOM = Path(package.__file__).parent


def test_the_collections_come_in_the_order_of_their_release_and_the_first_is_meant_where_none_is_named():
    assert list(collections()) == [code for code in SETS if code in collections()]
    assert newcomer().set == SETS[0] == make_deck(1).set


@pytest.mark.parametrize("known", collections().values(), ids=collections())
def test_a_manifest_names_houses_of_the_book_that_have_cards_of_every_ordinary_rarity(
    known: Collection,
) -> None:
    assert set(map(str, known.houses)) <= set(HOUSES)
    # A collection of new cards has seven houses; one that only reprints may have any of the book's.
    assert len(known.houses) == len(set(known.houses)) == (12 if only_reprints(known.set) else 7)
    assert sum(share for _, share in known.shares) == 100
    assert {house for house in make_deck(3, known.set).houses} <= set(known.houses)


def test_a_complete_collection_has_a_declaration_for_each_of_its_cards() -> None:
    assert missing() == []
    complete = [known for known in collections().values() if known.complete]
    assert {id for known in complete for id in known.cards()} <= set(declarations())


def test_no_card_is_declared_in_the_folder_of_another_collection() -> None:
    for code in collections():
        folder = ROOM / "cards" / code.lower()
        written = "".join(file.read_text("utf-8") for file in folder.glob("*.py") if file.stem != "__init__")
        named = set(re.findall(r'^(?:\w+\.)?(?:card|spent)\(\s*"([^"]+)"', written, re.MULTILINE))
        assert named <= set(first_printed(code).cards), code


def test_every_collection_that_the_book_lists_has_a_manifest_and_no_other() -> None:
    # v17.2 «Iconos de colección de KeyForge».
    listed = ["CotA", "AoA", "WC", "MM", "DT", "WoE", "UC23", "VM23", "GR", "MG2024"]
    assert list(collections()) == listed
    assert [code for code in listed if only_reprints(SetCode(code))] == ["UC23", "VM23", "MG2024"]


@pytest.mark.parametrize("code", collections())
def test_a_collection_is_playable_once_every_card_of_its_decks_is_declared(code: SetCode) -> None:
    held = {str(slot.card) for seed in range(20) for _, slot in make_deck(seed, code).slots()}
    assert not playable(code) or held <= set(declarations())
    own = set(map(str, collections()[code].cards()))
    assert not only_reprints(code) or not held & own, "the Keyraken's cards are in no archon's deck"


def test_nothing_outside_its_folder_names_a_collection() -> None:
    word = re.compile(rf"\b(?:{'|'.join(collections())}|cota)\b")
    inside = [ROOM / "cards" / code.lower() for code in collections()]
    for file in sorted(ROOM.rglob("*.py")):
        if not any(folder in file.parents for folder in inside):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                assert not word.search(line), f"{file.name}:{number}"


ASK = """
import sys, tapete
tapete.new_match("keyforge", seed=1)
print(*sorted(name for name in sys.modules if name.startswith("tapete.games.keyforge.cards.") and name.count(".") == 5))
"""


def test_a_table_loads_the_declarations_of_its_decks_collections_and_no_others() -> None:
    told = subprocess.run(
        [sys.executable, "-c", ASK], capture_output=True, text=True, check=True
    ).stdout.split()
    folders = {name.split(".")[4] for name in told} - {"facts"}
    assert folders == {newcomer().set.lower()}
