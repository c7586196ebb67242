"""The gate of the game. Abilities wait for moments of the turn, so an event finds no listeners (decision 0007)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import Event
from ....kernel.flow import NOTHING, Nothing


def happen(t: Any, group: Sequence[Event]) -> Nothing:
    """Apply and record a group of simultaneous events; `yield from` it as from any gate."""
    log = t.log
    for event in group:
        event.apply(t)
        log.append(event)
    return NOTHING
