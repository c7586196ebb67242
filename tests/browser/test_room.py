"""There is room for everything: nothing lies under the bar or out of sight, on any board, for any number of seats."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.every_game.games import begin, play
from tests.games.keyforge.table import artifacts, discard, hand, line, table

from tapete import Match, Rng

from .puppets import Puppets
from .table import Visitor

Visit = Callable[..., Visitor]
#: what may be chosen or looked at and is cut off somewhere, by how much; what is folded away is not meant
HIDDEN = """() => {
    const box = document.querySelector('.middle').getBoundingClientRect();
    const over = (e) => {
        const r = e.getBoundingClientRect();
        const c = {left: box.left, right: box.right, top: box.top, bottom: box.bottom};
        for (let p = e.parentElement; p && !p.classList.contains('middle'); p = p.parentElement) {
            if (getComputedStyle(p).overflow === 'visible') continue;
            const q = p.getBoundingClientRect();
            c.left = Math.max(c.left, q.left); c.right = Math.min(c.right, q.right);
            c.top = Math.max(c.top, q.top); c.bottom = Math.min(c.bottom, q.bottom);
        }
        return Math.max(r.bottom - c.bottom, c.top - r.top, r.right - c.right, c.left - r.left);
    };
    return [...document.querySelectorAll('.board .thing')]
        .filter(e => e.getBoundingClientRect().width && !e.closest('details:not([open])') && over(e) > 6)
        .map(e => `${e.dataset.ref} by ${Math.round(over(e))}`);
}"""


def moment(setup: str, wanted: Callable[[Match], object]) -> Match:
    """A moment of a random game at which the first seat is asked."""
    match, rng = begin(setup, 4, **({"rounds": 60} if setup.startswith("relic") else {})), Rng("room")
    while match.pending[0].seat != 0 or not wanted(match):
        play(match, rng, 1)
        assert not match.over
    return match


def crowded() -> Match:
    """Seven creatures on each side, artifacts, eight cards in hand, and cards of a pile to choose from."""
    seven = ("troll", "bumpsy", "smaaash", "headhunter", "firespitter", "urchin", "silvertooth")
    mine = line(*seven) | artifacts("gauntlet-of-command", "gauntlet-of-command")
    cards = hand("punch", "bumpsy", "troll", "smaaash", "burn-the-stockpile", "anger", "urchin", "headhunter")
    piles = discard("troll", "bumpsy")
    return table(you=mine | cards | piles, enemy=line(*seven) | artifacts("gauntlet-of-command")).match


TABLES: dict[str, Callable[[], Match]] = {
    "keyforge, crowded": crowded,
    "keyforge, cards of a pile offered": lambda: moment(
        "keyforge, made decks", lambda m: m.table.turn >= 7 and m.pending[0].kind == "target"
    ),
    "seasons for two": lambda: moment("seasons for two", lambda m: len(m.table.play[0]) >= 5),
    "seasons for three": lambda: moment("seasons for three", lambda m: len(m.table.play[0]) >= 4),
    "seasons for four": lambda: moment(
        "seasons for four apprentices", lambda m: sum(map(len, m.table.play)) >= 10
    ),
    "relic for two": lambda: moment("relic for two", lambda m: m.table.turn >= 16 and m.table.battle),
    "relic for three": lambda: moment("relic for three", lambda m: m.table.turn >= 18 and m.table.battle),
    "relic for four": lambda: moment("relic for four", lambda m: m.table.turn >= 24 and m.table.battle),
}


@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_hidden_at_1366_by_768(visit: Visit, name: str) -> None:
    ana = visit(size=(1366, 768))
    Puppets(ana, TABLES[name](), 0)
    expect(ana.options.first).to_be_visible()
    assert ana.page.evaluate(HIDDEN) == []
    ana.keeps(f"room-{name.replace(',', '').replace(' ', '-')}")


def test_a_phone_held_sideways_shows_the_hand_beside_the_question(visit: Visit) -> None:
    ana = visit(size=(844, 390), touch=True)
    match = table(you=line("troll") | hand("bumpsy", "punch"), enemy=line("troll")).match
    seen = Puppets(ana, match, 0)
    card = match.table.hand[0][0]
    expect(ana.page.locator(f".hand.own [data-ref='card:{card}']")).to_be_in_viewport(ratio=0.9)
    ana.page.locator(f".hand.own [data-ref='card:{card}']").tap()
    ana.page.locator("dialog[open] [data-option]").first.tap()
    ana.page.wait_for_function("() => document.querySelector('.table').dataset.version !== '0'")
    assert seen.answered[0] == f"play:{card}"
    ana.keeps("room-sideways")


def test_cards_and_type_grow_on_a_large_screen(visit: Visit) -> None:
    widths = []
    for size in ((1366, 768), (2560, 1440)):
        ana = visit(size=size)
        Puppets(ana, table(you=line("troll") | hand("bumpsy"), enemy=line("troll")).match, 0)
        card = ana.page.locator(".hand.own .card").first
        widths.append((card.bounding_box() or {})["width"])
        type_size = ana.page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.bar h2')).fontSize)"
        )
        widths.append(type_size)
    small, small_type, large, large_type = widths
    assert large > 1.6 * small and large_type > 1.2 * small_type


def test_ending_the_turn_comes_last_and_no_portrait_stands_for_it(visit: Visit) -> None:
    ana = visit()
    match = moment("seasons for two", lambda m: m.pending[0].kind == "act" and len(m.pending[0].options) > 2)
    seen = Puppets(ana, match, 0)
    assert ana.options.last.get_attribute("data-option") == "end-turn"
    expect(ana.page.locator(".bar .opt.first[data-option='end-turn']")).to_have_count(0)
    ana.page.locator(".player.mine [data-ref='seat:0']").click()
    ana.page.wait_for_selector("dialog[open]")
    assert seen.answered == []


def test_several_tokens_are_picked_in_one_question_and_sent_one_by_one(visit: Visit) -> None:
    ana = visit()
    match = moment(
        "seasons for two", lambda m: m.pending[0].kind == "take-energy" and m.pending[0].ask.about == (1, 2)
    )
    seen = Puppets(ana, match, 0)
    ana.page.locator(".bar [data-option='take-energy:fire']").click()
    expect(ana.page.locator(".bar .times")).to_have_text("×1")
    ana.page.get_by_role("button", name="Una menos: fuego").click()
    ana.page.keyboard.press("1")
    assert seen.answered == []
    ana.page.locator(".bar [data-option='take-energy:water']").click()
    ana.sees_it_move_on("0")
    assert seen.answered == ["take-energy:air", "take-energy:water"]
