"""Tables, their seats and their moves."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database


class SeatRow(msgspec.Struct):
    """A seat, as kept."""

    number: int
    kind: Literal["person", "bot", "open"]
    person: str | None = None
    bot: str | None = None
    invite: str | None = None
    options: dict[str, Any] = {}


class TableRow(msgspec.Struct):
    """A table, as kept."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    public: bool
    clock: dict[str, Any] | None
    absent: Literal["wait", "bot"]
    state: Literal["waiting", "playing", "over"]
    host: str
    seed: str
    created: float
    updated: float
    position: dict[str, Any] | None = None
    whatif: dict[str, Any] | None = None
    started: float | None = None
    ended: float | None = None
    outcome: dict[str, Any] | None = None
    moves: int = 0
    turn: int = 0
    thinking: list[int] = []
    deadline: float | None = None
    rematch: str | None = None
    wanted: int | None = None
    series: dict[str, Any] | None = None
    hints: bool = False
    worker: str | None = None
    revision: int = 0
    seats: list[SeatRow] = []


class MoveRow(msgspec.Struct):
    """A move, as kept."""

    n: int
    at: float
    body: str


class Stale(Exception):
    """Somebody changed the table meanwhile: load it and try again."""


TABLE_FIELDS = tuple(f for f in TableRow.__struct_fields__ if f != "seats")
OPEN_TABLES_SHOWN = 100


class Tables:
    """Tables as they are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- reading -----------------------------------------------------------------------------------

    async def get(self, id: str) -> TableRow | None:
        found = await self._some(schema.tables.c.id == id, 1)
        return found[0] if found else None

    async def by_invite(self, token: str) -> TableRow | None:
        s = schema.seats.c
        found = await self._some(schema.tables.c.id.in_(select(s.table_id).where(s.invite == token)), 1)
        return found[0] if found else None

    async def public(self) -> list[TableRow]:
        t = schema.tables.c
        return await self._some(and_(t.public, t.state != "over"), OPEN_TABLES_SHOWN)

    async def of_person(self, person: str, limit: int = 100) -> list[TableRow]:
        s = schema.seats.c
        return await self._some(schema.tables.c.id.in_(select(s.table_id).where(s.person == person)), limit)

    async def last_of_series(self, person: str, limit: int = 300) -> list[TableRow]:
        """The latest table of each series that a person plays or has played, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        own = t.id.in_(select(s.table_id).where(s.person == person))
        return await self._some(
            and_(t.series["kind"].as_string().is_not(None), t.rematch.is_(None), own), limit
        )

    async def finished(self, person: str | None, limit: int = 60) -> list[TableRow]:
        """Games that ended: public ones, and this person's."""
        t, s = schema.tables.c, schema.seats.c
        seen = or_(t.public, t.id.in_(select(s.table_id).where(s.person == person))) if person else t.public
        return await self._some(and_(t.state == "over", seen), limit)

    async def played_by(self, person: str, limit: int) -> list[TableRow]:
        """Games that a person finished, with at least one move, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        own = t.id.in_(select(s.table_id).where(s.person == person))
        return await self._some(and_(t.state == "over", t.moves > 0, own), limit)

    async def _some(self, where: Any, limit: int) -> list[TableRow]:
        t = schema.tables
        async with self._database.reading() as c:
            rows = await c.execute(select(t).where(where).order_by(t.c.updated.desc()).limit(limit))
            found = [TableRow(**row._mapping, seats=[]) for row in rows]
            await self._fill_seats(c, {table.id: table for table in found})
        return found

    async def _fill_seats(self, c: AsyncConnection, by_id: dict[str, TableRow]) -> None:
        if not by_id:
            return
        s = schema.seats
        rows = await c.execute(select(s).where(s.c.table_id.in_(by_id)).order_by(s.c.table_id, s.c.number))
        for row in rows:
            values = dict(row._mapping)
            by_id[values.pop("table_id")].seats.append(SeatRow(**values))

    async def moves(self, id: str, after: int = 0) -> list[MoveRow]:
        """The moves of a table after a number, in order."""
        m = schema.moves.c
        query = select(m.n, m.at, m.body).where(m.table_id == id, m.n > after).order_by(m.n)
        async with self._database.reading() as c:
            return [MoveRow(*row) for row in await c.execute(query)]

    async def ids(self) -> list[str]:
        """Every table there is, the newest first."""
        t = schema.tables.c
        async with self._database.reading() as c:
            return list((await c.execute(select(t.id).order_by(t.created.desc()))).scalars())

    async def count(self) -> dict[str, int]:
        """How many tables there are in each state."""
        t = schema.tables.c
        async with self._database.reading() as c:
            rows = await c.execute(select(t.state, func.count()).group_by(t.state))
            return {row[0]: row[1] for row in rows}

    # -- writing -----------------------------------------------------------------------------------

    async def add(self, table: TableRow) -> None:
        async with self._database.writing() as c:
            values = {name: getattr(table, name) for name in TABLE_FIELDS}
            await c.execute(insert(schema.tables), values)
            await c.execute(insert(schema.seats), [seat_values(table.id, seat) for seat in table.seats])

    async def save(self, table: TableRow) -> None:
        """Write a changed table and its seats; Stale if another did so first."""
        t, s = schema.tables, schema.seats
        table.updated = time.time()
        kept = ("id", "worker", "revision", "deadline", "rematch", "wanted", "turn", "thinking")
        values = {name: getattr(table, name) for name in TABLE_FIELDS if name not in kept}
        where = and_(t.c.id == table.id, t.c.revision == table.revision)
        async with self._database.writing() as c:
            done = await c.execute(update(t).where(where).values(**values, revision=table.revision + 1))
            if done.rowcount != 1:
                raise Stale
            for seat in table.seats:
                values = seat_values(table.id, seat)
                here = and_(s.c.table_id == values.pop("table_id"), s.c.number == values.pop("number"))
                await c.execute(update(s).where(here).values(**values))
        table.revision += 1

    async def note(self, news: list[dict[str, Any]]) -> None:
        """What lists of games show about tables in play; now and then, for many at once."""
        t = schema.tables
        names = ("updated", "turn", "thinking", "moves")
        values = {name: bindparam(f"new_{name}", type_=t.c[name].type) for name in names}
        async with self._database.writing() as c:
            await c.execute(update(t).where(t.c.id == bindparam("table")).values(**values), news)

    async def cut(self, id: str, after: int) -> None:
        """Put the moves after a number aside, with those that never had a predecessor; the game goes on before."""
        m, t = schema.moves, schema.tables
        late = and_(m.c.table_id == id, m.c.n > after)
        async with self._database.writing() as c:
            rows = [dict(row._mapping) for row in await c.execute(select(m).where(late))]
            for row in rows:
                del row["prior"]
            if rows:
                await c.execute(insert(schema.strays), rows)
                await c.execute(delete(m).where(late))
            again = {"state": "playing", "ended": None, "outcome": None, "worker": None, "deadline": None}
            await c.execute(update(t).where(t.c.id == id).values(**again, revision=t.c.revision + 1))

    async def drop(self, id: str) -> None:
        """Delete a table and everything that belongs to it."""
        async with self._database.writing() as c:
            await c.execute(delete(schema.strays).where(schema.strays.c.table_id == id))
            await c.execute(delete(schema.tables).where(schema.tables.c.id == id))

    async def want_rematch(self, id: str, seat: int) -> None:
        """Somebody would play again and waits for the loser; the first who asks is named."""
        t = schema.tables
        asks = and_(t.c.id == id, t.c.wanted.is_(None))
        async with self._database.writing() as c:
            await c.execute(update(t).where(asks).values(wanted=seat, revision=t.c.revision + 1))

    async def link_rematch(self, id: str, rematch: TableRow) -> str:
        """Lay the rematch of a table, once: whoever comes second gets the first one's."""
        t = schema.tables
        async with self._database.writing() as c:
            claim = and_(t.c.id == id, t.c.rematch.is_(None))
            done = await c.execute(
                update(t).where(claim).values(rematch=rematch.id, revision=t.c.revision + 1)
            )
            if done.rowcount == 1:
                await c.execute(insert(t), {name: getattr(rematch, name) for name in TABLE_FIELDS})
                await c.execute(insert(schema.seats), [seat_values(rematch.id, s) for s in rematch.seats])
                return rematch.id
            found = (await c.execute(select(t.c.rematch).where(t.c.id == id))).scalar_one()
            return str(found)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(seat)}
