"""The clients of a load run: each sits at a table and answers about every so many seconds."""

from __future__ import annotations

import asyncio
import json
import random
import time
from http.cookies import SimpleCookie
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.opened: list[float] = []
        self.seated = 0
        self.errors = 0
        self.games = 0
        self.bytes = 0
        #: that the server said while it was measured
        self.measuring = False

    def share(self, part: float) -> float:
        """The time that this share of the answers did not exceed, in milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def guest(http: httpx.AsyncClient) -> str:
    """A new guest's cookie."""
    http.cookies.clear()
    answer = await http.get("/api/me")
    answer.raise_for_status()
    cookies: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    return f"tapete={cookies['tapete'].value}"


async def lay(http: httpx.AsyncClient, cookie: str, game: str) -> str:
    """A table against a bot that answers at once."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    answer = await http.post("/api/tables", json=body, headers={"X-Tapete": "1", "Cookie": cookie})
    answer.raise_for_status()
    return str(answer.json()["id"])


class Player:
    """One client at one table after another."""

    def __init__(self, url: str, game: str, pause: float, figures: Figures, seed: int) -> None:
        self.url = url
        self.game = game
        self.pause = pause
        self.figures = figures
        self.rng = random.Random(seed)
        self.cookie = ""

    async def run(self, http: httpx.AsyncClient, measuring: asyncio.Event, stop: asyncio.Event) -> None:
        self.cookie = await guest(http)
        while not stop.is_set():
            table = await lay(http, self.cookie, self.game)
            address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?lang=es"
            async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                update = await self.hear(socket)
                self.figures.seated += 1
                await self.play(socket, update, measuring, stop)

    async def open_and_leave(self, http: httpx.AsyncClient) -> float:
        """How long it takes from laying a table to seeing its first decision."""
        began = time.perf_counter()
        table = await lay(http, self.cookie, self.game)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?lang=es"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            await self.hear(socket)
            return time.perf_counter() - began

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """The next update; others are passed over without being read."""
        while True:
            text = await socket.recv()
            self.figures.bytes += len(text.encode()) if self.figures.measuring else 0
            if text.startswith('{"type":"update"'):
                return dict(json.loads(text))
            if text.startswith('{"type":"error"'):
                self.figures.errors += 1

    async def play(
        self, socket: ClientConnection, update: dict[str, Any], measuring: asyncio.Event, stop: asyncio.Event
    ) -> None:
        """Until the game is over: think, answer, wait for the acknowledgement."""
        while not stop.is_set():
            while not update["decisions"]:
                if update["outcome"]:
                    self.figures.games += 1
                    return
                update = await self.hear(socket)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
            update = await self.answer(socket, update["decisions"][0], measuring)

    async def answer(
        self, socket: ClientConnection, asked: dict[str, Any], measuring: asyncio.Event
    ) -> dict[str, Any]:
        option = self.rng.choice(asked["options"])["id"]
        message = json.dumps({"type": "answer", "decision": asked["id"], "option": option})
        began = time.perf_counter()
        await socket.send(message)
        update = await self.hear(socket)
        while any(d["id"] == asked["id"] for d in update["decisions"]):
            update = await self.hear(socket)
        if measuring.is_set():
            self.figures.times.append(time.perf_counter() - began)
        return update
