"""Options of a table are the game's declared settings and nothing else, whoever sends them and when."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

import tapete
from tapete.server.play import opened

from .running import Person, Server

#: what new_match takes beside a game's own options, and what is no option at all
FOREIGN: list[dict[str, Any]] = [
    {"chance": [[0, 1, 2]]},
    {"position": {"keys": [2, 0]}},
    {"checkpoints": "never"},
    {"check": True},
    {"seed": 7},
    {"seats": 2},
    {"game": "keyforge"},
    {"moonshine": 1},
    {"decks": [{"name": "no deck"}, {"name": "no deck"}]},
    {"chains": [3, 3]},
    {"ruleset": ["2018"]},
    {"first": {"a": 1}},
]


async def lay(ana: Person, seats: list[dict[str, Any]], **more: Any) -> httpx.Response:
    return await ana.post("/api/tables", {"game": "keyforge", "seats": seats, **more})


@pytest.mark.parametrize("options", FOREIGN, ids=lambda o: next(iter(o)))
def test_what_is_no_setting_of_the_game_is_refused_and_nothing_is_stored(
    sqlite_server: Server, options: dict[str, Any]
) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        for seats in ([{"kind": "me"}, {"kind": "bot"}], [{"kind": "me"}, {"kind": "open"}]):
            refused = await lay(ana, seats, options=options, public=True)
            assert refused.status_code == 400 and refused.json()["code"] in ("bad-option", "unreadable")
        assert (await ana.get("/api/me/tables")).json() == []
        await ana.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "plan", [{"chains": "abc"}, {"chains": 99}, {"chains": [1]}, {"deck": ["learning-0"]}]
)
def test_a_plan_that_does_not_fit_is_refused_when_it_is_made(
    sqlite_server: Server, plan: dict[str, Any]
) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        laid = await lay(ana, [{"kind": "me", "options": plan}, {"kind": "open"}])
        assert laid.status_code == 400, laid.text
        table = (await lay(ana, [{"kind": "me"}, {"kind": "open"}])).json()
        for kind in ("me", "bot"):
            seat = 0 if kind == "me" else 1
            changed = await ana.post(
                f"/api/tables/{table['id']}/seats/{seat}", {"kind": kind, "options": plan}
            )
            assert changed.status_code == 400, changed.text
        kept = (await ana.get(f"/api/tables/{table['id']}")).json()
        assert kept["state"] == "waiting" and kept["seats"][0]["options"] is None
        await ana.close()

    asyncio.run(story())


def test_a_deck_that_a_waiting_table_needs_cannot_be_thrown_away(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        deck = (await ana.post("/api/decks/generate", {"seed": 7})).json()
        seats = [{"kind": "me", "options": {"deck": deck["id"]}}, {"kind": "invited"}]
        table = (await lay(ana, seats)).json()
        assert (await ana.http.delete(f"/api/decks/{deck['id']}")).json()["code"] == "deck-in-use"
        begun = await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        assert begun.json()["state"] == "playing"
        assert (await ana.http.delete(f"/api/decks/{deck['id']}")).status_code == 204
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_a_table_from_a_position_says_so_to_everybody(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, eve = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        plain = await ana.lay("me", "random")
        assert plain["set_up"] is False
        async with ana.sit(plain["id"]) as tab:
            await tab.play_out()
        asked = {"move": 2, "seat": 0, "bot": "random"}
        other = (await ana.post(f"/api/replays/{plain['id']}/whatif", asked)).json()
        assert other["set_up"] is True
        async with eve.sit(other["id"]) as tab:
            assert (await tab.until("hello"))["table"]["set_up"] is True
        await ana.close()
        await eve.close()

    asyncio.run(story())


def test_the_commitment_covers_the_position_and_the_script() -> None:
    match = tapete.new_match("toy", seed=7)
    for seat in (0, 0, 1, 1):
        match.answer(match.pending[0].options[0], seat=seat)
    position = match.position()
    placed = opened("toy", 2, {}, 7, position)
    moved = position | {"deck": position["deck"][::-1]}
    promises = {m.commitment for m in (match, placed, opened("toy", 2, {}, 7, moved))}
    assert len(promises) == 3
    record = placed.record()
    tapete.verify(record, placed.commitment)
    for forged in (
        msgspec.structs.replace(record, position=moved),
        msgspec.structs.replace(record, chance=(1,)),
    ):
        with pytest.raises(tapete.TapeteError) as refused:
            tapete.verify(forged, placed.commitment)
        assert refused.value.code == "bad-commitment"
