"""The shape of a view: what the table of Relic looks like to one seat.

The page's types and the block in docs/relic/view.md are written from here by scripts/wire_types.py.
"""

from __future__ import annotations

from typing import Literal

from ...kernel.view_shape import Race, Shape
from .components import Attribute, Colour, DeckName

Motif = Literal["creature", "swirl", "place", "artifact", "action", "etching", "upgrade", "familiar"]
Tier = Literal["outer", "middle", "inner", "centre"]


class Attributes(Shape):
    """A number for each attribute."""

    strength: int
    willpower: int
    cunning: int


class CharacterSheet(Shape):
    """What a character's sheet says besides its text."""

    affiliation: str
    attributes: Attributes
    life: int
    assetLimit: int
    powerLimit: int | None
    home: str
    """the name of the space where it begins"""


class Card(Shape):
    """A card whose face may be seen."""

    ref: str
    id: str
    name: str
    kind: str
    """type, trait and numbers in a line"""
    motif: Motif
    """for the picture, with the palette"""
    palette: str
    subject: str
    """what its picture shows; empty where only the motif says"""
    text: str
    flavour: str
    """words of atmosphere, perhaps none"""
    value: int | None
    """attribute value, power number, activation number or cost"""
    attribute: Attribute | None
    charges: int
    notes: list[str]
    """whose character tokens lie on it, progress, lying facedown"""
    used: bool
    """this turn"""
    sheet: CharacterSheet | None
    """of a character"""


class Space(Shape):
    """A space of the board."""

    ref: str
    id: str
    name: str
    area: str
    """the zone in words"""
    tier: Tier
    place: int
    """clockwise in its ring from the upper left corner: 24, 16 and 8 spaces"""
    subject: str
    """what its picture shows"""
    corner: bool
    seals: list[Colour]
    """the threat icons"""
    text: str
    """its boxes"""
    cards: list[Card]
    """lying there, faceup"""
    pieces: list[int]
    """the seats whose piece is there"""
    marks: list[int]
    """the seats whose mission token is there"""


class Scenario(Shape):
    """The sheet in the centre."""

    ref: str
    name: str
    text: str
    flavour: str


class Term(Shape):
    """A line of a sum."""

    text: str
    amount: int


class Side(Shape):
    """One side of a battle."""

    name: str
    terms: list[Term]
    total: int | None
    """null until both have rolled"""


class Battle(Shape):
    """The battle under way: the player's side and the enemies'."""

    title: str
    attribute: Attribute
    sides: list[Side]
    note: str
    """the result once there is one"""


class Player(Shape):
    """One player: sheet, dials, limits and cards."""

    seat: int
    ref: str
    name: str
    active: bool
    out: bool
    character: str
    """empty, with the dials at zero, until one is chosen"""
    characterId: str
    characterRef: str
    characterText: str
    characterFlavour: str
    affiliation: str
    space: str
    """a ref"""
    level: int
    life: int
    maxLife: int
    influence: int
    attributes: Attributes
    corruption: int
    corruptionLimit: int
    powerLimit: int | None
    assetLimit: int | None
    """of assets and relics together"""
    powers: list[Card]
    """own only"""
    powerCount: int
    assets: list[Card]
    relics: list[Card]
    trophies: list[Card]
    trophyPoints: int
    corruptions: list[Card]
    missions: list[Card]
    """the active one, with its progress"""
    done: int
    """how many are completed"""
    tokens: int
    """on the scenario sheet"""
    notes: list[str]


class Deck(Shape):
    """A deck and its discard pile."""

    id: DeckName
    name: str
    count: int
    discard: int


class View(Shape):
    """The table as one seat sees it."""

    spaces: list[Space]
    players: list[Player]
    scenario: Scenario | None
    battle: Battle | None
    dice: list[int]
    """faces of the roll that may still be changed"""
    shown: list[Card]
    """the sheets to choose one's character from; of every seat for eyes that see all"""
    phase: str
    """in words"""
    active: int
    decks: list[Deck]
    race: Race
