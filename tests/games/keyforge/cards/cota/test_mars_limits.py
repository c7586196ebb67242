"""The nearest thing that cards of Mars must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    purged,
    ready,
    stunned,
    table,
    upgraded,
)


def test_ammonia_clouds_choke_no_artifacts() -> None:
    t = table(you=hand("ammonia-clouds"), enemy=line("troll") | artifacts("cannon"))
    t.you.plays("ammonia-clouds")
    assert t.enemy == line(damaged("troll", 3)) | artifacts("cannon")


def test_battle_fleet_counts_no_other_house() -> None:
    t = table(you=hand("battle-fleet", "troll") | deck("zorg"))
    t.you.plays("battle-fleet")
    assert t.you == hand("troll") | deck("zorg") and t.is_quiet


def test_biomatrix_backup_files_nobody_who_is_returned() -> None:
    t = table(you=hand("fear"), enemy=line(upgraded("troll", "biomatrix-backup")))
    t.you.plays("fear")
    assert t.enemy == hand("troll") | archives() | discard("biomatrix-backup")


def test_blypyp_does_not_ready_the_martian_after_the_next() -> None:
    t = table(you=line("blypyp") | hand("tunk", "john-smyth"))
    t.you.reaps("blypyp").plays("tunk").plays("john-smyth")
    assert t.you == line(exhausted("blypyp"), ready("tunk"), exhausted("john-smyth"))


def test_brain_stem_antenna_does_not_hear_other_houses() -> None:
    t = table(you=hand("bumpsy") | line(exhausted(upgraded("troll", "brain-stem-antenna"))))
    t.you.plays("bumpsy")
    assert t.you.body("troll").exhausted


def test_chuff_ape_cannot_eat_itself() -> None:
    t = table(you=line(damaged("chuff-ape", 2)))
    t.you.reaps("chuff-ape")
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.you == line(damaged("chuff-ape", 2)) and t.is_quiet


def test_combat_pheromones_lend_no_third_use() -> None:
    t = table(you=artifacts("combat-pheromones") | line("tunk", "zorg", "blypyp"), house="dis")
    t.you.omni("combat-pheromones").reaps("tunk").reaps("zorg")
    assert not t.you.can("reap", "blypyp")


def test_commpod_readies_nobody_for_other_houses() -> None:
    t = table(you=artifacts("commpod") | line(exhausted("tunk")) | hand("troll"), house="mars")
    t.you.acts("commpod")
    assert t.you == line(exhausted("tunk")) and t.is_quiet


def test_crystal_hive_does_not_pay_for_fights() -> None:
    t = table(you=artifacts("crystal-hive") | line("tunk"), enemy=line("snufflegator"))
    t.you.acts("crystal-hive").fights("tunk")
    assert t.you.amber == 0


def test_custom_virus_spares_who_shares_no_trait() -> None:
    t = table(you=artifacts("custom-virus") | hand("troll"), enemy=line("dust-imp", "bumpsy"))
    t.you.omni("custom-virus").picks("yes")
    assert t.you == purged("troll") and t.enemy == line("dust-imp")


def test_deep_probe_leaves_other_cards_of_the_house() -> None:
    t = table(you=hand("deep-probe"), enemy=hand("punch", "troll", "dust-imp"))
    t.you.plays("deep-probe").picks("brobnar")
    assert t.enemy == hand("punch", "dust-imp") | discard("troll")


def test_emp_blast_stuns_no_flesh_of_other_houses() -> None:
    t = table(you=hand("emp-blast"), enemy=line("troll"))
    t.you.plays("emp-blast")
    assert t.enemy == line("troll")


def test_feeding_pit_takes_no_actions() -> None:
    t = table(you=artifacts("feeding-pit") | hand("ammonia-clouds"))
    t.you.acts("feeding-pit")
    assert t.you == hand("ammonia-clouds") | amber(0)


def test_grabber_jammer_leaves_your_own_keys() -> None:
    t = table(you=line("grabber-jammer"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 7)


def test_grommid_does_not_bind_the_opponent() -> None:
    t = table(you=hand("troll"), enemy=line("grommid"))
    assert t.you.can("play", "troll")


def test_hypnotic_command_needs_martians() -> None:
    t = table(you=hand("hypnotic-command") | line("troll"), enemy=line("krump") | amber(2))
    t.you.plays("hypnotic-command")
    assert t.enemy == line("krump") | amber(2)


def test_incubation_chamber_takes_no_strangers() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("troll", "ammonia-clouds"))
    t.you.omni("incubation-chamber")
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.you == archives() | hand("troll", "ammonia-clouds")


def test_invasion_portal_brings_no_strangers() -> None:
    t = table(you=artifacts("invasion-portal") | deck("troll", "krump"))
    t.you.acts("invasion-portal")
    assert t.you == hand() | discard("krump", "troll")


def test_irradiated_aember_spares_the_enemies_of_who_has_five() -> None:
    t = table(you=hand("irradiated-æmber") | line("tunk"), enemy=line("troll") | amber(5))
    t.you.plays("irradiated-æmber")
    assert t.enemy == line("troll") and t.you == line("tunk")


def test_john_smyth_readies_no_agents() -> None:
    t = table(you=line("john-smyth", exhausted("john-smyth")))
    t.you.reaps("john-smyth")
    assert t.you == line(exhausted("john-smyth"), exhausted("john-smyth")) and t.is_quiet


def test_martian_hounds_find_no_food_among_the_unhurt() -> None:
    t = table(you=hand("martian-hounds"), enemy=line("troll"))
    t.you.plays("martian-hounds")
    assert t.enemy == line("troll")


def test_martians_make_bad_allies_keeps_martians_and_actions() -> None:
    t = table(you=hand("martians-make-bad-allies", "zorg", "punch"))
    t.you.plays("martians-make-bad-allies")
    assert t.you == hand("zorg", "punch") | purged() | amber(0)


def test_mass_abduction_takes_no_unhurt_enemy() -> None:
    t = table(you=hand("mass-abduction"), enemy=line("troll", "krump"))
    t.you.plays("mass-abduction")
    assert t.you == archives() and t.enemy == line("troll", "krump") and t.is_quiet


def test_mating_season_leaves_strangers() -> None:
    t = table(you=hand("mating-season") | line("krump"), enemy=line("troll"))
    t.you.plays("mating-season")
    assert t.you == line("krump") | amber(1) and t.enemy == line("troll") | amber(0)


def test_mindwarper_leaves_your_own_pool() -> None:
    t = table(you=line("mindwarper") | amber(2), enemy=line("troll") | amber(1))
    t.you.acts("mindwarper")
    assert t.you.amber == 2 and t.enemy == line(holding("troll", 1)) | amber(0)


def test_mothergun_does_not_fire_without_martians_to_show() -> None:
    t = table(you=artifacts("mothergun") | hand("troll"), enemy=line("krump"), house="mars")
    t.you.acts("mothergun")
    assert t.enemy == line("krump") and t.is_quiet


def test_mothership_support_does_not_count_the_exhausted() -> None:
    t = table(you=hand("mothership-support") | line(exhausted("tunk")), enemy=line("troll"))
    t.you.plays("mothership-support")
    assert t.enemy == line("troll") and t.is_quiet


def test_orbital_bombardment_needs_martians_to_show() -> None:
    t = table(you=hand("orbital-bombardment", "troll"), enemy=line("krump"))
    t.you.plays("orbital-bombardment")
    assert t.enemy == line("krump") and t.is_quiet


def test_phosphorus_stars_do_not_blind_martians() -> None:
    t = table(you=hand("phosphorus-stars"), enemy=line("tunk", "troll"))
    t.you.plays("phosphorus-stars")
    assert t.enemy == line("tunk", stunned("troll"))


def test_phylyx_the_disintegrator_does_not_count_himself() -> None:
    t = table(you=line("phylyx-the-disintegrator", "troll"), enemy=amber(2), house="mars")
    t.you.acts("phylyx-the-disintegrator")
    assert t.enemy.amber == 2


def test_psychic_network_does_not_count_the_exhausted() -> None:
    t = table(you=hand("psychic-network") | line(exhausted("tunk"), "troll"), enemy=amber(2))
    t.you.plays("psychic-network")
    assert t.enemy.amber == 2


def test_qyxxlyx_plague_master_spares_who_is_not_human() -> None:
    t = table(you=line("qyxxlyx-plague-master"), enemy=line("troll"))
    t.you.reaps("qyxxlyx-plague-master")
    assert t.enemy == line("troll") and t.you == line("qyxxlyx-plague-master")


def test_red_planet_ray_gun_is_silent_in_fights() -> None:
    t = table(you=line(upgraded("tunk", "red-planet-ray-gun")), enemy=line("dust-imp", "troll"))
    t.you.fights("tunk", "dust-imp")
    assert t.enemy == line("troll")


def test_sample_collection_takes_nobody_without_keys() -> None:
    t = table(you=hand("sample-collection") | keys("red"), enemy=line("troll"))
    t.you.plays("sample-collection")
    assert t.you == archives() and t.enemy == line("troll")


def test_shatter_storm_costs_nothing_to_who_faces_an_empty_pool() -> None:
    t = table(you=hand("shatter-storm"), enemy=amber(3))
    t.you.plays("shatter-storm")
    assert t.enemy.amber == 3


def test_sniffer_takes_elusive_for_the_turn_only() -> None:
    t = table(you=artifacts("sniffer"), enemy=line("urchin") | houses("shadows"))
    t.you.acts("sniffer")
    assert t.enemy.keyword("urchin", "elusive") == 0
    t.you.ends_turn()
    assert t.enemy.keyword("urchin", "elusive") == 1


def test_soft_landing_does_not_ready_the_second_card() -> None:
    t = table(you=hand("soft-landing", "tunk", "john-smyth"))
    t.you.plays("soft-landing").plays("tunk").plays("john-smyth")
    assert t.you == line(ready("tunk"), exhausted("john-smyth"))


def test_squawker_stuns_no_martian() -> None:
    t = table(you=hand("squawker"), enemy=line(exhausted("tunk")))
    t.you.plays("squawker").picks(1)
    assert t.enemy == line(exhausted("tunk")) and t.is_quiet


def test_total_recall_leaves_enemies() -> None:
    t = table(you=hand("total-recall"), enemy=line("troll"))
    t.you.plays("total-recall")
    assert t.enemy == line("troll") and t.you.amber == 1


def test_tunk_is_not_mended_by_strangers() -> None:
    t = table(you=hand("troll") | line(damaged("tunk", 2)))
    t.you.plays("troll")
    assert t.you == line(damaged("tunk", 2), "troll")


def test_ulyq_megamouth_uses_no_martian() -> None:
    t = table(you=line("ulyq-megamouth", "tunk"))
    t.you.reaps("ulyq-megamouth")
    assert t.you == line(exhausted("ulyq-megamouth"), ready("tunk")) and t.is_quiet


def test_uxlyx_the_zookeeper_takes_no_friend() -> None:
    t = table(you=line("uxlyx-the-zookeeper", "tunk"))
    t.you.reaps("uxlyx-the-zookeeper")
    assert t.you == line("uxlyx-the-zookeeper", "tunk") | archives()


def test_vezyma_thinkdrone_archives_no_enemy() -> None:
    t = table(you=line("vezyma-thinkdrone"), enemy=line("troll") | artifacts("cannon"))
    t.you.reaps("vezyma-thinkdrone").picks("yes")
    assert t.enemy == line("troll") | artifacts("cannon") and t.you == archives("vezyma-thinkdrone")


def test_yxili_marauder_does_not_count_the_exhausted() -> None:
    t = table(you=hand("yxili-marauder") | line(exhausted("tunk")), enemy=amber(3))
    t.you.plays("yxili-marauder")
    assert t.enemy.amber == 3 and t.you.power("yxili-marauder") == 2


def test_yxilo_bolter_does_not_purge_survivors() -> None:
    t = table(you=line("yxilo-bolter"), enemy=line("troll"))
    t.you.reaps("yxilo-bolter").picks("troll")
    assert t.enemy == line(damaged("troll", 2)) | purged()


def test_yxilx_dominator_is_free_once_the_stun_is_off() -> None:
    t = table(you=line("yxilx-dominator"), enemy=line("troll"))
    assert t.you.can("reap", "yxilx-dominator") and t.you.can("fight", "yxilx-dominator")


def test_zorg_stuns_nobody_by_reaping() -> None:
    t = table(you=line("zorg"), enemy=line("troll"))
    t.you.reaps("zorg")
    assert t.enemy == line("troll")


def test_zyzzix_the_many_archives_no_actions() -> None:
    t = table(you=line("zyzzix-the-many") | hand("ammonia-clouds"))
    t.you.reaps("zyzzix-the-many")
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.you == line("zyzzix-the-many") | hand("ammonia-clouds") | archives()
