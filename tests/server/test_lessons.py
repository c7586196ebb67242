"""Lessons over HTTP: one question at a time, and sentences that call the opponent what the page does."""

from collections.abc import Iterator

import pytest
from msgspec import UNSET

from tapete.kernel.lessons import lessons
from tapete.server.lessons import taken
from tapete.server.wire import LessonAsked, LessonTold

TAUGHT = [(game, name) for game in ("keyforge", "relic", "seasons") for name, one in lessons(game).items()
          if not one.whole]  # fmt: skip


def steps(game: str, name: str, lang: str) -> Iterator[LessonTold]:
    """What the page is told from the beginning of a lesson to its end, answering well."""
    answers: list[str] = []
    yield taken(game, name, LessonAsked(answers), lang)
    for step in lessons(game)[name].steps:
        yield taken(game, name, LessonAsked(list(answers), step.good[0]), lang)
        answers.append(step.good[0])


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_every_pick_of_a_lesson_is_a_question_of_its_own(game: str, name: str) -> None:
    told = list(steps(game, name, "es"))
    assert all(asked.picks is UNSET for one in told for asked in one.update.decisions)
    assert told[-1].at == told[-1].steps and told[-1].update.decisions == []


@pytest.mark.parametrize(("lang", "rival", "number"), [("es", "Rival", "Jugador 2"), ("en", "Opponent", "Player 2")])  # fmt: skip
def test_the_opponent_of_a_lesson_has_one_name_on_the_table_and_in_the_story(
    lang: str, rival: str, number: str
) -> None:
    said = [event["text"] for one in steps("seasons", "06-the-year", lang) for event in one.update.events]
    assert any(text.startswith(rival) for text in said)
    assert not [text for text in said if number in text]
