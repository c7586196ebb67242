"""reports: what players found wrong at the server's tables."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

import tapete
from tapete.server import upgrade
from tapete.server.store import Database, Notes


@pytest.fixture
def reported(tmp_path: Path) -> tuple[str, str]:
    """A database with one report, and its id."""
    url = f"sqlite:///{tmp_path / 'tapete.db'}"
    upgrade(url)
    match = tapete.new_match("toy", seed=3)
    for _ in range(6):
        match.answer(0, match.pending[0])
    body = {"record": msgspec.to_builtins(match.record()), "view": None, "position": None}

    async def file() -> str:
        database = Database(url)
        id = await Notes(database).report("table", "person", 0, "a gem vanished", 6, body)
        await database.close()
        return id

    return url, asyncio.run(file())


def test_reports_are_listed(command: Run, reported: tuple[str, str]) -> None:
    url, id = reported
    (line,) = command("reports", "--database", url).lines
    assert id in line and "toy" in line and "a gem vanished" in line


def test_a_report_opens_as_a_match(command: Run, reported: tuple[str, str], tmp_path: Path) -> None:
    url, id = reported
    kept = tmp_path / "report.json"
    lines = command("reports", id, "--database", url, "--save", str(kept), "--lang", "en").lines
    assert lines[:2] == ["a gem vanished", "After 6 answers:"] and len(lines) > 3
    assert len(tapete.Record.load(kept).answers) == 6


def test_an_unknown_report_is_one_sentence(command: Run, reported: tuple[str, str]) -> None:
    said = command("reports", "nothing", "--database", reported[0], "--lang", "es")
    assert "nothing" in said.err
