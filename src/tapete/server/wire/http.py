"""What is asked and told over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .base import Absent, Asked, Id, Lang, Said, SeatNumber, TableState
from .views import DecisionView

# -- people ----------------------------------------------------------------------------------------


class Person(Said):
    """Somebody at the tables: a guest until they make an account."""

    id: str
    name: str
    guest: bool
    lang: Lang


class PersonChange(Asked):
    """A new name or language."""

    name: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    lang: Lang | None = None


class Credentials(Asked):
    """A name and a password."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class PasswordChange(Asked):
    """Another password; whoever changes it knows the present one."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


# -- games -----------------------------------------------------------------------------------------


class Choice(Said):
    """One value of a setting."""

    id: str
    label: str
    help: str | None = None


class Field(Said):
    """One setting of a game, as a form shows it."""

    id: str
    label: str
    kind: Literal["choice", "deck", "number", "flag"]
    default: Any
    per_seat: bool
    choices: list[Choice] | None = None
    help: str | None = None
    unless: dict[str, list[str]] | None = None
    """It is not asked for while another setting has one of these values."""


class GameInfo(Said):
    """A game that can be played here."""

    id: str
    name: str
    seats: tuple[int, int]
    options: list[Field]
    bots: list[Choice]
    partner: str
    #: the bot for whoever has chosen none
    beginner: dict[str, Any] = {}
    #: settings for whoever plays it for the first time
    series: Field | None = None
    #: the series it can be played in, where there are some


class CardFace(Said):
    """A card of a catalogue, as the rules room shows it."""

    id: str
    name: str
    kind: str
    text: str
    facts: dict[str, Any] = {}


# -- tables ----------------------------------------------------------------------------------------


class MoveClock(msgspec.Struct, tag_field="kind", tag="move", frozen=True):
    """So many seconds for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class TotalClock(msgspec.Struct, tag_field="kind", tag="total", frozen=True):
    """So many seconds for the whole game, and some more for each decision answered."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=864_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class DaysClock(msgspec.Struct, tag_field="kind", tag="days", frozen=True):
    """Correspondence: so many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


Clock = MoveClock | TotalClock | DaysClock


class SeatPlan(Asked):
    """Who a seat is meant for."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Id | None = None
    options: dict[str, Any] | None = None


class NewTable(Asked):
    """A table to lay."""

    game: Id
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock | None = None
    absent: Absent = "wait"
    hints: bool = False
    #: a bot may be asked for advice although several people play; whoever sits down agrees
    series: Id | None = None
    #: several games in a row, of a kind that the game offers


class Join(Asked):
    """Sit down: on the seat of an invitation, on a named one, or on the first that is open."""

    invite: Id | None = None
    seat: SeatNumber | None = None
    options: dict[str, Any] | None = None


class Addresses(Said):
    """Where friends find this table: whether the page was opened by an address that only works on this
    machine, and those that others in the same network can use."""

    here: bool
    addresses: list[str]


class SitDown(Asked):
    """Sit down on the seat that a link is for, with settings of one's own for it: {"deck": id}."""

    options: dict[str, Any] | None = None


class SeatDeck(Said):
    """The deck that a seat plays."""

    id: str
    name: str


class SeatInfo(Said):
    """A seat as everybody sees it."""

    index: int
    kind: Literal["person", "bot", "open"]
    name: str
    present: bool
    covered: bool
    bot: str | None = None
    invite: str | None = None
    options: dict[str, Any] | None = None
    deck: SeatDeck | None = None
    about: str | None = None
    #: of a bot: who it is and how it plays


class WhatIf(Said):
    """Where a what-if table began."""

    replay: str
    move: int


class ChainBid(Said):
    """A bid of chains; None: gave in."""

    seat: int
    chains: int | None


class Bidding(Said):
    """The bidding before the next game of a series: for a deck, in turn, until somebody gives in."""

    deck: str
    bids: list[ChainBid]
    seat: int | None
    #: whose bid is awaited; None once it is over
    least: int
    most: int
    winner: int | None


class SeriesInfo(Said):
    """The series that a game belongs to, and how it stands: with this game, once that is over."""

    kind: str
    name: str
    game: int
    #: which game of the series this is, from 1
    wins: list[int]
    #: games won, by seat
    winner: int | None
    #: who has won the series
    bidding: Bidding | None = None
    ended: int | None = None
    #: who ended it as it stood, before anybody had won it


class TableInfo(Said):
    """A table as somebody sees it from outside."""

    id: str
    game: str
    options: dict[str, Any]
    state: TableState
    seats: list[SeatInfo]
    public: bool
    clock: Clock | None
    absent: Absent
    me: int | None
    owner: bool
    spectators: int
    updated: str
    turn: int | None = None
    my_turn: bool | None = None
    rematch: str | None = None
    rematch_wanted: int | None = None
    rematch_chooser: int | None = None
    replay: str | None = None
    whatif: WhatIf | None = None
    hints: bool = True
    #: whether a bot may be asked for advice here
    set_up: bool = False
    #: begins from a position instead of being dealt; such a game is never rated
    series: SeriesInfo | None = None


class BidAsked(Asked):
    """Chains bid for the deck that the next game of a series turns on; None gives in."""

    chains: int | None


class Rematch(Asked):
    """The same players again; where the game has it so, the loser says who begins: {"first": seat}."""

    options: dict[str, Any] | None = None


class Report(Asked):
    """A problem, in the player's words."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    view: dict[str, Any] | None = None


class Filed(Said):
    """Where a report was filed."""

    id: str


# -- replays ---------------------------------------------------------------------------------------


class ReplayCard(Said):
    """A finished game in a list."""

    id: str
    game: str
    seats: list[str]
    winners: list[int]
    scores: list[int]
    moves: int
    ended: str
    whatif: WhatIf | None
    series: SeriesInfo | None


class JudgedMove(Said):
    """One move as a search sees it, from what its seat knew."""

    move: int
    turn: int
    question: str
    chosen: str
    best: str
    before: float
    #: the chance of winning with the best option found
    after: float
    #: with the option taken
    lost: float


class AnalysisTold(Said):
    """An analysis of a seat's moves, as far as it is."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    judged: int
    moves_of: int
    #: how many moves there are to judge
    ahead: int
    #: how many analyses come before it
    moves: list[JudgedMove]
    good: float
    #: the share of moves as good as the best found


class GamePlayed(Said):
    """A finished game of mine."""

    id: str
    game: str
    ended: str
    result: str
    #: won, lost or drawn
    opponents: list[str]
    bots: list[str]
    #: the levels of those that are bots
    deck: str | None
    turns: int
    minutes: int
    practice: bool
    #: begun in the middle of a game, so that it is not counted
    seats: list[str]
    #: who sat where
    seat: int
    #: and where I sat
    series: SeriesInfo | None = None


class Standing(Said):
    """How I fared in a game, with a deck or against a bot."""

    kind: str
    game: str
    name: str
    played: int
    won: int


class MyGames(Said):
    """What I have played."""

    games: list[GamePlayed]
    standings: list[Standing]


class Turn(Said):
    """A place to jump to in a replay."""

    move: int
    text: str


class Replay(ReplayCard):
    """A finished game, ready to be looked through."""

    options: dict[str, Any]
    turns: list[Turn]
    reason: str
    seed: str
    commitment: str
    decks: list[SeatDeck | None]
    hints: list[int] = []
    #: how often each seat asked a bot, in a game between people


class Stood(Said):
    """How everybody stood when a turn began, in the game's own measure, and when the game was over."""

    move: int
    turn: int
    gathered: list[int]


class Milestone(Said):
    """A seat came a step further in this turn."""

    move: int
    turn: int
    seat: int
    text: str


class TurningPoint(Said):
    """What turned a game, and who says so: a search that judged its moves, or a quick look at each turn."""

    move: int
    turn: int
    text: str
    judged: Literal["search", "quick"]


class Course(Said):
    """How a finished game went."""

    stands: list[Stood]
    milestones: list[Milestone]
    turning: TurningPoint | None


class Moment(Said):
    """The table after so many answers: every hand shown, or as one seat saw it."""

    move: int
    view: Any
    #: of the game's own shape
    events: list[dict[str, Any]]
    decision: DecisionView | None
    answer: str | None


class WhatIfAsked(Asked):
    """Continue a replay from a move, in one of its seats, against bots."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Id


# -- decks -----------------------------------------------------------------------------------------


class DeckCard(Said):
    """A deck in a list."""

    id: str
    name: str
    set: str
    houses: list[str]
    house_names: list[str]
    learning: bool


class DeckLine(Said):
    """Copies of one card in a deck."""

    house: str
    card: dict[str, Any]
    count: int


class Deck(DeckCard):
    """A deck with its cards."""

    cards: list[DeckLine]
    beside: list[dict[str, Any]]
    """The cards that it brings and that are none of it: its token creature."""
    note: str
    """What should be known of its set; empty where there is nothing to say."""


class DeckWish(Asked):
    """A deck to generate."""

    set: Id | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None


class AllyPart(Asked):
    """A house of one deck."""

    deck: Id
    house: Id


class Alliance(Asked):
    """A deck to put together from houses of several."""

    parts: Annotated[list[AllyPart], msgspec.Meta(max_length=12)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class DeckText(Asked):
    """A deck to read, in any of the known forms."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]
