"""Puzzles: a table, a goal for one turn, and an answer that was proven by trying everything.

A puzzle is data, kept in `games/<game>/puzzles/`; the goals are the game's own (`Game.goals`). Where no dice fall,
the whole turn is played and what was reached is compared with the best there is. Where they do, the first answer
is the solution: what each one is worth on the average is known, and luck does not count.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from . import words
from .errors import Unreadable
from .game import game as find
from .game import names
from .lessons import Place, kept
from .match import Match
from .proof import NEAR, Found, Goal, Proof
from .record import begin

#: how many turns at random it takes on the average to meet a solution, for one star more each
STARS = (20, 60, 200, 600)
#: where dice fall there is one answer to find, and what counts is how many tables stand behind it
DICE_STARS = (100, 400, 1500, 5000)
#: how many tables a proof may look at
MOST = 60_000


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position with a proven answer."""

    goal: str
    position: dict[str, Any]
    best: float
    """what can be reached; where dice fall, on the average"""
    first: dict[str, float]
    """what can still be reached after each first answer"""
    line: tuple[str, ...]
    """answers that reach it; where dice fall, the first of them alone"""
    effort: int
    """how many turns played at random it takes on the average to meet a best one"""
    tables: int
    """how many tables the proof looked at"""
    seat: int = 0
    dice: bool = False

    @property
    def stars(self) -> int:
        """How hard it is, one to five."""
        if self.dice:
            return 1 + sum(self.tables >= step for step in DICE_STARS)
        return 1 + sum(self.effort >= step for step in STARS)

    @property
    def solutions(self) -> tuple[str, ...]:
        """The first answers that keep the best within reach."""
        return tuple(option for option, value in self.first.items() if value >= self.best - NEAR)


class Attempt(Place):
    """A puzzle being tried."""

    def __init__(self, game: str, puzzle: Puzzle) -> None:
        super().__init__(begin(game, {}, seed=1, position=puzzle.position, checkpoints="action"), puzzle.seat)
        self.puzzle = puzzle
        self.goal: Goal = find(game).goals[puzzle.goal]
        self._start = self.match.table.copy()
        self._first: str | None = None

    @property
    def over(self) -> bool:
        """Whether all is decided that the puzzle asks for."""
        if self.puzzle.dice:
            return self._first is not None
        return self.goal.over(self._start, self.match.table)

    @property
    def got(self) -> float:
        """What was reached, or where dice fall what the first answer is worth."""
        if self.puzzle.dice:
            return self.puzzle.first[self._first] if self._first is not None else self.puzzle.best
        return self.goal.measure(self._start, self.match.table, self.seat)

    @property
    def solved(self) -> bool:
        return self.over and self.got >= self.puzzle.best - NEAR

    def verdict(self, lang: str) -> str:
        """What is said of it when it is over."""
        best, got = told(self.goal, self.puzzle, self.puzzle.best), told(self.goal, self.puzzle, self.got)
        if self.puzzle.dice:
            message = "puzzle-right" if self.solved else "puzzle-wrong"
        elif self.solved:
            message = "puzzle-solved"
        else:
            message = "puzzle-missed" if self.goal.most - self.goal.least == 1 else "puzzle-short"
        return words.of("kernel").format(lang, message, best=best, got=got)

    def answer(self, option: str) -> None:
        """Do it: unlike a lesson, a puzzle lets one go astray."""
        if self.over:
            raise Unreadable("puzzle-over")
        self.match.answer(option, seat=self.seat)
        self._first = self._first or option


def told(goal: Goal, puzzle: Puzzle, value: float) -> float:
    """A result as people count it: in hundredths where dice fall, and what is to be small without a sign."""
    if puzzle.dice:
        return round(100 * value, 1)
    return round(-value if goal.most <= 0 else value)


def title(game: str, puzzle: Puzzle, lang: str) -> str:
    """What a list calls it."""
    return words.of(game).format(lang, f"goal-{puzzle.goal}-name")


def question(game: str, puzzle: Puzzle, lang: str) -> str:
    """What it asks for."""
    best = told(find(game).goals[puzzle.goal], puzzle, puzzle.best)
    return words.of(game).format(lang, f"goal-{puzzle.goal}", best=best)


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by name, the easy ones first."""
    found = {
        name: one for file in kept(game, "puzzles", dict[str, Puzzle]).values() for name, one in file.items()
    }
    return dict(sorted(found.items(), key=_rank))


def _rank(named: tuple[str, Puzzle]) -> tuple[int, int, str]:
    return named[1].stars, named[1].effort, named[0]


def puzzle(game: str, name: str) -> Puzzle:
    """A puzzle by its name; one that nobody knows is refused."""
    found = puzzles(game).get(name)
    if found is None:
        raise Unreadable("no-puzzle", puzzle=name, game=find(game).names)
    return found


def daily(day: int) -> tuple[str, str] | None:
    """The puzzle of a day, by its number in the calendar: the games take turns, and none comes back too soon."""
    known = [(game, list(puzzles(game))) for game in names() if find(game).goals]
    known = [one for one in known if one[1]]
    if not known:
        return None
    game, listed = known[day % len(known)]
    listed.sort(key=_shuffled)
    return game, listed[day // len(known) % len(listed)]


def _shuffled(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=8).digest()


# -- proving ---------------------------------------------------------------------------------------


def named(goal: str, position: dict[str, Any]) -> str:
    """The name of a puzzle: its goal, and a mark of its table."""
    mark = blake2b(msgspec.json.encode(position, order="sorted"), digest_size=3).hexdigest()
    return f"{goal}-{mark}"


def pose(game: str, goal: str, position: dict[str, Any], most: int = MOST) -> Puzzle | None:
    """The puzzle that a position is, proven anew; None if another is asked in it or no answer can be proven best."""
    match = begin(game, {}, seed=1, position=position, checkpoints="action")
    decision = match.pending[0]
    proof = Proof(find(game).goals[goal], match, decision.seat, most)
    found = proof.options(match)
    best = max(found, key=_low)
    if proof.others or any(_doubtful(one, best) for one in found):
        return None
    ease = sum(one.ease for one in found if one.low >= best.low - NEAR) / len(found)
    return Puzzle(
        goal=goal,
        position=position,
        best=_kept(best.low),
        first={option.id: _kept(one.low) for option, one in zip(decision.options, found, strict=True)},
        line=_line(proof, match, proof.chance),
        effort=round(1 / ease),
        tables=proof.tables,
        seat=decision.seat,
        dice=proof.chance,
    )


def _low(found: Found) -> float:
    return found.low


def _kept(value: float) -> float:
    return round(value, 4)


def _doubtful(found: Found, best: Found) -> bool:
    """Whether an answer may be better than the best one for all that was proven."""
    return found is not best and found.high > best.low + NEAR


def _line(proof: Proof, match: Match, dice: bool) -> tuple[str, ...]:
    """Best answers, one after another, to the end of the turn."""
    line: list[str] = []
    walk = match.fork()
    while not (walk.over or proof.over(walk.table)):
        found = proof.options(walk)
        option = walk.pending[0].options[max(range(len(found)), key=[one.low for one in found].__getitem__)]
        line.append(option.id)
        if dice:
            break
        walk.answer(option)
    return tuple(line)
