"""The adaptors pass the test suites of the libraries they adapt to."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.every_game.games import SETUPS, somewhere

import tapete
from tapete.research import arrays
from tapete.research.aec import TapeteEnv
from tapete.research.batch import Batch
from tapete.research.gym import AgainstBots


def environment(setup: str) -> TapeteEnv:
    return TapeteEnv(**SETUPS[setup])


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong(setup: str) -> None:
    api_test(environment(setup), num_cycles=200)
    seed_test(lambda: environment(setup), num_cycles=60)


@pytest.mark.parametrize("setup", SETUPS)
def test_what_a_learner_is_given_does_not_change_with_what_its_seat_cannot_see(setup: str) -> None:
    for seed in range(10):
        match = somewhere(setup, seed, checkpoints="action")
        for seat in range(match.seats):
            world = match.sample_world(seat, seed)
            ours, theirs = arrays.seen(match, seat), arrays.seen(world, seat)
            assert all(np.array_equal(ours[key], theirs[key]) for key in ours)


@pytest.mark.parametrize(
    ("setup", "memory"), [("seasons for three", "memory"), ("keyforge, made decks", "known")]
)
def test_a_learner_is_told_of_every_card_its_seat_has_seen_and_sees_no_more(setup: str, memory: str) -> None:
    told = 0
    for seed in range(40):
        match = somewhere(setup, seed, checkpoints="action")
        names = match.game.encoder.names
        for seat in range(match.seats):
            held = [n for n in getattr(match.table, memory)[seat] if n not in match.table.hand[seat]]
            row = match.game.encoder.observe(match.table, seat)
            shares = [x for name, x in zip(names, row, strict=True) if name.startswith("remembered.")]
            assert sum(shares) == pytest.approx(len(held))
            told += len(held)
    assert told


@pytest.mark.parametrize("setup", SETUPS)
def test_arrays_have_the_sizes_that_the_encoder_names(setup: str) -> None:
    match = somewhere(setup, 3)
    encoder = match.game.encoder
    seen = arrays.seen(match, 0)
    assert seen["observation"].shape == (len(encoder.names),)
    assert seen["options"].shape == (encoder.actions, len(encoder.option_names))
    assert len(set(encoder.names)) == len(encoder.names)
    assert arrays.meaning(match.game) == arrays.meaning(tapete.game(match.game.id))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong() -> None:
    class Masked(AgainstBots):
        """The checker samples any action; a masked one is replaced by the first."""

        def step(self, action):  # type: ignore[no-untyped-def]
            decision = arrays.decision_of(self.match, self._seat)
            count = len(decision.options) if decision else 1
            return super().step(int(action) % count) if decision else (self._seen(), 0.0, True, False, {})

    check_env(Masked("toy", bot="greedy"), skip_render_check=True)


def test_a_batch_steps_its_matches_and_begins_finished_ones_anew() -> None:
    batch = Batch("toy", 8, seed=5)
    rng, ended = np.random.default_rng(1), []
    for _ in range(60):
        ended += batch.step([int(rng.integers(n)) for n in batch.choices])
    assert batch.finished == len(ended) > 8
    assert all(abs(sum(rewards)) < 1e-9 for _, rewards in ended)
    assert batch.observations().shape == (8, len(tapete.game("toy").encoder.names))
    assert (batch.masks().sum(axis=1) == batch.choices).all()


def test_more_options_than_the_encoder_has_room_for_are_refused_aloud(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = somewhere("toy for two", 3)
    monkeypatch.setattr(type(match.game.encoder), "actions", 1)
    with pytest.raises(tapete.Broken, match="room for 1"):
        arrays.seen(match, match.pending[0].seat)
