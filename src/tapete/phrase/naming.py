"""Nobody is named twice in a sentence: mientras esta criatura esté en un flanco, recibe +2."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from .clauses import Aside, Choice, Clause, Frame, Joined, Labelled, Lead, Lines, Quoted, Saying, Sentences
from .common import CARD
from .lexicon import Fixed, Noun, Prep, Verb
from .nouns import NP, Det, Phrase, Pronoun, You
from .text import hoisted, phrase


def once_named(saying: Saying) -> Saying:
    """The same, where the card that speaks and the opponent are named once in each sentence."""
    match hoisted(saying):
        case Sentences(parts=parts) as several:
            return replace(several, parts=tuple(map(once_named, parts)))
        case Lines(parts=parts) as several:
            return replace(several, parts=tuple(map(once_named, parts)))
        case Labelled() | Quoted() | Aside() as around:
            return replace(around, body=once_named(around.body))
        case Choice(opening=opening, options=options):
            return Choice(once_named(opening), tuple(map(once_named, options)))
        case sentence:
            return Sentence().told(sentence)  # type: ignore[no-any-return]


class Sentence:
    """Who has been named so far in one sentence, read from left to right."""

    def __init__(self) -> None:
        self.named: list[NP] = []
        self.texts: list[str] = []

    def told(self, node: Any) -> Any:
        """A part of the sentence, with pronouns for those named before."""
        match node:
            case Quoted() | Aside() | Labelled() | Sentences() | Lines() | Choice():
                return once_named(node)
            case Joined(parts=parts):
                return replace(node, parts=self._joined(parts))
            case Clause():
                return self._clause(node)
            case Frame(trailing=True):
                body = self.told(node.body)
                return replace(node, body=body, condition=self.told(node.condition))
            case Frame():
                condition = self.told(node.condition)
                return replace(node, condition=condition, body=self.told(node.body))
            case Lead():
                opening = self.told(node.opening)
                return replace(node, opening=opening, body=self.told(node.body))
            case NP():
                return self._np(node)
            case Fixed(en=en):
                self.texts.append(en)
                return node
        return self._parts(node)

    def _parts(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(map(self.told, node))
        if not is_dataclass(node) or isinstance(node, type | Noun | Verb | Prep | You | Pronoun):
            return node
        return replace(node, **{field.name: self.told(getattr(node, field.name)) for field in fields(node)})

    def _clause(self, clause: Clause) -> Clause:
        subject = self.told(clause.subject)
        told = self.told(clause.object)
        return replace(clause, subject=subject, object=told, extras=self.told(clause.extras))

    def _joined(self, parts: tuple[Saying, ...]) -> tuple[Saying, ...]:
        """Clauses of one subject keep it alike, so that the grammar leaves it out."""
        found: list[Saying] = []
        subject: tuple[Phrase, Phrase] | None = None
        for part in parts:
            told = self.told(part)
            if isinstance(part, Clause):
                if subject is not None and part.subject == subject[0]:
                    told = replace(told, subject=subject[1])
                subject = (part.subject, told.subject)
            found.append(told)
        return tuple(found)

    def _np(self, np: NP) -> Phrase:
        if not _nameable(np):
            self.named = [other for other in self.named if not _confused(np, other)]
            if np.noun.proper:
                self.texts.append(np.noun.en)
            return self._parts(np)  # type: ignore[no-any-return]
        if np in self.named or any(phrase(np, "en") in text for text in self.texts):
            return Pronoun(np.noun, np.is_many, this=np.det is Det.THIS)
        self.named.append(np)
        return np


def _nameable(np: NP) -> bool:
    """This card, or your opponent."""
    if np.qualities or np.tails or np.count:
        return False
    return np.det is Det.THIS or (np.noun.person and isinstance(np.owner, You))


def _confused(np: NP, other: NP) -> bool:
    """Whether a pronoun for one could mean the other."""
    if np.noun == CARD and np.det is Det.A:  # a card of any kind
        return not other.noun.person
    return np.noun == other.noun or (np.noun.person and other.noun.person)
