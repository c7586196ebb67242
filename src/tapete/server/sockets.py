"""The sockets: a table's, and the lobby's."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tapete.kernel.errors import TapeteError

from . import presenter
from .bots import Thought, level
from .clients import Client
from .hall import Hall
from .people import Wire, language, somebody
from .play import Answered, Consented, GaveUp, Ready, UndoWanted
from .refusals import Refused, code_of, say, text_of
from .rooms import Room
from .safety import Limits, clean_text
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
    LobbySaid,
    MuteAsked,
    ReadyAsked,
    ResyncAsked,
    UndoAsked,
    WhyAsked,
    read_page,
    write,
)

#: the lobby is told at most this often, in seconds
LOBBY = 0.3
#: seconds after which a list that could not be read is read again
AGAIN = 1.0


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Wire, id: str, hall: Hall, limits: Limits) -> None:
    """One tab at a table."""
    lang = language(socket)
    await socket.accept()
    try:
        room = await hall.room(id)
    except Refused as error:
        await socket.send_text(write(ErrorSaid("gone", error.text(lang))).decode())
        await socket.close(4404)
        return
    me = await somebody(socket, hall)
    person = me.id if me else None
    client = Client(room.seat_of(person), person, me.name if me else "", lang)
    await room.welcome(client, since(socket))
    await hall.enter(room, client)
    pump = asyncio.create_task(client.pump(socket.send_text))
    pump.add_done_callback(lambda _: reader.cancel())
    reader = asyncio.create_task(read(socket, Talk(hall, room, client, limits)))
    try:
        await asyncio.gather(reader, return_exceptions=True)
    finally:
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)
        await hall.leave(room, client)
        with suppress(Exception):
            await socket.close()


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

    def __init__(self, hall: Hall, room: Room, client: Client, limits: Limits) -> None:
        self.hall = hall
        self.room = room
        self.client = client
        self.limits = limits
        self._who = f"{client.person or ''} {id(client)}"

    def say(self, message: msgspec.Struct) -> None:
        self.client.send(write(message))

    def refuse(self, code: str, text: str) -> None:
        self.hall.metrics.refused.labels(code).inc()
        self.say(ErrorSaid(code, text))

    async def hear(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it becomes a coded error and changes nothing."""
        lang = self.client.lang
        try:
            self.limits.take("message", self._who)
            await self.act(read_page(text))
        except msgspec.MsgspecError:
            self.refuse("unreadable", say(lang, "reason-unreadable"))
        except Refused as error:
            self.refuse(error.code, error.text(lang))
        except TapeteError as error:
            self.refuse(code_of(error), text_of(error, lang))

    async def act(self, message: FromPage) -> None:
        match message:
            case AnswerAsked(decision, option):
                began = time.perf_counter()
                await self.room.move(Answered(self.seated(), option), decision)
                self.hall.metrics.answers.inc()
                self.hall.metrics.answer_time.observe(time.perf_counter() - began)
            case UndoAsked():
                await self.room.move(UndoWanted(self.seated()))
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
                await self.room.greet_again(self.client, version)
            case WhyAsked(ref):
                with self.room.naming(self.client.lang):
                    self.say(presenter.why(self.room.playing, self.seated(), ref, self.client.lang))
            case HintAsked():
                await self.hint()
            case LangAsked(lang):
                self.client.lang = lang
                await self.room.greet_again(self.client, None)

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
        self.limits.take("chat", self.client.person or self._who)
        said = clean_text(text, 300)
        if not said:
            return
        name = self.hall.names.get(self.client.person or "", self.client.name)
        row = await self.hall.store.notes.say(self.room.row.id, seat, self.client.person or "", name, said)
        self.room.tell_chat(row)
        await self.hall.bus.tell("chat", self.room.row.id)

    async def hint(self) -> None:
        """What a bot would do in this seat: it sees what the seat sees."""
        self.limits.take("hint", self._who)
        seat, lang, room = self.seated(), self.client.lang, self.room
        play = room.playing
        asked = next((d for d in play.match.pending if d.seat == seat), None)
        if asked is None or play.over:
            self.say(HintSaid("", None, say(lang, "hint-none")))
            return
        thought = Thought(room.row.id, play.start, list(room.moves), seat, asked.id, level("stand-in"))
        option = await self.hall.thinkers.choose(thought, play)
        chosen = asked.options.find(option) if option is not None else None
        if chosen is None:
            self.say(HintSaid("", None, say(lang, "hint-none")))
            return
        with room.naming(lang):
            self.say(HintSaid(asked.id, chosen.id, say(lang, "hint", option=chosen.text(lang))))


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Wire, hall: Hall) -> None:
    """The open tables, at once and whenever they change."""
    lang = language(socket)
    me = await somebody(socket, hall)
    await socket.accept()
    news = asyncio.Event()
    news.set()
    hall.lobby.watchers.add(news)
    teller = asyncio.create_task(tell_lobby(socket, hall, me.id if me else None, lang, news))
    try:
        with suppress(WebSocketDisconnect):
            while True:
                await socket.receive_data(mode="text")
    finally:
        hall.lobby.watchers.discard(news)
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)


async def tell_lobby(socket: Wire, hall: Hall, person: str | None, lang: str, news: asyncio.Event) -> None:
    while True:
        await news.wait()
        news.clear()
        try:
            rows = await hall.store.tables.public()
            await hall.know(rows)
        except UNREACHABLE:
            # the list stays as it was and is told when it can be read again
            news.set()
            await asyncio.sleep(AGAIN)
            continue
        await socket.send_text(write(LobbySaid(hall.infos(rows, person, lang))).decode())
        await asyncio.sleep(LOBBY)
