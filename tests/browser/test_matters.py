"""Matters around the game: accounts, rematch, conceding, chat with mute, reminders, sounds, the bar."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .table import OPTION, Visitor
from .test_people import seated

Visit = Callable[..., Visitor]

#: counts the sounds that the page makes
LISTEN = """window.sounds = 0;
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (when) { window.sounds += 1; return start.call(this, when); };
}"""

#: in KeyForge, something better than throwing a card away: what is folded together is never only that
VERBS = ("play", "reap", "fight", "action", "omni", "unstun")
DOABLE = f".bar .opt:is([data-fold], {', '.join(f'[data-option^={verb}]' for verb in VERBS)})"


def test_who_concedes_loses(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("seasons", "random"))
    ana.waits()
    ana.page.get_by_role("tab", name="Mesa").click()
    ana.page.get_by_role("button", name="Rendirse").click()
    ana.page.get_by_role("button", name="Todavía no").click()
    assert not ana.over
    ana.concedes()
    ending = ana.page.get_by_test_id("ending")
    expect(ending).to_contain_text("Has perdido")
    expect(ending).to_contain_text("se ha rendido")
    assert ana.flaws() == []
    ana.keeps("ending")


def test_who_concedes_on_a_phone_sees_the_ending(visit: Visit) -> None:
    ana = visit(size=(390, 844), touch=True)
    ana.sits(ana.lays("seasons", "random"))
    ana.waits()
    ana.page.get_by_role("button", name="Crónica").tap()
    ana.concedes()
    expect(ana.page.get_by_test_id("ending")).to_contain_text("Has perdido")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)


def fits_phones(one: Visitor, asked: Locator, name: str) -> None:
    """What is asked can be read and answered on a phone without scrolling, however it is held."""
    for width, height in ((844, 390), (390, 844), (1440, 900)):
        one.page.set_viewport_size({"width": width, "height": height})
        expect(asked.locator("p, label").last).to_be_in_viewport(ratio=1)
        for button in asked.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        if width < 1000:
            one.keeps(f"{name}-{width}")


def test_two_people_play_a_series_bid_for_the_third_game_and_agree_on_another(visit: Visit) -> None:
    # by the book of 2018 the loser says who begins, in a series and after it
    ana, bea, table = seated(visit, options={"ruleset": "2018"}, series="adaptive")
    expect(ana.page.get_by_test_id("series")).to_have_text("Adaptativa · partida 1")
    ana.concedes()
    bea.page.get_by_role("button", name="Play game 2").click()
    expect(bea.page.get_by_test_id("ending")).to_contain_text("has to choose who begins")
    again = ana.page.get_by_role("group", name="Jugar la partida 2")
    expect(again).to_contain_text("quiere seguir")
    again.get_by_role("button").nth(1).click()
    ana.page.wait_for_url(lambda url: table not in url)
    bea.page.get_by_role("link", name="Go to game 2").click()
    bea.page.wait_for_url(ana.page.url)
    bea.waits()
    # the loser let the other begin
    expect(ana.page.locator("#question")).to_have_count(0)
    expect(bea.page.get_by_test_id("series")).to_have_text("Adaptive · game 2 · 1–0")

    bea.concedes("Table", "Concede")
    theirs, ours = bea.page.get_by_role("group", name="Bidding"), ana.page.get_by_role("group", name="Puja")
    expect(ours).to_contain_text("tiene que pujar")
    theirs.get_by_label("Chains").fill("3")
    theirs.get_by_role("button", name="Bid 3 chains").click()
    ana.allowed = ("400",)
    ours.get_by_label("Cadenas").fill("2")
    ours.get_by_role("button", name="Pujar 2 cadenas").click()
    expect(ours.get_by_role("alert")).to_have_text("La puja tiene que ser al menos de 4.")
    for one, name, asked in ((ana, "bid-es", ours), (bea, "bid-en", theirs)):
        assert one.flaws() == []
        one.keeps(name)
        fits_phones(one, asked, name)
    ours.get_by_label("Cadenas").fill("5")
    ours.get_by_role("button", name="Pujar 5 cadenas").click()
    theirs.get_by_role("button", name="Give in").click()
    expect(ours.get_by_role("status")).to_contain_text("con 5 cadenas")
    second = bea.page.url
    bea.page.get_by_role("group", name="Play game 3").get_by_role("button", name="I begin").click()
    bea.page.wait_for_url(lambda url: url != second)
    ana.page.get_by_role("link", name="Ir a la partida 3").click()
    ana.page.wait_for_url(bea.page.url)
    bea.waits()
    expect(ana.page.get_by_test_id("series")).to_have_text("Adaptativa · partida 3 · 1–1")
    third = ana.page.url

    bea.concedes("Table", "Concede")
    expect(bea.page.get_by_test_id("ending")).to_contain_text("You have lost the series, 1–2.")
    ana.page.get_by_role("button", name="Otra serie").click()
    expect(ana.page.get_by_test_id("ending")).to_contain_text("tiene que elegir quién empieza")
    again = bea.page.get_by_role("group", name="Another series")
    expect(again).to_contain_text("would like a rematch")
    assert bea.flaws() == []
    bea.keeps("rematch")
    again.get_by_role("button").nth(0).click()
    bea.page.wait_for_url(lambda url: url != third)
    ana.page.get_by_role("link", name="Ir a la revancha").click()
    expect(ana.page.get_by_test_id("series")).to_have_text("Adaptativa · partida 1")


def test_a_series_that_goes_on_waits_on_the_home_page_until_somebody_ends_it(visit: Visit) -> None:
    ana = visit()
    table = ana.lays("keyforge", "random", series="best-of-three")
    ana.sits(table)
    ana.waits()
    ana.concedes()
    expect(ana.page.get_by_test_id("ending")).to_contain_text("La serie va 0–1")
    ana.goes("/")
    row = ana.page.locator(f".row-link[href='/table/{table}']")
    expect(row).to_contain_text("Jugar la partida 2")
    row.click()
    ana.page.get_by_role("button", name="Terminar la serie").click()
    ana.page.get_by_role("button", name="Sí, dejarla como está").click()
    expect(ana.page.get_by_test_id("ending")).to_contain_text("Has terminado la serie 0–1")
    ana.keeps("series-ended")
    ana.goes("/")
    expect(ana.page.get_by_text("Todavía ninguna.")).to_be_visible()
    expect(row).to_have_count(0)


def test_a_rematch_against_a_bot_is_a_click_away(visit: Visit) -> None:
    ana = visit()
    table = ana.lays("keyforge", "random")
    ana.sits(table)
    ana.waits()
    ana.concedes()
    ana.page.get_by_role("button", name="Empiezo yo").click()
    ana.page.wait_for_url(lambda url: table not in url)
    ana.waits()


@pytest.mark.parametrize(("lang", "size"), [("es", (844, 390)), ("en", (390, 844))])
def test_a_phone_asks_who_begins_again_without_scrolling(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    ana = visit(lang=lang, size=size, touch=True)
    ana.sits(ana.lays("keyforge", "random", series="best-of-three", options={"ruleset": "2018"}))
    # some turns, so that there is a course to be told above the question; too few for a bot to win by chance
    for _ in range(10):
        ana.chooses(lambda count: count - 1)
    ana.page.get_by_role("button", name="Crónica" if lang == "es" else "Story").tap()
    ana.concedes(*(("Mesa", "Rendirse") if lang == "es" else ("Table", "Concede")))
    who = ana.page.get_by_role("group", name="Jugar la partida 2" if lang == "es" else "Play game 2")
    ana.page.get_by_test_id("ending").get_by_role("figure").wait_for()
    for button in who.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    ana.keeps(f"phone-who-begins-{lang}")


def test_an_account_keeps_the_games_and_its_password_can_be_changed(visit: Visit) -> None:
    ana = visit()
    ana.lays("seasons", "random")
    name, first, second = "Ana la de siempre", "una contraseña", "otra contraseña"
    account = ana.page.locator("main")

    def enters(password: str, button: str) -> None:
        account.get_by_label("Nombre", exact=True).fill(name)
        account.get_by_label("Contraseña").fill(password)
        account.get_by_role("button", name=button).click()

    ana.goes("/account")
    enters(first, "Crear cuenta")
    expect(account.locator("b.serif")).to_have_text(name)
    assert ana.flaws() == []

    account.get_by_label("Contraseña actual").fill("no es esta")
    account.get_by_label("Contraseña nueva").fill(second)
    ana.allowed = ("403",)
    save = account.locator("form", has_text="Cambiar la contraseña").get_by_role("button", name="Guardar")
    save.click()
    expect(account.get_by_role("alert")).to_contain_text("no es tu contraseña actual")
    account.get_by_label("Contraseña actual").fill(first)
    save.click()
    expect(account.get_by_role("status")).to_contain_text("Contraseña cambiada")

    account.get_by_role("button", name="Salir").click()
    expect(account.locator("b.serif")).not_to_have_text(name)
    ana.goes("/")
    expect(ana.page.get_by_text("Todavía ninguna.")).to_be_visible()

    ana.goes("/account")
    enters(first, "Entrar")
    expect(account.get_by_role("alert")).to_contain_text("no van juntos")
    enters(second, "Entrar")
    expect(account.locator("b.serif")).to_have_text(name)
    ana.goes("/")
    expect(ana.page.locator(".row-link", has_text="Seasons").first).to_contain_text(name)


def test_ending_a_turn_with_something_left_asks_first(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("keyforge", "random"))
    ana.page.get_by_role("tab", name="Mesa").click()
    ana.page.get_by_label("Avisarme si termino").check()
    end = ana.page.locator(".bar .opt", has_text="Terminar el turno")
    # with nothing but discards left, a turn ends without a word
    ana.plays_until(lambda: end.count() and ana.page.locator(DOABLE).count())
    before = ana.version
    end.click()
    expect(ana.page.locator(".bar h2")).to_have_text("¿Seguro?")
    expect(ana.page.locator(".bar")).to_contain_text("Aún puedes hacer algo este turno")
    assert ana.flaws() == []
    ana.page.get_by_role("button", name="Todavía no").click()
    expect(end).to_have_count(1)
    assert ana.version == before
    end.click()
    end.click()
    ana.sees_it_move_on(before)


def test_sounds_are_off_until_asked_for_and_then_stay_on(visit: Visit) -> None:
    ana = visit()
    ana.page.add_init_script(LISTEN)
    ana.sits(ana.lays("seasons", "random"))
    ana.chooses(lambda _: 0)
    ana.waits()
    assert ana.page.evaluate("window.sounds") == 0
    ana.page.get_by_role("tab", name="Mesa").click()
    ana.page.get_by_role("checkbox", name="Sonidos").check()
    ana.page.reload()
    ana.chooses(lambda _: 0)
    ana.page.wait_for_function("window.sounds > 0")
    ana.page.get_by_role("tab", name="Mesa").click()
    sounds = ana.page.get_by_role("checkbox", name="Sonidos")
    expect(sounds).to_be_checked()
    ana.page.locator("#bar").focus()
    ana.page.keyboard.press("m")
    expect(sounds).not_to_be_checked()
    ana.page.keyboard.press("M")
    expect(sounds).to_be_checked()
    expect(ana.page.get_by_test_id("announcer")).to_contain_text("Sonidos activados.")


def test_who_is_muted_stays_muted_when_the_page_is_opened_again(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    bea.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("tab", name="Charla").click()

    def says(text: str) -> None:
        bea.page.get_by_label("Say something…").fill(text)
        bea.page.keyboard.press("Enter")
        expect(bea.page.locator(".chat li", has_text=text)).to_be_visible()

    says("hello there")
    expect(ana.page.locator(".chat li", has_text="hello there")).to_be_visible()
    ana.page.get_by_role("button", name="Silenciar a").click()
    expect(ana.page.locator(".chat li", has_text="hello there")).to_have_count(0)
    ana.page.reload()
    ana.page.get_by_role("tab", name="Charla").click()
    again = ana.page.get_by_role("button", name="Volver a oír a")
    expect(again).to_be_visible()
    says("are you there?")
    expect(ana.page.locator(".chat")).to_contain_text("Nadie ha dicho nada")
    again.click()
    # What she says herself comes after that she listens again.
    ana.page.get_by_label("Di algo…").fill("now I hear you")
    ana.page.keyboard.press("Enter")
    expect(bea.page.locator(".chat li", has_text="now I hear you")).to_be_visible()
    says("now?")
    expect(ana.page.locator(".chat li", has_text="now?")).to_be_visible()


def test_a_phone_tells_how_much_was_said_since_the_chat_was_read(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    bea.page.set_viewport_size({"width": 390, "height": 844})
    drawer, new = bea.page.locator(".strip .btn", has_text="Story"), bea.page.locator(".strip .dot")
    ana.page.get_by_role("tab", name="Charla").click()

    def says(text: str) -> None:
        ana.page.get_by_label("Di algo…").fill(text)
        ana.page.keyboard.press("Enter")

    says("uno")
    says("dos")
    expect(new).to_have_text("2")
    assert bea.flaws() == []
    bea.keeps("phone-chat-new")
    drawer.click()
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.locator(".chat li", has_text="dos")).to_be_visible()
    bea.page.keyboard.press("Escape")
    expect(new).to_have_count(0)
    says("tres")
    expect(new).to_have_text("1")


def test_a_long_list_of_options_leaves_the_board_in_sight(visit: Visit) -> None:
    """Where the things to choose lie on the table, the bar does not list them unless asked to."""
    ana = visit(size=(360, 740), touch=True)
    ana.sits(ana.lays("seasons", "random", options={"level": "mage"}))
    ana.waits()
    listed = ana.options.count()
    assert listed > 6
    ana.page.get_by_role("button", name="Ocultar la lista").click()
    expect(ana.page.locator(OPTION)).to_have_count(0)
    # two copies of a card are one option, and both are ringed
    assert ana.page.locator(".thing.may:visible").count() >= listed
    assert ana.page.locator(".bar").bounding_box()["height"] < 740 / 3  # type: ignore[index]
    assert ana.flaws() == []
    ana.keeps("phone-many-options")
    ana.page.get_by_role("button", name="Ver la lista").click()
    expect(ana.page.locator(OPTION)).to_have_count(listed)


def test_options_about_one_card_are_folded_and_asked_for_when_it_is_chosen(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("keyforge", "random"))
    fold = ana.page.locator(".bar .opt[data-fold]")
    ana.plays_until(fold.count)
    ref = fold.first.get_attribute("data-fold")
    name = ana.page.locator(f"#main [data-ref='{ref}'] .name").first.inner_text()
    fold.first.click()
    menu = ana.page.locator("dialog[open] .menu")
    expect(menu.get_by_role("heading")).to_have_text(name)
    assert menu.locator("[data-option]").count() > 1
    assert ana.flaws() == []
    before = ana.version
    ana.page.keyboard.press("1")
    ana.sees_it_move_on(before)
