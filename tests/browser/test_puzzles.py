"""The puzzle room: today's on the front page, an attempt that goes astray, the answer shown, a solution remembered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tapete.kernel.puzzles import Attempt, puzzles, question

from .table import Visitor
from .test_lessons import chooses

Visit = Callable[..., Visitor]
GAME = "seasons"
NAME, PUZZLE = min(puzzles(GAME).items(), key=lambda named: (len(named[1].line), named[1].tables))


def answers(ana: Visitor, attempt: Attempt, option: str, keyboard: bool) -> None:
    """Choose an option on the page as soon as it asks what the attempt asks, and in the attempt."""
    assert attempt.decision is not None
    asked = attempt.decision.options.ids
    expect(ana.page.locator(".table")).to_have_attribute("data-version", str(attempt.match.answered))
    offered = ", ".join(f".bar [data-option='{one}']" for one in asked)
    expect(ana.page.locator(f"{offered}, .bar [data-fold]").first).to_be_visible()
    chooses(ana, option, keyboard)
    attempt.answer(option)


@pytest.mark.parametrize(("lang", "keyboard"), [("es", False), ("en", True)])
def test_a_puzzle_is_missed_shown_and_solved(visit: Visit, lang: str, keyboard: bool) -> None:
    ana = visit(lang=lang, size=(1366, 768))
    ana.goes("/puzzles")
    ana.page.locator(f"a[href='/puzzles/{GAME}/{NAME}']").last.click()
    beside = ana.page.get_by_test_id("narrator")
    expect(beside).to_contain_text(question(GAME, PUZZLE, lang))
    missed = Attempt(GAME, PUZZLE)
    answers(ana, missed, "end-turn", keyboard)
    expect(beside).to_contain_text(missed.verdict(lang))
    again, show = (ana.page.locator(".narrator button").nth(place) for place in (0, 1))
    show.click()
    shown = {"es": "Esa es una respuesta", "en": "That is an answer"}[lang]
    expect(beside).to_contain_text(shown, timeout=30_000)
    again.click()
    expect(beside).not_to_contain_text(shown)
    attempt = Attempt(GAME, PUZZLE)
    for option in PUZZLE.line:
        answers(ana, attempt, option, keyboard)
    expect(beside).to_contain_text(attempt.verdict(lang))
    assert ana.flaws() == []
    ana.keeps(f"puzzle-{lang}")
    ana.goes("/puzzles")
    expect(ana.page.locator("li.done")).to_have_count(1)
    assert ana.flaws() == []


def test_the_front_page_has_one_a_day(visit: Visit) -> None:
    ana = visit(lang="en")
    ana.goes("/")
    ana.page.get_by_test_id("today").get_by_role("link").click()
    expect(ana.page).to_have_url(re.compile("/puzzles/"))
    expect(ana.page.get_by_test_id("narrator")).not_to_be_empty()
