"""What no longer stands after events: the newly dead are destroyed, strayed cards cross, *whenever* acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tapete.games.keyforge.events import (
    ArmorUsed,
    Blamed,
    DamageDealt,
    EffectsTurned,
    Ended,
    EntersPlay,
    Left,
    Marked,
)
from tapete.games.keyforge.rules.constants import (
    ActsWhenever,
    ChangesArmor,
    ChangesPower,
    MakesCreature,
    RemovesArmor,
    TakesControl,
)
from tapete.games.keyforge.rules.control import reclaim
from tapete.games.keyforge.rules.copies import MakesCopies, recopy
from tapete.games.keyforge.rules.destroying import destroy
from tapete.games.keyforge.rules.gate import gate, happen
from tapete.games.keyforge.rules.shape import reshape
from tapete.games.keyforge.rules.source import alive, speaker
from tapete.games.keyforge.rules.values import armor, armor_used, power
from tapete.games.keyforge.table import Body, Index, Table
from tapete.kernel.flow import NOTHING, Flow, Nothing

BOLSTERS: Final = (ChangesPower, ChangesArmor, RemovesArmor)
ENDINGS: Final = (Ended, EffectsTurned)
"""Events with which an effect that made a card something else may be over."""
OF_ONE: Final = (EntersPlay, Left, Marked)
"""Events that change no power but that of their own card, as long as power and armor are those printed."""


@gate.settles
def settle(t: Table, events: Sequence[Any]) -> Flow[None] | Nothing:
    """Whenever power may have fallen or damage grown, the newly dead are tagged, all at once."""
    if t.over:
        return NOTHING
    dead, mended = _dying(t, events)
    if t.blows:
        t.blows = ()
    index = t.index
    if dead or mended or t.omens or t.strayed or TakesControl in index or ActsWhenever in index:
        return _settled(t, dead, mended)
    if MakesCreature in index or MakesCopies in index:
        return _reshaped(t)
    for event in events:
        if type(event) in ENDINGS:
            return _reshaped(t)
    return NOTHING


def _settled(t: Table, dead: list[Body], mended: list[ArmorUsed]) -> Flow[None]:
    if mended:
        yield from happen(t, mended)
    if t.omens:
        yield from happen(t, _blame(t, dead))
    if dead:
        yield from destroy(t, dead)
    if TakesControl in t.index or t.strayed:
        yield from reclaim(t)
    yield from _reshaped(t)
    if ActsWhenever in t.index:
        yield from _act(t)


def _reshaped(t: Table) -> Flow[None]:
    """What cards are, as effects say: creatures or not, copies or not."""
    yield from reshape(t)
    if t.tokens != (None, None):
        yield from recopy(t)


def _act(t: Table) -> Flow[None]:
    """Whatever acts as soon as something is so, does: once, not anew for each thing that happens while it does; and
    again where that only cost its card what kept it in play (v17.2 «Habilidades constantes»).
    """
    for entry in t.index[ActsWhenever]:
        acting = ("whenever", entry.serial)
        while acting not in t.loops and alive(t, entry) and entry.ability.holds(t, speaker(t, entry)):
            kept = _keepers(t, entry.n)
            t.loops[acting] = 1
            yield from entry.ability.resolve(t, speaker(t, entry))
            del t.loops[acting]
            if _keepers(t, entry.n) >= kept:
                break


def _keepers(t: Table, n: int) -> int:
    """How many things a card in play may lose instead of leaving it: a ward, upgrades."""
    b = t.bodies.get(n)
    return 0 if b is None else b.warded + len(b.upgrades)


def _dying(t: Table, events: Sequence[Any]) -> tuple[list[Body], list[ArmorUsed]]:
    """Creatures with damage equal to their power or more, and those whose armor is another now. Printed power, less
    all that lowers any, is a floor.
    """
    if _only_these(t.index, events):
        return _struck(t, events), []
    bodies = t.bodies
    lowered = 0
    if ChangesPower in t.index:
        for entry in t.index[ChangesPower]:
            lowered += entry.ability.lowers
    dead: list[Body] = []
    mended: list[ArmorUsed] = []
    for line in t.line:
        for n in line:
            b = bodies[n]
            if b.armor_used and (total := armor(t, b)) != b.armor_seen:
                mended.append(ArmorUsed(b, armor_used(b, total), total))
            if b.damage + lowered < b.copy_of.card.power or b.tagged:
                continue
            if b.damage >= power(t, b):
                dead.append(b)
    return dead, mended


def _only_these(index: Index, events: Sequence[Any]) -> bool:
    """Whether nobody's power or armor can have changed, so that only the creatures of the events may be dying."""
    for event in events:
        kind = type(event)
        if kind is DamageDealt:
            if kind in index and any(entry.unsettles for entry in index[kind]):
                return False
        elif kind not in OF_ONE or not index.keys().isdisjoint(BOLSTERS):
            return False
        if kind is Left and event.body.copy_of.card.bolsters:
            return False
    return True


def _struck(t: Table, events: Sequence[Any]) -> list[Body]:
    """The dying among the creatures of some events, in the order in which they stand."""
    dead: list[Body] = []
    for event in events:
        b: Body = event.body
        if b.kind == "creature" and b.damage >= power(t, b) and not b.tagged and t.bodies.get(b.n) is b:
            if b not in dead:
                dead.append(b)
    return dead if len(dead) < 2 else _as_they_stand(t, dead)


def _as_they_stand(t: Table, bodies: list[Body]) -> list[Body]:
    numbers = [b.n for b in bodies]
    return [t.bodies[n] for line in t.line for n in line if n in numbers]


def _blame(t: Table, dead: list[Body]) -> list[Blamed]:
    """Damage by power in a fight: poison kills, and whoever dies of it dies fighting; whoever dies of other damage dies of
    the card that deals it, and whoever dies only when the others have left does not (v17.2 FAQ «Estrellas
    Arrojadizas»).
    """
    omens: tuple[DamageDealt, ...] = t.omens
    t.omens = ()
    blamed: list[Blamed] = []
    for hit in omens:
        b = hit.body
        if hit.poison and not b.tagged and t.bodies.get(b.n) is b and b not in dead:
            dead.append(b)
        if b in dead and hit.fight is not None:
            blamed.append(Blamed(b, hit.fight.n))
        if b in dead and (hit.word or hit.fight is None):
            blamed.append(Blamed(b, hit.by, hit.word or "damage"))
    return blamed
