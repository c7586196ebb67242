"""What a game of KeyForge tells about each side, for the deck lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.keyforge.events import Drawn, HouseChosen, Played
from tapete.games.keyforge.table import Table
from tapete.kernel.chronicle import Chronicle

KEY = 6


def chronicle(t: Table, events: Sequence[Any]) -> tuple[Chronicle, ...]:
    """The cards of its own deck that each side drew and played, and the houses it chose."""
    drawn: tuple[list[str], list[str]] = ([], [])
    played: tuple[list[str], list[str]] = ([], [])
    chosen: tuple[list[str], list[str]] = ([], [])
    for event in events:
        kind = type(event)
        if kind is Drawn:
            drawn[event.seat].extend(t.cast[n].card.id for n in event.cards)
        elif kind is Played:
            copy = t.cast[event.n]
            if copy.owner == event.seat:
                played[event.seat].append(copy.card.id)
        elif kind is HouseChosen and event.house:
            chosen[event.seat].append(event.house)
    return tuple(Chronicle(*map(tuple, lists)) for lists in zip(drawn, played, chosen, strict=True))


def gathered(t: Table, seat: int) -> int:
    """Æmber in the pool, and six for each key."""
    return t.amber[seat] + KEY * len(t.keys[seat])
