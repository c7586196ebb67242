"""Cards between zones out of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from tapete.games.keyforge.movement import (
    HIDDEN,
    arranged,
    drawn,
    in_sight,
    laid_under,
    learn,
    put,
    shuffled,
    take,
    without,
)
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.event import Event

OPEN: Final = ("discard", "purged", "play")
PILES: Final = frozenset(("hand", "deck", "discard", "limbo"))
"""Zones that are no more than a list of each player."""


class Drawn(Event):
    """Cards go from the top of a deck to the hand; only their owner sees them."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        deck = t.deck[self.seat]
        del deck[len(deck) - len(self.cards) :]
        t.hand[self.seat].extend(self.cards)
        drawn(t, self.seat, self.cards)

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if seat == self.seat else ()


class Shuffled(Event):
    """A deck in a new order; what was known of its order is known no more."""

    REVEALS: ClassVar[bool] = True
    seat: int
    order: tuple[int, ...]
    anew: bool = False
    """The discard pile has just become the deck."""

    def apply(self, t: Table) -> None:
        t.deck[self.seat][:] = self.order
        shuffled(t, self.seat)


class PileShuffled(Event):
    """The notice that a player shuffled its discard pile into its deck; told where somebody waits for it."""

    seat: int


class Arranged(Event):
    """The top cards of a deck lie in the order that a player chose; the other one knows it no more."""

    seat: int
    """Who put them back."""
    of: int
    """Whose deck it is."""
    cards: tuple[int, ...]
    """The last one on top."""

    def apply(self, t: Table) -> None:
        deck = t.deck[self.of]
        deck[len(deck) - len(self.cards) :] = self.cards
        arranged(t, self.seat, self.of, self.cards)

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if seat == self.seat else ()


class Moved(Event):
    """A card goes from one place out of play to another, or onto the stack of the card being played."""

    n: int
    seat: int
    """Whose zone it leaves."""
    place: str
    to: str
    to_seat: int
    open: bool = False
    """Shown to both players on its way."""
    discarded: bool = False
    top: bool = True
    at: int = -1
    """Its very place there, where it takes that of another card."""
    along: bool = False
    """The whole pile goes: told once, not card by card."""

    def apply(self, t: Table) -> None:
        n, place, to = self.n, self.place, self.to
        if (
            place in PILES
            and to in PILES
            and self.top
            and self.at < 0
            and not t.cast[n].card.outside
            and not t.face_up
        ):
            # What take and put come to for most cards.
            getattr(t, place)[self.seat].remove(n)
            getattr(t, to)[self.to_seat].append(n)
        else:
            take(t, n, place, self.seat)
            put(t, n, to, self.to_seat, self.top, self.at)
        if place == "purged":
            # Nobody gives back what has left the purged cards (v17.2 FAQ «Caja de Spangler»).
            for b in t.bodies.values():
                if n in b.purged:
                    b.purged = without(b.purged, n)
        if to == "discard":
            in_sight(t, n)
        else:
            learn(t, n, self.seat, place, to, self.to_seat, open=self.open)
        if self.discarded and place == "hand" and self.seat == t.active:
            t.discarded.append(n)

    @property
    def REVEALS(self) -> bool:  # type: ignore[override]
        """Whoever takes a card off a deck learns what it is."""
        return self.place == "deck"

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,) if self.open or self.to in OPEN or self.to_seat == seat else ()


class Revealed(Event):
    """Cards are shown to one seat or to both, and stay where they are."""

    REVEALS: ClassVar[bool] = True
    cards: tuple[int, ...]
    to: int = -1
    """The seat that looks; -1 for both."""

    def apply(self, t: Table) -> None:
        for n in self.cards:
            for seat in (0, 1) if self.to < 0 else (self.to,):
                t.known[seat][n] = ()

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if self.to in (-1, seat) else ()


class ShelvedFaceUp(Event):
    """A card lies face up in the archives."""

    REVEALS: ClassVar[bool] = True
    n: int

    def apply(self, t: Table) -> None:
        t.face_up = (*t.face_up, self.n)
        for known in t.known:
            known[self.n] = ()

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,)


class Discarded(Event):
    """A card was discarded from a hand or deck: the notice that abilities wait for."""

    n: int
    seat: int
    place: str


class CardPut(Event):
    """A card goes under a card in play, face up (grafted) or face down."""

    n: int
    seat: int
    place: str
    body: Body
    face_down: bool = True
    secret: bool = False
    """It lay face down before: a token creature was turned no more than that."""

    def apply(self, t: Table) -> None:
        take(t, self.n, self.place, self.seat)
        self.body.under = (*self.body.under, self.n)
        if not self.face_down:
            self.body.grafted = (*self.body.grafted, self.n)
        laid_under(t, self.n, self.seat, self.place, self.body, seen=self.seen)

    @property
    def seen(self) -> bool:
        """Whether everybody sees which card it is: it lies face up, or lay so until then."""
        return not self.face_down or (self.place not in HIDDEN and not self.secret)

    @property
    def REVEALS(self) -> bool:  # type: ignore[override]
        """Whoever may look at a card off a deck learns what it is."""
        return self.place == "deck"

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,) if seat == self.body.controller or self.seen else ()
