"""The answers of an action given again in another world, each at the moment at which it was given.

Whether somebody is asked may hang on what they hold, and nobody else sees that they were. So another
seat that is asked in this world alone passes, and an answer whose question does not come is left out.
What the seat itself was asked and answered is as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Rng
from .decision import DONE, Ask
from .errors import Broken
from .history import Answer

if TYPE_CHECKING:
    from .match import Match

#: how many questions more than in the true match a world may ask
MORE = 40


def retold(world: Match, match: Match, seat: int, rng: Rng) -> bool:
    """Run a world to the moment of the match, if it comes there."""
    try:
        world.start()
        found = _answered(world, match, seat, rng)
    except Broken:
        return False
    if found:
        world.rename(match)
    return found


def _answered(world: Match, match: Match, seat: int, rng: Rng) -> bool:
    """Answer until the world asks what the match asks; False as soon as it cannot any more."""
    left = match.answers.since(match.base.answers)
    for _ in range(len(left) + MORE):
        if world.over or world.log.total > match.log.total or world.drawn > match.drawn:
            return False
        ask, given = _next(world, left)
        if given is None and _same_moment(world, match):
            return all(answer.seat != seat for answer in left)
        if ask.seat == seat and (given is None or given.code not in ask.options):
            return False
        world.accept(ask, _code(ask, given, rng))
    return False


def _next(world: Match, left: list[Answer]) -> tuple[Ask, Answer | None]:
    """The question to answer now, and the answer it had at this moment, taken out of those left."""
    events, drawn = world.log.total, world.drawn
    for decision in world.pending:
        for i, answer in enumerate(left):
            if answer.seat == decision.seat and answer.events == events and answer.drawn == drawn:
                return decision.ask, left.pop(i)
    return world.pending[0].ask, None


def _same_moment(world: Match, match: Match) -> bool:
    """Whether as much has happened, and the same seats are asked the same."""
    if (world.log.total, world.drawn) != (match.log.total, match.drawn):
        return False
    return [(d.seat, d.kind) for d in world.pending] == [(d.seat, d.kind) for d in match.pending]


def _code(ask: Ask, given: Answer | None, rng: Rng) -> Any:
    """The answer as it was given; in its place another that nothing speaks against."""
    if given is not None and given.code in ask.options:
        return given.code
    return DONE if given is None and DONE in ask.options else rng.choice(ask.options)
