"""Seasons as numbers, from what a seat may see; each number is named (docs/research.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tapete.kernel.decision import Ask, Code

from .options import CARD_KINDS, ENERGY_KINDS
from .printed import BONUSES, CARDS, ENERGIES, FACES, GAUGE, PRESTIGE, PRINTED, SEASONS, Face
from .rules.constants import limit
from .rules.prelude import held, nine
from .rules.score import prestige
from .rules.turn import ACTIVATE, BONUS, BONUS_NAMES, CARD_MASK, CRYSTALLISE, END_TURN, SUMMON
from .table import DRAFT, GROUPS, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, STEPS, Table

MOST_SEATS: Final = 4
MOST_DICE: Final = MOST_SEATS + 1
WIDTH: Final = max(CARDS)
LEVELS: Final = ("apprentice", "mage", "archmage")
ACTS: Final = ("end-turn", "crystallise", *BONUS_NAMES, "summon", "activate", "crystallise-stored")
OTHER_KINDS: Final = (
    "take-die",
    "how-to-draw",
    "opponent",
    "move-season",
    "exchange-how-many",
    "which-effect",
)
KINDS: Final = (*sorted(CARD_KINDS), *sorted(ENERGY_KINDS), *OTHER_KINDS)
KIND_AT: Final = {kind: i for i, kind in enumerate(KINDS)}

FACE: Final = (*ENERGIES, "crystals/10", "star", "draw", "crystallise", "dots/3")
BOARD: Final = (
    "sits",
    "active",
    "first",
    "crystals/100",
    "prestige/50",
    "gauge",
    "room",
    "bonuses",
    *(f"{energy}/7" for energy in ENERGIES),
    "reserve-limit/10",
    "hand/10",
    "second-year-cards/3",
    "third-year-cards/3",
    "has-die",
    *(f"die-{part}" for part in FACE),
)
TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    *(f"level-{level}" for level in LEVELS),
    *(f"season-{season}" for season in SEASONS),
    "seats/4",
    "year/3",
    "space/12",
    "ending",
    "crystallising",
    "boost",
    "draw-pile/100",
    "discard/100",
    "aside/4",
)
#: zones of which the seat knows the cards: how many copies of each printed card lie there
OWN_ZONES: Final = ("hand", "second-year", "third-year", "pack", "picked", "aside")
#: zones of which the seat remembers cards: it saw them, and they are hidden now
REMEMBERED: Final = ("deck", "discard", *(f"left-{place}.hand" for place in range(1, MOST_SEATS)))


def _card_names(zone: str) -> list[str]:
    return [f"{zone}.{CARDS[number].id}" for number in range(1, WIDTH + 1)]


def _names() -> tuple[str, ...]:
    names = [f"table.{part}" for part in TABLE]
    for place in range(MOST_DICE):
        names += [f"die-{place}.{part}" for part in ("there", *FACE)]
    for place in range(MOST_SEATS):
        who = "me" if place == 0 else f"left-{place}"
        names += [f"{who}.{part}" for part in BOARD]
        names += _card_names(f"{who}.play") + _card_names(f"{who}.turned")
    for zone in OWN_ZONES:
        names += _card_names(f"me.{zone}")
    for zone in REMEMBERED:
        names += _card_names(f"remembered.{zone}")
    return tuple(names)


def counts(cards: Iterable[int]) -> list[float]:
    """How many of each printed card."""
    row = [0.0] * WIDTH
    for card in cards:
        row[(card & PRINTED) - 1] += 1
    return row


def one_of(place: int, size: int) -> list[float]:
    """A one among zeros."""
    row = [0.0] * size
    row[place] = 1.0
    return row


def _face(up: Face) -> list[float]:
    signs = (float(up.star), float(up.draw), float(up.crystallise))
    return [*map(float, up.tokens), up.crystals / 10, *signs, up.dots / 3]


_FACES: Final = [_face(up) for up in FACES]


def face(die: int) -> list[float]:
    """A rolled die."""
    return _FACES[die]


_NO_FACE: Final = [0.0] * len(FACE)
_NO_BOARD: Final = [0.0] * (len(BOARD) + 2 * WIDTH)


def table(t: Table) -> list[float]:
    """What belongs to nobody."""
    return [
        *one_of(t.step, len(STEPS)),
        *one_of(LEVELS.index(t.level), len(LEVELS)),
        *one_of(t.season, len(SEASONS)),
        t.seats / MOST_SEATS,
        t.year / 3,
        t.space / 12,
        float(t.ending),
        float(t.crystallising),
        float(t.boost),
        len(t.deck) / 100,
        len(t.discard) / 100,
        len(t.aside) / 4,
    ]


def board(t: Table, s: int) -> list[float]:
    """A seat's board and its cards in play, as everybody sees them."""
    die = t.taken[s]
    return [
        1.0,
        float(s == t.active),
        float(s == t.first),
        t.crystals[s] / 100,
        prestige(t, s) / 50,
        t.gauge[s] / GAUGE,
        (t.gauge[s] - len(t.play[s])) / GAUGE,
        t.bonus[s] / BONUSES,
        *(n / 7 for n in t.reserve_of(s)),
        limit(t, s) / 10,
        len(t.hand[s]) / 10,
        len(t.library[s * 2]) / 3,
        len(t.library[s * 2 + 1]) / 3,
        float(die >= 0),
        *(face(die) if die >= 0 else _NO_FACE),
        *counts(t.play[s]),
        *counts(card for card in t.turned if t.owner[card] == s),
    ]


def own_cards(t: Table, seat: int) -> list[float]:
    """The cards that only this seat sees."""
    pack: Sequence[int] = held(t, seat) if t.step == DRAFT else ()
    picked: Sequence[int] = ()
    if t.step == DRAFT:
        picked = t.picked_by(seat)
    elif t.step == GROUPS:
        picked = nine(t, seat)
    return [
        *counts(t.hand[seat]),
        *counts(t.library[seat * 2]),
        *counts(t.library[seat * 2 + 1]),
        *counts(pack),
        *counts(picked),
        *counts(t.aside if seat == t.active else ()),
    ]


def remembered(t: Table, seat: int) -> list[float]:
    """Where the cards may lie that the seat has seen and sees no more: shared out where it is in doubt."""
    row = [0.0] * (len(REMEMBERED) * WIDTH)
    for card, mask in t.memory[seat].items():
        places = [0] if mask & (IN_DECK | ON_TOP) else []
        if mask & IN_DISCARD:
            places.append(1)
        places += [1 + (s - seat) % t.seats for s in range(t.seats) if s != seat and mask & IN_HAND << s]
        for place in places:
            row[place * WIDTH + (card & PRINTED) - 1] += 1 / len(places)
    return row


OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    *(f"act-{act}" for act in ACTS),
    "is-a-word",
    *(f"energy-{energy}" for energy in ENERGIES),
    *(f"face-{part}" for part in FACE),
    "number/12",
    "prestige/12",
    *(f"costs-{what}" for what in (*ENERGIES, "crystals/10")),
    *(f"card-{CARDS[number].id}" for number in range(1, WIDTH + 1)),
)
_ACT: Final = len(KINDS)
_WORD: Final = _ACT + len(ACTS)
_ENERGY: Final = _WORD + 1
_FACE: Final = _ENERGY + len(ENERGIES)
_NUMBER: Final = _FACE + len(FACE)
_PRESTIGE: Final = _NUMBER + 1
_COST: Final = _PRESTIGE + 1
_CARD: Final = _COST + 5


class SeasonsEncoder:
    """The table relative to the seat: itself first, the others clockwise; absent seats are zeros."""

    version = "seasons-2"
    names = _names()
    option_names = OPTION
    actions = 64

    def observe(self, t: Table, seat: int) -> list[float]:
        row = table(t)
        for place in range(MOST_DICE):
            there = place < len(t.pool)
            row.append(float(there))
            row += face(t.pool[place]) if there else _NO_FACE
        for place in range(MOST_SEATS):
            row += board(t, (seat + place) % t.seats) if place < t.seats else _NO_BOARD
        return row + own_cards(t, seat) + remembered(t, seat)

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        row = [0.0] * len(OPTION)
        kind = ask.kind
        if kind == "act":
            _tell_act(t, row, code)
            return row
        row[KIND_AT[kind]] = 1.0
        if isinstance(code, str):
            row[_WORD] = 1.0
        elif kind in CARD_KINDS:
            _tell_card(t, row, code)
        elif kind in ENERGY_KINDS:
            _tell_token(t, row, code)
        elif kind == "take-die":
            row[_FACE : _FACE + len(FACE)] = face(code)
        elif kind == "opponent":
            row[_NUMBER] = ((code - ask.seat) % t.seats) / 12
        else:
            row[_NUMBER] = code / 12
        return row


def _tell_act(t: Table, row: list[float], code: int) -> None:
    """An action of the free part of a turn."""
    if code == END_TURN:
        row[_ACT] = 1.0
    elif code < BONUS:
        row[_ACT + 1] = 1.0
        _tell_token(t, row, code - CRYSTALLISE)
    elif code < SUMMON:
        row[_ACT + 2 + code - BONUS] = 1.0
    else:
        what, card = code & ~CARD_MASK, code & CARD_MASK
        row[_ACT + 5 + (what != SUMMON) + (what not in (SUMMON, ACTIVATE))] = 1.0
        if what in (SUMMON, ACTIVATE):
            _tell_card(t, row, card)
        else:
            _tell_token(t, row, card)


def _tell_card(t: Table, row: list[float], card: int) -> None:
    number = card & PRINTED
    row[_CARD + number - 1] = 1.0
    row[_PRESTIGE] = PRESTIGE[number] / 12
    *tokens, crystals = t.costs[number]
    row[_COST : _COST + 5] = [*map(float, tokens), crystals / 10]


def _tell_token(t: Table, row: list[float], code: int) -> None:
    """A token by its energy, and by the card it lies on if it lies on one."""
    row[_ENERGY + (code & 3)] = 1.0
    if code >= 4:
        _tell_card(t, row, code >> 2)


ENCODER = SeasonsEncoder()
