"""The Exploration phase ("Fase de Exploración", "Iconos de amenaza en cartas")."""

from __future__ import annotations

from ....kernel import Flow
from ..components import ENGAGE, EXPLORE, OMEN
from ..events import ThreatDrawn
from ..table import BOXES, STARTED, Table
from .decks import top
from .gate import happen
from .windows import has_moment, shared, specials, window


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
    yield from shared(t, seat, EXPLORE)


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
    """Step A or B of the Engagement phase, settled as it begins.

    Fase de Enfrentamiento: step A «si hay al menos una carta de Amenaza en su casilla cuando comienza la fase».
    """
    return (STARTED,) if t.players[seat].space in t.lies else (STARTED, BOXES)


def waits(t: Table, seat: int) -> bool:
    """Whether anything may happen at the very start of the Engagement phase."""
    return has_moment(t, t.players[seat], ENGAGE) or bool(specials(t, seat, ENGAGE))
