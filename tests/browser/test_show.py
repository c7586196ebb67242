"""Events are played one after another; answers do not wait for them. Cards are dragged, and what cannot be says why."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.games.keyforge.table import artifacts, hand, line, ready, table
from tests.games.relic.play import hero
from tests.games.relic.play import table as relic_table

from .puppets import Puppets
from .table import STILL, Visitor

Visit = Callable[..., Visitor]
FIVE = ("bumpsy", "troll", "smaaash", "headhunter", "firespitter")
#: a loaded machine shows things late
expect.set_options(timeout=20_000)
PLAYING, CAPTION = ".teller.playing", ".teller p"


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
    seen.moves(0, *(f"reap:{n}" for n in t.match.table.line[0]))

    ana.page.wait_for_selector(PLAYING)
    expect(ana.page.locator(CAPTION)).not_to_have_text(before)
    presses(ana, way, lang, ("Pausa", "Pause"), "p")
    ana.page.wait_for_function(
        "() => !document.getAnimations().some(a => a.playState === 'running' && a.effect.target.closest('.stage'))"
    )
    held = ana.page.locator(CAPTION).inner_text()
    ana.page.wait_for_timeout(1500)
    assert ana.page.locator(CAPTION).inner_text() == held and amber(ana.page, 0) != "5"
    ana.keeps(f"show-paused-{lang}")
    presses(ana, way, lang, ("Seguir", "Go on"), "p")
    expect(ana.page.locator("[data-place='amber:0'] b")).to_have_text("5")
    ana.page.wait_for_selector(f".teller:not({PLAYING.removeprefix('.teller')})")

    presses(ana, way, lang, ("Ver otra vez el último turno", "Show the last turn again"), "r")
    ana.page.wait_for_selector(PLAYING)
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
    for word in ("willpower", "force-sword"):
        seen.moves(0, t.meant(word))

    sums = ana.page.get_by_test_id("sums")
    expect(sums).to_be_visible()
    # The next question is open already, and nobody has to wait for the sums.
    expect(ana.options.first).to_be_enabled()
    expect(sums.locator(".side").nth(0).locator("li b")).to_have_text(["3", "3", "4"])
    expect(sums.locator(".side").nth(1).locator("li b")).to_have_text(["2", "4", "2"])
    expect(sums.locator(".total b")).to_have_text(["10", "8"])
    ana.keeps(f"show-battle-{lang}")
    ana.options.first.click()
    assert seen.answered


def carries(page: Page, what: str, to: tuple[float, float]) -> None:
    page.mouse.move(*middle_of(page, int(what.removeprefix("card:"))))
    page.mouse.down()
    page.mouse.move(*to, steps=8)
    page.mouse.up()


def middle_of(page: Page, card: int) -> tuple[float, float]:
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
    row = ana.page.locator("[data-place^='line:0']").bounding_box()
    assert row is not None
    middle, far = row["y"] + row["height"] / 2, row["width"] * 0.9 if side == "right" else row["width"] * 0.1
    carries(ana.page, f"card:{bumpsy}", (row["x"] + far, middle))
    ana.page.wait_for_selector(f"[data-place^='line:0'] [data-ref='card:{bumpsy}']")
    assert seen.answered == [f"play:{bumpsy}", side]
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
    assert seen.answered[2:] == [f"fight:{mine}"]


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
    assert seen.answered == [f"fight:{troll}", str(shooler)]
    assert t.match.table.line[1] == [imp, urchin]
    # Having fought it is exhausted, and says so when it is sent again; the line has closed up by then.
    ana.page.evaluate(STILL)
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

    for upgrade, creature in ((first, bumpsy), (second, imp)):
        ana.page.evaluate(STILL)
        carries(ana.page, f"card:{upgrade}", middle_of(ana.page, creature))
        ana.page.wait_for_function(
            "n => !document.querySelector(`[data-place^='hand:0'] [data-ref='card:${n}']`)", arg=upgrade
        )
        assert seen.answered[-2:] == [f"play:{upgrade}", str(creature)]
        assert t.match.table.bodies[creature].upgrades == (upgrade,)
    ana.keeps(f"upgraded-{lang}")
