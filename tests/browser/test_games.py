"""A person plays each game to its end, in every way the page offers."""

import random
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import expect

from .table import UNFOLDED, Visitor

Visit = Callable[..., Visitor]


#: the games of the package; tests beside these know a toy game, which no server of the tests has
GAMES = ("keyforge", "relic", "seasons")
#: settings that keep a game of random clicks short
SHORT: dict[str, dict[str, Any]] = {"relic": {"rounds": 20}}


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end_against_a_bot(visit: Visit, game: str) -> None:
    ana = visit()
    ana.sits(ana.lays(game, "random", options=SHORT.get(game)))
    ana.waits()
    ana.keeps(f"{game}-start")
    for _ in range(24):
        ana.chooses(random.Random(3).randrange)
    ana.keeps(f"{game}-middle")
    assert ana.plays_out(seed=2) > 0
    ana.keeps(f"{game}-end")
    ending = ana.page.get_by_test_id("ending")
    expect(ending).to_contain_text("Repetición")
    # Random clicks seldom win Relic in twenty rounds: then nobody did, and nobody is told to have lost.
    won = ending.locator("li.winner").count() > 0
    assert ending.locator("h2").inner_text() in (
        ("¡Has ganado!", "Has perdido") if won else ("Nadie ha ganado",)
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_easy_bot_is_at_the_table_within_a_click_from_home(visit: Visit, game: str) -> None:
    ana = visit()
    ana.goes("/")
    ana.page.locator(f".felt.{game} .now").click()
    ana.waits()
    assert ana.options.count() > 1
    assert bots_at(ana) == ["easy"]


def bots_at(ana: Visitor) -> list[str]:
    """The bots at the table that is open."""
    table = ana.asks("GET", f"/tables/{ana.page.url.rsplit('/', 1)[1]}")
    return [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]


def test_a_table_of_ones_own_offers_an_easy_bot_first(visit: Visit) -> None:
    ana = visit(lang="en")
    ana.goes("/new/seasons")
    ana.page.get_by_label("Who sits here").first.select_option("bot")
    expect(ana.page.get_by_label("Level of the bot")).to_have_value("easy")
    ana.page.get_by_role("button", name="Lay the table").click()
    ana.waits()
    assert bots_at(ana) == ["easy"]


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("seasons", "random", options={"level": "apprentice"}))
    for turn in range(600):
        ana.waits()
        if ana.over:
            break
        before = ana.version
        if turn % 3 == 0:
            # Walk to something with the arrows and press it; a thing with several options asks which.
            ana.page.keyboard.press("ArrowRight")
            expect(ana.page.locator(".thing.may:focus, .bar .opt:focus")).to_have_count(1)
            ana.page.keyboard.press("Enter")
        else:
            ana.page.keyboard.press(str(min(9, ana.options.count())))
        if ana.page.locator(UNFOLDED).count():
            ana.page.keyboard.press("Enter" if turn % 2 else "1")
        picking, confirm = ana.page.locator(".bar.picking"), ana.page.locator(".bar .confirm")
        for key in islice(cycle("2341"), 200):
            ana.settles()
            if not picking.count() or ana.version != before:
                break
            # Several picks are one question: the rest of them, or that these are all.
            ana.page.keyboard.press("c" if confirm.count() else key)
        ana.sees_it_move_on(before)
    assert ana.over


def test_a_game_fits_a_phone(visit: Visit) -> None:
    ana = visit(size=(360, 740), touch=True, theme="day")
    ana.sits(ana.lays("seasons", "random", options={"level": "apprentice"}))
    ana.waits()
    ana.keeps("phone-seasons")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360
    ana.plays_out(seed=4)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_ringed_and_a_click_on_it_answers(visit: Visit, game: str) -> None:
    ana = visit()
    ana.sits(ana.lays(game, "random"))
    ringed = ana.page.locator(".thing.may:visible")
    ana.plays_until(ringed.count)
    before = ana.version
    ringed.first.click()
    ana.unfolds()
    ana.sees_it_move_on(before)


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("seasons", "random", options={"level": "apprentice"}))
    shut = ana.page.locator(".hand .thing:not(.may)")
    ana.plays_until(lambda: shut.count() and ana.page.locator("[data-option=end-turn]").count())
    shut.first.click()
    expect(ana.page.locator("dialog .why").first).to_be_visible()


def test_undo_takes_the_last_answer_back(visit: Visit) -> None:
    ana = visit()
    ana.sits(ana.lays("keyforge", "random"))
    ana.waits()
    ana.chooses(lambda _: 0)
    ana.waits()
    asked = ana.page.locator("#question").inner_text()
    ana.chooses(lambda _: 0)
    ana.waits()
    ana.page.keyboard.press("z")
    expect(ana.page.locator("#question")).to_have_text(asked)
