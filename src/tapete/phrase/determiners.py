"""The words that open a noun phrase: una, cada, tu, hasta 3, más … que; it, each of, the rest."""

from __future__ import annotations

from dataclasses import replace

from .lexicon import Adj, Gender, Noun, Tail, name
from .nouns import (
    AS,
    NP,
    THAN,
    YOU,
    Alone,
    Bound,
    Count,
    Det,
    Figure,
    Group,
    Part,
    Phrase,
    Pronoun,
    Ranked,
    Share,
    Stat,
    Which,
    head_noun,
)


def a(noun: Noun) -> NP:
    """Una criatura, a creature."""
    return NP(noun, Det.A)


def the(noun: Noun) -> NP:
    """La criatura, the creature."""
    return NP(noun, Det.THE)


def bare(noun: Noun) -> NP:
    """The noun alone: a mass (Æmbar) or a name."""
    return NP(noun)


def verbatim(es: str, en: str, gender: Gender = "m", *, many: bool = False) -> NP:
    """A whole phrase as it stands, where nothing needs to agree within it."""
    return NP(name(es, gender, en), plural=many)


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


def more_than(number: int | str, noun: Noun) -> NP:
    """Más de 2 cartas, more than 2 cards."""
    return NP(noun, count=Count(number, Bound.OVER))


def between(low: int, top: int, noun: Noun) -> NP:
    """Entre 1 y 3 casillas, 1 to 3 spaces."""
    return NP(noun, count=Count(low, Bound.BETWEEN, top=top))


def figure(number: int | str) -> Figure:
    """A number alone: clause(RAISE, your(LEVEL), AMOUNTING_TO(figure(2)))."""
    return Figure(Count(number))


def one(noun: Noun) -> Alone:
    """Una, one: a noun just said and left out."""
    return Alone(noun, Which.COUNT)


def some(number: int, noun: Noun, *, spelled: bool = False) -> Alone:
    """2, two: a noun just said and left out."""
    return Alone(noun, Which.COUNT, Count(number, spelled=spelled))


def the_other(noun: Noun, number: int = 1, *, spelled: bool = False) -> Alone:
    """La otra, the other; las otras 2, the other 2."""
    return Alone(noun, Which.OTHER, Count(number, spelled=spelled))


def the_rest(noun: Noun) -> Alone:
    """Las demás, the rest."""
    return Alone(noun, Which.REST)


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
