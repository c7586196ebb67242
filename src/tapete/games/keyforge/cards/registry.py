"""Where printed facts and declarations meet: `card(id, …)`, and the library a match takes its cards from."""

from __future__ import annotations

from functools import cache

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.cards.collections import collections, declared_in
from tapete.games.keyforge.cards.facts import Facts, appeared_in, facts
from tapete.games.keyforge.printed import Card, Copy

Abilities = Ability | tuple["Abilities", ...]
"""Abilities may be grouped."""


class Declaration:
    """What a card does, under each ruleset."""

    __slots__ = ("abilities", "id", "in_2018")

    def __init__(self, id: str, abilities: tuple[Ability, ...], in_2018: tuple[Ability, ...] | None) -> None:
        self.id = id
        self.abilities = abilities
        self.in_2018 = abilities if in_2018 is None else in_2018


_declared: dict[str, Declaration] = {}


def card(id: str, *abilities: Abilities, in_2018: tuple[Abilities, ...] | None = None) -> None:
    """Declare what a card does; `in_2018` where the book or the printing of 2018 says otherwise.

    Abilities may be grouped in tuples. Keywords, power, traits and bonus icons are printed facts: do not
    repeat them.
    """
    try:
        facts(id)
    except KeyError:
        raise KeyError(f"{id}: no such card among the printed facts") from None
    if id in _declared:
        raise ValueError(f"{id} is declared twice")
    _declared[id] = Declaration(id, _flat(abilities), None if in_2018 is None else _flat(in_2018))


def _flat(abilities: tuple[Abilities, ...]) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, tuple):
            found += _flat(ability)
        elif not isinstance(ability, Ability):
            raise TypeError(f"{ability!r} is no ability: it needs a label, a moment or a constant")
        else:
            found.append(ability)
    return tuple(found)


def declaration(id: str) -> Declaration | None:
    """What a card does, its collection loaded for it; None where nobody has declared it yet."""
    if id not in _declared:
        declared_in(appeared_in(id))
    return _declared.get(id)


def declarations() -> dict[str, Declaration]:
    """Every declared card of every collection by id."""
    for code in collections():
        declared_in(code)
    return _declared


class Declared:
    """The ids of the cards that have rules here, whatever their collection."""

    def __contains__(self, id: object) -> bool:
        return str(id) in _invented or declaration(str(id)) is not None


def missing() -> list[str]:
    """Cards without a declaration in collections that are said to be complete: there should be none."""
    return [
        str(id)
        for known in collections().values()
        if known.complete
        for id in known.cards()
        if declaration(id) is None
    ]


def compiled(id: str, ruleset: str) -> Card:
    """A card under a ruleset, shared by all matches."""
    return _invented[id] if id in _invented else _compiled(id, ruleset)


@cache
def _compiled(id: str, ruleset: str) -> Card:
    printed = facts(id)
    declared = declaration(id)
    keywords = dict(printed.keywords)
    if ruleset == "2018":
        # As first printed: a keyword of later printings was a sentence then (Mack the Knife), which `in_2018` tells.
        keywords = dict(printed.older_keywords.get(printed.printings[0].set, printed.keywords))
    if declared is None:
        return Card(printed, (), keywords)
    return Card(printed, declared.in_2018 if ruleset == "2018" else declared.abilities, keywords)


def copy_of(id: str, owner: int, house: str = "", icons: tuple[str, ...] = (), ruleset: str = "2023") -> Copy:
    """One copy of a card in somebody's deck."""
    made = compiled(id, ruleset)
    printed = home(id)
    return Copy(
        made, owner, str(house) or printed, made.icons + tuple(icons), bool(house) and house != printed
    )


def home(id: str) -> str:
    """The house a card is printed in."""
    return _homes[id] if id in _homes else str(facts(id).house)


# Cards of one's own

_invented: dict[str, Card] = {}
_homes: dict[str, str] = {}


def invent(told: Facts, *abilities: Abilities) -> None:
    """Add a card that no set has: rulings about rules that no declared card uses are made with such cards."""
    if appeared_in(told.id) is not None:
        raise ValueError(f"{told.id}: a printed card has this id")
    _invented[told.id] = Card(told, _flat(abilities), dict(told.keywords))
    _homes[told.id] = str(told.house)
