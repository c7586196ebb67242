"""Nobody is kept from playing: floods, sockets that do not read, requests that never end."""

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tapete.server import decks
from tapete.server.budgets import LIMITS, NEIGHBOURS, SOCKETS, Limits
from tapete.server.clients import BEHIND_BYTES, Client
from tapete.server.logs import OnceAMinute
from tapete.server.refusals import Refused

from . import inside
from .running import Person, Server
from .test_playing import together


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people run it: at its own pace, with short deadlines."""
    folder = tmp_path_factory.mktemp("strict")
    settings = {
        "pace": 1.0,
        "head": 1.0,
        "body": 1.0,
        "send": 1.0,
        "grace": 0.2,
        "beat": 0.2,
        "connections": 40,
    }
    server = Server(f"sqlite:///{folder / 'a.db'}", folder / "log", **settings)
    yield server.start()
    server.stop()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """One that does not wait for who does not read."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", send=1.0, grace=0.2, beat=0.2)
    yield server.start()
    server.stop()


# -- budgets ---------------------------------------------------------------------------------------


def test_a_budget_is_shared_by_all_the_tabs_of_a_person_and_by_the_people_of_an_address() -> None:
    limits = Limits()
    most = int(LIMITS["hint"][0])
    for _ in range(most):
        limits.take("hint", "ana", "1.2.3.4")
    with pytest.raises(Refused, match="rate"):
        limits.take("hint", "ana", "5.6.7.8")
    for n in range(most * NEIGHBOURS - most):
        limits.take("hint", f"guest {n}", "1.2.3.4")
    with pytest.raises(Refused, match="rate"):
        limits.take("hint", "yet another", "1.2.3.4")
    limits.take("hint", "ben", "9.9.9.9")


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits()
    with AsyncExitStackSync() as stack:
        for _ in range(SOCKETS):
            stack.enter(limits.socket("ana", "1.2.3.4"))
        with pytest.raises(Refused, match="sockets"), limits.socket("ana", "5.6.7.8"):
            pass
        with limits.socket("ben", "1.2.3.4"):
            pass
    with limits.socket("ana", "1.2.3.4"):
        pass


class AsyncExitStackSync:
    """Several contexts at once."""

    def __enter__(self) -> "AsyncExitStackSync":
        self._open: list[Any] = []
        return self

    def enter(self, context: Any) -> None:
        context.__enter__()
        self._open.append(context)

    def __exit__(self, *_: Any) -> None:
        for context in self._open:
            context.__exit__(None, None, None)


def test_asking_for_everything_again_has_a_budget_over_all_sockets(strict: Server) -> None:
    """It costs thirty bytes to ask and tens of thousands to answer."""

    async def story() -> None:
        ana = await Person(strict.url).arrive()
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as one, ana.sit(table["id"]) as two:
            for tab in (one, two):
                await tab.until("update")
                for _ in range(int(LIMITS["again"][0])):
                    await tab.say("resync", version=0)
            assert (await two.until("error"))["code"] == "rate"
            await two.say("chat", text="still here")
            assert (await two.until("chat"))["line"]["text"] == "still here"
        await ana.close()

    asyncio.run(story())


# -- sockets that do not read ----------------------------------------------------------------------


def test_a_queue_is_bounded_in_bytes() -> None:
    async def story() -> None:
        client, sent = Client(None, None, "", "en"), []

        async def never(text: str) -> None:
            sent.append(text)
            await asyncio.Event().wait()

        pump = asyncio.create_task(client.pump(never, 3600))
        for _ in range(5):
            client.send(b"x" * (BEHIND_BYTES // 4))
            await asyncio.sleep(0)
        assert client._bytes == 0 and client._gone
        pump.cancel()

    asyncio.run(story())


def test_a_message_that_is_not_taken_ends_the_pump() -> None:
    async def story() -> None:
        client = Client(None, None, "", "en")
        client.send(b"{}")

        async def never(text: str) -> None:
            await asyncio.Event().wait()

        with pytest.raises(TimeoutError):
            await client.pump(never, 0.01)

    asyncio.run(story())


def test_a_tab_that_does_not_read_is_cut_off_and_its_seat_is_played_on(hasty: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(hasty.url).arrive(), await Person(hasty.url).arrive()
        table = await together(ana, ben, absent="bot")
        async with ana.sit(table["id"]) as a:
            await a.until("update")
            deaf = await deaf_socket(ben, table["id"])
            while not (await a.until("table"))["table"]["seats"][1]["present"]:
                pass
            asking = asyncio.create_task(asyncio.to_thread(ask_for_ever, deaf))
            while not (await a.until("table"))["table"]["seats"][1]["covered"]:
                pass
            await asking
            deaf.close()
        await ana.close()
        await ben.close()

    asyncio.run(story())


def ask_for_ever(deaf: socket.socket) -> None:
    """Ask for everything again, without reading any of it, until one is cut off."""
    deaf.settimeout(60)
    try:
        while True:
            deaf.sendall(frame({"type": "resync", "version": 0}))
    except OSError:
        return


async def deaf_socket(person: Person, table: str) -> socket.socket:
    """A socket at a table, upgraded by hand, that never reads."""
    host, port = person.url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    await asyncio.to_thread(raw.connect, (host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw


def frame(message: dict[str, Any]) -> bytes:
    """A short masked text frame, the mask being zero."""
    body = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body


# -- requests that never end -----------------------------------------------------------------------


def opened(server: Server, text: bytes) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.settimeout(60)
    raw.sendall(text)
    return raw


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Tapete: 1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "head", "body"],
)
def test_a_request_that_never_ends_is_ended(strict: Server, begun: bytes) -> None:
    raw = opened(strict, begun)
    try:
        while raw.recv(1000):
            pass
    except ConnectionResetError:
        pass
    raw.close()


def test_half_open_requests_keep_nobody_out(strict: Server) -> None:
    held = [opened(strict, b"GET / HTTP/1.1\r\nX: ") for _ in range(60)]
    assert httpx.get(f"{strict.url}/health", timeout=60).status_code == 200
    for raw in held:
        raw.close()
    lines = [line for line in strict.log.read_text().splitlines() if "too many connections" in line]
    assert len(lines) == 1


def test_a_log_says_a_thing_once_a_minute_with_its_count() -> None:
    once = OnceAMinute()

    def say(at: float, text: str = "a flood", level: int = logging.WARNING) -> logging.LogRecord | None:
        record = logging.LogRecord("tapete.server", level, "", 0, text, (), None)
        record.created = at
        return record if once.filter(record) else None

    assert say(0.0) is not None
    assert [say(at) for at in (1.0, 30.0, 59.0)] == [None] * 3
    assert say(2.0, "something else") is not None and say(3.0, level=logging.ERROR) is not None
    again = say(61.0)
    assert again is not None and again.__dict__["repeated"] == 3
    assert say(5.0, "every line", logging.INFO) and say(5.0, "every line", logging.INFO)


# -- presence --------------------------------------------------------------------------------------


def test_many_who_come_at_once_are_told_of_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # the moment in which they come is as long as it takes
    monkeypatch.setattr("tapete.server.hall.PRESENCE", 3600.0)

    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            crowd = [Client(None, None, "", "en") for _ in range(200)]
            for client in crowd:
                await room.welcome(client, None)
                await hall.enter(room, client)
            assert room.telling is not None and room.told != ([], 200)
            room.telling.cancel()
            await hall._tell_presence(room)
            assert room.told == ([], 200)
            told = [line for client in crowd for line in client._lines if b'"type":"table"' in line]
            assert len(told) == len(crowd) and len(set(map(id, told))) == 1

    asyncio.run(story())


def test_a_socket_opened_during_an_outage_leaves_no_ghost(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            ana = await inside.guest(hall)
            room = await inside.table(hall, ana, "random")
            client = Client(0, ana.id, ana.name, "en")

            async def gone(*_: Any, **__: Any) -> None:
                raise OperationalError("…", None, Exception("gone"))

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.bus, "tell", gone)
                await room.welcome(client, None)
                await hall.enter(room, client)
                await hall._tell_presence(room)
                await hall.leave(room, client)
            assert hall.here(room.row.id) == ([], 0)
            await hall._mind()
            assert b"tapete_sockets 0.0" in hall.metrics.text()

    asyncio.run(story())


def test_figures_are_told_to_who_has_the_token_and_their_labels_do_not_grow(sqlite_server: Server) -> None:
    with httpx.Client(base_url=sqlite_server.url, timeout=60) as http:
        for n in range(5):
            http.request(f"BREW{n}", "/api/games")
        for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Bearer"}):
            assert http.get("/metrics", headers=headers).status_code == 404
        figures = http.get("/metrics", headers={"Authorization": "Bearer figures"}).text
    assert "BREW" not in figures and 'method="other"' in figures


def test_the_lobby_is_read_once_for_everybody_who_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # what was read is fresh however long it takes to tell it
    monkeypatch.setattr("tapete.server.hall.FRESH", 3600.0)

    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            ana = await inside.guest(hall)
            await inside.table(hall, ana, "random", public=True)
            read, reads = hall.store.tables.public, 0

            async def counted() -> Any:
                nonlocal reads
                reads += 1
                return await read()

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.store.tables, "public", counted)
                hall.lobby.stir()
                told = await asyncio.gather(*(hall.open_tables(f"guest {n}", "en") for n in range(100)))
                assert reads == 1 and len({id(text) for text in told}) == 1
                assert '"me":0' in await hall.open_tables(ana.id, "en") and '"me":0' not in told[0]

    asyncio.run(story())


def test_nobody_keeps_more_decks_than_a_shelf_holds(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            ana, game = await inside.guest(hall), decks.the_game()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(decks, "MOST_DECKS", 2)
                controller: Any = decks.DecksController
                for seed in range(2):
                    await controller._keep(
                        None, hall, ana, game, decks.deck_room(game).generate(None, seed), "en"
                    )
                with pytest.raises(Refused, match="many-decks"):
                    await controller._keep(
                        None, hall, ana, game, decks.deck_room(game).generate(None, 9), "en"
                    )

    asyncio.run(story())
