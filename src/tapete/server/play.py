"""A table's game as a fold over its moves: the match, and what the server adds to it.

Every worker that shows a table plays the same moves and comes to the same `Play`; so does a server
that starts again. A move is durable before anybody is told of it.
"""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from typing import Any

import msgspec

from tapete.kernel.errors import Illegal, TapeteError
from tapete.kernel.game import Outcome
from tapete.kernel.match import Match
from tapete.kernel.reason import Reason
from tapete.kernel.record import begin as begin_match

from .clocks import Timer
from .wire import Clock


class Answered(msgspec.Struct, tag_field="k", tag="a", frozen=True):
    """A seat answered."""

    seat: int
    option: str


class UndoWanted(msgspec.Struct, tag_field="k", tag="u", frozen=True):
    """A seat takes back its last answer, or asks the others whether it may."""

    seat: int
    fair: bool = False
    #: whoever is away is asked too; at older tables the bot that sat in agreed for them


class Consented(msgspec.Struct, tag_field="k", tag="c", frozen=True):
    """Another seat agreed to that, or did not."""

    seat: int
    agree: bool


class GaveUp(msgspec.Struct, tag_field="k", tag="g", frozen=True):
    """A seat conceded; with `time`, as older tables wrote it, its time was up."""

    seat: int
    time: bool = False


class Ready(msgspec.Struct, tag_field="k", tag="r", frozen=True):
    """A seat is ready for the clock to run."""

    seat: int


class RanOut(msgspec.Struct, tag_field="k", tag="t", frozen=True):
    """The time of these seats was up at one moment."""

    seats: tuple[int, ...]


class Hinted(msgspec.Struct, tag_field="k", tag="h", frozen=True):
    """A seat asked a bot what it would do, in a game between people."""

    seat: int


class Covered(msgspec.Struct, tag_field="k", tag="b", frozen=True):
    """A bot sits in for an absent player, or hands the seat back."""

    seat: int
    covered: bool


class Paused(msgspec.Struct, tag_field="k", tag="p", frozen=True):
    """The server was away: clocks stood still for so many seconds."""

    seconds: float


Move = Answered | UndoWanted | Consented | GaveUp | RanOut | Ready | Covered | Paused | Hinted


class Start(msgspec.Struct, frozen=True):
    """What a table's match starts from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    at: float
    clock: Clock | None = None
    position: dict[str, Any] | None = None
    bots: tuple[str | None, ...] = ()
    #: the level of each seat that a bot plays from the beginning


class Ask(msgspec.Struct):
    """A wish to take back that waits for consent."""

    id: str
    seat: int
    agreed: set[int]


class Given(msgspec.Struct, frozen=True):
    """An answer that stands: whose, the clocks when it came, and what it said where somebody may take it back."""

    seat: int
    left: list[float]
    spent: float
    texts: dict[str, str] | None = None


class Play:
    """The match of a table with its clocks, absences, wishes to take back and concessions."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.match = begin(start)
        self.version = 0
        self.bots: list[str | None] = [*start.bots, *([None] * (start.seats - len(start.bots)))]
        self.covered: set[int] = set()
        self.gone: dict[int, bool] = {}
        self.ready: set[int] = set()
        self.hints: list[tuple[int, int]] = []
        #: who asked a bot, and after how many answers, in games between people
        self.wish: Ask | None = None
        self.settled: tuple[str, int, bool] | None = None
        #: what the last move did beside the match: took events back, changed who plays a seat
        self.rewound = False
        self.reseated = False
        self._early: Outcome | None = None
        self._given: list[Given] = []
        self._held: set[int] = set()
        #: seats that go on with the time they had before what was taken back
        self._versions = [0]
        self._counts = [self.events]
        #: the turn or round it began in and whose decision it was: a what-if begins in the middle of a game
        self.opening = (self.match.counted, self.thinking)
        self.timer = Timer(start.clock, start.seats, start.at)
        self.timer.run(start.at, self.on_the_clock)

    def fork(self) -> Play:
        """An independent copy of this very moment; what is tried on one changes nothing of the other."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (list, set, dict)):
                setattr(other, name, value.copy())
        other.match, other.timer = self.match.fork(), self.timer.fork()
        other.wish = Ask(self.wish.id, self.wish.seat, set(self.wish.agreed)) if self.wish else None
        return other

    # -- looking -----------------------------------------------------------------------------------

    @property
    def events(self) -> int:
        return self.match.happened

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return self.match.answered

    @property
    def over(self) -> bool:
        return self._early is not None or self.match.over

    @property
    def outcome(self) -> Outcome | None:
        return self._early or self.match.outcome

    @property
    def thinking(self) -> list[int]:
        """The seats that everybody waits for."""
        return [] if self.over else [d.seat for d in self.match.pending]

    @property
    def on_the_clock(self) -> list[int]:
        """The people among them, once all are ready; bots have no clock."""
        return [] if self.awaited else [seat for seat in self.thinking if self.bot_for(seat) is None]

    @property
    def awaited(self) -> list[int]:
        """Whom a clock of people who sit there waits for before it first runs. Who answers is ready."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        if not self.timer.live or self.over or len(people) < 2:
            return []
        return [seat for seat in people if seat not in self.ready and self.bot_for(seat) is None]

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now: its own, or one that sits in."""
        if self.bots[seat] is not None:
            return self.bots[seat]
        if seat in self.gone:
            return "caretaker"
        return "stand-in" if seat in self.covered else None

    def version_of(self, event: int) -> int:
        """The version that brought an event."""
        return self._versions[bisect_right(self._counts, event)] if event < self._counts[-1] else self.version

    def events_at(self, version: int) -> int | None:
        """How many events had happened at a version that was not undone since; else None."""
        at = bisect_right(self._versions, version) - 1
        return self._counts[at] if at >= 0 else None

    # -- moving ------------------------------------------------------------------------------------

    def check(self, move: Move, decision: str | None = None) -> None:
        """Refuse a move that does not fit; changes nothing."""
        if self.over:
            raise Illegal("match-over")
        if isinstance(move, Consented):
            if self.wish is None or move.seat == self.wish.seat or move.seat in self.wish.agreed:
                raise Illegal("no-decision", decision="undo")
        elif isinstance(move, UndoWanted):
            needs = self.match.undo_needs(move.seat)
            if needs is not None and needs.code == "undo-nothing":
                raise Illegal.because(needs)
        elif isinstance(move, GaveUp) and move.seat in self.gone:
            raise Illegal("not-an-option")
        elif isinstance(move, Ready) and move.seat not in self.awaited:
            raise Illegal("no-decision", decision="ready")
        elif isinstance(move, RanOut) and not set(move.seats) <= set(self.on_the_clock):
            raise Illegal("not-an-option")
        elif isinstance(move, Answered):
            self.match.meant(move.option, decision, move.seat)

    def apply(self, move: Move, at: float, texts: dict[str, str] | None = None) -> None:
        """Take a move; raises a TapeteError, with nothing changed, if it does not fit.

        `texts` is what an answer says, for whoever gave it.
        """
        self.settled = None
        self.rewound = False
        self.reseated = isinstance(move, (Covered, GaveUp, RanOut))
        self._held = set()
        if isinstance(move, Paused):
            self.timer.skip(move.seconds)
        self.timer.spend(at)
        if isinstance(move, Answered):
            timer, seat = self.timer, move.seat
            given = Given(seat, list(timer.left), timer.spent[seat], texts)
            self._apply(move)
            self._given.append(given)
        else:
            self._apply(move)
        self.version += 1
        self._mark()
        if not self.awaited:
            self.ready = set(range(self.start.seats))
        self.timer.go(self.on_the_clock, move.seat if isinstance(move, Answered) else None, self._held)

    def _apply(self, move: Move) -> None:
        match move:
            case Answered(seat, option):
                self.match.answer(option, seat=seat)
                self.ready.add(seat)
                self._settle(False)
            case Ready(seat):
                self.ready.add(seat)
            case UndoWanted(seat, fair):
                self._want_back(seat, fair)
            case Hinted(seat):
                self.hints.append((self.answers, seat))
            case Consented(seat, agree):
                self._hear(seat, agree)
            case GaveUp(seat, time):
                self._give_up((seat,), time)
            case RanOut(seats):
                self._give_up(seats, True)
            case Covered(seat, covered):
                (self.covered.add if covered else self.covered.discard)(seat)

    def _mark(self) -> None:
        """Remember how many events each version had, forgetting what an undo took away."""
        count = self.events
        while self._counts and self._counts[-1] > count:
            self._counts.pop()
            self._versions.pop()
        if self._counts and self._counts[-1] == count:
            return
        self._counts.append(count)
        self._versions.append(self.version)

    # -- taking back -------------------------------------------------------------------------------

    def _want_back(self, seat: int, fair: bool) -> None:
        """Bots agree, and whoever gave up has no say; who is only away is asked."""
        away = self.covered if fair else set()
        agreed = {s for s in range(self.start.seats) if self.bot_for(s) is not None and s not in away}
        if self._take_back(seat, agreed):
            return
        self.wish = Ask(f"u{self.version + 1}", seat, agreed)

    def _hear(self, seat: int, agree: bool) -> None:
        if self.wish is None:
            return
        if not agree:
            self._settle(False)
            return
        self.wish.agreed.add(seat)
        if self._take_back(self.wish.seat, self.wish.agreed):
            self._settle(True)

    def _take_back(self, seat: int, agreed: set[int]) -> bool:
        before, answers, together = self.events, self.answers, self.match.simultaneous
        free = self.match.undo_needs(seat) is None
        if self.match.undo(seat, agreed) is not None:
            return False
        self.rewound = before != self.events
        alone = together and self.match.simultaneous and answers - self.answers == 1
        self._turn_back(seat, free, alone)
        return True

    def _turn_back(self, seat: int, free: bool, alone: bool) -> None:
        """Clocks stand as they did before what was taken back. Who took it back without asking anybody has
        still spent what they thought since; where several choose at once nobody else's time is touched."""
        at = self.last_of(seat)
        if at is None:
            return
        given, timer = self._given[at], self.timer
        own = given.left[seat] - (timer.spent[seat] - given.spent if free else 0.0)
        if alone:
            del self._given[at]
            timer.left[seat] = own
            self._held = {seat}
        else:
            del self._given[at:]
            timer.left = [own if s == seat else left for s, left in enumerate(given.left)]
            self._held = set(range(self.start.seats))

    def last_of(self, seat: int) -> int | None:
        """The number of a seat's last answer among those given here that stand."""
        return next((n for n in reversed(range(len(self._given))) if self._given[n].seat == seat), None)

    def taken_with(self, seat: int) -> list[Given]:
        """What goes if that seat takes its last answer back: that one, and all that came after."""
        at = self.last_of(seat)
        return [] if at is None else self._given[at:]

    def _settle(self, how: bool) -> None:
        if self.wish is not None:
            self.settled = (self.wish.id, self.wish.seat, how)
        self.wish = None

    # -- giving up ---------------------------------------------------------------------------------

    def _give_up(self, seats: tuple[int, ...], time: bool) -> None:
        """Two at a table: the other wins. More: a bot plays on for whoever left, who cannot win. Where the
        last ones leave at one moment nobody wins."""
        self.gone |= dict.fromkeys(seats, time)
        self._settle(False)
        left = [s for s in range(self.start.seats) if s not in self.gone]
        if len(left) < 2:
            code = ("time-up" if time else "conceded") if left else "time-up-at-once"
            reason = Reason(code, {"player": seats[-1]}, game="server")
            self._early = Outcome(tuple(left), tuple(0 for _ in range(self.start.seats)), reason)


def begin(start: Start) -> Match:
    """The match before its first answer."""
    return opened(start.game, start.seats, start.options, int(start.seed), start.position)


def opened(
    game: str, seats: int, options: dict[str, Any], seed: int, position: dict[str, Any] | None = None
) -> Match:
    """A match of the game's declared settings, or one that starts from a position; nothing else is heard."""
    chosen = {} if position is not None else options
    return begin_match(game, chosen, seats=seats, seed=seed, position=position, checkpoints="turn")


_moves = msgspec.json.Decoder(Move)


def read_move(body: str) -> Move:
    move: Move = _moves.decode(body)
    return move


def write_move(move: Move) -> str:
    return msgspec.json.encode(move).decode()


__all__ = [
    "Answered", "Consented", "Covered", "GaveUp", "Hinted", "Move", "Paused", "Play", "RanOut", "Ready", "Start", "TapeteError",
    "UndoWanted", "opened", "read_move", "write_move",
]  # fmt: skip
