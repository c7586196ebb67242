"""Chances of dice: battles won and tied, tests passed, and what a dial counts for with its cards."""

from __future__ import annotations

from functools import cache

from .components import ATTRIBUTES
from .rules.kit import kit
from .table import Player, Table


@cache
def odds(margin: int, dice: int = 1) -> tuple[float, float]:
    """Chances to win and to tie a battle with so much more than the enemy before the dice."""
    if margin > 24:
        return 1.0, 0.0
    if margin < -24:
        return 0.0, 0.0
    mine, theirs = _faces(dice), _faces(1)
    win = sum(p * q for a, p in mine for b, q in theirs if a + margin > b)
    tie = sum(p * q for a, p in mine for b, q in theirs if a + margin == b)
    return win, tie


@cache
def _faces(dice: int) -> tuple[tuple[int, float], ...]:
    """Sums of exploding dice, cut off at three explosions."""
    one = [(6 * k + face, (1 / 6) ** (k + 1)) for k in range(3) for face in range(1, 6)] + [
        (18, (1 / 6) ** 3)
    ]
    sums = {0: 1.0}
    for _ in range(dice):
        longer: dict[int, float] = {}
        for total, p in sums.items():
            for face, q in one:
                longer[total + face] = longer.get(total + face, 0.0) + p * q
        sums = longer
    return tuple(sorted(sums.items()))


def passing(value: int, target: int) -> float:
    """The chance to pass a test."""
    return sum(p for face, p in _faces(1) if face != 1 and face + value >= target)


def might(t: Table, p: Player, attribute: int) -> int:
    """A dial with what usually helps in its battles."""
    k = kit(t, p)
    best = {"weapon": 0, "armour": 0, "": 0}
    things = t.box.things
    for card, bonus in k.battle:
        if bonus.if_ is None and type(bonus.n) is int and bonus.attribute in ("any", ATTRIBUTES[attribute]):
            trait = things[card].trait if things[card].trait in best else ""
            best[trait] = best[trait] + bonus.n if not trait else max(best[trait], bonus.n)
    return p.dials[attribute] + sum(best.values())
