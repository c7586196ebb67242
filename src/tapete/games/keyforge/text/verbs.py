"""One line for each verb: what an ability does."""

from __future__ import annotations

from typing import Any

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.phrases import (
    measured,
    per,
    phrases,
    thing,
    who,
    whose,
)
from tapete.games.keyforge.text.voice import Says, Voice, said
from tapete.games.keyforge.verbs import amber, harm
from tapete.games.keyforge.verbs.base import opponent
from tapete.kernel.phrase import (
    FROM,
    NP,
    PER,
    TO,
    Clause,
    Phrase,
    Saying,
    a,
    all_,
    all_but,
    amount,
    and_,
    clause,
    count,
    each,
    for_each,
    half,
    it,
    join,
    poss,
    sentences,
    up_to,
    verbatim,
    your,
)
from tapete.kernel.phrase.common import (
    GAIN,
    LOSE,
    MOVE,
    PAY,
    PLAYER,
    PUT,
)

verbs = Says()


def steps(parts: tuple[Any, ...], me: Voice) -> Saying:
    """Instructions, one sentence each."""
    told = [verbs.say(part, me) for part in parts]
    return told[0] if len(told) == 1 else sentences(*told)


def together(parts: tuple[Any, ...], me: Voice) -> Saying:
    """Instructions under one frame: joined by *and* where they are plain clauses."""
    told = [verbs.say(part, me) for part in parts]
    if len(told) == 1:
        return told[0]  # type: ignore[no-any-return]
    return join(*told) if all(isinstance(part, Clause) for part in told) else sentences(*told)


# Æmber


@verbs(amber.Gain)
def _gain(v: amber.Gain, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.AMBER, me)
    return clause(GAIN, much, subject=who(v.who), per=each_)


@verbs(amber.GainForTheirs)
def _gain_theirs(v: amber.GainForTheirs, me: Voice) -> Saying:
    told = ("cada carta suya afectada de este modo", "each of their cards affected this way")
    return clause(GAIN, amount(v.each, w.AMBER), subject=each(PLAYER), per=verbatim(*told, gender="f"))


def _part(value: Any, keep: int, owner: Any, me: Voice) -> tuple[Phrase, Phrase | None]:
    if value == "all":
        pool = poss(owner, w.AMBER) if owner is not None else your(w.AMBER)
        return (all_but(keep, pool) if keep else all_(pool)), None
    if value == "half":
        return half(poss(owner, w.AMBER)), None
    return measured(value, w.AMBER, me)


@verbs(amber.Lose)
def _lose(v: amber.Lose, me: Voice) -> Saying:
    subject = who(v.who)
    much, each_ = _part(v.amount, v.keep, None if v.who.word == "you" else it(PLAYER), me)
    me.way = ("cada Æmbar perdido de este modo", "each Æmber lost this way")
    if v.amount == "half":
        return clause(LOSE, much, w.ROUNDED_DOWN, subject=subject)
    return clause(LOSE, much, subject=subject, per=each_)


@verbs(amber.Steal)
def _steal(v: amber.Steal, me: Voice) -> Saying:
    owner = it(PLAYER) if v.who.word != "you" else None
    if v.amount == "all":
        told = all_but(v.keep, whose(_OPP, w.AMBER)) if v.keep else all_(whose(_OPP, w.AMBER))
        return clause(w.STEAL, told, subject=who(v.who))
    much, each_ = _part(v.amount, v.keep, owner, me)
    return clause(w.STEAL, much, subject=who(v.who), per=each_)


_OPP = opponent


@verbs(amber.Capture)
def _capture(v: amber.Capture, me: Voice) -> Saying:
    by = phrases.say(v.by, me)
    if v.amount == "all":
        held = whose(_OPP, w.AMBER)
        much: Phrase = all_but(v.keep, held) if v.keep else all_(held)
        each_ = None
    else:
        much, each_ = measured(v.amount, w.AMBER, me)
    extra = (w.FROM_ITS_SIDE,) if v.own_side else ()
    if counted(v.by) is None:
        return clause(w.CAPTURE, much, *extra, subject=by, per=each_)
    if isinstance(by, NP):
        by = by.adj(w.DIFFERENT_ONE)
    return for_each(per(counted(v.by), me), clause(w.CAPTURE, much, *extra, subject=by, per=each_))


def counted(what: Any) -> Any:
    """The number of cards a target takes, where it is counted and not printed."""
    number = getattr(what, "count", 1)
    return None if isinstance(number, int) else number


@verbs(amber.PlaceAmber)
def _place(v: amber.PlaceAmber, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.AMBER, me)
    if isinstance(much, NP):
        much = much.with_(w.FROM_SUPPLY)
    return clause(w.PLACE_ON, much, on=phrases.say(v.on, me), per=each_)


@verbs(amber.Exalt)
def _exalt(v: amber.Exalt, me: Voice) -> Saying:
    return clause(w.EXALT, phrases.say(v.what, me))


@verbs(amber.MoveAmber)
def _move_amber(v: amber.MoveAmber, me: Voice) -> Saying:
    source = your(w.POOL) if v.source is None else phrases.say(v.source, me)
    much = all_(w.AMBER) if v.amount == "all" else amount(v.amount, w.AMBER)  # type: ignore[arg-type]
    to = your(w.POOL) if v.to is None else phrases.say(v.to, me)
    return clause(MOVE, much, FROM(source), TO(to))


@verbs(amber.Pay)
def _pay(v: amber.Pay, me: Voice) -> Saying:
    if v.amount == "all":
        return said(
            es="Tu oponente debe pagarte todo el Æmbar que le quede.",
            en="Your opponent must pay you all their remaining Æmber.",
        )
    return clause(PAY, amount(v.amount, w.AMBER), subject=who(v.who))  # type: ignore[arg-type]


@verbs(amber.Forge)
def _forge(v: amber.Forge, me: Voice) -> Saying:
    if v.free:
        return clause(w.FORGE, a(w.KEY), w.FREE)
    if v.extra == 0 and v.less == 0:
        return clause(w.FORGE, a(w.KEY), w.AT_COST)
    es, en = f"con un coste de +{v.extra} Æmbar", f"at +{v.extra} Æmber current cost"
    if v.less != 0:
        told = per(getattr(v.less, "of", v.less), me)
        return clause(w.FORGE, a(w.KEY), w.fixed(es, en), w.REDUCED, PER(told))
    return clause(w.FORGE, a(w.KEY), w.fixed(es, en))


@verbs(amber.Unforge)
def _unforge(v: amber.Unforge, me: Voice) -> Saying:
    return clause(w.UNFORGE, it(w.KEY))


@verbs(amber.GainChains)
def _chains(v: amber.GainChains, me: Voice) -> Saying:
    return clause(GAIN, count(v.amount, w.CHAIN), subject=who(v.who))


@verbs(amber.RaiseTide)
def _tide(v: amber.RaiseTide, me: Voice) -> Saying:
    return said(es="Sube la marea.", en="Raise the tide.")


# Creatures


@verbs(harm.Deal)
def _deal(v: harm.Deal, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.DAMAGE, me)
    extras = [w.splash(v.splash)] if v.splash else []
    me.way = ("cada criatura destruida de este modo", "each creature destroyed this way")
    told = clause(w.DEAL, much, *extras, to=phrases.say(v.to, me), per=each_)
    return sentences(told, w.NOT_PREVENTED) if v.pierces else told


@verbs(harm.Together)
def _together(v: harm.Together, me: Voice) -> Saying:
    return join(*(verbs.say(part, me) for part in v.deals))


@verbs(harm.Spread)
def _spread(v: harm.Spread, me: Voice) -> Saying:
    return for_each(per(v.times, me), clause(w.DEAL, amount(v.amount, w.DAMAGE), to=thing(v.to, a)))


@verbs(harm.Heal)
def _heal(v: harm.Heal, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    me.way = ("cada criatura curada de este modo", "each creature healed this way")
    if v.amount == "all":
        return clause(w.FULLY_HEAL, what)
    much = up_to(v.amount, w.DAMAGE) if v.up_to else amount(v.amount, w.DAMAGE)  # type: ignore[arg-type]
    return clause(w.HEAL, much, from_=what)


@verbs(harm.Destroy)
def _destroy(v: harm.Destroy, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    me.way = ("cada carta destruida de este modo", "each card destroyed this way")
    return clause(w.DESTROY, what)


@verbs(harm.Sacrifice)
def _sacrifice(v: harm.Sacrifice, me: Voice) -> Saying:
    return clause(w.SACRIFICE, phrases.say(v.what, me))


MARKS = {"stunned": w.STUN, "warded": w.WARD, "enraged": w.ENRAGE}


@verbs(harm.Mark)
def _mark(v: harm.Mark, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    if v.mark in MARKS:
        return clause(MARKS[v.mark], what)
    counter = w.POWER_COUNTER if v.mark == "power" else w.counter(v.mark)
    if v.amount == 1:
        return clause(PUT, a(counter), on=what)
    much, each_ = measured(v.amount, counter, me)
    return clause(PUT, much, on=what, per=each_)


@verbs(harm.Unmark)
def _unmark(v: harm.Unmark, me: Voice) -> Saying:
    return clause(w.UNSTUN, phrases.say(v.what, me))


@verbs(harm.Ready)
def _ready(v: harm.Ready, me: Voice) -> Saying:
    return clause(w.READY_V, phrases.say(v.what, me))


@verbs(harm.Exhaust)
def _exhaust(v: harm.Exhaust, me: Voice) -> Saying:
    return clause(w.EXHAUST, phrases.say(v.what, me))


@verbs(harm.Swap)
def _swap(v: harm.Swap, me: Voice) -> Saying:
    return clause(w.SWAP, and_(phrases.say(v.one, me), phrases.say(v.other, me)), w.IN_YOUR_LINE)


@verbs(harm.MoveInLine)
def _in_line(v: harm.MoveInLine, me: Voice) -> Saying:
    return clause(MOVE, phrases.say(v.what, me), w.ANYWHERE)


@verbs(harm.MoveDamage)
def _move_damage(v: harm.MoveDamage, me: Voice) -> Saying:
    much = all_(w.DAMAGE) if v.amount == "all" else amount(v.amount, w.DAMAGE)  # type: ignore[arg-type]
    return clause(MOVE, much, FROM(phrases.say(v.source, me)), TO(phrases.say(v.to, me)))


@verbs(harm.MoveToFlank)
def _to_flank(v: harm.MoveToFlank, me: Voice) -> Saying:
    return clause(
        MOVE,
        phrases.say(v.what, me),
        TO(verbatim("un flanco de su línea de batalla", "a flank of its battleline")),
    )
