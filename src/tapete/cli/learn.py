"""tapete learn: a course of short lessons in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tapete import bots
from tapete.cli import commands
from tapete.cli.terminal import PERSON, Leave, Terminal
from tapete.cli.words import Lang, language, refuse, say
from tapete.home import data_dir
from tapete.kernel.decision import Decision
from tapete.kernel.lessons import Lesson, Place, Sat, lessons, sit

#: whom one meets in a lesson that is a whole game
PARTNER = "easy"
#: what can be typed in a lesson: one neither goes back nor saves it
ASKING = frozenset({commands.again, commands.help_, commands.table, commands.lately, commands.look_up, commands.why_not,
                    commands.leave})  # fmt: skip


def learn(game: str, lesson: str | None = None, *, again: bool = False, lang: Lang | None = None) -> None:
    """Learn a game by playing: short lessons at a real table, one idea each.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    lesson
        Which lesson, by its name or number; the next one that you have not finished if left out.
    again
        Begin the course again.
    lang
        es or en; that of the system if left out.
    """
    spoken, course = language(lang), lessons(game)
    if not course:
        raise refuse("no-lessons", game=game)
    progress = Progress(game)
    if again:
        progress.forget()
    name = named(course, lesson) if lesson else progress.next(course)
    listed(course, name, progress, spoken)
    if take(game, name, course[name], spoken):
        progress.finish(name)


def named(course: dict[str, Lesson], lesson: str) -> str:
    """The lesson that somebody means by its name, a part of it, or its number."""
    names = list(course)
    if lesson.isdigit() and 1 <= int(lesson) <= len(names):
        return names[int(lesson) - 1]
    found = [name for name in names if lesson in name]
    if len(found) != 1:
        raise refuse("no-lesson", lesson=lesson, lessons=names)
    return found[0]


def listed(course: dict[str, Lesson], now: str, progress: Progress, lang: Lang) -> None:
    """The course, with what is done and what comes now."""
    for number, (name, lesson) in enumerate(course.items(), 1):
        state = "now" if name == now else "done" if name in progress.done else "open"
        print(say(lang, f"lesson-{state}", number=number, title=lesson.title[lang]), flush=True)


def take(game: str, name: str, lesson: Lesson, lang: Lang) -> bool:
    """Whether the lesson was taken to its end."""
    sat = sit(game, name)
    place: Terminal = WholeGame(sat, lang) if lesson.whole else Classroom(sat, lang)
    place.run()
    return sat.match.over if lesson.whole else sat.step is None


class Taught(Terminal):
    """A table to learn at: one looks, asks and answers, and neither goes back nor saves."""

    def __init__(self, place: Place, lang: Lang) -> None:
        super().__init__(place.match, {seat: (PERSON, None) for seat in range(place.match.seats)}, lang)
        self.here = place.seat

    def look(self) -> None:
        """The table."""
        commands.table(self, self.match.pending[0], "")

    def obey(self, decision: Decision, typed: str) -> bool:
        command = commands.COMMANDS.get(typed.partition(" ")[0].casefold())
        if command is not None and command not in ASKING:
            self.say("not-in-a-lesson")
            return False
        return super().obey(decision, typed)


class Classroom(Taught):
    """A table with a narrator."""

    def __init__(self, sat: Sat, lang: Lang) -> None:
        super().__init__(sat, lang)
        self.sat = sat
        self._narrated = -1

    def run(self) -> None:
        """From the first step to the last, or until somebody leaves."""
        self.line(self.sat.lesson.idea[self.lang])
        self.look()
        try:
            while self.sat.step is not None and self.sat.decision is not None:
                self.ask(self.sat.decision)
        except Leave:
            self.say("goodbye")
            return
        self.tell()
        self.line(self.sat.lesson.end[self.lang])

    def question(self, decision: Decision) -> None:
        """What the narrator says, then what the game asks."""
        step = self.sat.step
        if step is not None and self._narrated != self.sat.at:
            self._narrated = self.sat.at
            self.line(step.say[self.lang])
        super().question(decision)

    def obey(self, decision: Decision, typed: str) -> bool:
        settled = super().obey(decision, typed)
        command, step = commands.COMMANDS.get(typed.partition(" ")[0].casefold()), self.sat.step
        if command is commands.why_not and step is not None and step.unable is not None:
            self.line(step.unable[self.lang])
        return settled

    def answer(self, decision: Decision, number: int) -> bool:
        if not 1 <= number <= len(decision.options):
            return super().answer(decision, number)
        before = self.sat.at
        self.line(self.sat.answer(decision.options[number - 1].id)[self.lang])
        return self.sat.at != before


class WholeGame(Terminal):
    """A game against a bot, with a word the first time that each kind of question is asked."""

    def __init__(self, sat: Sat, lang: Lang) -> None:
        chairs = {
            seat: (PERSON, None)
            if seat == sat.lesson.seat
            else (PARTNER, bots.make(PARTNER, secrets.randbits(64)))
            for seat in range(sat.match.seats)
        }
        super().__init__(sat.match, chairs, lang)
        self._comments = dict(sat.lesson.comments)

    def question(self, decision: Decision) -> None:
        comment = self._comments.pop(decision.kind, None)
        if comment is not None:
            self.line(comment[self.lang])
        super().question(decision)


class Progress:
    """Which lessons or puzzles of a game somebody has finished at this machine."""

    def __init__(self, game: str, kind: str = "lessons") -> None:
        self._game = game
        self._file: Path = data_dir() / f"{kind}.json"
        self.done = frozenset(self._all().get(game, ()))

    def _all(self) -> dict[str, list[str]]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, list[str]])
        except (OSError, msgspec.DecodeError):
            return {}

    def next(self, course: Mapping[str, object]) -> str:
        """The first one that is not finished; the first of all when all are."""
        return next((name for name in course if name not in self.done), next(iter(course)))

    def finish(self, name: str) -> None:
        """Remember that it was finished."""
        self._write(self.done | {name})

    def forget(self) -> None:
        """Begin again."""
        self._write(frozenset())

    def _write(self, done: frozenset[str]) -> None:
        self.done = done
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(msgspec.json.encode(self._all() | {self._game: sorted(done)}))
