"""The shape of a view: what the table of KeyForge looks like to one seat.

The page's types and the block in docs/keyforge/view.md are written from here by scripts/wire_types.py.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from tapete.games.keyforge.position_shape import Step
from tapete.kernel.view_shape import Race, Shape

CardType = Literal["creature", "artifact", "action", "upgrade"]
Icon = Literal["amber", "capture", "damage", "draw", "discard"]
Key = Literal["red", "yellow", "blue"]
Until = Literal["turn", "next", "start", "leaves"]


class House(Shape):
    """A house by id and name."""

    id: str
    ref: str
    name: str


class Effect(Shape):
    """What outlives the card that made it."""

    source: str
    """the ref of that card"""
    name: str
    seat: int
    until: Until
    about: list[str]
    """refs of the cards it speaks of; empty: of all"""
    house: House | None
    named: str
    """the card or the trait that was named, empty where none was"""
    number: int
    """the number chosen or counted when it began, 0 where none was"""


class Face(Shape):
    """A card whose face is seen."""

    ref: str
    owner: int
    id: str
    name: str
    type: CardType
    type_name: str
    text: str
    """generated from the card's declaration, an ability a line"""
    traits: list[str]
    house: str
    house_name: str
    icons: list[Icon]
    maverick: bool
    subject: str
    """what its picture shows, by its traits, its verbs and the collection it first appeared in"""
    power: int | UnsetType = UNSET
    """of creatures, printed; in play: now"""
    armor: int | UnsetType = UNSET


class Counter(Shape):
    """Counters of a kind on a card."""

    name: str
    count: int


class Keyword(Shape):
    """A keyword a card has now, gained ones too."""

    id: str
    name: str
    value: int


class Part(Shape):
    """Something that makes power differ from the printed number."""

    ref: str | None
    name: str
    amount: int


class Pile(Shape):
    """Cards that not everybody may look at."""

    count: int
    cards: list[Face]
    """those the seat may look at, or knows to lie there"""


class Count(Shape):
    """A pile that nobody may look at."""

    count: int


class InPlay(Face, kw_only=True):
    """A card in play with everything on it; the last lines are of creatures only."""

    controller: int
    houses: list[str]
    """those it belongs to now"""
    exhausted: bool
    amber: int
    counters: list[Counter]
    keywords: list[Keyword]
    upgrades: list[InPlay]
    under: Pile
    """all for its controller, for others those that lie face up (grafted)"""
    purged: list[str]
    """refs of cards it keeps purged and may give back"""
    face: Face | UnsetType = UNSET
    """a face-down card, for its controller"""
    face_down: bool | UnsetType = UNSET
    """it counts as what is told here"""
    gigantic: bool | UnsetType = UNSET
    """it is made of two cards"""
    armor_left: int | UnsetType = UNSET
    """what can still prevent damage this turn"""
    damage: int | UnsetType = UNSET
    stunned: bool | UnsetType = UNSET
    warded: bool | UnsetType = UNSET
    enraged: bool | UnsetType = UNSET
    power_counters: int | UnsetType = UNSET
    on_flank: bool | UnsetType = UNSET
    sums: list[Part] | UnsetType = UNSET
    """how power differs from the printed number"""


class Token(Shape):
    """A token creature: what face-down cards of a deck count as."""

    id: str
    name: str
    text: str


class Player(Shape):
    """One side of the table."""

    seat: int
    ref: str
    houses: list[House]
    amber: int
    """in the pool"""
    cost: int
    """of the next key, now"""
    hand_size: int
    keys: list[Key]
    """forged"""
    chains: int
    hand_count: int
    hand: list[Face]
    """one's own; of the other's, the cards one knows to lie there"""
    deck: Count
    discard: list[Face]
    """top first"""
    archives: Pile
    purged: Pile
    line: list[InPlay]
    """the battleline, left to right as its controller sees it"""
    artifacts: list[InPlay]
    playing: list[Face]
    """cards being played at this moment"""
    haunted: bool
    token: Token | None
    """the token creature of its deck"""


class View(Shape):
    """The table as one seat sees it."""

    step: Step
    turn: int
    active: int
    house: House | None
    """the active one"""
    houses: list[House]
    """of both decks"""
    ruleset: str
    players: list[Player]
    played: list[str]
    """refs of the cards played this turn, in order"""
    effects: list[Effect]
    tide: int | None
    """the seat for which it is high"""
    winner: int | None
    race: Race
