"""Servers for the tests: the same suite on SQLite and on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import tapete

from .postgres import postgres
from .running import Person, Server

tapete.register("toy", "tests.toy")


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("sqlite")
    server = Server(f"sqlite:///{folder / 'tapete.db'}", folder / "log").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def postgres_server(postgres_address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(postgres_address, tmp_path_factory.mktemp("postgres") / "log").start()
    yield server
    server.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue(request.param)
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames:
        both = ["sqlite_server", pytest.param("postgres_server", marks=pytest.mark.postgres)]
        metafunc.parametrize("server", both, indirect=True)


@asynccontextmanager
async def people(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """So many guests."""
    guests = [await Person(server.url).arrive() for _ in range(count)]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


Run = Callable[[Callable[..., Awaitable[Any]]], Any]


@pytest.fixture
def with_people(server: Server) -> Callable[[int, Callable[..., Awaitable[Any]]], Any]:
    """Run a story with so many guests."""

    def run(count: int, story: Callable[..., Awaitable[Any]]) -> Any:
        async def told() -> Any:
            async with people(server, count) as guests:
                return await story(*guests)

        return asyncio.run(told())

    return run
