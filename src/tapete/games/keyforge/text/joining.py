"""Verbs that use cards, join others or begin what lasts, said."""

from __future__ import annotations

from typing import Any

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.phrases import (
    as_cards,
    counter,
    per,
    phrases,
    thing,
    who,
)
from tapete.games.keyforge.text.verbs import steps, together, verbs
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import choices, control, limits, moments, targets, using
from tapete.games.keyforge.verbs.amounts import Compare, ThatIs, YouDo
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.phrase import (
    Clause,
    Phrase,
    Saying,
    a,
    and_,
    bare,
    choose_one,
    clause,
    for_each,
    if_,
    if_you_do,
    join,
    lead,
    may,
    otherwise,
    phrase,
    sentences,
    the,
    this,
)
from tapete.kernel.phrase.common import (
    CHOOSE,
    EFFECT,
    FOR_THE_TURN,
    NUMBER,
    REPEAT,
    TAKE_CONTROL,
    UNTIL_YOUR_TURN,
    USE,
)

# Using


@verbs(using.UseBy)
def _use(v: using.UseBy, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    several = isinstance(v.what, targets.Some) and v.what.count != 1
    extra = (w.ONE_AT_A_TIME,) if several else ()
    if v.as_yours:
        return clause(USE, what, w.AS_IF_YOURS)
    if v.ways == ("fight",):
        return _readied(v, clause(w.FIGHT_WITH, me.that if v.ready else what, *extra), what)
    if v.ways == ("reap",):
        return clause(w.REAP_WITH, what, *extra)
    return _readied(v, clause(USE, me.that if v.ready else what, *extra), what)


def _readied(v: using.UseBy, use: Clause, what: Phrase) -> Saying:
    return join(clause(w.READY_V, what), use) if v.ready else use


@verbs(using.FightTimes)
def _fight_times(v: using.FightTimes, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    return join(clause(w.READY_V, what), clause(w.FIGHT_WITH, me.that, w.times(v.times)))


@verbs(using.TriggerAbility)
def _trigger(v: using.TriggerAbility, me: Voice) -> Saying:
    label = w.LABELS[v.label]
    found = phrases.say(v.what, me)
    return said(
        es=f"Resuelve la habilidad «{label.es}:» de {phrase(found, 'es')} como si la controlases.",
        en=f"Resolve the “{label.en}:” ability of {phrase(found, 'en')} as if you controlled it.",
    )


@verbs(control.ExchangeControl)
def _exchange(v: control.ExchangeControl, me: Voice) -> Saying:
    return clause(w.EXCHANGE, and_(phrases.say(v.one, me), phrases.say(v.other, me)))


@verbs(control.TakeControl)
def _take(v: control.TakeControl, me: Voice) -> Saying:
    extra = (w.WHILE_THIS,) if v.while_this else ()
    told = clause(TAKE_CONTROL, phrases.say(v.what, me), *extra, subject=who(v.who))
    if not v.as_house:
        return told
    es, en = house_name(v.as_house, "es"), house_name(v.as_house, "en")
    return sentences(
        told,
        said(
            es=f"Mientras lo controles, si no pertenece a una de tus tres Casas, pertenece a la Casa {es}.",
            en=f"While you control it, if it belongs to none of your three houses, it belongs to house {en}.",
        ),
    )


# Joining


@verbs(choices.May)
def _may(v: choices.May, me: Voice) -> Saying:
    return may(together(v.steps, me))


@verbs(choices.If)
def _if(v: choices.If, me: Voice) -> Saying:
    if isinstance(v.condition, YouDo):
        told: Saying = if_you_do(together(v.steps, me))
    else:
        voice = Voice(me.kind)
        voice.chose(me.chosen, me.many)
        told = if_(conditions.say(v.condition, voice), together(v.steps, me))
    if v.otherwise:
        return sentences(told, otherwise(together(v.otherwise, me)))
    return told


@verbs(choices.ChooseOne)
def _choose_one(v: choices.ChooseOne, me: Voice) -> Saying:
    return choose_one(clause(CHOOSE, a(w.OPTION)), *(steps(option, me) for option in v.options))


@verbs(choices.ForEach)
def _for_each(v: choices.ForEach, me: Voice) -> Saying:
    counted = getattr(v.times, "of", v.times)
    return for_each(per(counted, me), together(v.steps, me))


@verbs(choices.Repeat)
def _repeat(v: choices.Repeat, me: Voice) -> Saying:
    first = steps(v.steps, me)
    again = clause(REPEAT, the(EFFECT).adj(w.PRECEDING))
    if v.asked:
        return sentences(
            first,
            said(
                es="Puedes repetir este efecto tantas veces como quieras mientras se pueda repetir entero.",
                en="You may repeat this effect any number of times, as long as all of it can be repeated.",
            ),
        )
    if v.once:
        return sentences(first, if_(_still(v.again, me), again))
    return sentences(first, if_(_still(v.again, me), clause(REPEAT, this(EFFECT))))


def _still(condition: Any, me: Voice) -> Saying:
    if isinstance(condition, (Compare, ThatIs)):
        return conditions.say(condition, me)  # type: ignore[no-any-return]
    return conditions.say(condition, me)  # type: ignore[no-any-return]


@verbs(choices.ChooseHouse)
def _choose_house(v: choices.ChooseHouse, me: Voice) -> Saying:
    if v.of is None:
        return clause(CHOOSE, a(w.HOUSE))
    return clause(CHOOSE, a(w.HOUSE).with_(w.ON_IDENTITY if v.of.word == "opponent" else w.ON_YOUR_IDENTITY))


@verbs(choices.ChooseNumber)
def _choose_number(v: choices.ChooseNumber, me: Voice) -> Saying:
    return clause(CHOOSE, a(NUMBER))


@verbs(choices.OpponentDoes)
def _opponent_does(v: choices.OpponentDoes, me: Voice) -> Saying:
    return said(
        es="Tu oponente repite contigo el efecto anterior.",
        en="Your opponent repeats the preceding effect on you.",
    )


@verbs(choices.Step)
def _step(v: choices.Step, me: Voice) -> Saying:
    return said(es=v.es, en=v.en)


# Lasting


@verbs(moments.Last)
def _last(v: moments.Last, me: Voice) -> Saying:
    # Abilities are said with these very verbs.
    from tapete.games.keyforge.text.abilities import abilities

    if v.uses > 0 and v.until == "turn":
        told = _numbered(v.ability, v.uses)
        if told is not None:
            return told
    if v.about is not None and not isinstance(v.about, (targets.That, targets.Those, targets.This)):
        chosen = clause(CHOOSE, phrases.say(v.about, me))
        return sentences(chosen, lead(LASTS[v.until], abilities.say(v.ability, me)))
    if isinstance(v.about, targets.This):
        me.meant = me.this
    if v.until == "next":
        return lead(
            w.ON_THEIR_TURN if v.who.word == "opponent" else w.ON_YOUR_TURN, abilities.say(v.ability, me)
        )
    if v.until == "leaves" and isinstance(v.ability, moments.When):
        return abilities.say(v.ability, me)  # type: ignore[no-any-return]
    return lead(LASTS[v.until], abilities.say(v.ability, me))


def _numbered(ability: Any, uses: int) -> Saying | None:
    """Effects that serve a number of cards: the next one played, up to two used."""
    if isinstance(ability, limits.EntersPlay) and ability.what is not None:
        es, en = (phrase(thing(ability.what, bare), lang) for lang in ("es", "en"))
        return said(
            es=f"La próxima {es} que juegues este turno entra en juego preparada.",
            en=f"The next {en} you play this turn enters play ready.",
        )
    if isinstance(ability, limits.MayUse) and isinstance(ability.what, Things):
        used = thing(as_cards(ability.what), counter(uses, True))
        return lead(FOR_THE_TURN, may(clause(USE, used)))
    return None


LASTS = {
    "turn": FOR_THE_TURN,
    "start": UNTIL_YOUR_TURN,
    "leaves": w.WHILE_THIS,
    "stays": w.WHILE_IT,
}


@verbs(choices.HouseOfThat)
def _house_of_that(v: choices.HouseOfThat, me: Voice) -> Saying:
    return said(es="fíjate en la Casa de esa carta", en="note the house of that card")


@verbs(using.StopFight)
def _stop_fight(v: using.StopFight, me: Voice) -> Saying:
    return said(es="esa criatura se agota sin efecto", en="exhaust that creature with no effect")


@verbs(using.StrikesAnother)
def _strikes_another(v: using.StrikesAnother, me: Voice) -> Saying:
    return sentences(
        clause(CHOOSE, phrases.say(v.what, me)),
        said(
            es="esta criatura inflige su daño a esa criatura en lugar de a aquella contra la que lucha",
            en="this creature deals its damage to that creature rather than the one it is fighting",
        ),
    )
