"""Options as the world sees them: stable ids, and the refs of what they are about."""

from __future__ import annotations

from typing import Any

from ...kernel import Ask
from ...kernel.refs import ref
from .components import ATTRIBUTES
from .questions import ATTRIBUTE_KINDS, CARD_KINDS, SEAT_KINDS
from .rules.kit import face
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
        return _copies(t, ask, code[1])
    if type(code) is int and code >= 0:
        if ask.kind in CARD_KINDS:
            return _copies(t, ask, code)
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


def _copies(t: Table, ask: Ask, card: int) -> tuple[str, ...]:
    """A card, and the equal ones beside it that are not offered themselves: whichever is pointed at is meant."""
    copies = t.box.thing_by_id[t.box.things[card].id]
    if len(copies) == 1:
        return (ref("card", card),)
    offered = {code[1] if type(code) is tuple else code for code in ask.options}
    beside = next((place for place in _places(t, ask.seat) if card in place), ())
    equal = [c for c in copies if c in beside and c not in offered and face(t, c) == face(t, card)]
    return (ref("card", card), *[ref("card", c) for c in equal])


def _places(t: Table, seat: int) -> tuple[tuple[int, ...], ...]:
    """Where cards of a seat's questions lie."""
    p = t.players[seat]
    return p.hand, p.assets, p.trophies, p.corruption, t.lies.get(p.space, ())


def destination(t: Table, ask: Ask, code: str) -> int:
    """Where a direction leads, as far as nothing is asked in between."""
    here = t.box.spaces[t.players[ask.seat].space]
    if code == CROSS:
        assert here.passing is not None
        return here.passing.to
    run = here.runs[code]
    return run[min(ask.about[0] if ask.about else 1, len(run)) - 1]
