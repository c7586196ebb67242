"""Words of creatures that another one takes the place of."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.play import put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.lasting import Last, begin
from tapete.games.keyforge.verbs.moments import After, LeavesPlay
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class EnterThere(Verb):
    """The card kept in mind is put into play to the right of all that stood to the left of the creature gone."""

    recalls = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        place, seat = piles.where(t, me.number)
        line = t.line[me.seat]
        left = [line.index(b.n) for b in me.that if isinstance(b, Body) and b.n in line]
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
        line = t.line[b.controller]
        # This creature too: what an effect is about alone ends it on leaving.
        about = tuple(t.bodies[n].ref for n in line[: line.index(b.n) + 1])
        yield from begin(t, me, self.waits, about, b.ref)
