"""Who is speaking while a text is told: how *this* and *that* are said, and what happened *this way*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from tapete import phrase
from tapete.games.keyforge.text.lexicon import ACTION_CARD, ARTIFACT, CREATURE, THAT_HOUSE, UPGRADE
from tapete.games.keyforge.verbs.base import Steps
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import NP, Adj, Fixed, Noun, Phrase, Saying, Verb, it, that, them, this
from tapete.phrase.common import CARD, DO, OTHER

NOUNS = {"creature": CREATURE, "artifact": ARTIFACT, "upgrade": UPGRADE, "action": ACTION_CARD}


class Unsaid(KeyError):
    """A rule of the text room that is missing: which kind of value, in which form."""

    def __init__(self, value: object, form: str) -> None:
        super().__init__(f"nobody says {type(value).__name__} as {form}")

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Way:
    """What an instruction did: things, and what was done to them *this way*."""

    noun: Noun
    verb: Verb


class Voice:
    """One telling of one card."""

    __slots__ = (
        "acting",
        "again",
        "all",
        "anew",
        "chosen",
        "coming",
        "deed",
        "foe",
        "home",
        "host",
        "house",
        "kept",
        "kept_many",
        "kind",
        "left",
        "lone",
        "many",
        "meant",
        "mine",
        "open",
        "shown",
        "theirs",
        "turn",
        "way",
        "yours",
    )

    def __init__(self, kind: str, host: str = "creature") -> None:
        self.kind = kind
        self.host = host
        """Of an upgrade, the kind of card it is attached to."""
        self.chosen: Noun = CREATURE
        self.kept: Noun = CREATURE
        """What was chosen earlier, to be spoken of as the same."""
        self.kept_many = False
        self.many = False
        self.yours = False
        self.mine = False
        """Whether this card can only be one of your own: it speaks from a zone of yours."""
        self.meant: NP | None = None
        """What *that* means where it is this card itself."""
        self.way = Way(CARD, DO)
        self.house: Adj = THAT_HOUSE
        """How the house spoken of is said."""
        self.home: Phrase | None = None
        """The house of a card, where it is that which was spoken of."""
        self.open: Zone | None = None
        """The zone that is shown or looked at, so that what comes next comes from *it*."""
        self.left: Things | None = None
        """Of what only one remains."""
        self.lone = False
        """Whether one card alone was looked at."""
        self.deed: Saying | None = None
        """What *if you do* means where the instruction before could end in two ways."""
        self.shown = False
        """Whether the card spoken of was revealed just now: then *it* is clear enough."""
        self.foe = False
        """Whether two creatures were named, this one and its foe: then the foe is never *it*."""
        self.theirs = False
        """Whether the card spoken of comes from the opponent's deck or archives."""
        self.turn = False
        """Whether the ability waits for a moment of some player's turn: then its opponent is theirs."""
        self.again = False
        """Whether something was chosen over and over: only the last is spoken of."""
        self.coming: Steps = ()
        """The instructions that follow the one being told."""
        self.acting = False
        """Whether the player spoken of is who does this: then it is *they*."""
        self.all = False
        """Whether each is said as all: puedes destruir todas las criaturas."""
        self.anew = False
        """Whether what was spoken of is named again, for what came before is not told with it."""

    @property
    def this(self) -> NP:
        """This card: esta criatura, este artefacto."""
        return this(NOUNS.get(self.kind, CARD))

    def chose(self, noun: Noun, many: bool, *, yours: bool = False) -> None:
        """Remember what *that* means from now on, and whether it can only be a card of your own."""
        self.chosen, self.many, self.yours, self.shown, self.meant = noun, many, yours, False, None
        self.theirs = self.again = self.anew = False

    def chose_other(self) -> None:
        """Remember that *that* is the other of two."""
        self.meant = that(self.chosen).adj(OTHER)

    def did(self, noun: Noun, verb: Verb) -> None:
        """Remember what *this way* means from now on."""
        self.way = Way(noun, verb)

    @property
    def that(self) -> Phrase:
        """What was chosen last."""
        if self.anew:
            self.anew = False
            return self.that_one
        return them(self.chosen) if self.many else it(self.chosen)

    @property
    def that_one(self) -> NP:
        """The same, said in full."""
        if self.meant is not None:
            return self.meant
        return that(self.chosen).many() if self.many else that(self.chosen)


R = TypeVar("R")


class Says(phrase.Says[R]):
    """One function for each kind of value, told by a voice; of what form is said if one is missing."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form

    def unsaid(self, value: object) -> Unsaid:
        return Unsaid(value, self.form)


def said(es: str, en: str) -> Fixed:
    """A whole sentence as it stands; frames and capitals are the grammar's business."""
    return Fixed(opened(es), opened(en))


def opened(text: str) -> str:
    """Without its capital and period, so that it can stand inside a frame."""
    text = text.removesuffix(".")
    return text if text[:2].isupper() or text.startswith("Æ") else text[:1].lower() + text[1:]
