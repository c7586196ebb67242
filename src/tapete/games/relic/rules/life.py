"""Life, and what happens when it comes to zero ("Vida", "Jugadores derrotados", "Jugadores eliminados")."""

from __future__ import annotations

from ....kernel import Flow
from ..components import HURT, POWER, VANQUISHED
from ..events import (
    Defeated,
    Eliminated,
    GameWon,
    Halted,
    InfluenceChanged,
    LifeChanged,
    Moved,
    PowerPlayed,
    TrophiesSpent,
)
from ..table import GONE, Player, Table
from .gate import happen
from .missions import arrived
from .windows import window

MOST = 12


def gain_life(t: Table, seat: int, n: int) -> Flow[None]:
    """Turn the Life dial up; it stops at 12."""
    n = min(n, MOST - t.players[seat].life)
    if n > 0:
        yield from happen(t, [LifeChanged(seat, n)])


def lose_life(t: Table, seat: int, n: int) -> Flow[None]:
    """Lose Life, unless something prevents it; at zero the player is defeated."""
    p = t.players[seat]
    before, t.wound, whole = t.wound, n, standing(t, p)
    yield from window(t, seat, HURT)
    n, t.wound = min(t.wound, p.life), before
    if n > 0 and standing(t, p) == whole:
        yield from pay_life(t, seat, n)


def standing(t: Table, p: Player) -> tuple[int, bool, bool]:
    """What becomes another when a player is corrupted, eliminated, or defeated in a turn of their own.

    What was about to befall them then does no more: the turn «termina tras resolver estos pasos» (Jugadores
    derrotados, corrompidos), and a new character is not whom it was about.
    """
    return p.character, p.out, t.halt >= GONE and p.seat == t.active


def pay_life(t: Table, seat: int, n: int) -> Flow[None]:
    """Life that is spent: nothing prevents that."""
    yield from happen(t, [LifeChanged(seat, -n)])
    if t.players[seat].life <= 0:
        yield from defeat(t, seat)


def strip(t: Table, seat: int) -> Flow[None]:
    """Power cards, trophies and influence are gone, for the defeated and the corrupted alike."""
    p = t.players[seat]
    yield from happen(t, [PowerPlayed(seat, card, "discard") for card in p.hand])
    if p.trophies:
        yield from happen(t, [TrophiesSpent(seat, p.trophies)])
    if p.influence:
        yield from happen(t, [InfluenceChanged(seat, -p.influence)])


def defeat(t: Table, seat: int) -> Flow[None]:
    """Discard, lose influence, reset Life, go to the Sanctuary; the turn ends if it was the player's own."""
    p = t.players[seat]
    yield from happen(t, [Defeated(seat)])
    yield from strip(t, seat)
    yield from happen(t, [LifeChanged(seat, t.box.things[p.character].life - p.life)])
    if seat == t.active:
        yield from happen(t, [Halted(GONE)])
    yield from window(t, seat, VANQUISHED)
    if not p.out:
        yield from happen(t, [Moved(seat, t.box.sanctuary, "defeated")])
        yield from arrived(t, seat)


def eliminate(t: Table, seat: int) -> Flow[None]:
    """Out of the game, with all cards and tokens.

    Jugadores eliminados: «un jugador eliminado pierde la partida»: where all others have lost, the last one has
    won; where nobody is left, nobody has.
    """
    yield from happen(t, [Eliminated(seat)])
    if seat == t.active:
        yield from happen(t, [Halted(GONE)])
    left = [p.seat for p in t.players if not p.out]
    if len(left) <= 1:
        yield from happen(t, [GameWon(tuple(left), "last-standing")])


__all__ = ["POWER", "defeat", "eliminate", "gain_life", "lose_life", "pay_life", "standing", "strip"]
