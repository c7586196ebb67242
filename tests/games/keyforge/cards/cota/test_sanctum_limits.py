"""The nearest thing that cards of Sanctum must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    houses,
    line,
    maverick,
    purged,
    ready,
    stunned,
    table,
    upgraded,
)


def test_armageddon_cloak_does_not_keep_its_creature_from_returning() -> None:
    t = table(you=hand("fear"), enemy=line(upgraded("francus", "armageddon-cloak")))
    t.you.plays("fear")
    assert t.enemy == line() | hand("francus") | discard("armageddon-cloak")


def test_begone_does_not_do_both() -> None:
    t = table(you=hand("begone"), enemy=line("dust-imp"))
    t.you.plays("begone").picks(1)
    assert t.enemy == line("dust-imp") and t.you.amber == 1


def test_bulwark_does_not_shield_itself_more() -> None:
    t = table(you=line("bulwark", "francus"))
    assert (t.you.armor("bulwark"), t.you.armor("francus")) == (2, 3)


def test_champion_anaphiel_does_not_guard_beyond_her_neighbors() -> None:
    t = table(you=line("bumpsy"), enemy=line("champion-anaphiel", "troll", "krump"))
    t.you.fights("bumpsy").may_choose("champion-anaphiel", "krump")


def test_champion_tabris_captures_nothing_if_he_falls() -> None:
    t = table(you=line(damaged("champion-tabris", 5)), enemy=line("troll") | amber(2))
    t.you.fights("champion-tabris")
    assert t.you == line() and t.enemy.amber == 2


def test_cleansing_wave_does_not_pay_for_the_unhurt() -> None:
    t = table(you=hand("cleansing-wave") | line("francus"), enemy=line("troll"))
    t.you.plays("cleansing-wave")
    assert t.you.amber == 0


def test_clear_mind_leaves_enemies_stunned() -> None:
    t = table(you=hand("clear-mind"), enemy=line(stunned("troll")))
    t.you.plays("clear-mind")
    assert t.enemy == line(stunned("troll"))


def test_commander_remiel_uses_nobody_of_sanctum() -> None:
    t = table(you=line("commander-remiel", "francus"))
    t.you.reaps("commander-remiel")
    assert t.you == line(exhausted("commander-remiel"), ready("francus")) and t.is_quiet


def test_doorstep_to_heaven_takes_nothing_from_five_or_less() -> None:
    t = table(you=hand("doorstep-to-heaven") | amber(2), enemy=amber(5))
    t.you.plays("doorstep-to-heaven")
    assert (t.you.amber, t.enemy.amber) == (3, 5)


def test_duma_the_martyr_heals_no_enemy() -> None:
    t = table(you=hand("punch") | line(damaged("troll", 1)), enemy=line("duma-the-martyr"))
    t.you.plays("punch").picks("duma-the-martyr")
    assert t.you == line(damaged("troll", 1)) and t.enemy == line()


def test_francus_captures_nothing_for_the_victims_of_others() -> None:
    t = table(you=line("francus", maverick("troll", "sanctum")), enemy=line("bumpsy") | amber(2))
    t.you.fights("troll")
    assert t.enemy == line() | amber(2)


def test_gatekeeper_spares_six() -> None:
    t = table(you=hand("gatekeeper"), enemy=amber(6))
    t.you.plays("gatekeeper")
    assert t.enemy.amber == 6


def test_glorious_few_are_not_paid_for_being_as_many() -> None:
    t = table(you=hand("glorious-few") | line("francus"), enemy=line("troll"))
    t.you.plays("glorious-few")
    assert t.you.amber == 0


def test_gorm_of_omm_destroys_no_creature() -> None:
    t = table(you=artifacts("gorm-of-omm"), enemy=line("troll"))
    t.you.omni("gorm-of-omm")
    assert t.enemy == line("troll") and t.you == artifacts()


def test_grey_monk_armors_no_enemy() -> None:
    t = table(you=line("grey-monk"), enemy=line("troll"))
    assert t.enemy.armor("troll") == 0


def test_hallowed_blaster_heals_no_fourth_damage() -> None:
    t = table(you=artifacts("hallowed-blaster") | line(damaged("troll", 5)), house="sanctum")
    t.you.acts("hallowed-blaster")
    assert t.you == line(damaged("troll", 2))


def test_hayyel_the_merchant_is_not_paid_for_creatures() -> None:
    t = table(you=line("hayyel-the-merchant") | hand("francus"))
    t.you.plays("francus")
    assert t.you.amber == 0


def test_honorable_claim_is_for_knights_only() -> None:
    t = table(you=hand("honorable-claim") | line("troll"), enemy=amber(2))
    t.you.plays("honorable-claim")
    assert t.you == line("troll") and t.enemy.amber == 2


def test_horseman_of_death_calls_nobody_who_does_not_ride() -> None:
    t = table(you=hand("horseman-of-death") | discard("francus"))
    t.you.plays("horseman-of-death")
    assert t.you == hand() | discard("francus")


def test_horseman_of_famine_starves_only_one() -> None:
    t = table(you=hand("horseman-of-famine"), enemy=line("dust-imp", "snufflegator"))
    t.you.plays("horseman-of-famine")
    assert t.enemy == line("snufflegator") and t.you == line("horseman-of-famine")


def test_horseman_of_pestilence_does_not_hurt_itself() -> None:
    t = table(you=hand("horseman-of-pestilence"), enemy=line("troll"))
    t.you.plays("horseman-of-pestilence")
    assert t.you == line("horseman-of-pestilence") and t.enemy == line(damaged("troll", 1))


def test_horseman_of_war_does_not_wake_the_stunned() -> None:
    t = table(you=hand("horseman-of-war") | line(stunned("troll"), "krump"), enemy=line("bumpsy"))
    t.you.plays("horseman-of-war")
    assert t.you.can("fight", "krump") and not t.you.can("fight", "troll")


def test_inspiration_uses_no_enemy() -> None:
    t = table(you=hand("inspiration"), enemy=line(exhausted("troll")))
    t.you.plays("inspiration")
    assert t.enemy == line(exhausted("troll")) and t.is_quiet


def test_jehu_the_bureaucrat_is_not_paid_for_another_house() -> None:
    t = table(you=line("jehu-the-bureaucrat") | houses("sanctum", "dis"), step="house", house="")
    t.you.chooses("dis")
    assert t.you.amber == 0


def test_lady_maxena_stuns_nobody_by_reaping() -> None:
    t = table(you=line("lady-maxena"), enemy=line("troll"))
    t.you.reaps("lady-maxena")
    assert t.enemy == line("troll")


def test_lord_golgotha_does_not_strike_beyond_the_neighbors() -> None:
    t = table(you=line("lord-golgotha"), enemy=line("krump", "troll", "headhunter", "bumpsy"))
    t.you.fights("lord-golgotha", "krump")
    assert t.enemy == line(damaged("krump", 5), damaged("troll", 3), "headhunter", "bumpsy")


def test_mighty_lance_hurts_a_lone_creature_once() -> None:
    t = table(you=hand("mighty-lance"), enemy=line("troll"))
    t.you.plays("mighty-lance")
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_oath_of_poverty_leaves_enemy_artifacts() -> None:
    t = table(you=hand("oath-of-poverty"), enemy=artifacts("cannon"))
    t.you.plays("oath-of-poverty")
    assert t.enemy == artifacts("cannon") and t.you.amber == 1


def test_one_stood_against_many_does_not_fight_the_same_enemy_twice() -> None:
    t = table(you=hand("one-stood-against-many") | line("troll"), enemy=line("krump", "champion-tabris"))
    t.you.plays("one-stood-against-many").picks("champion-tabris")
    fights = [event.foe.id for event in t.match.events if type(event).__name__ == "Fought"]
    assert sorted(fights) in (["champion-tabris"], ["champion-tabris", "krump"]) and t.is_quiet


def test_potion_of_invulnerability_guards_no_enemy() -> None:
    t = table(
        you=artifacts("potion-of-invulnerability") | hand("punch"), enemy=line("troll"), house="brobnar"
    )
    t.you.omni("potion-of-invulnerability").plays("punch")
    assert t.enemy == line(damaged("troll", 3))


def test_protect_the_weak_armors_nobody_else() -> None:
    t = table(you=hand("protect-the-weak") | line("troll", "krump"))
    t.you.plays("protect-the-weak", on="troll")
    assert (t.you.armor("krump"), t.you.keyword("krump", "taunt")) == (0, 0)


def test_protectrix_may_decline_and_then_shields_nobody() -> None:
    t = table(you=line("protectrix", damaged("troll", 2)))
    t.you.reaps("protectrix").picks("no")
    assert t.you == line("protectrix", damaged("troll", 2)) and t.is_quiet


def test_radiant_truth_spares_flanks_and_friends() -> None:
    t = table(
        you=hand("radiant-truth") | line("francus", "bulwark", "francus"),
        enemy=line("troll", "krump", "bumpsy"),
    )
    t.you.plays("radiant-truth")
    assert t.enemy == line("troll", stunned("krump"), "bumpsy")
    assert t.you == line("francus", "bulwark", "francus")


def test_raiding_knight_captures_nothing_by_reaping() -> None:
    t = table(you=line("raiding-knight"), enemy=amber(2))
    t.you.reaps("raiding-knight")
    assert t.enemy.amber == 2


def test_round_table_helps_neither_commoners_nor_enemy_knights() -> None:
    t = table(you=artifacts("round-table") | line("troll"), enemy=line("raiding-knight"))
    assert (t.you.power("troll"), t.enemy.power("raiding-knight")) == (8, 4)
    assert t.you.keyword("troll", "taunt") == 0


def test_sanctum_guardian_changes_places_with_no_enemy() -> None:
    t = table(you=line("sanctum-guardian", "francus", "troll"), enemy=line("krump"))
    t.you.reaps("sanctum-guardian").may_choose("francus", "troll")


def test_sequis_captures_nothing_by_fighting() -> None:
    t = table(you=line("sequis"), enemy=line("snufflegator") | amber(2))
    t.you.fights("sequis")
    assert t.enemy.amber == 2


def test_sergeant_zakiel_sends_no_distant_friend() -> None:
    t = table(you=hand("sergeant-zakiel") | line("francus", "troll"), enemy=line("dust-imp"))
    t.you.plays("sergeant-zakiel").picks("yes")
    assert t.you == line(ready("francus"), exhausted(damaged("troll", 2)), "sergeant-zakiel")


def test_shield_of_justice_guards_no_enemy() -> None:
    t = table(you=hand("shield-of-justice") | line("francus"), enemy=line("snufflegator"))
    t.you.plays("shield-of-justice").fights("francus")
    assert t.enemy == line() and t.you == line("francus")


def test_shoulder_armor_is_no_help_in_the_middle() -> None:
    t = table(you=line("krump", upgraded("troll", "shoulder-armor"), "bumpsy"))
    assert (t.you.power("troll"), t.you.armor("troll")) == (8, 0)


def test_sigil_of_brotherhood_lends_no_other_house() -> None:
    t = table(you=artifacts("sigil-of-brotherhood") | line("francus", "troll"), house="dis")
    t.you.omni("sigil-of-brotherhood")
    assert t.you.can("reap", "francus") and not t.you.can("reap", "troll")


def test_staunch_knight_is_no_stronger_in_the_middle() -> None:
    t = table(you=line("francus", "staunch-knight", "bulwark"))
    assert t.you.power("staunch-knight") == 4


def test_take_hostages_captures_nothing_for_reaping() -> None:
    t = table(you=hand("take-hostages") | line("francus"), enemy=amber(2))
    t.you.plays("take-hostages").reaps("francus")
    assert t.enemy.amber == 2


def test_terms_of_redress_needs_a_friend() -> None:
    t = table(you=hand("terms-of-redress"), enemy=line("troll") | amber(2))
    t.you.plays("terms-of-redress")
    assert t.enemy == line("troll") | amber(2)


def test_the_harder_they_come_spares_power_four() -> None:
    t = table(you=hand("the-harder-they-come"), enemy=line("snufflegator"))
    t.you.plays("the-harder-they-come")
    assert t.enemy == line("snufflegator") | purged()


def test_the_spirits_way_leaves_artifacts() -> None:
    t = table(you=hand("the-spirit-s-way"), enemy=line("troll", "dust-imp") | artifacts("cannon"))
    t.you.plays("the-spirit-s-way")
    assert t.enemy == line("dust-imp") | artifacts("cannon")


def test_the_vaultkeeper_does_not_keep_amber_from_being_lost() -> None:
    t = table(you=hand("bumpsy"), enemy=line("the-vaultkeeper") | amber(2))
    t.you.plays("bumpsy")
    assert t.enemy.amber == 1


def test_veemos_lightbringer_spares_who_stands_still() -> None:
    t = table(you=hand("veemos-lightbringer"), enemy=line("troll", "urchin"))
    t.you.plays("veemos-lightbringer")
    assert t.enemy == line("troll")


def test_virtuous_works_reward_nobody_else_and_not_when_discarded() -> None:
    t = table(you=hand("virtuous-works"))
    t.you.discards("virtuous-works")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_whispering_reliquary_returns_no_creature() -> None:
    t = table(you=artifacts("whispering-reliquary"), enemy=line("troll") | artifacts("cannon"))
    t.you.acts("whispering-reliquary").may_choose("whispering-reliquary", "cannon").picks("cannon")
    assert t.enemy == line("troll") | hand("cannon")
