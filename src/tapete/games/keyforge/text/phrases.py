"""Noun phrases: filters, targets, zones, players and numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.voice import Says, Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs import targets as tg
from tapete.games.keyforge.verbs import things as th
from tapete.games.keyforge.verbs import which as wh
from tapete.games.keyforge.verbs.base import Who
from tapete.kernel.phrase import (
    FROM,
    NP,
    WITH,
    YOU,
    Adj,
    Bound,
    Noun,
    Phrase,
    Prep,
    a,
    adj,
    all_,
    and_,
    any_number,
    count,
    each,
    each_of,
    it,
    least,
    most,
    or_,
    phrase,
    poss,
    stat,
    the,
    up_to,
    verbatim,
    your,
)
from tapete.kernel.phrase.common import (
    AT_RANDOM,
    CARD,
    DECK,
    DISCARD_PILE,
    EXCEPT,
    HAND,
    OF,
    OPPONENT,
    OTHER,
    OWNER,
    PLAYER,
    TOP,
)

phrases = Says()
IN_ZONE = Prep("de", "in")


def who(player: Who) -> Phrase:
    """A player as a subject."""
    if player.word == "you":
        return YOU
    if player.word == "each":
        return each(PLAYER)
    if player.word in ("owner", "owner-of-that"):
        return poss(it(CARD), OWNER)
    if player.word == "controller":
        return verbatim("su controlador", "its controller")
    if player.word == "rival":
        return verbatim("el oponente de su controlador", "its controller's opponent")
    return OPPONENT


def whose(player: Who, noun: Noun) -> NP:
    """What a player has."""
    if player.word == "you":
        return your(noun)
    if player.word == "each":
        return poss(each(PLAYER), noun)
    if player.word == "controller":
        return poss(who(player), noun)
    return poss(OPPONENT, noun)


ZONE_NOUNS = {"hand": HAND, "deck": DECK, "discard": DISCARD_PILE, "archives": w.ARCHIVES}


def zone(place: tg.Zone) -> NP:
    """A zone out of play."""
    if place.who.word == "one":
        return a(ZONE_NOUNS[place.place])
    if place.who.word == "each":
        return each(ZONE_NOUNS[place.place])
    found = whose(place.who, ZONE_NOUNS[place.place])
    return found.many() if place.place == "archives" else found


# Which cards


def head(what: th.Things) -> Noun:
    """The noun of a filter."""
    for test in what.tests:
        if isinstance(test, wh.Named):
            return w.named(test.id)
    return {
        "creature": w.CREATURE, "artifact": w.ARTIFACT, "upgrade": w.UPGRADE, "action": w.ACTION_CARD,
    }.get(what.kind, CARD)  # fmt: skip


def dressed(phrase: NP, what: th.Things, *, side: bool = True) -> NP:
    """The same phrase with the qualities a filter asks for."""
    if side and what.side:
        phrase = phrase.adj(w.FRIENDLY if what.side == "friendly" else w.ENEMY)
    if FARTHER in what.tests and wh.Different() in what.tests:
        return phrase.adj(OTHER).adj(BESIDE_THE_LAST)
    for test in what.tests:
        phrase = _quality(phrase, test)
    return phrase


FARTHER = wh.Beside("that")


def _quality(phrase: NP, test: Any) -> NP:
    if isinstance(test, wh.Status):
        return phrase.adj(w.STATUS[test.word, test.yes])
    if isinstance(test, wh.OfHouse):
        return phrase.adj(w.of_house(test.house, test.yes) if test.house else THAT_HOUSE)
    if isinstance(test, wh.HasTrait):
        return phrase.adj(w.with_trait(test.trait, test.yes))
    if isinstance(test, wh.HasKeyword):
        return phrase.adj(w.with_keyword(test.word, test.yes))
    if isinstance(test, wh.PowerIs):
        return _powered(phrase, test)
    if isinstance(test, wh.Named):
        return phrase
    if isinstance(test, wh.Other):
        return phrase.adj(OTHER)
    return phrase.adj(QUALITIES[type(test)]) if type(test) in QUALITIES else _special(phrase, test)


def _powered(phrase: NP, test: wh.PowerIs) -> NP:
    if test.chosen:
        return phrase.adj(adj("con ese Poder", "with that power", en_last=True))
    if test.least == test.most:
        return phrase.with_(WITH(stat(w.POWER, test.least)))
    if test.least:
        return phrase.with_(WITH(stat(w.POWER, test.least, Bound.AT_LEAST)))
    return phrase.with_(WITH(stat(w.POWER, test.most, Bound.AT_MOST)))


def _special(phrase: NP, test: Any) -> NP:
    if isinstance(test, wh.Beside):
        return phrase.adj(w.NEIGHBORING if test.of == "this" else BESIDE_IT)
    if isinstance(test, wh.HasAbility):
        label = w.LABELS[test.label]
        return phrase.adj(adj(f"con «{label.es}:»", f"with an “{label.en}:” ability", en_last=True))
    if isinstance(test, wh.OfActiveHouse):
        return phrase.adj(ACTIVE_HOUSE if test.yes else NOT_ACTIVE_HOUSE)
    if isinstance(test, wh.OfType):
        word = {
            "creature": w.CREATURE,
            "artifact": w.ARTIFACT,
            "upgrade": w.UPGRADE,
            "action": w.ACTION_CARD,
        }[test.type]
        if test.yes:
            return phrase.adj(adj(f"de tipo {word.es}", word.en))
        return phrase.adj(adj(f"que no sea {word.es}", f"non-{word.en}", es_many=f"que no sean {word.es}"))
    raise KeyError(f"nobody says {type(test).__name__}")


THAT_HOUSE = adj("de esa Casa", "of that house", en_last=True)
ACTIVE_HOUSE = adj("de la Casa activa", "of the active house", en_last=True)
NOT_ACTIVE_HOUSE = adj(
    "que no sea de la Casa activa",
    "not of the active house",
    en_last=True,
    es_many="que no sean de la Casa activa",
)
BESIDE_THE_LAST = adj("adyacente a esta última", "next to the latter", en_last=True)
BESIDE_IT = adj("adyacente a ella", "next to it", en_last=True)
QUALITIES: dict[type, Adj] = {
    wh.Different: w.DIFFERENT_ONE,
    wh.SharesTrait: adj(
        "que comparta un rasgo con ella", "that shares a trait with it", en_last=True,
        es_many="que compartan un rasgo con ella",
    ),
    wh.Armored: adj("con Armadura", "with armor", en_last=True),
    wh.OtherName: adj("con otro nombre", "with a different name", en_last=True),
}  # fmt: skip


def thing(what: th.Things, det: Any, voice: Voice | None = None, *, side: bool = True) -> Phrase:
    """A filter behind a determiner; "creature or artifact" is two phrases."""
    kinds = next((test.kinds for test in what.tests if isinstance(test, wh.Either)), None)
    if kinds is not None:
        return or_(*(thing(kind, det, voice, side=side) for kind in kinds))
    if what.kind == "creature-or-artifact":
        one = replace(what, kind="creature")
        other = replace(what, kind="artifact")
        if any(isinstance(t, wh.Status) and t.word == "on-flank" for t in what.tests):
            other = replace(other, tests=())
        return or_(dressed(det(w.CREATURE), one, side=side), dressed(det(w.ARTIFACT), other, side=side))
    return dressed(det(head(what)), what, side=side)


def belonging(test: wh.OfHouse | wh.OfActiveHouse) -> Phrase:
    """What a card *is* when it belongs to a house: de esa Casa; a Mars card."""
    if isinstance(test, wh.OfActiveHouse):
        return verbatim("de la Casa activa", "of the active house")
    if not test.house:
        return verbatim("de esa Casa", "of that house")
    told = w.of_house(test.house)
    return verbatim(told.form(True, False), phrase(a(CARD).adj(told), "en"))


def as_cards(what: th.Things) -> th.Things:
    """Creatures and artifacts counted together are cards."""
    return replace(what, kind="card") if what.kind == "creature-or-artifact" else what


# Targets


@phrases(tg.Some)
def _some(v: tg.Some, me: Voice) -> Phrase:
    if isinstance(v.count, int):
        det: Any = a if v.count == 1 and not v.optional else counter(v.count, v.optional)
    else:
        det = a
    found = thing(v.what, det)
    me.chose(head(v.what), v.count != 1)
    return _in_zone(found, v.zone, v.also)


def counter(number: int, optional: bool) -> Any:
    def counted(noun: Noun) -> NP:
        if number >= 99:
            return any_number(noun)
        return up_to(number, noun) if optional else count(number, noun)

    return counted


def _in_zone(found: Phrase, place: tg.Zone | None, also: tg.Zone | None) -> Phrase:
    if not isinstance(found, NP):
        return found
    if place is not None and also is not None:
        return found.with_(FROM(and_(zone(place), zone(also))))
    if place is not None:
        return found.with_(FROM(zone(place)))
    if also is not None:
        return found.with_(FROM(or_(verbatim("el juego", "play"), zone(also))))
    return found


@phrases(tg.Each)
def _each(v: tg.Each, me: Voice) -> Phrase:
    me.chose(head(v.what), True)
    kinds = next((test.kinds for test in v.what.tests if isinstance(test, wh.Either)), None)
    if kinds is not None:
        return and_(*(dressed(each(head(kind)), kind) for kind in kinds))
    if v.what.kind == "creature-or-artifact":
        return and_(dressed(each(w.CREATURE), replace(v.what, kind="creature")),
                    dressed(each(w.ARTIFACT), replace(v.what, kind="artifact")))  # fmt: skip
    return _in_zone(dressed(each(head(v.what)), v.what), v.zone, v.also)


@phrases(tg.AllOf)
def _all_of(v: tg.AllOf, me: Voice) -> Phrase:
    found = and_(*(phrases.say(part, me) for part in v.parts))
    me.many = True
    return found


@phrases(tg.Extreme)
def _extreme(v: tg.Extreme, me: Voice) -> Phrase:
    rank = most(w.POWERFUL) if v.most else least(w.POWERFUL)
    one = the(head(v.what)) if v.count == 1 else the(head(v.what)).counted(v.count)
    ranked = dressed(one, v.what).adj(rank)
    me.chose(head(v.what), v.count > 1)
    if v.others:
        return dressed(each(head(v.what)), v.what).with_(EXCEPT(ranked))
    return ranked


@phrases(tg.This)
def _this(v: tg.This, me: Voice) -> Phrase:
    return me.this


@phrases(tg.Host)
def _host(v: tg.Host, me: Voice) -> Phrase:
    me.chose(w.CREATURE, False)
    return Voice("creature").this


@phrases(tg.Upgrade)
def _upgrade(v: tg.Upgrade, me: Voice) -> Phrase:
    return Voice("upgrade").this


@phrases(tg.That, tg.Those)
def _that(v: Any, me: Voice) -> Phrase:
    return me.that


@phrases(tg.It)
def _it(v: tg.It, me: Voice) -> Phrase:
    return it(w.CREATURE)


@phrases(tg.Foe)
def _foe(v: tg.Foe, me: Voice) -> Phrase:
    me.chose(w.CREATURE, False)
    return verbatim("la criatura contra la que lucha", "the creature it fights", "f")


@phrases(tg.Neighbors)
def _neighbors(v: tg.Neighbors, me: Voice) -> Phrase:
    if isinstance(v.of, tg.This) and not v.too:
        return each(w.CREATURE).adj(w.NEIGHBORING)
    middle = phrases.say(v.of, me)
    beside = each_of(poss(it(w.CREATURE), w.NEIGHBOR).many())
    if v.too:
        return and_(middle, beside)
    if isinstance(v.of, tg.Foe):
        return verbatim(
            "cada criatura adyacente a la criatura contra la que lucha",
            "each neighbor of the creature it fights",
            "f",
        )
    return beside


@phrases(tg.Top)
def _top(v: tg.Top, me: Voice) -> Phrase:
    me.chose(CARD, v.count > 1 or v.who.word == "each")
    one = the(CARD) if v.count == 1 else the(CARD).counted(v.count)
    return one.adj(TOP).with_(OF(whose(v.who, DECK)))


@phrases(tg.TopOfPile)
def _top_of_pile(v: tg.TopOfPile, me: Voice) -> Phrase:
    me.chose(CARD, v.who.word == "each")
    return the(CARD).adj(TOP).with_(OF(zone(tg.Zone("discard", v.who))))


@phrases(tg.Random)
def _random(v: tg.Random, me: Voice) -> Phrase:
    me.chose(CARD, False)
    return dressed(a(CARD), v.what).with_(AT_RANDOM, FROM(zone(v.zone)))


@phrases(tg.Under)
def _under(v: tg.Under, me: Voice) -> Phrase:
    me.chose(CARD, False)
    return verbatim("la carta que hay debajo", "the card under it", "f")


@phrases(tg.Shown)
def _shown(v: tg.Shown, me: Voice) -> Phrase:
    return phrases.say(v.of, me)  # type: ignore[no-any-return]


# Numbers


def measured(value: Any, noun: Noun, me: Voice) -> tuple[Phrase, Phrase | None]:
    """So many of something, and *for each* what."""
    if isinstance(value, int):
        return count(value, noun), None
    if isinstance(value, n.Times):
        return count(value.each, noun), per(value.of, me)
    if isinstance(value, n.ThisWay):
        return verbatim("la misma cantidad de " + noun.es, "that much " + noun.en), None
    return count(1, noun), per(value, me)


def per(value: Any, me: Voice) -> Phrase:
    """What something is counted by: cada criatura aliada."""
    if isinstance(value, n.Count):
        return thing(as_cards(value.what), each)
    if isinstance(value, n.CountIn):
        return dressed(each(head(value.what)), value.what).with_(IN_ZONE(zone(value.zone)))
    if isinstance(value, n.ThisWay):
        return verbatim(me.way[0], me.way[1], "f")
    if isinstance(value, n.Keys):
        return _keys(value)
    es, en = COUNTED[type(value)](value)
    return verbatim(es, en, "f")


def _keys(value: n.Keys) -> Phrase:
    mine = value.who.word == "you"
    if value.forged:
        es = "cada llave que hayas forjado" if mine else "cada llave que haya forjado tu oponente"
        return verbatim(es, "each key you have forged" if mine else "each key your opponent has forged", "f")
    return verbatim("cada llave que te quede por forjar", "each unforged key you have", "f")


def _plain(es: str, en: str) -> Any:
    def told(value: Any) -> tuple[str, str]:
        return es, en

    return told


def _pool(value: n.Pool) -> tuple[str, str]:
    if value.who.word == "you":
        return "cada Æmbar de tu reserva", "each Æmber in your pool"
    return "cada Æmbar de la reserva de tu oponente", "each Æmber in your opponent's pool"


def _excess(value: n.Minus) -> tuple[str, str]:
    mine = isinstance(value.one, n.Count) and value.one.what.side == "friendly"
    if mine:
        return (
            "cada criatura que controles de más que tu oponente",
            "each creature you control in excess of your opponent",
        )
    return (
        "cada criatura que tu oponente controle de más que tú",
        "each creature your opponent controls in excess of you",
    )


COUNTED: dict[type, Any] = {
    n.Pool: _pool,
    n.AmberOn: _plain("cada Æmbar sobre ella", "each Æmber on it"),
    n.ArmorOn: _plain("cada punto de Armadura que tenga", "each point of armor it has"),
    n.DamageOn: _plain("cada punto de daño sobre ella", "each damage on it"),
    n.SlainThisTurn: _plain(
        "cada criatura enemiga destruida en una lucha este turno",
        "each enemy creature destroyed in a fight this turn",
    ),
    n.PlayedThisTurn: _plain("cada carta que hayas jugado este turno", "each card you have played this turn"),
    n.UsesOfThis: _plain("cada vez que se haya usado este turno", "each time it was used this turn"),
    n.Minus: _excess,
}
ALL_YOUR = all_(your(w.AMBER))
