"""What each artifact, creature and upgrade of Brobnar does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

# Artifacts


def test_autocannon_shoots_at_whoever_enters_play() -> None:
    t = table(you=artifacts("autocannon") | hand("troll"), enemy=line("krump"))
    t.you.plays("troll")
    assert t.you == line(damaged("troll", 1)) and t.enemy == line("krump")
    assert t.is_quiet


def test_autocannon_shoots_at_enemies_too() -> None:
    t = table(you=artifacts("autocannon"), enemy=hand("krump") | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.plays("krump")
    assert t.enemy == line(damaged("krump", 1))


def test_banner_of_battle_strengthens_friends_only() -> None:
    t = table(you=artifacts("banner-of-battle") | line("troll"), enemy=line("krump"))
    assert (t.you.power("troll"), t.enemy.power("krump")) == (9, 6)


def test_cannon_deals_two_to_a_creature() -> None:
    t = table(you=artifacts("cannon") | line("bumpsy"), enemy=line("troll"))
    t.you.acts("cannon").may_choose("bumpsy", "troll").picks("troll")
    assert t.enemy == line(damaged("troll", 2))
    assert t.is_quiet and not t.you.can("action", "cannon")


def test_gauntlet_of_command_readies_and_fights_with_a_friend_of_any_house() -> None:
    t = table(
        you=artifacts("gauntlet-of-command") | line(exhausted("snufflegator")),
        enemy=line("troll"),
        house="brobnar",
    )
    t.you.acts("gauntlet-of-command")
    assert t.enemy == line(damaged("troll", 4)) and t.you == line(exhausted("snufflegator"))
    assert t.is_quiet


def test_iron_obelisk_counts_damaged_friends_of_brobnar() -> None:
    mine = line(
        damaged("troll", 1), damaged("krump", 1), "bumpsy", damaged("urchin", 0), damaged("flaxia", 1)
    )
    t = table(you=artifacts("iron-obelisk") | mine, enemy=line(damaged("smaaash", 1)))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 8)


def test_mighty_javelin_is_thrown_in_any_house() -> None:
    t = table(you=artifacts("mighty-javelin"), enemy=line("troll"), house="dis")
    t.you.omni("mighty-javelin")
    assert t.enemy == line(damaged("troll", 4)) and t.you == artifacts() | discard("mighty-javelin")
    assert t.is_quiet


def test_pile_of_skulls_captures_for_enemies_that_fall_in_your_turn() -> None:
    t = table(you=artifacts("pile-of-skulls") | line("troll", "krump"), enemy=line("bumpsy") | amber(3))
    t.you.fights("troll").may_choose("troll", "krump").picks("krump")
    assert t.you == line(damaged("troll", 5), holding("krump", 1)) and t.enemy.amber == 2
    assert t.is_quiet


def test_pile_of_skulls_rests_in_the_enemys_turn() -> None:
    t = table(
        you=artifacts("pile-of-skulls") | line("troll"),
        enemy=line("bumpsy") | amber(3) | side(houses=["brobnar"]),
    )
    t.you.ends_turn()
    t.enemy.fights("bumpsy")
    assert t.you == line(damaged("troll", 5)) and t.enemy.amber == 3


def test_screechbomb_costs_the_opponent_two() -> None:
    t = table(you=artifacts("screechbomb") | amber(3), enemy=amber(3), house="dis")
    t.you.omni("screechbomb")
    assert (t.you.amber, t.enemy.amber) == (3, 1) and t.you == artifacts()
    assert t.is_quiet


def test_the_warchest_pays_for_enemies_destroyed_in_fights() -> None:
    t = table(
        you=artifacts("the-warchest") | line("troll") | hand("punch"), enemy=line("bumpsy", "noddy-the-thief")
    )
    t.you.plays("punch").picks("noddy-the-thief")
    t.you.fights("troll", "bumpsy").acts("the-warchest")
    assert t.you.amber == 2, "one bonus, one for Bumpsy: Noddy did not fall in a fight"


# Creatures


def test_bilgum_avalanche_buries_enemies_when_you_forge() -> None:
    t = table(you=line("troll"), enemy=line("bilgum-avalanche") | amber(6) | side(houses=["brobnar", "dis"]))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line(damaged("troll", 2)) and t.enemy == line("bilgum-avalanche")


def test_bilgum_avalanche_does_not_mind_enemy_keys() -> None:
    t = table(you=line("bilgum-avalanche"), enemy=line("troll") | amber(6) | side(houses=["brobnar", "dis"]))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == line("troll") and t.you == line("bilgum-avalanche")


def test_bumpsy_costs_the_opponent_one_when_played() -> None:
    t = table(you=hand("bumpsy") | amber(1), enemy=amber(2))
    t.you.plays("bumpsy")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    assert t.is_quiet


def test_earthshaker_destroys_everybody_of_power_three_or_less() -> None:
    t = table(you=hand("earthshaker") | line("wardrummer"), enemy=line("commander-remiel", "snufflegator"))
    t.you.plays("earthshaker")
    assert t.you == line("earthshaker") and t.enemy == line("snufflegator")
    assert t.is_quiet


def test_firespitter_burns_all_enemies_before_it_fights() -> None:
    t = table(you=line("firespitter", "troll"), enemy=line("krump", "bumpsy"))
    t.you.fights("firespitter", "krump")
    assert t.enemy == line(damaged("bumpsy", 1)), "Krump took 1 and 5"
    assert t.you == line("troll")


def test_firespitter_burns_nobody_when_it_is_attacked() -> None:
    t = table(you=line("troll", "bumpsy"), enemy=line("firespitter"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5), "bumpsy")


def test_ganger_chieftain_may_send_a_neighbor_into_a_fight() -> None:
    t = table(you=hand("ganger-chieftain") | line("bumpsy", exhausted("troll")), enemy=line("krump"))
    t.you.plays("ganger-chieftain").picks("yes")
    assert t.enemy == line() and t.you == line(ready("bumpsy"), damaged("troll", 6), "ganger-chieftain")
    assert t.is_quiet


def test_ganger_chieftain_need_not() -> None:
    t = table(you=hand("ganger-chieftain") | line(exhausted("troll")), enemy=line("krump"))
    t.you.plays("ganger-chieftain").picks("no")
    assert t.enemy == line("krump") and t.you == line(exhausted("troll"), "ganger-chieftain")


def test_grenade_snib_costs_its_enemy_two_when_destroyed() -> None:
    t = table(you=line("troll") | amber(3), enemy=line("grenade-snib") | amber(3))
    t.you.fights("troll")
    assert (t.you.amber, t.enemy.amber) == (1, 3)


def test_headhunter_is_paid_for_fights_it_survives() -> None:
    t = table(you=line("headhunter"), enemy=line("urchin"))
    t.you.fights("headhunter")
    assert t.you.amber == 1
    t = table(you=line("headhunter"), enemy=line("troll"))
    t.you.fights("headhunter")
    assert t.you.amber == 0 and t.you == line()


def test_hebe_the_huge_tramples_the_others_who_are_unhurt() -> None:
    t = table(you=hand("hebe-the-huge") | line("troll"), enemy=line("krump", damaged("smaaash", 1)))
    t.you.plays("hebe-the-huge")
    assert t.you == line(damaged("troll", 2), "hebe-the-huge")
    assert t.enemy == line(damaged("krump", 2), damaged("smaaash", 1))
    assert t.is_quiet


@pytest.mark.parametrize("mine, playable", [(7, True), (6, False)])
def test_kelifi_dragon_needs_seven_amber_to_be_played(mine: int, playable: bool) -> None:
    t = table(you=hand("kelifi-dragon") | amber(mine))
    assert t.you.can("play", "kelifi-dragon") is playable
    assert t.you.can("discard", "kelifi-dragon")


def test_kelifi_dragon_gains_and_burns_after_fights_and_reaps() -> None:
    t = table(you=line("kelifi-dragon"), enemy=line("troll", "krump"))
    t.you.reaps("kelifi-dragon").picks("troll")
    assert t.you.amber == 2 and t.enemy == line(damaged("troll", 5), "krump")
    t = table(you=line("kelifi-dragon"), enemy=line("troll", "krump"))
    t.you.fights("kelifi-dragon", "troll").picks("krump")
    assert t.you.amber == 1 and t.enemy == line(damaged("krump", 5))


def test_king_of_the_crag_weakens_enemies_of_brobnar_only() -> None:
    t = table(you=line("king-of-the-crag", "troll"), enemy=line("krump", "ether-spider"))
    assert [t.enemy.power("krump"), t.enemy.power("ether-spider"), t.you.power("troll")] == [4, 7, 8]


def test_krump_robs_the_controllers_of_his_victims() -> None:
    t = table(you=line("krump"), enemy=line("bumpsy") | amber(2))
    t.you.fights("krump")
    assert t.enemy.amber == 1
    t = table(you=line("krump"), enemy=line("troll") | amber(2))
    t.you.fights("krump")
    assert t.enemy.amber == 2


@pytest.mark.parametrize("theirs, left", [(7, 5), (6, 6)])
def test_lomir_flamefist_burns_two_of_seven_or_more(theirs: int, left: int) -> None:
    t = table(you=hand("lomir-flamefist"), enemy=amber(theirs))
    t.you.plays("lomir-flamefist")
    assert t.enemy.amber == left
    assert t.is_quiet


def test_looter_goblin_is_paid_for_enemies_that_fall_after_it_reaped() -> None:
    t = table(you=line("looter-goblin", "troll"), enemy=line("bumpsy", "headhunter"))
    t.you.reaps("looter-goblin").fights("troll", "bumpsy")
    assert t.you.amber == 2
    t = table(you=line("looter-goblin", "troll"), enemy=line("bumpsy"))
    t.you.fights("troll", "bumpsy").reaps("looter-goblin")
    assert t.you.amber == 1


def test_mugwump_grows_on_its_victims() -> None:
    t = table(you=line(damaged("mugwump", 0)), enemy=line("bumpsy"))
    t.you.fights("mugwump")
    assert t.you == line(grown("mugwump", 1)) and t.you.power("mugwump") == 7
    t = table(you=line("mugwump"), enemy=line("troll"))
    t.you.fights("mugwump")
    assert t.you == line()


def test_pingle_who_annoys_bites_enemies_that_enter_and_no_friends() -> None:
    t = table(you=hand("troll"), enemy=line("pingle-who-annoys"))
    t.you.plays("troll")
    assert t.you == line(damaged("troll", 1))
    t = table(you=line("pingle-who-annoys") | hand("troll"))
    t.you.plays("troll")
    assert t.you == line("pingle-who-annoys", "troll")


def test_rock_hurling_giant_may_throw_for_each_brobnar_card_discarded() -> None:
    t = table(you=line("rock-hurling-giant") | hand("punch"), enemy=line("troll"))
    t.you.discards("punch").picks("yes", "troll")
    assert t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


def test_rock_hurling_giant_throws_for_no_other_house() -> None:
    t = table(you=line("rock-hurling-giant") | hand("urchin"), enemy=line("troll"), house="shadows")
    t.you.discards("urchin")
    assert t.enemy == line("troll") and t.is_quiet


@pytest.mark.parametrize("played, captured", [(["punch"], 1), ([], 0), (["punch", "cannon"], 0)])
def test_rogue_ogre_feasts_after_exactly_one_card(played: list[str], captured: int) -> None:
    t = table(you=line(damaged("rogue-ogre", 3)) | hand(*played), enemy=amber(2) | line("troll"))
    for one in played:
        t.you.plays(one)
        if not t.is_quiet:
            t.you.picks("troll")
    t.you.ends_turn()
    assert t.you == line(holding(damaged("rogue-ogre", 1 if captured else 3), captured))


def test_smaaash_stuns_a_creature_even_a_friend() -> None:
    t = table(you=hand("smaaash"), enemy=line("troll"))
    t.you.plays("smaaash").may_choose("smaaash", "troll").picks("troll")
    assert t.enemy == line(stunned("troll"))
    assert t.is_quiet


def test_tireless_crocag_is_of_every_house_but_never_reaps() -> None:
    t = table(you=line("tireless-crocag"), enemy=line("troll"), house="dis")
    assert t.you.can("fight", "tireless-crocag") and not t.you.can("reap", "tireless-crocag")


def test_tireless_crocag_dies_of_boredom() -> None:
    t = table(you=line("tireless-crocag") | hand("punch"), enemy=line("noddy-the-thief"), house="brobnar")
    t.you.plays("punch").picks("noddy-the-thief")
    assert t.you == line()


def test_troll_heals_three_when_it_reaps() -> None:
    t = table(you=line(damaged("troll", 5)))
    t.you.reaps("troll")
    assert t.you == line(damaged("troll", 2))
    t = table(you=line(damaged("troll", 5)), enemy=line("urchin"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5)), "fighting heals nothing"


def test_valdr_hits_flanks_harder() -> None:
    t = table(you=line("valdr"), enemy=line("troll", "krump", "ether-spider"))
    t.you.fights("valdr", "troll")
    assert "troll" in t.enemy.look("discard")
    t = table(you=line("valdr"), enemy=line("krump", "troll", "ether-spider"))
    t.you.fights("valdr", "troll")
    assert t.enemy == line("krump", damaged("troll", 6), "ether-spider")


def test_wardrummer_calls_the_other_friends_of_brobnar_home() -> None:
    t = table(you=hand("wardrummer") | line("troll", "urchin"), enemy=line("krump"))
    t.you.plays("wardrummer")
    assert t.you == line("urchin", "wardrummer") | hand("troll") and t.enemy == line("krump")
    assert t.is_quiet


# Upgrades


def test_blood_of_titans_gives_five_power() -> None:
    t = table(you=hand("blood-of-titans") | line("urchin", "krump"))
    t.you.plays("blood-of-titans", on="urchin")
    assert (t.you.power("urchin"), t.you.power("krump")) == (6, 6)
    assert t.is_quiet


def test_phoenix_heart_saves_its_creature_and_burns_the_rest() -> None:
    t = table(you=line("troll", "bumpsy"), enemy=line(upgraded("headhunter", "phoenix-heart"), "krump"))
    t.you.fights("troll", "headhunter")
    assert t.enemy == hand("headhunter") | line(damaged("krump", 3)) | discard("phoenix-heart")
    assert t.you == line(damaged("bumpsy", 3)), "5 and 3 are too much for the troll"


def test_yo_mama_mastery_heals_and_taunts() -> None:
    t = table(you=hand("yo-mama-mastery") | line(damaged("troll", 5), damaged("krump", 1)))
    t.you.plays("yo-mama-mastery", on="troll")
    assert t.you == line(upgraded("troll", "yo-mama-mastery"), damaged("krump", 1))
    assert (t.you.keyword("troll", "taunt"), t.you.keyword("krump", "taunt")) == (1, 0)
    assert t.is_quiet
