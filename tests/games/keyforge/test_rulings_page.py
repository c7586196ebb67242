"""docs/keyforge/rulings.md: every entry of the rulebooks whose cards are playable has its test."""

import re
from pathlib import Path

from tapete.games.keyforge.cards.collections import collections

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/keyforge/rulings.md"
PLAYABLE, WAITING, PLAIN = "Whose cards are playable", "Waiting for later sets", "Rules that name no card"


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a heading of the page, without its two first lines."""
    part = PAGE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def written() -> set[str]:
    """The names of all rulings."""
    files = (ROOT / "tests/games/keyforge").rglob("test_*.py")
    return {
        name
        for file in files
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }


def test_every_entry_whose_cards_are_playable_has_a_test_that_exists() -> None:
    told = {row[0]: row[-1].strip("`") for row in [*rows(PLAYABLE), *rows(PLAIN)]}
    assert len(told) > 250
    there = written()
    assert {entry: test for entry, test in told.items() if test not in there} == {}


def test_no_entry_waits_whose_cards_are_all_of_complete_collections() -> None:
    """Write the missing tests, then the page anew with `tools/keyforge_rulings.py`."""
    playable = {str(id) for known in collections().values() if known.complete for id in known.cards()}
    waiting = {row[0]: [card for card in row[1].split(", ") if card] for row in rows(WAITING)}
    assert [entry for entry, cards in waiting.items() if cards and playable.issuperset(cards)] == []
