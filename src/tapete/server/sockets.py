"""The sockets: a table's, and the lobby's."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tapete.kernel.errors import TapeteError

from . import presenter
from .advising import reasons
from .bots import Thought, level
from .budgets import Limits
from .clients import Client
from .hall import Hall, Watcher
from .info import among_people, hints_given, seat_names
from .naming import clean_text
from .people import Wire, language, session_of, somebody
from .play import Answered, Consented, GaveUp, Hinted, Ready, UndoWanted
from .refusals import UNREADABLE, Refused, code_of, say, text_of
from .rooms import Room
from .safety import caller
from .store import UNREACHABLE
from .wire import (
    AnswerAsked,
    ChatAsked,
    ConcedeAsked,
    ConsentAsked,
    ErrorSaid,
    FromPage,
    HintAsked,
    HintSaid,
    LangAsked,
    MuteAsked,
    ReadyAsked,
    ResyncAsked,
    UndoAsked,
    WhyAsked,
    read_page,
    write,
)

log = logging.getLogger("tapete.server")

#: what a page is told of a table that can only be played on as another
OLD_RULES = "other-rules"
#: seconds for which a tab that is too quick is not listened to
SLOWER = 0.1
#: the lobby is told at most this often, in seconds
LOBBY = 0.3
#: seconds after which a list that could not be read is read again
AGAIN = 1.0


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Wire, id: str, hall: Hall, limits: Limits) -> None:
    """One tab at a table."""
    lang, address = language(socket), caller(socket.scope, hall.config)
    await socket.accept()
    try:
        me = await somebody(socket, hall)
        who = me.id if me else None
        with limits.socket(who, address):
            limits.take("again", who, address)
            limits.take("bytes", who, address)
            room = await hall.room(id)
            client = Client(room.seat_of(who), who, me.name if me else "", lang, session_of(socket))
            await attend(socket, Talk(hall, room, client, limits, address))
    except Refused as error:
        closed = error.status in (404, 409) and error.code != OLD_RULES
        code = "gone" if closed else error.code
        await turn_away(socket, code, error.text(lang))
    except UNREACHABLE:
        await turn_away(socket, "away", say(lang, "reason-away"))


async def turn_away(socket: Wire, code: str, text: str) -> None:
    """Say why, and close."""
    with suppress(Exception):
        async with asyncio.timeout(1):
            await socket.send_text(write(ErrorSaid(code, text)).decode())
            await socket.close(4404 if code in ("gone", OLD_RULES) else 4503)


async def attend(socket: Wire, talk: Talk) -> None:
    """Listen to a tab and tell it things, until it goes or does not read."""
    hall, room, client = talk.hall, talk.room, talk.client
    pump = asyncio.create_task(client.pump(socket.send_text, hall.config.send))
    reader = asyncio.create_task(read(socket, talk))
    try:
        talk.spend(await room.welcome(client, since(socket)))
        await hall.enter(room, client)
        await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        stuck = pump.done()
        for task in (pump, reader):
            task.cancel()
        await asyncio.gather(pump, reader, return_exceptions=True)
        await hall.leave(room, client)
        if stuck:
            abort(socket)
        with suppress(Exception):
            await socket.close()


def abort(socket: Wire) -> None:
    """End a socket whose other side does not read: closing it politely would wait for that."""
    end = socket.scope["state"].get("abort")
    if end is not None:
        end()


def since(socket: Wire) -> int | None:
    """The version that the page knows, if it says one."""
    text = str(socket.query_params.get("since") or "")
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def read(socket: Wire, talk: Talk) -> None:
    """Take messages until the tab closes."""
    with suppress(WebSocketDisconnect):
        while True:
            await talk.hear(await socket.receive_data(mode="text"))


class Talk:
    """What one tab says, and what is done about it."""

    def __init__(self, hall: Hall, room: Room, client: Client, limits: Limits, address: str) -> None:
        self.hall = hall
        self.room = room
        self.client = client
        self.limits = limits
        self.address = address

    def take(self, kind: str) -> None:
        """From the budgets of this person and of this address, whichever tab asks."""
        self.limits.take(kind, self.client.person, self.address)

    def spend(self, size: int) -> None:
        """What was sent because it was asked for."""
        with suppress(Refused):
            self.limits.take("bytes", self.client.person, self.address, size)

    async def again(self, version: int | None) -> None:
        """Everything anew."""
        self.take("again")
        self.take("bytes")
        self.spend(await self.room.greet_again(self.client, version))

    def say(self, message: msgspec.Struct) -> None:
        self.client.send(write(message))

    def refuse(self, code: str, text: str) -> None:
        self.hall.metrics.refused.labels(code).inc()
        self.say(ErrorSaid(code, text))

    async def hear(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it becomes a coded error and changes nothing."""
        lang = self.client.lang
        try:
            self.take("message")
            await self.act(read_page(text))
        except (msgspec.MsgspecError, *UNREADABLE):
            self.refuse("unreadable", say(lang, "reason-unreadable"))
        except Refused as error:
            self.refuse(error.code, error.text(lang))
            if error.code == "rate":
                # what it says next waits in its own socket
                await asyncio.sleep(SLOWER)
        except TapeteError as error:
            self.refuse(code_of(error), text_of(error, lang))
        except UNREACHABLE:
            self.refuse("away", say(lang, "reason-away"))
        except Exception:
            self.hall.metrics.failures.inc()
            log.exception("a message failed", extra={"table": self.room.row.id})
            self.refuse("failed", say(lang, "reason-failed"))

    async def act(self, message: FromPage) -> None:
        match message:
            case AnswerAsked(decision, option):
                began = time.perf_counter()
                await self.room.move(Answered(self.seated(), option), decision)
                self.hall.metrics.answers.inc()
                self.hall.metrics.answer_time.observe(time.perf_counter() - began)
            case UndoAsked():
                await self.room.move(UndoWanted(self.seated(), fair=True))
            case ConsentAsked(id, agree):
                await self.consent(id, agree)
            case ConcedeAsked():
                await self.room.move(GaveUp(self.seated()))
            case ReadyAsked():
                await self.room.move(Ready(self.seated()))
            case ChatAsked(text):
                await self.chat(text)
            case MuteAsked(seat, muted):
                (self.client.muted.add if muted else self.client.muted.discard)(seat)
            case ResyncAsked(version):
                await self.again(version)
            case WhyAsked(ref, kind, onto):
                with self.room.naming(self.client.lang):
                    self.say(
                        presenter.why(self.room.playing, self.seated(), ref, self.client.lang, kind, onto)
                    )
            case HintAsked():
                await self.hint()
            case LangAsked(lang):
                self.client.lang = lang
                await self.again(None)

    def seated(self) -> int:
        """One's seat; spectators look on."""
        seat = self.client.seat
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    async def consent(self, id: str, agree: bool) -> None:
        wish = self.room.playing.wish
        if wish is None or wish.id != id:
            raise Refused(409, "late")
        await self.room.move(Consented(self.seated(), agree))

    async def chat(self, text: str) -> None:
        """Seated people talk; spectators listen."""
        seat = self.seated()
        self.take("chat")
        said = clean_text(text, 300)
        if not said:
            return
        name = seat_names(self.room.row.seats, self.client.lang, self.hall.names)[seat]
        row = await self.hall.store.notes.say(self.room.row.id, seat, self.client.person or "", name, said)
        self.room.tell_chat(row)
        await self.hall.bus.tell("chat", self.room.row.id)

    async def hint(self) -> None:
        """What a bot would do in this seat: it sees what the seat sees."""
        seat, lang, room = self.seated(), self.client.lang, self.room
        if not hints_given(room.row):
            raise Refused(403, "hints-off")
        self.take("hint")
        play = room.playing
        asked = next((d for d in play.match.pending if d.seat == seat), None)
        if asked is None or play.over:
            self.say(HintSaid("", None, say(lang, "hint-none")))
            return
        thought = Thought(room.row.id, play.start, list(room.moves), seat, asked.id, level("adviser"))
        advised = await self.hall.thinkers.advise(thought, play)
        if advised is None or asked.options.find(advised.option) is None:
            self.say(HintSaid("", None, say(lang, "hint-none")))
            return
        if among_people(room.row):
            # everybody sees it in the record
            await room.move(Hinted(seat))
        with room.naming(lang):
            self.say(HintSaid(asked.id, advised.option, reasons(advised, asked, lang)))


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Wire, hall: Hall, limits: Limits) -> None:
    """The open tables, at once and whenever they change."""
    lang, address = language(socket), caller(socket.scope, hall.config)
    await socket.accept()
    try:
        me = await somebody(socket, hall)
        who = me.id if me else None
        with limits.socket(who, address):
            limits.take("again", who, address)
            await watch_lobby(socket, hall, Watcher(who, session_of(socket)), lang)
    except Refused as error:
        await turn_away(socket, error.code, error.text(lang))
    except UNREACHABLE:
        await turn_away(socket, "away", say(lang, "reason-away"))


async def watch_lobby(socket: Wire, hall: Hall, watcher: Watcher, lang: str) -> None:
    hall.lobby.watchers.add(watcher)
    teller = asyncio.create_task(tell_lobby(socket, hall, watcher, lang))
    reader = asyncio.create_task(ignore(socket))
    try:
        await asyncio.wait((teller, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.lobby.watchers.discard(watcher)
        if teller.done():
            abort(socket)
        for task in (teller, reader):
            task.cancel()
        await asyncio.gather(teller, reader, return_exceptions=True)


async def ignore(socket: Wire) -> None:
    """Nobody says anything there; what comes all the same has its pace."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data(mode="text")
            await asyncio.sleep(LOBBY)


async def tell_lobby(socket: Wire, hall: Hall, watcher: Watcher, lang: str) -> None:
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        if watcher.gone:
            return
        try:
            message = await hall.open_tables(watcher.person, lang)
        except UNREACHABLE:
            # the list stays as it was and is told when it can be read again
            watcher.news.set()
            await asyncio.sleep(AGAIN)
            continue
        async with asyncio.timeout(hall.config.send):
            await socket.send_text(message)
        await asyncio.sleep(LOBBY)
