"""Clocks: computed from the times of the moves, so that a restart gives the same clocks again."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from copy import copy

from .wire import Clock, DaysClock, MoveClock, TotalClock

DAY = 86_400.0


class Timer:
    """How much time each seat has left. Times are seconds since the epoch, as the first move told them.

    From one move to the next the steady clock of the machine counts: a wall clock that is set anew
    gives nobody time and takes none.
    """

    def __init__(self, clock: Clock | None, seats: int, at: float) -> None:
        self.clock = clock
        self.at = at
        self.running: list[int] = []
        self.left = [allowance(clock)] * seats
        self.spent = [0.0] * seats
        #: all the time that a seat was charged
        self._seen = time.monotonic()

    def fork(self) -> Timer:
        """An independent copy."""
        other = copy(self)
        other.left, other.running, other.spent = list(self.left), list(self.running), list(self.spent)
        return other

    # -- what time it is ---------------------------------------------------------------------------

    def now(self) -> float:
        """The time at this table."""
        return self.at + max(0.0, time.monotonic() - self._seen)

    def look_up(self, now: float) -> None:
        """Somebody comes who did not see the last move happen, and knows only what a wall clock says."""
        self._seen = time.monotonic() - max(0.0, now - self.at)

    # -- running -----------------------------------------------------------------------------------

    def run(self, at: float, seats: Sequence[int], answered: int | None = None) -> None:
        """Something happened at that time, perhaps a seat's answer; from now on these seats think."""
        self.spend(at)
        self.go(seats, answered)

    def spend(self, at: float) -> None:
        """Charge those who thought until then."""
        spent = max(0.0, at - self.at)
        self.at = max(at, self.at)
        self._seen = time.monotonic()
        for seat in self.running:
            self.left[seat] -= spent
            self.spent[seat] += spent

    def go(self, seats: Sequence[int], answered: int | None = None, held: Collection[int] = ()) -> None:
        """From now on these seats think; those held go on with what they had left."""
        if answered is not None:
            self._reward(answered)
        for seat in seats:
            if seat not in held and (seat == answered or seat not in self.running):
                self._begin(seat)
        self.running = list(seats)

    def _begin(self, seat: int) -> None:
        if isinstance(self.clock, (MoveClock, DaysClock)):
            self.left[seat] = allowance(self.clock)

    def _reward(self, seat: int) -> None:
        if isinstance(self.clock, TotalClock):
            self.left[seat] += self.clock.increment

    def skip(self, seconds: float) -> None:
        """The clocks stood still for so long."""
        self.at += max(0.0, seconds)

    def left_at(self, now: float) -> list[float]:
        """Seconds left for each seat at a moment."""
        spent = max(0.0, now - self.at)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    @property
    def deadline(self) -> float | None:
        """When the first of the thinking seats runs out of time."""
        if self.clock is None or not self.running:
            return None
        return self.at + min(self.left[seat] for seat in self.running)

    def fallen(self, now: float) -> tuple[int, ...]:
        """The seats whose time was up first: several, where they chose at once and none of them did."""
        if self.clock is None or not self.running:
            return ()
        left = self.left_at(now)
        least = min(left[seat] for seat in self.running)
        return tuple(seat for seat in self.running if left[seat] == least) if least <= 0 else ()

    @property
    def live(self) -> bool:
        """Whether players sit there waiting: such a clock stands still while the server is away."""
        return isinstance(self.clock, (MoveClock, TotalClock))


def allowance(clock: Clock | None) -> float:
    """What a seat starts with."""
    if isinstance(clock, DaysClock):
        return clock.days * DAY
    return float(clock.seconds) if clock is not None else 0.0
