"""Last positions of games: what is left of one when its moves can no longer be played."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from . import schema
from .database import Database


class Stand(msgspec.Struct):
    """Where a game stood after so many answers."""

    table_id: str
    answers: int
    position: dict[str, Any]


class Stands:
    """Positions by table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, stands: list[Stand]) -> None:
        """Write some down, in place of what stood there."""
        s = schema.stands
        if not stands:
            return
        async with self._database.writing() as c:
            await c.execute(delete(s).where(s.c.table_id.in_([one.table_id for one in stands])))
            await c.execute(insert(s), [msgspec.structs.asdict(one) for one in stands])

    async def get(self, table: str) -> Stand | None:
        s = schema.stands
        async with self._database.reading() as c:
            row = (await c.execute(select(s).where(s.c.table_id == table))).first()
        return Stand(**row._mapping) if row is not None else None
