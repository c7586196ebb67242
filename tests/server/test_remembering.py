"""A worker that runs for weeks remembers no more than on its first day: every map has a bound or is emptied."""

import asyncio
import gc
import weakref
from collections.abc import Iterator, Sized
from pathlib import Path
from typing import Any

import pytest

from tapete.server import budgets
from tapete.server.budgets import Limits
from tapete.server.hall import NOTE, Hall
from tapete.server.remembering import LITTER, Names, Sweeper
from tapete.server.rooms import Room
from tapete.server.store.notes import CHAT_SHOWN, ChatRow

from . import inside


def test_names_have_a_bound_but_nobody_who_sits_here_is_forgotten() -> None:
    names = Names(most=3)
    for n in range(10):
        names.learn({f"person {n}": f"name {n}"})
    names.rename("person 2", "another name")
    names.rename("a stranger", "somebody")
    names.forget({"person 2", "person 5"})
    assert dict(names) == {"person 2": "another name", "person 5": "name 5", "person 9": "name 9"}


def test_the_budgets_of_callers_long_gone_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "KEPT_BUCKETS", 50)
    limits = Limits()
    for n in range(1000):
        limits.take("message", f"guest {n}", f"10.0.{n // 250}.{n % 250}")
        with limits.socket(f"guest {n}", f"10.0.{n // 250}.{n % 250}"):
            pass
    assert len(limits._buckets) == 50 and not limits._sockets


def test_the_numbers_of_old_lines_of_chat_are_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            ana = await inside.guest(hall)
            room = await inside.table(hall, ana, "random")
            for n in range(5 * CHAT_SHOWN):
                room.tell_chat(ChatRow(n, 0, ana.id, "Ana", f"line {n}", 0.0))
            assert len(room._lines) == 2 * CHAT_SHOWN and len(room.chat) == CHAT_SHOWN
            # what is still shown is not told twice
            room.tell_chat(ChatRow(4 * CHAT_SHOWN, 0, ana.id, "Ana", "again", 0.0))
            assert room.chat[-1].text == f"line {5 * CHAT_SHOWN - 1}"

    asyncio.run(story())


def test_what_lists_show_is_written_table_by_table_as_each_ones_time_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            ana = await inside.guest(hall)
            first, second = [await inside.table(hall, ana, "random") for _ in range(2)]
            await inside.quiet(first)
            await inside.quiet(second)
            first.dirty = second.dirty = True
            first.noted -= NOTE
            await hall._note_due()
            assert (first.dirty, second.dirty) == (False, True)
            first.dirty = True
            second.noted -= NOTE
            await hall._note_due()
            assert (first.dirty, second.dirty) == (True, False)

    asyncio.run(story())


def test_sweeping_waits_until_as_much_lies_about_as_there_are_tables() -> None:
    sweeper = Sweeper()
    for _ in range(LITTER + 999):
        sweeper.drop()
    assert not sweeper.sweep(1000)
    sweeper.drop()
    assert sweeper.sweep(1000)
    assert not sweeper.sweep(0)


def test_tables_that_were_let_go_are_given_back(tmp_path: Path) -> None:
    """Rooms and their drivers hold each other; without a sweep none of them ever went."""

    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", keep=-1.0) as hall:
            ana = await inside.guest(hall)
            rooms: list[weakref.ref[Room]] = []
            for _ in range(LITTER):
                room = await inside.table(hall, ana, "random")
                await inside.quiet(room)
                rooms.append(weakref.ref(room))
            del room
            await hall._mind()
            await hall._forget()
            assert not hall.rooms and not any(room() for room in rooms)

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def containers(thing: Any, path: str, seen: set[int]) -> Iterator[tuple[str, int]]:
    """Every collection that a worker's own objects hold, by the way to it."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Sized) and not isinstance(thing, (str, bytes, tuple)):
        yield path, len(thing)
    if type(thing).__module__.startswith("tapete.server") and hasattr(thing, "__dict__"):
        for name, value in vars(thing).items():
            yield from containers(value, f"{path}.{name}", seen)


async def day(hall: Hall, limits: Limits, number: int) -> None:
    """Strangers come, play, talk, are renamed and go; the tables are let go."""
    for n in range(5):
        ana = await inside.guest(hall, f"Ana {number} {n}")
        with limits.socket(ana.id, f"10.0.0.{n}"):
            room = await inside.table(hall, ana, "random", public=True)
            await hall.rename(ana.id, f"Eva {number} {n}")
            await inside.answer(room)
            row = await hall.store.notes.say(room.row.id, 0, ana.id, "Eva", "hi")
            room.tell_chat(row)
            await hall.hear({"k": "present", "t": room.row.id, "w": "two", "p": [ana.id], "s": 1})
            await hall.hear({"k": "present", "t": f"unknown {number} {n}", "w": "two", "p": [], "s": 1})
            await hall.open_tables(ana.id, "es")
            await inside.quiet(room)
    await hall._adopt()
    await hall._mind()
    hall.lobby.known = set()
    await hall._forget()
    assert not hall.rooms


def test_after_a_second_day_no_map_is_longer_than_after_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "KEPT_BUCKETS", 3)

    async def story() -> tuple[dict[str, int], dict[str, int]]:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", keep=-1.0) as hall:
            hall.names, limits, found = Names(most=3), Limits(), []
            for number in range(2):
                await day(hall, limits, number)
                hall.lobby.stir()
                held = *containers(hall, "hall", set()), *containers(limits, "limits", set())
                found.append(dict(held))
            return found[0], found[1]

    first, second = asyncio.run(story())
    assert {"hall.names", "hall.rooms", "hall.elsewhere", "limits._buckets"} <= first.keys()
    longer = {path: (first.get(path), size) for path, size in second.items() if size > first.get(path, 0)}
    assert not longer
