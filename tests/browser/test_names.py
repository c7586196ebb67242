"""What the game is won by, what every sign is called, and a table with everything on it that stays legible."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.keyforge import made
from tests.games.keyforge.table import Side, damaged, enhanced, exhausted, side, table, upgraded
from tests.games.relic.play import IDLE, hero
from tests.games.relic.play import table as relic
from tests.games.seasons.players import seat
from tests.games.seasons.players import table as seasons

from tapete import Match

from .puppets import Puppets
from .table import STILL, Visitor

Visit = Callable[..., Visitor]
ICONS = ("amber", "capture", "damage", "draw", "discard")
KINDS = ("doom", "glory", "growth")
assert made.IDS


def marked(card: str, **more: Any) -> dict[str, Any]:
    return {
        **damaged(card, 2),
        "amber": 3,
        "stunned": True,
        "warded": True,
        "enraged": True,
        "power_counters": 2,
        **more,
    }


def crowded() -> Side:
    """Everything that can lie on a side: a gigantic creature, tokens face down, every mark, counter and icon."""
    return side(
        creatures=[
            marked("troll", icons=list(ICONS), counters=dict.fromkeys(KINDS, 2)),
            {"card": "colossus", "part": "colossus2", "damage": 1},
            {"card": "urchin", "counts_as": "grunt-made", "face_down": True, "amber": 1},
            exhausted(marked("champion-anaphiel")),
            upgraded(enhanced("bumpsy", *ICONS), "way-of-the-bear", "way-of-the-wolf"),
        ],
        artifacts=["omni-stone", {"card": "spangler-box", "counters": {"fuse": 1}}],
        hand=[enhanced("punch", *ICONS), "punch", "smaaash", "urchin", "troll"],
        discard=["punch"] * 10,
        archives=["punch"],
        amber=6,
        chains=3,
        keys=["red"],
        token="grunt-made",
        houses=["brobnar", "sanctum", "shadows"],
    )


def everything() -> Match:
    return table(you=crowded(), enemy=crowded(), house="brobnar", tide=0, tide_card=True).match


def boxes(page: Page, css: str) -> list[dict[str, float]]:
    found = [one.bounding_box() for one in page.locator(css).all() if one.is_visible()]
    return [dict(box) for box in found if box]


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 1 and down > 1


def crossing(page: Page, inside: str, what: str) -> list[tuple[str, str]]:
    """Pairs of marks of one card that lie on each other, by what they are called."""
    found = []
    for card in page.locator(inside).all():
        marks = [one for one in card.locator(what).all() if one.is_visible()]
        named = [(one.get_attribute("data-tip") or "", one.bounding_box()) for one in marks]
        for (first, a), (second, b) in combinations(named, 2):
            if a and b and overlap(dict(a), dict(b)):
                found.append((first, second))
    return found


@pytest.mark.parametrize(("lang", "size"), [("es", (1366, 768)), ("en", (844, 390))])
def test_a_table_with_everything_on_it_is_whole_and_every_sign_has_its_name(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    ana = visit(lang=lang, size=size, touch=size[0] < 1000)
    Puppets(ana, everything(), 0, lang)
    ana.page.wait_for_selector(".board .broad")
    ana.page.locator(".bar .list").click()
    ana.page.evaluate(STILL)
    ana.keeps(f"everything-{lang}")
    marks = "[data-tip]:is(.chip, .sign, .corner, .down)"
    straight = ".board .line .wrap:not(.leaning), .board .artifacts .wrap, .board .hand .wrap"
    assert crossing(ana.page, straight, marks) == []
    strips = ana.page.locator(".board .strip")
    for strip in strips.all():
        parts = [one.bounding_box() for one in strip.locator(".mark, .piles > *").all()]
        assert not any(overlap(dict(a), dict(b)) for a, b in combinations(parts, 2) if a and b)
    said = ana.page.locator(".board [data-tip]").evaluate_all("all => all.map(one => one.dataset.tip)")
    words = ("Embrujado", "Boca abajo: cuenta como", "contadores de Condena", "captura 1 Æmbar")
    if lang == "en":
        words = ("Haunted", "Face down: counts as", "doom counters", "captures 1 Æmber")
    assert all(any(word in one for one in said) for word in words) and all(said)
    assert "⟨" not in ana.says() + " ".join(said)
    if size[0] > 1000:
        bottom = ana.page.locator(".bar").bounding_box()
        assert bottom and all(
            box["y"] + box["height"] <= bottom["y"] for box in boxes(ana.page, ".own .card")
        )


def test_a_sign_says_its_name_to_a_pointer_to_the_keyboard_and_to_a_finger(visit: Visit) -> None:
    ana = visit(lang="en", touch=True)
    Puppets(ana, everything(), 0, "en")
    tip = ana.page.get_by_test_id("tip")
    strip = ana.page.locator(".board .strip").last
    strip.locator("[data-place='chains:0']").hover()
    expect(tip).to_contain_text("Chains: 3")
    ana.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    amber = strip.get_by_role("button", name="6 Æmber in the pool; the next key costs 6")
    amber.focus()
    expect(tip).to_contain_text("6 Æmber in the pool")
    ana.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    finger = {"bubbles": True, "pointerType": "touch"}
    strip.locator("[data-place~='keys:0']").dispatch_event("pointerdown", finger)
    expect(tip).to_contain_text("Keys forged: 1 of 3 (red)")
    assert ana.flaws() == []


@pytest.mark.parametrize(("lang", "game"), [("es", "seasons"), ("en", "relic")])
def test_a_line_over_the_board_says_the_goal_and_how_the_race_stands(
    visit: Visit, lang: str, game: str
) -> None:
    ana = visit(lang=lang, size=(1366, 768))
    board = seat("amulet-of-fire", crystals=20, bonus=1, play=["amulet-of-air"], reserve="AAF")
    match = seasons(board).match if game == "seasons" else relic(hero(), IDLE, scenario="kairos").match
    Puppets(ana, match, 0, lang)
    line = ana.page.locator(".race")
    expect(line).to_contain_text("tres años" if game == "seasons" else "4 tokens at the centre")
    near = line.locator(".near")
    expect(near.first).to_contain_text("21 puntos" if game == "seasons" else "0 of 3 missions")
    if game == "seasons":
        expect(near.first).to_contain_text("= 20 cristales + 6 por cartas en juego − 5 por bonus usados")
        offered = ana.page.locator(".bar .opt", has_text="Bonus:").all_inner_texts()
        assert offered and all("−7 puntos al final" in one for one in offered)
    line.focus()
    ana.page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    assert ana.flaws() == []
    ana.keeps(f"race-{game}-{lang}")
