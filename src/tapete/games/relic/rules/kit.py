"""What a player's sheet and cards add up to, computed when asked and dropped when they change."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..components import Ability, Card
from ..table import Player, Table

THRESHOLD = 6


class Kit:
    """Abilities by moment and all that simply holds. Immutable once built, so copies of a table share it."""

    __slots__ = (
        "arms",
        "asset_limit",
        "battle",
        "cannot",
        "explode",
        "facedown",
        "forced",
        "mask",
        "movement",
        "offers",
        "ones",
        "power_limit",
        "skill",
        "threshold",
    )

    def __init__(self) -> None:
        self.mask = 0
        #: the moments there is anything for
        self.offers: dict[int, tuple[Ability, ...]] = {}
        #: what may be used, by moment
        self.forced: dict[int, tuple[Ability, ...]] = {}
        #: what takes place by itself, by moment
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

    def copy(self) -> Kit:
        k = Kit.__new__(Kit)
        k.mask = self.mask
        k.offers = self.offers.copy()
        k.forced = self.forced.copy()
        k.battle = self.battle
        k.skill = self.skill
        k.cannot = self.cannot
        k.asset_limit = self.asset_limit
        k.power_limit = self.power_limit
        k.threshold = self.threshold
        k.movement = self.movement
        k.ones = self.ones
        k.explode = self.explode
        k.arms = self.arms
        k.facedown = self.facedown
        return k

    def add(self, card: Card) -> None:
        """Put in what a card or sheet has."""
        for ability in card.abilities:
            moment = ability.moment
            self.mask |= moment
            shelf = self.offers if ability.optional else self.forced
            shelf[moment] = (*shelf.get(moment, ()), ability)
        for constant in card.constants:
            constant.add_to(self, card.number)


def kit(t: Table, p: Player) -> Kit:
    """The player's kit now."""
    found: Kit | None = p.kit
    if found is None:
        things = t.box.things
        found = p.kit = _bare(t, p).copy()
        for card in p.assets:
            found.add(things[card])
        for card in p.faceup:
            found.add(things[card])
        # Only once all is added: no limit may hang on how cards lie.
        found.power_limit = max(0, found.power_limit)
        found.asset_limit = max(0, found.asset_limit)
    return found


def moments(t: Table, p: Player) -> int:
    """The moments a player has anything for, power cards included."""
    found = p.moments
    if found < 0:
        found = (p.kit or kit(t, p)).mask
        for card in p.hand:
            play = t.box.things[card].play
            if play is not None:
                found |= play.moment
        p.moments = found
    return found


def _bare(t: Table, p: Player) -> Kit:
    """What the sheets alone give at a level, computed once; cards come in too many combinations to keep."""
    key = (p.character, t.scenario, p.level)
    k: Kit | None = t.box.kits.get(key)
    if k is None:
        k = t.box.kits[key] = Kit()
        sheet = t.box.things[p.character]
        k.asset_limit = sheet.asset_limit
        k.power_limit = printed_limit(sheet, p.level)
        for number in key[:2]:
            if number >= 0:
                k.add(t.box.things[number])
    return k


def printed_limit(sheet: Card, level: int) -> int:
    """The power limit that a character sheet prints for a level."""
    return max((limit for start, limit in sheet.power_limits if start <= level), default=0)


def has_trait(t: Table, number: int, trait: str) -> bool:
    """Whether an asset has a trait; strangers who came along are allies."""
    return trait in t.box.things[number].sorts


def count(t: Table, p: Player, trait: str) -> int:
    """How many of a player's assets have a trait."""
    return sum(has_trait(t, c, trait) for c in p.assets)


def one_of_each(t: Table, cards: Collection[int]) -> list[int]:
    """Cards to choose from: of equal ones one, for which of them it is changes nothing.

    Always the same one, whatever the order of a hand, which others do not know: one that somebody has seen before
    one that nobody has, else the first by number.
    """
    things = t.box.things
    if len({things[c].id for c in cards}) == len(cards):
        return [*cards]
    first: dict[Any, int] = {}
    seen = {c for _, c in t.known}
    for card in (*sorted(seen.intersection(cards)), *sorted(cards)):
        first.setdefault(face(t, card), card)
    return [c for c in cards if first[face(t, c)] == c]


def face(t: Table, card: int) -> tuple[Any, ...]:
    """What a card is, how it lies, and what lies on it or has been used of it."""
    up = [p.seat for p in t.players if card in p.faceup]
    used = [u for p in t.players for u in p.used]
    spent = [
        u[1] if type(u) is tuple else -1 for u in used if u == card or (type(u) is tuple and u[0] == card)
    ]
    return t.box.things[card].id, t.charges.get(card, 0), t.marked.get(card, ()), *up, *spent


def has_relic(t: Table, p: Player) -> bool:
    things = t.box.things
    return any(things[c].kind == "relic" for c in p.assets)
