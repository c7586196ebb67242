"""A card as printed and declared, and one copy of it in a deck: shared by every table, never written to."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from tapete.games.keyforge.abilities import Ability, Attachable, Clinging, Copying, Curating, Playable, Usable

if TYPE_CHECKING:
    from tapete.games.keyforge.cards.facts import Facts

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
ICONS: Final = ("amber", "capture", "damage", "draw", "discard")
"""The bonus icons of the same book («Iconos de bonificación»)."""


class Card:
    """One card under one ruleset: printed facts and abilities, sorted for quick look-up."""

    __slots__ = (
        "abilities",
        "acts",
        "armor",
        "as_upgrade",
        "bolsters",
        "clings",
        "copies",
        "curates",
        "easy",
        "either",
        "enhances",
        "halves",
        "icons",
        "id",
        "keywords",
        "labels",
        "like",
        "listeners",
        "names",
        "outside",
        "power",
        "reads_pile",
        "ready",
        "shaped",
        "stunned",
        "to_play",
        "to_use",
        "traits",
        "type",
        "usual",
    )

    def __init__(
        self, facts: Facts, abilities: Iterable[Ability], keywords: dict[str, int], kind: str = ""
    ) -> None:
        self.id: str = str(facts.id)
        self.names: dict[str, str] = {"en": facts.name("en"), "es": facts.name("es")}
        self.type: str = kind or ("creature" if facts.type == "token_creature" else str(facts.type))
        self.halves: str = getattr(facts, "gigantic", None) or ""
        # Of a gigantic creature the lower half has its power, armor, traits and text (v17.2 «Gigantesca»).
        self.power: int = 0 if self.halves == "top" else facts.power
        self.armor: int = 0 if self.halves == "top" else facts.armor
        self.traits: frozenset[str] = frozenset() if self.halves == "top" else frozenset(facts.traits)
        self.keywords: dict[str, int] = keywords
        self.icons: tuple[str, ...] = ("amber",) * facts.amber
        self.enhances: dict[str, int] = dict(facts.enhance)
        """The bonus icons it has put on cards of its deck."""
        self.abilities: tuple[Ability, ...] = tuple(abilities)
        self.labels: dict[str, tuple[Ability, ...]] = {}
        for ability, label in ((a, label) for a in self.abilities for label in a.labels):
            self.labels[label] = (*self.labels.get(label, ()), ability)
        self.to_play = tuple(a for a in self.abilities if isinstance(a, Playable))
        """What its own text says of playing it."""
        self.copies = tuple(a for a in self.to_play if isinstance(a, Copying))
        """As what other card it is played."""
        self.to_use = tuple(a for a in self.abilities if isinstance(a, Usable))
        """What its own text says of using it."""
        text = _as_upgrade(self.abilities)
        self.as_upgrade: Card | None = Card(facts, text, {}, "upgrade") if text else None
        """What it is where it is an upgrade, if it can be."""
        self.either: bool = any(isinstance(a, Attachable) for a in self.abilities)
        """Whether it may be played as that."""
        self.clings: bool = any(isinstance(a, Clinging) for a in self.abilities)
        """Whether only card abilities discard it from a hand."""
        self.easy: bool = self._easy()
        """Whether nothing on the card itself can forbid playing or discarding it."""
        self.acts: tuple[str, ...] = tuple(how for how in ("action", "omni") if how in self.labels)
        """Which of its own abilities it may be used for."""
        self.usual: bool = not self.to_use and "versatile" not in keywords
        """Whether nothing on the card itself says when it may be used."""
        self.bolsters: bool = any(a.bolsters for a in self.abilities)
        """Whether power or armor may fall when it leaves play."""
        self.reads_pile: bool = any(a.reads_pile for a in self.abilities)
        """Whether it looks at the order of a discard pile."""
        self.listeners: tuple[tuple[type, Ability], ...] = tuple(
            (key, a) for a in self.abilities for key in a.listens if not a.works_in
        )
        self.outside: tuple[tuple[type, Ability], ...] = tuple(
            (key, a) for a in self.abilities for key in a.listens if a.works_in
        )
        """What waits while the card lies in a zone out of play."""
        self.shaped: bool = False
        """Whether it is a creature only because an effect makes it one."""
        self.curates: bool = any(isinstance(a, Curating) for a in self.abilities)
        """Whether it is archived face up and lets any number of archived cards be taken."""
        self.like: tuple[str, int] | None = None
        """The card in play after which it took, and with which power."""

    def _easy(self) -> bool:
        """Whether it is no upgrade and no half, and says nothing of when it may be played or discarded."""
        if self.type == "upgrade" or self.either or self.halves or "alpha" in self.keywords:
            return False
        return not self.to_play and not self.clings and not any(a.entering for a in self.abilities)

    def __repr__(self) -> str:
        return f"Card({self.id})"

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _as_upgrade(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The text that a card has as an upgrade, if it can be one."""
    texts = [a.text if isinstance(a, Attachable) else a.attaches for a in abilities]
    return next((text for text in texts if text), ())


@cache
def as_creature(card: Card, power: int) -> Card:
    """A card that is no creature as one of that power: its names, traits and text stay, whatever gains them."""
    made = copy(card)
    made.type, made.power, made.armor, made.shaped = "creature", power, 0, True
    return made


def taken_after(card: Card, other: Card, power: int) -> Card:
    """A creature with the power of another and, besides its own, the armor, keywords and traits printed there."""
    made = copy(card)
    made.power, made.armor, made.traits = power, card.armor + other.armor, card.traits | other.traits
    words = (*card.keywords, *other.keywords)
    made.keywords = {word: card.keywords.get(word, 0) + other.keywords.get(word, 0) for word in words}
    made.usual = card.usual and "versatile" not in other.keywords
    made.like = (other.id, power)
    return made


class Copy(msgspec.Struct, frozen=True, eq=False):
    """One copy of a card in one deck: whose it is, the house on it and its bonus icons."""

    card: Card
    owner: int
    house: str
    icons: tuple[str, ...] = ()
    maverick: bool = False
    token: bool = False
    """Whether it is no card of the deck but what one counts as in play, face down."""

    def attached(self) -> Copy:
        """This copy as the upgrade that it may be played as."""
        assert self.card.as_upgrade is not None, self.card
        made: Copy = msgspec.structs.replace(self, card=self.card.as_upgrade)
        return made

    def alike(self, other: Copy) -> bool:
        """Whether nobody could tell the two apart: the same card, owner, house and icons."""
        return (
            self.card is other.card
            and self.owner == other.owner
            and self.house == other.house
            and self.icons == other.icons
        )
