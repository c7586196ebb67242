"""Each game through the server: a whole game, its replay, what if, its cards, and decks."""

import asyncio
import random
from typing import Any

import pytest

import tapete
from tapete.server.laying import chosen_for
from tapete.server.store import SeatRow, TableRow

from .running import Person, Server, Tab

GAMES = {"keyforge": 2, "relic": 2, "seasons": 3}


async def lay(ana: Person, game: str, **more: Any) -> dict[str, Any]:
    bots = [{"kind": "bot", "bot": "random"}] * (GAMES[game] - 1)
    answer = await ana.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots], **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def play_at_random(tab: Tab, rng: random.Random) -> None:
    while asked := await tab.my_turn():
        assert asked["text"] and all(option["text"] for option in asked["options"])
        await tab.answer(rng.randrange(len(asked["options"])), asked)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_its_replay_and_what_if(sqlite_server: Server, game: str) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        table = await lay(ana, game)
        async with ana.sit(table["id"], lang="es") as tab:
            await play_at_random(tab, random.Random(5))
        assert tab.update["outcome"]["reason"]
        replay = (await ana.get(f"/api/replays/{table['id']}?lang=es")).json()
        middle = replay["moves"] // 2
        moments = []
        for lang in ("es", "en"):
            answer = await ana.get(f"/api/replays/{table['id']}/at/{middle}?lang={lang}")
            assert answer.status_code == 200, answer.text
            moments.append(answer.json())
        assert moments[0]["decision"]["id"] == moments[1]["decision"]["id"]
        assert moments[0]["decision"]["text"] != moments[1]["decision"]["text"]
        asked = {"move": middle, "seat": 0, "bot": "random"}
        other = await ana.post(f"/api/replays/{table['id']}/whatif", asked)
        assert other.status_code == 201, other.text
        async with ana.sit(other.json()["id"]) as tab:
            for _ in range(5):
                if await tab.my_turn():
                    await tab.answer(0)
        assert tab.update["version"] >= 5
        await ana.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_can_be_looked_up_in_both_languages(sqlite_server: Server, game: str) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        spanish, english = [(await ana.get(f"/api/cards/{game}?lang={lang}")).json() for lang in ("es", "en")]
        assert len(spanish) == len(english) >= 50
        assert [card["id"] for card in spanish] == [card["id"] for card in english]
        assert all(card["name"] and (card["text"] or card["kind"]) for card in spanish + english)
        assert spanish != english
        await ana.close()

    asyncio.run(story())


def test_forms_speak_both_languages(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        told = {lang: (await ana.get(f"/api/games?lang={lang}")).json() for lang in ("es", "en")}
        assert {game["id"] for game in told["es"]} >= GAMES.keys()
        for spanish, english in zip(told["es"], told["en"], strict=True):
            for one, other in zip(spanish["options"], english["options"], strict=True):
                assert spanish["id"] == "toy" or one["label"] != other["label"], (spanish["id"], one)
        await ana.close()

    asyncio.run(story())


def test_decks_are_made_read_looked_at_and_played(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        made = (await ana.post("/api/decks/generate", {"seed": 7})).json()
        again = (await ben.post("/api/decks/generate", {"seed": 7})).json()
        assert made["name"] == again["name"] and made["cards"] == again["cards"]
        assert sum(line["count"] for line in made["cards"]) == 36 and len(made["houses"]) == 3
        mine = (await ana.get("/api/decks")).json()
        assert [deck["id"] for deck in mine if not deck["learning"]] == [made["id"]]
        assert sum(deck["learning"] for deck in mine) == 2
        wrong = await ana.post("/api/decks/import?lang=es", {"text": "not a deck"})
        assert wrong.status_code == 400 and wrong.json()["code"] == "bad-deck"

        seats = [
            {"kind": "me", "options": {"deck": made["id"], "chains": "3"}},
            {"kind": "bot", "bot": "random", "options": {"deck": "learning-1"}},
        ]
        table = await ana.post("/api/tables", {"game": "keyforge", "seats": seats})
        assert table.status_code == 201, table.text
        async with ana.sit(table.json()["id"]) as tab:
            await tab.my_turn()
        assert table.json()["options"]["chains"] == [3, 0]

        assert (await ben.http.delete(f"/api/decks/{made['id']}")).status_code == 404
        assert (await ana.http.delete(f"/api/decks/{made['id']}")).status_code == 204
        assert (await ana.get(f"/api/decks/{made['id']}")).status_code == 404
        await ana.close()
        await ben.close()

    asyncio.run(story())


async def conceded(loser: Person, table: str) -> None:
    """A game that this person gave up."""
    async with loser.sit(table) as tab:
        await tab.until("update")
        await tab.say("concede")
        while tab.hello["table"]["state"] != "over":
            tab.hello["table"] = (await tab.until("table"))["table"]


def test_whoever_asks_first_the_loser_says_who_begins_the_rematch(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        seats = [{"kind": "me"}, {"kind": "invited"}]
        table = (await ana.post("/api/tables", {"game": "keyforge", "seats": seats})).json()
        await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        await conceded(ana, table["id"])
        path = f"/api/tables/{table['id']}/rematch"

        asked = (await ben.post(path, {"options": {"first": 1}})).json()
        assert asked["id"] == table["id"] and asked["rematch"] is None
        assert (asked["rematch_wanted"], asked["rematch_chooser"]) == (1, 0)

        again = (await ana.post(path, {"options": {"first": 1}})).json()
        assert again["id"] != table["id"] and again["options"]["first"] == 1
        assert (await ben.post(path)).json()["id"] == again["id"]
        assert again["rematch_wanted"] is None
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_a_loser_chooses_who_begins_and_nothing_else(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        table = await lay(ana, "keyforge")
        await conceded(ana, table["id"])
        path = f"/api/tables/{table['id']}/rematch"
        assert (await ben.post(path)).json()["code"] == "not-seated"
        mine = (await ana.post(path, {"options": {"first": 0, "ruleset": "2018"}})).json()
        assert mine["options"]["first"] == 0 and mine["options"].get("ruleset") != "2018"
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_a_bot_that_lost_begins_the_rematch() -> None:
    seats = [SeatRow(0, "person", person="ana"), SeatRow(1, "bot", bot="random")]
    row = TableRow(
        "t", "keyforge", "1", {}, False, None, "wait", "over", "ana", "7", 0.0, 0.0,
        outcome={"winners": [0]}, seats=seats,
    )  # fmt: skip
    assert chosen_for(row, tapete.game("keyforge"), 0, {"first": 0}) == {"first": 1}
    # in a game without that setting nobody chooses
    row.game = "seasons"
    assert chosen_for(row, tapete.game("seasons"), 0, {"first": 0}) == {}


def test_everybody_sees_which_deck_each_seat_plays(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        deck = (await ana.post("/api/decks/generate", {"seed": 7})).json()
        bots = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me", "options": {"deck": deck["id"]}}, bots]
        table = (await ana.post("/api/tables", {"game": "keyforge", "seats": seats, "public": True})).json()
        seen = (await ben.get(f"/api/tables/{table['id']}")).json()
        assert seen["seats"][0]["deck"] == {"id": deck["id"], "name": deck["name"]}
        taught = {one["id"]: one["name"] for one in (await ana.get("/api/decks")).json() if one["learning"]}
        assert seen["seats"][1]["deck"] == {"id": "learning-1", "name": taught["learning-1"]}
        wish = {"game": "keyforge", "seats": seats, "options": {"format": "reversal"}}
        swapped = (await ana.post("/api/tables", wish)).json()["seats"]
        assert [seat["deck"]["id"] for seat in swapped] == ["learning-1", deck["id"]]
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_a_sealed_table_opens_decks_that_their_players_keep_and_a_rematch_opens_others(
    sqlite_server: Server,
) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        field = next(
            field
            for game in (await ana.get("/api/games")).json()
            for field in game["options"]
            if field["kind"] == "deck"
        )
        assert field["unless"] == {"format": ["sealed"]}
        wish = {
            "game": "keyforge",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "options": {"format": "sealed", "collection": "MM"},
        }
        table = (await ana.post("/api/tables", wish)).json()
        mine, theirs = (seat["deck"] for seat in table["seats"])
        kept = (await ana.get(f"/api/decks/{mine['id']}")).json()
        assert (kept["set"], kept["name"]) == ("MM", mine["name"]) and mine["name"] != theirs["name"]
        assert [deck["id"] for deck in (await ana.get("/api/decks")).json() if not deck["learning"]] == [
            mine["id"]
        ]
        await conceded(ana, table["id"])
        again = (await ana.post(f"/api/tables/{table['id']}/rematch", {"options": {"first": 0}})).json()
        opened = [seat["deck"]["name"] for seat in again["seats"]]
        assert again["id"] != table["id"] and not {*opened} & {mine["name"], theirs["name"]}
        assert (await ana.get(f"/api/decks/{again['seats'][0]['deck']['id']}")).json()["set"] == "MM"
        await ana.close()

    asyncio.run(story())
