"""Random games with the cards made for rulings: whatever meets, the table holds, is read back and leaks nothing."""

from typing import Any

import pytest

import tapete
from tapete import Rng
from tapete.games.keyforge.movement import rebuilt_index

from .made import IDS

ICONS = ("amber", "capture", "damage", "draw", "discard")
OTHERS = (
    "mimicry",
    "wild-wormhole",
    "troll",
    "shadow-self",
    "collar-of-subordination",
    "spangler-box",
    "masterplan",
)


def cards(rng: Rng, count: int) -> list[dict[str, Any]]:
    """Some cards, all of one house, a few of them enhanced."""
    some: list[dict[str, Any]] = []
    for _ in range(count):
        card: dict[str, Any] = {"card": rng.choice((*IDS, *OTHERS)), "house": "brobnar"}
        if rng.below(4) == 0:
            card["icons"] = [rng.choice(ICONS)]
        some.append(card)
    return some


def begun(seed: int) -> tapete.Match:
    rng = Rng(f"made {seed}")
    players = [
        {
            "hand": cards(rng, 6),
            "deck": cards(rng, 14),
            "houses": ["brobnar"],
            "token": "grunt-made",
            "amber": 2,
        }
        for _ in range(2)
    ]
    book = "2018" if seed % 3 == 0 else "2023"
    position = {"players": players, "house": "brobnar", "ruleset": book, "tide_card": True}
    return tapete.new_match("keyforge", position=position, seed=seed, check=True)


@pytest.mark.parametrize("seed", range(8))
def test_cards_of_every_kind_meet_and_the_table_holds(seed: int) -> None:
    match, rng = begun(seed), Rng(seed)
    for turn in range(150):
        if match.over:
            return
        decision = match.pending[0]
        assert decision.text and all(option.text for option in decision.options)
        match.answer(rng.below(len(decision.options)))
        if match.quiet and not match.over and turn % 5 == 0:
            assert match.table.index == rebuilt_index(match.table)
            for seat in (0, 1):
                assert match.sample_world(seat, turn).view(seat)["table"] == match.view(seat)["table"]
            assert match.story(0, "es") and match.story(1, "en")
