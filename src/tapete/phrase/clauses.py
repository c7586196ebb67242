"""Clauses: a verb with its subject, objects and mood, and the frames that join clauses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from .lexicon import TO, Adj, Conj, Fixed, Label, Mood, Prep, Tail, Verb
from .nouns import YOU, Phrase, Purpose, You


class Modal(Enum):
    """What stands between subject and verb."""

    NONE = "none"
    MAY = "may"  # puedes robar
    CAN = "can"  # puede ser
    MUST = "must"  # debes elegir
    WOULD = "would"  # fuera a ser destruida


class Voice(Enum):
    """Who the subject is to the verb."""

    ACTIVE = "active"
    PASSIVE = "passive"  # es destruida / is destroyed
    IMPERSONAL = "impersonal"  # se destruye / is destroyed


Extra = Tail | Purpose | Fixed | Adj
EXTRAS = (Tail, Purpose, Fixed, Adj)


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what to whom; nothing of it is a sentence yet."""

    verb: Verb
    subject: Phrase = YOU
    object: Phrase | Saying | None = None
    extras: tuple[Extra, ...] = ()
    modal: Modal = Modal.NONE
    voice: Voice = Voice.ACTIVE
    denied: bool = False
    past: bool = False


class Link(Enum):
    """How clauses follow one another within a sentence."""

    AND = "and"  # A, B y C
    OR = "or"  # A o B
    THEN = "then"  # A; luego B
    BUT = "but"  # A, pero B


@dataclass(frozen=True, slots=True)
class Joined:
    """Several clauses in one sentence."""

    parts: tuple[Saying, ...]
    link: Link = Link.AND
    gapped: bool = False  # the verb is said once: inflige 3 a una criatura y 2 a otra


def mood_after(before: Saying | None, part: Saying, mood: Mood) -> Mood:
    """After what another does, the reader is told, not commanded: tu oponente pierde 1 y obtienes 1."""
    match before, part:
        case Clause(subject=other), Clause(subject=You()) if mood is Mood.COMMAND and not isinstance(
            other, You
        ):
            return Mood.STATEMENT
    return mood


@dataclass(frozen=True, slots=True)
class Frame:
    """A clause under a condition: si …, …; cuando …, …."""

    conj: Conj
    condition: Saying
    body: Saying
    trailing: bool = False


@dataclass(frozen=True, slots=True)
class Lead:
    """A clause behind a set phrase and a comma: durante el resto del turno, …."""

    opening: Fixed | Tail | Purpose
    body: Saying


@dataclass(frozen=True, slots=True)
class Sentences:
    """One sentence after another."""

    parts: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """One paragraph after another."""

    parts: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Labelled:
    """An ability behind its labels: Jugar/Después de luchar: …."""

    labels: tuple[Label, ...]
    body: Saying


@dataclass(frozen=True, slots=True)
class Quoted:
    """A text given to a card: «Cosechar: roba 1 carta»."""

    body: Saying


@dataclass(frozen=True, slots=True)
class Aside:
    """A reminder in parentheses."""

    body: Saying


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several: Elige una opción: • … • …."""

    opening: Saying
    options: tuple[Saying, ...]


Saying = Clause | Joined | Frame | Lead | Sentences | Lines | Labelled | Quoted | Aside | Choice | Fixed

FROM = Prep("de", "from")
ON = Prep("sobre", "on")
IN = Prep("en", "in")
INTO = Prep("en", "into")
WITH = Prep("con", "with")
BY = Prep("por", "by")
PER = Prep("por", "for")


def clause(
    verb: Verb,
    *parts: Phrase | Saying | Extra,
    subject: Phrase = YOU,
    from_: Phrase | None = None,
    to: Phrase | None = None,
    on: Phrase | None = None,
    in_: Phrase | None = None,
    into: Phrase | None = None,
    with_: Phrase | None = None,
    by: Phrase | None = None,
    per: Phrase | None = None,
) -> Clause:
    """What a verb does: clause(DEAL, amount(3, DAMAGE), to=a(CREATURE)). Its object, if any, comes first."""
    roles = ((FROM, from_), (TO, to), (ON, on), (IN, in_), (INTO, into), (WITH, with_), (BY, by))
    tails = tuple(Tail(verb.prep(prep), phrase) for prep, phrase in roles if phrase is not None)
    objects = [part for part in parts if not isinstance(part, EXTRAS)]
    extras = tuple(part for part in parts if isinstance(part, EXTRAS))
    if len(objects) > 1:
        raise TypeError(f"{verb.en}: one object at most; tie the others with a preposition")
    last = (Tail(verb.prep(PER), per),) if per is not None else ()
    return Clause(verb, subject, objects[0] if objects else None, tails + extras + last)


def passive(verb: Verb, subject: Phrase, *extras: Extra, by: Phrase | None = None) -> Clause:
    """What is done to the subject: una criatura es destruida."""
    tails = (Tail(BY, by),) if by is not None else ()
    return Clause(verb, subject, None, tails + extras, voice=Voice.PASSIVE)


def impersonal(verb: Verb, subject: Phrase, *extras: Extra) -> Clause:
    """What is done by nobody in particular: se barajan las cartas."""
    return Clause(verb, subject, None, extras, voice=Voice.IMPERSONAL)


def after_prep(prep: Prep, clause: Clause, mood: Mood = Mood.INFINITIVE) -> Purpose:
    """A clause as a tail: para robar 1 carta."""
    return Purpose(prep, clause, mood)


def _modal(saying: Saying, modal: Modal, denied: bool = False) -> Saying:
    match saying:
        case Clause():
            return replace(saying, modal=modal, denied=denied)
        case Joined(parts=parts):
            return replace(saying, parts=tuple(_modal(p, modal, denied) for p in parts))
        case Frame(body=body) | Lead(body=body):
            return replace(saying, body=_modal(body, modal, denied))
        case Sentences(parts=(first, *rest)):
            return replace(saying, parts=(_modal(first, modal, denied), *rest))
        case Choice(opening=opening):
            return replace(saying, opening=_modal(opening, modal, denied))
    return saying


def may(saying: Saying) -> Saying:
    """Puedes …, you may …."""
    return _modal(saying, Modal.MAY)


def can(saying: Saying) -> Saying:
    """Puede …, can …."""
    return _modal(saying, Modal.CAN)


def cannot(saying: Saying) -> Saying:
    """No puede …, cannot …."""
    return _modal(saying, Modal.CAN, denied=True)


def must(saying: Saying) -> Saying:
    """Debes …, you must …."""
    return _modal(saying, Modal.MUST)


def would(saying: Saying) -> Saying:
    """Fuera a …, would …."""
    return _modal(saying, Modal.WOULD)


def deny(clause: Clause) -> Clause:
    """No …, do not …."""
    return replace(clause, denied=not clause.denied)


def past(clause: Clause) -> Clause:
    """Has forjado …, you forged …."""
    return replace(clause, past=True)


def join(*parts: Saying) -> Joined:
    """A, B y C."""
    return Joined(parts)


def gapped(*parts: Clause) -> Joined:
    """Inflige 3 de daño a una criatura y 2 de daño a otra: the verb of the first serves them all."""
    return Joined(parts, gapped=True)


def either(*parts: Saying) -> Joined:
    """A o B."""
    return Joined(parts, Link.OR)


def then(*parts: Saying) -> Joined:
    """A; luego B."""
    return Joined(parts, Link.THEN)


def but(*parts: Saying) -> Joined:
    """A, pero B."""
    return Joined(parts, Link.BUT)


def sentences(*parts: Saying) -> Sentences:
    """A. B."""
    return Sentences(parts)


def lines(*parts: Saying) -> Lines:
    """One ability a line."""
    return Lines(parts)


def labelled(label: Label | tuple[Label, ...], body: Saying) -> Labelled:
    """Jugar: …."""
    return Labelled(label if isinstance(label, tuple) else (label,), body)


def quoted(body: Saying) -> Quoted:
    """A text given to a card."""
    return Quoted(body)


def aside(body: Saying) -> Aside:
    """(A reminder.)"""
    return Aside(body)


def frame(conj: Conj, condition: Saying, body: Saying, *, trailing: bool = False) -> Frame:
    """A body under a condition; trailing puts the condition last."""
    return Frame(conj, condition, body, trailing)


def if_(condition: Saying, body: Saying, *, trailing: bool = False) -> Frame:
    """Si …, …."""
    return Frame(IF, condition, body, trailing)


def unless(condition: Saying, body: Saying) -> Frame:
    """… a menos que …."""
    return Frame(UNLESS, condition, body, trailing=True)


def when(condition: Saying, body: Saying) -> Frame:
    """Cuando …, …."""
    return Frame(WHEN, condition, body)


def while_(condition: Saying, body: Saying, *, trailing: bool = False) -> Frame:
    """Mientras …, …."""
    return Frame(WHILE, condition, body, trailing)


def after(condition: Saying, body: Saying) -> Frame:
    """Después de que …, …."""
    return Frame(AFTER, condition, body)


def before(condition: Saying, body: Saying) -> Frame:
    """Antes de que …, …."""
    return Frame(BEFORE, condition, body)


def each_time(condition: Saying, body: Saying, *, trailing: bool = False) -> Frame:
    """Cada vez que …, …."""
    return Frame(EACH_TIME, condition, body, trailing)


def until(condition: Saying, body: Saying) -> Frame:
    """… hasta que …."""
    return Frame(UNTIL, condition, body, trailing=True)


def lead(opening: Fixed | Tail | Purpose, body: Saying) -> Lead:
    """Durante el resto del turno, …."""
    return Lead(opening, body)


def comma_before(part: Saying, joined: Joined) -> list[str]:
    """An opening after *and* stands between commas."""
    led = joined.link is Link.AND and isinstance(part, Frame | Lead) and part is joined.parts[-1]
    return [","] if led else []


def shares_modal(before: Clause, part: Clause) -> bool:
    """Whether "may" or "cannot" said once speaks for both."""
    return part.modal is before.modal is not Modal.NONE and part.denied == before.denied


def parted(second: Lead) -> bool:
    """Whether a second opening keeps its comma: where it counts or is a clause, or where another follows it."""
    opening = second.opening
    counts = isinstance(opening, Tail) and opening.prep == PER
    clausal = isinstance(opening, Fixed) and opening.en.startswith("while ")
    return counts or clausal or (isinstance(second.body, Frame) and not second.body.trailing)


def if_you_do(body: Saying) -> Lead:
    """Si lo haces, …."""
    return Lead(IF_YOU_DO, body)


def otherwise(body: Saying) -> Lead:
    """De lo contrario, …."""
    return Lead(OTHERWISE, body)


def next_(body: Saying) -> Lead:
    """A continuación, …."""
    return Lead(NEXT, body)


def instead(body: Saying) -> Lead:
    """En vez de eso, …."""
    return Lead(INSTEAD, body)


def for_each(phrase: Phrase, body: Saying) -> Lead:
    """Por cada criatura, …."""
    return Lead(Tail(PER, phrase), body)


def choose_one(opening: Saying, *options: Saying) -> Choice:
    """Elige una opción: • … • …."""
    return Choice(opening, options)


IF = Conj("si", "if", Mood.STATEMENT)
UNLESS = Conj("a menos que", "unless")
WHEN = Conj("cuando", "when")
WHILE = Conj("mientras", "while")
AFTER = Conj("después de que", "after")
BEFORE = Conj("antes de que", "before")
EACH_TIME = Conj("cada vez que", "each time")
UNTIL = Conj("hasta que", "until")

IF_YOU_DO = Fixed("si lo haces", "if you do")
OTHERWISE = Fixed("de lo contrario", "otherwise")
NEXT = Fixed("a continuación", "then")
INSTEAD = Fixed("en vez de eso", "instead")
