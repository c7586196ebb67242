"""Chat, decks and reports."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database

CHAT_SHOWN = 200


class ChatRow(msgspec.Struct):
    """A line of chat, as kept."""

    id: int
    seat: int | None
    person: str
    name: str
    text: str
    at: float


class DeckRow(msgspec.Struct):
    """A deck, as kept; the body is the game's own."""

    id: str
    game: str
    body: dict[str, Any]


class ReportRow(msgspec.Struct):
    """A report, as kept."""

    id: str
    table_id: str
    person: str
    seat: int | None
    text: str
    version: int
    body: dict[str, Any]
    at: float

    @property
    def when(self) -> str:
        return datetime.fromtimestamp(self.at, UTC).isoformat(timespec="minutes")


def deck_id(person: str, game: str, key: str) -> str:
    """A name for a deck that nobody guesses who does not know its owner's id."""
    said = blake2b(f"{person} {game} {key}".encode(), digest_size=12).digest()
    return urlsafe_b64encode(said).decode()


class Notes:
    """The small things people leave behind."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, seat: int | None, person: str, name: str, text: str) -> ChatRow:
        line = ChatRow(0, seat, person, name, text, time.time())
        row = msgspec.structs.asdict(line) | {"table_id": table}
        del row["id"]
        async with self._database.writing() as c:
            done = await c.execute(insert(schema.chat).returning(schema.chat.c.id), row)
            line.id = done.scalar_one()
        return line

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """The last lines of a table, oldest first."""
        c = schema.chat.c
        query = select(c.id, c.seat, c.person, c.name, c.text, c.at).where(c.table_id == table, c.id > after)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(c.id.desc()).limit(CHAT_SHOWN))
            return [ChatRow(*row) for row in rows][::-1]

    async def keep_deck(self, person: str, game: str, body: dict[str, Any], key: str) -> DeckRow:
        """Keep a deck for somebody; one with the same key is the same deck, whoever is first."""
        id = deck_id(person, game, key)
        row = {"id": id, "person": person, "game": game, "body": body, "created": time.time()}
        with suppress(IntegrityError):
            async with self._database.writing() as c:
                await c.execute(insert(schema.decks), row)
        return await self.deck(id) or DeckRow(id, game, body)

    async def decks(self, person: str, game: str) -> list[DeckRow]:
        d = schema.decks.c
        query = select(d.id, d.game, d.body).where(d.person == person, d.game == game)
        async with self._database.reading() as c:
            return [DeckRow(*row) for row in await c.execute(query.order_by(d.created.desc()).limit(200))]

    async def deck(self, id: str) -> DeckRow | None:
        d = schema.decks.c
        async with self._database.reading() as c:
            row = (await c.execute(select(d.id, d.game, d.body).where(d.id == id))).first()
        return DeckRow(*row) if row else None

    async def drop_deck(self, person: str, id: str) -> bool:
        d = schema.decks
        async with self._database.writing() as c:
            done = await c.execute(delete(d).where(and_(d.c.id == id, d.c.person == person)))
        return done.rowcount == 1

    async def report(
        self, table: str, person: str, seat: int | None, text: str, version: int, body: dict[str, Any]
    ) -> str:
        row = ReportRow(secrets.token_hex(6), table, person, seat, text, version, body, time.time())
        async with self._database.writing() as c:
            await c.execute(insert(schema.reports), msgspec.structs.asdict(row))
        return row.id

    async def reports(self, id: str | None = None) -> list[ReportRow]:
        """All reports, newest first, or one."""
        r = schema.reports
        query = select(r).order_by(r.c.at.desc())
        if id is not None:
            query = query.where(r.c.id == id)
        async with self._database.reading() as c:
            return [ReportRow(**row._mapping) for row in await c.execute(query)]
