"""Spanish: numbers, and nouns behind them."""

from __future__ import annotations

from . import spanish
from .es_verb import agree
from .lexicon import Noun
from .nouns import NP, Bound, Count
from .weaving import Words


def number(count: Count, noun: Noun) -> str:
    """The bare number, in digits or agreeing words."""
    if isinstance(count.number, str):
        return count.number
    if count.bound is Bound.BONUS:
        return f"+{count.number}" if count.number >= 0 else f"−{-count.number}"
    return spanish.number_word(count.number, noun.feminine) if count.spelled else str(count.number)


#: what stands before a number and its noun
BEFORE = {Bound.UP_TO: "hasta", Bound.EXACTLY: "exactamente", Bound.OVER: "más de"}
#: what stands before a noun whose number is left open
OPEN = {Bound.MORE: "más", Bound.FEWER: "menos"}
#: a bound said before one thing, and after the number of several
LIMIT = {Bound.AT_LEAST: ("al menos", "o más"), Bound.AT_MOST: ("como máximo", "o menos")}


def counted(np: NP, said: str) -> Words:
    """The noun behind its number: 3 de daño, hasta 2 cartas, 7 Æmbar o más."""
    count, noun = np.count, np.noun
    if count is None:
        return [said]
    named = ["de", said] if noun.measured else [said]
    digits = number(count, noun)
    if count.bound in BEFORE:
        return [*BEFORE[count.bound].split(), digits, *named]
    if count.bound in LIMIT:
        return _limited(count, noun, digits, named)
    if count.bound is Bound.BETWEEN:
        return ["entre", digits, "y", str(count.top), *named]
    if count.bound is Bound.EXTRA:
        return [digits, *named, "adicionales" if count.many else "adicional"]
    return _open(count, noun, said) or [digits, *named]


def _limited(count: Count, noun: Noun, digits: str, named: Words) -> Words:
    """Al menos 1 carta, 2 o más cartas, 7 Æmbar o más."""
    before, after = (words.split() for words in LIMIT[count.bound])
    if not count.many and not noun.mass:
        return [*before, digits, *named]
    return [digits, *named, *after] if noun.mass else [digits, *after, *named]


def _open(count: Count, noun: Noun, said: str) -> Words:
    """A noun that is counted without a number; nothing if the number is said."""
    if count.bound is Bound.ANY:
        return ["cualquier", "cantidad" if noun.mass else "número", "de", said]
    if count.bound is Bound.AS_MANY:
        return [agree(("tanto", "tanta", "tantos", "tantas"), noun.feminine, not noun.mass), said]
    return [OPEN[count.bound], said] if count.bound in OPEN else []


def bare_number(count: Count, feminine: bool) -> str:
    """A number with no noun behind it: una de ellas, uno de ellos."""
    if not count.spelled or isinstance(count.number, str):
        return str(count.number)
    return "uno" if count.number == 1 and not feminine else spanish.number_word(count.number, feminine)
