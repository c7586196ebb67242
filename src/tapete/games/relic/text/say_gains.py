"""How having is said: gain, lose, pay, take, give."""

from __future__ import annotations

from dataclasses import replace

from ....phrase import (
    Clause,
    Label,
    Phrase,
    Saying,
    after_prep,
    amount,
    clause,
    count,
    if_you_do,
    join,
    labelled,
    may,
    noun,
    sentences,
    that,
    this,
    verb,
    your,
)
from ....phrase.clauses import Joined
from ....phrase.common import (
    CARD,
    DISCARD,
    DRAW,
    GAIN,
    IN_ORDER_TO,
    LOSE,
    MOVE,
    PLACE,
    REMOVE,
    REVEAL,
    SPEND,
    TAKE,
)
from .. import verbs as v
from . import lexicon as x
from .say import block, fixed, fixed_np, per_amount, say, says, where

DRAWN = ("power", "corruption", "orders")
RANDOM_POWER = noun(
    "carta de Poder al azar",
    "f",
    "random Power card",
    es_many="cartas de Poder al azar",
    en_many="random Power cards",
)
LAID = {
    "this": ("en esta carta", "on this card"),
    "power": ("en una de tus cartas de Poder", "on one of your Power cards"),
    "asset": ("en una de tus ventajas", "on one of your assets"),
}


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
        return clause(DISCARD, this(CARD))
    if what == "charge":
        return clause(SPEND, count(n, x.CHARGE))
    if what == "token":
        return clause(REMOVE, count(n, x.TOKEN), fixed("de esta carta", "from this card"))
    if what == "life":
        return clause(LOSE, count(n, x.NOUNS["life"]))
    if what == "corruption":
        return clause(DRAW, count(n, x.CORRUPTION_CARD))
    if what == "trophy":
        return clause(SPEND, count(n, x.NOUNS["points"]))
    word = SPEND if what in ("influence", "mission") else DISCARD
    return clause(word, count(n, x.NOUNS[what]))


def bought(n: int, what: str, body: Saying, offered: bool = True) -> Saying:
    """You may pay something for something; in a list of offers, that it is one has been said."""
    cost = price(n, what)
    if isinstance(body, Clause):
        cost = replace(cost, extras=(*cost.extras, after_prep(IN_ORDER_TO, body)))
        return may(cost) if offered else cost
    if offered:
        return sentences(may(cost), if_you_do(body))
    return join(cost, *(body.parts if isinstance(body, Joined) else (body,)))


@says(v.Pay)
def _(s: v.Pay, who: Phrase) -> Saying:
    return bought(s.n, s.what, block(s.steps))


@says(v.Steal)
def _(s: v.Steal, who: Phrase) -> Saying:
    victim = fixed("de otro jugador de tu elección", "from another player of your choice")
    if s.what == "influence":
        return clause(TAKE, amount(s.n, x.NOUNS[s.what]), victim)
    return clause(TAKE, amount(s.n, RANDOM_POWER), victim)


@says(v.Give)
def _(s: v.Give, who: Phrase) -> Saying:
    give = verb("entregar", "hand")
    return clause(
        give, amount(s.n, x.NOUNS[s.what]), fixed("a otro jugador", "to another player"), subject=who
    )


@says(v.Prevent)
def _(s: v.Prevent, who: Phrase) -> Saying:
    if s.n == "all":
        return clause(x.AVOID, fixed_np("esa pérdida", "that loss"))
    return clause(LOSE, count(s.n, x.NOUNS["life"]), fixed("menos", "less"), subject=who)


@says(v.Shun)
def _(s: v.Shun, who: Phrase) -> Saying:
    return clause(x.AVOID, fixed_np("robar esa carta", "drawing that card"))


@says(v.Flip)
def _(s: v.Flip, who: Phrase) -> Saying:
    return clause(verb("poner", "turn"), this(CARD), fixed("boca abajo", "facedown"))


@says(v.Charge)
def _(s: v.Charge, who: Phrase) -> Saying:
    return clause(
        verb("añadir", "add"),
        amount(s.n, x.CHARGE),
        fixed("a una de tus cartas que use cargas", "to one of your cards that uses charges"),
    )


@says(v.Supply)
def _(s: v.Supply, who: Phrase) -> Saying:
    each_one = fixed(f"por {s.cost} de influencia cada una", f"for {s.cost} influence each")
    return clause(
        DRAW, fixed_np("tantas cartas de Poder como quieras", "as many Power cards as you like"), each_one
    )


@says(v.Buy)
def _(s: v.Buy, who: Phrase) -> Saying:
    one = clause(x.BUY, fixed_np("una de ellas por su coste", "one of them at its cost"))
    rest = clause(DISCARD, fixed_np("el resto", "the rest"))
    return sentences(clause(REVEAL, count(s.n, x.WARGEAR)), may(one), rest)


@says(v.Keep)
def _(s: v.Keep, who: Phrase) -> Saying:
    with_ = say(s.ability)
    come = clause(TAKE, this(CARD), fixed("como ventaja", "as an asset"))
    return sentences(come, labelled(Label("Como ventaja", "As an asset"), with_)) if with_ else come


@says(v.Recruit)
def _(s: v.Recruit, who: Phrase) -> Saying:
    return clause(
        TAKE,
        that(CARD),
        fixed("como ventaja en lugar de resolverla", "as an asset instead of resolving it"),
    )


@says(v.Discard)
def _(s: v.Discard, who: Phrase) -> Saying:
    return clause(DISCARD, this(CARD))


@says(v.Barter)
def _(s: v.Barter, who: Phrase) -> Saying:
    price_ = fixed(
        "por 1 más de su coste, o por 4 si no lo tiene", "for 1 more than its cost, or for 4 if it has none"
    )
    ware = fixed_np(
        "a un jugador de tu región una ventaja que no sea una reliquia",
        "an asset, but not a relic, from a player in your region",
    )
    return clause(x.BUY, ware, price_)


@says(v.Mark)
def _(s: v.Mark, who: Phrase) -> Saying:
    return clause(PLACE, count(s.n, x.TOKEN), fixed(*LAID[s.on]))


@says(v.Unmark)
def _(s: v.Unmark, who: Phrase) -> Saying:
    return price(s.n, "token")


@says(v.Grant)
def _(s: v.Grant, who: Phrase) -> Saying:
    instead = fixed(
        "en lugar de tu próxima tirada de movimiento, aunque ya no tengas esta carta",
        "in place of your next movement roll, even if this card is gone",
    )
    return may(clause(MOVE, your(x.PIECE), instead, to=where(s.to)))
