"""Tables as numbers: what a learner is given of a seat's view and of each option.

Cards are named by index, their place in the game's list of cards from 1, and what they are stands once, in a
table beside it. So an observation is as long for three thousand cards as for three.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple, Protocol

import msgspec

from .decision import Ask, Code
from .errors import Broken


class Rows(NamedTuple):
    """A part of an observation that is rows of equal meaning: one a card, or one an effect; zeros where none is."""

    start: int
    #: where the first row begins in an observation
    most: int
    #: how many rows there are
    names: tuple[str, ...]
    #: what each number of a row means


class Encoder(Protocol):
    """Fixed-size numbers with documented meaning. It reads only what the seat may see."""

    version: str
    #: raised when the same table would be told by other numbers
    names: tuple[str, ...]
    #: what each number of an observation means
    option_names: tuple[str, ...]
    #: what each number of an option means
    actions: int
    #: no decision of this game has more options
    rows: Mapping[str, Rows]
    #: the parts of an observation that are rows, by name

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of all cards; a card's index is its place here, from 1."""

    @property
    def card_names(self) -> tuple[str, ...]:
        """What each number of a card means."""

    def card(self, index: int) -> Sequence[float]:
        """What the card of an index is, one number a name."""

    def observe(self, t: Any, seat: int) -> Sequence[float]:
        """The table as that seat sees it, one number a name."""

    def option(self, t: Any, ask: Ask, code: Code) -> Sequence[float]:
        """One option, one number a name."""


class PlainEncoder:
    """For a game without an encoder of its own: who plays, whose turn it is, how far the game is."""

    version = "plain-1"
    names: tuple[str, ...] = ("seat", "turn")
    option_names: tuple[str, ...] = ()
    actions = 512
    rows: Mapping[str, Rows] = {}
    cards: tuple[str, ...] = ()
    card_names: tuple[str, ...] = ()

    def card(self, index: int) -> Sequence[float]:
        return ()

    def observe(self, t: Any, seat: int) -> Sequence[float]:
        return (float(seat), float(t.turn))

    def option(self, t: Any, ask: Ask, code: Code) -> Sequence[float]:
        return ()


# What encoders share


class Layout:
    """The names of an observation, gathered part by part; rows are remembered by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.rows: dict[str, Rows] = {}

    def part(self, prefix: str, names: Iterable[str]) -> None:
        """Numbers that stand there once."""
        self.names += [f"{prefix}.{name}" for name in names]

    def repeat(self, name: str, most: int, names: tuple[str, ...]) -> None:
        """Rows of equal meaning."""
        self.rows[name] = Rows(len(self.names), most, names)
        self.names += [f"{name}-{place}.{part}" for place in range(most) for part in names]


def one_of(thing: Any, among: Sequence[Any]) -> list[float]:
    """A one at the place of a thing, among zeros."""
    return [1.0 if thing == each else 0.0 for each in among]


class OneOf(dict[Any, tuple[float, ...]]):
    """The same for things known beforehand: `KIND[kind]` is looked up, not made; of no other thing there is a one."""

    def __init__(self, among: Sequence[Any]) -> None:
        super().__init__({thing: tuple(one_of(thing, among)) for thing in among})
        self.none = (0.0,) * len(among)

    def __missing__(self, thing: Any) -> tuple[float, ...]:
        return self.none


def padded(rows: Sequence[Sequence[float]], part: Rows, what: str) -> list[float]:
    """Rows one after another, with zeros for those that are not there; more than there is room for is a fault."""
    told = _joined(rows, part, what)
    return told + [0.0] * (part.most * len(part.names) - len(told))


def lay(row: list[float], rows: Sequence[Sequence[float]], part: Rows, what: str) -> None:
    """The same rows laid in their place of an observation that is all zeros from there on."""
    told = _joined(rows, part, what)
    row[part.start : part.start + len(told)] = told


def _joined(rows: Sequence[Sequence[float]], part: Rows, what: str) -> list[float]:
    """Rows one after another, if there is room for them."""
    if len(rows) > part.most:
        raise Broken("broken", problem=f"{len(rows)} {what}, the encoder has room for {part.most}")
    told: list[float] = []
    for row in rows:
        told += row
    return told


def vocabulary(thing: Any) -> set[str]:
    """The words that a declaration is made of: the names of all its verbs, conditions and amounts."""
    found: set[str] = set()
    _gather(thing, found)
    return found


def _gather(thing: Any, found: set[str]) -> None:
    if isinstance(thing, (tuple, list, frozenset)):
        parts: Iterable[Any] = thing
    elif isinstance(thing, Mapping):
        parts = thing.values()
    elif is_dataclass(thing) and not isinstance(thing, type):
        found.add(type(thing).__name__)
        parts = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, msgspec.Struct):
        found.add(type(thing).__name__)
        parts = [getattr(thing, name) for name in thing.__struct_fields__]
    else:
        return
    for part in parts:
        _gather(part, found)
