"""Printed decks by their link: fetched from the publisher's vault where the server's owner allows it."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tapete.cli.app import run

from .running import Person, Server, free_port
from .vaults import (
    BROKEN,
    BUSY,
    DRIPPING,
    ELSEWHERE,
    ENDLESS,
    GOOD,
    LATER,
    PROSE,
    SLOW,
    UNKNOWN,
    LocalVault,
    deck_id,
    vault,
)

FAILURES = {
    UNKNOWN: "vault-unknown",
    BUSY: "vault-busy",
    **dict.fromkeys((BROKEN, SLOW, ENDLESS, ELSEWHERE, DRIPPING), "vault-away"),
    PROSE: "bad-deck",
}


@pytest.fixture(scope="module")
def there() -> Iterator[LocalVault]:
    with vault() as here:
        yield here


@pytest.fixture(scope="module")
def near_a_vault(there: LocalVault, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("vault")
    settings: dict[str, Any] = {"vault": there.url, "vault_deadline": 1.0}
    running = Server(f"sqlite:///{folder / 'a.db'}", folder / "log", **settings).start()
    yield running
    running.stop()


def told(server: Server, story: Callable[[Person], Awaitable[None]]) -> None:
    async def go() -> None:
        ana = await Person(server.url).arrive()
        await story(ana)
        await ana.close()

    asyncio.run(go())


async def brought(person: Person, text: str, lang: str = "en") -> tuple[int, dict[str, Any]]:
    answer = await person.post(f"/api/decks/import?lang={lang}", {"text": text})
    return answer.status_code, answer.json()


def test_a_deck_is_fetched_once_by_its_address_or_id(near_a_vault: Server, there: LocalVault) -> None:
    async def story(ana: Person) -> None:
        id = deck_id(GOOD)
        made = (await ana.post("/api/decks/generate", {"seed": 7})).json()
        for text in (
            id,
            f" {id.upper()}\n",
            f"https://www.keyforgegame.com/deck-details/{id}",
            f"https://www.keyforgegame.com/deck-details/{id}/?powerLevel=1#cards",
            f"https://archon.example/decks/{id}",
            f"www.keyforgegame.com/deck-details/{id}",
            f"HTTPS://WWW.KEYFORGEGAME.COM/DECK-DETAILS/{id.upper()}",
        ):
            assert await brought(ana, text) == (200, made), text
        assert there.asked.count(f"/api/decks/v2/{id}/?links=cards") == 1

    told(near_a_vault, story)


@pytest.mark.parametrize("way", FAILURES)
def test_a_vault_that_fails_leaves_one_sentence_and_no_deck(near_a_vault: Server, way: str) -> None:
    async def story(ana: Person) -> None:
        for lang, list_of_cards in (("en", "list of cards"), ("es", "lista de cartas")):
            status, said = await brought(ana, deck_id(way), lang)
            assert (status, said["code"]) == (400, FAILURES[way])
            assert way == PROSE or list_of_cards in said["text"], "it says what to do instead"
        assert all(deck["learning"] for deck in (await ana.get("/api/decks")).json())

    told(near_a_vault, story)


def test_a_deck_with_cards_that_wait_is_refused_by_their_names(near_a_vault: Server) -> None:
    async def story(ana: Person) -> None:
        status, said = await brought(ana, deck_id(LATER))
        assert (status, said["code"]) == (400, "bad-deck") and "cannot be played here yet: " in said["text"]

    told(near_a_vault, story)


def test_nobody_makes_this_server_ask_the_vault_for_ever(there: LocalVault, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", vault=there.url, pace=1.0).start()

    async def story(ana: Person) -> None:
        codes = [(await brought(ana, deck_id(UNKNOWN, 100 + n)))[1]["code"] for n in range(15)]
        assert codes[:10] == ["vault-unknown"] * 10 and codes[-1] == "rate"
        assert sum(1 for path in there.asked if path.startswith("/api/decks/v2/0000006")) < 15

    told(server, story)
    server.stop()


def test_a_server_whose_owner_named_no_vault_asks_none(sqlite_server: Server) -> None:
    async def story(ana: Person) -> None:
        status, said = await brought(ana, deck_id(GOOD))
        assert (status, said["code"]) == (400, "vault-closed")

    told(sqlite_server, story)


def test_the_command_fetches_a_deck_too(
    there: LocalVault, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAPETE_VAULT", there.url)
    assert run(["deck", "import", f"https://www.keyforgegame.com/deck-details/{deck_id(GOOD, 9)}"]) == 0
    fetched = json.loads(capsys.readouterr().out)
    assert run(["deck", "generate", "--seed", "9", "--form", "json"]) == 0
    assert fetched["houses"] == json.loads(capsys.readouterr().out)["houses"]
    monkeypatch.setenv("TAPETE_VAULT", f"http://127.0.0.1:{free_port()}")
    assert run(["deck", "import", deck_id(GOOD)]) != 0
    assert "list of cards" in capsys.readouterr().err
    monkeypatch.setenv("TAPETE_VAULT", "")
    assert run(["deck", "import", deck_id(GOOD)]) != 0
    assert "TAPETE_VAULT" in capsys.readouterr().err
