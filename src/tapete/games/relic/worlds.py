"""Worlds that a seat cannot tell apart: which card lies where, for all it knows."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ...kernel import Rng
from .components import MISSION, POWER
from .table import Table


def redraw(t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
    """Deal anew the order of every deck, others' power cards and missions that nobody has seen.

    Cards change places only within a group that the seat cannot tell apart: what was out of a deck
    when it was last made anew cannot be in it now.
    """
    for deck in range(8):
        if deck not in (POWER, MISSION):
            t.decks[deck] = tuple(_shuffled(t.decks[deck], rng, kept))
    _deal(t, POWER, seat, rng, kept)
    _deal(t, MISSION, seat, rng, kept)


def _shuffled(cards: tuple[int, ...], rng: Rng, kept: Container[int]) -> list[int]:
    loose = [c for c in cards if c not in kept]
    anew = iter(rng.shuffled(sorted(loose)))
    return [c if c in kept else next(anew) for c in cards]


def _deal(t: Table, deck: int, seat: int, rng: Rng, kept: Container[int]) -> None:
    """Exchange what is hidden in a deck and, by age, in others' hands or under missions."""
    known = {c for s, c in t.known if s == seat}
    groups: dict[int, list[tuple[int, int]]] = {0: [(-1, i) for i in range(len(t.decks[deck]))]}
    holders = [list(p.hand if deck == POWER else p.done) for p in t.players]
    for owner, cards in enumerate(holders):
        for i, card in enumerate(cards):
            if _hidden(t, deck, owner, card, seat) and card not in known:
                groups.setdefault(t.vintage.get(card, 0), []).append((owner, i))
    order = list(t.decks[deck])
    for _, places in sorted(groups.items()):
        _exchange(order, holders, places, rng, kept)
    t.decks[deck] = tuple(order)
    _put_back(t, deck, holders)


def _hidden(t: Table, deck: int, owner: int, card: int, seat: int) -> bool:
    return owner != seat if deck == POWER else card in t.players[owner].blind


def _exchange(
    order: list[int],
    holders: list[list[int]],
    places: list[tuple[int, int]],
    rng: Rng,
    kept: Container[int],
) -> None:
    cards: list[Any] = [order[i] if owner < 0 else holders[owner][i] for owner, i in places]
    loose = [k for k, card in enumerate(cards) if card not in kept]
    for k, card in zip(loose, rng.shuffled(sorted(cards[k] for k in loose))):
        owner, i = places[k]
        if owner < 0:
            order[i] = card
        else:
            holders[owner][i] = card


def _put_back(t: Table, deck: int, holders: list[list[int]]) -> None:
    moved: dict[int, tuple[int, ...]] = {}
    for p, cards in zip(t.players, holders):
        if deck == POWER:
            # A token lies on a place of the hand: whichever card is imagined there bears it.
            anew = {old: new for old, new in zip(p.hand, cards) if old in t.marked}
            moved |= {new: t.marked[old] for old, new in anew.items()}
            p.hand = tuple(cards)
            p.moments = -1
        else:
            blind = {old: new for old, new in zip(p.done, cards) if old in p.blind}
            p.done = tuple(cards)
            p.blind = tuple(blind[c] for c in p.blind)
    if deck == POWER and t.marked:
        laid = {c: seats for c, seats in t.marked.items() if t.box.things[c].deck != POWER}
        t.marked = laid | moved
