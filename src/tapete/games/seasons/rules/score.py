"""The end of the game and the points («Final de la partida»)."""

from __future__ import annotations

from tapete.games.seasons.events import GameEnded, GameEnding
from tapete.games.seasons.printed import HAND_PENALTY, PENALTIES, PRESTIGE, PRINTED
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .gate import happen


def prestige(t: Table, seat: int) -> int:
    """The points printed on a seat's cards in play."""
    return sum(PRESTIGE[c & PRINTED] for c in t.play[seat])


def score(t: Table, seat: int) -> int:
    """Crystals and prestige, less five for each card in hand and the bonuses used. It may be negative."""
    lost = HAND_PENALTY * len(t.hand[seat]) + PENALTIES[t.bonus[seat]]
    return t.crystals[seat] + prestige(t, seat) - lost


def end_game(t: Table) -> Flow[None]:
    yield from happen(t, [GameEnding()])
    yield from happen(t, [GameEnded(tuple(score(t, s) for s in range(t.seats)))])


def winners(t: Table) -> tuple[int, ...]:
    """The most points, then the most cards in play; who is still level shares the victory."""
    best = max((t.scores[s], len(t.play[s])) for s in range(t.seats))
    return tuple(s for s in range(t.seats) if (t.scores[s], len(t.play[s])) == best)
