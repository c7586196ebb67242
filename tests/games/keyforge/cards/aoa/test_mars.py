"""Mars of Age of Ascension: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    purged,
    stunned,
    table,
    upgraded,
    warded,
)


def test_agent_hoo_man_stuns_a_friend_and_an_enemy_that_are_not_of_mars() -> None:
    t = table(you=line("agent-hoo-man", "troll", "zorg"), enemy=line("krump", "headhunter"), house="mars")
    t.you.reaps("agent-hoo-man").may_choose("krump", "headhunter").picks("krump")
    assert t.you == line(exhausted("agent-hoo-man"), stunned("troll"), "zorg")
    assert t.enemy == line(stunned("krump"), "headhunter") and t.is_quiet


def test_agent_hoo_man_spares_martians_of_both_sides() -> None:
    t = table(you=line("agent-hoo-man", "zorg"), enemy=line("grabber-jammer"), house="mars")
    t.you.reaps("agent-hoo-man")
    assert t.enemy == line("grabber-jammer") and t.is_quiet


def test_carpet_phloxem_burns_all_where_you_have_nobody() -> None:
    t = table(you=hand("carpet-phloxem"), enemy=line("troll", "bumpsy"), house="mars")
    t.you.plays("carpet-phloxem")
    assert t.enemy == line(damaged("troll", 4), damaged("bumpsy", 4)) and t.is_quiet


def test_carpet_phloxem_does_nothing_beside_a_friend() -> None:
    t = table(you=hand("carpet-phloxem") | line("zorg"), enemy=line("troll"), house="mars")
    t.you.plays("carpet-phloxem")
    assert t.enemy == line("troll") and t.you == line("zorg")


def test_collector_worm_takes_whom_it_fights_into_your_archives() -> None:
    t = table(you=line("collector-worm"), enemy=line("krump"), house="mars")
    t.you.fights("collector-worm", "krump")
    assert t.enemy == line() and t.you == archives("krump") and t.is_quiet


def test_collector_worm_takes_nobody_who_died_in_the_fight() -> None:
    """v17.2 FAQ «Gusano Coleccionista»: both must survive."""
    t = table(you=line("collector-worm"), enemy=line(damaged("krump", 5)), house="mars")
    t.you.fights("collector-worm", "krump")
    assert t.enemy == discard("krump") and t.you == archives()


def test_glyxl_proliferator_archives_a_mars_card_from_the_discard_pile() -> None:
    t = table(you=line("glyxl-proliferator", "troll") | discard("zorg", "krump"), house="mars")
    t.you.reaps("glyxl-proliferator")
    assert t.you == archives("zorg") and t.you == discard("krump")


def test_glyxl_proliferator_archives_nothing_off_a_flank() -> None:
    t = table(you=line("troll", "glyxl-proliferator", "krump") | discard("zorg"), house="mars")
    t.you.reaps("glyxl-proliferator")
    assert t.you == archives() and t.you == discard("zorg")


def test_ixxyxli_fixfinger_armors_other_martians_on_both_sides() -> None:
    t = table(you=line("ixxyxli-fixfinger", "john-smyth"), enemy=line("john-smyth"))
    assert (t.you.armor("john-smyth"), t.enemy.armor("john-smyth")) == (1, 1)


def test_ixxyxli_fixfinger_does_not_armor_itself_or_others() -> None:
    t = table(you=line("ixxyxli-fixfinger", "troll"))
    assert (t.you.armor("ixxyxli-fixfinger"), t.you.armor("troll")) == (2, 0)


def test_mars_first_readies_and_uses_a_martian() -> None:
    t = table(you=hand("mars-first") | line(exhausted("zorg"), "troll"), enemy=line("krump"), house="mars")
    t.you.plays("mars-first").picks("reap zorg")
    assert t.you == amber(2) and t.you == line(exhausted("zorg"), "troll")


def test_mars_first_offers_nobody_of_another_house() -> None:
    t = table(you=hand("mars-first") | line(exhausted("troll")), house="mars")
    t.you.plays("mars-first")
    assert t.you == line(exhausted("troll")) and t.you == amber(1) and t.is_quiet


def test_mars_needs_aember_makes_hurt_enemies_hold_their_own_side_s_aember() -> None:
    t = table(you=hand("mars-needs-æmber"), enemy=line(damaged("troll", 1), "krump") | amber(3), house="mars")
    t.you.plays("mars-needs-æmber")
    assert t.enemy == line(damaged(holding("troll", 1), 1), "krump") and t.enemy == amber(2)


def test_mars_needs_aember_leaves_hurt_martians_alone() -> None:
    t = table(you=hand("mars-needs-æmber"), enemy=line(damaged("zorg", 1)) | amber(3), house="mars")
    t.you.plays("mars-needs-æmber")
    assert t.enemy == line(damaged("zorg", 1)) and t.enemy == amber(3)


def test_mindworm_turns_its_foe_s_power_on_its_neighbors() -> None:
    t = table(you=line("mindworm"), enemy=line("troll", "bumpsy", "krump"), house="mars")
    t.you.fights("mindworm", "bumpsy")
    assert t.enemy == line(damaged("troll", 5), damaged("bumpsy", 1), damaged("krump", 5))


def test_mindworm_does_nothing_to_the_neighbors_when_it_is_attacked() -> None:
    t = table(you=line("bumpsy"), enemy=line("mindworm", "troll"), house="brobnar")
    t.you.fights("bumpsy", "mindworm")
    assert t.enemy == line("mindworm", "troll") and t.you == line(exhausted("bumpsy"))


def test_skybooster_squadron_returns_to_hand_after_reaping() -> None:
    t = table(you=line("skybooster-squadron"), house="mars")
    t.you.reaps("skybooster-squadron")
    assert t.you == hand("skybooster-squadron") and t.you == amber(1)


def test_skybooster_squadron_stays_after_a_fight() -> None:
    t = table(you=line("skybooster-squadron"), enemy=line("dust-pixie"), house="mars")
    t.you.fights("skybooster-squadron", "dust-pixie")
    assert t.you == line(damaged(exhausted("skybooster-squadron"), 1)) and t.you == hand()


def test_tyxl_beambuckler_hits_a_creature_and_moves_it_to_a_flank() -> None:
    t = table(you=hand("tyxl-beambuckler"), enemy=line("troll", "krump", "bumpsy"), house="mars")
    t.you.plays("tyxl-beambuckler").picks("krump", "right")
    assert t.enemy == line("troll", "bumpsy", damaged("krump", 2)) and t.is_quiet


def test_tyxl_beambuckler_moves_nobody_whom_it_killed() -> None:
    t = table(you=hand("tyxl-beambuckler"), enemy=line("troll", "dust-pixie"), house="mars")
    t.you.plays("tyxl-beambuckler").picks("dust-pixie")
    assert t.enemy == line("troll") and t.is_quiet


def test_xanthyx_harvester_gains_when_it_reaps_beside_martians() -> None:
    t = table(you=line("zorg", "xanthyx-harvester"), house="mars")
    t.you.reaps("xanthyx-harvester")
    assert t.you == amber(2)


def test_xanthyx_harvester_cannot_be_used_beside_another_house() -> None:
    t = table(you=line("zorg", "xanthyx-harvester", "troll"), enemy=line("krump"), house="mars")
    assert not t.you.can("reap", "xanthyx-harvester") and not t.you.can("fight", "xanthyx-harvester")
    assert t.you.why_not("reap", "xanthyx-harvester") is not None


def test_zysysyx_shockworm_stuns_enemies_that_reap() -> None:
    t = table(you=line("zysysyx-shockworm"), enemy=line("krump"), house="mars")
    t.you.ends_turn()
    t.enemy.reaps("krump")
    assert t.enemy == line(exhausted(stunned("krump"))) and t.is_quiet


def test_zysysyx_shockworm_lets_friends_reap() -> None:
    t = table(you=line("zysysyx-shockworm", "zorg"), house="mars")
    t.you.reaps("zorg")
    assert t.you == line("zysysyx-shockworm", exhausted("zorg"))


def test_containment_field_destroys_its_bearer_after_a_use() -> None:
    t = table(you=line(upgraded("headhunter", "containment-field"), "krump"), house="brobnar")
    t.you.reaps("headhunter")
    assert t.you == line("krump") and t.you == discard("containment-field", "headhunter")


def test_containment_field_may_come_before_what_follows_the_reap() -> None:
    """v17.2 «Luchar», «Jugador activo»: the creature was used and has reaped, both at once."""
    t = table(you=line(upgraded("hyde", "containment-field")) | deck("punch", "anger"), house="logos")
    t.you.reaps("hyde").picks("containment-field")
    assert t.you == line() | hand() and t.is_quiet
    t = table(you=line(upgraded("hyde", "containment-field")) | deck("punch", "anger"), house="logos")
    t.you.reaps("hyde").picks("hyde")
    assert t.you == line() and len(t.you.look("hand")) == 1 and t.is_quiet


def test_containment_field_leaves_others_that_are_used() -> None:
    t = table(you=line(upgraded("troll", "containment-field"), "krump"), house="brobnar")
    t.you.reaps("krump")
    assert t.you == line(upgraded("troll", "containment-field"), exhausted("krump"))


def test_destroy_them_all_takes_one_of_each_kind() -> None:
    t = table(
        you=hand("destroy-them-all"),
        enemy=line(upgraded("troll", "blood-of-titans"), "krump") | artifacts("cannon"),
        house="mars",
    )
    t.you.plays("destroy-them-all").picks("krump")
    assert t.enemy == line("troll") and t.enemy == artifacts() and t.is_quiet


def test_destroy_them_all_does_as_much_as_it_can() -> None:
    t = table(you=hand("destroy-them-all"), enemy=line("troll"), house="mars")
    t.you.plays("destroy-them-all")
    assert t.enemy == discard("troll") and t.is_quiet


def test_exterminate_exterminate_destroys_a_weaker_one_for_each_martian() -> None:
    t = table(
        you=hand("exterminate-exterminate") | line("zorg"),
        enemy=line("troll", "krump", "bumpsy"),
        house="mars",
    )
    t.you.plays("exterminate-exterminate").cannot_choose("troll").picks("bumpsy")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_exterminate_exterminate_spares_martians_and_equals() -> None:
    t = table(
        you=hand("exterminate-exterminate") | line("zorg"),
        enemy=line("troll", "yxilx-dominator"),
        house="mars",
    )
    t.you.plays("exterminate-exterminate")
    assert t.enemy == line("troll", "yxilx-dominator") and t.is_quiet


def test_hypnobeam_takes_control_of_an_enemy() -> None:
    t = table(you=hand("hypnobeam"), enemy=line("troll", "krump"), house="mars")
    t.you.plays("hypnobeam").picks("troll")
    assert t.you == line("troll") and t.enemy == line("krump") and t.is_quiet


def test_hypnobeam_does_not_ready_what_it_takes() -> None:
    t = table(you=hand("hypnobeam"), enemy=line(exhausted("troll")), house="mars")
    t.you.plays("hypnobeam")
    assert t.you == line(exhausted("troll"))


def test_nyzyk_resonator_makes_keys_dearer_for_each_neighbor() -> None:
    t = table(you=line("troll", "nyzyk-resonator", "krump", "bumpsy"))
    assert (t.enemy.key_cost, t.you.key_cost) == (10, 6)


def test_nyzyk_resonator_alone_changes_nothing() -> None:
    t = table(you=line("nyzyk-resonator"), enemy=line("troll"))
    assert t.enemy.key_cost == 6


def test_phloxem_spike_destroys_all_that_are_off_a_flank() -> None:
    t = table(you=hand("phloxem-spike"), enemy=line("troll", "krump", "bumpsy"), house="mars")
    t.you.plays("phloxem-spike")
    assert t.enemy == line("troll", "bumpsy")


def test_phloxem_spike_does_nothing_beside_a_friend() -> None:
    t = table(you=hand("phloxem-spike") | line("zorg"), enemy=line("troll", "krump", "bumpsy"), house="mars")
    t.you.plays("phloxem-spike")
    assert t.enemy == line("troll", "krump", "bumpsy")


def test_containment_field_is_not_blank_with_its_creature() -> None:
    # v17.2 «Mejoras», FAQ «Sombra de Dis»: only what a creature gains is in its text box.
    t = table(
        you=hand("shadow-of-dis"), enemy=line(upgraded("krump", "containment-field"), "troll"), house="dis"
    )
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar").reaps("krump")
    assert t.enemy == line("troll") | discard("containment-field", "krump") and t.is_quiet


def test_destructive_analysis_deals_two_more_for_each_archived_card_purged() -> None:
    t = table(you=hand("destructive-analysis") | archives("zorg", "krump"), enemy=line("troll"), house="mars")
    t.you.plays("destructive-analysis").picks("zorg", "krump")
    assert t.enemy == line(damaged("troll", 6)) and t.you == archives() and t.is_quiet


def test_destructive_analysis_deals_all_its_damage_at_once() -> None:
    # v17.2 «Resuelve las habilidades en el orden en que aparecen»: wherever the text tells it; a ward stops all of it.
    t = table(
        you=hand("destructive-analysis") | archives("zorg"),
        enemy=line(warded("troll"), "krump"),
        house="mars",
    )
    t.you.plays("destructive-analysis").picks("troll", "zorg")
    assert t.enemy == line("troll", "krump") and t.you == archives() | purged("zorg") and t.is_quiet


def test_destructive_analysis_may_purge_nothing() -> None:
    t = table(you=hand("destructive-analysis") | archives("zorg"), enemy=line("troll"), house="mars")
    t.you.plays("destructive-analysis").picks("done")
    assert t.enemy == line(damaged("troll", 2)) and t.you == archives("zorg") and t.is_quiet


def test_extinction_destroys_all_that_share_a_trait_and_gives_a_chain() -> None:
    t = table(you=hand("extinction") | line("zorg"), enemy=line("troll", "krump", "dust-pixie"), house="mars")
    t.you.plays("extinction").picks("troll")
    assert t.enemy == line("dust-pixie") and t.you == line("zorg") and t.you == chains(1)


def test_extinction_spares_those_without_a_common_trait() -> None:
    t = table(you=hand("extinction"), enemy=line("dust-pixie", "troll"), house="mars")
    t.you.plays("extinction").picks("dust-pixie")
    assert t.enemy == line("troll")


def test_killzord_mk_9001_makes_a_skirmisher_that_costs_chains() -> None:
    t = table(you=line(upgraded("troll", "killzord-mk-9001")), enemy=line("krump"), house="brobnar")
    assert (t.you.power("troll"), t.you.armor("troll"), t.you.keyword("troll", "skirmish")) == (10, 2, 1)
    t.you.fights("troll", "krump")
    assert t.you == chains(1) and t.you == line(exhausted(upgraded("troll", "killzord-mk-9001")))


def test_killzord_mk_9001_gives_no_chain_for_reaping() -> None:
    t = table(you=line(upgraded("troll", "killzord-mk-9001")), house="brobnar")
    t.you.reaps("troll")
    assert t.you == chains(0)


def test_martian_generosity_draws_two_for_each_aember_lost() -> None:
    t = table(you=hand("martian-generosity") | amber(1) | deck(*["zorg"] * 6), house="mars")
    t.you.plays("martian-generosity")
    assert t.you == amber(0) and t.you == hand("zorg", "zorg", "zorg", "zorg")


def test_martian_generosity_does_not_touch_the_opponent() -> None:
    t = table(you=hand("martian-generosity") | deck(*["zorg"] * 6), enemy=amber(4), house="mars")
    t.you.plays("martian-generosity")
    assert t.enemy == amber(4)


def test_shard_of_hate_stuns_one_for_each_friendly_shard() -> None:
    t = table(you=artifacts("shard-of-hate", "shard-of-hate"), enemy=line("troll", "krump"), house="mars")
    t.you.acts("shard-of-hate").picks("troll", "krump")
    assert t.enemy == line(stunned("troll"), stunned("krump"))


def test_shard_of_hate_does_not_count_enemy_shards() -> None:
    t = table(
        you=artifacts("shard-of-hate"),
        enemy=line("troll", "krump") | artifacts("shard-of-hate"),
        house="mars",
    )
    t.you.acts("shard-of-hate").picks("troll")
    assert t.enemy == line(stunned("troll"), "krump") and t.is_quiet


def test_yxlyx_stimrager_moves_a_creature_after_a_fight() -> None:
    t = table(you=line("yxlyx-stimrager"), enemy=line("dust-pixie", "troll", "krump"), house="mars")
    t.you.fights("yxlyx-stimrager", "dust-pixie").picks("krump", "left")
    assert t.enemy == line(damaged("krump", 2), "troll")


def test_yxlyx_stimrager_does_nothing_when_it_reaps() -> None:
    t = table(you=line("yxlyx-stimrager"), enemy=line("troll"), house="mars")
    t.you.reaps("yxlyx-stimrager")
    assert t.enemy == line("troll") and t.is_quiet


def test_yzphyz_knowdrone_archives_and_may_purge_to_stun() -> None:
    t = table(you=hand("yzphyz-knowdrone", "zorg"), enemy=line("troll"), house="mars")
    t.you.plays("yzphyz-knowdrone").picks("yes", "troll")
    assert t.enemy == line(stunned("troll")) and t.you == archives() and t.is_quiet


def test_yzphyz_knowdrone_stuns_nobody_where_nothing_is_purged() -> None:
    t = table(you=hand("yzphyz-knowdrone", "zorg"), enemy=line("troll"), house="mars")
    t.you.plays("yzphyz-knowdrone").picks("no")
    assert t.enemy == line("troll") and t.you == archives("zorg") and t.is_quiet


def test_storm_crawler_stuns_reapers_and_deals_one_when_fighting() -> None:
    t = table(you=line("storm-crawler"), enemy=line("troll"), house="mars")
    t.you.fights("storm-crawler")
    assert t.enemy == line(damaged("troll", 1))
    other = table(you=line("storm-crawler"), enemy=line("krump"), house="mars")
    other.you.ends_turn()
    other.enemy.reaps("krump")
    assert other.enemy == line(exhausted(stunned("krump")))


def test_storm_crawler_stuns_no_friend_that_reaps() -> None:
    t = table(you=line("storm-crawler", "zorg"), house="mars")
    t.you.reaps("zorg")
    assert t.you == line("storm-crawler", exhausted("zorg"))


def test_aember_conduction_unit_stuns_the_first_enemy_to_reap() -> None:
    t = table(you=artifacts("æmber-conduction-unit"), enemy=line("krump", "bumpsy"), house="mars")
    t.you.ends_turn()
    t.enemy.reaps("krump")
    assert t.enemy == line(exhausted(stunned("krump")), "bumpsy")


def test_aember_conduction_unit_stuns_no_second_reaper_of_a_turn() -> None:
    t = table(you=artifacts("æmber-conduction-unit"), enemy=line("krump", "bumpsy"), house="mars")
    t.you.ends_turn()
    t.enemy.reaps("krump")
    t.enemy.reaps("bumpsy")
    assert t.enemy == line(exhausted(stunned("krump")), exhausted("bumpsy"))


def test_entropic_manipulator_shares_a_player_s_damage_anew() -> None:
    t = table(you=hand("entropic-manipulator"), enemy=line(damaged("troll", 5), "krump"), house="mars")
    t.you.plays("entropic-manipulator").picks("enemy", "yes", 0)
    assert t.enemy == line("troll", damaged("krump", 5)) and t.is_quiet


def test_entropic_manipulator_may_kill_with_moved_damage_but_never_across() -> None:
    t = table(
        you=hand("entropic-manipulator") | line("zorg"),
        enemy=line(damaged("troll", 5), "bumpsy"),
        house="mars",
    )
    t.you.plays("entropic-manipulator").picks("enemy", "yes", 0)
    assert t.enemy == line("troll") and t.you == line("zorg")
