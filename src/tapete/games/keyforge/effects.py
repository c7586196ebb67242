"""Lasting effects by name, so that positions can hold them: the place of an effect in its card's
declaration.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.keyforge.cards.registry import compiled, declarations
from tapete.games.keyforge.table import Lasting, Table
from tapete.games.keyforge.verbs.base import walk
from tapete.games.keyforge.verbs.constants import BelongsTo, Controls
from tapete.games.keyforge.verbs.moments import Last
from tapete.games.keyforge.verbs.targets import that


@cache
def _effects(id: str, ruleset: str) -> tuple[Any, ...]:
    """The abilities of the lasting effects a card can begin, in the order it names them."""
    return tuple(part.ability for part in walk(compiled(id, ruleset).abilities) if isinstance(part, Last))


def effect_name(t: Table, effect: Lasting) -> str:
    """`card-id/0`, or a word for the effects that verbs make by themselves."""
    ability, ruleset = effect.ability, t.switches.ruleset
    if ability == Controls(that):
        return "control"
    if isinstance(ability, BelongsTo) and ability.unless_yours:
        return f"house:{ability.house}"
    for id in (t.cast[effect.source].card.id, *declarations()):
        for i, own in enumerate(_effects(id, ruleset)):
            if own is ability:
                return f"{id}/{i}"
    for id in (t.cast[effect.source].card.id, *declarations()):
        for i, own in enumerate(_effects(id, ruleset)):
            if own == ability:
                return f"{id}/{i}"
    return f"unknown:{type(ability).__name__}"


def effect_named(t: Table, name: str) -> Any:
    """The ability with that name, or None."""
    if name == "control":
        return Controls(that)
    if name.startswith("house:"):
        return BelongsTo(that, None, name.removeprefix("house:"), True)
    id, _, place = name.partition("/")
    if id not in declarations() or not place.isdigit():
        return None
    found = _effects(id, t.switches.ruleset)
    return found[int(place)] if int(place) < len(found) else None
