"""Verbs that move pieces and put threat cards on spaces."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel import Flow, pick
from ..events import Moved, ThreatShifted
from ..questions import ask
from ..rules.exploration import draw_threat
from ..rules.gains import do, spend
from ..rules.gate import happen
from ..rules.movement import place
from ..rules.places import around, spaces_for
from ..table import BEGIN, WALKING, Table
from .base import Colour, Place, Verb

COLOURS = ("red", "blue", "yellow")


def inside(t: Table, seat: int) -> bool:
    """The Inner region lets nobody out but the defeated and corrupted."""
    return t.box.spaces[t.players[seat].space].region in ("inner", "scenario")


@dataclass(frozen=True)
class Go(Verb):
    """Move your piece directly to a place."""

    to: Place

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if inside(t, seat):
            return
        where = spaces_for(t, seat, self.to)
        if where:
            yield from place(t, seat, (yield from ask(seat, "go", where, source=source)))

    def able(self, t: Table, seat: int, source: int) -> bool:
        if inside(t, seat):
            return False
        # A word for two spaces or more always leaves one to go to.
        return len(t.box.groups.get(self.to, ())) > 1 or bool(spaces_for(t, seat, self.to))


@dataclass(frozen=True)
class Leap(Go):
    """A special move in place of the movement roll."""


@dataclass(frozen=True)
class Stride(Verb):
    """Choose your movement score in place of the roll."""

    low: int
    high: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        # What always changes the score leaves at least 1: of numbers that come to the same the least is offered.
        least = max(self.low, min(self.high, 1 - t.roll.constant))
        chosen = [n for n in range(self.low, self.high + 1) if n == self.low or n > least]
        t.roll.dice.append((yield from ask(seat, "stride", chosen)))


@dataclass(frozen=True)
class Hasten(Verb):
    """Add to or subtract from your movement score."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        total = t.roll.total
        by = yield from ask(seat, "hasten", [d for d in self._steps() if total + d >= 1], about=(total,))
        t.roll.modifier += by

    def _steps(self) -> list[int]:
        return [d for d in range(-self.n, self.n + 1) if d]

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.roll is not None


@dataclass(frozen=True)
class Shift(Verb):
    """Move this card to a random other space of its zone."""

    to: Place

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        space = t.players[seat].space
        if source in t.lies.get(space, ()):
            where = around(t, space)
            if where:
                yield from happen(t, [ThreatShifted(space, source, where[(yield from pick(len(where)))])])


@dataclass(frozen=True)
class Draw(Verb):
    """Put threat cards on your space."""

    n: int
    colour: Colour

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if inside(t, seat):
            return
        for _ in range(self.n):
            deck = COLOURS.index(self.colour) if self.colour != "any" else -1
            if deck < 0:
                full = [d for d in range(3) if t.decks[d] or t.discards[d]]
                if not full:
                    return
                deck = yield from ask(seat, "colour", full)
            yield from draw_threat(t, seat, deck, exploring=t.step in (BEGIN, WALKING))

    def able(self, t: Table, seat: int, source: int) -> bool:
        return not inside(t, seat)


@dataclass(frozen=True)
class Meet(Draw):
    """Draw threat cards and resolve them."""


@dataclass(frozen=True)
class Skip(Verb):
    """Skip ahead in the Inner region, one more space for a level and for influence spent at once."""

    n: int
    level: int
    influence: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        p, n = t.players[seat], self.n
        n += p.level >= self.level
        if p.influence >= self.influence:
            code = yield from ask(seat, "skip", ["pay", "decline"], about=(self.influence,))
            if code == "pay":
                yield from spend(t, seat, "influence", self.influence)
                n += 1
        # La Fisura de disformidad: only the box of the space one ends on is resolved, at once.
        yield from happen(t, [Moved(seat, min(p.space + n, t.box.centre), "skip")])
        for box in t.box.spaces[p.space].boxes:
            yield from do(t, box, seat, -1)


@dataclass(frozen=True)
class Cross:
    """A movement box: spend one movement point to step to another region."""

    to: Place


@dataclass(frozen=True)
class Enter:
    """A movement box: step into the Inner region with what it needs."""

    to: Place
    needs: str = "relic"
