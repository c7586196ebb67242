"""Playing a sampled world on: quick play by the game's own advice, then a judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.bots.opinion import Opinion
from tapete.kernel.errors import Illegal

if TYPE_CHECKING:
    from tapete.kernel.advice import Advice
    from tapete.kernel.chance import Rng
    from tapete.kernel.decision import Decision
    from tapete.kernel.match import Match
    from tapete.kernel.seat import Seat


def imagine(seat: Seat, rng: Rng) -> Match | None:
    """A world that fits what the seat knows; None if none can be found, which a bot must not fall over."""
    try:
        return seat.sample_world(rng.below(1 << 30))
    except Illegal:
        return None


def by_thumb(seat: Seat, decision: Decision, rng: Rng) -> list[Opinion]:
    """Without a world to try anything in: what the game's advice would take at once."""
    chosen = seat.advice.suggest(seat.glimpse(rng.below(1 << 30)), decision.ask, rng)
    return [Opinion(i, int(i == chosen), 0.0) for i in range(len(decision.ask.options))]


def take(world: Match, decision: Decision, index: int) -> None:
    """Answer in a world: a number alone is understood at once; where several choose it must be said who."""
    world.answer(index, decision if world.simultaneous else None)


def play_on(world: Match, advice: Advice, rng: Rng, decisions: int, turn: int) -> None:
    """Answer so many decisions of all seats as a quick player would, then end the action under way.

    Where the game's advice tells turns, no further than to the end of that turn.
    """
    for _ in range(decisions):
        pending = world.pending
        if not pending or advice.turn(world.table) > turn:
            return
        decision = pending[0]
        take(world, decision, advice.suggest(world.table, decision.ask, rng))
    if world.pending and not world.quiet:
        finish_action(world, advice, rng, world.pending[0].seat)


def finish_action(world: Match, advice: Advice, rng: Rng, seat: int, most: int = 12) -> None:
    """Let a seat end what it has begun: until the table is quiet or somebody else is asked.

    Where several choose at once all of them choose, since before that nothing comes of anybody's pick.
    """
    for _ in range(most * world.seats if world.simultaneous else most):
        pending = world.pending
        if world.quiet or not pending or (pending[0].seat != seat and not world.simultaneous):
            return
        take(world, pending[0], advice.suggest(world.table, pending[0].ask, rng))


def judge(world: Match, advice: Advice) -> Sequence[float]:
    """Each seat's share of the victory: as it is, or as the game's advice sees it coming."""
    outcome = world.outcome
    if outcome is None:
        return advice.evaluate(world.table)
    share = 1 / len(outcome.winners) if outcome.winners else 1 / world.seats
    winners = outcome.winners or range(world.seats)
    return [share if seat in winners else 0.0 for seat in range(world.seats)]
