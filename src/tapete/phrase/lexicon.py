"""Words that exist in both languages; each game adds its own in its text room."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Literal

from . import english, spanish

if TYPE_CHECKING:
    from .nouns import Phrase

Gender = Literal["m", "f"]


class Mood(Enum):
    """The form a verb takes; frames choose it, verbs never do."""

    COMMAND = "command"  # roba 1 carta; tu oponente roba 1 carta
    STATEMENT = "statement"  # robas 1 carta
    SUBJUNCTIVE = "subjunctive"  # (después de que) robes 1 carta
    INFINITIVE = "infinitive"  # (para) robar 1 carta
    GERUND = "gerund"  # robando 1 carta


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing, with its gender and both plurals."""

    es: str
    es_many: str
    gender: Gender
    en: str
    en_many: str
    person: bool = False  # takes personal "a", is "they" in English
    mass: bool = False  # has no plural and no "one": daño, Æmbar
    measured: bool = False  # counted with "de": 3 de daño
    el: bool = False  # feminine with masculine article: el arma
    article: bool = False  # a proper name said with its article: el Amuleto de Aire
    proper: bool = False  # a name: takes no determiner but its article

    @property
    def feminine(self) -> bool:
        """Whether adjectives take their feminine forms."""
        return self.gender == "f"


def noun(
    es: str,
    gender: Gender,
    en: str,
    *,
    es_many: str = "",
    en_many: str = "",
    person: bool = False,
    el: bool = False,
) -> Noun:
    """A thing that can be counted: noun("criatura", "f", "creature")."""
    many, en_many = es_many or spanish.plural_of(es), en_many or english.plural_of(en)
    return Noun(es, many, gender, en, en_many, person=person, el=el)


def mass(es: str, gender: Gender, en: str, *, measured: bool = False, el: bool = False) -> Noun:
    """A thing without plural: mass("daño", "m", "damage", measured=True) is said "3 de daño"."""
    return Noun(es, es, gender, en, en, mass=True, measured=measured, el=el)


def name(es: str, gender: Gender, en: str, *, article: bool = False, person: bool = False) -> Noun:
    """A proper name; article=True says "el Amuleto de Aire" (and del, al) in Spanish."""
    return Noun(es, es, gender, en, en, person=person, article=article, proper=True)


@dataclass(frozen=True, slots=True)
class Adj:
    """A quality that agrees: four Spanish forms, one English."""

    es: tuple[str, str, str, str]
    en: str
    first: bool = False  # stands before a Spanish noun: la próxima criatura
    short: str = ""  # before a masculine singular noun: el primer turno
    en_first: bool = False  # stands before an English number: the top 3 cards
    en_last: bool = False  # stands after an English noun: a creature on a flank
    near: bool = False  # clings to its noun: una criatura Caballero dañada
    en_near: bool = False  # clings to its English noun: a Sanctum flank creature
    en_many: str = ""  # after an English plural noun: creatures with Æmber on them
    other: bool = False  # melts into the determiner: otra criatura, todas las demás

    def form(self, feminine: bool, many: bool) -> str:
        """The Spanish form that agrees."""
        return self.es[int(feminine) + 2 * int(many)]

    @property
    def relative(self) -> bool:
        """Whether its Spanish form is a clause: que no sea de Marte."""
        return self.es[0].startswith("que ")

    @property
    def follows(self) -> bool:
        """Whether it is a complement (de Marte, que no sea de Marte), said after plain adjectives."""
        return self.es[0].split(" ")[0] in spanish.PREPOSITIONS


def adj(
    es: str,
    en: str,
    *,
    es_many: str = "",
    feminine: str = "",
    first: bool = False,
    short: str = "",
    en_first: bool = False,
    en_last: bool = False,
    en_near: bool = False,
) -> Adj:
    """A quality: adj("enemigo", "enemy"); adj("de Marte", "Mars") never changes."""
    one, woman, many, women = spanish.adjective_forms(es)
    if feminine:
        woman, women = feminine, spanish.plural_word(feminine)
    if es_many:
        many = women = es_many
    forms = (one, woman, many, women)
    return Adj(forms, en, first=first, short=short, en_first=en_first, en_last=en_last, en_near=en_near)


def tag(es: str, en: str) -> Adj:
    """A name that clings to a noun and never changes: criaturas Caballero, Knight creatures."""
    return Adj((es, es, es, es), en, near=True)


@dataclass(frozen=True, slots=True)
class Prep:
    """What ties a phrase to its verb; calling it makes the tail: FROM(your(DECK))."""

    es: str
    en: str
    nominative: bool = False  # "que tú", not "que ti"
    once: bool = False  # said before the first of several alone: entre ella y sus criaturas

    def __call__(self, phrase: Phrase) -> Tail:
        """The phrase, tied: FROM(your(DECK)) is de tu mazo."""
        return Tail(self, phrase)


@dataclass(frozen=True, slots=True)
class Tail:
    """A phrase tied by a preposition: de tu mazo, por cada criatura."""

    prep: Prep
    phrase: Phrase


TO = Prep("a", "to")


@dataclass(frozen=True, slots=True)
class Fixed:
    """An adverb or set phrase that never changes."""

    es: str
    en: str
    first: bool = False  # before the verb in both languages: solo / only
    en_first: bool = False  # before the verb in English alone: fully heal


@dataclass(frozen=True, slots=True)
class Conj:
    """What opens a subordinate clause, and the Spanish mood it asks for."""

    es: str
    en: str
    mood: Mood = Mood.SUBJUNCTIVE


@dataclass(frozen=True, slots=True)
class Label:
    """What stands before a colon: Jugar:, After Fight:."""

    es: str
    en: str


@dataclass(frozen=True, slots=True)
class Verb:
    """An action; `a` and the English preposition of its object are its own."""

    es: str
    en: str
    a: bool | None = None  # aturde a una criatura; None: before persons alone
    es_with: str = ""  # lucha con una criatura
    en_with: str = ""  # fight with a creature
    en_after: str = ""  # pon en juego una carta / put a card *into play*
    roles: tuple[tuple[Prep, str, str], ...] = ()
    gives: Prep | None = None  # the role that English says before the object: give *you* 1 crystal
    there: bool = False  # hay / there is

    def prep(self, role: Prep) -> Prep:
        """How this verb says a role: steal 1 *from* is robar 1 *a*."""
        for known, es, en in self.roles:
            if known == role:
                return Prep(es, en, role.nominative)
        return role


def verb(
    es: str,
    en: str,
    *,
    a: bool | None = None,
    es_with: str = "",
    en_with: str = "",
    en_after: str = "",
    roles: tuple[tuple[Prep, str, str], ...] = (),
    gives: Prep | bool | None = None,
) -> Verb:
    """An action: verb("infligir", "deal"). Its first word is conjugated, the rest follows."""
    gives = (TO if gives else None) if isinstance(gives, bool) else gives
    return Verb(es, en, a=a, es_with=es_with, en_with=en_with, en_after=en_after, roles=roles, gives=gives)


def done(action: Verb) -> Adj:
    """What was done to a thing, as its quality: each(CARD).adj(done(REVEAL)) is cada carta revelada."""
    head, _, tail = action.es.partition(" ")
    forms = spanish.adjective_forms(spanish.conjugate(head.removesuffix("se")).participle)
    one, woman, many, women = (f"{form} {tail}".strip() for form in forms)
    base, _, rest = action.en.partition(" ")
    en = " ".join(f"{english.conjugate(base).participle} {rest} {action.en_after}".split())
    return Adj((one, woman, many, women), en, en_last=True)


Word = Noun | Adj | Prep | Fixed | Conj | Label | Verb
