"""Words about the tide, said."""

from __future__ import annotations

from tapete.games.keyforge.text.abilities import abilities, moment_said
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.moments import anyone
from tapete.games.keyforge.text.phrases import who
from tapete.games.keyforge.text.verbs import verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import conditions as cd
from tapete.games.keyforge.verbs import tide
from tapete.phrase import Clause, Fixed, Saying, adj, cannot, clause, noun, the, verb
from tapete.phrase.common import PLAYER, STAND

TIDE = noun("marea", "f", "tide")
RAISE = verb("subir", "raise")
RESET = verb("restablecer", "reset")
HIGH = adj("alto", "high")
LOW = adj("bajo", "low")
FOR_THAT_PLAYER = Fixed("para ese jugador", "for that player")
ON_OWN_TURN = Fixed("durante su turno", "during their turn")


@verbs(tide.RaiseTide)
def _raise(v: tide.RaiseTide, me: Voice) -> Saying:
    return clause(RESET, the(TIDE)) if v.who is None else clause(RAISE, the(TIDE), subject=who(v.who))


@moment_said(tide.RaisesTide)
def _raises(v: tide.RaisesTide, me: Voice) -> Clause:
    return clause(RAISE, the(TIDE), *((ON_OWN_TURN,) if v.on_own_turn else ()), subject=anyone(v.who))


@abilities(tide.CannotRaiseTide)
def _cannot_raise(v: tide.CannotRaiseTide, me: Voice) -> Saying:
    player = the(PLAYER).many() if v.who.word == "each" else who(v.who)
    return cannot(clause(RAISE, the(TIDE), subject=player))


@conditions(cd.TideIs)
def _is(v: cd.TideIs, me: Voice) -> Saying:
    for_whom = () if v.who.word == "you" else (FOR_THAT_PLAYER,)
    return clause(STAND, HIGH if v.high else LOW, *for_whom, subject=the(TIDE))
