"""What each action of Untamed does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    side,
    table,
)

# Actions ----------------------------------------------------------------------------------------------------


def test_cooperative_hunting_deals_one_for_each_friendly_creature_wherever_one_likes() -> None:
    t = table(you=hand("cooperative-hunting") | line("troll", "bumpsy"), enemy=line("krump", "smaaash"))
    t.you.plays("cooperative-hunting").may_choose("troll", "bumpsy", "krump", "smaaash").picks(
        "krump", "smaaash"
    )
    assert t.enemy == line(damaged("krump", 1), damaged("smaaash", 1))
    assert t.is_quiet


def test_cooperative_hunting_counts_no_enemy_creatures() -> None:
    t = table(you=hand("cooperative-hunting"), enemy=line("krump", "smaaash"))
    t.you.plays("cooperative-hunting")
    assert t.enemy == line("krump", "smaaash")
    assert t.is_quiet


def test_curiosity_destroys_scientists_on_both_sides_and_nobody_else() -> None:
    t = table(
        you=hand("curiosity") | line("doc-bookton", "troll"), enemy=line("dextre", "batdrone", "dysania")
    )
    t.you.plays("curiosity")
    assert t.you == line("troll") | amber(1)
    assert t.enemy == line("batdrone", "dysania")
    assert t.is_quiet


def test_fertility_chant_gives_you_four_and_your_opponent_two() -> None:
    t = table(you=hand("fertility-chant"))
    t.you.plays("fertility-chant")
    assert (t.you.amber, t.enemy.amber) == (4, 2)
    assert t.is_quiet


def test_fogbank_stops_fights_in_the_opponents_next_turn_only() -> None:
    t = table(you=hand("fogbank") | line("snufflegator"), enemy=line("troll") | side(houses=["brobnar"]))
    t.you.plays("fogbank")
    assert t.you.can("fight", "snufflegator")
    t.you.ends_turn()
    assert not t.enemy.can("fight", "troll") and t.enemy.can("reap", "troll")
    t.enemy.ends_turn()
    assert t.you.can("fight", "snufflegator")


def test_full_moon_gives_one_for_each_creature_played_after_it_this_turn() -> None:
    t = table(you=hand("full-moon", "dew-faerie", "flaxia", "way-of-the-wolf"))
    t.you.plays("full-moon").plays("dew-faerie")
    assert t.you.amber == 1
    t.you.plays("way-of-the-wolf")
    assert t.you.amber == 2, "only its own bonus: an upgrade is no creature"
    assert t.is_quiet


def test_full_moon_is_over_with_the_turn_and_pays_only_its_player() -> None:
    t = table(you=hand("full-moon"), enemy=hand("dew-faerie") | side(houses=["untamed"]))
    t.you.plays("full-moon").ends_turn()
    t.enemy.plays("dew-faerie")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_grasping_vines_returns_up_to_three_artifacts_to_their_owners() -> None:
    mine, theirs = artifacts("cannon"), artifacts("library-of-babble", "world-tree", "pile-of-skulls")
    t = table(you=hand("grasping-vines") | mine, enemy=theirs)
    t.you.plays("grasping-vines").picks("cannon", "library-of-babble", "world-tree")
    assert t.you == hand("cannon") | artifacts()
    assert t.enemy == hand("library-of-babble", "world-tree") | artifacts("pile-of-skulls")
    assert t.is_quiet


def test_grasping_vines_may_return_none_and_no_creatures() -> None:
    t = table(you=hand("grasping-vines"), enemy=artifacts("cannon") | line("troll"))
    t.you.plays("grasping-vines").may_choose("cannon").picks("done")
    assert t.enemy == artifacts("cannon") | line("troll")
    assert t.is_quiet


@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_losing_one_may_forge_a_key_at_current_cost(card: str) -> None:
    t = table(you=hand(card) | amber(7))
    t.you.plays(card).picks("yes", "red")
    assert (t.you.keys, t.you.amber) == (1, 0)
    assert t.is_quiet


@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_without_amber_to_lose_nothing_is_forged_and_six_are_one_too_few(card: str) -> None:
    t = table(you=hand(card))
    t.you.plays(card)
    assert t.you.keys == 0 and t.is_quiet
    t = table(you=hand(card) | amber(6))
    t.you.plays(card)
    if not t.is_quiet:
        t.you.picks("yes")
    assert (t.you.keys, t.you.amber) == (0, 5)


def test_lifeweb_steals_two_if_the_opponent_played_three_creatures_last_turn() -> None:
    brood = hand("dew-faerie", "dust-pixie", "flaxia") | side(houses=["untamed"]) | amber(3)
    t = table(you=brood, enemy=hand("lifeweb") | side(houses=["untamed"]), house="untamed")
    t.you.plays("dew-faerie").plays("dust-pixie").plays("flaxia").ends_turn()
    t.enemy.plays("lifeweb")
    assert t.enemy.amber == 3
    assert t.is_quiet


def test_lifeweb_does_nothing_after_two_creatures() -> None:
    brood = hand("dew-faerie", "flaxia") | side(houses=["untamed"]) | amber(3)
    t = table(you=brood, enemy=hand("lifeweb") | side(houses=["untamed"]), house="untamed")
    t.you.plays("dew-faerie").plays("flaxia").ends_turn()
    t.enemy.plays("lifeweb")
    assert t.enemy.amber == 1


def test_lost_in_the_woods_shuffles_two_of_each_side_into_their_owners_decks() -> None:
    t = table(
        you=hand("lost-in-the-woods") | line("troll", "bumpsy", "krump"),
        enemy=line("smaaash", "headhunter"),
        house="untamed",
    )
    t.you.plays("lost-in-the-woods").may_choose("troll", "bumpsy", "krump").picks("troll", "krump")
    assert t.you == line("bumpsy")
    assert sorted(t.you.look("deck")) == ["krump", "troll"]
    assert t.enemy == line() and sorted(t.enemy.look("deck")) == ["headhunter", "smaaash"]
    assert t.is_quiet


def test_mimicry_is_the_action_it_copies_and_lies_in_your_own_discard_pile() -> None:
    t = table(
        you=hand("mimicry") | amber(0), enemy=discard("punch", "urchin", "fertility-chant") | line("troll")
    )
    t.you.plays("mimicry").may_choose("punch", "fertility-chant").picks("punch")
    assert t.enemy == line(damaged("troll", 3)) | discard("punch", "urchin", "fertility-chant")
    assert t.you == discard("mimicry") | amber(1)
    assert t.is_quiet


def test_natures_call_returns_up_to_three_creatures() -> None:
    t = table(you=hand("nature-s-call") | line("dew-faerie"), enemy=line("troll", "bumpsy", "krump"))
    t.you.plays("nature-s-call").picks("troll", "dew-faerie", "krump")
    assert t.you == hand("dew-faerie") | line()
    assert t.enemy == hand("troll", "krump") | line("bumpsy")
    assert t.is_quiet


def test_nocturnal_maneuver_exhausts_up_to_three_creatures() -> None:
    t = table(you=hand("nocturnal-maneuver"), enemy=line("troll", "bumpsy"))
    t.you.plays("nocturnal-maneuver").picks("troll", "done")
    assert t.enemy == line(exhausted("troll"), ready("bumpsy"))
    assert t.is_quiet


def test_perilous_wild_destroys_elusive_creatures_only() -> None:
    t = table(you=hand("perilous-wild") | line("dew-faerie", "snufflegator"), enemy=line("urchin", "troll"))
    t.you.plays("perilous-wild")
    assert t.you == line("snufflegator") and t.enemy == line("troll")
    assert t.is_quiet


def test_regrowth_returns_a_creature_from_your_discard_pile() -> None:
    t = table(
        you=hand("regrowth") | discard("troll", "punch", "bumpsy"), enemy=discard("krump"), house="untamed"
    )
    t.you.plays("regrowth").may_choose("troll", "bumpsy").picks("troll")
    assert t.you == hand("troll") | discard("regrowth", "punch", "bumpsy")
    assert t.is_quiet


def test_save_the_pack_destroys_the_damaged_and_costs_a_chain() -> None:
    t = table(
        you=hand("save-the-pack") | line(damaged("flaxia", 1)), enemy=line(damaged("troll", 1), "bumpsy")
    )
    t.you.plays("save-the-pack")
    assert t.you == line() and t.enemy == line("bumpsy")
    assert t.you.chains == 1
    assert t.is_quiet


def test_scout_sends_two_creatures_into_the_fray_with_skirmish() -> None:
    t = table(you=hand("scout") | line("dew-faerie", "flaxia", "snufflegator"), enemy=line("troll"))
    t.you.plays("scout").picks("dew-faerie", "flaxia").may_choose("dew-faerie", "flaxia").picks("flaxia")
    assert t.enemy == line(damaged("troll", 6))
    assert t.you == line(exhausted("dew-faerie"), exhausted("flaxia"), ready("snufflegator"))
    assert t.is_quiet


def test_scout_may_choose_nobody() -> None:
    t = table(you=hand("scout") | line("dew-faerie"), enemy=line("troll"))
    t.you.plays("scout").picks("done")
    assert t.you == line(ready("dew-faerie")) and t.enemy == line("troll")
    assert t.you.keyword("dew-faerie", "skirmish") == 0


@pytest.mark.parametrize("used, stolen", [(3, 2), (2, 0)])
def test_stampede_steals_two_after_three_different_creatures_were_used(used: int, stolen: int) -> None:
    herd = ["dew-faerie", "flaxia", "snufflegator"][:used]
    t = table(you=hand("stampede") | line(*herd), enemy=amber(5), house="untamed")
    for creature in herd:
        t.you.reaps(creature)
    before = t.you.amber
    t.you.plays("stampede")
    assert t.you.amber == before + 1 + stolen
    assert t.is_quiet


def test_the_common_cold_hurts_everybody_and_may_wipe_out_mars() -> None:
    mine, theirs = line("snufflegator"), line("troll", "grabber-jammer")
    t = table(you=hand("the-common-cold") | mine, enemy=theirs)
    t.you.plays("the-common-cold").picks("yes")
    assert t.you == line(damaged("snufflegator", 1)) and t.enemy == line(damaged("troll", 1))
    assert t.is_quiet
    t = table(you=hand("the-common-cold"), enemy=theirs)
    t.you.plays("the-common-cold").picks("no")
    assert len(t.enemy.look("creatures")) == 2


def test_troop_call_gathers_niffles_from_play_and_discard_but_not_the_enemys() -> None:
    mine = line("niffle-ape", "troll") | discard("niffle-queen", "flaxia")
    t = table(you=hand("troop-call") | mine, enemy=line("niffle-ape"))
    t.you.plays("troop-call")
    assert t.you == hand("niffle-ape", "niffle-queen") | line("troll") | discard("troop-call", "flaxia")
    assert t.enemy == line("niffle-ape")
    assert t.is_quiet


def test_vigor_pays_only_for_three_healed() -> None:
    t = table(you=hand("vigor"), enemy=line(damaged("troll", 5)))
    t.you.plays("vigor")
    if not t.is_quiet:
        t.you.picks(3)
    assert t.enemy == line(damaged("troll", 2)) and t.you.amber == 2
    t = table(you=hand("vigor"), enemy=line(damaged("troll", 2)))
    t.you.plays("vigor")
    if not t.is_quiet:
        t.you.picks(2)
    assert t.enemy == line("troll") and t.you.amber == 1


def test_word_of_returning_hurts_by_the_amber_and_takes_it() -> None:
    mine, theirs = line(holding("flaxia", 2)), line(holding("troll", 3), "bumpsy")
    t = table(you=hand("word-of-returning") | mine, enemy=theirs)
    t.you.plays("word-of-returning")
    assert t.enemy == line(damaged("troll", 3), "bumpsy")
    assert t.you == line(holding("flaxia", 2)) | amber(4)
    assert t.is_quiet
