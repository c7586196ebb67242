"""Whoever runs the server lists what was set aside, mends what can be mended, and drops the rest."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from tests.cli.conftest import Run

from tapete.server.mending import look_aside

from . import inside
from .test_aside import POISONS, SPOILT_GAMES, spoil

pytest_plugins = ["tests.cli.conftest"]


def played(address: str, tables: int = 2) -> list[str]:
    """Tables with two answers each of a person."""

    async def story() -> list[str]:
        async with inside.hall(address) as hall:
            ana, ids = await inside.guest(hall), []
            for _ in range(tables):
                room = await inside.table(hall, ana, "random")
                for _ in range(2):
                    while 0 not in room.playing.thinking:
                        await asyncio.sleep(0.001)
                    await inside.answer(room)
                ids.append(room.row.id)
            return ids

    return asyncio.run(story())


def count(address: str, table: str, id: str) -> int:
    engine = create_engine(address)
    with engine.begin() as connection:
        found = connection.execute(text(f"SELECT count(*) FROM {table} WHERE table_id = :id"), {"id": id})
        number = int(found.scalar_one())
    engine.dispose()
    return number


@pytest.mark.parametrize("poison", sorted(POISONS | SPOILT_GAMES))
def test_whatever_is_wrong_with_a_table_is_listed_and_nothing_else_is(tmp_path: Path, poison: str) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    bad, _good = played(address)
    assert look_aside(address) == []
    spoil(address, (POISONS | SPOILT_GAMES)[poison], bad)
    assert [found.id for found in look_aside(address)] == [bad]


def test_a_game_with_a_torn_move_is_mended_and_played_on_and_what_was_cut_is_kept(
    tmp_path: Path, command: Run
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    bad, good = played(address)
    moves = count(address, "moves", bad)
    spoil(address, "UPDATE moves SET body = '{torn' WHERE table_id = :id AND n = 3", bad)
    (line,) = command("aside", "--database", address, "--lang", "en").lines
    assert bad in line and f"2 of {moves} moves can be played" in line
    said = command("aside", bad, "--mend", "--database", address, "--lang", "es").lines
    assert said[-1].startswith("Arreglada")
    assert (count(address, "moves", bad), count(address, "strays", bad)) == (2, moves - 2)
    assert look_aside(address) == []

    async def go_on() -> None:
        async with inside.hall(address, "two") as hall:
            room = await hall.room(bad)
            while not room.playing.over:
                while 0 not in room.playing.thinking and not room.playing.over:
                    await asyncio.sleep(0.001)
                if not room.playing.over:
                    await inside.answer(room)
            assert (await hall.room(good)).playing.version > 0

    asyncio.run(go_on())


def test_a_row_that_cannot_be_read_is_only_dropped_and_nothing_else_with_it(
    tmp_path: Path, command: Run
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    bad, good = played(address)
    spoil(address, POISONS["options-torn"], bad)
    assert "--drop" in command("aside", bad, "--mend", "--database", address, "--lang", "en").err
    assert "nada" in command("aside", good, "--drop", "--database", address, "--lang", "es").err
    assert count(address, "moves", good) and count(address, "moves", bad)
    command("aside", bad, "--drop", "--database", address)
    assert not count(address, "moves", bad) and not count(address, "seats", bad)
    assert count(address, "moves", good)
    assert command("aside", "--database", address, "--lang", "es").lines == ["No hay ninguna mesa apartada."]


def test_a_table_of_other_rules_is_not_broken(tmp_path: Path, command: Run) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    old, _ = played(address)
    spoil(address, "UPDATE tables SET rules = 'of old' WHERE id = :id", old)
    (line,) = command("aside", "--database", address, "--lang", "en").lines
    assert "other rules" in line
    assert "last position" in command("aside", old, "--mend", "--database", address, "--lang", "en").err
    assert count(address, "moves", old)


@pytest.mark.parametrize("asked", ["aside", "reports"])
def test_a_name_that_begins_with_a_hyphen_is_a_name(tmp_path: Path, command: Run, asked: str) -> None:
    """One in 64 does, by luck."""
    address = f"sqlite:///{tmp_path / 'a.db'}"
    played(address)
    said = command(asked, "-wn_5QzT", "--database", address, "--lang", "en")
    assert "“-wn_5QzT”" in said.err
