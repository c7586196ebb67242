"""What simply holds while a card or sheet is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..components import ATTRIBUTES
from ..table import Table
from .base import Attribute, Maybe, Number, number


@dataclass(frozen=True)
class Battle:
    """A battle bonus: one type of battle, or any."""

    n: Number
    attribute: Attribute = "any"
    if_: Maybe = None

    def add_to(self, kit: Any, card: int) -> None:
        kit.battle = (*kit.battle, (card, self))

    def now(self, t: Table, seat: int, card: int) -> int:
        if self.attribute != "any" and self.attribute != ATTRIBUTES[t.battle.attribute]:
            return 0
        if self.if_ is not None and not self.if_.holds(t, seat, card):
            return 0
        return number(self.n, t, seat, card)


@dataclass(frozen=True)
class Skill:
    """A skill bonus: one attribute, or any."""

    n: int
    attribute: Attribute = "any"

    def add_to(self, kit: Any, card: int) -> None:
        kit.skill = (*kit.skill, (card, self))

    def suits(self, attribute: str) -> bool:
        """Whether it counts in a test of that: «en cualquier prueba de habilidad», also one of the level."""
        return self.attribute in ("any", attribute)


@dataclass(frozen=True)
class Limit:
    """The asset or power limit changes."""

    n: int
    what: str

    def add_to(self, kit: Any, card: int) -> None:
        if self.what == "asset":
            kit.asset_limit += self.n
        else:
            kit.power_limit += self.n


@dataclass(frozen=True)
class Threshold:
    """The corruption threshold changes."""

    n: int

    def add_to(self, kit: Any, card: int) -> None:
        kit.threshold += self.n


@dataclass(frozen=True)
class Cannot:
    """You cannot; on an enemy, you cannot in this battle. Nothing overrides it."""

    what: str

    def add_to(self, kit: Any, card: int) -> None:
        kit.cannot |= {self.what}


@dataclass(frozen=True)
class Movement:
    """The movement score changes, never below 1."""

    n: int

    def add_to(self, kit: Any, card: int) -> None:
        kit.movement += self.n


@dataclass(frozen=True)
class Ones:
    """Your rolled 1s count as 6s in battles and tests."""

    def add_to(self, kit: Any, card: int) -> None:
        kit.ones = True


@dataclass(frozen=True)
class Explode:
    """Your dice explode from that number on."""

    n: int

    def add_to(self, kit: Any, card: int) -> None:
        kit.explode = min(kit.explode, self.n)


@dataclass(frozen=True)
class Arms:
    """You may use so many weapons a battle."""

    n: int

    def add_to(self, kit: Any, card: int) -> None:
        kit.arms = max(kit.arms, self.n)


@dataclass(frozen=True)
class Facedown:
    """Corruption cards you draw are put facedown."""

    def add_to(self, kit: Any, card: int) -> None:
        kit.facedown = True


@dataclass(frozen=True)
class Rolls:
    """An enemy rolls so many additional dice."""

    n: int

    def add_to(self, kit: Any, card: int) -> None:
        raise TypeError("an enemy's dice are no player's constant")
