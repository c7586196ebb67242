"""OpenSpiel's own generic tests and its algorithms run on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from tests.every_game.games import SETUPS

from tapete.research.openspiel import load


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_random_simulation_holds(setup: str) -> None:
    # It writes and reads every state back, each by playing all answers again: one game shows it.
    pyspiel.random_sim_test(load(**SETUPS[setup], deals=50), num_sims=1, serialize=True, verbose=False)


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
