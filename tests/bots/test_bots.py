"""Bots answer legally, repeat themselves, see only their seat, and the stronger ones win."""

import pytest
from tests.every_game.games import SETUPS, begin, somewhere

import tapete
from tapete import Illegal, Match, Unreadable, bots
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


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_a_bot_without_a_world_answers_by_its_rules_of_thumb(
    setup: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(self: Match, seat: int, seed: int) -> Match:
        raise Illegal("no-world")

    monkeypatch.setattr(Match, "sample_world", none)
    for seed in range(3):
        match = somewhere(setup, seed, checkpoints="action")
        for decision in match.pending:
            bot = bots.make(name, 9)
            chosen = bot.choose(match.seat(decision.seat), decision)
            assert chosen.id in decision.options.ids
            opinions = getattr(bot, "opinions", None)
            if opinions and len(opinions) > 1:
                assert [o.visits for o in opinions].count(1) == 1 and sum(o.visits for o in opinions) == 1


def test_a_search_whose_worlds_run_out_studies_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin("toy for two", 2)
    bot, decision = SearchBot(seed=1, iterations=20), match.pending[0]
    bot.think(match.seat(decision.seat), decision)
    bot._worlds.clear()
    monkeypatch.setattr("tapete.bots.search.imagine", lambda seat, rng: None)
    assert bot.study(match.seat(decision.seat), decision, 0, 10_000).visits < 10_000


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


def twice(setup: str, seed: int, bot: SearchBot, kind: str) -> tuple[Match, Node | None]:
    """A match at the question after the first of a kind that the same seat is asked, and what the bot knew of it."""
    match = begin(setup, seed)
    quick = bots.make("quick", seed)
    while not match.over:
        decision = match.pending[0]
        seat = match.seat(decision.seat)
        if decision.kind != kind:
            match.answer(quick.choose(seat, decision))
            continue
        chosen = bot.choose(seat, decision)
        match.answer(chosen)
        if match.pending[0].seat == decision.seat:
            return match, bot._root.children.get(chosen.code)
    raise AssertionError(f"no question follows a {kind}")


def test_a_search_goes_on_with_its_tree_while_nothing_new_is_known() -> None:
    bot = SearchBot(seed=1, iterations=40)
    match, known = twice("keyforge, learning decks", 3, bot, "house")
    assert not match.seat(match.pending[0].seat).surprised
    bot.choose(match.seat(match.pending[0].seat), match.pending[0])
    assert bot._root is known


def test_a_search_begins_anew_once_dice_have_fallen() -> None:
    bot = SearchBot(seed=1, iterations=40)
    match, known = twice("relic for two", 3, bot, "move")
    assert known is not None and known.visits
    assert match.seat(match.pending[0].seat).surprised
    bot.choose(match.seat(match.pending[0].seat), match.pending[0])
    assert bot._root is not known


def test_a_search_by_the_clock_thinks_on_where_the_kept_tree_has_a_favourite() -> None:
    bot = SearchBot(seed=1, milliseconds=60)
    match, known = twice("keyforge, learning decks", 3, bot, "house")
    decision = match.pending[0]
    assert known is not None
    known.children.clear()
    favourite = known.children[decision.ask.options[0]] = Node()
    known.visits = favourite.visits = 5
    bot.choose(match.seat(decision.seat), decision)
    assert bot._root is known
    assert sum(opinion.visits for opinion in bot.opinions) > 5
