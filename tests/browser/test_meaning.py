"""Whoever mutes, reports, takes back, consents or takes advice sees what is meant; closed tables and the lobby."""

import json
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

import tapete

from .table import Visitor, asked
from .test_people import comes_by, seated

Visit = Callable[..., Visitor]


def test_muting_and_reporting_say_what_they_do_before_they_do_it(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    ana.page.get_by_role("tab", name="Charla").click()
    expect(ana.page.locator(".chat")).to_contain_text("oculta solo para ti lo que esa persona escribe")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.locator(".chat")).to_contain_text("hides from you alone")
    ana.page.get_by_role("tab", name="Mesa").click()
    ana.page.get_by_role("button", name="Informar de un problema").click()
    expect(ana.page.locator(".matters form")).to_contain_text("cartas ocultas incluidas")
    bea.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("button", name="Report a problem").click()
    expect(bea.page.locator(".matters form")).to_contain_text("Nobody at the table is told")
    assert ana.flaws() == [] and bea.flaws() == []


def test_whoever_asks_to_undo_and_whoever_consents_see_what_goes(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    chance = random.Random(3)
    asks = re.compile("Pedir deshacer|Ask to undo")
    for _ in range(200):
        one = asked(ana, bea)
        able = [
            one for one in (ana, bea) if one.page.get_by_role("button", name=asks, disabled=False).count()
        ]
        if able or one is None:
            break
        one.chooses(chance.randrange)
    one = able[0]
    other = bea if one is ana else ana
    what = one.page.get_by_role("button", name=asks).get_attribute("title")
    one.page.get_by_role("button", name=asks).click()
    said = one.page.locator(".consent")
    expect(said).to_contain_text(re.compile("Has pedido deshacer|You asked to take back"))
    assert what is not None
    expect(said).to_contain_text(what.split(" · ")[0])
    stands = other.page.locator(".consent").get_by_role(
        "button", name=re.compile("Que se quede|Let it stand")
    )
    expect(other.page.locator(".consent .primary")).to_have_text(
        re.compile("Que se deshaga|Let it be taken back")
    )
    stands.click()
    expect(said).to_have_count(0)


def test_advice_between_people_is_told_in_the_replay_and_in_the_record(visit: Visit) -> None:
    ana, bea = visit(), visit(lang="en")
    ana.goes("/")
    wish = {"game": "keyforge", "seats": [{"kind": "me"}, {"kind": "invited"}], "hints": True}
    table = ana.asks("POST", "/tables", wish)["id"]
    ana.sits(table)
    bea.page.goto(ana.page.get_by_label("Enlace de invitación").input_value())
    comes_by(bea)
    for person in (ana, bea):
        person.page.wait_for_selector(".bar")
    one = asked(ana, bea)
    assert one is not None
    seat = 0 if one is ana else 1
    one.page.get_by_role("tab", name=re.compile("Mesa|Table")).click()
    one.page.get_by_role("button", name=re.compile("Pista|Hint")).click()
    expect(one.page.get_by_text(re.compile("Un bot elegiría|A bot would choose")).first).to_be_visible(
        timeout=90_000
    )
    ana.concedes()
    ana.page.get_by_test_id("ending").get_by_role("link", name="Repetición", exact=True).click()
    expect(ana.page.locator(".row.top")).to_contain_text("pidió consejo a un bot una vez")
    assert ana.flaws() == []
    assert ana.asks("GET", f"/replays/{table}/record")["hints"] == [[0, seat]]


def test_a_table_of_old_rules_is_played_on_with_a_click(visit: Visit, folder: Path) -> None:
    ana = visit()
    table = ana.lays("keyforge", "random")
    position = msgspec.to_builtins(tapete.new_match("keyforge", seed=4).position())
    with sqlite3.connect(folder / "tapete.db", timeout=60) as database:
        database.execute("UPDATE tables SET rules = 'of old' WHERE id = ?", (table,))
        database.execute("INSERT INTO stands VALUES (?, 0, ?)", (table, json.dumps(position)))
    database.close()
    ana.sits(table)
    expect(ana.page.get_by_role("alert")).to_contain_text("otras reglas")
    expect(ana.page.get_by_text("reconectando")).to_have_count(0)
    assert ana.flaws() == []
    ana.page.get_by_role("button", name="Seguir desde su última posición").click()
    ana.page.wait_for_url(lambda url: table not in url)
    ana.waits()
    expect(ana.page.locator(".strip .tag")).to_contain_text("Desde una posición")


def test_the_list_of_open_tables_comes_back_after_its_connection_was_cut(visit: Visit) -> None:
    ana, bea = visit(), visit(lang="en")
    sockets: list[WebSocketRoute] = []

    def connects(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    ana.context.route_web_socket(re.compile("/api/lobby/socket"), connects)
    ana.goes("/")
    bea.goes("/")
    while not sockets:
        ana.page.wait_for_timeout(50)
    sockets[-1].close()
    table = bea.lays("relic", "open", public=True)
    row = ana.page.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Asiento libre")
    assert len(sockets) == 2
    ana.page.get_by_role("button", name="English").click()
    expect(row).to_contain_text("Open seat")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_table_that_never_was_says_so_and_does_not_try_again(visit: Visit, lang: str) -> None:
    ana = visit(lang=lang)
    ana.page.clock.install()
    ana.sits("nowhere")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    # a minute of the page's own time, in which it would have tried
    ana.page.clock.run_for(60_000)
    assert ana.page.get_by_role("alert").is_visible() and ana.connections == 1
