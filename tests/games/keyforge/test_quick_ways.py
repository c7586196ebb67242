"""Where the rules take a quick way, what it finds is what the long way would have found."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.games.keyforge.table import line, table, upgraded

import tapete
from tapete.games.keyforge.rules.constants import ChoosesFoes
from tapete.games.keyforge.rules.legal import foes, ignores
from tapete.games.keyforge.rules.values import armor, keyword, neighbors, power
from tapete.games.keyforge.table import Body, Table


def quiet_tables(seed: int) -> Iterator[Table]:
    """The tables of a random game between generated decks, whenever nothing is under way."""
    decks = [f"seed:{2 * seed}", f"seed:{2 * seed + 1}"]
    match = tapete.new_match("keyforge", seed=seed, checkpoints="none", decks=decks)
    rng = Random(seed)
    while not match.over and match.answered < 300:
        if match.quiet:
            yield match.table
        match.answer(rng.randrange(len(match.pending[0].options)))


def creatures(t: Table) -> list[Body]:
    return [t.bodies[n] for side in t.line for n in side]


@pytest.mark.parametrize("seed", [8, 23, 40, 111])
def test_nobody_stands_with_damage_equal_to_its_power(seed: int) -> None:
    wounded = 0
    for t in quiet_tables(seed):
        for b in creatures(t):
            wounded += b.damage > 0
            assert b.damage < power(t, b), b.id
    assert wounded


@pytest.mark.parametrize("seed", [3, 75])
def test_derived_values_that_were_kept_are_those_found_anew(seed: int) -> None:
    for t in quiet_tables(seed):
        kept = [(power(t, b), armor(t, b), keyword(t, b, "taunt")) for b in creatures(t)]
        t.cache = {}
        assert kept == [(power(t, b), armor(t, b), keyword(t, b, "taunt")) for b in creatures(t)]


@pytest.mark.parametrize("seed", [8, 18, 44])
def test_whom_a_creature_may_fight_is_whom_no_neighbor_with_taunt_guards(seed: int) -> None:
    guarded = 0
    for t in quiet_tables(seed):
        if ChoosesFoes in t.index:
            continue
        for b in creatures(t):
            there = t.line[1 - b.controller]
            free = [n for n in there if ignores(t, b, "taunt") or not is_guarded(t, t.bodies[n])]
            assert foes(t, b) == free
            guarded += len(free) < len(there)
    assert guarded


def test_a_given_taunt_means_nothing_where_there_is_nobody_to_fight() -> None:
    t = table(you=line("troll", upgraded("bumpsy", "yo-mama-mastery")))
    assert foes(t.state, t.you.body("troll")) == []


def is_guarded(t: Table, foe: Body) -> bool:
    if keyword(t, foe, "taunt"):
        return False
    return any(keyword(t, other, "taunt") for other in neighbors(t, foe))
