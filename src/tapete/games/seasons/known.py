"""Which cards a seat knows of, and where each may lie: what it sees, remembers and learnt in the draft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .rules.prelude import held, nine
from .table import DRAFT, GROUPS, IN_ASIDE, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, Table
from .worlds import segments

#: A zone, and whose it is (-1: nobody's).
Place = tuple[str, int]


def seen(t: Table, seat: int) -> Iterator[tuple[int, Place, int]]:
    """The cards that the seat sees: card, where it lies, and its place there, from 1."""
    for s in range(t.seats):
        for place, card in enumerate(t.play[s], 1):
            yield card, ("play", s), place
    own: list[tuple[str, Sequence[int]]] = [
        ("hand", sorted(t.hand[seat])),
        ("second-year", t.library[seat * 2]),
        ("third-year", t.library[seat * 2 + 1]),
        ("pack", sorted(held(t, seat)) if t.step == DRAFT else ()),
        ("picked", sorted(_picked(t, seat))),
        ("aside", sorted(t.aside) if seat == t.active else ()),
    ]
    for zone, cards in own:
        for place, card in enumerate(cards, 1):
            yield card, (zone, seat), place


def _picked(t: Table, seat: int) -> Sequence[int]:
    if t.step == DRAFT:
        return t.picked_by(seat)
    return nine(t, seat) if t.step == GROUPS else ()


def remembered(t: Table, seat: int) -> Iterator[tuple[int, list[Place]]]:
    """The cards that the seat has seen and sees no more, and the places where each may lie."""
    for card, mask in t.memory[seat].items():
        places: list[Place] = [("top", -1)] if mask & ON_TOP else [("deck", -1)] if mask & IN_DECK else []
        if mask & IN_DISCARD:
            places.append(("discard", -1))
        if mask & IN_ASIDE:
            places.append(("aside", t.active))
        places += [("hand", s) for s in range(t.seats) if s != seat and mask & IN_HAND << s]
        yield card, places


def drafted(t: Table, seat: int) -> dict[int, list[int]]:
    """The cards that others took in the draft as far as the seat can tell, each with who may have it."""
    if t.level == "apprentice":
        groups = t.packs if t.step <= GROUPS else t.picks
        found = {card: [s] for s, group in enumerate(groups) if s != seat for card in group}
    else:
        found = _taken(t, seat)
    if t.step <= GROUPS:
        return found
    hidden = {card for s in range(t.seats) if s != seat for card in _unseen_of(t, s)}
    return {card: who for card, who in found.items() if card in hidden and card not in t.memory[seat]}


def _taken(t: Table, seat: int) -> dict[int, list[int]]:
    """What was taken from each pack between two visits is a set that the seat knows."""
    found: dict[int, list[int]] = {}
    done = len(t.picks[0]) if t.picks else 0
    for pack, picks in enumerate(t.picks):
        cells = [*picks, *t.packs[pack]] if t.packs else list(picks)
        for start, end in segments(seat, pack, t.seats, done):
            if start <= done:
                who = [(pack + i) % t.seats for i in range(start, end)]
                found |= dict.fromkeys(cells[start:end], who)
    return found


def _unseen_of(t: Table, s: int) -> list[int]:
    """What lies hidden before another seat, and in the piles."""
    return [*t.hand[s], *t.library[s * 2], *t.library[s * 2 + 1], *t.deck, *t.discard]
