"""What each Brobnar card of Age of Ascension does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

BROBNAR = side(houses=["brobnar", "logos", "dis"])


def test_1_2_punch_stuns_an_enemy_creature() -> None:
    t = table(you=hand("1-2-punch") | line("troll"), enemy=line("krump", stunned("bumpsy")))
    t.you.plays("1-2-punch").may_choose("krump", "bumpsy").picks("krump")
    assert t.enemy == line(stunned("krump"), stunned("bumpsy")) and t.is_quiet


def test_1_2_punch_destroys_one_that_was_stunned_already() -> None:
    t = table(you=hand("1-2-punch"), enemy=line("krump", stunned("bumpsy")))
    t.you.plays("1-2-punch").picks("bumpsy")
    assert t.enemy == line("krump") | discard("bumpsy") and t.is_quiet


def test_bingle_bangbang_hurts_the_neighbors_of_its_foe_before_they_fight() -> None:
    t = table(you=line("bingle-bangbang"), enemy=line("krump", "troll", "bumpsy", "groke"))
    t.you.fights("bingle-bangbang", "troll")
    assert t.enemy == line(damaged("krump", 5), damaged("troll", 2), "groke") and t.you == line()


def test_bingle_bangbang_spares_neighbors_of_whoever_attacks_it() -> None:
    t = table(you=line("krump", "troll", "groke"), enemy=line("bingle-bangbang"))
    t.you.fights("troll")
    assert t.you == line("krump", damaged("troll", 2), "groke") and t.is_quiet


def test_brammo_hurts_both_enemy_flanks() -> None:
    t = table(you=hand("brammo") | line("troll"), enemy=line("krump", "bumpsy", "groke"))
    t.you.plays("brammo")
    assert t.enemy == line(damaged("krump", 2), "bumpsy", damaged("groke", 2))
    assert t.you == line("troll", "brammo") and t.is_quiet


def test_brammo_hurts_a_lone_enemy_once() -> None:
    t = table(you=hand("brammo"), enemy=line("krump"))
    t.you.plays("brammo")
    assert t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_cowfyne_hurts_the_neighbors_of_its_foe() -> None:
    t = table(you=line("cowfyne"), enemy=line("krump", "bumpsy", "groke", "troll"))
    t.you.fights("cowfyne", "bumpsy")
    assert t.enemy == line(damaged("krump", 2), damaged("groke", 2), "troll") and t.is_quiet


def test_cowfyne_has_no_neighbors_to_hurt_beside_a_lone_foe() -> None:
    t = table(you=line("cowfyne"), enemy=line("troll"))
    t.you.fights("cowfyne")
    assert t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_drummernaut_returns_another_friendly_giant() -> None:
    """Reglamento maestro v17.2, errata: «Bateronauta»."""
    t = table(you=hand("drummernaut") | line("troll", "bingle-bangbang"), enemy=line("krump"))
    t.you.plays("drummernaut")
    assert t.you == line("bingle-bangbang", "drummernaut") | hand("troll") and t.is_quiet


def test_drummernaut_never_returns_itself() -> None:
    t = table(you=line("drummernaut", "bingle-bangbang"), enemy=line("krump"))
    t.you.reaps("drummernaut")
    assert t.you == line("drummernaut", "bingle-bangbang") | hand() and t.is_quiet


def test_first_blood_shares_two_damage_for_each_brobnar_creature() -> None:
    t = table(you=hand("first-blood") | line("groke", "cowfyne", "dextre"), enemy=line("krump", "bumpsy"))
    t.you.plays("first-blood").picks("krump", "bumpsy", "krump", "krump")
    assert t.enemy == line(damaged("krump", 3), damaged("bumpsy", 1)) and t.is_quiet


def test_first_blood_does_nothing_without_brobnar_creatures() -> None:
    t = table(you=hand("first-blood") | line("dextre"), enemy=line("krump"), house="brobnar")
    t.you.plays("first-blood")
    assert t.enemy == line("krump") and t.is_quiet


def test_foozle_gains_after_an_enemy_creature_was_destroyed_in_any_way() -> None:
    t = table(you=hand("1-2-punch") | line("foozle"), enemy=line(stunned("bumpsy")))
    t.you.plays("1-2-punch").reaps("foozle")
    assert t.you.amber == 3 and t.is_quiet


def test_foozle_gains_nothing_for_friends_or_for_the_turn_before() -> None:
    t = table(you=hand("punch") | line("foozle", "urchin"), enemy=line("troll") | BROBNAR)
    t.you.plays("punch").picks("urchin").reaps("foozle")
    assert t.you.amber == 2
    t.you.ends_turn()
    t.enemy.chooses("brobnar").reaps("troll")
    assert t.state.destroyed == () and t.is_quiet


def test_groggins_attacks_only_flank_creatures() -> None:
    t = table(you=line("groggins"), enemy=line("krump", "bumpsy", "groke"))
    t.you.fights("groggins").may_choose("krump", "groke").picks("groke")
    assert t.enemy == line("krump", "bumpsy") and t.is_quiet


def test_groggins_cannot_pass_the_taunt_beside_a_flank() -> None:
    t = table(you=line("groggins"), enemy=line("krump", "champion-anaphiel", "bumpsy"))
    assert not t.you.can("fight", "groggins") and t.you.can("reap", "groggins")
    assert t.you.why_not("fight", "groggins") == "no-enemy-creature"


def test_groke_makes_the_opponent_lose_one_by_fighting() -> None:
    t = table(you=line("groke"), enemy=line("dust-pixie") | amber(2))
    t.you.fights("groke")
    assert (t.you.amber, t.enemy.amber) == (0, 1) and t.is_quiet


def test_groke_takes_nothing_by_reaping() -> None:
    t = table(you=line("groke"), enemy=line("bumpsy") | amber(2))
    t.you.reaps("groke")
    assert (t.you.amber, t.enemy.amber) == (1, 2) and t.is_quiet


def test_into_the_fray_readies_a_creature_after_each_of_its_fights() -> None:
    t = table(you=hand("into-the-fray") | line("groke", "troll"), enemy=line("bumpsy", "urchin") | amber(3))
    t.you.plays("into-the-fray").picks("troll").fights("troll", "bumpsy")
    assert t.you == line("groke", ready(damaged("troll", 5)))
    t.you.fights("groke")
    assert t.you == line(exhausted("groke"), ready(damaged("troll", 5))) and t.is_quiet


def test_into_the_fray_does_not_ready_after_reaping_nor_reach_other_houses() -> None:
    t = table(you=hand("into-the-fray") | line("groke", "dextre"), enemy=line("bumpsy"))
    t.you.plays("into-the-fray").reaps("groke")
    assert t.you == line(exhausted("groke"), "dextre") and t.is_quiet


def test_lollop_the_titanic_deals_no_damage_when_attacked() -> None:
    t = table(you=line("troll"), enemy=line("lollop-the-titanic"))
    t.you.fights("troll")
    assert t.you == line("troll") and t.enemy == line(damaged("lollop-the-titanic", 8))


def test_lollop_the_titanic_deals_its_power_when_it_attacks() -> None:
    t = table(you=line("lollop-the-titanic"), enemy=line("troll"))
    t.you.fights("lollop-the-titanic")
    assert t.you == line(damaged("lollop-the-titanic", 8)) and t.enemy == line() and t.is_quiet


def test_pound_hurts_a_creature_and_its_neighbors() -> None:
    t = table(you=hand("pound"), enemy=line("krump", "bumpsy", "groke"))
    t.you.plays("pound").picks("bumpsy")
    assert t.enemy == line(damaged("krump", 1), damaged("bumpsy", 2), damaged("groke", 1)) and t.is_quiet


def test_pound_splashes_only_within_one_battleline() -> None:
    t = table(you=hand("pound") | line("troll"), enemy=line("krump", "groke"))
    t.you.plays("pound").may_choose("troll", "krump", "groke").picks("troll")
    assert t.you == line(damaged("troll", 2)) and t.enemy == line("krump", "groke") and t.is_quiet


def test_culf_the_quiet_evades_the_first_attack_of_a_turn() -> None:
    t = table(you=line("groke", "troll"), enemy=line("culf-the-quiet"))
    t.you.fights("groke")
    assert t.enemy == line("culf-the-quiet") and t.you == line("groke", "troll")
    t.you.fights("troll")
    assert t.enemy == line() and t.you == line("groke", damaged("troll", 6)) and t.is_quiet


def test_culf_the_quiet_is_hit_at_once_by_whoever_ignores_elusive() -> None:
    """Reglamento maestro v17.2, FAQ «Elusivo»: Simio Niffle."""
    t = table(you=line("niffle-ape", "dust-pixie"), enemy=line("culf-the-quiet"))
    t.you.fights("niffle-ape")
    assert t.enemy == line(damaged("culf-the-quiet", 3)) and t.you == line("dust-pixie")
    t.you.fights("dust-pixie")
    assert t.enemy == line(damaged("culf-the-quiet", 4)) and t.is_quiet


def test_flamethrower_deals_one_with_one_splash() -> None:
    t = table(you=artifacts("flamethrower"), enemy=line("krump", "bumpsy", "groke"))
    t.you.acts("flamethrower").picks("krump")
    assert t.enemy == line(damaged("krump", 1), damaged("bumpsy", 1), "groke") and t.is_quiet


def test_flamethrower_is_no_omni() -> None:
    t = table(you=artifacts("flamethrower"), enemy=line("krump"), house="dis")
    assert not t.you.can("action", "flamethrower") and not t.you.can("omni", "flamethrower")


def test_flamewake_shaman_deals_two_to_any_creature() -> None:
    t = table(you=hand("flamewake-shaman"), enemy=line("krump"))
    t.you.plays("flamewake-shaman").may_choose("krump", "flamewake-shaman").picks("krump")
    assert t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_flamewake_shaman_burns_nobody_by_reaping() -> None:
    t = table(you=line("flamewake-shaman"), enemy=line("krump"))
    t.you.reaps("flamewake-shaman")
    assert t.enemy == line("krump") and t.is_quiet


def test_gargantes_scrapper_deals_three_with_three_amber() -> None:
    t = table(you=hand("gargantes-scrapper") | amber(3), enemy=line("krump", "troll"))
    t.you.plays("gargantes-scrapper").may_choose("krump", "troll").picks("krump")
    assert t.enemy == line(damaged("krump", 3), "troll") and t.is_quiet


def test_gargantes_scrapper_does_nothing_with_two_amber() -> None:
    t = table(you=hand("gargantes-scrapper") | amber(2), enemy=line("krump"))
    t.you.plays("gargantes-scrapper")
    assert t.enemy == line("krump") and t.is_quiet


def test_grump_buggy_makes_keys_dearer_by_the_others_strong_creatures() -> None:
    t = table(you=artifacts("grump-buggy") | line("troll", "groke", "bumpsy", "urchin"), enemy=line("krump"))
    assert (t.you.key_cost, t.enemy.key_cost) == (7, 9)


def test_grump_buggy_does_not_count_power_four() -> None:
    t = table(you=artifacts("grump-buggy") | line("flamewake-shaman"), enemy=line("forgemaster-og"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)


def test_little_rapscal_makes_every_creature_fight() -> None:
    t = table(you=line("little-rapscal", "troll"), enemy=line("krump") | BROBNAR)
    assert t.you.can("fight", "troll") and not t.you.can("reap", "troll")
    assert t.you.why_not("reap", "troll") == "must-fight"
    t.you.ends_turn()
    t.enemy.chooses("brobnar")
    assert t.enemy.can("fight", "krump") and not t.enemy.can("reap", "krump")


def test_little_rapscal_lets_a_creature_reap_that_cannot_fight() -> None:
    t = table(you=line("little-rapscal", "troll", stunned("groke")))
    assert t.you.can("reap", "troll") and t.you.can("unstun", "groke")
    t = table(you=line("little-rapscal", "pit-demon"), enemy=line("krump"), house="dis")
    assert not t.you.can("action", "pit-demon") and t.you.can("fight", "pit-demon")


def test_ogopogo_may_deal_two_after_it_attacks_and_destroys() -> None:
    t = table(you=line("ogopogo"), enemy=line("bumpsy", "krump"))
    t.you.fights("ogopogo", "bumpsy").picks("yes").may_choose("ogopogo", "krump").picks("krump")
    assert t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_ogopogo_deals_nothing_when_it_is_attacked() -> None:
    t = table(you=line("bumpsy", "krump"), enemy=line("ogopogo"))
    t.you.fights("bumpsy")
    assert t.you == line("krump") and t.enemy == line(damaged("ogopogo", 5)) and t.is_quiet


def test_the_flex_exhausts_a_creature_for_half_its_power() -> None:
    t = table(you=hand("the-flex") | line("groke", exhausted("troll"), "dextre"))
    t.you.plays("the-flex")
    assert t.you == line(exhausted("groke"), exhausted("troll"), ready("dextre")) | amber(2) and t.is_quiet


def test_the_flex_gains_nothing_without_a_ready_brobnar_creature() -> None:
    t = table(you=hand("the-flex") | line(exhausted("groke"), "dextre"), house="brobnar")
    t.you.plays("the-flex")
    assert t.you == line(exhausted("groke"), ready("dextre")) | amber(0) and t.is_quiet


def test_bellowing_patrizate_hurts_whoever_enters_while_it_is_ready() -> None:
    t = table(you=hand("troll") | line("bellowing-patrizate"))
    t.you.plays("troll")
    assert t.you == line("bellowing-patrizate", damaged("troll", 1)) and t.is_quiet


def test_bellowing_patrizate_is_silent_while_exhausted_and_about_artifacts() -> None:
    t = table(you=hand("troll", "cannon") | line("bellowing-patrizate"))
    t.you.plays("cannon").reaps("bellowing-patrizate").plays("troll")
    assert t.you == line("bellowing-patrizate", "troll") and t.is_quiet


def test_cybergiant_rig_turns_damage_into_counters_that_wane() -> None:
    t = table(you=hand("cybergiant-rig") | line(damaged("troll", 3)), enemy=BROBNAR)
    t.you.plays("cybergiant-rig", on="troll")
    assert t.you == line(upgraded(grown("troll", 3), "cybergiant-rig"))
    t.you.ends_turn()
    assert t.you == line(upgraded(grown("troll", 2), "cybergiant-rig")) and t.is_quiet


def test_cybergiant_rig_gives_nothing_to_the_unhurt_and_wanes_on_its_controllers_turn() -> None:
    t = table(you=hand("cybergiant-rig") | BROBNAR, enemy=line(grown("troll", 1)) | BROBNAR)
    t.you.plays("cybergiant-rig", on="troll").ends_turn()
    assert t.enemy == line(upgraded(grown("troll", 1), "cybergiant-rig"))
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy == line(upgraded("troll", "cybergiant-rig")) and t.is_quiet


def test_forgemaster_og_takes_what_is_left_after_forging() -> None:
    t = table(you=line("forgemaster-og"), enemy=amber(9) | BROBNAR)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert (t.enemy.keys, t.enemy.amber) == (1, 0) and t.is_quiet


def test_forgemaster_og_spares_whoever_does_not_forge() -> None:
    t = table(you=line("forgemaster-og") | amber(4), enemy=amber(9) | BROBNAR)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you.amber == 4


def test_forgemaster_og_and_interdimensional_graft_go_in_the_order_chosen() -> None:
    """Reglamento maestro v17.2, FAQ «Orden de resolución»."""
    mine = hand("interdimensional-graft") | amber(0)
    for first, gained in (("forgemaster-og", 0), ("interdimensional-graft", 4)):
        t = table(you=mine, enemy=line("forgemaster-og") | amber(10) | BROBNAR)
        t.you.plays("interdimensional-graft")
        before = t.you.amber
        t.you.ends_turn()
        t.enemy.picks("red", first)
        assert (t.enemy.amber, t.you.amber - before) == (0, gained)


def test_grumpus_tamer_finds_a_war_grumpus() -> None:
    t = table(you=line("grumpus-tamer") | deck("troll", "war-grumpus") | discard("krump"))
    t.you.reaps("grumpus-tamer").may_choose("war-grumpus").picks("war-grumpus")
    assert t.you == hand("war-grumpus") | deck("troll") | discard("krump") and t.is_quiet


def test_grumpus_tamer_may_find_nobody() -> None:
    t = table(you=line("grumpus-tamer") | deck("troll") | discard("war-grumpus"))
    t.you.reaps("grumpus-tamer").picks("done")
    assert t.you == hand() | deck("troll") | discard("war-grumpus") and t.is_quiet


def test_might_makes_right_forges_for_power_that_was_there_before() -> None:
    """Reglamento maestro v17.2, FAQ «La Ley de la Fuerza»: Knoxx counts with the neighbors it had."""
    t = table(you=hand("might-makes-right") | line("lollop-the-titanic", "knoxx", "mushroom-man", "bumpsy"))
    t.you.plays("might-makes-right").picks(
        "yes", "lollop-the-titanic", "knoxx", "mushroom-man", "done", "red"
    )
    assert t.you == line("bumpsy") | amber(1) and t.you.keys == 1 and t.is_quiet


def test_might_makes_right_is_not_offered_below_25_power() -> None:
    t = table(you=hand("might-makes-right") | line("lollop-the-titanic", "troll"), enemy=line("krump"))
    t.you.plays("might-makes-right")
    assert t.you == line("lollop-the-titanic", "troll") and t.you.keys == 0 and t.is_quiet


def test_might_makes_right_forges_nothing_when_a_ward_keeps_one_of_them() -> None:
    t = table(you=hand("might-makes-right") | line("lollop-the-titanic", "troll", warded("troll")))
    t.you.plays("might-makes-right").picks("yes", "lollop-the-titanic", "troll")
    assert t.you == line("troll") and t.you.keys == 0 and t.is_quiet


def test_shard_of_strength_gives_counters_for_each_shard() -> None:
    t = table(you=artifacts("shard-of-strength", "shard-of-pain") | line("troll", "groke"))
    t.you.acts("shard-of-strength").picks("troll", "groke")
    assert t.you == line(grown("troll", 1), grown("groke", 1)) and t.is_quiet


def test_shard_of_strength_does_not_count_enemy_shards() -> None:
    t = table(you=artifacts("shard-of-strength") | line("troll"), enemy=artifacts("shard-of-pain"))
    t.you.acts("shard-of-strength")
    assert t.you == line(grown("troll", 1)) and t.is_quiet


def test_signal_fire_lets_brobnar_creatures_fight_in_any_house() -> None:
    t = table(you=artifacts("signal-fire") | line("troll", "dextre"), enemy=line("krump"), house="dis")
    t.you.omni("signal-fire")
    assert t.you == artifacts() | discard("signal-fire")
    assert t.you.can("fight", "troll") and not t.you.can("fight", "dextre")


def test_signal_fire_lets_nobody_reap() -> None:
    t = table(you=artifacts("signal-fire") | line("troll"), enemy=line("krump"), house="dis")
    t.you.omni("signal-fire")
    assert not t.you.can("reap", "troll") and t.is_quiet


def test_war_grumpus_readies_and_fights_with_a_giant_beside_it() -> None:
    t = table(you=line("war-grumpus", exhausted("troll"), "groke"), enemy=line("krump"))
    t.you.reaps("war-grumpus")
    assert t.enemy == line() and t.you == line("war-grumpus", exhausted(damaged("troll", 6)), "groke")
    assert t.is_quiet


def test_war_grumpus_needs_a_giant_beside_it() -> None:
    t = table(you=line("war-grumpus", "bingle-bangbang", "troll"), enemy=line("krump"))
    t.you.reaps("war-grumpus")
    assert t.enemy == line("krump") and t.is_quiet
