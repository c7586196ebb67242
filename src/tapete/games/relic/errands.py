"""Why a player would go somewhere: the mission, the relics, and the way to the centre."""

from __future__ import annotations

from functools import cache
from typing import Any

from .components import Box, Space
from .rules.missions import goal_of
from .rules.places import stands
from .table import Player, Table
from .verbs.board import Go
from .verbs.gains import Pay

#: spaces that a movement roll leads on, on average
STRIDE = 3.5
#: turns until a player who looks for them has landed on one of the corners
SEARCH = 2.0
#: influence that a crossing at a corner costs
TOLL = 2


@cache
def gate(box: Box) -> Space:
    """The space whose movement box leads into the Inner region."""
    return next(s for s in box.spaces if s.passing is not None and s.passing.enters)


@cache
def ring(box: Box, region: str) -> int:
    """How many spaces a region has."""
    return sum(s.region == region for s in box.spaces)


@cache
def crossings(box: Box) -> dict[int, int]:
    """The spaces of the Outer region that lead to the Middle region for influence, and where to."""
    found: dict[int, int] = {}
    for space in box.spaces:
        for steps in space.boxes:
            step: Any = steps[0]
            inner: Any = step.steps[0] if isinstance(step, Pay) else None
            if isinstance(inner, Go) and inner.to in box.space_by_id:
                found[space.number] = box.space_by_id[inner.to]
    return found


def apart(box: Box, a: int, b: int) -> int:
    """Steps from one space to another of the same region."""
    here, there = box.spaces[a], box.spaces[b]
    away = abs(here.position - there.position)
    return min(away, ring(box, here.region) - away)


def turns_to_gate(t: Table, p: Player, at: int) -> float:
    """About how many turns it is from a space into the Inner region."""
    box = t.box
    region = box.spaces[at].region
    if region == "middle":
        return 1.0 + max(0.0, apart(box, at, gate(box).number) - 2) / STRIDE
    if region != "outer":
        return 0.0
    if p.influence < TOLL:
        return 10.0
    ways = [_by_corner(box, at, corner, to) for corner, to in crossings(box).items()]
    return min(ways, default=10.0)


def _by_corner(box: Box, at: int, corner: int, to: int) -> float:
    onward = 1.0 + max(0.0, apart(box, to, gate(box).number) - 2) / STRIDE
    away = apart(box, at, corner)
    return onward + (SEARCH + max(0, away - 6) / STRIDE if away else 0.0)


def mission_pull(t: Table, p: Player, space: Space) -> bool:
    """Whether ending a turn on a space serves the active mission."""
    goal = goal_of(t, p)
    if goal is None:
        return False
    if goal.on == "visit":
        return space.number in p.marks if p.marks else stands(t, space.number, goal.places[0])
    return goal.on == "join" and any(_together(t, q, space) for q in t.players if q is not p and not q.out)


def _together(t: Table, q: Player, space: Space) -> bool:
    there = t.box.spaces[q.space]
    return there is space or bool(space.zone and there.zone == space.zone)
