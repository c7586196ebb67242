"""Match: one game being played. Everybody enters by the same door, `answer`."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgspec

from . import undoing, views, worlds
from .chance import SeededFate
from .course import Course
from .decision import Ask, Decision, Option
from .errors import Illegal, NotYours, Unreadable, must_speak
from .event import SEES_ALL
from .game import Wish
from .reason import Reason
from .record import Record, commit, replay, write
from .seat import Seat
from .view_shape import MatchView


class Match(Course):
    """A game in progress: a table, the decisions it waits for, and how it came about."""

    __slots__ = ()

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
        ask = self.ask
        if ask is None or decision is not None or seat is not None or type(choice) is not int:
            ask, code = self.meant(choice, decision, seat)
        elif 0 <= choice < len(ask.options):
            code = ask.options[choice]
        else:
            raise self._illegal(ask, choice)
        self.accept(ask, code)

    def meant(self, choice: Any, decision: Any = None, seat: int | None = None) -> tuple[Ask, Any]:
        """The question and the code that somebody means, or a refusal; changes nothing."""
        if self.outcome is not None:
            raise Illegal("match-over")
        if isinstance(choice, Option) and decision is None:
            decision = choice.decision
        asked = self._asked(decision, seat)
        if seat is not None and asked.seat != seat:
            raise NotYours("not-your-decision", seat=asked.seat + 1)
        return asked.ask, self._code(asked, choice)

    def _asked(self, decision: Any, seat: int | None) -> Decision:
        """The one pending decision of that name or seat."""
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
        return pending[0]

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

    # -- copies ----------------------------------------------------------------------------------

    def travel_light(self, seed: int | None = None) -> None:
        """Keep no checkpoints from here on: for a fork that is played on and forked no more.

        With a seed it also meets a chance of its own from here on.
        """
        self.setup = msgspec.structs.replace(self.setup, checkpoints="none")
        if seed is not None:
            self.fate = SeededFate(f"{seed} {self.drawn}")

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
        """What a seat may see (None: a spectator; SEES_ALL: every hand, for replays), ready for JSON."""
        shown: dict[str, Any] = msgspec.to_builtins(self.shown(seat, lang))
        return shown

    def shown(self, seat: int | None = None, lang: str = "en") -> MatchView:
        """The same as `view`, in structs."""
        self._must_see(seat)
        return views.view(self, seat, lang)

    def story(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, as that seat (or SEES_ALL) is told them, each with its number `n`."""
        self._must_hear(seat, lang, since)
        told = self.game.told(self.table, self.log.since(since), seat, lang)
        return [{"n": n, **event} for n, event in enumerate(told, since) if event is not None]

    def shown_story(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[dict[str, Any]]:
        """The same with what is to be seen of each event (`acts`), and the events that are seen without being told."""
        self._must_hear(seat, lang, since)
        told, events = [], self.log.since(since)
        texts = self.game.told(self.table, events, seat, lang)
        for n, (happened, event) in enumerate(zip(events, texts, strict=True), since):
            acts = self.game.acts(self.table, happened, seat, lang) if self._sees(happened, seat) else []
            if event is not None or acts:
                seen = {"n": n, **(event or {"kind": type(happened).__name__})}
                told.append(seen | {"acts": acts} if acts else seen)
        return told

    def _must_see(self, seat: Any) -> None:
        if seat is not None and seat != SEES_ALL:
            self._must_sit(seat)

    def _must_hear(self, seat: Any, lang: Any, since: Any) -> None:
        self._must_see(seat)
        must_speak(lang)
        if type(since) is not int or since < 0:
            raise Unreadable("bad-since", since=str(since))

    def _sees(self, happened: Any, seat: int | None) -> bool:
        return seat == SEES_ALL or bool(happened.seen_by(seat))

    def given(self, seat: int) -> list[Any]:
        """What a seat has answered so far, in the words of the rules; a seat remembers its own answers."""
        self._must_sit(seat)
        return [code for who, code, _, _ in self.answers.since(0) if who == seat]

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
        state = msgspec.json.encode((self.game.snapshot(self.table), asked, self.drawn, self.over))
        return blake2b(state, digest_size=16).hexdigest()

    @property
    def counted(self) -> int:
        """In which turn the game is, or in which round, as people count in it."""
        return int(getattr(self.table, self.game.counts))

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
        asked = ", ".join(map(repr, self.pending)) or f"over: {self.outcome}"
        return f"<Match of {self.game.id}, {self.answers.total} answers; {asked}>"
