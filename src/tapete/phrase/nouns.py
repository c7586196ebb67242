"""Noun phrases: what verbs act on, with determiner, count, qualities and how to be named again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from .lexicon import Adj, Fixed, Mood, Noun, Prep, Tail

if TYPE_CHECKING:
    from .clauses import Clause


class Det(Enum):
    """The word that opens a noun phrase."""

    BARE = "bare"  # cartas / cards
    A = "a"  # una criatura / a creature
    THE = "the"  # la criatura / the creature
    EACH = "each"  # cada criatura / each creature
    EACH_OTHER = "each other"  # todas las demás criaturas / each other creature
    ALL = "all"  # todas las criaturas / all creatures
    ANY = "any"  # cualquier criatura / any creature
    NO = "no"  # ninguna criatura / no creature
    THIS = "this"
    THAT = "that"
    ANOTHER = "another"  # otra criatura / another creature


MELTED = {Det.A: Det.ANOTHER, Det.EACH: Det.EACH_OTHER}


class Bound(Enum):
    """How a number limits."""

    JUST = "just"  # 3
    UP_TO = "up to"  # hasta 3
    AT_LEAST = "at least"  # 3 o más
    AT_MOST = "at most"  # 3 o menos
    EXACTLY = "exactly"  # exactamente 3
    ANY = "any number"  # cualquier número de
    OVER = "over"  # más de 3
    BETWEEN = "between"  # entre 1 y 3
    MORE = "more"  # más … (que)
    FEWER = "fewer"  # menos … (que)
    AS_MANY = "as many"  # tantas … (como)
    EXTRA = "extra"  # 1 carta adicional
    BONUS = "bonus"  # +1


@dataclass(frozen=True, slots=True)
class Count:
    """How many: a number, X, or a comparison."""

    number: int | str = 0
    bound: Bound = Bound.JUST
    spelled: bool = False
    top: int = 0

    @property
    def many(self) -> bool:
        """Whether its noun is plural."""
        return self.bound in (
            Bound.ANY,
            Bound.MORE,
            Bound.FEWER,
            Bound.AS_MANY,
            Bound.BETWEEN,
        ) or self.number not in (1, -1)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A superlative: la criatura más poderosa, the least powerful creature."""

    adj: Adj
    least: bool = False


@dataclass(frozen=True, slots=True)
class Purpose:
    """A clause tied by a preposition: para robar 1 carta, by discarding 1 card."""

    prep: Prep
    clause: Clause
    mood: Mood = Mood.INFINITIVE


@dataclass(frozen=True, slots=True)
class Rel:
    """A relative clause; unknown things take the subjunctive."""

    clause: Clause
    known: bool = False


@dataclass(frozen=True, slots=True)
class You:
    """The reader."""


@dataclass(frozen=True, slots=True)
class Gap:
    """The head of a relative clause, unsaid within it."""

    head: NP


@dataclass(frozen=True, slots=True)
class Pronoun:
    """Something named before: la, ella, su; it, they, its."""

    noun: Noun
    many: bool = False
    this: bool = False  # the speaker's own: esta captura 1, where "captura 1" would command the reader


@dataclass(frozen=True, slots=True)
class NP:
    """A noun with everything said about it."""

    noun: Noun
    det: Det = Det.BARE
    count: Count | None = None
    qualities: tuple[Adj | Ranked, ...] = ()
    tails: tuple[Tail | Rel | Fixed | Purpose, ...] = ()
    owner: Phrase | None = None
    plural: bool = False

    def adj(self, *qualities: Adj | Ranked) -> NP:
        """The same thing, with more qualities; a(CREATURE).adj(OTHER) is otra criatura."""
        det = self.det
        if det in MELTED and any(isinstance(q, Adj) and q.other for q in qualities):
            det, qualities = MELTED[det], tuple(q for q in qualities if isinstance(q, Ranked) or not q.other)
        return replace(self, det=det, qualities=self.qualities + qualities)

    def with_(self, *tails: Tail | Rel | Fixed | Purpose) -> NP:
        """The same thing, with more said after it: a(CARD).with_(IN(your(HAND)))."""
        said = tuple(tail for tail in self.tails if not _compares(tail))
        return replace(self, tails=said + tails + self.tails[len(said) :])

    def who(self, clause: Clause, *, known: bool = False) -> NP:
        """A relative clause about its subject: una criatura que tenga escudo."""
        return self.with_(Rel(replace(clause, subject=Gap(replace(self, tails=()))), known))

    def that(self, clause: Clause, *, known: bool = False) -> NP:
        """A relative clause about its object: cada criatura que controles."""
        return self.with_(Rel(clause, known))

    def counted(self, number: int | str) -> NP:
        """The same with a number: the(CARD).counted(3) is las 3 cartas."""
        return replace(self, count=Count(number))

    def many(self) -> NP:
        """The same in plural: the(CARD).many() is las cartas."""
        return replace(self, plural=True)

    @property
    def is_many(self) -> bool:
        """Whether it is plural, before what each language does to it."""
        return self.count.many if self.count else self.plural


def _compares(tail: Tail | Rel | Fixed | Purpose) -> bool:
    """Whether it is what a comparison ends with: más cartas en juego *que tú*."""
    return isinstance(tail, Tail) and tail.prep in (THAN, AS)


class Part(Enum):
    """How much of a whole."""

    EACH = "each"  # cada una de / each of
    ANY = "any"  # cualquiera de / any of
    HALF = "half"  # la mitad de / half of
    COUNT = "count"  # 2 de / 2 of
    ALL_BUT = "all but"  # todo … salvo 5 / all but 5 of
    NONE = "none"  # ninguna de / none of


@dataclass(frozen=True, slots=True)
class Share:
    """Some of a whole: una de tus cartas, la mitad de su Æmbar."""

    part: Part
    whole: Phrase
    count: Count = Count(1)


@dataclass(frozen=True, slots=True)
class Group:
    """Several phrases: A y B, A o B."""

    phrases: tuple[Phrase, ...]
    either: bool = False


@dataclass(frozen=True, slots=True)
class Stat:
    """A printed value: poder 3 o menos, power 3 or lower."""

    noun: Noun
    count: Count


@dataclass(frozen=True, slots=True)
class Figure:
    """A number alone: (aumenta tu nivel) en 2."""

    count: Count


class Which(Enum):
    """What is left when the noun is left out."""

    COUNT = "count"  # una, 2
    OTHER = "other"  # la otra, las otras 2
    REST = "rest"  # las demás


@dataclass(frozen=True, slots=True)
class Alone:
    """A noun just said and now left out: conserva una y descarta las demás."""

    noun: Noun
    which: Which
    count: Count = Count(1, spelled=True)


Phrase = NP | Pronoun | You | Gap | Share | Group | Stat | Figure | Alone
PHRASES = (NP, Pronoun, You, Gap, Share, Group, Stat, Figure, Alone)
YOU = You()
READER = Noun("tú", "vosotros", "m", "you", "you", person=True)
SCORE = Noun("número", "números", "m", "number", "numbers")
THAN = Prep("que", "than", nominative=True)
AS = Prep("como", "as", nominative=True)


def head_noun(phrase: Phrase) -> Noun:
    """The noun that others agree with; of several, a masculine one if any is."""
    match phrase:
        case NP(noun=noun) | Pronoun(noun=noun) | Stat(noun=noun) | Alone(noun=noun):
            return noun
        case Gap(head=head):
            return head.noun
        case Share(whole=whole):
            return head_noun(whole)
        case Group(phrases=phrases):
            nouns = [head_noun(p) for p in phrases]
            return next((n for n in nouns if not n.feminine), nouns[0])
        case You():
            return READER
        case Figure():
            return SCORE
