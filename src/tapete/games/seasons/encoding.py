"""Seasons as numbers, from what a seat may see; each number is named (docs/research.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final

from tapete.kernel.decision import Ask, Code
from tapete.kernel.encoding import Layout, OneOf, Rows, padded

from . import card_table
from .known import Place, drafted, remembered, seen
from .printed import BONUSES, ENERGIES, FACES, GAUGE, PRINTED, SEASONS, Face
from .questions import CARD_KINDS, ENERGY_KINDS, KINDS, Token, token
from .rules.bonus import CRYSTALLISE, EXCHANGE, RAISE
from .rules.constants import limit
from .rules.score import prestige
from .rules.turn import Act
from .table import STEPS, Table

Numbers = tuple[float, ...]
MOST_SEATS: Final = 4
MOST_DICE: Final = MOST_SEATS + 1
LEVELS: Final = ("apprentice", "mage", "archmage")
BONUS_NAMES: Final = (EXCHANGE, CRYSTALLISE, RAISE)
ACTS: Final = ("end-turn", "crystallise", *BONUS_NAMES, "summon", "activate", "crystallise-stored")
#: an action says what it does, not that it is one
ASKED: Final = tuple(kind for kind in KINDS if kind != "act")
KIND_AT: Final[dict[str, int]] = {kind: i for i, kind in enumerate(ASKED)}

FACE: Final = ("die/20", "face/6", *ENERGIES, "crystals/10", "star", "draw", "crystallise", "dots/3")
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
    "score/100",
    "has-die",
    *(f"die-{part}" for part in FACE),
)
TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    *(f"level-{level}" for level in LEVELS),
    *(f"season-{season}" for season in SEASONS),
    "seats/4",
    "round/20",
    "pick/9",
    "year/3",
    "space/12",
    "ending",
    "crystallising",
    "boost",
    "draw-pile/100",
    "discard/100",
    "aside/4",
)
#: where a card may lie; “drafted” is wherever its picker has put it
ZONES: Final = (
    "play", "hand", "second-year", "third-year", "pack", "picked", "aside", "top", "deck", "discard", "drafted",
)  # fmt: skip
#: a card that the seat knows of: where it is, whose, and what lies on it; shares where the seat is in doubt
CARD: Final = (
    "index",
    *(f"in-{zone}" for zone in ZONES),
    "mine",
    *(f"left-{place}" for place in range(1, MOST_SEATS)),
    "place/12",
    "turned",
    *(f"{energy}/3" for energy in ENERGIES),
)
#: two copies of each of fifty cards
MOST_CARDS: Final = 100


def _layout() -> Layout:
    told = Layout()
    told.part("table", TABLE)
    told.repeat("die", MOST_DICE, ("there", *FACE))
    for place in range(MOST_SEATS):
        told.part("me" if place == 0 else f"left-{place}", BOARD)
    told.repeat("card", MOST_CARDS, CARD)
    return told


LAYOUT: Final = _layout()
ROWS: Final = LAYOUT.rows
STEP: Final = OneOf(range(len(STEPS)))
LEVEL: Final = OneOf(LEVELS)
SEASON: Final = OneOf(range(len(SEASONS)))


def _face(die: int, up: Face) -> list[float]:
    signs = (float(up.star), float(up.draw), float(up.crystallise))
    which = ((die // 6 + 1) / 20, (die % 6 + 1) / 6)
    return [*which, *map(float, up.tokens), up.crystals / 10, *signs, up.dots / 3]


_FACES: Final = [_face(die, up) for die, up in enumerate(FACES)]


def face(die: int) -> list[float]:
    """A rolled die."""
    return _FACES[die]


_NO_FACE: Final = [0.0] * len(FACE)
_NO_BOARD: Final = [0.0] * len(BOARD)


def table(t: Table) -> list[float]:
    """What belongs to nobody."""
    return [
        *STEP[t.step],
        *LEVEL[t.level],
        *SEASON[t.season],
        t.seats / MOST_SEATS,
        t.round / 20,
        (len(t.picks[0]) + 1 if t.picks else 1) / 9,
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
    """A seat's board, as everybody sees it."""
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
        t.scores[s] / 100 if t.scores else 0.0,
        float(die >= 0),
        *(face(die) if die >= 0 else _NO_FACE),
    ]


def cards(t: Table, seat: int) -> list[Numbers]:
    """A row for each card that the seat knows of; the order tells nothing."""
    rows = [_row(t, seat, card, [where], place) for card, where, place in seen(t, seat)]
    rows += [_row(t, seat, card, places) for card, places in remembered(t, seat)]
    for card, who in drafted(t, seat).items():
        rows.append(_row(t, seat, card, [("drafted", s) for s in who]))
    return sorted(rows)


def _row(t: Table, seat: int, card: int, places: list[Place], place: int = 0) -> Numbers:
    """A card and the places where it may lie, each alike."""
    where = tuple([(zone, (s - seat) % t.seats if s >= 0 else -1) for zone, s in places])
    stored = tuple([n / 3 for n in t.stored[card]]) if card in t.stored else _NOTHING_STORED
    return (float(card & PRINTED), *_spread(where), place / 12, float(card in t.turned), *stored)


_NOTHING_STORED: Final = (0.0,) * len(ENERGIES)


@lru_cache(maxsize=4096)
def _spread(places: tuple[Place, ...]) -> Numbers:
    """Zones, and seats as they lie from the one that looks, each place alike."""
    zones, seats = [0.0] * len(ZONES), [0.0] * MOST_SEATS
    for zone, s in places:
        zones[ZONES.index(zone)] += 1 / len(places)
        if s >= 0:
            seats[s] += 1 / len(places)
    return (*zones, *seats)


SAID: Final = ("done", "draw", "bonus")
OPTION: Final = (
    *(f"asked-{kind}" for kind in ASKED),
    *(f"act-{act}" for act in ACTS),
    *(f"says-{word}" for word in SAID),
    "asked-by-index",
    *(f"energy-{energy}" for energy in ENERGIES),
    *(f"face-{part}" for part in FACE),
    "number/12",
    "about/12",
    "left/3",
    "card-index",
    *(f"costs-{what}" for what in (*ENERGIES, "crystals/10")),
    "copy",
)
_ACT: Final = len(ASKED)
_WORD: Final = _ACT + len(ACTS)
_ASKS: Final = _WORD + len(SAID)
_ENERGY: Final = _ASKS + 1
_FACE: Final = _ENERGY + len(ENERGIES)
_NUMBER: Final = _FACE + len(FACE)
_ABOUT: Final = _NUMBER + 1
_CARD: Final = _ABOUT + 2
_COST: Final = _CARD + 1
_COPY: Final = _COST + 5


class SeasonsEncoder:
    """The table relative to the seat: itself first, the others clockwise; absent seats are zeros."""

    version = "seasons-4"
    names = tuple(LAYOUT.names)
    rows: Mapping[str, Rows] = ROWS
    option_names = OPTION
    actions = 64
    cards = card_table.IDS

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return card_table.names()

    def card(self, index: int) -> list[float]:
        return card_table.features(index)

    def observe(self, t: Table, seat: int) -> list[float]:
        row = table(t) + padded([[1.0, *face(die)] for die in t.pool], ROWS["die"], "dice")
        for place in range(MOST_SEATS):
            row += board(t, (seat + place) % t.seats) if place < t.seats else _NO_BOARD
        return row + padded(cards(t, seat), ROWS["card"], "cards")

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        row = [0.0] * len(OPTION)
        kind = ask.kind
        if kind == "act":
            _tell_act(t, row, code)
            return row
        row[KIND_AT[kind]] = 1.0
        _tell_about(row, ask)
        if isinstance(code, str):
            row[_WORD + SAID.index(code)] = 1.0
        elif kind in CARD_KINDS:
            _tell_card(t, row, code)
        elif kind in ENERGY_KINDS:
            _tell_token(t, row, token(code))
        elif kind == "take-die":
            row[_FACE : _FACE + len(FACE)] = face(code)
        elif kind == "opponent":
            row[_NUMBER] = ((code - ask.seat) % t.seats) / 12
        else:
            row[_NUMBER] = code / 12
        return row


def _tell_act(t: Table, row: list[float], act: Act) -> None:
    """An action of the free part of a turn."""
    what, which = act
    if what == "bonus":
        row[_ACT + 2 + BONUS_NAMES.index(which)] = 1.0
        return
    told = "crystallise-stored" if what == "crystallise" and which[1] else what
    row[_ACT + ACTS.index(told)] = 1.0
    if what == "crystallise":
        _tell_token(t, row, which)
    elif what != "end-turn":
        _tell_card(t, row, which)


def _tell_about(row: list[float], ask: Ask) -> None:
    """What the question says of itself: which card asks, which group is filled, how many are still to come."""
    if type(ask.source) is int:
        row[_ASKS] = float(ask.source & PRINTED)
    if ask.kind == "top-card":
        row[_CARD] = float(ask.about[0] & PRINTED)
        return
    for place, number in enumerate([x for x in ask.about if type(x) is int][:2]):
        row[_ABOUT + place] = number / (12, 3)[place]


def _tell_card(t: Table, row: list[float], card: int) -> None:
    number = card & PRINTED
    row[_CARD] = float(number)
    *tokens, crystals = t.costs[number]
    row[_COST : _COST + 5] = [*map(float, tokens), crystals / 10]
    row[_COPY] = float(card > PRINTED)


def _tell_token(t: Table, row: list[float], which: Token) -> None:
    """A token by its energy, and by the card it lies on if it lies on one."""
    energy, card = which
    row[_ENERGY + energy] = 1.0
    if card:
        _tell_card(t, row, card)


ENCODER = SeasonsEncoder()
