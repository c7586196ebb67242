"""Facts about power cards, and how the table changes by each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tapete.games.seasons.abilities import enter_index, leave_index
from tapete.games.seasons.memory import (
    decided,
    drawn,
    drawn_aside,
    forget,
    off_the_top,
    place_for_all,
    place_for_others,
    remember,
    reshuffled,
)
from tapete.games.seasons.printed import Tokens
from tapete.games.seasons.table import IN_DISCARD, IN_HAND, ON_TOP, Table
from tapete.kernel.event import Event


class Drew(Event):
    """The top card of the draw pile into a hand, to stay there."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    source: int = 0
    #: shown to everybody
    shown: bool = False

    def apply(self, t: Table) -> None:
        t.deck.pop()
        t.hand[self.seat].append(self.card)
        if self.shown:
            place_for_others(t, self.seat, self.card, IN_HAND << self.seat)
        else:
            drawn(t, self.seat, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if self.shown or seat == self.seat else ()


class DrewAside(Event):
    """Cards from the top of the draw pile, to be kept, given or discarded next."""

    REVEALS: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    source: int = 0

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.deck.pop()
            t.aside.append(card)
            drawn_aside(t, self.seat, card)

    def shows(self, seat: int) -> Iterable[int]:
        return self.cards if seat == self.seat else ()


class Kept(Event):
    """A card drawn aside went into the drawer's hand."""

    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.aside.remove(self.card)
        t.hand[self.seat].append(self.card)
        decided(t, self.seat, IN_HAND << self.seat)


class Given(Event):
    """A card drawn aside went into another's hand."""

    REVEALS: ClassVar[bool] = True
    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        t.aside.remove(self.card)
        t.hand[self.to].append(self.card)
        decided(t, self.seat, IN_HAND << self.to)
        remember(t, self.seat, self.card, IN_HAND << self.to)
        forget(t, self.to, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if seat == self.to else ()


class DiscardedAside(Event):
    """Cards drawn aside went face down to the discard pile."""

    seat: int
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.aside.remove(card)
            t.discard.append(card)
            remember(t, self.seat, card, IN_DISCARD)
        if self.cards:
            decided(t, self.seat, IN_DISCARD)


class DiscardedFromHand(Event):
    """A card from a hand to the discard pile, shown to everybody on its way."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.hand[self.seat].remove(self.card)
        t.discard.append(self.card)
        place_for_all(t, self.card, IN_DISCARD)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class LookedAtTop(Event):
    """A seat looked at the top card of the draw pile."""

    REVEALS: ClassVar[bool] = True
    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        remember(t, self.seat, self.card, ON_TOP)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,) if seat == self.seat else ()


class DiscardedTop(Event):
    """The top card of the draw pile, unseen, to the discard pile."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.deck.pop()
        t.discard.append(self.card)
        off_the_top(t, IN_DISCARD)


class Reshuffled(Event):
    """The discard pile became the new draw pile."""

    order: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.discard.clear()
        t.deck[:] = self.order
        reshuffled(t)


class Entered(Event):
    """A card was put into play without being summoned, so nothing that watches summoning hears it."""

    seat: int
    card: int
    #: where it came from: "hand", "aside" or "deck"
    origin: str = "hand"
    source: int = 0
    #: types of energy that count as paid for it, a bit each: all four when it came for free
    paid: int = 15

    def apply(self, t: Table) -> None:
        if self.origin == "deck":
            t.deck.pop()
        elif self.origin == "aside":
            t.aside.remove(self.card)
        else:
            t.hand[self.seat].remove(self.card)
        into_play(t, self.seat, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class Summoned(Event):
    """A card was summoned from a hand: its cost is paid and it lies in play."""

    seat: int
    card: int
    tokens: Tokens
    crystals: int
    paid: int

    def apply(self, t: Table) -> None:
        t.hand[self.seat].remove(self.card)
        into_play(t, self.seat, self.card)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.card,)


class Activated(Event):
    """The activation of a card is paid; its effect comes next."""

    seat: int
    card: int


class Turned(Event):
    """A card was turned sideways to be activated; some stay straight."""

    seat: int
    card: int
    straight: bool = False

    def apply(self, t: Table) -> None:
        if not self.straight:
            t.turned.append(self.card)


class Sacrificed(Event):
    """A card in play went to the discard pile; tokens on it return to the stock."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        out_of_play(t, self.seat, self.card)
        t.discard.append(self.card)
        place_for_all(t, self.card, IN_DISCARD)


class ReturnedToHand(Event):
    """A card in play went back to its owner's hand; tokens on it return to the stock."""

    seat: int
    card: int
    source: int = 0

    def apply(self, t: Table) -> None:
        out_of_play(t, self.seat, self.card)
        t.hand[self.seat].append(self.card)
        place_for_others(t, self.seat, self.card, IN_HAND << self.seat)


class ChangedOwner(Event):
    """A card in play went to another seat; it is straight there."""

    seat: int
    to: int
    card: int

    def apply(self, t: Table) -> None:
        t.play[self.seat].remove(self.card)
        t.play[self.to].append(self.card)
        t.owner[self.card] = self.to
        if self.card in t.turned:
            t.turned.remove(self.card)


def into_play(t: Table, seat: int, card: int) -> None:
    t.play[seat].append(card)
    t.owner[card] = seat
    enter_index(t, card)
    for other in range(t.seats):
        forget(t, other, card)


def out_of_play(t: Table, seat: int, card: int) -> None:
    t.play[seat].remove(card)
    del t.owner[card]
    leave_index(t, card)
    t.stored.pop(card, None)
    if card in t.turned:
        t.turned.remove(card)
