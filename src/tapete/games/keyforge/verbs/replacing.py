"""Words of creatures that another one takes the place of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tapete.games.keyforge.events import WornOut
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.play import put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Lasting, Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.lasting import Last, begin
from tapete.games.keyforge.verbs.moments import After, LeavesPlay
from tapete.kernel.flow import Flow

COMING: Final = -1
"""Where a stay in play is told by when it began: that of a card yet to enter."""


@dataclass(frozen=True)
class EnterThere(Verb):
    """The card kept in mind is put into play to the right of all that stood to the left of the creature gone, and of
    what has taken the place of one of those.
    """

    recalls = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        place, seat = piles.where(t, me.number)
        line = t.line[me.seat]
        beside = (me.lasting.about if me.lasting is not None else None) or ()
        left = [line.index(n) for n, born in beside if n in line and born in (t.bodies[n].born, COMING)]
        body = None
        if place == "discard":
            body = yield from put_into_play(t, me.number, place, seat, me.seat, at=max(left, default=-1) + 1)
        me.did(int(body is not None), [] if body is None else [body], body is not None)


@dataclass(frozen=True)
class TakesItsPlace(Verb):
    """After this creature has left play, the card spoken of is put into play where it stood."""

    waits: Last = Last(After(LeavesPlay(), (EnterThere(),)), "leaves")
    personal_word = True
    recalls = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        b, cards = me.body, [x for x in me.that if isinstance(x, int)]
        if b is None or t.bodies.get(b.n) is not b or b.kind != "creature" or not cards:
            return
        me.number = cards[-1]
        left, right = _sides(t, b)
        heirs = [(e.number, COMING) for e in self._waiting(t, left)]
        yield from happen(t, [WornOut(e, (me.number, COMING)) for e in self._waiting(t, right)])
        yield from begin(t, me, self.waits, (*(t.bodies[n].ref for n in left), *heirs), b.ref)

    def _waiting(self, t: Table, line: list[int]) -> list[Lasting]:
        """What waits to take the place of one of some creatures."""
        waiting = (e for e in t.lasting if e.ability == self.waits.ability)
        return [e for e in waiting if e.holder is not None and e.holder[0] in line]


def _sides(t: Table, b: Body) -> tuple[list[int], list[int]]:
    """Who stands to the left of a creature and to the right of it in its battleline; itself to the left, since what an
    effect is about alone ends it on leaving.
    """
    line = t.line[b.controller]
    at = line.index(b.n) + 1
    return line[:at], line[at:]
