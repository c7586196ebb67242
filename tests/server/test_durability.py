"""Power cuts, dead workers and restarts: whatever was acknowledged is there."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .postgres import postgres
from .running import Person, Server, Tab

TABLES = 50
CLIENTS = 20


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of its own."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tapete.db'}"
        return
    with postgres() as url:
        yield url


@pytest.fixture
def killable(address: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(address, tmp_path / "log")
    yield server.start()
    server.stop()


class Player:
    """Somebody at several tables who notes every answer that was acknowledged."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.acknowledged: dict[str, list[tuple[str, str]]] = {}
        self.versions: dict[str, int] = {}

    async def play(self, table: str) -> None:
        """Answer until the game is over or the server is gone."""
        try:
            async with self.person.sit(table, self.versions.get(table)) as tab:
                await tab.until("update")
                while asked := await tab.my_turn():
                    await self._answer(tab, table, asked)
        except (ConnectionClosed, OSError, TimeoutError):
            pass

    async def _answer(self, tab: Tab, table: str, asked: dict[str, Any]) -> None:
        option = self.rng.randrange(len(asked["options"]))
        await tab.answer(option, asked)
        self.acknowledged.setdefault(table, []).append((asked["id"], asked["options"][option]["id"]))
        self.versions[table] = tab.update["version"]


Tables = list[tuple[str, Player, Player | None]]


async def seated(url: str, rng: random.Random) -> tuple[list[Player], Tables]:
    """Many people at fifty tables: half of them against a bot, half against each other."""
    players = [Player(await Person(url).arrive(), random.Random(n)) for n in range(CLIENTS)]
    tables: Tables = []
    for n in range(TABLES):
        ana, ben = rng.sample(players, 2)
        if n % 2:
            table = await ana.person.lay("me", "random")
            tables.append((table["id"], ana, None))
        else:
            table = await ana.person.lay("me", "invited")
            await ben.person.post(f"/api/join/{table['seats'][1]['invite']}")
            tables.append((table["id"], ana, ben))
    return players, tables


async def sit_down(tables: Tables) -> list[asyncio.Task[None]]:
    people = [(table, player) for table, ana, ben in tables for player in (ana, ben) if player is not None]
    return [asyncio.create_task(player.play(table)) for table, player in people]


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed_in_fifty_games(killable: Server) -> None:
    async def story() -> None:
        rng = random.Random(7)
        players, tables = await seated(killable.url, rng)
        for wanted in (150, 450):
            tasks = await sit_down(tables)
            while sum(len(a) for p in players for a in p.acknowledged.values()) < wanted:
                await asyncio.sleep(0.01)
            killable.kill()
            await asyncio.gather(*tasks)
            await asyncio.to_thread(killable.start)
        tasks = await sit_down(tables)
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        for table, ana, ben in tables:
            record = (await ana.person.get(f"/api/replays/{table}/record")).json()
            for seat, player in enumerate((ana, ben)):
                if player is not None:
                    kept = [option for who, option, _ in record["answers"] if who == seat]
                    noted = [option for _, option in player.acknowledged.get(table, [])]
                    assert contains(kept, noted), (table, seat, kept, noted)
        for player in players:
            await player.person.close()

    asyncio.run(story())


def contains(kept: list[str], noted: list[str]) -> bool:
    """Whether all noted answers are kept, in order; at each cut one more may be kept than was noted."""
    rest = iter(kept)
    return all(any(option == other for other in rest) for option in noted) and len(kept) - len(noted) <= 2


def test_a_table_goes_on_after_a_restart_where_it_was(killable: Server) -> None:
    async def story() -> None:
        ana = await Person(killable.url).arrive()
        table = await ana.lay("me", "random", clock={"kind": "total", "seconds": 600})
        async with ana.sit(table["id"]) as tab:
            for _ in range(4):
                await tab.answer(0)
            await tab.my_turn()
            before = tab.update
        killable.kill()
        await asyncio.to_thread(killable.start)
        async with ana.sit(table["id"], since=before["version"]) as tab:
            await tab.until("update")
            assert tab.update["view"] == before["view"]
            assert tab.update["decisions"] == before["decisions"]
            while tab.update["version"] == before["version"]:
                await tab.hear()
            # a pause was written down, and nothing else: the clock stood still while the server was away
            assert tab.update["version"] == before["version"] + 1 and tab.update["events"] == []
            assert 0 < tab.update["clocks"]["left"][0] <= before["clocks"]["left"][0]
            assert await tab.play_out()
        await ana.close()

    asyncio.run(story())


@pytest.mark.postgres
@pytest.mark.slow
def test_two_workers_serve_one_table_and_one_of_them_may_die(tmp_path: Path) -> None:
    with postgres() as address:
        one, two = Server(address, tmp_path / "one"), Server(address, tmp_path / "two")
        one.start()
        two.start()
        try:
            asyncio.run(across(one, two))
        finally:
            two.stop()
            one.stop()


async def across(one: Server, two: Server) -> None:
    """Ana sits at one worker, which plays the bot, and Ben at the other; Ana's dies."""
    ana, ben = await Person(one.url).arrive(), await Person(two.url).arrive()
    table = await ana.lay("me", "invited", "random")
    await ben.post(f"/api/join/{table['seats'][1]['invite']}")
    a_sits, b_sits = ana.sit(table["id"]), ben.sit(table["id"])
    a = await a_sits.__aenter__()
    await a.until("update")
    async with b_sits as b:
        for tab in (a, b, a, b):
            await tab.answer(0)
        await a.say("chat", text="hola")
        assert (await b.until("chat"))["line"]["text"] == "hola"
        await a.my_turn()
        known = a.update["version"]
        while b.update["version"] < known:
            await b.hear()
        one.kill()
        await a_sits.__aexit__(None, None, None)
        async with ana.sit(table["id"], since=known, url=two.url) as a:
            await a.until("update")
            ended = await asyncio.wait_for(asyncio.gather(a.play_out(), b.play_out()), 90)
    assert ended[0]["scores"] == ended[1]["scores"]
    await ana.close()
    await ben.close()


@pytest.mark.postgres
@pytest.mark.slow
def test_who_is_at_another_worker_is_present_and_gone_when_it_dies(tmp_path: Path) -> None:
    with postgres() as address:
        one, two = Server(address, tmp_path / "one"), Server(address, tmp_path / "two")
        one.start()
        two.start()
        try:
            asyncio.run(seen_across(one, two))
        finally:
            two.stop()
            one.stop()


async def seen_across(one: Server, two: Server) -> None:
    """Ana sits at one worker; Ben and a spectator come to the other and leave it, one by its death."""
    ana, ben, eve = [await Person(url).arrive() for url in (one.url, two.url, two.url)]
    table = await ana.lay("me", "invited", public=True)
    await ben.post(f"/api/join/{table['seats'][1]['invite']}")
    async with ana.sit(table["id"]) as a:
        await a.until("update")
        async with eve.sit(table["id"]) as e:
            assert (await e.until("hello"))["seat"] is None
            await told(a, spectators=1)
            # who comes to the other worker is told who sits at this one
            await told(e, present=[True, False])
        await told(a, spectators=0)
        b_sits = ben.sit(table["id"])
        b = await b_sits.__aenter__()
        await told(a, present=[True, True])
        # a move at one is news to the other, the way around too
        await b.answer(0)
        while a.update["version"] < b.update["version"]:
            await a.hear()
        two.kill()
        await b_sits.__aexit__(None, None, None)
        await told(a, present=[True, False])
    for person in (ana, ben, eve):
        await person.close()


async def told(tab: Tab, **wanted: Any) -> None:
    """Until the tab has been told so of its table."""
    while True:
        table = tab.hello["table"]
        seen = {"spectators": table["spectators"], "present": [seat["present"] for seat in table["seats"]]}
        if all(seen[name] == value for name, value in wanted.items()):
            return
        message = await tab.hear()
        if message["type"] == "table":
            tab.hello["table"] = message["table"]


@pytest.mark.postgres
@pytest.mark.slow
def test_workers_of_one_server_share_their_tables(tmp_path: Path) -> None:
    """`tapete serve --workers 2`: a connection comes to either; both tell the same."""
    with postgres() as address:
        server = Server(address, tmp_path / "log", workers=2)
        server.start()
        try:
            asyncio.run(at_either(server))
            shares = workers_met(server, 1500)
        finally:
            server.stop()
    # each listens for itself; by luck alone one of two is this far from half once in a hundred million runs
    assert len(shares) == 2 and max(shares.values()) < 1.15 * 750, shares


def workers_met(server: Server, times: int) -> Counter[str]:
    """Which worker takes a new connection, so many times."""
    met: Counter[str] = Counter()
    for _ in range(times):
        line = HTTPConnection("127.0.0.1", server.port, timeout=30)
        line.request("GET", "/health")
        met[json.loads(line.getresponse().read())["worker"]] += 1
        line.close()
    return met


async def at_either(server: Server) -> None:
    ana, ben = await Person(server.url).arrive(), await Person(server.url).arrive()
    for _ in range(4):
        table = await ana.lay("me", "invited", "random")
        await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b, ana.sit(table["id"]) as again:
            one, other = await asyncio.gather(a.play_out(), b.play_out())
            assert one["scores"] == other["scores"]
            while not again.update.get("outcome"):
                await again.hear()
            assert again.update["view"]["points"] == a.update["view"]["points"]
    await ana.close()
    await ben.close()
