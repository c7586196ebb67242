"""Picks of tokens that follow each other: to gain, to discard, to crystallise."""

from __future__ import annotations

from tapete.kernel.decision import Ask, Code
from tapete.kernel.view_shape import PicksView

from .questions import Token, token
from .refs import option_id
from .table import Table


def picks(t: Table, ask: Ask) -> PicksView | None:
    """How often each token may be named before the question is another one."""
    if ask.kind == "act":
        return _crystallised(t, ask)
    if ask.kind == "overflow":
        return _picks(ask, _held_of(t, ask), ask.about[0], exact=True)
    if ask.kind not in ("take-energy", "discard-energy"):
        return None
    nth, count = ask.about
    left = count - nth + 1
    most = {code: left for code in ask.options} if ask.kind == "take-energy" else _held_of(t, ask)
    return _picks(ask, most, left, exact=True)


def _crystallised(t: Table, ask: Ask) -> PicksView | None:
    """Tokens that may be turned into crystals, as many as one wants."""
    most = {code: _held(t, ask.seat, code[1]) for code in ask.options if code[0] == "crystallise"}
    return _picks(ask, most, sum(most.values()), exact=False)


def _held_of(t: Table, ask: Ask) -> dict[Code, int]:
    return {code: _held(t, ask.seat, token(code)) for code in ask.options}


def _held(t: Table, seat: int, which: Token) -> int:
    """How many such tokens there are: in the reserve, or on a card."""
    energy, card = which
    return t.stored[card][energy] if card else t.reserve[seat * 4 + energy]


def _picks(ask: Ask, most: dict[Code, int], count: int, *, exact: bool) -> PicksView | None:
    if count < 2:
        return None
    return PicksView(count, exact, {option_id(ask, code): min(n, count) for code, n in most.items()})
