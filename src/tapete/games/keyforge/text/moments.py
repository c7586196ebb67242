"""Moments as clauses: what *after* and *before* frame."""

from __future__ import annotations

from functools import partial

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.abilities import moment_said, the_house
from tapete.games.keyforge.text.phrases import thing, who, zone
from tapete.games.keyforge.text.targets import counter
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import base, moments
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.things import creature
from tapete.phrase import (
    FROM,
    YOU,
    Fixed,
    Phrase,
    Saying,
    a,
    at_least,
    bare,
    clause,
    deny,
    it,
    passive,
    poss,
    verbatim,
    your,
)
from tapete.phrase.common import (
    CARD,
    CHOOSE,
    DECK,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    ENTER_PLAY,
    GAIN,
    HAND,
    LEAVE_PLAY,
    PLAY,
    PLAYER,
    RESOLVE,
    SHUFFLE,
    SPEND,
    USE,
)
from tapete.phrase.lexicon import Tail

IN_ONE_TURN = Fixed("en el mismo turno", "in the same turn")


@moment_said(moments.Enters)
def _enters(v: moments.Enters, me: Voice) -> Saying:
    return clause(ENTER_PLAY, subject=thing(v.what, a))


ONCE_DISCARDED = Fixed("y esta pase a tu pila de descartes", "and it is placed in your discard pile")


@moment_said(moments.Plays)
def _plays(v: moments.Plays, me: Voice) -> Saying:
    what = thing(v.what.other if v.other else v.what, a)
    if v.nth:
        return clause(
            PLAY,
            verbatim(f"su {v.nth}.ª carta de un turno", f"their {v.nth}th card in a turn", "f"),
            subject=anyone(v.who),
        )
    if v.beside_this:
        return passive(PLAY, what, w.NEXT_TO(me.this))
    where: tuple[Tail | Fixed, ...] = (w.on_the_flank(v.flank),) if v.flank else ()
    if v.place:
        where = (FROM(zone(Zone(v.place, v.who))),)
    if v.laid_down:
        where = (ONCE_DISCARDED,)
    return clause(PLAY, what, *where, subject=anyone(v.who))


def anyone(player: base.Who) -> Phrase:
    """Who does what an ability waits for: un jugador, where it may be either."""
    return a(PLAYER) if player.word == "each" else who(player)


@moment_said(moments.IsDestroyed)
def _is_destroyed(v: moments.IsDestroyed, me: Voice) -> Saying:
    me.foe = v.fighting_this
    extra: tuple[Tail | Fixed, ...] = (w.FIGHTING(me.this),) if v.fighting_this else ()
    if v.in_fight:
        extra = (w.IN_A_FIGHT,)
    if v.attacking:
        extra = (w.IN_AN_ATTACK_BY(me.this),)
    if v.keyword:
        extra = (w.BY_KEYWORD[v.keyword](me.this),)
    if v.in_turn:
        return passive(w.DESTROY, thing(v.what, partial(at_least, v.in_turn)), turns.IN_A_TURN)
    return passive(w.DESTROY, thing(v.what, a), *extra)


@moment_said(moments.LeavesPlay)
def _leaves(v: moments.LeavesPlay, me: Voice) -> Saying:
    return clause(LEAVE_PLAY, subject=me.this if v.what is None else thing(v.what, a))


@moment_said(moments.Forges)
def _forges(v: moments.Forges, me: Voice) -> Saying:
    me.did(w.AMBER, SPEND)
    return clause(w.FORGE, a(w.KEY), subject=anyone(v.who))


@moment_said(moments.ChoosesHouse)
def _chooses(v: moments.ChoosesHouse, me: Voice) -> Saying:
    if not v.house:
        return clause(CHOOSE, a(w.ACTIVE_HOUSE), subject=anyone(v.who))
    told = clause(CHOOSE, the_house(v.house, me), w.AS_ACTIVE_HOUSE, subject=anyone(v.who))
    return deny(told) if v.other else told


@moment_said(moments.Reaps)
def _reaps(v: moments.Reaps, me: Voice) -> Saying:
    return clause(w.REAP, subject=thing(v.what, a))


@moment_said(moments.Fights)
def _fights(v: moments.Fights, me: Voice) -> Saying:
    return clause(w.FIGHT, subject=thing(v.what, a))


@moment_said(moments.WillFight)
def _will_fight(v: moments.WillFight, me: Voice) -> Saying:
    return clause(w.FIGHT, subject=thing(v.what, a))


@moment_said(moments.Uses)
def _uses(v: moments.Uses, me: Voice) -> Saying:
    if v.nth:
        return clause(USE, thing(v.what, counter(v.nth, False), me), IN_ONE_TURN, subject=who(v.who))
    if v.who.word == "each":
        return passive(USE, thing(v.what, a, me))
    return clause(USE, thing(v.what, a, me), subject=who(v.who))


@moment_said(moments.Discards)
def _discards(v: moments.Discards, me: Voice) -> Saying:
    hand = your(HAND) if v.who.word == "you" else poss(it(PLAYER), HAND)
    if v.anyhow:
        return passive(DISCARD, thing(v.what, a), Tail(FROM, hand))
    return clause(DISCARD, thing(v.what, a), from_=hand, subject=who(v.who))


@moment_said(moments.Does)
def _does(v: moments.Does, me: Voice) -> Saying:
    if v.what == "shuffle":
        own = YOU if v.who.word == "you" else it(PLAYER)
        return clause(SHUFFLE, poss(own, DISCARD_PILE), into=poss(own, DECK), subject=anyone(v.who))
    if v.what == "capture":
        me.did(w.AMBER, w.CAPTURE)
        return clause(w.CAPTURE, bare(w.AMBER), subject=_captor(v.who))
    if v.what == "resolve":
        return clause(RESOLVE, a(w.icon(v.icon)), subject=anyone(v.who))
    return clause(DRAW if v.what == "draw" else w.READY_V, a(CARD), subject=anyone(v.who))


@moment_said(moments.Steals)
def _steals(v: moments.Steals, me: Voice) -> Saying:
    me.did(w.AMBER, w.STEAL)
    return clause(w.STEAL, bare(w.AMBER), subject=anyone(v.who))


@moment_said(moments.GainsByReaping)
def _gains_by_reaping(v: moments.GainsByReaping, me: Voice) -> Saying:
    me.did(w.AMBER, GAIN)
    return clause(GAIN, bare(w.AMBER), w.BY_REAPING, subject=anyone(v.who))


@moment_said(moments.IsDamaged)
def _is_damaged(v: moments.IsDamaged, me: Voice) -> Saying:
    if v.prevented:
        me.did(w.DAMAGE_POINT, w.PREVENT)
        return clause(w.PREVENT, w.ANY_DAMAGE, w.WITH_ITS_ARMOR, subject=thing(v.what, a, me))
    extra = (w.BY_AN_ICON,) if v.by_icon else ()
    return clause(w.SUFFER, w.ANY_DAMAGE, *extra, subject=thing(v.what, a))


@moment_said(moments.Exalts)
def _exalts(v: moments.Exalts, me: Voice) -> Saying:
    return clause(w.EXALT, thing(v.what, a), subject=anyone(v.who))


def _captor(player: base.Who) -> Phrase:
    """A creature of that player, or of either."""
    side = {"you": creature.friendly, "opponent": creature.enemy}
    return thing(side.get(player.word, creature), a)
