"""How amounts are said: as what is compared, as what is counted, as what something is compared with.

Each kind of amount has one sayer with these three forms; conditions and verbs compose their sentences from
them. What a sayer does not say is an `Unsaid` that names the kind and the form.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.voice import Unsaid, Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.phrase import (
    NP,
    Bound,
    Clause,
    Noun,
    Phrase,
    a,
    as_many,
    at_least,
    at_most,
    bare,
    clause,
    count,
    deny,
    exactly,
    more,
    no,
    plural,
    the,
)
from tapete.phrase.common import (
    AMOUNT,
    BE,
    EQUAL_TO,
    NUMBER,
    OF,
)
from tapete.phrase.nouns import THAN, Count, Figure


@dataclass(frozen=True)
class Quantity:
    """How much: a printed number with its sign, or another amount."""

    sign: str
    number: int = 0
    than: Phrase | None = None

    def __call__(self, noun: Noun) -> NP:
        """So much of something: 7 Æmbar o más, ninguna criatura, más llaves que tú."""
        if self.than is not None:
            return as_many(noun, self.than) if self.sign == "==" else more(noun, than=self.than)
        if self.none:
            return no(noun)
        if (self.sign, self.number) == (">=", 1):
            return bare(noun) if noun.mass else a(noun)
        return BOUNDS[self.sign](self.number, noun)

    @property
    def none(self) -> bool:
        """Whether there must be nothing of it."""
        return self.than is None and (self.sign, self.number) == ("==", 0)

    def of(self, value: Phrase) -> Clause:
        """A number that is so much: el coste actual de tus llaves es 8 o más."""
        if self.than is None:
            return clause(BE, Figure(Count(self.number, SIGNS[self.sign])), subject=value)
        if self.sign == "==":
            return clause(BE, EQUAL_TO(self.than), subject=value)
        return clause(BE, w.GREATER, THAN(self.than), subject=value)


SIGNS = {">=": Bound.AT_LEAST, "<=": Bound.AT_MOST, "==": Bound.JUST}
BOUNDS: dict[str, Callable[[int, Noun], NP]] = {">=": at_least, "<=": at_most, "==": exactly}


def printed(sign: str, number: int) -> Quantity:
    """A number against an amount."""
    return Quantity(">=", number + 1) if sign == ">" else Quantity(sign, number)


V = TypeVar("V", bound=n.Amount, contravariant=True)


class Sayer(Generic[V]):
    """The three forms of one kind of amount; a form that is not given is unsaid."""

    def subject(self, v: V, much: Quantity, me: Voice) -> Clause:
        """It compared: tu oponente tiene 7 Æmbar o más."""
        return much.of(self.bound(v, me))

    def count(self, v: V, me: Voice) -> Phrase:
        """What is counted: cada criatura aliada."""
        raise Unsaid(v, "a count")

    def bound(self, v: V, me: Voice) -> Phrase:
        """The number itself: el número de criaturas aliadas."""
        raise Unsaid(v, "a bound")

    def holder(self, v: V) -> Phrase | None:
        """Whose it is, where two of a kind are compared: más Æmbar *que tú*."""
        return None

    def like(self, v: V) -> object:
        """Equal for amounts that differ in nothing but their holder."""
        return v


S = TypeVar("S", bound="Sayer[Any]")
SAYERS: dict[type, Sayer[Any]] = {}
FORMS = ("subject", "count", "bound")


def amounts(kind: type) -> Callable[[type[S]], type[S]]:
    """Declare how amounts of this kind are said."""

    def declare(sayer: type[S]) -> type[S]:
        SAYERS[kind] = sayer()
        return sayer

    return declare


def _sayer(value: n.Number) -> Sayer[Any]:
    for kind in type(value).__mro__:
        if kind in SAYERS:
            return SAYERS[kind]
    raise Unsaid(value, "an amount")


# What texts ask for


def per(value: n.Number, me: Voice) -> Phrase:
    """What something is counted by: cada criatura aliada."""
    return _sayer(value).count(value, me)


def number(value: n.Number, me: Voice) -> Phrase:
    """An amount as a thing of its own: el número de criaturas aliadas."""
    return _sayer(value).bound(value, me)


def compared(one: n.Number, sign: str, other: n.Number, me: Voice) -> Clause:
    """One amount against another, or against a printed number."""
    if isinstance(other, int):
        return _sayer(one).subject(one, printed(sign, other), me)
    if sign == ">=":
        return deny(compared(other, ">", one, me))
    if sign == "<=":
        return deny(compared(one, ">", other, me))
    return _sayer(one).subject(one, Quantity(sign, than=_against(one, other, me)), me)


def _against(one: n.Number, other: n.Number, me: Voice) -> Phrase:
    mine, theirs = _sayer(one), _sayer(other)
    holder = theirs.holder(other) if mine is theirs and mine.like(one) == theirs.like(other) else None
    return number(other, me) if holder is None else holder


def measured(value: n.Number, noun: Noun, me: Voice) -> tuple[Phrase, Phrase | None]:
    """So many of something, and *for each* what."""
    if isinstance(value, int):
        return count(value, noun), None
    if isinstance(value, n.Times):
        return count(value.times, noun), per(value.of, me)
    if isinstance(value, n.ThisWay) and me.way.noun == noun:
        return w.that_much(noun), None
    if isinstance(value, n.Half) and value.up:
        return _so_much(noun).with_(EQUAL_TO(number(value, me)), w.ROUNDED_UP), None
    if isinstance(value, n.PowerOf):
        return _so_much(noun).with_(EQUAL_TO(number(value, me))), None
    return count(1, noun), per(value, me)


def _so_much(noun: Noun) -> NP:
    """Daño, un número de cartas: what is said to be equal to an amount."""
    return bare(noun) if noun.mass else a(NUMBER).with_(OF(plural(noun)))


def number_of(things: Phrase) -> NP:
    """El número de criaturas aliadas."""
    return the(NUMBER).with_(OF(things))


def amount_of(mass: NP) -> NP:
    """La cantidad de Æmbar de tu reserva."""
    return the(AMOUNT).with_(OF(mass))
