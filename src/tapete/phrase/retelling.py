"""The same saying about somebody else: what the reader does, done by another."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from .clauses import Clause, Frame, Joined, Labelled, Lead, Lines, Saying, Sentences
from .determiners import it
from .nouns import Phrase, Pronoun, You


def by(who: Phrase, saying: Saying) -> Saying:
    """Roba 1 carta → cada oponente roba 1 carta; tu mano → su mano."""
    if isinstance(who, You):
        return saying
    again = it(who)
    match saying:
        case Clause():
            return _clause(saying, who, again)
        case Joined(parts=parts) | Sentences(parts=parts) | Lines(parts=parts):
            return replace(saying, parts=tuple(by(who, part) for part in parts))
        case Frame(condition=condition, body=body):
            return replace(saying, condition=_swapped(condition, again), body=by(who, body))
        case Lead(opening=opening, body=body):
            return replace(saying, opening=_swapped(opening, again), body=by(who, body))
        case Labelled(body=body):
            return replace(saying, body=by(who, body))
    return saying


def _clause(clause: Clause, who: Phrase, again: Pronoun) -> Clause:
    subject = who if isinstance(clause.subject, You) else _swapped(clause.subject, again)
    return replace(
        clause,
        subject=subject,
        object=_swapped(clause.object, again),
        extras=_swapped(clause.extras, again),
    )


def _swapped(node: Any, again: Pronoun) -> Any:
    """The reader, anywhere within, becomes the one named before."""
    if isinstance(node, You):
        return again
    if isinstance(node, tuple):
        return tuple(_swapped(part, again) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{f.name: _swapped(getattr(node, f.name), again) for f in fields(node)})
