"""The nearest thing that cards of Brobnar must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    exhausted,
    hand,
    holding,
    houses,
    line,
    stunned,
    table,
    upgraded,
)


def test_banner_of_battle_helps_nobody_once_it_is_gone() -> None:
    t = table(you=artifacts("gorm-of-omm"), enemy=artifacts("banner-of-battle") | line("troll"))
    assert t.enemy.power("troll") == 9
    t.you.omni("gorm-of-omm")
    assert t.enemy.power("troll") == 8


def test_barehanded_leaves_creatures_and_upgrades() -> None:
    t = table(you=hand("barehanded"), enemy=line(upgraded("troll", "blood-of-titans")) | artifacts("cannon"))
    t.you.plays("barehanded")
    assert t.enemy == line(upgraded("troll", "blood-of-titans")) | artifacts() | deck("cannon")


def test_blood_money_takes_nothing_from_a_pool_and_pays_no_friend() -> None:
    t = table(you=hand("blood-money") | line("krump"), enemy=line("troll") | amber(3))
    t.you.plays("blood-money")
    assert t.you == line("krump") | amber(0) and t.enemy == line(holding("troll", 2)) | amber(3)


def test_blood_of_titans_helps_its_creature_only() -> None:
    t = table(you=hand("blood-of-titans") | line("troll", "krump"))
    t.you.plays("blood-of-titans", on="troll")
    assert (t.you.power("krump"), t.you.armor("troll")) == (6, 0)


def test_brothers_in_battle_leaves_other_houses_at_rest() -> None:
    t = table(you=hand("brothers-in-battle") | line("urchin", "dust-imp"), enemy=line("krump"))
    t.you.plays("brothers-in-battle").picks("dis")
    assert t.you.can("fight", "dust-imp") and not t.you.can("fight", "urchin")


def test_bumpsy_costs_nothing_when_it_reaps() -> None:
    t = table(you=line("bumpsy"), enemy=amber(2))
    t.you.reaps("bumpsy")
    assert t.enemy.amber == 2


def test_burn_the_stockpile_spares_six() -> None:
    t = table(you=hand("burn-the-stockpile"), enemy=amber(6))
    t.you.plays("burn-the-stockpile")
    assert t.enemy.amber == 6


def test_cannon_cannot_shoot_at_artifacts() -> None:
    t = table(you=artifacts("cannon"), enemy=line("troll", "krump") | artifacts("mighty-javelin"))
    t.you.acts("cannon").may_choose("troll", "krump")


def test_cowards_end_spares_the_wounded() -> None:
    t = table(you=hand("coward-s-end"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("coward-s-end")
    assert t.enemy == line(damaged("troll", 1))


def test_earthshaker_spares_power_four() -> None:
    t = table(you=hand("earthshaker"), enemy=line("snufflegator", "dust-imp"))
    t.you.plays("earthshaker")
    assert t.enemy == line("snufflegator") and t.you == line("earthshaker")


def test_follow_the_leader_does_not_wake_the_stunned() -> None:
    t = table(you=hand("follow-the-leader") | line(stunned("urchin"), "dust-imp"), enemy=line("troll"))
    t.you.plays("follow-the-leader")
    assert t.you.can("fight", "dust-imp") and not t.you.can("fight", "urchin")


def test_gauntlet_of_command_commands_no_enemies() -> None:
    t = table(you=artifacts("gauntlet-of-command") | line("troll", "krump"), enemy=line("bumpsy"))
    t.you.acts("gauntlet-of-command").may_choose("troll", "krump")


def test_grenade_snib_costs_nothing_when_it_returns_to_the_hand() -> None:
    t = table(you=hand("fear") | amber(3), enemy=line("grenade-snib"))
    t.you.plays("fear")
    assert t.you.amber == 3


def test_headhunter_is_not_paid_more_for_reaping() -> None:
    t = table(you=line("headhunter"))
    t.you.reaps("headhunter")
    assert t.you.amber == 1


def test_hebe_the_huge_spares_the_wounded_and_herself() -> None:
    t = table(you=hand("hebe-the-huge"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("hebe-the-huge")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 2)) and t.you == line("hebe-the-huge")


def test_iron_obelisk_does_not_count_the_unhurt() -> None:
    t = table(you=artifacts("iron-obelisk") | line("troll", "krump"))
    assert t.enemy.key_cost == 6


def test_king_of_the_crag_does_not_weaken_his_own() -> None:
    t = table(you=line("king-of-the-crag", "troll"), enemy=line("dust-imp"))
    assert (t.you.power("troll"), t.enemy.power("dust-imp")) == (8, 2)


def test_krump_takes_nothing_for_the_victims_of_others() -> None:
    t = table(you=line("krump", "troll"), enemy=line("bumpsy") | amber(2))
    t.you.fights("troll")
    assert t.enemy == line() | amber(2)


def test_lava_ball_does_not_reach_beyond_the_neighbors() -> None:
    t = table(you=hand("lava-ball"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("lava-ball").picks("troll")
    assert t.enemy == line(damaged("troll", 4), damaged("krump", 2), "bumpsy")


def test_lomir_flamefist_spares_six() -> None:
    t = table(you=hand("lomir-flamefist"), enemy=amber(6))
    t.you.plays("lomir-flamefist")
    assert t.enemy.amber == 6


def test_looter_goblin_is_not_paid_before_it_reaps_nor_for_friends() -> None:
    t = table(you=line("looter-goblin", "troll", "bumpsy"), enemy=line("dust-imp", "valdr"))
    t.you.fights("troll", "dust-imp")
    assert t.you.amber == 0
    t.you.reaps("looter-goblin").fights("bumpsy")
    assert t.you == line("looter-goblin", damaged("troll", 2)) | amber(1)


def test_mighty_javelin_is_not_thrown_while_exhausted() -> None:
    t = table(you=artifacts(exhausted("mighty-javelin")), enemy=line("troll"))
    assert not t.you.can("omni", "mighty-javelin")


def test_mugwump_does_not_grow_on_the_victims_of_others() -> None:
    t = table(you=line(damaged("mugwump", 2), "troll"), enemy=line("bumpsy"))
    t.you.fights("troll")
    assert t.you == line(damaged("mugwump", 2), damaged("troll", 5))


def test_phoenix_heart_does_not_burn_when_its_creature_is_returned() -> None:
    t = table(you=hand("fear"), enemy=line(upgraded("troll", "phoenix-heart"), "krump"))
    t.you.plays("fear").picks("troll")
    assert t.enemy == line("krump") | hand("troll")


def test_pingle_who_annoys_does_not_mind_artifacts() -> None:
    t = table(you=line("pingle-who-annoys"), enemy=hand("cannon") | line("troll") | houses("brobnar"))
    t.you.ends_turn()
    t.enemy.plays("cannon")
    assert t.enemy == artifacts("cannon") | line("troll") and t.is_quiet


def test_punch_cannot_strike_an_artifact() -> None:
    t = table(you=hand("punch"), enemy=artifacts("cannon"))
    t.you.plays("punch")
    assert t.enemy == artifacts("cannon") and t.is_quiet


def test_rogue_ogre_fasts_after_two_cards() -> None:
    t = table(you=line(damaged("rogue-ogre", 2)), enemy=amber(2), played=[0, 0])
    t.you.ends_turn()
    assert t.you == line(damaged("rogue-ogre", 2)) and t.enemy.amber == 2


def test_screechbomb_gives_nobody_what_is_lost() -> None:
    t = table(you=artifacts("screechbomb"), enemy=amber(1))
    t.you.omni("screechbomb")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_smaaash_stuns_nobody_when_it_reaps() -> None:
    t = table(you=line("smaaash"), enemy=line("troll"))
    t.you.reaps("smaaash")
    assert t.enemy == line("troll")


def test_smith_pays_nothing_for_as_many_creatures() -> None:
    t = table(you=hand("smith") | line("troll"), enemy=line("krump"))
    t.you.plays("smith")
    assert t.you.amber == 1, "its own icon"


def test_take_that_smartypants_needs_a_third_logos_card() -> None:
    t = table(you=hand("take-that-smartypants"), enemy=line("dextre", "batdrone", "troll") | amber(3))
    t.you.plays("take-that-smartypants")
    assert t.enemy.amber == 3


def test_the_warchest_does_not_pay_for_friends() -> None:
    t = table(you=artifacts("the-warchest") | line("bumpsy"), enemy=line("troll"))
    t.you.fights("bumpsy").acts("the-warchest")
    assert t.you == line() | amber(0)


def test_tremor_does_not_reach_beyond_the_neighbors() -> None:
    t = table(you=hand("tremor"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("tremor").picks("troll")
    assert t.enemy == line(stunned("troll"), stunned("krump"), "bumpsy")


def test_troll_does_not_heal_by_fighting() -> None:
    t = table(you=line(damaged("troll", 1)), enemy=line("dust-imp"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 3))


def test_valdr_hits_no_harder_in_the_middle() -> None:
    t = table(you=line("valdr"), enemy=line("krump", "troll", "bumpsy"))
    t.you.fights("valdr", "troll")
    assert t.enemy == line("krump", damaged("troll", 6), "bumpsy")


def test_wardrummer_calls_neither_strangers_nor_enemies() -> None:
    t = table(you=hand("wardrummer") | line("urchin"), enemy=line("troll"))
    t.you.plays("wardrummer")
    assert t.you == line("urchin", "wardrummer") and t.enemy == line("troll")


def test_warsong_does_not_pay_for_reaping() -> None:
    t = table(you=hand("warsong") | line("troll"))
    t.you.plays("warsong").reaps("troll")
    assert t.you.amber == 1


def test_yo_mama_mastery_heals_and_teaches_nobody_else() -> None:
    t = table(you=hand("yo-mama-mastery") | line(damaged("troll", 2), damaged("krump", 2)))
    t.you.plays("yo-mama-mastery", on="troll")
    assert t.you == line(upgraded("troll", "yo-mama-mastery"), damaged("krump", 2))
    assert t.you.keyword("krump", "taunt") == 0
