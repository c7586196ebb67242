"""The connection to the database: SQLite in one process, PostgreSQL for several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DRIVERS = {
    "sqlite://": "sqlite+aiosqlite://",
    "postgres://": "postgresql+psycopg://",
    "postgresql://": "postgresql+psycopg://",
}

#: what is raised when the database does not answer, or not as it should
UNREACHABLE = (SQLAlchemyError, OSError)
#: a PostgreSQL that is cut off is noticed in seconds; without these a write could hang for a quarter of an hour
CUT_OFF: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def plain_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Spoilt:
    """What was kept and cannot be read; whoever uses it stumbles, and nobody else does."""


def read_json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return Spoilt()


class Database:
    """An engine, and a door for writers: SQLite has room for one at a time."""

    def __init__(self, url: str) -> None:
        self.url = make_url(asynchronous(url))
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = make_engine(self.url)
        self._one = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left."""
        async with self.alone(), self.engine.begin() as connection:
            yield connection

    def plain_engine(self) -> Engine:
        """An engine for a thread: one connection, nothing asynchronous between it and the database."""
        name = "postgresql+psycopg" if self.postgres else "sqlite"
        more: dict[str, Any] = {"connect_args": CUT_OFF, "pool_pre_ping": True} if self.postgres else {}
        engine = create_engine(self.url.set(drivername=name), pool_size=1, max_overflow=0, **more)
        if not self.postgres:
            event.listen(engine, "connect", prepare_sqlite)
        return engine

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else writes meanwhile, where there is room for one only."""
        if self.postgres:
            yield
            return
        async with self._one:
            yield

    async def close(self) -> None:
        await self.engine.dispose()


def asynchronous(url: str) -> str:
    """The same address with a driver that does not block: plain addresses are what people write."""
    for plain, driver in DRIVERS.items():
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def make_engine(url: Any) -> AsyncEngine:
    options: dict[str, Any] = {"json_serializer": plain_json, "json_deserializer": read_json}
    if url.get_backend_name() == "postgresql":
        # asked first whether it still lives: a connection from before a restart of PostgreSQL does not
        alive: dict[str, Any] = {"pool_pre_ping": True, "connect_args": CUT_OFF}
        return create_async_engine(url, pool_size=5, max_overflow=10, **alive, **options)
    engine = create_async_engine(url, connect_args={"timeout": 30}, **options)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    """WAL lets readers and the writer work at once; FULL makes a commit survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
