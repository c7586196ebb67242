"""The database fails in the middle of games: no table is ever wrong, and all go on when it is back."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tapete.server import upgrade
from tapete.server.refusals import Refused
from tapete.server.rooms import Room
from tapete.server.store import Database
from tapete.server.store.upgrade import upgrade as bring

from . import inside
from .postgres import Cluster, cluster
from .running import Person, Server, Tab


def gone(*_: Any, **__: Any) -> Any:
    raise OperationalError("…", None, Exception("the database is gone"))


def cut(room: Room, patch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be written or read."""
    patch.setattr(room.hall.store.journal, "append", gone)
    patch.setattr(room.hall.store.tables, "moves", gone)


def test_a_move_that_could_not_be_written_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        address = f"sqlite:///{tmp_path / 'a.db'}"
        async with inside.hall(address) as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            await inside.answer(room)
            while room.playing.thinking != [0]:
                await asyncio.sleep(0.001)
            before = room.playing.match.hash()
            with pytest.MonkeyPatch.context() as patch:
                cut(room, patch)
                for _ in range(3):
                    with pytest.raises(Refused, match="store"):
                        await inside.answer(room, option=1)
                assert room.closed and room.playing.match.hash() == before
            while not room.playing.over:
                await inside.answer(room)
                while 0 not in room.playing.thinking and not room.playing.over:
                    await asyncio.sleep(0.001)
            assert not room.closed
            written = await hall.store.tables.moves(room.row.id)
            assert [move.n for move in written] == list(range(1, room.playing.version + 1))
            ended = room.playing.outcome
        async with inside.hall(address, "two") as hall:
            assert (await hall.room(room.row.id)).playing.outcome == ended

    asyncio.run(story())


def test_a_write_that_was_done_although_it_failed_is_acknowledged_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            journal = hall.store.journal
            write = journal.append

            async def done_and_failed(*move: Any) -> None:
                await write(*move)
                gone()

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(journal, "append", done_and_failed)
                await inside.answer(room)
            assert not room.closed and room.playing.answers >= 1
            await inside.quiet(room)
            written = await hall.store.tables.moves(room.row.id)
            assert [body for _, body in room.moves] == [move.body for move in written]

    asyncio.run(story())


def test_an_outcome_that_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", beat=0.05) as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.store.tables, "save", gone)
                while not room.playing.over:
                    if 0 in room.playing.thinking:
                        await inside.answer(room)
                    await asyncio.sleep(0)
                assert room.unfinished
            told: list[str] = []
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(room, "tell_table", lambda: told.append(room.row.state))
                while "over" not in told:
                    await asyncio.sleep(0.02)
            assert not room.unfinished, "and those who sit there hear that there is a replay"
            row = await hall.store.tables.get(room.row.id)
            assert row is not None and row.state == "over" and row.outcome

    asyncio.run(story())


def test_a_game_that_ends_while_its_table_is_changed_has_a_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            tables = hall.store.tables
            save = tables.save

            async def overtaken(row: Any) -> None:
                """Somebody else is a moment faster, with a change of another kind."""
                other = await tables.get(row.id)
                assert other is not None
                patch.setattr(tables, "save", save)
                await save(other)
                await save(row)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(tables, "save", overtaken)
                while not room.playing.over:
                    if 0 in room.playing.thinking:
                        await inside.answer(room)
                    await asyncio.sleep(0)
                while room.row.state == "playing":
                    await asyncio.sleep(0.001)
            row = await tables.get(room.row.id)
            assert row is not None and row.state == "over" and row.outcome == room.row.outcome

    asyncio.run(story())


def test_a_table_that_was_let_go_during_an_outage_is_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", keep=-1.0) as hall:
            room = await inside.table(
                hall, await inside.guest(hall), "random", clock={"kind": "days", "days": 1}
            )
            while room.playing.thinking != [0]:
                await asyncio.sleep(0.001)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.store.leases, "release", gone)
                with pytest.raises(OperationalError):
                    await hall._mind()
            assert room.row.id not in hall.rooms and await hall.store.leases.mine() == {room.row.id}
            for _ in range(2):
                await hall._adopt()
            # its days run out: it is nobody's now, so anybody finds it
            assert await hall.store.leases.orphans(hall.now() + 2 * 86_400) == [room.row.id]

    asyncio.run(story())


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tapete.db'}"
    return str(request.getfixturevalue("postgres_address"))


def test_the_database_refuses_a_move_without_its_predecessor(address: str) -> None:
    upgrade(address)
    database = Database(address)
    engine = database.plain_engine()
    table = (
        "INSERT INTO tables (id, game, rules, options, public, absent, state, host, seed, created, updated,"
    )
    table += (
        " moves, turn, thinking, revision) VALUES ('gap', 'toy', '1', '{}', false, 'wait', 'playing', 'a',"
    )
    table += " '1', 0, 0, 0, 0, '[]', 0)"
    move = "INSERT INTO moves (table_id, n, at, body, prior) VALUES ('gap', :n, 0, '{}', :prior)"
    with engine.begin() as connection:
        connection.execute(text(table))
        connection.execute(text(move), {"n": 1, "prior": None})
        connection.execute(text(move), {"n": 2, "prior": 1})
    for n, prior in ((4, 3), (4, None), (4, 2), (0, None), (2, 1)):
        with pytest.raises(IntegrityError), engine.begin() as connection:
            connection.execute(text(move), {"n": n, "prior": prior})
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM tables WHERE id = 'gap'"))
        assert connection.execute(text("SELECT count(*) FROM moves WHERE table_id = 'gap'")).scalar() == 0
    engine.dispose()


def test_a_table_with_a_gap_is_brought_back_to_it_and_what_came_after_is_set_aside(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    bring(address, "0002")
    engine = create_engine(address)
    with engine.begin() as connection:
        for table, n in (("whole", 1), ("whole", 2), ("torn", 1), ("torn", 2), ("torn", 4), ("torn", 5)):
            move = text("INSERT INTO moves (table_id, n, at, body) VALUES (:table, :n, 0, '{}')")
            connection.execute(move, {"table": table, "n": n})
    bring(address)
    with engine.begin() as connection:
        kept = connection.execute(text("SELECT table_id, n, prior FROM moves ORDER BY table_id, n")).all()
        aside = connection.execute(text("SELECT table_id, n FROM strays ORDER BY n")).all()
    engine.dispose()
    assert [tuple(row) for row in kept] == [
        ("torn", 1, None), ("torn", 2, 1), ("whole", 1, None), ("whole", 2, 1)
    ]  # fmt: skip
    assert [tuple(row) for row in aside] == [("torn", 4), ("torn", 5)]


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[tuple[Cluster, Server]]:
    with cluster() as database:
        server = Server(database.address, tmp_path / "log", beat=0.3)
        yield database, server.start()
        server.stop()


class Stubborn:
    """Somebody who answers whenever asked, again after a refusal, and notes what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.acknowledged: list[str] = []
        self.refused = 0
        self.over = False
        self.most = 2

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.person.sit(self.table) as tab:
                    await tab.until("update")
                    await self._play(tab)
            except (ConnectionClosed, InvalidStatus, OSError):
                await asyncio.sleep(0.1)

    async def _play(self, tab: Tab) -> None:
        while asked := await tab.my_turn():
            while len(self.acknowledged) >= self.most:
                await asyncio.sleep(0.02)
            option = asked["options"][len(self.acknowledged) % len(asked["options"])]["id"]
            await tab.say("answer", decision=asked["id"], option=option)
            if await self._heard(tab, asked["id"]):
                self.acknowledged.append(option)
        self.over = True

    async def _heard(self, tab: Tab, decision: str) -> bool:
        while any(d["id"] == decision for d in tab.update["decisions"]):
            message = await tab.hear()
            if message["type"] == "error":
                assert message["code"] == "store", message
                self.refused += 1
                await asyncio.sleep(0.1)
                return False
        return True


@pytest.mark.postgres
@pytest.mark.slow
def test_a_restart_of_postgresql_leaves_every_table_right(fragile: tuple[Cluster, Server]) -> None:
    database, server = fragile

    async def story() -> None:
        people = [await Person(server.url).arrive() for _ in range(8)]
        players = [Stubborn(ana, (await ana.lay("me", "random"))["id"]) for ana in people]
        going = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(len(player.acknowledged) == 2 for player in players))
        await asyncio.to_thread(database.stop)
        for player in players:
            player.most = 10_000
        await until(lambda: all(player.refused for player in players))
        await asyncio.to_thread(database.start)
        await asyncio.wait_for(asyncio.gather(*going), 60)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for player in players:
            record = (await player.person.get(f"/api/replays/{player.table}/record")).json()
            assert [option for seat, option, _ in record["answers"] if seat == 0] == player.acknowledged
            await player.person.close()

    asyncio.run(story())


async def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)
