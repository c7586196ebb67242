"""Verbs of having: gain, lose, pay, take, give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel import Flow, pick
from ..components import ATTRIBUTES, CORRUPTION, MISSION, POWER, RELIC, WARGEAR
from ..events import (
    AssetDealt,
    AssetTaken,
    ChargeAdded,
    CorruptionFlipped,
    InfluenceChanged,
    Looked,
    PowerPassed,
    Revealed,
    ThreatDiscarded,
)
from ..questions import ask
from ..rules.corruption import lose_asset
from ..rules.decks import draw_power, reveal
from ..rules.gains import can_pay, do, gain, lose, spend
from ..rules.gate import happen
from ..rules.kit import one_of_each
from ..rules.levels import HIGHEST
from ..rules.life import MOST
from ..rules.missions import richer
from ..rules.places import others
from ..table import GONE, Table
from .base import Block, Constants, Noun, Number, Verb, number
from .conditions import counted

STOCK = {
    "power": POWER,
    "wargear": WARGEAR,
    "relic": RELIC,
    "mission": MISSION,
    "orders": MISSION,
    "corruption": CORRUPTION,
}

#: what sets nothing off when it is gained, but a mission that asks for it
MERE = ("influence", "power", "life", "mission", *ATTRIBUTES)


@dataclass(frozen=True)
class Gain(Verb):
    """Gain so many of something."""

    n: Number
    what: Noun

    @property
    def gains(self) -> str:  # type: ignore[override]
        return self.what if self.what in MERE else ""

    @property
    def gained(self) -> int:  # type: ignore[override]
        return self.n if type(self.n) is int else Verb.gained

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        return gain(t, seat, self.what, number(self.n, t, seat, source))

    def able(self, t: Table, seat: int, source: int) -> bool:
        p = t.players[seat]
        if self.what == "life":
            return p.life < MOST
        if self.what in ATTRIBUTES:
            return p.dials[ATTRIBUTES.index(self.what)] < HIGHEST
        if self.what == "attribute":
            return min(p.dials) < HIGHEST
        deck = STOCK.get(self.what)
        return deck is None or _there(t, deck) > 0


def _there(t: Table, deck: int) -> int:
    """How many cards of a deck can be drawn."""
    return len(t.decks[deck]) + len(t.discards[deck])


@dataclass(frozen=True)
class Lose(Verb):
    """Lose so many of something, or discard them."""

    n: Number
    what: Noun

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        return lose(t, seat, self.what, number(self.n, t, seat, source))

    def able(self, t: Table, seat: int, source: int) -> bool:
        if self.what in ("turn", "life", "attribute", "highest", "lowest"):
            return True
        return counted(t, seat, self.what, source) > 0


@dataclass(frozen=True)
class Pay(Verb):
    """You may pay so many of something for what follows."""

    n: int
    what: Noun
    steps: Block

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if self.able(t, seat, source):
            code = yield from ask(
                seat, "pay", ["pay", "decline"], source=source, about=(self.n, self.what, self)
            )
            if code == "pay":
                yield from self.chosen(t, seat, source)

    def chosen(self, t: Table, seat: int, source: int) -> Flow[None]:
        paid = yield from spend(t, seat, self.what, self.n)
        if paid and (t.halt < GONE or seat != t.active):
            yield from do(t, self.steps, seat, source)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return can_pay(t, seat, self.what, self.n) and any(s.able(t, seat, source) for s in self.steps)


@dataclass(frozen=True)
class Steal(Verb):
    """Take something from another player of your choice: influence, or power cards at random."""

    n: int
    what: Noun

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        victims = self._victims(t, seat)
        if not victims:
            return
        victim = yield from ask(seat, "victim", victims, source=source)
        q = t.players[victim]
        if self.what == "influence":
            n = min(self.n, q.influence)
            yield from happen(t, [InfluenceChanged(victim, -n), InfluenceChanged(seat, n)])
            yield from richer(t, seat)
            return
        for _ in range(min(self.n, len(q.hand))):
            card = sorted(q.hand)[(yield from pick(len(q.hand)))]
            yield from happen(t, [PowerPassed(victim, seat, card)])
        yield from richer(t, seat)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return bool(self._victims(t, seat))

    def _victims(self, t: Table, seat: int) -> list[int]:
        return [s for s in others(t, seat) if counted(t, s, self.what, -1)]


@dataclass(frozen=True)
class Give(Verb):
    """Give influence to another player of your choice."""

    n: int
    what: Noun

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        n = min(self.n, t.players[seat].influence)
        if n and others(t, seat):
            friend = yield from ask(seat, "friend", others(t, seat), source=source)
            yield from happen(t, [InfluenceChanged(seat, -n), InfluenceChanged(friend, n)])
            yield from richer(t, friend)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.players[seat].influence > 0


@dataclass(frozen=True)
class Prevent(Verb):
    """Lose so much less Life, or none at all."""

    n: Number

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.wound = 0 if self.n == "all" else max(0, t.wound - self.n)
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.wound > 0


@dataclass(frozen=True)
class Shun(Verb):
    """Do not draw that corruption card."""

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.taint = 0
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.taint > 0


@dataclass(frozen=True)
class Flip(Verb):
    """Turn this corruption card facedown."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if source in t.players[seat].faceup:
            yield from happen(t, [CorruptionFlipped(seat, source)])


@dataclass(frozen=True)
class Charge(Verb):
    """Put charges on one of your cards that uses them."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        cards = self._cards(t, seat)
        if cards:
            card = yield from ask(seat, "charge", one_of_each(t, cards), source=source)
            yield from happen(t, [ChargeAdded(seat, card, self.n)])

    def able(self, t: Table, seat: int, source: int) -> bool:
        return bool(self._cards(t, seat))

    def _cards(self, t: Table, seat: int) -> list[int]:
        return [c for c in t.players[seat].assets if t.box.things[c].charges]


@dataclass(frozen=True)
class Supply(Verb):
    """Name a number of power cards, pay for all of them, draw them."""

    cost: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        most = min(t.players[seat].influence // self.cost, _there(t, POWER))
        n = yield from ask(seat, "supply", list(range(1, most + 1)), about=(self.cost,))
        yield from happen(t, [InfluenceChanged(seat, -n * self.cost)])
        yield from draw_power(t, seat, n)
        yield from richer(t, seat)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.players[seat].influence >= self.cost and _there(t, POWER) > 0


@dataclass(frozen=True)
class Buy(Verb):
    """Reveal wargear; buy one of the cards at its cost, discard the rest."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        cards = yield from reveal(t, WARGEAR, self.n)
        if not cards:
            return
        yield from happen(t, [Looked(seat, cards)])
        things, p = t.box.things, t.players[seat]
        fair = [c for c in cards if things[c].cost <= p.influence]
        card = (yield from ask(seat, "buy", [*fair, -1])) if fair else -1
        if card >= 0:
            bill = InfluenceChanged(seat, -things[card].cost)
            yield from happen(t, [bill, AssetDealt(seat, card)])
            cards = tuple(c for c in cards if c != card)
        if cards:
            yield from happen(t, [Revealed(WARGEAR, cards)])
        yield from richer(t, seat)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return _there(t, WARGEAR) > 0


def _lies(t: Table, seat: int, card: int) -> bool:
    return card in t.lies.get(t.players[seat].space, ())


@dataclass(frozen=True)
class Keep(Verb):
    """Take this stranger along as an ally that has an ability."""

    ability: Constants

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if _lies(t, seat, source):
            yield from happen(t, [AssetTaken(seat, t.players[seat].space, source)])
            yield from richer(t, seat)


@dataclass(frozen=True)
class Recruit(Verb):
    """Take the stranger you meet along as an ally, without resolving it."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        yield from happen(t, [AssetTaken(seat, t.players[seat].space, t.met[-1])])
        yield from richer(t, seat)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return bool(t.met) and _lies(t, seat, t.met[-1])


@dataclass(frozen=True)
class Discard(Verb):
    """Discard this card."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        if _lies(t, seat, source):
            yield from happen(t, [ThreatDiscarded(t.players[seat].space, source)])
        elif source in t.players[seat].assets:
            yield from lose_asset(t, seat, source)
