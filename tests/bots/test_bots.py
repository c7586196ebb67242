"""Bots answer legally, repeat themselves, see only their seat, and the stronger ones win."""

import pytest
from tests.every_game.games import SETUPS, begin, somewhere

import tapete
from tapete import Match, Unreadable, bots
from tapete.bots.search import SearchBot
from tapete.bots.tree import Node

BOTS = ["random", "quick", "greedy", "easy", "search:30"]


def contest(setup: str, names: list[str], seed: int) -> Match:
    """One match between bots by name, a seat each."""
    match = begin(setup, seed, checkpoints="action")
    players = [bots.make(name, seed * 10 + i) for i, name in enumerate(names)]
    while not match.over:
        decision = match.pending[0]
        match.answer(players[decision.seat].choose(match.seat(decision.seat), decision))
    return match


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_match_and_repeats_itself(name: str) -> None:
    one = contest("toy for three", [name] * 3, 4)
    two = contest("toy for three", [name] * 3, 4)
    assert one.over and one.record() == two.record()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_change_when_what_the_bot_cannot_see_is_permuted(setup: str, name: str) -> None:
    checked = 0
    for seed in range(12):
        match = somewhere(setup, seed, checkpoints="action")
        if match.over or not match.quiet:
            continue
        for decision in match.pending:
            chosen = bots.make(name, 9).choose(match.seat(decision.seat), decision).id
            for world_seed in range(2):
                world = match.sample_world(decision.seat, world_seed)
                twin = next(d for d in world.pending if d.seat == decision.seat)
                assert bots.make(name, 9).choose(world.seat(decision.seat), twin).id == chosen
                checked += 1
    assert checked


def wins(names: list[str], games: int) -> float:
    """How many of the games the first-named bot wins, seats swapped; shared victories count half."""
    won = 0.0
    for seed in range(games):
        order = names if seed % 2 == 0 else names[::-1]
        outcome = contest("toy for two", order, seed).outcome
        assert outcome is not None
        winners = [order[seat] for seat in outcome.winners]
        won += winners.count(names[0]) / len(winners)
    return won


def test_greedy_beats_random() -> None:
    assert wins(["greedy", "random"], 60) >= 36


def test_search_beats_greedy_where_a_plan_is_needed() -> None:
    assert wins(["search:120", "greedy"], 24) >= 12


def test_an_unknown_bot_or_budget_is_refused_in_a_sentence() -> None:
    for name in ("clever", "search:many", "greedy:5", "search:0"):
        with pytest.raises(Unreadable) as refusal:
            bots.make(name, 1)
        assert refusal.value.text("es").endswith(".") and refusal.value.text("en").endswith(".")


def test_a_search_tells_what_it_thought_of_each_option() -> None:
    match = tapete.new_match("toy", seed=2)
    decision = match.pending[0]
    opinions = bots.make("search:60", 1).think(match.seat(0), decision)
    assert [o.index for o in opinions] == list(range(len(decision.options)))
    assert sum(o.visits for o in opinions) == 60
    assert all(0 <= o.value <= 1 for o in opinions)


def test_a_search_by_the_clock_thinks_on_where_the_kept_tree_has_a_favourite() -> None:
    match = tapete.new_match("seasons", seats=2, seed=4)
    decision = match.pending[0]
    bot = SearchBot(seed=1, milliseconds=60)
    kept = Node()
    favourite = kept.children[decision.ask.options[0]] = Node()
    kept.visits = favourite.visits = 5
    bot._root.children["before"] = kept
    bot._reuse = (match.seat(decision.seat).answered, "before")
    bot.choose(match.seat(decision.seat), decision)
    assert sum(opinion.visits for opinion in bot.opinions) > 5
