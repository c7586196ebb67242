"""A Gymnasium environment: one learner against bots of one's choice."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tapete import bots
from tapete.kernel.game import game as find
from tapete.kernel.record import new_match
from tapete.research import arrays


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner holds one seat; the others are held by bots."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        bot: str = "random",
        seats: int = 2,
        seat: int = 0,
        most: int = 20_000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._game, self._bot, self._seats, self._seat = find(game), bot, seats, seat
        self._most, self._options, self.render_mode = most, options, render_mode
        encoder = self._game.encoder
        self.observation_space = arrays.space(self._game)
        self.action_space = spaces.Discrete(encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Sit down anew; the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62)) if seed is not None else secrets.randbits(62)
        self.match = new_match(
            self._game.id,
            seats=self._seats,
            seed=drawn,
            checkpoints="action",
            **(self._options | (options or {})),
        )
        self._others = [bots.make(self._bot, drawn + i) for i in range(self._seats)]
        self._answered = 0
        self._others_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer; an action that is no option is refused by an error and changes nothing."""
        self.match.answer(int(action), arrays.decision_of(self.match, self._seat))
        self._answered += 1
        self._others_play()
        cut = not self.match.over and self._answered >= self._most
        return self._seen(), arrays.rewards(self.match)[self._seat], self.match.over, cut, {}

    def _others_play(self) -> None:
        while not self.match.over and arrays.decision_of(self.match, self._seat) is None:
            decision = self.match.pending[0]
            chosen = self._others[decision.seat].choose(self.match.seat(decision.seat), decision)
            self.match.answer(chosen)

    def _seen(self) -> dict[str, Any]:
        return arrays.seen(self.match, self._seat)

    def render(self) -> Any:
        """The table in words."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(self.match.game.table_text(self.match.table, self._seat, "en"))
