"""Fuzzed frames at tables in play, and generated requests: no failure of ours, no stuck table, and memory as it was."""

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any

from tests.server.running import Person, Server
from tests.server.test_schema import attack_all

from . import frames

#: tables that frames are sent to, and tables that somebody plays meanwhile
TABLES = 4


class Storm:
    """What was found."""

    def __init__(self) -> None:
        self.sent = 0
        self.ended = 0
        self.stuck = 0
        self.failures = 0
        self.errors = 0
        self.memory: list[int] = []
        self.rooms = 0

    def __str__(self) -> str:
        grown = self.memory[-1] - self.memory[0]
        return (
            f"{self.sent} frames on {self.ended} lines that the server ended: {self.failures} failures, "
            f"{self.errors} errors in the log, {self.stuck} tables stuck, {self.rooms} tables left in memory; "
            f"{self.memory[0]} kB after a fifth of them, {grown:+} kB after all"
        )


async def rage(server: Server, count: int, seed: int) -> Storm:
    """Send frames in five parts; after each, a game is played to its end beside them."""
    found, parts = Storm(), 5
    for part in range(parts):
        await part_of(server, found, count // parts, seed * 1000 + part)
        found.memory.append(await settled(server, found))
    figures = (await figures_of(server)).splitlines()
    found.failures = int(float(next(x for x in figures if x.startswith("tapete_failures_total")).split()[1]))
    found.errors = sum('"level": "error"' in line for line in server.log.read_text().splitlines())
    return found


async def part_of(server: Server, found: Storm, count: int, seed: int) -> None:
    ana = await Person(server.url).arrive()
    tables = [(await ana.lay("me", "random", public=True))["id"] for _ in range(TABLES)]
    cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    asked = []
    for table in tables:
        async with ana.sit(table) as tab:
            asked.append([await tab.my_turn()])
    storms = [
        frames.storm(server.url, table, cookie, decisions, count // TABLES, seed * 100 + n)
        for n, (table, decisions) in enumerate(zip(tables, asked, strict=True))
    ]
    found.ended += sum(await asyncio.gather(*storms))
    found.sent += count // TABLES * TABLES
    for table in tables:
        found.stuck += not await playable(ana, table)
    await ana.close()


async def playable(ana: Person, table: str) -> bool:
    """Whether the table can be played to its end."""
    try:
        async with asyncio.timeout(60), ana.sit(table) as tab:
            await tab.until("update")
            return bool(await tab.play_out())
    except (TimeoutError, AssertionError):
        return False


async def settled(server: Server, found: Storm) -> int:
    """Kilobytes that the server holds once it has let go of what nobody needs."""
    assert server.process is not None
    ana = Person(server.url)
    async with asyncio.timeout(60):
        while (rooms := (await ana.get("/health")).json()["rooms"]) > 0:
            await asyncio.sleep(0.1)
    found.rooms = rooms
    await ana.close()
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


async def figures_of(server: Server) -> str:
    ana = Person(server.url)
    answer = await ana.get("/metrics", headers={"Authorization": "Bearer figures"})
    await ana.close()
    return answer.text


def stormy(folder: Path, **settings: Any) -> Server:
    """A server that lets go of tables soon."""
    return Server(f"sqlite:///{folder / 'a.db'}", folder / "log", keep=0.2, beat=0.2, **settings)


def report(count: int, seed: int) -> int:
    """The long run; how many things were wrong."""
    with tempfile.TemporaryDirectory(prefix="tapete-storm-") as name:
        server = stormy(Path(name)).start()
        try:
            found = asyncio.run(rage(server, count, seed))
        finally:
            server.stop()
    print(found, flush=True)
    # what was needed after a fifth is enough for the rest, give or take what the allocator keeps
    grew = found.memory[-1] > 1.1 * found.memory[0]
    return found.failures + found.errors + found.stuck + found.rooms + grew


def requests(each: int, seed: int) -> int:
    """Requests that the interface's own description allows, and others; how many things were wrong."""
    with tempfile.TemporaryDirectory(prefix="tapete-requests-") as name:
        server = stormy(Path(name)).start()
        try:
            sent = attack_all(server, each, seed)
        except AssertionError as error:
            print(f"a request failed: {str(error)[:2000]}", flush=True)
            return 1
        finally:
            server.stop()
    print(f"{sent} generated requests: none was answered with 5xx, none left an error in the log", flush=True)
    return 0
