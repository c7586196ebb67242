"""Noun phrases: filters, targets, zones, players and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.games.keyforge.cards.facts import facts
from tapete.games.keyforge.text import lexicon as w
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
    plural,
    poss,
    stat,
    that,
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
    OPPONENT,
    OTHER,
    OWNER,
    PLAYER,
    RIVAL,
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
    if player.word in ("controller", "controller-of-that", "controller-of-kept"):
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


def _quality(phrase: NP, test: wh.Test, me: Voice | None) -> NP:
    if isinstance(test, wh.Status):
        return phrase.adj(w.STATUS[test.word, test.yes])
    if isinstance(test, wh.OfHouse):
        return phrase.adj(_housed(test, me))
    if isinstance(test, wh.HasTrait):
        return phrase.adj(w.with_trait(test.trait, test.yes))
    if isinstance(test, wh.HasKeyword):
        return phrase.adj(w.with_keyword(test.word, test.yes))
    if isinstance(test, powers.PowerIs):
        return _powered(phrase, test)
    if _in_the_noun(test):
        return phrase
    if isinstance(test, wh.Other):
        return phrase.adj(OTHER)
    if isinstance(test, kinship.OtherType):
        return phrase.adj(OF_ANOTHER_TYPE)
    if isinstance(test, kinship.OtherName):
        return phrase.with_(WITH_ANOTHER_NAME)
    return phrase.adj(QUALITIES[type(test)]) if type(test) in QUALITIES else _special(phrase, test, me)


def _in_the_noun(test: wh.Test) -> bool:
    """Whether the noun of the filter says it already."""
    return isinstance(test, (wh.Named, wh.Gigantic)) or test == wh.IsToken()


def _housed(test: wh.OfHouse, me: Voice | None) -> Adj:
    """De Marte; de esa Casa; de otra Casa."""
    if test.house != that_house:
        return w.of_house(test.house, test.yes)
    if not test.yes:
        return OF_ANOTHER_HOUSE
    return me.house if me else w.THAT_HOUSE


def _powered(phrase: NP, test: powers.PowerIs) -> NP:
    if test.chosen:
        return phrase.adj(WITH_THAT_POWER)
    if test.least == test.most:
        return phrase.with_(WITH(stat(w.POWER, test.least)))
    if test.least:
        return phrase.with_(WITH(stat(w.POWER, test.least, Bound.AT_LEAST)))
    return phrase.with_(WITH(stat(w.POWER, test.most, Bound.AT_MOST)))


def _held(phrase: NP, test: wh.ControlledBy) -> NP:
    """Whose cards they are."""
    if test.owned:
        return phrase.adj(w.OWNED[test.who.word])
    if test.who.word == "rival":
        return phrase.that(deny(clause(CONTROL, subject=that(PLAYER))))
    subject = it(PLAYER) if test.who.word == "own" else who(test.who)
    return phrase.that(clause(CONTROL, subject=subject))


def _kin(me: Voice | None) -> Adj:
    """Of a house of the card spoken of."""
    if me is not None and me.chosen is CARD and me.way.verb is DISCARD:
        return SHARES_WITH_DISCARDED
    return SHARES_WITH_IT


def _special(phrase: NP, test: wh.Test, me: Voice | None = None) -> NP:
    if isinstance(test, kinship.SharesHouse) and test.among is not None:
        return phrase.with_(w.OF_A_HOUSE_AMONG(thing(test.among, plural)))
    if isinstance(test, kinship.PowerBeside) and me is not None and me.many:
        return phrase.adj(SAME_AS_ONE)
    if test == kinship.SharesHouse() and me is not None and me.many:
        return phrase.adj(OF_A_HOUSE_OF_THOSE)
    if isinstance(test, powers.PowerEquals):
        # Amounts are said with these very phrases.
        from tapete.games.keyforge.text.amounts import number

        assert isinstance(test.amount, Amount)
        return phrase.with_(POWER_EQUAL_TO(number(test.amount, me or Voice("creature"))))
    if test in COMPARED:
        told = COMPARED[test]
        if isinstance(test, spots.LikeNeighbors) and w.STATUS["on-flank", False] in phrase.qualities:
            # A clause after another: que no esté en un flanco y que comparta Casa…
            return phrase.with_(Fixed(f"y {told.form(True, phrase.plural)}", f"and {told.en}"))
        return phrase.adj(told)
    if isinstance(test, spots.Beside):
        return phrase.adj(w.NEIGHBORING if test.of == "this" else BESIDE_IT)
    if isinstance(test, spots.Amid):
        beside = dressed(count(2, w.NEIGHBOR), test.what, me).adj(OF_DIFFERENT_HOUSES)
        return phrase.with_(WITH(beside))
    if isinstance(test, wh.OfActiveHouse):
        return phrase.adj(ACTIVE_HOUSE if test.yes else NOT_ACTIVE_HOUSE)
    if isinstance(test, wh.OfType):
        word = KINDS[test.type]
        if test.yes:
            return phrase.adj(adj(f"de tipo {word.es}", word.en))
        return phrase.adj(adj(f"que no sea {word.es}", f"non-{word.en}", es_many=f"que no sean {word.es}"))
    if isinstance(test, wh.ControlledBy):
        return _held(phrase, test)
    if isinstance(test, spots.Between):
        es, en = (facts(test.id).name(lang) for lang in ("es", "en"))
        return phrase.with_(Fixed(f"entre esta criatura y {es}", f"between this creature and {en}"))
    if test == kinship.SharesHouse():
        return phrase.adj(_kin(me))
    if isinstance(test, wh.HasIcons):
        return phrase.with_(WITH(a(w.ICON)) if test.yes else WITHOUT_ICONS)
    if isinstance(test, wh.HasCounter):
        noun = w.POWER_COUNTER if test.mark == "power" else w.counter(test.mark)
        return phrase.with_(WITH(a(noun)) if test.yes else WITHOUT(a(noun)))
    raise Unsaid(test, "a quality")


COMPARED: dict[wh.Test, Adj] = {
    wh.IsToken(yes=False): adj("que no sea una ficha", "non-token", es_many="que no sean fichas"),
    kinship.SameName(): adj("con ese mismo nombre", "with the same name", en_last=True),
    kinship.SameName(host=True): adj(
        "con el mismo nombre que esta criatura", "with the same name as this creature", en_last=True
    ),
    powers.PowerParity(True): adj("con Poder impar", "with odd power", en_last=True),
    powers.PowerParity(False): adj("con Poder par", "with even power", en_last=True),
    kinship.PowerBeside("<"): adj("con menos Poder que ella", "with less power than it", en_last=True),
    kinship.PowerBeside("<", this=True): adj(
        "con menos Poder que esta criatura", "with less power than this creature", en_last=True
    ),
    kinship.PowerBeside(">", this=True): adj(
        "con más Poder que esta criatura", "with more power than this creature", en_last=True
    ),
    kinship.PowerBeside(">"): adj("con más Poder que ella", "with more power than it", en_last=True),
    kinship.PowerBeside("=="): adj("con el mismo Poder que ella", "with the same power as it", en_last=True),
    spots.SideOfThis(True): adj(
        "a la izquierda de esta criatura", "to the left of this creature", en_last=True
    ),
    spots.SideOfThis(True, "that"): adj(
        "a la izquierda de esta criatura", "to the left of this creature", en_last=True
    ),
    spots.SideOfThis(False): adj(
        "a la derecha de esta criatura", "to the right of this creature", en_last=True
    ),
    spots.AtFlank("left"): adj("de su flanco izquierdo", "on their left flank", en_last=True),
    spots.AtFlank("right"): adj("de su flanco derecho", "on their right flank", en_last=True),
    spots.SameLine(): adj("de la misma línea de batalla", "in the same battleline", en_last=True),
    kinship.SharesHouse(yes=False): adj("de otra Casa", "of a different house", en_last=True),
    kinship.SharesTraitInLine(yes=False): adj(
        "que no comparta ningún rasgo con otra criatura de su línea de batalla",
        "that shares no trait with another creature in its battleline",
        en_last=True, es_many="que no compartan ningún rasgo con otra criatura de su línea de batalla",
    ),
    kinship.OfCrowdedHouse(3): adj(
        "de una Casa con 3 o más criaturas en juego", "of a house with 3 or more creatures in play", en_last=True
    ),
    spots.LikeNeighbors(1): adj(
        "que comparta Casa con al menos 1 de sus criaturas adyacentes", "that shares a house with at least 1 of its neighbors",
        en_last=True, es_many="que compartan Casa con al menos 1 de sus criaturas adyacentes",
    ),
    spots.LikeNeighbors(1, yes=False): adj(
        "que no comparta Casa con al menos 1 de sus criaturas adyacentes",
        "that does not share a house with at least 1 of its neighbors",
        en_last=True, es_many="que no compartan Casa con al menos 1 de sus criaturas adyacentes",
    ),
    spots.NextTo("left"): adj("adyacente a su izquierda", "immediately to its left", en_last=True),
    spots.NextTo("right"): adj("adyacente a su derecha", "immediately to its right", en_last=True),
    spots.NextTo("left", "that"): adj("adyacente a su izquierda", "immediately to its left", en_last=True),
    spots.NextTo("right", "that"): adj("adyacente a su derecha", "immediately to its right", en_last=True),
    spots.LikeNeighbors(2): adj(
        "que comparta Casa con sus 2 criaturas adyacentes", "that shares a house with 2 of its neighbors",
        en_last=True, es_many="que compartan Casa con sus 2 criaturas adyacentes",
    ),
}  # fmt: skip
SHARES_WITH_IT = adj("de la misma Casa", "of the same house", en_last=True)
SHARES_WITH_DISCARDED = adj(
    "de la misma Casa que una carta descartada de este modo",
    "that shares a house with a card discarded this way",
    en_last=True,
)
OF_DIFFERENT_HOUSES = adj("y de Casas distintas", "of different houses", en_last=True)
SAME_AS_ONE = adj(
    "con el mismo Poder que alguna de ellas", "with the same power as either of them", en_last=True
)
OF_A_HOUSE_OF_THOSE = adj(
    "que comparta Casa con al menos una de ellas", "that shares a house with at least one of them",
    en_last=True, es_many="que compartan Casa con al menos una de ellas",
)  # fmt: skip
WITHOUT = Prep("sin", "without")
WITHOUT_ICONS = Fixed("sin iconos de bonificación", "with no bonus icons")
TOTALLING = Prep("que sumen", "with total")


HIGHEST_POWER = adj("con el Poder más alto", "with the highest power", en_last=True)
LOWEST_POWER = adj("con el Poder más bajo", "with the lowest power", en_last=True)
WITH_THAT_POWER = adj("con Poder igual a ese número", "with power equal to that number", en_last=True)
OF_ANOTHER_HOUSE = adj("de otra Casa", "of another house", en_last=True, es_many="de otras Casas")
OF_ANOTHER_TYPE = adj("de otro tipo", "of a different type", en_last=True)
WITH_ANOTHER_NAME = Fixed("con otro nombre", "with a different name")
ACTIVE_HOUSE = adj("de la Casa activa", "of the active house", en_last=True)
NOT_ACTIVE_HOUSE = adj(
    "que no sea de la Casa activa",
    "not of the active house",
    en_last=True,
    es_many="que no sean de la Casa activa",
)
BESIDE_THE_LAST = adj("adyacente a esta última", "next to that one", en_last=True)
BESIDE_IT = adj("adyacente a ella", "next to it", en_last=True, es_many="adyacentes a ella")
QUALITIES: dict[type, Adj] = {
    wh.Different: w.DIFFERENT_ONE,
    kinship.Unshown: adj("no revelada", "unrevealed", es_many="no reveladas"),
    kinship.SharesTrait: adj(
        "que comparta un rasgo con ella", "that shares a trait with it", en_last=True,
        es_many="que compartan un rasgo con ella",
    ),
    kinship.ChosenTrait: adj("con ese rasgo", "with that trait", en_last=True),
    wh.OfCommonestHouse: adj(
        "de la Casa con más criaturas en juego", "of the house with the most creatures in play", en_last=True
    ),
    kinship.ChosenName: adj("con ese nombre", "with that name", en_last=True),
    wh.Armored: adj("con Armadura", "with armor", en_last=True),
}  # fmt: skip


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
