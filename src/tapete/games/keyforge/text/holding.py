"""What is held where it is, shown to all, or happens in the place of gaining, said; and fights of all against all."""

from __future__ import annotations

from typing import Final

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities
from tapete.games.keyforge.text.phrases import phrases, thing
from tapete.games.keyforge.text.tokens import MAKE
from tapete.games.keyforge.text.verbs import together, verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import instead, limits, looking, stacks, using
from tapete.phrase import (
    WITH,
    Fixed,
    Saying,
    a,
    cannot,
    clause,
    each_of,
    lead,
    plural,
    them,
    this,
    verb,
    your,
)
from tapete.phrase.common import CARD, PLAY

WOULD_BE_ADDED: Final = Fixed(
    "cuando se fuera a añadir cualquier cantidad de Æmbar a tu reserva, en vez de eso",
    "when any amount of Æmber would be added to your pool, instead",
)
LEAVE: Final = verb("abandonar", "leave")
PLAY_ON: Final = verb("jugar", "play")
REVEALED: Final = Fixed("revelada", "revealed")
OF_YOUR_OPPONENT: Final = Fixed("de tu oponente", "of your opponent")
IGNORING_TAUNT: Final = Fixed("ignorando Provocar, una por una", "ignoring taunt, one at a time")


@abilities(limits.CannotBePlayed)
def _cannot_be_played(v: limits.CannotBePlayed, me: Voice) -> Saying:
    return cannot(clause(PLAY, this(CARD)))


@abilities(instead.AddedInstead)
def _added_instead(v: instead.AddedInstead, me: Voice) -> Saying:
    me.did(w.TOKEN_CREATURE, MAKE)
    return lead(WOULD_BE_ADDED, together(v.steps, me))


@abilities(instead.ArchivesHold)
def _archives_hold(v: instead.ArchivesHold, me: Voice) -> Saying:
    return cannot(clause(LEAVE, your(w.ARCHIVES).many(), subject=plural(CARD).with_(OF_YOUR_OPPONENT)))


@abilities(looking.ShowsTop)
def _shows_top(v: looking.ShowsTop, me: Voice) -> Saying:
    return clause(PLAY_ON, WITH(phrases.say(stacks.top_card, me)), REVEALED)


@verbs(using.FightEach)
def _fight_each(v: using.FightEach, me: Voice) -> Saying:
    foe = thing(v.foes, a)
    return clause(w.FIGHT_AGAINST, foe, OTHER_ONE, IGNORING_TAUNT, subject=each_of(them(w.CREATURE)))


OTHER_ONE: Final = Fixed("diferente,", "of its own,")
