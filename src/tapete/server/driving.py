"""What moves a table by itself: bots answer, clocks ring, bots sit in for the absent. Only the owner does it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from tapete.kernel.errors import Broken, TapeteError

from .bots import Thought
from .play import Answered, Covered, Move, RanOut
from .refusals import Refused
from .store import SeatRow

if TYPE_CHECKING:
    from .rooms import Room

log = logging.getLogger("tapete.server")

#: a table where only bots play is watched at leisure
LEISURE = 0.4
#: seconds after which a move that could not be kept is tried again
AGAIN = 1.0


class Driver:
    """Keeps one room going."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._away: dict[int, float] = {}
        self._broke: tuple[int, set[str]] = (-1, set())
        #: a version, and the options there that the rules stumbled over

    @property
    def busy(self) -> bool:
        """Whether a bot is at it."""
        return self._bots is not None

    def go_on(self) -> None:
        """Let bots answer and set the alarm of the clock, if this worker owns the table."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        play = self._room.play
        if not self._room.owned or play is None or play.over:
            return
        if play.timer.deadline is not None:
            self._set_alarm(max(0.0, play.timer.deadline - play.timer.now()) + 0.05)
        if self._bots is None and any(play.bot_for(seat) for seat in play.thinking):
            self._bots = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    # -- clocks ------------------------------------------------------------------------------------

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._room.spawn(self._flag())

    async def _flag(self) -> None:
        """Whoever ran out of time gives up; without such a seat everything goes on."""
        play = self._room.play
        seats = play.timer.fallen(play.timer.now()) if play is not None and not play.over else ()
        if seats:
            await self._attempt(RanOut(seats))
        else:
            self.go_on()

    # -- bots --------------------------------------------------------------------------------------

    async def _drive(self) -> None:
        """Bots answer as long as one is asked."""
        people = any(seat.kind == "person" for seat in self._room.row.seats)
        try:
            while self._room.owned and await self._answer():
                await asyncio.sleep(0 if people else LEISURE)
        except Exception as error:
            self._room.hall.aside.put(self._room.row.id, error)
            self._set_alarm(AGAIN)
        finally:
            self._bots = None

    async def _answer(self) -> bool:
        """One bot's answer; whether to go on."""
        room, play = self._room, self._room.play
        if play is None or play.over:
            return False
        asked = next((d for d in play.match.pending if play.bot_for(d.seat)), None)
        if asked is None:
            return False
        name = play.bot_for(asked.seat) or "stand-in"
        thought = Thought(room.row.id, play.start, list(room.moves), asked.seat, asked.id, name)
        version, option = play.version, await room.hall.thinkers.choose(thought, play)
        if self._broke[0] == version and option in self._broke[1]:
            # the rules stumble there: any other option is better than a table that stands still
            option = next((o.id for o in asked.options if o.id not in self._broke[1]), None)
            if option is None:
                return False
        return option is None or await self._attempt(Answered(asked.seat, option), asked.id)

    async def _attempt(self, move: Move, decision: str | None = None) -> bool:
        """A move that may come too late, which is no harm. Whether to go on at once."""
        try:
            await self._room.move(move, decision)
        except Broken:
            # told by the room; another option may do better, the same would not
            return self._note_broken(move)
        except Refused:
            self._set_alarm(AGAIN)
            return False
        except TapeteError:
            return True
        return True

    def _note_broken(self, move: Move) -> bool:
        version = self._room.playing.version
        if not isinstance(move, Answered):
            return False
        if self._broke[0] != version:
            self._broke = version, set()
        self._broke[1].add(move.option)
        return True

    # -- absences ----------------------------------------------------------------------------------

    async def mind_absences(self, present: set[str], grace: float) -> None:
        """Where the table says so, a bot sits in for who keeps others waiting, and hands the seat back."""
        play = self._room.play
        if play is None or play.over or not self._room.owned:
            return
        for seat in self._room.row.seats:
            if seat.kind != "person":
                continue
            if seat.person in present:
                self._away.pop(seat.number, None)
                if seat.number in play.covered:
                    await self._attempt(Covered(seat.number, False))
            elif present and self._keeps_waiting(seat, grace):
                await self._attempt(Covered(seat.number, True))

    def _keeps_waiting(self, seat: SeatRow, grace: float) -> bool:
        now = time.monotonic()
        away = now - self._away.setdefault(seat.number, now)
        play, rule = self._room.playing, self._room.row.absent
        asked = seat.number in play.thinking and seat.number not in play.covered
        return rule == "bot" and asked and away >= grace
