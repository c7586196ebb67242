"""Facts about the Prelude, the dice, the wheel and the course of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tapete.games.seasons.printed import SPACES
from tapete.games.seasons.table import DIE, DRAFT, END, GROUPS, MAIN, ROUND, TAKE, Packs, Table
from tapete.kernel.event import Event

# The Prelude.


class BoxPrepared(Event):
    """The dice of each season that take part were chosen."""

    box: tuple[tuple[int, ...], ...]

    def apply(self, t: Table) -> None:
        t.box = self.box


class Dealt(Event):
    """The cards were dealt for the draft: a pack to each seat."""

    REVEALS: ClassVar[bool] = True
    packs: Packs
    deck: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.packs = self.packs
        t.picks = ((),) * t.seats
        t.deck[:] = self.deck
        t.step = DRAFT

    def shows(self, seat: int) -> Iterable[int]:
        return self.packs[seat]


class DealtGroups(Event):
    """Each seat received one of the preset groups, which everybody knows."""

    groups: Packs
    #: which group each seat got
    numbers: tuple[int, ...]
    deck: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.packs = self.groups
        t.picks = ((),) * t.seats
        t.deck[:] = self.deck
        t.step = GROUPS

    def shows(self, seat: int) -> Iterable[int]:
        return [card for group in self.groups for card in group]


class Picked(Event):
    """Every seat picked a card of its pack at once and passed the rest to the left."""

    REVEALS: ClassVar[bool] = True
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        n = t.seats
        round_ = len(t.picks[0])
        holders = [(pack + round_) % n for pack in range(n)]
        t.picks = tuple((*t.picks[p], self.cards[holders[p]]) for p in range(n))
        t.packs = tuple(tuple(c for c in t.packs[p] if c not in self.cards) for p in range(n))
        if not t.packs[0]:
            t.packs = ()
            t.step = GROUPS


class Grouped(Event):
    """Every seat laid its nine cards out at once: a hand, library II and library III."""

    #: by seat: the three groups
    groups: tuple[Packs, ...]

    def apply(self, t: Table) -> None:
        for seat, (hand, second, third) in enumerate(self.groups):
            t.hand[seat] = list(hand)
            t.library[seat * 2] = second
            t.library[seat * 2 + 1] = third
        if t.level == "apprentice":
            # Everybody knows the preset groups: they stand where the draft's history would.
            t.picks = t.packs
        t.packs = ()
        t.step = ROUND


# Rounds and dice.


class RoundBegan(Event):
    """Turned cards were straightened and the dice of the season rolled."""

    REVEALS: ClassVar[bool] = True
    round: int
    first: int
    dice: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.round = self.round
        t.turned.clear()
        t.pool[:] = self.dice
        t.taken[:] = [-1] * t.seats
        t.active = self.first
        t.step = TAKE


class TookDie(Event):
    """A seat took one of the dice."""

    seat: int
    die: int

    def apply(self, t: Table) -> None:
        t.pool.remove(self.die)
        t.taken[self.seat] = self.die
        after = (self.seat + 1) % t.seats
        t.active = after
        if after == t.first:
            t.step = DIE
            t.turn += 1


class RerolledDie(Event):
    """A seat rolled its die again."""

    REVEALS: ClassVar[bool] = True
    seat: int
    die: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.taken[self.seat] = self.die


class DieResolved(Event):
    """The compulsory actions of the die are done: the rest of the turn is free."""

    seat: int

    def apply(self, t: Table) -> None:
        t.step = MAIN


class TurnEnded(Event):
    """A seat ended its turn."""

    seat: int

    def apply(self, t: Table) -> None:
        t.crystallising = False
        t.boost = 0
        t.turn += 1
        after = (self.seat + 1) % t.seats
        t.active = after
        t.step = END if after == t.first else DIE


class RoundEnded(Event):
    """All seats have had their turn: effects at the end of the round come now."""


# The wheel.


class SeasonMoved(Event):
    """The season marker moved to a space, and the year marker with it."""

    by: int
    space: int
    year: int
    source: int = 0

    def apply(self, t: Table) -> None:
        t.space = self.space
        t.year = self.year
        if self.year > 3:
            t.ending = True


class SeasonChanged(Event):
    """The marker crossed into another season."""

    season: int
    seat: int = -1


class LibraryOpened(Event):
    """The cards under a library token joined a hand."""

    seat: int
    year: int

    def apply(self, t: Table) -> None:
        place = self.seat * 2 + self.year - 2
        t.hand[self.seat] += t.library[place]
        t.library[place] = ()


class FirstPassed(Event):
    """The seat to the left of the first one is first now."""

    seat: int

    def apply(self, t: Table) -> None:
        t.first = self.seat
        t.active = self.seat
        t.pool.clear()
        t.taken[:] = [-1] * t.seats
        t.step = ROUND


# The end.


class GameEnding(Event):
    """The last year is over: effects at the end of the game come now."""


class GameEnded(Event):
    """The points were counted."""

    scores: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.scores = self.scores
        t.over = True


def moved(space: int, year: int, by: int) -> tuple[int, int]:
    """Where the markers stand after a move on the wheel, forwards or backwards."""
    place = space - 1 + by
    return place % SPACES + 1, year + place // SPACES
