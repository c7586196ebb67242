"""The text of a card, generated from its declaration and its keywords."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.cards.facts import keyword_name
from tapete.games.keyforge.printed import Card
from tapete.games.keyforge.text import (
    changing,
    counts,
    economy,
    harm,
    history,
    joining,
    limits,
    moments,
    moving,
    targets,
    upgrades,
)
from tapete.games.keyforge.text.abilities import GIFTS, abilities, gifts, shared_subject
from tapete.games.keyforge.text.lexicon import CREATURE, GAIN_TEXT
from tapete.games.keyforge.text.verbs import together
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs.base import Steps
from tapete.games.keyforge.verbs.instead import SavedFrom
from tapete.phrase import Saying, clause, once_named, quoted, render, this

# Each of these rooms teaches the tables of `verbs` and `abilities` its own words.
ROOMS = (
    changing,
    counts,
    economy,
    harm,
    history,
    joining,
    limits,
    moments,
    moving,
    targets,
    upgrades,
)


@cache
def card_text(card: Card, lang: str) -> str:
    """What a card does, an ability a line."""
    lines = [keyword_line(card, lang)] if card.keywords else []
    for _, same in groupby(card.abilities, shared_subject):
        told = tuple(same)
        given = [gift for gift in told if isinstance(gift, GIFTS)]
        if len(given) > 1:
            lines.append(_rendered(gifts(given, Voice(card.type)), lang))
        else:
            lines += [ability_text(ability, card, lang) for ability in told]
    return "\n".join(lines)


def keyword_line(card: Card, lang: str) -> str:
    """Its keywords: Elusive. Skirmish."""
    told = []
    for word, value in card.keywords.items():
        number = f" {value}" if value > 1 or word in ("assault", "hazardous", "splash-attack") else ""
        told.append(f"{keyword_name(word, lang)}{number}.")
    return " ".join(told)


def ability_text(ability: Ability, card: Card, lang: str) -> str:
    """One ability as a paragraph."""
    if not ability.granted:
        return _rendered(abilities.say(ability, Voice(card.type)), lang)
    told = abilities.say(ability, Voice("creature"))
    if isinstance(ability, SavedFrom):
        return _rendered(told, lang)
    return _rendered(clause(GAIN_TEXT, quoted(told), subject=this(CREATURE)), lang)


@cache
def instructions_text(steps: Steps, kind: str, lang: str) -> str:
    """Some instructions of a card of that type, for the button that stands for them."""
    return _rendered(together(steps, Voice(kind)), lang)


def _rendered(saying: Saying, lang: str) -> str:
    return render(once_named(saying), lang)
