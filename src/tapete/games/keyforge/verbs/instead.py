"""Replacement effects: *instead*. Each names the event it stands in for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, Generic, TypeVar

from msgspec import structs

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import (
    AmberCaptured,
    AmberGained,
    AmberMoved,
    AmberPaid,
    AmberStolen,
    DamageDealt,
    Left,
    Moved,
    Tagged,
)
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import Blanks
from tapete.games.keyforge.rules.damage import Hit, unharmable
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.rules.triggers import LOOP, goes_on, loses
from tapete.games.keyforge.rules.values import blank
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.games.keyforge.verbs.amber import safe_from_theft
from tapete.games.keyforge.verbs.base import Declared, Steps, Verb, now, run
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.pointers import Neighbors, that
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

_E = TypeVar("_E", bound=Event, contravariant=True)
Gaining = AmberGained | AmberStolen | AmberPaid | AmberMoved
"""All that adds Æmber to a pool."""


@dataclass(frozen=True)
class Instead(Declared, Generic[_E]):
    """Stands in for an event, perhaps under a condition."""

    _: KW_ONLY
    only_if: Condition | None = None
    instead = True
    label = "instead"

    def hears(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """The gate asks: does it replace this event?"""
        if entry.lasting is None:
            body = t.bodies.get(entry.n)
            # An upgrade whose creature has just left is about to follow it.
            if body is None or (body.host >= 0 and body.host not in t.bodies):
                return False
        me = speaker(t, entry, event)
        if Blanks in t.index and me.body is not None and blank(t, me.body):
            return False
        return self.concerns(t, me, event) and (self.only_if is None or self.only_if.holds(t, me))

    def concerns(self, t: Table, me: Source, event: _E) -> bool:
        raise NotImplementedError

    def stand_in(self, t: Table, entry: Entry[Ability], event: Any) -> Flow[Sequence[Event]]:
        """The gate asks: what happens in its place?"""
        return self.replace(t, speaker(t, entry, event), event)

    def replace(self, t: Table, me: Source, event: _E) -> Flow[Sequence[Event]]:
        """What happens instead."""
        raise NotImplementedError


@dataclass(frozen=True)
class CapturesInstead(Instead[Gaining]):
    """Each Æmber that would be added to the opponent's pool is captured by this creature instead."""

    keys = (AmberGained, AmberStolen, AmberPaid, AmberMoved)
    personal_word = True

    def concerns(self, t: Table, me: Source, event: Gaining) -> bool:
        other = 1 - me.seat
        if isinstance(event, AmberPaid):
            return event.seat == me.seat
        if isinstance(event, AmberMoved):
            return event.to_pool == other
        return bool(event.seat == other)

    def replace(self, t: Table, me: Source, event: Gaining) -> Flow[Sequence[Event]]:
        amount = event.amount
        if amount > 1 and self._rivals(t, me, event):
            # Each Æmber is captured for itself: the active player may share them out among several such creatures.
            numbers, about = list(range(amount, 0, -1)), ("capture-some", me.card)
            amount = yield from ask(t.active, "amount", numbers, source=me.card, about=about)
        rest = [structs.replace(event, amount=event.amount - amount)] if amount < event.amount else []
        return [self._captured(me, event, amount), *rest]

    def _rivals(self, t: Table, me: Source, event: Gaining) -> bool:
        """Whether another creature in play would capture it as well."""
        entries = t.index.get(type(event), ())
        return any(e.n != me.card and e.ability is self and e.hears(t, event) for e in entries)

    def _captured(self, me: Source, event: Gaining, amount: int) -> Event:
        assert me.body is not None
        if isinstance(event, (AmberStolen, AmberPaid)):
            return AmberCaptured(
                me.body, me.seat, amount, supply=isinstance(event, AmberStolen) and event.supply
            )
        if isinstance(event, AmberMoved):
            return AmberMoved(amount, event.from_body, event.from_pool, me.body, -1)
        return AmberCaptured(me.body, 1 - me.seat, amount, supply=True)


@dataclass(frozen=True)
class AddedInstead(Instead[Gaining]):
    """When Æmber would be added to your pool, something else happens instead; `this_way` tells how much it was. Where it
    comes from a pool or a card it leaves that all the same, for the common supply: only the adding is replaced (v17.2
    «Efectos de sustitución», «Robar (Æmbar)»).
    """

    steps: Steps
    keys = (AmberGained, AmberStolen, AmberPaid, AmberMoved)

    def concerns(self, t: Table, me: Source, event: Gaining) -> bool:
        if isinstance(event, AmberPaid):
            return event.seat != me.seat
        if isinstance(event, AmberMoved):
            return event.to_pool == me.seat
        return bool(event.seat == me.seat)

    def replace(self, t: Table, me: Source, event: Gaining) -> Flow[Sequence[Event]]:
        taken = self._taken(t, me, event)
        me.did(event.amount, [], True)
        yield from run(t, me, self.steps)
        return taken

    def _taken(self, t: Table, me: Source, event: Gaining) -> list[Event]:
        """What goes to the common supply from where the Æmber would have come."""
        if isinstance(event, AmberGained) or (isinstance(event, AmberStolen) and event.supply):
            return []
        if isinstance(event, AmberMoved):
            return [structs.replace(event, to_pool=-1)]
        return [AmberMoved(event.amount, None, 1 - me.seat)]


@dataclass(frozen=True)
class ArchivesHold(Instead[Moved]):
    """Cards of your opponent cannot leave your archives."""

    keys = (Moved,)

    def concerns(self, t: Table, me: Source, event: Moved) -> bool:
        return event.place == "archives" and event.seat == me.seat and t.cast[event.n].owner != me.seat

    def replace(self, t: Table, me: Source, event: Moved) -> Flow[Sequence[Event]]:
        return now([])


@dataclass(frozen=True)
class TakenFromSupply(Instead[AmberStolen | AmberCaptured]):
    """Æmber that would be stolen or captured from your pool comes from the common supply; it counts as stolen or
    captured all the same (v17.2 FAQ «Efectos de sustitución»).
    """

    keys = (AmberStolen, AmberCaptured)
    sources = True

    def concerns(self, t: Table, me: Source, event: AmberStolen | AmberCaptured) -> bool:
        pool = event.pool if isinstance(event, AmberCaptured) else 1 - event.seat
        return pool == me.seat and not event.supply

    def replace(self, t: Table, me: Source, event: AmberStolen | AmberCaptured) -> Flow[Sequence[Event]]:
        event.supply = True
        return now([event])


@dataclass(frozen=True)
class StolenIsCaptured(Instead[AmberStolen]):
    """Each Æmber that would be stolen is captured by a creature of the active player instead; where it has none, nothing
    happens (v17.2 FAQ «Gargantodonte»).
    """

    keys = (AmberStolen,)

    def concerns(self, t: Table, me: Source, event: AmberStolen) -> bool:
        return event.amount > 0

    def replace(self, t: Table, me: Source, event: AmberStolen) -> Flow[Sequence[Event]]:
        line = list(t.line[t.active])
        captors: list[int] = []
        for _ in range(event.amount if line else 0):
            captors.append((yield from ask(t.active, "target", line, source=me.card, about=("capture",))))
        chosen = list(dict.fromkeys(captors))
        pool, supply = 1 - event.seat, event.supply
        return [AmberCaptured(t.bodies[n], pool, captors.count(n), supply=supply) for n in chosen]


@dataclass(frozen=True)
class StealsInstead(Instead[AmberGained]):
    """Æmber you would gain by reaping is stolen from your opponent instead."""

    keys = (AmberGained,)

    def concerns(self, t: Table, me: Source, event: AmberGained) -> bool:
        return bool(event.seat == me.seat and event.why == "reap")

    def replace(self, t: Table, me: Source, event: AmberGained) -> Flow[Sequence[Event]]:
        amount = min(event.amount, t.amber[1 - me.seat])
        if not amount or safe_from_theft(t, 1 - me.seat):
            return now([])
        return now([AmberStolen(me.seat, amount, me.card)])


@dataclass(frozen=True)
class TakesDamage(Instead[DamageDealt]):
    """Damage dealt to such neighbors is dealt to this creature instead, after their armor (v17.2 FAQ
    «Armadura»).
    """

    neighbors: Things
    keys = (DamageDealt,)
    personal_word = True

    def concerns(self, t: Table, me: Source, event: DamageDealt) -> bool:
        b = me.body
        if b is None or t.bodies.get(event.body.n) is not event.body or t.bodies.get(b.n) is not b:
            return False
        return event.body in beside(t, b) and self.neighbors.matches(t, me, event.body)

    def replace(self, t: Table, me: Source, event: DamageDealt) -> Flow[Sequence[Event]]:
        assert me.body is not None
        return now(_carried(t, event, me.body, event.amount))


@dataclass(frozen=True)
class SuffersWith(Instead[DamageDealt]):
    """Damage dealt to its neighbors during fights is dealt to this creature too: all that nothing has prevented, and
    what was added to it (v17.2 FAQ «Distracción Letal»), once (FAQ «Bahorrinador»). What is dealt before the fight is
    not dealt in it (FAQ «Cofre de Guerra»).
    """

    to: Neighbors
    keys = (DamageDealt,)
    personal_word = True
    adds = True

    def concerns(self, t: Table, me: Source, event: DamageDealt) -> bool:
        b = me.body
        if b is None or event.fight is None or event.moved or t.bodies.get(b.n) is not b:
            return False
        return event.body in beside(t, b)

    def replace(self, t: Table, me: Source, event: DamageDealt) -> Flow[Sequence[Event]]:
        assert me.body is not None
        return now([event, *_carried(t, event, me.body, event.amount)])


@dataclass(frozen=True)
class SharesOutDamage(Instead[DamageDealt]):
    """Damage dealt to the creature that wears this upgrade is divided among its neighbors as evenly as possible: what
    its armor and its ward have let through is put on them, and theirs prevent nothing of it (v17.2 FAQ «Armadura»).
    """

    keys = (DamageDealt,)
    personal_word = True

    def concerns(self, t: Table, me: Source, event: DamageDealt) -> bool:
        b = me.body
        if b is None or b.host != event.body.n or event.moved:
            # What has gone from one creature to another already goes no further.
            return False
        return bool(beside(t, event.body))

    def replace(self, t: Table, me: Source, event: DamageDealt) -> Flow[Sequence[Event]]:
        near = beside(t, event.body)
        least, odd = divmod(event.amount, len(near))
        more = -1
        if odd:
            numbers = [b.n for b in near]
            more = yield from ask(t.active, "target", numbers, source=me.card, about=("deal",))
        shares = [(b, least + (b.n == more)) for b in near]
        return [carried for b, much in shares for carried in _carried(t, event, b, much)]


def _carried(t: Table, event: DamageDealt, b: Body, amount: int) -> list[DamageDealt]:
    """Damage of one creature that is put on another: too late for its armor and its ward to prevent it (v17.2 FAQ
    «Armadura», «Doble Sombrío»), but nothing is dealt to whom no damage can be.
    """
    if not amount or unharmable(t, b, Hit(b, amount, event.by)):
        return []
    return [structs.replace(event, body=b, amount=amount, moved=True)]


@dataclass(frozen=True)
class TakesMore(Instead[DamageDealt]):
    """Whenever that creature is dealt damage, it is dealt more of it, or so many times as much: after what prevents
    some of it (v17.2 FAQ «Undagnathus»).
    """

    amount: int = 0
    _: KW_ONLY
    times: int = 1
    to: Target = that
    keys = (DamageDealt,)

    def concerns(self, t: Table, me: Source, event: DamageDealt) -> bool:
        return event.amount > 0 and event.body in self.to.means(t, me)

    def replace(self, t: Table, me: Source, event: DamageDealt) -> Flow[Sequence[Event]]:
        more = event.amount * self.times + self.amount
        return now([structs.replace(event, amount=more)])


@dataclass(frozen=True)
class GoesInstead(Instead[Left]):
    """Such cards that would go from play to a discard pile go elsewhere instead."""

    what: Things
    _: KW_ONLY
    to: str = "purged"
    keys = (Left,)
    redirects = True

    def concerns(self, t: Table, me: Source, event: Left) -> bool:
        return event.to == "discard" and self.what.matches(t, me, event.body)

    def replace(self, t: Table, me: Source, event: Left) -> Flow[Sequence[Event]]:
        return now([structs.replace(event, to=self.to, top=True)])


@dataclass(frozen=True)
class SavedFrom(Instead[Left]):
    """*Destroyed: … instead*: the mark is taken off this creature and something else happens (v17.2
    «Destruida»).
    """

    steps: Steps
    _: KW_ONLY
    granted: bool = False
    to: Things | None = None
    """The creatures that have it, where it is not this one alone: each speaks for itself."""
    first: Steps = ()
    """What must be done completely before: *if you do*."""
    keys = (Left,)
    personal_word = True

    def concerns(self, t: Table, me: Source, event: Left) -> bool:
        b = event.body
        # What a creature gains stands in its text box, which may be blank (v17.2 FAQ «Sombra de Dis»).
        mine = b is me.body if self.to is None else self.to.matches(t, me, b) and not blank(t, b)
        return event.destroyed and mine and not loses(t, b, "destroyed")

    def replace(self, t: Table, me: Source, event: Left) -> Flow[Sequence[Event]]:
        b = event.body
        me = me if self.to is None else Source(b.n, b.controller, b, event)
        yield from run(t, me, self.first, then=self.steps)
        if self.first and not me.done:
            return [event]
        key = ("saved", b.n)
        depth = t.loops.get(key, 0)
        # Whom something destroys at once again, whatever happens instead, is in a loop (v17.2 «Bucles infinitos»).
        if depth >= LOOP and not (yield from goes_on(t, key, depth, b.n)):
            return [event]
        t.loops[key] = depth + 1
        yield from happen(t, [Tagged(event.body, on=False)])
        yield from run(t, me, self.steps)
        t.loops[key] = depth
        return []


def destroyed_instead(
    *steps: Verb, only_if: Condition | None = None, to: Things | None = None, first: Steps = ()
) -> SavedFrom:
    """When this creature, or one of those, would be destroyed, do this instead; `first`: only if that was done."""
    return SavedFrom(steps, only_if=only_if, to=to, first=first)
