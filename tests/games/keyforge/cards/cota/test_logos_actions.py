"""What each action of Logos does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    line,
    purged,
    side,
    table,
)

LOGOS = side(houses=["logos"])

# Actions ----------------------------------------------------------------------------------------------------


def test_bouncing_deathquark_destroys_pairs_as_long_as_both_sides_have_creatures() -> None:
    t = table(
        you=hand("bouncing-deathquark") | line("batdrone", "dextre"), enemy=line("troll", "krump", "bumpsy")
    )
    t.you.plays("bouncing-deathquark").may_choose("troll", "krump", "bumpsy").picks(
        "troll", "batdrone", "yes", "krump"
    )
    assert t.you == line() and t.enemy == line("bumpsy")
    assert t.is_quiet


def test_bouncing_deathquark_may_stop_after_one_pair() -> None:
    t = table(you=hand("bouncing-deathquark") | line("batdrone", "dextre"), enemy=line("troll", "krump"))
    t.you.plays("bouncing-deathquark").picks("troll", "batdrone", "no")
    assert t.you == line("dextre") and t.enemy == line("krump")
    assert t.is_quiet


def test_dimension_door_steals_what_reaping_would_gain() -> None:
    t = table(you=hand("dimension-door") | line("batdrone", "dextre"), enemy=amber(1))
    t.you.plays("dimension-door").reaps("batdrone")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    t.you.reaps("dextre")
    assert (t.you.amber, t.enemy.amber) == (1, 0), "nothing left to steal, and nothing gained"


def test_dimension_door_leaves_other_gains_alone() -> None:
    t = table(you=hand("dimension-door", "labwork"), enemy=amber(3))
    t.you.plays("dimension-door").plays("labwork")
    assert (t.you.amber, t.enemy.amber) == (1, 3)


def test_effervescent_principle_halves_both_pools_rounding_the_loss_down() -> None:
    t = table(you=hand("effervescent-principle") | amber(5), enemy=amber(4))
    t.you.plays("effervescent-principle")
    assert (t.you.amber, t.enemy.amber, t.you.chains) == (3, 2, 1)
    assert t.is_quiet


def test_foggify_forbids_fights_but_not_reaping() -> None:
    t = table(you=hand("foggify") | line("batdrone"), enemy=line("troll") | side(houses=["brobnar"]))
    t.you.plays("foggify").ends_turn()
    assert not t.enemy.can("fight", "troll") and t.enemy.can("reap", "troll")


def test_help_from_future_self_finds_the_traveller_and_shuffles_the_discard_pile_in() -> None:
    t = table(you=hand("help-from-future-self") | deck("troll", "timetraveller") | discard("punch"))
    t.you.plays("help-from-future-self").picks("timetraveller")
    assert t.you == hand("timetraveller") | discard("help-from-future-self")
    assert sorted(t.you.look("deck")) == ["punch", "troll"]
    assert t.is_quiet


def test_help_from_future_self_shuffles_even_when_nobody_is_found() -> None:
    t = table(you=hand("help-from-future-self") | deck("troll") | discard("punch"))
    t.you.plays("help-from-future-self")
    assert t.you == hand() and sorted(t.you.look("deck")) == ["punch", "troll"]


def test_interdimensional_graft_takes_what_is_left_after_a_key() -> None:
    t = table(you=hand("interdimensional-graft"), enemy=amber(8) | side(houses=["brobnar", "dis"]))
    t.you.plays("interdimensional-graft").ends_turn()
    t.enemy.picks("red")
    assert (t.you.amber, t.enemy.amber, t.enemy.keys) == (3, 0, 1)


def test_interdimensional_graft_takes_nothing_without_a_key() -> None:
    t = table(you=hand("interdimensional-graft"), enemy=amber(5) | side(houses=["brobnar", "dis"]))
    t.you.plays("interdimensional-graft").ends_turn()
    assert (t.you.amber, t.enemy.amber) == (1, 5)


def test_knowledge_is_power_archives_a_card_or_pays_for_the_archives() -> None:
    mine = hand("knowledge-is-power", "troll") | archives("krump", "bumpsy")
    t = table(you=mine)
    t.you.plays("knowledge-is-power").picks(0)
    assert t.you == archives("krump", "bumpsy", "troll") | amber(0)
    t = table(you=mine)
    t.you.plays("knowledge-is-power").picks(1)
    assert t.you == archives("krump", "bumpsy") | amber(2) | hand("troll")
    assert t.is_quiet


def test_labwork_archives_a_card_of_your_hand() -> None:
    t = table(you=hand("labwork", "troll", "krump") | discard("bumpsy"))
    t.you.plays("labwork").may_choose("troll", "krump").picks("troll")
    assert t.you == archives("troll") | hand("krump") | discard("labwork", "bumpsy")
    assert t.is_quiet


def test_library_access_draws_for_each_other_card_and_is_purged() -> None:
    t = table(you=hand("library-access", "labwork") | deck("troll", "krump", "bumpsy"))
    t.you.plays("library-access")
    assert t.you == purged("library-access") | hand("labwork") | discard()
    t.you.plays("labwork")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert len(t.you.look("deck")) == 2


def test_library_access_of_2018_goes_to_the_discard_pile() -> None:
    t = table(you=hand("library-access"), ruleset="2018")
    t.you.plays("library-access")
    assert t.you == discard("library-access") | purged()


@pytest.mark.parametrize("theirs, mine, drawn", [(2, 3, 1), (1, 1, 0)])
def test_neuro_syphon_robs_the_richer_only(theirs: int, mine: int, drawn: int) -> None:
    t = table(you=hand("neuro-syphon") | amber(0) | deck("troll"), enemy=amber(theirs))
    t.you.plays("neuro-syphon")
    assert len(t.you.look("hand")) == drawn
    assert t.you.amber == (2 if drawn else 1)
    assert t.is_quiet


def test_phase_shift_lets_one_card_of_another_house_be_played() -> None:
    t = table(you=hand("phase-shift", "dust-pixie", "flaxia", "labwork"))
    t.you.plays("phase-shift")
    assert t.you.can("play", "dust-pixie") and not t.you.can("discard", "dust-pixie")
    t.you.plays("dust-pixie")
    assert not t.you.can("play", "flaxia") and t.you.can("play", "labwork")


def test_phase_shift_is_not_spent_by_a_logos_card() -> None:
    t = table(you=hand("phase-shift", "dust-pixie", "library-access"))
    t.you.plays("phase-shift").plays("library-access")
    assert t.you.can("play", "dust-pixie")


def test_positron_bolt_runs_inward_from_a_flank() -> None:
    t = table(you=hand("positron-bolt"), enemy=line("troll", "krump", "smaaash", "bumpsy"))
    t.you.plays("positron-bolt").may_choose("troll", "bumpsy").picks("troll")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 2), damaged("smaaash", 1), "bumpsy")
    assert t.is_quiet


def test_positron_bolt_stops_where_the_line_ends() -> None:
    t = table(you=hand("positron-bolt"), enemy=line("troll", "krump"))
    t.you.plays("positron-bolt").picks("troll")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 2))
    assert t.is_quiet


def test_random_access_archives_archives_the_top_card_unseen() -> None:
    t = table(you=hand("random-access-archives", "punch") | deck("troll", "krump"))
    t.you.plays("random-access-archives")
    assert t.you == archives("troll") | deck("krump") | hand("punch")
    assert t.is_quiet


def test_remote_access_uses_an_enemy_artifact_for_you() -> None:
    t = table(
        you=hand("remote-access") | deck("troll") | artifacts("cannon"),
        enemy=artifacts("library-of-babble") | deck("krump"),
        house="logos",
    )
    t.you.plays("remote-access")
    assert t.you == hand("troll")
    assert t.enemy == artifacts(exhausted("library-of-babble")) | deck("krump")
    assert t.is_quiet


def test_reverse_time_swaps_deck_and_discard_pile() -> None:
    t = table(you=hand("reverse-time") | deck("troll", "krump") | discard("bumpsy"))
    t.you.plays("reverse-time")
    assert t.you == deck("bumpsy") | discard("reverse-time", "krump", "troll")
    assert t.is_quiet


def test_scrambler_storm_forbids_actions_next_turn_but_no_other_cards() -> None:
    t = table(you=hand("scrambler-storm"), enemy=hand("punch", "troll") | side(houses=["brobnar"]))
    t.you.plays("scrambler-storm").ends_turn()
    assert (
        not t.enemy.can("play", "punch") and t.enemy.can("discard", "punch") and t.enemy.can("play", "troll")
    )


def test_sloppy_labwork_archives_one_and_discards_another() -> None:
    t = table(you=hand("sloppy-labwork", "troll", "krump", "bumpsy"))
    t.you.plays("sloppy-labwork").picks("troll").may_choose("krump", "bumpsy").picks("krump")
    assert t.you == archives("troll") | hand("bumpsy") | discard("sloppy-labwork", "krump")
    assert t.is_quiet


def test_twin_bolt_emission_hits_two_different_creatures() -> None:
    t = table(you=hand("twin-bolt-emission"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("twin-bolt-emission").picks("troll").cannot_choose("troll").picks("bumpsy")
    assert t.enemy == line(damaged("troll", 2), "krump", damaged("bumpsy", 2))
    assert t.is_quiet


def test_twin_bolt_emission_hits_a_lonely_creature_once() -> None:
    t = table(you=hand("twin-bolt-emission"), enemy=line("troll"))
    t.you.plays("twin-bolt-emission")
    assert t.enemy == line(damaged("troll", 2))
    assert t.is_quiet


def test_wild_wormhole_plays_the_top_card_whatever_its_house() -> None:
    t = table(you=hand("wild-wormhole") | deck("dust-pixie", "troll"))
    t.you.plays("wild-wormhole")
    assert t.you == line("dust-pixie") | amber(3) | deck("troll")
    assert t.is_quiet
