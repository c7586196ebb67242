"""Verbs that change who controls a card."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.constants import BelongsTo, Controls
from tapete.games.keyforge.verbs.harm import bodies_of
from tapete.games.keyforge.verbs.moments import Last, begin
from tapete.games.keyforge.verbs.targets import Target, that
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class TakeControl(Verb):
    """Take control of a card, for good or until this card leaves play."""

    what: Target
    while_this: bool = False
    who: Who = you
    as_house: str = ""
    """While under your control and of none of your houses, it belongs to this one."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = bodies_of(t, (yield from self.what.pick(t, me, "control")))
        for b in cards:
            me.that = [b]
            holder = me.body.ref if self.while_this and me.body is not None else b.ref
            seat = me.seat
            me.seat = self.who.seat(me)
            if self.as_house:
                yield from begin(
                    t, me, Last(BelongsTo(that, None, self.as_house, True), "stays"), (b.ref,), b.ref
                )
            yield from begin(t, me, Last(Controls(that), "stays"), (b.ref,), holder)
            me.seat = seat
        me.did(len(cards), list(cards), bool(cards))
