"""A Gymnasium environment: one learner against bots of one's choice."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tapete import bots
from tapete.kernel.errors import Unreadable
from tapete.kernel.game import game as find
from tapete.kernel.game import settled
from tapete.kernel.record import begin
from tapete.research import arrays
from tapete.research.acting import Illegal, act, at_least_one, chosen, known, refusal

#: The name under which `gymnasium.make` finds it.
NAME = "Tapete-v0"


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner holds one seat; the others are held by bots.

    `illegal` says what an action that is no option does; a match longer than `most` answers is cut off.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        bot: str = "random",
        seats: int = 2,
        seat: int = 0,
        most: int = 20_000,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._game, self._bot, self._seats, self._seat = find(game), bot, seats, seat
        self._most, self._options, self.render_mode = most, options, render_mode
        self._illegal = known(illegal)
        self._must_fit()
        encoder = self._game.encoder
        self.observation_space = arrays.space(self._game)
        self.action_space = spaces.Discrete(encoder.actions)

    def _must_fit(self) -> None:
        """Refuse wrong settings before anything is played."""
        settled(self._game, self._seats, self._options)
        at_least_one(most=self._most)
        bots.make(self._bot, 0)
        if type(self._seat) is not int or self._seat not in range(self._seats):
            raise Unreadable("no-seat", seat=str(self._seat))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Sit down anew; the bots play up to the learner's first decision.

        Without a seed the next match follows from the seed before. The options are settings of the game.
        """
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        settings = chosen(self._options, options)
        self.match = begin(self._game.id, settings, seats=self._seats, seed=drawn, checkpoints="action")
        self._others = [bots.make(self._bot, drawn + i) for i in range(self._seats)]
        self._answered = 0
        self._others_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer; what an action that is no option does is the rule `illegal` of this environment."""
        if not hasattr(self, "match"):
            raise refusal("not-reset")
        decision = arrays.decision_of(self.match, self._seat)
        if not act(self.match, decision, action, self._illegal, self._below):
            return self._seen(), arrays.rewards(self.match, self._seat)[self._seat], True, False, {}
        self._answered += 1
        self._others_play()
        cut = not self.match.over and self._answered >= self._most
        return self._seen(), arrays.rewards(self.match)[self._seat], self.match.over, cut, {}

    def _below(self, n: int) -> int:
        return int(self.np_random.integers(n))

    def _others_play(self) -> None:
        while not self.match.over and arrays.decision_of(self.match, self._seat) is None:
            decision = self.match.pending[0]
            option = self._others[decision.seat].choose(self.match.seat(decision.seat), decision)
            self.match.answer(option)

    def _seen(self) -> dict[str, Any]:
        return arrays.seen(self.match, self._seat)

    def render(self) -> Any:
        """The table in words: as text, or printed for a person."""
        return arrays.rendered(self.match, self._seat, self.render_mode)


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="tapete.research.gym:AgainstBots")
