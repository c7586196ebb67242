"""Noun phrases: filters, targets, zones, players and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from tapete.games.keyforge.cards.facts import facts
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.qualities import (
    ACTIVE_HOUSE,
    BESIDE_IT,
    BESIDE_THE_LAST,
    COMPARED,
    NOT_ACTIVE_HOUSE,
    OF_A_HOUSE_OF_THOSE,
    OF_ANOTHER_HOUSE,
    OF_DIFFERENT_HOUSES,
    QUALITIES,
    SAME_AS_ONE,
    SHARES_WITH_DISCARDED,
    SHARES_WITH_IT,
    WITH_ANOTHER_NAME,
    WITH_THAT_POWER,
    WITHOUT_ICONS,
)
from tapete.games.keyforge.text.voice import Says, Unsaid, Voice
from tapete.games.keyforge.verbs import kinship, places, powers, spots
from tapete.games.keyforge.verbs import things as th
from tapete.games.keyforge.verbs import which as wh
from tapete.games.keyforge.verbs.amounts import Amount
from tapete.games.keyforge.verbs.base import Who, that_house
from tapete.games.keyforge.verbs.pointers import host
from tapete.phrase import (
    NP,
    WITH,
    YOU,
    Adj,
    Bound,
    Fixed,
    Noun,
    Phrase,
    Prep,
    a,
    adj,
    clause,
    count,
    deny,
    each,
    it,
    or_,
    phrase,
    poss,
    stat,
    that,
    the,
    verbatim,
    your,
)
from tapete.phrase.common import (
    CARD,
    CONTROL,
    DECK,
    DISCARD,
    DISCARD_PILE,
    HAND,
    OF,
    OPPONENT,
    OTHER,
    OWNER,
    PLAYER,
    RIVAL,
    WITHOUT,
)
from tapete.phrase.nouns import Det

Determiner = Callable[[Noun], NP]

phrases: Says[Phrase] = Says("a target")
IN_ZONE = Prep("de", "in")
FROM_AMONG = Prep("de entre", "from among")


def who(player: Who, me: Voice | None = None) -> Phrase:
    """A player as a subject."""
    if player.word == "rival" and me is not None and me.turn:
        return poss(it(PLAYER), RIVAL)
    if me is not None and me.foe and player.word in OF_THE_EVENT:
        return poss(that(w.CREATURE), OF_THE_EVENT[player.word])
    if player.word == "you":
        return YOU
    if player.word in EACH_OF:
        return EACH_OF[player.word]
    if player.word in ("owner", "owner-of-that"):
        return poss(it(CARD), OWNER)
    if player.word in ("controller", "controller-of-that", "controller-of-kept", "wearer"):
        return verbatim("su controlador", "its controller")
    if player.word in ("actor", "chosen"):
        return that(PLAYER)
    if player.word == "active":
        return verbatim("el jugador activo", "the active player")
    if player.word in ("rival", "rival-of-that"):
        return verbatim("el oponente de su controlador", "its controller's opponent")
    return OPPONENT


NOT_HAUNTED = adj("que no esté embrujado", "that is not haunted", en_last=True)
EACH_OF: dict[str, Phrase] = {
    "each": each(PLAYER),
    "haunted": each(PLAYER).adj(w.HAUNTED),
    "unhaunted": each(PLAYER).adj(NOT_HAUNTED),
}
OF_THE_EVENT = {"owner": OWNER, "controller": w.CONTROLLER}


SPOKEN_OF = (
    "controller", "controller-of-that", "controller-of-kept", "owner", "owner-of-that", "actor", "chosen", "active",
    "wearer",
)  # fmt: skip


def whose(player: Who, noun: Noun) -> NP:
    """What a player has."""
    if player.word == "you":
        return your(noun)
    if player.word in EACH_OF:
        return poss(EACH_OF[player.word], noun)
    if player.word in SPOKEN_OF:
        return poss(who(player), noun)
    if player.word == "own":
        return poss(it(PLAYER), noun)
    return poss(OPPONENT, noun)


ZONE_NOUNS = {"hand": HAND, "deck": DECK, "discard": DISCARD_PILE, "archives": w.ARCHIVES}


def zone(place: places.Zone) -> NP:
    """A zone out of play."""
    if place.who.word == "one":
        return a(ZONE_NOUNS[place.place])
    if place.who.word == "each":
        return each(ZONE_NOUNS[place.place])
    if place.who.word == "haunted":
        return poss(a(PLAYER).adj(w.HAUNTED), ZONE_NOUNS[place.place])
    found = whose(place.who, ZONE_NOUNS[place.place])
    return found.many() if place.place == "archives" else found


def purged(cards: NP, place: places.Zone) -> NP:
    """Cards that were removed from the game: una carta purgada de tu propiedad."""
    found = cards.adj(w.PURGED)
    return found.adj(w.OWNED[place.who.word]) if place.who.word in w.OWNED else found


# Which cards


def head(what: th.Things) -> Noun:
    """The noun of a filter."""
    for test in what.tests:
        if isinstance(test, wh.Named):
            return w.named(test.id)
        if isinstance(test, wh.Gigantic):
            return w.GIGANTIC_HALF
        if test == wh.IsToken():
            return w.TOKEN_CREATURE
    return KINDS.get(what.kind, CARD)


def one_copy(what: th.Things) -> Noun:
    """The noun of a filter where there may be several: copies of a card, where it names one."""
    named = next((test.id for test in what.tests if isinstance(test, wh.Named)), "")
    return w.copy_of(named) if named else head(what)


KINDS = {"creature": w.CREATURE, "artifact": w.ARTIFACT, "upgrade": w.UPGRADE, "action": w.ACTION_CARD}


def the_many(noun: Noun) -> NP:
    """Las criaturas."""
    return the(noun).many()


def dressed(phrase: NP, what: th.Things, me: Voice | None = None, *, side: bool = True) -> NP:
    """The same phrase with the qualities a filter asks for."""
    if side and what.side:
        phrase = phrase.adj(w.FRIENDLY if what.side == "friendly" else w.ENEMY)
    if FARTHER in what.tests and wh.Different() in what.tests:
        return replace(phrase, det=Det.THE).adj(OTHER, BESIDE_THE_LAST)
    if any(isinstance(test, spots.NextTo) for test in what.tests):
        # There is one at most.
        phrase = replace(phrase, det=Det.THE)
    for test in what.tests:
        phrase = _quality(phrase, test, me)
    return phrase


POWER_EQUAL_TO = Prep("con Poder igual a", "with power equal to")
FARTHER = spots.Beside("that")


T = TypeVar("T", bound=wh.Test)
Sayer = Callable[[NP, T, "Voice | None"], NP]
_sayers: dict[type[wh.Test], Sayer[Any]] = {}


def quality(*kinds: type[T]) -> Callable[[Sayer[T]], Sayer[T]]:
    """How a quality of cards is said of a phrase: `@quality(wh.Status)`; those that are one adjective stand in tables."""

    def enter(sayer: Sayer[T]) -> Sayer[T]:
        _sayers.update(dict.fromkeys(kinds, sayer))
        return sayer

    return enter


def _quality(phrase: NP, test: wh.Test, me: Voice | None) -> NP:
    if _in_the_noun(test):
        return phrase
    sayer = _sayers.get(type(test))
    return _compared(phrase, test) if sayer is None else sayer(phrase, test, me)


def _compared(phrase: NP, test: wh.Test) -> NP:
    told = QUALITIES.get(type(test)) or COMPARED.get(test)
    if told is None:
        raise Unsaid(test, "a quality")
    return phrase.adj(told)


@quality(wh.Status)
def _status(phrase: NP, test: wh.Status, me: Voice | None) -> NP:
    return phrase.adj(w.STATUS[test.word, test.yes])


@quality(wh.HasTrait)
def _has_trait(phrase: NP, test: wh.HasTrait, me: Voice | None) -> NP:
    return phrase.adj(w.with_trait(test.trait, test.yes))


@quality(wh.HasKeyword)
def _has_keyword(phrase: NP, test: wh.HasKeyword, me: Voice | None) -> NP:
    return phrase.adj(w.with_keyword(test.word, test.yes))


@quality(kinship.OtherName)
def _other_name(phrase: NP, test: kinship.OtherName, me: Voice | None) -> NP:
    return phrase.with_(WITH_ANOTHER_NAME)


def _in_the_noun(test: wh.Test) -> bool:
    """Whether the noun of the filter says it already."""
    return isinstance(test, (wh.Named, wh.Gigantic)) or test == wh.IsToken()


@quality(wh.OfHouse)
def _of_house(phrase: NP, test: wh.OfHouse, me: Voice | None) -> NP:
    return phrase.adj(_housed(test, me))


def _housed(test: wh.OfHouse, me: Voice | None) -> Adj:
    """De Marte; de esa Casa; de otra Casa."""
    if test.house != that_house:
        return w.of_house(test.house, test.yes)
    if not test.yes:
        return OF_ANOTHER_HOUSE
    return me.house if me else w.THAT_HOUSE


@quality(powers.PowerIs)
def _powered(phrase: NP, test: powers.PowerIs, me: Voice | None) -> NP:
    if test.chosen:
        return phrase.adj(WITH_THAT_POWER)
    if test.least == test.most:
        return phrase.with_(WITH(stat(w.POWER, test.least)))
    if test.least:
        return phrase.with_(WITH(stat(w.POWER, test.least, Bound.AT_LEAST)))
    return phrase.with_(WITH(stat(w.POWER, test.most, Bound.AT_MOST)))


@quality(wh.ControlledBy)
def _held(phrase: NP, test: wh.ControlledBy, me: Voice | None) -> NP:
    """Whose cards they are."""
    if test.owned:
        return phrase.adj(w.OWNED[test.who.word])
    if test.who.word == "rival":
        return phrase.that(deny(clause(CONTROL, subject=that(PLAYER))))
    they = test.who.word == "own" or (test.who.word == "actor" and me is not None and me.acting)
    return phrase.that(clause(CONTROL, subject=it(PLAYER) if they else who(test.who)))


@quality(wh.Ones)
def _ones(phrase: NP, test: wh.Ones, me: Voice | None) -> NP:
    return phrase.with_(OF(who(test.who)))


def _kin(me: Voice | None) -> Adj:
    """Of a house of the card spoken of."""
    if me is not None and me.chosen is CARD and me.way.verb is DISCARD:
        return SHARES_WITH_DISCARDED
    return SHARES_WITH_IT


@quality(kinship.SharesHouse)
def _shares_house(phrase: NP, test: kinship.SharesHouse, me: Voice | None) -> NP:
    if test.among is not None:
        return phrase.with_(w.OF_A_HOUSE_AMONG(thing(test.among, the_many)))
    if test != kinship.SharesHouse():
        return _compared(phrase, test)
    return phrase.adj(OF_A_HOUSE_OF_THOSE if me is not None and me.many else _kin(me))


@quality(kinship.PowerBeside)
def _power_beside(phrase: NP, test: kinship.PowerBeside, me: Voice | None) -> NP:
    return phrase.adj(SAME_AS_ONE) if me is not None and me.many else _compared(phrase, test)


@quality(powers.PowerEquals)
def _power_equals(phrase: NP, test: powers.PowerEquals, me: Voice | None) -> NP:
    # Amounts are said with these very phrases.
    from tapete.games.keyforge.text.amounts import number

    assert isinstance(test.amount, Amount)
    return phrase.with_(POWER_EQUAL_TO(number(test.amount, me or Voice("creature"))))


@quality(spots.LikeNeighbors)
def _like_neighbors(phrase: NP, test: spots.LikeNeighbors, me: Voice | None) -> NP:
    told, off_flank = COMPARED[test], w.STATUS["on-flank", False]
    if off_flank not in phrase.qualities:
        return phrase.adj(told)
    # A clause after another: que no esté en un flanco y que comparta Casa…
    bare = replace(phrase, qualities=tuple(q for q in phrase.qualities if q != off_flank))
    es = f"{off_flank.form(True, phrase.plural)} y {told.form(True, phrase.plural)}"
    return bare.with_(Fixed(es, f"that is {off_flank.en} and {told.en}"))


@quality(spots.Beside)
def _beside(phrase: NP, test: spots.Beside, me: Voice | None) -> NP:
    return phrase.adj(w.NEIGHBORING if test.of == "this" else BESIDE_IT)


@quality(spots.Amid)
def _amid(phrase: NP, test: spots.Amid, me: Voice | None) -> NP:
    beside = dressed(count(2, w.NEIGHBOR), test.what, me).adj(OF_DIFFERENT_HOUSES)
    return phrase.with_(WITH(beside))


@quality(spots.Between)
def _between(phrase: NP, test: spots.Between, me: Voice | None) -> NP:
    es, en = (facts(test.id).name(lang) for lang in ("es", "en"))
    return phrase.with_(Fixed(f"entre esta criatura y {es}", f"between this creature and {en}"))


@quality(wh.OfActiveHouse)
def _of_active_house(phrase: NP, test: wh.OfActiveHouse, me: Voice | None) -> NP:
    return phrase.adj(ACTIVE_HOUSE if test.yes else NOT_ACTIVE_HOUSE)


@quality(wh.OfType)
def _of_type(phrase: NP, test: wh.OfType, me: Voice | None) -> NP:
    word = KINDS[test.type]
    if test.yes:
        return phrase.adj(adj(f"de tipo {word.es}", word.en))
    return phrase.adj(adj(f"que no sea {word.es}", f"non-{word.en}", es_many=f"que no sean {word.es}"))


@quality(wh.HasIcons)
def _has_icons(phrase: NP, test: wh.HasIcons, me: Voice | None) -> NP:
    return phrase.with_(WITH(a(w.ICON)) if test.yes else WITHOUT_ICONS)


@quality(wh.HasCounter)
def _has_counter(phrase: NP, test: wh.HasCounter, me: Voice | None) -> NP:
    noun = w.counter(test.mark)
    return phrase.with_(WITH(a(noun)) if test.yes else WITHOUT(a(noun)))


def thing(what: th.Things, det: Determiner, me: Voice | None = None, *, side: bool = True) -> Phrase:
    """A filter behind a determiner; of kinds that differ, each has its own: un artefacto o una criatura."""
    for test in what.tests:
        if isinstance(test, wh.Itself):
            me = me or Voice(what.kind)
            return phrases.say(host, me) if test.host else me.this
    kinds = next((test.kinds for test in what.tests if isinstance(test, wh.Either)), None)
    if kinds is not None:
        # What is asked of all of them is said of each: un artefacto enemigo o una criatura Robot enemiga.
        asked = tuple(test for test in what.tests if not isinstance(test, wh.Either))
        told = (replace(kind, side=kind.side or what.side, tests=(*asked, *kind.tests)) for kind in kinds)
        return or_(*(thing(kind, det, me, side=side) for kind in told))
    if what.kind == "creature-or-artifact":
        return dressed(det(w.CREATURE_OR_ARTIFACT), what, me, side=side)
    return dressed(det(head(what)), what, me, side=side)


def belonging(test: wh.OfHouse | wh.OfActiveHouse) -> Phrase:
    """What a card *is* when it belongs to a house: de esa Casa; a Mars card."""
    if isinstance(test, wh.OfActiveHouse):
        return verbatim("de la Casa activa", "of the active house")
    if test.house == that_house:
        return verbatim("de esa Casa", "of that house")
    told = w.of_house(test.house)
    return verbatim(told.form(True, False), phrase(a(CARD).adj(told), "en"))


def as_cards(what: th.Things) -> th.Things:
    """Creatures and artifacts counted together are cards."""
    return replace(what, kind="card") if what.kind == "creature-or-artifact" else what
