"""Back-up and restore as docs/hosting.md tells it: into an empty database, and the game goes on."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .postgres import binaries, postgres
from .running import ROOT, Person, Server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.slow])])
def two_places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """A database, and an empty one of the same kind."""
    if request.param == "sqlite":
        yield [f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db")]
        return
    with ExitStack() as stack:
        yield [stack.enter_context(postgres()) for _ in range(2)]


def backup(*arguments: str) -> subprocess.CompletedProcess[str]:
    found = os.environ["PATH"] if binaries() is None else f"{binaries()}{os.pathsep}{os.environ['PATH']}"
    command = [sys.executable, str(ROOT / "deploy" / "backup.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PATH": found})


def test_a_game_goes_on_in_a_database_that_was_restored(two_places: list[str], tmp_path: Path) -> None:
    old, new = two_places
    file = str(tmp_path / "monday.backup")
    first = Server(old, tmp_path / "old.log")
    first.environment["TAPETE_COLD"] = "1"

    async def before() -> tuple[Person, str, dict[str, object]]:
        ana = await Person(first.url).arrive()
        table = (await ana.lay("me", "random"))["id"]
        async with ana.sit(table) as tab:
            for _ in range(3):
                await tab.answer(1)
            await tab.my_turn()
            # taken while the server runs and somebody sits there
            assert (done := backup("save", old, file)).returncode == 0, done.stderr
            return ana, table, tab.update

    async def after(ana: Person, table: str, seen: dict[str, object]) -> None:
        async with ana.sit(table, url=second.url) as tab:
            await tab.until("update")
            assert tab.update["view"] == seen["view"] and tab.update["decisions"] == seen["decisions"]
            assert await tab.play_out()
        await ana.close()

    async def story() -> None:
        await asyncio.to_thread(first.start)
        told = await before()
        await asyncio.to_thread(first.kill)
        assert (done := backup("restore", file, new)).returncode == 0, done.stderr
        assert backup("restore", file, new).returncode != 0 and backup("save", old, file).returncode != 0
        await asyncio.to_thread(second.start)
        await after(*told)

    second = Server(new, tmp_path / "new.log")
    second.environment["TAPETE_COLD"] = "1"
    try:
        asyncio.run(story())
    finally:
        first.stop()
        second.stop()
