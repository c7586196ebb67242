"""My games: what one has finished, how it went, and what is not counted."""

import asyncio
from typing import Any

from .running import Person, Server
from .test_games import conceded


def test_finished_games_are_listed_with_how_they_went_and_games_without_a_move_are_not(
    sqlite_server: Server,
) -> None:
    async def story() -> dict[str, Any]:
        ana = await Person(sqlite_server.url).arrive()
        ben = await Person(sqlite_server.url).arrive()
        empty = await ana.lay("me", "invited")
        await ben.post(f"/api/join/{empty['seats'][1]['invite']}", {})
        await conceded(ana, empty["id"])
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.play_out()
        await ben.close()
        told = (await ana.get("/api/me/games")).json()
        await ana.close()
        return {**told, "table": table["id"], "empty": empty["id"]}

    told = asyncio.run(story())
    ids = [game["id"] for game in told["games"]]
    assert told["table"] in ids and told["empty"] not in ids
    game = next(one for one in told["games"] if one["id"] == told["table"])
    assert game["game"] == "toy" and game["bots"] == ["random"] and game["result"] in ("won", "lost", "drawn")
    # how long it was is known as soon as it is over
    assert game["turns"] > 0
    standing = {(one["kind"], one["name"]): one for one in told["standings"]}
    assert standing["game", "toy"]["played"] == 1 == standing["bot", "by chance"]["played"]
    assert [one["kind"] for one in told["standings"]] == ["game", "bot"]
    assert standing["game", "toy"]["won"] == (game["result"] == "won")


def test_nobody_sees_the_games_of_another(sqlite_server: Server) -> None:
    async def story() -> list[Any]:
        ben = await Person(sqlite_server.url).arrive()
        told = (await ben.get("/api/me/games")).json()
        await ben.close()
        return list(told["games"]) + list(told["standings"])

    assert asyncio.run(story()) == []
