"""How far a player has come: the numbers that matter, and what they are worth together.

Fitted by scripts/fit_relic.py to which of two quick players won: of two standings, the one that is higher by
one has e times the chance. What a number is worth bends with the others, with the stretch of the way and with
the scenario: a small net of one hidden layer.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any, Final, NamedTuple

from .chances import might
from .errands import apart, gate, ring
from .judgement import ready, space_value, walked
from .prospects import turns_at_centre
from .rules.gains import worth
from .rules.kit import has_relic, has_trait, kit
from .rules.missions import goal_of
from .rules.movement import WAYS
from .table import ENGAGING, WALKING, Player, Table

#: the way: without a relic, with one, on the inner path, at the centre
STAGES: Final = ("setting out", "relic", "inner", "centre")

NUMBERS: Final = (
    "one",
    "level",
    "best",
    "second",
    "third",
    "life",
    "hurt",
    "dying",
    "influence",
    "hand",
    "force",
    "gear",
    "charges",
    "relics",
    "corruption",
    "tainted",
    "missions",
    "progress",
    "trophies",
    "confronting",
    "ready",
    "near",
    "missing",
    "moves",
)


def stage(t: Table, p: Player) -> int:
    region = t.box.spaces[p.space].region
    if region == "scenario":
        return 3
    if region == "inner":
        return 2
    return int(has_relic(t, p))


def numbers(t: Table, p: Player, open_hand: bool = True) -> list[float]:
    """A player's place in numbers of about the same size; of a hand not seen, the numbers are taken for middling."""
    k, things = kit(t, p), t.box.things
    mights = sorted((might(t, p, a) for a in range(3)), reverse=True)
    relics = sum(has_trait(t, c, "relic") for c in p.assets)
    goal = goal_of(t, p)
    room = k.threshold - len(p.corruption)
    return [
        1.0,
        p.level / 6,
        mights[0] / 6,
        mights[1] / 6,
        mights[2] / 6,
        min(p.life, 8) / 4,
        float(p.life <= 2),
        float(p.life <= 1),
        min(p.influence, 10) / 5,
        len(p.hand) / 2,
        (sum(things[c].force for c in p.hand) if open_hand else MIDDLING * len(p.hand)) / 8,
        (len(p.assets) - relics) / 3,
        sum(t.charges.get(c, 0) for c in p.assets) / 4,
        float(relics),
        len(p.corruption) / 3,
        max(0.0, 3.0 - room) / 2,
        min(len(p.done), 4) / 3,
        min(1.0, p.progress / goal.n) if goal is not None and hasattr(goal, "n") else 0.0,
        worth(t, p) / 6,
        turns_at_centre(t, p) / 6,
        float(ready(t, p)),
        _near(t, p),
        float(p.missing),
        float(t.active == p.seat),
    ]


def _near(t: Table, p: Player) -> float:
    """How near the next stretch of the way is."""
    space = t.box.spaces[p.space]
    if space.region == "inner":
        return space.position / 4
    if space.region != "middle":
        return 0.0
    return 1.0 - apart(t.box, p.space, gate(t.box).number) / ring(t.box, "middle")


class Bend(NamedTuple):
    """A sum of numbers that counts only as far as it is above nothing."""

    value: float
    start: float
    weights: list[float]


class Net(NamedTuple):
    """What the numbers are worth on one stretch of the way to one scenario."""

    start: float
    weights: list[float]
    bends: list[Bend]


def _load() -> Any:
    return json.loads(files("tapete.games.relic").joinpath("standing.json").read_text("utf8"))


#: what a level is worth without a relic and with one
A_LEVEL: Final = (0.15, 0.09)
FITTED: Final = _load()
#: a power number, on average
MIDDLING: Final = 3.5
#: the standing of somebody who cannot win any more
LOST: Final = -12.0


@cache
def net(at: int, scenario: str) -> Net:
    """The net for a stretch and a scenario; one that it was not fitted to is taken for the mean of all."""

    def start(one: dict[str, Any]) -> float:
        known = one["scenarios"]
        there = known[scenario] if scenario in known else sum(known.values()) / len(known)
        return float(one["start"] + one["stages"][STAGES[at]] + there)

    def weights(one: dict[str, Any]) -> list[float]:
        return [float(one["numbers"][n]) for n in NUMBERS]

    bends = [Bend(float(one["value"]), start(one), weights(one)) for one in FITTED["bends"]]
    return Net(start(FITTED["straight"]), weights(FITTED["straight"]), bends)


def standing(t: Table, p: Player, open_hand: bool = True) -> float:
    """How far a player has come, for one who sees the hand or not."""
    if p.out or p.space < 0:
        return LOST
    fitted = net(stage(t, p), t.box.things[t.scenario].id)
    x = numbers(t, p, open_hand)
    found = sum(map(mul, fitted.weights, x), fitted.start)
    for value, start, weights in fitted.bends:
        bent = sum(map(mul, weights, x), start)
        if bent > 0:
            found += value * bent
    return found


def outlook(t: Table, p: Player) -> float:
    """The standing with what is under way counted in: where the piece stands while its turn lasts."""
    found = standing(t, p)
    if t.active != p.seat or p.out or p.space < 0 or t.over or t.halt:
        return found
    at = stage(t, p)
    if at > 1 or t.step not in (WALKING, ENGAGING):
        return found
    return found + A_LEVEL[at] * (space_value(t, p, p.space) if t.step == ENGAGING else _best_walk(t, p))


def _best_walk(t: Table, p: Player) -> float:
    return max(walked(t, p, t.points, way) for way in WAYS)
