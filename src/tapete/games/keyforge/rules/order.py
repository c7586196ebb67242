"""Which of several cards goes first, asked only where it can matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.flow import Flow

A = TypeVar("A", bound=Ability)


def next_of(t: Table, cards: Sequence[int], source: int = -1, *, marked: bool = False) -> Flow[int]:
    """Which of some cards goes first: the active player chooses, copies of one card being one choice; of cards that
    stay in play (`marked`), copies with the same on them.
    """
    first = {(copies(t, n), marks(t.bodies[n]) if marked else ()): n for n in reversed(cards)}
    if len(first) == 1:
        return cards[0]
    numbers = [n for n in cards if n in first.values()]
    n: int = yield from ask(t.active, "next", numbers, source=None if source < 0 else source)
    return n


def copies(t: Table, n: int) -> tuple[object, ...]:
    """What copies of one card have in common."""
    b = t.bodies.get(n)
    copy = t.cast[n if b is None else b.card]
    if b is not None and b.face_down and b.controller != t.active:
        # Whoever is asked does not know which token creatures hide the same card.
        return (n,)
    return copy.card.id, copy.owner, copy.house, copy.icons


def marks(b: Body) -> tuple[object, ...]:
    """All that lies on a card in play and tells it from another copy."""
    statuses = (b.exhausted, b.stunned, b.warded, b.enraged, b.attacked, b.uses, b.spent, b.armor_used)
    return b.id, b.damage, b.amber, b.power_counters, b.counters, b.upgrades, b.under, b.purged, statuses


def which_permit(t: Table, entries: Sequence[Entry[A]]) -> Flow[Entry[A]]:
    """Of several permissions for a card the active player says which is spent (v17.2 FAQ «Capitana Val Jericó»)."""
    if all(e.ability is entries[0].ability for e in entries):
        return entries[0]
    codes = [(e.n, i) for i, e in enumerate(entries)]
    place: int = (yield from ask(t.active, "permit", codes))[1]
    return entries[place]


def pile_order_counts(t: Table) -> bool:
    """Whether some card of this match looks at the order of a discard pile; else nobody is asked about it."""
    for copy in t.cast:
        if copy.card.reads_pile:
            return True
    return False


def piled(t: Table, bodies: list[Body]) -> Flow[list[Body]]:
    """Destroyed cards in the order they are put into their owners' piles: the active player decides (v17.2
    «Destruida»).
    """
    ordered: list[Body] = []
    for seat in (t.active, 1 - t.active):
        left = [b.n for b in bodies if b.owner == seat]
        while left:
            n = yield from next_of(t, left)
            left.remove(n)
            ordered.append(t.bodies[n])
    return ordered
