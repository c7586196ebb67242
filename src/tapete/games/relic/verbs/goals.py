"""What missions ask for; `on` says what the rules look at for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ....kernel import Flow
from ..rules.gains import can_pay, spend
from ..rules.places import others, stands
from ..table import Table
from .base import Foe, Noun, Place
from .conditions import counted, is_foe, is_such


class Goal:
    """A goal that is never met by merely looking, unless it says otherwise."""

    on: ClassVar[str] = ""

    def met(self, t: Table, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class Defeat(Goal):
    """Win battles against so many enemies of a kind."""

    on: ClassVar[str] = "defeat"
    n: int
    foe: Foe

    def counts(self, t: Table, card: int) -> bool:
        return is_foe(t, card, self.foe)

    def counts_sheet(self, attribute: int, value: int) -> bool:
        """Whether a scenario sheet counts that was beaten with that attribute."""
        return is_such(self.foe, attribute, value)


@dataclass(frozen=True)
class Pass(Goal):
    """Pass so many skill tests."""

    on: ClassVar[str] = "pass"
    n: int


@dataclass(frozen=True)
class Visit(Goal):
    """Be in each of some spaces, marked by your tokens, or anywhere in a region."""

    on: ClassVar[str] = "visit"
    places: tuple[Place, ...]
    marks: tuple[int, ...] = ()
    #: the spaces as numbers; none for a zone or region

    def met(self, t: Table, seat: int) -> bool:
        if self.marks:
            return not t.players[seat].marks
        return stands(t, t.players[seat].space, self.places[0])


@dataclass(frozen=True)
class Join(Goal):
    """End your turn in the zone or on the space of another player."""

    on: ClassVar[str] = "join"
    n: int = 1

    def met(self, t: Table, seat: int) -> bool:
        here = t.box.spaces[t.players[seat].space]
        spots = [t.box.spaces[t.players[s].space] for s in others(t, seat)]
        return sum(s is here or bool(here.zone and s.zone == here.zone) for s in spots) >= self.n


@dataclass(frozen=True)
class Offer(Goal):
    """Pay so many of something in your Experience phase."""

    on: ClassVar[str] = "offer"
    n: int
    what: Noun

    def payable(self, t: Table, seat: int) -> bool:
        return can_pay(t, seat, self.what, self.n)

    def pay(self, t: Table, seat: int) -> Flow[bool]:
        return spend(t, seat, self.what, self.n)


@dataclass(frozen=True)
class Reach(Goal):
    """Have so many of something."""

    on: ClassVar[str] = "reach"
    n: int
    what: Noun

    def met(self, t: Table, seat: int) -> bool:
        return self.near(t, seat, 0)

    def near(self, t: Table, seat: int, more: int) -> bool:
        """Whether so much more would meet it."""
        return counted(t, seat, self.what, -1) + more >= self.n
