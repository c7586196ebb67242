"""happen() for Seasons, and who orders what happens at once."""

from __future__ import annotations

from typing import Any

from tapete.games.seasons.printed import PRINTED
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow
from tapete.kernel.gate import Heard, make_gate

from ..questions import ask


def _resolve(t: Table, heard: Heard) -> Flow[None]:
    """Resolve what was triggered: seat by seat from the first player, each in the order it likes.

    Silent in the book; the turn order is the only order it knows.
    """
    by_seat: dict[int, Heard] = {}
    for listener, event in heard:
        seat = t.owner.get(listener.card, -1)
        by_seat.setdefault(seat if seat >= 0 else event.seat, []).append((listener, event))
    for seat in t.around(t.first):
        if seat in by_seat:
            yield from _resolve_for(t, seat, by_seat[seat])


def _resolve_for(t: Table, seat: int, waiting: Heard) -> Flow[None]:
    waiting.sort(key=_by_card)
    while waiting:
        at = 0
        if len(waiting) > 1:
            # Equal cards are offered once.
            firsts = {listener.card & PRINTED: listener.card for listener, _ in reversed(waiting)}
            if len(firsts) > 1 and _order_matters(t, seat, waiting):
                chosen = yield from ask(seat, "order", sorted(firsts.values()))
                at = next(i for i, (listener, _) in enumerate(waiting) if listener.card == chosen)
        listener, event = waiting.pop(at)
        yield from listener.ability.resolve(t, seat, listener.card, event)


def _order_matters(t: Table, seat: int, waiting: Heard) -> bool:
    """Whether it makes a difference what comes first.

    Crystals are lost down to zero: whoever has too few to lose them all loses fewer before gaining any than after.
    """
    abilities = [listener.ability for listener, _ in waiting]
    if not all(ability.commutes for ability in abilities):
        return True
    balances: list[int] = [ability.balance for ability in abilities]
    return max(balances) > 0 and -sum(b for b in balances if b < 0) > t.crystals[seat]


def _by_card(heard: tuple[Any, Any]) -> int:
    return int(heard[0].card)


def _prefer(t: Table, listeners: list[Any], event: Any) -> Flow[Any]:
    """No card of the base game replaces an event; the first would."""
    yield from ()
    return listeners[0]


happen = make_gate(_resolve, _prefer)
