"""What a game brings to the kernel, and where games are found."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from . import words
from .advice import Advice, PlainAdvice
from .chance import Rng
from .chronicle import Chronicle
from .decision import Ask, Code
from .decks import Decks
from .encoding import Encoder, PlainEncoder
from .errors import Unreadable
from .event import SEES_ALL, Event
from .flow import Flow
from .reason import Reason
from .show import Act
from .view_shape import PicksView


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    #: the seats that won; several share a victory, none is a draw of nobody
    scores: tuple[int, ...]
    #: one number a seat, in the game's own measure
    reason: Reason
    #: what ended it


class Wish(msgspec.Struct, frozen=True):
    """Something one would expect to be able to do: a kind and the refs of what it concerns."""

    kind: str
    refers: tuple[str, ...] = ()


class Table(Protocol):
    """The state of a game: plain data with a hand-written copy."""

    seats: int
    step: int
    #: names the flow that runs next
    turn: int
    #: grows by one a turn; the checkpoint policy "turn" follows it
    over: bool
    log: Any
    #: the list that the gate appends events to; given by the match

    def copy(self) -> Any:
        """An independent table; the log is not copied."""

    def check(self) -> None:
        """Raise Broken unless every card and token is where it can be, once."""


class Game(Protocol):
    """One game. Stateless: everything that changes is on the table."""

    id: str
    names: Mapping[str, str]
    #: {"es": …, "en": …}
    rules: str
    #: version of the rules, written into records: raise it when old records may no longer replay
    seats: range
    settings: Mapping[str, tuple[Any, ...]]
    #: the options of new_match and their choices, the default first; () takes any value
    advice: Advice
    #: a judgement of tables and quick play, for bots
    encoder: Encoder
    #: tables as numbers, for learners
    decks: Decks | None
    #: for games that are played with decks of one's own
    goals: Mapping[str, Any]
    #: what its puzzles may ask for, each a `proof.Goal`
    counts: str
    #: the field of its table by which people count how far a game is: "turn", or "round" where all have a turn in it

    def setup(self, seats: int, options: Mapping[str, Any]) -> Any:
        """The table before the first step. Chance comes later, in flows."""

    def flow(self, t: Any) -> Flow[None]:
        """A fresh flow for the table's current step; it asks its first question before any change."""

    def outcome(self, t: Any) -> Outcome | None: ...

    def option_id(self, t: Any, ask: Ask, code: Code) -> str: ...

    def option_refers(self, t: Any, ask: Ask, code: Code) -> tuple[str, ...]: ...

    def option_text(self, t: Any, ask: Ask, code: Code, lang: str) -> str: ...

    def option_detail(self, t: Any, ask: Ask, code: Code, lang: str) -> str:
        """What tells an option from another that reads the same: where its card lies, in which state."""

    def option_vague(self, t: Any, ask: Ask, code: Code) -> bool:
        """Whether an option reads like what is no option now, so that it tells the same even where it stands alone."""

    def question_text(self, t: Any, ask: Ask, lang: str) -> str: ...

    def asked_by(self, t: Any, ask: Ask, lang: str) -> tuple[str | None, str]:
        """Why a question is asked now: the ref of the card that asks, if one does, and a line about it."""

    def picks(self, t: Any, ask: Ask) -> PicksView | None:
        """Which options may be picked several times in a row, where the question is one of several alike."""

    def waiting_text(self, t: Any, ask: Ask, lang: str) -> str:
        """What the others are told while this seat thinks; tells nothing hidden."""

    def view(self, t: Any, seat: int | None, lang: str) -> Any:
        """What a seat (None: a spectator, SEES_ALL: a replay) sees, as the structs of the game's `view_shape`."""

    def event_view(self, t: Any, event: Any, seat: int | None, lang: str) -> dict[str, Any] | None: ...

    def told(
        self, t: Any, happened: Sequence[Any], seat: int | None, lang: str
    ) -> list[dict[str, Any] | None]:
        """The last events of a table, each as that seat is told it, or None."""

    def acts(self, t: Any, event: Any, seat: int | None, lang: str) -> list[Act]:
        """What a seat sees of an event, for pages that play it; nothing that its view hides."""

    def why_not(self, t: Any, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        """Why a wish that is no option now is none; never called for one that is."""

    def wishes(self, t: Any, seat: int, lang: str) -> list[tuple[Wish, str]]:
        """What a player might expect to be able to do now, each worded as an option (see `why_not`)."""

    def status_text(self, t: Any, seat: int, lang: str) -> str:
        """One line that tells how a seat stands, for terminals; empty where there is none."""

    def table_text(self, t: Any, seat: int | None, lang: str) -> list[str]:
        """The table as that seat sees it, in plain lines for terminals and screen readers."""

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        """Every card by id, with its name in each language; for looking one up."""

    def card_text(self, card: str, lang: str) -> list[str]:
        """A card as plain lines: what it is and costs, then what it does."""

    def to_position(self, t: Any) -> dict[str, Any]: ...

    def from_position(self, position: Mapping[str, Any]) -> Any: ...

    def snapshot(self, t: Any) -> Any:
        """Everything that can matter later, in a form msgspec encodes; for hashes, mid-action too."""

    def redraw(self, t: Any, seat: int, rng: Rng, kept: Container[int]) -> None:
        """Deal anew, in place, what the seat cannot deduce; `kept` are numbers that stay where they are, such as it has seen since.

        The result depends only on what the seat knows: sort what is unknown before shuffling it.
        """

    def chronicle(self, t: Any, events: Sequence[Any]) -> tuple[Chronicle, ...]:
        """What a match tells about each seat, for statistics; empty where the game keeps none."""

    def choice_name(self, choice: str, lang: str) -> str:
        """What a choice of a chronicle is called."""

    def gathered(self, t: Any, seat: int) -> int:
        """How far a seat has come towards winning, in the game's own measure; for curves."""


class BaseGame:
    """What is the same for most games."""

    id: str
    names: Mapping[str, str]
    rules: str
    seats: range
    settings: Mapping[str, tuple[Any, ...]] = {}
    advice: Advice = PlainAdvice()
    encoder: Encoder = PlainEncoder()
    decks: Decks | None = None
    goals: Mapping[str, Any] = {}
    counts: str = "turn"

    def __init__(self) -> None:
        words.settle(self.id, type(self).__module__.rpartition(".")[0])

    @property
    def words(self) -> words.Words:
        return words.of(self.id)

    def reason(
        self, code: str, source: str | None = None, rule: str | dict[str, str] | None = None, **args: Any
    ) -> Reason:
        """A reason in this game's words."""
        return Reason(code, args, source, rule, self.id)

    def option_id(self, t: Any, ask: Ask, code: Code) -> str:
        """Codes joined by colons, unless the game has something better."""
        return ":".join(map(str, code)) if type(code) is tuple else str(code)

    def option_refers(self, t: Any, ask: Ask, code: Code) -> tuple[str, ...]:
        return ()

    def option_detail(self, t: Any, ask: Ask, code: Code, lang: str) -> str:
        return ""

    def option_vague(self, t: Any, ask: Ask, code: Code) -> bool:
        return False

    def asked_by(self, t: Any, ask: Ask, lang: str) -> tuple[str | None, str]:
        return None, ""

    def picks(self, t: Any, ask: Ask) -> PicksView | None:
        return None

    def waiting_text(self, t: Any, ask: Ask, lang: str) -> str:
        return words.of("kernel").format(lang, "waiting", who=words.player(ask.seat, lang))

    def event_view(self, t: Any, event: Event, seat: int | None, lang: str) -> dict[str, Any] | None:
        """The kind alone; a game adds its sentence and refs."""
        return {"kind": type(event).__name__} if seat == SEES_ALL or event.seen_by(seat) else None

    def told(
        self, t: Any, happened: Sequence[Any], seat: int | None, lang: str
    ) -> list[dict[str, Any] | None]:
        return [self.event_view(t, event, seat, lang) for event in happened]

    def acts(self, t: Any, event: Any, seat: int | None, lang: str) -> list[Act]:
        return []

    def why_not(self, t: Any, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        return Reason("not-an-option")

    def wishes(self, t: Any, seat: int, lang: str) -> list[tuple[Wish, str]]:
        return []

    def status_text(self, t: Any, seat: int, lang: str) -> str:
        return ""

    def table_text(self, t: Any, seat: int | None, lang: str) -> list[str]:
        return []

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        return {}

    def card_text(self, card: str, lang: str) -> list[str]:
        return []

    def to_position(self, t: Any) -> dict[str, Any]:
        raise NotImplementedError

    def snapshot(self, t: Any) -> Any:
        return self.to_position(t)

    def chronicle(self, t: Any, events: Sequence[Any]) -> tuple[Chronicle, ...]:
        return ()

    def choice_name(self, choice: str, lang: str) -> str:
        return choice

    def gathered(self, t: Any, seat: int) -> int:
        return 0


_modules: dict[str, str] = {}
_games: dict[str, Game] = {}


def register(name: str, module: str) -> None:
    """Say where a game lives; its module is imported when first asked for and holds `GAME`."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(sorted(_modules))


def game(name: str) -> Game:
    """A game by its id."""
    named = str(name)
    found = _games.get(named)
    if found is None:
        if named not in _modules:
            raise Unreadable("unknown-game", game=named, games=list(names()))
        found = _games[named] = import_module(_modules[named]).GAME
    return found


def settled(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match with defaults filled in, refused if one is unknown or impossible."""
    if type(seats) is not int or seats not in game.seats:
        raise Unreadable("wrong-seats", game=game.names, least=game.seats[0], most=game.seats[-1])
    for name, value in options.items():
        if name not in game.settings:
            raise Unreadable("unknown-option", option=name, game=game.names, options=list(game.settings))
        choices = game.settings[name]
        if choices and value not in choices:
            raise Unreadable("bad-option", option=name, value=str(value), choices=list(map(str, choices)))
    filled = {name: choices[0] for name, choices in game.settings.items() if choices}
    return filled | dict(options)
