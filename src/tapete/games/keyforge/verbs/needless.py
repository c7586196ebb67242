"""Choices that can make no difference: nobody is asked for a card where none of them would be changed.

A card that nothing happens to may be chosen as well as another (v17.2 «Curar», FAQ «Desvalijarra»), so one that
would change and one that would not are both offered. Where none would, they are all alike, unless the ability goes on to
speak of the one chosen, and something comes of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import recalls, to_come
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.targets import Some, Target

Changes = Callable[[Table, Body], object]
"""Whether something would change a card, or what of it would."""


def needless(target: Target, t: Table, me: Source, changes: Changes) -> bool:
    """Whether no card that may be chosen would be changed, now or by what is done with it afterwards."""
    reached = target.reached(t, me)
    return reached is not None and not any(changes(t, b) for b in reached) and not _matters(reached, t, me)


def worthwhile(target: Target, t: Table, me: Source, changes: Changes) -> Target:
    """The same target, of which nobody need choose more where the number is free and all that are left stay as they
    are.
    """
    reached = target.reached(t, me)
    if not isinstance(target, Some) or not target.optional or reached is None or _matters(reached, t, me):
        return target
    return replace(target, worth=changes)


def _matters(reached: Sequence[Body], t: Table, me: Source) -> bool:
    """Whether something may come of it that the ability goes on to speak of the card chosen, one of these."""
    rest = to_come(me)
    if not any(recalls(step) for step in rest):
        return False
    before = me.that, me.after
    me.that = list(reached)
    told = False
    for i, step in enumerate(rest, 1):
        me.after = tuple(rest[i:])
        if recalls(step, that) or not step.vain(t, me):
            # From here on things are no longer as they stand.
            told = any(recalls(later) for later in rest[i - 1 :])
            break
    me.that, me.after = before
    return told
