"""Targets: what an instruction acts on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import number
from tapete.games.keyforge.text.phrases import (
    FROM_AMONG,
    ZONE_NOUNS,
    Determiner,
    dressed,
    head,
    one_copy,
    phrases,
    purged,
    thing,
    whose,
    zone,
)
from tapete.games.keyforge.text.qualities import HIGHEST_POWER, LOWEST_POWER, TOTALLING
from tapete.games.keyforge.text.voice import NOUNS, Voice
from tapete.games.keyforge.verbs import pairs, places, pointers, stacks
from tapete.games.keyforge.verbs import targets as tg
from tapete.games.keyforge.verbs import things as th
from tapete.games.keyforge.verbs import which as wh
from tapete.games.keyforge.verbs.amounts import Third
from tapete.games.keyforge.verbs.places import Affected, Beneath, Looked, in_play, your_discard
from tapete.phrase import (
    FROM,
    NP,
    Bound,
    Fixed,
    Noun,
    Phrase,
    Prep,
    a,
    adj,
    all_,
    and_,
    any_number,
    at_least,
    count,
    done,
    each,
    each_of,
    it,
    least,
    most,
    noun,
    one_of,
    or_,
    plural,
    poss,
    some_of,
    stat,
    that,
    the,
    the_rest,
    them,
    this,
    up_to,
    verb,
    verbatim,
    your,
)
from tapete.phrase.common import (
    AT_RANDOM,
    BOTTOM,
    CARD,
    DECK,
    DISCARD_PILE,
    EQUAL_TO,
    EXCEPT,
    LAST,
    NUMBER,
    OF,
    OTHER,
    SAME,
    THIS_WAY,
    TOP,
)
from tapete.phrase.nouns import Group

# Targets


@phrases(tg.Some)
def _some(v: tg.Some, me: Voice) -> Phrase:
    if isinstance(v.count, Third):
        me.chose(head(v.what), True)
        return a(w.THIRD_PART).with_(OF(all_(dressed(plural(head(v.what)), v.what, me))), w.ROUNDED_UP)
    number = v.count if isinstance(v.count, int) else 1
    one = number == 1
    if v.places == (places.looked_at,) and v.what == th.any_card:
        me.chose(CARD, not one)
        if me.lone:
            return it(CARD)
        return one_of(them(CARD)) if one else some_of(number, them(CARD))
    left, me.left = me.left, None
    if left == v.what and one:
        found: Phrase = your(head(v.what)).adj(w.REMAINING)
    else:
        found = thing(v.what, a if one else counter(number, v.optional, v.least), me)
    if v.apart and isinstance(found, NP):
        found = found.adj(APART[v.apart])
    me.chose(head(v.what), v.count != 1)
    return _in_places(found, v.places, me, or_ if one else and_)


APART = {
    "house": adj("de Casas distintas", "of different houses", en_last=True),
    "name": adj("con nombres distintos", "with different names", en_last=True),
}


def counter(number: int, optional: bool, least: int = 0) -> Determiner:
    def counted(noun: Noun) -> NP:
        if least:
            return at_least(least, noun)
        if number >= 99:
            return any_number(noun)
        return up_to(number, noun) if optional else count(number, noun)

    return counted


def _in_places(
    found: Phrase, places: tuple[places.Zone, ...], me: Voice, tie: Callable[..., Phrase] = or_
) -> Phrase:
    """Where they are taken from; it comes before what else is said of them."""
    if isinstance(found, Group) and places != (in_play,):
        *rest, last = found.phrases
        return replace(found, phrases=(*rest, _in_places(last, places, me, tie)))
    if not isinstance(found, NP) or places == (in_play,):
        return found
    if places[0].place == "purged":
        return purged(found, places[0])
    if isinstance(places[0], Affected):
        return found.adj(done(me.way.verb)).with_(THIS_WAY)
    if isinstance(places[0], Beneath):
        origin = w.LYING_UNDER(me.this)
    elif isinstance(places[0], Looked):
        origin = FROM_AMONG(them(CARD))
    elif me.open == places[0]:
        origin = w.FROM_WITHIN(it(ZONE_NOUNS[places[0].place]))
    elif in_play in places:
        origin = FROM(tie(*(verbatim("el juego", "play") if p is in_play else zone(p) for p in places)))
    else:
        origin = FROM(tie(*map(zone, places)) if len(places) > 1 else zone(places[0]))
    return replace(found, tails=(origin, *found.tails))


@phrases(tg.Each)
def _each(v: tg.Each, me: Voice) -> Phrase:
    # Their qualities speak of what was chosen before.
    told = _every(v, me)
    me.chose(head(v.what), True)
    return told


def _kinds(what: th.Things) -> tuple[th.Things, ...]:
    """The kinds of which each has a noun of its own, where there are several."""
    kinds = next((test.kinds for test in what.tests if isinstance(test, wh.Either)), ())
    if what.kind == "creature-or-artifact" and not kinds:
        return tuple(replace(what, kind=kind) for kind in ("creature", "artifact"))
    return kinds


def _every(v: tg.Each, me: Voice) -> Phrase:
    """What is said of all of them; what they are compared with was spoken of before."""
    if v.places == (places.looked_at,) and v.what == th.any_card:
        return the_rest(CARD)
    every = all_ if me.all else each
    kinds = _kinds(v.what)
    if kinds:
        return and_(*(dressed(every(head(kind)), kind, me) for kind in kinds))
    if v.what in ON_FLANK:
        # One stands there at most.
        return the(head(v.what)).adj(ON_FLANK[v.what])
    if wh.Different() in v.what.tests:
        rest = replace(v.what, tests=tuple(test for test in v.what.tests if test != wh.Different()))
        return dressed(every(head(rest)), rest, me).adj(OTHER)
    return _in_places(dressed(every(one_copy(v.what)), v.what, me), v.places, me, and_)


ON_FLANK = {
    th.creature.friendly.at_flank("left"): adj("de tu flanco izquierdo", "on your left flank", en_last=True),
    th.creature.friendly.at_flank("right"): adj("de tu flanco derecho", "on your right flank", en_last=True),
    th.creature.enemy.at_flank("left"): adj(
        "del flanco izquierdo de tu oponente", "on your opponent's left flank", en_last=True
    ),
    th.creature.enemy.at_flank("right"): adj(
        "del flanco derecho de tu oponente", "on your opponent's right flank", en_last=True
    ),
}


@phrases(tg.AllOf)
def _all_of(v: tg.AllOf, me: Voice) -> Phrase:
    if all(isinstance(part, tg.Extreme) and part.others for part in v.parts):
        return _all_but(v.parts, me)
    parts, origins = v.parts, {getattr(part, "places", ()) for part in v.parts}
    chosen = [part for part in parts if isinstance(part, tg.Some)]
    if len(origins) == 1 and len(chosen) == len(parts):
        # From where they come is said once, of the last.
        parts = (*(replace(part, places=(in_play,)) for part in chosen[:-1]), parts[-1])
    found = and_(
        *(me.that_one if isinstance(part, pointers.That) else phrases.say(part, me) for part in parts)
    )
    me.many = True
    return found


def _all_but(parts: tuple[tg.Target, ...], me: Voice) -> Phrase:
    """Cada criatura excepto la criatura enemiga más poderosa y la criatura aliada menos poderosa."""
    of = [part for part in parts if isinstance(part, tg.Extreme)]
    spared = [phrases.say(replace(part, others=False), me) for part in of]
    me.chose(head(of[0].what), True)
    return each(head(of[0].what)).with_(EXCEPT(and_(*spared)))


@phrases(tg.Extreme)
def _extreme(v: tg.Extreme, me: Voice) -> Phrase:
    rank = most(w.POWERFUL) if v.most else least(w.POWERFUL)
    one = the(head(v.what)) if v.count == 1 else the(head(v.what)).counted(v.count)
    ranked = dressed(one, v.what).adj(rank)
    me.chose(head(v.what), v.count > 1)
    if v.others:
        return dressed(each(head(v.what)), v.what).with_(EXCEPT(ranked))
    return ranked


@phrases(pairs.HalfLine)
def _half_line(v: pairs.HalfLine, me: Voice) -> Phrase:
    me.chose(w.CREATURE, True)
    return each(w.CREATURE).with_(IN_ONE_HALF(whose(v.who, w.BATTLELINE)))


IN_ONE_HALF = Prep(
    "de una de las mitades (lo más iguales posible) de", "in one half (as even as possible) of"
)


@phrases(tg.TheOnes)
def _the_ones(v: tg.TheOnes, me: Voice) -> Phrase:
    did = done(me.way.verb)
    told = dressed(the(head(v.what)).many(), v.what, me)
    told = told.with_(Fixed(f"{did.form(told.noun.feminine, True)} de este modo", f"{did.en} this way"))
    me.chose(head(v.what), True)
    return told


@phrases(tg.Tied)
def _tied(v: tg.Tied, me: Voice) -> Phrase:
    me.chose(head(v.what), True)
    return dressed(each(head(v.what)), v.what, me).adj(HIGHEST_POWER if v.most else LOWEST_POWER)


@phrases(pointers.This)
def _this(v: pointers.This, me: Voice) -> Phrase:
    return me.this


@phrases(pointers.ThisInPile)
def _this_in_pile(v: pointers.ThisInPile, me: Voice) -> Phrase:
    return me.this.with_(FROM(zone(your_discard)))


@phrases(pointers.Host)
def _host(v: pointers.Host, me: Voice) -> Phrase:
    me.chose(NOUNS[me.host], False)
    return this(CARD) if me.kind == "card" else this(NOUNS[me.host])


@phrases(pointers.Upgrade)
def _upgrade(v: pointers.Upgrade, me: Voice) -> Phrase:
    return Voice(v.kind).this


@phrases(pointers.That, pointers.Those)
def _that(v: pointers.That | pointers.Those, me: Voice) -> Phrase:
    return the(me.chosen).adj(LAST, done(me.way.verb)) if me.again else me.that


DAMAGED_BY = verb("dañar", "damage")


@phrases(pointers.Hurt)
def _hurt(v: pointers.Hurt, me: Voice) -> Phrase:
    me.chose(w.CREATURE, True)
    return each(w.CREATURE).adj(done(DAMAGED_BY)).with_(THIS_WAY)


@phrases(pointers.Kept)
def _kept(v: pointers.Kept, me: Voice) -> Phrase:
    found = phrases.say(v.of, me)
    me.kept, me.kept_many = me.chosen, me.many
    return found


@phrases(pointers.TheSame)
def _the_same(v: pointers.TheSame, me: Voice) -> Phrase:
    me.chose(me.kept, me.kept_many)
    same = that(me.kept).adj(SAME)
    return same.many() if me.kept_many else same


@phrases(pointers.It)
def _it(v: pointers.It, me: Voice) -> Phrase:
    return that(w.CREATURE) if me.foe else it(w.CREATURE)


@phrases(pointers.Foe)
def _foe(v: pointers.Foe, me: Voice) -> Phrase:
    me.chose(w.CREATURE, False)
    return the(w.CREATURE).adj(done(w.ATTACK)) if me.kind == "action" else w.FOE


@phrases(pointers.Neighbors)
def _neighbors(v: pointers.Neighbors, me: Voice) -> Phrase:
    if isinstance(v.of, pointers.This) and not v.too:
        me.chose(w.CREATURE, True)
        return each(w.CREATURE).adj(w.NEIGHBORING)
    middle = phrases.say(v.of, me)
    if isinstance(v.of, pointers.Foe) and me.kind != "action":
        middle = w.FOE_BESIDE
    if isinstance(v.of, pointers.That) and v.too:
        middle = me.that_one
    if isinstance(v.of, pointers.Foe) and not v.too:
        return each(w.NEIGHBOR).with_(w.BESIDE(middle))
    beside = each_of(poss(it(w.CREATURE), w.NEIGHBOR).many())
    return and_(middle, beside) if v.too else beside


TOP_PART = noun("parte superior", "f", "top")


@phrases(stacks.Top)
def _top(v: stacks.Top, me: Voice) -> Phrase:
    deck = whose(v.who, DECK)
    if not isinstance(v.count, int):
        me.chose(CARD, True)
        from_top = FROM(the(TOP_PART).with_(OF(deck)))
        return a(NUMBER).with_(OF(plural(CARD)), from_top, EQUAL_TO(number(v.count, me)))
    me.chose(CARD, v.count > 1 or v.who.word == "each")
    one = the(CARD) if v.count == 1 else the(CARD).counted(v.count)
    return one.adj(w.TOP_OF_DECK).with_(OF(deck))


@phrases(stacks.Bottom)
def _bottom(v: stacks.Bottom, me: Voice) -> Phrase:
    me.chose(CARD, v.count > 1 or v.who.word == "each")
    one = the(CARD) if v.count == 1 else the(CARD).counted(v.count)
    return one.adj(BOTTOM).with_(OF(whose(v.who, DECK)))


@phrases(stacks.TopOfPile)
def _top_of_pile(v: stacks.TopOfPile, me: Voice) -> Phrase:
    me.chose(head(v.what), v.count > 1 or v.who.word == "each", yours=v.who.word == "you")
    one = the(head(v.what)) if v.count == 1 else the(head(v.what)).counted(v.count)
    higher = BOTTOM if v.bottom else TOP if v.what == th.any_card else TOPMOST
    return dressed(one, v.what, me).adj(higher).with_(OF(whose(v.who, DISCARD_PILE)))


TOPMOST = adj("de más arriba", "topmost", en_first=True)


@phrases(tg.Random)
def _random(v: tg.Random, me: Voice) -> Phrase:
    me.chose(CARD, v.count > 1)
    origin = w.LYING_UNDER(me.this) if isinstance(v.zone, Beneath) else FROM(zone(v.zone))
    det = a(CARD) if v.count == 1 else count(v.count, CARD)
    return dressed(det, v.what, me).with_(AT_RANDOM, origin)


@phrases(pairs.PowerTogether)
def _power_together(v: pairs.PowerTogether, me: Voice) -> Phrase:
    me.chose(head(v.what), True)
    return dressed(any_number(head(v.what)), v.what, me).with_(
        TOTALLING(stat(w.POWER, v.least, Bound.AT_LEAST))
    )


@phrases(tg.Shown)
def _shown(v: tg.Shown, me: Voice) -> Phrase:
    return phrases.say(v.of, me)
