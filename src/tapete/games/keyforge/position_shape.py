"""The shape of a position: what a quiet table tells as readable JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tapete.games.keyforge.cards.facts.kinds import House
from tapete.games.keyforge.printed import ICONS

Step = Literal["setup", "mulligan", "start", "forge", "house", "archives", "main", "end"]
STEPS: Final[tuple[Step, ...]] = ("setup", "mulligan", "start", "forge", "house", "archives", "main", "end")


def one_of(*words: str) -> Meta:
    """Said of a field that holds one of these words."""
    return Meta(pattern=f"^({'|'.join(words)})$")


Seat = Annotated[int, Meta(ge=0, le=1)]
Perhaps = Annotated[int, Meta(ge=-1, le=1)]
"""A seat; -1 where it is nobody's, or follows from the rest."""
HouseName = Annotated[str, one_of(*House)]
PerhapsHouse = Annotated[str, one_of("", *House)]
Colour = Annotated[str, one_of("red", "yellow", "blue")]
Until = Annotated[str, one_of("turn", "next", "start", "leaves")]
Hiding = Annotated[str, one_of("hand", "deck", "archives", "under", "beneath")]
"""Where a card may lie that somebody does not see."""
How = Annotated[str, one_of("fight", "reap", "action", "omni", "unstun", "exalt")]
Kind = Annotated[str, one_of("creature", "artifact", "upgrade")]
Icon = Annotated[str, one_of(*ICONS, *House, "power", "archive")]
"""Collections after the ten of the book have more; nothing here knows what those do, and nobody is shown them."""
Number = Annotated[int, Meta(ge=0, le=1999)]
"""A card's number: those of both decks come first, then those of token creatures as they are made."""
PerhapsNumber = Annotated[int, Meta(ge=-1, le=1999)]
NumberAsText = Annotated[str, Meta(pattern="^[0-9]{1,4}$")]
Count = Annotated[int, Meta(ge=0)]
PerhapsCount = Annotated[int, Meta(ge=-1)]
"""A number; -1 where none is told."""


class CountedAs(msgspec.Struct, array_like=True, frozen=True):
    """A card of a list that counted as another: its place there, that card's id and its house, if not its own."""

    at: Count
    id: str
    house: PerhapsHouse = ""
    upgrade: bool = False
    """Whether it was played as the upgrade that it may be."""
    as_creature: PerhapsCount = -1
    """The power it had as a creature, where an effect made one of what is none."""


class CardAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card wherever it is; the fields after `icons` only matter in play."""

    card: str
    n: PerhapsNumber = -1
    house: PerhapsHouse = ""
    owner: Perhaps = -1
    icons: tuple[Icon, ...] = ()
    exhausted: bool = False
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    damage: Count = 0
    amber: Count = 0
    power_counters: Count = 0
    counters: dict[str, Count] = {}
    upgrades: list[CardAt | str] = []
    under: list[CardAt | str] = []
    part: CardAt | str | None = None
    """The other half of a gigantic creature."""
    controller: Perhaps = -1
    """Of an upgrade: who played it, when it is not its host's controller."""
    home: Perhaps = -1
    counts_as: str = ""
    """The id of the card it counts as: a copy, or a token creature."""
    counts_house: PerhapsHouse = ""
    """The house of the card it counts as, if not the one printed."""
    counts_icons: tuple[Icon, ...] = ()
    """The bonus icons added to the card it counts as."""
    as_creature: PerhapsCount = -1
    """The power it has as a creature, where an effect makes one of what is none."""
    like: str = ""
    """The id of the card it took after, and the power it has by that."""
    like_power: Count = 0
    face_down: bool = False
    beneath: PerhapsNumber = -1
    """The number of the card itself, where `n` is that of the token creature it was made."""
    face_up: bool = False
    """Of a card under another: grafted, so that both players see it; of an archived one: archived so."""
    armor_used: Count = 0
    attacked: bool = False
    uses: PerhapsCount = -1
    """How often it has been used this turn in this stay; untold, as often as `used` tells."""
    spent: bool = False
    born: PerhapsCount = -1
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
    "spent",
)
"""What a position tells of a card in play as the table does, under the same names."""


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One side of the table. Lists of cards begin at the top of deck and pile, at the left of the
    battleline.
    """

    houses: list[HouseName] = []
    amber: Count = 0
    chains: Count = 0
    keys: Annotated[list[Colour], Meta(max_length=3)] = []
    forged: list[Colour] = []
    """Keys forged this turn, or in its last one when the other player is active."""
    stolen: Count = 0
    """Æmber stolen this turn, or in its last one when the other player is active."""
    house_before: PerhapsHouse | None = None
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
    played_before: list[Number] = []
    """Numbers of the cards it played in its previous turn."""
    played_before_as: list[CountedAs] = []
    """Plays of its previous turn that were copies."""
    token: str = ""
    known: dict[NumberAsText, list[Hiding]] = {}
    """Hidden cards it has seen: number to the places where it may lie, none when it knows exactly."""


class EffectAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lasting effect: which one of which card's, and what it hangs on."""

    effect: str
    """`card-id/0`: the first lasting effect in that card's declaration; or `control`, `house:shadows`."""
    seat: Seat
    source: int
    until: Until = "turn"
    serial: PerhapsCount = -1
    about: list[int] | None = None
    turn_of: Perhaps = -1
    holder: int = -1
    left: PerhapsCount = -1
    house: PerhapsHouse = ""
    number: int = 0
    word: str = ""
    told: str = ""
    """The token creature that made it, by its id: what everybody takes `source` for."""


class MadeAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A token creature that was: its number, its card and its owner."""

    n: Number
    card: str
    owner: Seat


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A quiet table."""

    players: tuple[Player, Player]
    ruleset: Annotated[str, one_of("2023", "2018")] = "2023"
    turn: Count = 3
    active: Seat = 0
    first: Seat = 0
    step: Step = "main"
    house: PerhapsHouse = ""
    played: list[Number] = []
    used: list[Number] = []
    discarded: list[Number] = []
    played_as: list[CountedAs] = []
    """Plays of this turn that were copies: the place in `played`, the id copied and its house."""
    used_as: list[CountedAs] = []
    """Uses of this turn by cards that counted as others: the place in `used`, that id and its house."""
    before: Count = 0
    """How many of all those came before this step: alpha looks at its own step."""
    slain: list[tuple[Number, Seat]] = []
    """Creatures destroyed in fights this turn: each with who controlled it."""
    destroyed: list[tuple[Number, Seat, Kind]] = []
    """Cards destroyed this turn: each with who controlled it and what it was; untold, those slain."""
    deeds: list[tuple[How, Number, Seat]] = []
    """How cards were used this turn, or `exalt` for one exalted, in order: how, which, and who controlled it; untold
    `used` follows from it.
    """
    tide: Perhaps = -1
    tide_card: bool | None = None
    """Left out: there is one where the tide is high for somebody or a card speaks of the tide."""
    mulligans: Annotated[int, Meta(ge=0, le=2)] = 0
    omega: bool = False
    lasting: list[EffectAt] = []
    winner: Perhaps = -1
    serial: Count = 0
    made: list[MadeAt] = []
    """Token creatures that are in play no more: what is told of this turn may speak of them."""
    game: Annotated[str, one_of("keyforge")] = "keyforge"
    answers: list[Any] = []
