"""Options as the world sees them: stable ids, and the refs of what they are about."""

from __future__ import annotations

from typing import Any

from ...kernel import Ask
from ...kernel.refs import ref
from .components import ATTRIBUTES
from .questions import ATTRIBUTE_KINDS, CARD_KINDS, SEAT_KINDS
from .rules.movement import CLOCKWISE, COUNTER, CROSS
from .table import Table


def option_id(t: Table, ask: Ask, code: Any) -> str:
    """Cards by number, spaces and seats by name."""
    if type(code) is tuple:
        return ":".join(map(str, code))
    if type(code) is int:
        if ask.kind in CARD_KINDS:
            return ref("card", code) if code >= 0 else "none"
        if ask.kind in SEAT_KINDS:
            return ref("seat", code)
        if ask.kind == "go":
            return ref("space", t.box.spaces[code].id)
        if ask.kind in ATTRIBUTE_KINDS:
            return ATTRIBUTES[code]
        if ask.kind == "box":
            return f"box:{code}" if code >= 0 else "end"
        if ask.kind == "choose":
            return f"option:{code}"
        if ask.kind == "mark-power":
            return f"place:{code}"
    return str(code)


def option_refers(t: Table, ask: Ask, code: Any) -> tuple[str, ...]:
    """What an option is about, by the refs of the view."""
    if type(code) is tuple:
        return (ref("card", code[1]),)
    if type(code) is int and code >= 0:
        if ask.kind in CARD_KINDS:
            return (ref("card", code),)
        if ask.kind in SEAT_KINDS:
            return (ref("seat", code),)
        if ask.kind == "go":
            return (ref("space", t.box.spaces[code].id),)
        if ask.kind == "mark-power":
            return (ref("card", t.players[ask.seat].hand[code]),)
        if ask.kind == "battle":
            return tuple(
                ref("card", c)
                for c in t.lies.get(t.players[ask.seat].space, ())
                if t.box.things[c].attribute == code and c not in t.evaded
            )
        if ask.kind == "box":
            return (ref("space", t.box.spaces[ask.source].id),)
    if code in (CLOCKWISE, COUNTER, CROSS):
        space = destination(t, ask, code)
        return (ref("space", t.box.spaces[space].id),)
    return ()


def destination(t: Table, ask: Ask, code: str) -> int:
    """Where a direction leads, as far as nothing is asked in between."""
    here = t.box.spaces[t.players[ask.seat].space]
    if code == CROSS:
        assert here.passing is not None
        return here.passing.to
    run = here.runs[code]
    return run[min(ask.about[0] if ask.about else 1, len(run)) - 1]
