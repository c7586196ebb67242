"""What turned a finished game: the turn that brought the winner most, and in it the move that did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from tapete.kernel.decision import Decision
from tapete.kernel.match import Match

from .noting import Stand
from .replays import Film

#: a swing smaller than this turned nothing
LEAST = 0.05
#: what follows on an option that was not taken is answered anyhow, so often at most
FOLLOWED = 12


class Turned(NamedTuple):
    """A move, the turn it was made in, and for whom it turned the game."""

    seat: int
    move: int
    """how many answers stood before it"""
    before: Stand
    after: Stand

    @property
    def was(self) -> float:
        """The seat's chances before that turn."""
        return self.before.chances[self.seat]

    @property
    def now(self) -> float:
        """The seat's chances after it."""
        return self.after.chances[self.seat]


def turned(film: Film, seats: Sequence[int]) -> Turned | None:
    """The move that turned the game for one of these, by the game's own quick judgement; None if nothing did."""
    # the last turn is won by definition: what turned the game came before, unless there is nothing before
    turns = [two for two in pairwise(film.notes.stands) if two[0].turn]
    swings = [Turned(seat, before.move, before, after)
              for before, after in turns[:-1] or turns for seat in seats]  # fmt: skip
    best = max(swings, key=lambda one: one.now - one.was, default=None)
    if best is None or best.now - best.was < LEAST:
        return None
    return best._replace(move=_in_turn(film, best.before.move, best.after.move, best.seat))


def _in_turn(film: Film, start: int, end: int, seat: int) -> int:
    """Which of the actions between two moves brought a seat most, beside what else could have been done."""
    found = [(_worth(match, decision, after, seat), -move)
             for match, decision, move, after in _actions(film, start, end)
             if len(decision.options) > 1]  # fmt: skip
    return -max(found)[1] if found else start


def _actions(film: Film, start: int, end: int) -> Iterator[tuple[Match, Decision, int, Match]]:
    """Every action: the match before it and its question, how many answers stood before it, the match after it."""
    begun, _, _ = film.at(start)
    move = start
    walk = begun.fork()
    for now in range(start, end):
        walk.answer(film.options[now], seat=film.seats[now])
        if walk.quiet or now + 1 == end:
            asked = next(d for d in begun.pending if d.seat == film.seats[move])
            yield begun, asked, move, walk
            begun, move = walk.fork(), now + 1


def _worth(match: Match, decision: Decision, after: Match, seat: int) -> float:
    """How much better a seat stands after an action than after its options on the average."""
    options = range(len(decision.options))
    usual = sum(_chance(_followed(match, decision, option), seat) for option in options) / len(options)
    return _chance(after, seat) - usual


def _followed(match: Match, decision: Decision, option: int) -> Match:
    """The match after an option and whatever follows from it, answered anyhow."""
    walk = match.fork()
    walk.answer(option, decision.id)
    for _ in range(FOLLOWED):
        if walk.quiet or walk.over:
            break
        walk.answer(0, walk.pending[0])
    return walk


def _chance(match: Match, seat: int) -> float:
    return match.game.advice.evaluate(match.table)[seat]
