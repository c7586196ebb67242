"""/health tells the truth: a lost database, a full disk, bots that do not answer; and when they are back."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tapete.server import health
from tapete.server.hall import Hall
from tapete.server.health import Health

from . import inside
from .postgres import Cluster, cluster
from .running import Person, Server


@pytest.fixture(autouse=True)
def always_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told again from a moment ago."""
    monkeypatch.setattr(health, "FRESH", 0.0)


@asynccontextmanager
async def hall(folder: Path, **settings: Any) -> AsyncIterator[tuple[Hall, Health]]:
    async with inside.hall(f"sqlite:///{folder / 'a.db'}", **settings) as found:
        yield found, Health(found)


def test_a_worker_that_can_work_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (_, doctor):
            assert await doctor.problems() == []

    asyncio.run(story())


def test_a_full_database_is_told_until_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (found, doctor):
            with pytest.MonkeyPatch.context() as patch:

                async def full(*_: Any) -> None:
                    raise OperationalError("…", None, Exception("database or disk is full"))

                patch.setattr(found.store.leases, "beat", full)
                assert await doctor.problems() == ["database"]
            assert await doctor.problems() == []

    asyncio.run(story())


def test_a_disk_that_is_almost_full_is_told_before_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (_, doctor):
            monkeypatch.setattr(health, "ROOM", float("inf"))
            assert await doctor.problems() == ["disk"]

    asyncio.run(story())


def test_moves_that_cannot_be_written_are_told_until_one_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (found, doctor):
            room = await inside.table(found, await inside.guest(found), "random")
            await inside.quiet(room)
            journal = found.store.journal
            with pytest.MonkeyPatch.context() as patch:

                def full(*_: Any) -> None:
                    raise OSError(28, "No space left on device")

                patch.setattr(journal, "_commit", full)
                with pytest.raises(Exception, match="store"):
                    await inside.answer(room)
                assert await doctor.problems() == ["moves"]
            await inside.answer(room)
            assert await doctor.problems() == []

    asyncio.run(story())


def test_bots_that_do_not_answer_are_told_until_one_does(tmp_path: Path) -> None:
    folder = tmp_path
    server = Server(f"sqlite:///{folder / 'a.db'}", folder / "log", thinkers=1).start()

    async def story() -> None:
        ana = await Person(server.url).arrive()
        for _ in range(health.DEAD_BOTS):
            assert (await ana.get("/health")).json()["problems"] == []
            table = await ana.lay("me", "raising")
            async with ana.sit(table["id"]) as tab:
                await tab.answer(0)
                await tab.my_turn()
        await until(server, "ailing", ["bots"])
        good = await ana.lay("me", "easy")
        async with ana.sit(good["id"]) as tab:
            await tab.answer(0)
            await tab.my_turn()
        await until(server, "ok", [])
        await ana.close()

    try:
        asyncio.run(story())
    finally:
        server.stop()


async def until(server: Server, status: str, problems: list[str]) -> None:
    """Wait until the server says so; the code of the answer fits."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        while True:
            answer = await http.get("/health")
            told = answer.json()
            if (told["status"], told["problems"]) == (status, problems):
                assert answer.status_code == (503 if status == "failing" else 200)
                return
            await asyncio.sleep(0.1)


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[tuple[Cluster, Server]]:
    with cluster() as database:
        # a heart that never beats: what is told is what is found when asked
        server = Server(database.address, tmp_path / "log", beat=3600.0)
        yield database, server.start()
        server.stop()


@pytest.mark.postgres
@pytest.mark.slow
def test_a_database_that_is_gone_is_told_and_so_is_its_return(fragile: tuple[Cluster, Server]) -> None:
    database, server = fragile

    async def story() -> None:
        await until(server, "ok", [])
        await asyncio.to_thread(database.stop)
        await until(server, "failing", ["database"])
        await asyncio.to_thread(database.start)
        await until(server, "ok", [])

    asyncio.run(story())
