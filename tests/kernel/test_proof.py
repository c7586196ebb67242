"""A proof tries everything: every option, every face of a die, and what nobody can list stays open between bounds."""

from typing import Any

import pytest
from tests.every_game.games import SETUPS

import tapete
from tapete.kernel import Ask
from tapete.kernel.chance import Dice, Die, Pick, Shuffle
from tapete.kernel.proof import Proof, TooLarge, TurnGoal, ways

#: Trove: seat 0 is to dig, to show a gem or to gamble with a die
TROVE = {
    "seats": 2, "step": 2, "turn": 3, "active": 0, "deck": [5, 6, 7, 10, 11], "hands": [[0, 1], [2, 3, 4]],
    "vaults": [[8], [9]], "shown": [], "points": [4, 4],
}  # fmt: skip


class Points(TurnGoal):
    """The most points when the turn is over."""

    most = 40.0

    def measure(self, start: Any, t: Any, seat: int) -> float:
        return float(t.points[seat])

    def poses(self, t: Any, ask: Ask) -> bool:
        return True

    def key(self, t: Any) -> Any:
        return [t.points, t.hands, t.deck, t.shown]


def proof(most: int = 1000) -> Proof:
    match = tapete.new_match(SETUPS["toy for two"]["game"], position=TROVE, seed=1, checkpoints="action")
    return Proof(Points(), match, 0, most)


def test_every_face_of_a_die_is_followed_with_its_share() -> None:
    tried = proof()
    at = next(i for i, option in enumerate(tried.match.pending[0].options) if option.id == "gamble")
    fallen = [(share, world.table.points[0] - 4) for share, world, cut in tried.fallen(tried.match, at, 0.0)]
    sides = len(fallen)
    assert sides > 1 and tried.chance
    assert sorted(points for _, points in fallen) == list(range(1, sides + 1))
    assert sum(share for share, _ in fallen) == pytest.approx(1)
    assert tried.options(tried.match)[at].low == pytest.approx(4 + (sides + 1) / 2)


def test_what_is_too_rare_to_follow_is_open_between_the_least_and_the_most() -> None:
    tried = proof()
    at = next(i for i, option in enumerate(tried.match.pending[0].options) if option.id == "gamble")
    (only,) = tried.fallen(tried.match, at, 1.0)
    assert only[0] == 1.0 and only[2], "one way, and it says that others were left out"


def test_the_match_itself_is_left_as_it_was() -> None:
    tried = proof()
    before = tried.match.hash()
    tried.options(tried.match)
    assert tried.match.hash() == before


def test_a_proof_that_would_look_at_too_many_tables_gives_up() -> None:
    with pytest.raises(TooLarge):
        tried = proof(most=2)
        tried.options(tried.match)


def test_chance_is_listed_where_it_can_be() -> None:
    assert list(ways(Die(6))) == [1, 2, 3, 4, 5, 6]
    assert list(ways(Pick(3))) == [0, 1, 2]
    assert len(list(ways(Dice(2, 6)))) == 36
    assert not ways(Shuffle([1, 2, 3])), "a shuffle is not"
