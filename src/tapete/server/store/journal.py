"""The journal: moves become durable together, and each writer hears when its own is.

All moves that arrive while one transaction is under way share the next one, so that the cost of
making them durable is paid once for many tables. The writing is done by a thread of its own: one
hand-over a batch, where an asynchronous driver needs one a statement.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database


class Taken(Exception):
    """Another worker wrote a move with that number first, or the one before is missing: look again."""


class Entry:
    """A move to write: its row, the table's new deadline, and who waits for it."""

    __slots__ = ("clocked", "deadline", "done", "row")

    def __init__(self, row: dict[str, Any], clocked: bool, deadline: float | None) -> None:
        self.row = row
        self.clocked = clocked
        self.deadline = deadline
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


_deadline = (
    update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(deadline=bindparam("when"))
)
_notify = text("SELECT pg_notify('tapete', :payload)")


class Journal:
    """Writes moves in batches, in the order they came."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker
        self._waiting: list[Entry] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._engine = database.plain_engine()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self.batches = 0
        self.written = 0
        #: whether the last batch could not be written
        self.failing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        self._engine.dispose()

    async def append(
        self, table: str, n: int, at: float, body: str, clocked: bool = False, deadline: float | None = None
    ) -> None:
        """Returns when the move is durable; raises Taken if its number was."""
        row = {"table_id": table, "n": n, "at": at, "body": body, "prior": n - 1 or None}
        entry = Entry(row, clocked, deadline)
        self._waiting.append(entry)
        self._news.set()
        await entry.done

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[Entry]) -> None:
        try:
            async with self._database.alone():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except IntegrityError as error:
            await self._part(batch, error)
            return
        except asyncio.CancelledError:
            for entry in batch:
                entry.done.cancel()
            raise
        except Exception as error:
            self.failing = True
            for entry in batch:
                tell(entry, error)
            return
        self.failing = False
        self.batches += 1
        self.written += len(batch)
        for entry in batch:
            tell(entry, None)

    async def _part(self, batch: list[Entry], error: IntegrityError) -> None:
        """Somebody in the batch came second: write each alone to see who."""
        if len(batch) == 1:
            tell(batch[0], Taken(str(error.orig)))
            return
        for entry in batch:
            await self._write([entry])

    def _commit(self, batch: list[Entry]) -> None:
        """In the thread: returns when the batch is durable."""
        with self._engine.begin() as connection:
            self._put(connection, batch)

    def _put(self, connection: Connection, batch: list[Entry]) -> None:
        connection.execute(insert(schema.moves), [entry.row for entry in batch])
        clocked = [{"table": e.row["table_id"], "when": e.deadline} for e in batch if e.clocked]
        if clocked:
            connection.execute(_deadline, clocked)
        if self._database.postgres:
            news = [{"w": self._worker, "k": "moved", "t": e.row["table_id"], "n": e.row["n"]} for e in batch]
            connection.execute(_notify, [{"payload": json.dumps(one)} for one in news])


def tell(entry: Entry, error: Exception | None) -> None:
    if entry.done.done():
        return
    if error is None:
        entry.done.set_result(None)
    else:
        entry.done.set_exception(error)
