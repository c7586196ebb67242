"""Verbs that move creatures within their battleline."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.events import (
    LineArranged,
    LineMoved,
    Swapped,
)
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.control import flank
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Verb, Who
from tapete.games.keyforge.verbs.harm import bodies_of
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class Swap(Verb):
    """Two creatures of one battleline change places."""

    one: Target
    other: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        first = bodies_of(t, (yield from self.one.pick(t, me, "swap")))
        second = bodies_of(t, (yield from self.other.pick(t, me, "swap")))
        possible = (
            bool(first and second)
            and first[0].controller == second[0].controller
            and first[0] is not second[0]
        )
        if possible:
            yield from happen(t, [Swapped(first[0], second[0])])
        me.did(int(possible), list(second), possible)


@dataclass(frozen=True)
class Rearrange(Verb):
    """The creatures of a player's battleline are put in any order."""

    who: Who

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = self.who.seat(me)
        left, order = list(t.line[seat]), []
        while len(left) > 1:
            order.append((yield from ask(t.active, "target", left, source=me.card, about=("arrange",))))
            left = [n for n in left if n != order[-1]]
        order += left
        if order != t.line[seat]:
            yield from happen(t, [LineArranged(seat, tuple(order))])
        me.did(len(order), [t.bodies[n] for n in order], bool(order))


@dataclass(frozen=True)
class MoveInLine(Verb):
    """A creature goes anywhere in its own battleline, or stays where it is (v17.2 «Mover»)."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = bodies_of(t, (yield from self.what.pick(t, me, "move")))
        for b in cards:
            places = list(range(len(t.line[b.controller])))
            place = yield from ask(t.active, "deploy", places, source=b.n)
            yield from happen(t, [LineMoved(b, place)])
        me.did(len(cards), list(cards), bool(cards))


@dataclass(frozen=True)
class MoveToFlank(Verb):
    """A creature goes to a flank of its own battleline."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = bodies_of(t, (yield from self.what.pick(t, me, "move")))
        for b in cards:
            place = yield from flank(t, b.controller, b.n)
            yield from happen(t, [LineMoved(b, max(0, place - 1))])
        me.did(len(cards), list(cards), bool(cards))
