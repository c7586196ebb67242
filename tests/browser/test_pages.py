"""Every page: axe finds nothing, no text is missing, replays can be walked and continued."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, Route, expect

from .table import STILL, Visitor
from .test_games import GAMES

Visit = Callable[..., Visitor]
PAGES = [
    "/",
    "/rules",
    "/rules/keyforge",
    "/rules/seasons",
    "/rules/relic",
    "/decks",
    "/account",
    "/new/seasons",
    "/learn/relic",
    "/games",
    "/nowhere",
]
MISSING = "⟨"
THEMES = ("night", "day", "contrast")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_axe_finds_nothing_on_any_page_and_no_text_is_missing(visit: Visit, lang: str) -> None:
    ana = visit(lang=lang)
    for path in PAGES:
        ana.goes(path)
        ana.page.wait_for_selector("main h1")
        assert MISSING not in ana.says(), path
        for theme in THEMES:
            ana.wears(theme)
            assert ana.flaws() == [], (path, theme)
            ana.keeps(f"page{path.replace('/', '-')}-{theme}-{lang}")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_360_pixels(visit: Visit, path: str) -> None:
    ana = visit(size=(360, 740))
    ana.goes(path)
    ana.page.wait_for_selector("main h1")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str) -> None:
    ana = visit(lang="en")
    ana.sits(ana.lays(game, "random"))
    for _ in range(14):
        if not ana.chooses(lambda count: count // 2):
            break
    ana.waits()
    assert MISSING not in ana.says()
    for theme in THEMES:
        ana.wears(theme)
        assert ana.flaws() == [], theme
        ana.keeps(f"table-{game}-{theme}")


def test_a_replay_is_walked_and_continued(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("seasons", "random", options={"level": "apprentice"}))
    for _ in range(24):
        ana.chooses(lambda count: count - 1)
    ana.concedes()
    ana.page.get_by_test_id("ending").get_by_role("link", name="Repetición", exact=True).click()
    expect(ana.page.get_by_test_id("move")).to_contain_text("Jugada 0 de")
    ana.page.get_by_role("button", name="Jugada siguiente").click()
    expect(ana.page.get_by_test_id("move")).to_contain_text("Jugada 1 de")
    ana.page.get_by_role("slider").fill("12")
    expect(ana.page.get_by_test_id("move")).to_contain_text("Jugada 12 de")
    ana.page.wait_for_selector(".stage .seasons")
    ana.page.get_by_role("heading").first.click()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.get_by_test_id("move")).to_contain_text("Jugada 13 de")
    ana.page.keyboard.press("m")
    expect(ana.page.locator(".teller [aria-keyshortcuts=M]")).to_have_attribute("aria-pressed", "true")
    assert ana.flaws() == []
    ana.keeps("replay")
    ana.page.get_by_role("button", name="Jugar como").first.click()
    ana.waits()
    expect(ana.page.locator(".strip .tag")).to_contain_text("¿Y si…?")
    ana.chooses(lambda _: 0)


def test_a_replay_of_relic_shows_sheets_and_sector_without_scrolling(visit: Visit) -> None:
    ana = visit(size=(1366, 768))
    table = ana.lays("relic", "random")
    ana.sits(table)
    for _ in range(40):
        ana.chooses(lambda count: count // 2)
    ana.concedes()
    expect(ana.page.get_by_test_id("ending")).to_contain_text("Repetición")
    for move in (0, 1, 12, 25, 40):
        ana.goes(f"/replay/{table}?move={move}")
        ana.page.wait_for_selector(".replay .board .relic")
        ana.page.evaluate(STILL)
        ana.keeps(f"replay-relic-{move}")
        over = ana.page.locator(".replay .board").evaluate("it => it.scrollHeight - it.clientHeight")
        assert over <= 1, move


def test_a_finished_game_is_analysed_and_played_on_from_its_worst_move(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("keyforge", "random"))
    for _ in range(8):
        ana.chooses(lambda count: count - 1)
    ana.concedes()
    ana.page.get_by_test_id("ending").get_by_role("link", name="Repetición", exact=True).click()
    ana.page.get_by_role("button", name="Juzgar cada jugada").click()
    expect(ana.page.locator(".analysis")).to_contain_text("tan buenas como la mejor", timeout=300_000)
    assert ana.flaws() == []
    expect(ana.page.locator(".analysis .scale")).to_have_text("100 %50 %0 %")
    ana.keeps("analysis")
    replay = ana.page.url
    ana.page.get_by_role("button", name="Seguir jugando desde aquí").first.click()
    ana.waits()
    expect(ana.page.locator(".strip .tag")).to_contain_text("¿Y si…?")
    # In the other language what was judged is told anew, and played on by keyboard.
    ana.goes(replay.removeprefix(ana.address))
    ana.page.get_by_role("button", name="English").press("Enter")
    expect(ana.page.locator(".analysis")).to_contain_text("as good as the best")
    ana.page.get_by_role("button", name="Play on from here").first.press("Enter")
    ana.waits()
    expect(ana.page.locator(".strip .tag")).to_contain_text("What if…?")


def test_a_page_that_was_left_asks_for_nothing_of_the_next_one_and_takes_nobody_back(visit: Visit) -> None:
    ana = visit()
    game = ana.lays("keyforge", "random")
    ana.sits(game)
    for _ in range(8):
        ana.chooses(lambda count: count - 1)
    ana.concedes()
    # there is a replay once it is written down how the game ended
    expect(
        ana.page.get_by_test_id("ending").get_by_role("link", name="Repetición", exact=True)
    ).to_be_visible()
    ana.goes(f"/replay/{game}?move=3")
    held: list[Route] = []
    ana.page.route(f"**/api/replays/{game}?lang=en", lambda route: held.append(route))
    with ana.page.expect_request(f"**/api/replays/{game}?lang=en"):
        ana.page.get_by_role("button", name="English").click()
    ana.page.get_by_role("button", name=re.compile("Play as")).first.click()
    ana.waits()
    table = ana.page.url
    # What was asked for before comes only now: the rest is asked of the same game, and the table stays.
    with ana.page.expect_response(re.compile("/course")) as course:
        held[0].continue_()
    assert course.value.ok and game in course.value.url
    assert ana.page.url == table and game not in table


def test_a_deck_is_generated_and_shown_as_its_sheet(visit: Visit) -> None:
    ana = visit()
    ana.goes("/decks")
    ana.page.get_by_role("button", name="Generar").click()
    ana.page.wait_for_selector(".sheet")
    expect(ana.page.locator(".sheet header p")).to_contain_text("36 cartas")
    assert ana.flaws() == []
    ana.keeps("deck-sheet")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_decks_sheet_adds_it_up_and_plays_it(visit: Visit, lang: str) -> None:
    ana = visit(lang=lang)
    ana.goes("/decks")
    ana.page.get_by_role("button", name="Generate" if lang == "en" else "Generar").click()
    ana.page.wait_for_selector(".sheet")
    id = ana.page.url.rsplit("/", 1)[1]
    cards = [(entry["count"], entry["card"]) for entry in ana.asks("GET", f"/decks/{id}")["cards"]]
    wanted = [sum(n for n, card in cards if card["type"] == kind)
              for kind in ("creature", "action", "artifact", "upgrade")]  # fmt: skip
    wanted += [sum(n * (card.get(fact) or 0) for n, card in cards) for fact in ("power", "armor")]
    wanted.append(sum(n * card.get("icons", []).count("amber") for n, card in cards))
    told = ana.page.get_by_label("Totals" if lang == "en" else "Totales").locator("dd").all_inner_texts()
    assert told[: len(wanted)] == [str(one) for one in wanted] and sum(wanted[:4]) == 36

    ana.page.get_by_role("button", name="Play this deck" if lang == "en" else "Jugar con este mazo").click()
    ana.waits()
    table = ana.asks("GET", f"/tables/{ana.page.url.rsplit('/', 1)[1]}")
    assert table["seats"][0]["deck"]["id"] == id and table["seats"][1]["bot"] == "easy"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_needs_at_most_150_kb_of_script_and_fonts_of_two_languages(
    visit: Visit, game: str
) -> None:
    ana = visit()
    table = ana.lays(game, "random")
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))
    ana.sits(table)
    ana.waits()
    ana.page.wait_for_selector(".board [data-ref]")
    ana.page.evaluate(STILL)

    def weight(kind: str) -> int:
        loaded = {one.url: one for one in answers if one.request.resource_type == kind}
        return sum(len(gzip.compress(one.body(), 6)) for one in loaded.values())

    assert 20_000 < weight("script") <= 150_000
    # the fonts are subset to what Spanish and English need
    assert 10_000 < weight("font") <= 100_000


def test_the_rules_are_searched(visit: Visit) -> None:
    ana = visit()
    ana.goes("/rules/keyforge")
    ana.page.get_by_label("Buscar en las reglas y las cartas").fill("elusivo")
    expect(ana.page.locator("#elusive")).to_be_visible()
    expect(ana.page.locator("#chains")).to_have_count(0)


def test_a_problem_is_reported(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("seasons", "random"))
    ana.waits()
    ana.page.get_by_role("tab", name="Mesa").click()
    ana.page.get_by_role("button", name="Informar de un problema").click()
    ana.page.get_by_label("¿Qué ha pasado y qué esperabas?").fill("Nada, es una prueba.")
    ana.page.get_by_role("button", name="Enviar").click()
    ana.sees("Gracias. El informe lleva la partida y la posición.")


def test_the_words_change_at_the_table_and_the_game_does_not(visit: Visit) -> None:
    ana = visit(lang="es")
    ana.sits(ana.lays("seasons", "random"))
    ana.waits()
    asked = ana.page.locator("#question").inner_text()
    count = ana.options.count()
    ana.page.get_by_role("button", name="EN", exact=True).click()
    expect(ana.page.locator("#question")).not_to_have_text(asked)
    assert ana.options.count() == count
