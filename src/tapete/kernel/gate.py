"""happen(): the only road to change.

A group of simultaneous events is offered to replacements, applied, recorded, and what it triggers
is resolved. Most events find nobody listening; that path is a plain loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .event import Event
from .flow import Flow


class Listener(Protocol):
    """An entry of a table's index: one ability that waits for one type of event."""

    #: stands in for the event ("instead") rather than following it
    instead: bool

    def hears(self, t: Any, event: Any) -> bool:
        """Whether this very event concerns it."""

    def replace(self, t: Any, event: Any) -> Flow[Sequence[Event]]:
        """For replacements: the events that stand in its place (itself, if it is not replaced after all)."""


Heard = list[tuple[Any, Any]]


Resolve = Callable[[Any, Heard], Flow[None]]
Prefer = Callable[[Any, list[Any], Any], Flow[Any]]
Settle = Callable[[Any, Sequence[Any]], Any]
Happen = Callable[[Any, Sequence[Any]], Any]


def make_gate(resolve: Resolve, prefer: Prefer, settle: Settle | None = None) -> Happen:
    """The gate of a game.

    `resolve(t, heard)` orders and resolves what the group triggered; `prefer(t, listeners, event)`
    says which of several replacements acts first; `settle(t, events)` looks for what no longer stands
    after a group with events marked UNSETTLES: like the gate, it returns `()` or a generator. A table
    brings `index` (event type → tuple of listeners) and `log`.
    """
    return _Gate(resolve, prefer, settle).happen


class _Gate:
    """What a game brings, and the road through it. No generator is made before somebody has something to say."""

    __slots__ = ("prefer", "resolve", "settle")

    def __init__(self, resolve: Resolve, prefer: Prefer, settle: Settle | None) -> None:
        self.resolve = resolve
        self.prefer = prefer
        self.settle = settle

    def happen(self, t: Any, group: Sequence[Event]) -> Any:
        """Let a group of simultaneous events happen."""
        index = t.index
        unsettled = False
        for event in group:
            kind = type(event)
            if kind in index:
                return self._awaited(t, group)
            if kind.UNSETTLES:
                unsettled = True
        log = t.log
        for event in group:
            event.apply(t)
            log.append(event)
        # Events that change the index unsettle the table: who entered with one hears it.
        return self._follow(t, group, _heard(t, group)) if unsettled else ()

    def _awaited(self, t: Any, group: Sequence[Event]) -> Any:
        """Somebody listens: does one of them stand in for an event?"""
        index = t.index
        for event in group:
            for x in index.get(type(event), ()):
                if x.instead and x.hears(t, event):
                    return self._replaced(t, group)
        return self._applied(t, group)

    def _replaced(self, t: Any, group: Sequence[Event]) -> Flow[None]:
        events = yield from self._stand_ins(t, group)
        yield from self._applied(t, events)

    def _stand_ins(self, t: Any, group: Sequence[Event]) -> Flow[list[Event]]:
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
            one = offered[0] if len(offered) == 1 else (yield from self.prefer(t, offered, event))
            instead = yield from one.replace(t, event)
            # A replacement acts once on an event and on whatever stands in its place.
            waiting[:0] = [(e, (*used, one)) for e in instead]
        return events

    def _applied(self, t: Any, events: Sequence[Event]) -> Any:
        before = [t.index.get(type(event), ()) for event in events]
        log = t.log
        for event in events:
            event.apply(t)
            log.append(event)
        return self._follow(t, events, _heard(t, events, before))

    def _follow(self, t: Any, events: Sequence[Event], heard: Heard) -> Any:
        """What was triggered, then what no longer stands."""
        if heard:
            return self._resolved(t, events, heard)
        if self.settle is not None:
            for event in events:
                if event.UNSETTLES:
                    return self.settle(t, events)
        return ()

    def _resolved(self, t: Any, events: Sequence[Event], heard: Heard) -> Flow[None]:
        yield from self.resolve(t, heard)
        yield from self._follow(t, events, [])


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
