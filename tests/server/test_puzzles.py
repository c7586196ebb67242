"""Puzzles over HTTP: the page brings its answers; what does not fit is refused and changes nothing."""

import asyncio
from typing import Any

from tapete.kernel.puzzles import puzzles

from .running import Person, Server

GAME = "seasons"
NAME, PUZZLE = min(puzzles(GAME).items(), key=lambda named: len(named[1].line))


def test_a_puzzle_is_tried_solved_and_asked_for_what_it_is_not(sqlite_server: Server) -> None:
    async def story() -> dict[str, Any]:
        ana = await Person(sqlite_server.url).arrive()
        path = f"/api/puzzles/{GAME}/{NAME}"
        told = {
            "room": (await ana.get("/api/puzzles")).json(),
            "today": (await ana.get("/api/puzzles/today")).json(),
            "begun": (await ana.post(path, {})).json(),
            "missed": (await ana.post(path, {"answers": [], "answer": "end-turn"})).json(),
            "solved": (await ana.post(path, {"answers": PUZZLE.line[:-1], "answer": PUZZLE.line[-1]})).json(),
            "changed": await ana.post(path, {"answers": ["nonesuch"]}),
            "beyond": await ana.post(path, {"answers": [*PUZZLE.line, "end-turn"]}),
            "unknown": await ana.post(f"/api/puzzles/{GAME}/nonesuch", {}),
        }
        await ana.close()
        return told

    told = asyncio.run(story())
    listed = [one["id"] for one in told["room"]["puzzles"] if one["game"] == GAME]
    assert listed == list(puzzles(GAME)), "the easy ones first"
    assert told["today"] == told["room"]["today"]
    assert told["today"]["id"] in [one["id"] for one in told["room"]["puzzles"]]
    begun = told["begun"]
    asked = begun["update"]["decisions"][0]["options"]
    assert not begun["over"] and {one["id"] for one in asked} == set(PUZZLE.first)
    assert told["missed"]["over"] and not told["missed"]["solved"] and told["missed"]["said"]
    assert told["solved"]["solved"] and told["solved"]["update"]["decisions"] == []
    assert [told[one].status_code for one in ("changed", "beyond", "unknown")] == [409, 409, 404]
