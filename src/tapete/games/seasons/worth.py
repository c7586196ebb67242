"""What a seat may expect to end with, in points: what it has, and what it can still make of its cards.

Cards in hand are planned for: in the order of what each brings for its energy, tokens are set aside for
them, and the likelier a card will be paid for and find room, the more of its worth counts. What the
cards bring beyond their prestige stands in `facts/worth.json`; `scripts/fit_seasons` corrects it by
playing.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp
from typing import Final, NamedTuple

from .printed import CARDS, FACES, HAND_PENALTY, PENALTIES, PRESTIGE, PRINTED, RATES, SPACES, YEARS, Face
from .table import DIE, GROUPS, MAIN, TAKE, Table

#: spaces the season marker moves in a round, on the average
PACE: Final = 2.0
#: points the die of a turn still to come brings
INCOME: Final = 6.0
#: points a free token is worth while there is time to use it
TOKEN: Final = 1.2
#: tokens that fit, and steps of the gauge, which a turn brings to a plan
TOKENS_A_TURN: Final = 0.8
STARS_A_TURN: Final = 0.45
#: crystals that stand for a missing token
CRYSTALS_A_TOKEN: Final = 3.0
#: how likely a card that is paid for is summoned in a later turn
PAID: Final = 0.97
#: a card drawn by the die
DRAWN: Final = 4.0
#: a card of the library is likely to be summoned so often
LIBRARY: Final = 0.6
#: room that no card needs yet
ROOM: Final = 0.3


class Worth(NamedTuple):
    """What a card brings beyond its prestige."""

    enters: float
    #: when it is summoned
    lasting: float
    #: over a whole game in play
    standing: float
    #: while it is in play, whenever that is


def left(t: Table) -> float:
    """The part of the Tournament still to come, 1 to 0."""
    return max(0.0, 1 - ((t.year - 1) * SPACES + t.space - 1) / (YEARS * SPACES))


def worth(t: Table, seat: int) -> float:
    """How many points a seat may expect to end with."""
    to_come = left(t)
    total = float(t.crystals[seat] - PENALTIES[t.bonus[seat]])
    for c in t.play[seat]:
        n = c & PRINTED
        total += IN_PLAY[n] + LASTING[n] * to_come
    if t.step <= GROUPS:
        return total + sum(picked(t, c & PRINTED) for c in (t.picked_by(seat) if t.picks else ()))
    for place in (2 * seat, 2 * seat + 1):
        then = to_come if place & 1 == 0 and to_come < 2 / 3 else 1 / 3 if place & 1 else 2 / 3
        for c in t.library[place]:
            total += LIBRARY * gain(t, c & PRINTED, then) - HAND_PENALTY * (1 - LIBRARY)
    return total + _plan(t, seat, to_come)


def gain(t: Table, number: int, to_come: float) -> float:
    """What summoning a card brings, its crystals paid."""
    return SUMMONED[number] + LASTING[number] * to_come - t.costs[number][4]


def picked(t: Table, number: int) -> float:
    """What a card is worth to a seat that drafts it: what it brings, less the energy it takes."""
    return LIBRARY * gain(t, number, 0.6) - TOKEN * sum(t.costs[number][:4])


def _energy(t: Table, seat: int) -> list[int]:
    """The tokens of a seat's reserve and of its cards, by energy."""
    have = t.reserve[4 * seat : 4 * seat + 4]
    for card, tokens in t.stored.items():
        if t.owner[card] == seat:
            have = [n + more for n, more in zip(have, tokens, strict=True)]
    return have


def _plan(t: Table, seat: int, to_come: float) -> float:
    """What a seat can make of its hand and its energy in the turns it has left."""
    turns, now = _turns(t, seat), t.step == MAIN and t.active == seat
    have = _energy(t, seat)
    may = now and t.crystallising
    crystals, room = t.crystals[seat], t.gauge[seat] - len(t.play[seat])
    face = _waiting_die(t, seat)
    # A die that is taken is worth what it shows, in place of what a turn brings on the average.
    total = INCOME * (turns if face is None else turns - 1)
    if face is not None:
        a, w, f, e = face.tokens
        have = [have[0] + a, have[1] + w, have[2] + f, have[3] + e]
        total += face.crystals + (DRAWN if face.draw and turns > 1 else 0.0)
        crystals += face.crystals
        room += face.star
        may = may or face.crystallise
    token = TOKEN if turns >= 2 else TOKEN * turns / 2
    total += _hand(t, seat, to_come, _Means(turns, now, room, crystals, token), have)
    spare = room - len(t.hand[seat])
    if spare > 0:
        total += ROOM * spare * (1.0 if turns >= 4 else turns / 4)
    if not may:
        return total + token * (have[0] + have[1] + have[2] + have[3])
    # Crystallising now is as good as done, but not better than doing it.
    return total + sum(n * max(token, 0.97 * rate) for n, rate in zip(have, RATES[t.season], strict=True))


class _Means(NamedTuple):
    """What a plan can count on."""

    turns: float
    now: bool
    #: whether cards can be summoned right away
    room: int
    crystals: int
    token: float
    #: what a token is worth that no card needs


def _hand(t: Table, seat: int, to_come: float, means: _Means, have: list[int]) -> float:
    """What the cards in hand come to; tokens set aside for them are taken out of `have`."""
    costs, crystals, token = t.costs, means.crystals, means.token
    ranked = []
    for c in t.hand[seat]:
        n = c & PRINTED
        cost = costs[n]
        brings = SUMMONED[n] + LASTING[n] * to_come - cost[4] + HAND_PENALTY
        if brings > 0:
            ranked.append((brings / (1.5 + cost[0] + cost[1] + cost[2] + cost[3]), brings, n))
    ranked.sort(reverse=True)
    total, missing, stars = float(-HAND_PENALTY * len(t.hand[seat])), 0.0, -means.room
    for _, brings, n in ranked:
        cost = costs[n]
        lacks = aside = 0
        for energy in (0, 1, 2, 3):
            want = cost[energy]
            if want:
                there = have[energy]
                given = want if there >= want else there
                have[energy] = there - given
                aside += given
                lacks += want - given
        missing += lacks
        crystals -= cost[4]
        if crystals < 0:
            missing -= crystals / CRYSTALS_A_TOKEN
            crystals = 0
        stars += 1
        likely = _likely(means, missing, stars)
        total += likely * (brings - lacks * token) + (1 - likely) * aside * token
    return total


def _likely(means: _Means, missing: float, stars: int) -> float:
    """How likely a card is summoned that lacks so much energy and so many steps of the gauge."""
    if missing <= 0 and stars <= 0 and means.now:
        return 0.99
    turns = means.turns
    if turns <= 0:
        return 0.0
    found = PAID if turns >= 1 else PAID * turns
    if missing > 0:
        found *= 1 - exp(-TOKENS_A_TURN * turns / missing)
    if stars > 0:
        found *= 1 - exp(-STARS_A_TURN * turns / stars)
    return found


def _turns(t: Table, seat: int) -> float:
    """How many turns a seat has still to begin."""
    spaces = 0 if t.ending else max(0, (YEARS - t.year + 1) * SPACES - t.space + 1)
    # The round under way ends with a move, too: before that move the marker stands where it stood.
    later = max(0.0, spaces / PACE - 1)
    before = (t.active - t.first) % t.seats - (seat - t.first) % t.seats
    had = (t.step == MAIN and before >= 0) or (t.step == DIE and before > 0)
    return later if had else later + 1


def _waiting_die(t: Table, seat: int) -> Face | None:
    """The die a seat has taken and not yet had anything from."""
    die = t.taken[seat]
    if die < 0 or t.step not in (TAKE, DIE, MAIN):
        return None
    before = (t.active - t.first) % t.seats - (seat - t.first) % t.seats
    if t.step == TAKE or before < 0 or (before == 0 and t.step == DIE):
        return FACES[die]
    return None


def _read() -> tuple[Worth, ...]:
    told = json.loads(resources.files(__package__).joinpath("facts", "worth.json").read_text("utf8"))["cards"]
    nothing = Worth(0.0, 0.0, 0.0)
    return tuple(Worth(**told[str(n)]) if n in CARDS else nothing for n in range(max(CARDS) + 1))


_WORTHS: Final = _read()
ENTERS: Final = tuple(w.enters for w in _WORTHS)
LASTING: Final = tuple(w.lasting for w in _WORTHS)
STANDING: Final = tuple(w.standing for w in _WORTHS)
#: what a card in play brings at once or at the end, and what it brings when it is summoned
IN_PLAY: Final = tuple(p + s for p, s in zip(PRESTIGE, STANDING, strict=True))
SUMMONED: Final = tuple(p + e for p, e in zip(IN_PLAY, ENTERS, strict=True))
