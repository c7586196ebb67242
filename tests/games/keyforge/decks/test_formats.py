"""Handicap, bidding, series, sealed, adaptive and reversal play, with the section of the book each follows."""

import msgspec
import pytest

import tapete
from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.cards.facts import SetCode
from tapete.games.keyforge.decks import Deck, read_deck, why_not_legal
from tapete.games.keyforge.decks.formats import Bidding, Handicap, Series, bidding, sealed, starting_chains
from tapete.kernel.errors import Illegal, NotYours


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


@pytest.mark.parametrize("seat", [2, -1])
def test_nobody_bids_starts_or_wins_who_has_no_seat(seat: int):
    for asked in (
        lambda: bidding(1, "2018").raised(seat, 3),
        lambda: bidding(1, "2018").given_in(seat),
        lambda: Series().after(seat),
        lambda: Series().starting(None, seat),
    ):
        with pytest.raises(Illegal) as refused:
            asked()
        assert refused.value.code == "no-seat"


def test_v17_the_winner_of_the_bidding_takes_a_deck_first_and_the_other_one_of_the_rest():  # Pujar cadenas
    bids = Bidding("2023", turn=0).raised(0, 1).raised(1, 2)
    with pytest.raises(Illegal):
        bids.decks(3, 2, 0)
    won = bids.given_in(0)
    assert won.decks(3, winners=2, losers=0) == (0, 2)
    for winners, losers, code in ((2, 2, "deck-taken"), (3, 0, "no-such-deck"), (0, -1, "no-such-deck")):
        with pytest.raises(Illegal) as refused:
            won.decks(3, winners, losers)
        assert refused.value.code == code


def test_v11_the_winner_of_the_bidding_plays_the_deck_that_was_bid_for():  # Apuesta de cadenas
    won = bidding(1, "2018", about=1).raised(0, 4).given_in(1)
    assert won.decks(2, winners=1, losers=0) == (1, 0)
    with pytest.raises(Illegal) as refused:
        won.decks(2, winners=0, losers=1)
    assert refused.value.code == "not-the-deck-bid-for"


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


def test_a_series_says_what_its_coming_game_is_laid_with():
    laid = {"format": "sealed", "first": 0, "collection": "MM"}
    adaptive = Series(adaptive=True, book="2023", seed=2)
    assert adaptive.settings(laid) == laid
    second = adaptive.after(1)
    assert second.settings(laid) == {"format": "reversal", "collection": "MM", "chains": [0, 0]}
    # chance has seat 1 bid first; seat 0 plays the deck that won twice, which seat 1 brought
    third = second.after(0).bid(1, 2).bid(0, 3).bid(1, None)
    assert third.settings(laid) == {"format": "reversal", "collection": "MM", "chains": [3, 0]}
    assert second.after(0).bid(1, None).settings({}) == {"format": "reversal", "chains": [0, 0]}
    assert second.after(0).bid(1, 0).bid(0, None).settings({}) == {"format": "archon", "chains": [0, 0]}
    plain = {"format": "reversal", "first": 0, "chains": [2, 0]}
    assert Series().after(1).settings(plain) == {"format": "reversal", "chains": [2, 0]}


@pytest.mark.parametrize(
    ("laid", "code"),
    [({"format": "reversal"}, "reversal-and-adaptive"), ({"chains": [0, 4]}, "bid-and-handicap")],
)
def test_an_adaptive_series_is_laid_without_reversal_and_handicap(laid: dict[str, object], code: str):
    with pytest.raises(Illegal) as refused:
        Series(adaptive=True).settings(laid)
    assert refused.value.code == code


def test_chains_are_bid_only_before_the_third_game_of_an_adaptive_series_and_in_turn():
    for series in (Series(adaptive=True), Series(adaptive=True).after(1), Series().after(0).after(1)):
        assert series.at_stake is None and series.bidder is None
        with pytest.raises(Illegal) as refused:
            series.bid(0, 1)
        assert refused.value.code == "no-bidding"
    series = Series(adaptive=True).after(1).after(0)
    # by the book of 2018 the loser of the second game is asked first
    assert (series.at_stake, series.bidder) == (1, 1)
    for chains in (3, None):
        with pytest.raises(NotYours):
            series.bid(0, chains)
    with pytest.raises(Illegal) as refused:
        series.bid(1, None).bid(0, 3)
    assert refused.value.code == "bidding-over"


def test_a_bot_bids_one_more_than_the_last_up_to_four_chains():
    series = Series(adaptive=True).after(1).after(0)
    said = []
    while (seat := series.bidder) is not None:
        said.append(series.bot_bid)
        series = series.bid(seat, series.bot_bid)
    assert said == [0, 1, 2, 3, 4, None] and (series.bid_won_by, series.chains()) == (1, (0, 4))


def test_an_ordinary_series_keeps_the_decks():
    assert Series().after(1).deck_of(0) == 0


def test_sealed_decks_are_new_legal_and_all_different():
    mine, yours = sealed(3, each=2)
    assert len({deck.archon for deck in (*mine, *yours)}) == 4
    assert all(why_not_legal(deck) is None for deck in (*mine, *yours))
    assert sealed(3, each=2) == (mine, yours) != sealed(4, each=2)


def test_reversal_players_play_each_others_deck_in_every_game():
    series = Series(reversal=True)
    for winner in (0, 1):
        assert [series.deck_of(0), series.deck_of(1)] == [1, 0]
        assert series.chains() == (0, 0)
        series = series.after(winner)
    assert [series.deck_of(0), series.deck_of(1)] == [1, 0] and series.winner is None


def test_a_reversal_match_gives_each_seat_the_deck_that_the_other_brought():
    decks = ["seed:1", "seed:aoa:2"]
    kept, swapped = (
        tapete.new_match("keyforge", decks=decks, chains=[0, 4], seed=1, format=format).table
        for format in ("archon", "reversal")
    )
    assert swapped.houses == kept.houses[::-1]
    assert [card.card.id for card in swapped.cast if card.owner == 0] == [
        card.card.id for card in kept.cast if card.owner == 1
    ]
    # a handicap is the player's
    assert swapped.chains == kept.chains == [0, 4]


def test_reversal_and_adaptive_are_not_mixed():
    with pytest.raises(Illegal) as refused:
        Series(adaptive=True, reversal=True)
    assert refused.value.code == "reversal-and-adaptive"


def test_sealed_players_open_decks_of_the_same_collections_drawn_from_those_named():
    named = (SetCode("CotA"), SetCode("WC"), SetCode("MM"))
    mine, yours = sealed(5, each=6, sets=named)
    assert [deck.set for deck in mine] == [deck.set for deck in yours]
    assert {deck.set for deck in mine} <= set(named) and len({deck.set for deck in mine}) > 1
    assert len({deck.fingerprint() for deck in (*mine, *yours)}) == 12


def first_decisions(decks: tuple[Deck, Deck], chains: tuple[int, int], count: int = 40) -> tapete.Match:
    """A game of two decks after some decisions, the first option each time."""
    match = tapete.new_match("keyforge", decks=decks, chains=chains, first=0, seed=1, check=True)
    assert [player["chains"] for player in match.view(0)["table"]["players"]] == list(chains)
    for _ in range(count):
        if not match.over:
            match.answer(0)
    return match


@pytest.mark.parametrize("n", range(len(collections())), ids=list(collections()))
def test_every_format_is_played_between_all_collections(n: int):
    sets = list(collections())
    here, there = sets[n], sets[(n + 1) % len(sets)]
    (mine,), _ = sealed(n, sets=(here,))
    _, (yours,) = sealed(n, sets=(there,))
    assert why_not_legal(mine) is None and why_not_legal(yours) is None
    brought = (mine, yours)
    for series, chains in (
        (Series(reversal=True), starting_chains((Handicap(), None), None)),
        (Series(adaptive=True).after(1), starting_chains((None, None), None)),
    ):
        decks = (brought[series.deck_of(0)], brought[series.deck_of(1)])
        assert decks == (yours, mine)
        played = first_decisions(decks, chains)
        assert len(played.answers) == 40


def test_a_sealed_table_opens_new_decks_of_one_collection_and_its_record_keeps_them():
    match = tapete.new_match("keyforge", seed=5, format="sealed")
    decks = [read_deck(msgspec.json.encode(deck).decode()) for deck in match.record().options["decks"]]
    assert decks[0].set == decks[1].set and decks[0].fingerprint() != decks[1].fingerprint()
    again = tapete.new_match("keyforge", seed=5, format="sealed")
    assert again.hash() == match.hash() == tapete.replay(match.record()).hash()
    assert tapete.new_match("keyforge", seed=6, format="sealed").hash() != match.hash()
    agreed = tapete.new_match("keyforge", seed=5, format="sealed", collection="GR").record().options["decks"]
    assert [deck["set"] for deck in agreed] == ["GR", "GR"]
    plain = tapete.new_match("keyforge", seed=5, collection="GR").record().options
    assert "decks" not in plain or plain["decks"] is None
