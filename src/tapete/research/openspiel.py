"""Each game as an OpenSpiel game.

All chance of a match follows from its seed, so the seed is the one chance node, at the root, with
`deals` equally likely outcomes; information states hold only what a seat has seen, so this hides
nothing that OpenSpiel's algorithms may know. Seats that choose at once are asked one after another.
`resample_from_infostate` samples worlds, so information-set search works on every game.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from tapete.kernel.decision import Decision
from tapete.kernel.game import Game, settled
from tapete.kernel.game import game as find
from tapete.kernel.match import Match
from tapete.kernel.record import new_match
from tapete.research import arrays
from tapete.research.acting import at_least_one

#: How many seeds the chance node at the root chooses from, unless told otherwise.
DEALS = 1000
#: OpenSpiel wants a bound; random play of every game stays far below.
LONGEST = 20_000
#: How a setting begins that is a list (decks): its JSON follows in hexadecimal.
JSON = "json-"


def load(game: str, seats: int = 2, deals: int = DEALS, **options: Any) -> Any:
    """A game of ours as OpenSpiel's tools take it; it is then known to OpenSpiel as "tapete_…" too."""
    rules, name = find(game), f"tapete_{game}"
    settled(rules, seats, options)
    at_least_one(deals=deals)
    if name not in pyspiel.registered_names():
        maker = type(name, (TapeteGame,), {"rules": rules, "__module__": __name__})
        globals()[name] = maker  # OpenSpiel pickles states together with the class of their game
        pyspiel.register_game(_kind(rules), maker)
    told = {name: _told(value) for name, value in options.items()}
    return pyspiel.load_game(name, {"seats": seats, "deals": deals} | told)


def _told(value: Any) -> Any:
    """A setting as OpenSpiel keeps it. It knows single values only, and reads "2023" back as a number."""
    if isinstance(value, (list, tuple, dict)):
        return JSON + msgspec.json.encode(value).hex()
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _meant(rules: Game, name: str, value: Any) -> Any:
    """The setting that OpenSpiel's value stands for."""
    if isinstance(value, str) and value.startswith(JSON):
        return msgspec.json.decode(bytes.fromhex(value.removeprefix(JSON)))
    return next((choice for choice in rules.settings[name] if str(choice) == str(value)), value)


class TapeteGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of seats, with its options fixed."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.deals = int(given.get("deals", DEALS))
        self.options = {
            name: _meant(self.rules, name, value)
            for name, value in given.items()
            if name in self.rules.settings and value != ""
        }
        seats = int(given.get("seats", self.rules.seats[0]))
        super().__init__(_kind(self.rules), self._info(seats), given)

    def _info(self, seats: int) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def new_initial_state(self, *_: Any) -> TapeteState:
        return TapeteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall:
        """What is seen now, as string and tensor; or, with perfect recall, all that is known, as a string."""
        if iig_obs_type is None:
            return Observer(self)
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or iig_obs_type.private_info != alone:
            raise ValueError("An observation is all that one seat sees, public and private; ask for both.")
        return Recall(self) if iig_obs_type.perfect_recall else Observer(self)


def _kind(rules: Game) -> Any:
    settings = {name: _told(choices[0]) if choices else "" for name, choices in rules.settings.items()}
    return pyspiel.GameType(
        short_name=f"tapete_{rules.id}",
        long_name=f"Tapete: {rules.names['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.seats[0], "deals": DEALS} | settings,
    )


class TapeteState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match; before the seed is drawn there is none."""

    def __init__(self, game: TapeteGame) -> None:
        super().__init__(game)
        self.game = game
        self.match: Match | None = None

    @property
    def decision(self) -> Decision | None:
        """What is asked first; of several seats at once, the first that has not chosen."""
        return self.match.pending[0] if self.match is not None and self.match.pending else None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.decision
        return list(range(len(decision.ask.options))) if decision and decision.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            seats = self.game.num_players()
            self.match = new_match(
                self.game.rules.id, seats=seats, seed=action, checkpoints="action", **self.game.options
            )
        else:
            self.match.answer(action, self.decision)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        decision = self.decision
        assert decision is not None
        # Two options may read alike (dice that show the same); OpenSpiel wants each named apart.
        option = decision.options[action]
        return f"{option.text('en')} [{option.id}]"

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        return [0.0] * self.game.num_players() if self.match is None else arrays.rewards(self.match)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat knows: what it was told and shown, what it answered, what it sees and is asked.

        Two states have the same string exactly if nothing that this seat has seen or done tells them apart.
        """
        seat = self.current_player() if player is None else player
        if self.match is None:
            return "before the deal"
        return msgspec.json.encode((_seen(self.match, seat), *_recalled(self.match, seat))).decode()

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees and is asked now."""
        seat = self.current_player() if player is None else player
        return (
            "before the deal" if self.match is None else msgspec.json.encode(_seen(self.match, seat)).decode()
        )

    def resample_from_infostate(self, player: int, sampler: Any) -> TapeteState:
        """A state that the seat cannot tell from this one."""
        assert self.match is not None
        other = TapeteState(self.game)
        other.match = self.match.sample_world(player, int(sampler() * (1 << 30)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.match is None else self.match.hash()


def _seen(match: Match, seat: int) -> dict[str, Any]:
    """A seat's view; without the promise of the seed and the counts of questions, which tell deals apart."""
    seen = match.view(seat)
    decision = seen["decision"]
    if decision is not None:
        seen["decision"] = {name: part for name, part in decision.items() if name != "id"}
    return {name: part for name, part in seen.items() if name not in ("commitment", "seed")}


def _recalled(match: Match, seat: int) -> tuple[Any, Any]:
    """What the seat remembers: every event as it was told, with what it saw then, and its own answers."""
    told = []
    for event, view in zip(match.events, match.game.told(match.table, match.events, seat, "en"), strict=True):
        if view is not None:
            told.append((view, list(event.shows(seat))))
    return told, match.given(seat)


class Observer:
    """The observation tensor: the encoder's numbers."""

    def __init__(self, game: TapeteGame) -> None:
        self._game = game
        self.tensor = np.zeros(len(game.rules.encoder.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TapeteState, player: int) -> None:
        """Write what that player sees into the tensor."""
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = arrays.observation(state.match, player)

    def string_from(self, state: TapeteState, player: int) -> str:
        return state.observation_string(player)


class Recall:
    """All that a seat knows, as a string alone: no row of numbers of one length holds what has happened."""

    tensor = None
    dict: dict[str, Any] = {}

    def __init__(self, game: TapeteGame) -> None:
        self._game = game

    def set_from(self, state: TapeteState, player: int) -> None:
        raise ValueError("What a seat remembers has no tensor; use string_from, or observe without recall.")

    def string_from(self, state: TapeteState, player: int) -> str:
        return state.information_state_string(player)
