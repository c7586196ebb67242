"""Destroying cards in batches, as the table «Destruida» of v17.2 prints it."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.keyforge.events import Tagged
from tapete.games.keyforge.rules.constants import PreventsDamage
from tapete.games.keyforge.rules.damage import Hit
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import remove
from tapete.games.keyforge.rules.order import pile_order_counts, piled
from tapete.games.keyforge.rules.source import holder
from tapete.games.keyforge.rules.triggers import in_order, own_triggers
from tapete.games.keyforge.rules.values import keyword
from tapete.games.keyforge.rules.ward import spared
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


def destroy(t: Table, bodies: Iterable[Body]) -> Flow[list[Body]]:
    """Tag cards, resolve their «Destruida:» abilities, and at the outermost level put all tagged cards
    away together. Returns those that were tagged.
    """
    fresh = [b for b in (yield from spared(t, _taggable(t, bodies))) if not b.tagged]
    if not fresh:
        return fresh
    outermost, batch = t.batch is None, t.batch
    if batch is None:
        batch = t.batch = []
    batch.extend(fresh)
    triggers = []
    for b in fresh:
        triggers += [x for x in own_triggers(t, b, "destroyed", b.controller) if not x.ability.instead]
    yield from happen(t, [Tagged(b) for b in fresh])
    if triggers:
        yield from in_order(t, triggers)
    if outermost:
        t.batch = None
        yield from _bury(t, batch)
    return fresh


def _taggable(t: Table, bodies: Iterable[Body]) -> list[Body]:
    """Which of some cards can be tagged."""
    fresh: list[Body] = []
    for b in bodies:
        if b.tagged or b in fresh or t.bodies.get(b.n) is not b or keyword(t, b, "invulnerable"):
            continue
        if PreventsDamage in t.index and _undying(t, b):
            continue
        fresh.append(b)
    return fresh


def _undying(t: Table, b: Body) -> bool:
    """Whether a card says that it cannot be destroyed."""
    blow = Hit(b, 0)
    entries = (e for e in t.index.get(PreventsDamage, ()) if e.ability.undying)
    return any(e.ability.shields(t, holder(t, e), b, blow) for e in entries)


def _bury(t: Table, batch: list[Body]) -> Flow[None]:
    """All cards still in play and still tagged go to the discard pile together; then all count as
    destroyed.
    """
    here = [b for b in batch if b.tagged and t.bodies.get(b.n) is b]
    gone = [b for b in batch if b.tagged and b not in here]
    if len(here) > 1 and pile_order_counts(t):
        here = yield from piled(t, here)
    yield from remove(t, here, "discard", None, destroyed=True, gone=gone)
