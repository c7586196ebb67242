"""Rulings on what happens at once, follows, repeats and stands in for something else: abilities gained twice, power
that falls by itself, copies of one replacement, windows that outlive who opened them.
"""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    hand,
    line,
    table,
    upgraded,
)

BOTH = pytest.mark.parametrize("ruleset", ["2023", "2018"])

# Equal abilities («Mejoras», FAQ «Oficial Científico Morfeus») ------------------------------------------------


@BOTH
def test_v17_faq_morfeus_two_charges_give_two_play_abilities(ruleset: str) -> None:
    t = table(
        you=hand("charge", "charge", "champion-anaphiel"),
        enemy=line("troll"),
        house="sanctum",
        ruleset=ruleset,
    )
    t.you.plays("charge").plays("charge").plays("champion-anaphiel")
    assert t.enemy == line(damaged("troll", 4)) and t.is_quiet


@BOTH
def test_v17_mejoras_two_tunnelers_on_one_creature_draw_two_cards(ruleset: str) -> None:
    t = table(
        you=line("dextre")
        | artifacts("spectral-tunneler", "spectral-tunneler")
        | deck("troll", "krump", "bumpsy"),
        ruleset=ruleset,
    )
    t.you.acts("spectral-tunneler").acts("spectral-tunneler").reaps("dextre")
    assert t.you == hand("troll", "krump") and t.is_quiet


@BOTH
def test_v17_mejoras_two_duskrunners_on_one_creature_steal_twice(ruleset: str) -> None:
    t = table(
        you=line(upgraded("umbra", "duskrunner", "duskrunner")),
        enemy=amber(3),
        house="shadows",
        ruleset=ruleset,
    )
    t.you.reaps("umbra")
    assert (t.you.amber, t.enemy.amber) == (3, 1) and t.is_quiet
