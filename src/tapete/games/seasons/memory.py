"""What each seat remembers of cards it has seen and that are hidden now.

`t.memory[seat]` maps a card to the zones it may lie in, a bit each. It is replaced, never written
in place, so that copies of the table share it. Cards seen in the draft need no entry: the history
of the draft (`t.picks`) tells who saw what. An entry ends when the card is seen again.
"""

from __future__ import annotations

from .table import IN_ASIDE, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, Table


def remember(t: Table, seat: int, card: int, zones: int) -> None:
    t.memory[seat] = {**t.memory[seat], card: zones}


def forget(t: Table, seat: int, card: int) -> None:
    """The seat sees the card, or holds it: nothing needs remembering."""
    known = t.memory[seat]
    if card in known:
        t.memory[seat] = {c: z for c, z in known.items() if c != card}


def place_for_all(t: Table, card: int, zones: int) -> None:
    """Everybody saw where the card went."""
    for seat in range(t.seats):
        remember(t, seat, card, zones)


def place_for_others(t: Table, owner: int, card: int, zones: int) -> None:
    """Everybody saw where the card went; its owner still holds it."""
    for seat in range(t.seats):
        if seat != owner:
            remember(t, seat, card, zones)
    forget(t, owner, card)


def _moved(t: Table, seat: int, mask: int, gone: int, added: int) -> None:
    """Cards that may lie under `mask` may now lie in `added` too, and no longer in `gone`."""
    known = t.memory[seat]
    if any(z & mask for z in known.values()):
        t.memory[seat] = {c: (z & ~gone) | added if z & mask else z for c, z in known.items()}


def off_the_top(t: Table, zone: int) -> None:
    """The unseen top card of the draw pile went somewhere."""
    for seat, known in enumerate(t.memory):
        if known:
            _moved(t, seat, ON_TOP, ON_TOP, zone)
            _moved(t, seat, IN_DECK, 0, zone)


def drawn(t: Table, seat: int, card: int) -> None:
    """A seat drew the top card into its hand."""
    for other, known in enumerate(t.memory):
        if known:
            if other == seat:
                forget(t, seat, card)
            else:
                _moved(t, other, ON_TOP, ON_TOP, IN_HAND << seat)
                _moved(t, other, IN_DECK, 0, IN_HAND << seat)


def drawn_aside(t: Table, seat: int, card: int) -> None:
    """A seat drew the top card and has still to say where it goes."""
    for other, known in enumerate(t.memory):
        if known:
            if other == seat:
                forget(t, seat, card)
            else:
                _moved(t, other, ON_TOP, ON_TOP, IN_ASIDE)
                _moved(t, other, IN_DECK, 0, IN_ASIDE)


def decided(t: Table, seat: int, zone: int) -> None:
    """A card drawn aside went to a zone, unseen by the others."""
    for other, known in enumerate(t.memory):
        if known and other != seat:
            _moved(t, other, IN_ASIDE, 0 if t.aside else IN_ASIDE, zone)


def reshuffled(t: Table) -> None:
    """All that was in the discard pile is now somewhere in the draw pile."""
    for seat, known in enumerate(t.memory):
        if known:
            _moved(t, seat, IN_DISCARD, IN_DISCARD, IN_DECK)
