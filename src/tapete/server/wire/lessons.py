"""What is asked and told of lessons."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from .base import Asked, Said, Short
from .socket import Forbidden, Update


class LessonCard(Said):
    """A lesson of a course, as a list shows it."""

    id: str
    title: str
    idea: str
    steps: int
    comments: dict[str, str]
    #: of a whole game against a bot: what is said the first time that each kind of question is asked
    options: dict[str, Any]
    #: the settings of that game


class LessonAsked(Asked):
    """The good answers given so far, and another answer, or what one would like to do something with."""

    answers: Annotated[list[Short], msgspec.Meta(max_length=100)] = []
    answer: Short | None = None
    why: Short | None = None


class LessonTold(Said):
    """The table of a lesson, and the narrator."""

    update: Update
    seat: int
    at: int
    #: steps that are behind
    steps: int
    done: bool
    #: whether the answer was a good one
    said: str
    #: the narrator to that answer
    now: str
    #: the narrator before the next, or at the end
    reasons: list[Forbidden] | None = None
    #: why what was asked for cannot be done
