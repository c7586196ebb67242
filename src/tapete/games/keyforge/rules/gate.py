"""The one road to change: what a group of events triggers, and which of several replacements acts first.

What no longer stands after it is the chapter `settling`, which takes this road itself.
"""

from __future__ import annotations

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.triggers import resolve_heard
from tapete.games.keyforge.table import Entry, Table
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow
from tapete.kernel.gate import Gate, unsettled


def _resolve(t: Table, listeners: list[tuple[Entry[Ability], Event]]) -> Flow[None]:
    """Resolve what a group of events triggered."""
    if any(unsettled(t, event) for _, event in listeners):
        # Who has lethal damage is marked before anything follows it (v17.2 table «Daño» 4): healing comes too late.
        yield from gate.settle(t, (None,))
    yield from resolve_heard(t, listeners)


def _prefer(t: Table, entries: list[Entry[Ability]], event: Event) -> Flow[Entry[Ability]]:
    """Which of several replacements acts first: the active player chooses, also between copies of one (v17.2
    «Jugador activo», FAQ «Ser Marrows»), unless it is all one.
    """
    for entry in entries:
        if entry.ability.sources:
            return entry
    # Wherever a card would go, what keeps it in play does: a cloak and a ritual have one result.
    ending = [entry for entry in entries if not entry.ability.redirects]
    entries = ending or entries
    entries = [entry for entry in entries if not entry.ability.adds] or entries[:1]
    distinct: list[Entry[Ability]] = []
    for entry in entries:
        if not any(_all_one(t, entry, x) for x in distinct):
            distinct.append(entry)
    if len(distinct) == 1:
        return entries[0]
    codes = [(e.n, i) for i, e in enumerate(distinct)]
    place: int = (yield from ask(t.active, "order", codes, about=("instead",) * len(codes)))[1]
    return distinct[place]


def _all_one(t: Table, one: Entry[Ability], other: Entry[Ability]) -> bool:
    """Whether the same comes of it whichever of two replacements acts: one ability that does not mind whose it is, or
    that one creature has twice from copies nobody can tell apart.
    """
    if one.ability is not other.ability:
        return False
    if not one.ability.personal:
        return True
    mine, theirs = t.bodies.get(one.n), t.bodies.get(other.n)
    if mine is None or theirs is None or mine.host < 0 or mine.host != theirs.host:
        return False
    return mine.controller == theirs.controller and t.cast[mine.n].alike(t.cast[theirs.n])


gate = Gate(_resolve, _prefer)
happen = gate.happen
befall = gate.befall
"""The same for one event."""
