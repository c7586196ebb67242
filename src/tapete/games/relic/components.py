"""What is printed: cards, sheets, spaces and the box that holds them. Shared by all tables, never written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from .questions import Kind

Attribute = Literal["strength", "willpower", "cunning"]
Colour = Literal["red", "blue", "yellow"]
DeckName = Literal["red", "blue", "yellow", "power", "corruption", "mission", "relic", "wargear"]
Region = Literal["outer", "middle", "inner", "scenario"]

ATTRIBUTES: Final[tuple[Attribute, ...]] = ("strength", "willpower", "cunning")
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")
DECKS: Final[tuple[DeckName, ...]] = (
    "red",
    "blue",
    "yellow",
    "power",
    "corruption",
    "mission",
    "relic",
    "wargear",
)
RED, BLUE, YELLOW, POWER, CORRUPTION, MISSION, RELIC, WARGEAR = range(8)

RANKS: Final = ("event", "enemy", "encounter", "asset")
ENEMY_TRAITS: Final = ("ork", "tyranid", "eldar", "heretic", "daemon", "traitor")
CHAOS: Final = ("heretic", "daemon", "traitor")
ASSET_TRAITS: Final = ("ally", "weapon", "armour", "equipment")

#: When an ability may be used or takes place, in the order of a turn; each is a question of its own.
MOMENTS: Final[tuple[Kind, ...]] = (
    "turn",  # start of your turn
    "move",  # in place of the movement roll
    "moved",  # after the movement roll
    "omen",  # you draw a threat card with an omen while exploring
    "explore",  # end of your Exploration phase
    "engage",  # start of your Engagement phase
    "approach",  # before each battle of your Engagement phase
    "prepare",  # Prepare for battle
    "rival",  # another player's Prepare for battle
    "roll",  # after your battle roll
    "won",
    "lost",
    "tied",  # Determine the result of the battle
    "meet",  # before an encounter is resolved
    "test",  # before a skill roll
    "check",  # after a skill roll
    "passed",
    "failed",  # after a skill test
    "hurt",  # you would lose Life
    "taint",  # you would draw a Corruption card
    "levelled",  # you gained a level
    "completed",  # you completed a mission
    "vanquished",  # you were defeated
    "experience",  # start of your Experience phase
    "end",  # end of your turn
)
BIT: Final[Mapping[str, int]] = {name: 1 << i for i, name in enumerate(MOMENTS)}
AT: Final[Mapping[int, Kind]] = {1 << i: name for i, name in enumerate(MOMENTS)}

TURN, MOVE, MOVED, OMEN, EXPLORE, ENGAGE, APPROACH, PREPARE, RIVAL, ROLL, WON, LOST, TIED = (
    BIT[m] for m in MOMENTS[:13]
)
MEET, TEST, CHECK, PASSED, FAILED, HURT, TAINT, LEVELLED, COMPLETED, VANQUISHED, EXPERIENCE, END = (
    BIT[m] for m in MOMENTS[13:]
)


class Step(Protocol):
    """Anything a card can do: the rules resolve it without knowing what it is."""

    def resolve(self, t: Any, seat: int, source: int) -> Any:
        """Do it for a seat; `yield from` the result. `source` numbers the card that says so."""

    def chosen(self, t: Any, seat: int, source: int) -> Any:
        """The same for a seat that has chosen to do just this."""

    gains: str
    #: the noun, where it is a mere gain and all the same when exactly it comes
    gained: int
    #: how much of that it can be

    def able(self, t: Any, seat: int, source: int) -> bool:
        """Whether doing it now could change anything; abilities that cannot are not offered."""


class Condition(Protocol):
    """A question about the table from a seat."""

    counts: str
    #: the noun it counts, if any

    def holds(self, t: Any, seat: int, source: int) -> bool: ...


Steps = tuple[Step, ...]


@dataclass(slots=True, eq=False)
class Ability:
    """Something a card does at a moment: by itself, or when its owner wishes."""

    moment: int
    steps: Steps
    optional: bool = False
    cost: str | None = None
    once: bool = False
    repeats: bool = False
    #: may be used again at the same moment: evading goes enemy by enemy
    when: Condition | None = None
    source: int = -1
    #: number of the card or sheet that has it
    index: int = 0
    #: its place among that card's abilities
    code: tuple[Any, ...] = ()
    #: the option of using it
    sure: bool = False
    #: whether something of it can always be done
    free: bool = False
    #: whether nothing can stand against it
    kin: str = ""
    #: weapon, armour, ally or power: what a "cannot" may forbid


@dataclass(slots=True, eq=False)
class Card:
    """A card or sheet: everything that is printed on it."""

    number: int
    id: str
    name: Mapping[str, str]
    deck: int = -1
    kind: str = ""
    #: enemy, event, encounter, asset, power, corruption, mission, relic, wargear, character, scenario
    trait: str = ""
    attribute: int = -1
    value: int = 0
    icons: tuple[int, ...] = ()
    #: threat icons as colours
    omen: bool = False
    portal: bool = False
    charges: int = 0
    cost: int = 0
    force: int = 0
    #: power number
    activation: int = 0
    start: Steps = ()
    win: Steps = ()
    lose: Steps = ()
    tie: Steps = ()
    does: Steps = ()
    #: events, encounters, rewards, confrontations, what a corruption card does once
    special: Steps = ()
    special_at: int = 0
    score: Any = 0
    #: added to an enemy's battle score
    rolls: int = 0
    #: additional dice of an enemy
    cannot: frozenset[str] = frozenset()
    goal: Any = None
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Any, ...] = ()
    play: Ability | None = None
    #: the ability of a power card
    fights: bool = False
    #: a scenario sheet that is also an enemy
    declared: Mapping[str, Any] = field(default_factory=dict)
    #: the verbs by slot, for texts

    flavour: Mapping[str, str] = field(default_factory=dict)
    #: words of atmosphere; rules never look at them

    # characters
    affiliation: Mapping[str, str] = field(default_factory=dict)
    article: str = ""
    #: how the Spanish name is spoken of: el, la, or nothing
    dials: tuple[int, int, int] = (0, 0, 0)
    life: int = 0
    home: int = 0
    asset_limit: int = 0
    power_limits: tuple[tuple[int, int], ...] = ()
    levels: tuple[str, ...] = ()
    rewards: tuple[Steps, ...] = ()
    first: bool = False

    rank: int = 9
    #: in which order threat cards are resolved: events, enemies, encounters, assets
    sorts: frozenset[str] = frozenset()
    #: the words that count it as an asset
    label: str = ""
    #: how sums name it

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


@dataclass(slots=True, eq=False)
class Passing:
    """A movement box: where it leads, and whether into the Inner region or for a movement point."""

    to: int
    enters: bool
    declared: Any


@dataclass(slots=True, eq=False)
class Space:
    """A space of the board."""

    number: int
    id: str
    name: Mapping[str, str]
    region: Region
    position: int
    zone: str = ""
    icons: tuple[int, ...] = ()
    boxes: tuple[Steps, ...] = ()
    choose: bool = False
    #: two boxes: "choose one or end the Engagement phase"
    passing: Passing | None = None
    #: the movement box
    clockwise: int = -1
    counterclockwise: int = -1
    runs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    #: the spaces of a walk in each direction, up to where something is asked


@dataclass(slots=True, eq=False)
class Box:
    """A pack, read: everything there is to play with."""

    id: str
    name: Mapping[str, str]
    version: str
    things: tuple[Card, ...]
    #: cards first, then characters, then scenarios, by number
    spaces: tuple[Space, ...]
    zones: Mapping[str, Mapping[str, str]]
    decks: tuple[tuple[int, ...], ...]
    characters: tuple[int, ...]
    scenarios: tuple[int, ...]
    sanctuary: int
    rift: int
    centre: int
    space_by_id: Mapping[str, int]
    thing_by_id: Mapping[str, tuple[int, ...]]
    #: all copies
    formerly: Mapping[str, str] = field(default_factory=dict)
    #: ids by the names that positions written with an earlier version of the pack have for them

    kits: dict[Any, Any] = field(default_factory=dict)
    #: what a character's sheet gives at each level, computed once
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict)
    #: the spaces a word for a place means, looked up once
    portals: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        self.portals = frozenset(c.number for c in self.things if c.portal)

    def place(self, name: str) -> int:
        """The number of a space by its id."""
        return self.space_by_id[name]
