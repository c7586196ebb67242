"""KeyForge as numbers, from what a seat may see; each number is named (docs/research.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from tapete.games.keyforge import card_table
from tapete.games.keyforge.card_table import HOUSES, KEYWORDS, index
from tapete.games.keyforge.look import ZONES, Look, Numbers
from tapete.games.keyforge.position_shape import STEPS
from tapete.games.keyforge.printed import Card, Copy
from tapete.games.keyforge.questions import KINDS, NUMBERS
from tapete.games.keyforge.rules.constants import Blanks, GrantsKeyword, RemovesKeyword
from tapete.games.keyforge.rules.values import (
    armor,
    armor_left,
    belongs,
    hand_size,
    houses,
    key_cost,
    keywords,
    power,
)
from tapete.games.keyforge.table import KEY_COLOURS, Body, Lasting, Table
from tapete.kernel.decision import Ask, Code
from tapete.kernel.encoding import Layout, OneOf, Rows, padded

ICONS: Final = ("amber", "capture", "damage", "draw", "discard")
KINDS_IN_PLAY: Final = ("creature", "artifact", "upgrade")
UNTIL: Final = ("turn", "next", "leaves", "start")
STEP: Final = OneOf(range(len(STEPS)))
HOUSE: Final = OneOf(HOUSES)
KIND_IN_PLAY: Final = OneOf(KINDS_IN_PLAY)
LASTS: Final = OneOf(UNTIL)

TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    "turn/50",
    "my-turn",
    *(f"active-house-{house}" for house in HOUSES),
    "cards-played/6",
    "ruleset-2018",
    "tide-mine",
    "tide-theirs",
    "over",
    "i-won",
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
    "token-index",
    *(f"deck-house-{house}" for house in HOUSES),
)
#: a card of a deck: both lists are open, so every card has a row, wherever it lies
CARD: Final = (
    "index",
    "house-number",
    *(f"icon-{icon}" for icon in ICONS),
    *(f"in-{zone}" for zone in ZONES),
    "place/36",
    "body",
    "last-played/6",
    "effects",
)
#: a card in play: first my line from left to right, then theirs, my artifacts, theirs, then upgrades
BODY: Final = (
    "index",
    "house-number",
    "houses/1024",
    "icons",
    "mine",
    "owned",
    *(f"is-{kind}" for kind in KINDS_IN_PLAY),
    "place/12",
    "host",
    "power/10",
    "damage/10",
    "armor/5",
    "armor-left/5",
    "amber/3",
    "exhausted",
    "stunned",
    "warded",
    "enraged",
    "power-counters/3",
    "counters",
    "upgrades",
    "under",
    "purged",
    "effects",
    "of-active-house",
    *(f"keyword-{word}" for word in KEYWORDS),
)
#: an effect that outlives what made it
EFFECT: Final = (
    "index",
    "mine",
    *(f"until-{until}" for until in UNTIL),
    "house-number",
    "number/6",
    "times-left",
    "about",
)
MOST_OF_A_DECK: Final = 37
MOST_BODIES: Final = 56
MOST_EFFECTS: Final = 16


def _layout() -> Layout:
    told = Layout()
    told.part("table", TABLE)
    for who in ("me", "foe"):
        told.part(who, SIDE)
    for who in ("me", "foe"):
        told.repeat(f"{who}.card", MOST_OF_A_DECK, CARD)
    told.repeat("body", MOST_BODIES, BODY)
    told.repeat("effect", MOST_EFFECTS, EFFECT)
    return told


LAYOUT: Final = _layout()
ROWS: Final = LAYOUT.rows


def house_number(house: str) -> float:
    """A house's place among all houses, from 1."""
    return HOUSES.index(house) + 1.0 if house in HOUSES else 0.0


def table(t: Table, seat: int) -> list[float]:
    """What belongs to nobody."""
    return [
        *STEP[t.step],
        t.turn / 50,
        float(t.active == seat),
        *HOUSE[t.house],
        len(t.played) / 6,
        float(t.switches.ruleset == "2018"),
        float(t.tide == seat),
        float(t.tide == 1 - seat),
        float(t.over),
        float(t.over and t.winner == seat),
    ]


@lru_cache(maxsize=1024)
def of_deck(houses: tuple[str, ...]) -> Numbers:
    """The houses on an identity card."""
    return tuple(float(house in houses) for house in HOUSES)


def side(t: Table, s: int) -> list[float]:
    """One side as everybody sees it."""
    line, token = [t.bodies[n] for n in t.line[s]], t.tokens[s]
    return [
        t.amber[s] / 6,
        key_cost(t, s) / 6,
        *(float(t.keys[s].count(colour)) for colour in KEY_COLOURS),
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
        0.0 if token is None else index(token.card.id),
        *of_deck(t.houses[s]),
    ]


@lru_cache(maxsize=8192)
def printed(copy: Copy) -> Numbers:
    """What never changes of a card in a deck."""
    return (index(copy.card.id), house_number(copy.house), *(float(copy.icons.count(icon)) for icon in ICONS))


@lru_cache(maxsize=8192)
def first_of_body(copy: Copy, houses: tuple[str, ...]) -> Numbers:
    """What a card in play is: its index, its printed house, the houses it counts as, its icons."""
    mask = sum(1 << HOUSES.index(house) for house in houses if house in HOUSES)
    return (index(copy.card.id), house_number(copy.house), mask / 1024, float(len(copy.icons)))


@lru_cache(maxsize=8192)
def printed_words(card: Card) -> Numbers:
    """The keywords printed on a card."""
    return tuple(float(card.keywords.get(word, 0)) for word in KEYWORDS)


NOTHING_DONE: Final = (0.0, 0.0)
CHANGED_WORDS: Final = (GrantsKeyword, RemovesKeyword, Blanks)


def words_of(t: Table, b: Body) -> Numbers:
    """The keywords that a card in play has now."""
    if t.index.keys().isdisjoint(CHANGED_WORDS):
        return printed_words(b.copy_of.card)
    found = keywords(t, b)
    return tuple(float(found.get(word, 0)) for word in KEYWORDS)


def strength(t: Table, b: Body) -> Numbers:
    """Power, damage and armor: of creatures only."""
    if b.kind != "creature":
        return (0.0, b.damage / 10, 0.0, 0.0)
    return (power(t, b) / 10, b.damage / 10, armor(t, b) / 5, armor_left(t, b) / 5)


class Telling(Look):
    """The rows of cards, as one seat sees them at one moment."""

    def cards(self, owner: int) -> list[Numbers]:
        """A row for each card of a deck, by index; equal cards by what is known of them."""
        return sorted(
            [self.card(n) for n, copy in enumerate(self.t.cast) if copy.owner == owner and not copy.token]
        )

    def card(self, n: int) -> Numbers:
        """A card of a deck, and where it lies as far as the seat knows."""
        told = printed(self.t.cast[n]) + self.lies(n)
        if n not in self.played and n not in self.about:
            return told + NOTHING_DONE
        return (*told, self.played.get(n, 0) / 6, float(self.about.get(n, 0)))

    def body(self, b: Body) -> Numbers:
        """A card in play."""
        t = self.t
        return (
            *first_of_body(b.copy_of, houses(t, b)),
            float(b.controller == self.seat),
            float(b.owner == self.seat),
            *KIND_IN_PLAY[b.kind],
            self.stands.get(b.n, 0) / 12,
            float(self.row.get(b.host, 0)),
            *strength(t, b),
            b.amber / 3,
            float(b.exhausted and b.kind != "upgrade"),
            float(b.stunned),
            float(b.warded),
            float(b.enraged),
            b.power_counters / 3,
            _counters(b) if b.counters else 0.0,
            float(len(b.upgrades)),
            float(len(b.under)),
            float(len(b.purged)),
            float(self.about.get(b.n, 0)),
            float(bool(t.house) and belongs(t, b, t.house)),
            *words_of(t, b),
        )

    def effect(self, e: Lasting) -> Numbers:
        """An effect that lasts."""
        return (
            index((e.told or self.t.cast[e.source]).card.id),
            float(e.seat == self.seat),
            *LASTS[e.until],
            house_number(e.house),
            e.number / 6,
            float(e.left),
            -1.0 if e.about is None else float(len(e.about)),
        )


#: the kinds of counters there are; each weighs differently, so that their sum tells them apart
COUNTERS: Final = (
    "doom",
    "glory",
    "trap",
    "wisdom",
    "hatch",
    "scheme",
    "fuse",
    "growth",
    "ignorance",
    "depth",
    "time",
    "trade",
    "paint",
)


def _counters(b: Body) -> float:
    """Counters by kind in one number: a tenth, a hundredth… of a whole for kinds further down the list."""
    return sum(
        count * (1 + (COUNTERS.index(name) if name in COUNTERS else 99) / 100) for name, count in b.counters
    )


_NO_BODY: Final = [0.0] * len(BODY)
_UNKNOWN: Final = [0.0] * len(CARD)

PURPOSES: Final = (
    "deal", "heal", "destroy", "capture", "return", "purge", "archive", "abduct", "shuffle-in", "on-deck",
    "discard", "reveal", "search", "play", "put-into-play", "put-under", "copy", "control", "use", "stunned",
    "warded", "enraged", "power", "ready", "exhaust", "swap", "move", "place-amber", "take-amber",
    "put-amber", "trigger", "fight", "instead", "last", "remove-counters", "turn-over", "un",
)  # fmt: skip
ACTS: Final = ("play", "discard", "fight", "reap", "action", "omni", "unstun", "tide")
SAID: Final = (
    "end", "done", "yes", "no", "take", "some", "leave", "keep", "mulligan", "left", "right", *KEY_COLOURS,
    "creature", "upgrade",
)  # fmt: skip
OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    *(f"to-{purpose}" for purpose in PURPOSES),
    "asked-by-index",
    *(f"act-{act}" for act in ACTS),
    *(f"says-{word}" for word in SAID),
    *(f"house-{house}" for house in HOUSES),
    "number/6",
    "ability/6",
    "card-mine",
    *(f"card.{part}" for part in CARD),
    "body-row",
    *(f"body.{part}" for part in BODY),
)


KIND: Final = OneOf(KINDS)
PURPOSE: Final = OneOf(PURPOSES)
ACT: Final = OneOf(ACTS)
WORD: Final = OneOf(SAID)


class KeyForgeEncoder:
    """The table relative to the seat. Cards are named by index; cards in play also by the number of their row."""

    version = "keyforge-3"
    names = tuple(LAYOUT.names)
    rows: Mapping[str, Rows] = ROWS
    option_names = OPTION
    actions = 128

    def __init__(self) -> None:
        self._last: tuple[Ask | None, Telling | None] = (None, None)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return card_table.ids()

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return card_table.names()

    def card(self, index: int) -> list[float]:
        return card_table.features(index)

    def observe(self, t: Table, seat: int) -> list[float]:
        look = Telling(t, seat)
        row = [*table(t, seat), *side(t, seat), *side(t, 1 - seat)]
        row += padded(look.cards(seat), ROWS["me.card"], "cards of a deck")
        row += padded(look.cards(1 - seat), ROWS["foe.card"], "cards of a deck")
        row += padded([look.body(t.bodies[n]) for n in look.order], ROWS["body"], "cards in play")
        return row + padded([look.effect(e) for e in t.lasting], ROWS["effect"], "lasting effects")

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        kind = ask.kind
        about = ask.about[0] if kind == "target" and ask.about else ""
        act, n, ability = said(kind, code)
        number = code if type(code) is int and n < 0 else 0
        return [
            *KIND[kind],
            *PURPOSE[about],
            asked_by(t, ask.source),
            *ACT[act],
            *WORD[code],
            *HOUSE[code],
            number / 6,
            ability / 6,
            *(card(self._look(t, ask), n) if n >= 0 else _NO_CARD),
        ]

    def _look(self, t: Table, ask: Ask) -> Telling:
        """What the asked seat knows, looked at once for all options of a question."""
        asked, look = self._last
        if asked is not ask or look is None or look.t is not t:
            look = Telling(t, ask.seat)
            self._last = (ask, look)
        return look


_NO_CARD: Final = [0.0] * (2 + len(CARD) + len(BODY))
NUMBERED: Final = (*NUMBERS, "mode", "deploy", "player")


def asked_by(t: Table, source: Any) -> float:
    """The index of the card that asks, as it counts in play."""
    if type(source) is not int:
        return 0.0
    b = t.bodies.get(source)
    return index((b.copy_of if b is not None else t.cast[source]).card.id)


def said(kind: str, code: Any) -> tuple[str, int, int]:
    """What an option does, the card it is about (-1 if none), and which of several things of that card."""
    if type(code) is tuple:
        if code[0] == "tide":
            return "tide", -1, 0
        if code[0] == "return":
            return "", code[1], 0
        act, rest = (code[0], code[1:]) if isinstance(code[0], str) else ("", code)
        numbers: Sequence[int] = [x for x in rest if type(x) is int]
        return act, numbers[0] if numbers else -1, numbers[1] + 1 if len(numbers) > 1 else 0
    if type(code) is int and kind not in NUMBERED:
        return "", code, 0
    return "", -1, 0


def card(look: Telling, n: int) -> Numbers:
    """The card that an option is about: whose it is, its row as a card of a deck, and its row in play."""
    t, seat = look.t, look.seat
    b, copy = t.bodies.get(n), t.cast[n]
    hidden = b is not None and b.face_down and b.controller != seat
    return (
        float(copy.owner == seat),
        *(_UNKNOWN if hidden else look.card(n if b is None else b.card)),
        float(look.row.get(n, 0)),
        *(look.body(b) if b is not None and n in look.row else _NO_BODY),
    )


ENCODER = KeyForgeEncoder()
