"""Picks of tokens that follow each other: to gain, to discard, to crystallise."""

from __future__ import annotations

from tapete.kernel.decision import Ask
from tapete.kernel.view_shape import PicksView

from .refs import option_id
from .rules.turn import BONUS, CRYSTALLISE
from .table import Table


def picks(t: Table, ask: Ask) -> PicksView | None:
    """How often each token may be named before the question is another one."""
    if ask.kind == "take-energy":
        nth, count = ask.about
        left = count - nth + 1
        return _picks(ask, {code: left for code in ask.options}, left, exact=True)
    if ask.kind == "discard-energy":
        nth, count = ask.about
        return _picks(
            ask, {code: _held(t, ask.seat, code) for code in ask.options}, count - nth + 1, exact=True
        )
    if ask.kind == "overflow":
        held = {code: _held(t, ask.seat, code) for code in ask.options}
        return _picks(ask, held, ask.about[0], exact=True)
    return _crystallised(t, ask) if ask.kind == "act" else None


def _crystallised(t: Table, ask: Ask) -> PicksView | None:
    """Tokens of the reserve that may be turned into crystals, as many as one wants."""
    codes = {
        code: t.reserve[ask.seat * 4 + code - CRYSTALLISE] for code in ask.options if _from_reserve(code)
    }
    return _picks(ask, codes, sum(codes.values()), exact=False)


def _from_reserve(code: object) -> bool:
    return isinstance(code, int) and CRYSTALLISE <= code < min(BONUS, CRYSTALLISE + 4)


def _held(t: Table, seat: int, code: int) -> int:
    """How many tokens a code names: in the reserve, or on a card."""
    return t.reserve[seat * 4 + code] if code < 4 else t.stored[code >> 2][code & 3]


def _picks(ask: Ask, most: dict[int, int], count: int, *, exact: bool) -> PicksView | None:
    if count < 2:
        return None
    return PicksView(count, exact, {option_id(ask, code): min(n, count) for code, n in most.items()})
