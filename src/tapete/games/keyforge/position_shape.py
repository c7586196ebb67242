"""The shape of a position: what a quiet table tells as readable JSON."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

Step = Literal["setup", "mulligan", "start", "forge", "house", "archives", "main", "end"]
STEPS: Final[tuple[Step, ...]] = ("setup", "mulligan", "start", "forge", "house", "archives", "main", "end")


class CountedAs(msgspec.Struct, array_like=True, frozen=True):
    """A card of a list that counted as another: its place there, that card's id and its house, if not its own."""

    at: int
    id: str
    house: str = ""
    upgrade: bool = False
    """Whether it was played as the upgrade that it may be."""
    as_creature: int = -1
    """The power it had as a creature, where an effect made one of what is none."""


class CardAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card wherever it is; the fields after `icons` only matter in play."""

    card: str
    n: int = -1
    house: str = ""
    owner: int = -1
    icons: tuple[str, ...] = ()
    exhausted: bool = False
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    damage: int = 0
    amber: int = 0
    power_counters: int = 0
    counters: dict[str, int] = {}
    upgrades: list[CardAt | str] = []
    under: list[CardAt | str] = []
    part: CardAt | str | None = None
    """The other half of a gigantic creature."""
    controller: int = -1
    """Of an upgrade: who played it, when it is not its host's controller."""
    home: int = -1
    counts_as: str = ""
    """The id of the card it counts as: a copy, or a token creature."""
    counts_house: str = ""
    """The house of the card it counts as, if not the one printed."""
    as_creature: int = -1
    """The power it has as a creature, where an effect makes one of what is none."""
    like: str = ""
    """The id of the card it took after, and the power it has by that."""
    like_power: int = 0
    face_down: bool = False
    beneath: int = -1
    """The number of the card itself, where `n` is that of the token creature it was made."""
    face_up: bool = False
    """Of a card under another: grafted, so that both players see it; of an archived one: archived so."""
    armor_used: int = 0
    attacked: bool = False
    uses: int = 0
    spent: bool = False
    born: int = -1
    purged: list[int] = []
    """Numbers of cards this one has purged and may give back."""


SAME: Final = (
    "exhausted",
    "stunned",
    "warded",
    "enraged",
    "damage",
    "amber",
    "power_counters",
    "face_down",
    "armor_used",
    "attacked",
    "uses",
    "spent",
)
"""What a position tells of a card in play as the table does, under the same names."""


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One side of the table. Lists of cards begin at the top of deck and pile, at the left of the
    battleline.
    """

    houses: list[str] = []
    amber: int = 0
    chains: int = 0
    keys: list[str] = []
    forged: list[str] = []
    """Keys forged this turn, or in its last one when the other player is active."""
    stolen: int = 0
    """Æmber stolen this turn, or in its last one when the other player is active."""
    house_before: str | None = None
    """The active house it chose last: this turn, or in its previous one; where nothing is told, the active player has
    chosen the active house.
    """
    hand: list[CardAt | str] = []
    deck: list[CardAt | str] = []
    discard: list[CardAt | str] = []
    archives: list[CardAt | str] = []
    purged: list[CardAt | str] = []
    creatures: list[CardAt | str] = []
    artifacts: list[CardAt | str] = []
    played_before: list[int] = []
    """Numbers of the cards it played in its previous turn."""
    played_before_as: list[CountedAs] = []
    """Plays of its previous turn that were copies."""
    token: str = ""
    known: dict[str, list[str]] = {}
    """Hidden cards it has seen: number to the places where it may lie, none when it knows exactly."""


class EffectAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lasting effect: which one of which card's, and what it hangs on."""

    effect: str
    """`card-id/0`: the first lasting effect in that card's declaration; or `control`, `house:shadows`."""
    seat: int
    source: int
    until: str = "turn"
    serial: int = -1
    about: list[int] | None = None
    turn_of: int = -1
    holder: int = -1
    left: int = -1
    house: str = ""
    number: int = 0
    word: str = ""
    told: str = ""
    """The token creature that made it, by its id: what everybody takes `source` for."""


class MadeAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A token creature that was: its number, its card and its owner."""

    n: int
    card: str
    owner: int


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A quiet table."""

    players: tuple[Player, Player]
    ruleset: str = "2023"
    turn: int = 3
    active: int = 0
    first: int = 0
    step: str = "main"
    house: str = ""
    played: list[int] = []
    used: list[int] = []
    discarded: list[int] = []
    played_as: list[CountedAs] = []
    """Plays of this turn that were copies: the place in `played`, the id copied and its house."""
    used_as: list[CountedAs] = []
    """Uses of this turn by cards that counted as others: the place in `used`, that id and its house."""
    before: int = 0
    """How many of all those came before this step: alpha looks at its own step."""
    slain: list[tuple[int, int]] = []
    destroyed: list[tuple[int, int, str]] = []
    """Cards destroyed this turn: each with who controlled it and what it was."""
    deeds: list[tuple[str, int, int]] = []
    """How cards were used this turn, in order: how, which, and who controlled it."""
    tide: int = -1
    tide_card: bool = False
    mulligans: int = 0
    omega: bool = False
    lasting: list[EffectAt] = []
    winner: int = -1
    serial: int = 0
    made: list[MadeAt] = []
    """Token creatures that are in play no more: what is told of this turn may speak of them."""
    game: str = "keyforge"
    answers: list[Any] = []
