"""KeyForge as numbers, from what a seat may see; each number is named (docs/research.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tapete.games.keyforge.cards.collections import collections, newcomer
from tapete.games.keyforge.position_shape import STEPS
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.values import armor_left, belongs, hand_size, key_cost, keyword, power
from tapete.games.keyforge.table import KEY_COLOURS, Body, Table
from tapete.kernel.decision import Ask, Code

#: card ids in the order of the alphabet: counts and indices speak of this list
IDS: Final = tuple(
    sorted(str(id) for known in collections().values() if known.complete for id in known.cards())
)
HOUSES: Final = tuple(str(house) for house in newcomer().houses)
AT: Final = {id: i for i, id in enumerate(IDS)}
MOST_IN_LINE: Final = 12
WORDS: Final = ("assault", "elusive", "hazardous", "poison", "skirmish", "taunt")
TYPES: Final = ("action", "artifact", "creature", "upgrade")

TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    "turn/50",
    "my-turn",
    *(f"active-house-{house}" for house in HOUSES),
    "cards-played/6",
    "ruleset-2018",
)
SIDE: Final = (
    "amber/6",
    "key-cost/6",
    *(f"key-{colour}" for colour in KEY_COLOURS),
    "chains/6",
    "hand/6",
    "hand-size/6",
    "deck/36",
    "discard/36",
    "archives/6",
    "purged/6",
    "creatures/6",
    "artifacts/4",
    "ready-creatures/6",
    "power/20",
    "captured/6",
    *(f"deck-house-{house}" for house in HOUSES),
)
CREATURE: Final = (
    "there",
    "power/10",
    "damage/10",
    "armor/5",
    "amber/3",
    "exhausted",
    "stunned",
    "warded",
    "enraged",
    "upgrades",
    "of-active-house",
    *WORDS,
    *(f"house-{house}" for house in HOUSES),
)
#: counts of each card, by side: the opponent's hand, archives and deck are hidden
MINE: Final = ("hand", "archives", "discard", "in-play")
THEIRS: Final = ("discard", "in-play")
#: hidden zones of which the seat may remember cards: whose, and which
REMEMBERED: Final = (("me", "deck"), ("foe", "deck"), ("foe", "hand"), ("foe", "archives"))


def _names() -> tuple[str, ...]:
    names = [f"table.{part}" for part in TABLE]
    for who in ("me", "foe"):
        names += [f"{who}.{part}" for part in SIDE]
        for place in range(MOST_IN_LINE):
            names += [f"{who}.line-{place}.{part}" for part in CREATURE]
    for who, zones in (("me", MINE), ("foe", THEIRS)):
        names += [f"{who}.{zone}.{id}" for zone in zones for id in IDS]
    for who, zone in REMEMBERED:
        names += [f"remembered.{who}.{zone}.{id}" for id in IDS]
    return tuple(names)


_NO_CREATURE: Final = [0.0] * len(CREATURE)


def one_of(thing: Any, among: tuple[Any, ...]) -> list[float]:
    """A one at the place of a thing, among zeros."""
    return [1.0 if thing == each else 0.0 for each in among]


def counts(cards: Iterable[Copy]) -> list[float]:
    """How many of each card; cards of other sets are not counted."""
    row = [0.0] * len(IDS)
    for copy in cards:
        place = AT.get(copy.card.id)
        if place is not None:
            row[place] += 1
    return row


def remembered(t: Table, seat: int) -> list[float]:
    """Where the cards may lie that the seat has seen and sees no more: shared out where it is in doubt."""
    row = [0.0] * (len(REMEMBERED) * len(IDS))
    for n, places in t.known[seat].items():
        at, owner = AT.get(t.cast[n].card.id), t.cast[n].owner
        who = "me" if owner == seat else "foe"
        zones = places or tuple(zone for zone in ("deck", "hand", "archives") if n in getattr(t, zone)[owner])
        for zone in zones:
            if at is not None and (who, zone) in REMEMBERED:
                row[REMEMBERED.index((who, zone)) * len(IDS) + at] += 1 / len(zones)
    return row


def table(t: Table, seat: int) -> list[float]:
    """What belongs to nobody."""
    return [
        *one_of(t.step, tuple(range(len(STEPS)))),
        t.turn / 50,
        float(t.active == seat),
        *one_of(t.house, HOUSES),
        len(t.played) / 6,
        float(t.switches.ruleset == "2018"),
    ]


def side(t: Table, s: int) -> list[float]:
    """One side as everybody sees it."""
    line = [t.bodies[n] for n in t.line[s]]
    return [
        t.amber[s] / 6,
        key_cost(t, s) / 6,
        *(float(colour in t.keys[s]) for colour in KEY_COLOURS),
        t.chains[s] / 6,
        len(t.hand[s]) / 6,
        hand_size(t, s) / 6,
        len(t.deck[s]) / 36,
        len(t.discard[s]) / 36,
        len(t.archives[s]) / 6,
        len(t.purged[s]) / 6,
        len(line) / 6,
        len(t.artifacts[s]) / 4,
        sum(not b.exhausted for b in line) / 6,
        sum(power(t, b) for b in line) / 20,
        sum(b.amber for b in line) / 6,
        *(float(house in t.houses[s]) for house in HOUSES),
    ]


def creature(t: Table, b: Body) -> list[float]:
    """A creature in a battleline."""
    return [
        1.0,
        power(t, b) / 10,
        b.damage / 10,
        armor_left(t, b) / 5,
        b.amber / 3,
        float(b.exhausted),
        float(b.stunned),
        float(b.warded),
        float(b.enraged),
        float(len(b.upgrades)),
        float(bool(t.house) and belongs(t, b, t.house)),
        *(float(keyword(t, b, word)) for word in WORDS),
        *one_of(b.copy_of.house, HOUSES),
    ]


def in_play(t: Table, s: int) -> list[Copy]:
    """The cards a side controls in play, upgrades among them."""
    return [b.copy_of for b in t.bodies.values() if b.controller == s]


KINDS: Final = (
    "main", "house", "archives", "mulligan", "key", "unforge", "flank", "deploy", "host", "fight", "order",
    "ability", "use", "may", "again", "mode", "name-house", "name-number", "amount", "spend", "icon-capture",
    "icon-damage", "icon-discard", "loop", "target",
)  # fmt: skip
PURPOSES: Final = (
    "deal", "heal", "destroy", "capture", "return", "purge", "archive", "abduct", "shuffle-in", "on-deck",
    "discard", "reveal", "search", "play", "put-into-play", "put-under", "copy", "control", "use", "stunned",
    "warded", "enraged", "power", "ready", "exhaust", "swap", "move", "place-amber", "take-amber",
    "put-amber", "trigger",
)  # fmt: skip
ACTS: Final = ("play", "discard", "fight", "reap", "action", "omni", "unstun", "tide")
SAID: Final = (
    "end", "done", "yes", "no", "take", "leave", "keep", "mulligan", "left", "right", *KEY_COLOURS,
)  # fmt: skip
PLACES: Final = ("my-hand", "my-archives", "my-discard", "my-side", "foe-side", "foe-discard")
CARD: Final = (
    "index",
    *(f"type-{type}" for type in TYPES),
    *(f"house-{house}" for house in HOUSES),
    "printed-power/10",
    "printed-armor/5",
    "icons",
    *(f"lies-{place}" for place in PLACES),
)
OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    *(f"to-{purpose}" for purpose in PURPOSES),
    "asked-by-index",
    *(f"act-{act}" for act in ACTS),
    *(f"says-{word}" for word in SAID),
    *(f"house-{house}" for house in HOUSES),
    "number/6",
    *(f"card.{part}" for part in CARD),
    *(f"creature.{part}" for part in CREATURE),
)


class KeyForgeEncoder:
    """The table relative to the seat. An `index` is a card's place in the list of ids, from 1, for embedding."""

    version = "keyforge-2"
    names = _names()
    option_names = OPTION
    actions = 128

    def observe(self, t: Table, seat: int) -> list[float]:
        row, cast = table(t, seat), t.cast
        for s in (seat, 1 - seat):
            row += side(t, s)
            for place in range(MOST_IN_LINE):
                there = place < len(t.line[s])
                row += creature(t, t.bodies[t.line[s][place]]) if there else _NO_CREATURE
        for zone in (t.hand, t.archives, t.discard):
            row += counts(cast[n] for n in zone[seat])
        row += counts(in_play(t, seat))
        row += counts(cast[n] for n in t.discard[1 - seat])
        return row + counts(in_play(t, 1 - seat)) + remembered(t, seat)

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        kind = ask.kind
        about = ask.about[0] if kind == "target" and ask.about else ""
        act, n = said(kind, code)
        number = code if type(code) is int and n < 0 else 0
        return [
            *one_of(kind, KINDS),
            *one_of(about, PURPOSES),
            float(index(t, ask.source)) if type(ask.source) is int else 0.0,
            *one_of(act, ACTS),
            *one_of(code, SAID),
            *one_of(code, HOUSES),
            number / 6,
            *(card(t, ask.seat, n) if n >= 0 else _NO_CARD),
            *(creature(t, t.bodies[n]) if n in t.bodies else _NO_CREATURE),
        ]


_NO_CARD: Final = [0.0] * len(CARD)
NUMBERS: Final = ("name-number", "amount", "spend", "loop", "mode", "deploy")


def said(kind: str, code: Any) -> tuple[str, int]:
    """What an option does and the card it is about, -1 if none."""
    if type(code) is tuple:
        if code[0] == "tide":
            return "tide", -1
        return (code[0], code[1]) if isinstance(code[0], str) else ("", code[0])
    if type(code) is int and kind not in NUMBERS:
        return "", code
    return "", -1


def index(t: Table, n: int) -> int:
    """A card's place in the list of ids, from 1; 0 for cards of other sets."""
    b = t.bodies.get(n)
    return AT.get((b.copy_of if b is not None else t.cast[n]).card.id, -1) + 1


def card(t: Table, seat: int, n: int) -> list[float]:
    """What is printed on a card, and where it lies."""
    b = t.bodies.get(n)
    copy = b.copy_of if b is not None else t.cast[n]
    lies = (
        n in t.hand[seat],
        n in t.archives[seat],
        n in t.discard[seat],
        b is not None and b.controller == seat,
        b is not None and b.controller != seat,
        n in t.discard[1 - seat],
    )
    return [
        float(AT.get(copy.card.id, -1) + 1),
        *one_of(copy.card.type, TYPES),
        *one_of(copy.house, HOUSES),
        copy.card.power / 10,
        copy.card.armor / 5,
        float(len(copy.icons)),
        *map(float, lies),
    ]


ENCODER = KeyForgeEncoder()
