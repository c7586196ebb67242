"""What KeyForge lends to bots: quick sensible play."""

import tapete
from tapete import Rng
from tapete.bots.playout import play_on
from tapete.games.keyforge import GAME
from tapete.games.keyforge.cards.facts import SetCode
from tapete.games.keyforge.decks import make_deck

from .table import line, table


def test_the_tide_is_weighed_less_than_the_end_of_the_turn_and_least_where_it_is_high() -> None:
    """Three chains are dear: quick players of Dark Tidings once held 24 of them from the second turn on."""
    for tide, enough in ((-1, 0.2), (1, 0.2), (0, 0.02)):
        t = table(you=line("troll"), tide=tide, tide_card=True)
        ask = t.match.pending[0].ask
        weights = dict(zip(ask.options, GAME.advice.weigh(t.state, ask), strict=True))
        assert 0 < weights[("tide", 0)] <= enough * weights["end"]


def test_quick_players_of_dark_tidings_do_not_drown_in_chains() -> None:
    decks = [make_deck(seed, SetCode("DT")) for seed in (1, 2)]
    match = tapete.new_match("keyforge", decks=decks, seed=3)
    play_on(match, GAME.advice, Rng(3), 120, 10_000)
    assert match.table.turn > 8 and max(match.table.chains) <= 12
