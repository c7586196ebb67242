"""What is printed on the cards, the dice and the boards, as flat immutable tables.

A card in the game is a number of its own: `card & 63` is the number printed on it (1 to 50) and
`card >> 6` tells its copies apart. A rolled die is `die * 6 + face`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib import resources
from typing import Any, Final, Literal, NamedTuple

Tokens = tuple[int, int, int, int]
Cost = tuple[int, int, int, int, int]
Energy = Literal["air", "water", "fire", "earth"]
Season = Literal["winter", "spring", "summer", "autumn"]
Level = Literal["apprentice", "mage", "archmage"]
Kind = Literal["item", "familiar"]
Effect = Literal["immediate", "permanent", "activation"]

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
NO_TOKENS: Final[Tokens] = (0, 0, 0, 0)
LETTERS: Final = "AWFE"

#: the printed number of a card is `card & PRINTED`
PRINTED: Final = 63
COPY: Final = 64


def _read(name: str) -> Any:
    return json.loads(resources.files(__package__).joinpath("facts", name).read_text("utf8"))


_board = _read("board.json")
ENERGIES: Final[tuple[Energy, ...]] = tuple(_board["energies"])
SEASONS: Final[tuple[Season, ...]] = tuple(_board["seasons"])
SPACES: Final[int] = _board["spaces"]
YEARS: Final[int] = _board["years"]
RESERVE: Final[int] = _board["reserve"]
GAUGE: Final[int] = _board["gauge"]
DEALT: Final[int] = _board["cards_dealt"]
COPIES: Final[int] = _board["copies"]
BONUSES: Final[int] = _board["bonuses"]
PENALTIES: Final[tuple[int, ...]] = tuple(_board["bonus_penalties"])
HAND_PENALTY: Final[int] = _board["hand_penalty"]
LEVELS: Final[dict[str, int]] = _board["levels"]
#: crystals for a token, by season and energy
RATES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_board["rates"][season][energy] for energy in ENERGIES) for season in SEASONS
)


class Face(NamedTuple):
    """One face of a season die."""

    tokens: Tokens
    crystals: int
    star: bool
    draw: bool
    crystallise: bool
    dots: int


class Card(NamedTuple):
    """What is printed on a power card, apart from its text."""

    number: int
    id: str
    en: str
    es: str
    the_en: str
    the_es: str
    kind: Kind
    #: by number of players: [0] for two, [1] for three, [2] for four
    costs: tuple[Cost, Cost, Cost]
    prestige: int
    effects: tuple[Effect, ...]


def tokens_of(letters: str) -> Tokens:
    """Tokens written as letters: "AFF" is one air and two fire."""
    return (letters.count("A"), letters.count("W"), letters.count("F"), letters.count("E"))


def _face(text: str) -> Face:
    *words, dots = text.split()
    letters = next((w for w in words if w[0] in LETTERS), "")
    crystals = next((int(w) for w in words if w[0] == "+"), 0)
    return Face(
        tokens_of(letters), crystals, "star" in words, "draw" in words, "crystallise" in words, int(dots)
    )


def _cost(text: str) -> Cost:
    crystals = next((int(w) for w in text.split() if w.isdigit()), 0)
    return (*tokens_of(text), crystals)


def _card(entry: dict[str, Any]) -> Card:
    cost = entry["cost"]
    two, three, four = (_cost(c) for c in (cost if isinstance(cost, list) else [cost] * 3))
    plain = {k: entry[k] for k in ("number", "id", "en", "es", "the_en", "the_es", "kind", "prestige")}
    return Card(**plain, costs=(two, three, four), effects=tuple(entry["effects"]))


_dice = _read("dice.json")
#: the face that lies up, by `die * 6 + face`; five dice for each season in order
FACES: Final[tuple[Face, ...]] = tuple(_face(f) for season in SEASONS for die in _dice[season] for f in die)
DICE_A_SEASON: Final[int] = 5

_cards = _read("cards.json")
CARDS: Final[dict[int, Card]] = {entry["number"]: _card(entry) for entry in _cards["cards"]}
BY_ID: Final[dict[str, int]] = {card.id: number for number, card in CARDS.items()}
PRESET_GROUPS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(g) for g in _cards["preset_groups"])

_width = max(CARDS) + 1
PRESTIGE: Final[tuple[int, ...]] = tuple(CARDS[n].prestige if n in CARDS else 0 for n in range(_width))
IS_ITEM: Final[tuple[bool, ...]] = tuple(n in CARDS and CARDS[n].kind == "item" for n in range(_width))
IS_FAMILIAR: Final[tuple[bool, ...]] = tuple(
    n in CARDS and CARDS[n].kind == "familiar" for n in range(_width)
)
#: by number of players, then by printed number
COSTS: Final[dict[int, tuple[Cost, ...]]] = {
    players: tuple(CARDS[n].costs[players - 2] if n in CARDS else (0, 0, 0, 0, 0) for n in range(_width))
    for players in (2, 3, 4)
}


def once(cards: Iterable[int]) -> list[int]:
    """Cards in order, equal ones offered once: a choice between two copies is none."""
    return sorted({card & PRINTED: card for card in sorted(cards, reverse=True)}.values())


def season_of(space: int) -> int:
    """0 winter, 1 spring, 2 summer, 3 autumn: three spaces of the wheel each."""
    return (space - 1) // 3
