"""How long a player would need at the centre: the scenario's confrontation, read from its declaration."""

from __future__ import annotations

from typing import Any

from .chances import might, odds, passing
from .components import ATTRIBUTES
from .table import Player, Table
from .verbs.base import number
from .verbs.conditions import Tokens
from .verbs.joins import If, Roll, Test
from .verbs.victory import Fight, Token

#: a power number off the deck, on average
FATE = 3.5
#: nobody is thought to need longer than this
LONGEST = 12.0


def turns_at_centre(t: Table, p: Player, more: int = 0) -> float:
    """The turns that the confrontation takes a player like this one, or one with so much more on each dial."""
    steps = t.box.things[t.scenario].does
    need = tokens_to_win(steps)
    if not need:
        return 1.0
    left = need - p.tokens
    pace = min(_tokens(t, p, steps, left, more), left)
    return min(LONGEST, max(1.0, left / max(pace, 0.01)))


def tokens_to_win(steps: Any) -> int:
    """How many tokens a confrontation asks for; 0 where arriving is enough."""
    for step in steps:
        if isinstance(step, If) and isinstance(step.condition, Tokens):
            return int(step.condition.n)
        inside = tokens_to_win(getattr(step, "win", ()))
        if inside:
            return inside
    return 0


def _tokens(t: Table, p: Player, steps: Any, left: int, more: int) -> float:
    """Tokens to expect from some steps."""
    return sum(_token(t, p, step, left, more) for step in steps)


def _token(t: Table, p: Player, step: Any, left: int, more: int) -> float:
    if isinstance(step, Token):
        return float(step.n)
    if isinstance(step, Fight):
        return _duels(t, p, step, left, more)
    if isinstance(step, Test):
        return passing(_dial(p, step.attribute) + more, step.target) * _tokens(t, p, step.win, left, more)
    if isinstance(step, Roll):
        add = number(step.add, t, p.seat, t.scenario)
        rows = [r for face in range(1, 7) for r in step.rows if r.low <= face + add <= r.high]
        return sum(_tokens(t, p, row.steps, left, more) for row in rows) / 6
    return 0.0


def _duels(t: Table, p: Player, step: Any, left: int, more: int) -> float:
    """A battle that goes on as long as it is won, one token a time."""
    fixed = step.value if type(step.value) is int else 0
    which = range(3) if step.attribute == "any" else (ATTRIBUTES.index(step.attribute),)
    mine = max(might(t, p, a) for a in which) + more
    found, chance = 0.0, 1.0
    for n in range(max(1, left)):
        theirs = fixed or round(FATE * (getattr(step.value, "n", 2) + p.tokens + n))
        chance *= odds(mine - theirs)[0]
        found += chance
    return found


def _dial(p: Player, name: str) -> int:
    if name in ATTRIBUTES:
        return p.dials[ATTRIBUTES.index(name)]
    return {"level": p.level, "influence": p.influence}.get(name, max(p.dials))
