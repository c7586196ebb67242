"""How constants, goals and confrontations are said."""

from __future__ import annotations

from dataclasses import replace

from ....phrase import (
    Clause,
    Fixed,
    Label,
    Phrase,
    Saying,
    a,
    at_least,
    cannot,
    clause,
    count,
    extra,
    labelled,
    lead,
    may,
    noun,
    sentences,
    the,
    this,
    verb,
    your,
)
from ....phrase.common import (
    DIE,
    HAVE,
    PLACE,
    RESOLVE,
    ROLL,
    USE,
    WIN,
)
from .. import verbs as v
from ..components import ATTRIBUTES
from . import lexicon as x
from .say import block, conditional, fixed, fixed_np, named, per_amount, say, says
from .say_gains import price
from .say_joins import span


@says(v.Battle)
def _(s: v.Battle, who: Phrase) -> Saying:
    """Which battles are meant is said once: the type, and against whom."""
    of = x.ATTRIBUTE_NAMES[s.attribute] if s.attribute != "any" else None
    es = f"los combates de {of.es}" if of else "los combates"
    en = f"{of.en} battles" if of else "battles"
    who_es, who_en = _opposed(s.if_)
    if who_es:
        return per_amount(s.n, lambda n: adding(n, fixed(f"en {es} {who_es}", f"in {en} {who_en}")))
    told = fixed(f"en {es}", f"in {en}") if of else fixed("en cualquier combate", "in any battle")
    return conditional(s.if_, per_amount(s.n, lambda n: adding(n, told)))


def _opposed(condition: object) -> tuple[str, str]:
    """Against whom a bonus counts, as part of the battles it counts in."""
    if isinstance(condition, v.Outmatched):
        return (
            "en los que el atributo del enemigo supere al tuyo",
            "in which the enemy's attribute exceeds yours",
        )
    if not isinstance(condition, v.Against) or condition.foe in ATTRIBUTES:
        return "", ""
    if type(condition.foe) is int:
        return (
            f"contra enemigos de valor {condition.foe} o más",
            f"against enemies of value {condition.foe} or more",
        )
    foe = x.NOUNS[condition.foe]
    return f"contra {foe.es_many}", f"against {foe.en_many}"


def adding(n: int, where_: Fixed) -> Clause:
    """Suma 2 a tu puntuación…, resta 1 a tu puntuación…"""
    word = x.ADD if n >= 0 else x.SUBTRACT
    return clause(
        word,
        fixed_np(f"{abs(n)} a tu puntuación", f"{abs(n)} {'to' if n >= 0 else 'from'} your score"),
        where_,
    )


def changes(what: Phrase, n: int) -> Clause:
    """Tu límite de ventajas aumenta en 1; tu umbral de corrupción disminuye en 1."""
    word = verb("aumentar", "increase") if n >= 0 else verb("disminuir", "decrease")
    return clause(word, fixed(f"en {abs(n)}", f"by {abs(n)}"), subject=what)


@says(v.Skill)
def _(s: v.Skill, who: Phrase) -> Saying:
    of = None if s.attribute == "any" else x.ATTRIBUTE_NAMES[s.attribute]
    es = f"en las pruebas de {of.es}" if of else "en cualquier prueba de habilidad"
    en = f"in {of.en} tests" if of else "in any skill test"
    return adding(s.n, fixed(es, en))


@says(v.Limit)
def _(s: v.Limit, who: Phrase) -> Saying:
    es, en = ("ventajas", "asset") if s.what == "asset" else ("poder", "power")
    return changes(your(noun(f"límite de {es}", "m", f"{en} limit")), s.n)


@says(v.Threshold)
def _(s: v.Threshold, who: Phrase) -> Saying:
    return changes(your(x.THRESHOLD), s.n)


FORBIDDEN = {
    "evade": ("esquivar", "evade"),
    "armour": ("usar armaduras", "use armour"),
    "weapon": ("usar armas", "use weapons"),
    "ally": ("usar aliados", "use allies"),
    "power": ("jugar cartas de Poder", "play Power cards"),
}


@says(v.Cannot)
def _(s: v.Cannot, who: Phrase) -> Saying:
    es, en = FORBIDDEN[s.what]
    return cannot(clause(verb(es, en)))


def forbidden_here(s: v.Cannot) -> Saying:
    """The same on an enemy: only in its battle."""
    if s.what == "evade":
        return cannot(clause(x.EVADE, this(x.ENEMY)))
    return lead(fixed("en este combate", "in this battle"), say(s))


@says(v.Movement)
def _(s: v.Movement, who: Phrase) -> Saying:
    return changes(your(x.MOVEMENT), s.n)


@says(v.Ones)
def _(s: v.Ones, who: Phrase) -> Saying:
    ones = the(
        noun(
            "1 de tus tiradas de combate y habilidad",
            "m",
            "1s of your battle and skill rolls",
            es_many="1 de tus tiradas de combate y habilidad",
            en_many="1s of your battle and skill rolls",
        )
    ).many()
    return clause(verb("contar como 6", "count as 6s"), subject=ones)


@says(v.Explode)
def _(s: v.Explode, who: Phrase) -> Saying:
    return clause(x.EXPLODE, fixed(f"con {s.n} o más", f"on {s.n} or more"), subject=your(DIE).many())


@says(v.Arms)
def _(s: v.Arms, who: Phrase) -> Saying:
    return may(clause(USE, count(s.n, x.NOUNS["weapon"]), fixed("en cada combate", "in each battle")))


@says(v.Facedown)
def _(s: v.Facedown, who: Phrase) -> Saying:
    return clause(
        PLACE,
        fixed_np("boca abajo las cartas de Corrupción que robes", "facedown the Corruption cards you draw"),
    )


@says(v.Rolls)
def _(s: v.Rolls, who: Phrase) -> Saying:
    return clause(ROLL, extra(s.n, DIE), subject=this(x.ENEMY))


@says(v.Defeat)
def _(g: v.Defeat, who: Phrase) -> Saying:
    if type(g.foe) is int:
        strong = fixed(f"de valor {g.foe} o más en combate", f"of value {g.foe} or more in battle")
        return clause(x.DEFEAT, count(g.n, x.ENEMY), strong)
    if g.foe in ATTRIBUTES:
        of = x.ATTRIBUTE_NAMES[g.foe]
        return clause(x.DEFEAT, count(g.n, x.ENEMY), fixed(f"en combates de {of.es}", f"in {of.en} battles"))
    return clause(x.DEFEAT, count(g.n, x.NOUNS[g.foe]), fixed("en combate", "in battle"))


@says(v.Pass)
def _(g: v.Pass, who: Phrase) -> Saying:
    return clause(
        verb("superar", "pass"),
        count(g.n, noun("prueba de habilidad", "f", "skill test", es_many="pruebas de habilidad")),
    )


@says(v.Visit)
def _(g: v.Visit, who: Phrase) -> Saying:
    return clause(x.VISIT, named(g.places))


@says(v.Join)
def _(g: v.Join, who: Phrase) -> Saying:
    ends = verb("terminar", "end")
    return clause(
        ends,
        fixed_np(
            "tu turno en la zona o casilla de otro jugador",
            "your turn in the zone or on the space of another player",
        ),
    )


@says(v.Offer)
def _(g: v.Offer, who: Phrase) -> Saying:
    cost = price(g.n, g.what)
    return replace(
        cost, extras=(*cost.extras, fixed("en tu fase de Experiencia", "in your Experience phase"))
    )


@says(v.Reach)
def _(g: v.Reach, who: Phrase) -> Saying:
    if g.what == "best":
        return clause(HAVE, fixed_np(f"{g.n} o más en un atributo", f"{g.n} or more in one attribute"))
    return clause(HAVE, at_least(g.n, x.NOUNS[g.what]))


@says(v.Fight)
def _(s: v.Fight, who: Phrase) -> Saying:
    loose = s.attribute == "any"
    of = None if loose else x.ATTRIBUTE_NAMES[s.attribute]
    es = "combate del tipo que elijas" if of is None else f"combate de {of.es}"
    en = "battle of a type you choose" if of is None else f"{of.en} battle"
    worth = (
        ()
        if isinstance(s.value, v.Fates)
        else (fixed(f"contra un valor de {s.value}", f"against a value of {s.value}"),)
    )
    said: list[Saying] = [clause(x.FIGHT, a(noun(es, "m", en)), *worth)]
    if isinstance(s.value, v.Fates):
        said.append(say(s.value))
    for label, steps in ((x.WIN_LABEL, s.win), (x.LOSE_LABEL, s.lose), (x.TIE_LABEL, s.tie)):
        if steps:
            said.append(labelled(label, block(steps)))
    return sentences(*said)


@says(v.Token)
def _(s: v.Token, who: Phrase) -> Saying:
    return clause(PLACE, count(s.n, x.TOKEN), fixed("en esta hoja", "on this sheet"))


@says(v.Confront)
def _(s: v.Confront, who: Phrase) -> Saying:
    return clause(RESOLVE, fixed_np("de nuevo la confrontación", "the confrontation again"))


@says(v.Win)
def _(s: v.Win, who: Phrase) -> Saying:
    return clause(WIN, the(x.GAME))


@says(v.Eliminate)
def _(s: v.Eliminate, who: Phrase) -> Saying:
    return fixed("quedas eliminado", "you are eliminated")


@says(v.on)
def _(r: v.on, who: Phrase) -> Saying:
    return labelled(Label(span(r), span(r)), block(r.steps))
