"""How amounts are said: as what is compared, as what is counted, as what something is compared with.

Each kind of amount has one sayer with these three forms; conditions and verbs compose their sentences from
them. What a sayer does not say is an `Unsaid` that names the kind and the form.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.phrases import (
    IN_ZONE,
    ZONE_NOUNS,
    as_cards,
    dressed,
    head,
    phrases,
    thing,
    who,
    whose,
    zone,
)
from tapete.games.keyforge.text.voice import Unsaid, Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs import targets as tg
from tapete.phrase import (
    IN,
    NP,
    ON,
    YOU,
    Bound,
    Clause,
    Noun,
    Phrase,
    Verb,
    a,
    as_many,
    at_least,
    at_most,
    bare,
    clause,
    count,
    deny,
    done,
    each,
    exactly,
    half,
    impersonal,
    it,
    more,
    no,
    passive,
    past,
    plural,
    poss,
    the,
)
from tapete.phrase.common import (
    ALONG,
    AMOUNT,
    BE,
    CONTROL,
    COST,
    DISCARD,
    HAVE,
    IN_PLAY,
    NUMBER,
    OF,
    OPPONENT,
    PLAY,
    PLAYER,
    THERE_IS,
    THIS_TURN,
    THIS_WAY,
    TIME,
    USE,
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
        if (self.sign, self.number) == (">=", 1) and not noun.mass:
            return a(noun)
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
            return clause(BE, w.EQUAL_TO(self.than), subject=value)
        return clause(BE, w.GREATER, THAN(self.than), subject=value)


SIGNS = {">=": Bound.AT_LEAST, "<=": Bound.AT_MOST, "==": Bound.JUST}
BOUNDS: dict[str, Callable[[int, Noun], NP]] = {">=": at_least, "<=": at_most, "==": exactly}


def printed(sign: str, number: int) -> Quantity:
    """A number against an amount."""
    return Quantity(">=", number + 1) if sign == ">" else Quantity(sign, number)


class Sayer:
    """The three forms of one kind of amount; a form that is not given is unsaid."""

    def subject(self, v: Any, much: Quantity, me: Voice) -> Clause:
        """It compared: tu oponente tiene 7 Æmbar o más."""
        return much.of(self.bound(v, me))

    def count(self, v: Any, me: Voice) -> Phrase:
        """What is counted: cada criatura aliada."""
        raise Unsaid(v, "a count")

    def bound(self, v: Any, me: Voice) -> Phrase:
        """The number itself: el número de criaturas aliadas."""
        raise Unsaid(v, "a bound")

    def holder(self, v: Any) -> Phrase | None:
        """Whose it is, where two of a kind are compared: más Æmbar *que tú*."""
        return None

    def like(self, v: Any) -> object:
        """Equal for amounts that differ in nothing but their holder."""
        return v


SAYERS: dict[type, Sayer] = {}
FORMS = ("subject", "count", "bound")


def amounts(kind: type) -> Callable[[type[Sayer]], type[Sayer]]:
    """Declare how amounts of this kind are said."""

    def declare(sayer: type[Sayer]) -> type[Sayer]:
        SAYERS[kind] = sayer()
        return sayer

    return declare


def _sayer(value: Any) -> Sayer:
    for kind in type(value).__mro__:
        if kind in SAYERS:
            return SAYERS[kind]
    raise Unsaid(value, "an amount")


# What texts ask for


def per(value: Any, me: Voice) -> Phrase:
    """What something is counted by: cada criatura aliada."""
    return _sayer(value).count(value, me)


def number(value: Any, me: Voice) -> Phrase:
    """An amount as a thing of its own: el número de criaturas aliadas."""
    return _sayer(value).bound(value, me)


def compared(one: Any, sign: str, other: Any, me: Voice) -> Clause:
    """One amount against another, or against a printed number."""
    if isinstance(other, int):
        return _sayer(one).subject(one, printed(sign, other), me)
    if sign == ">=":
        return deny(compared(other, ">", one, me))
    if sign == "<=":
        return deny(compared(one, ">", other, me))
    return _sayer(one).subject(one, Quantity(sign, than=_against(one, other, me)), me)


def _against(one: Any, other: Any, me: Voice) -> Phrase:
    mine, theirs = _sayer(one), _sayer(other)
    holder = theirs.holder(other) if mine is theirs and mine.like(one) == theirs.like(other) else None
    return number(other, me) if holder is None else holder


def measured(value: Any, noun: Noun, me: Voice) -> tuple[Phrase, Phrase | None]:
    """So many of something, and *for each* what."""
    if isinstance(value, int):
        return count(value, noun), None
    if isinstance(value, n.Times):
        return count(value.times, noun), per(value.of, me)
    if isinstance(value, n.ThisWay) and me.way.noun == noun:
        return w.that_much(noun), None
    return count(1, noun), per(value, me)


def number_of(things: Phrase) -> NP:
    """El número de criaturas aliadas."""
    return the(NUMBER).with_(OF(things))


def amount_of(mass: NP) -> NP:
    """La cantidad de Æmbar de tu reserva."""
    return the(AMOUNT).with_(OF(mass))


# Cards and what players have

HOLDERS: dict[str, Phrase] = {"friendly": YOU, "enemy": OPPONENT}


@amounts(n.Count)
class _Count(Sayer):
    def subject(self, v: n.Count, much: Quantity, me: Voice) -> Clause:
        what = as_cards(v.what)
        if what.side:
            return clause(CONTROL, thing(what, much, side=False), subject=self.holder(v) or YOU)
        return clause(THERE_IS, thing(what, much), IN_PLAY)

    def count(self, v: n.Count, me: Voice) -> Phrase:
        return thing(as_cards(v.what), each, me)

    def bound(self, v: n.Count, me: Voice) -> Phrase:
        return number_of(thing(as_cards(v.what), plural, me))

    def holder(self, v: n.Count) -> Phrase | None:
        return HOLDERS.get(v.what.side)

    def like(self, v: n.Count) -> object:
        return replace(v.what, side="")


@amounts(n.CountIn)
class _CountIn(Sayer):
    def subject(self, v: n.CountIn, much: Quantity, me: Voice) -> Clause:
        owner = who(v.zone.who)
        place = poss(YOU if owner == YOU else it(PLAYER), ZONE_NOUNS[v.zone.place])
        place = place.many() if v.zone.place == "archives" else place
        return clause(HAVE, thing(v.what, much, me), IN(place), subject=owner)

    def count(self, v: n.CountIn, me: Voice) -> Phrase:
        return self._there(dressed(each(head(v.what)), v.what, me), v, me)

    def bound(self, v: n.CountIn, me: Voice) -> Phrase:
        return number_of(self._there(dressed(plural(head(v.what)), v.what, me), v, me))

    def _there(self, cards: NP, v: n.CountIn, me: Voice) -> NP:
        if me.open == v.zone:
            return cards.with_(w.THERE_WITHIN(it(ZONE_NOUNS[v.zone.place])))
        return cards.with_(IN_ZONE(zone(v.zone)))

    def holder(self, v: n.CountIn) -> Phrase | None:
        return who(v.zone.who)

    def like(self, v: n.CountIn) -> object:
        return v.zone.place, v.what


@amounts(n.Pool)
class _Pool(Sayer):
    def subject(self, v: n.Pool, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.AMBER), subject=who(v.who))

    def count(self, v: n.Pool, me: Voice) -> Phrase:
        return each(w.AMBER).with_(IN_ZONE(whose(v.who, w.POOL)))

    def bound(self, v: n.Pool, me: Voice) -> Phrase:
        return amount_of(bare(w.AMBER).with_(IN_ZONE(whose(v.who, w.POOL))))

    def holder(self, v: n.Pool) -> Phrase | None:
        return who(v.who)

    def like(self, v: n.Pool) -> object:
        return n.Pool


@amounts(n.Keys)
class _Keys(Sayer):
    def subject(self, v: n.Keys, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(self._key(v)), subject=who(v.who))

    def count(self, v: n.Keys, me: Voice) -> Phrase:
        return each(self._key(v)).that(clause(HAVE, subject=who(v.who)))

    def bound(self, v: n.Keys, me: Voice) -> Phrase:
        return number_of(plural(self._key(v)).that(clause(HAVE, subject=who(v.who))))

    def _key(self, v: n.Keys) -> Noun:
        return w.FORGED_KEY if v.forged else w.UNFORGED_KEY

    def holder(self, v: n.Keys) -> Phrase | None:
        return who(v.who)

    def like(self, v: n.Keys) -> object:
        return v.forged


@amounts(n.KeyCost)
class _KeyCost(Sayer):
    def count(self, v: n.KeyCost, me: Voice) -> Phrase:
        return each(w.AMBER).with_(OF(self.bound(v, me)))

    def bound(self, v: n.KeyCost, me: Voice) -> NP:
        return the(COST).adj(w.CURRENT).with_(OF(whose(v.who, w.KEY).many()))


# What lies on a card


@amounts(n.AmberOn)
class _AmberOn(Sayer):
    noun = w.AMBER
    point = w.AMBER

    def subject(self, v: Any, much: Quantity, me: Voice) -> Clause:
        return clause(THERE_IS, much(self.noun), ON(self._card(v, me)))

    def count(self, v: Any, me: Voice) -> Phrase:
        return each(self.point).with_(ON(self._card(v, me)))

    def bound(self, v: Any, me: Voice) -> Phrase:
        return amount_of(bare(self.noun).with_(ON(self._card(v, me))))

    def _card(self, v: Any, me: Voice) -> Phrase:
        return me.this if v.on == tg.this else it(me.chosen)


@amounts(n.DamageOn)
class _DamageOn(_AmberOn):
    noun = w.DAMAGE
    point = w.DAMAGE_POINT


@amounts(n.ArmorOn)
class _ArmorOn(Sayer):
    def subject(self, v: n.ArmorOn, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.ARMOR), subject=it(me.chosen))

    def count(self, v: n.ArmorOn, me: Voice) -> Phrase:
        return each(w.ARMOR_POINT).that(clause(HAVE, subject=it(me.chosen)))

    def bound(self, v: n.ArmorOn, me: Voice) -> Phrase:
        return poss(it(me.chosen), w.ARMOR)


@amounts(n.PowerOf)
class _PowerOf(Sayer):
    def subject(self, v: n.PowerOf, much: Quantity, me: Voice) -> Clause:
        return much.of(self.bound(v, me))

    def count(self, v: n.PowerOf, me: Voice) -> Phrase:
        return each(w.POWER_POINT).with_(OF(self._whose(v, me)))

    def bound(self, v: n.PowerOf, me: Voice) -> Phrase:
        return the(w.POWER).with_(OF(self._whose(v, me)))

    def _whose(self, v: n.PowerOf, me: Voice) -> Phrase:
        if isinstance(v.of, (tg.That, tg.Those)):
            return me.that_one
        return me.this if isinstance(v.of, tg.This) else phrases.say(v.of, me)


@amounts(n.CountersOn)
class _CountersOn(Sayer):
    def subject(self, v: n.CountersOn, much: Quantity, me: Voice) -> Clause:
        return clause(THERE_IS, much(self._noun(v)), ON(self._card(v, me)))

    def count(self, v: n.CountersOn, me: Voice) -> Phrase:
        return each(self._noun(v)).with_(ON(self._card(v, me)))

    def bound(self, v: n.CountersOn, me: Voice) -> Phrase:
        return number_of(plural(self._noun(v)).with_(ON(self._card(v, me))))

    def _noun(self, v: n.CountersOn) -> Noun:
        return w.POWER_COUNTER if v.mark == "power" else w.counter(v.mark)

    def _card(self, v: n.CountersOn, me: Voice) -> Phrase:
        if isinstance(v.on, (tg.That, tg.Those)):
            return it(me.chosen)
        return me.this if isinstance(v.on, tg.This) else phrases.say(v.on, me)


@amounts(n.Houses)
class _Houses(Sayer):
    def subject(self, v: n.Houses, much: Quantity, me: Voice) -> Clause:
        what = as_cards(v.what)
        if what.side:
            cards = dressed(plural(head(what)), what, me, side=False)
            return clause(
                CONTROL, cards.with_(OF(much(w.HOUSE).adj(w.DIFFERENT))), subject=HOLDERS[what.side]
            )
        return clause(
            THERE_IS, much(w.HOUSE).adj(w.DIFFERENT).with_(w.AMONG(thing(what, plural, me))), IN_PLAY
        )

    def count(self, v: n.Houses, me: Voice) -> Phrase:
        return each(w.HOUSE).adj(w.REPRESENTED).with_(w.AMONG(thing(as_cards(v.what), plural, me)))

    def bound(self, v: n.Houses, me: Voice) -> Phrase:
        return number_of(
            plural(w.HOUSE).adj(w.REPRESENTED).with_(w.AMONG(thing(as_cards(v.what), plural, me)))
        )


@amounts(n.AtMost)
class _AtMost(Sayer):
    def count(self, v: n.AtMost, me: Voice) -> Phrase:
        counted = per(v.of, me)
        return counted.with_(w.to_a_maximum(v.most)) if isinstance(counted, NP) else counted

    def bound(self, v: n.AtMost, me: Voice) -> Phrase:
        found = number(v.of, me)
        return found.with_(w.to_a_maximum(v.most)) if isinstance(found, NP) else found


# What happened


@amounts(n.ThisWay)
class _ThisWay(Sayer):
    def subject(self, v: n.ThisWay, much: Quantity, me: Voice) -> Clause:
        return past(passive(me.way.verb, much(me.way.noun), THIS_WAY))

    def count(self, v: n.ThisWay, me: Voice) -> Phrase:
        return each(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY)

    def bound(self, v: n.ThisWay, me: Voice) -> Phrase:
        if me.way.noun.mass:
            return amount_of(bare(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY))
        return number_of(plural(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY))


@amounts(n.PlayedThisTurn)
class _Played(Sayer):
    """Cards that a player did something with in a turn."""

    verb: Verb = PLAY
    moment = THIS_TURN

    def subject(self, v: Any, much: Quantity, me: Voice) -> Clause:
        return past(clause(self.verb, thing(v.what, much, me), self.moment, subject=self._who(v)))

    def count(self, v: Any, me: Voice) -> Phrase:
        return dressed(each(head(v.what)), v.what, me).that(self._did(v))

    def bound(self, v: Any, me: Voice) -> Phrase:
        return number_of(dressed(plural(head(v.what)), v.what, me).that(self._did(v)))

    def _did(self, v: Any) -> Clause:
        return past(clause(self.verb, self.moment, subject=self._who(v)))

    def _who(self, v: Any) -> Phrase:
        return who(v.who) if hasattr(v, "who") else YOU


@amounts(n.PlayedLastTurn)
class _PlayedBefore(_Played):
    moment = w.PREVIOUS_TURN


@amounts(n.UsedThisTurn)
class _Used(_Played):
    verb = USE


@amounts(n.DiscardedThisTurn)
class _Discarded(_Played):
    verb = DISCARD


@amounts(n.SlainThisTurn)
class _Slain(Sayer):
    def subject(self, v: n.SlainThisTurn, much: Quantity, me: Voice) -> Clause:
        return past(passive(w.DESTROY, much(w.CREATURE).adj(w.ENEMY), w.IN_A_FIGHT, THIS_TURN))

    def count(self, v: n.SlainThisTurn, me: Voice) -> Phrase:
        return self._slain(each(w.CREATURE))

    def bound(self, v: n.SlainThisTurn, me: Voice) -> Phrase:
        return number_of(self._slain(plural(w.CREATURE)))

    def _slain(self, creatures: NP) -> NP:
        return creatures.adj(w.ENEMY, done(w.DESTROY)).with_(w.IN_A_FIGHT, THIS_TURN)


@amounts(n.UsesOfThis)
class _Uses(Sayer):
    def subject(self, v: n.UsesOfThis, much: Quantity, me: Voice) -> Clause:
        if much == Quantity("==", 1):
            return clause(BE, w.FIRST_USE, subject=w.THIS_TIME)
        return past(passive(USE, me.this, ALONG(much(TIME)), THIS_TURN))

    def count(self, v: n.UsesOfThis, me: Voice) -> Phrase:
        return each(TIME).that(self._used(me))

    def bound(self, v: n.UsesOfThis, me: Voice) -> Phrase:
        return number_of(plural(TIME).that(self._used(me)))

    def _used(self, me: Voice) -> Clause:
        return past(impersonal(USE, it(me.this), THIS_TURN))


# Sums


@amounts(n.Times)
class _Times(Sayer):
    def count(self, v: n.Times, me: Voice) -> Phrase:
        return per(v.of, me)

    def bound(self, v: n.Times, me: Voice) -> Phrase:
        return number(v.of, me) if v.times == 1 else count(v.times, TIME).with_(ALONG(number(v.of, me)))


@amounts(n.Minus)
class _Minus(Sayer):
    def count(self, v: n.Minus, me: Voice) -> Phrase:
        counted = per(v.one, me)
        return counted.with_(w.IN_EXCESS_OF(number(v.other, me))) if isinstance(counted, NP) else counted

    def bound(self, v: n.Minus, me: Voice) -> Phrase:
        return w.difference(number(v.one, me), number(v.other, me))


@amounts(n.Half)
class _Half(Sayer):
    def count(self, v: n.Half, me: Voice) -> Phrase:
        counted = per(v.of, me)
        return counted.counted(2) if isinstance(counted, NP) else counted

    def bound(self, v: n.Half, me: Voice) -> Phrase:
        return half(number(v.of, me))
