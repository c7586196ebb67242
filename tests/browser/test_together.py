"""People who play together: links a friend can open, decks of their own, the clock, long lines, known cards."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .table import STILL, Visitor
from .test_people import comes_by, seated

Visit = Callable[..., Visitor]
LIST = "\n".join(
    ["Visitante del Faro", "CotA", "Dis", *["Charette"] * 12, "Logos", *["Titan Mechanic"] * 12]
    + ["Shadows", *["Umbra"] * 12]
)


def invited(visit: Visit, **more: Any) -> tuple[Visitor, Visitor, str]:
    """A table of KeyForge with one seat for a friend, and the friend at the link's page."""
    ana, bea = visit(), visit(lang="en")
    ana.goes("/")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = ana.asks("POST", "/tables", {"game": "keyforge", "seats": seats, "public": True, **more})
    ana.sits(table["id"])
    bea.page.goto(ana.page.get_by_label("Enlace de invitación").input_value())
    return ana, bea, table["id"]


def test_a_line_of_chat_without_a_space_widens_nobodys_page(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    ana.page.get_by_role("tab", name="Charla").click()
    bea.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Di algo…").fill("x" * 300)
    ana.page.keyboard.press("Enter")
    for person in (ana, bea):
        expect(person.page.locator(".chat li", has_text="x" * 300)).to_be_visible()
        person.page.evaluate(STILL)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 1440
        box = person.page.locator(".chat li").first.bounding_box()
        assert box is not None and box["x"] + box["width"] <= 1440


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_names_without_a_space_widen_no_page_either(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.goes("/")
    ana.asks("GET", "/me")
    ana.asks("PATCH", "/me", {"name": "W" * 24})
    deck = ana.asks("POST", "/decks/import", {"text": LIST.replace("Visitante del Faro", "D" * 300)})
    pages = ["/decks", f"/decks/{deck['id']}", "/account"]
    pages += [f"/table/{ana.lays(game, 'random')}" for game in ("seasons", "relic", "keyforge")]
    for path in pages:
        ana.goes(path)
        if path.startswith("/table"):
            ana.waits()
        ana.page.evaluate(STILL)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0], path
        for name in ana.page.locator(".who b, .seats b").filter(visible=True).all():
            box = name.bounding_box()
            assert box is not None and box["x"] + box["width"] <= size[0], path


def test_a_guest_imports_a_deck_before_sitting_down_and_the_clock_waits_for_both(visit: Visit) -> None:
    clock = {"kind": "move", "seconds": 90}
    ana, bea, table = invited(visit, clock=clock)
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("You are invited to KeyForge")
    expect(ana.page.locator(".waiting")).to_be_visible()
    assert ana.asks("GET", f"/tables/{table}")["state"] == "waiting", "looking at the link sits nobody down"
    bea.page.get_by_text("Import a deck").click()
    bea.page.locator("textarea").fill(LIST)
    bea.page.get_by_role("button", name="Import", exact=True).click()
    expect(bea.page.locator("select").first.locator("option:checked")).to_have_text("Visitante del Faro")
    assert bea.flaws() == []
    bea.keeps("join-deck")
    bea.page.get_by_role("button", name="Sit down").click()

    # who sat down is ready; who laid the table is asked
    waits = bea.page.locator(".ready")
    expect(waits).to_contain_text("Waiting for")
    expect(ana.page.locator(".ready button")).to_be_visible()
    expect(ana.page.locator(".clocks .running")).to_have_count(0)
    assert ana.flaws() == []
    ana.keeps("ready")
    info = ana.asks("GET", f"/tables/{table}")
    assert info["seats"][1]["deck"]["name"] == "Visitante del Faro"
    ana.page.get_by_role("button", name="Podemos empezar").click()
    for person in (ana, bea):
        expect(person.page.locator(".ready")).to_have_count(0)
        expect(person.page.locator(".clocks .running")).to_have_count(1)


def test_the_friend_comes_back_by_the_same_link(visit: Visit) -> None:
    ana, bea, table = invited(visit)
    link = bea.page.url
    comes_by(bea)
    bea.page.wait_for_selector(".bar")
    bea.page.goto(link)
    bea.page.wait_for_selector(".bar")
    assert bea.page.url.endswith(f"/table/{table}")
    carl = visit()
    carl.allowed = ("409",)
    carl.goes("/")
    carl.page.goto(link)
    expect(carl.page.get_by_role("alert")).to_contain_text("Alguien se ha sentado ya con esta invitación")
    assert carl.flaws() == []


def test_at_this_machines_own_address_the_links_say_who_can_open_them(visit: Visit) -> None:
    ana = visit()
    table = ana.lays("seasons", "invited", "invited")
    ana.sits(table)
    expect(ana.page.locator(".how")).to_contain_text("tapete --share")
    shared = {"here": True, "addresses": ["http://192.168.1.20:8000", "http://10.0.0.4:8000"]}
    ana.page.route("**/api/addresses*", lambda route: route.fulfill(json=shared))
    ana.sits(table)
    links = ana.page.get_by_label("Enlace de invitación")
    expect(links.first).to_have_value(re.compile(r"^http://192\.168\.1\.20:8000/join/"))
    ana.page.get_by_label("Dirección para tus amigos").select_option("http://10.0.0.4:8000")
    expect(links.first).to_have_value(re.compile(r"^http://10\.0\.0\.4:8000/join/"))
    expect(ana.page.locator(".how")).to_contain_text("misma red")
    # what happens at the table leaves the address that was chosen
    bea = visit()
    bea.goes(f"/join/{links.first.input_value().rpartition('/')[2]}")
    bea.page.wait_for_selector(".waiting")
    expect(links).to_have_count(1)
    expect(links).to_have_value(re.compile(r"^http://10\.0\.0\.4:8000/join/"))
    assert ana.flaws() == []
    ana.keeps("waiting-shared")


def changed(person: Visitor, how: Callable[[dict[str, Any]], None]) -> None:
    """From now on every update reaches the page changed: a state of the table that play seldom brings."""

    def connects(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update":
                how(told)
            socket.send(json.dumps(told))

        server.on_message(tell)

    person.context.route_web_socket(re.compile("/api/tables/.*/socket"), connects)


def returned(update: dict[str, Any]) -> None:
    """A card of mine came to lie, known, in the other's hand."""
    mine, other = update["view"]["players"]
    if mine["hand"]:
        other["hand"] = [{**mine["hand"][0], "ref": "card:9999"}]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_known_card_in_the_others_hand_is_told_in_their_strip(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.sits(ana.lays("keyforge", "random"))
    ana.waits()
    own = ana.page.locator(".hand.own")
    ana.page.evaluate(STILL)
    before = own.bounding_box()
    changed(ana, returned)
    ana.page.reload()
    ana.waits()
    known = ana.page.get_by_role("button", name="1 conocida")
    expect(known).to_be_visible()
    ana.page.evaluate(STILL)
    assert own.bounding_box() == before, "one's own hand lies where it lay"
    known.click()
    shown = ana.page.get_by_role("dialog")
    expect(shown.get_by_role("heading")).to_contain_text("mano")
    expect(shown.locator("[data-ref='card:9999']")).to_be_visible()
    assert ana.flaws() == []


def test_a_known_card_in_the_others_hand_that_can_be_chosen_lies_on_the_board(visit: Visit) -> None:
    ana = visit()

    def offered(update: dict[str, Any]) -> None:
        returned(update)
        if update["decisions"]:
            update["decisions"][0]["options"][0]["refers"] = ["card:9999"]

    changed(ana, offered)
    ana.sits(ana.lays("keyforge", "random"))
    ana.waits()
    row = ana.page.get_by_role("group", name=re.compile("· mano"))
    expect(row.locator("[data-ref='card:9999'].may")).to_be_visible()
    expect(row).to_contain_text("· mano")
    ana.page.evaluate(STILL)
    bar, own = ana.page.locator(".bar").bounding_box(), ana.page.locator(".hand.own").bounding_box()
    assert bar is not None and own is not None and own["y"] + own["height"] <= bar["y"]
    ana.keeps("known-card-offered")


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_asking_to_undo_can_be_read_while_it_is_pointed_at(visit: Visit, theme: str) -> None:
    ana = visit(theme=theme)

    def waiting(update: dict[str, Any]) -> None:
        update |= {"decisions": [], "waiting": {"seats": [1], "text": "Alba decide."}, "undo": "consent"}

    changed(ana, waiting)
    ana.sits(ana.lays("keyforge", "random"))
    undo = ana.page.get_by_role("button", name="Pedir deshacer")
    undo.hover()
    assert ana.flaws() == []
    undo.focus()
    assert ana.flaws() == []


def test_a_setting_changed_in_one_tab_survives_the_other(visit: Visit) -> None:
    ana = visit(theme="night")
    ana.goes("/")
    second = ana.context.new_page()
    second.goto(f"{ana.address}/account")
    second.wait_for_selector("main h1")
    theme = second.locator(".controls button").nth(1)
    ana.page.get_by_role("button", name="English").click()
    expect(second.locator("html")).to_have_attribute("lang", "en")
    theme.click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "day")
    # a change that this tab did not hear of is not written over either
    second.evaluate("() => { const kept = JSON.parse(localStorage['tapete-settings']);"
                    " localStorage['tapete-settings'] = JSON.stringify({...kept, sound: true}); }")  # fmt: skip
    theme.click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "contrast")
    kept = ana.page.evaluate("() => JSON.parse(localStorage['tapete-settings'])")
    assert (kept["lang"], kept["theme"], kept["sound"]) == ("en", "contrast", True)


@pytest.mark.parametrize(("size", "touch"), [((1440, 900), False), ((1280, 720), False), ((360, 740), True)])
def test_the_characters_of_relics_start_show_their_attributes_in_sight(
    visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    ana = visit(size=size, touch=touch)
    ana.sits(ana.lays("relic", "random", "random", "random"))
    ana.waits()
    sheets = ana.page.get_by_role("group", name="Elige tu personaje").locator(".thing.may")
    expect(sheets).to_have_count(2)
    ana.page.evaluate(STILL)
    bar = ana.page.locator(".bar").bounding_box()
    assert bar is not None
    for sheet in sheets.all():
        told = [part.split() for part in sheet.locator(".numbers > span").all_inner_texts()]
        assert [name for _, name in told] == ["Fuerza", "Voluntad", "Astucia", "Vida"]
        assert all(int(value) > 0 for value, _ in told)
        numbers = sheet.locator(".numbers")
        numbers.scroll_into_view_if_needed()
        box = numbers.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= bar["y"]
    assert ana.flaws() == []
    sheets.first.scroll_into_view_if_needed()
    ana.keeps(f"relic-characters-{size[0]}")
    sheets.first.click(button="right")
    expect(ana.page.locator("dialog[open] .facts")).to_contain_text("Límite de ventajas")


def test_a_phone_held_sideways_begins_with_the_characters(visit: Visit) -> None:
    ana = visit(size=(844, 390), touch=True)
    ana.sits(ana.lays("relic", "random"))
    ana.waits()
    choosing = ana.page.get_by_role("group", name="Elige tu personaje")
    expect(choosing.locator(".thing.may").first.locator(".numbers")).to_be_in_viewport(ratio=1)
    ana.page.evaluate(STILL)
    expect(choosing.locator(".thing.may").first.locator(".numbers")).to_be_in_viewport(ratio=1)
    ana.keeps("relic-characters-sideways")


def test_four_bots_at_one_table_have_four_names_and_four_faces(visit: Visit) -> None:
    ana = visit()
    ana.goes("/")
    bots = [{"kind": "bot", "bot": "random"}] * 4
    table = ana.asks("POST", "/tables", {"game": "seasons", "seats": bots, "public": True})
    ana.sits(table["id"])
    boards = ana.page.locator(".portrait")
    expect(boards).to_have_count(4)
    assert len(set(boards.evaluate_all("all => all.map(one => one.innerHTML)"))) == 4
    ana.page.get_by_role("tab", name="Mesa").click()
    expect(ana.page.locator(".seats b")).to_have_count(4)
    names = ana.page.locator(".seats b").all_inner_texts()
    assert len(set(names)) == 4
    # a face is the bot's own, whatever the language
    faces = boards.evaluate_all("all => all.map(one => one.innerHTML)")
    ana.page.get_by_role("button", name="EN", exact=True).click()
    expect(ana.page.locator(".seats b").first).to_contain_text("by chance")
    assert boards.evaluate_all("all => all.map(one => one.innerHTML)") == faces


def test_the_end_says_what_was_won_and_by_whom(visit: Visit) -> None:
    ana = visit()

    def won(update: dict[str, Any]) -> None:
        reason = "Bruno gana la partida: ha vencido en la confrontación de «Kairos»."
        update |= {"decisions": [], "outcome": {"winners": [1], "scores": [2, 5], "reason": reason}}

    changed(ana, won)
    ana.sits(ana.lays("relic", "random"))
    ending = ana.page.get_by_test_id("ending")
    expect(ending).to_contain_text("Bruno gana la partida")
    expect(ending.locator("li.winner")).to_contain_text("Bruno")
    expect(ending.locator("li.winner")).to_contain_text("gana")
    expect(ending.locator("li.winner .score")).to_have_text("nivel 5")
    assert ana.flaws() == []
    ana.keeps("ending-relic")
