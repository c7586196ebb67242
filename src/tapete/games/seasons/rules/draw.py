"""Drawing cards, and the draw pile running out («Mazo de robo»)."""

from __future__ import annotations

from tapete.games.seasons.events import DiscardedAside, Drew, DrewAside, Kept, Reshuffled
from tapete.games.seasons.printed import once
from tapete.games.seasons.table import Table
from tapete.kernel.chance import shuffle
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow

from ..questions import ask
from .gate import happen


def ready(t: Table) -> Flow[bool]:
    """Make sure that there is a card to draw: the discard pile becomes the draw pile when it is empty.

    Silent in the book: with both piles empty nothing is drawn.
    """
    if not t.deck and t.discard:
        order = yield from shuffle(sorted(t.discard))
        yield from happen(t, [Reshuffled(tuple(order))])
    return bool(t.deck)


def draw(t: Table, seat: int, source: int = 0, shown: bool = False) -> Flow[int | None]:
    """Draw one card that must be kept; the card."""
    if not (yield from ready(t)):
        return None
    card = t.deck[-1]
    yield from happen(t, [Drew(seat, card, source, shown)])
    return card


def draw_aside(t: Table, seat: int, count: int, source: int = 0) -> Flow[list[int]]:
    """Draw several cards to choose among; they lie aside until then."""
    drawn: list[int] = []
    while count > 0 and (yield from ready(t)):
        few = min(count, len(t.deck))
        cards = tuple(t.deck[-1 : -few - 1 : -1])
        yield from happen(t, [DrewAside(seat, cards, source)])
        drawn += cards
        count -= few
    return drawn


def draw_and_keep(t: Table, seat: int, count: int, keep: int, source: int = 0) -> Flow[None]:
    """Draw some cards, keep one of them (or so many) and discard the rest."""
    yield from draw_aside(t, seat, count, source)
    for _ in range(keep):
        if t.aside:
            card = yield from ask(seat, "keep", once(t.aside), source=source)
            yield from happen(t, [Kept(seat, card)])
    yield from discard_rest(t, seat)


def draw_or_not(t: Table, seat: int) -> Flow[None]:
    """The draw of a die: the card is added to the hand or discarded."""
    drawn = yield from draw_aside(t, seat, 1)
    if not drawn:
        return
    answer = yield from ask(seat, "keep-or-discard", [drawn[0], DONE])
    if answer != DONE:
        yield from happen(t, [Kept(seat, drawn[0])])
    else:
        yield from discard_rest(t, seat)


def discard_rest(t: Table, seat: int) -> Flow[None]:
    if t.aside:
        yield from happen(t, [DiscardedAside(seat, tuple(t.aside))])
