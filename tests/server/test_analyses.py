"""Finished games are judged in the background: once, in turn, within a budget, and running tables go on."""

import asyncio
from pathlib import Path
from typing import Any

from .running import Person, Server


async def a_finished_game(ana: Person) -> str:
    table = await ana.lay("me", "random")
    async with ana.sit(table["id"]) as tab:
        await tab.play_out()
    return str(table["id"])


async def judged(ana: Person, path: str) -> dict[str, Any]:
    """The analysis, once it is done."""
    while True:
        told = dict((await ana.get(path)).json())
        if told["state"] in ("done", "failed"):
            return told
        await asyncio.sleep(0.1)


def test_a_finished_game_is_judged_move_by_move_and_remembered(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        path = f"/api/replays/{await a_finished_game(ana)}/analysis/0"
        assert (await ana.get(path)).json()["state"] == "none", "nobody asked for it yet"
        assert (await ana.post(path)).json()["state"] in ("waiting", "working", "done")
        found = await judged(ana, path)
        assert found["state"] == "done" and found["judged"] == found["moves_of"] == len(found["moves"]) > 0
        for move in found["moves"]:
            assert 0 <= move["after"] <= move["before"] <= 1 and move["question"] and move["chosen"]
            assert abs(move["before"] - move["after"] - move["lost"]) < 0.001
        assert (await ana.post(path)).json() == found, "what was judged once is not judged again"
        other = (await ana.get(f"{path}?lang=es")).json()
        assert other["state"] == "done", "nor in another language"
        assert [move["lost"] for move in other["moves"]] == [move["lost"] for move in found["moves"]]
        assert all(
            a["question"] != b["question"] for a, b in zip(other["moves"], found["moves"], strict=True)
        )
        await ana.close()

    asyncio.run(story())


def test_only_finished_games_and_seats_there_are_judged(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        running = await ana.lay("me", "random")
        assert (await ana.post(f"/api/replays/{running['id']}/analysis/0")).json()["code"] == "unknown-replay"
        done = await a_finished_game(ana)
        assert (await ana.post(f"/api/replays/{done}/analysis/7")).json()["code"] == "unknown-replay"
        await ana.close()

    asyncio.run(story())


def test_nobody_has_more_judged_than_their_share(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", pace=1.0).start()

    async def story() -> None:
        ana = await Person(server.url).arrive()
        games = [await a_finished_game(ana) for _ in range(3)]
        asked = [await ana.post(f"/api/replays/{game}/analysis/{seat}") for game in games for seat in (0, 1)]
        assert [answer.status_code for answer in asked] == [200, 200, 200, 200, 429, 429]
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            assert await tab.play_out(), "tables go on meanwhile"
        await ana.close()

    asyncio.run(story())
    server.stop()
