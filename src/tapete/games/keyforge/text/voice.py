"""Who is speaking while a text is told: how *this* and *that* are said, and what happened *this way*."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tapete.games.keyforge.text.lexicon import ACTION_CARD, ARTIFACT, CREATURE, UPGRADE
from tapete.kernel.phrase import NP, Fixed, Noun, Phrase, it, that, them, this
from tapete.kernel.phrase.common import CARD

V = TypeVar("V")
NOUNS = {"creature": CREATURE, "artifact": ARTIFACT, "upgrade": UPGRADE, "action": ACTION_CARD}


class Voice:
    """One telling of one card."""

    __slots__ = ("chosen", "kind", "many", "meant", "way", "yours")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.chosen: Noun = CREATURE
        self.many = False
        self.yours = False
        self.meant: NP | None = None
        """What *that* means where it is this card itself."""
        self.way = ("cada una de este modo", "each one this way")

    @property
    def this(self) -> NP:
        """This card: esta criatura, este artefacto."""
        return this(NOUNS.get(self.kind, CARD))

    def chose(self, noun: Noun, many: bool, *, yours: bool = False) -> None:
        """Remember what *that* means from now on, and whether it can only be a card of your own."""
        self.chosen, self.many, self.yours = noun, many, yours

    @property
    def that(self) -> Phrase:
        """What was chosen last."""
        return them(self.chosen) if self.many else it(self.chosen)

    @property
    def that_one(self) -> NP:
        """The same, said in full."""
        if self.meant is not None:
            return self.meant
        return that(self.chosen).many() if self.many else that(self.chosen)


class Says:
    """One function for each kind of value, told by a voice."""

    def __init__(self) -> None:
        self._lines: dict[type, Callable[[Any, Voice], Any]] = {}

    def __call__(self, *kinds: type[V]) -> Callable[[Callable[[V, Voice], Any]], Callable[[V, Voice], Any]]:
        """Declare how values of these kinds are said."""

        def declare(line: Callable[[V, Voice], Any]) -> Callable[[V, Voice], Any]:
            for kind in kinds:
                self._lines[kind] = line
            return line

        return declare

    def say(self, value: object, voice: Voice) -> Any:
        """What the value says."""
        for kind in type(value).__mro__:
            if kind in self._lines:
                return self._lines[kind](value, voice)
        raise KeyError(f"nobody says {type(value).__name__}")


def said(es: str, en: str) -> Fixed:
    """A whole sentence as it stands; frames and capitals are the grammar's business."""
    return Fixed(_open(es), _open(en))


def _open(text: str) -> str:
    """Without its capital and period, so that it can stand inside a frame."""
    text = text.removesuffix(".")
    return text if text[:2].isupper() or text.startswith("Æ") else text[:1].lower() + text[1:]
