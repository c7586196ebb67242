"""Drawing cards; a deck that runs out is made anew of its discard pile ("Quedarse sin cartas o fichas")."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Flow, shuffle
from ..components import CORRUPTION, POWER
from ..events import AssetDealt, DeckShuffled, PowerDrawn, PowerPlayed
from ..questions import Kind, ask
from ..table import Table
from .gate import happen
from .kit import one_of_each


def top(t: Table, deck: int) -> Flow[int]:
    """The number of the top card, -1 if there is none to be had."""
    if not t.decks[deck] and not (yield from _renew(t, deck)):
        return -1
    return t.decks[deck][-1]


def _renew(t: Table, deck: int) -> Flow[bool]:
    if not t.discards[deck]:
        return False
    order = yield from shuffle(sorted(t.discards[deck]))
    yield from happen(t, [DeckShuffled(deck, tuple(order), refilled=True)])
    return True


def draw_power(t: Table, seat: int, n: int) -> Flow[None]:
    """Draw power cards into the hand."""
    for _ in range(n):
        card = t.decks[POWER][-1] if t.decks[POWER] else (yield from top(t, POWER))
        if card < 0:
            return
        yield from happen(t, [PowerDrawn(seat, card)])


def discard_power(t: Table, seat: int, card: int) -> Flow[None]:
    yield from happen(t, [PowerPlayed(seat, card, "discard")])


def one_of(t: Table, seat: int, kind: Kind, cards: Sequence[int], left: int) -> Flow[int]:
    """Which of some cards goes next, of its owner's choice; not asked where all of them must go (Descartar cartas)."""
    if left >= len(cards):
        return cards[0]
    return int((yield from ask(seat, kind, one_of_each(t, cards))))


def deal_asset(t: Table, seat: int, deck: int) -> Flow[None]:
    """The top card of the wargear or relic deck, for nothing."""
    card = yield from top(t, deck)
    if card >= 0:
        yield from happen(t, [AssetDealt(seat, card)])


def reveal(t: Table, deck: int, n: int) -> Flow[tuple[int, ...]]:
    """The top cards of a deck, which stay there until somebody moves them; never more than there are."""
    if len(t.decks[deck]) < n and t.discards[deck]:
        # The rest of the deck goes on top of the renewed pile, so that none is skipped.
        rest = t.decks[deck]
        order = yield from shuffle(sorted(t.discards[deck]))
        yield from happen(t, [DeckShuffled(deck, (*order, *rest), refilled=True)])
    return t.decks[deck][-n:] if n > 0 else ()


__all__ = ["CORRUPTION", "deal_asset", "discard_power", "draw_power", "one_of", "reveal", "top"]
