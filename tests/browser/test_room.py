"""There is room for everything: nothing lies under the bar or out of sight, on any board, for any number of seats."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.every_game.games import begin, play
from tests.games.keyforge.table import artifacts, discard, hand, line, table

from tapete import Match, Rng

from .puppets import Puppets
from .table import STILL, Visitor

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
    "seasons, cards picked": lambda: moment(
        "seasons for two", lambda m: m.pending[0].kind == "draft" and len(m.pending[0].options) == 6
    ),
    "seasons for two": lambda: moment("seasons for two", lambda m: len(m.table.play[0]) >= 5),
    "seasons for three": lambda: moment("seasons for three", lambda m: len(m.table.play[0]) >= 4),
    "seasons for four": lambda: moment(
        "seasons for four apprentices", lambda m: sum(map(len, m.table.play)) >= 10
    ),
    "relic, characters to choose from": lambda: begin("relic for two", 4),
    "relic for two": lambda: moment("relic for two", lambda m: m.table.turn >= 16 and m.table.battle),
    "relic for three": lambda: moment("relic for three", lambda m: m.table.turn >= 18 and m.table.battle),
    "relic for four": lambda: moment("relic for four", lambda m: m.table.turn >= 24 and m.table.battle),
}


@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_hidden_at_1366_by_768(visit: Visit, name: str) -> None:
    ana = visit(size=(1366, 768))
    Puppets(ana, TABLES[name](), 0)
    expect(ana.options.first).to_be_visible()
    ana.page.evaluate(STILL)
    assert ana.page.evaluate(HIDDEN) == []
    if name == "keyforge, crowded":
        assert pictures_laid_out(ana, "document.querySelector('.teller p').textContent += '…'") == 0
        assert pictures_laid_out(ana, "document.querySelector('.board').style.maxWidth = '500px'") > 0
        ana.page.evaluate("document.querySelector('.board').style.maxWidth = ''")
    if name == "seasons, cards picked":
        picked = ana.page.locator(".offered .card").evaluate_all(
            "all => all.map(e => e.offsetParent.offsetWidth)"
        )
        assert len(picked) == 7 and min(picked) > 100, "as large as there is room for"
    ana.keeps(f"room-{name.replace(',', '').replace(' ', '-')}")
    if name == "keyforge, crowded":
        end = ana.page.locator(".bar [data-option=end]")
        for width, height in ((1366, 768), (1024, 768), (390, 844), (844, 390)):
            ana.page.set_viewport_size({"width": width, "height": height})
            expect(end).to_be_in_viewport(ratio=1)
            assert ana.page.evaluate("document.documentElement.scrollWidth") == width
        assert ana.options.last.get_attribute("data-option") == "end"


def pictures_laid_out(ana: Visitor, change: str) -> int:
    """How many pictures of cards the browser lays out anew after a change: for a sentence or a number, none."""
    # The page hears a little later that it is traced; on a loaded machine much later.
    for patience in (400, 2000, 8000, 30_000):
        told = traced(ana, change, patience)
        if any(event["name"] == "Layout" for event in told):
            break
    else:
        raise AssertionError("it was not traced")
    whys = [event["args"]["data"] for event in told if event["name"] == "LayoutInvalidationTracking"]
    return sum(why["nodeName"] == "svg" and why["reason"] == "Size changed" for why in whys)


def traced(ana: Visitor, change: str, patience: int) -> list[dict[str, Any]]:
    """What the browser did for a change."""
    tracing = ana.context.new_cdp_session(ana.page)
    told: list[dict[str, Any]] = []
    done: list[object] = []
    tracing.on("Tracing.dataCollected", lambda part: told.extend(part["value"]))
    tracing.on("Tracing.tracingComplete", lambda part: done.append(part))
    kinds = ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"]
    tracing.send("Tracing.start", {"traceConfig": {"includedCategories": kinds}})
    ana.page.wait_for_timeout(patience)
    ana.page.evaluate(f"() => {{ {change}; document.body.getBoundingClientRect(); }}")
    tracing.send("Tracing.end")
    while not done:
        ana.page.wait_for_timeout(20)
    tracing.detach()
    return told


#: what is said within the wheel and lies over the number of a space
OVER_NUMBERS = """() => {
    const box = it => it.getBoundingClientRect();
    const numbers = [...document.querySelectorAll('.wheel .num')].map(box);
    return [...document.querySelectorAll('.hub .now, .hub .rates, .hub .dice .thing')].filter(it => {
        const {left, right, top, bottom} = box(it);
        return numbers.some(n => n.left < right && left < n.right && n.top < bottom && top < n.bottom);
    }).map(it => it.textContent);
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (390, 844), (844, 390)])
def test_what_is_said_within_the_wheel_of_seasons_stays_within(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size, touch=size[0] < 1000)
    Puppets(ana, moment("seasons for two", lambda m: m.pending[0].kind == "take-die"), 0)
    ana.page.evaluate(STILL)
    assert ana.page.locator(".wheel .dice .thing").count() == 3
    assert ana.page.evaluate(OVER_NUMBERS) == []


#: what a seat has in its strip and something else lies over
COVERED = """seat => [...document.querySelectorAll('.board [data-place]')]
    .filter(e => e.dataset.place.split(' ').some(p => RegExp(`^(keys|amber|deck|discard|hand):${seat}$`).test(p)))
    .filter(e => {
        const r = e.getBoundingClientRect();
        const seen = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
        return !seen || !(e.contains(seen) || seen.contains(e));
    }).map(e => e.dataset.place)"""


def test_a_phone_shows_the_hand_and_what_one_has_beside_the_question_however_it_is_held(visit: Visit) -> None:
    ana = visit(size=(844, 390), touch=True)
    match = table(you=line("troll") | hand("bumpsy", "punch"), enemy=line("troll")).match
    seen = Puppets(ana, match, 0)
    card = match.table.hand[0][0]
    expect(ana.page.locator(f".hand.own [data-ref='card:{card}']")).to_be_in_viewport(ratio=0.9)
    ana.page.locator(f".hand.own [data-ref='card:{card}']").tap()
    ana.page.locator("dialog[open] [data-option]").first.tap()
    ana.page.wait_for_function("() => document.querySelector('.table').dataset.version !== '0'")
    assert seen.answered[0] == f"play:{card}"
    ana.page.evaluate(STILL)
    ana.keeps("room-sideways")
    # what is shown is told beside its buttons
    caption = ana.page.locator(".teller p")
    assert caption.evaluate("it => it.clientWidth") > 90
    assert ana.page.evaluate(COVERED, 0) == []
    ana.page.set_viewport_size({"width": 390, "height": 640})
    ana.page.evaluate(STILL)
    for scrolled in (0, 10_000):
        ana.page.locator("#main").evaluate("(e, y) => e.scrollTo(0, y)", scrolled)
        assert ana.page.evaluate(COVERED, 0) == [], scrolled
    ana.keeps("room-upright")


def test_cards_and_type_grow_on_a_large_screen(visit: Visit) -> None:
    widths = []
    for size in ((1366, 768), (2560, 1440)):
        ana = visit(size=size)
        Puppets(ana, table(you=line("troll") | hand("bumpsy"), enemy=line("troll")).match, 0)
        ana.page.evaluate(STILL)
        card = ana.page.locator(".hand.own .card").first
        widths.append((card.bounding_box() or {})["width"])
        type_size = ana.page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.bar h2')).fontSize)"
        )
        widths.append(type_size)
    small, small_type, large, large_type = widths
    assert large > 1.6 * small and large_type > 1.2 * small_type


#: what has to grow with the screen, in Seasons and in Relic
GROWS = {
    "seasons for two": (".hand.own .card", ".wheel .die", ".player.mine .token", ".player.mine .card"),
    "relic for two": (".sheet.mine .card", ".dial", ".tile .row svg", ".piece"),
}


@pytest.mark.parametrize("name", GROWS)
def test_cards_dice_and_signs_grow_on_a_large_screen(visit: Visit, name: str) -> None:
    ana = visit(size=(1366, 768))
    Puppets(ana, TABLES[name](), 0)
    small, large = [], []
    for widths, (width, height) in ((small, (1366, 768)), (large, (2560, 1440))):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(STILL)
        for what in GROWS[name]:
            # as it is drawn: what lies there exhausted leans
            found = ana.page.locator(f".board {what}").first
            widths.append(found.evaluate("it => it.getBoundingClientRect().width"))
    grown = dict(zip(GROWS[name], (b / a for a, b in zip(small, large, strict=True)), strict=True))
    assert min(grown.values()) > 1.3, grown


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
    expect(ana.page.locator(".bar .opt", has_text=re.compile("^(Aire|Agua|Fuego|Tierra)"))).to_have_count(4)
    ana.page.get_by_role("button", name="Una menos: fuego").click()
    ana.page.keyboard.press("1")
    assert seen.answered == []
    ana.page.locator(".bar [data-option='take-energy:water']").click()
    seen.heard("take-energy:air", "take-energy:water")


def test_what_there_is_no_more_of_cannot_be_picked_again(visit: Visit) -> None:
    def short(match: Match) -> object:
        asked = match.game.picks(match.table, match.pending[0].ask)
        return asked is not None and any(most < asked.count for most in asked.most.values())

    ana = visit()
    match = moment("seasons for two", short)
    asked = match.game.picks(match.table, match.pending[0].ask)
    assert asked is not None
    id, most = min(asked.most.items(), key=lambda one: one[1])
    seen, option = Puppets(ana, match, 0), ana.page.locator(f".bar [data-option='{id}']")
    for _ in range(most):
        expect(option).not_to_have_attribute("aria-disabled", "true")
        option.click()
    expect(option).to_have_attribute("aria-disabled", "true")
    assert seen.answered == [] and option.evaluate("it => it === document.activeElement")
    ana.page.locator(".bar .opt.less").click()
    expect(option).not_to_have_attribute("aria-disabled", "true")
