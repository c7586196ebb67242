"""What is offered is exactly what nothing forbids: on random tables over every declared card of every collection, and with
constants that nobody foresaw.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import structs

import tapete
from tapete import Rng
from tapete.games.keyforge.abilities import Standing
from tapete.games.keyforge.cards.facts import facts
from tapete.games.keyforge.cards.registry import compiled, declarations, home
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules import options, play
from tapete.games.keyforge.rules.constants import ForbidsPlay, ForbidsUse, PermitsPlay, PermitsUse
from tapete.games.keyforge.rules.legal import (
    ALPHA,
    EXHAUSTED,
    NOT_ACTIVE_HOUSE,
    bar_discard,
    bar_play,
    bar_play_as,
    bar_use,
    bar_use_at_all,
)
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.use import WAYS
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.constants import Constant
from tapete.kernel.flow import Flow
from tapete.kernel.reason import Reason

from . import made

A_TABLE = 16
"""How many cards are dealt to one table."""
ANSWERS = 8
"""How many choices a table is played on, so that effects which last are met too."""

# Constants that nobody foresaw ------------------------------------------------------------------------------


@dataclass(frozen=True)
class EvenStayInHand(Constant, ForbidsPlay):
    """Cards with even numbers cannot be played."""

    def forbids(self, t: Table, me: Source, seat: int, n: int, copy: Copy) -> bool:
        return n % 2 == 0


@dataclass(frozen=True)
class ThirdsRest(Constant, ForbidsUse):
    """Every third card cannot reap or act."""

    def forbids(self, t: Table, me: Source, seat: int, b: Body, how: str) -> bool:
        return b.n % 3 == 0 and how != "fight"


@dataclass(frozen=True)
class OddMayBePlayed(Constant, PermitsPlay):
    """Cards with odd numbers may be played whatever their house."""

    def permits_play(self, t: Table, me: Source, n: int, copy: Copy) -> bool:
        return n % 2 == 1

    def spend_play(self, t: Table, me: Source, entry: Any) -> Flow[None]:
        yield from ()


@dataclass(frozen=True)
class OddMayReap(Constant, PermitsUse):
    """Cards with odd numbers may reap whatever their house."""

    def permits_use(self, t: Table, me: Source, b: Body, how: str) -> bool:
        return b.n % 2 == 1 and how == "reap"

    def is_free(self, entry: Any, b: Body) -> bool:
        return True


class Hush(Standing, touches={"forbid-play"}):
    """A kind of its own: every third card cannot be played."""


class Overture(Standing, touches={"allow-play"}):
    """A kind of its own: every third card may be played whatever its house."""


class Curfew(Standing, touches={"forbid-use"}):
    """A kind of its own: cards with even numbers cannot be used."""


class Amnesty(Standing, touches={"allow-use"}):
    """A kind of its own: cards with odd numbers may be used whatever their house."""


def new_kind(kind: type[Standing]) -> Any:
    return dataclass(frozen=True)(type(f"{kind.__name__}Stands", (Constant, kind), {}))()


UNFORESEEN = {
    "even-stay-in-hand": EvenStayInHand(),
    "thirds-rest": ThirdsRest(),
    "odd-may-be-played": OddMayBePlayed(),
    "odd-may-reap": OddMayReap(),
}
OF_NEW_KINDS = {kind.__name__.lower(): new_kind(kind) for kind in (Hush, Overture, Curfew, Amnesty)}
for id, ability in (*UNFORESEEN.items(), *OF_NEW_KINDS.items()):
    made.make(id, "artifact", ability)
    made.IDS.remove(id)


def bar_play_as_of_new_kinds(t: Table, n: int, copy: Copy) -> Reason | None:
    """Whatever its house, by the overture: everything but the house forbids as ever."""
    welcome = Overture in t.index and n % 3 == 1
    return bar_play_as(t, n, structs.replace(copy, house=t.house) if welcome else copy)


def bar_play_of_new_kinds(t: Table, n: int) -> Reason | None:
    copy = t.cast[n]
    reason = bar_play_as_of_new_kinds(t, n, copy)
    if reason is not None and copy.card.as_upgrade is not None:
        reason = reason if bar_play_as_of_new_kinds(t, n, copy.attached()) is not None else None
    return ALPHA if reason is None and Hush in t.index and n % 3 == 0 else reason


def bar_use_of_new_kinds(t: Table, b: Body, how: str) -> Reason | None:
    reason = bar_use(t, b, how)
    if reason is NOT_ACTIVE_HOUSE and Amnesty in t.index and b.n % 2 == 1:
        reason = bar_use_at_all(t, b, how)
    return EXHAUSTED if reason is None and Curfew in t.index and b.n % 2 == 0 else reason


# Random tables ----------------------------------------------------------------------------------------------


@cache
def every_card() -> tuple[str, ...]:
    """All cards that are declared, whatever their collection; the tide never lies among them (v17.2 «Cartas de
    referencia»).
    """
    return tuple(sorted(id for id in declarations() if facts(id).type != "tide"))


def deals(seed: int, part: int, parts: int) -> Iterator[Sequence[str]]:
    """A share of all declared cards, shuffled, a table's worth at a time."""
    cards = list(every_card())
    Random(seed).shuffle(cards)
    mine = cards[part::parts]
    for at in range(0, len(mine), A_TABLE):
        yield mine[at : at + A_TABLE]


def someone(rng: Rng, id: str) -> dict[str, Any]:
    """A card in play in some state; only creatures are stunned, enraged or warded."""
    chances = {"exhausted": 5}
    if compiled(id, "2023").type == "creature":
        chances |= {"stunned": 6, "enraged": 8, "warded": 8}
    states = {state: True for state, one_in in chances.items() if rng.below(one_in) == 0}
    return {"card": id, "amber": rng.below(2), **states}


def laid(rng: Rng, cards: Sequence[str], role: int, more: Sequence[str] = ()) -> dict[str, Any]:
    """A position with these cards: in the hand (0), in play on the active player's side (1) or on the other (2)."""
    players: list[dict[str, Any]] = [
        {"hand": [], "creatures": [], "artifacts": [], "deck": ["urchin", "troll"], "amber": rng.below(8)}
        for _ in range(2)
    ]
    for id in more:
        players[rng.below(2)]["artifacts"].append(id)
    for at, id in enumerate(cards):
        # A quarter of them lies elsewhere, so that every role has some company.
        where = role if at % 4 else rng.below(3)
        side, card = players[where == 2], compiled(id, "2023")
        if where == 0 or card.halves or card.type == "action":
            players[0]["hand"].append(id)
        elif card.type == "upgrade":
            if not side["creatures"]:
                side["creatures"].append(someone(rng, "troll"))
            rng.choice(side["creatures"]).setdefault("upgrades", []).append(id)
        else:
            side[f"{card.type}s"].append(someone(rng, id))
    houses = sorted({home(id) for id in cards})
    for player in players:
        player["houses"] = houses[:3]
    return {"players": players, "house": home(rng.choice(cards)), "turn": 1 if rng.below(12) == 0 else 3}


def allowed(t: Table, play: Callable[..., Any] = bar_play, use: Callable[..., Any] = bar_use) -> set[Any]:
    """All that nothing forbids, found the long way."""
    seat = t.active
    found: set[Any] = {("play", n) for n in t.hand[seat] if play(t, n) is None}
    found |= {("discard", n) for n in t.hand[seat] if bar_discard(t, n) is None}
    ours = (*t.line[seat], *t.artifacts[seat])
    return found | {(how, n) for n in ours for how in WAYS if use(t, t.bodies[n], how) is None}


def offered(match: tapete.Match) -> set[Any]:
    return {code for code in options.main_options(match.table) if code not in ("end", ("tide", 0))}


def compared(position: dict[str, Any], seed: str, **long_way: Callable[..., Any]) -> int:
    """Play on from a position and compare at every choice of step 3; how much was offered."""
    match, rng, seen = tapete.new_match("keyforge", position=position, seed=1), Rng(seed), 0
    for _ in range(ANSWERS):
        if match.over:
            break
        if match.pending[0].kind == "main":
            there = offered(match)
            assert there == allowed(match.table, **long_way), position
            seen += len(there)
        match.answer(rng.below(len(match.pending[0].options)))
    return seen


PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("role", [0, 1, 2])
def test_every_declared_card_in_hand_and_on_both_sides(role: int, part: int) -> None:
    rng = Rng(f"offers {role} {part}")
    tables = list(deals(role, part, PARTS))
    assert sum(compared(laid(rng, cards, role), f"{role}.{i}") for i, cards in enumerate(tables)) > len(
        tables
    )


@pytest.mark.parametrize("id", UNFORESEEN)
def test_a_constant_that_says_nothing_of_itself_is_heeded(id: str) -> None:
    rng = Rng(id)
    tables = list(deals(3, list(UNFORESEEN).index(id), 4))
    assert sum(compared(laid(rng, cards, i % 2, [id]), f"{id}.{i}") for i, cards in enumerate(tables)) > 20


@pytest.mark.parametrize("id", OF_NEW_KINDS)
def test_a_new_kind_of_constant_needs_no_line_where_quick_ways_are_taken(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options, "bar_play", bar_play_of_new_kinds)
    monkeypatch.setattr(options, "bar_use", bar_use_of_new_kinds)
    monkeypatch.setattr(play, "bar_play_as", bar_play_as_of_new_kinds)
    long_way = {"play": bar_play_of_new_kinds, "use": bar_use_of_new_kinds}
    rng, felt = Rng(id), 0
    for i, cards in enumerate(deals(4, list(OF_NEW_KINDS).index(id), 4)):
        position = laid(rng, cards, id in ("curfew", "amnesty"), [id])
        compared(position, f"{id}.{i}", **long_way)
        t = tapete.new_match("keyforge", position=position, seed=1).table
        felt += allowed(t) != allowed(t, **long_way)
    assert felt, "it forbids or allows something"
