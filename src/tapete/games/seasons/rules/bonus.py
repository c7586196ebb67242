"""The bonus track («Acciones relacionadas con el uso de bonus»)."""

from __future__ import annotations

from typing import Final

from tapete.games.seasons.events import MovedGauge, UsedBonus
from tapete.games.seasons.printed import BONUSES, GAUGE
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .energy import available, spend_any, take_any
from .gate import happen

EXCHANGE: Final = "exchange"
CRYSTALLISE: Final = "crystallise"
RAISE: Final = "gauge"
DRAW: Final = "draw"


def refusal(t: Table, seat: int, bonus: str) -> str | None:
    """Why the seat cannot use this bonus now, as a code; None if it can."""
    if t.bonus[seat] >= BONUSES:
        return "no-bonus"
    if bonus == EXCHANGE and t.tokens(seat) < 2 and sum(available(t, seat)) < 2:
        return "few-to-exchange"
    if bonus == RAISE and t.gauge[seat] >= GAUGE:
        return "gauge-full"
    return None


def use(t: Table, seat: int, bonus: str) -> Flow[None]:
    """Advance the marker, then have the bonus."""
    yield from happen(t, [UsedBonus(seat, bonus)])
    if bonus == EXCHANGE:
        # Two for two, neither more nor less.
        yield from spend_any(t, seat, 2)
        yield from take_any(t, seat, 2)
    elif bonus == RAISE:
        yield from happen(t, [MovedGauge(seat, 1)])
