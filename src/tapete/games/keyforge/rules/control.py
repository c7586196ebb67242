"""Who controls a card, and where it stands on that side."""

from __future__ import annotations

from tapete.games.keyforge.events import ControlChanged
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.questions import ask, question
from tapete.games.keyforge.rules.constants import TakesControl
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.order import next_of
from tapete.games.keyforge.rules.source import holder
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


def reclaim(t: Table) -> Flow[None]:
    """Cards cross to whoever controls them now: the latest effect wins (v17.2 «Control y propiedad»)."""
    masters = _masters(t)
    crossing: dict[int, Body] = {}
    for b in t.bodies.values():
        seat = masters[b.n][0] if b.n in masters else b.home
        if seat != b.controller and b.kind != "upgrade":
            crossing[b.n] = b
    while crossing:
        n = yield from next_of(t, list(crossing), marked=True)
        b = crossing.pop(n)
        seat, side = _masters(t).get(n, (b.home, ""))
        if t.bodies.get(n) is not b or seat == b.controller:
            continue
        place = len(t.line[seat]) if side == "right" else 0
        if b.kind == "creature" and not side:
            place = yield from flank(t, seat, n)
        if side == "anywhere" and t.line[seat]:
            place = yield from ask(t.active, "deploy", list(range(len(t.line[seat]) + 1)), source=n)
        yield from happen(t, [ControlChanged(b, seat, place)])


def _masters(t: Table) -> dict[int, tuple[int, str]]:
    """Who controls cards by the effects there are, and the flank that the last of them names."""
    found: dict[int, tuple[int, str]] = {}
    for entry in t.index.get(TakesControl, ()):
        me = holder(t, entry)
        for b in entry.ability.claims(t, me):
            found[b.n] = (me.seat, entry.ability.flank)
    return found


def spot(t: Table, seat: int, n: int, face: Copy | None = None) -> Flow[int]:
    """Which place of that battleline a creature takes, where it may stand anywhere in it."""
    size = len(t.line[seat])
    if not size:
        return 0
    source, about = (n, ()) if face is None else (None, (face,))
    place: int = yield from ask(t.active, "deploy", list(range(size + 1)), source=source, about=about)
    return place


def flank(t: Table, seat: int, n: int, face: Copy | None = None) -> Flow[int]:
    """Which flank of that battleline a creature takes: the active player chooses (v17.2 «Flanco»). Of a card that
    enters face down only what it counts as, `face`, is told.
    """
    size = len(t.line[seat])
    if not size:
        return 0
    source, about = (n, ()) if face is None else (None, (face,))
    side = yield question(t.active, "flank", ("left", "right"), source, about)
    return 0 if side == "left" else size
