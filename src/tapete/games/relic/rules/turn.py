"""The turn and whose is next ("Cómo jugar", "Perder turnos")."""

from __future__ import annotations

from ....kernel import Flow
from ..components import END, EXPERIENCE, TURN
from ..events import GameWon, PhaseBegan, TurnEnded, TurnSkipped
from ..table import ENGAGING, Table
from .exploration import explore, marks, waits
from .gains import worth
from .gate import happen
from .kit import kit
from .movement import move
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


def nothing_to_gain(t: Table, seat: int) -> bool:
    """Whether an Experience phase would pass without anything happening."""
    p = t.players[seat]
    k = p.kit or kit(t, p)
    return (
        not has_moment(t, p, EXPERIENCE | END)
        and (not p.trophies or worth(t, p) < LEVEL)
        and len(p.done) < RELIC_PRICE
        and p.mission >= 0
        and t.box.things[p.mission].goal.on not in ("offer", "join")
        and len(p.hand) <= k.power_limit
        and len(p.assets) <= k.asset_limit
        and len(p.corruption) < k.threshold
    )


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
