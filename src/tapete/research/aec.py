"""A PettingZoo environment for each game: agents answer one after another."""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from tapete.kernel.chance import Rng
from tapete.kernel.game import game as find
from tapete.kernel.game import settled
from tapete.kernel.record import begin
from tapete.research import arrays
from tapete.research.acting import Illegal, act, at_least_one, chosen, known, refusal

#: What PettingZoo's own `api_test` passes to see whether `reset` takes options at all.
PROBE = {"options": 1}


class TapeteEnv(AECEnv):  # type: ignore[misc]
    """One match. Seats that choose at once are asked one after another; none sees another's pick.

    An action is the index of an option; `illegal` says what one that is no option does. A match longer than
    `most` answers is cut off.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        most: int = 20_000,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._game, self._options, self._most = find(game), options, most
        settled(self._game, seats, options)
        at_least_one(most=most)
        self._illegal = known(illegal)
        self._rng = Rng(secrets.randbits(64))
        self.metadata = {
            "name": f"tapete_{game}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "encoding": arrays.meaning(self._game),
        }
        self.render_mode = render_mode
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        encoder = self._game.encoder
        self.observation_spaces = {agent: arrays.space(self._game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoder.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Sit down anew; the options are settings of the game.

        Without a seed the next match follows from the seed before.
        """
        if seed is None:
            seed = self._rng.below(1 << 62)
        else:
            self._rng = Rng(f"resets {seed}")
        settings = chosen(self._options, options, PROBE)
        self.match = begin(self._game.id, settings, seats=len(self.possible_agents), seed=seed)
        self._lost: int | None = None
        self.agents = self.possible_agents[:]
        self._answered = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that agent sees, built when asked for."""
        return arrays.seen(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer the decision of the agent whose turn it is."""
        if not hasattr(self, "match"):
            raise refusal("not-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if not act(self.match, arrays.decision_of(self.match, seat), action, self._illegal, self._rng.below):
            self._lost = seat
        self._answered += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask_next()
        self._accumulate_rewards()

    def _ask_next(self) -> None:
        if self.match.over or self._lost is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            gained = arrays.rewards(self.match, self._lost)
            self.rewards = {agent: gained[i] for i, agent in enumerate(self.possible_agents)}
        elif self._answered >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.pending[0].seat]

    def render(self) -> str | None:
        """The table in words, as everybody sees it: as text, or printed for a person."""
        return arrays.rendered(self.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing to put away."""
