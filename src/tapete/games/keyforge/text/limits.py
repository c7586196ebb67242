"""Limits, permissions and replacements, said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities, scope
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.phrases import as_cards, dressed, head, phrases, thing, who, zone
from tapete.games.keyforge.text.verbs import steps, together
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import fighting, instead, limits
from tapete.games.keyforge.verbs.conditions import Not
from tapete.games.keyforge.verbs.pointers import Host, This
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    FROM,
    TO,
    Fixed,
    Prep,
    Saying,
    a,
    bare,
    can,
    cannot,
    clause,
    each,
    each_time,
    either,
    extra,
    frame,
    gapped,
    if_,
    if_you_do,
    it,
    lead,
    may,
    more_than,
    must,
    passive,
    phrase,
    plural,
    poss,
    quoted,
    sentences,
    spelled,
    that,
    this,
    unless,
    verb,
    while_,
    would,
    your,
)
from tapete.phrase import when as when_
from tapete.phrase.common import (
    CARD,
    DISCARD,
    EACH_TURN,
    ENTER_PLAY,
    GAIN,
    HAND,
    INSTEAD,
    ONLY,
    PLAY,
    USE,
)

# Limits


OF_EACH_TYPE = Fixed(
    "de cada tipo (acción, artefacto, criatura, mejora) cada turno",
    "of each type (action, artifact, creature, upgrade) each turn",
)


@abilities(limits.CannotPlay)
def _cannot_play(v: limits.CannotPlay, me: Voice) -> Saying:
    if v.of_each_type:
        return cannot(clause(PLAY, more_than(v.more_than, head(v.what)), OF_EACH_TYPE, subject=who(v.who)))
    if v.more_than:
        return cannot(clause(PLAY, more_than(v.more_than, head(v.what)), EACH_TURN, subject=who(v.who)))
    return cannot(clause(PLAY, thing(v.what, plural), subject=who(v.who)))


WAYS = {"fight": w.FIGHT, "reap": w.REAP}


@abilities(limits.CannotUse)
def _cannot_use(v: limits.CannotUse, me: Voice) -> Saying:
    if len(v.ways) == 1 and v.ways[0] in WAYS:
        return cannot(clause(WAYS[v.ways[0]], subject=scope(v.what, me)))
    if v.ways == ("fight", "reap"):
        return cannot(clause(w.FIGHT_OR_REAP, subject=scope(v.what, me)))
    if v.ways == ("reap", "action", "omni"):
        return can(clause(w.FIGHT, ONLY, subject=scope(v.what, me)))
    told = thing(v.what, plural) if isinstance(v.what, Things) else scope(v.what, me)
    if v.who.word == "each":
        return cannot(passive(USE, told))
    return cannot(clause(USE, told, subject=who(v.who)))


@abilities(limits.PlayOnlyIf)
def _play_only_if(v: limits.PlayOnlyIf, me: Voice) -> Saying:
    return unless(conditions.say(v.condition, me), cannot(clause(PLAY, this(CARD))))


EXCEPT_BY_ABILITIES = Fixed("salvo mediante habilidades de cartas", "except through card abilities")


@abilities(limits.OnlyDiscardedByCards)
def _only_discarded_by_cards(v: limits.OnlyDiscardedByCards, me: Voice) -> Saying:
    return cannot(passive(DISCARD, me.this, FROM(your(HAND)), EXCEPT_BY_ABILITIES))


@abilities(limits.LoseToPlay)
def _lose_to_play(v: limits.LoseToPlay, me: Voice) -> Saying:
    return said(
        es=f"Debes perder {v.amount} Æmbar para jugar esta carta.",
        en=f"You must lose {v.amount} Æmber in order to play this card.",
    )


@abilities(limits.UseOnlyIf)
def _use_only_if(v: limits.UseOnlyIf, me: Voice) -> Saying:
    if isinstance(v.condition, Not):
        return while_(conditions.say(v.condition.of, me), cannot(clause(USE, me.this)))
    return unless(conditions.say(v.condition, me), cannot(clause(USE, me.this)))


BE_ATTACHED = verb("vincularse", "be attached")


@abilities(limits.AttachOnlyTo)
def _attach_only(v: limits.AttachOnlyTo, me: Voice) -> Saying:
    return can(clause(BE_ATTACHED, TO(thing(v.what, a)), ONLY, subject=me.this))


@abilities(limits.UseAtPrice)
def _use_at_price(v: limits.UseAtPrice, me: Voice) -> Saying:
    return lead(IN_ORDER_TO_USE(me.this), must(together((v.price,), me)))


IN_ORDER_TO_USE = Prep("para usar", "in order to use")


@abilities(limits.Toll)
def _toll(v: limits.Toll, me: Voice) -> Saying:
    es, en = phrase(thing(v.what, a), "es"), phrase(thing(v.what, a), "en")
    act = {"play": ("jugar", "play"), "use": ("usar", "use")}[v.act]
    return said(
        es=f"Tu oponente debe pagarte {v.amount} Æmbar para {act[0]} {es}.",
        en=f"Your opponent must pay you {v.amount} Æmber in order to {act[1]} {en}.",
    )


@abilities(limits.MayPlay)
def _may_play(v: limits.MayPlay, me: Voice) -> Saying:
    if v.freely:
        return may(clause(PLAY, thing(v.what, plural), w.AS_OF_ACTIVE_HOUSE))
    if v.only_if is None:
        return may(clause(PLAY, thing(v.what, a)))
    # While its card is in play, it permits one card each turn.
    one = thing(v.what, partial(spelled, 1))
    return frame(w.DURING_EACH_TURN, conditions.say(v.only_if, me), may(clause(PLAY, one)))


AS_IF_ACTIVE = Fixed("como si perteneciera a la Casa activa", "as if it belonged to the active house")


@abilities(limits.MayUse)
def _may_use(v: limits.MayUse, me: Voice) -> Saying:
    if v.ways == ("fight",):
        return may(clause(w.FIGHT, subject=scope(v.what, me)))
    if isinstance(v.what, Things):
        return may(clause(USE, thing(as_cards(v.what), plural)))
    if isinstance(v.what, This):
        return may(clause(USE, me.this, AS_IF_ACTIVE))
    if isinstance(v.what, Host):
        return may(passive(USE, scope(v.what, me), AS_IF_ACTIVE))
    return may(clause(USE, scope(v.what, me)))


@abilities(limits.MayPlayOrUse)
def _may_play_or_use(v: limits.MayPlayOrUse, me: Voice) -> Saying:
    return may(either(clause(PLAY), clause(USE, thing(v.what, a))))


MARKS = {"ready": w.READY, "stunned": w.STUNNED, "warded": w.WARDED, "enraged": w.ENRAGED}


@abilities(limits.Arrives)
def _enters_play(v: limits.Arrives, me: Voice) -> Saying:
    if v.what is None:
        return clause(ENTER_PLAY, MARKS[v.mark], subject=me.this)
    if v.first:
        noun = head(v.what)
        return clause(ENTER_PLAY, MARKS[v.mark], subject=w.first_each_turn(noun))
    if v.yours:
        mine = dressed(your(head(v.what)).many(), v.what, side=False)
        return clause(ENTER_PLAY, MARKS[v.mark], subject=mine)
    return clause(ENTER_PLAY, MARKS[v.mark], subject=thing(v.what, each))


def entering(together: Sequence[limits.Arrives], me: Voice) -> Saying:
    """Esta criatura entra en juego preparada y enfurecida."""
    enters = gapped(*(clause(ENTER_PLAY, MARKS[v.mark], subject=me.this) for v in together))
    condition = together[0].only_if
    return enters if condition is None else if_(conditions.say(condition, me), enters)


@abilities(limits.PlayedAsCopy)
def _as_copy(v: limits.PlayedAsCopy, me: Voice) -> Saying:
    es, en = (phrase(thing(v.what, a), lang) for lang in ("es", "en"))
    there = [phrase(zone(v.zone), lang) for lang in ("es", "en")]
    return said(
        es=f"Cuando juegues esta carta, considérala una copia de {es} de {there[0]}.",
        en=f"When you play this card, treat it as a copy of {en} in {there[1]}.",
    )


# Instead


@abilities(instead.CapturesInstead)
def _captures(v: instead.CapturesInstead, me: Voice) -> Saying:
    return said(
        es="Cada Æmbar que fuera a ir a la reserva de tu oponente, en vez de eso, lo captura esta criatura.",
        en="Each Æmber that would be added to your opponent's pool is captured by this creature instead.",
    )


@abilities(instead.TakenFromSupply)
def _from_supply(v: instead.TakenFromSupply, me: Voice) -> Saying:
    return said(
        es="El Æmbar que se fuera a robar o capturar de tu reserva, en vez de eso, se toma de la reserva común.",
        en="Æmber that would be stolen or captured from your pool is taken from the common supply instead.",
    )


@abilities(instead.StolenIsCaptured)
def _stolen_is_captured(v: instead.StolenIsCaptured, me: Voice) -> Saying:
    return passive(w.CAPTURE, each(w.AMBER).with_(w.WOULD_BE_STOLEN), w.BY_ACTIVE_PLAYER)


@abilities(instead.StealsInstead)
def _steals(v: instead.StealsInstead, me: Voice) -> Saying:
    return said(
        es="El Æmbar que fueras a obtener al cosechar, en vez de eso, se lo robas a tu oponente.",
        en="Any Æmber you would gain from reaping is stolen from your opponent instead.",
    )


@abilities(instead.TakesDamage)
def _takes_damage(v: instead.TakesDamage, me: Voice) -> Saying:
    beside = dressed(plural(head(v.neighbors)).adj(w.NEIGHBORING), v.neighbors)
    es, en = (phrase(beside, lang) for lang in ("es", "en"))
    return said(
        es=f"El daño infligido a {es}, en vez de eso, se inflige a esta criatura.",
        en=f"Damage dealt to {en} is dealt to this creature instead.",
    )


@abilities(instead.SharesOutDamage)
def _shares_out(v: instead.SharesOutDamage, me: Voice) -> Saying:
    one = this(w.CREATURE)
    beside = poss(it(w.CREATURE), w.NEIGHBOR).many()
    shared = clause(w.DIVIDE, that(w.DAMAGE), w.AMONG(beside), AS_EVENLY_AS_CAN_BE)
    return when_(would(clause(w.SUFFER, w.ANY_DAMAGE, subject=one)), lead(IF_IT_HAS_ANY, shared))


IF_IT_HAS_ANY = Fixed("si tiene alguna criatura adyacente, en vez de eso", "if it has a neighbor, instead")
AS_EVENLY_AS_CAN_BE = Fixed("lo más equitativamente posible", "as evenly as possible")


@abilities(instead.TakesMore)
def _takes_more(v: instead.TakesMore, me: Voice) -> Saying:
    if v.times > 1:
        return clause(w.SUFFER, bare(w.DOUBLE_DAMAGE), subject=phrases.say(v.to, me))
    return each_time(
        clause(w.SUFFER, w.ANY_DAMAGE, subject=me.that_one),
        clause(w.SUFFER, extra(v.amount, w.DAMAGE), subject=it(me.chosen)),
    )


@abilities(instead.GoesInstead)
def _goes(v: instead.GoesInstead, me: Voice) -> Saying:
    es, en = (phrase(thing(v.what, a), lang) for lang in ("es", "en"))
    return said(
        es=f"Cuando {es} en juego fuera a ir a una pila de descartes, en vez de eso se purga.",
        en=f"When {en} would enter a discard pile from play, it is purged instead.",
    )


@abilities(instead.SavedFrom)
def _saved(v: instead.SavedFrom, me: Voice) -> Saying:
    voice = Voice("creature")
    before = steps(v.first, voice) if v.first else None
    body: Saying = lead(INSTEAD, together(v.steps, voice))
    if before is not None:
        body = sentences(before, if_you_do(body))
    told = when_(would(passive(w.DESTROY, this(w.CREATURE))), body)
    return told if v.to is None else clause(GAIN, quoted(told), subject=thing(v.to, each))


@abilities(fighting.InsteadOfDamage)
def _instead_of_damage(v: fighting.InsteadOfDamage, me: Voice) -> Saying:
    deals = clause(w.DEAL, w.ANY_DAMAGE, subject=me.this)
    return when_(would(deals), lead(INSTEAD, together(v.steps, me)))
