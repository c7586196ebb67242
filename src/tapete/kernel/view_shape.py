"""The shape of what a match shows a seat; its table has the shape that the game's own `view_shape` gives it."""

from __future__ import annotations

from typing import Any

import msgspec


class Shape(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """The base of what views are made of: built once, written to by nobody, and never part of a cycle."""


class Counted(Shape):
    """A line of what a seat has so far."""

    text: str
    amount: int


class Near(Shape):
    """How near a seat is to winning, as everybody can see."""

    seat: int
    text: str
    parts: list[Counted]
    """what its points are made of; none where nothing is added up"""
    stage: int
    """how much of the way is behind it, in steps that are worth telling afterwards"""


class Race(Shape):
    """What the game is won by, and how near everybody is."""

    goal: str
    near: list[Near]


class OptionView(Shape):
    """One thing that may be answered."""

    id: str
    text: str
    refers: list[str]


class PicksView(Shape):
    """Picks of one kind that follow each other, so that they can be asked for at once."""

    count: int
    """how many there are from this one on"""
    exact: bool
    """whether all of them must be made"""
    most: dict[str, int]
    """by option: how often it can be picked"""


class DecisionView(Shape):
    """A question to one's own seat."""

    id: str
    seat: int
    kind: str
    text: str
    source: str | None
    why: str
    options: list[OptionView]
    picks: PicksView | msgspec.UnsetType = msgspec.UNSET


class WaitingView(Shape):
    """A question to another seat, as everybody may know it."""

    seat: int
    text: str


class OutcomeView(Shape):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    text: str


class MatchView(Shape):
    """Everything a seat may see; outcome and seed are there when the match is over."""

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    commitment: str
    table: Any
    decision: DecisionView | None
    waiting: list[WaitingView]
    outcome: OutcomeView | msgspec.UnsetType = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET
