"""Lessons over HTTP: the page brings the answers so far, so that nothing of a lesson is kept here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, get, post
from msgspec import UNSET, structs

from tapete.kernel import words
from tapete.kernel.errors import TapeteError
from tapete.kernel.lessons import Lesson, Place, lessons, sit

from .budgets import Limits
from .games import find
from .presenter import forbidden
from .refusals import Refused, say
from .store import PersonRow
from .wire import LessonAsked, LessonCard, LessonTold, Update


class LessonsController(Controller):
    """Lessons."""

    path = "/api/lessons/{game:str}"
    tags = ["lessons"]

    @get("/", summary="The course of a game")
    async def course(self, game: str, tongue: str) -> list[LessonCard]:
        return [card(find(game).id, name, lesson, tongue) for name, lesson in lessons(find(game).id).items()]

    @post(
        "/{lesson:str}",
        summary="Take a lesson: its table after the answers so far, and another",
        status_code=200,
    )
    async def take(
        self,
        game: str,
        lesson: str,
        data: LessonAsked,
        me: PersonRow,
        limits: Limits,
        address: str,
        tongue: str,
    ) -> LessonTold:
        limits.take("lesson", me.id, address)
        if lesson not in lessons(find(game).id) or lessons(game)[lesson].whole:
            raise Refused(404, "unknown-lesson")
        return await asyncio.to_thread(taken, game, lesson, data, tongue)


def card(game: str, name: str, lesson: Lesson, lang: str) -> LessonCard:
    comments = {kind: told[lang] for kind, told in lesson.comments.items()}
    options = {key: value for key, value in lesson.options.items() if key != "decks"}
    return LessonCard(name, lesson.title[lang], lesson.idea[lang], len(lesson.steps), comments, options)


def taken(game: str, name: str, asked: LessonAsked, lang: str) -> LessonTold:
    """The lesson after what was asked; an answer that does not fit changes nothing."""
    try:
        sat = sit(game, name, asked.answers)
    except TapeteError as error:
        raise Refused(409, "lesson-changed") from error
    at, since = sat.at, sat.match.happened
    said = sat.answer(asked.answer)[lang] if asked.answer is not None else ""
    reasons = None
    if asked.why is not None:
        reasons = forbidden(sat.match, sat.lesson.seat, asked.why, lang)
        said = sat.step.unable[lang] if reasons and sat.step is not None and sat.step.unable else ""
    now = sat.lesson.end if sat.step is None else sat.step.say
    seen = update(sat, since, lang, asks=sat.step is not None)
    # the narrator speaks about every pick: none is gathered with others
    alone = [structs.replace(question, picks=UNSET) for question in seen.decisions]
    return LessonTold(
        structs.replace(seen, decisions=alone),
        sat.lesson.seat,
        sat.at,
        len(sat.lesson.steps),
        sat.at > at,
        said,
        now[lang],
        reasons,
    )


def update(place: Place, since: int, lang: str, *, asks: bool) -> Update:
    """The table as a seat of it would be told, with its question while there is something left to answer."""
    with words.seats_called(called(place, lang)):
        return told(place, since, lang, asks=asks)


def called(place: Place, lang: str) -> list[str]:
    """Whom the page calls the opponent is called so in sentences; the learner is "you" in most."""
    rival = say(lang, "rival")
    return [words.player(seat, lang) if seat == place.seat else rival for seat in range(place.match.seats)]


def told(place: Place, since: int, lang: str, *, asks: bool) -> Update:
    """The same, by whatever names the seats are called."""
    match, seat = place.match, place.seat
    shown = match.shown(seat, lang)
    version = match.answered
    events: list[dict[str, Any]] = [
        {"text": "", "refs": [], **event, "version": version}
        for event in match.shown_story(seat, lang, since)
    ]
    asked = shown.decision if asks else None
    return Update(
        version=version, events=events, view=shown.table, decisions=[] if asked is None else [asked],
        waiting=None, clocks=None, undo=None, outcome=None, turn=shown.turn,
    )  # fmt: skip
