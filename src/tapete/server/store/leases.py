"""Which worker makes a table move by itself. A worker that is not seen for a while loses its tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Select, and_, delete, func, insert, or_, select, update

from . import schema
from .database import Database

#: seconds after which a silent worker counts as dead
PATIENCE = 6.0


def seen_lately() -> Select[tuple[str]]:
    """The workers that live. One that was seen in the future died before the wall clock was set back."""
    w, now = schema.workers, time.time()
    return select(w.c.id).where(w.c.seen.between(now - PATIENCE, now + PATIENCE), ~w.c.gone)


class Leases:
    """This worker's sign of life, and the tables it has taken."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self.worker = worker
        self.clock: Callable[[], float] = time.time
        #: what the tables of this worker go by

    def _sign(self, gone: bool) -> dict[str, Any]:
        """That this worker was here just now, by the clock on the wall and by that of its tables."""
        return {"seen": time.time(), "steady": self.clock(), "gone": gone}

    async def begin(self) -> None:
        """Say that this worker is here; with SQLite any other is a ghost of the last run."""
        w = schema.workers
        async with self._database.writing() as c:
            if not self._database.postgres:
                await c.execute(update(w).values(gone=True))
            await c.execute(insert(w), {"id": self.worker, **self._sign(False)})

    async def beat(self) -> None:
        w = schema.workers
        async with self._database.writing() as c:
            await c.execute(update(w).where(w.c.id == self.worker).values(**self._sign(False)))

    async def end(self) -> None:
        """Leave at once, so that others need not wait."""
        w = schema.workers
        async with self._database.writing() as c:
            await c.execute(update(w).where(w.c.id == self.worker).values(**self._sign(True)))

    async def claim(self, table: str) -> tuple[bool, float | None]:
        """Take a table that nobody attends. Whether it is ours, and since when it was left alone."""
        t, w = schema.tables, schema.workers
        free = or_(t.c.worker.is_(None), t.c.worker == self.worker, t.c.worker.not_in(seen_lately()))
        async with self._database.writing() as c:
            before = (await c.execute(select(t.c.worker).where(t.c.id == table))).scalar()
            done = await c.execute(update(t).where(and_(t.c.id == table, free)).values(worker=self.worker))
            if done.rowcount != 1:
                return False, None
            if before is None or before == self.worker:
                return True, None
            # not by the wall: set anew meanwhile, it would count as time that somebody thought
            left = select(func.coalesce(w.c.steady, w.c.seen)).where(w.c.id == before)
            return True, (await c.execute(left)).scalar()

    async def release(self, table: str) -> None:
        t = schema.tables
        async with self._database.writing() as c:
            mine = and_(t.c.id == table, t.c.worker == self.worker)
            await c.execute(update(t).where(mine).values(worker=None))

    async def orphans(self, clock: float) -> list[str]:
        """Tables in play whose worker died, and tables whose clock has run out unattended by that time."""
        t = schema.tables
        left = and_(t.c.worker.is_not(None), t.c.worker.not_in(seen_lately()))
        late = and_(t.c.worker.is_(None), t.c.deadline < clock)
        query = select(t.c.id).where(t.c.state == "playing", or_(left, late)).limit(1000)
        async with self._database.reading() as c:
            return [row.id for row in await c.execute(query)]

    async def mine(self) -> set[str]:
        """The tables that this worker owns."""
        t = schema.tables
        async with self._database.reading() as c:
            return {row.id for row in await c.execute(select(t.c.id).where(t.c.worker == self.worker))}

    async def alive(self) -> set[str]:
        """The workers that have been seen lately."""
        async with self._database.reading() as c:
            return {row.id for row in await c.execute(seen_lately())}

    async def unattended(self, tables: list[str]) -> list[str]:
        """Those of some tables that nobody owns."""
        t = schema.tables
        if not tables:
            return []
        query = select(t.c.id).where(t.c.id.in_(tables), t.c.worker.is_(None), t.c.state == "playing")
        async with self._database.reading() as c:
            return [row.id for row in await c.execute(query)]

    async def forget(self, table: str) -> None:
        """Nobody can own this table."""
        t = schema.tables
        async with self._database.writing() as c:
            await c.execute(update(t).where(t.c.id == table).values(worker=None, deadline=None))

    async def bury(self) -> None:
        """Forget workers that died long ago and own nothing."""
        t, w = schema.tables, schema.workers
        owners = select(t.c.worker).where(t.c.worker.is_not(None))
        async with self._database.writing() as c:
            old = and_(w.c.seen < time.time() - 600, w.c.id.not_in(owners))
            await c.execute(delete(w).where(old))
