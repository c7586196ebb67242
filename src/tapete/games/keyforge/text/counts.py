"""Each kind of amount said in its three forms."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import Quantity, Sayer, amount_of, amounts, number, number_of, per
from tapete.games.keyforge.text.phrases import (
    IN_ZONE,
    ZONE_NOUNS,
    as_cards,
    dressed,
    head,
    one_copy,
    phrases,
    purged,
    the_many,
    thing,
    who,
    whose,
    zone,
)
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs import pointers
from tapete.games.keyforge.verbs.places import Beneath
from tapete.games.keyforge.verbs.spots import Beside
from tapete.games.keyforge.verbs.targets import Each
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import ControlledBy
from tapete.phrase import (
    IN,
    NP,
    ON,
    YOU,
    Clause,
    Fixed,
    Noun,
    Phrase,
    a,
    and_,
    bare,
    clause,
    count,
    done,
    each,
    half,
    it,
    noun,
    plural,
    poss,
    the,
    verb,
)
from tapete.phrase.common import (
    ALONG,
    BENEATH,
    CARD,
    CONTROL,
    COST,
    DIFFERENT,
    FIRST,
    HAVE,
    IN_PLAY,
    OF,
    OPPONENT,
    PLAYER,
    THERE_IS,
    THIS_WAY,
    TIME,
)

# Cards and what players have

HOLDERS: dict[str, Phrase] = {"friendly": YOU, "enemy": OPPONENT}


@amounts(n.Count)
class _Count(Sayer[n.Count]):
    def subject(self, v: n.Count, much: Quantity, me: Voice) -> Clause:
        what = as_cards(v.what)
        if what.side:
            return clause(CONTROL, thing(what, much, side=False), subject=self.holder(v) or YOU)
        held = next((test for test in what.tests if isinstance(test, ControlledBy) and not test.owned), None)
        if held is not None:
            theirs = replace(what, tests=tuple(test for test in what.tests if test is not held))
            return clause(CONTROL, thing(theirs, much), subject=who(held.who))
        here = () if Beside("this") in what.tests else (IN_PLAY,)
        return clause(THERE_IS, thing(what, much), *here)

    def count(self, v: n.Count, me: Voice) -> Phrase:
        return thing(as_cards(v.what), each, me)

    def bound(self, v: n.Count, me: Voice) -> Phrase:
        return number_of(thing(as_cards(v.what), plural, me))

    def holder(self, v: n.Count) -> Phrase | None:
        return HOLDERS.get(v.what.side)

    def like(self, v: n.Count) -> object:
        return replace(v.what, side="")


@amounts(n.CountIn)
class _CountIn(Sayer[n.CountIn]):
    def subject(self, v: n.CountIn, much: Quantity, me: Voice) -> Clause:
        if v.zone.place == "purged":
            return clause(THERE_IS, purged(dressed(much(one_copy(v.what)), v.what, me), v.zone))
        if isinstance(v.zone, Beneath):
            cards = dressed(much(one_copy(v.what)), v.what, me)
            return clause(THERE_IS, cards, BENEATH(me.this))
        owner = who(v.zone.who)
        place = poss(YOU if owner == YOU else it(PLAYER), ZONE_NOUNS[v.zone.place])
        place = place.many() if v.zone.place == "archives" else place
        return clause(HAVE, dressed(much(one_copy(v.what)), v.what, me), IN(place), subject=owner)

    def count(self, v: n.CountIn, me: Voice) -> Phrase:
        return self._there(dressed(each(head(v.what)), v.what, me), v, me)

    def bound(self, v: n.CountIn, me: Voice) -> Phrase:
        return number_of(self._there(dressed(plural(head(v.what)), v.what, me), v, me))

    def _there(self, cards: NP, v: n.CountIn, me: Voice) -> NP:
        if v.zone.place == "purged":
            return purged(cards, v.zone)
        if isinstance(v.zone, Beneath):
            return cards.with_(w.LYING_UNDER(me.this))
        if me.open == v.zone:
            return cards.with_(w.THERE_WITHIN(it(ZONE_NOUNS[v.zone.place])))
        return cards.with_(IN_ZONE(zone(v.zone)))

    def holder(self, v: n.CountIn) -> Phrase | None:
        return who(v.zone.who)

    def like(self, v: n.CountIn) -> object:
        return v.zone.place, v.what


ADD_UP_TO = verb("sumar", "total")
BOTH_POOLS = the(w.POOL).many().with_(OF(the(PLAYER).many()))


@amounts(n.Pool)
class _Pool(Sayer[n.Pool]):
    def subject(self, v: n.Pool, much: Quantity, me: Voice) -> Clause:
        if v.who.word == "each":
            return clause(ADD_UP_TO, much(w.AMBER), subject=BOTH_POOLS)
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
class _Keys(Sayer[n.Keys]):
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
class _KeyCost(Sayer[n.KeyCost]):
    def count(self, v: n.KeyCost, me: Voice) -> Phrase:
        return each(w.AMBER).with_(OF(self.bound(v, me)))

    def bound(self, v: n.KeyCost, me: Voice) -> NP:
        return the(COST).adj(w.CURRENT).with_(OF(whose(v.who, w.KEY).many()))


# What lies on a card


@amounts(n.AmberOn)
class _AmberOn(Sayer[n.AmberOn | n.DamageOn]):
    noun = w.AMBER
    point = w.AMBER

    def subject(self, v: n.AmberOn | n.DamageOn, much: Quantity, me: Voice) -> Clause:
        return clause(THERE_IS, much(self.noun), ON(self._card(v, me)))

    def count(self, v: n.AmberOn | n.DamageOn, me: Voice) -> Phrase:
        return each(self.point).with_(ON(self._card(v, me)))

    def bound(self, v: n.AmberOn | n.DamageOn, me: Voice) -> Phrase:
        return amount_of(bare(self.noun).with_(ON(self._card(v, me))))

    def _card(self, v: n.AmberOn | n.DamageOn, me: Voice) -> Phrase:
        if isinstance(v.on, Each):
            return dressed(plural(one_copy(v.on.what)), v.on.what, me)
        return me.this if v.on == pointers.this else it(me.chosen)


@amounts(n.DamageOn)
class _DamageOn(_AmberOn):
    noun = w.DAMAGE
    point = w.DAMAGE_POINT


@amounts(n.ArmorOn)
class _ArmorOn(Sayer[n.ArmorOn]):
    def subject(self, v: n.ArmorOn, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.ARMOR), subject=self._whose(v, me))

    def count(self, v: n.ArmorOn, me: Voice) -> Phrase:
        return each(w.ARMOR_POINT).that(clause(HAVE, subject=self._whose(v, me)))

    def bound(self, v: n.ArmorOn, me: Voice) -> Phrase:
        return poss(self._whose(v, me), w.ARMOR)

    def _whose(self, v: n.ArmorOn, me: Voice) -> Phrase:
        return me.this if isinstance(v.on, pointers.This) else it(me.chosen)


@amounts(n.PowerOf)
class _PowerOf(Sayer[n.PowerOf]):
    def count(self, v: n.PowerOf, me: Voice) -> Phrase:
        return each(w.POWER_POINT).with_(OF(self._whose(v, me)))

    def bound(self, v: n.PowerOf, me: Voice) -> Phrase:
        if isinstance(v.of, Each):
            return the(w.POWER).adj(w.COMBINED).with_(OF(thing(v.of.what, the_many, me)))
        if isinstance(v.of, pointers.This):
            return poss(me.this, w.POWER)
        return the(w.POWER).with_(OF(self._whose(v, me)))

    def _whose(self, v: n.PowerOf, me: Voice) -> Phrase:
        if isinstance(v.of, (pointers.That, pointers.Those)):
            return me.that_one
        if isinstance(v.of, pointers.TheSame):
            return the(me.kept).adj(FIRST)
        if isinstance(v.of, pointers.Foe) and me.chosen is w.CREATURE:
            return w.FOE_BESIDE
        return me.this if isinstance(v.of, pointers.This) else phrases.say(v.of, me)


@amounts(n.Traits)
class _Traits(Sayer[n.Traits]):
    def subject(self, v: n.Traits, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.TRAIT), subject=self._whose(v, me))

    def count(self, v: n.Traits, me: Voice) -> Phrase:
        return each(w.TRAIT).that(clause(HAVE, subject=self._whose(v, me)))

    def bound(self, v: n.Traits, me: Voice) -> Phrase:
        return number_of(plural(w.TRAIT).that(clause(HAVE, subject=self._whose(v, me))))

    def _whose(self, v: n.Traits, me: Voice) -> Phrase:
        return me.this if isinstance(v.what, pointers.This) else me.that_one


@amounts(n.CountersOn)
class _CountersOn(Sayer[n.CountersOn]):
    def subject(self, v: n.CountersOn, much: Quantity, me: Voice) -> Clause:
        return clause(THERE_IS, much(self._noun(v)), ON(self._card(v, me)))

    def count(self, v: n.CountersOn, me: Voice) -> Phrase:
        return each(self._noun(v)).with_(ON(self._card(v, me)))

    def bound(self, v: n.CountersOn, me: Voice) -> Phrase:
        return number_of(plural(self._noun(v)).with_(ON(self._card(v, me))))

    def _noun(self, v: n.CountersOn) -> Noun:
        return w.counter(v.mark)

    def _card(self, v: n.CountersOn, me: Voice) -> Phrase:
        if isinstance(v.on, (pointers.That, pointers.Those)):
            return it(me.chosen)
        return me.this if isinstance(v.on, pointers.This) else phrases.say(v.on, me)


@amounts(n.IconsOn)
class _IconsOn(Sayer[n.IconsOn]):
    def subject(self, v: n.IconsOn, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.icon(v.icon)), subject=me.that_one)

    def count(self, v: n.IconsOn, me: Voice) -> Phrase:
        return each(w.icon(v.icon)).with_(w.PRINTED_ON(me.that_one))

    def bound(self, v: n.IconsOn, me: Voice) -> Phrase:
        return number_of(plural(w.icon(v.icon)).with_(w.PRINTED_ON(me.that_one)))


@amounts(n.Houses)
class _Houses(Sayer[n.Houses]):
    def subject(self, v: n.Houses, much: Quantity, me: Voice) -> Clause:
        if not isinstance(v.what, Things):
            return clause(THERE_IS, much(self._house(v)).adj(DIFFERENT).with_(w.AMONG(self._cards(v, me))))
        what = as_cards(v.what)
        if what.side:
            cards = dressed(plural(head(what)), what, me, side=False)
            return clause(
                CONTROL, cards.with_(OF(much(self._house(v)).adj(DIFFERENT))), subject=HOLDERS[what.side]
            )
        return clause(
            THERE_IS, much(self._house(v)).adj(DIFFERENT).with_(w.AMONG(thing(what, the_many, me))), IN_PLAY
        )

    def count(self, v: n.Houses, me: Voice) -> Phrase:
        return self._counted(each(self._house(v)), v, me)

    def bound(self, v: n.Houses, me: Voice) -> Phrase:
        return number_of(self._counted(plural(self._house(v)), v, me))

    def _counted(self, house: NP, v: n.Houses, me: Voice) -> NP:
        return house.adj(w.REPRESENTED).with_(w.AMONG(self._cards(v, me)))

    def _house(self, v: n.Houses) -> Noun:
        return w.house_but(v.but) if v.but else w.HOUSE

    def _cards(self, v: n.Houses, me: Voice) -> Phrase:
        if not isinstance(v.what, Things):
            if isinstance(v.what, pointers.Those):
                return the(me.way.noun).many().adj(done(me.way.verb)).with_(THIS_WAY)
            if isinstance(v.what, pointers.Neighbors) and v.what.too:
                return and_(phrases.say(v.what.of, me), poss(it(w.CREATURE), w.NEIGHBOR).many())
            return phrases.say(v.what, me)
        cards = thing(as_cards(v.what), the_many, me)
        if not isinstance(cards, NP) or v.what.side:
            return cards
        return replace(cards, qualities=(w.LYING_IN_PLAY, *cards.qualities))


@amounts(n.AsOfNow)
class _AsOfNow(Sayer[n.AsOfNow]):
    def count(self, v: n.AsOfNow, me: Voice) -> Phrase:
        return per(v.of, me)

    def bound(self, v: n.AsOfNow, me: Voice) -> Phrase:
        return number(v.of, me)


POWER_VALUE = noun("valor de Poder", "m", "power value", es_many="valores de Poder")


@amounts(n.Powers)
class _Powers(Sayer[n.Powers]):
    def count(self, v: n.Powers, me: Voice) -> Phrase:
        return each(POWER_VALUE).adj(DIFFERENT).with_(w.AMONG(self._cards(v, me)))

    def bound(self, v: n.Powers, me: Voice) -> Phrase:
        return number_of(plural(POWER_VALUE).adj(DIFFERENT).with_(w.AMONG(self._cards(v, me))))

    def _cards(self, v: n.Powers, me: Voice) -> Phrase:
        return thing(v.what, the_many, me) if isinstance(v.what, Things) else phrases.say(v.what, me)


@amounts(n.AtMost)
class _AtMost(Sayer[n.AtMost]):
    def count(self, v: n.AtMost, me: Voice) -> Phrase:
        counted = per(v.of, me)
        return counted.with_(w.to_a_maximum(v.most)) if isinstance(counted, NP) else counted

    def bound(self, v: n.AtMost, me: Voice) -> Phrase:
        found = number(v.of, me)
        return found.with_(w.to_a_maximum(v.most)) if isinstance(found, NP) else found


# Sums


@amounts(n.Times)
class _Times(Sayer[n.Times]):
    def count(self, v: n.Times, me: Voice) -> Phrase:
        return per(v.of, me)

    def bound(self, v: n.Times, me: Voice) -> Phrase:
        return number(v.of, me) if v.times == 1 else count(v.times, TIME).with_(ALONG(number(v.of, me)))


@amounts(n.Minus)
class _Minus(Sayer[n.Minus]):
    def count(self, v: n.Minus, me: Voice) -> Phrase:
        counted = per(v.one, me)
        return counted.with_(w.IN_EXCESS_OF(number(v.other, me))) if isinstance(counted, NP) else counted

    def bound(self, v: n.Minus, me: Voice) -> Phrase:
        return w.difference(number(v.one, me), number(v.other, me))


@amounts(n.Plus)
class _Plus(Sayer[n.Plus]):
    def subject(self, v: n.Plus, much: Quantity, me: Voice) -> Clause:
        if isinstance(v.one, n.CountIn) and isinstance(v.other, n.CountIn):
            cards = and_(*(_heap(part) for part in (v.one, v.other)))
            return clause(ADD_UP_TO, much(CARD), subject=cards)
        return much.of(self.bound(v, me))

    def count(self, v: n.Plus, me: Voice) -> Phrase:
        if v == n.Plus(n.your_amber, n.their_amber):
            return each(w.AMBER).with_(IN_BOTH_POOLS)
        return and_(per(v.one, me), per(v.other, me))

    def bound(self, v: n.Plus, me: Voice) -> Phrase:
        return the(SUM).with_(OF(and_(number(v.one, me), number(v.other, me))))


def _heap(part: n.CountIn) -> Phrase:
    """A zone as the cards in it: tus cartas purgadas, tu pila de descartes."""
    if part.zone.place == "purged":
        return whose(part.zone.who, CARD).many().adj(w.PURGED)
    return zone(part.zone)


SUM = noun("suma", "f", "sum")
IN_BOTH_POOLS = Fixed("de las reservas de ambos jugadores", "in both players' pools")


@amounts(n.Half)
class _Half(Sayer[n.Half]):
    def count(self, v: n.Half, me: Voice) -> Phrase:
        counted = per(v.of, me)
        if not isinstance(counted, NP):
            return counted
        return counted.counted(2).with_(w.ROUNDED_UP) if v.up else counted.counted(2)

    def bound(self, v: n.Half, me: Voice) -> Phrase:
        return half(number(v.of, me))


@amounts(n.Third)
class _Third(Sayer[n.Third]):
    def count(self, v: n.Third, me: Voice) -> Phrase:
        counted = per(v.of, me)
        return counted.counted(3) if isinstance(counted, NP) else counted

    def bound(self, v: n.Third, me: Voice) -> Phrase:
        return a(w.THIRD_PART).with_(OF(number(v.of, me)))
