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


def make_gate(
    resolve: Callable[[Any, Heard], Flow[None]],
    prefer: Callable[[Any, list[Any], Any], Flow[Any]],
    settle: Callable[[Any], Flow[None]] | None = None,
) -> Callable[[Any, Sequence[Any]], Any]:
    """The gate of a game.

    `resolve(t, heard)` orders and resolves what the group triggered; `prefer(t, listeners, event)`
    says which of several replacements acts first; `settle(t)` looks for what no longer stands after
    events marked UNSETTLES. A table brings `index` (event type → tuple of listeners) and `log`.
    """

    def happen(t: Any, group: Sequence[Event]) -> Any:
        index = t.index
        for event in group:
            kind = type(event)
            if kind in index or kind.UNSETTLES:
                return _offered(t, group)
        log = t.log
        for event in group:
            event.apply(t)
            log.append(event)
        return ()

    def _offered(t: Any, group: Sequence[Event]) -> Flow[None]:
        events = yield from _replaced(t, group)
        before = [t.index.get(type(event), ()) for event in events]
        log = t.log
        for event in events:
            event.apply(t)
            log.append(event)
        heard: Heard = []
        for event, listeners in zip(events, before, strict=True):
            heard += [(x, event) for x in _both(listeners, t.index.get(type(event), ())) if x.hears(t, event)]
        if heard:
            yield from resolve(t, heard)
        if settle is not None and any(event.UNSETTLES for event in events):
            yield from settle(t)

    def _replaced(t: Any, group: Sequence[Event]) -> Flow[list[Event]]:
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
            one = offered[0] if len(offered) == 1 else (yield from prefer(t, offered, event))
            instead = yield from one.replace(t, event)
            # A replacement acts once on an event and on whatever stands in its place.
            waiting[:0] = [(e, (*used, one)) for e in instead]
        return events

    return happen


def _both(before: tuple[Any, ...], after: tuple[Any, ...]) -> list[Any]:
    """Those who follow an event: who listened when it came, and who entered with it."""
    if before is after:
        return [x for x in before if not x.instead]
    return [x for x in before if not x.instead] + [x for x in after if not x.instead and x not in before]
