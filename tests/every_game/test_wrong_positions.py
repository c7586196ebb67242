"""A position with something wrong in it is refused in one sentence; whatever is accepted can be played."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import tapete
from tapete import Rng

from .games import SETUPS, play, somewhere

Path = tuple[str | int, ...]

NONSENSE: tuple[Any, ...] = (
    None,
    -1,
    0,
    7,
    9999,
    10**30,
    1.5,
    True,
    "",
    "x",
    [],
    {},
    [1],
    ["x"],
    {"x": 1},
    [None],
)


def places(part: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a position, however deep."""
    if path:
        yield path
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, one in inner:
        yield from places(one, (*path, name))


def at(position: Any, path: Path) -> Any:
    for name in path:
        position = position[name]
    return position


def marred(position: Any, rng: Rng) -> Any:
    """The position with one place left out, doubled, moved a little, taken from elsewhere or nonsense."""
    every = list(places(position))
    path = every[rng.below(len(every))]
    wrong = deepcopy(position)
    inside, last, old = at(wrong, path[:-1]), path[-1], at(position, path)
    how = rng.below(5)
    if how == 0:
        del inside[last]
    elif how == 1 and isinstance(inside, list):
        inside.append(deepcopy(old))
    elif how == 2 and type(old) is int:
        inside[last] = (old + 1, old - 1, old + 3, -old, old * 2)[rng.below(5)]
    elif how == 3 and isinstance(old, (int, str)):
        inside[last] = deepcopy(at(position, every[rng.below(len(every))]))
    else:
        inside[last] = deepcopy(NONSENSE[rng.below(len(NONSENSE))])
    return wrong


def test_a_marred_position_is_refused_in_a_sentence_or_can_be_played(setup: str) -> None:
    if SETUPS[setup]["game"] == "toy":
        pytest.skip("the toy trusts its positions")
    refused, rng = 0, Rng(f"marred {setup}")
    for seed in range(3):
        position = json.loads(json.dumps(somewhere(setup, seed, checkpoints="action").position()))
        for _ in range(100):
            wrong = marred(position, rng)
            try:
                match = tapete.new_match(SETUPS[setup]["game"], position=wrong, check=True)
            except tapete.TapeteError as error:
                said = error.text("en"), error.text("es")
                assert all(text.endswith(".") and text.count("\n") == 0 for text in said)
                assert not isinstance(error, tapete.Broken) and "report" not in said[0]
                refused += 1
                continue
            play(match, rng, 10)
            assert match.view(None) and match.view(0, "es") and match.position()
    assert refused > 100


@pytest.mark.parametrize(
    ("game", "wrong", "field"),
    [
        ("keyforge", {"players": [{}, {"keys": ["green"]}]}, "players[1].keys[0]"),
        ("keyforge", {"players": [{"houses": ["nowhere"]}, {}]}, "players[0].houses[0]"),
        ("keyforge", {"players": [{}, {}], "tide": 2}, "tide"),
        ("keyforge", {"players": [{"hand": [{"card": "punch", "n": 10**6}]}, {}]}, "players[0].hand[0].n"),
        ("keyforge", {"players": [{"token": "nobody"}, {}]}, "nobody"),
        ("keyforge", {"players": [{"amber": 10**30}, {}]}, "players[0].amber"),
        ("seasons", {"players": [{}, {"gauge": 16}], "pool": ["winter-1/3"]}, "players[1].gauge"),
        ("seasons", {"players": [{"hand": ["nothing"]}, {}], "pool": ["winter-1/3"]}, "nothing"),
        ("seasons", {"players": [{}, {}], "pool": ["winter-12/3"]}, "winter-12/3"),
        ("seasons", {"players": [{}, {}], "pool": ["winter-1/3"], "dice": {}}, "dice"),
        ("relic", {"players": [{}, {}], "step": "deal", "over": True}, "ending"),
        ("relic", {"players": [{}, {}], "answers": True}, "answers"),
    ],
)
def test_the_refusal_points_at_the_field(game: str, wrong: dict[str, Any], field: str) -> None:
    for lang in ("en", "es"):
        with pytest.raises(tapete.Unreadable) as refusal:
            tapete.new_match(game, position=wrong)
        said = refusal.value.text(lang)
        assert field in said and said.endswith(".") and "report" not in said


def test_what_is_nested_without_end_is_refused() -> None:
    card: dict[str, Any] = {"card": "krump"}
    for _ in range(2000):
        card = {"card": "krump", "under": [card]}
    with pytest.raises(tapete.BadPosition, match="nested"):
        tapete.new_match("keyforge", position={"players": [{"creatures": [card]}, {}]})
