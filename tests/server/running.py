"""A server in a process of its own, and people who come to it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """`tapete serve` with the toy game, as users run it; can be killed and started again."""

    def __init__(self, database: str, log: Path, workers: int = 1, **settings: Any) -> None:
        self.database = database
        self.log = log
        self.workers = workers
        self.settings = {
            "pace": 10_000.0,
            "most_tables": 10_000,
            "names": ["casa.example"],
            "metrics_token": "figures",
        }
        self.settings |= settings
        self.environment: dict[str, str] = {}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        settings = {"database": self.database, "port": self.port, "workers": self.workers} | self.settings
        paths = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        environment = (
            os.environ | {"PYTHONPATH": paths, "TAPETE_TEST": json.dumps(settings)} | self.environment
        )
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.toy_server"],
                env=environment, cwd=ROOT, stderr=log, stdout=log,
                start_new_session=True,
            )  # fmt: skip
        self.wait()
        return self

    def wait(self, seconds: float = 300) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            line = HTTPConnection("127.0.0.1", self.port, timeout=10)
            try:
                line.request("GET", "/health")
                if line.getresponse().status == 200:
                    return
            except (OSError, HTTPException):
                pass
            finally:
                line.close()
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would: the whole process group, at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Person:
    """Somebody with a browser: a session and the HTTP calls it makes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Tapete": "1"}, timeout=60)
        self.id = ""
        self.name = ""

    async def arrive(self) -> "Person":
        me = (await self.get("/api/me")).json()
        self.id, self.name = me["id"], me["name"]
        return self

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body, **more)

    async def lay(self, *seats: Any, **more: Any) -> dict[str, Any]:
        """A table of the toy game; a seat is "me", "open", "invited" or a bot's name."""
        plans = [{"kind": s} if s in ("me", "open", "invited") else {"kind": "bot", "bot": s} for s in seats]
        answer = await self.post("/api/tables", {"game": "toy", "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @asynccontextmanager
    async def sit(
        self, table: str, since: int | None = None, lang: str = "en", url: str | None = None
    ) -> AsyncIterator["Tab"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = (url or self.url).replace("http", "ws") + f"/api/tables/{table}/socket?lang={lang}"
        if since is not None:
            address += f"&since={since}"
        async with connect(
            address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60
        ) as socket:
            tab = Tab(socket)
            # Who has been greeted hears all that is said from then on; a table that greets nobody is a story of its own.
            with suppress(TimeoutError, ConnectionClosed):
                tab.greeting = await asyncio.wait_for(socket.recv(), 10)
            yield tab

    async def close(self) -> None:
        await self.http.aclose()


class Tab:
    """An open socket at a table, and what it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.greeting: str | bytes | None = None
        self.told: list[dict[str, Any]] = []
        self.hello: dict[str, Any] = {}
        self.update: dict[str, Any] = {}

    async def hear(self, seconds: float = 60) -> dict[str, Any]:
        """The next message."""
        text, self.greeting = self.greeting, None
        message = json.loads(text or await asyncio.wait_for(self.socket.recv(), seconds))
        self.told.append(message)
        if message["type"] == "hello":
            self.hello = message
        elif message["type"] == "update":
            self.update = message
        return dict(message)

    async def until(self, type: str, seconds: float = 60, **fields: Any) -> dict[str, Any]:
        """The next message of a type (and with these fields)."""
        while True:
            message = await self.hear(seconds)
            if message["type"] == type and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def my_turn(self) -> dict[str, Any]:
        """The question to this seat, when it comes; {} when the game is over."""
        while not self.update.get("decisions"):
            if self.update.get("outcome"):
                return {}
            await self.until("update")
        return dict(self.update["decisions"][0])

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def answer(self, option: int = 0, decision: dict[str, Any] | None = None) -> dict[str, Any]:
        """Answer the pending question; the update that acknowledges it."""
        asked = decision or await self.my_turn()
        options = asked["options"]
        await self.say("answer", decision=asked["id"], option=options[option % len(options)]["id"])
        # others may answer meanwhile: the acknowledgement is the update that no longer asks this
        while any(d["id"] == asked["id"] for d in self.update["decisions"]):
            message = await self.hear()
            assert message["type"] != "error", message
        return self.update

    async def play_out(self, pick: int = 0) -> dict[str, Any]:
        """Answer until the game is over; how it ended."""
        while await self.my_turn():
            await self.answer(pick)
        return dict(self.update["outcome"])
