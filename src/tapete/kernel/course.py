"""Course: a match as it runs. The rules' flow, the answers, the log, and the copies made from them.

What looks at a match or rebuilds it (worlds, undo, records, positions) works on this; what players, bots
and servers are given is `Match`.
"""

from __future__ import annotations

from typing import Any, Self

from .chance import Fate, SeededFate
from .decision import Ask, Decision
from .errors import Broken, Illegal, TapeteError
from .event import Event
from .flow import Flow, Together
from .game import Game, Outcome
from .history import Answer, Base, Tail
from .record import Setup
from .sitting import Sitting

new_tuple = tuple.__new__


def _steps(game: Game, table: Any, log: Tail[Event]) -> Flow[None]:
    """The rules from the table's current step on, one step after another until the table is over.

    Not a loop of the course: a step that ends in here ends without an exception (1,300 instructions a step in a loop of nothing else). It knows
    the log and not the course, which holds it, so that nothing must be found by the garbage collector.
    """
    flow = game.flow
    while not table.over:
        log.begun = len(log)
        yield from flow(table)


class Course:
    """A table, what the rules ask at it, and how it came about."""

    __slots__ = (
        "_pending",
        "answers",
        "ask",
        "base",
        "checked",
        "drawn",
        "fate",
        "flow",
        "game",
        "log",
        "looked",
        "outcome",
        "over",
        "root",
        "serial",
        "setup",
        "sitting",
        "table",
        "undone",
    )

    def __init__(self, game: Game, setup: Setup, table: Any, *, check: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self.checked = check
        self.fate: Fate = SeededFate(setup.seed, setup.chance)
        self.drawn = 0
        self.log: Tail[Event] = Tail()
        self.answers: Tail[Answer] = Tail()
        self.undone: tuple[Any, ...] = ()
        #: how it ended; None while it goes on
        self.outcome: Outcome | None = None
        #: whether it has ended; kept beside the outcome, since whoever plays asks before every decision
        self.over = False
        self.serial = 0
        self.clear()
        self.root = self.base = Base(table.copy(), 0, 0, 0)
        self.attach()
        self.start()

    def clear(self) -> None:
        """Forget the question and the flow that asked it."""
        self.flow: Any = None
        self.ask: Ask | None = None
        self.sitting: Sitting | None = None
        self._pending: tuple[Decision, ...] | None = None
        #: what a seat saw at a question, kept while worlds are drawn for it
        self.looked: tuple[Ask, int, bytes] | None = None
        self.log.begun = -1

    def attach(self) -> None:
        """Let the table write into this match's log."""
        self.table.log = CheckedLog(self.log, self.table) if self.checked else self.log

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer: several when seats choose at once."""
        found = self._pending
        if found is not None:
            return found
        ask = self.ask
        if ask is not None:
            found = (Decision(self, ask, ask.seat, self.serial),)
        elif self.sitting is not None:
            found = self._seated(self.sitting)
        else:
            # Not kept: somebody may be looking in the middle of an event, and a question is yet to come.
            return ()
        self._pending = found
        return found

    def _seated(self, sitting: Sitting) -> tuple[Decision, ...]:
        """The decisions of several seats that choose at once."""
        return tuple(Decision(self, ask, ask.seat, serial) for ask, serial in sitting.waiting())

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way: the step has asked its first question and changed nothing yet."""
        return self.log.begun == len(self.log)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return self.log.since(0)

    @property
    def answered(self) -> int:
        """How many answers stand; an undo makes them fewer."""
        return self.answers.total

    @property
    def happened(self) -> int:
        """How many events there have been; an undo makes them fewer."""
        return self.log.total

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, none knowing the others' picks."""
        return self.sitting is not None

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked now, and what kind of question."""
        return [(d.seat, d.kind) for d in self.pending]

    # -- running the rules -----------------------------------------------------------------------

    def accept(self, ask: Ask, code: Any) -> None:
        """Take a legal answer and run on to the next question."""
        log = self.log
        happened = len(log)
        if log.begun == happened and self.setup.checkpoints != "none":
            self._checkpoint()
        # What Answer(…) does, without the call in between: this runs for every decision.
        self.answers.append(new_tuple(Answer, (ask.seat, code, log.upto + happened, self.drawn)))
        log.begun = -1
        self._pending = None
        if self.sitting is not None:
            self._seat_answered(self.sitting, ask.seat, code)
            return
        if self.flow is None:
            self._resume()
        self.ask = None
        self._run(code)

    def _seat_answered(self, sitting: Sitting, seat: int, code: Any) -> None:
        """One of several seats that choose at once has answered."""
        self.serial = sitting.take(seat, code, self.serial)
        if sitting.done:
            self.sitting = None
            self._run(sitting.results())

    def _checkpoint(self) -> None:
        base = self.base
        if self.setup.checkpoints == "turn" and base.table.turn == self.table.turn:
            return
        answers, events = self.answers.total, self.log.total
        if base.answers == answers and base.events == events and base.drawn == self.drawn:
            return  # a fork that plays on from its base keeps it
        self.base = Base(self.table.copy(), answers, events, self.drawn)

    def start(self) -> None:
        """Begin the table's current step and run to its first question."""
        if self.table.over:
            self._finish()
            return
        self.flow = _steps(self.game, self.table, self.log)
        self._run(None)

    def _resume(self) -> None:
        """A fork at a quiet moment shares its question; start the flow that asks it again."""
        asked, serial = self.ask, self.serial
        self.flow = _steps(self.game, self.table, self.log)
        self._run(None)
        assert self.ask is not None and asked is not None and self.ask.kind == asked.kind
        self.serial = serial
        self.log.begun = -1

    def _run(self, value: Any) -> None:
        """Send an answer into the rules and go on until a seat is asked or the game ends."""
        table, flow, log = self.table, self.flow, self.log
        try:
            while True:
                question = flow.send(value)
                if table.over:
                    flow.close()
                    break
                kind = type(question)
                if kind is Ask:
                    if len(question.options) == 1 and not question.reveals:
                        value = question.options[0]
                        continue
                    self.ask = question
                elif kind is Together:
                    sitting = Sitting(question.flows, self.serial)
                    if sitting.done:
                        value = sitting.results()
                        continue
                    self.sitting = sitting
                    self.serial = sitting.serial
                else:
                    self.drawn += 1
                    log.begun = -1
                    value = self.fate.result(question, self.drawn)
                    continue
                self.serial += 1
                return
        except StopIteration as end:
            if not table.over:
                raise self._broken(end) from end
        except TapeteError:
            raise
        except Exception as error:
            raise self._broken(error) from error
        self._finish()

    def _finish(self) -> None:
        self.clear()
        self.outcome = self.game.outcome(self.table)
        self.over = True
        if self.outcome is None:
            raise self._broken(AssertionError("the table is over without an outcome"))

    def _broken(self, error: Exception) -> Broken:
        broken = Broken("broken", problem=f"{type(error).__name__}: {error}")
        broken.answers = tuple((seat, code) for seat, code, _, _ in self.answers.since(0))
        return broken

    # -- copies ----------------------------------------------------------------------------------

    def bare(self) -> Self:
        """A match like this one, without table, log and question."""
        match = object.__new__(type(self))
        match.game = self.game
        match.setup = self.setup
        match.checked = self.checked
        match.fate = self.fate
        match.undone = self.undone
        match.root = self.root
        match.base = self.base
        match.outcome = self.outcome
        match.over = self.over
        match.serial = self.serial
        match.sitting = None
        match.looked = None
        match._pending = None
        match.flow = None
        return match

    def fork(self) -> Self:
        """An independent copy of this very moment."""
        if self.quiet or self.over:
            match = self.bare()
            match.table = self.table.copy()
            match.log = self.log.fork()
            match.answers = self.answers.fork()
            match.drawn = self.drawn
            match.ask = self.ask
            match.log.begun = 0 if self.quiet else -1
            match.attach()
            if self.sitting is not None:
                match.restart(self)
            return match
        match = self.back(self.base)
        for seat, code, _, _ in self.answers.since(self.base.answers):
            match.accept_from(seat, code)
        match.rename(self)
        return match

    def restart(self, other: Course) -> None:
        """Ask the current step's first question anew, under the names it has in another copy."""
        self.clear()
        self.start()
        self.rename(other)

    def rename(self, other: Course) -> None:
        """Give the pending questions the ids they have in another copy of this moment."""
        self.serial = other.serial
        self._pending = None
        if self.sitting is not None and other.sitting is not None:
            self.sitting.rename(other.sitting)

    def back(self, base: Base, fate: Fate | None = None) -> Self:
        """A match at a base that this one has passed, with its own chance or another's."""
        match = self.bare()
        match.fate = fate or self.fate
        match.table = base.table.copy()
        match.log = self.log.back_to(base.events)
        match.answers = self.answers.back_to(base.answers)
        match.drawn = base.drawn
        match.base = base
        match.outcome, match.over = None, False
        match.clear()
        match.attach()
        match.start()
        return match

    def accept_from(self, seat: int, code: Any) -> None:
        """Give again an answer that was given before."""
        if self.ask is not None and self.ask.seat == seat:
            self.accept(self.ask, code)
            return
        for decision in self.pending:
            if decision.seat == seat:
                self.accept(decision.ask, code)
                return
        raise Illegal("not-your-turn")

    def become(self, other: Self) -> None:
        """Be at another copy's moment from here on, in questions of new names."""
        serial = self.serial + 1
        undone = self.undone
        for name in Course.__slots__:
            setattr(self, name, getattr(other, name))
        self.attach()
        self.undone = undone
        self._pending = None
        self.serial = serial
        if self.sitting is not None:
            for seat in self.sitting.chairs:
                self.rename_chair(seat)

    def rename_chair(self, seat: int) -> None:
        """A question that comes back to a seat among several gets another name."""
        assert self.sitting is not None
        self.serial += 1
        self.sitting.chairs[seat].serial = self.serial
        self._pending = None


class CheckedLog(list[Event]):
    """A log for tests: every event is followed by a check of the whole table."""

    def __init__(self, log: Tail[Event], table: Any) -> None:
        self.log = log
        self.table = table

    def append(self, event: Event) -> None:
        self.log.append(event)
        self.table.check()

    def extend(self, events: Any) -> None:
        for event in events:
            self.append(event)
