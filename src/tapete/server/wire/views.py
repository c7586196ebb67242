"""What the page is shown of a game: questions, clocks, outcomes, reasons."""

from __future__ import annotations

from tapete.kernel.view_shape import Counted, DecisionView, Near, OptionView, PicksView, Race

from .base import Said

__all__ = [
    "ChatLine",
    "Clocks",
    "Counted",
    "DecisionView",
    "Near",
    "OptionView",
    "OutcomeView",
    "PicksView",
    "Race",
    "ReasonView",
    "Waiting",
]


class Waiting(Said):
    """Whose decision everybody waits for."""

    seats: list[int]
    text: str


class Clocks(Said):
    """Seconds left for each seat, whose run, and whom they wait for before they first run."""

    left: list[float]
    running: list[int]
    awaited: list[int]


class OutcomeView(Said):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class ReasonView(Said):
    """Why not."""

    code: str
    text: str
    source: str | None = None
    source_name: str | None = None
    rule: str | None = None


class ChatLine(Said):
    """Something somebody said."""

    seat: int | None
    name: str
    text: str
    at: str
