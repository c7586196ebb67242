"""People and their sessions."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database

#: a session is kept for half a year after it was last begun
SESSION = 180 * 86_400.0


class PersonRow(msgspec.Struct):
    """Somebody, as kept."""

    id: str
    name: str
    login: str | None
    password: str | None
    lang: str
    created: float
    likeness: str | None = None

    @property
    def guest(self) -> bool:
        return self.login is None


class NameTaken(Exception):
    """Another account has that name."""


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_session(person: str) -> tuple[str, dict[str, Any]]:
    token = secrets.token_urlsafe(32)
    return token, {"token": hashed(token), "person": person, "until": time.time() + SESSION}


class People:
    """Who there is, and who is who."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def welcome(self, name: str, lang: str) -> tuple[PersonRow, str]:
        """A new guest with a session."""
        person = PersonRow(secrets.token_hex(12), name, None, None, lang, time.time())
        token, session = new_session(person.id)
        async with self._database.writing() as c:
            await c.execute(insert(schema.people), msgspec.structs.asdict(person))
            await c.execute(insert(schema.sessions), session)
        return person, token

    async def get(self, id: str) -> PersonRow | None:
        return await self._one(schema.people.c.id == id)

    async def by_login(self, login: str) -> PersonRow | None:
        return await self._one(schema.people.c.login == login)

    async def _one(self, where: ColumnElement[bool]) -> PersonRow | None:
        async with self._database.reading() as c:
            row = (await c.execute(select(schema.people).where(where))).first()
        return PersonRow(**row._mapping) if row else None

    async def looks_like_account(self, login: str, looks: set[str], but: str) -> bool:
        """Whether an account of somebody else has that name, or one that is taken for it."""
        p = schema.people.c
        query = select(p.id).where(or_(p.login == login, p.likeness.in_(looks)), p.id != but).limit(1)
        async with self._database.reading() as c:
            return (await c.execute(query)).first() is not None

    async def names(self, ids: set[str]) -> dict[str, str]:
        """Names of several people at once."""
        if not ids:
            return {}
        p = schema.people.c
        async with self._database.reading() as c:
            rows = await c.execute(select(p.id, p.name).where(p.id.in_(ids)))
            return {row.id: row.name for row in rows}

    async def change(self, id: str, **values: str | None) -> None:
        try:
            async with self._database.writing() as c:
                await c.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
        except IntegrityError as error:
            raise NameTaken from error

    async def open_session(self, person: str) -> str:
        """A new session; the token is told once and kept only as a hash."""
        token, session = new_session(person)
        async with self._database.writing() as c:
            await c.execute(insert(schema.sessions), session)
        return token

    async def of_session(self, token: str) -> PersonRow | None:
        s, p = schema.sessions, schema.people
        query = select(p).join(s, s.c.person == p.c.id)
        query = query.where(s.c.token == hashed(token), s.c.until > time.time())
        async with self._database.reading() as c:
            row = (await c.execute(query)).first()
        return PersonRow(**row._mapping) if row else None

    async def close_session(self, token: str) -> None:
        async with self._database.writing() as c:
            await c.execute(delete(schema.sessions).where(schema.sessions.c.token == hashed(token)))

    async def close_sessions(self, person: str) -> None:
        """All of somebody's."""
        async with self._database.writing() as c:
            await c.execute(delete(schema.sessions).where(schema.sessions.c.person == person))

    async def forget_old_sessions(self) -> None:
        async with self._database.writing() as c:
            await c.execute(delete(schema.sessions).where(schema.sessions.c.until < time.time()))
