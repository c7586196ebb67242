"""The adaptors pass the test suites of the libraries they adapt to."""

from functools import partial
from typing import get_args

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from tests.every_game.games import SETUPS, somewhere
from tests.research.setups import EVERY

import tapete
from tapete.research import arrays
from tapete.research.acting import Illegal
from tapete.research.aec import TapeteEnv
from tapete.research.batch import Batch
from tapete.research.gym import NAME, AgainstBots


# PettingZoo's own games with action masks have such a space too; it knows them by name and says nothing.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("setup", EVERY)
def test_pettingzoo_finds_nothing_wrong(setup: str) -> None:
    api_test(TapeteEnv(**EVERY[setup]), num_cycles=100)
    seed_test(lambda: TapeteEnv(**EVERY[setup]), num_cycles=30)
    render_test(partial(TapeteEnv, **EVERY[setup]))


@pytest.mark.parametrize("setup", EVERY)
def test_gymnasium_finds_nothing_wrong(setup: str) -> None:
    env = gymnasium.make(NAME, illegal="random", **EVERY[setup])
    check_env(env.unwrapped)


@pytest.mark.parametrize("illegal", get_args(Illegal))
def test_an_illegal_action_does_what_was_chosen_in_every_environment(illegal: Illegal) -> None:
    env, gym, batch = (
        TapeteEnv("toy", seats=3, illegal=illegal),
        AgainstBots("toy", seats=3, illegal=illegal),
        Batch("toy", 1, seats=3, illegal=illegal),
    )
    env.reset(seed=1)
    gym.reset(seed=1)
    matches = (env.match, gym.match, batch.matches[0])
    if illegal == "raise":
        before = [match.hash() for match in matches]
        for step in (lambda: env.step(15), lambda: gym.step(15), lambda: batch.step([15])):
            with pytest.raises(tapete.Illegal, match="15"):
                step()
        assert [match.hash() for match in matches] == before
        return
    env.step(15)
    _, reward, over, cut, _ = gym.step(15)
    ended = batch.step([15])
    if illegal == "random":
        assert [match.answered > 0 for match in matches] == [True] * 3 and not over and not ended
        return
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert sorted(env.rewards.values()) == pytest.approx([-1 / 3, 1 / 6, 1 / 6])
    assert (reward, over, cut) == (pytest.approx(-1 / 3), True, False)
    assert ended[0].rewards == pytest.approx([-1 / 3, 1 / 6, 1 / 6]) and not ended[0].truncated


def test_a_rule_for_illegal_actions_that_is_none_is_refused() -> None:
    for make in (TapeteEnv, AgainstBots, partial(Batch, size=1)):
        with pytest.raises(tapete.Unreadable, match="raise, lose"):
            make("toy", illegal="ignore")


@pytest.mark.parametrize("setup", ["toy for 3", "seasons for 2"])
def test_every_match_after_a_seeded_reset_follows_from_the_seed(setup: str) -> None:
    env, gym = TapeteEnv(**EVERY[setup]), AgainstBots(**EVERY[setup])
    hashes = []
    for _ in range(2):
        env.reset(seed=5)
        gym.reset(seed=5)
        told = []
        for _ in range(3):
            told += [env.match.hash(), gym.match.hash()]
            env.reset()
            gym.reset()
        hashes.append(told)
    assert hashes[0] == hashes[1] and len(set(hashes[0])) == 6


def test_no_action_at_all_is_refused_while_an_agent_lives() -> None:
    env, gym, batch = TapeteEnv("toy"), AgainstBots("toy", illegal="random"), Batch("toy", 1)
    env.reset(seed=1)
    gym.reset(seed=1)
    for step in (env.step, gym.step, lambda action: batch.step([action])):
        for action in (None, "0", 1.5):
            with pytest.raises(tapete.Unreadable, match="not an action"):
                step(action)
    assert env.match.answered == 0


def test_wrong_numbers_and_a_step_before_the_first_reset_are_refused_in_a_sentence() -> None:
    for env in (TapeteEnv("seasons"), AgainstBots("seasons")):
        with pytest.raises(tapete.Unreadable, match="call “reset” first"):
            env.step(0)
    for made in (
        partial(Batch, "seasons", 0),
        partial(Batch, "seasons", 2, most=0),
        partial(TapeteEnv, "seasons", most=0),
        partial(AgainstBots, "seasons", most=-1),
    ):
        with pytest.raises(tapete.Unreadable, match="give 1 or more"):
            made()
    with pytest.raises(tapete.Unreadable, match="one action for each match: 2, not 1"):
        Batch("seasons", 2).step([0])


def test_unknown_settings_are_refused_when_sitting_down_and_before() -> None:
    for env in (TapeteEnv("toy"), AgainstBots("toy")):
        with pytest.raises(tapete.Unreadable, match="mood"):
            env.reset(options={"mod": "wild"})
        env.reset(seed=1, options={"mood": "wild"})
        assert env.match.setup.options == {"mood": "wild"}
    for make in (TapeteEnv, AgainstBots, partial(Batch, size=1)):
        with pytest.raises(tapete.Unreadable, match="mood"):
            make("toy", mod="wild")
    with pytest.raises(tapete.Unreadable, match="deepthought"):
        AgainstBots("toy", bot="deepthought")
    with pytest.raises(tapete.Unreadable, match="seat 2"):
        AgainstBots("toy", seat=2)


@pytest.mark.parametrize("setup", SETUPS)
def test_what_a_learner_is_given_does_not_change_with_what_its_seat_cannot_see(setup: str) -> None:
    for seed in range(10):
        match = somewhere(setup, seed, checkpoints="action")
        for seat in range(match.seats):
            world = match.sample_world(seat, seed)
            ours, theirs = arrays.seen(match, seat), arrays.seen(world, seat)
            assert all(np.array_equal(ours[key], theirs[key]) for key in ours)


def zones(match: tapete.Match, seat: int, part: str) -> list[tuple[float, dict[str, float]]]:
    """The rows of cards that a seat is given: index, and how likely the card lies in each zone."""
    told = match.game.encoder.rows[part]
    places = {name.removeprefix("in-"): i for i, name in enumerate(told.names) if name.startswith("in-")}
    rows = arrays.rows(match.game, arrays.observation(match, seat), part)
    return [
        (float(row[0]), {zone: float(row[i]) for zone, i in places.items() if row[i]})
        for row in rows
        if row[0]
    ]


def test_a_learner_of_keyforge_is_told_both_decks_and_what_its_seat_remembers_of_them() -> None:
    remembered = 0
    for seed in range(40):
        match = somewhere("keyforge, made decks", seed, checkpoints="action")
        t, places = match.table, {id: i for i, id in enumerate(match.game.encoder.cards, 1)}
        for seat in range(2):
            for owner, part in ((seat, "me.card"), (1 - seat, "foe.card")):
                rows = zones(match, seat, part)
                deck = [(n, copy.card.id) for n, copy in enumerate(t.cast) if copy.owner == owner]
                assert sorted(index for index, _ in rows) == sorted(float(places[id]) for _, id in deck)
                assert all(sum(shares.values()) == pytest.approx(1) for _, shares in rows)
                for n, id in deck:
                    known = t.known[seat].get(n)
                    if known and not any(n in zone[owner] for zone in (t.discard, t.line, t.artifacts)):
                        remembered += 1
                        assert (places[id], set(known)) in [(index, set(shares)) for index, shares in rows]
    assert remembered


def test_a_learner_of_seasons_is_told_what_its_seat_remembers_and_learnt_in_the_draft() -> None:
    remembered = taken = 0
    for seed in range(40):
        match = somewhere("seasons for three", seed, checkpoints="action")
        t = match.table
        for seat in range(match.seats):
            rows = zones(match, seat, "card")
            hidden = [shares for _, shares in rows if set(shares) & {"deck", "top", "discard"}]
            assert len(hidden) <= len(t.memory[seat])
            for card in t.memory[seat]:
                assert float(card & 63) in [index for index, _ in rows]
            remembered += len(t.memory[seat])
            taken += sum("drafted" in shares for _, shares in rows)
    assert remembered and taken


def test_the_table_of_cards_tells_them_apart() -> None:
    for game in ("keyforge", "seasons", "relic"):
        rules = tapete.game(game)
        table = arrays.card_table(rules)
        assert table.shape == (len(rules.encoder.cards) + 1, len(rules.encoder.card_names))
        assert not table[0].any() and np.isfinite(table).all()
    table, names = arrays.card_table(tapete.game("keyforge")), tapete.game("keyforge").encoder.card_names
    troll = dict(zip(names, table[tapete.game("keyforge").encoder.cards.index("troll") + 1], strict=True))
    assert (troll["house-brobnar"], troll["type-creature"], troll["says-Heal"]) == (1, 1, 1)
    assert troll["power/10"] == pytest.approx(0.8) and troll["trait-giant"] == 1 and not troll["says-Steal"]


@pytest.mark.parametrize("setup", SETUPS)
def test_arrays_have_the_sizes_that_the_encoder_names(setup: str) -> None:
    match = somewhere(setup, 3)
    encoder = match.game.encoder
    seen = arrays.seen(match, 0)
    assert seen["observation"].shape == (len(encoder.names),)
    assert seen["options"].shape == (encoder.actions, len(encoder.option_names))
    assert len(set(encoder.names)) == len(encoder.names)
    assert arrays.meaning(match.game) == arrays.meaning(tapete.game(match.game.id))


def test_a_batch_steps_its_matches_and_begins_finished_ones_anew() -> None:
    batch = Batch("toy", 8, seed=5)
    rng, ended = np.random.default_rng(1), []
    for _ in range(60):
        ended += batch.step([int(rng.integers(n)) for n in batch.choices])
    assert batch.finished == len(ended) > 8
    assert all(abs(sum(each.rewards)) < 1e-9 and not each.truncated for each in ended)
    assert batch.observations().shape == (8, len(tapete.game("toy").encoder.names))
    assert (batch.masks().sum(axis=1) == batch.choices).all()


@pytest.mark.parametrize("setup", EVERY)
def test_a_batch_gives_the_rows_of_all_options(setup: str) -> None:
    batch = Batch(size=3, seed=5, **EVERY[setup])
    rng = np.random.default_rng(1)
    for _ in range(30):
        batch.step([int(rng.integers(n)) for n in batch.choices])
    rows = np.split(batch.options(), np.cumsum(batch.choices)[:-1])
    for match, told in zip(batch.matches, rows, strict=True):
        padded = arrays.options(match, match.pending[0])
        assert np.array_equal(told, padded[: len(told)]) and not padded[len(told) :].any()


def test_a_batch_cuts_matches_off_where_it_is_told_to() -> None:
    batch, ended = Batch("toy", 4, seed=5, most=3), []
    for _ in range(6):
        ended += batch.step([0] * 4)
    assert len(ended) == 8 and all(each.truncated and each.rewards == [0, 0] for each in ended)


def test_more_options_than_the_encoder_has_room_for_are_refused_aloud(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = somewhere("toy for two", 3)
    monkeypatch.setattr(type(match.game.encoder), "actions", 1)
    with pytest.raises(tapete.Broken, match="room for 1"):
        arrays.seen(match, match.pending[0].seat)


@pytest.mark.parametrize("wrong", [99, -1, None])
def test_a_batch_with_one_action_that_is_refused_answers_none_of_them(wrong: int | None) -> None:
    batch = Batch("seasons", 3, seed=1)
    before = [match.hash() for match in batch.matches]
    with pytest.raises(tapete.TapeteError):
        batch.step([0, 0, wrong])  # type: ignore[list-item]
    assert [match.hash() for match in batch.matches] == before


def test_numbers_names_and_options_of_a_wrong_type_are_refused_in_a_sentence() -> None:
    for made in (
        partial(TapeteEnv, "seasons", most="x"),
        partial(AgainstBots, "seasons", most=1.5),
        partial(AgainstBots, "seasons", bot=5),
        partial(AgainstBots, "seasons", seat=True),
        partial(Batch, "seasons", "x"),
        partial(Batch, "seasons", None),
        partial(Batch, "seasons", 2, seed="x"),
        partial(Batch("seasons", 2).step, None),
    ):
        with pytest.raises(tapete.Unreadable):
            made()
    for env in (TapeteEnv("seasons"), AgainstBots("seasons")):
        for options in (5, "x", {"seats": 3}, {"seed": 3}, {"game": "relic"}):
            with pytest.raises(tapete.Unreadable):
                env.reset(options=options)  # type: ignore[arg-type]
