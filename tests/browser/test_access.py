"""Axe looks into every corner: dialogs, waiting room, joining, lobby, replays, decks, the phone's drawer."""

from collections.abc import Callable

import pytest

from .table import Visitor

Visit = Callable[..., Visitor]
THEMES = ("night", "day", "contrast")
MISSING = "⟨"


def sound(person: Visitor, name: str) -> None:
    """Nothing is wrong in any theme, and no text is missing."""
    assert MISSING not in person.says(), name
    for theme in THEMES:
        person.wears(theme)
        assert person.flaws() == [], (name, theme)
        person.keeps(f"access-{name}-{theme}")


def test_before_a_game(visit: Visit) -> None:
    """The lobby with tables in it, the form of a table, the waiting room, an invitation that is no good."""
    ana = visit()
    table = ana.lays("keyforge", "invited", public=True)
    ana.goes("/")
    ana.page.wait_for_selector(".row-link")
    sound(ana, "lobby")
    for game in ("keyforge", "relic"):
        ana.goes(f"/new/{game}")
        ana.page.wait_for_selector("main form, main .panel")
        sound(ana, f"new-{game}")
    ana.sits(table)
    ana.page.wait_for_selector(".waiting")
    sound(ana, "waiting")
    ana.allowed = ("404",)
    ana.goes("/join/no-such-invitation")
    ana.page.wait_for_selector(".problem")
    sound(ana, "join")


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_dialogs_at_a_table(visit: Visit, game: str) -> None:
    """A card opened large, the chat, the matters of the table with a report begun."""
    ana = visit(lang="en")
    ana.sits(ana.lays(game, "random"))
    for _ in range(6):
        ana.chooses(lambda count: count // 2)
    ana.waits()
    ana.page.locator("#main .thing:visible").first.click(button="right")
    ana.page.wait_for_selector("dialog[open] .facts.large")
    sound(ana, f"large-{game}")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("tab", name="Chat").click()
    sound(ana, f"chat-{game}")
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_role("button", name="Report a problem").click()
    sound(ana, f"matters-{game}")


def test_a_phone_with_its_drawer(visit: Visit) -> None:
    ana = visit(size=(360, 740), touch=True)
    ana.sits(ana.lays("keyforge", "random"))
    for _ in range(8):
        ana.chooses(lambda _: 0)
    ana.waits()
    sound(ana, "phone")
    ana.page.get_by_role("button", name="Crónica").click()
    ana.page.wait_for_selector("dialog[open] .log")
    sound(ana, "drawer")


@pytest.mark.parametrize("game", ["keyforge", "relic"])
def test_a_replay(visit: Visit, game: str) -> None:
    ana = visit()
    table = ana.lays(game, "random")
    ana.sits(table)
    for _ in range(6):
        ana.chooses(lambda count: count // 2)
    ana.page.get_by_role("tab", name="Mesa").click()
    for _ in range(2):
        ana.page.get_by_role("button", name="Rendirse").click()
    ana.page.wait_for_selector("[data-testid=ending]")
    ana.goes(f"/replay/{table}?move=4")
    ana.page.wait_for_selector(f".stage .{game}")
    sound(ana, f"replay-{game}")


def test_decks_and_cards(visit: Visit) -> None:
    """The sheet of a deck, and the rules room with its cards shown."""
    ana = visit()
    ana.goes("/decks")
    ana.page.locator("main li a").first.click()
    ana.page.wait_for_selector(".sheet")
    sound(ana, "deck")
    ana.goes("/rules/seasons")
    ana.page.get_by_role("button", name="Mostrar las cartas").click()
    ana.page.wait_for_selector(".cards li")
    sound(ana, "cards")
