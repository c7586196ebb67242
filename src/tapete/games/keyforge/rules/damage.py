"""Pending damage and what prevents it, exactly as the damage table of v17.2 prints it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.games.keyforge.events import ArmorHeld, ArmorUsed, DamageDealt
from tapete.games.keyforge.rules.constants import ChangesArmor, PreventsDamage, ReplacesDamage
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.source import alive, holder, speaker
from tapete.games.keyforge.rules.values import armor, armor_used, keyword
from tapete.games.keyforge.rules.ward import spared
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


class Hit(msgspec.Struct, gc=False):
    """Pending damage to one creature."""

    body: Body
    amount: int
    by: int = -1
    """The card that deals it; -1 for bonus icons, whose damage no card deals (v17.2 «Iconos de
    bonificación»).
    """
    fight: Body | None = None
    poison: bool = False
    pierces: bool = False
    """Not prevented by armor."""
    word: str = ""
    """The keyword that deals it."""


def deal(t: Table, hits: Iterable[Hit]) -> Flow[list[DamageDealt]]:
    """Deal damage to one or more creatures at once. Returns what was really dealt."""
    if ReplacesDamage in t.index:
        hits = yield from _replaced(t, list(hits))
    events, held = yield from _unprevented(t, hits)
    if events or held:
        yield from happen(t, [*events, *held])
    return events


def _replaced(t: Table, hits: list[Hit]) -> Flow[list[Hit]]:
    """The damage that is dealt still, after what cards do instead of dealing theirs: whether or not it would have been
    prevented (v17.2 FAQ «Id del Hombro»).
    """
    for entry in t.index.get(ReplacesDamage, ()):
        mine = [hit for hit in hits if hit.by == entry.n and hit.amount > 0]
        if mine and alive(t, entry) and entry.ability.live(t, me := speaker(t, entry)):
            hits = [hit for hit in hits if hit.by != entry.n]
            yield from entry.ability.resolve(t, me)
    return hits


def _unprevented(t: Table, hits: Iterable[Hit]) -> Flow[tuple[list[DamageDealt], list[ArmorHeld]]]:
    """Steps 1 to 3: what nothing prevents of pending damage, and what armor held off."""
    harmful: list[Hit] = []
    warded = False
    for hit in hits:
        if _harms(t, hit):
            harmful.append(hit)
            warded = warded or hit.body.warded
    if warded:
        harmful = yield from _unwarded(t, harmful)
    events: list[DamageDealt] = []
    held: list[ArmorHeld] = []
    for hit in harmful:
        soaked = 0 if hit.pierces else (yield from _soak(t, hit.body, hit.amount))
        if soaked:
            held.append(ArmorHeld(hit.body, soaked))
        if hit.amount > soaked:
            dealt = hit.amount - soaked
            events.append(DamageDealt(hit.body, dealt, hit.by, hit.fight, hit.poison, word=hit.word))
    return events, held


def _unwarded(t: Table, hits: list[Hit]) -> Flow[list[Hit]]:
    """Step 2: what wards do not keep off."""
    open_to_it = yield from spared(t, list({hit.body.n: hit.body for hit in hits}.values()))
    return [hit for hit in hits if hit.body in open_to_it]


def _harms(t: Table, hit: Hit) -> bool:
    """Whether there is damage to deal, and somebody whom it can be dealt to."""
    return hit.amount > 0 and t.bodies.get(hit.body.n) is hit.body and not unharmable(t, hit.body, hit)


def unharmable(t: Table, b: Body, hit: Hit) -> bool:
    """Step 1: invulnerable, or *cannot be dealt damage*."""
    if keyword(t, b, "invulnerable"):
        return True
    if PreventsDamage in t.index:
        for e in t.index[PreventsDamage]:
            if e.ability.shields(t, holder(t, e), b, hit):
                return True
    return False


def _soak(t: Table, b: Body, amount: int) -> Flow[int]:
    """Step 3: each point of armor prevents one damage, and is used up for the turn."""
    if not b.copy_of.card.armor and ChangesArmor not in t.index:
        return 0
    total = armor(t, b)
    used = armor_used(b, total)
    soaked = min(amount, max(0, total - used))
    if soaked:
        yield from befall(t, ArmorUsed(b, used + soaked, total))
    return soaked
