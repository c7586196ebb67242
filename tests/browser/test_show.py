"""Events are played one after another; answers do not wait for them. Cards are dragged, and what cannot be says why."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.games.keyforge.table import artifacts, hand, line, ready, table
from tests.games.relic.play import hero
from tests.games.relic.play import table as relic_table

from tapete import Match
from tapete.games.relic.events import Rolled

from .puppets import Puppets
from .table import STILL, Visitor
from .test_room import moment

Visit = Callable[..., Visitor]
FIVE = ("bumpsy", "troll", "smaaash", "headhunter", "firespitter")
PLAYING, CAPTION = ".teller.playing", ".teller p"


#: whether what is played is cut off where the board ends
FRAMED = """() => {
    const {top, right, bottom, left} = document.querySelector('.middle').getBoundingClientRect();
    const inset = [top, innerWidth - right, innerHeight - bottom, left];
    const cut = document.querySelector('.stage').style.clipPath.match(/[\\d.]+/g).map(Number);
    const four = [cut[0], cut[1] ?? cut[0], cut[2] ?? cut[0], cut[3] ?? cut[1] ?? cut[0]];
    return inset.every((one, i) => Math.abs(one - four[i]) < 1);
}"""


#: stops the show as soon as something is to be seen, in the same breath: how long that stays must not matter
STOPS = """() => {
    const seen = () => {
        if (!(WANTED)) return false;
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'p', bubbles: true}));
        return true;
    };
    const watch = new MutationObserver(() => seen() && watch.disconnect());
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
#: whether both sums are added up
ADDED_UP = "[...document.querySelectorAll('[data-testid=sums] .total b')].map(one => one.textContent).join() === '10,8'"
#: resolves after as many of the page's own moments as a show without a pause would need to go on
LATER = """() => new Promise(done => {
    const moment = left => left ? setTimeout(moment, 60, left - 1) : done();
    moment(25);
})"""


def stops(ana: Visitor, wanted: str) -> None:
    """The show pauses as soon as that holds."""
    ana.page.evaluate(STOPS.replace("WANTED", wanted))


def paused(ana: Visitor) -> None:
    expect(ana.page.locator(".teller button[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "true")


def amber(page: Page, seat: int) -> str:
    return page.locator(f"[data-place='amber:{seat}'] b").inner_text()


def presses(ana: Visitor, way: str, lang: str, words: tuple[str, str], key: str) -> None:
    """By mouse on what is written there, or by its key."""
    if way == "keyboard":
        ana.page.keyboard.press(key)
    else:
        ana.page.locator(".teller").get_by_role("button", name=words[lang == "en"]).click()


@pytest.mark.parametrize(("lang", "way"), [("es", "mouse"), ("en", "keyboard")])
def test_another_s_turn_of_five_actions_is_paused_and_shown_again(visit: Visit, lang: str, way: str) -> None:
    t = table(you=line(*map(ready, FIVE)), enemy=line("troll"))
    ana = visit(lang=lang, speed="normal")
    seen = Puppets(ana, t.match, 1, lang)
    before = ana.page.locator(CAPTION).inner_text()
    stops(ana, f"document.querySelector('{PLAYING}')")
    seen.moves(0, *(f"reap:{n}" for n in t.match.table.line[0]))

    paused(ana)
    ana.page.wait_for_function(
        "() => !document.getAnimations().some(a => a.playState === 'running' && a.effect.target.closest('.stage'))"
    )
    held = ana.page.locator(CAPTION).inner_text()
    assert held != before
    ana.page.evaluate(LATER)
    assert ana.page.locator(CAPTION).inner_text() == held and amber(ana.page, 0) != "5"
    ana.keeps(f"show-paused-{lang}")
    presses(ana, way, lang, ("Seguir", "Go on"), "p")
    expect(ana.page.locator("[data-place='amber:0'] b")).to_have_text("5")
    ana.page.wait_for_selector(f".teller:not({PLAYING.removeprefix('.teller')})")

    stops(ana, f"document.querySelector('{PLAYING}')")
    presses(ana, way, lang, ("Ver otra vez el último turno", "Show the last turn again"), "r")
    paused(ana)
    expect(ana.page.locator("[data-place='amber:0'] b")).not_to_have_text("5")
    presses(ana, way, lang, ("Saltar", "Skip"), "Escape")
    expect(ana.page.locator("[data-place='amber:0'] b")).to_have_text("5")

    heard = ana.page.locator("[data-testid=announcer] p").all_inner_texts()
    assert [text for text in heard if text in set(seen.story())] == seen.story()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_battle_is_added_up_and_read_to_its_end_while_the_next_question_is_open(
    visit: Visit, lang: str
) -> None:
    t = relic_table(
        hero("commissar", space="quenching-pits", assets=["force-sword"]),
        board={"quenching-pits": ["apostate-preacher", "blood-axe-gretchin", "death-guard-heavy-bolter"]},
        decks={"power": ["requisition"]},
        dice=[2, 4, 1, 5],
    )
    ana = visit(lang=lang, speed="normal")
    seen = Puppets(ana, t.match, 0, lang)
    stops(ana, "document.querySelector('[data-testid=sums]')")
    for word in ("willpower", "force-sword"):
        seen.moves(0, t.meant(word))

    sums = ana.page.get_by_test_id("sums")
    paused(ana)
    expect(sums).to_be_visible()
    if lang == "en":
        ana.page.set_viewport_size({"width": 844, "height": 390})
        # A phone that is turned while something is shown: it goes on where the board lies now.
        ana.page.wait_for_function(FRAMED)
        panel, bar = sums.bounding_box(), ana.page.locator(".bar").bounding_box()
        assert panel and bar and panel["x"] >= 0 and panel["x"] + panel["width"] <= bar["x"]
        ana.page.set_viewport_size({"width": 1440, "height": 900})
    # What lies out of sight is not played over what stands around the board.
    ana.page.wait_for_function(FRAMED)
    # The next question is open already, and nobody has to wait for the sums.
    expect(ana.options.first).to_be_enabled()
    stops(ana, ADDED_UP)
    ana.page.keyboard.press("p")
    paused(ana)
    expect(sums.locator(".side").nth(0).locator("li b")).to_have_text(["3", "3", "4"])
    expect(sums.locator(".side").nth(1).locator("li b")).to_have_text(["2", "4", "2"])
    expect(sums.locator(".total b")).to_have_text(["10", "8"])
    ana.keeps(f"show-battle-{lang}")
    first = str(ana.options.first.get_attribute("data-option"))
    ana.options.first.click()
    seen.heard(first)


def carries(page: Page, what: str, to: tuple[float, float]) -> None:
    page.mouse.move(*middle_of(page, int(what.removeprefix("card:"))))
    page.mouse.down()
    page.mouse.move(*to, steps=8)
    page.mouse.up()


def middle_of(page: Page, card: int) -> tuple[float, float]:
    """Where a card lies once nothing is on its way any more."""
    page.evaluate(STILL)
    box = page.locator(f".board [data-ref='card:{card}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("lang", "side"), [("es", "left"), ("en", "right")])
def test_a_card_is_dragged_to_a_flank_an_attacker_to_its_target_and_what_cannot_be_says_why(
    visit: Visit, lang: str, side: str
) -> None:
    t = table(you=line(ready("troll")) | hand("bumpsy", "urchin"), enemy=line("champion-anaphiel", "troll"))
    ana = visit(lang=lang, speed="fast")
    seen = Puppets(ana, t.match, 0, lang)
    mine, (bumpsy, urchin) = t.match.table.line[0][0], t.match.table.hand[0]
    ana.page.evaluate(STILL)
    row = ana.page.locator("[data-place^='line:0']").bounding_box()
    assert row is not None
    middle, far = row["y"] + row["height"] / 2, row["width"] * 0.9 if side == "right" else row["width"] * 0.1
    carries(ana.page, f"card:{bumpsy}", (row["x"] + far, middle))
    ana.page.wait_for_selector(f"[data-place^='line:0'] [data-ref='card:{bumpsy}']")
    seen.heard(f"play:{bumpsy}", side)
    ana.keeps(f"dragged-{lang}")

    carries(ana.page, f"card:{urchin}", (row["x"] + far, middle))
    expect(ana.page.locator(".bar .wrong")).to_contain_text("Casa activa" if lang == "es" else "active house")

    # The one without taunt is guarded by its neighbour; the one that guards is attacked.
    guard, guarded = t.match.table.line[1]
    carries(ana.page, f"card:{mine}", middle_of(ana.page, guarded))
    expect(ana.page.locator(".bar .wrong")).not_to_contain_text(
        "Casa activa" if lang == "es" else "active house"
    )
    assert len(seen.answered) == 2
    carries(ana.page, f"card:{mine}", middle_of(ana.page, guard))
    ana.page.wait_for_function("() => !document.querySelector('.bar .wrong')")
    seen.heard(f"play:{bumpsy}", side, f"fight:{mine}")


#: whether the middle of a card can be touched: it is in sight, and nothing lies on it
TOUCHED = """card => {
    const it = document.querySelector(`.board [data-ref="card:${card}"]`), box = it.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return it.contains(seen);
}"""


def fingers(ana: Visitor, card: int, onto: int, aside: float = 0) -> None:
    """A card is carried onto another, or beside it, with a finger that stays until it is taken up."""
    ana.page.locator(f".board [data-ref='card:{card}']").evaluate(
        "it => it.scrollIntoView({block: 'center'})"
    )
    x, y = middle_of(ana.page, card)
    touch = ana.context.new_cdp_session(ana.page)

    def tells(kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        touch.send("Input.dispatchTouchEvent", told)

    tells("touchStart", (x, y))
    expect(ana.page.locator(".carried")).to_be_attached()
    if card != onto:
        room = ana.page.locator("#main").bounding_box()
        assert room is not None
        if not ana.page.evaluate(TOUCHED, onto):
            # What lies further up comes while the finger waits at the edge.
            tells("touchMove", (x, room["y"] + 20))
            ana.page.wait_for_function(TOUCHED, arg=onto)
        tells("touchMove", (x, room["y"] + room["height"] / 2))
        u, v = middle_of(ana.page, onto)
        tells("touchMove", (u + aside, v))
    tells("touchEnd")
    expect(ana.page.locator(".carried")).to_have_count(0)
    touch.detach()


@pytest.mark.parametrize(("lang", "size"), [("es", (844, 390)), ("en", (390, 844))])
def test_a_finger_that_stays_carries_and_one_that_lets_go_looks(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    mine = line(ready("troll")) | hand("bumpsy", "urchin", "blood-of-titans")
    t = table(you=mine, enemy=line("champion-anaphiel", "troll"))
    ana = visit(lang=lang, size=size, touch=True, speed="fast")
    seen = Puppets(ana, t.match, 0, lang)
    (troll,), (bumpsy, urchin, titans) = t.match.table.line[0], t.match.table.hand[0]
    guard, guarded = t.match.table.line[1]
    # let go where it was, it is opened large
    fingers(ana, bumpsy, bumpsy)
    expect(ana.page.locator("dialog[open] .facts")).to_be_visible()
    ana.page.locator("dialog[open] .close").tap()
    assert seen.answered == []

    fingers(ana, bumpsy, troll, aside=-60)
    seen.heard(f"play:{bumpsy}", "left")
    fingers(ana, titans, bumpsy)
    said = [f"play:{bumpsy}", "left", f"play:{titans}", str(bumpsy)]
    seen.heard(*said)
    fingers(ana, urchin, troll)
    other = "Casa activa" if lang == "es" else "active house"
    expect(ana.page.locator(".bar .wrong")).to_contain_text(other)
    ana.keeps(f"finger-{lang}")
    # the one without taunt is guarded; the one that guards is attacked
    fingers(ana, troll, guarded)
    expect(ana.page.locator(".bar .wrong")).not_to_contain_text(other)
    fingers(ana, troll, guard)
    seen.heard(*said, f"fight:{troll}")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_attacker_is_dragged_to_its_target_among_several(visit: Visit, lang: str) -> None:
    t = table(you=line(ready("troll"), ready("bumpsy")), enemy=line("dust-imp", "urchin", "shooler"))
    ana = visit(lang=lang, speed="fast")
    seen = Puppets(ana, t.match, 0, lang)
    troll, bumpsy = t.match.table.line[0]
    imp, urchin, shooler = t.match.table.line[1]
    # Its own neighbour is no target, and nothing is asked about it.
    carries(ana.page, f"card:{troll}", middle_of(ana.page, bumpsy))
    assert seen.answered == []
    carries(ana.page, f"card:{troll}", middle_of(ana.page, shooler))
    ana.page.wait_for_function(
        "n => !document.querySelector(`[data-place^='line:1'] [data-ref='card:${n}']`)", arg=shooler
    )
    seen.heard(f"fight:{troll}", str(shooler))
    assert t.match.table.line[1] == [imp, urchin]
    # Having fought it is exhausted, and says so when it is sent again.
    carries(ana.page, f"card:{troll}", middle_of(ana.page, imp))
    expect(ana.page.locator(".bar .wrong")).to_contain_text("agotada" if lang == "es" else "exhausted")
    assert len(seen.answered) == 2


@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_upgrade_is_dragged_to_its_creature_and_what_it_cannot_go_on_says_why(
    visit: Visit, lang: str
) -> None:
    mine = line("troll", "bumpsy") | hand("blood-of-titans", "blood-of-titans") | artifacts("cannon")
    t = table(you=mine, enemy=line("urchin", "dust-imp"))
    ana = visit(lang=lang, speed="fast")
    seen = Puppets(ana, t.match, 0, lang)
    (_, bumpsy), (first, second) = t.match.table.line[0], t.match.table.hand[0]
    (cannon,), (_, imp) = t.match.table.artifacts[0], t.match.table.line[1]
    carries(ana.page, f"card:{first}", middle_of(ana.page, cannon))
    wrong = "se vincula a una criatura" if lang == "es" else "attached to a creature"
    expect(ana.page.locator(".bar .wrong")).to_contain_text(wrong)
    assert seen.answered == [] and first in t.match.table.hand[0], "nothing was played"

    said: list[str] = []
    for upgrade, creature in ((first, bumpsy), (second, imp)):
        carries(ana.page, f"card:{upgrade}", middle_of(ana.page, creature))
        ana.page.wait_for_function(
            "n => !document.querySelector(`[data-place^='hand:0'] [data-ref='card:${n}']`)", arg=upgrade
        )
        said += [f"play:{upgrade}", str(creature)]
        seen.heard(*said)
        assert t.match.table.bodies[creature].upgrades == (upgrade,)
    ana.keeps(f"upgraded-{lang}")


#: notes everything on the page that is set in motion, and the dice that are shown
WATCH = """window.moved = []; window.dice = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const differs = key => new Set(frames.map(frame => frame[key])).size > 1;
    if (["transform", "translate", "scale", "rotate"].some(differs)) window.moved.push(JSON.stringify(frames));
    return animate.call(this, frames, timing);
};
new MutationObserver(changes => changes.forEach(({addedNodes}) => addedNodes.forEach(
    node => node.className === "die" && window.dice.push(node.textContent)
))).observe(document, {subtree: true, childList: true});
const into = Element.prototype.scrollIntoView;
Element.prototype.scrollIntoView = function (how) {
    if (how?.behavior === "smooth") window.moved.push("scrolls");
    return into.call(this, how);
};"""


def kills_draws_and_reaps() -> tuple[Match, list[str]]:
    """KeyForge: creatures fight, reap, die, cards are drawn."""
    t = table(you=line(ready("troll"), ready("bumpsy")) | hand("punch"), enemy=line("dust-imp"))
    troll, bumpsy = t.match.table.line[0]
    return t.match, [f"fight:{troll}", f"reap:{bumpsy}", "end"]


def loses_a_battle() -> tuple[Match, list[str]]:
    """Relic: a battle is lost, and with it the last life."""
    mine = hero("commissar", space="quenching-pits", life=1, assets=["force-sword"])
    t = relic_table(mine, board={"quenching-pits": ["death-guard-heavy-bolter"]}, dice=[6, 1])
    return t.match, ["done"]


def takes_a_die() -> tuple[Match, list[str]]:
    """Seasons: dice are rolled, taken and paid out."""
    return moment("seasons for two", lambda m: m.pending[0].kind == "take-die"), []


@pytest.mark.parametrize("begins", [kills_draws_and_reaps, loses_a_battle, takes_a_die])
def test_under_reduced_motion_nothing_moves_and_everything_is_told(
    visit: Visit, begins: Callable[[], tuple[Match, list[str]]]
) -> None:
    match, answers = begins()
    ana = visit(speed="fast", still=True)
    ana.context.add_init_script(WATCH)
    ana.goes("/")
    ana.page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    seen = Puppets(ana, match, 1)
    before = len(seen.story())
    for option in answers:
        seen.moves(0, option)
    for _ in range(0 if answers else 3):
        seen.moves(match.pending[0].seat, match.pending[0].options.ids[0])
    told, announced = seen.story()[before:], ana.page.locator("[data-testid=announcer] p")
    expect(ana.page.locator(".table")).to_have_attribute("data-version", str(seen.play.version))
    ana.page.wait_for_selector(f".teller:not({PLAYING.removeprefix('.teller')})")
    heard = announced.all_inner_texts()
    assert told and [text for text in heard if text in set(told)] == told
    assert ana.page.evaluate("window.moved") == []
    rolled = [str(face) for e in match.events if isinstance(e, Rolled) for face in e.dice]
    assert ana.page.evaluate("window.dice") == rolled
