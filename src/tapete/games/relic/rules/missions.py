"""Missions: drawing, progress, completion ("Cartas de Misión")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow
from ..components import COMPLETED, MISSION
from ..events import Looked, MissionAdvanced, MissionCompleted, MissionDrawn, MissionGiven, MissionSwapped
from ..questions import ask
from ..table import Player, Table
from .decks import top
from .gate import happen
from .windows import window


def draw_mission(t: Table, seat: int) -> Flow[None]:
    """A new active mission; whoever fulfils it already completes it at once."""
    card = yield from top(t, MISSION)
    if card < 0:
        return
    active = t.players[seat].mission
    if active < 0:
        yield from happen(t, [MissionDrawn(seat, card)])
    else:
        # Robar misiones: never two active missions; one of them is kept at once.
        yield from happen(t, [Looked(seat, (card,))])
        kept = yield from ask(seat, "keep-mission", [active, card])
        yield from happen(t, [MissionSwapped(seat, card, kept == active)])
    yield from look(t, seat)


def give_mission(t: Table, seat: int, n: int) -> Flow[None]:
    """Completed missions without an objective: facedown, without reward."""
    for _ in range(n):
        card = yield from top(t, MISSION)
        if card >= 0:
            yield from happen(t, [MissionGiven(seat, card)])


def complete(t: Table, seat: int) -> Flow[None]:
    """The reward at once, then the card facedown."""
    p = t.players[seat]
    card = t.box.things[p.mission]
    yield from happen(t, [MissionCompleted(seat, card.number)])
    for step in card.does:
        yield from step.resolve(t, seat, card.number)
    yield from window(t, seat, COMPLETED)


def goal_of(t: Table, p: Player) -> Any:
    """The goal of the active mission, None without one."""
    return t.box.things[p.mission].goal if p.mission >= 0 else None


def look(t: Table, seat: int) -> Flow[None]:
    """Complete a mission whose objective holds: thresholds and places, at any time.

    Whoever stands on a space or in a region is there, also if the mission is drawn on the spot.
    """
    p = t.players[seat]
    goal = goal_of(t, p)
    if goal is None or p.out:
        return
    if goal.on == "visit":
        yield from _visited(t, seat, goal)
    elif goal.met(t, seat):
        yield from complete(t, seat)


def defeated(t: Table, seat: int, enemies: tuple[int, ...]) -> Any:
    """Enemies beaten in battle count for a mission; as trophies too."""
    goal = goal_of(t, t.players[seat])
    if goal and goal.on == "defeat":
        return _counted(t, seat, sum(goal.counts(t, c) for c in enemies), goal)
    return richer(t, seat)


def beaten(t: Table, seat: int, attribute: int, value: int) -> Any:
    """A scenario sheet beaten in battle counts for a mission as any enemy does."""
    goal = goal_of(t, t.players[seat])
    if goal and goal.on == "defeat" and goal.counts_sheet(attribute, value):
        return _counted(t, seat, 1, goal)
    return ()


def passed(t: Table, seat: int) -> Any:
    """A skill test passed counts for a mission."""
    goal = goal_of(t, t.players[seat])
    return _counted(t, seat, 1, goal) if goal and goal.on == "pass" else ()


def _counted(t: Table, seat: int, n: int, goal: Any) -> Flow[None]:
    p = t.players[seat]
    if n:
        yield from happen(t, [MissionAdvanced(seat, p.progress + n, p.marks)])
        if p.progress >= goal.n:
            yield from complete(t, seat)


def arrived(t: Table, seat: int) -> Any:
    """The player stands somewhere new: tokens are lifted, regions reached."""
    p = t.players[seat]
    if p.mission < 0:
        return ()
    goal = t.box.things[p.mission].goal
    if goal.on != "visit" or (p.marks and p.space not in p.marks):
        return ()
    return _visited(t, seat, goal)


def _visited(t: Table, seat: int, goal: Any) -> Flow[None]:
    p = t.players[seat]
    if p.space in p.marks:
        left = tuple(s for s in p.marks if s != p.space)
        yield from happen(t, [MissionAdvanced(seat, p.progress + 1, left)])
    if goal.met(t, seat):
        yield from complete(t, seat)


def richer(t: Table, seat: int) -> Any:
    """Something a threshold may ask for grew."""
    mission = t.players[seat].mission
    if mission < 0:
        return ()
    goal = t.box.things[mission].goal
    return look(t, seat) if goal.on == "reach" and goal.met(t, seat) else ()


def joined(t: Table, seat: int) -> Any:
    """The end of a turn: who stands together?"""
    goal = goal_of(t, t.players[seat])
    return look(t, seat) if goal is not None and goal.on == "join" and goal.met(t, seat) else ()


def offer(t: Table, seat: int) -> Any:
    """A mission that asks for a payment: offered when it can be paid."""
    goal = goal_of(t, t.players[seat])
    return (
        _offered(t, seat, goal) if goal is not None and goal.on == "offer" and goal.payable(t, seat) else ()
    )


def _offered(t: Table, seat: int, goal: Any) -> Flow[None]:
    p = t.players[seat]
    if (yield from ask(seat, "offer", ["pay", "keep"], source=p.mission)) == "pay":
        paid = yield from goal.pay(t, seat)
        if paid and p.mission >= 0:
            yield from complete(t, seat)
