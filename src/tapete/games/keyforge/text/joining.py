"""Verbs that use cards, join others or begin what lasts, said."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.amounts import per
from tapete.games.keyforge.text.changing import animated
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.numbered import numbered
from tapete.games.keyforge.text.phrases import (
    phrases,
    thing,
    who,
)
from tapete.games.keyforge.text.verbs import FUSIONS, RUNS, figure, steps, together, verbs
from tapete.games.keyforge.text.voice import Unsaid, Voice, said
from tapete.games.keyforge.verbs import (
    amber,
    base,
    choices,
    constants,
    control,
    lasting,
    limits,
    moments,
    pointers,
    repeating,
    shaping,
    targets,
)
from tapete.games.keyforge.verbs.amounts import ThoseThat
from tapete.games.keyforge.verbs.conditions import Compare, Condition, ThatIs, YouDo
from tapete.games.keyforge.verbs.which import ControlledBy
from tapete.phrase import (
    NP,
    Clause,
    Fixed,
    Mood,
    Phrase,
    Prep,
    Saying,
    a,
    after_prep,
    amount,
    but,
    choose_one,
    clause,
    count,
    for_each,
    gapped,
    if_,
    if_you_do,
    it,
    join,
    lead,
    may,
    otherwise,
    plural,
    poss,
    sentences,
    that,
    the,
    this,
    verb,
    while_,
)
from tapete.phrase.common import (
    CARD,
    CHOOSE,
    CONTROL,
    EFFECT,
    FOR_THE_TURN,
    NUMBER,
    OF,
    ON_YOUR_NEXT_TURN,
    PLACE,
    PLAY,
    PLAYER,
    REPEAT,
    TAKE_CONTROL,
    UNTIL_YOUR_TURN,
)
from tapete.phrase.lexicon import Tail


@verbs(control.TakeControl)
def _take(v: control.TakeControl, me: Voice) -> Saying:
    extra = (turns.WHILE_THIS,) if v.while_this else ()
    if v.flank:
        if v.flank == "anywhere":
            taken = clause(TAKE_CONTROL, phrases.say(v.what, me), subject=who(v.who))
            return join(taken, clause(PLACE, me.that, w.ANYWHERE_IN_YOUR_LINE))
        side = {"left": "izquierdo", "right": "derecho"}[v.flank]
        moved = Fixed(
            f"la sitúa en el flanco {side} de la línea de batalla de este",
            f"moves it to that player's {v.flank} flank",
        )
        return join(clause(w.GIVE_TO_OPPONENT, _theirs(v.what, me), subject=that(PLAYER)), moved)
    if v.who.word == "opponent":
        given = me.that_one if isinstance(v.what, pointers.That) else phrases.say(v.what, me)
        return clause(w.GIVE_CONTROL, given, *extra)
    told = clause(TAKE_CONTROL, phrases.say(v.what, me), *extra, subject=who(v.who))
    if not v.as_house:
        return told
    if v.always:
        held = clause(w.BELONG, w.house_named(v.as_house), subject=it(me.chosen))
        return sentences(told, while_(clause(CONTROL, it(me.chosen)), held))
    es, en = house_name(v.as_house, "es"), house_name(v.as_house, "en")
    return sentences(
        told,
        said(
            es=f"Mientras lo controles, si no pertenece a ninguna de tus tres Casas, pertenece a la Casa {es}.",
            en=f"While you control it, if it belongs to none of your three houses, it belongs to house {en}.",
        ),
    )


def _theirs(what: targets.Target, me: Voice) -> Phrase:
    """The one card of the player spoken of: whose it is need not be said."""
    if not isinstance(what, targets.Each):
        return phrases.say(what, me)
    tests = tuple(test for test in what.what.tests if not isinstance(test, ControlledBy))
    return thing(replace(what.what, tests=tests), the)


# Joining


@verbs(choices.May)
def _may(v: choices.May, me: Voice) -> Saying:
    first = v.steps[0]
    if isinstance(first, amber.Gain) and first.who.word == "opponent":
        given = may(clause(HAVE_THEM_GAIN, amount(figure(first.amount), w.AMBER)))
        return sentences(given, together(v.steps[1:], me)) if v.steps[1:] else given
    me.all, me.acting = True, v.who.word == "actor"
    told = _lasting_may(v.steps, me) or together(v.steps, me)
    me.all = me.acting = False
    if v.who.word != "you" and isinstance(told, Clause):
        told = replace(told, subject=who(v.who))
    if isinstance(told, Clause) and told.subject == that(PLAYER):
        me.deed = clause(w.DO_SO, w.IT_DONE, subject=it(PLAYER))
    return may(told)


def _lasting_may(steps: base.Steps, me: Voice) -> Clause | None:
    """What one may begin now and lasts is not what one may do all that while: how long is said after it."""
    if len(steps) != 1 or not isinstance(last := steps[0], lasting.Last):
        return None
    chosen, held = _held(last, me)
    opening = _opening(last)
    if chosen is not None or not isinstance(held, Clause) or not isinstance(opening, Fixed):
        return None
    return replace(held, extras=(*held.extras, opening))


HAVE_THEM_GAIN = verb("hacer que tu oponente obtenga", "have your opponent gain")


@verbs(choices.Given)
def _if(v: choices.Given, me: Voice) -> Saying:
    me.all = False
    if isinstance(v.condition, YouDo):
        deed, me.deed = me.deed, None
        body = together(v.steps, me)
        told: Saying = if_you_do(body) if deed is None else if_(deed, body)
    else:
        told = if_(conditions.say(v.condition, me), together(v.steps, me))
    if v.otherwise:
        return sentences(told, otherwise(together(v.otherwise, me)))
    return told


@verbs(choices.Whole)
def _whole(v: choices.Whole, me: Voice) -> Saying:
    return together(v.steps, me)


@verbs(choices.ChooseOne)
def _choose_one(v: choices.ChooseOne, me: Voice) -> Saying:
    return choose_one(
        clause(CHOOSE, a(w.OPTION), subject=who(v.by)), *(steps(option, me) for option in v.options)
    )


@verbs(choices.Choose)
def _choose(v: choices.Choose, me: Voice) -> Saying:
    return clause(CHOOSE, phrases.say(v.what, me))


@verbs(choices.ForEach)
def _for_each(v: choices.ForEach, me: Voice) -> Saying:
    if isinstance(v.times, int):
        return lead(w.times(v.times), together(v.steps, me))
    counted = getattr(v.times, "of", v.times)
    return for_each(per(counted, me), together(v.steps, me))


@verbs(repeating.Repeat)
def _repeat(v: repeating.Repeat, me: Voice) -> Saying:
    last = v.steps[-1]
    if len(v.steps) > 1 and _is_for(last, v.again) and not v.once:
        # What it does under the condition and the repetition are one sentence.
        first = steps(v.steps[:-1], me)
        done = together(getattr(last, "steps", ()), me)
        return sentences(first, if_(conditions.say(v.again, me), join(done, clause(REPEAT, this(EFFECT)))))
    first = steps(v.steps, me)
    again = clause(REPEAT, the(EFFECT).adj(w.PRECEDING))
    if v.price:
        return sentences(first, may(for_the_price(v, me)))
    if v.asked:
        me.again = not me.many
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


def for_the_price(v: repeating.Repeat, me: Voice) -> Clause:
    """What is done to repeat the rest: exalta a una criatura aliada para repetir el efecto anterior."""
    price = together(v.price, me)
    if not isinstance(price, Clause):
        raise Unsaid(v.price, "a price")
    aim = w.TO_REPEAT_THAT if v.once else w.TO_REPEAT_THIS
    return replace(price, extras=(*price.extras, aim))


def _is_for(last: base.Verb, again: Condition) -> bool:
    """Whether an instruction is carried out in the very case in which all are repeated."""
    return isinstance(last, choices.Given) and last.condition == again and not last.otherwise


def _still(condition: Condition, me: Voice) -> Saying:
    """What held before and holds again: si tu oponente aún controla más criaturas que tú."""
    told = conditions.say(condition, me)
    if (
        isinstance(condition, Compare)
        and isinstance(told, Clause)
        and not isinstance(condition.one, ThoseThat)
    ):
        return replace(told, extras=(w.STILL, *told.extras))
    return told


@verbs(choices.ChooseHouse)
def _choose_house(v: choices.ChooseHouse, me: Voice) -> Saying:
    me.house = w.THAT_HOUSE
    if v.by.word != "you":
        me.deed = clause(w.DO_SO, w.IT_DONE, subject=who(v.by))
    if v.of is None:
        return clause(CHOOSE, a(w.HOUSE), subject=who(v.by))
    return clause(CHOOSE, a(w.HOUSE).with_(w.ON_IDENTITY if v.of.word == "opponent" else w.ON_YOUR_IDENTITY))


@verbs(choices.ChooseNumber)
def _choose_number(v: choices.ChooseNumber, me: Voice) -> Saying:
    return clause(CHOOSE, a(NUMBER))


@verbs(choices.NameTrait)
def _name_trait(v: choices.NameTrait, me: Voice) -> Saying:
    return clause(CHOOSE, a(w.TRAIT))


@verbs(choices.NameCard)
def _name_card(v: choices.NameCard, me: Voice) -> Saying:
    return clause(w.NAME, count(v.count, CARD) if v.count > 1 else a(CARD))


@conditions(choices.AreNamed)
def _are_named(v: choices.AreNamed, me: Voice) -> Saying:
    return said(es="son las cartas nombradas", en="they are the named cards")


ON_YOUR_OPPONENT = Fixed("con tu oponente", "on your opponent")


@verbs(choices.OpponentDoes)
def _opponent_does(v: choices.OpponentDoes, me: Voice) -> Saying:
    if any(isinstance(part, base.Who) and part.word == "opponent" for part in base.walk(v.steps)):
        return said(
            es="Tu oponente repite contigo el efecto anterior.",
            en="Your opponent repeats the preceding effect on you.",
        )
    return clause(REPEAT, the(EFFECT).adj(w.PRECEDING), ON_YOUR_OPPONENT)


@verbs(choices.Step)
def _step(v: choices.Step, me: Voice) -> Saying:
    return said(es=v.es, en=v.en)


# Lasting


@verbs(lasting.Last)
def _last(v: lasting.Last, me: Voice) -> Saying:
    if v.uses > 0 and v.until == "turn":
        told = numbered(v.ability, v.uses)
        if told is not None:
            return told
    chosen, held = _held(v, me)
    opening = _opening(v)
    body = held if opening is None else lead(opening, held)
    return body if chosen is None else sentences(chosen, body)


def _held(v: lasting.Last, me: Voice) -> tuple[Saying | None, Saying]:
    """The choice of whom it is about, if there is one, and what holds."""
    # Abilities are said with these very verbs.
    from tapete.games.keyforge.text.abilities import abilities

    chosen: Saying | None = None
    if isinstance(v.about, pointers.This):
        me.meant = me.this
    elif isinstance(v.about, pointers.It):
        me.chose(w.CREATURE, False)
    elif isinstance(v.about, targets.Each) and isinstance(every := phrases.say(v.about, me), NP):
        me.meant = every
    elif v.about is not None and not isinstance(v.about, (pointers.That, pointers.Those)):
        chosen = clause(CHOOSE, phrases.say(v.about, me))
    if type(v.ability) is limits.MayPlay and v.uses < 0:
        # Without a number it permits any number of cards.
        return chosen, may(clause(PLAY, thing(v.ability.what, plural, me)))
    return chosen, abilities.say(v.ability, me)


def _opening(v: lasting.Last) -> Fixed | Tail | None:
    """How long it lasts."""
    if v.until == "after":
        return None
    if v.until == "leaves" and isinstance(v.ability, moments.After):
        return None
    if v.until == "stays" and isinstance(v.ability, constants.Constant) and v.ability.only_if is not None:
        return None
    if isinstance(v.ability, moments.After) and v.ability.moment == moments.EndOfTurn(base.active_player):
        return None
    if v.until == "stays" and isinstance(getattr(v.ability, "only_if", None), ThatIs):
        # What holds as long as the card is such holds no longer than it is in play.
        return None
    if v.until == "next" and v.who.word == "rival":
        return turns.ON_THEIR_OPPONENTS_TURN
    if v.until == "next":
        return TURNS.get(v.who.word, ON_YOUR_NEXT_TURN)
    return LASTS[v.until]


TURNS: dict[str, Fixed | Tail] = {
    "opponent": w.ON_THEIR_TURN,
    "controller-of-that": w.ON_ITS_CONTROLLERS_TURN,
}


def _lasting_together(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """Two effects that last equally long: durante el resto del turno, … y …."""
    if not isinstance(one, lasting.Last) or not isinstance(other, lasting.Last):
        return None
    if (one.until, one.who) != (other.until, other.who) or one.uses > 0 or other.uses > 0:
        return None
    if other.about not in (None, one.about if isinstance(one.about, pointers.This) else None):
        if not isinstance(other.about, (pointers.That, pointers.Those)):
            return None
    chosen, held = _held(one, me)
    _, also = _held(other, me)
    both, opening = _allowed_but(one, other, held) or _with_one_verb(held, also), _opening(one)
    told = both if opening is None else lead(opening, both)
    return told if chosen is None else sentences(chosen, told)


def _with_one_verb(one: Saying, other: Saying) -> Saying:
    """Obtiene Elusivo y el rasgo Mutante: a verb that both have is said once."""
    if not isinstance(one, Clause) or not isinstance(other, Clause):
        return join(one, other)
    alike = (one.verb, one.subject, one.extras) == (other.verb, other.subject, other.extras)
    return gapped(one, other) if alike else join(one, other)


def _allowed_but(one: lasting.Last, other: lasting.Last, held: Saying) -> Saying | None:
    """Puedes usar criaturas aliadas, pero solo para luchar."""
    allowed, barred = one.ability, other.ability
    if not isinstance(allowed, limits.MayUse) or not isinstance(barred, limits.CannotUse):
        return None
    return (
        but(held, w.ONLY_TO_FIGHT) if (allowed.what, barred.ways) == (barred.what, NO_WAY_BUT_FIGHT) else None
    )


NO_WAY_BUT_FIGHT = ("reap", "action", "omni")


def _two_turns(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """The same until your next turn and during it: hasta el final de tu próximo turno."""
    if not isinstance(one, lasting.Last) or not isinstance(other, lasting.Last):
        return None
    if (one.until, other.until, other.who.word) != ("start", "next", "you") or one.ability != other.ability:
        return None
    return lead(turns.UNTIL_END_OF_NEXT_TURN, _held(one, me)[1])


def _creature_as_long(parts: base.Steps, me: Voice) -> tuple[Saying, int] | None:
    """What lasts as long as an artifact is a creature: se considera una criatura con Poder 3 y pertenece a…."""
    run = list(takewhile(lambda part: isinstance(part, (shaping.Animate, lasting.Last)), parts))
    made = [part for part in run if isinstance(part, shaping.Animate)]
    held = [part for part in run if isinstance(part, lasting.Last)]
    if len(made) != 1 or not held or not all(_as_long_as(part, made[0]) for part in held):
        return None
    from tapete.games.keyforge.text.abilities import abilities

    moved, lasts, is_creature = animated(made[0], me)
    told = [_of_the_same(abilities.say(part.ability, me), is_creature, me) for part in held]
    # What it does itself comes before what is said of its text.
    told.sort(key=lambda one: not (isinstance(one, Clause) and one.subject == is_creature.subject))
    return sentences(moved, lead(lasts, join(is_creature, *told))), len(run)


def _as_long_as(one: lasting.Last, made: shaping.Animate) -> bool:
    """Whether something holds of the very card that becomes a creature, and as long."""
    about = isinstance(one.about, pointers.That) or (
        isinstance(one.about, pointers.This) and isinstance(made.what, pointers.This)
    )
    return about and one.until == made.until


def _of_the_same(told: Saying, of: Clause, me: Voice) -> Saying:
    """A clause about the card that another clause speaks of already."""
    same = isinstance(told, Clause) and told.subject in (me.that_one, me.this)
    return replace(told, subject=of.subject) if same and isinstance(told, Clause) else told


FUSIONS.extend((_two_turns, _lasting_together))
RUNS.append(_creature_as_long)


LASTS = {
    "turn": FOR_THE_TURN,
    "start": UNTIL_YOUR_TURN,
    "leaves": turns.WHILE_THIS,
    "stays": turns.WHILE_IT,
}


@phrases(targets.Provided)
def _provided(v: targets.Provided, me: Voice) -> Phrase:
    found, condition = phrases.say(v.of, me), conditions.say(v.only_if, me)
    if not isinstance(found, NP) or not isinstance(condition, Clause):
        raise Unsaid(v, "cards chosen under a condition")
    return found.with_(after_prep(ONLY_IF, condition, Mood.STATEMENT))


ONLY_IF = Prep("si", "if")


@verbs(choices.HouseOfThat)
def _house_of_that(v: choices.HouseOfThat, me: Voice) -> None:
    if v.of != pointers.that:
        me.home = the(w.HOUSE).with_(OF(phrases.say(v.of, me)))
        return
    me.house = w.house_of_what_was(me.way.verb)
    me.home = poss(me.that_one, w.HOUSE)
