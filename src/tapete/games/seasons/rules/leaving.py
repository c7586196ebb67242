"""Cards that leave play: sacrificed, or taken back into a hand."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.seasons.events import DiscardedFromHand, ReturnedToHand, Sacrificed
from tapete.games.seasons.printed import PRINTED, RESERVE
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .energy import overflow
from .gate import happen


def one_of_each(t: Table, cards: Sequence[int]) -> list[int]:
    """Cards in play, of equal ones in the same state the first: a choice between two copies is none."""
    found: dict[object, int] = {}
    for card in sorted(cards):
        found.setdefault((card & PRINTED, card in t.turned, t.stored.get(card)), card)
    return [card for card in cards if card in found.values()]


def sacrifice(t: Table, seat: int, card: int, source: int = 0) -> Flow[None]:
    """Put one of the seat's cards in play into the discard pile.

    Silent in the book: tokens on a card that leaves play return to the stock. A Grimoire's are part
    of the reserve, so its owner chooses what to discard down to the limit that holds now.
    """
    yield from happen(t, [Sacrificed(seat, card, source)])
    if t.tokens(seat) > RESERVE:
        yield from overflow(t, seat)


def return_to_hand(t: Table, seat: int, card: int, source: int = 0) -> Flow[None]:
    yield from happen(t, [ReturnedToHand(seat, card, source)])
    if t.tokens(seat) > RESERVE:
        yield from overflow(t, seat)


def discard_from_hand(t: Table, seat: int, card: int, source: int = 0) -> Flow[None]:
    """Discard a card that everybody must be able to verify."""
    yield from happen(t, [DiscardedFromHand(seat, card, source)])
