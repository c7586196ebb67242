"""Perft: the number of lines of play to a depth from fixed tables. One number guards a whole turn structure."""

from typing import Any

import pytest

import tapete
from tapete import Match


def lines(match: Match, depth: int) -> int:
    """How many sequences of so many answers there are."""
    if match.over or depth == 0:
        return 1
    count = len(match.pending[0].options)
    if depth == 1:
        return count
    total = 0
    for index in range(count):
        fork = match.fork()
        fork.answer(index)
        total += lines(fork, depth - 1)
    return total


FIGHT = {
    "players": [
        {
            "hand": ["punch", "anger", "bumpsy"],
            "creatures": ["troll", "headhunter"],
            "houses": ["brobnar", "dis"],
        },
        {"creatures": ["champion-anaphiel", "urchin", "dust-imp"], "amber": 3},
    ],
    "house": "brobnar",
}
LOGOS = {
    "players": [
        {
            "hand": ["wild-wormhole", "library-access", "phase-shift", "dust-imp"],
            "deck": ["doc-bookton", "labwork", "twin-bolt-emission"],
            "creatures": ["replicator", "ganymede-archivist"],
            "houses": ["logos", "dis"],
        },
        {"creatures": ["troll", "bumpsy"], "artifacts": ["cannon"]},
    ],
    "house": "logos",
}
KEYS = {
    "players": [
        {
            "amber": 9,
            "hand": ["key-charge"],
            "creatures": ["chota-hazri"],
            "houses": ["untamed", "dis", "mars"],
        },
        {"creatures": ["murmook"]},
    ],
    "step": "forge",
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [(FIGHT, (11, 61, 319)), (LOGOS, (11, 65, 326)), (KEYS, (3, 9, 21))],
    ids=["a fight", "a chain of logos", "keys"],
)
def test_the_number_of_lines_to_each_depth(position: dict[str, Any], counts: tuple[int, ...]) -> None:
    match = tapete.new_match("keyforge", position=position, seed=1)
    assert tuple(lines(match, depth) for depth in range(1, len(counts) + 1)) == counts
