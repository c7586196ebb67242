"""Verbs that move creatures within their battleline."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from tapete.games.keyforge.events import (
    Attached,
    LineArranged,
    LineMoved,
    Moved,
    Swapped,
    SwappedLoads,
    UpgradeMoved,
)
from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.control import flank
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.piles import where
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.targets import Each, Target, bodies_of, out_of_play
from tapete.kernel.flow import Flow

OPEN: Final = ("discard", "purged")
"""Where everybody sees what lies there."""


@dataclass(frozen=True)
class Swap(Verb):
    """Two creatures of one battleline change places, or two cards out of play do (v17.2 «Intercambiar»)."""

    one: Target
    other: Target
    _: KW_ONLY
    loads: bool = False
    """And so does all that lies on them, with their upgrades."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        first = yield from self.one.pick(t, me, "swap")
        second = (yield from self.other.pick(t, me, "swap")) if first else []
        cards = out_of_play([*first[:1], *second[:1]])
        if len(cards) == 2:
            yield from _swapped_zones(t, cards)
            me.did(1, cards, True)
            return
        pair = bodies_of(t, [*first[:1], *second[:1]])
        possible = len(pair) == 2 and pair[0].controller == pair[1].controller and pair[0] is not pair[1]
        if possible:
            yield from _swapped(t, me, pair, loads=self.loads)
        me.did(int(possible), pair[1:], possible)


def _swapped_zones(t: Table, cards: list[int]) -> Flow[None]:
    """Each card goes where the other lay, to its very place there."""
    spots = [where(t, n) for n in cards]
    rows = [list(zone(t, place, seat)) for place, seat in spots]
    at = [row.index(n) for row, n in zip(rows, cards, strict=True)]
    moves = []
    for i, n in enumerate(cards):
        (place, seat), (to, _) = spots[i], spots[1 - i]
        moves.append(Moved(n, seat, place, to, t.cast[n].owner, place in OPEN, at=at[1 - i]))
    yield from happen(t, moves)


def _swapped(t: Table, me: Source, pair: list[Body], *, loads: bool) -> Flow[None]:
    """Two creatures change places, and with them perhaps all that lies on them and their upgrades: at once."""
    moved = [(t.bodies[n], pair[1 - i]) for i, b in enumerate(pair) for n in b.upgrades] if loads else []
    upgrades = [UpgradeMoved(up, to.n, to) for up, to in moved]
    exchanged = [SwappedLoads(pair[0], pair[1])] if loads else []
    yield from happen(t, [Swapped(pair[0], pair[1]), *exchanged, *upgrades])
    # Whoever dies of the damage that came to it has taken its upgrades along.
    worn = [Attached(up, me.seat, to) for up, to in moved if t.bodies.get(up.n) is up]
    if worn:
        yield from happen(t, worn)


@dataclass(frozen=True)
class MoveInLine(Verb):
    """A creature goes anywhere in its own battleline, or stays where it is (v17.2 «Mover»); each of a player's: they
    are put in any order, all at once.
    """

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = bodies_of(t, (yield from self.what.pick(t, me, "move")))
        if isinstance(self.what, Each):
            yield from _arranged(t, me, cards)
        else:
            for b in cards:
                places = list(range(len(t.line[b.controller])))
                place = yield from ask(t.active, "deploy", places, source=b.n)
                yield from happen(t, [LineMoved(b, place)])
        # Whoever lost the power that its old place gave it may have left by now.
        there = bodies_of(t, cards)
        me.did(len(cards), list(there), bool(cards))


def _arranged(t: Table, me: Source, cards: list[Body]) -> Flow[None]:
    """Several creatures of a battleline share out the places they had."""
    if not cards:
        return
    seat = cards[0].controller
    left, order = [b.n for b in cards], list[int]()
    while len(left) > 1:
        order.append((yield from ask(t.active, "target", left, source=me.card, about=("arrange",))))
        left = [n for n in left if n != order[-1]]
    wanted = iter(order + left)
    line = [next(wanted) if t.bodies[n] in cards else n for n in t.line[seat]]
    if line != t.line[seat]:
        yield from happen(t, [LineArranged(seat, tuple(line))])


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
