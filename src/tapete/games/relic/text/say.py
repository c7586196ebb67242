"""How each word of the vocabulary is said: a clause, in no language yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ....kernel.phrase import (
    INTO,
    ON,
    YOU,
    Clause,
    Fixed,
    Label,
    Phrase,
    Saying,
    a,
    after_prep,
    amount,
    another,
    at_least,
    bare,
    cannot,
    choose_one,
    clause,
    count,
    deny,
    each,
    each_other,
    extra,
    figure,
    for_each,
    if_,
    it,
    join,
    labelled,
    lead,
    may,
    name,
    noun,
    one_of,
    otherwise,
    paying,
    sentences,
    that,
    the,
    then,
    this,
    your,
)
from ....kernel.phrase.clauses import Sentences
from ....kernel.phrase.common import (
    AGAINST,
    DISCARD,
    DRAW,
    GAIN,
    HAVE,
    IN_ORDER_TO,
    LOSE,
    MOVE,
    OF,
    ONCE_PER_TURN,
    PLACE,
    REROLL,
    RESOLVE,
    REVEAL,
    ROLL,
    SPEND,
    TAKE,
    USE,
)
from .. import verbs as v
from ..components import ATTRIBUTES
from . import lexicon as x

Say = Callable[[Any, Phrase], Saying]
_SAY: dict[type, Say] = {}
F = TypeVar("F", bound=Say)


def says(kind: type) -> Callable[[F], F]:
    """Register how a word is said."""

    def register(function: F) -> F:
        _SAY[kind] = function
        return function

    return register


def say(word: Any, who: Phrase = YOU) -> Saying:
    """A word of the vocabulary as a saying, with its subject."""
    return _SAY[type(word)](word, who)


def block(steps: tuple[Any, ...], who: Phrase = YOU) -> Saying:
    """Steps one after another."""
    said = [say(step, who) for step in steps]
    if len(said) == 1:
        return said[0]
    return join(*said) if all(isinstance(s, Clause) for s in said) else sentences(*said)


def simple(saying: Saying) -> bool:
    return isinstance(saying, Clause)


def spoken() -> set[type]:
    """Every word that can be said; a test compares it with the vocabulary."""
    return set(_SAY)


def fixed(es: str, en: str) -> Fixed:
    return Fixed(es, en)


# -- amounts and conditions ------------------------------------------------------------------------


def per(n: Any) -> Phrase:
    """What an amount counts."""
    if n.what in ("ork", "tyranid", "eldar", "heretic", "daemon", "traitor"):
        of = x.NOUNS[n.what]
        return each(noun(f"otro {of.es}", "m", f"other {of.en}")).with_(fixed("en la casilla", "on the space"))
    if n.what == "region":
        return each(noun("otro jugador", "m", "other player")).with_(fixed("en tu región", "in your region"))
    if n.each > 1:
        return count(n.each, x.NOUNS[n.what]).with_(fixed("que tengas", "you have"))
    return each(x.NOUNS[n.what]).with_(fixed("que tengas", "you have"))


def per_amount(n: Any, make: Callable[[int], Saying]) -> Saying:
    """A clause for a plain number, or the same for each of something, or under a condition."""
    if isinstance(n, v.Per):
        return for_each(per(n), make(n.times))
    if isinstance(n, v.Case):
        return if_(say(n.condition), make(n.n))
    return make(n)


@says(v.Has)
def _(c: v.Has, who: Phrase) -> Saying:
    return clause(HAVE, at_least(c.n, x.NOUNS[c.what]), subject=who)


@says(v.AtMost)
def _(c: v.AtMost, who: Phrase) -> Saying:
    return clause(HAVE, count(c.n, x.NOUNS[c.what]), fixed("o menos", "or less"), subject=who)


@says(v.Level)
def _(c: v.Level, who: Phrase) -> Saying:
    return clause(x.verb("ser", "be", a=False), fixed(f"de nivel {c.n} o más", f"level {c.n} or higher"), subject=who)


@says(v.In)
def _(c: v.In, who: Phrase) -> Saying:
    return clause(x.verb("estar", "be", a=False), place(c.place), subject=who)


@says(v.Against)
def _(c: v.Against, who: Phrase) -> Saying:
    stand = x.verb("ser", "be", a=False)
    fought = the(x.BATTLE)
    if c.foe in ATTRIBUTES:
        of = x.ATTRIBUTE_NAMES[c.foe]
        return clause(stand, fixed(f"de {of.es}", f"a {of.en} battle"), subject=fought)
    if type(c.foe) is int:
        return clause(stand, AGAINST(a(x.ENEMY)), fixed(f"de valor {c.foe} o más", f"of value {c.foe} or more"),
                      subject=fought)
    return clause(stand, AGAINST(a(x.NOUNS[c.foe])), subject=fought)


@says(v.Outmatched)
def _(c: v.Outmatched, who: Phrase) -> Saying:
    exceed = x.verb("superar", "exceed", a=True)
    theirs = the(noun("atributo de los enemigos", "m", "enemies' attribute"))
    return clause(exceed, fixed("al tuyo", "yours"), subject=theirs)


@says(v.Tokens)
def _(c: v.Tokens, who: Phrase) -> Saying:
    return clause(HAVE, at_least(c.n, x.TOKEN), fixed("en esta hoja", "on this sheet"), subject=who)


@says(v.Not)
def _(c: v.Not, who: Phrase) -> Saying:
    said = say(c.condition, who)
    return deny(said) if isinstance(said, Clause) else said


@says(v.Per)
def _(n: v.Per, who: Phrase) -> Saying:
    return for_each(per(n), clause(x.ADD, figure(n.times)))


@says(v.Case)
def _(n: v.Case, who: Phrase) -> Saying:
    return if_(say(n.condition), clause(x.ADD, figure(n.n)))


@says(v.Fates)
def _(n: v.Fates, who: Phrase) -> Saying:
    more = for_each(each(x.TOKEN).with_(fixed("tuya que haya en esta hoja", "of yours on this sheet")),
                    clause(REVEAL, extra(1, x.POWER_CARD)))
    total = clause(x.verb("ser", "be", a=False), fixed("la suma de sus números", "the sum of their numbers"),
                   subject=the(noun("valor del enemigo", "m", "enemy's value")))
    return sentences(clause(REVEAL, count(n.n, x.POWER_CARD), fixed("del mazo", "off the deck")), more, total)


# -- having ----------------------------------------------------------------------------------------

DRAWN = ("power", "corruption", "orders")


@says(v.Gain)
def _(s: v.Gain, who: Phrase) -> Saying:
    word = DRAW if s.what in DRAWN else x.ACQUIRE if s.what in ("wargear", "relic") else GAIN
    return per_amount(s.n, lambda n: clause(word, amount(n, x.NOUNS[s.what]), subject=who))


@says(v.Lose)
def _(s: v.Lose, who: Phrase) -> Saying:
    cards = ("power", "corruption", "asset", "ally", "weapon", "armour", "equipment", "trophy", "relic")
    word = DISCARD if s.what in cards else LOSE
    return per_amount(s.n, lambda n: clause(word, amount(n, x.NOUNS[s.what]), subject=who))


def price(n: int, what: str) -> Clause:
    """What is paid, as a clause."""
    if what == "this":
        return clause(DISCARD, this(x.CARD))
    if what == "charge":
        return clause(SPEND, count(n, x.CHARGE))
    if what == "life":
        return clause(LOSE, count(n, x.NOUNS["life"]))
    if what == "corruption":
        return clause(DRAW, count(n, x.CORRUPTION_CARD))
    if what == "trophy":
        return clause(SPEND, count(n, x.NOUNS["points"]))
    word = SPEND if what in ("influence", "mission") else DISCARD
    return clause(word, count(n, x.NOUNS[what]))


def bought(n: int, what: str, body: Saying) -> Saying:
    """You may pay something for something."""
    cost = price(n, what)
    if isinstance(body, Clause):
        return may(clause(cost.verb, cost.object, *cost.extras, after_prep(IN_ORDER_TO, body)))
    return paying(may(cost), body)


@says(v.Pay)
def _(s: v.Pay, who: Phrase) -> Saying:
    return bought(s.n, s.what, block(s.steps))


@says(v.Steal)
def _(s: v.Steal, who: Phrase) -> Saying:
    how = () if s.what == "influence" else (fixed("al azar", "at random"),)
    return clause(TAKE, amount(s.n, x.NOUNS[s.what]), fixed("de otro jugador", "from another player"), *how)


@says(v.Give)
def _(s: v.Give, who: Phrase) -> Saying:
    give = x.verb("entregar", "hand")
    return clause(give, amount(s.n, x.NOUNS[s.what]), fixed("a otro jugador", "to another player"), subject=who)


@says(v.Prevent)
def _(s: v.Prevent, who: Phrase) -> Saying:
    if s.n == "all":
        return clause(x.AVOID, fixed_np("esa pérdida", "that loss"))
    return clause(LOSE, count(s.n, x.NOUNS["life"]), fixed("menos", "less"), subject=who)


def fixed_np(es: str, en: str) -> Phrase:
    return bare(name(es, "m", en))


@says(v.Shun)
def _(s: v.Shun, who: Phrase) -> Saying:
    return clause(x.AVOID, fixed_np("robar esa carta", "drawing that card"))


@says(v.Flip)
def _(s: v.Flip, who: Phrase) -> Saying:
    return clause(x.verb("poner", "turn"), this(x.CARD), fixed("boca abajo", "facedown"))


@says(v.Charge)
def _(s: v.Charge, who: Phrase) -> Saying:
    return clause(x.ADD, amount(s.n, x.CHARGE), fixed("a una de tus cartas que las use", "to one of your cards that uses them"))


@says(v.Supply)
def _(s: v.Supply, who: Phrase) -> Saying:
    each_one = fixed(f"por {s.cost} de influencia cada una", f"for {s.cost} influence each")
    return clause(DRAW, fixed_np("tantas cartas de Poder como quieras", "as many Power cards as you like"), each_one)


@says(v.Buy)
def _(s: v.Buy, who: Phrase) -> Saying:
    one = clause(x.BUY, fixed_np("una de ellas por su coste", "one of them at its cost"))
    rest = clause(DISCARD, fixed_np("el resto", "the rest"))
    return sentences(clause(REVEAL, count(s.n, x.WARGEAR)), may(one), rest)


@says(v.Keep)
def _(s: v.Keep, who: Phrase) -> Saying:
    with_ = say(s.ability)
    come = clause(TAKE, this(x.STRANGER), fixed("como ventaja", "as an asset"))
    return sentences(come, labelled(Label("Como ventaja", "As an asset"), with_)) if with_ else come


@says(v.Recruit)
def _(s: v.Recruit, who: Phrase) -> Saying:
    return clause(TAKE, that(x.STRANGER), fixed("como ventaja en lugar de resolverlo", "as an asset instead of resolving it"))


@says(v.Discard)
def _(s: v.Discard, who: Phrase) -> Saying:
    return clause(DISCARD, this(x.CARD))


@says(v.Barter)
def _(s: v.Barter, who: Phrase) -> Saying:
    price_ = fixed("por 1 más de su coste, o por 4 si no lo tiene", "for 1 more than its cost, or for 4 if it has none")
    ware = a(x.ASSET).with_(fixed("que no sea reliquia de un jugador de tu región", "that is no relic of a player in your region"))
    return clause(x.BUY, ware, price_)


# -- battles ---------------------------------------------------------------------------------------


@says(v.Add)
def _(s: v.Add, who: Phrase) -> Saying:
    return per_amount(s.n, lambda n: clause(x.ADD, figure(n), to=fixed_np("tu puntuación", "your score")))


@says(v.Harden)
def _(s: v.Harden, who: Phrase) -> Saying:
    theirs = fixed_np("la puntuación del enemigo", "the enemy's score")
    return per_amount(s.n, lambda n: clause(x.ADD, figure(n), to=theirs))


@says(v.Dice)
def _(s: v.Dice, who: Phrase) -> Saying:
    return clause(ROLL, extra(s.n, x.DIE))


@says(v.Borrow)
def _(s: v.Borrow, who: Phrase) -> Saying:
    of = x.ATTRIBUTE_NAMES[s.attribute]
    return clause(USE, your(of), fixed("en este combate", "in this battle"))


@says(v.Reroll)
def _(s: v.Reroll, who: Phrase) -> Saying:
    what = fixed_np("todos tus dados", "all your dice") if s.n == "all" else one_of(your(x.DIE).many())
    return clause(REROLL, what)


@says(v.SetDie)
def _(s: v.SetDie, who: Phrase) -> Saying:
    return clause(x.verb("girar", "turn"), one_of(your(x.DIE).many()), fixed(f"hasta que muestre un {s.n}", f"to show a {s.n}"))


@says(v.Reveal)
def _(s: v.Reveal, who: Phrase) -> Saying:
    cards = count(s.n, x.POWER_CARD)
    return join(clause(REVEAL, cards, fixed("del mazo", "off the deck")),
                clause(x.ADD, fixed_np("su número a tu puntuación de combate", "its number to your battle score")))


@says(v.Unhurt)
def _(s: v.Unhurt, who: Phrase) -> Saying:
    return clause(x.AVOID, fixed_np("la pérdida de Vida de este combate", "this battle's loss of Life"))


@says(v.Triumph)
def _(s: v.Triumph, who: Phrase) -> Saying:
    return clause(x.WIN, that(x.BATTLE), fixed("a pesar de todo", "after all"))


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
    foe = a(x.ENEMY).with_(fixed(f"de tu casilla de valor {s.most} o menos", f"on your space of value {s.most} or less"))
    return clause(TAKE, foe, fixed("como trofeo", "as a trophy"))


# -- the board -------------------------------------------------------------------------------------

PLACES = {
    "anywhere": ("cualquier casilla de las regiones Exterior e Intermedia", "any space of the Outer and Middle regions"),
    "outer": ("la región Exterior", "the Outer region"),
    "middle": ("la región Intermedia", "the Middle region"),
    "inner": ("la región Interior", "the Inner region"),
    "scenario": ("la casilla de escenario", "the scenario space"),
    "zone": ("otra casilla de tu zona", "another space of your zone"),
    "player": ("la casilla de otro jugador", "another player's space"),
    "portal": ("una casilla con un Portal olvidado", "a space with a Forgotten Portal"),
    "corner": ("una casilla de esquina", "a corner space"),
    "start": ("tu casilla inicial", "your starting space"),
}
_places: dict[str, tuple[str, str]] = dict(PLACES)


def name_places(spaces: Any, zones: Any) -> None:
    """Let texts name the spaces and zones of a pack."""
    for space in spaces:
        _places.setdefault(space.id, (f"la casilla «{space.name['es']}»", space.name["en"]))
    for zone, names in zones.items():
        _places.setdefault(zone, (names["es"], names["en"]))


def place(word: str) -> Fixed:
    es, en = _places[word]
    return fixed(f"en {es}", f"in {en}")


def where(word: str) -> Phrase:
    return fixed_np(*_places[word])


@says(v.Go)
def _(s: v.Go, who: Phrase) -> Saying:
    return clause(MOVE, your(x.PIECE), to=where(s.to))


@says(v.Leap)
def _(s: v.Leap, who: Phrase) -> Saying:
    return clause(MOVE, your(x.PIECE), to=where(s.to))


@says(v.Stride)
def _(s: v.Stride, who: Phrase) -> Saying:
    return clause(x.verb("elegir", "choose"), fixed_np(f"un movimiento de {s.low} a {s.high}", f"a movement of {s.low} to {s.high}"))


@says(v.Hasten)
def _(s: v.Hasten, who: Phrase) -> Saying:
    change = x.verb("sumar o restar", "add or subtract")
    much = fixed_np(f"hasta {s.n}", f"up to {s.n}") if s.n > 1 else fixed_np("1", "1")
    return clause(change, much, to=your(x.MOVEMENT))


@says(v.Shift)
def _(s: v.Shift, who: Phrase) -> Saying:
    return clause(MOVE, this(x.CARD), to=fixed_np("otra casilla de su zona al azar", "a random other space of its zone"))


@says(v.Draw)
def _(s: v.Draw, who: Phrase) -> Saying:
    return clause(PLACE, count(s.n, x.THREATS[s.colour]), on=your(x.SPACE))


@says(v.Meet)
def _(s: v.Meet, who: Phrase) -> Saying:
    return join(clause(DRAW, count(s.n, x.THREATS[s.colour])), clause(RESOLVE, it(count(s.n, x.THREATS[s.colour]))))


@says(v.Skip)
def _(s: v.Skip, who: Phrase) -> Saying:
    more = fixed_np("1 más", "1 more")
    return sentences(
        clause(x.JUMP, count(s.n, x.SPACE), fixed("hacia delante", "ahead")),
        if_(say(v.Level(s.level)), clause(x.JUMP, more)),
        may(clause(SPEND, count(s.influence, x.NOUNS["influence"]), after_prep(IN_ORDER_TO, clause(x.JUMP, more)))),
    )


@says(v.Cross)
def _(s: v.Cross, who: Phrase) -> Saying:
    return may(clause(SPEND, fixed_np("1 punto de movimiento", "1 movement point"),
                      after_prep(IN_ORDER_TO, clause(MOVE, your(x.PIECE), to=where(s.to)))))


@says(v.Enter)
def _(s: v.Enter, who: Phrase) -> Saying:
    return if_(clause(HAVE, at_least(1, x.RELIC)), may(clause(MOVE, your(x.PIECE), to=where(s.to))))


# -- joins -----------------------------------------------------------------------------------------


@says(v.Choose)
def _(s: v.Choose, who: Phrase) -> Saying:
    opening = clause(x.verb("elegir", "choose"), fixed_np("una opción", "one"))
    return choose_one(opening, *[block(option) for option in s.options])


@says(v.May)
def _(s: v.May, who: Phrase) -> Saying:
    said = block(s.steps)
    return may(said) if not isinstance(said, Sentences) else sentences(may(clause(RESOLVE, fixed_np("lo siguiente", "the following"))), said)


@says(v.If)
def _(s: v.If, who: Phrase) -> Saying:
    first = if_(say(s.condition, who), block(s.then, who))
    return sentences(first, otherwise(block(s.other, who))) if s.other else first


CROWDS = {
    "others": each_other(x.PLAYER),
    "everyone": each(x.PLAYER),
    "here": each_other(x.PLAYER).with_(fixed("de tu casilla", "on your space")),
    "zone": each(x.PLAYER).with_(fixed("de tu zona", "in your zone")),
    "region": each(x.PLAYER).with_(fixed("de tu región", "in your region")),
}


@says(v.Each)
def _(s: v.Each, who: Phrase) -> Saying:
    crowd = CROWDS[s.who]
    return block(s.steps, crowd)


@says(v.Another)
def _(s: v.Another, who: Phrase) -> Saying:
    return block(s.steps, another(x.PLAYER).with_(fixed("de tu elección", "of your choice")))


@says(v.Roll)
def _(s: v.Roll, who: Phrase) -> Saying:
    rows = [labelled(Label(span(r), span(r)), block(r.steps)) for r in s.rows]
    head: Saying = clause(ROLL, a(x.DIE), subject=who)
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
    if s.win:
        said.append(labelled(x.PASS_LABEL, block(s.win)))
    if s.lose:
        said.append(labelled(x.FAIL_LABEL, block(s.lose)))
    return sentences(*said)


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


def conditional(condition: Any, body: Saying) -> Saying:
    return body if condition is None else if_(say(condition), body)


@says(v.When)
def _(s: v.When, who: Phrase) -> Saying:
    return lead(x.MOMENT_PHRASES[s.moment], conditional(s.if_, block(s.steps)))


@says(v.Use)
def _(s: v.Use, who: Phrase) -> Saying:
    body = block(s.steps)
    said = bought(1, s.cost, body) if s.cost else may(body) if not isinstance(body, Sentences) else body
    if s.once:
        said = lead(ONCE_PER_TURN, said)
    return lead(x.MOMENT_PHRASES[s.moment], conditional(s.if_, said))


# -- constants, goals, victory -----------------------------------------------------------------------


@says(v.Battle)
def _(s: v.Battle, who: Phrase) -> Saying:
    kind = "" if s.attribute == "any" else s.attribute
    of = x.ATTRIBUTE_NAMES[kind] if kind else None
    es = f"combate de {of.es}" if of else "cualquier combate"
    en = f"{of.en} battles" if of else "any battle"
    told = stand_in(f"en {es}", f"in {en}")
    return conditional(s.if_, per_amount(s.n, lambda n: adding(n, told)))


def adding(n: int, where_: Fixed) -> Clause:
    """Suma 2 a tu puntuación…, resta 1 a tu puntuación…"""
    word = x.ADD if n >= 0 else x.SUBTRACT
    return clause(word, fixed_np(f"{abs(n)} a tu puntuación", f"{abs(n)} {'to' if n >= 0 else 'from'} your score"), where_)


def stand_in(es: str, en: str) -> Fixed:
    return fixed(es, en)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


@says(v.Skill)
def _(s: v.Skill, who: Phrase) -> Saying:
    of = None if s.attribute == "any" else x.ATTRIBUTE_NAMES[s.attribute]
    es = f"en las pruebas de {of.es}" if of else "en cualquier prueba de habilidad"
    en = f"in {of.en} tests" if of else "in any skill test"
    return adding(s.n, fixed(es, en))


@says(v.Limit)
def _(s: v.Limit, who: Phrase) -> Saying:
    es, en = ("ventajas", "asset") if s.what == "asset" else ("poder", "power")
    limit = your(noun(f"límite de {es}", "m", f"{en} limit"))
    return clause(x.verb("cambiar", "change"), fixed(f"en {signed(s.n)}", f"by {signed(s.n)}"), subject=limit)


@says(v.Threshold)
def _(s: v.Threshold, who: Phrase) -> Saying:
    return clause(x.verb("cambiar", "change"), fixed(f"en {signed(s.n)}", f"by {signed(s.n)}"), subject=your(x.THRESHOLD))


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
    return cannot(clause(x.verb(es, en)))


def forbidden_here(s: v.Cannot) -> Saying:
    """The same on an enemy: only in its battle."""
    if s.what == "evade":
        return cannot(clause(x.EVADE, this(x.ENEMY)))
    return lead(fixed("en este combate", "in this battle"), say(s))


@says(v.Movement)
def _(s: v.Movement, who: Phrase) -> Saying:
    return clause(x.verb("cambiar", "change"), fixed(f"en {signed(s.n)}", f"by {signed(s.n)}"), subject=your(x.MOVEMENT))


@says(v.Ones)
def _(s: v.Ones, who: Phrase) -> Saying:
    ones = the(noun("1 de tus tiradas de combate y habilidad", "m", "1s of your battle and skill rolls", es_many="1 de tus tiradas de combate y habilidad", en_many="1s of your battle and skill rolls")).many()
    return clause(x.verb("contar como 6", "count as 6s"), subject=ones)


@says(v.Explode)
def _(s: v.Explode, who: Phrase) -> Saying:
    return clause(x.EXPLODE, fixed(f"con {s.n} o más", f"on {s.n} or more"), subject=your(x.DIE).many())


@says(v.Arms)
def _(s: v.Arms, who: Phrase) -> Saying:
    return may(clause(USE, count(s.n, x.NOUNS["weapon"]), fixed("en cada combate", "in each battle")))


@says(v.Facedown)
def _(s: v.Facedown, who: Phrase) -> Saying:
    return clause(PLACE, fixed_np("boca abajo las cartas de Corrupción que robes", "facedown the Corruption cards you draw"))


@says(v.Rolls)
def _(s: v.Rolls, who: Phrase) -> Saying:
    return clause(ROLL, extra(s.n, x.DIE), subject=this(x.ENEMY))


@says(v.Defeat)
def _(g: v.Defeat, who: Phrase) -> Saying:
    if type(g.foe) is int:
        strong = fixed(f"de valor {g.foe} o más en combate", f"of value {g.foe} or more in battle")
        return clause(x.DEFEAT, count(g.n, x.ENEMY), strong)
    if g.foe in ATTRIBUTES:
        of = x.ATTRIBUTE_NAMES[g.foe]
        return clause(x.DEFEAT, count(g.n, x.ENEMY), fixed(f"en combate de {of.es}", f"in {of.en} battles"))
    return clause(x.DEFEAT, count(g.n, x.NOUNS[g.foe]), fixed("en combate", "in battle"))


@says(v.Pass)
def _(g: v.Pass, who: Phrase) -> Saying:
    return clause(x.verb("superar", "pass"), count(g.n, noun("prueba de habilidad", "f", "skill test", es_many="pruebas de habilidad")))


@says(v.Visit)
def _(g: v.Visit, who: Phrase) -> Saying:
    return join(*[clause(x.VISIT, where(p)) for p in g.places])


@says(v.Join)
def _(g: v.Join, who: Phrase) -> Saying:
    ends = x.verb("terminar", "end")
    return clause(ends, fixed_np("tu turno en la zona o casilla de otro jugador", "your turn in the zone or on the space of another player"))


@says(v.Offer)
def _(g: v.Offer, who: Phrase) -> Saying:
    cost = price(g.n, g.what)
    return clause(cost.verb, cost.object, fixed("en tu fase de Experiencia", "in your Experience phase"))


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
    worth = () if isinstance(s.value, v.Fates) else (fixed(f"contra un valor de {s.value}", f"against a value of {s.value}"),)
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
    return clause(x.WIN, the(x.GAME))


@says(v.Eliminate)
def _(s: v.Eliminate, who: Phrase) -> Saying:
    return clause(x.verb("quedar eliminado", "be eliminated"))


@says(v.on)
def _(r: v.on, who: Phrase) -> Saying:
    return labelled(Label(span(r), span(r)), block(r.steps))


__all__ = ["INTO", "OF", "ON", "block", "name_places", "say", "spoken", "then"]
