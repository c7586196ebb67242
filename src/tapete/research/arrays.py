"""Observations, masks and options as arrays, with a version and a hash of what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tapete.kernel.decision import Decision
from tapete.kernel.errors import Broken
from tapete.kernel.game import Game
from tapete.kernel.match import Match

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

#: No number of ours is farther from zero.
FAR = 1e6


def meaning(game: Game) -> str:
    """A hash of what each number of this game's arrays means: equal hashes, equal meanings."""
    e = game.encoder
    parts = (game.id, game.rules, e.version, *e.names, "--", *e.option_names, "--", *e.cards, str(e.actions))
    told = "\n".join(parts)
    return blake2b(told.encode(), digest_size=8).hexdigest()


def observation(match: Match, seat: int) -> Floats:
    """What the seat sees, one number for each of the encoder's names."""
    return packed(match.game.encoder.observe(match.table, seat))


def card_table(game: Game) -> Floats:
    """What each card is, a row a card: row i is the card of index i, and row 0, no card, is zeros."""
    e = game.encoder
    table = np.zeros((len(e.cards) + 1, len(e.card_names)), dtype=np.float32)
    for place in range(1, len(table)):
        table[place] = e.card(place)
    return table


def rows(game: Game, observation: Floats, part: str) -> Floats:
    """The rows of a part of an observation, or of many observations: … × rows × names."""
    told = game.encoder.rows[part]
    end = told.start + told.most * len(told.names)
    return observation[..., told.start : end].reshape(*observation.shape[:-1], told.most, len(told.names))


@cache
def _packer(size: int) -> Struct:
    return Struct(f"{size}f")


def packed(numbers: Sequence[float]) -> Floats:
    """Numbers as an array; by way of a struct, three times as fast as asking numpy."""
    row = bytearray(4 * len(numbers))
    _packer(len(numbers)).pack_into(row, 0, *numbers)
    return np.frombuffer(row, dtype=np.float32)


def mask(match: Match, decision: Decision | None) -> Mask:
    """1 for each action that is an option now: action i is the i-th option."""
    allowed = np.zeros(match.game.encoder.actions, dtype=np.int8)
    if decision is not None:
        allowed[: count(match, decision)] = 1
    return allowed


def count(match: Match, decision: Decision) -> int:
    """How many options there are; more than the encoder promises is a fault of the encoder, said aloud."""
    found, most = len(decision.ask.options), match.game.encoder.actions
    if found > most:
        problem = f"{decision.kind} has {found} options, the encoder of {match.game.id} has room for {most}"
        raise Broken("broken", problem=problem)
    return found


def options(match: Match, decision: Decision | None) -> Floats:
    """A row of numbers for each action; rows of actions that are no option are zero."""
    encoder = match.game.encoder
    rows = np.zeros((encoder.actions, len(encoder.option_names)), dtype=np.float32)
    if decision is not None and encoder.option_names:
        rows[: count(match, decision)] = option_rows(match, decision)
    return rows


def option_rows(match: Match, decision: Decision) -> Floats:
    """A row of numbers for each option."""
    encoder, ask = match.game.encoder, decision.ask
    told = [number for code in ask.options for number in encoder.option(match.table, ask, code)]
    return packed(told).reshape(len(ask.options), len(encoder.option_names))


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The whole observation of a seat: table, options and mask."""
    decision = decision_of(match, seat)
    return {
        "observation": observation(match, seat),
        "options": options(match, decision),
        "action_mask": mask(match, decision),
    }


def space(game: Game) -> spaces.Dict:
    """The shape of `seen`, as Gymnasium and PettingZoo want it told."""
    e = game.encoder
    return spaces.Dict(
        {
            "observation": spaces.Box(-FAR, FAR, (len(e.names),)),
            "options": spaces.Box(-FAR, FAR, (e.actions, len(e.option_names))),
            "action_mask": spaces.Box(0, 1, (e.actions,), dtype=np.int8),
        }
    )


def decision_of(match: Match, seat: int) -> Decision | None:
    """The decision that waits for a seat."""
    return next((d for d in match.pending if d.seat == seat), None)


def rewards(match: Match, lost: int | None = None) -> list[float]:
    """1 for a victory (shared among winners), 0 otherwise, centred so that a match sums to zero.

    A seat that has `lost` by an action that was no option leaves the victory to the others.
    """
    outcome = match.outcome
    winners: Sequence[int] = outcome.winners if outcome is not None else ()
    if lost is not None:
        winners = [seat for seat in range(match.seats) if seat != lost]
    if not winners:
        return [0.0] * match.seats
    share, even = 1 / len(winners), 1 / match.seats
    return [(share if seat in winners else 0.0) - even for seat in range(match.seats)]


def rendered(match: Match, seat: int | None, mode: str | None) -> str | None:
    """The table in words: the text itself in mode “ansi”, printed in mode “human”."""
    if mode is None:
        return None
    told = "\n".join(match.game.table_text(match.table, seat, "en"))
    if mode == "human":
        print(told)
        return None
    return told
