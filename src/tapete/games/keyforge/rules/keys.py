"""Forging and unforging keys, chains, the tide."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.keyforge.events import AmberGained, AmberSpent, Chained, Forged, TideRaised, Unforged, Won
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import (
    ChangesKeyCost,
    ForbidsForging,
    HoldsTide,
    InterceptsForging,
    LendsAmber,
    TakesSpentAmber,
)
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.leaving import remove
from tapete.games.keyforge.rules.source import alive, speaker
from tapete.games.keyforge.rules.values import key_cost
from tapete.games.keyforge.table import KEY_COLOURS, Body, Table
from tapete.kernel.flow import Flow


class Purse(NamedTuple):
    """A card that helps to pay for a key: by the Æmber on it, or itself for one."""

    body: Body
    worth: int
    whole: bool


def purses(t: Table, seat: int) -> list[Purse]:
    """What that player may spend on keys besides its pool: Æmber on cards, and cards."""
    entries = [(e.ability, speaker(t, e)) for e in t.index.get(LendsAmber, ())]
    return [
        Purse(b, 1 if whole else b.amber, whole)
        for b in t.bodies.values()
        for whole in (False, True)
        if (whole or b.amber) and any(x.whole is whole and x.lends(t, me, seat, b) for x, me in entries)
    ]


def purse_total(t: Table, seat: int) -> int:
    """Æmber it could spend on a key now."""
    total = t.amber[seat]
    if LendsAmber in t.index:
        total += sum(purse.worth for purse in purses(t, seat))
    return total


def free_to_forge(t: Table, seat: int) -> bool:
    """Whether it has a key to forge and nothing forbids forging it."""
    if len(t.keys[seat]) >= 3:
        return False
    if ForbidsForging in t.index:
        for e in t.index[ForbidsForging]:
            if e.ability.forbids(t, speaker(t, e), seat):
                return False
    return True


def can_forge(t: Table, seat: int, extra: int = 0) -> bool:
    """Whether it has a key to forge and the Æmber for it."""
    if t.amber[seat] < 6 and extra >= 0 and LendsAmber not in t.index and ChangesKeyCost not in t.index:
        return False
    return free_to_forge(t, seat) and purse_total(t, seat) >= max(0, key_cost(t, seat) + extra)


def forge(t: Table, seat: int, extra: int = 0, *, free: bool = False) -> Flow[bool]:
    """Forge a key at current cost plus `extra`, or at no cost; whether it was forged."""
    cost = 0 if free else max(0, key_cost(t, seat) + extra)
    if not free_to_forge(t, seat) or purse_total(t, seat) < cost:
        return False
    if InterceptsForging in t.index and (yield from _stopped(t, seat)):
        return False
    colours = [c for c in KEY_COLOURS if c not in t.keys[seat]]
    if not t.switches.key_colours:
        colours = colours[:1]
    colour = yield from ask(t.active, "key", colours, about=(seat, cost))
    yield from _spend(t, seat, cost)
    forged = [Forged(seat, colour, cost)]
    yield from happen(t, [*forged, Won(seat)] if len(t.keys[seat]) == 2 else forged)
    return True


def _stopped(t: Table, seat: int) -> Flow[bool]:
    """Whether something that waits for a player to forge a key stops it."""
    for entry in t.index.get(InterceptsForging, ()):
        if not alive(t, entry):
            continue
        me = speaker(t, entry)
        if entry.ability.intercepts(t, me, seat) and (yield from entry.ability.stopped(t, me)):
            return True
    return False


def _spend(t: Table, seat: int, cost: int) -> Flow[None]:
    """Spend from the pool and from cards that allow it, in the combination the active player chooses."""
    from_cards: list[tuple[int, int]] = []
    spent: list[Body] = []
    left = cost
    found = purses(t, seat) if LendsAmber in t.index else []
    for i, purse in enumerate(found):
        rest = t.amber[seat] + sum(x.worth for x in found[i + 1 :])
        least, most = max(0, left - rest), min(left, purse.worth)
        amount = yield from ask(t.active, "spend", list(range(least, most + 1)), source=purse.body.n)
        left -= amount
        if amount and purse.whole:
            spent.append(purse.body)
        elif amount:
            from_cards.append((purse.body.n, amount))
    if cost:
        yield from befall(t, AmberSpent(seat, left, tuple(from_cards)))
        # What is spent itself is discarded, whatever would keep it in play.
        yield from remove(t, spent, "discard", None)
        for entry in t.index.get(TakesSpentAmber, ()):
            me = speaker(t, entry)
            if me.seat != seat and entry.ability.live(t, me):
                yield from befall(t, AmberGained(me.seat, cost, "spent", me.card))
                break


def unforge(t: Table, seat: int, among: tuple[str, ...]) -> Flow[bool]:
    """Turn a forged key back; the active player chooses which."""
    keys = [c for c in among if c in t.keys[seat]]
    if not keys:
        return False
    if not t.switches.key_colours:
        keys = keys[:1]
    colour = yield from ask(t.active, "unforge", keys, about=(seat,))
    yield from befall(t, Unforged(seat, colour))
    return True


def chain(t: Table, seat: int, amount: int) -> Flow[None]:
    """Gain chains, as many as there is room for: 24 in all (v17.2 «Cadenas»); or shed some."""
    if amount > 0:
        amount = min(amount, max(0, t.switches.chain_cap - t.chains[seat]))
    if amount:
        yield from befall(t, Chained(seat, amount))


def raise_tide(t: Table, seat: int) -> Flow[bool]:
    """The tide rises for a player unless it is high for it already, or something keeps it down; where no deck brought
    its card there is no tide (v17.2 «Marea»).
    """
    if not t.switches.tide or t.tide == seat:
        return False
    if any(e.ability.holds_tide(t, speaker(t, e), seat) for e in t.index.get(HoldsTide, ())):
        return False
    yield from befall(t, TideRaised(seat))
    return True
