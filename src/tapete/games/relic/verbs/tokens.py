"""Verbs and conditions of character tokens, and of special moves that outlive their card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel import Flow
from ..questions import ask
from ..rules.kit import one_of_each
from ..rules.tokens import grant_move, lay_tokens, lift_tokens, tokens_on
from ..table import Table
from .base import Place, Verb
from .conditions import Question


@dataclass(frozen=True)
class Grant(Verb):
    """A special move in place of the roll of your next Movement phase, even if this card is gone by then."""

    to: Place

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        return grant_move(t, seat, source, self.to)


@dataclass(frozen=True)
class Mark(Verb):
    """Put your character tokens on this card, or on one of your Power cards or assets."""

    n: int
    on: str = "this"

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        cards = self._cards(t, seat, source)
        if not cards:
            return
        if self.on == "power":
            # By its place in the hand: which card it is, nobody else learns.
            card = cards[(yield from ask(seat, "mark-power", list(range(len(cards))), source=source))]
        else:
            card = yield from ask(seat, "mark-asset", one_of_each(t, cards), source=source)
        yield from lay_tokens(t, seat, card, self.n)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return bool(self._cards(t, seat, source))

    def _cards(self, t: Table, seat: int, source: int) -> list[int]:
        p = t.players[seat]
        if self.on == "power":
            return list(p.hand)
        return list(p.assets) if self.on == "asset" else [source] * (source in p.assets)


@dataclass(frozen=True)
class Unmark(Verb):
    """Take your character tokens off this card."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        return lift_tokens(t, seat, source, self.n)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return tokens_on(t, seat, source) > 0


@dataclass(frozen=True)
class Marked(Question):
    """This card has at least so many of your character tokens."""

    n: int

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return tokens_on(t, seat, source) >= self.n
