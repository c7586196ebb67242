"""Perft: how many ways the next answers can go from fixed setups. One number guards a whole turn."""

import pytest

import tapete

from .players import holding, seat, table


def perft(match: tapete.Match, depth: int) -> int:
    """The leaves of the tree of answers, so many answers deep."""
    if match.over or depth == 0:
        return 1
    decision = match.pending[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for index in range(len(decision.options)):
        child = match.fork()
        child.answer(index, child.pending[0])
        total += perft(child, depth - 1)
    return total


RICH = seat(
    "amulet-of-fire",
    "elemental-amulet",
    "temporal-boots",
    "divine-chalice",
    play=["tree-of-light", "kairn-the-destroyer", holding("amulet-of-water", "AE"), "hand-of-fortune"],
    reserve="AWFFE",
    crystals=8,
)
POOR = seat("purse-of-io", reserve="F", gauge=1)
OTHER = seat("amulet-of-air", play=["arcano-leech", "thieving-fairies"], reserve="AA", crystals=5)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("rich", [16, 157, 1425, 12093]),
        ("poor", [4, 14, 43, 124]),
        ("draft", [8, 64, 456]),
        ("dice", [3, 6, 34, 178]),
    ],
)
def test_the_tree_of_answers_has_as_many_leaves_as_it_had(name: str, counts: list[int]) -> None:
    found = [perft(start(name), depth) for depth in range(1, len(counts) + 1)]

    assert found == counts


def start(name: str) -> tapete.Match:
    if name == "draft":
        return tapete.new_match("seasons", seats=2, seed=1, checkpoints="action")
    if name == "dice":
        dice = ["winter-1/3", "winter-2/5", "winter-3/2"]
        players = [seat("temporal-boots", gauge=1), seat(gauge=0)]
        return tapete.new_match(
            "seasons",
            position={"players": players, "step": "take", "pool": dice},
            seed=1,
            checkpoints="action",
        )
    t = table(RICH if name == "rich" else POOR, OTHER, crystallising=True)
    return tapete.new_match("seasons", position=t.match.position(), seed=1, checkpoints="action")
