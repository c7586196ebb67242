"""Tables as numbers: what a learner is given of a seat's view and of each option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .decision import Ask, Code


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

    def observe(self, t: Any, seat: int) -> Sequence[float]:
        return (float(seat), float(t.turn))

    def option(self, t: Any, ask: Ask, code: Code) -> Sequence[float]:
        return ()
