"""A room: one table with everybody who looks at it. Decode, check, answer, write down, tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import msgspec

import tapete
from tapete.kernel import words
from tapete.kernel.errors import Broken, RulesChanged, TapeteError

from . import presenter
from .clients import Client
from .driving import Driver
from .info import iso, seat_names
from .play import Answered, Move, Paused, Play, Start, read_move, write_move
from .refusals import Refused
from .series import bots_bid
from .store import UNREACHABLE, Stale, Stand, TableRow, Taken
from .store.notes import CHAT_SHOWN, ChatRow
from .wire import ChatLine, ChatSaid, Clock, Hello, TableSaid, write

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("tapete.server")

#: events told to who comes in; the whole of a long game would keep everybody else waiting
LOG_SHOWN = 400


class Room:
    """A table in memory. One worker owns it and plays bots and clocks; any may take answers."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.play: Play | None = None
        self.moves: list[tuple[float, str]] = []
        self.clients: set[Client] = set()
        self.chat: list[ChatLine] = []
        self._lines: dict[int, None] = {}
        #: the lines of chat that were told last, by number
        self.owned = False
        self.closed = False
        #: a write failed and what is written down is not known: no move is taken until it is
        self.dirty = False
        #: when that was last written down
        self.noted = time.monotonic()
        self.stood = 0
        #: the version whose position is written down
        self.idle_since = time.monotonic()
        self.telling: asyncio.TimerHandle | None = None
        self.told: tuple[list[str], int] | None = None
        #: who is here, as it was last told; and whether that is about to be told anew
        self._left: float | None = None
        #: since when nobody attended the table, until that is written down as a pause
        self.driver = Driver(self)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def playing(self) -> Play:
        """The game, once it has begun."""
        if self.play is None:
            raise Refused(409, "not-playing")
        return self.play

    # -- loading -----------------------------------------------------------------------------------

    async def load(self) -> None:
        """Play every move that was written down."""
        lines = await self.hall.store.notes.chat(self.row.id)
        self.chat, self._lines = [chat_line(line) for line in lines], dict.fromkeys(line.id for line in lines)
        if self.row.state == "waiting":
            return
        must_be_todays(self.row)
        rows = await self.hall.store.tables.moves(self.row.id)
        play = Play(start_of(self.row))
        for row in rows:
            play.apply(read_move(row.body), row.at)
        self.moves = [(row.at, row.body) for row in rows]
        play.timer.look_up(self.hall.now())
        self.play = play

    async def claim(self) -> None:
        """Own the table if nobody does."""
        if self.row.state != "playing" or self.owned:
            return
        mine, left = self.row.worker == self.hall.worker, None
        if not mine:
            mine, left = await self.hall.store.leases.claim(self.row.id)
        if not mine:
            return
        self._left = left if left is not None else self._left
        await self.catch_up()
        play = self.play
        if play is not None and play.over:
            await self.finish()
        if self._left is not None and play is not None and play.timer.live and not play.over:
            await self.move(Paused(round(max(0.0, play.timer.now() - max(self._left, play.timer.at)), 3)))
        self.owned, self._left = True, None
        self.driver.go_on()

    async def begin(self, row: TableRow) -> None:
        """The game of a table that waited begins."""
        async with self._lock:
            self.reseat(row)
            if self.play is None:
                self.closed = True
                await self._reopen()
        await self.claim()
        self.tell_all()

    async def catch_up(self) -> None:
        """Take in the moves that other workers wrote."""
        async with self._lock:
            await self._catch_up()

    async def catch_up_chat(self) -> None:
        """Tell what was said at other workers."""
        for line in await self.hall.store.notes.chat(self.row.id):
            self.tell_chat(line)

    async def _catch_up(self) -> None:
        if self.play is None:
            return
        for row in await self.hall.store.tables.moves(self.row.id, self.play.version):
            before = self.play.events
            try:
                self.play.apply(read_move(row.body), row.at)
            except Exception:
                # half of a move is none: everything is played again before the next is taken
                self.play, self.closed = None, True
                raise
            self.moves.append((row.at, row.body))
            self.dirty = True
            self._publish(before)

    # -- moving ------------------------------------------------------------------------------------

    async def move(self, move: Move, decision: str | None = None) -> None:
        """Take a move: it is durable when this returns, and everybody has been told."""
        # who asked may go away meanwhile; what was begun is finished all the same
        await asyncio.shield(self.spawn(self._move(move, decision)))

    async def _move(self, move: Move, decision: str | None) -> None:
        async with self._lock:
            if self.closed:
                await self._reopen()
            while True:
                play = self.playing
                play.check(move, decision)
                try:
                    await self._write(play, move)
                    break
                except Taken:
                    # somebody at another worker was first; look again with what they did
                    await self._look_again(play.version - 1)
        self.driver.go_on()

    async def _write(self, play: Play, move: Move) -> None:
        """Make a move durable, and only then take it; while it is written, a copy from before stands here.

        The copy is what is kept if anything fails. The match that ran ahead takes its place when the move
        is durable, and not the other way round, because a chain of copies of copies grows with the game.
        """
        at, body, ahead = play.timer.now(), write_move(move), play
        self.play = kept = play.fork()
        try:
            ahead.apply(move, at, self._said(play, move))
        except Broken as error:
            log.error("the rules broke", extra={"table": self.row.id, "version": kept.version,
                                               "problem": type(error.__cause__).__name__})  # fmt: skip
            raise
        timer = ahead.timer
        journal, clocked = self.hall.store.journal, timer.clock is not None
        try:
            await journal.append(self.row.id, ahead.version, at, body, clocked, timer.deadline)
        except Taken:
            raise
        except Exception as error:
            # its words would tell what was answered
            problem = type(error).__name__
            log.error("a move could not be written", extra={"table": self.row.id, "problem": problem})
            await self._unsure(ahead.version, (at, body))
            return
        self.play = ahead
        self.moves.append((at, body))
        self.dirty = True
        if ahead.over:
            # written down before anybody is told, so that replay and rematch are there at once
            await self.finish()
        self._publish(kept.events)

    def _said(self, play: Play, move: Move) -> dict[str, str] | None:
        """What somebody answers, for when they would take it back; bots never do."""
        if not isinstance(move, Answered) or play.bot_for(move.seat) is not None:
            return None
        asked = next((d for d in play.match.pending if d.seat == move.seat), None)
        option = asked.options.find(move.option) if asked is not None else None
        if asked is None or option is None:
            return None
        texts = {}
        for lang in words.LANGUAGES:
            with self.naming(lang):
                texts[lang] = asked.option_text(option.index, lang)
        return texts

    async def _unsure(self, n: int, move: tuple[float, str]) -> None:
        """A write failed, perhaps after it was done: what is written down tells."""
        self.closed = True
        await self._reopen()
        if self.moves[n - 1 : n] != [move]:
            raise Refused(503, "store")

    async def _look_again(self, version: int) -> None:
        """Take in what others wrote; if they wrote nothing, whatever refused this move is no other move."""
        self.closed = True
        await self._reopen()
        if self.playing.version <= version:
            log.error("a move does not fit what is kept", extra={"table": self.row.id, "version": version})
            raise Refused(503, "store")

    async def _reopen(self) -> None:
        """Take in everything that is written down; until that is done, no move is taken here."""
        try:
            await (self.load() if self.play is None else self._catch_up())
        except UNREACHABLE as error:
            raise Refused(503, "store") from error
        self.closed = False

    async def reopen(self) -> None:
        """Try again to know what is written down, and who is to be told of it."""
        async with self._lock:
            if self.closed:
                await self._reopen()
                self.tell_all()
        await self.claim()
        self.driver.go_on()

    def _publish(self, before: int) -> None:
        """Tell everybody here what a move did; each seat and language is worded once."""
        play = self.play
        assert play is not None
        self.hall.metrics.moves.inc()
        worded: dict[tuple[int | None, str], list[bytes]] = {}
        for client in self.clients:
            key = (client.seat, client.lang)
            if key not in worded:
                worded[key] = self._worded(play, *key, before)
            for message in worded[key]:
                client.send(message)
        if play.reseated or play.over:
            self.tell_table()

    def _worded(self, play: Play, seat: int | None, lang: str, before: int) -> list[bytes]:
        messages: list[bytes] = []
        with self.naming(lang):
            if play.rewound:
                messages.append(write(self.hello(seat, lang, None)))
                before = play.events
            messages.append(write(presenter.update(play, seat, lang, min(before, play.events))))
            settled = presenter.settled(play, lang)
            if settled is not None and seat is not None:
                messages.append(write(settled))
            messages.extend(self.consent_for(seat, lang))
        return messages

    def naming(self, lang: str) -> AbstractContextManager[None]:
        """While it lasts, texts call everybody at this table by name."""
        return words.seats_called(seat_names(self.row.seats, lang, self.hall.names))

    def consent_for(self, seat: int | None, lang: str) -> list[bytes]:
        """A wish to take back that waits for this seat."""
        play = self.play
        if play is None or play.wish is None or seat is None or seat == play.wish.seat:
            return []
        asked = presenter.consent(play, seat, lang) if seat not in play.wish.agreed else None
        return [write(asked)] if asked else []

    async def finish(self) -> None:
        """Write down how it ended; whichever worker is first. What fails is tried again with the next beat."""
        try:
            await self._finish()
        except UNREACHABLE as error:
            log.error("an outcome could not be written",
                      extra={"table": self.row.id, "problem": type(error).__name__})  # fmt: skip

    @property
    def unfinished(self) -> bool:
        """Whether the game has ended and that is not written down."""
        return self.play is not None and self.play.over and self.row.state == "playing"

    async def _finish(self) -> None:
        play = self.play
        row = await self.hall.store.tables.get(self.row.id)
        if row is None or play is None or play.outcome is None:
            return
        ended = presenter.outcome(play, "en")
        if row.state == "playing" and ended is not None:
            reason = msgspec.to_builtins(play.outcome.reason)
            outcome = {"winners": ended.winners, "scores": ended.scores, "reason": reason}
            row.state, row.ended, row.moves, row.outcome = "over", time.time(), play.answers, outcome
            bots_bid(row)
            try:
                await self.hall.store.tables.save(row)
            except Stale:
                # another worker ended it, or somebody changed something else of the table
                return await self._finish()
            await self.hall.store.tables.note([self.note()])
            self.spawn(self.hall.changed(row))
            log.info("a game ended", extra={"table": row.id, "game": row.game, "answers": play.answers})
        self.row = row

    # -- telling -----------------------------------------------------------------------------------

    def hello(self, seat: int | None, lang: str, client: Client | None, until: int | None = None) -> Hello:
        person = client.person if client else self._person_of(seat)
        log = self._log(self.play, seat, lang, until) if self.play else []
        chat = [line for line in self.chat if client is None or client.hears(line.seat)]
        return Hello(self.hall.info(self.row, person, lang), seat, log, chat)

    def _log(self, play: Play, seat: int | None, lang: str, until: int | None) -> list[dict[str, Any]]:
        upto = play.events if until is None else until
        told = presenter.story(play, seat, lang, max(0, upto - LOG_SHOWN), upto)
        if self.row.whatif is None or upto > LOG_SHOWN:
            return told
        return [presenter.what_if(play, self.row.whatif["move"], lang), *told]

    def seat_of(self, person: str | None) -> int | None:
        return next((s.number for s in self.row.seats if person and s.person == person), None)

    def _person_of(self, seat: int | None) -> str | None:
        return self.row.seats[seat].person if seat is not None else None

    async def welcome(self, client: Client, since: int | None) -> int:
        """Somebody comes. Not while a move is being written: what is told is durable."""
        async with self._lock:
            client.seat = self.seat_of(client.person)
            self.clients.add(client)
            return self.greet(client, since)

    async def greet_again(self, client: Client, since: int | None) -> int:
        async with self._lock:
            return self.greet(client, since)

    def greet(self, client: Client, since: int | None) -> int:
        """Everything somebody needs who comes (back): the story up to where they were, then the rest.
        How many bytes that is."""
        with self.naming(client.lang):
            messages = self._greeting(client, since)
        for message in messages:
            client.send(message)
        return sum(map(len, messages))

    def _greeting(self, client: Client, since: int | None) -> list[bytes]:
        play = self.play
        known = play.events_at(since) if play is not None and since is not None else None
        if play is not None and known is not None and play.events - known > LOG_SHOWN:
            known = None
        messages = [write(self.hello(client.seat, client.lang, client, known))]
        if play is not None:
            upto = play.events if known is None else known
            messages.append(write(presenter.update(play, client.seat, client.lang, upto)))
            messages += self.consent_for(client.seat, client.lang)
        return messages

    def reseat(self, row: TableRow) -> None:
        """Seats changed hands: whoever looked on and sat down sees with that seat's eyes."""
        self.row = row
        for client in self.clients:
            seat = self.seat_of(client.person)
            if seat != client.seat:
                client.seat = seat
                self.greet(client, None)
        self.tell_table()

    def tell_all(self) -> None:
        """Everything anew, to everybody."""
        for client in self.clients:
            self.greet(client, None)

    def tell_table(self) -> None:
        """Seats, presence or rematch changed; strangers are all told the same."""
        known = {self.row.host, *(seat.person for seat in self.row.seats)}
        worded: dict[tuple[str | None, str], bytes] = {}
        for client in self.clients:
            key = (client.person if client.person in known else None, client.lang)
            if key not in worded:
                worded[key] = write(TableSaid(self.hall.info(self.row, *key)))
            client.send(worded[key])

    def tell_chat(self, row: ChatRow) -> None:
        """Somebody said something; a line is told once, whoever brings the news."""
        if row.id in self._lines:
            return
        self._lines[row.id] = None
        if len(self._lines) > 2 * CHAT_SHOWN:
            del self._lines[next(iter(self._lines))]
        line = chat_line(row)
        self.chat = [*self.chat[1 - CHAT_SHOWN :], line]
        message = write(ChatSaid(line))
        for client in self.clients:
            if client.hears(line.seat):
                client.send(message)

    def note(self) -> dict[str, Any]:
        """What lists of games show of this one, to be written down now and then."""
        play, now = self.playing, time.time()
        self.row.updated = now
        return {"table": self.row.id, "new_updated": now, "new_moves": play.answers,
                "new_turn": play.match.counted, "new_thinking": play.thinking}  # fmt: skip

    def stand(self) -> Stand | None:
        """Where the game stands, if it goes on and that is not written down."""
        play = self.play
        if play is None or play.over or play.version == self.stood:
            return None
        self.stood = play.version
        return Stand(self.row.id, play.answers, msgspec.to_builtins(play.match.position()))

    # -- leaving -----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that is finished even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (TapeteError, Refused)):
            log.error("a move failed", exc_info=error, extra={"table": self.row.id})

    @property
    def needed(self) -> bool:
        """Whether it must stay in memory: somebody looks, a bot thinks, or a clock ticks."""
        play = self.play
        if self.clients or self.driver.busy or self._tasks:
            return True
        return self.owned and play is not None and not play.over and play.timer.live

    async def close(self) -> None:
        self.owned = False
        if self.telling is not None:
            self.telling.cancel()
        await self.driver.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def must_be_todays(row: TableRow) -> None:
    """A game in play goes on under the rules it began with, or not at all: its moves might mean something else."""
    now = tapete.game(row.game).rules
    if row.state == "playing" and row.rules != now:
        raise RulesChanged("rules-changed", at=0, then=row.rules, now=now)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, iso(row.at))


def start_of(row: TableRow) -> Start:
    """What the match of a table starts from."""
    clock = msgspec.convert(row.clock, Clock | None)
    bots = tuple(seat.bot if seat.kind == "bot" else None for seat in row.seats)
    return Start(row.game, len(row.seats), row.options, row.seed, row.started or row.created, clock,
                 row.position, bots)  # fmt: skip
