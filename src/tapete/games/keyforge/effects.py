"""Lasting effects by name, so that positions can hold them: the place of an effect in its card's
declaration.
"""

from __future__ import annotations

from functools import cache

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.cards.registry import Declared, compiled
from tapete.games.keyforge.printed import HOUSES
from tapete.games.keyforge.table import Lasting, Table
from tapete.games.keyforge.verbs.base import walk
from tapete.games.keyforge.verbs.constants import BelongsTo, Controls
from tapete.games.keyforge.verbs.copying import HasText
from tapete.games.keyforge.verbs.lasting import Last
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.readying import CannotReady
from tapete.games.keyforge.verbs.shaping import IsCreature

MISSES_STEP = CannotReady(to=that, in_step=True)


@cache
def _effects(id: str, ruleset: str) -> tuple[Ability, ...]:
    """The abilities of the lasting effects a card can begin, in the order it names them."""
    return tuple(part.ability for part in walk(compiled(id, ruleset).abilities) if isinstance(part, Last))


def effect_name(t: Table, effect: Lasting) -> str:
    """`card-id/0`, or a word for the effects that verbs make by themselves."""
    ability, ruleset = effect.ability, t.switches.ruleset
    word = _word(ability)
    if word:
        return word
    told = [(id, i, own) for id in _speakers(t, effect) for i, own in enumerate(_effects(id, ruleset))]
    # The very ability goes before one that only reads the same.
    same = [f"{id}/{i}" for id, i, own in told if own is ability]
    same += [f"{id}/{i}" for id, i, own in told if own == ability]
    if same:
        return same[0]
    return f"unknown:{type(ability).__name__}"


def _word(ability: Ability) -> str:
    """The word for an effect that a verb makes by itself, else nothing."""
    if isinstance(ability, Controls) and ability.to == that:
        return f"control:{ability.flank}" if ability.flank else "control"
    if ability == MISSES_STEP:
        return "misses-ready-step"
    if isinstance(ability, HasText):
        return "text"
    if isinstance(ability, IsCreature):
        return f"creature:{ability.power}" + (":anywhere" if ability.anywhere else "")
    if isinstance(ability, BelongsTo) and ability.unless_yours:
        return f"house:{ability.house}"
    if isinstance(ability, BelongsTo) and ability.while_yours:
        return f"own-house:{ability.house}"
    return ""


BY_WORD: dict[str, Ability] = {
    _word(ability): ability
    for ability in (
        Controls(to=that),
        Controls(to=that, flank="left"),
        Controls(to=that, flank="right"),
        Controls(to=that, flank="anywhere"),
        MISSES_STEP,
        HasText(),
    )
}
"""Those of them that have nothing else to say."""


def _speakers(t: Table, effect: Lasting) -> list[str]:
    """The cards whose words an effect may be: the one that made it first, then all of the match."""
    made = effect.told or t.cast[effect.source]
    copies = (made, *t.cast, *(token for token in t.tokens if token is not None))
    return list(dict.fromkeys(copy.card.id for copy in copies))


def effect_named(t: Table, name: str) -> Ability | None:
    """The ability with that name, or None."""
    if name in BY_WORD:
        return BY_WORD[name]
    word, _, told = name.partition(":")
    if word == "creature" and (power := told.removesuffix(":anywhere")).isdigit():
        return IsCreature(int(power), to=that, anywhere=told != power)
    if word in ("house", "own-house"):
        own = word == "own-house"
        return BelongsTo(told, to=that, while_yours=own, unless_yours=not own) if told in HOUSES else None
    id, _, place = name.partition("/")
    if not place.isdigit() or id not in Declared():
        return None
    found = _effects(id, t.switches.ruleset)
    return found[int(place)] if int(place) < len(found) else None
