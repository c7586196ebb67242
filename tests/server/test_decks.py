"""Decks of one's own at the server: links, lists, what cannot be played, one of each, and guests who bring one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.games.keyforge.later import later_deck

import tapete
from tapete.games.keyforge.decks import write_deck
from tapete.kernel.decks import Decks

from .running import Person, Server

LEARNING = 2


def room() -> Decks:
    decks = tapete.game("keyforge").decks
    assert decks is not None
    return decks


def told(server: Server, story: Callable[[Person, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        ana, ben = await Person(server.url).arrive(), await Person(server.url).arrive()
        await story(ana, ben)
        await ana.close()
        await ben.close()

    asyncio.run(run())


async def brought(person: Person, text: str, lang: str = "en") -> dict[str, Any]:
    return dict((await person.post(f"/api/decks/import?lang={lang}", {"text": text})).json())


async def kept(person: Person) -> list[str]:
    return [deck["id"] for deck in (await person.get("/api/decks")).json() if not deck["learning"]]


def test_a_deck_comes_by_its_link_and_as_a_file(sqlite_server: Server) -> None:
    async def story(ana: Person, ben: Person) -> None:
        made = (await ana.post("/api/decks/generate", {"seed": 7})).json()
        link = f"{ana.url}/decks/{made['id']}"
        for text in (link, f"  {link}/?a=b \n"):
            assert (await brought(ben, text))["cards"] == made["cards"]
        assert len(await kept(ben)) == 1 and await kept(ben) != await kept(ana)
        assert (await brought(ana, link))["id"] == made["id"], "one's own is not kept again"
        assert (await brought(ben, f"{ana.url}/decks/learning-0"))["id"] == "learning-0"
        unknown = await ben.post("/api/decks/import", {"text": "https://casa.example/decks/nonesuch"})
        assert unknown.status_code == 400 and unknown.json()["code"] == "bad-link"
        file = await ben.get(f"/api/decks/{made['id']}/file")
        assert "attachment" in file.headers["content-disposition"]
        assert room().key(room().read(file.text)) == room().key(room().generate(None, 7))

    told(sqlite_server, story)


def test_the_same_deck_is_kept_once_whatever_its_name_and_order(sqlite_server: Server) -> None:
    async def story(ana: Person, ben: Person) -> None:
        deck = room().generate(None, 11)
        text = room().write(deck, "list")
        first = await brought(ana, text)
        title, *lines = text.splitlines()
        assert (await brought(ana, "\n".join(["Otro nombre", *lines])))["id"] == first["id"]
        other = {**deck, "houses": {h: cards[::-1] for h, cards in reversed(deck["houses"].items())}}
        assert (await brought(ana, room().write(other, "json")))["id"] == first["id"]
        assert await kept(ana) == [first["id"]]
        at_once = await asyncio.gather(*(brought(ben, text) for _ in range(4)))
        assert {one["id"] for one in at_once} == set(await kept(ben)) and len(await kept(ben)) == 1
        assert (await ana.http.delete(f"/api/decks/{first['id']}")).status_code == 204
        assert (await brought(ana, text))["name"] == first["name"] and len(await kept(ana)) == 1

    told(sqlite_server, story)


def test_a_deck_that_cannot_be_played_yet_says_so_at_import_with_its_cards(sqlite_server: Server) -> None:
    async def story(ana: Person, ben: Person) -> None:
        text = write_deck(later_deck(), "list")
        for lang, words in (("es", "aún no se pueden jugar: "), ("en", "cannot be played here yet: ")):
            said = await brought(ana, text, lang)
            assert said["code"] == "bad-deck" and words in said["text"]
        assert await kept(ana) == [], "nothing was kept"

    told(sqlite_server, story)


def test_a_guest_sits_down_with_a_deck_of_their_own(sqlite_server: Server) -> None:
    async def story(ana: Person, ben: Person) -> None:
        seats = [{"kind": "me"}, {"kind": "invited"}]
        table = (await ana.post("/api/tables", {"game": "keyforge", "seats": seats})).json()
        path = f"/api/join/{table['seats'][1]['invite']}"
        deck = (await ben.post("/api/decks/generate", {"seed": 5})).json()
        for bad in ({"deck": "nonesuch"}, {"mood": "sad"}):
            assert (await ben.post(path, {"options": bad})).status_code in (400, 404)
        assert (await ben.get(path)).json()["state"] == "waiting", "nobody sat down with that"
        sat = (await ben.post(path, {"options": {"deck": deck["id"]}})).json()
        assert sat["state"] == "playing" and sat["seats"][1]["deck"]["name"] == deck["name"]

    told(sqlite_server, story)


def test_a_deck_of_any_playable_collection_is_generated(sqlite_server: Server) -> None:
    async def story(ana: Person, ben: Person) -> None:
        sets = {one["id"]: one["label"] for one in (await ana.get("/api/decks/sets?lang=es")).json()}
        assert list(sets)[:3] == ["CotA", "AoA", "WC"] and sets["WC"] == "Colisión de Mundos"
        for code in sets:
            made = (await ana.post("/api/decks/generate", {"set": code, "seed": 3})).json()
            assert made["set"] == code and sum(line["count"] for line in made["cards"]) == 36

    told(sqlite_server, story)


def test_an_alliance_is_kept_like_any_deck_and_what_is_none_is_refused_in_a_sentence(
    sqlite_server: Server,
) -> None:
    async def story(ana: Person, ben: Person) -> None:
        first, second = [
            (await ana.post("/api/decks/generate", {"seed": seed, "set": "MM"})).json() for seed in (3, 5)
        ]
        assert len(first["house_names"]) == 3
        third = next(house for house in second["houses"] if house not in first["houses"][:2])
        parts = [{"deck": first["id"], "house": house} for house in first["houses"][:2]]
        whole = [*parts, {"deck": second["id"], "house": third}]
        made = (await ana.post("/api/decks/ally", {"parts": whole, "name": "Pacto"})).json()
        assert made["name"] == "Pacto" and sorted(made["houses"]) == sorted([*first["houses"][:2], third])
        assert made["id"] in await kept(ana)
        refused = await ana.post("/api/decks/ally?lang=en", {"parts": parts})
        assert refused.status_code == 400 and "three houses" in refused.json()["text"]
        unknown = await ana.post("/api/decks/ally", {"parts": [{"deck": "nonesuch", "house": "dis"}]})
        assert unknown.status_code == 404

    told(sqlite_server, story)
