"""Character tokens: on cards, and under a piece that may make a special move ("Fichas de Personaje").

«Cualquier ficha de Personaje que haya en el tablero de juego, en ventajas o en cartas de Poder permanece allí»
(Jugadores derrotados, corrompidos); it leaves with its card: «se retira cualquier ficha» (Descartar cartas).
A special move may be used in the next Movement phase, «incluso si esa carta es descartada durante ese turno»
and after a lost turn (Movimiento especial).
"""

from __future__ import annotations

from ....kernel import Flow
from ..events import MoveGranted, MovesLapsed, TokensLaid, TokensLifted
from ..table import Table
from .gate import happen
from .places import spaces_for


def tokens_on(t: Table, seat: int, card: int) -> int:
    """How many of a player's tokens lie on a card."""
    return t.marked.get(card, ()).count(seat)


def lay_tokens(t: Table, seat: int, card: int, n: int) -> Flow[None]:
    """Put tokens of a player on a card in play."""
    yield from happen(t, [TokensLaid(seat, card, n)])


def lift_tokens(t: Table, seat: int, card: int, n: int) -> Flow[None]:
    """Take tokens of a player off a card, as many as there are."""
    n = min(n, tokens_on(t, seat, card))
    if n:
        yield from happen(t, [TokensLifted(seat, card, n)])


def grant_move(t: Table, seat: int, source: int, to: str) -> Flow[None]:
    """A special move for the next Movement phase; a token under the piece remembers it."""
    yield from happen(t, [MoveGranted(seat, source, to)])


def granted(t: Table, seat: int) -> dict[tuple[str, int, int], str]:
    """The special moves a player may make now, by option code, and where each leads.

    Fase de Movimiento: «no puede permanecer en su casilla», so one that leads nowhere else is none.
    """
    moves = enumerate(t.players[seat].granted)
    return {("granted", card, i): to for i, (card, to) in moves if spaces_for(t, seat, to)}


def lapse(t: Table, seat: int, due: tuple[tuple[int, str], ...]) -> Flow[None]:
    """The Movement phase for which some moves were granted is over, whether or not they were made."""
    yield from happen(t, [MovesLapsed(seat, len(due))])
