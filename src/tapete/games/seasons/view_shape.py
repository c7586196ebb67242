"""The shape of a view: what the table of Seasons looks like to one seat.

The page's types and the block in docs/seasons/view.md are written from here by scripts/wire_types.py.
"""

from __future__ import annotations

from typing import Literal

from tapete.kernel.view_shape import Race, Shape

from .printed import Effect, Energy, Kind, Level, Season
from .table import Step

BonusId = Literal["exchange", "crystallise", "gauge", "draw"]
Cost = Literal["air", "water", "fire", "earth", "crystals"]


class Card(Shape):
    """A card face up."""

    ref: str
    number: int
    """the printed one"""
    id: str
    name: str
    kind: Kind
    kind_name: str
    cost: dict[Cost, int]
    """at this number of players; only what is not zero"""
    prestige: int
    effects: list[Effect]
    text: list[str]
    """a line for each effect"""
    subject: str
    """what its picture shows"""


class InPlay(Card):
    """A card in play."""

    turned: bool
    tokens: dict[Energy, int]
    """lying on it; only what is not zero"""


class Die(Shape):
    """A rolled die with the face that lies up."""

    ref: str
    die: int
    """0 to 19: five for each season in order"""
    season: Season
    face: int
    """1 to 6"""
    tokens: dict[Energy, int]
    """only what is not zero"""
    crystals: int
    star: bool
    """the summoning gauge rises by one"""
    draw: bool
    crystallise: bool
    dots: int
    """1 to 3: how far the season marker moves"""
    text: str


class Space(Shape):
    """A space of the wheel."""

    ref: str
    number: int
    season: Season


class ByEnergy(Shape):
    """A number for each energy."""

    air: int
    water: int
    fire: int
    earth: int


class Rate(Shape):
    """What a token is worth in a season."""

    ref: str
    season: Season
    name: str
    crystals: ByEnergy


class EnergyName(Shape):
    """An energy and its name."""

    ref: str
    energy: Energy
    name: str


class Wheel(Shape):
    """The season wheel, the years and the rates of crystallising."""

    space: int
    """1 to 12"""
    season: Season
    season_name: str
    year: int
    """1 to 3; 0 or -1 if the Boots went back before the first"""
    ending: bool
    """the game ends with this round"""
    spaces: list[Space]
    rates: list[Rate]
    energies: list[EnergyName]


class Deck(Shape):
    """The draw pile."""

    ref: str
    count: int
    top: Card | None
    """for a seat that has looked at it"""


class Discard(Shape):
    """The discard pile."""

    ref: str
    count: int


class Aside(Shape):
    """Cards drawn in the middle of an action."""

    count: int
    cards: list[Card] | None
    """for who drew them"""


class Draft(Shape):
    """The Prelude, as one who drafts sees it."""

    pick: int
    """1 to 9"""
    pack: list[Card] | None
    """the seat's own; of every seat for eyes that see all; null for a spectator"""
    picked: list[Card] | None


class Bonus(Shape):
    """How many bonuses a seat has used, and what that costs at the end."""

    used: int
    most: int
    penalty: int


class Pile(Shape):
    """The tokens of one energy in a reserve."""

    ref: str
    energy: Energy
    count: int


class Hand(Shape):
    """A hand."""

    ref: str
    count: int
    cards: list[Card] | None
    """own only"""


class Library(Shape):
    """A group of cards that waits for its year."""

    ref: str
    year: int
    """2 or 3"""
    count: int
    cards: list[Card] | None
    """own only"""


class Board(Shape):
    """One seat's board and cards."""

    ref: str
    seat: int
    crystals: int
    gauge: int
    gauge_most: int
    bonus: Bonus
    reserve: list[Pile]
    """of the four energies"""
    tokens: int
    """in the reserve, in all"""
    limit: int
    """7, or 10"""
    die: Die | None
    prestige: int
    """printed on the cards in play"""
    hand: Hand
    library: list[Library]
    play: list[InPlay]


class BonusName(Shape):
    """A bonus and its name."""

    ref: str
    bonus: BonusId
    name: str


class View(Shape):
    """The table as one seat sees it."""

    step: Step
    level: Level
    round: int
    first: int
    active: int
    wheel: Wheel
    dice: list[Die]
    """rolled and not taken"""
    crystallising: bool
    """whether the active seat may crystallise now"""
    boost: int
    """crystals added to each token by bonuses this turn"""
    deck: Deck
    discard: Discard
    aside: Aside
    draft: Draft | None
    """null after the Prelude"""
    seats: list[Board]
    bonuses: list[BonusName]
    scores: list[int]
    """final points; empty until the game is over"""
    race: Race
