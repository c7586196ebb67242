"""Axe looks into every corner: dialogs, waiting room, joining, lobby, replays, decks, the phone's drawer."""

from collections.abc import Callable

import pytest

from .table import Visitor

Visit = Callable[..., Visitor]
THEMES = ("night", "day", "contrast")
MISSING = "⟨"


def sound(person: Visitor, name: str) -> None:
    assert person.flaws() == [], name
    assert MISSING not in person.says(), name
    person.keeps(f"access-{name}")


@pytest.mark.parametrize("theme", THEMES)
def test_before_a_game(visit: Visit, theme: str) -> None:
    """The lobby with tables in it, the form of a table, the waiting room, an invitation that is no good."""
    ana = visit(theme=theme)
    table = ana.lays("keyforge", "invited", public=True)
    ana.goes("/")
    ana.page.wait_for_selector(".row-link")
    sound(ana, f"lobby-{theme}")
    for game in ("keyforge", "relic"):
        ana.goes(f"/new/{game}")
        ana.page.wait_for_selector("main form, main .panel")
        sound(ana, f"new-{game}-{theme}")
    ana.sits(table)
    ana.page.wait_for_selector(".waiting")
    sound(ana, f"waiting-{theme}")
    ana.allowed = ("404",)
    ana.goes("/join/no-such-invitation")
    ana.page.wait_for_selector(".problem")
    sound(ana, f"join-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_dialogs_at_a_table(visit: Visit, game: str, theme: str) -> None:
    """A card opened large, the chat, the matters of the table with a report begun."""
    ana = visit(theme=theme, lang="en")
    ana.sits(ana.lays(game, "random"))
    for _ in range(6):
        ana.chooses(lambda count: count // 2)
    ana.waits()
    ana.page.locator("#main .thing:visible").first.click(button="right")
    ana.page.wait_for_selector("dialog[open] .facts.large")
    sound(ana, f"large-{game}-{theme}")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("tab", name="Chat").click()
    sound(ana, f"chat-{game}-{theme}")
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_role("button", name="Report a problem").click()
    sound(ana, f"matters-{game}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
def test_a_phone_with_its_drawer(visit: Visit, theme: str) -> None:
    ana = visit(theme=theme, size=(360, 740), touch=True)
    ana.sits(ana.lays("keyforge", "random"))
    for _ in range(8):
        ana.chooses(lambda _: 0)
    ana.waits()
    sound(ana, f"phone-{theme}")
    ana.page.get_by_role("button", name="Crónica").click()
    ana.page.wait_for_selector("dialog[open] .log")
    sound(ana, f"drawer-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["keyforge", "relic"])
def test_a_replay(visit: Visit, game: str, theme: str) -> None:
    ana = visit(theme=theme)
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
    sound(ana, f"replay-{game}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
def test_decks_and_cards(visit: Visit, theme: str) -> None:
    """The sheet of a deck, and the rules room with its cards shown."""
    ana = visit(theme=theme)
    ana.goes("/decks")
    ana.page.locator("main li a").first.click()
    ana.page.wait_for_selector(".sheet")
    sound(ana, f"deck-{theme}")
    ana.goes("/rules/seasons")
    ana.page.get_by_role("button", name="Mostrar las cartas").click()
    ana.page.wait_for_selector(".cards li")
    sound(ana, f"cards-{theme}")
