"""Verbs about creatures and other cards in play, said."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import measured, per
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.marks import COUNTER
from tapete.games.keyforge.text.phrases import (
    IN_ZONE,
    head,
    one_copy,
    phrases,
    thing,
    whose,
)
from tapete.games.keyforge.text.verbs import FUSIONS, counted, figure, verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import amber, base, constants, harm, lasting, lines, pairs, pointers, targets
from tapete.games.keyforge.verbs import moving as moved
from tapete.games.keyforge.verbs.amounts import ArmorOn, Half, Houses, PowerOf
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.places import in_play
from tapete.games.keyforge.verbs.spots import SameLine
from tapete.games.keyforge.verbs.things import Things, any_card, creature_or_artifact
from tapete.games.keyforge.verbs.which import ControlledBy
from tapete.phrase import (
    FROM,
    NP,
    TO,
    Clause,
    Fixed,
    Noun,
    Phrase,
    Saying,
    a,
    adj,
    all_,
    amount,
    any_number,
    bare,
    clause,
    count,
    done,
    each,
    each_of,
    for_each,
    gapped,
    half,
    if_,
    instead,
    it,
    join,
    may,
    one_of,
    plural,
    poss,
    sentences,
    the,
    them,
    this,
    up_to,
    verbatim,
)
from tapete.phrase.common import (
    AMONG,
    CARD,
    CHOOSE,
    EQUAL_TO,
    FOR_THE_TURN,
    LOSE,
    MOVE,
    PUT,
    REMOVE,
    THIS_WAY,
)

# Creatures


@verbs(harm.Deal)
def _deal(v: harm.Deal, me: Voice) -> Saying:
    if v.apiece and isinstance(v.amount, PowerOf) and isinstance(v.amount.of, targets.Each):
        subject = phrases.say(v.to, me)
        me.chose(w.CREATURE, False)
        return clause(w.BE_DEALT, measured(v.amount, w.DAMAGE, me)[0], subject=subject)
    if v.by is not None:
        return _dealt_by(v, v.by, me)
    much, each_ = measured(v.amount, w.DAMAGE, me)
    extras = [w.splash(v.splash)] if v.splash else []
    to = phrases.say(v.to, me)
    me.did(w.CREATURE, w.DESTROY)
    if each_ is not None and _one(v.to):
        told: Saying = sentences(clause(CHOOSE, to), clause(w.DEAL, much, *extras, to=me.that, per=each_))
    elif _few(v.to):
        told = sentences(clause(CHOOSE, to), clause(w.DEAL, much, *extras, to=each_of(me.that), per=each_))
    else:
        told = clause(w.DEAL, much, *extras, to=_each_of(v.to, to), per=each_)
    if v.in_case is not None:
        told = sentences(told, _more_instead(v, v.in_case, me))
    return sentences(told, w.NOT_PREVENTED) if v.pierces else told


def _more_instead(v: harm.Deal, case: Condition, me: Voice) -> Saying:
    """Si ya está dañada, en vez de eso inflígele 3; of several, each is asked before any is dealt damage."""
    many, me.many = me.many, False
    told = conditions.say(case, me)
    if many and isinstance(told, Clause):
        told = replace(told, subject=one_of(them(me.chosen)), extras=(ALREADY, *told.extras))
    more = clause(w.DEAL, amount(v.instead, w.DAMAGE), to=it(me.chosen))
    me.many = many
    return if_(told, instead(more))


ALREADY = Fixed("ya", "already", first=True)


def _dealt_by(v: harm.Deal, by: targets.Target, me: Voice) -> Saying:
    """La criatura contra la que lucha inflige daño igual a su Poder."""
    dealers = phrases.say(by, me)
    me.chose(w.CREATURE, False)
    own = bare(w.DAMAGE).with_(EQUAL_TO(poss(it(w.CREATURE), w.POWER)))
    if isinstance(v.to, pointers.TheSame):
        each_other = clause(w.DEAL, own, TO_THE_OTHER, subject=each_of(them(w.CREATURE)))
        told: Saying = sentences(clause(CHOOSE, dealers), each_other)
    else:
        told = clause(w.DEAL, own, to=phrases.say(v.to, me), subject=dealers)
    me.did(w.CREATURE, w.DESTROY)
    return told


TO_THE_OTHER = Fixed("a la otra", "to the other")


def _one(what: targets.Target) -> bool:
    """Whether one card is chosen: what it gets *for each* of something is not divided (v17.2 «Por cada»)."""
    return isinstance(what, targets.Some) and what.count == 1


def _few(what: targets.Target) -> bool:
    """Whether up to some are chosen: they are chosen first, and then something is done to each."""
    return isinstance(what, targets.Some) and what.optional and _several(what)


def _several(what: targets.Target) -> bool:
    return isinstance(what, targets.Some) and isinstance(what.count, int) and 1 < what.count < 99


def _each_of(what: targets.Target, told: Phrase) -> Phrase:
    """So much to each of two creatures, not divided among them."""
    return each_of(told) if _several(what) else told


@verbs(harm.Together)
def _together(v: harm.Together, me: Voice) -> Saying:
    told: list[Saying] = []
    before = me.way
    for part in v.deals:
        # All is dealt at once: *this way* speaks of what came before it.
        me.way = before
        if (line := verbs.say(part, me)) is not None:
            told.append(line)
    plain = [line for line in told if isinstance(line, Clause)]
    return gapped(*plain) if len(plain) == len(told) else sentences(*told)


@verbs(harm.Spread)
def _spread(v: harm.Spread, me: Voice) -> Saying:
    if v.divided:
        return _divided(v, me)
    extras = [w.splash(v.splash)] if v.splash else []
    return for_each(
        per(v.times, me), clause(w.DEAL, amount(v.amount, w.DAMAGE), *extras, to=thing(v.to, a, me))
    )


def _divided(v: harm.Spread, me: Voice) -> Saying:
    """Damage in all, divided among any number of them."""
    much, each_ = measured(v.times, w.DAMAGE, me)
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


OF_EACH_HOUSE = adj("de cada Casa", "of each house", en_last=True)
OF_EACH_POWER = adj("de cada valor de Poder", "of each power value", en_last=True)
NOT_CHOSEN = adj("no elegido", "not chosen", en_last=True)


@verbs(harm.Destroy)
def _destroy(v: harm.Destroy, me: Voice) -> Saying:
    if isinstance(v.what, pairs.OneForEach):
        counterparts = thing(v.what.of, each, me)
        me.chose(head(v.what.of), False)
        return for_each(counterparts, clause(w.DESTROY, thing(v.what.what, a, me)))
    if isinstance(v.what, pairs.NotOneOfEach):
        kind = OF_EACH_HOUSE if isinstance(v.what.of, Houses) else OF_EACH_POWER
        chosen = clause(CHOOSE, a(w.CREATURE).adj(kind))
        me.did(w.CREATURE, w.DESTROY)
        return sentences(chosen, clause(w.DESTROY, each(w.CREATURE).adj(NOT_CHOSEN)))
    what = phrases.say(v.what, me)
    if v.what == targets.each(any_card):
        what = each(CARD).adj(w.LYING_IN_PLAY)
    number = counted(v.what)
    each_ = None if number is None else per(number, me)
    me.did(noun_of(v.what, me), w.DESTROY)
    if each_ is not None:
        return clause(w.DESTROY, what, per=each_)
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
    counter = w.counter(v.mark)
    if v.amount == 1:
        return clause(PUT, a(counter), on=_each_of(v.what, what))
    much, each_ = measured(v.amount, counter, me)
    much = in_words(much) if v.mark == "power" else much
    if each_ is None or not _one(v.what):
        return clause(PUT, much, on=_each_of(v.what, what), per=each_)
    return sentences(clause(CHOOSE, what), clause(PUT, much, on=me.that, per=each_))


def in_words(much: Phrase) -> Phrase:
    """Two +1 power counters: two figures in a row are hard to read."""
    if not isinstance(much, NP) or much.count is None:
        return much
    return replace(much, count=replace(much.count, spelled=True))


@verbs(harm.Unmark)
def _unmark(v: harm.Unmark, me: Voice) -> Saying:
    return clause(UNMARKS[v.mark], phrases.say(v.what, me))


UNMARKS = {"stunned": w.UNSTUN, "warded": w.UNWARD}


@verbs(harm.RemoveCounters)
def _remove_counters(v: harm.RemoveCounters, me: Voice) -> Saying:
    noun = w.counter(v.mark) if v.mark else COUNTER
    me.did(noun, REMOVE)
    if v.to is not None:
        if v.what == targets.each(creature_or_artifact):
            return clause(MOVE, each(noun).adj(w.LYING_IN_PLAY), TO(phrases.say(v.to, me)))
        source = phrases.say(v.what, me)
        if isinstance(v.amount, Half):
            return clause(MOVE, half(the(noun).many()), FROM(source), TO(phrases.say(v.to, me)), w.ROUNDED_UP)
        return clause(MOVE, all_(plural(noun)), FROM(source), TO(phrases.say(v.to, me)))
    if isinstance(v.amount, str):
        return clause(REMOVE, all_(plural(noun)), FROM(phrases.say(v.what, me)))
    if v.up_to:
        most = in_words(up_to(figure(v.amount), noun))
        return clause(REMOVE, most, FROM(phrases.say(v.what, me)))
    much, each_ = measured(v.amount, noun, me)
    return clause(REMOVE, a(noun) if v.amount == 1 else much, FROM(phrases.say(v.what, me)), per=each_)


@verbs(harm.Ready)
def _ready(v: harm.Ready, me: Voice) -> Saying:
    return clause(w.READY_V, phrases.say(v.what, me))


@verbs(harm.Exhaust)
def _exhaust(v: harm.Exhaust, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    me.did(noun_of(v.what, me), w.EXHAUST)
    return clause(w.EXHAUST, what)


@verbs(lines.Swap)
def _swap(v: lines.Swap, me: Voice) -> Saying:
    if isinstance(v.other, targets.Some) and SameLine() in v.other.what.tests:
        return clause(w.SWAP, count(2, w.CREATURE), w.IN_ONE_LINE)
    one, other = phrases.say(v.one, me), phrases.say(v.other, me)
    if getattr(v.other, "places", (in_play,)) != (in_play,):
        return clause(w.SWAP, one, w.FOR_ANOTHER(other))
    me.chose_other()
    told = clause(w.SWAP, one, w.FOR_ANOTHER(other), w.IN_YOUR_LINE)
    return sentences(told, clause(w.SWAP, ALL_ON_THEM)) if v.loads else told


ALL_ON_THEM = (
    the(w.UPGRADE)
    .many()
    .with_(
        Fixed(
            "y todo el Æmbar, el daño y los contadores que haya sobre ellas",
            "and all Æmber, damage, and counters on them",
        )
    )
)


@verbs(lines.MoveInLine)
def _in_line(v: lines.MoveInLine, me: Voice) -> Saying:
    whole = v.what.what.tests[-1] if isinstance(v.what, targets.Each) else None
    if isinstance(whole, ControlledBy):
        return clause(w.REARRANGE, the(w.CREATURE).many().with_(IN_ZONE(whose(whole.who, w.BATTLELINE))))
    return clause(MOVE, phrases.say(v.what, me), w.ANYWHERE)


@verbs(moved.MoveDamage)
def _move_damage(v: moved.MoveDamage, me: Voice) -> Saying:
    much = all_(w.DAMAGE) if v.amount == "all" else amount(figure(v.amount), w.DAMAGE)
    return clause(MOVE, much, FROM(phrases.say(v.source, me)), TO(phrases.say(v.to, me)))


@verbs(moved.Redistribute)
def _redistribute(v: moved.Redistribute, me: Voice) -> Saying:
    noun = w.DAMAGE if v.token == "damage" else w.AMBER
    creatures = the(noun).with_(w.LYING_ON(thing(v.among, plural)))
    return clause(w.REDISTRIBUTE, creatures, w.AMONG(thing(v.among, all_)))


@verbs(lines.MoveToFlank)
def _to_flank(v: lines.MoveToFlank, me: Voice) -> Saying:
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


def _ready_and_exalt(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Prepara y exalta a cada criatura adyacente."""
    if not isinstance(one, harm.Ready) or not isinstance(other, amber.Exalt) or other.times != 1:
        return None
    if other.what != one.what:
        return None
    return join(clause(w.READY_V), clause(w.EXALT, phrases.say(one.what, me)))


def _heal_and_ward(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Cura por completo y escuda a cada criatura Robot."""
    if not isinstance(one, harm.Heal) or one.amount != "all" or other != harm.Ward(one.what):
        return None
    return join(clause(w.FULLY_HEAL), clause(w.WARD, phrases.say(one.what, me)))


def _of_those(what: targets.Target, again: targets.Target) -> bool:
    """Whether the second of two instructions speaks of what the first has chosen."""
    return isinstance(what, (targets.Some, targets.Each)) and isinstance(again, pointers.That)


def _ward_and_heal(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Escuda y cura por completo a una criatura."""
    if not isinstance(one, harm.Mark) or one.mark not in MARKS or not isinstance(other, harm.Heal):
        return None
    if other.amount != "all" or not _of_those(one.what, other.what):
        return None
    return join(clause(MARKS[one.mark]), clause(w.FULLY_HEAL, phrases.say(one.what, me)))


def _ready_and_enrage(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Prepara y enfurece a una criatura y a cada una de sus criaturas adyacentes."""
    if not isinstance(one, harm.Ready) or not isinstance(other, harm.Mark) or other.mark not in MARKS:
        return None
    around = isinstance(one.what, pointers.Neighbors) and other.what == replace(one.what, of=pointers.that)
    if not around and not _of_those(one.what, other.what):
        return None
    return join(clause(w.READY_V), clause(replace(MARKS[other.mark], a=True), phrases.say(one.what, me)))


FUSIONS += [_heal_and_ward, _ward_and_heal, _ready_and_enrage]
FUSIONS += [_stun_and_exhaust, _strip_of_armor, _ready_and_exalt]
