"""Rolling: power numbers in place of dice, rerolls, exploding dice ("Dados", "Jugar cartas de Poder")."""

from __future__ import annotations

from ....kernel import Flow, dice, die
from ..events import PowerPlayed, Rolled
from ..questions import ask
from ..table import Player, Table
from .gate import happen
from .kit import kit, one_of_each
from .windows import window

ROLL = "roll"


class Throw:
    """A roll on the table. What is `live` of its dice may still be rolled again; the rest have exploded.

    Modificar dados: a modifier is added to the result; it is no die, so it is neither rerolled nor turned.
    """

    __slots__ = ("blown", "constant", "dice", "kind", "modifier", "seat")

    def __init__(self, seat: int, kind: str, thrown: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.dice = thrown
        self.blown: tuple[int, ...] = ()
        #: places of the dice that have exploded
        self.modifier = 0
        self.constant = 0
        #: what always changes a movement score, whatever the dice show

    @property
    def live(self) -> list[int]:
        """Places of the dice that have not exploded."""
        return [at for at in range(len(self.dice)) if at not in self.blown]

    @property
    def faces(self) -> tuple[int, ...]:
        """What these show."""
        return tuple(self.dice[at] for at in self.live)

    @property
    def total(self) -> int:
        """The movement score as it stands: the dice with what is added to them, never below 1."""
        return max(1, max(1, sum(self.dice) + self.constant) + self.modifier)


def numbers(t: Table, p: Player) -> tuple[int, ...]:
    """The power cards a player may play for their number now."""
    b = t.battle
    if b is not None and b.seat == p.seat and "power" in b.cannot:
        return ()
    return p.hand


def offered(t: Table, seat: int, kind: str) -> Flow[int]:
    """A power number played in place of a die, 0 if the die is rolled."""
    p = t.players[seat]
    hand = numbers(t, p) if p.hand else ()
    if not hand:
        return 0
    code = yield from ask(
        seat, "roll-or-number", [ROLL, *[("card", c) for c in one_of_each(t, hand)]], source=kind
    )
    if code == ROLL:
        return 0
    yield from happen(t, [PowerPlayed(seat, code[1], "number")])
    return int(t.box.things[code[1]].force)


def thrown(t: Table, seat: int, kind: str, count: int, moment: int) -> Flow[list[int]]:
    """A player's roll with everything that may change it; the final faces, explosions included.

    A power number stands for one die; additional dice are rolled beside it.
    """
    p = t.players[seat]
    number = (yield from offered(t, seat, kind)) if p.hand else 0
    if count > 1:
        faces = yield from _several(number, count)
    else:
        faces = [number or (yield from die(6))]
    yield from happen(t, [Rolled(seat, kind, tuple(faces))])
    throw = t.roll = Throw(seat, kind, faces)
    yield from window(t, seat, moment)
    k = p.kit or kit(t, p)
    at = 0
    while at < len(faces):
        if k.ones and faces[at] == 1:
            faces[at] = 6
        if faces[at] >= k.explode and at not in throw.blown:
            # Dados explosivos: another die at once, itself a roll that a power number may replace.
            number = (yield from offered(t, seat, kind)) if p.hand else 0
            throw.blown = (*throw.blown, at)
            faces.append(number or (yield from die(6)))
            yield from happen(t, [Rolled(seat, kind, (faces[-1],))])
            yield from window(t, seat, moment)
            # Any die but the exploded ones may have been rolled again (Volver a lanzar un dado).
            at = -1
        at += 1
    t.roll = None
    return faces


def _several(number: int, count: int) -> Flow[list[int]]:
    """Dice rolled at once, one of them perhaps replaced by a power number."""
    if not number:
        return list((yield from dice(count, 6)))
    return [number, (yield from die(6))] if count == 2 else [number, *(yield from dice(count - 1, 6))]


def enemy_roll(t: Table, seat: int, count: int) -> Flow[list[int]]:
    """The player on the left rolls for the enemy; no ability touches it."""
    faces = [(yield from die(6))] if count == 1 else list((yield from dice(count, 6)))
    at = 0
    while at < len(faces):
        if faces[at] == 6:
            faces.append((yield from die(6)))
        at += 1
    yield from happen(t, [Rolled(seat, "enemy", tuple(faces))])
    return faces


def plain_roll(t: Table, seat: int, kind: str = "plain") -> Flow[int]:
    """A die that is no movement, battle or skill roll: no power number, no explosion."""
    face = yield from die(6)
    yield from happen(t, [Rolled(seat, kind, (face,))])
    return face
