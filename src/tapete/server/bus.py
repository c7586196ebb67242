"""News between workers. With SQLite there is one worker and nobody to tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import URL

from .store import Database
from .store.database import CUT_OFF

log = logging.getLogger("tapete.server")

News = dict[str, Any]
Hear = Callable[[News], Awaitable[None]]


class Bus:
    """Tells the other workers, and hears them."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """From now on `hear` is called with others' news; `lost` when some may have been missed."""
        if self._database.postgres:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(hear, lost, ready))
            await asyncio.wait_for(ready.wait(), 30)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell(self, kind: str, table: str, **more: Any) -> None:
        """Tell every other worker; at most some thousand bytes."""
        if not self._database.postgres:
            return
        payload = msgspec.json.encode({"w": self._worker, "k": kind, "t": table, **more}).decode()
        async with self._database.writing() as c:
            await c.execute(text("SELECT pg_notify('tapete', :payload)"), {"payload": payload})

    async def _listen(self, hear: Hear, lost: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        import psycopg

        address = plain(self._database.url)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **CUT_OFF)
                async with connection:
                    await connection.execute("LISTEN tapete")
                    if ready.is_set():
                        await lost()
                    ready.set()
                    async for note in connection.notifies():
                        await self._pass_on(note.payload, hear)
            except Exception as error:
                # whatever it was: a worker that stops listening shows tables as they no longer are
                log.warning("the database no longer tells news", extra={"problem": type(error).__name__})
                await asyncio.sleep(0.5)

    async def _pass_on(self, payload: str, hear: Hear) -> None:
        news = msgspec.json.decode(payload)
        if news.get("w") == self._worker:
            return
        try:
            await hear(news)
        except Exception:
            log.exception("news could not be taken in", extra={"news": news.get("k")})


def plain(url: URL) -> str:
    """The address as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
