"""The turn."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tapete.games.keyforge.movement import (
    forget,
    hear_lasting,
)
from tapete.games.keyforge.table import Table
from tapete.kernel.event import Event


class FirstSeated(Event):
    """Who begins."""

    seat: int

    def apply(self, t: Table) -> None:
        t.first = t.active = self.seat


class Renumbered(Event):
    """All cards get new numbers before anything is shuffled: nobody sees which is which."""

    order: tuple[int, ...]
    """The old number of each card."""

    def apply(self, t: Table) -> None:
        t.cast = tuple(t.cast[n] for n in self.order)
        for seat in (0, 1):
            t.deck[seat][:] = [n for n, copy in enumerate(t.cast) if copy.owner == seat]

    def seen_by(self, seat: int | None) -> bool:
        return False


class TurnBegan(Event):
    """A player becomes the active player; effects about this turn of theirs wake up, others run out."""

    seat: int
    turn: int

    def apply(self, t: Table) -> None:
        t.turn = self.turn
        t.active = self.seat
        t.forged[self.seat] = ()
        if t.stolen != (0, 0):
            t.stolen = (t.stolen[0] * self.seat, t.stolen[1] * (1 - self.seat))
        if t.lasting:
            _wake(t, self.seat)
        t.changed()


def _wake(t: Table, seat: int) -> None:
    """Effects that waited for this turn of theirs begin, those that ran until it are over."""
    over = {e.serial for e in t.lasting if e.until == "start" and e.turn_of == seat}
    woken = [e for e in t.lasting if e.until == "next" and e.turn_of == seat]
    t.lasting = tuple(
        msgspec.structs.replace(e, until="turn") if e in woken else e
        for e in t.lasting
        if e.serial not in over
    )
    forget(t, over)
    for e in t.lasting:
        if any(e.serial == w.serial for w in woken):
            hear_lasting(t, e)


class EffectsTurned(Event):
    """The notice that lasting effects ran out with the turn: what no longer stands is looked for."""

    UNSETTLES: ClassVar[bool] = True


class TurnEnded(Event):
    """What lasted for the turn is over; counts of the turn begin anew."""

    seat: int

    def apply(self, t: Table) -> None:
        one, other = t.played_before
        mine = tuple(t.played)
        t.played_before = (mine, other) if self.seat == 0 else (one, mine)
        if t.played_as or t.played_before_as[self.seat]:
            one_as, other_as = t.played_before_as
            t.played_before_as = (t.played_as, other_as) if self.seat == 0 else (one_as, t.played_as)
        if t.played:
            t.played = []
        if t.used:
            t.used = []
        if t.discarded:
            t.discarded = []
        if t.slain:
            t.slain = []
        t.destroyed = ()
        t.deeds = ()
        t.played_as = t.used_as = ()
        t.before = 0
        t.house = ""
        t.omega = False
        for b in t.bodies.values():
            # Writing costs much more than looking.
            if b.stirred:
                b.stirred = b.attacked = b.spent = False
                b.armor_used = b.armor_seen = b.uses = 0
        if t.lasting:
            _run_out(t)
        t.changed()


def _run_out(t: Table) -> None:
    """Effects for the turn are over."""
    over = {e.serial for e in t.lasting if e.until == "turn"}
    t.lasting = tuple(e for e in t.lasting if e.serial not in over)
    forget(t, over)


class CardsReadied(Event):
    """Step 4: the active player's exhausted cards become ready."""

    seat: int
    kept: tuple[int, ...] = ()
    """Those that do not."""

    def apply(self, t: Table) -> None:
        bodies, kept = t.bodies, self.kept
        for zone in (t.line[self.seat], t.artifacts[self.seat]):
            for n in zone:
                b = bodies[n]
                if b.exhausted and n not in kept:
                    b.exhausted = False


class HouseChosen(Event):
    """Step 2: the active house of the turn; empty when there was no valid choice."""

    seat: int
    house: str

    def apply(self, t: Table) -> None:
        t.house = self.house
        one, other = t.house_before
        t.house_before = (one, self.house) if self.seat else (self.house, other)
        t.changed()


class HouseBecame(Event):
    """Another house becomes the active one in the middle of the turn."""

    seat: int
    house: str

    def apply(self, t: Table) -> None:
        t.house = self.house
        t.changed()


class Named(Event):
    """The notice that a card's effect had a house, a number or a card's name chosen, which both players hear."""

    seat: int
    n: int
    house: str = ""
    number: int = -1
    word: str = ""

    def shows(self, seat: int) -> tuple[int, ...]:
        return (self.n,)


class AboutToDraw(Event):
    """The notice that the “draw cards” step of a player begins; told where somebody waits for it."""

    seat: int


class TurnEnding(Event):
    """Step 5 is over: effects of the end of the turn resolve."""

    seat: int


class Announced(Event):
    """ "Check!": at the end of the turn the player could forge a key."""

    seat: int


class Mulligan(Event):
    """A player takes a new starting hand with one card less, or keeps the one it has."""

    seat: int
    took: bool

    def apply(self, t: Table) -> None:
        t.mulligans += 1
