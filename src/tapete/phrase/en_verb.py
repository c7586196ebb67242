"""English verbs in a sentence: agreement, auxiliaries and forms."""

from __future__ import annotations

from . import english
from .clauses import Clause, Modal, Voice
from .lexicon import Fixed, Mood, Verb
from .nouns import NP, Alone, Det, Gap, Group, Part, Phrase, Pronoun, Share, Which, You
from .weaving import Words


def is_many(phrase: Phrase, denied: bool = False) -> bool:
    """Whether the verb of this subject is plural in English; people named again are "they"."""
    match phrase:
        case NP():
            return _are_many(phrase, denied)
        case Pronoun(noun=noun, many=many):
            return many or noun.person
        case Gap(head=head):
            return is_many(head)
        case Share(part=Part.COUNT, count=count) | Alone(which=Which.COUNT | Which.OTHER, count=count):
            return count.many
        case Group(either=either):
            return not either
    return isinstance(phrase, Alone | You)


def _are_many(np: NP, denied: bool) -> bool:
    """The same of a noun with its determiner."""
    if np.det in (Det.EACH, Det.EACH_OTHER):
        return denied or (np.count is not None and np.count.many)
    if np.det is Det.ANY:
        return False
    return not np.noun.mass and (np.det is Det.NO or np.is_many)


MODALS = {Modal.MAY: "may", Modal.CAN: "can", Modal.MUST: "must", Modal.WOULD: "would"}
DENIED_MODALS = {Modal.MAY: "may not", Modal.CAN: "cannot", Modal.MUST: "must not", Modal.WOULD: "would not"}


def commands(clause: Clause, mood: Mood) -> bool:
    """Whether the clause orders the reader, and so leaves "you" unsaid."""
    return (
        mood is Mood.COMMAND
        and isinstance(clause.subject, You)
        and clause.voice is Voice.ACTIVE
        and clause.modal is Modal.NONE
        and not clause.past
    )


def _split(verb: Verb) -> tuple[str, str, str]:
    """Adverb, word to conjugate, words behind it: fully | heal |, move | back."""
    first, _, rest = verb.en.partition(" ")
    if first.endswith("ly") and rest:
        head, _, tail = rest.partition(" ")
        return first, head, tail
    return "", first, rest


def verb_group(clause: Clause, mood: Mood, quiet: bool) -> Words:
    """Auxiliary, adverbs and verb; `quiet` leaves out a "not" already said."""
    adverb, head, tail = _split(clause.verb)
    adverbs = [e.en for e in clause.extras if isinstance(e, Fixed) and (e.first or e.en_first)]
    adverbs += adverb.split()
    passive = clause.voice is not Voice.ACTIVE
    main = "be" if passive else head
    behind = [*([english.conjugate(head).participle] if passive else []), *tail.split()]
    if mood is Mood.GERUND:
        return [*adverbs, english.conjugate(main).gerund, *behind]
    if mood is Mood.INFINITIVE:
        return [*(["not"] if clause.denied and not quiet else []), *adverbs, main, *behind]
    auxiliary, form = _finite(clause, main, mood)
    if main == "be" and not auxiliary:
        return [form, *(["not"] if clause.denied else []), *adverbs, *behind]
    return [*auxiliary.split(), *adverbs, form, *behind]


def _finite(clause: Clause, main: str, mood: Mood) -> tuple[str, str]:
    """The auxiliary, if any, and the form of the main verb."""
    if clause.modal is not Modal.NONE:
        return (DENIED_MODALS if clause.denied else MODALS)[clause.modal], main
    many = _agrees_with_many(clause)
    if main == "be":
        if clause.past:
            return "", "were" if many else "was"
        return "", "be" if commands(clause, mood) else "are" if many else "is"
    forms = english.conjugate(main)
    if clause.denied:
        return ("did not" if clause.past else "do not" if many else "does not"), main
    if clause.past:
        return "", forms.past
    return "", main if many else forms.third


def _agrees_with_many(clause: Clause) -> bool:
    if clause.verb.there and isinstance(clause.object, NP | Share | Group):
        return is_many(clause.object)
    return is_many(clause.subject, clause.denied)
