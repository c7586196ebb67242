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


class Bound(Enum):
    """How a number limits."""

    JUST = "just"  # 3
    UP_TO = "up to"  # hasta 3
    AT_LEAST = "at least"  # 3 o más
    AT_MOST = "at most"  # 3 o menos
    EXACTLY = "exactly"  # exactamente 3
    ANY = "any number"  # cualquier número de
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

    @property
    def many(self) -> bool:
        """Whether its noun is plural."""
        if self.bound in (Bound.JUST, Bound.UP_TO, Bound.EXACTLY, Bound.EXTRA, Bound.BONUS):
            return self.number not in (1, -1)
        return True


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
        """The same thing, with more qualities."""
        return replace(self, qualities=self.qualities + qualities)

    def with_(self, *tails: Tail | Rel | Fixed | Purpose) -> NP:
        """The same thing, with more said after it: a(CARD).with_(IN(your(HAND)))."""
        return replace(self, tails=self.tails + tails)

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


Phrase = NP | Pronoun | You | Gap | Share | Group | Stat
PHRASES = (NP, Pronoun, You, Gap, Share, Group, Stat)
YOU = You()


def a(noun: Noun) -> NP:
    """Una criatura, a creature."""
    return NP(noun, Det.A)


def the(noun: Noun) -> NP:
    """La criatura, the creature."""
    return NP(noun, Det.THE)


def bare(noun: Noun) -> NP:
    """The noun alone: a mass (Æmbar) or a name."""
    return NP(noun)


def plural(noun: Noun) -> NP:
    """The plural alone: criaturas, creatures."""
    return NP(noun, plural=True)


def each(noun: Noun) -> NP:
    """Cada criatura; ninguna criatura when its clause is denied."""
    return NP(noun, Det.EACH)


def each_other(noun: Noun) -> NP:
    """Todas las demás criaturas, each other creature."""
    return NP(noun, Det.EACH_OTHER)


def all_(phrase: Noun | NP) -> NP:
    """Todas las criaturas; of an owned phrase, todo tu Æmbar."""
    if isinstance(phrase, Noun):
        return NP(phrase, Det.ALL, plural=not phrase.mass)
    return replace(phrase, det=Det.ALL, plural=not phrase.noun.mass)


def any_(noun: Noun) -> NP:
    """Cualquier criatura, any creature."""
    return NP(noun, Det.ANY)


def no(noun: Noun) -> NP:
    """Ninguna criatura, no creatures; denies its verb in Spanish."""
    return NP(noun, Det.NO)


def this(noun: Noun) -> NP:
    """Esta criatura, this creature."""
    return NP(noun, Det.THIS)


def that(noun: Noun) -> NP:
    """Esa criatura, that creature."""
    return NP(noun, Det.THAT)


def another(noun: Noun) -> NP:
    """Otra criatura, another creature."""
    return NP(noun, Det.ANOTHER)


def it(phrase: Noun | Phrase) -> Pronoun:
    """What names a phrase again: la, ella, su / it, they, its."""
    if isinstance(phrase, Noun):
        return Pronoun(phrase)
    if isinstance(phrase, Group):
        return Pronoun(head_noun(phrase), many=True)
    if isinstance(phrase, NP):
        return Pronoun(phrase.noun, phrase.is_many or phrase.det is Det.EACH_OTHER)
    return Pronoun(head_noun(phrase))


def them(phrase: Noun | Phrase) -> Pronoun:
    """What names several again: las, ellas / they."""
    return replace(it(phrase), many=True)


def head_noun(phrase: Phrase) -> Noun:
    """The noun that others agree with; of several, a masculine one if any is."""
    match phrase:
        case NP(noun=noun) | Pronoun(noun=noun) | Stat(noun=noun):
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


READER = Noun("tú", "vosotros", "m", "you", "you", person=True)


def your(noun: Noun) -> NP:
    """Tu mano, your hand."""
    return poss(YOU, noun)


def poss(owner: Phrase, noun: Noun) -> NP:
    """What someone has: poss(OPPONENT, HAND) is la mano de tu oponente, your opponent's hand."""
    return NP(noun, Det.THE, owner=owner)


def count(number: int | str, noun: Noun) -> NP:
    """A number of things in digits: 2 criaturas, X fichas."""
    return NP(noun, count=Count(number))


def spelled(number: int, noun: Noun) -> NP:
    """A number of things in words: dos fichas de energía."""
    return NP(noun, count=Count(number, spelled=True))


amount = count


def up_to(number: int | str, noun: Noun) -> NP:
    """Hasta 3 criaturas, up to 3 creatures."""
    return NP(noun, count=Count(number, Bound.UP_TO))


def at_least(number: int | str, noun: Noun) -> NP:
    """3 o más cartas, 7 Æmbar o más."""
    return NP(noun, count=Count(number, Bound.AT_LEAST))


def at_most(number: int | str, noun: Noun) -> NP:
    """3 o menos cartas, 3 or fewer cards."""
    return NP(noun, count=Count(number, Bound.AT_MOST))


def exactly(number: int | str, noun: Noun) -> NP:
    """Exactamente 1 carta, exactly 1 card."""
    return NP(noun, count=Count(number, Bound.EXACTLY))


def extra(number: int | str, noun: Noun) -> NP:
    """1 carta adicional, 1 additional card."""
    return NP(noun, count=Count(number, Bound.EXTRA))


def bonus(number: int, noun: Noun) -> NP:
    """+1 de poder, +1 power."""
    return NP(noun, count=Count(number, Bound.BONUS))


def any_number(noun: Noun) -> NP:
    """Cualquier número de cartas, any number of cards."""
    return NP(noun, count=Count(bound=Bound.ANY))


def more(noun: Noun, than: Phrase) -> NP:
    """Más Æmbar que tú, more Æmber than you."""
    return NP(noun, count=Count(bound=Bound.MORE), tails=(Tail(THAN, than),))


def fewer(noun: Noun, than: Phrase) -> NP:
    """Menos cartas que tu oponente, fewer cards than your opponent."""
    return NP(noun, count=Count(bound=Bound.FEWER), tails=(Tail(THAN, than),))


def as_many(noun: Noun, as_: Phrase) -> NP:
    """Tantas cartas como jugadores, as many cards as players."""
    return NP(noun, count=Count(bound=Bound.AS_MANY), tails=(Tail(AS, as_),))


def stat(noun: Noun, number: int | str, bound: Bound = Bound.JUST) -> Stat:
    """Poder 3, or with a bound poder 3 o menos: a(CREATURE).with_(WITH(stat(POWER, 3, AT_MOST)))."""
    return Stat(noun, Count(number, bound))


def most(adj: Adj) -> Ranked:
    """La más poderosa, the most powerful."""
    return Ranked(adj)


def least(adj: Adj) -> Ranked:
    """La menos poderosa, the least powerful."""
    return Ranked(adj, least=True)


def each_of(whole: Phrase) -> Share:
    """Cada una de sus vecinas, each of its neighbors."""
    return Share(Part.EACH, whole)


def any_of(whole: Phrase) -> Share:
    """Cualquiera de tus cartas, any of your cards."""
    return Share(Part.ANY, whole)


def none_of(whole: Phrase) -> Share:
    """Ninguna de tus cartas, none of your cards."""
    return Share(Part.NONE, whole)


def some_of(number: int | str, whole: Phrase, *, spelled: bool = False) -> Share:
    """2 de tus cartas, 2 of your cards."""
    return Share(Part.COUNT, whole, Count(number, spelled=spelled))


def one_of(whole: Phrase) -> Share:
    """Una de tus cartas, one of your cards."""
    return some_of(1, whole, spelled=True)


def half(whole: Phrase) -> Share:
    """La mitad de tu Æmbar, half of your Æmber."""
    return Share(Part.HALF, whole)


def all_but(number: int, whole: Phrase) -> Share:
    """Todo su Æmbar salvo 5, all but 5 of their Æmber."""
    return Share(Part.ALL_BUT, whole, Count(number))


def and_(*phrases: Phrase) -> Group:
    """Una criatura y cada una de sus vecinas."""
    return Group(phrases)


def or_(*phrases: Phrase) -> Group:
    """Una criatura o un artefacto."""
    return Group(phrases, either=True)


THAN = Prep("que", "than", nominative=True)
AS = Prep("como", "as", nominative=True)
