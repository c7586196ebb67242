"""A newcomer learns at the table: the narrator answers good, other and impossible moves, and the course remembers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tapete.kernel.lessons import lessons, sit

from .table import Visitor

Visit = Callable[..., Visitor]


def chooses(ana: Visitor, option: str, keyboard: bool) -> None:
    """An option of the bar, folded or not, by mouse or by keyboard."""
    button = ana.page.locator(f".bar [data-option='{option}'], dialog[open] [data-option='{option}']").first
    expect(button.or_(ana.page.locator(".bar [data-fold]")).first).to_be_visible()
    if not button.is_visible():
        for fold in ana.page.locator(".bar [data-fold]").all():
            presses(fold, keyboard)
            if ana.page.locator(f"dialog[open] [data-option='{option}']").count():
                break
            ana.page.keyboard.press("Escape")
    presses(button, keyboard)


def presses(button: Locator, keyboard: bool) -> None:
    if keyboard:
        button.press("Enter")
    else:
        button.click()


@pytest.mark.parametrize(("lang", "keyboard"), [("es", False), ("en", True)])
def test_a_newcomer_finishes_the_first_lesson_of_keyforge(visit: Visit, lang: str, keyboard: bool) -> None:
    ana = visit(lang=lang, size=(1366, 768))
    lesson = lessons("keyforge")["01-goal"]
    ana.goes("/learn/keyforge")
    presses(ana.page.locator(".next a"), keyboard)
    narrator = ana.page.get_by_test_id("narrator")
    sat = sit("keyforge", "01-goal")
    for step in lesson.steps:
        expect(narrator).to_contain_text(step.say[lang])
        expect(ana.page.locator(".table")).to_have_attribute("data-version", str(sat.match.answered))
        assert sat.decision is not None
        other = next((o.id for o in sat.decision.options if o.id not in step.good), None)
        if other is not None:
            chooses(ana, other, keyboard)
            expect(narrator).to_contain_text(step.other[lang])
            ana.settles()
        chooses(ana, step.good[0], keyboard)
        expect(narrator).to_contain_text(step.well[lang])
        sat.answer(step.good[0])
    expect(narrator).to_contain_text(lesson.end[lang])
    over = "The lesson is over." if lang == "en" else "La lección ha terminado."
    expect(ana.page.locator(".bar")).to_contain_text(over)
    assert ana.flaws() == []
    ana.keeps(f"lesson-{lang}")
    ana.goes("/learn/keyforge")
    expect(ana.page.locator("li.done strong")).to_have_text(lesson.title[lang])


def test_what_comes_after_a_lesson_is_in_sight_on_a_phone_and_the_heading_follows_the_language(
    visit: Visit,
) -> None:
    ana = visit(size=(844, 390), touch=True)
    lesson, sat = lessons("seasons")["01-the-die"], sit("seasons", "01-the-die")
    ana.goes("/learn/seasons/01-the-die")
    for step in lesson.steps:
        expect(ana.page.locator(".table")).to_have_attribute("data-version", str(sat.match.answered))
        chooses(ana, step.good[0], keyboard=False)
        sat.answer(step.good[0])
    for button in ("Siguiente lección", "Otra vez", "El curso"):
        expect(ana.page.locator(".narrator .btn", has_text=button)).to_be_in_viewport(ratio=1)
    ana.keeps("lesson-phone")
    ana.page.get_by_role("button", name="EN", exact=True).click()
    expect(ana.page.locator(".narrator strong")).to_have_text(lesson.title["en"])


def test_a_whole_game_is_an_ordinary_table_with_a_word_now_and_then(visit: Visit) -> None:
    ana = visit(lang="en")
    ana.goes("/learn/seasons/07-a-whole-game")
    comments = lessons("seasons")["07-a-whole-game"].comments
    expect(ana.page.get_by_test_id("narrator")).to_contain_text(comments["group"]["en"])
    (table,) = ana.asks("GET", "/me/tables")
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["easy"]
