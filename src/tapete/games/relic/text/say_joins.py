"""How choices, tests, dice and moments are said."""

from __future__ import annotations

from typing import Any

from ....phrase import (
    YOU,
    Label,
    Phrase,
    Saying,
    a,
    another,
    choose_one,
    clause,
    each,
    each_other,
    figure,
    for_each,
    if_,
    labelled,
    lead,
    may,
    noun,
    otherwise,
    sentences,
    that,
    verb,
)
from ....phrase.clauses import Sentences
from ....phrase.common import (
    DIE,
    ONCE_PER_TURN,
    PLAYER,
    RESOLVE,
    ROLL,
)
from .. import verbs as v
from . import lexicon as x
from .say import block, conditional, fixed, fixed_np, per, place, say, says
from .say_gains import bought


@says(v.Choose)
def _(s: v.Choose, who: Phrase) -> Saying:
    """Where every option has its price, choosing at all is free; else one of them must be taken."""
    opening: Saying = clause(verb("elegir", "choose"), fixed_np("una opción", "one"))
    if all(isinstance(option[0], v.Pay) for option in s.options):
        opening = may(opening)
    return choose_one(opening, *[option_said(option) for option in s.options])


def option_said(steps: Any) -> Saying:
    """One of several: its price is part of it, and that one need not take it has been said."""
    first, *rest = steps
    if not isinstance(first, v.Pay) or rest:
        return block(steps)
    return bought(first.n, first.what, block(first.steps), offered=False)


@says(v.May)
def _(s: v.May, who: Phrase) -> Saying:
    said = block(s.steps)
    return (
        may(said)
        if not isinstance(said, Sentences)
        else sentences(may(clause(RESOLVE, fixed_np("lo siguiente", "the following"))), said)
    )


@says(v.If)
def _(s: v.If, who: Phrase) -> Saying:
    first = if_(say(s.condition, who), block(s.then, who))
    return sentences(first, otherwise(block(s.other, who))) if s.other else first


ELSEWHERE = fixed("que esté en otro lugar", "elsewhere")
CROWDS = {
    "others": each_other(PLAYER),
    "everyone": each(PLAYER),
    "here": each_other(PLAYER).with_(fixed("de tu casilla", "on your space")),
    "zone": each(PLAYER).with_(fixed("de tu zona", "in your zone")),
    "region": each(PLAYER).with_(fixed("de tu región", "in your region")),
}


@says(v.Each)
def _(s: v.Each, who: Phrase) -> Saying:
    crowd = CROWDS[s.who]
    step = s.steps[0]
    if len(s.steps) == 1 and isinstance(step, v.If) and isinstance(step.condition, v.In) and step.other:
        # Each is asked where it is: some of them, and those elsewhere, among whom may be oneself.
        there = block(step.then, crowd.with_(place(step.condition.place)))
        return sentences(there, block(step.other, each(PLAYER).with_(ELSEWHERE)))
    return block(s.steps, crowd)


@says(v.Another)
def _(s: v.Another, who: Phrase) -> Saying:
    return block(s.steps, another(PLAYER).with_(fixed("de tu elección", "of your choice")))


@says(v.Roll)
def _(s: v.Roll, who: Phrase) -> Saying:
    each_one = who if who is YOU else that(PLAYER)
    rows = [labelled(Label(span(r), span(r)), block(r.steps, each_one)) for r in s.rows]
    head: Saying = clause(ROLL, a(DIE), subject=who)
    if s.add != 0:
        head = sentences(head, for_each(per(s.add), clause(x.ADD, figure(s.add.times))))
    return sentences(head, *rows)


def span(row: Any) -> str:
    if row.high > 12:
        return f"{row.low}+"
    return str(row.low) if row.low == row.high else f"{row.low}–{row.high}"


@says(v.Test)
def _(s: v.Test, who: Phrase) -> Saying:
    said: list[Saying] = [clause(x.MAKE, a(tested(s.attribute, s.target)), subject=who)]
    if who is not YOU:
        # Several take the test: whoever passes or fails is spoken of, nobody is spoken to.
        said += [block(steps, whoever) for steps, whoever in ((s.win, PASSES), (s.lose, FAILS)) if steps]
        return sentences(*said)
    if s.win:
        said.append(labelled(x.PASS_LABEL, block(s.win)))
    if s.lose:
        said.append(labelled(x.FAIL_LABEL, block(s.lose)))
    return sentences(*said)


PASSES = fixed_np("quien la supere", "whoever passes")
FAILS = fixed_np("quien la falle", "whoever fails")


def tested(attribute: str, target: int) -> Any:
    """A test as a noun: prueba de Fuerza 7, Strength 7 test."""
    loose = {
        "any": ("el atributo que elijas", "test of any attribute"),
        "highest": ("tu mayor atributo", "test of your highest attribute"),
        "lowest": ("tu menor atributo", "test of your lowest attribute"),
    }
    if attribute in loose:
        es, en = loose[attribute]
        return noun(f"prueba de {es} con objetivo {target}", "f", f"{en} against {target}")
    of = x.ATTRIBUTE_NAMES[attribute]
    return noun(f"prueba de {of.es} {target}", "f", f"{of.en} {target} test")


@says(v.When)
def _(s: v.When, who: Phrase) -> Saying:
    return lead(x.MOMENT_PHRASES[s.moment], conditional(s.if_, block(s.steps)))


#: moments that come once a turn, where saying so would say it twice
ONCE_ANYWAY = ("turn", "move", "moved", "explore", "engage", "experience", "end")


@says(v.Use)
def _(s: v.Use, who: Phrase) -> Saying:
    body = block(s.steps)
    said = bought(1, s.cost, body) if s.cost else may(body) if not isinstance(body, Sentences) else body
    if s.once and s.moment not in ONCE_ANYWAY:
        said = lead(ONCE_PER_TURN, said)
    return lead(x.MOMENT_PHRASES[s.moment], conditional(s.if_, said))
