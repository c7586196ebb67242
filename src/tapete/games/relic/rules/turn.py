"""The turn and whose is next ("Cómo jugar", "Perder turnos")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow
from ..components import END, EXPERIENCE, TURN
from ..events import GameWon, MovementScored, PhaseBegan, TurnEnded, TurnSkipped
from ..table import ENGAGING, Table
from .exploration import explore, marks, waits
from .gains import worth
from .gate import happen
from .kit import kit
from .missions import arrived, joined
from .movement import move, walk
from .tokens import lapse
from .windows import has_moment, window

LEVEL = 6
#: trophy points that buy a level
RELIC_PRICE = 3
#: completed missions that buy a relic


def begin(t: Table) -> Flow[None]:
    """The start of a turn, the Movement phase and the Exploration phase."""
    seat = t.active
    if t.players[seat].missing:
        yield from happen(t, [TurnSkipped(seat)])
        yield from pass_turn(t, seat)
        return
    yield from window(t, seat, TURN)
    due = t.players[seat].granted if not t.halt else ()
    points = (yield from move(t, seat)) if not t.halt else 0
    if due:
        yield from lapse(t, seat, due)
    if points:
        # The direction is the first question of a step of its own: forks there are plain copies.
        yield from happen(t, [MovementScored(seat, points)])
    else:
        yield from arrived(t, seat)
        yield from _onward(t, seat)


def walking(t: Table) -> Flow[None]:
    """The rest of the Movement phase and the Exploration phase."""
    seat = t.active
    yield from walk(t, seat, t.points)
    yield from arrived(t, seat)
    yield from _onward(t, seat)


def _onward(t: Table, seat: int) -> Flow[None]:
    if not t.halt:
        yield from explore(t, seat)
    if t.halt >= 2:
        yield from end_turn(t, seat)
    elif not t.over:
        met = () if waits(t, seat) else marks(t, seat)
        yield from happen(t, [PhaseBegan(ENGAGING, met)])


def nothing_to_gain(t: Table, seat: int) -> bool:
    """Whether an Experience phase would pass without anything happening."""
    p = t.players[seat]
    k = p.kit or kit(t, p)
    return (
        not has_moment(t, p, EXPERIENCE | END)
        and (p.content or not (p.trophies or p.hand or p.assets))
        and (not p.trophies or worth(t, p) < LEVEL)
        and len(p.done) < RELIC_PRICE
        and p.mission >= 0
        and t.box.things[p.mission].goal.on != "offer"
        and len(p.hand) <= k.power_limit
        and len(p.assets) <= k.asset_limit
        and len(p.corruption) < k.threshold
    )


def end_turn(t: Table, seat: int) -> Any:
    """The turn ends, however it came to that; `yield from` the result.

    Whoever is defeated ends the turn in the Sanctuary, and may meet another there for a mission.
    """
    mission = t.players[seat].mission
    if mission >= 0 and t.box.things[mission].goal.on == "join":
        return _met_others(t, seat)
    return pass_turn(t, seat)


def _met_others(t: Table, seat: int) -> Flow[None]:
    yield from joined(t, seat)
    yield from pass_turn(t, seat)


def pass_turn(t: Table, seat: int) -> Any:
    """Clockwise to the next player still in the game; `yield from` the result."""
    if t.over:
        return ()
    if t.limit and t.turn + 1 >= t.limit:
        return happen(t, [GameWon((), "turn-limit")])
    following = (seat + 1) % t.seats
    while t.players[following].out:
        following = (following + 1) % t.seats
    return happen(t, [TurnEnded(seat, following)])
