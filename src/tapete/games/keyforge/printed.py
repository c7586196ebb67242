"""A card as printed and declared, and one copy of it in a deck: shared by every table, never written to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol

import msgspec

HOUSES: Final = (
    "brobnar",
    "dis",
    "logos",
    "mars",
    "sanctum",
    "shadows",
    "untamed",
    "saurian",
    "staralliance",
    "unfathomable",
    "ekwidon",
    "geistoid",
)
"""The houses of the Master Rulebook v17.2, in the order of their appearance."""
BOLSTERS: Final = ("power", "armor", "no-armor")


class Ability(Protocol):
    """What the rules know of an ability: its labels, if it has any, and what the index must hear for it."""

    labels: tuple[str, ...]
    """`play`, `reap`, `fight`, `before-fight`, `action`, `omni`, `destroyed`, `leaves`, `scrap`; empty
    for the rest.
    """
    keys: tuple[Any, ...]
    """Event types it waits for, or the class of constants it belongs to."""


class Card:
    """One card under one ruleset: printed facts and abilities, sorted for quick look-up."""

    __slots__ = (
        "abilities",
        "acts",
        "armor",
        "bolsters",
        "easy",
        "halves",
        "icons",
        "id",
        "keywords",
        "labels",
        "listeners",
        "names",
        "power",
        "reads_pile",
        "ready",
        "stunned",
        "traits",
        "type",
        "usual",
    )

    def __init__(self, facts: Any, abilities: Iterable[Any], keywords: dict[str, int]) -> None:
        self.id: str = str(facts.id)
        self.names: dict[str, str] = {"en": facts.name("en"), "es": facts.name("es")}
        self.type: str = "creature" if facts.type == "token_creature" else str(facts.type)
        self.power: int = facts.power
        self.armor: int = facts.armor
        self.traits: frozenset[str] = frozenset(facts.traits)
        self.keywords: dict[str, int] = keywords
        self.icons: tuple[str, ...] = ("amber",) * facts.amber
        self.halves: str = getattr(facts, "gigantic", None) or ""
        self.abilities: tuple[Any, ...] = tuple(abilities)
        self.labels: dict[str, tuple[Any, ...]] = {}
        for ability in self.abilities:
            for label in ability.labels:
                self.labels[label] = (*self.labels.get(label, ()), ability)
        self.easy: bool = (
            self.type != "upgrade"
            and not self.halves
            and "alpha" not in keywords
            and "to-play" not in self.labels
            and not any("entering" in a.keys for a in self.abilities)
        )
        """Whether nothing on the card itself can forbid playing it."""
        self.acts: tuple[str, ...] = tuple(how for how in ("action", "omni") if how in self.labels)
        """Which of its own abilities it may be used for."""
        self.usual: bool = "to-use" not in self.labels and "versatile" not in keywords
        """Whether nothing on the card itself says when it may be used."""
        self.bolsters: bool = any(key in BOLSTERS for a in self.abilities for key in a.keys)
        """Whether power or armor may fall when it leaves play."""
        self.reads_pile: bool = any(getattr(a, "reads_pile", False) for a in self.abilities)
        """Whether it looks at the order of a discard pile."""
        self.listeners: tuple[tuple[Any, Any], ...] = tuple(
            (key, a) for a in self.abilities for key in a.keys
        )

    def __repr__(self) -> str:
        return f"Card({self.id})"

    def __deepcopy__(self, memo: Any) -> Card:
        return self


class Copy(msgspec.Struct, frozen=True, eq=False):
    """One copy of a card in one deck: whose it is, the house on it and its bonus icons."""

    card: Card
    owner: int
    house: str
    icons: tuple[str, ...] = ()
    maverick: bool = False
