"""OpenSpiel's own generic tests and its algorithms run on our games."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test
from tests.research.setups import EVERY

from tapete import Rng, Unreadable
from tapete.research.openspiel import load

RECALLED = pyspiel.IIGObservationType(perfect_recall=True)


@pytest.mark.slow
@pytest.mark.parametrize("setup", EVERY)
def test_openspiel_finds_nothing_wrong(setup: str) -> None:
    # It writes and reads every state back, each by playing all answers again: one game shows it.
    pyspiel.random_sim_test(load(**EVERY[setup], deals=50), num_sims=1, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(**EVERY[setup], deals=50))


def known(state: Any, player: int) -> str:
    """What the seat knows, by the road that OpenSpiel's own algorithms take."""
    return str(state.get_game().make_py_observer(RECALLED).string_from(state, player))


def remembered(game: Any, deal: int, seed: int) -> Iterator[tuple[int, tuple[Any, ...], str]]:
    """For each seat at each state of a random game: all that it has seen and done so far, and its string."""
    state = game.new_initial_state()
    state.apply_action(deal)
    rng, seen = Rng(seed), [[] for _ in range(game.num_players())]
    while True:
        for player, past in enumerate(seen):
            now = state.observation_string(player)
            if not past or past[-1] != now:
                past.append(now)
            yield player, tuple(past), known(state, player)
        if state.is_terminal():
            return
        player, action = state.current_player(), rng.choice(state.legal_actions())
        seen[player].append(("did", str(state.match.pending[0].ask.options[action])))
        state.apply_action(action)


def test_information_states_are_the_same_exactly_where_a_seat_cannot_tell() -> None:
    # Few deals and few ways to play, so that many games look alike to one of their seats for a while.
    game = load("toy", deals=120)
    by_past: dict[Any, set[str]] = defaultdict(set)
    by_string: dict[Any, set[Any]] = defaultdict(set)
    met: dict[Any, set[int]] = defaultdict(set)
    for deal in range(game.deals):
        for seed in range(2):
            for player, past, string in remembered(game, deal, seed):
                by_past[player, past].add(string)
                by_string[player, string].add(past)
                met[player, string].add(deal)
    assert all(len(strings) == 1 for strings in by_past.values()), "a seat knows more than it has seen"
    assert all(len(pasts) == 1 for pasts in by_string.values()), "two pasts are told by one string"
    assert sum(len(deals) > 1 for deals in met.values()) > 2  # it did meet deals that look alike


@pytest.mark.parametrize("setup", EVERY)
def test_a_sampled_state_is_one_that_the_seat_cannot_tell_from_the_true_one(setup: str) -> None:
    state, rng = load(**EVERY[setup]).new_initial_state(), Rng(7)
    state.apply_action(3)
    for _ in range(3):
        for _ in range(17):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.fraction)
            assert known(other, player) == known(state, player)


def test_what_a_seat_remembers_has_no_tensor_and_half_an_observation_is_refused() -> None:
    game = load("toy")
    state = game.new_initial_state()
    recall = game.make_py_observer(RECALLED)
    assert recall.tensor is None and recall.string_from(state, 0) == "before the deal"
    with pytest.raises(ValueError, match="no tensor"):
        recall.set_from(state, 0)
    with pytest.raises(ValueError, match="public and private"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


def test_information_set_search_of_openspiel_plays_our_game() -> None:
    game = load("toy", deals=20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=10,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(bot.step(state) if state.current_player() == 0 else actions[0])
    assert abs(sum(state.returns())) < 1e-9


def test_counterfactual_regret_by_sampling_runs() -> None:
    game = load("toy", deals=1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy() is not None


def test_wrong_settings_are_refused_in_our_own_words() -> None:
    with pytest.raises(Unreadable, match="give a number of seats in that range"):
        load("relic", seats=9)
    with pytest.raises(Unreadable, match="is not a setting of Relic"):
        load("relic", nosuch=1)
    with pytest.raises(Unreadable, match="give 1 or more"):
        load("seasons", deals=0)
