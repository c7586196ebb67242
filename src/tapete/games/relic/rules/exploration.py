"""The Exploration phase ("Fase de Exploración", "Iconos de amenaza en cartas")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow
from ..components import ENGAGE, EXPLORE, OMEN
from ..events import Met, ThreatDrawn
from ..table import BOXES, STARTED, Table
from .decks import top
from .gains import do
from .gate import happen
from .windows import has_moment, window


def explore(t: Table, seat: int) -> Flow[None]:
    """Draw for every icon that exceeds the cards of its colour, icons on cards included."""
    p = t.players[seat]
    space = t.box.spaces[p.space]
    if space.region in ("inner", "scenario"):
        return
    while True:
        deck = wanting(t, p.space)
        if deck < 0 or not (yield from draw_threat(t, seat, deck, exploring=True)):
            break
    yield from window(t, seat, EXPLORE)
    if p.space in t.lies:
        yield from specials(t, seat, EXPLORE)


def wanting(t: Table, space: int) -> int:
    """The first colour with more icons than cards on a space and a card to draw; -1 if none."""
    icons, there = t.box.spaces[space].icons, []
    for card in t.lies.get(space, ()):
        thing = t.box.things[card]
        there.append(thing.deck)
        if thing.icons:
            icons = tuple(sorted(icons + thing.icons))
    for colour in icons:
        if icons.count(colour) > there.count(colour) and (t.decks[colour] or t.discards[colour]):
            return colour
    return -1


def draw_threat(t: Table, seat: int, deck: int, exploring: bool = False) -> Flow[bool]:
    """A threat card, faceup, on the player's space."""
    card = t.decks[deck][-1] if t.decks[deck] else (yield from top(t, deck))
    if card < 0:
        return False
    yield from happen(t, [ThreatDrawn(seat, t.players[seat].space, card)])
    if exploring and t.box.things[card].omen:
        yield from window(t, seat, OMEN)
    return True


def marks(t: Table, seat: int) -> tuple[int, ...]:
    """Step A or B of the Engagement phase, settled once its start is over."""
    return (STARTED,) if t.players[seat].space in t.lies else (STARTED, BOXES)


def waits(t: Table, seat: int) -> bool:
    """Whether anything may happen at the very start of the Engagement phase."""
    p, things = t.players[seat], t.box.things
    if has_moment(t, p, ENGAGE):
        return True
    for card in t.lies.get(p.space, ()):
        if things[card].special_at == ENGAGE:
            return True
    return False


def specials(t: Table, seat: int, moment: int) -> Any:
    """Abilities under the heading "special resolution", at the moment they name."""
    things = t.box.things
    for card in t.lies.get(t.players[seat].space, ()):
        if things[card].special_at == moment:
            return _specials(t, seat, moment)
    return ()


def _specials(t: Table, seat: int, moment: int) -> Flow[None]:
    things = t.box.things
    for card in t.lies.get(t.players[seat].space, ()):
        thing = things[card]
        if thing.special_at == moment and card not in t.met and not t.halt:
            yield from happen(t, [Met(seat, card)])
            yield from do(t, thing.special, seat, card)
