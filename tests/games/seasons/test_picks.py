"""Picks that a page may gather are answers that the rules take one after another."""

import pytest

import tapete
from tapete import Match, Rng
from tapete.kernel.view_shape import PicksView


def gathered(match: Match) -> PicksView | None:
    decision = match.pending[0]
    return match.game.picks(match.table, decision.ask)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_picked_at_once_can_be_sent_one_by_one(seed: int) -> None:
    match, rng, chains = tapete.new_match("seasons", seats=2, level="mage", seed=seed), Rng(seed), 0
    while not match.over:
        picks, kind = gathered(match), match.pending[0].kind
        if picks is None:
            match.answer(rng.below(len(match.pending[0].options)), match.pending[0])
            continue
        chains += 1
        bag = [option for option, most in sorted(picks.most.items()) for _ in range(most)]
        assert len(bag) >= picks.count >= 2
        bag = rng.shuffled(bag)
        for option in bag[: picks.count if picks.exact else 1 + rng.below(picks.count)]:
            if match.over or match.pending[0].kind != kind:
                # The rules ask no more where nothing is left to choose.
                break
            match.answer(option, match.pending[0])
    assert chains > 3
