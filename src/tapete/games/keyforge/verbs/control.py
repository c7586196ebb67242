"""Verbs that change who controls a card."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.abilities import Reach
from tapete.games.keyforge.events import ControlExchanged, Ended
from tapete.games.keyforge.rules.constants import TakesControl
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source, holder
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import CREATURES, Verb, Who, reaching, you
from tapete.games.keyforge.verbs.constants import BelongsTo, Controls
from tapete.games.keyforge.verbs.lasting import Last, begin, beginning
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.targets import Target, bodies_of, idle
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class TakeControl(Verb):
    """Take control of a card, for good or until this card leaves play."""

    what: Target
    _: KW_ONLY
    while_this: bool = False
    who: Who = you
    as_house: str = ""
    """While under your control and of none of your houses, it belongs to this one."""
    flank: Literal["", "left", "right", "anywhere"] = ""
    """The flank of its new battleline that it takes, or `anywhere` there."""
    always: bool = False
    """Whatever your houses are, it belongs to that one while under your control."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        purpose = "control" if self.who == you else "choose"
        cards = bodies_of(t, (yield from self.what.pick(t, me, purpose)))
        for b in cards:
            me.that = [b]
            until = me.body.ref if self.while_this and me.body is not None else b.ref
            seat = me.seat
            me.seat = self.who.seat(me)
            if not self.as_house and not self.flank and not self.while_this and _rules(t, b, me.seat):
                # What is yours for good is so already.
                me.seat = seat
                continue
            if self.as_house:
                yield from self._housed(t, me, b)
            control = Last(Controls(to=that, flank=self.flank), "stays")
            if until != b.ref:
                yield from begin(t, me, control, (b.ref,), until)
            elif t.bodies.get(b.n) is b:
                now = beginning(t, me, control, (b.ref,), until)
                yield from happen(t, [*_superseded(t, b), now])
            me.seat = seat
        me.did(len(cards), list(cards), bool(cards))

    def reach(self, t: Table, me: Source) -> Reach | None:
        found, plainly = self.what.plain(t, me), not (self.as_house or self.flank or self.while_this)
        if found is None or not plainly:
            return None
        seat = self.who.seat(me)
        return reaching(CREATURES) if all(_rules(t, b, seat) for b in bodies_of(t, found)) else None

    def _housed(self, t: Table, me: Source, b: Body) -> Flow[None]:
        """It belongs to that house, unless it does by the same effect already."""
        house = BelongsTo(self.as_house, to=that, unless_yours=not self.always, while_yours=self.always)
        if not any(e.ability == house and e.seat == me.seat and e.about == (b.ref,) for e in t.lasting):
            yield from begin(t, me, Last(house, "stays"), (b.ref,), b.ref)


def _superseded(t: Table, b: Body) -> list[Event]:
    """The end of the earlier effects about who controls a card: after one that holds for good none ever counts again."""
    earlier = tuple(e for e in t.lasting if isinstance(e.ability, Controls) and e.about == (b.ref,))
    return [Ended(earlier)] if earlier else []


def _rules(t: Table, b: Body, seat: int) -> bool:
    """Whether that player controls a card for good: by the latest effect about it, or because none is."""
    claims = [e for e in t.index.get(TakesControl, ()) if b in e.ability.claims(t, holder(t, e))]
    if not claims:
        return b.controller == b.home == seat
    latest = claims[-1].lasting
    return latest is not None and latest.seat == seat and latest.holder == b.ref


@dataclass(frozen=True)
class ExchangeControl(Verb):
    """The players swap control of two cards, each taking the other's place; what lies on them stays (v17.2
    «Intercambiar el control»).
    """

    one: Target
    other: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if idle(self.one, t, me) or idle(self.other, t, me):
            # There are not two cards to swap, whichever is chosen.
            me.idled()
            return
        first = bodies_of(t, (yield from self.one.pick(t, me, "swap")))
        second = bodies_of(t, (yield from self.other.pick(t, me, "swap")))
        pair = [*first[:1], *second[:1]]
        possible = (
            len(pair) == 2 and pair[0].controller != pair[1].controller and pair[0].kind == pair[1].kind
        )
        if possible:
            yield from self._crossed(t, me, pair)
        me.did(int(possible), pair if possible else [], possible)

    def _crossed(self, t: Table, me: Source, pair: list[Body]) -> Flow[None]:
        """Both effects and the exchange happen at once."""
        mine, events = me.seat, [*_superseded(t, pair[0]), *_superseded(t, pair[1])]
        for later, b in enumerate(pair):
            me.seat = 1 - b.controller
            events.append(beginning(t, me, Last(Controls(to=that), "stays"), (b.ref,), b.ref, later))
        me.seat = mine
        yield from happen(t, [*events, ControlExchanged(pair[0], pair[1])])
