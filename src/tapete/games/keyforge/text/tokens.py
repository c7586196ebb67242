"""Words about token creatures and cards that turn over, said."""

from __future__ import annotations

from typing import Final

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import measured
from tapete.games.keyforge.text.phrases import phrases, who
from tapete.games.keyforge.text.verbs import verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import targets, tokens
from tapete.phrase import Fixed, Saying, a, clause, each, sentences, verb
from tapete.phrase.common import CARD, DISCARD

MAKE: Final = verb("crear", "make")
FACE_UP: Final = Fixed("boca arriba", "faceup")
FACE_DOWN: Final = Fixed("boca abajo", "facedown")
PUT: Final = verb("poner", "turn")
NO_CREATURE_TURNED: Final = Fixed(
    "puesta boca arriba de este modo que no sea una criatura", "turned faceup this way that is not a creature"
)
CONVERT: Final = verb("convertir", "make")
INTO_A_TOKEN: Final = Fixed(
    "en una criatura ficha, como si fuera la primera carta de tu mazo",
    "a token creature, as if it were the top card of your deck",
)
INTO_TOKENS: Final = Fixed(
    "en criaturas ficha, como si cada una fuera la primera carta de tu mazo",
    "token creatures, as if each were the top card of your deck",
)
PLACES: Final = {
    "left": Fixed("en tu flanco izquierdo", "on your left flank"),
    "right": Fixed("en tu flanco derecho", "on your right flank"),
    "beside": Fixed(
        "inmediatamente a la izquierda de esta criatura", "immediately to the left of this creature"
    ),
}


@verbs(tokens.MakeToken)
def _make_token(v: tokens.MakeToken, me: Voice) -> Saying:
    if v.of is not None:
        into = INTO_A_TOKEN if isinstance(v.of, targets.Each) else INTO_TOKENS
        return clause(CONVERT, phrases.say(v.of, me), into)
    noun = w.named(v.named) if v.named else w.TOKEN_CREATURE
    much, each_ = (a(noun), None) if v.amount == 1 else measured(v.amount, noun, me)
    me.chose(w.CREATURE, v.amount != 1)
    me.did(w.TOKEN_CREATURE, MAKE)
    where = (PLACES[v.at],) if v.at else ()
    return clause(MAKE, much, *where, subject=who(v.who), per=each_)


@verbs(tokens.TurnOver)
def _turn_over(v: tokens.TurnOver, me: Voice) -> Saying:
    told = clause(PUT, phrases.say(v.what, me), FACE_DOWN if v.down else FACE_UP)
    return told if v.down else sentences(told, clause(DISCARD, each(CARD).with_(NO_CREATURE_TURNED)))
