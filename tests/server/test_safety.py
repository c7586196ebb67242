"""Strangers, floods, and what must not be seen."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tapete.server.budgets import LIMITS, Limits

from .running import Person, Server, Tab
from .test_playing import together

WithPeople = Callable[[int, Any], Any]


def test_a_request_from_another_site_is_refused(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        foreign = await ana.post("/api/tables", body, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403 and foreign.json()["code"] == "origin"
        own = await ana.post("/api/tables", body, headers={"Origin": ana.url})
        assert own.status_code == 201
        bare = await ana.post("/api/tables", body, headers={"X-Tapete": ""})
        assert bare.status_code == 403 and bare.json()["code"] == "no-header"

    with_people(1, story)


def test_a_socket_from_another_site_is_refused(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        address = f"{ana.url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(address, origin=ana.url) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["seat"] is None

    with_people(1, story)


def test_every_answer_carries_the_policy(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        for path in ("/", "/api/me", "/api/nothing", "/health"):
            headers = (await ana.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers

    with_people(1, story)


def test_long_answers_travel_compressed(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        cards = await ana.get("/api/cards/seasons")
        assert cards.headers["content-encoding"] == "gzip" and len(cards.json()) >= 50
        page = await ana.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"

    with_people(1, story)


def test_nothing_outside_the_page_is_served(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
            answer = await ana.get(path)
            assert "create_app" not in answer.text and "root:" not in answer.text

    with_people(1, story)


def test_a_long_body_and_a_long_message_are_refused(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        large = await ana.post("/api/decks/import", {"text": "x" * 100_000})
        assert large.status_code in (400, 413)
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.until("update")
            await tab.say("chat", text="x" * 501)
            assert (await tab.until("error"))["code"] == "unreadable"

    with_people(1, story)


def test_bursts_pass_and_floods_do_not() -> None:
    limits = Limits()
    most = int(LIMITS["chat"][0])
    assert [limits.allows("chat", "ana") for _ in range(most + 1)] == [True] * most + [False]
    assert limits.allows("chat", "ben")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'tapete.db'}", tmp_path / "log", pace=0.05)
    yield server.start()
    server.stop()


def test_a_flood_of_requests_gets_a_coded_refusal(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=60) as http:
        answers = [http.get("/api/games") for _ in range(200)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused and refused[0].json()["code"] == "rate"


def hidden_from(tab: Tab, gems: set[int]) -> list[Any]:
    """The places in what a tab was told where one of these gems is named."""
    return [found for message in tab.told for found in named(message, gems)]


def named(value: Any, gems: set[int]) -> list[Any]:
    """Toy gems are told as "gem:7", in open hands and vaults, and in an event's list of gems."""
    if isinstance(value, dict):
        piles = [pile for k in ("hands", "vaults") for pile in value.get(k, []) if isinstance(pile, list)]
        told = [gem for pile in [*piles, value.get("gems", [])] for gem in pile if gem in gems]
        return told + [found for one in value.values() for found in named(one, gems)]
    if isinstance(value, list):
        return [found for one in value for found in named(one, gems)]
    if isinstance(value, str) and value.startswith("gem:"):
        return [value] if int(value.removeprefix("gem:")) in gems else []
    return []


def test_neither_a_spectator_nor_the_other_seat_is_told_what_is_hidden(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person, eve: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b, eve.sit(table["id"]) as e:
            await a.until("update")
            await a.answer(0)
            await a.answer(0)
            await b.answer(0)
            await b.answer(0)
            seen = {gem for hand in (a, b) for gem in own(hand)}
            ana_s, ben_s = set(own(a)), set(own(b))
            while e.update.get("version", -1) < b.update["version"]:
                await e.hear()
            while a.update["version"] < b.update["version"]:
                await a.hear()
            assert len(seen) == 8
            assert hidden_from(a, ana_s) and not hidden_from(a, ben_s)
            assert hidden_from(b, ben_s) and not hidden_from(b, ana_s)
            assert not hidden_from(e, seen)
            assert e.hello["seat"] is None and e.update["decisions"] == [] and e.update["undo"] is None
            assert e.update["seed"] is None and len(e.update["commitment"]) == 64

    with_people(3, story)


def own(tab: Tab) -> list[int]:
    """The gems in one's hand and vault."""
    seat, view = tab.hello["seat"], tab.update["view"]
    return [*view["hands"][seat], *view["vaults"][seat]]


def test_the_seed_is_told_only_when_the_game_is_over(with_people: WithPeople, server: Server) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.my_turn()
            await tab.say("answer", decision="d999", option="x")
            await tab.until("error")
            await tab.play_out()
        seed = tab.update["seed"]
        assert seed is not None
        said = [json.dumps(m) for m in tab.told if not m.get("outcome")]
        assert not any(seed in text for text in said)
        assert seed not in server.log.read_text()

    with_people(1, story)


def test_what_is_hidden_or_secret_is_not_in_the_log(with_people: WithPeople, server: Server) -> None:
    async def story(ana: Person) -> None:
        await ana.post("/api/session", {"name": "nobody here", "password": "hunter2hunter2"})
        await ana.post("/api/account", {"name": "Ana", "password": "hunter2hunter2", "x": 1})
        cookie = next(iter(ana.http.cookies.values()))
        log = server.log.read_text()
        assert "hunter2" not in log and cookie not in log

    with_people(1, story)


def test_health_and_figures_answer(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        assert (await ana.get("/health")).json()["status"] == "ok"
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.answer(0)
            figures = (await ana.get("/metrics", headers={"Authorization": "Bearer figures"})).text
        assert "tapete_answer_seconds_bucket" in figures and "tapete_sockets" in figures

    with_people(1, story)
