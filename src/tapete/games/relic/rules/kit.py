"""What a player's sheet and cards add up to, computed when asked and dropped when they change."""

from __future__ import annotations

from typing import Any

from ..components import Ability
from ..table import Player, Table

THRESHOLD = 6
KEPT = 20_000


class Kit:
    """Abilities by moment and all that simply holds. Immutable once built, so copies of a table share it."""

    __slots__ = (
        "abilities",
        "arms",
        "asset_limit",
        "battle",
        "cannot",
        "explode",
        "facedown",
        "mask",
        "movement",
        "ones",
        "power_limit",
        "skill",
        "threshold",
    )

    def __init__(self) -> None:
        self.mask = 0
        self.abilities: dict[int, tuple[Ability, ...]] = {}
        self.battle: tuple[tuple[int, Any], ...] = ()
        self.skill: tuple[tuple[int, Any], ...] = ()
        self.cannot: frozenset[str] = frozenset()
        self.asset_limit = 0
        self.power_limit = 0
        self.threshold = THRESHOLD
        self.movement = 0
        self.ones = False
        self.explode = 6
        self.arms = 1
        self.facedown = False


def kit(t: Table, p: Player) -> Kit:
    """The player's kit now."""
    found: Kit | None = p.kit
    if found is None:
        kits = t.box.kits
        key = (p.character, t.scenario, p.level, p.assets, p.faceup)
        found = p.kit = kits.get(key)
        if found is None:
            if len(kits) > KEPT:
                kits.clear()
            found = p.kit = kits[key] = _build(t, p)
    return found


def _build(t: Table, p: Player) -> Kit:
    k, things = Kit(), t.box.things
    sheet = things[p.character]
    k.asset_limit = sheet.asset_limit
    k.power_limit = max((limit for level, limit in sheet.power_limits if level <= p.level), default=0)
    for number in (p.character, t.scenario, *p.assets, *p.faceup):
        if number < 0:
            continue
        card = things[number]
        for ability in card.abilities:
            k.mask |= ability.moment
            k.abilities[ability.moment] = (*k.abilities.get(ability.moment, ()), ability)
        for constant in card.constants:
            constant.add_to(k, number)
    return k


def has_trait(t: Table, number: int, trait: str) -> bool:
    """Whether an asset has a trait; strangers who came along are allies."""
    card = t.box.things[number]
    if trait == "ally":
        return card.trait in ("ally", "stranger")
    if trait == "relic":
        return card.kind == "relic"
    return card.trait == trait


def count(t: Table, p: Player, trait: str) -> int:
    """How many of a player's assets have a trait."""
    return sum(has_trait(t, c, trait) for c in p.assets)


def has_relic(t: Table, p: Player) -> bool:
    things = t.box.things
    return any(things[c].kind == "relic" for c in p.assets)
