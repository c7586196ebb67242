"""People at one table: invitations, chat, lost connections, undo by consent, spectators."""

from collections.abc import Callable

from playwright.sync_api import expect

from .table import OPTION, Visitor

Visit = Callable[..., Visitor]


def seated(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of KeyForge, the second by the first's link."""
    ana, bea = visit(), visit(lang="en")
    table = ana.lays("keyforge", "invited", public=True)
    ana.sits(table)
    link = ana.page.get_by_label("Enlace de invitación").input_value()
    bea.page.goto(link)
    for person in (ana, bea):
        person.page.wait_for_selector(".bar")
    return ana, bea, table


def test_two_people_play_with_chat_a_lost_connection_and_undo_by_consent(visit: Visit) -> None:
    ana, bea, _ = seated(visit)
    ana.allowed = bea.allowed = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    people = (ana, bea)

    ana.page.get_by_role("tab", name="Charla").click()
    ana.page.get_by_label("Di algo…").fill("¡Suerte! <b>&")
    ana.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    bea.sees("¡Suerte! <b>&")

    bea.context.set_offline(True)
    bea.page.evaluate("window.dispatchEvent(new Event('offline'))")
    bea.context.set_offline(False)

    settled = False
    for _ in range(400):
        asked = next((one for one in people if one.page.locator(OPTION).count()), None)
        if asked is None:
            if any(one.over for one in people):
                break
            ana.page.wait_for_timeout(50)
            continue
        asked.chooses(lambda _: 0)
        other = bea if asked is ana else ana
        ask = asked.page.get_by_role("button", name="Pedir deshacer" if asked is ana else "Ask to undo")
        if not settled and ask.is_visible() and ask.is_enabled():
            before = asked.version
            ask.click()
            agree = other.page.get_by_role("button", name="De acuerdo" if other is ana else "Agree")
            agree.click()
            asked.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
            settled = True
    assert settled
    assert all(one.over for one in people)


def test_a_spectator_sees_nothing_hidden(visit: Visit) -> None:
    ana, bea, table = seated(visit)
    carl = visit()
    carl.goes("/")
    carl.sits(table)
    carl.page.wait_for_selector(".keyforge")
    hand = ana.page.locator("[aria-label='Tu mano'] .name").all_inner_texts()
    assert hand
    assert carl.page.locator("[data-ref^='card:']").count() == 0
    frames = carl.page.content()
    assert not [name for name in hand if name in frames]
    assert carl.page.locator(OPTION).count() == 0
    assert bea.page.locator("[aria-label='Your hand'] .name").count() > 0


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
