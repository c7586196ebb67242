"""Chance comes from the seed by number, evenly, and from a script when there is one."""

from collections import Counter

import pytest
from tests.every_game.games import begin, play

import tapete
from tapete import Rng, Unreadable
from tapete.kernel.chance import Dice, Die, Pick, SeededFate, Shuffle


def test_the_same_number_of_a_seed_always_gives_the_same_result() -> None:
    one, two = SeededFate(7), SeededFate(7)
    for question in (Die(6), Dice(3, 6), Pick(9), Shuffle(list(range(40)))):
        assert [one.result(question, n) for n in range(1, 5)] == [
            two.result(question, n) for n in range(1, 5)
        ]
    assert SeededFate(7).result(Shuffle(range(40)), 1) != SeededFate(8).result(Shuffle(range(40)), 1)


def test_a_die_is_drawn_as_the_seed_alone_would_have_it() -> None:
    fate = SeededFate(7)
    for die in (Die(6), Die(20)):
        assert [fate.result(die, n) for n in range(1, 40)] == [die.drawn(fate.key, n) for n in range(1, 40)]


def test_dice_are_even() -> None:
    fate = SeededFate("even")
    count = Counter(fate.result(Die(6), n) for n in range(1, 6001))
    assert sorted(count) == [1, 2, 3, 4, 5, 6]
    assert all(850 < n < 1150 for n in count.values())  # 1000 ± 5 standard deviations


def test_shuffles_are_even() -> None:
    fate = SeededFate("shuffles")
    count = Counter(tuple(fate.result(Shuffle([1, 2, 3]), n)) for n in range(1, 6001))
    assert len(count) == 6
    assert all(850 < n < 1150 for n in count.values())


def test_a_large_deck_is_shuffled_whole() -> None:
    order = SeededFate(1).result(Shuffle(list(range(200))), 1)
    assert sorted(order) == list(range(200)) and order != list(range(200))


def test_a_script_is_used_first_and_the_seed_after_it() -> None:
    gems = list(range(12))
    match = tapete.new_match("toy", seed=4, chance=[gems, 3])
    assert match.table.hands == [[11, 10, 9, 8], [7, 6, 5, 4]]
    for decision in match.pending:
        match.answer("done", decision)
    match.answer("gamble")
    assert match.table.points == [3, 0]
    assert play(match, Rng(1)).over
    assert tapete.replay(match.record()).hash() == match.hash()


@pytest.mark.parametrize("result", [7, 0, "6", None, 2.0, [1]])
def test_a_die_of_the_script_must_be_a_die(result: object) -> None:
    with pytest.raises(Unreadable) as refusal:
        SeededFate(1, [result]).result(Die(6), 1)
    assert "number 1" in refusal.value.text("en") and "número 1" in refusal.value.text("es")


def test_a_shuffle_of_the_script_must_hold_the_same_things() -> None:
    with pytest.raises(Unreadable):
        SeededFate(1, [[1, 2, 2]]).result(Shuffle([1, 2, 3]), 1)


def test_without_a_seed_one_of_128_bits_is_drawn() -> None:
    seeds = {tapete.new_match("toy").setup.seed for _ in range(3)}
    assert len(seeds) == 3 and max(seeds).bit_length() > 100
    assert begin("toy for two", 1).commitment != begin("toy for two", 2).commitment


def test_the_rng_of_bots_and_generators_repeats_itself() -> None:
    one, two = Rng("a"), Rng("a")
    assert [one.below(10), one.choice("xyz"), one.shuffled(range(5)), one.fraction()] == [
        two.below(10),
        two.choice("xyz"),
        two.shuffled(range(5)),
        two.fraction(),
    ]
