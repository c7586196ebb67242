"""Handicap, bidding, series, sealed and adaptive play, with the section of the book each follows."""

import pytest

from tapete.games.keyforge.decks import why_not_legal
from tapete.games.keyforge.decks.formats import Bidding, Handicap, Series, bidding, sealed, starting_chains
from tapete.kernel.errors import Illegal


def played(handicap: Handicap, results: str) -> list[int]:
    """The chains after each game; W won, L lost by the chained deck."""
    chains = []
    for result in results:
        handicap = handicap.after(won=result == "W")
        chains.append(handicap.chains)
    return chains


def test_v17_handicap_moves_after_two_games_in_a_row():  # Hándicap de cadenas (opcional)
    assert played(Handicap("2023"), "WWWLWWLLLL") == [4, 5, 5, 5, 5, 6, 6, 5, 5, 4]


def test_v11_handicap_moves_after_three_games_in_a_row():  # Sugerencia para asignar cadenas
    assert played(Handicap("2018"), "WWWWWLLLWWL") == [4, 4, 5, 5, 5, 5, 5, 4, 4, 4, 4]


def test_a_handicap_stays_between_no_chains_and_24():  # Cadenas
    assert played(Handicap("2023", chains=24), "WW") == [24, 24]
    assert played(Handicap("2023", chains=0), "LL") == [0, 0]


def test_v17_first_bidder_is_random_and_each_raise_is_at_least_one():  # Pujar cadenas
    assert {bidding(seed).turn for seed in range(20)} == {0, 1}
    bids = Bidding("2023", turn=0).raised(0, 0)
    assert bids.why_not_bid(1, 0).code == "bid-too-low"
    assert bids.why_not_bid(1, 1) is None
    assert bids.why_not_bid(0, 5).code == "not-your-bid"
    won = bids.raised(1, 3).given_in(0)
    assert (won.winner, won.chains()) == (1, (0, 3))


def test_a_bid_beyond_24_chains_is_refused():
    assert Bidding("2023", turn=0).why_not_bid(0, 25).code == "too-many-chains"
    assert Bidding("2023", turn=0).why_not_bid(0, 24) is None


def test_v11_example_julie_plays_mother_mahospot_with_seven_chains():  # Apuesta de cadenas
    julie, terry = 0, 1
    bids = bidding(1, "2018", about=0).raised(julie, 5).raised(terry, 6).raised(julie, 7).given_in(terry)
    assert (bids.winner, bids.about, bids.chains()) == (julie, 0, (7, 0))


def test_v11_anyone_may_open_the_bidding():
    assert bidding(1, "2018").why_not_bid(0, 4) is None and bidding(1, "2018").why_not_bid(1, 4) is None


def test_nobody_bids_once_the_bidding_is_over():
    over = Bidding("2023", turn=0).given_in(0)
    assert (over.winner, over.chains()) == (1, (0, 0))
    with pytest.raises(Illegal):
        over.raised(0, 3)
    with pytest.raises(Illegal):
        over.given_in(1)


def test_handicap_and_bidding_are_never_used_together():  # both entries of v17.2
    won = Bidding("2023", turn=0).raised(0, 2).given_in(1)
    assert starting_chains((Handicap(), None), None) == (4, 0)
    assert starting_chains((None, None), won) == (2, 0)
    with pytest.raises(Illegal) as refused:
        starting_chains((Handicap(), None), won)
    assert refused.value.code == "bid-and-handicap"


def test_the_loser_of_the_last_game_chooses_who_starts():  # v1.1, Preparación, paso 4
    series = Series().starting(None, 1).after(won_by=0)
    assert series.chooses_who_starts == 1
    with pytest.raises(Illegal):
        series.starting(0, 0)
    with pytest.raises(Illegal):
        series.starting(None, 0)
    assert series.starting(1, 0).first == 0


def test_a_series_of_three_ends_with_the_second_win():
    series = Series().after(0).after(1)
    assert series.winner is None
    assert series.after(1).winner == 1
    with pytest.raises(Illegal):
        series.after(1).after(0)


def test_adaptive_players_swap_decks_then_bid_for_the_deck_that_won_twice():
    series = Series(adaptive=True)
    assert [series.deck_of(0), series.deck_of(1)] == [0, 1]
    series = series.after(1)
    assert [series.deck_of(0), series.deck_of(1)] == [1, 0]
    series = series.after(0)
    with pytest.raises(Illegal):
        series.deck_of(0)
    bids = Bidding("2018", None, about=1).raised(1, 2).raised(0, 5).given_in(1)
    third = Series(series.winners, adaptive=True, bids=bids)
    assert [third.deck_of(0), third.deck_of(1)] == [1, 0]
    assert third.chains() == (5, 0)


def test_adaptive_ends_when_one_player_wins_with_both_decks():
    assert Series(adaptive=True).after(1).after(1).winner == 1


def test_an_ordinary_series_keeps_the_decks():
    assert Series().after(1).deck_of(0) == 0


def test_sealed_decks_are_new_legal_and_all_different():
    mine, yours = sealed(3, each=2)
    assert len({deck.archon for deck in (*mine, *yours)}) == 4
    assert all(why_not_legal(deck) is None for deck in (*mine, *yours))
    assert sealed(3, each=2) == (mine, yours) != sealed(4, each=2)
