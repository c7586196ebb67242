"""The turn and whose is next ("Cómo jugar", "Perder turnos")."""

from __future__ import annotations

from ....kernel import Flow
from ..components import TURN
from ..events import GameWon, PhaseBegan, TurnEnded, TurnSkipped
from ..table import ENGAGING, Table
from .exploration import explore, marks, waits
from .gate import happen
from .movement import move
from .windows import window


def begin(t: Table) -> Flow[None]:
    """The start of a turn, the Movement phase and the Exploration phase."""
    seat = t.active
    if t.players[seat].missing:
        yield from happen(t, [TurnSkipped(seat)])
        yield from end_turn(t, seat)
        return
    yield from window(t, seat, TURN)
    if not t.halt:
        yield from move(t, seat)
    if not t.halt:
        yield from explore(t, seat)
    if t.halt >= 2:
        yield from end_turn(t, seat)
    elif not t.over:
        met = () if waits(t, seat) else marks(t, seat)
        yield from happen(t, [PhaseBegan(ENGAGING, met)])


def end_turn(t: Table, seat: int) -> Flow[None]:
    """Clockwise to the next player still in the game."""
    if t.over:
        return
    if t.limit and t.turn + 1 >= t.limit:
        yield from happen(t, [GameWon((), "turn-limit")])
        return
    n = t.seats
    following = next(s % n for s in range(seat + 1, seat + n + 1) if not t.players[s % n].out)
    yield from happen(t, [TurnEnded(seat, following)])
