"""A hint with its reason, bots who are persons, and an ending that tells how it went."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.games.seasons.players import seat, table

from .puppets import Puppets
from .table import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_hint_stands_in_the_bar_with_its_reason_and_the_ending_tells_the_course(
    visit: Visit, lang: str
) -> None:
    en = lang == "en"
    ana = visit(lang=lang, size=(1366, 768))
    game = ana.lays("keyforge", "random")
    ana.sits(game)
    later = re.compile(r"Turno? (\d\d|[4-9])")
    ana.plays_until(lambda: ana.page.locator(".pill", has_text=later).count(), seed=2, most=120)
    ana.page.keyboard.press("h")
    hint = ana.page.locator(".bar .hint")
    expect(hint).to_contain_text("A bot would choose" if en else "Un bot elegiría", timeout=60_000)
    expect(hint).to_contain_text("Your turn could end like this" if en else "Tu turno podría acabar así")
    ana.keeps(f"hint-{lang}")
    ana.page.get_by_role("tab", name="Table" if en else "Mesa").click()
    about = "clockmaker: answers whatever comes" if en else "relojero: responde lo primero que sale"
    expect(ana.page.locator(".seats .about")).to_contain_text(about)
    for _ in range(2):
        ana.page.get_by_role("button", name="Concede" if en else "Rendirse").click()
    ending = ana.page.get_by_test_id("ending")
    curve = ending.get_by_role("img", name="Æmber and keys" if en else "Æmbar y llaves")
    expect(curve).to_be_visible()
    # From where to where the curve goes is written beside it; what comes next needs no scrolling.
    expect(ending.locator(".plot .turns span").last).to_have_text(later)
    expect(ending.locator(".plot .scale span").last).to_have_text("0")
    expect(ending.get_by_role("link", name="Replay" if en else "Repetición", exact=True)).to_be_in_viewport()
    assert ana.flaws() == []
    ana.keeps(f"ending-course-{lang}")
    ana.goes(f"/replay/{game}")
    expect(ana.page.get_by_role("heading", name="How it went" if en else "Cómo fue")).to_be_visible()
    shares(ana, en)


def shares(ana: Visitor, en: bool) -> None:
    """A game of mine is shared as my opponent saw it: there my hand is hidden, and a step is played."""
    ana.goes("/games")
    ana.page.locator(".share summary").click()
    ana.page.get_by_role("button", name=re.compile("(eyes of|ojos de) Bruno")).click()
    assert ana.flaws() == []
    ana.page.locator(".share [role=status] a").click()
    ana.page.wait_for_selector(".board .keyforge")
    assert ana.page.url.endswith("eyes=1")
    hand = ana.page.get_by_role("group", name="Your hand" if en else "Tu mano")
    expect(hand.locator("[data-ref]").first).to_be_visible()
    expect(ana.page.locator(".board .strip").first).to_contain_text("Guest" if en else "Invitado")
    told = ana.page.locator(".teller p")
    assert told.inner_text() == ""
    move = ana.page.get_by_test_id("move")
    while not told.inner_text():
        moved = move.inner_text()
        ana.page.keyboard.press("ArrowRight")
        expect(move).not_to_have_text(moved)
        # A step is shown once it has come from the server; one that is overtaken by the next is not.
        expect(move).to_have_attribute("aria-busy", "false")
    ana.keeps(f"replay-eyes-{'en' if en else 'es'}")


def test_the_end_of_seasons_adds_up_crystals_cards_bonuses_and_hand(visit: Visit) -> None:
    board = seat("amulet-of-fire", crystals=20, bonus=1, play=["amulet-of-air"])
    match = table(board, dots=3, space=12, year=3).match
    ana = visit(lang="en", size=(844, 390), touch=True)
    seen = Puppets(ana, match, 0, "en")
    seen.moves(0, "end-turn")
    assert match.over
    parts = ana.page.locator("[data-testid=ending] .parts").first
    expect(parts).to_have_text("20 crystals + 6 for cards in play − 5 for bonuses used − 5 for cards in hand")
    expect(ana.page.get_by_test_id("ending").get_by_role("link", name="Home")).to_be_in_viewport()
    ana.keeps("ending-seasons")
