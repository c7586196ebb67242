"""Relic as numbers, from what a seat may see; each number is named (docs/research.md).

A pack brings its own cards; an index is the place of a card in its pack.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from ...kernel import Ask
from ...kernel.decision import Code
from ...kernel.encoding import Layout, OneOf, Rows, padded
from . import card_table
from .card_table import indices
from .components import ATTRIBUTES, COLOURS, DECKS, Card, Space
from .questions import ATTRIBUTE_KINDS, CARD_KINDS, KINDS, SEAT_KINDS
from .rules.gains import worth
from .rules.kit import kit
from .table import Player, Table
from .text.options import PLAIN

MOST_SEATS: Final = 4
MOST_SPACES: Final = 64
MOST_CARDS: Final = 128
MOST_DICE: Final = 6
MOST_LINES: Final = 8
REGIONS: Final = ("outer", "middle", "inner", "scenario")
STEPS: Final = ("deal", "begin", "engaging", "gaining", "walking")
RESULTS: Final = ("win", "lose", "tie")

TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    "turn/100",
    "seats/4",
    *(f"deck-{deck}/50" for deck in DECKS),
    *(f"discard-{deck}/50" for deck in DECKS),
    "scenario-index",
    "over",
    "battle",
    *(f"battle-{attribute}" for attribute in ATTRIBUTES),
    *(f"battle-by-{attribute}" for attribute in ATTRIBUTES),
    "battle-mine",
    "battle-scored",
    *(f"battle-{result}" for result in RESULTS),
    *(f"battle-our-{line}/6" for line in range(MOST_LINES)),
    *(f"battle-their-{line}/6" for line in range(MOST_LINES)),
    "battle-our-sum/20",
    "battle-their-sum/20",
    "test-target/12",
    "dice-sum/12",
    "dice",
    *(f"die-{die}/6" for die in range(MOST_DICE)),
    "life-at-stake",
    "corruption-at-stake",
)
PLAYER: Final = (
    "sits",
    "out",
    "active",
    "character-index",
    *(f"{attribute}/12" for attribute in ATTRIBUTES),
    "life/6",
    "level/12",
    "influence/10",
    "powers/6",
    "power-limit/6",
    "assets/6",
    "asset-limit/6",
    "relics/3",
    "trophy-points/6",
    "corruption/6",
    "corruption-limit/6",
    "corruption-face-up/6",
    "missions-done/3",
    "mission-index",
    "mission-progress/3",
    "mission-marks/3",
    "tokens/3",
    "moves-granted",
    "power-tokens",
    "loses-a-turn",
    *(f"in-{region}" for region in REGIONS),
    "place/24",
    "space-number",
)
#: what lies on a space, and who stands there
SPACE: Final = (
    *(f"enemies-{a}/10" for a in ATTRIBUTES),
    "other-cards",
    "me",
    "others",
    "my-mission-mark",
    "other-marks",
)

ZONES: Final = ("power", "asset", "trophy", "corruption", "corruption-face-down", "mission", "space", "shown")
#: a card that the seat sees: where it lies, whose it is, and what lies on it
CARD: Final = (
    "index",
    *(f"in-{zone}" for zone in ZONES),
    "mine",
    *(f"left-{place}" for place in range(1, MOST_SEATS)),
    "space-number",
    "place/12",
    "charges/3",
    "my-tokens",
    "others-tokens",
    "used",
    "in-battle",
    "wielded",
)
PLACE: Final = (
    *(f"region-{region}" for region in REGIONS),
    "place/24",
    "number",
    *(f"seals-{colour}" for colour in COLOURS),
    *SPACE,
)
# What is done with a card: an ability of it used, a move it granted, its play, or its number in place of the die.
ACTS: Final = ("use", "granted", "special", "card", "number")
SAID: Final = (*sorted(PLAIN), "done", "none")
OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    "asked-by-index",
    *(f"says-{word}" for word in SAID),
    *(f"does-{act}" for act in ACTS),
    "number/6",
    *(f"{attribute}" for attribute in ATTRIBUTES),
    *(f"seat.{part}" for part in PLAYER),
    *(f"card.{part}" for part in CARD),
    *(f"space.{part}" for part in PLACE),
)


def _layout() -> Layout:
    told = Layout()
    told.part("table", TABLE)
    for place in range(MOST_SEATS):
        told.part("me" if place == 0 else f"left-{place}", PLAYER)
    told.repeat("space", MOST_SPACES, SPACE)
    told.repeat("card", MOST_CARDS, CARD)
    return told


LAYOUT: Final = _layout()
ROWS: Final = LAYOUT.rows
STEP: Final = OneOf(range(len(STEPS)))
ATTRIBUTE: Final = OneOf(range(3))
RESULT: Final = OneOf(RESULTS)
REGION: Final = OneOf(REGIONS)
ZONE: Final = OneOf(ZONES)
SEAT: Final = OneOf(range(MOST_SEATS))
KIND: Final = OneOf(KINDS)
WORD: Final = OneOf(SAID)
ACT: Final = OneOf(ACTS)

_NO_PLAYER: Final = [0.0] * len(PLAYER)
_NO_SPACE: Final = [0.0] * len(SPACE)
_NO_CARD: Final = [0.0] * len(CARD)
_NO_PLACE: Final = [0.0] * len(PLACE)


def table(t: Table, seat: int) -> list[float]:
    """What belongs to nobody, and what is under way."""
    dice = t.roll.dice if t.roll is not None else ()
    return [
        *STEP[t.step],
        t.turn / 100,
        t.seats / MOST_SEATS,
        *(len(deck) / 50 for deck in t.decks),
        *(len(pile) / 50 for pile in t.discards),
        indices(t.box)[t.scenario] if t.scenario >= 0 else 0.0,
        float(t.over),
        *battle(t, seat),
        t.skill.target / 12 if t.skill is not None else 0.0,
        sum(dice) / 12,
        float(len(dice)),
        *(dice[i] / 6 if i < len(dice) else 0.0 for i in range(MOST_DICE)),
        float(t.wound),
        float(t.taint),
    ]


_NO_BATTLE: Final = [0.0] * (11 + len(RESULTS) + 2 * MOST_LINES)


def battle(t: Table, seat: int) -> list[float]:
    """A battle under way: both sides as far as they are known, line by line."""
    b = t.battle
    if b is None:
        return _NO_BATTLE
    ours, theirs = _lines(t)
    return [
        1.0,
        *ATTRIBUTE[b.attribute],
        *ATTRIBUTE[b.uses],
        float(b.seat == seat),
        float(bool(b.faces)),
        *RESULT[b.result],
        *(ours[i] / 6 if i < len(ours) else 0.0 for i in range(MOST_LINES)),
        *(theirs[i] / 6 if i < len(theirs) else 0.0 for i in range(MOST_LINES)),
        sum(ours) / 20,
        sum(theirs) / 20,
    ]


def _lines(t: Table) -> tuple[list[int], list[int]]:
    """What each side adds up, in the order of the view."""
    b = t.battle
    ours, theirs = [n for _, n in b.lines], [n for _, n in b.foe_lines]
    if b.faces:
        return ours, theirs
    begun = [b.value] if b.source >= 0 else []
    faces = [sum(b.foe_faces)] if b.foe_faces else []
    values = [t.box.things[c].value for c in b.enemies]
    return [t.players[b.seat].dials[b.uses], *ours], [*begun, *values, *theirs, *faces]


def player(t: Table, p: Player) -> list[float]:
    """A player as everybody sees it."""
    if p.character < 0:
        return [1.0, float(p.out), float(t.active == p.seat), *_NO_PLAYER[3:]]
    k, things = kit(t, p), t.box.things
    here = t.box.spaces[p.space]
    return [
        1.0,
        float(p.out),
        float(t.active == p.seat),
        indices(t.box)[p.character],
        *(n / 12 for n in p.dials),
        p.life / 6,
        p.level / 12,
        p.influence / 10,
        len(p.hand) / 6,
        k.power_limit / 6,
        len(p.assets) / 6,
        k.asset_limit / 6,
        sum(things[c].kind == "relic" for c in p.assets) / 3,
        worth(t, p) / 6,
        len(p.corruption) / 6,
        k.threshold / 6,
        len(p.faceup) / 6,
        len(p.done) / 3,
        indices(t.box)[p.mission] if p.mission >= 0 else 0.0,
        p.progress / 3,
        len(p.marks) / 3,
        p.tokens / 3,
        float(len(p.granted)),
        float(sum(len(t.marked[c]) for c in p.hand if c in t.marked)),
        float(p.missing),
        *REGION[here.region],
        here.position / 24,
        float(p.space + 1),
    ]


def lying(t: Table, number: int, seat: int) -> list[float]:
    """What lies on a space and who stands there."""
    enemies, rest = [0, 0, 0], 0
    for c in t.lies.get(number, ()):
        card = t.box.things[c]
        if card.kind == "enemy":
            enemies[card.attribute] += card.value
        else:
            rest += 1
    stand, marked = [0, 0], [0, 0]
    for p in t.players:
        stand[p.seat != seat] += p.space == number and not p.out
        marked[p.seat != seat] += number in p.marks
    return [*(value / 10 for value in enemies), float(rest), *map(float, (*stand, *marked))]


def place(t: Table, space: Space, seat: int) -> list[float]:
    """A space that an option leads to."""
    return [
        *REGION[space.region],
        space.position / 24,
        float(space.number + 1),
        *(float(space.icons.count(colour)) for colour in range(3)),
        *lying(t, space.number, seat),
    ]


def lies(t: Table, seat: int) -> Iterator[tuple[int, str, int, int, int]]:
    """The cards whose faces the seat sees: number, zone, whose (-1: nobody's), space, and place there, from 1."""
    for p in t.players:
        for zone, cards in (("asset", p.assets), ("trophy", p.trophies)):
            for place, c in enumerate(cards, 1):
                yield c, zone, p.seat, -1, place
        for place, c in enumerate(p.corruption, 1):
            yield c, "corruption" if c in p.faceup else "corruption-face-down", p.seat, -1, place
        for place, c in enumerate(p.hand, 1):
            if p.seat == seat:
                yield c, "power", p.seat, -1, place
            elif (seat, c) in t.known:
                yield c, "power", p.seat, -1, 0
        if p.mission >= 0:
            yield p.mission, "mission", p.seat, -1, 1
    for space, cards in sorted(t.lies.items()):
        for place, c in enumerate(cards, 1):
            yield c, "space", -1, space, place
    for place, c in enumerate(t.dealt[seat] if len(t.dealt) > seat else (), 1):
        yield c, "shown", seat, -1, place


class Busy:
    """Which cards are in use at one moment, gathered once for all rows."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat, self.index = t, seat, indices(t.box)
        b = t.battle
        self.used = [u[0] if type(u) is tuple else u for p in t.players for u in p.used]
        self.fights = [] if b is None else [*b.enemies, b.source]
        self.wielded = [] if b is None else [*b.weapons, *b.armours]

    def card(
        self, c: int, zone: str = "", whose: int = -1, space: int = -1, place: int = 0
    ) -> tuple[float, ...]:
        """A card, where it lies and what lies on it."""
        t = self.t
        tokens = t.marked.get(c, ())
        mine = tokens.count(self.seat) if tokens else 0
        return (
            self.index[c],
            *ZONE[zone],
            *SEAT[(whose - self.seat) % t.seats if whose >= 0 else -1],
            float(space + 1),
            place / 12,
            t.charges.get(c, 0) / 3,
            float(mine),
            float(len(tokens) - mine),
            float(c in self.used),
            float(c in self.fights),
            float(c in self.wielded),
        )


def about(t: Table, seat: int, c: Card) -> tuple[float, ...]:
    """A card that an option is about: the row it has on the table, if it lies there."""
    found = next((where for where in lies(t, seat) if where[0] == c.number), (c.number,))
    return Busy(t, seat).card(*found)


class RelicEncoder:
    """The table relative to the seat: itself first, the others clockwise. Numbers of cards count from 1."""

    version = "relic-5"
    names = tuple(LAYOUT.names)
    rows: Mapping[str, Rows] = ROWS
    option_names = OPTION
    actions = 96

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return card_table.ids()

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return card_table.names()

    def card(self, index: int) -> list[float]:
        return card_table.features(index)

    def observe(self, t: Table, seat: int) -> list[float]:
        row = table(t, seat)
        for step in range(MOST_SEATS):
            row += player(t, t.players[(seat + step) % t.seats]) if step < t.seats else _NO_PLAYER
        busy = {*t.lies, *(p.space for p in t.players), *(mark for p in t.players for mark in p.marks)}
        for number in range(MOST_SPACES):
            row += lying(t, number, seat) if number in busy else _NO_SPACE
        busy_cards = Busy(t, seat)
        seen = [busy_cards.card(*where) for where in lies(t, seat)]
        return row + padded(seen, ROWS["card"], "cards")

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        kind, seat = ask.kind, ask.seat
        word = code if isinstance(code, str) else "none" if code == -1 and kind != "hasten" else ""
        act = code[0] if type(code) is tuple else ""
        thing, space, who = _meant(t, seat, kind, code)
        spoken_of = any((thing, space, who))
        return [
            *KIND[kind],
            asked_by(t, ask.source),
            *WORD[word],
            *ACT[act],
            (0 if spoken_of and not act else _number(code)) / 6,
            *ATTRIBUTE[code if kind in ATTRIBUTE_KINDS else -1],
            *(player(t, who) if who is not None else _NO_PLAYER),
            *(about(t, seat, thing) if thing is not None else _NO_CARD),
            *(place(t, space, seat) if space is not None else _NO_PLACE),
        ]


def _number(code: Code) -> int:
    """A plain number, or which ability of a card is meant."""
    if type(code) is tuple:
        return code[2] if len(code) > 2 else 0
    return code if type(code) is int else 0


def asked_by(t: Table, source: Any) -> float:
    """The index of the card that asks, if one does."""
    return indices(t.box)[source] if type(source) is int and 0 <= source < len(t.box.things) else 0.0


def _meant(t: Table, seat: int, kind: str, code: Code) -> tuple[Card | None, Space | None, Player | None]:
    """The card, space or player that an option is about."""
    if type(code) is tuple:
        return t.box.things[code[1]], None, None
    if type(code) is not int:
        return None, None, None
    if kind in CARD_KINDS:
        return (t.box.things[code] if code >= 0 else None), None, None
    if kind == "mark-power":
        return t.box.things[t.players[seat].hand[code]], None, None
    if kind == "go":
        return None, t.box.spaces[code], None
    return None, None, t.players[code] if kind in SEAT_KINDS else None


ENCODER = RelicEncoder()
