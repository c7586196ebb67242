"""Crystals: gaining, losing, taking, and crystallising energy («Cristalizar fichas de energía»)."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.seasons.events import Crystallised, GainedCrystals, LostCrystals, TookCrystals
from tapete.games.seasons.printed import RATES
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from ..questions import Token
from .constants import extra
from .gate import happen


def gain(t: Table, seat: int, amount: int, source: int = 0) -> Flow[None]:
    if amount > 0:
        yield from happen(t, [GainedCrystals(seat, amount, source)])


def lose(t: Table, seats: Iterable[int], amount: int, source: int = 0, why: str = "lost") -> Flow[None]:
    """Seats lose crystals at once; nobody goes below zero (silent in the book, printed on the track)."""
    losses = [LostCrystals(s, min(amount, t.crystals[s]), source, why) for s in seats]
    yield from happen(t, [loss for loss in losses if loss.amount])


def taken(t: Table, seat: int, givers: Iterable[int], amount: int, source: int = 0) -> Flow[bool]:
    """Others give crystals, as many as each has; whether all could give the whole amount."""
    events = [TookCrystals(seat, g, min(amount, t.crystals[g]), source) for g in givers]
    complete = all(event.amount == amount for event in events)
    yield from happen(t, [event for event in events if event.amount])
    return complete


def rate(t: Table, seat: int, energy: int) -> int:
    """Crystals for one token of this energy now, with everything that adds to it."""
    return RATES[(t.space - 1) // 3][energy] + extra(t, seat)


def crystallise(t: Table, seat: int, token: Token) -> Flow[None]:
    """Crystallise one token by the rate of the season."""
    energy, card = token
    yield from happen(t, [Crystallised(seat, energy, 1, rate(t, seat, energy), card)])
