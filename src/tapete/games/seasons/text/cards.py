"""Cards in words: what they cost, and what they do, generated from their declarations."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.seasons.abilities import CARD
from tapete.games.seasons.printed import CARDS, COSTS
from tapete.games.seasons.verbs import Activate, Enters, When
from tapete.phrase import Saying, if_, labelled, render

from .lexicon import ACTIVATION, IMMEDIATE, PERMANENT
from .names import listed, say, signed, token_parts
from .says import activation, all_said, at, said


@cache
def cost_text(number: int, players: int, lang: str, free: str = "free") -> str:
    """What it costs to summon a card with so many players; `cost-none` is said behind "Cost:"."""
    if CARD[number].any_energies:
        return say(lang, "any-energies")
    *tokens, crystals = COSTS[players][number]
    parts = token_parts(tokens, lang)
    if crystals:
        parts.append(say(lang, "crystals", count=crystals))
    return listed(parts, lang) or say(lang, free)


@cache
def card_lines(number: int, lang: str) -> tuple[str, ...]:
    """What a card does, a line for each of its effects."""
    return tuple(render(_line(ability), lang) for ability in CARD[number].declared)


def _line(ability: Any) -> Saying:
    """One effect under the heading of its kind."""
    if isinstance(ability, Activate):
        return labelled(ACTIVATION, activation(ability))
    if isinstance(ability, (Enters, When)):
        body = all_said(ability.steps)
        if ability.only_if is not None:
            body = if_(said(ability.only_if), body)
        if isinstance(ability, Enters):
            return labelled(IMMEDIATE, body)
        return labelled(PERMANENT, at(ability.moment, body))
    return labelled(PERMANENT, said(ability))


def activation_text(number: int, which: int, lang: str) -> str:
    """One of the activation effects of a card."""
    return render(activation(_activations(number)[which]), lang)


def _activations(number: int) -> list[Activate]:
    return [ability for ability in CARD[number].declared if isinstance(ability, Activate)]


def head(number: int, lang: str, players: int | None = None) -> str:
    """A card in one line: name, number, kind, cost and prestige."""
    card = CARDS[number]
    two, three, four = (cost_text(number, n, lang, "cost-none") for n in (2, 3, 4))
    if players is not None:
        cost = cost_text(number, players, lang, "cost-none")
    elif two == four:
        cost = two
    else:
        cost = say(lang, "cost-by-players", two=two, three=three, four=four)
    kind = say(lang, f"kind-{card.kind}")
    name = card.es if lang == "es" else card.en
    return say(
        lang, "card-head", name=name, number=number, kind=kind, cost=cost, prestige=signed(card.prestige)
    )
