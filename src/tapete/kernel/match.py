"""Match: one game being played. Everybody enters by the same door, `answer`."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgspec

from . import undoing, views, worlds
from .chance import Fate, SeededFate
from .decision import Ask, Decision, Option
from .errors import Broken, Illegal, NotYours, TapeteError, Unreadable
from .event import Event
from .flow import Together
from .game import Game, Outcome, Wish
from .history import Answer, Base, Tail
from .reason import Reason
from .record import Record, Setup, commit, replay, write
from .seat import Seat
from .sitting import Sitting


class Match:
    """A game in progress: a table, the decisions it waits for, and how it came about."""

    __slots__ = (
        "_answers",
        "_ask",
        "_base",
        "_checked",
        "_drawn",
        "_fate",
        "_flow",
        "_fresh",
        "_log",
        "_looked",
        "_marks",
        "_outcome",
        "_pending",
        "_quiet",
        "_root",
        "_serial",
        "_sitting",
        "_undone",
        "game",
        "setup",
        "table",
    )

    def __init__(self, game: Game, setup: Setup, table: Any, *, check: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self._checked = check
        self._fate: Fate = SeededFate(setup.seed, setup.chance)
        self._drawn = 0
        self._log: Tail[Event] = Tail()
        self._answers: Tail[Answer] = Tail()
        self._undone: tuple[Any, ...] = ()
        self._outcome: Outcome | None = None
        self._serial = 0
        self._clear()
        self._root = self._base = Base(table.copy(), 0, 0, 0)
        self._attach()
        self._start()

    def _clear(self) -> None:
        self._flow: Any = None
        self._ask: Ask | None = None
        self._sitting: Sitting | None = None
        self._pending: tuple[Decision, ...] | None = None
        #: what a seat saw at a question, kept while worlds are drawn for it
        self._looked: tuple[Ask, int, bytes] | None = None
        self._quiet = False
        self._fresh = True
        self._marks = 0

    def _attach(self) -> None:
        self.table.log = CheckedLog(self._log, self.table) if self._checked else self._log

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer: several when seats choose at once."""
        found = self._pending
        if found is None:
            if self._ask is not None:
                found = (Decision(self, self._ask, self._serial),)
            elif self._sitting is not None:
                found = tuple(Decision(self, ask, serial) for ask, serial in self._sitting.waiting())
            else:
                found = ()
            self._pending = found
        return found

    @property
    def over(self) -> bool:
        return self._outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self._outcome

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return self._log.since(0)

    @property
    def answered(self) -> int:
        """How many answers stand; an undo makes them fewer."""
        return self._answers.total

    @property
    def happened(self) -> int:
        """How many events there have been; an undo makes them fewer."""
        return self._log.total

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, none knowing the others' picks."""
        return self._sitting is not None

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way: the step has asked its first question and changed nothing yet."""
        return self._quiet

    def seat(self, number: int) -> Seat:
        """What a bot is given: one seat's eyes."""
        self._must_sit(number)
        return Seat(self, number)

    def _must_sit(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.seats:
            raise Unreadable("no-seat", seat=str(seat))

    # -- answering -------------------------------------------------------------------------------

    def answer(
        self, choice: Option | str | int, decision: Decision | str | None = None, *, seat: int | None = None
    ) -> None:
        """Answer a pending decision with an Option, its id or its index.

        `decision` says which when several are pending; `seat` makes sure that it is that seat's.
        """
        ask = self._ask
        if ask is None or decision is not None or seat is not None or type(choice) is not int:
            ask, code = self._meant(choice, decision, seat)
        elif 0 <= choice < len(ask.options):
            code = ask.options[choice]
        else:
            raise self._illegal(ask, choice)
        self._accept(ask, code)

    def _meant(self, choice: Any, decision: Any, seat: int | None) -> tuple[Ask, Any]:
        """The question and the code that somebody means, or a refusal."""
        if self._outcome is not None:
            raise Illegal("match-over")
        if isinstance(choice, Option) and decision is None:
            decision = choice.decision
        pending = self.pending
        if decision is not None:
            name = decision.id if isinstance(decision, Decision) else decision
            pending = tuple(d for d in pending if d.id == name)
            if not pending:
                raise Illegal("no-decision", decision=str(name))
        elif seat is not None:
            pending = tuple(d for d in pending if d.seat == seat) or pending
        if len(pending) > 1:
            raise Unreadable("which-decision")
        ask = pending[0].ask
        if seat is not None and ask.seat != seat:
            raise NotYours("not-your-decision", seat=ask.seat + 1)
        return ask, self._code(pending[0], choice)

    def _code(self, decision: Decision, choice: Any) -> Any:
        ask = decision.ask
        if isinstance(choice, Option):
            if choice.decision.ask is ask:
                return choice.code
            choice = choice.id
        if type(choice) is int and 0 <= choice < len(ask.options):
            return ask.options[choice]
        if isinstance(choice, str):
            option = decision.options.find(choice)
            if option is not None:
                return option.code
        elif type(choice) is not int:
            raise Unreadable("unreadable-choice")
        raise self._illegal(ask, choice)

    def _illegal(self, ask: Ask, choice: Any) -> Illegal:
        ids = tuple(self.game.option_id(self.table, ask, code) for code in ask.options)
        error = Illegal("unknown-choice", choice=str(choice), options=list(ids))
        error.options = ids
        return error

    def _accept(self, ask: Ask, code: Any) -> None:
        """Take a legal answer and run on to the next question."""
        if self._quiet and self.setup.checkpoints != "none":
            self._checkpoint()
        log = self._log
        # What Answer(…) does, without the call in between: this runs for every decision.
        given = tuple.__new__(Answer, (ask.seat, code, log.upto + len(log), self._drawn))
        self._answers.append(given)
        self._fresh = self._quiet = False
        self._pending = None
        sitting = self._sitting
        if sitting is not None:
            self._serial = sitting.take(ask.seat, code, self._serial)
            if not sitting.done:
                return
            self._sitting = None
            self._run(sitting.results())
            return
        if self._flow is None:
            self._resume()
        self._ask = None
        self._run(code)

    def _checkpoint(self) -> None:
        base = self._base
        if self.setup.checkpoints == "turn" and base.table.turn == self.table.turn:
            return
        answers, events = self._answers.total, self._log.total
        if base.answers == answers and base.events == events and base.drawn == self._drawn:
            return  # a fork that plays on from its base keeps it
        self._base = Base(self.table.copy(), answers, events, self._drawn)

    # -- running the rules -----------------------------------------------------------------------

    def _start(self) -> None:
        """Begin the table's current step and run to its first question."""
        if self.table.over:
            self._finish()
            return
        self._begin()
        self._run(None)

    def _begin(self) -> None:
        self._flow = self.game.flow(self.table)
        # Both only grow, so their sum tells whether either has.
        self._marks = len(self._log) + self._drawn
        self._fresh = True

    def _resume(self) -> None:
        """A fork at a quiet moment shares its question; start the flow that asks it again."""
        asked, serial = self._ask, self._serial
        self._begin()
        self._run(None)
        assert self._ask is not None and asked is not None and self._ask.kind == asked.kind
        self._serial = serial
        self._fresh = self._quiet = False

    def _run(self, value: Any) -> None:
        """Send an answer into the rules and go on until a seat is asked or the game ends."""
        table, flow = self.table, self._flow
        try:
            while True:
                try:
                    question = flow.send(value)
                except StopIteration:
                    if table.over:
                        break
                    # What _begin does, without the call: most steps end within an answer.
                    flow = self._flow = self.game.flow(table)
                    self._marks = len(self._log) + self._drawn
                    self._fresh, value = True, None
                    continue
                if table.over:
                    flow.close()
                    break
                kind = type(question)
                if kind is Ask:
                    if len(question.options) == 1 and not question.reveals:
                        value = question.options[0]
                        continue
                    self._ask = question
                elif kind is Together:
                    sitting = Sitting(question.flows, self._serial)
                    if sitting.done:
                        value = sitting.results()
                        continue
                    self._sitting = sitting
                    self._serial = sitting.serial
                else:
                    self._drawn += 1
                    value = self._fate.result(question, self._drawn)
                    continue
                self._serial += 1
                self._quiet = self._fresh and self._marks == len(self._log) + self._drawn
                return
        except TapeteError:
            raise
        except Exception as error:
            raise self._broken(error) from error
        self._finish()

    def _finish(self) -> None:
        self._clear()
        self._outcome = self.game.outcome(self.table)
        if self._outcome is None:
            raise self._broken(AssertionError("the table is over without an outcome"))

    def _broken(self, error: Exception) -> Broken:
        broken = Broken("broken", problem=f"{type(error).__name__}: {error}")
        broken.answers = tuple((a.seat, a.code) for a in self._answers.since(0))
        return broken

    # -- copies ----------------------------------------------------------------------------------

    def _bare(self) -> Match:
        """A match like this one, without table, log and question."""
        match = Match.__new__(Match)
        match.game = self.game
        match.setup = self.setup
        match._checked = self._checked
        match._fate = self._fate
        match._undone = self._undone
        match._root = self._root
        match._base = self._base
        match._outcome = self._outcome
        match._serial = self._serial
        match._sitting = None
        match._looked = None
        match._pending = None
        match._flow = None
        return match

    def fork(self) -> Match:
        """An independent copy of this very moment."""
        if self._quiet or self._outcome is not None:
            match = self._bare()
            match.table = self.table.copy()
            match._log = self._log.fork()
            match._answers = self._answers.fork()
            match._drawn = self._drawn
            match._ask = self._ask
            match._quiet = self._quiet
            match._fresh = True
            match._marks = self._drawn
            match._attach()
            if self._sitting is not None:
                match._restart(self)
            return match
        match = self._back(self._base)
        for seat, code, _, _ in self._answers.since(self._base.answers):
            match._accept_from(seat, code)
        match._rename(self)
        return match

    def _restart(self, other: Match) -> None:
        """Ask the current step's first question anew, under the names it has in another copy."""
        self._clear()
        self._start()
        self._rename(other)

    def _rename(self, other: Match) -> None:
        """Give the pending questions the ids they have in another copy of this moment."""
        self._serial = other._serial
        self._pending = None
        if self._sitting is not None and other._sitting is not None:
            self._sitting.rename(other._sitting)

    def _back(self, base: Base, fate: Fate | None = None) -> Match:
        """A match at a base that this one has passed, with its own chance or another's."""
        match = self._bare()
        match._fate = fate or self._fate
        match.table = base.table.copy()
        match._log = self._log.back_to(base.events)
        match._answers = self._answers.back_to(base.answers)
        match._drawn = base.drawn
        match._base = base
        match._outcome = None
        match._clear()
        match._attach()
        match._start()
        return match

    def _accept_from(self, seat: int, code: Any) -> None:
        """Give again an answer that was given before."""
        if self._ask is not None and self._ask.seat == seat:
            self._accept(self._ask, code)
            return
        for decision in self.pending:
            if decision.seat == seat:
                self._accept(decision.ask, code)
                return
        raise Illegal("not-your-turn")

    def travel_light(self, seed: int | None = None) -> None:
        """Keep no checkpoints from here on: for a fork that is played on and forked no more.

        With a seed it also meets a chance of its own from here on.
        """
        self.setup = msgspec.structs.replace(self.setup, checkpoints="none")
        if seed is not None:
            self._fate = SeededFate(f"{seed} {self._drawn}")

    def sample_world(self, seat: int, seed: int) -> Match:
        """A fork whose hidden part and future chance are drawn anew; that seat sees the same."""
        self._must_sit(seat)
        return worlds.sample(self, seat, seed)

    def undo(self, seat: int, consent: Collection[int] = ()) -> Reason | None:
        """Take back that seat's last answer; a Reason if the others' consent is needed and missing."""
        self._must_sit(seat)
        return undoing.undo(self, seat, consent)

    def undo_needs(self, seat: int) -> Reason | None:
        """What stands between a seat and its last answer; None: it may take it back freely."""
        self._must_sit(seat)
        return undoing.needs(self, seat)

    # -- looking ---------------------------------------------------------------------------------

    def view(self, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """What a seat may see (None: a spectator), ready for JSON."""
        if seat is not None:
            self._must_sit(seat)
        return views.view(self, seat, lang)

    def story(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, as that seat (or SEES_ALL) is told them, each with its number `n`."""
        told = []
        for n, happened in enumerate(self._log.since(since), since):
            event = self.game.event_view(self.table, happened, seat, lang)
            if event is not None:
                told.append({"n": n, **event})
        return told

    def given(self, seat: int) -> list[Any]:
        """What a seat has answered so far, in the words of the rules; a seat remembers its own answers."""
        return [code for who, code, _, _ in self._answers.since(0) if who == seat]

    def why_not(self, seat: int, wish: Wish | dict[str, Any]) -> Reason | None:
        """Why something one would expect to be able to do cannot be done; None if it can."""
        self._must_sit(seat)
        return views.why_not(self, seat, wish)

    def position(self) -> dict[str, Any]:
        """The last quiet table as readable JSON, with the answers since if an action is under way."""
        return views.position(self)

    def hash(self) -> str:
        """A fingerprint of the state and of what is asked."""
        asked = [
            (d.seat, d.kind, [self.game.option_id(self.table, d.ask, code) for code in d.ask.options])
            for d in self.pending
        ]
        state = msgspec.json.encode((self.game.snapshot(self.table), asked, self._drawn, self.over))
        return blake2b(state, digest_size=16).hexdigest()

    @property
    def commitment(self) -> str:
        """A promise of the seed that can be shown before the first answer."""
        return commit(self.setup)

    def record(self) -> Record:
        """The match as data that replays."""
        return write(self)

    def __deepcopy__(self, memo: Any) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.record(),)

    def __repr__(self) -> str:
        asked = ", ".join(map(repr, self.pending)) or f"over: {self._outcome}"
        return f"<Match of {self.game.id}, {self._answers.total} answers; {asked}>"


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
