"""Relic as numbers, from what a seat may see; each number is named (docs/research.md).

A pack brings its own cards, so cards are told by what is printed on them and by their number in the pack.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Ask
from ...kernel.decision import Code
from .components import ATTRIBUTES, COLOURS, DECKS, Card, Space
from .rules.gains import worth
from .rules.kit import kit
from .table import Player, Table
from .text.speech import ATTRIBUTE_KINDS, CARDS, PLAIN, SEATS

MOST_SEATS: Final = 4
MOST_SPACES: Final = 64
MOST_POWERS: Final = 8
REGIONS: Final = ("outer", "middle", "inner", "scenario")
STEPS: Final = ("deal", "begin", "engaging", "gaining")
CARD_KINDS: Final = (
    "enemy", "event", "encounter", "asset", "power", "corruption", "mission", "relic", "wargear", "character",
)  # fmt: skip

TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    "turn/100",
    "seats/4",
    *(f"deck-{deck}/50" for deck in DECKS),
    "scenario-number",
    "battle",
    *(f"battle-{attribute}" for attribute in ATTRIBUTES),
    "battle-mine",
    "battle-our-sum/20",
    "battle-their-sum/20",
    "test-target/12",
    "dice-sum/12",
    "dice",
    "life-at-stake",
    "corruption-at-stake",
)
PLAYER: Final = (
    "sits",
    "out",
    "active",
    "character-number",
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
    "mission-number",
    "mission-progress/3",
    "mission-marks/3",
    "tokens/3",
    "loses-a-turn",
    *(f"in-{region}" for region in REGIONS),
    "place/24",
    "space-number",
)
#: what lies on a space, and who stands there
SPACE: Final = (*(f"enemies-{a}/10" for a in ATTRIBUTES), "other-cards", "me", "others", "my-mission-mark")
POWER: Final = ("there", "force/6", "number")

CARD: Final = (
    "number",
    *(f"kind-{kind}" for kind in CARD_KINDS),
    *(f"attribute-{attribute}" for attribute in ATTRIBUTES),
    *(f"deck-{deck}" for deck in DECKS),
    "value/10",
    "force/6",
    "cost/6",
    "charges/3",
    "abilities",
    "mine",
)
PLACE: Final = (
    *(f"region-{region}" for region in REGIONS),
    "place/24",
    "number",
    *(f"seals-{colour}" for colour in COLOURS),
    *SPACE,
)
KINDS: Final = (
    "approach", "attribute", "barter", "battle", "battle-type", "box", "buy", "character", "charge", "check", "choose",
    "colour", "completed", "cross", "direction", "discard-asset", "discard-corruption", "discard-power",
    "discard-freely", "discard-trophy", "encounter", "end", "engage", "enter", "evade", "event", "experience", "explore",
    "failed", "friend", "go", "hasten", "hurt", "keep-mission", "levelled", "lost", "mark-asset", "mark-power", "may", "meet", "move",
    "moved", "new-character", "offer", "omen", "order", "order-enemies", "order-outcomes", "over-asset-limit",
    "over-power-limit", "passed", "pay", "prepare", "relic", "rival", "roll", "roll-or-number", "seize",
    "skip", "spend-trophy", "stride", "supply", "taint", "take-relic", "test", "tied", "trophies", "turn",
    "vanquished", "victim", "wear", "which-die", "wield", "won",
)  # fmt: skip
SAID: Final = (*sorted(PLAIN), "done", "none")
OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    "asked-by-number",
    *(f"says-{word}" for word in SAID),
    "uses-ability",
    "plays-card",
    "number/6",
    *(f"{attribute}" for attribute in ATTRIBUTES),
    *(f"seat.{part}" for part in PLAYER),
    *(f"card.{part}" for part in CARD),
    *(f"space.{part}" for part in PLACE),
)


def _names() -> tuple[str, ...]:
    names = [f"table.{part}" for part in TABLE]
    for place in range(MOST_SEATS):
        who = "me" if place == 0 else f"left-{place}"
        names += [f"{who}.{part}" for part in PLAYER]
    names += [f"me.power-{place}.{part}" for place in range(MOST_POWERS) for part in POWER]
    names += [f"space-{number}.{part}" for number in range(MOST_SPACES) for part in SPACE]
    return tuple(names)


def one_of(thing: Any, among: tuple[Any, ...]) -> list[float]:
    """A one at the place of a thing, among zeros."""
    return [1.0 if thing == each else 0.0 for each in among]


_NO_PLAYER: Final = [0.0] * len(PLAYER)
_NO_SPACE: Final = [0.0] * len(SPACE)
_NO_CARD: Final = [0.0] * len(CARD)
_NO_PLACE: Final = [0.0] * len(PLACE)


def table(t: Table, seat: int) -> list[float]:
    """What belongs to nobody, and what is under way."""
    b, dice = t.battle, t.roll.dice if t.roll is not None else ()
    return [
        *one_of(t.step, tuple(range(len(STEPS)))),
        t.turn / 100,
        t.seats / MOST_SEATS,
        *(len(deck) / 50 for deck in t.decks),
        float(t.scenario + 1),
        float(b is not None),
        *one_of(b.uses if b is not None else -1, (0, 1, 2)),
        float(b is not None and b.seat == seat),
        *_sums(t),
        t.skill.target / 12 if t.skill is not None else 0.0,
        sum(dice) / 12,
        float(len(dice)),
        float(t.wound),
        float(t.taint),
    ]


def _sums(t: Table) -> tuple[float, float]:
    """Both sides of a battle as far as they are known."""
    b = t.battle
    if b is None:
        return 0.0, 0.0
    mine = (
        sum(n for _, n in b.lines)
        if b.faces
        else t.players[b.seat].dials[b.uses] + sum(n for _, n in b.lines)
    )
    theirs = sum(n for _, n in b.foe_lines)
    if not b.faces:
        theirs += sum(t.box.things[c].value for c in b.enemies) + b.value * (b.source >= 0)
    return mine / 20, theirs / 20


def player(t: Table, p: Player) -> list[float]:
    """A player as everybody sees it."""
    if p.character < 0:
        return [1.0, float(p.out), *_NO_PLAYER[2:]]
    k, things = kit(t, p), t.box.things
    here = t.box.spaces[p.space]
    return [
        1.0,
        float(p.out),
        float(t.active == p.seat),
        float(p.character + 1),
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
        float(p.mission + 1),
        p.progress / 3,
        len(p.marks) / 3,
        p.tokens / 3,
        float(p.missing),
        *one_of(here.region, REGIONS),
        here.position / 24,
        float(p.space + 1),
    ]


def lying(t: Table, number: int, seat: int) -> list[float]:
    """What lies on a space and who stands there."""
    cards = [t.box.things[c] for c in t.lies.get(number, ())]
    others = sum(p.space == number and not p.out and p.seat != seat for p in t.players)
    me = t.players[seat]
    return [
        *(sum(c.value for c in cards if c.kind == "enemy" and c.attribute == a) / 10 for a in range(3)),
        float(sum(c.kind != "enemy" for c in cards)),
        float(me.space == number and not me.out),
        float(others),
        float(number in me.marks),
    ]


def place(t: Table, space: Space, seat: int) -> list[float]:
    """A space that an option leads to."""
    return [
        *one_of(space.region, REGIONS),
        space.position / 24,
        float(space.number + 1),
        *(float(space.icons.count(colour)) for colour in range(3)),
        *lying(t, space.number, seat),
    ]


def card(t: Table, c: Card, seat: int) -> list[float]:
    """What is printed on a card, and whether the seat has it."""
    p = t.players[seat]
    return [
        float(c.number + 1),
        *one_of(c.kind, CARD_KINDS),
        *one_of(c.attribute, (0, 1, 2)),
        *one_of(c.deck, tuple(range(len(DECKS)))),
        c.value / 10,
        c.force / 6,
        c.cost / 6,
        t.charges.get(c.number, 0) / 3,
        float(len(c.abilities)),
        float(c.number in (*p.hand, *p.assets, *p.trophies, *p.corruption)),
    ]


class RelicEncoder:
    """The table relative to the seat: itself first, the others clockwise. Numbers of cards count from 1."""

    version = "relic-3"
    names = _names()
    option_names = OPTION
    actions = 96

    def observe(self, t: Table, seat: int) -> list[float]:
        row = table(t, seat)
        for step in range(MOST_SEATS):
            row += player(t, t.players[(seat + step) % t.seats]) if step < t.seats else _NO_PLAYER
        hand, things = sorted(t.players[seat].hand), t.box.things
        for slot in range(MOST_POWERS):
            row += [1.0, things[hand[slot]].force / 6, hand[slot] + 1.0] if slot < len(hand) else [0.0] * 3
        busy = {*t.lies, *(p.space for p in t.players), *t.players[seat].marks}
        for number in range(MOST_SPACES):
            row += lying(t, number, seat) if number in busy else _NO_SPACE
        return row

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        kind, seat = ask.kind, ask.seat
        word = code if isinstance(code, str) else "none" if code == -1 and kind != "hasten" else ""
        act = code[0] if type(code) is tuple else ""
        about, space, who = _meant(t, seat, kind, code)
        plain = type(code) is int and about is None and space is None and who is None
        number = code if plain else 0
        return [
            *one_of(kind, KINDS),
            float(ask.source + 1) if type(ask.source) is int else 0.0,
            *one_of(word, SAID),
            float(act in ("use", "granted", "special")),
            float(act in ("card", "number")),
            number / 6,
            *one_of(code if kind in ATTRIBUTE_KINDS else -1, (0, 1, 2)),
            *(player(t, who) if who is not None else _NO_PLAYER),
            *(card(t, about, seat) if about is not None else _NO_CARD),
            *(place(t, space, seat) if space is not None else _NO_PLACE),
        ]


def _meant(t: Table, seat: int, kind: str, code: Code) -> tuple[Card | None, Space | None, Player | None]:
    """The card, space or player that an option is about."""
    if type(code) is tuple:
        return t.box.things[code[1]], None, None
    if type(code) is not int:
        return None, None, None
    if kind in CARDS:
        return (t.box.things[code] if code >= 0 else None), None, None
    if kind == "mark-power":
        return t.box.things[t.players[seat].hand[code]], None, None
    if kind == "go":
        return None, t.box.spaces[code], None
    return None, None, t.players[code] if kind in SEATS else None


ENCODER = RelicEncoder()
