"""The levels people choose: an easy player overlooks and does not throw turns away, a search far ahead wins on."""

import pytest
from tests.every_game.games import somewhere

import tapete
from tapete import bots
from tapete.bots.levels import CasualBot, thinker
from tapete.bots.opinion import Opinion
from tapete.bots.search import SearchBot, favourite
from tapete.kernel.advice import Skill
from tapete.kernel.game import game as find

DECK = ["troll", "bumpsy", "krump", "smaaash", "anger", "punch", "ember-imp", "pit-demon"]
#: two keys, the Æmber for the third, all creatures mine but one, and in hand a card that destroys each creature
FAR_AHEAD = {
    "players": [
        {
            "amber": 7, "keys": ["red", "yellow"], "houses": ["brobnar", "dis", "sanctum"],
            "hand": ["gateway-to-dis", "krump", "punch"], "deck": DECK,
            "creatures": ["ember-imp", "pit-demon", "troll", "bumpsy"],
        },
        {
            "houses": ["logos", "shadows", "untamed"], "hand": ["urchin"], "creatures": ["dust-pixie"],
            "deck": ["urchin", "dust-pixie", "silvertooth", "noddy-the-thief", "bad-penny", "ghostly-hand"],
        },
    ],
    "house": "dis", "turn": 9,
}  # fmt: skip
#: three creatures to reap with, a card to play, nobody to fight
PLENTY = {
    "players": [
        {"houses": ["brobnar"], "hand": ["punch"], "deck": DECK, "creatures": ["troll", "bumpsy", "krump"]},
        {"deck": DECK},
    ],
    "house": "brobnar",
}


@pytest.mark.parametrize("iterations", [12, 60])
def test_a_search_whose_key_is_paid_for_does_not_destroy_its_own_board(iterations: int) -> None:
    for seed in range(4):
        match = tapete.new_match("keyforge", position=FAR_AHEAD, seed=seed, checkpoints="action")
        bot, taken = bots.make(f"search:{iterations}", seed), []
        while match.table.turn == 9:
            decision = match.pending[0]
            chosen = bot.choose(match.seat(decision.seat), decision)
            taken.append(chosen.text())
            match.answer(chosen)
        assert "Play Gateway to Dis" not in taken and taken[-1] == "End turn"
        assert len(match.table.line[0]) == 4


def test_of_options_tried_nearly_as_often_the_better_one_is_taken() -> None:
    often, better, seldom = Opinion(0, 100, 0.5), Opinion(1, 90, 0.52), Opinion(2, 10, 0.9)
    assert favourite([often, better, seldom]) is better


def test_an_easy_player_overlooks_options_and_never_all_the_promising_ones() -> None:
    missed = 0
    for seed in range(40):
        match = tapete.new_match("keyforge", position=PLENTY, seed=seed, checkpoints="action")
        decision = match.pending[0]
        bot = CasualBot(seed, find("keyforge").advice.levels[0])
        chosen = bot.choose(match.seat(0), decision)
        assert chosen.id != "end", "there is always something to do that it sees"
        missed += any(opinion.visits == 0 for opinion in bot.opinions)
    assert 0 < missed < 40, "now and then it sees everything"


@pytest.mark.parametrize("setup", ["keyforge, learning decks", "seasons for two", "relic for two"])
def test_what_an_easy_player_takes_is_the_best_of_what_it_saw(setup: str) -> None:
    for seed in range(8):
        match = somewhere(setup, seed, checkpoints="action")
        for decision in match.pending:
            bot = CasualBot(seed, match.game.advice.levels[0])
            chosen = bot.choose(match.seat(decision.seat), decision)
            seen = [opinion for opinion in bot.opinions if opinion.visits]
            assert chosen.index in [opinion.index for opinion in seen]
            assert all(bot.opinions[chosen.index].value >= opinion.value for opinion in seen)


def test_who_misjudges_is_wrong_by_no_more_than_the_blur_and_only_about_what_it_sees() -> None:
    match = somewhere("relic for two", 3, checkpoints="action")
    decision = match.pending[0]
    clear, blurred = (CasualBot(3, Skill(worlds=1, attention=0.4, blur=blur)) for blur in (0.0, 0.1))
    errors = []
    for bot in (clear, blurred):
        bot.choose(match.seat(decision.seat), decision)
    for one, other in zip(clear.opinions, blurred.opinions, strict=True):
        assert one.visits == other.visits and abs(one.value - other.value) <= 0.1
        errors += [one.value - other.value] if one.visits else []
        assert one.visits or one == other
    assert any(errors)


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_how_a_level_plays_is_the_games_to_say(game: str) -> None:
    match = tapete.new_match(game, seed=1)
    decision = match.pending[0]
    for name, skill in zip(("easy", "normal", "hard", "expert"), find(game).advice.levels, strict=True):
        seat, alike = match.seat(decision.seat), thinker(3, skill)
        level = bots.make(name, 3)
        assert level.choose(seat, decision).id == alike.choose(seat, decision).id
        assert getattr(level, "opinions", None) == alike.opinions


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_an_expert_searches_more_than_anybody_below(game: str) -> None:
    *below, expert = (skill.iterations for skill in find(game).advice.levels)
    assert expert > max(below)


def test_a_search_whose_time_is_up_ends_and_one_with_time_enough_is_not_changed_by_the_clock() -> None:
    match = tapete.new_match("seasons", seed=1)
    decision = match.pending[0]
    seat = match.seat(decision.seat)
    free, capped, none = SearchBot(3, 60), SearchBot(3, 60, longest=600), SearchBot(3, 60, longest=0)
    assert free.think(seat, decision) == capped.think(seat, decision)
    assert sum(opinion.visits for opinion in none.think(seat, decision)) == 1
