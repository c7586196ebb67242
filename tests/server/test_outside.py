"""What comes from outside: names, words, passwords, sessions, hosts, addresses, and what cannot be read."""

import asyncio
import json
import socket
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tapete.server.budgets import LIMITS, Limits
from tapete.server.config import Config
from tapete.server.naming import clean_line, clean_name, clean_text, likeness, must_be_secret
from tapete.server.refusals import Refused
from tapete.server.safety import caller, host_name

from .running import Person, Server

# -- names and words -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ana María", "José-Luis", "O'Neill", "Иван", "Ζωή", "山田 太郎", "x_2"])
def test_names_of_people(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["A", "x" * 25, "Аna", "ana\u202eeva", "ana\u200beva", "ana\x00", "\u3164\u3164", "....", "a\u0301\u0301\u0301na",
     "<b>ana"],
)  # fmt: skip
def test_names_that_trick(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Mario", "mario"), ("Marlo", "MarIo"), ("Ana", "Аnа"), ("José", "Jose"), ("marco", "rnarco"),
     ("Ana B", "AnaB"), ("Ana", "Ana."), ("oscar", "0scar")],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert likeness(one) != likeness("Petra")


def test_words_are_shown_as_they_are_and_nothing_else() -> None:
    assert clean_text("ho\u202ela\x00 \u2028mun\u200bdo\u3000!\u3164") == "hola  mundo !"
    assert clean_text("e" + "\u0301" * 50) == "é\u0301\u0301"
    assert clean_line("  a\n\n b\u00a0c  ", 60) == "a b c" and len(clean_line("x" * 99, 60)) == 60


def test_deck_names_have_a_length_and_no_tricks(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        made = (await ana.post("/api/decks/generate", {"seed": 11})).json()
        text = json.loads((await ana.get(f"/api/decks/{made['id']}/file")).text)
        ben = await Person(sqlite_server.url).arrive()
        for name in ("ev\u202eil\x07", "x" * 5000):
            named = await ben.post("/api/decks/import", {"text": json.dumps(text | {"name": name})})
            if named.status_code == 200:
                assert named.json()["name"] in ("evil", "x" * 60)
            else:
                assert named.json()["code"] == "bad-deck"
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_the_name_of_an_account_is_its_own(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, eve = await Person(sqlite_server.url).arrive(), await Person(sqlite_server.url).arrive()
        name = f"Mario {ana.id[:5]}"
        assert (
            await ana.post("/api/account", {"name": name, "password": "correct horse"})
        ).status_code == 200
        for taken in (
            name,
            name.upper(),
            name.replace("a", "á"),
            name.replace(" ", "."),
            name.replace("o", "0"),
        ):
            guest = await eve.http.patch("/api/me", json={"name": taken})
            assert guest.status_code == 409 and guest.json()["code"] == "name-taken", taken
            other = await eve.post("/api/account", {"name": taken, "password": "battery staple"})
            assert other.json()["code"] == "name-taken"
        # one's own name may be written anew
        assert (await ana.http.patch("/api/me", json={"name": name.upper()})).status_code == 200
        await ana.close()
        await eve.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "password", ["password", "contraseña", "12345678", "aaaaaaaa", "qwertyui", "Barcelona", "Ana Mari"]
)
def test_passwords_that_everybody_uses_are_refused(password: str) -> None:
    with pytest.raises(Refused, match="common-password"):
        must_be_secret(password, "ana.mari")
    must_be_secret("correct horse", "ana.mari")


# -- sessions --------------------------------------------------------------------------------------


def test_logins_are_limited_for_each_account() -> None:
    limits = Limits()
    for n in range(int(LIMITS["account"][0])):
        limits.take("account", "mario")
        limits.take("login", f"10.0.0.{n}")
    with pytest.raises(Refused, match="rate"):
        limits.take("account", "mario")


def test_sockets_end_with_their_session(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        table = await ana.lay("me", "random", public=True)
        async with ana.sit(table["id"]) as tab, lobby(ana) as list_:
            await tab.until("update")
            await list_.recv()
            await ana.http.delete("/api/session")
            with pytest.raises(ConnectionClosed):
                while True:
                    await tab.hear()
            with pytest.raises(ConnectionClosed):
                while True:
                    await asyncio.wait_for(list_.recv(), 60)
        await ana.close()

    asyncio.run(story())


def lobby(person: Person) -> Any:
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = f"{person.url.replace('http', 'ws')}/api/lobby/socket"
    return connect(address, additional_headers={"Cookie": cookie}, max_size=None)


def test_a_guests_session_is_not_the_accounts(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, thief = await Person(sqlite_server.url).arrive(), Person(sqlite_server.url)
        thief.http.cookies.update(ana.http.cookies)
        login = {"name": f"Ana {ana.id[:6]}", "password": "correct horse"}
        assert (await ana.post("/api/account", login)).status_code == 200
        assert (await ana.get("/api/me/tables")).status_code == 200
        assert (await thief.get("/api/me/tables")).json()["code"] == "no-session"
        await ana.close()
        await thief.close()

    asyncio.run(story())


# -- where requests come from ----------------------------------------------------------------------


def test_a_name_that_is_not_ours_is_refused(sqlite_server: Server) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        for host in ("evil.example", "127.0.0.1.evil.example:8000", ""):
            refused = await ana.get("/api/me", headers={"Host": host})
            assert refused.status_code == 400 and refused.json()["code"] == "host"
        for host in (
            "localhost",
            f"127.0.0.1:{sqlite_server.port}",
            "LOCALHOST:1",
            "[::1]:8000",
            "casa.example",
        ):
            assert (await ana.get("/api/me", headers={"Host": host})).status_code == 200
        address = f"{ana.url.replace('http', 'ws')}/api/lobby/socket"
        with pytest.raises(InvalidStatus) as refused_socket:
            await connect(address, additional_headers={"Origin": "http://evil.example"})
        assert json.loads(refused_socket.value.response.body)["code"] == "origin"
        await ana.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("told", "proxies", "found"),
    [
        ([], 0, "10.0.0.1"),
        (["1.1.1.1"], 0, "10.0.0.1"),
        (["6.6.6.6, 2.2.2.2"], 1, "2.2.2.2"),
        (["6.6.6.6", "2.2.2.2"], 1, "2.2.2.2"),
        (["6.6.6.6, 2.2.2.2, 3.3.3.3"], 2, "2.2.2.2"),
        (["2.2.2.2"], 2, "10.0.0.1"),
        (["nonsense"], 1, "10.0.0.1"),
        (["2001:db8:1:2:3:4:5:6"], 1, "2001:db8:1:2::"),
        (["::ffff:2.2.2.2"], 1, "2.2.2.2"),
    ],
)
def test_the_callers_address_is_what_trusted_proxies_wrote(told: list[str], proxies: int, found: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in told]
    scope: Any = {"type": "http", "client": ("10.0.0.1", 5), "headers": headers}
    assert caller(scope, Config("sqlite://", trust_proxy=proxies)) == found


def test_hosts_are_compared_without_port_and_case() -> None:
    assert [host_name(h) for h in ("A.b:80", "[::1]:80", "[::1]", "a.b.", "::1")] == [
        "a.b",
        "::1",
        "::1",
        "a.b",
        "::1",
    ]


# -- what cannot be read ---------------------------------------------------------------------------

DEEP = "[" * 100_000


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/" + "x" * 5000, None),
        ("GET", "/api/games?lang=" + "x" * 5000, None),
        ("GET", "/api/tables/%ff%fe", None),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables/a%0d%0ab", None),
        ("GET", "/api/games?lang=%ff", None),
        ("GET", "/api/replays/x/at/99999999999999999999999", None),
        ("POST", "/api/join/%00", "{}"),
        ("POST", "/api/join/x", '{"options": ' + '{"a":' * 5000),
        ("POST", "/api/session", DEEP[:60_000]),
        ("POST", "/api/session", '{"name": ["a"], "password": "aaaaaaaaaa"}'),
        ("POST", "/api/session", '{"name": "a\\u0000b", "password": "aaaaaaaaaa"}'),
        ("POST", "/api/tables/x/join", '{"invite": "a\\u0000b"}'),
        ("POST", "/api/tables", '{"game": "toy\\u0000", "seats": [{"kind": "me"}, {"kind": "open"}]}'),
        ("POST", "/api/tables", '{"game": "toy", "seats": "me"}'),
        ("POST", "/api/decks/import", '{"text": "a\\u0000b"}'),
    ],
)
def test_what_cannot_be_read_gets_a_coded_refusal(
    server: Server, method: str, path: str, body: str | None
) -> None:
    async def story() -> None:
        ana = await Person(server.url).arrive()
        headers = {"Content-Type": "application/json"}
        answer = await ana.http.request(method, path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["code"] and answer.json()["text"]
        await ana.close()

    asyncio.run(story())


def test_what_is_no_request_gets_a_coded_refusal(sqlite_server: Server) -> None:
    for text in (b"\x16\x03\x01\x02\x00\x01\r\n\r\n", b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", sqlite_server.port)) as raw:
            raw.settimeout(60)
            raw.sendall(text)
            answer = raw.recv(10_000)
        assert answer.startswith(b"HTTP/1.1 400") and b'"code":"unreadable"' in answer


def test_nonsense_on_a_socket_gets_a_coded_refusal_and_the_socket_lives(server: Server) -> None:
    async def story() -> None:
        ana = await Person(server.url).arrive()
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.until("update")
            for nonsense in (DEEP[:60_000], b"\x00\xff", '{"type":"answer","decision":["d1"],"option":"x"}', "", "7",
                             '{"type":"why","ref":"' + "x" * 5000 + '"}'):  # fmt: skip
                await tab.socket.send(nonsense)
                assert (await tab.until("error"))["code"] == "unreadable", nonsense[:40]
            await tab.say("answer", decision="d\x00", option="\x00")
            assert (await tab.until("error"))["code"] in ("late", "unreadable")
            await tab.say("chat", text="a\x00b")
            assert (await tab.until("chat"))["line"]["text"] == "ab"
        await ana.close()

    asyncio.run(story())


def test_a_path_of_a_page_is_no_path_of_the_machine(sqlite_server: Server) -> None:
    assert httpx.get(f"{sqlite_server.url}/" + "a/" * 1000, timeout=60).status_code in (200, 404)
