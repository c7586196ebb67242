"""Advice and bots look at nothing that their seat cannot see, in the middle of battles too."""

from collections.abc import Iterator

import pytest

import tapete
from tapete import Match, Rng, bots
from tapete.games.relic import GAME
from tapete.games.relic.rules.kit import kit, moments

ADVICE = GAME.advice


def moments_of_play(seats: int, seed: int, every: int) -> Iterator[Match]:
    """A game of quick players, looked at every so many answers."""
    match = tapete.new_match("relic", seats=seats, seed=seed, rounds=20, checkpoints="action")
    rng = Rng(seed)
    for number in range(100_000):
        if match.over:
            return
        if number % every == 0 and not match.simultaneous:
            yield match
        ask = match.pending[0].ask
        # One answer in four at random, so that rare questions come up.
        wild = rng.below(4) == 0
        at = rng.below(len(ask.options)) if wild else ADVICE.suggest(match.table, ask, rng)
        match.answer(at, match.pending[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_suggestions_and_weights_are_the_same_for_tables_a_seat_cannot_tell_apart(seats: int) -> None:
    kinds = set()
    for match in moments_of_play(seats, seed=seats, every=3):
        ask = match.pending[0].ask
        world = match.sample_world(ask.seat, 5)
        twin = world.pending[0].ask
        kinds.add(ask.kind)
        assert twin.options == ask.options
        assert ADVICE.weigh(world.table, twin) == ADVICE.weigh(match.table, ask), ask
        assert ADVICE.suggest(world.table, twin, Rng(1)) == ADVICE.suggest(match.table, ask, Rng(1)), ask
    assert {"direction", "move", "roll-or-number"} < kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judgement_of_a_table_does_not_know_the_order_of_decks(seats: int) -> None:
    for match in moments_of_play(seats, seed=10 + seats, every=40):
        other = match.table.copy()
        other.decks = [tuple(Rng(3).shuffled(sorted(deck))) for deck in other.decks]
        for name in ("battle", "roll", "skill"):
            setattr(other, name, getattr(match.table, name))
        assert list(ADVICE.evaluate(other)) == list(ADVICE.evaluate(match.table))


@pytest.mark.parametrize("name", ["quick", "greedy", "search:8"])
def test_a_choice_amid_an_action_does_not_change_with_what_the_seat_cannot_see(name: str) -> None:
    checked = 0
    for match in moments_of_play(3, seed=23, every=1):
        decision = match.pending[0]
        if match.quiet or checked == 25:
            continue
        world = match.sample_world(decision.seat, 4)
        if world.seat(decision.seat).answered != match.seat(decision.seat).answered:
            continue  # answers are counted openly: a rival was asked something that this one was not
        chosen = bots.make(name, 9).choose(match.seat(decision.seat), decision).id
        assert bots.make(name, 9).choose(world.seat(decision.seat), world.pending[0]).id == chosen
        checked += 1
    assert checked == 25


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_remembered_of_a_players_cards_is_what_they_add_up_to(seats: int) -> None:
    for match in moments_of_play(seats, seed=30 + seats, every=1):
        for p in match.table.players:
            fresh = p.copy()
            fresh.changed()
            assert moments(match.table, p) == moments(match.table, fresh)
            kept, anew = kit(match.table, p), kit(match.table, fresh)
            assert all(getattr(kept, name) == getattr(anew, name) for name in type(kept).__slots__)
