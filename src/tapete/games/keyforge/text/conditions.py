"""Conditions as clauses: what *if*, *while* and *unless* frame."""

from __future__ import annotations

from typing import Any

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.phrases import as_cards, belonging, dressed, head, thing, who
from tapete.games.keyforge.text.voice import Says, Voice, said
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import OfActiveHouse, OfHouse
from tapete.kernel.phrase import (
    IN,
    YOU,
    Phrase,
    Saying,
    a,
    at_least,
    at_most,
    clause,
    deny,
    exactly,
    it,
    join,
    more,
    passive,
    past,
    verbatim,
    your,
)
from tapete.kernel.phrase import no as none
from tapete.kernel.phrase.common import (
    BE,
    CARD,
    CONTROL,
    DISCARD,
    DISCARD_PILE,
    DO,
    HAND,
    HAVE,
    IN_PLAY,
    OPPONENT,
    PLAY,
    STAND,
    THERE_IS,
    THIS_TURN,
    THIS_WAY,
    USE,
)

conditions = Says()
BOUNDS = {">=": at_least, "<=": at_most, "==": exactly}


@conditions(n.Compare)
def _compare(v: n.Compare, me: Voice) -> Saying:
    if isinstance(v.other, int):
        return _against_number(v.one, v.sign, v.other, me)
    if isinstance(v.one, n.Pool) and isinstance(v.other, n.Pool):
        return clause(HAVE, more(w.AMBER, than=who(v.other.who)), subject=who(v.one.who))
    if isinstance(v.one, n.Count) and isinstance(v.other, n.Count):
        mine = v.one.what.side == "friendly"
        subject, than = (YOU, OPPONENT) if mine else (OPPONENT, YOU)
        return clause(CONTROL, more(head(v.one.what), than=than), subject=subject)
    if isinstance(v.one, n.Keys) and isinstance(v.other, n.Keys):
        return clause(HAVE, more(w.KEY, than=who(v.other.who)), subject=who(v.one.who))
    raise KeyError("nobody says this comparison")


def _against_number(one: Any, sign: str, number: int, me: Voice) -> Saying:
    if sign == ">":
        sign, number = ">=", number + 1
    if isinstance(one, n.Pool):
        held: Phrase = none(w.AMBER) if (sign, number) == ("==", 0) else BOUNDS[sign](number, w.AMBER)
        return clause(HAVE, held, subject=who(one.who))
    if isinstance(one, n.Count):
        return _counted(one.what, sign, number)
    if isinstance(one, n.Keys):
        return clause(HAVE, BOUNDS[sign](number, w.KEY), subject=who(one.who))
    if isinstance(one, n.CountIn):
        held = dressed(BOUNDS[sign](number, head(one.what)), one.what)
        return clause(
            HAVE,
            held,
            IN(your(HAND if one.zone.place == "hand" else DISCARD_PILE)),
            subject=who(one.zone.who),
        )
    return _history(one, sign, number, me)


def _counted(what: Things, sign: str, number: int) -> Saying:
    nothing = (sign, number) == ("==", 0)
    what = as_cards(what)

    def quantity(noun: Any) -> Any:
        return none(noun) if nothing else BOUNDS[sign](number, noun)

    if what.side:
        return clause(
            CONTROL, thing(what, quantity, side=False), subject=YOU if what.side == "friendly" else OPPONENT
        )
    return clause(THERE_IS, thing(what, quantity), IN_PLAY)


def _history(one: Any, sign: str, number: int, me: Voice) -> Saying:
    def quantity(what: Things) -> Phrase:
        if (sign, number) == (">=", 1):
            return thing(what, a)
        return thing(what, none if (sign, number) == ("==", 0) else _bound(sign, number))

    if isinstance(one, n.PlayedThisTurn):
        return past(clause(PLAY, quantity(one.what), THIS_TURN))
    if isinstance(one, n.UsedThisTurn):
        return past(clause(USE, quantity(one.what), THIS_TURN))
    if isinstance(one, n.DiscardedThisTurn):
        return past(clause(DISCARD, quantity(one.what), THIS_TURN))
    if isinstance(one, n.PlayedLastTurn):
        return past(clause(PLAY, quantity(one.what), w.PREVIOUS_TURN, subject=who(one.who)))
    if isinstance(one, n.ThisWay):
        return said(
            es=f"de este modo ha sido {SIGNS_ES[sign]} {number}", en=f"{SIGNS_EN[sign]} {number} this way"
        )
    if isinstance(one, n.UsesOfThis):
        return said(
            es="es la primera vez que se usa esta criatura este turno",
            en="this is the first time this creature has been used this turn",
        )
    raise KeyError(f"nobody says {type(one).__name__}")


SIGNS_ES = {">=": "al menos", "<=": "como mucho", "==": "exactamente"}
SIGNS_EN = {">=": "at least", "<=": "at most", "==": "exactly"}


def _bound(sign: str, number: int) -> Any:
    def bounded(noun: Any) -> Any:
        return BOUNDS[sign](number, noun)

    return bounded


@conditions(n.Both)
def _both(v: n.Both, me: Voice) -> Saying:
    return join(*(conditions.say(one, me) for one in v.conditions))


@conditions(n.Not)
def _not(v: n.Not, me: Voice) -> Saying:
    return deny(conditions.say(v.of, me))


@conditions(n.YouDo)
def _you_do(v: n.YouDo, me: Voice) -> Saying:
    return clause(DO, it(CARD))


@conditions(n.Healed)
def _healed(v: n.Healed, me: Voice) -> Saying:
    return said(es=f"has curado {v.amount} de daño", en=f"you healed {v.amount} damage")


@conditions(n.WasDestroyed)
def _was_destroyed(v: n.WasDestroyed, me: Voice) -> Saying:
    told = passive(w.DESTROY, me.that_one, THIS_WAY) if v.yes else passive(w.DESTROY, me.that_one)
    return told if v.yes else deny(told)


@conditions(n.ForgedKey)
def _forged(v: n.ForgedKey, me: Voice) -> Saying:
    moment = THIS_TURN if v.who.word == "you" else w.PREVIOUS_TURN
    return past(clause(w.FORGE, a(w.KEY), moment, subject=who(v.who)))


@conditions(n.ThatIs)
def _that_is(v: n.ThatIs, me: Voice) -> Saying:
    house = v.what.tests[0] if v.what.kind == "card" and len(v.what.tests) == 1 else None
    if isinstance(house, (OfHouse, OfActiveHouse)):
        told = clause(BE, belonging(house), subject=me.that_one)
        return told if v.yes == house.yes else deny(told)
    told = clause(BE, thing(v.what, a), subject=me.that_one)
    return told if v.yes else deny(told)


@conditions(n.ThisIs)
def _this_is(v: n.ThisIs, me: Voice) -> Saying:
    test = v.what.tests[0]
    word = getattr(test, "word", "")
    # On an upgrade *this creature* is the one that wears it.
    subject = Voice("creature").this if me.kind == "upgrade" else me.this
    if word == "on-flank":
        told = clause(STAND, w.ON_A_FLANK, subject=subject)
        return told if test.yes else deny(told)
    if (word, getattr(test, "yes", None)) in w.STATUS:
        return clause(STAND, w.STATUS[word, test.yes], subject=subject)
    return clause(BE, thing(v.what, a), subject=subject)


@conditions(n.YourTurn)
def _your_turn(v: n.YourTurn, me: Voice) -> Saying:
    return said(
        es="es tu turno" if v.yes else "no es tu turno",
        en="it is your turn" if v.yes else "it is not your turn",
    )


@conditions(n.ActiveHouse)
def _active(v: n.ActiveHouse, me: Voice) -> Saying:
    house = verbatim(house_name(v.house, "es"), house_name(v.house, "en"), "f")
    told = clause(BE, verbatim("tu Casa activa", "your active house", "f"), subject=house)
    return told if v.yes else deny(told)


@conditions(n.Haunted)
def _haunted(v: n.Haunted, me: Voice) -> Saying:
    return clause(STAND, w.HAUNTED, subject=who(v.who))


COLOURS = {"red": "roja", "yellow": "amarilla", "blue": "azul"}


@conditions(n.KeyIsForged)
def _key_is_forged(v: n.KeyIsForged, me: Voice) -> Saying:
    mine = v.who.word == "you"
    return said(
        es=f"{'tu llave' if mine else 'la llave'} {COLOURS[v.colour]}{'' if mine else ' de tu oponente'} está forjada",
        en=f"{'your' if mine else 'your opponent’s'} {v.colour} key is forged",
    )


@conditions(n.TideIs)
def _tide(v: n.TideIs, me: Voice) -> Saying:
    return said(
        es=f"la marea está {'alta' if v.high else 'baja'}", en=f"the tide is {'high' if v.high else 'low'}"
    )
