"""One line for each verb: what an ability does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Literal

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import measured, per
from tapete.games.keyforge.text.phrases import (
    as_cards,
    dressed,
    head,
    phrases,
    thing,
    who,
    whose,
)
from tapete.games.keyforge.text.voice import Says, Unsaid, Voice, Way
from tapete.games.keyforge.verbs import amber, base, choices, forging, pointers, targets
from tapete.games.keyforge.verbs.amounts import (
    Amount,
    Half,
    Much,
    Number,
)
from tapete.games.keyforge.verbs.base import Who, opponent
from tapete.games.keyforge.verbs.which import Status
from tapete.phrase import (
    FROM,
    NP,
    PER,
    TO,
    YOU,
    Clause,
    Fixed,
    Phrase,
    Saying,
    a,
    all_,
    all_but,
    amount,
    any_number,
    clause,
    done,
    each,
    for_each,
    half,
    it,
    join,
    may,
    must,
    one_of,
    poss,
    sentences,
    the,
    them,
    your,
)
from tapete.phrase.clauses import IF_YOU_DO, Lead, Sentences
from tapete.phrase.common import (
    DIFFERENT,
    GAIN,
    LOSE,
    MOVE,
    OPPONENT,
    PAY,
    PLAYER,
    THIS_WAY,
)

verbs: Says[Saying | None] = Says("an instruction")


Fusion = Callable[[base.Verb, base.Verb, Voice], Saying | None]
FUSIONS: list[Fusion] = []
"""What two instructions say as one sentence, where they do."""
Run = Callable[[base.Steps, Voice], tuple[Saying, int] | None]
RUNS: list[Run] = []
"""What several instructions say together, whatever their order, and how many of them they are."""


def steps(parts: base.Steps, me: Voice) -> Saying:
    """Instructions, one sentence each."""
    told = _in_turn(parts, me)
    return told[0] if len(told) == 1 else sentences(*told)


def together(parts: base.Steps, me: Voice) -> Saying:
    """Instructions under one frame: joined by *and* where they are plain clauses."""
    told = _in_turn(parts, me)
    return _under_one(told, me)


def _under_one(told: list[Saying], me: Voice) -> Saying:
    """As much under the frame as one sentence can hold: what stood alone would hold whatever the frame says."""
    parts = [part for line in told for part in (line.parts if isinstance(line, Sentences) else (line,))]
    plain = [
        part for part in takewhile(lambda part: isinstance(part, Clause), parts) if isinstance(part, Clause)
    ]
    joined: list[Saying] = list(_by_itself(plain, me))
    rest = parts[len(joined) :]
    if joined and len(rest) == 1 and isinstance(rest[0], Lead) and rest[0].opening != IF_YOU_DO:
        joined, rest = joined + rest, []
    whole = [join(*joined), *rest] if len(joined) > 1 else joined + rest
    return whole[0] if len(whole) == 1 else sentences(*whole)


def _in_turn(parts: base.Steps, me: Voice) -> list[Saying]:
    told: list[Saying] = []
    at = 0
    while at < len(parts):
        me.coming = parts[at + 1 :]
        line, many = _next(parts[at:], me)
        at += many
        # Some only tell those that follow what they speak of.
        if line is not None:
            told.append(line)
    return told


def _next(parts: base.Steps, me: Voice) -> tuple[Saying | None, int]:
    """What the next instruction says, or the next few together, and how many they are."""
    for run in RUNS:
        if (whole := run(parts, me)) is not None:
            return whole
    fused = _fused(parts[0], parts[1], me) if len(parts) > 1 else None
    return (_told(parts[0], me), 1) if fused is None else (fused, 2)


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


def figure(value: Much | Literal["half"]) -> int:
    """A number that is printed; no words for one that is counted."""
    if not isinstance(value, int):
        raise Unsaid(value, "a figure")
    return value


def _part(
    value: Much | Literal["half"], keep: int, owner: Phrase | None, me: Voice
) -> tuple[Phrase, Phrase | None]:
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
        return clause(LOSE, much, w.LOSS_ROUNDED_DOWN, subject=subject)
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


APIECE = Fixed("de su oponente cada una", "each from their opponent")


@verbs(amber.Capture)
def _capture(v: amber.Capture, me: Voice) -> Saying:
    if isinstance(v.by, targets.Shared):
        shared, _ = _part(v.amount, v.keep, OPPONENT, me)
        return clause(w.CAPTURE, shared, w.SHARED_AMONG(thing(v.by.what, any_number)))
    by = _each_of_those(v.by, me) if isinstance(v.by, targets.TheOnes) else phrases.say(v.by, me)
    if isinstance(v.amount, str):
        held = whose(_OPP, w.AMBER)
        much: Phrase = all_but(v.keep, held) if v.keep else all_(held)
        each_ = None
    else:
        much, each_ = measured(v.amount, w.AMBER, me)
    extra = (w.FROM_ITS_SIDE,) if v.own_side else (w.FROM_ITS_OPPONENT,) if _of_any_side(v.by) else ()
    extra = (APIECE,) if isinstance(v.by, targets.AllOf) else extra
    if v.of is not None:
        return clause(w.CAPTURE, much, FROM(who(v.of, me)), subject=by)
    number = counted(v.by)
    if number is None:
        return clause(w.CAPTURE, much, *extra, subject=by, per=each_)
    if isinstance(by, NP):
        by = by.adj(DIFFERENT)
    return for_each(per(number, me), clause(w.CAPTURE, much, *extra, subject=by, per=each_))


def _each_of_those(by: targets.TheOnes, me: Voice) -> Phrase:
    """Each of the cards affected that is such, so that none shares with another."""
    told = dressed(each(head(by.what)), by.what, me).adj(done(me.way.verb)).with_(THIS_WAY)
    me.chose(head(by.what), True)
    return told


def _of_any_side(by: targets.Target) -> bool:
    """Whether creatures of both players may be meant, so that *the opponent* is another for each."""
    if isinstance(by, pointers.Host):
        return True
    return isinstance(by, (targets.Some, targets.Each, targets.TheOnes)) and not by.what.side


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
    return clause(w.EXALT, phrases.say(v.what, me), *([w.times(v.times, v.up_to)] if v.times > 1 else []))


@verbs(amber.CaptureFromAnyone)
def _capture_from_anyone(v: amber.CaptureFromAnyone, me: Voice) -> Saying:
    if isinstance(v.amount, str):
        return clause(w.CAPTURE, all_(w.AMBER), FROM(each(PLAYER)), subject=me.this)
    return clause(w.CAPTURE, amount(v.amount, w.AMBER), w.FROM_ANY_PLAYERS, subject=me.this)


@verbs(amber.MoveAmber)
def _move_amber(v: amber.MoveAmber, me: Voice) -> Saying:
    to = _place_of_amber(v.to, me)
    if v.amount == "all" and isinstance(v.source, pointers.That):
        theirs = poss(me.that, w.AMBER)
        return clause(MOVE, theirs.adj(w.REMAINING) if me.way == HALF_MOVED else all_(theirs), TO(to))
    source = _place_of_amber(v.source, me)
    if isinstance(v.amount, Half):
        rounded = (w.ROUNDED_UP,) if v.amount.up else (w.ROUNDED_DOWN,)
        me.way = HALF_MOVED
        return clause(MOVE, half(the(w.AMBER)), FROM(source), TO(to), *rounded)
    much = all_(w.AMBER) if v.amount == "all" else amount(figure(v.amount), w.AMBER)
    return clause(MOVE, much, FROM(source), TO(to))


HALF_MOVED = Way(w.AMBER, MOVE)


def _place_of_amber(place: targets.Target | Who | amber.Supply, me: Voice) -> Phrase:
    """A pool, the common supply, or a card."""
    if isinstance(place, Who) and place.word == "controller-of-that" and me.many:
        return poss(poss(them(w.CREATURE), w.CONTROLLER).many(), w.POOL).many()
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
    if v.who.word == "you":
        return clause(PAY, amount(figure(v.amount), w.AMBER), to=OPPONENT)
    return must(clause(PAY, amount(figure(v.amount), w.AMBER), to=YOU, subject=who(v.who)))


@verbs(forging.Forge)
def _forge(v: forging.Forge, me: Voice) -> Saying:
    if v.free:
        return clause(w.FORGE, a(w.KEY), w.FREE, subject=who(v.who))
    cost = [w.dearer(v.extra)] if isinstance(v.extra, int) and v.extra else [w.AT_COST]
    changes: list[tuple[Fixed, Number]] = [(w.RAISED, v.extra)] if not isinstance(v.extra, int) else []
    changes += [(w.REDUCED, v.less)] if v.less != 0 else []
    told = [part for change, by in changes for part in (change, PER(per(by, me)))]
    told += [Fixed(f"(hasta un mínimo de {v.least})", f"(to a minimum of {v.least})")] if v.least else []
    return clause(w.FORGE, a(w.KEY), *cost, *told, subject=who(v.who))


@verbs(forging.Unforge)
def _unforge(v: forging.Unforge, me: Voice) -> Saying:
    if v.any:
        return clause(w.UNFORGE, one_of(whose(v.who, w.KEY).many()))
    return clause(w.UNFORGE, it(w.KEY))


@verbs(forging.GainChains)
def _chains(v: forging.GainChains, me: Voice) -> Saying:
    much, each_ = measured(v.amount, w.CHAIN, me)
    return clause(GAIN, much, subject=who(v.who), per=each_)
