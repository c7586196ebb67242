"""Words that join others: choices, conditions, tests, dice, and the moments of abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel import DONE, Flow
from ..questions import ask
from ..rules.dice import plain_roll
from ..rules.gains import do
from ..rules.places import others
from ..rules.skill import test
from ..table import Table
from .base import Attribute, Block, Blocks, Cost, Maybe, Moment, Number, Verb, Who, number
from .gains import Lose, Pay


def any_able(steps: Block, t: Table, seat: int, source: int) -> bool:
    return any(s.able(t, seat, source) for s in steps)


@dataclass(frozen=True)
class Choose(Verb):
    """One of several; if all of them must be paid for, none."""

    options: Blocks

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        codes: list[Any] = [i for i, o in enumerate(self.options) if any_able(o, t, seat, source)]
        if not codes:
            return
        if all(isinstance(steps[0], Pay) for steps in self.options):
            codes.append(DONE)
        code = yield from ask(seat, "choose", codes, source=source, about=(self,))
        if code == DONE:
            return
        first, *rest = self.options[code]
        if isinstance(first, Pay):
            yield from first.chosen(t, seat, source)
            yield from do(t, rest, seat, source)
        else:
            yield from do(t, self.options[code], seat, source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return any(any_able(o, t, seat, source) for o in self.options)


@dataclass(frozen=True)
class May(Verb):
    """You may."""

    steps: Block

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if self.able(t, seat, source):
            code = yield from ask(seat, "may", ["yes", "no"], source=source, about=(self,))
            if code == "yes":
                yield from do(t, self.steps, seat, source)

    def chosen(self, t: Table, seat: int, source: int) -> Any:
        return do(t, self.steps, seat, source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return any_able(self.steps, t, seat, source)


@dataclass(frozen=True)
class If(Verb):
    """One thing if a condition holds, else another."""

    condition: Maybe
    then: Block
    other: Block = ()

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        yield from do(t, self._branch(t, seat, source), seat, source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return any_able(self._branch(t, seat, source), t, seat, source)

    def _branch(self, t: Table, seat: int, source: int) -> Block:
        assert self.condition is not None
        return self.then if self.condition.holds(t, seat, source) else self.other


@dataclass(frozen=True)
class Each(Verb):
    """Each of some players, beginning with you and clockwise."""

    who: Who
    steps: Block

    @property
    def gains(self) -> str:  # type: ignore[override]
        """What others lose sets nothing off, and is nothing that you may have counted."""
        lost = all(isinstance(step, Lose) and step.what == "influence" for step in self.steps)
        return "others" if self.who == "others" and lost else ""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        for s in self._seats(t, seat):
            if not t.players[s].out and not t.over:
                yield from do(t, self.steps, s, source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return any(any_able(self.steps, t, s, source) for s in self._seats(t, seat))

    def _seats(self, t: Table, seat: int) -> list[int]:
        if self.who == "everyone":
            return [seat, *others(t, seat)]
        if self.who == "others":
            return others(t, seat)
        spaces, p = t.box.spaces, t.players[seat]
        here = spaces[p.space]
        if self.who == "here":
            return [s for s in others(t, seat) if t.players[s].space == p.space]
        mark = here.zone if self.who == "zone" else here.region
        if not mark:
            # Elementos del tablero de juego: «las casillas de esquina no son parte de ninguna zona».
            return []
        return [seat, *[s for s in others(t, seat) if mark in (_spot(t, s).zone, _spot(t, s).region)]]


def _spot(t: Table, seat: int) -> Any:
    return t.box.spaces[t.players[seat].space]


@dataclass(frozen=True)
class Another(Verb):
    """Another player of your choice."""

    steps: Block

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        seats = [s for s in others(t, seat) if any_able(self.steps, t, s, source)]
        if seats:
            yield from do(t, self.steps, (yield from ask(seat, "victim", seats, source=source)), source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return any(any_able(self.steps, t, s, source) for s in others(t, seat))


@dataclass(frozen=True)
class on:
    """A row of a die table: a result or a range of them."""

    low: int
    high: int
    steps: Block


@dataclass(frozen=True)
class Roll(Verb):
    """Roll a die and look up the result."""

    rows: tuple[on, ...]
    add: Number = 0

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        face = yield from plain_roll(t, seat)
        face += number(self.add, t, seat, source)
        for row in self.rows:
            if row.low <= face <= row.high:
                yield from do(t, row.steps, seat, source)
                return


@dataclass(frozen=True)
class Test(Verb):
    """A skill test and what follows."""

    attribute: Attribute
    target: int
    win: Block = ()
    lose: Block = ()

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        won = yield from test(t, seat, self.attribute, self.target)
        yield from do(t, self.win if won else self.lose, seat, source)


@dataclass(frozen=True)
class When:
    """At a moment, by itself."""

    moment: Moment
    steps: Block
    if_: Maybe = None


@dataclass(frozen=True)
class Use:
    """At a moment, if you wish; perhaps for a cost, perhaps once a turn."""

    moment: Moment
    steps: Block
    cost: Cost = ""
    once: bool = False
    if_: Maybe = None
