"""Levels and their reward columns ("Obtener niveles", "Iconos de recompensa de nivel")."""

from __future__ import annotations

from ....kernel import Flow
from ..components import LEVELLED
from ..events import DialTurned, InfluenceChanged, Levelled
from ..questions import ask
from ..table import Table
from .decks import draw_power
from .gate import happen
from .life import gain_life
from .missions import give_mission, richer
from .windows import window

LAST = 12
HIGHEST = 12


def gain_level(t: Table, seat: int) -> Flow[None]:
    """A level up with its column, top to bottom; at level 12 a completed mission instead."""
    p = t.players[seat]
    if p.level >= LAST:
        yield from give_mission(t, seat, 1)
        return
    yield from happen(t, [Levelled(seat, p.level + 1)])
    sheet = t.box.things[p.character]
    for icon in sheet.levels[p.level - 1].split():
        yield from _reward(t, seat, icon)
    yield from window(t, seat, LEVELLED)
    yield from richer(t, seat)


def _reward(t: Table, seat: int, icon: str) -> Flow[None]:
    if icon in "SWC":
        yield from turn_dial(t, seat, "SWC".index(icon), 1)
    elif icon == "A":
        yield from turn_dial(t, seat, (yield from choose_dial(t, seat)), 1)
    elif icon == "L":
        yield from gain_life(t, seat, 1)
    elif icon == "I":
        yield from happen(t, [InfluenceChanged(seat, 2)])
    elif icon == "P":
        yield from draw_power(t, seat, 1)
    elif icon == "M":
        yield from give_mission(t, seat, 1)
    else:
        sheet = t.box.things[t.players[seat].character]
        reached = sheet.levels[: t.players[seat].level]
        nth = sum("X" in column.split() for column in reached) - 1
        for step in sheet.rewards[min(nth, len(sheet.rewards) - 1)]:
            yield from step.resolve(t, seat, sheet.number)


def choose_dial(t: Table, seat: int) -> Flow[int]:
    """An attribute of the player's choice, among those that can still rise."""
    dials = t.players[seat].dials
    free = [a for a in range(3) if dials[a] < HIGHEST]
    return (yield from ask(seat, "attribute", free, about=("gain",))) if free else 0


def turn_dial(t: Table, seat: int, attribute: int, n: int) -> Flow[None]:
    """Gain or lose attribute points: not above 12, not below the printed starting value."""
    p = t.players[seat]
    now = p.dials[attribute]
    least = min(now, t.box.things[p.character].dials[attribute])
    n = max(least, min(HIGHEST, now + n)) - now
    if n:
        yield from happen(t, [DialTurned(seat, attribute, n)])
        if n > 0:
            yield from richer(t, seat)
