"""How words are said: as clauses, in no language yet. Here: the frame, places, amounts, conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ....phrase import (
    PER,
    YOU,
    Clause,
    Fixed,
    Phrase,
    Saying,
    Says,
    a,
    at_least,
    bare,
    clause,
    count,
    deny,
    each,
    each_other,
    extra,
    figure,
    for_each,
    if_,
    join,
    name,
    noun,
    sentences,
    the,
    verb,
)
from ....phrase.common import (
    AGAINST,
    HAVE,
    PLAYER,
    REVEAL,
)
from ....phrase.lexicon import Tail
from .. import verbs as v
from ..components import ATTRIBUTES
from . import lexicon as x

#: how each word is said, with its subject
says: Says[Saying] = Says()


def say(word: Any, who: Phrase = YOU) -> Saying:
    """A word of the vocabulary as a saying, with its subject."""
    return says.say(word, who)


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
    return set(says.kinds)


def fixed(es: str, en: str) -> Fixed:
    return Fixed(es, en)


def fixed_np(es: str, en: str) -> Phrase:
    return bare(name(es, "m", en))


PLACES = {
    "anywhere": (
        "cualquier casilla de las regiones Exterior e Intermedia",
        "any space of the Outer and Middle regions",
    ),
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
_titles: dict[str, tuple[str, str]] = {}
#: the bare names of spaces


def name_places(spaces: Any, zones: Any) -> None:
    """Let texts name the spaces and zones of a pack."""
    for space in spaces:
        _places.setdefault(space.id, (f"la casilla «{space.name['es']}»", f"the {_bare(space)} space"))
        _titles.setdefault(space.id, (f"«{space.name['es']}»", _bare(space)))
    for zone, names in zones.items():
        _places.setdefault(zone, (names["es"], names["en"]))


def _bare(space: Any) -> str:
    return str(space.name["en"]).removeprefix("The ")


def named(words: tuple[str, ...]) -> Phrase:
    """Several places in a row: las casillas «A» y «B», the A and B spaces."""
    if len(words) == 1 or any(word not in _titles for word in words):
        return fixed_np(
            " y ".join(_places[word][0] for word in words), " and ".join(_places[word][1] for word in words)
        )
    es, en = (" y ".join(_titles[w][0] for w in words), " and ".join(_titles[w][1] for w in words))
    return fixed_np(f"las casillas {es}", f"the {en} spaces")


def place(word: str) -> Fixed:
    es, en = _places[word]
    return fixed(f"en {es}", f"in {en}")


def where(word: str) -> Phrase:
    return fixed_np(*_places[word])


def conditional(condition: Any, body: Saying) -> Saying:
    return body if condition is None else if_(say(condition), body)


# -- amounts and conditions -----


def per(n: Any) -> Phrase:
    """What an amount counts."""
    if n.what in ("ork", "tyranid", "eldar", "heretic", "daemon", "traitor"):
        return each_other(x.NOUNS[n.what]).with_(fixed("de la casilla", "on the space"))
    if n.what == "token":
        return each(x.TOKEN).with_(fixed("tuya que haya en esta carta", "of yours on this card"))
    if n.what == "region":
        return each_other(PLAYER).with_(fixed("de tu región", "in your region"))
    if n.each > 1:
        return each(x.NOUNS[n.what]).counted(n.each).with_(fixed("que tengas", "you have"))
    return each(x.NOUNS[n.what]).with_(fixed("que tengas", "you have"))


def per_amount(n: Any, make: Callable[[int], Saying]) -> Saying:
    """A clause for a plain number, or the same for each of something, or under a condition."""
    if isinstance(n, v.Per):
        said = make(n.times)
        # What it counts comes last: the clause may be offered, and is offered once.
        return replace(said, extras=(*said.extras, Tail(PER, per(n)))) if isinstance(said, Clause) else said
    if isinstance(n, v.Case):
        return if_(say(n.condition), make(n.n))
    return make(n)


@says(v.Has)
def _(c: v.Has, who: Phrase) -> Saying:
    return clause(HAVE, at_least(c.n, x.NOUNS[c.what]), subject=who)


@says(v.AtMost)
def _(c: v.AtMost, who: Phrase) -> Saying:
    fewer = "or less" if c.what in ("life", "influence", *ATTRIBUTES) else "or fewer"
    return clause(HAVE, count(c.n, x.NOUNS[c.what]), fixed("o menos", fewer), subject=who)


@says(v.Level)
def _(c: v.Level, who: Phrase) -> Saying:
    return clause(
        verb("ser", "be", a=False), fixed(f"de nivel {c.n} o más", f"level {c.n} or higher"), subject=who
    )


@says(v.In)
def _(c: v.In, who: Phrase) -> Saying:
    return clause(verb("estar", "be", a=False), place(c.place), subject=who)


@says(v.Against)
def _(c: v.Against, who: Phrase) -> Saying:
    stand = verb("ser", "be", a=False)
    fought = the(x.BATTLE)
    if c.foe in ATTRIBUTES:
        of = x.ATTRIBUTE_NAMES[c.foe]
        return clause(stand, fixed(f"de {of.es}", f"a {of.en} battle"), subject=fought)
    if type(c.foe) is int:
        return clause(
            stand,
            AGAINST(a(x.ENEMY)),
            fixed(f"de valor {c.foe} o más", f"of value {c.foe} or more"),
            subject=fought,
        )
    return clause(stand, AGAINST(a(x.NOUNS[c.foe])), subject=fought)


@says(v.Outmatched)
def _(c: v.Outmatched, who: Phrase) -> Saying:
    exceed = verb("superar", "exceed", a=True)
    theirs = the(noun("atributo de los enemigos", "m", "enemies' attribute"))
    return clause(exceed, fixed("al tuyo", "yours"), subject=theirs)


@says(v.Tokens)
def _(c: v.Tokens, who: Phrase) -> Saying:
    return clause(HAVE, at_least(c.n, x.TOKEN), fixed("en esta hoja", "on this sheet"), subject=who)


@says(v.Marked)
def _(c: v.Marked, who: Phrase) -> Saying:
    return clause(HAVE, at_least(c.n, x.TOKEN), fixed("en esta carta", "on this card"), subject=who)


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
    more = for_each(
        each(x.TOKEN).with_(fixed("tuya que haya en esta hoja", "of yours on this sheet")),
        clause(REVEAL, extra(1, x.POWER_CARD)),
    )
    total = clause(
        verb("ser", "be", a=False),
        fixed("la suma de sus números", "the sum of their numbers"),
        subject=the(noun("valor del enemigo", "m", "enemy's value")),
    )
    return sentences(
        clause(REVEAL, count(n.n, x.POWER_CARD), fixed("del mazo", "from the deck")), more, total
    )
