"""Cards that change their type in play (v17.2 FAQ «Animador», «Autolegionario»)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from tapete.games.keyforge.events import Reshaped
from tapete.games.keyforge.printed import as_creature
from tapete.games.keyforge.rules.constants import MakesCreature
from tapete.games.keyforge.rules.control import flank, spot
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import remove
from tapete.games.keyforge.rules.order import next_of
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


def reshape(t: Table) -> Flow[None]:
    """Cards become creatures, or cease to be, as the effects there are say: the latest wins."""
    bodies: Iterable[Body] = t.bodies.values()
    cast = t.cast
    if MakesCreature not in t.index:
        # What nothing makes a creature can only have to become again what is printed on it.
        bodies = [b for b in bodies if b.copy_of is not cast[b.n] and b.kind != cast[b.n].card.type]
    changing = {b.n: b for b in bodies if _changes(t, b)}
    while changing:
        n = yield from next_of(t, list(changing), marked=True)
        b = changing.pop(n)
        if t.bodies.get(n) is b and _changes(t, b):
            yield from _recast(t, b)


def _changes(t: Table, b: Body) -> bool:
    """Whether a card is not what the effects make it."""
    printed = t.cast[b.n].card
    if b.kind == "upgrade" or b.face_down or printed.type == "creature":
        return False
    power = _power(t, b)[0]
    if power is None:
        return b.kind != printed.type
    return b.kind != "creature" or b.copy_of.card.power != power


def _power(t: Table, b: Body) -> tuple[int | None, bool]:
    """The power it has as a creature, None where it is none; and whether it may stand anywhere."""
    found: tuple[int | None, bool] = (None, False)
    for entry in t.index.get(MakesCreature, ()):
        if entry.ability.applies(t, speaker(t, entry), b):
            found = entry.ability.power, entry.ability.anywhere
    return found


def _recast(t: Table, b: Body) -> Flow[None]:
    """It takes a flank of its controller's battleline; what is no creature any more loses its upgrades and keeps the
    rest.
    """
    (power, anywhere), own = _power(t, b), t.cast[b.n]
    if power is None:
        yield from happen(t, [Reshaped(b, own)])
        worn = [t.bodies[n] for n in b.upgrades]
        yield from remove(t, worn, "discard", None)
        return
    place = -1
    if b.kind != "creature":
        place = yield from (spot if anywhere else flank)(t, b.controller, b.n)
    yield from happen(t, [Reshaped(b, structs.replace(own, card=as_creature(own.card, power)), place)])
