"""Choices that can make no difference: nobody is asked for a card where none of them would be changed.

A card that nothing happens to may be chosen as well as another (v17.2 «Curar», FAQ «Desvalijarra»), so one that
would change and one that would not are both offered. Where none would, they are all alike, unless the ability goes on to
speak of the one chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Verb, recalls
from tapete.games.keyforge.verbs.targets import Target

Changes = Callable[[Table, Body], bool]
"""Whether something would change a card."""


def needless(target: Target, t: Table, me: Source, changes: Changes) -> bool:
    """Whether no card that may be chosen would be changed, and nothing speaks of it afterwards."""
    reached = target.reached(t, me)
    return reached is not None and not any(changes(t, b) for b in reached) and not spoken_of(me)


def spoken_of(me: Source) -> bool:
    """Whether the ability goes on to speak of what this instruction chooses, although it does nothing."""
    rest: list[Verb] = list(me.after)
    while rest and rest[0].lapses:
        del rest[0]
    return any(recalls(step) for step in rest)
