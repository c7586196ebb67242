"""One line for each verb: what an ability does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import measured, per
from tapete.games.keyforge.text.phrases import (
    as_cards,
    dressed,
    head,
    one_copy,
    phrases,
    thing,
    who,
    whose,
)
from tapete.games.keyforge.text.voice import Says, Unsaid, Voice, said
from tapete.games.keyforge.verbs import amber, base, choices, constants, harm, lasting, pointers, targets
from tapete.games.keyforge.verbs.amounts import Amount, ArmorOn, Number
from tapete.games.keyforge.verbs.base import Who, opponent
from tapete.games.keyforge.verbs.spots import SameLine
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import Status
from tapete.phrase import (
    FROM,
    NP,
    PER,
    TO,
    YOU,
    Clause,
    Fixed,
    Noun,
    Phrase,
    Saying,
    a,
    all_,
    all_but,
    amount,
    any_number,
    clause,
    count,
    done,
    each,
    each_of,
    for_each,
    gapped,
    half,
    it,
    join,
    may,
    must,
    plural,
    poss,
    sentences,
    the,
    this,
    up_to,
    verbatim,
    your,
)
from tapete.phrase.common import (
    AMONG,
    CHOOSE,
    FOR_THE_TURN,
    GAIN,
    LOSE,
    MOVE,
    PAY,
    PLAYER,
    PUT,
    THIS_WAY,
)

verbs: Says[Saying | None] = Says("an instruction")


Fusion = Callable[[base.Verb, base.Verb, Voice], Saying | None]
FUSIONS: list[Fusion] = []
"""What two instructions say as one sentence, where they do."""


def steps(parts: base.Steps, me: Voice) -> Saying:
    """Instructions, one sentence each."""
    told = _in_turn(parts, me)
    return told[0] if len(told) == 1 else sentences(*told)


def together(parts: base.Steps, me: Voice) -> Saying:
    """Instructions under one frame: joined by *and* where they are plain clauses."""
    told = _in_turn(parts, me)
    if len(told) == 1:
        return told[0]
    plain = [part for part in told if isinstance(part, Clause)]
    return join(*_by_itself(plain, me)) if len(plain) == len(told) else sentences(*told)


def _in_turn(parts: base.Steps, me: Voice) -> list[Saying]:
    told: list[Saying] = []
    at = 0
    while at < len(parts):
        fused = _fused(parts[at], parts[at + 1], me) if at + 1 < len(parts) else None
        me.coming = parts[at + 1 :]
        line = _told(parts[at], me) if fused is None else fused
        at += 1 if fused is None else 2
        # Some only tell those that follow what they speak of.
        if line is not None:
            told.append(line)
    return told


def _fused(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    return next((told for fuse in FUSIONS if (told := fuse(one, other, me)) is not None), None)


def _told(part: base.Verb, me: Voice) -> Saying | None:
    if not isinstance(part, choices.Given):
        me.deed = None
    told: Saying | None = verbs.say(part, me)
    # One or none is not counted, it is permitted.
    lone = any(isinstance(x, targets.Some) and x.optional and x.count == 1 for x in vars(part).values())
    return may(told) if lone and told is not None else told


def _by_itself(told: list[Clause], me: Voice) -> list[Clause]:
    """Beside what this card does, healing it is its doing too: esta criatura se cura 2 de daño y captura 1."""
    if not any(part.subject == me.this for part in told):
        return told
    healed = w.HEAL.prep(FROM)(me.this)
    return [
        clause(w.HEAL_ITSELF, part.object, subject=me.this) if healed in part.extras and part.object else part
        for part in told
    ]


# Æmber


@verbs(amber.Gain)
def _gain(v: amber.Gain, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.AMBER, me)
    return clause(GAIN, much, subject=who(v.who, me), per=each_)


@verbs(amber.GainForTheirs)
def _gain_theirs(v: amber.GainForTheirs, me: Voice) -> Saying:
    done_to = w.theirs(me.way.verb, owned=v.owned)
    return clause(
        GAIN,
        amount(v.amount, w.AMBER),
        subject=each(PLAYER),
        per=dressed(each(me.way.noun), v.what, me).adj(done_to),
    )


def figure(value: Number | str) -> int:
    """A number that is printed; no words for one that is counted."""
    if not isinstance(value, int):
        raise Unsaid(value, "a figure")
    return value


def _part(value: Number | str, keep: int, owner: Phrase | None, me: Voice) -> tuple[Phrase, Phrase | None]:
    if isinstance(value, str):
        pool = poss(owner, w.AMBER) if owner is not None else your(w.AMBER)
        if value == "half":
            return half(pool), None
        return (all_but(keep, pool) if keep else all_(pool)), None
    return measured(value, w.AMBER, me)


@verbs(amber.Lose)
def _lose(v: amber.Lose, me: Voice) -> Saying:
    subject = who(v.who, me)
    much, each_ = _part(v.amount, v.keep, None if v.who.word == "you" else it(PLAYER), me)
    me.did(w.AMBER, LOSE)
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
    if isinstance(v.amount, str):
        held = whose(_OPP, w.AMBER)
        much: Phrase = all_but(v.keep, held) if v.keep else all_(held)
        each_ = None
    else:
        much, each_ = measured(v.amount, w.AMBER, me)
    extra = (w.FROM_ITS_SIDE,) if v.own_side else (w.FROM_ITS_OPPONENT,) if _of_any_side(v.by) else ()
    number = counted(v.by)
    if number is None:
        return clause(w.CAPTURE, much, *extra, subject=by, per=each_)
    if isinstance(by, NP):
        by = by.adj(w.DIFFERENT_ONE)
    return for_each(per(number, me), clause(w.CAPTURE, much, *extra, subject=by, per=each_))


def _of_any_side(by: targets.Target) -> bool:
    """Whether creatures of both players may be meant, so that *the opponent* is another for each."""
    return isinstance(by, (targets.Some, targets.Each)) and not by.what.side


def counted(what: targets.Target) -> Amount | None:
    """The number of cards a target takes, where it is counted and not printed."""
    number = what.count if isinstance(what, targets.Some) else 1
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
    to = _place_of_amber(v.to, me)
    if v.amount == "all" and isinstance(v.source, pointers.That):
        return clause(MOVE, all_(poss(me.that, w.AMBER)), TO(to))
    source = _place_of_amber(v.source, me)
    much = all_(w.AMBER) if v.amount == "all" else amount(figure(v.amount), w.AMBER)
    return clause(MOVE, much, FROM(source), TO(to))


def _place_of_amber(place: targets.Target | Who | amber.Supply, me: Voice) -> Phrase:
    """A pool, the common supply, or a card."""
    if isinstance(place, Who):
        return whose(place, w.POOL)
    return the(w.COMMON_SUPPLY) if isinstance(place, amber.Supply) else phrases.say(_bearer(place), me)


def _bearer(source: targets.Target) -> targets.Target:
    """What Æmber is moved from has some: that need not be said, nor what kind of card it is."""
    if not isinstance(source, targets.Some):
        return source
    tests = tuple(test for test in source.what.tests if test != Status("with-amber"))
    return replace(source, what=as_cards(replace(source.what, tests=tests)))


@verbs(amber.Pay)
def _pay(v: amber.Pay, me: Voice) -> Saying:
    if v.amount == "all":
        return must(clause(PAY, w.ALL_REMAINING, to=YOU, subject=who(v.who)))
    return must(clause(PAY, amount(figure(v.amount), w.AMBER), to=YOU, subject=who(v.who)))


@verbs(amber.Forge)
def _forge(v: amber.Forge, me: Voice) -> Saying:
    if v.free:
        return clause(w.FORGE, a(w.KEY), w.FREE)
    cost = [w.dearer(v.extra)] if isinstance(v.extra, int) and v.extra else [w.AT_COST]
    changes: list[tuple[Fixed, Number]] = [(w.RAISED, v.extra)] if not isinstance(v.extra, int) else []
    changes += [(w.REDUCED, v.less)] if v.less != 0 else []
    told = [part for change, by in changes for part in (change, PER(per(by, me)))]
    return clause(w.FORGE, a(w.KEY), *cost, *told)


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
    to = phrases.say(v.to, me)
    me.did(w.CREATURE, w.DESTROY)
    if each_ is not None and _one(v.to):
        told: Saying = sentences(clause(CHOOSE, to), clause(w.DEAL, much, *extras, to=me.that, per=each_))
    else:
        told = clause(w.DEAL, much, *extras, to=_each_of(v.to, to), per=each_)
    return sentences(told, w.NOT_PREVENTED) if v.pierces else told


def _one(what: targets.Target) -> bool:
    """Whether one card is chosen: what it gets *for each* of something is not divided (v17.2 «Por cada»)."""
    return isinstance(what, targets.Some) and what.count == 1


def _each_of(what: targets.Target, told: Phrase) -> Phrase:
    """So much to each of two creatures, not divided among them."""
    several = isinstance(what, targets.Some) and isinstance(what.count, int) and 1 < what.count < 99
    return each_of(told) if several else told


@verbs(harm.Together)
def _together(v: harm.Together, me: Voice) -> Saying:
    told = [line for part in v.deals if (line := verbs.say(part, me)) is not None]
    plain = [line for line in told if isinstance(line, Clause)]
    return gapped(*plain) if len(plain) == len(told) else sentences(*told)


@verbs(harm.Spread)
def _spread(v: harm.Spread, me: Voice) -> Saying:
    return for_each(per(v.times, me), clause(w.DEAL, amount(v.amount, w.DAMAGE), to=thing(v.to, a)))


@verbs(harm.Divide)
def _divide(v: harm.Divide, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.DAMAGE, me)
    shared = clause(w.DIVIDE, this(w.DAMAGE), AMONG(thing(v.to, any_number)))
    return sentences(clause(w.DEAL, much, per=each_), may(shared))


@verbs(harm.Heal)
def _heal(v: harm.Heal, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    me.did(w.CREATURE if isinstance(v.what, targets.Each) else w.DAMAGE, w.HEAL)
    if v.amount == "all":
        return clause(w.FULLY_HEAL, what)
    much = (up_to if v.up_to else amount)(figure(v.amount), w.DAMAGE)
    return clause(w.HEAL, much, from_=what)


@verbs(harm.Destroy)
def _destroy(v: harm.Destroy, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    me.did(noun_of(v.what, me), w.DESTROY)
    if isinstance(v.what, targets.Extreme) and v.what.others:
        me.left = v.what.what
    return clause(w.DESTROY, what)


def noun_of(what: targets.Target, me: Voice) -> Noun:
    """What an instruction acts on, as *this way* counts it."""
    found = getattr(what, "what", None)
    if isinstance(what, targets.Each):
        return one_copy(what.what)
    return head(found) if isinstance(found, Things) else me.chosen


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
    much = in_words(much) if v.mark == "power" else much
    if each_ is None or not _one(v.what):
        return clause(PUT, much, on=what, per=each_)
    return sentences(clause(CHOOSE, what), clause(PUT, much, on=me.that, per=each_))


def in_words(much: Phrase) -> Phrase:
    """Two +1 power counters: two figures in a row are hard to read."""
    if not isinstance(much, NP) or much.count is None:
        return much
    return replace(much, count=replace(much.count, spelled=True))


@verbs(harm.Unmark)
def _unmark(v: harm.Unmark, me: Voice) -> Saying:
    return clause(w.UNSTUN, phrases.say(v.what, me))


@verbs(harm.RemoveCounters)
def _remove_counters(v: harm.RemoveCounters, me: Voice) -> Saying:
    noun = w.POWER_COUNTER if v.mark == "power" else w.counter(v.mark)
    if isinstance(v.amount, str):
        return clause(w.REMOVE, all_(plural(noun)), FROM(phrases.say(v.what, me)))
    much, each_ = measured(v.amount, noun, me)
    return clause(w.REMOVE, a(noun) if v.amount == 1 else much, FROM(phrases.say(v.what, me)), per=each_)


@verbs(harm.Ready)
def _ready(v: harm.Ready, me: Voice) -> Saying:
    return clause(w.READY_V, phrases.say(v.what, me))


@verbs(harm.Exhaust)
def _exhaust(v: harm.Exhaust, me: Voice) -> Saying:
    return clause(w.EXHAUST, phrases.say(v.what, me))


@verbs(harm.Swap)
def _swap(v: harm.Swap, me: Voice) -> Saying:
    if isinstance(v.other, targets.Some) and SameLine() in v.other.what.tests:
        return clause(w.SWAP, count(2, w.CREATURE), w.IN_ONE_LINE)
    one, other = phrases.say(v.one, me), phrases.say(v.other, me)
    me.chose_other()
    return clause(w.SWAP, one, w.FOR_ANOTHER(other), w.IN_YOUR_LINE)


@verbs(harm.MoveInLine)
def _in_line(v: harm.MoveInLine, me: Voice) -> Saying:
    return clause(MOVE, phrases.say(v.what, me), w.ANYWHERE)


@verbs(harm.MoveDamage)
def _move_damage(v: harm.MoveDamage, me: Voice) -> Saying:
    much = all_(w.DAMAGE) if v.amount == "all" else amount(figure(v.amount), w.DAMAGE)
    return clause(MOVE, much, FROM(phrases.say(v.source, me)), TO(phrases.say(v.to, me)))


@verbs(harm.Redistribute)
def _redistribute(v: harm.Redistribute, me: Voice) -> Saying:
    noun = w.DAMAGE if v.token == "damage" else w.AMBER
    creatures = thing(v.among, plural)
    return clause(w.REDISTRIBUTE, the(noun).with_(w.LYING_ON(creatures)), w.AMONG(creatures))


@verbs(harm.MoveToFlank)
def _to_flank(v: harm.MoveToFlank, me: Voice) -> Saying:
    return clause(
        MOVE,
        phrases.say(v.what, me),
        TO(verbatim("un flanco de su línea de batalla", "a flank of its battleline")),
    )


def _stun_and_exhaust(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Aturde y agota a una criatura."""
    if not isinstance(one, harm.Mark) or one.mark not in MARKS or not isinstance(other, harm.Exhaust):
        return None
    if other.what != one.what and not isinstance(other.what, pointers.That):
        return None
    return join(clause(MARKS[one.mark]), clause(replace(w.EXHAUST, a=True), phrases.say(one.what, me)))


def _strip_of_armor(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Damage for armor that is lost at once: cada criatura pierde toda su Armadura y recibe 1 de daño por punto."""
    if (
        not isinstance(one, harm.Deal)
        or not isinstance(one.amount, ArmorOn)
        or not isinstance(other, lasting.Last)
    ):
        return None
    if not isinstance(other.ability, constants.NoArmor) or not isinstance(other.about, pointers.That):
        return None
    subject = phrases.say(one.to, me)
    bared = clause(LOSE, all_(poss(it(w.CREATURE), w.ARMOR)), FOR_THE_TURN, subject=subject)
    lost = each(w.POINT).adj(done(LOSE)).with_(THIS_WAY)
    return join(bared, clause(w.BE_DEALT, amount(1, w.DAMAGE), subject=subject, per=lost))


FUSIONS += [_stun_and_exhaust, _strip_of_armor]
