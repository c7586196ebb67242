"""happen(): the only road to change.

A group of simultaneous events is offered to replacements, applied, recorded, and what it triggers
is resolved. Most events find nobody listening; that path is a plain loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .event import Event
from .flow import NOTHING, Flow


class Listener(Protocol):
    """An entry of a table's index: one ability that waits for one type of event."""

    #: stands in for the event ("instead") rather than following it
    instead: bool

    #: hears nothing, but what it says may be otherwise after the event: asked where a game settles
    unsettles: bool

    def hears(self, t: Any, event: Any) -> bool:
        """Whether this very event concerns it."""

    def replace(self, t: Any, event: Any) -> Flow[Sequence[Event]]:
        """For replacements: the events that stand in its place (itself, if it is not replaced after all)."""


Heard = list[tuple[Any, Any]]
Resolve = Callable[[Any, Heard], Flow[None]]
Prefer = Callable[[Any, list[Any], Any], Flow[Any]]
Settle = Callable[[Any, Sequence[Any]], Any]
Happen = Callable[[Any, Sequence[Any]], Any]
Befall = Callable[[Any, Any], Any]


def _stands(t: Any, events: Sequence[Any]) -> Any:
    """The settling of a game whose tables always stand."""
    return NOTHING


class Gate:
    """What a game brings to its road to change.

    `resolve(t, heard)` orders and resolves what the group triggered; `prefer(t, listeners, event)`
    says which of several replacements acts first; `settle(t, events)` looks for what no longer stands
    after a group with events marked UNSETTLES, or that a listener says unsettle: like `happen`, it returns
    NOTHING or a generator. The chapter that settles takes the road itself, so it names itself with `settles` once
    the road is there. A table brings `index` (event type → tuple of listeners) and `log`.
    """

    __slots__ = ("befall", "happen", "prefer", "resolve", "settle")

    def __init__(self, resolve: Resolve, prefer: Prefer) -> None:
        self.resolve = resolve
        self.prefer = prefer
        self.settle: Settle = _stands
        self.happen: Happen = _road(self)
        #: the same road for one event alone, which most are
        self.befall: Befall = _path(self)

    def settles(self, settle: Settle) -> Settle:
        """Name what looks for that which no longer stands: `@gate.settles`."""
        self.settle = settle
        return settle


def make_gate(resolve: Resolve, prefer: Prefer, settle: Settle = _stands) -> Happen:
    """The road of a game whose settling, if it has one, needs no road itself."""
    gate = Gate(resolve, prefer)
    gate.settles(settle)
    return gate.happen


def _road(gate: Gate) -> Happen:
    """The road through a gate."""

    def happen(t: Any, group: Sequence[Event]) -> Any:
        index = t.index
        if len(group) == 1:
            # Most groups are one event that nobody waits for: the same as below, without the loops; and the same as
            # `befall`, without a call between.
            event = group[0]
            kind = type(event)
            if kind in index:
                return _awaited(gate, t, group)
            event.apply(t)
            t.log.append(event)
            if not event.UNSETTLES:
                return NOTHING
            if kind in t.index:
                return _follow(gate, t, group, _heard(t, group))
            return gate.settle(t, group)
        unsettled = False
        for event in group:
            kind = type(event)
            if kind in index:
                return _awaited(gate, t, group)
            if event.UNSETTLES:
                unsettled = True
        log = t.log
        for event in group:
            event.apply(t)
            log.append(event)
        if not unsettled:
            return NOTHING
        index = t.index
        for event in group:
            if type(event) in index:
                # Events that change the index unsettle the table: who entered with one hears it.
                return _follow(gate, t, group, _heard(t, group))
        return gate.settle(t, group)

    return happen


def _path(gate: Gate) -> Befall:
    """The road through a gate for a single event, of which nobody need make a list."""

    def befall(t: Any, event: Event) -> Any:
        kind = type(event)
        if kind in t.index:
            return _awaited(gate, t, (event,))
        event.apply(t)
        t.log.append(event)
        if not event.UNSETTLES:
            return NOTHING
        if kind in t.index:
            return _follow(gate, t, (event,), _heard(t, (event,)))
        return gate.settle(t, (event,))

    return befall


def _awaited(gate: Gate, t: Any, group: Sequence[Event]) -> Any:
    """Somebody listens: does one of them stand in for an event?"""
    index = t.index
    for event in group:
        for x in index.get(type(event), ()):
            if x.instead and x.hears(t, event):
                return _replaced(gate, t, group)
    return _applied(gate, t, group)


def _replaced(gate: Gate, t: Any, group: Sequence[Event]) -> Flow[None]:
    events = yield from _stand_ins(gate, t, group)
    yield from _applied(gate, t, [event for event in events if not event.overtaken(t)])


def _stand_ins(gate: Gate, t: Any, group: Sequence[Event]) -> Flow[list[Event]]:
    """What really happens once every replacement that concerns the group has acted."""
    waiting: list[tuple[Event, tuple[Any, ...]]] = [(event, ()) for event in group]
    events: list[Event] = []
    while waiting:
        event, used = waiting.pop(0)
        offered = [
            x for x in t.index.get(type(event), ()) if x.instead and x not in used and x.hears(t, event)
        ]
        if not offered:
            events.append(event)
            continue
        one = offered[0] if len(offered) == 1 else (yield from gate.prefer(t, offered, event))
        instead = yield from one.replace(t, event)
        # A replacement acts once on an event and on whatever stands in its place.
        waiting[:0] = [(e, (*used, one)) for e in instead]
    return events


def _applied(gate: Gate, t: Any, events: Sequence[Event]) -> Any:
    before = [t.index.get(type(event), ()) for event in events]
    log = t.log
    for event in events:
        event.apply(t)
        log.append(event)
    return _follow(gate, t, events, _heard(t, events, before))


def _follow(gate: Gate, t: Any, events: Sequence[Event], heard: Heard) -> Any:
    """What was triggered, then what no longer stands."""
    if heard:
        return _resolved(gate, t, events, heard)
    if gate.settle is not _stands:
        for event in events:
            if unsettled(t, event):
                return gate.settle(t, events)
    return NOTHING


def unsettled(t: Any, event: Any) -> bool:
    """Whether something may no longer stand after this event."""
    return event.UNSETTLES or any(x.unsettles for x in t.index.get(type(event), ()))


def _resolved(gate: Gate, t: Any, events: Sequence[Event], heard: Heard) -> Flow[None]:
    yield from gate.resolve(t, heard)
    yield from _follow(gate, t, events, [])


def _heard(t: Any, events: Sequence[Event], before: Sequence[tuple[Any, ...]] = ()) -> Heard:
    """Those who follow the events: who listened when they came, and who entered with them."""
    heard: Heard = []
    for i, event in enumerate(events):
        after = t.index.get(type(event), ())
        listeners = before[i] if before else ()
        if after is not listeners:
            listeners = (*listeners, *(x for x in after if x not in listeners))
        for x in listeners:
            if not x.instead and x.hears(t, event):
                heard.append((x, event))
    return heard
