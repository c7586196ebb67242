"""Many matches stepped at once; what nobody looks at is not built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tapete.kernel.match import Match
from tapete.kernel.record import new_match
from tapete.research import arrays


class Batch:
    """A row of matches of one game, each asked one decision at a time; finished ones begin anew."""

    def __init__(self, game: str, size: int, seed: int = 0, **options: Any) -> None:
        self._game, self._options = game, options
        self._next_seed = seed
        self.matches: list[Match] = []
        self.finished = 0
        for _ in range(size):
            self.matches.append(self._fresh())

    def _fresh(self) -> Match:
        self._next_seed += 1
        return new_match(self._game, seed=self._next_seed, **self._options)

    @property
    def to_move(self) -> list[int]:
        """The seat that each match asks."""
        return [match.pending[0].seat for match in self.matches]

    @property
    def choices(self) -> list[int]:
        """How many options each match offers; an action is an index below it."""
        return [len(match.pending[0].ask.options) for match in self.matches]

    def step(self, actions: Sequence[int]) -> list[tuple[int, list[float]]]:
        """Answer one decision of each match; the matches that ended, by index, with their rewards."""
        ended = []
        for i, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            match.answer(action, match.pending[0])
            if match.over:
                ended.append((i, arrays.rewards(match)))
                self.matches[i] = self._fresh()
                self.finished += 1
        return ended

    def observations(self) -> arrays.Floats:
        """What each asked seat sees, one row a match."""
        return np.stack([arrays.observation(match, match.pending[0].seat) for match in self.matches])

    def masks(self) -> arrays.Mask:
        """Which actions are options, one row a match."""
        return np.stack([arrays.mask(match, match.pending[0]) for match in self.matches])
