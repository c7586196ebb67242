"""Verbs that use cards, said."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.phrases import (
    phrases,
    thing,
)
from tapete.games.keyforge.text.verbs import figure, verbs
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import (
    control,
    pointers,
    targets,
    using,
)
from tapete.games.keyforge.verbs.things import creature
from tapete.games.keyforge.verbs.which import Different
from tapete.phrase import (
    NP,
    Noun,
    Saying,
    Verb,
    a,
    and_,
    clause,
    if_,
    join,
    lead,
    phrase,
    sentences,
    the,
)
from tapete.phrase.common import (
    CHOOSE,
    OTHER,
    USE,
)


@verbs(using.UseBy)
def _use(v: using.UseBy, me: Voice) -> Saying:
    if v.ready and isinstance(v.what, targets.Some) and v.what.count != 1:
        return _one_after_another(v, v.what, me)
    if v.both_if is not None:
        other = clause(USE, thing(creature.neighboring, _the_other))
        return sentences(
            clause(USE, thing(creature.neighboring, a)), if_(conditions.say(v.both_if, me), other)
        )
    what = phrases.say(v.what, me)
    several = (me.many and not isinstance(v.what, targets.Each)) or v.what == pointers.neighbors
    extra = (w.ONE_AT_A_TIME,) if several else ()
    if v.as_yours:
        return clause(USE, what, w.AS_IF_YOURS)
    if v.ready and v.what == pointers.neighbors:
        # Each is readied just before it is used (v17.2 FAQ «Asalto Implacable»).
        return join(clause(w.READY_V), clause(USED.get(v.ways, USE), what, *extra))
    use = clause(USED.get(v.ways, USE), me.that if v.ready else what, *extra)
    return join(clause(w.READY_V, what), use) if v.ready else use


def _the_other(noun: Noun) -> NP:
    return the(noun).adj(OTHER)


USED: dict[tuple[str, ...], Verb] = {("fight",): w.FIGHT_WITH, ("reap",): w.REAP_WITH}


def _one_after_another(v: using.UseBy, what: targets.Some, me: Voice) -> Saying:
    """Each is readied and used before the next is chosen (v17.2 FAQ «Asalto Implacable»)."""
    one = replace(what, what=replace(what.what, tests=(*what.what.tests, Different())), count=1)
    readied = clause(w.READY_V, phrases.say(one, me))
    return lead(
        w.times(figure(what.count), what.optional),
        join(readied, clause(USED.get(v.ways, USE), me.that)),
    )


@verbs(using.FightTimes)
def _fight_times(v: using.FightTimes, me: Voice) -> Saying:
    chosen = clause(CHOOSE, phrases.say(v.what, me))
    fights = join(clause(w.READY_V, me.that), clause(w.FIGHT_WITH, me.that, w.AGAINST_ANOTHER))
    return sentences(chosen, lead(w.times(v.times), fights))


@verbs(using.TriggerAbility)
def _trigger(v: using.TriggerAbility, me: Voice) -> Saying:
    label = w.LABELS[v.label]
    found = phrases.say(v.what, me)
    es, en = "como si controlases a esa criatura", "as if you controlled that creature"
    if v.label == "play":
        es, en = "como si acabaras de jugarla", "as if you had just played it"
    if isinstance(v.what, pointers.That):
        return said(
            es=f"Resuelve su habilidad «{label.es}:» {es}.", en=f"Resolve its “{label.en}:” ability {en}."
        )
    return said(
        es=f"Resuelve la habilidad «{label.es}:» de {phrase(found, 'es')} {es}.",
        en=f"Resolve the “{label.en}:” ability of {phrase(found, 'en')} {en}.",
    )


@verbs(control.ExchangeControl)
def _exchange(v: control.ExchangeControl, me: Voice) -> Saying:
    return clause(w.EXCHANGE, and_(phrases.say(v.one, me), phrases.say(v.other, me)))


@verbs(using.StrikesAnother)
def _strikes_another(v: using.StrikesAnother, me: Voice) -> Saying:
    return sentences(
        clause(CHOOSE, phrases.say(v.what, me)),
        said(
            es="esta criatura inflige su daño a esa criatura en lugar de a aquella contra la que lucha",
            en="this creature deals its damage to that creature rather than the one it is fighting",
        ),
    )
