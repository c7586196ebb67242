"""card(): where a declaration meets the printed facts of its card."""

from __future__ import annotations

from typing import Any

from tapete.games.seasons.abilities import ACTIVE, BEFORE_DIE, CARD
from tapete.games.seasons.printed import BY_ID
from tapete.games.seasons.verbs import Activate, Enters, When

#: the declared abilities of each card, by printed number
DECLARED: dict[int, tuple[Any, ...]] = {}


def card(name: str, *abilities: Any, any_energies: bool = False) -> None:
    """Declare what a card does. Fails, naming the card, if nothing is printed for it."""
    number = BY_ID.get(name)
    if number is None:
        raise LookupError(f"nothing is printed for the card {name!r}")
    if number in DECLARED:
        raise LookupError(f"the card {name!r} is declared twice")
    DECLARED[number] = abilities
    entry = CARD[number]
    entry.declared = abilities
    entry.enters = tuple(a for a in abilities if isinstance(a, Enters))
    entry.activations = tuple(a for a in abilities if isinstance(a, Activate))
    entry.watchers = tuple(a for a in abilities if isinstance(a, When))
    entry.constants = tuple(a for a in abilities if not isinstance(a, (Enters, Activate, When)))
    entry.any_energies = any_energies
    for activation in entry.activations:
        (BEFORE_DIE if activation.before_die else ACTIVE).add(number)
