"""The trials: each breaks one thing while a crowd plays, then counts what became of the answers."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.test_aside import POISONS

from . import frames, stage
from .crowd import Crowd, Player
from .nursery import Nursery, Quick


class Siege:
    """One server or two, a crowd at them, and how often something was broken."""

    def __init__(
        self, address: str, cluster: Cluster | None, folder: Path, asked: Any, nursery: Nursery
    ) -> None:
        self.nursery = nursery
        self.address, self.cluster, self.folder = address, cluster, folder
        self.players, self.kills, self.seed = asked.players, asked.kills, asked.seed
        self.rng = random.Random(asked.seed)
        self.broken = 0
        self.note = ""
        self.servers: list[Server] = []
        self.crowd: Crowd

    def server(self, address: str | None = None, **settings: Any) -> Server:
        log = self.folder / f"log-{len(self.servers)}"
        found = Quick(self.nursery, address or self.address, log, **{"beat": 0.5, **settings})
        self.servers.append(found)
        return found

    async def start(self, *servers: Server) -> None:
        for server in servers:
            await asyncio.to_thread(server.start)

    @asynccontextmanager
    async def playing(self, **table: Any) -> AsyncIterator[Crowd]:
        """People sit down; when the trial is over they play to the end."""
        self.crowd = Crowd([server.url for server in self.servers], self.players, self.seed, **table)
        await self.crowd.begin()
        await self.crowd.answers(self.players)
        yield self.crowd
        await self.crowd.end()

    async def a_while(self) -> None:
        """Until some more answers have come, and then any moment."""
        await self.crowd.answers(self.rng.randrange(1, 2 * self.players))
        await asyncio.sleep(self.rng.random() * 0.2)


async def server_killed(siege: Siege) -> None:
    server = siege.server()
    await siege.start(server)
    async with siege.playing():
        for _ in range(siege.kills):
            await siege.a_while()
            await asyncio.to_thread(server.kill)
            siege.broken += 1
            await siege.start(server)


async def worker_killed(siege: Siege) -> None:
    server = siege.server(workers=2)
    await siege.start(server)
    assert server.process is not None
    async with siege.playing():
        for _ in range(siege.kills):
            await siege.a_while()
            while len(alive := stage.workers(server.process.pid)) < 2:
                await asyncio.sleep(0.05)
            stage.end(siege.rng.choice(alive))
            siege.broken += 1


async def postgres_killed(siege: Siege) -> None:
    assert siege.cluster is not None
    server = siege.server()
    await siege.start(server)
    async with siege.playing():
        for _ in range(siege.kills):
            await siege.a_while()
            await asyncio.to_thread(siege.cluster.stop)
            siege.broken += 1
            await asyncio.sleep(siege.rng.random() * 0.5)
            await asyncio.to_thread(siege.cluster.start)


async def disk_full(siege: Siege) -> None:
    """The disk that the database lies on is filled to the last byte, and emptied again."""
    server = siege.server()
    await siege.start(server)
    async with siege.playing():
        for _ in range(min(siege.kills, 10)):
            await siege.a_while()
            stuffing = await asyncio.to_thread(stage.fill, siege.folder)
            siege.broken += 1
            if siege.cluster is None:
                await says(server, 503)
            await asyncio.sleep(1)
            stuffing.unlink()
            if siege.cluster is not None:
                # a PostgreSQL that could not write its own log has stopped itself
                await asyncio.to_thread(siege.cluster.ensure)
            await says(server, 200)


async def says(server: Server, status: int, seconds: float = 60) -> None:
    """Until /health tells so."""
    async with asyncio.timeout(seconds), httpx.AsyncClient(timeout=20) as http:
        while (await http.get(f"{server.url}/health")).status_code != status:
            await asyncio.sleep(0.1)


async def deaf_clients(siege: Siege) -> None:
    """Sockets that ask for everything again and again and read nothing."""
    server = siege.server(send=2.0)
    await siege.start(server)
    async with siege.playing(public=True) as crowd:
        for _ in range(min(siege.kills, 10)):
            table = siege.rng.choice(crowd.players).games[-1].table
            lines = [
                await frames.Line.open(server.url, f"/api/tables/{table}/socket", "", limit=1024)
                for _ in range(10)
            ]
            await asyncio.gather(*(shout(line) for line in lines))
            siege.broken += len(lines)
            await siege.a_while()
            for line in lines:
                line.cut()


async def shout(line: frames.Line) -> None:
    again = b'{"type":"resync","version":0}'
    for _ in range(300):
        if not await line.send(frames.head(0x81, 0x80, len(again)) + bytes(4) + again):
            return


async def poison_rows(siege: Siege) -> None:
    """Rows as a broken disk would leave them, among those of the crowd; then a restart."""
    server = siege.server()
    await siege.start(server)
    victim = Player([server.url], random.Random(0), 0)
    await victim.person.arrive()
    async with siege.playing(public=True):
        for sql in (*POISONS.values(), "UPDATE moves SET body = '{torn' WHERE table_id = :id"):
            table = await victim.person.lay("me", "random", public=True)
            async with victim.person.sit(table["id"]) as tab:
                await tab.answer()
            siege.broken += await asyncio.to_thread(spoil, siege.address, sql, table["id"])
        await siege.a_while()
        await asyncio.to_thread(server.kill)
        await siege.start(server)
        await siege.a_while()
        listed = await victim.person.get("/api/tables")
        assert listed.status_code == 200 and listed.json()
    await victim.person.close()


def spoil(address: str, sql: str, id: str) -> bool:
    """Whether the database could be spoilt so: PostgreSQL refuses JSON that is none."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.begin() as connection:
            connection.execute(text(sql), {"id": id})
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()
    return True


async def clock_jumps(siege: Siege) -> None:
    """The wall clock is set hours and days forward and back; nobody's time runs out by it."""
    clock = siege.folder / "clock"
    clock.write_text("0")
    server = siege.server()
    server.environment["TAPETE_CLOCK"] = str(clock)
    await siege.start(server)
    async with siege.playing(clock={"kind": "total", "seconds": 3000}) as crowd:
        for n in range(min(siege.kills, 20)):
            await siege.a_while()
            clock.write_text(str(siege.rng.choice((-1, 1)) * siege.rng.choice((60, 4000, 90_000))))
            siege.broken += 1
            if n % 5 == 4:
                await asyncio.to_thread(server.kill)
                await siege.start(server)
        clock.write_text("0")
    reasons = {game.reason for _, game in crowd.games if game.over}
    siege.note = f"ended by: {', '.join(sorted(reasons))}"


async def two_servers_cut(siege: Siege) -> None:
    """Two servers on one database, each with a wire to it that is cut or falls silent."""
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(stage.Wire(siege.address).laid()) for _ in range(2)]
        await siege.start(*(siege.server(wire.address) for wire in wires))
        async with siege.playing():
            for _ in range(min(siege.kills, 20)):
                await siege.a_while()
                wire = siege.rng.choice(wires)
                siege.rng.choice((wire.cut, wire.hush))()
                siege.broken += 1
                await asyncio.sleep(siege.rng.uniform(0.2, 3))
                wire.mend()
        for server in siege.servers:
            await asyncio.to_thread(server.stop)


Trial = Callable[[Siege], Awaitable[None]]
EVERYWHERE: tuple[Trial, ...] = (server_killed, disk_full, deaf_clients, poison_rows, clock_jumps)
ON_POSTGRES: tuple[Trial, ...] = (worker_killed, postgres_killed, two_servers_cut)
