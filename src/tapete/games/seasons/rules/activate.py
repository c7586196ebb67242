"""Activating cards in play («Efecto de activación»): turn the card, pay, then its effect."""

from __future__ import annotations

from tapete.games.seasons.abilities import CARD
from tapete.games.seasons.events import Activated, Turned
from tapete.games.seasons.printed import PRINTED
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from ..questions import ask
from .gate import happen


def refusal(t: Table, seat: int, card: int, before_die: bool = False) -> str | None:
    """Why the seat cannot activate its card now, as a code; None if some effect of it can be had."""
    activations = CARD[card & PRINTED].activations
    if not activations:
        return "no-activation"
    if card in t.turned:
        return "turned"
    why = None
    for activation in activations:
        if activation.before_die != before_die:
            why = why or ("before-die" if activation.before_die else "die-first")
            continue
        found = activation.refusal(t, seat, card)
        if found is None:
            return None
        why = why or found
    return why


def possible(t: Table, seat: int, card: int, before_die: bool = False) -> list[int]:
    """Which of the card's effects can be had, by their place on it."""
    activations = enumerate(CARD[card & PRINTED].activations)
    return [i for i, a in activations if a.before_die == before_die and a.refusal(t, seat, card) is None]


def activate(t: Table, seat: int, card: int, before_die: bool = False) -> Flow[None]:
    """Activate a card; of two effects on it the seat chooses one, for turning it excludes the other.

    Silent in the book: Thieving Fairies take their crystal once the activation is paid, before its effect.
    """
    which = possible(t, seat, card, before_die)
    chosen = which[0] if len(which) == 1 else (yield from ask(seat, "which-effect", which, source=card))
    activation = CARD[card & PRINTED].activations[chosen]
    yield from happen(t, [Turned(seat, card, activation.stays_straight)])
    paid = yield from activation.pay(t, seat, card)
    yield from happen(t, [Activated(seat, card)])
    yield from activation.effect(t, seat, card, paid)
