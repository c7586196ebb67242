"""What is asked and told of lessons and puzzles."""

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


class PuzzleCard(Said):
    """A puzzle, as a list shows it."""

    game: str
    id: str
    title: str
    question: str
    stars: int
    #: how hard it is, one to five


class PuzzleRoom(Said):
    """All puzzles, the easy ones of each game first."""

    today: PuzzleCard | None
    puzzles: list[PuzzleCard]


class PuzzleTold(Said):
    """The table of a puzzle."""

    update: Update
    seat: int
    over: bool
    #: whether all is decided that it asks for
    solved: bool
    said: str
    #: what came of it, when it is over
    line: list[str]
    #: answers that solve it, for whoever asks to be shown; where dice fall, the first alone
    reasons: list[Forbidden] | None = None
    #: why what was asked for cannot be done
