"""What a seat's board is worth: a sum of weights, fitted to how many points such boards ended with.

`scripts/fit_seasons` plays games and writes the weights to `facts/worth.json`.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from .printed import CARDS, PENALTIES, PRESTIGE, PRINTED, RATES
from .table import GROUPS, Table

_CARDS: Final = len(CARDS) + 1
#: plain numbers of a board, in the order of `board_numbers`
BOARD: Final = (
    "crystals",
    "prestige",
    "penalty",
    "left",
    "tokens",
    "tokens-left",
    "tokens-rate",
    "gauge",
    "room",
    "room-left",
    "playable",
    "playable-left",
    "hand",
    "hand-late",
    "may-crystallise",
    "die",
)
#: numbers for each card: lying in play, in hand, in a group still to come; each also times the part left
PLACES: Final = ("play", "play-left", "hand", "hand-left", "library")
SIZE: Final = len(BOARD) + len(PLACES) * _CARDS


def left(t: Table) -> float:
    """The part of the Tournament still to come, 1 to 0."""
    return max(0.0, 1 - ((t.year - 1) * 12 + t.space - 1) / 36)


def board_numbers(t: Table, seat: int) -> list[float]:
    """A seat's board in plain numbers, one for each name of BOARD."""
    to_come = left(t)
    rates, reserve = RATES[t.season], t.reserve_of(seat)
    hand, played = t.hand[seat], t.play[seat]
    tokens = float(sum(reserve))
    room = max(0, t.gauge[seat] - len(played))
    playable = min(room, len(hand))
    late = 1 - to_come
    return [
        float(t.crystals[seat]),
        float(sum(PRESTIGE[c & PRINTED] for c in played)),
        float(-PENALTIES[t.bonus[seat]]),
        to_come,
        tokens,
        tokens * min(1.0, 4 * to_come),
        sum(n * rates[e] for e, n in enumerate(reserve)) * (1.0 if to_come > 0.03 else 0.0),
        float(t.gauge[seat]),
        float(room),
        room * to_come,
        float(playable),
        playable * to_come,
        float(len(hand)),
        len(hand) * late * late,
        float(t.crystallising and t.active == seat),
        float(t.taken[seat] >= 0),
    ]


def card_numbers(t: Table, seat: int) -> list[tuple[int, float]]:
    """Which weights of cards count for a seat, and how much."""
    to_come = left(t)
    base, found = len(BOARD), []
    for c in t.play[seat]:
        n = c & PRINTED
        found += [(base + n, 1.0), (base + _CARDS + n, to_come)]
    for c in t.hand[seat]:
        n = c & PRINTED
        found += [(base + 2 * _CARDS + n, 1.0), (base + 3 * _CARDS + n, to_come)]
    coming = [*t.library[2 * seat], *t.library[2 * seat + 1]]
    if t.step <= GROUPS and t.picks:
        coming += t.picked_by(seat)
    return found + [(base + 4 * _CARDS + (c & PRINTED), 1.0) for c in coming]


def worth(t: Table, seat: int) -> float:
    """How many points a seat may expect to end with."""
    total = sum(w * x for w, x in zip(WEIGHTS, board_numbers(t, seat), strict=False))
    return total + sum(WEIGHTS[i] * x for i, x in card_numbers(t, seat))


def _read() -> tuple[float, ...]:
    told = json.loads(resources.files(__package__).joinpath("facts", "worth.json").read_text("utf8"))
    found = [told["board"][name] for name in BOARD]
    for place in PLACES:
        found += [0.0, *(told["cards"][str(n)][place] for n in CARDS)]
    return tuple(found)


WEIGHTS: Final = _read()
