"""docs/server.md promises what tests hold, and names them; and the few promises that no other file tests."""

import asyncio
import re
import sqlite3
from pathlib import Path

from sqlalchemy import text

from tapete.server.clients import BEHIND, Client
from tapete.server.health import Health
from tapete.server.laying import new_id
from tapete.server.people import hasher

from . import inside
from .running import ROOT


def test_every_test_that_the_page_about_the_server_names_is_there() -> None:
    told = (ROOT / "docs" / "server.md").read_text()
    named = set(re.findall(r"`(test_\w+)`", told))
    written = {
        name
        for file in (*(ROOT / "tests").rglob("test_*.py"),)
        for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE)
    }
    assert len(named) > 60 and named <= written, named - written


def test_passwords_are_kept_as_argon2id_and_sessions_as_hashes(tmp_path: Path) -> None:
    assert hasher.hash("correct horse").startswith("$argon2id$")

    async def story() -> str:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            return (await hall.store.people.welcome("Ana", "en"))[1]

    token = asyncio.run(story())
    with sqlite3.connect(tmp_path / "a.db") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert token not in kept


def test_the_names_of_tables_have_96_bits() -> None:
    assert all(len(new_id()) == 16 for _ in range(100)) and len({new_id() for _ in range(1000)}) == 1000


def test_a_queue_is_bounded_in_messages() -> None:
    client = Client(None, None, "", "en")
    for _ in range(BEHIND):
        client.send(b"{}")
    assert not client._gone
    client.send(b"{}")
    assert client._gone


def test_chores_that_fail_are_told_while_tables_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", beat=0.01) as hall:

            async def broken() -> None:
                raise ValueError

            mended, hall._mind = hall._mind, broken  # type: ignore[method-assign]
            while not hall.missed:
                await asyncio.sleep(0.01)
            assert await Health(hall).problems() == ["chores"]
            hall._mind = mended  # type: ignore[method-assign]
            while hall.missed:
                await asyncio.sleep(0.01)
            assert await Health(hall).problems() == []

    asyncio.run(story())


def test_an_answer_in_sqlite_survives_a_power_cut(tmp_path: Path) -> None:
    """WAL with synchronous=FULL (2): a commit has reached the disk before it is acknowledged."""

    async def story() -> list[object]:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            with hall.store.journal._engine.connect() as line:
                return [
                    line.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
                ]

    assert asyncio.run(story()) == ["wal", 2]
