"""tapete puzzles: find them, list them, play them, prove them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cyclopts import App

from tapete.cli import commands
from tapete.cli.learn import Progress, Taught
from tapete.cli.options import Count, Whole
from tapete.cli.terminal import Leave
from tapete.cli.words import Lang, language, refuse, say
from tapete.kernel.decision import Decision
from tapete.kernel.game import game as rules_of
from tapete.kernel.puzzles import Attempt, Puzzle, puzzles, question, title
from tapete.simulation.puzzles import Search, holds, load, save

app = App(name="puzzles", help="Positions with a proven answer: list, play, find and prove them.")


@app.command(name="list")
def list_(game: str, *, lang: Lang | None = None) -> None:
    """List the puzzles of a game, the easy ones first.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    lang
        es or en; that of the system if left out.
    """
    spoken, solved = language(lang), Progress(game, "puzzles").done
    for number, (name, puzzle) in enumerate(known(game).items(), 1):
        done = "yes" if name in solved else "no"
        told = {"name": name, "stars": stars(puzzle), "title": title(game, puzzle, spoken), "done": done}
        print(say(spoken, "puzzle-line", number=number, **told), flush=True)


@app.command
def play(game: str, puzzle: str | None = None, *, lang: Lang | None = None) -> None:
    """Try a puzzle at a real table.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    puzzle
        Which one, by its name or number; the next one that you have not solved if left out.
    lang
        es or en; that of the system if left out.
    """
    progress, listed = Progress(game, "puzzles"), known(game)
    name = named(game, puzzle) if puzzle else progress.next(listed)
    if solved(game, listed[name], language(lang)):
        progress.finish(name)


@app.command
def find(
    game: str, *, goal: str | None = None, games: Count = 20, seed: Whole = 0, first: Whole = 0,
    each: Count = 1, looks: Count = 3, most: Count = 12_000,
    to: Path = Path("puzzles"), lang: Lang | None = None,
) -> None:  # fmt: skip
    """Look for puzzles in simulated games; every one is proven before it is kept.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    goal
        What they ask for; every goal of the game if left out.
    games
        How many games are played.
    seed
        Where all chance comes from.
    first
        The number of the first game.
    each
        How many puzzles of a goal are taken from one game.
    looks
        One table in so many is looked at.
    most
        How many tables a proof may look at.
    to
        The folder they are written to, beside those already there.
    lang
        es or en; that of the system if left out.
    """
    goals, spoken = tuple(rules_of(game).goals), language(lang)
    if goal is not None and goal not in goals:
        raise refuse("no-goal", goal=goal, game=rules_of(game).names, goals=list(goals))
    kept = load(to)
    for name, puzzle in Search(
        game, (goal,) if goal else goals, games, seed, first, each, looks, most
    ).found():
        kept.setdefault(puzzle.goal, {})[name] = puzzle
        save(to, kept)
        told = {"name": name, "stars": stars(puzzle), "effort": puzzle.effort, "tables": puzzle.tables}
        print(say(spoken, "puzzle-found", **told), flush=True)
    print(say(spoken, "puzzles-found", count=sum(map(len, kept.values())), folder=str(to)))


@app.command
def prove(game: str, *, lang: Lang | None = None) -> None:
    """Prove every puzzle of a game anew, in other worlds too; leaves with 1 if one does not hold.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    lang
        es or en; that of the system if left out.
    """
    spoken, failed, listed = language(lang), 0, known(game)
    for name, puzzle in listed.items():
        if holds(game, puzzle):
            line = say(spoken, "puzzle-proven", name=name, best=puzzle.best, tables=puzzle.tables)
        else:
            line, failed = say(spoken, "puzzle-not-proven", name=name), failed + 1
        print(line, flush=True)
    print(say(spoken, "puzzles-proven", count=len(listed) - failed, failed=failed))
    if failed:
        raise SystemExit(1)


def known(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game; refused where there are none."""
    found = puzzles(game)
    if not found:
        raise refuse("no-puzzles", game=game)
    return found


def named(game: str, puzzle: str) -> str:
    """The puzzle that somebody means by its name, a part of it, or its number."""
    names = list(known(game))
    if puzzle.isdigit() and 1 <= int(puzzle) <= len(names):
        return names[int(puzzle) - 1]
    found = [name for name in names if puzzle in name]
    if len(found) != 1:
        raise refuse("which-puzzle", puzzle=puzzle, game=game)
    return found[0]


def stars(puzzle: Puzzle) -> str:
    """How hard it is, as a row of stars."""
    return "★" * puzzle.stars + "☆" * (5 - puzzle.stars)


def solved(game: str, puzzle: Puzzle, lang: Lang) -> bool:
    """Try it until it is solved, or shown, or somebody leaves."""
    riddle = Riddle(game, puzzle, lang)
    try:
        while not riddle.tried():
            typed = riddle.hear("puzzle-after").casefold()
            if typed == "s":
                riddle.say("puzzle-answer", line="; ".join(riddle.answers()))
                return False
            if commands.COMMANDS.get(typed) is commands.leave:
                return False
            riddle = Riddle(game, puzzle, lang)
    except Leave:
        riddle.say("goodbye")
        return False
    return True


class Riddle(Taught):
    """A table with one question that counts."""

    def __init__(self, game: str, puzzle: Puzzle, lang: Lang) -> None:
        self.game = game
        self.puzzle = puzzle
        self.attempt = Attempt(game, puzzle)
        super().__init__(self.attempt, lang)

    def tried(self) -> bool:
        """Whether one attempt solves it."""
        self.say("puzzle-asks", title=title(self.game, self.puzzle, self.lang), stars=stars(self.puzzle))
        self.line(question(self.game, self.puzzle, self.lang))
        self.look()
        while not self.attempt.over and self.attempt.decision is not None:
            self.ask(self.attempt.decision)
        self.tell()
        self.line(self.attempt.verdict(self.lang))
        return self.attempt.solved

    def answers(self) -> list[str]:
        """The answer in words."""
        attempt, told = Attempt(self.game, self.puzzle), []
        for option in self.puzzle.line:
            assert attempt.decision is not None
            found = attempt.decision.options.find(option)
            assert found is not None
            told.append(found.text(self.lang))
            attempt.answer(option)
        return told

    def answer(self, decision: Decision, number: int) -> bool:
        if not 1 <= number <= len(decision.options):
            return super().answer(decision, number)
        self.attempt.answer(decision.options[number - 1].id)
        return True
