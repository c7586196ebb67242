"""Every lesson of every game, through every branch, in both languages."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tapete
from tapete.kernel.errors import Illegal, Unreadable
from tapete.kernel.lessons import Lesson, Sat, Told, lessons, sit
from tapete.kernel.words import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"
#: how many lessons a course has at least
LEAST = {"keyforge": 8, "seasons": 5, "relic": 5}
EVERY = [(game, name) for game in LEAST for name in lessons(game)]
STEPS = [(game, name) for game, name in EVERY if not lessons(game)[name].whole]


def told(lesson: Lesson) -> Iterator[Told]:
    """Everything that is said in it."""
    yield from (lesson.title, lesson.idea, *lesson.comments.values())
    yield from () if lesson.whole else (lesson.end,)
    for step in lesson.steps:
        yield from (step.say, step.well, step.other, *((step.unable,) if step.unable else ()))


def branches(game: str, name: str, answers: tuple[str, ...] = ()) -> Iterator[Sat]:
    """The lesson at each of its steps, after every way of answering well."""
    sat = sit(game, name, answers)
    yield sat
    if sat.step is not None:
        for good in sat.step.good:
            yield from branches(game, name, (*answers, good))


def schema() -> dict[str, Any]:
    told = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Lesson)}
    return dict(json.loads(json.dumps(told)))


@pytest.mark.parametrize("game", LEAST)
def test_a_course_has_enough_lessons_with_titles_that_differ(game: str) -> None:
    course = lessons(game)
    assert len(course) >= LEAST[game]
    for lang in LANGUAGES:
        assert len({lesson.title[lang] for lesson in course.values()}) == len(course)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_everything_is_said_in_both_languages(game: str, name: str) -> None:
    for said in told(lessons(game)[name]):
        assert set(said) == set(LANGUAGES) and all(text.strip() for text in said.values()), said
        assert said["es"] != said["en"]


@pytest.mark.parametrize(("game", "name"), STEPS)
def test_a_lesson_goes_on_whatever_good_answer_is_given(game: str, name: str) -> None:
    ends = 0
    for sat in branches(game, name):
        step = sat.step
        if step is None:
            ends += 1
            continue
        assert sat.decision is not None, "the learner is asked at each step"
        assert set(step.good) <= {option.id for option in sat.decision.options}
    assert ends >= 1


@pytest.mark.parametrize(("game", "name"), STEPS)
def test_another_answer_is_talked_about_and_not_done_and_what_is_none_is_refused(
    game: str, name: str
) -> None:
    for sat in branches(game, name):
        if sat.step is None or sat.decision is None:
            continue
        before, at, step = sat.match.hash(), sat.at, sat.step
        for option in sat.decision.options:
            if option.id not in step.good:
                assert sat.answer(option.id) == step.other
        with pytest.raises(Illegal):
            sat.answer("nonesuch")
        assert (sat.match.hash(), sat.at) == (before, at)


@pytest.mark.parametrize(("game", "name"), STEPS)
def test_where_the_narrator_speaks_of_what_cannot_be_done_something_cannot(game: str, name: str) -> None:
    for sat in branches(game, name):
        if sat.step is None or sat.step.unable is None:
            continue
        match, seat = sat.match, sat.lesson.seat
        wishes = match.game.wishes(match.table, seat, "es")
        reasons = [reason for wish, _ in wishes if (reason := match.why_not(seat, wish)) is not None]
        assert reasons and all(reason.text(lang) for reason in reasons for lang in LANGUAGES)


def test_a_lesson_that_nobody_knows_or_that_is_over_is_refused() -> None:
    with pytest.raises(Unreadable, match="01-goal"):
        sit("keyforge", "nonesuch")
    sat = next(sat for sat in branches("keyforge", "03-reaping") if sat.step is None)
    with pytest.raises(Unreadable):
        sat.answer("end")


@pytest.mark.parametrize(("game", "name"), [one for one in EVERY if one not in STEPS])
def test_a_whole_game_has_a_word_for_questions_that_the_game_asks(game: str, name: str) -> None:
    lesson = lessons(game)[name]
    kinds = set(import_module(f"tapete.games.{game}.questions").KINDS)
    assert set(lesson.comments) <= kinds
    match = sit(game, name).match
    asked = set()
    rng = tapete.Rng(5)
    while not match.over:
        decision = match.pending[0]
        asked.add(decision.kind)
        match.answer(rng.below(len(decision.options)), decision)
    assert asked & set(lesson.comments)


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    assert json.loads((DOCS / "lessons.schema.json").read_text("utf-8")) == schema()
