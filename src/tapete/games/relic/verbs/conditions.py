"""Questions about the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..components import ATTRIBUTES, CHAOS, ENEMY_TRAITS
from ..rules.gains import TRAITS, worth
from ..rules.kit import count
from ..rules.places import stands
from ..rules.tokens import tokens_on
from ..table import Player, Table
from .base import Foe, Maybe, Noun, Place

#: what is counted by its cards
PILES = {
    "power": "hand",
    "trophy": "trophies",
    "corruption": "corruption",
    "asset": "assets",
    "mission": "done",
}


def counted(t: Table, seat: int, what: str, source: int) -> int:
    """How much of something a player has; of a trait, how many other such enemies are on the space."""
    p = t.players[seat]
    if what in PILES:
        return len(getattr(p, PILES[what]))
    if what in ENEMY_TRAITS:
        # Esquivar: an evaded enemy «permanece en su casilla y es ignorado durante ese turno».
        lying = [c for c in t.lies.get(p.space, ()) if c not in t.evaded]
        return sum(t.box.things[c].trait == what and c != source for c in lying)
    if what in ATTRIBUTES:
        return p.dials[ATTRIBUTES.index(what)]
    if what in TRAITS:
        return count(t, p, what)
    if what == "region":
        return _in_region(t, p)
    if what == "token":
        return tokens_on(t, seat, source)
    if what == "best":
        return max(p.dials)
    return worth(t, p) if what == "points" else int(getattr(p, what))


def _in_region(t: Table, p: Player) -> int:
    """How many other players still in the game are in the same region."""
    here = t.box.spaces[p.space].region
    return sum(t.box.spaces[q.space].region == here and q is not p and not q.out for q in t.players)


def is_foe(t: Table, card: int, what: Foe) -> bool:
    """Whether an enemy card is of a kind: trait, attribute, "chaos", or at least a value."""
    thing = t.box.things[card]
    if type(what) is int:
        return thing.value >= what
    if what in ATTRIBUTES:
        return thing.attribute == ATTRIBUTES.index(what)
    return what == "any" or thing.trait == what or (what == "chaos" and thing.trait in CHAOS)


def is_such(foe: Foe, attribute: int, value: int) -> bool:
    """Whether an enemy that is no card is of a kind.

    Hojas de escenario con combate: «la hoja de escenario es un enemigo, pero no tiene rasgos».
    """
    if foe in ATTRIBUTES:
        return attribute == ATTRIBUTES.index(foe)
    return foe == "any" or (type(foe) is int and value >= foe)


class Question:
    """A condition that counts nothing of what may be gained, unless it says otherwise."""

    counts: ClassVar[str] = ""


class Counting(Question):
    """One that counts something."""

    what: Noun

    @property
    def counts(self) -> str:  # type: ignore[override]
        return self.what


@dataclass(frozen=True)
class Has(Counting):
    """You have at least so many."""

    n: int
    what: Noun

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return counted(t, seat, self.what, source) >= self.n


@dataclass(frozen=True)
class AtMost(Counting):
    """You have so many or fewer."""

    n: int
    what: Noun

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return counted(t, seat, self.what, source) <= self.n


@dataclass(frozen=True)
class Level(Question):
    """You are of that level or higher."""

    n: int

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return t.players[seat].level >= self.n


@dataclass(frozen=True)
class In(Question):
    """You are in a place."""

    place: Place

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return stands(t, t.players[seat].space, self.place)


@dataclass(frozen=True)
class Against(Question):
    """The battle is against such an enemy, or of that type."""

    foe: Foe

    def holds(self, t: Table, seat: int, source: int) -> bool:
        b = t.battle
        if b is None:
            return False
        if self.foe in ATTRIBUTES or not b.enemies:
            return is_such(self.foe, b.attribute, b.value)
        return any(is_foe(t, c, self.foe) for c in b.enemies)


@dataclass(frozen=True)
class Outmatched(Question):
    """The enemies' attribute exceeds yours."""

    counts: ClassVar[str] = "best"

    def holds(self, t: Table, seat: int, source: int) -> bool:
        b = t.battle
        return b is not None and b.value > t.players[seat].dials[b.uses]


@dataclass(frozen=True)
class Tokens(Question):
    """You have so many tokens on the scenario sheet."""

    n: int

    def holds(self, t: Table, seat: int, source: int) -> bool:
        return t.players[seat].tokens >= self.n


@dataclass(frozen=True)
class Not(Question):
    """The contrary."""

    condition: Maybe

    @property
    def counts(self) -> str:  # type: ignore[override]
        return self.condition.counts if self.condition is not None else ""

    def holds(self, t: Table, seat: int, source: int) -> bool:
        assert self.condition is not None
        return not self.condition.holds(t, seat, source)
