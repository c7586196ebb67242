"""The connection to the database: SQLite in one process, PostgreSQL for several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DRIVERS = {
    "sqlite://": "sqlite+aiosqlite://",
    "postgres://": "postgresql+psycopg://",
    "postgresql://": "postgresql+psycopg://",
}


def plain_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


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
        engine = create_engine(self.url.set(drivername=name), pool_size=1, max_overflow=0)
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
    options: dict[str, Any] = {"json_serializer": plain_json, "json_deserializer": msgspec.json.decode}
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=10, **options)
    engine = create_async_engine(url, connect_args={"timeout": 30}, **options)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    """WAL lets readers and the writer work at once; FULL makes a commit survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
