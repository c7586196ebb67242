"""How the battlelines stood at each event, read back from how they stand now: which of two creatures of one name it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.event import Event

Lines = tuple[tuple[int, ...], tuple[int, ...]]
"""The creatures of both battlelines."""


class Then(NamedTuple):
    """The battlelines before an event and after it, the cards that stood in them, and those that counted as others."""

    before: Lines
    after: Lines
    bodies: Mapping[int, Body]
    counted: Mapping[int, Copy]

    def names(self, b: Body) -> dict[str, str]:
        """The name of a card as it counted then."""
        return self.counted.get(b.n, b.copy_of).card.names

    def place(self, b: Body) -> tuple[int, int]:
        """In whose battleline a creature stood, and at which place; -1 for whatever stands in none."""
        for lines in (self.before, self.after):
            for seat in (0, 1):
                if b.n in lines[seat]:
                    return seat, lines[seat].index(b.n)
        return -1, -1

    def namesakes(self, b: Body, seat: int) -> bool:
        """Whether another creature of that name stood in a player's battleline."""
        lines = self.before if any(b.n in line for line in self.before) else self.after
        others = [self.bodies[n] for n in lines[seat] if n != b.n and n in self.bodies]
        return any(self.names(x) == self.names(b) for x in others)


def now(t: Table) -> Then:
    """The battlelines as they stand."""
    lines = (tuple(t.line[0]), tuple(t.line[1]))
    return Then(lines, lines, t.bodies, {})


def hindsight(t: Table, events: Sequence[Event]) -> list[Then]:
    """The battlelines at each of the last events, the latest of which has just happened."""
    found: list[Then] = []
    after, bodies, counted = now(t).after, dict(t.bodies), dict[int, Copy]()
    for event in reversed(events):
        if isinstance(event, happened.Left):
            bodies[event.body.n] = event.body
        before = _undone(event, after)
        found.append(Then(before, after, bodies, counted))
        counted = _counted(event, counted)
        after = before
    found.reverse()
    for i in range(1, len(found)):
        if isinstance(events[i], happened.Left) and isinstance(events[i - 1], happened.Left):
            # Those that leave at once stood where they did before the first of them left.
            found[i] = found[i]._replace(before=found[i - 1].before)
    return found


def _counted(event: Event, counted: dict[int, Copy]) -> dict[int, Copy]:
    """What cards counted as before an event, where they are others now."""
    if isinstance(event, (happened.Flipped, happened.Copied)):
        first = {event.body.n: event.was} if event.was is not None else {}
        return counted | first
    if isinstance(event, happened.EntersPlay) and event.body.n in counted:
        return {n: copy for n, copy in counted.items() if n != event.body.n}
    return counted


def _undone(event: Event, lines: Lines) -> Lines:
    """The battlelines before an event."""
    if isinstance(event, happened.LineArranged):
        return (event.before, lines[1]) if event.seat == 0 else (lines[0], event.before)
    if isinstance(event, (happened.Swapped, happened.ControlExchanged)):
        other = {event.one.n: event.other.n, event.other.n: event.one.n}
        one, two = (tuple(other.get(n, n) for n in line) for line in lines)
        return one, two
    if isinstance(event, (happened.EntersPlay, happened.StoodUp)):
        return _without(lines, event.body.n)
    if isinstance(event, MOVED):
        seat, place = _stood(event, lines)
        return _with(_without(lines, event.body.n), event.body.n, seat, place)
    return lines


Displaced = happened.Left | happened.ControlChanged | happened.Reshaped | happened.LineMoved
MOVED: Final = (happened.Left, happened.ControlChanged, happened.Reshaped, happened.LineMoved)


def _stood(event: Displaced, lines: Lines) -> tuple[int, int]:
    """In whose battleline a creature stood before it was moved, and at which place; -1 for what stood in none."""
    if isinstance(event, happened.ControlChanged):
        return event.stood
    body = event.body
    return next((seat for seat in (0, 1) if body.n in lines[seat]), body.controller), event.stood


def _without(lines: Lines, n: int) -> Lines:
    one, two = (tuple(m for m in line if m != n) if n in line else line for line in lines)
    return one, two


def _with(lines: Lines, n: int, seat: int, place: int) -> Lines:
    """A creature put back to where it stood; -1 for what stood in no battleline."""
    if place < 0:
        return lines
    line = (*lines[seat][:place], n, *lines[seat][place:])
    return (line, lines[1]) if seat == 0 else (lines[0], line)
