"""Many matches stepped at once; what nobody looks at is not built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tapete.kernel.chance import Rng
from tapete.kernel.errors import Unreadable
from tapete.kernel.match import Match
from tapete.kernel.record import new_match
from tapete.research import arrays
from tapete.research.acting import Illegal, act, at_least_one, known, meant, refusal


class Ended(NamedTuple):
    """A match of a batch that is over; another has begun in its place."""

    place: int
    rewards: list[float]
    truncated: bool
    """whether it was cut off, so that nobody has won"""


class Batch:
    """A row of matches of one game, each asked one decision at a time; finished ones begin anew.

    A match longer than `most` answers is cut off; `illegal` says what an action that is no option does.
    """

    def __init__(
        self,
        game: str,
        size: int,
        seed: int = 0,
        most: int | None = None,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        at_least_one(size=size or 0, most=most)
        if type(seed) is not int or seed < 0:
            raise Unreadable("bad-seed")
        self._game, self._options = game, options
        self._next_seed, self._most, self._illegal = seed, most, known(illegal)
        self._rng = Rng(f"batch {seed}")
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

    def step(self, actions: Sequence[int]) -> list[Ended]:
        """Answer one decision of each match, or, where one action is refused, of none; the matches that ended."""
        if not hasattr(actions, "__len__"):
            raise refusal("many-actions", matches=len(self.matches), actions=0)
        if len(actions) != len(self.matches):
            raise refusal("many-actions", matches=len(self.matches), actions=len(actions))
        for match, action in zip(self.matches, actions, strict=True):
            meant(match, match.pending[0], action, self._illegal)
        ended = []
        for i, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            decision = match.pending[0]
            legal = act(match, decision, action, self._illegal, self._rng.below)
            cut = legal and not match.over and match.answered == self._most
            if match.over or cut or not legal:
                ended.append(Ended(i, arrays.rewards(match, None if legal else decision.seat), cut))
                self.matches[i] = self._fresh()
                self.finished += 1
        return ended

    def observations(self) -> arrays.Floats:
        """What each asked seat sees, one row a match."""
        return np.stack([arrays.observation(match, match.pending[0].seat) for match in self.matches])

    def masks(self) -> arrays.Mask:
        """Which actions are options, one row a match."""
        return np.stack([arrays.mask(match, match.pending[0]) for match in self.matches])

    def options(self) -> arrays.Floats:
        """What each option is, a row an option: first those of the first match, as many as `choices` says."""
        return np.concatenate([arrays.option_rows(match, match.pending[0]) for match in self.matches])
