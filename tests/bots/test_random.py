"""Bots by name, and the one that takes anything."""

import pytest

import tapete
from tapete import bots

tapete.register("toy", "tests.toy")


def game_of(seed: int) -> str:
    match = tapete.new_match("toy", seed=1)
    bot = bots.make("random", seed)
    while not match.over:
        decision = match.pending[0]
        match.answer(bot.choose(match.seat(decision.seat), decision))
    return match.hash()


def test_the_same_seed_plays_the_same_game() -> None:
    assert game_of(5) == game_of(5)
    assert len({game_of(seed) for seed in range(5)}) > 1


def test_random_takes_every_option_sooner_or_later() -> None:
    match = tapete.new_match("toy", seed=1)
    decision = match.pending[0]
    bot = bots.make("random", 0)
    taken = {bot.choose(match.seat(0), decision).id for _ in range(200)}
    assert taken == set(decision.options.ids)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(tapete.Unreadable, match="random") as caught:
        bots.make("nobody", 0)
    assert "No hay ningún bot llamado «nobody»" in caught.value.text("es")


def test_a_bot_of_ones_own_is_found_by_its_name() -> None:
    class First:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, seat, decision):  # type: ignore[no-untyped-def]
            return decision.options[0]

    bots.register("first", First)
    assert "first" in bots.names()
    assert bots.make("first", 3).seed == 3  # type: ignore[attr-defined]
