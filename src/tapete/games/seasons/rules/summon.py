"""Summoning a card from the hand, and putting one into play for free («Invocar una carta de poder»)."""

from __future__ import annotations

from typing import Any

from tapete.games.seasons.abilities import CARD, constant
from tapete.games.seasons.events import Entered, LostCrystals, Summoned, TookCrystals
from tapete.games.seasons.printed import PRINTED, Cost, Tokens
from tapete.games.seasons.table import Table
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow

from ..questions import ask
from .constants import Discount, SummonTax, UsableTokens, tax, taxes
from .energy import ALL_ENERGIES, available, pay
from .gate import happen


def refusal(t: Table, seat: int, card: int) -> str | None:
    """Why the seat cannot summon this card of its hand now, as a code; None if it can."""
    if len(t.play[seat]) >= t.gauge[seat]:
        return "no-room"
    number = card & PRINTED
    cost = t.costs[number]
    crystals = t.crystals[seat]
    if crystals < cost[4]:
        return "few-crystals"
    index = t.index
    if SummonTax in index and crystals < cost[4] + tax(t, seat):
        return "leech"
    have = available(t, seat) if UsableTokens in index else t.reserve[seat * 4 : seat * 4 + 4]
    if CARD[number].any_energies:
        return None if any(have) else "few-energy"
    a, w, f, e, _ = cost
    ha, hw, hf, he = have
    if ha >= a and hw >= w and hf >= f and he >= e:
        return None
    if Discount not in index:
        return "few-energy"
    missing = max(0, a - ha) + max(0, w - hw) + max(0, f - hf) + max(0, e - he)
    return None if missing <= waivable(t, seat, cost) else "few-energy"


def waivable(t: Table, seat: int, cost: Cost) -> int:
    """How many tokens of a cost Hands of Fortune take off: never the last one."""
    tokens = cost[0] + cost[1] + cost[2] + cost[3]
    return max(0, min(constant(t, Discount, seat), tokens - 1))


def summon(t: Table, seat: int, card: int) -> Flow[None]:
    """Pay for a card of the hand and put it into play."""
    number = card & PRINTED
    if CARD[number].any_energies:
        mask, tokens = yield from _chosen_cost(t, seat, card)
    else:
        mask, tokens = 0, (yield from _reduced_cost(t, seat, card))
    yield from _pay_taxes(t, seat)
    crystals = t.costs[number][4]
    if crystals:
        yield from happen(t, [LostCrystals(seat, crystals, card, "paid")])
    yield from pay(t, seat, tokens, card)
    event = Summoned(seat, card, tokens, crystals, mask)
    yield from happen(t, [event])
    yield from enter_effects(t, seat, card, event)


def _pay_taxes(t: Table, seat: int) -> Flow[None]:
    """Each Leech of an opponent takes its crystal before the card is summoned."""
    if SummonTax in t.index:
        for taker, amount, leech in taxes(t, seat):
            yield from happen(t, [TookCrystals(taker, seat, amount, leech)])


def _reduced_cost(t: Table, seat: int, card: int) -> Flow[Tokens]:
    """The tokens to pay, after the seat chose what its Hands of Fortune take off."""
    cost = t.costs[card & PRINTED]
    left = waivable(t, seat, cost) if Discount in t.index else 0
    if not left:
        return (cost[0], cost[1], cost[2], cost[3])
    return (yield from _waived(seat, card, list(cost[:4]), available(t, seat), left))


def _waived(seat: int, card: int, need: list[int], have: list[int], left: int) -> Flow[Tokens]:
    """Take so many tokens off what is needed, of the seat's choice."""
    while left:
        missing = sum(max(0, n - h) for n, h in zip(need, have, strict=True))
        if missing == left:
            # Every waiver is needed to afford the card: nothing is left to choose.
            need = [min(n, h) for n, h in zip(need, have, strict=True)]
            break
        options = [e for e in ALL_ENERGIES if need[e]]
        energy = yield from ask(seat, "waive", options, source=card, about=(left,))
        need[energy] -= 1
        left -= 1
    return (need[0], need[1], need[2], need[3])


def _chosen_cost(t: Table, seat: int, card: int) -> Flow[tuple[int, Tokens]]:
    """The Elemental Amulet: one token each of as many energies as one wishes, at least one.

    With a Hand of Fortune one of them, or more with more Hands, need not be paid; it counts as paid.
    """
    have = available(t, seat)
    discount = constant(t, Discount, seat)
    chosen: list[int] = []
    while True:
        free = min(discount, len(chosen))
        unpaid = sum(1 for e in chosen if not have[e])
        options: list[Any] = [e for e in ALL_ENERGIES if e not in chosen and (have[e] or unpaid < free)]
        if chosen:
            options.append(DONE)
        energy = yield from ask(seat, "element", options, source=card, about=tuple(chosen))
        if energy == DONE:
            break
        chosen.append(energy)
    need = [int(e in chosen) for e in ALL_ENERGIES]
    tokens = yield from _waived(seat, card, need, have, min(discount, len(chosen) - 1))
    return sum(1 << e for e in chosen), tokens


def put_into_play(t: Table, seat: int, card: int, origin: str, source: int) -> Flow[None]:
    """Put a card into play for free: it is not summoned, and counts as paid in full («gratis»)."""
    event = Entered(seat, card, origin, source)
    yield from happen(t, [event])
    yield from enter_effects(t, seat, card, event)


def enter_effects(t: Table, seat: int, card: int, event: Any) -> Flow[None]:
    """What a card does as it enters play.

    Silent in the book: what watches summoning (Staff, Vase) acts first, as it reacts to the payment.
    """
    for step in CARD[card & PRINTED].enters:
        yield from step.resolve(t, seat, card, event)
