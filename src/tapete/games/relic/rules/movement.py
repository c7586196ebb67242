"""The Movement phase ("Fase de Movimiento", "Moverse entre regiones", "Cuadros de movimiento")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow, die
from ..components import MOVE, MOVED, Ability, Space
from ..events import Moved, PowerPlayed, Rolled
from ..questions import ask
from ..table import Player, Table
from .dice import ROLL, Throw
from .gate import happen
from .kit import has_relic, kit, one_of_each
from .missions import arrived
from .places import spaces_for
from .tokens import granted
from .windows import choices, has_moment, use, window

CLOCKWISE, COUNTER, CROSS = "clockwise", "counterclockwise", "cross"
WAYS = (CLOCKWISE, COUNTER)


def move(t: Table, seat: int) -> Any:
    """The movement score; none once the phase is over. In the Inner region one space forward along the arrow."""
    p = t.players[seat]
    space = t.box.spaces[p.space]
    if space.region == "scenario":
        return ()
    if space.region == "inner":
        return happen(t, [Moved(seat, p.space + 1, "forward")])
    if space.passing is not None and space.passing.enters:
        return _at_gate(t, seat, space)
    return _score(t, seat)


def _at_gate(t: Table, seat: int, space: Space) -> Flow[int]:
    return 0 if (yield from _enters(t, seat, space)) else (yield from _score(t, seat))


def _score(t: Table, seat: int) -> Flow[int]:
    """The movement score: a die, a power number, or what an ability offers. 0 if a special move is done."""
    p = t.players[seat]
    abilities = choices(t, p, MOVE)
    special = granted(t, seat) if p.granted else {}
    face = 0
    if abilities or p.hand or special:
        codes: list[Any] = [ROLL, *[("number", c) for c in one_of_each(t, p.hand)], *abilities, *special]
        code = yield from ask(seat, "move", codes)
        if code in abilities:
            return (yield from _instead(t, p, abilities[code]))
        if code in special:
            return (yield from _leaps(t, p, special[code], code[1]))
        if code != ROLL:
            yield from happen(t, [PowerPlayed(seat, code[1], "number")])
            face = t.box.things[code[1]].force
    if not face:
        face = yield from die(6)
    yield from happen(t, [Rolled(seat, "move", (face,))])
    if has_moment(t, p, MOVED):
        return (yield from _changed(t, p, face))
    return max(1, face + (p.kit or kit(t, p)).movement)


def _instead(t: Table, p: Player, ability: Ability) -> Flow[int]:
    """An ability in place of the movement roll."""
    before = p.space
    throw = t.roll = _throw(t, p, [])
    yield from use(t, p.seat, ability)
    t.roll = None
    if throw.dice:
        # A score is chosen in place of the roll; what changes scores changes this one too.
        return throw.total
    if p.space != before:
        yield from _came(t, p)
    return 0


def _leaps(t: Table, p: Player, to: str, card: int) -> Flow[int]:
    """Movimiento especial: a move that a card granted, in place of the roll."""
    where = spaces_for(t, p.seat, to)
    if where:
        yield from place(t, p.seat, (yield from ask(p.seat, "go", where, source=card)))
        yield from _came(t, p)
    return 0


def _came(t: Table, p: Player) -> Flow[None]:
    """Cuadros de movimiento: whoever comes to the space in the Movement phase resolves its box."""
    space = t.box.spaces[p.space]
    if space.passing is not None and space.passing.enters:
        yield from _enters(t, p.seat, space)
    yield from arrived(t, p.seat)


def _throw(t: Table, p: Player, faces: list[int]) -> Throw:
    """A movement roll with what always changes its score."""
    throw = Throw(p.seat, "move", faces)
    throw.constant = (p.kit or kit(t, p)).movement
    return throw


def _changed(t: Table, p: Player, face: int) -> Flow[int]:
    """The movement score with what abilities make of it: what always changes it counts before they do."""
    throw = t.roll = _throw(t, p, [face])
    yield from window(t, p.seat, MOVED)
    t.roll = None
    return throw.total


def walk(t: Table, seat: int, points: int) -> Flow[None]:
    """Spend the points space by space in one direction; a movement box acts at the start and in passing."""
    p, spaces = t.players[seat], t.box.spaces
    step = yield from _direction(t, seat, points)
    while points:
        here = spaces[p.space]
        if step == CROSS and here.passing is not None:
            points -= 1
            yield from happen(t, [Moved(seat, here.passing.to, "cross")])
            if points:
                # Moverse entre regiones: the direction may be chosen anew in the new region.
                step = yield from _direction(t, seat, points)
            continue
        # Past spaces where nothing is asked, up to one with a movement box.
        run = here.runs[step]
        far = min(points, len(run))
        points, at = points - far, run[far - 1]
        yield from happen(t, [Moved(seat, at, "walk")])
        box = spaces[at].passing
        if box is None:
            continue
        if box.enters:
            if (yield from _enters(t, seat, spaces[at])):
                return
        elif points and (yield from ask(seat, "cross", ["cross", "walk-on"], source=at)) == "cross":
            step = CROSS


def _direction(t: Table, seat: int, points: int) -> Flow[str]:
    """The question in which direction to go, or through the movement box of the space."""
    passing = t.box.spaces[t.players[seat].space].passing
    codes = WAYS if passing is None or passing.enters else (*WAYS, CROSS)
    return ask(seat, "direction", codes, about=(points,))


def _enters(t: Table, seat: int, space: Space) -> Flow[bool]:
    """The way into the Inner region, for whoever has a relic; the Movement phase then ends."""
    if space.passing is None or not has_relic(t, t.players[seat]):
        return False
    if (yield from ask(seat, "enter", ["enter", "stay-out"], source=space.number)) != "enter":
        return False
    yield from happen(t, [Moved(seat, space.passing.to, "enter")])
    return True


def place(t: Table, seat: int, space: int) -> Flow[None]:
    """Put a piece directly on a space; nothing between is entered ("Movimiento especial")."""
    if t.players[seat].space != space:
        yield from happen(t, [Moved(seat, space, "placed")])
        yield from arrived(t, seat)
