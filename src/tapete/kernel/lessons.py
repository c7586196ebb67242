"""Lessons: a table set up for one idea, a narrator, and what is said to a good, a legal and an impossible answer.

A lesson is data, a JSON file in `games/<game>/lessons/`; the rules are the game's own. What the learner answers
well is done; another legal answer is talked about and not done, so that a lesson always goes on from the same table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec

from .decision import Decision
from .errors import Unreadable
from .game import game as find
from .match import Match
from .record import begin

T = TypeVar("T")
#: what is said, by language
Told = dict[str, str]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One answer of the learner."""

    say: Told
    """what the narrator says before it"""
    good: tuple[str, ...]
    """options that are what the step asks for"""
    well: Told
    """said when one of them was chosen"""
    other: Told
    """said to any other option, which is not done"""
    unable: Told | None = None
    """said after the reason why something cannot be done"""
    then: tuple[str, ...] = ()
    """answers that follow by themselves, whoever is asked"""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson of a course."""

    title: Told
    idea: Told
    """the one thing it teaches, in a sentence"""
    steps: tuple[Step, ...] = ()
    end: Told = {}
    """the narrator's last words"""
    position: dict[str, Any] | None = None
    """the table it begins with; a new match with these options if there is none"""
    options: dict[str, Any] = {}
    seats: int = 2
    seed: int = 1
    chance: tuple[Any, ...] = ()
    seat: int = 0
    """where the learner sits"""
    comments: dict[str, Told] = {}
    """a whole game against a bot, with a word the first time that each kind of question is asked"""

    @property
    def whole(self) -> bool:
        """Whether it is a whole game."""
        return bool(self.comments)


class Place:
    """A table set up for one person to learn at."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """The learner's question, if there is one."""
        return next((d for d in self.match.pending if d.seat == self.seat), None)


class Sat(Place):
    """A lesson being taken: the match, and the step that it waits at."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        match = begin(
            game, {} if lesson.position is not None else lesson.options,
            seats=lesson.seats, seed=lesson.seed, chance=lesson.chance, position=lesson.position,
        )  # fmt: skip
        super().__init__(match, lesson.seat)

    @property
    def step(self) -> Step | None:
        """What is asked for now; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def answer(self, option: str) -> Told:
        """Take an option: what the narrator says to it; only a good one is done. What is no option is refused."""
        step = self.step
        if step is None:
            raise Unreadable("lesson-over")
        self.match.meant(option, seat=self.lesson.seat)
        if option not in step.good:
            return step.other
        for given in (option, *step.then):
            self.match.answer(given)
        self.at += 1
        return step.well


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The course of a game, by the names of its files, in order."""
    return kept(game, "lessons", Lesson)


def kept(game: str, room: str, kind: type[T]) -> dict[str, T]:
    """What a game keeps as JSON files in one of its folders, by their names, in order; nothing if it has none."""
    folder = resources.files(find(game).__module__.rpartition(".")[0]).joinpath(room)
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return {
        name.removesuffix(".json"): msgspec.json.decode(folder.joinpath(name).read_bytes(), type=kind)
        for name in sorted(names)
        if name.endswith(".json")
    }


def sit(game: str, name: str, answers: Iterable[str] = ()) -> Sat:
    """A lesson with the answers given so far; a name that nobody knows, or an answer that does not fit, is refused."""
    course = lessons(game)
    if name not in course:
        raise Unreadable("no-lesson", lesson=name, lessons=", ".join(course))
    sat = Sat(game, course[name])
    for answer in answers:
        sat.answer(answer)
    return sat
