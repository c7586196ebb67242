"""A hall without a network around it: for attacks on what the server keeps and on what it leans on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tapete.server.bus import Bus
from tapete.server.config import Config
from tapete.server.hall import Hall
from tapete.server.laying import lay
from tapete.server.play import Answered
from tapete.server.rooms import Room
from tapete.server.store import PersonRow, Store, upgrade
from tapete.server.wire import NewTable, SeatPlan


@asynccontextmanager
async def hall(database: str, worker: str = "one", **settings: Any) -> AsyncIterator[Hall]:
    """All tables of a worker, over a database."""
    upgrade(database)
    store = Store(database, worker)
    config = Config(database=database, most_tables=10_000, **{"beat": 3600.0, **settings})
    found = Hall(config, store, Bus(store.database, worker), worker)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


async def guest(hall: Hall, name: str = "Ana") -> PersonRow:
    return (await hall.store.people.welcome(name, "en"))[0]


async def table(hall: Hall, me: PersonRow, *others: str, game: str = "toy", **more: Any) -> Room:
    """A room where this person sits with bots."""
    bots = [SeatPlan("bot", bot=name) for name in others]
    row = await lay(hall, me, NewTable(game, [SeatPlan("me"), *bots], **more))
    return await hall.room(row.id)


async def quiet(room: Room) -> None:
    """Nothing moves by itself any more, and nothing is being written."""
    await room.driver.stop()
    while room._tasks:
        await asyncio.sleep(0.001)


async def answer(room: Room, seat: int = 0, option: int = 0) -> None:
    """A seat answers what it is asked."""
    asked = next(d for d in room.playing.match.pending if d.seat == seat)
    await room.move(Answered(seat, asked.options[option % len(asked.options)].id), asked.id)
