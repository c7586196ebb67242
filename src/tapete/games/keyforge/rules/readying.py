"""Which exhausted cards may become ready."""

from __future__ import annotations

from tapete.games.keyforge.rules.constants import KeepsExhausted
from tapete.games.keyforge.rules.source import holder
from tapete.games.keyforge.table import Body, Table


def stays_exhausted(t: Table, b: Body, *, step: bool = False) -> bool:
    """Whether something keeps that card from becoming ready, now or in the step for it."""
    return any(e.ability.keeps(t, holder(t, e), b, step) for e in t.index.get(KeepsExhausted, ()))


def kept_exhausted(t: Table, seat: int) -> tuple[int, ...]:
    """The cards of a player that do not ready in its “ready cards” step."""
    if KeepsExhausted not in t.index:
        return ()
    cards = (*t.line[seat], *t.artifacts[seat])
    return tuple(n for n in cards if t.bodies[n].exhausted and stays_exhausted(t, t.bodies[n], step=True))
