"""What Relic lends to bots: readiness for the centre, and strength with a small budget."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete import Rng, bots
from tapete.bots.playout import play_on
from tapete.games.relic.judgement import ready
from tapete.games.relic.prospects import turns_at_centre
from tapete.games.relic.standing import FITTED, net, standing

from .play import hero, table


def dealt(scenario: str) -> Any:
    """A table of two, both with a character, at the first turn."""
    match = tapete.new_match("relic", seats=2, seed=4, scenario=scenario)
    while match.table.turn == 0 and match.table.players[0].character < 0:
        match.answer(0, match.pending[0])
    return match.table


def grown(t: Any, dial: int) -> Any:
    """The first player with a relic, six Life and all dials at a number."""
    p = t.players[0]
    p.dials, p.life, p.kit = (dial, dial, dial), 6, None
    relic = t.decks[6][-1]
    t.decks[6], p.assets = t.decks[6][:-1], (*p.assets, relic)
    return p


def test_arriving_is_enough_in_the_mystery_beyond():
    t = dealt("mystery-beyond")
    assert turns_at_centre(t, t.players[0]) == 1.0


@pytest.mark.parametrize("scenario", ["kairos", "lord-of-the-last-gate", "drowned-choir"])
def test_higher_dials_shorten_the_confrontation(scenario: str):
    t = dealt(scenario)
    p = grown(t, 3)
    weak = turns_at_centre(t, p)
    p.dials = (12, 12, 12)
    assert turns_at_centre(t, p) < weak


def test_a_weak_player_grows_before_meeting_the_drowned_choir():
    t = dealt("drowned-choir")
    p = grown(t, 5)
    assert not ready(t, p)
    p.dials = (12, 12, 12)
    assert ready(t, p)


def test_nobody_waits_where_growing_changes_nothing():
    t = dealt("tribunal-of-ash")
    assert ready(t, grown(t, 3))


def test_nobody_is_ready_without_a_relic():
    t = dealt("mystery-beyond")
    p = t.players[0]
    p.dials, p.life = (12, 12, 12), 8
    assert not ready(t, p)


def test_a_relic_brings_the_end_nearer():
    t = dealt("kairos")
    before = standing(t, t.players[0])
    assert standing(t, grown(t, max(t.players[0].dials))) > before


def winner(seed: int, seats: tuple[str, str]) -> str:
    match = tapete.new_match("relic", seats=2, seed=seed, checkpoints="action")
    players = [bots.make(name, 10 * seed + i) for i, name in enumerate(seats)]
    while not match.over:
        decision = match.pending[0]
        match.answer(players[decision.seat].choose(match.seat(decision.seat), decision))
    return seats[match.outcome.winners[0]] if match.outcome.winners else "nobody"


def test_greedy_beats_random():
    pairs = [("greedy", "random"), ("random", "greedy")]
    won = [winner(seed, pairs[seed % 2]) for seed in range(10)]
    assert won.count("greedy") >= 9
    assert "nobody" not in won


@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_whoever_has_a_relic_enters_where_arriving_wins(bot: str):
    t = table(hero(space="guardian-of-the-rift", assets=["reverent-fist"], life=6, level=6), step="move")
    chosen = bots.make(bot, 3).choose(t.match.seat(0), t.match.pending[0])
    assert (t.asked, chosen.id) == ("enter", "enter")


@pytest.mark.parametrize("bot", ["greedy", "search:400"])
def test_whoever_is_too_weak_for_the_confrontation_stays_out(bot: str):
    you = hero(space="guardian-of-the-rift", assets=["reverent-fist"], life=6, level=4)
    t = table(you, step="move", scenario="lord-of-the-last-gate")
    chosen = bots.make(bot, 3).choose(t.match.seat(0), t.match.pending[0])
    assert (t.asked, chosen.id) == ("enter", "stay-out")


def test_a_playout_ends_with_the_turn():
    match = tapete.new_match("relic", seats=2, seed=4, checkpoints="action")
    advice, rng = match.game.advice, Rng(1)
    play_on(match, advice, rng, 300, turn=4)
    assert match.table.turn == 5
    play_on(match, advice, rng, 300, turn=4)
    assert match.table.turn == 5


def test_a_scenario_of_a_pack_of_ones_own_is_taken_for_the_mean_of_all():
    known = [net(1, name).bends[0].start for name in FITTED["bends"][0]["scenarios"]]
    assert net(1, "of-our-own").bends[0].start == pytest.approx(sum(known) / len(known))
    assert len(set(known)) == 5
