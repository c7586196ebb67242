"""Playing a sampled world on: quick play by the game's own advice, then a judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.kernel.errors import Illegal

if TYPE_CHECKING:
    from tapete.kernel.advice import Advice
    from tapete.kernel.chance import Rng
    from tapete.kernel.match import Match
    from tapete.kernel.seat import Seat


def imagine(seat: Seat, rng: Rng) -> Match | None:
    """A world that fits what the seat knows; None in the rare action in which none can be found in time."""
    try:
        return seat.sample_world(rng.below(1 << 30))
    except Illegal:
        return None


def play_on(world: Match, advice: Advice, rng: Rng, decisions: int) -> None:
    """Answer so many decisions of all seats as a quick player would."""
    for _ in range(decisions):
        pending = world.pending
        if not pending:
            return
        decision = pending[0]
        world.answer(advice.suggest(world.table, decision.ask, rng), decision)


def finish_action(world: Match, advice: Advice, rng: Rng, seat: int, most: int = 12) -> None:
    """Let a seat end what it has begun: until the table is quiet or somebody else is asked."""
    for _ in range(most):
        pending = world.pending
        if world.quiet or not pending or pending[0].seat != seat:
            return
        world.answer(advice.suggest(world.table, pending[0].ask, rng), pending[0])


def judge(world: Match, advice: Advice) -> Sequence[float]:
    """Each seat's share of the victory: as it is, or as the game's advice sees it coming."""
    outcome = world.outcome
    if outcome is None:
        return advice.evaluate(world.table)
    share = 1 / len(outcome.winners) if outcome.winners else 1 / world.seats
    winners = outcome.winners or range(world.seats)
    return [share if seat in winners else 0.0 for seat in range(world.seats)]
