"""Strings written by hand in both languages are counted: the grammar knows nothing of what is in them."""

import ast
from pathlib import Path

import pytest

import tapete.games

BY_HAND = {"keyforge": 56, "seasons": 4}
"""The most there may be; lower it when there are fewer."""
WORDS = ("said", "stated", "verbatim")


@pytest.mark.parametrize("game", BY_HAND)
def test_no_more_strings_than_before_are_written_by_hand(game: str) -> None:
    folder = Path(next(iter(tapete.games.__path__))) / game / "text"
    found = [
        f"{file.name}:{node.lineno}"
        for file in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORDS
    ]
    assert len(found) <= BY_HAND[game], f"{len(found)}: let the grammar say it, or show why it cannot"
