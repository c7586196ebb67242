"""People at one table: invitations, chat, lost connections, undo by consent, spectators."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .table import OPTION, Visitor, asked

Visit = Callable[..., Visitor]


def seated(visit: Visit, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of KeyForge, the second by the first's link."""
    ana, bea = visit(), visit(lang="en")
    table = ana.lays("keyforge", "invited", public=True, **more)
    ana.sits(table)
    link = ana.page.get_by_label("Enlace de invitación").input_value()
    bea.page.goto(link)
    comes_by(bea)
    for person in (ana, bea):
        person.page.wait_for_selector(".bar")
    return ana, bea, table


def comes_by(friend: Visitor) -> None:
    """Sit down with a learning deck, at the page that a link opens."""
    friend.page.get_by_role("button", name="Sit down").click()


def test_two_people_play_with_chat_a_lost_connection_and_undo_by_consent(visit: Visit) -> None:
    ana, bea, _ = seated(visit)

    ana.page.get_by_role("tab", name="Charla").click()
    ana.page.get_by_label("Di algo…").fill("¡Suerte! <b>&")
    ana.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    bea.sees("¡Suerte! <b>&")

    chance = random.Random(6)
    for turn in range(300):
        if ana.undone and turn > 30:
            break
        if turn == 12:
            bea.loses_the_connection()
        one = asked(ana, bea)
        assert one is not None
        one.chooses(chance.randrange)
        if turn > 16:
            consents(ana, bea)
    assert ana.undone and bea.connections > 1
    # To the end two people play in test_decks.py.
    ana.concedes()
    for person in (ana, bea):
        expect(person.page.get_by_test_id("ending")).to_be_visible()


def consents(*people: Visitor) -> None:
    """Once in the game somebody asks for something back that was already revealed, and the other agrees."""
    asked(*people)
    for one, other in (people, reversed(people)):
        ask = one.page.get_by_role("button", name=re.compile("Pedir deshacer|Ask to undo"), disabled=False)
        if one.undone or not ask.count():
            continue
        before = one.version
        ask.click()
        other.page.locator(".consent .primary").click()
        one.sees_it_move_on(before)
        one.undone = other.undone = True


def test_a_spectator_sees_nothing_hidden(visit: Visit) -> None:
    ana, bea, table = seated(visit)
    carl = visit()
    carl.goes("/")
    carl.sits(table)
    carl.page.wait_for_selector(".keyforge")
    held = ana.page.locator("[aria-label='Tu mano'] .name")
    expect(held.first).to_be_visible()
    hand = held.all_inner_texts()
    assert carl.page.locator("[data-ref^='card:']").count() == 0
    frames = carl.page.content()
    assert not [name for name in hand if name in frames]
    assert carl.page.locator(OPTION).count() == 0
    expect(bea.page.locator("[aria-label='Your hand'] .name").first).to_be_visible()


def test_two_tabs_of_a_seat_stay_in_step(visit: Visit) -> None:
    ana = visit()
    table = ana.lays("keyforge", "random")
    ana.sits(table)
    ana.waits()
    second = ana.context.new_page()
    second.goto(f"{ana.address}/table/{table}")
    second.wait_for_selector(OPTION)
    ana.chooses(lambda _: 0)
    ana.waits()
    expect(second.locator("#question")).to_have_text(ana.page.locator("#question").inner_text())
