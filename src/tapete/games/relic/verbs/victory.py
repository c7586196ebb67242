"""Confrontations and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel import Flow
from ..components import ATTRIBUTES
from ..events import GameWon, TokenPlaced
from ..questions import ask
from ..rules.battle import duel
from ..rules.engagement import confront
from ..rules.gate import happen
from ..rules.life import eliminate
from ..table import Table
from .amounts import drawn
from .base import Attribute, Block, Number, Verb


@dataclass(frozen=True)
class Fight(Verb):
    """A battle against what the card or sheet describes."""

    attribute: Attribute
    value: Number
    win: Block = ()
    lose: Block = ()
    tie: Block = ()

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if self.attribute == "any":
            attribute = yield from ask(seat, "battle-type", [0, 1, 2], source=source)
        else:
            attribute = ATTRIBUTES.index(self.attribute)
        value = yield from drawn(self.value, t, seat, source)
        yield from duel(t, seat, attribute, value, source, (self.win, self.lose, self.tie))


@dataclass(frozen=True)
class Token(Verb):
    """Place your tokens on the scenario sheet."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        yield from happen(t, [TokenPlaced(seat, self.n)])


@dataclass(frozen=True)
class Confront(Verb):
    """Resolve the confrontation again."""

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        return confront(t, seat)


@dataclass(frozen=True)
class Win(Verb):
    """Win the game."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        yield from happen(t, [GameWon((seat,), "confrontation")])


@dataclass(frozen=True)
class Eliminate(Verb):
    """You are eliminated."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        return eliminate(t, seat)
