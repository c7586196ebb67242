"""Becoming ready: which exhausted cards may, and who is told."""

from __future__ import annotations

from tapete.games.keyforge.events import BecameReady, Readied
from tapete.games.keyforge.rules.constants import KeepsExhausted
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import holder
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


def stays_exhausted(t: Table, b: Body, *, step: bool = False) -> bool:
    """Whether something keeps that card from becoming ready, now or in the step for it."""
    return any(e.ability.keeps(t, holder(t, e), b, step) for e in t.index.get(KeepsExhausted, ()))


def make_ready(t: Table, bodies: list[Body], seat: int) -> Flow[None]:
    """A player readies cards."""
    yield from happen(t, [Readied(b) for b in bodies])
    yield from became_ready(t, bodies, seat)


def became_ready(t: Table, bodies: list[Body], seat: int) -> Flow[None]:
    """Tell those who wait for it which cards a player readied."""
    here = [b for b in bodies if t.bodies.get(b.n) is b] if BecameReady in t.index else []
    if here:
        yield from happen(t, [BecameReady(b, seat) for b in here])


def tired(t: Table, seat: int) -> list[Body]:
    """The exhausted cards of a player."""
    return [t.bodies[n] for n in (*t.line[seat], *t.artifacts[seat]) if t.bodies[n].exhausted]


def kept_exhausted(t: Table, seat: int) -> tuple[int, ...]:
    """The cards of a player that do not ready in its “ready cards” step."""
    return tuple([b.n for b in tired(t, seat) if stays_exhausted(t, b, step=True)])
