"""How battles, rolls and the board are said."""

from __future__ import annotations

from ....phrase import (
    Phrase,
    Saying,
    a,
    after_prep,
    at_least,
    clause,
    count,
    extra,
    figure,
    if_,
    it,
    join,
    may,
    one_of,
    sentences,
    that,
    this,
    verb,
    your,
)
from ....phrase.common import (
    CARD,
    DIE,
    DRAW,
    HAVE,
    IN_ORDER_TO,
    MOVE,
    PLACE,
    REROLL,
    RESOLVE,
    REVEAL,
    ROLL,
    SPEND,
    TAKE,
    USE,
    WIN,
)
from .. import verbs as v
from . import lexicon as x
from .say import fixed, fixed_np, per_amount, say, says, where


@says(v.Add)
def _(s: v.Add, who: Phrase) -> Saying:
    return per_amount(s.n, lambda n: clause(x.ADD, figure(n), to=fixed_np("tu puntuación", "your score")))


@says(v.Harden)
def _(s: v.Harden, who: Phrase) -> Saying:
    theirs = fixed_np("la puntuación del enemigo", "the enemy's score")
    return per_amount(s.n, lambda n: clause(x.ADD, figure(n), to=theirs))


@says(v.Dice)
def _(s: v.Dice, who: Phrase) -> Saying:
    return clause(ROLL, extra(s.n, DIE))


@says(v.Borrow)
def _(s: v.Borrow, who: Phrase) -> Saying:
    of = x.ATTRIBUTE_NAMES[s.attribute]
    return clause(USE, your(of), fixed("en este combate", "in this battle"))


@says(v.Reroll)
def _(s: v.Reroll, who: Phrase) -> Saying:
    what = fixed_np("todos tus dados", "all your dice") if s.n == "all" else one_of(your(DIE).many())
    return clause(REROLL, what)


@says(v.SetDie)
def _(s: v.SetDie, who: Phrase) -> Saying:
    return clause(
        verb("girar", "turn"),
        one_of(your(DIE).many()),
        fixed(f"hasta que muestre un {s.n}", f"to show a {s.n}"),
    )


@says(v.Reveal)
def _(s: v.Reveal, who: Phrase) -> Saying:
    cards = count(s.n, x.POWER_CARD)
    return join(
        clause(REVEAL, cards, fixed("del mazo", "from the deck")),
        clause(x.ADD, fixed_np("su número a tu puntuación de combate", "its number to your battle score")),
    )


@says(v.Unhurt)
def _(s: v.Unhurt, who: Phrase) -> Saying:
    return clause(x.AVOID, fixed_np("la pérdida de Vida de este combate", "this battle's loss of Life"))


@says(v.Triumph)
def _(s: v.Triumph, who: Phrase) -> Saying:
    return clause(WIN, that(x.BATTLE), fixed("a pesar de todo", "after all"))


@says(v.Evade)
def _(s: v.Evade, who: Phrase) -> Saying:
    limit = () if s.most == "any" else (fixed(f"de valor {s.most} o menos", f"of value {s.most} or less"),)
    foe = a(x.ENEMY).with_(*limit) if limit else a(x.ENEMY)
    return clause(x.EVADE, foe)


@says(v.Flee)
def _(s: v.Flee, who: Phrase) -> Saying:
    return clause(x.EVADE, this(x.ENEMY))


@says(v.Seize)
def _(s: v.Seize, who: Phrase) -> Saying:
    foe = a(x.ENEMY).with_(
        fixed(f"de valor {s.most} o menos de tu casilla", f"of value {s.most} or less on your space")
    )
    return clause(TAKE, foe, fixed("como trofeo", "as a trophy"))


@says(v.Go)
def _(s: v.Go, who: Phrase) -> Saying:
    return clause(MOVE, your(x.PIECE), to=where(s.to))


@says(v.Leap)
def _(s: v.Leap, who: Phrase) -> Saying:
    return clause(MOVE, your(x.PIECE), to=where(s.to))


@says(v.Stride)
def _(s: v.Stride, who: Phrase) -> Saying:
    return clause(
        verb("elegir", "choose"),
        fixed_np(f"un movimiento de {s.low} a {s.high}", f"a movement of {s.low} to {s.high}"),
    )


@says(v.Hasten)
def _(s: v.Hasten, who: Phrase) -> Saying:
    change = verb("modificar", "change")
    least, up_to = ("hasta en", "by up to") if s.n > 1 else ("en", "by")
    much = fixed(f"{least} {s.n}, al alza o a la baja", f"{up_to} {s.n}, up or down")
    return clause(change, your(x.MOVEMENT), much)


@says(v.Shift)
def _(s: v.Shift, who: Phrase) -> Saying:
    return clause(
        MOVE,
        this(CARD),
        to=fixed_np("otra casilla de su zona, al azar", "another space of its zone, at random"),
    )


@says(v.Draw)
def _(s: v.Draw, who: Phrase) -> Saying:
    return clause(PLACE, count(s.n, x.THREATS[s.colour]), on=your(x.SPACE))


@says(v.Meet)
def _(s: v.Meet, who: Phrase) -> Saying:
    return join(
        clause(DRAW, count(s.n, x.THREATS[s.colour])), clause(RESOLVE, it(count(s.n, x.THREATS[s.colour])))
    )


@says(v.Skip)
def _(s: v.Skip, who: Phrase) -> Saying:
    more = fixed_np("1 más", "1 more")
    return sentences(
        clause(x.JUMP, count(s.n, x.SPACE), fixed("hacia delante", "ahead")),
        if_(say(v.Level(s.level)), clause(x.JUMP, more)),
        may(
            clause(
                SPEND, count(s.influence, x.NOUNS["influence"]), after_prep(IN_ORDER_TO, clause(x.JUMP, more))
            )
        ),
    )


@says(v.Cross)
def _(s: v.Cross, who: Phrase) -> Saying:
    return may(
        clause(
            SPEND,
            fixed_np("1 punto de movimiento", "1 movement point"),
            after_prep(IN_ORDER_TO, clause(MOVE, your(x.PIECE), to=where(s.to))),
        )
    )


@says(v.Enter)
def _(s: v.Enter, who: Phrase) -> Saying:
    return if_(clause(HAVE, at_least(1, x.RELIC)), may(clause(MOVE, your(x.PIECE), to=where(s.to))))
