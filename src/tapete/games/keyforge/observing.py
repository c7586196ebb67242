"""The table of KeyForge as numbers, from what a seat may see; each number is named (docs/research.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tapete.games.keyforge.card_table import HOUSES, KEYWORDS, index, traits
from tapete.games.keyforge.look import ZONES, Look, Numbers
from tapete.games.keyforge.position_shape import STEPS
from tapete.games.keyforge.printed import ICONS, Card, Copy
from tapete.games.keyforge.rules.constants import Blanks, GrantsKeyword, RemovesKeyword
from tapete.games.keyforge.rules.source import still_here
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
from tapete.games.keyforge.text.marks import COUNTERS as names
from tapete.games.keyforge.verbs.choices import AND_NAMED
from tapete.kernel.encoding import Layout, OneOf, lay

MOST_EFFECTS: Final = 40
KINDS_IN_PLAY: Final = ("creature", "artifact", "upgrade")
UNTIL: Final = ("turn", "next", "leaves", "start")
COUNTERS: Final = tuple(names)
STEP: Final = OneOf(range(len(STEPS)))
HOUSE: Final = OneOf(HOUSES)
KIND_IN_PLAY: Final = OneOf(KINDS_IN_PLAY)
LASTS: Final = OneOf(UNTIL)
COUNTER_KIND: Final = OneOf(COUNTERS)
#: so many effects are bits of one number, where a card tells which are about it
BITS: Final = 20
ABOUT: Final = tuple(f"effects-{first}-to-{first + BITS - 1}" for first in range(1, MOST_EFFECTS, BITS))

TABLE: Final = (
    *(f"step-{step}" for step in STEPS),
    "turn/50",
    "my-turn",
    *(f"active-house-{house}" for house in HOUSES),
    "cards-played/6",
    "cards-used/6",
    "cards-discarded/6",
    "cards-destroyed/6",
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
    "keys-forged-last",
    "stolen-last/3",
    "house-before-number",
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
    *ABOUT,
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
    "attacked",
    "given-this-turn",
    "uses/3",
    "upgrades",
    "under",
    "purged",
    *ABOUT,
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
    "named-index",
    "trait-number",
    "times-left",
    "about",
)
#: counters of a kind on a card in play, by its row
COUNTER: Final = ("body", *(f"is-{kind}" for kind in COUNTERS), "count/3")
MOST_OF_A_DECK: Final = 37
MOST_BODIES: Final = 56
MOST_COUNTERS: Final = 16


def _layout() -> Layout:
    told = Layout()
    told.part("table", TABLE)
    for who in ("me", "foe"):
        told.part(who, SIDE)
    for who in ("me", "foe"):
        told.repeat(f"{who}.card", MOST_OF_A_DECK, CARD)
    told.repeat("body", MOST_BODIES, BODY)
    told.repeat("counter", MOST_COUNTERS, COUNTER)
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
        len(t.used) / 6,
        len(t.discarded) / 6,
        len(t.destroyed) / 6,
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
        float(len(t.forged[s])),
        t.stolen[s] / 3,
        house_number(t.house_before[s]),
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


NOT_ABOUT: Final = (0.0,) * len(ABOUT)
NOTHING_DONE: Final = (0.0, *NOT_ABOUT)
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
        seen, busy, unseen = self.seen, self.played.keys() | self.about.keys(), self.unseen[owner]
        known, hidden = self.t.known[self.seat], unseen + NOTHING_DONE
        rows: list[Numbers] = []
        for n, copy in enumerate(self.t.cast):
            if copy.owner == owner and not copy.token:
                told = n in seen or n in known or n in busy
                # Of most cards the seat knows nothing.
                rows.append(self.card(n) if told else printed(copy) + hidden)
        rows.sort()
        return rows

    def card(self, n: int) -> Numbers:
        """A card of a deck, and where it lies as far as the seat knows."""
        told = printed(self.t.cast[n]) + self.lies(n)
        if n not in self.played and n not in self.about:
            return told + NOTHING_DONE
        return (*told, self.played.get(n, 0) / 6, *self.spoken_of(n))

    def spoken_of(self, n: int) -> Numbers:
        """Which effects are about a card, as bits."""
        rows = self.about.get(n)
        if rows is None:
            return NOT_ABOUT
        bits = sum(1 << row for row in rows)
        return tuple((bits >> BITS * part & (1 << BITS) - 1) / (1 << BITS) for part in range(len(ABOUT)))

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
            float(b.attacked),
            float(b.spent),
            b.uses / 3,
            float(len(b.upgrades)),
            float(len(b.under)),
            float(len(b.purged)),
            *self.spoken_of(b.n),
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
            *name_numbers(e.word),
            float(e.left),
            -1.0 if e.about is None else float(len(still_here(self.t, e.about))),
        )

    def counters(self) -> list[Numbers]:
        """A row for each kind of counters on a card in play."""
        bodies = self.t.bodies
        return [
            (float(self.row[n]), *COUNTER_KIND[kind], count / 3)
            for n in self.order
            for kind, count in bodies[n].counters
        ]


def name_numbers(word: str) -> tuple[float, float]:
    """What was named: a card by its index (of several the first), or a trait by its place among all."""
    trait = word.removeprefix("trait:")
    if trait != word:
        return 0.0, traits().index(trait) + 1.0
    return index(word.partition(AND_NAMED)[0]), 0.0


def observed(t: Table, seat: int) -> list[float]:
    """The table relative to a seat, one number a name."""
    look = Telling(t, seat)
    row = [*table(t, seat), *side(t, seat), *side(t, 1 - seat)]
    row += [0.0] * (len(LAYOUT.names) - len(row))
    lay(row, look.cards(seat), ROWS["me.card"], "cards of a deck")
    lay(row, look.cards(1 - seat), ROWS["foe.card"], "cards of a deck")
    lay(row, [look.body(t.bodies[n]) for n in look.order], ROWS["body"], "cards in play")
    lay(row, look.counters(), ROWS["counter"], "kinds of counters")
    lay(row, [look.effect(e) for e in t.lasting], ROWS["effect"], "lasting effects")
    return row
