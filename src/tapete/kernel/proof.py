"""Proof: the best that one seat can reach in its turn, by trying everything.

Every option of the seat is tried to the end of the turn; whoever else is asked answers as badly for the seat as
can be; every way in which chance may fall is followed with its share. What is too rare to follow, and what nobody
could enumerate (a shuffle), counts as anything between the goal's least and most: so a result is a pair of bounds,
and an answer is proven best when its lower bound is no less than the upper bounds of all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple, Protocol

import msgspec

from .chance import Dice, Die, Fate, Pick, Question
from .decision import Ask
from .match import Match

#: chance is followed down to this share within one action
RAREST = 1 / 3000
#: results that differ by less are the same
NEAR = 1e-9


class TooLarge(Exception):
    """A position with more to try than was allowed."""


class Goal(Protocol):
    """What a puzzle asks a seat to reach by the end of its turn; a game has a few of them."""

    least: float
    most: float
    #: between which every result lies

    def measure(self, start: Any, t: Any, seat: int) -> float:
        """How far the seat has come at the end of its turn, which began at the table `start`."""

    def over(self, start: Any, t: Any) -> bool:
        """Whether nothing after this table counts."""

    def poses(self, t: Any, ask: Ask) -> bool:
        """Whether a table may be a puzzle, as far as can be told at a glance."""

    def key(self, t: Any) -> Any:
        """What a table is known again by: all that can still matter this turn, in a form msgspec encodes."""

    def trim(self, position: dict[str, Any]) -> dict[str, Any]:
        """The position without what cannot matter."""

    def variants(self, position: dict[str, Any]) -> list[dict[str, Any]]:
        """Positions like this one that may be puzzles too: a little more or less of what the goal counts."""


class TurnGoal:
    """What is the same for most goals: yes or no, when the turn is over."""

    least = 0.0
    most = 1.0

    def over(self, start: Any, t: Any) -> bool:
        return bool(t.over or t.turn != start.turn)

    def measure(self, start: Any, t: Any, seat: int) -> float:
        raise NotImplementedError

    def poses(self, t: Any, ask: Ask) -> bool:
        raise NotImplementedError

    def key(self, t: Any) -> Any:
        raise NotImplementedError

    def trim(self, position: dict[str, Any]) -> dict[str, Any]:
        raise NotImplementedError

    def variants(self, position: dict[str, Any]) -> list[dict[str, Any]]:
        return [position]


class Found(NamedTuple):
    """What can be reached from a table."""

    low: float
    high: float
    ease: float
    #: the share of those who answer anyhow that never miss the best


class Every:
    """Chance that follows a script and notes what else it might have said."""

    __slots__ = ("cut", "least", "past", "said", "script", "settled", "share", "until", "ways")

    def __init__(
        self, past: Fate, until: int, script: Sequence[int], least: float, settled: Callable[[], bool]
    ) -> None:
        self.past = past
        self.until = until
        self.least = least
        """what is rarer is not followed"""
        self.script = script
        self.settled = settled
        self.ways: list[int] = []
        """how many ways there were at each question"""
        self.said: list[Any] = []
        self.share = 1.0
        self.cut = False
        """whether something was asked that is not followed"""

    def result(self, question: Question, count: int) -> Any:
        at = count - self.until - 1
        if at < 0:
            return self.past.result(question, count)
        if at < len(self.said):
            return self.said[at]  # a fork tells its past again
        outcomes = () if self.cut or self.settled() else ways(question)
        if not outcomes or self.share / len(outcomes) < self.least:
            self.cut = self.cut or not self.settled()
            outcomes = (question.drawn(b"", count),)
        self.share /= len(outcomes)
        self.ways.append(len(outcomes))
        self.said.append(outcomes[self.script[at] if at < len(self.script) else 0])
        return self.said[at]


def ways(question: Question) -> Sequence[Any]:
    """All that chance may answer, each as likely as the others; nothing where that is too much to list."""
    if isinstance(question, Die):
        return range(1, question.sides + 1)
    if isinstance(question, Pick):
        return range(question.n)
    if isinstance(question, Dice):
        return list(product(range(1, question.sides + 1), repeat=question.count))
    return ()


class Proof:
    """The search of one position, with all it has found."""

    def __init__(self, goal: Goal, match: Match, seat: int, most: int) -> None:
        self.goal = goal
        self.match = match
        self.seat = seat
        self.start = match.table.copy()
        self.tables = 0
        """how many tables were looked at"""
        self.chance = False
        """whether dice fall on any line"""
        self.others = False
        """whether anybody else is asked on any line"""
        self._most = most
        self._known: dict[bytes, Found] = {}

    def over(self, t: Any) -> bool:
        """Whether nothing more counts."""
        return self.goal.over(self.start, t)

    def found(self, match: Match, share: float = 1.0) -> Found:
        """What the seat can reach from here, where chance has led with that share since the action began."""
        if match.over or self.over(match.table):
            value = self.goal.measure(self.start, match.table, self.seat)
            return Found(value, value, 1.0)
        if not match.quiet:
            # What has been picked in the middle of an action is known to its flow alone: nothing to know it again by.
            return self._best(match, share)
        key = self._key(match)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(match, 1.0)
        return known

    def options(self, match: Match, share: float = 1.0) -> list[Found]:
        """What can be reached after each option of the question."""
        if match.ask is None:
            raise TooLarge  # several choose at once: what one may know then is another matter
        return [self._after(match, index, share) for index in range(len(match.ask.options))]

    def _best(self, match: Match, share: float) -> Found:
        found = self.options(match, share)
        if match.pending[0].seat != self.seat:
            self.others = True
            return Found(min(f.low for f in found), min(f.high for f in found), min(f.ease for f in found))
        low, high = max(f.low for f in found), max(f.high for f in found)
        ease = sum(f.ease for f in found if f.high >= low - NEAR) / len(found)
        return Found(low, high, ease)

    def _after(self, match: Match, index: int, share: float) -> Found:
        low = high = ease = 0.0
        for part, world, cut in self.fallen(match, index, RAREST / share):
            found = Found(self.goal.least, self.goal.most, 1.0) if cut else self.found(world, share * part)
            low += part * found.low
            high += part * found.high
            ease += part * found.ease
        return Found(low, high, ease)

    def fallen(self, match: Match, index: int, least: float) -> Iterator[tuple[float, Match, bool]]:
        """Every table that an answer may lead to, with its share, and whether more would have had to be asked."""
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            self.tables += 1
            if self.tables > self._most:
                raise TooLarge
            world = match.fork()
            fate = world.fate = Every(match.fate, match.drawn, script, least, partial(self.over, world.table))
            world.answer(index)
            told = [*script, *[0] * (len(fate.ways) - len(script))]
            for at in range(len(script), len(fate.ways)):
                self.chance = self.chance or fate.ways[at] > 1
                scripts += [[*told[:at], other] for other in range(1, fate.ways[at])]
            yield fate.share, world, fate.cut

    def _key(self, match: Match) -> bytes:
        ask = match.ask
        asked = ask and (ask.seat, ask.kind, list(ask.options))
        return msgspec.json.encode((self.goal.key(match.table), asked))
