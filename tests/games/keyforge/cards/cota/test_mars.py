"""What each artifact, creature and upgrade of Mars does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    line,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

# Artifacts


def test_combat_pheromones_lend_two_uses_of_mars_in_another_house() -> None:
    t = table(
        you=artifacts("combat-pheromones") | line("tunk", "blypyp", "uxlyx-the-zookeeper", "troll"),
        house="dis",
    )
    assert not t.you.can("reap", "tunk")
    t.you.omni("combat-pheromones").reaps("tunk").reaps("blypyp")
    assert not t.you.can("reap", "uxlyx-the-zookeeper") and not t.you.can("reap", "troll")


def test_commpod_readies_a_martian_for_each_card_shown() -> None:
    mine = artifacts("commpod") | hand("soft-landing", "punch") | line(exhausted("zorg"), exhausted("tunk"))
    t = table(you=mine, house="mars")
    t.you.acts("commpod").may_choose("soft-landing").picks("soft-landing", "zorg")
    assert t.you == line(ready("zorg"), exhausted("tunk"))
    assert t.is_quiet


def test_crystal_hive_pays_for_reaps_of_this_turn() -> None:
    t = table(you=artifacts("crystal-hive") | line("tunk"))
    t.you.acts("crystal-hive").reaps("tunk")
    assert t.you.amber == 2
    assert t.is_quiet


def test_custom_virus_destroys_those_who_share_a_trait_with_the_purged() -> None:
    t = table(
        you=artifacts("custom-virus") | hand("blypyp"),
        enemy=line("doc-bookton", "troll", "yxilo-bolter"),
        house="dis",
    )
    t.you.omni("custom-virus").picks("yes")
    assert t.enemy == line("troll") and t.you == purged("blypyp") | artifacts()
    assert t.is_quiet


def test_feeding_pit_pays_for_a_creature_of_the_hand() -> None:
    t = table(you=artifacts("feeding-pit") | hand("troll", "punch"), house="mars")
    t.you.acts("feeding-pit")
    assert t.you == amber(1) | discard("troll") | hand("punch")
    t = table(you=artifacts("feeding-pit") | hand("punch"), house="mars")
    t.you.acts("feeding-pit")
    assert t.you == amber(0) | hand("punch") and t.is_quiet


def test_incubation_chamber_archives_a_martian_of_the_hand() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("zorg", "troll", "soft-landing"), house="dis")
    t.you.omni("incubation-chamber").picks("yes")
    assert t.you == archives("zorg") | hand("troll", "soft-landing")
    assert t.is_quiet


def test_invasion_portal_digs_for_a_martian() -> None:
    t = table(you=artifacts("invasion-portal") | deck("troll", "soft-landing", "zorg", "krump"))
    t.you.acts("invasion-portal")
    assert t.you == hand("zorg") | deck("krump") | discard("soft-landing", "troll")
    assert t.is_quiet


def test_mothergun_fires_as_hard_as_the_cards_shown() -> None:
    t = table(
        you=artifacts("mothergun") | hand("zorg", "tunk", "punch"), enemy=line("troll", "krump"), house="mars"
    )
    t.you.acts("mothergun").picks("zorg", "tunk", "troll")
    assert t.enemy == line(damaged("troll", 2), "krump")
    assert t.is_quiet


def test_sniffer_takes_elusive_from_everybody_this_turn() -> None:
    t = table(you=artifacts("sniffer") | line("troll"), enemy=line("urchin"), house="mars")
    t.you.acts("sniffer")
    assert t.enemy.keyword("urchin", "elusive") == 0
    t.you.ends_turn()
    assert t.enemy.keyword("urchin", "elusive") == 1


def test_swap_widget_trades_a_ready_martian_for_another_of_the_hand() -> None:
    t = table(you=artifacts("swap-widget") | line("zorg") | hand("tunk", "troll"), house="mars")
    t.you.acts("swap-widget")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.you == line(ready("tunk")) | hand("zorg", "troll")


def test_swap_widget_trades_no_martian_for_its_own_like() -> None:
    t = table(you=artifacts("swap-widget") | line("zorg") | hand("zorg"), house="mars")
    t.you.acts("swap-widget")
    assert t.you == line() | hand("zorg", "zorg") and t.is_quiet


# Creatures


def test_blypyp_readies_the_next_martian() -> None:
    t = table(you=line("blypyp") | hand("tunk", "uxlyx-the-zookeeper"))
    t.you.reaps("blypyp").plays("tunk").plays("uxlyx-the-zookeeper")
    assert t.you == line(exhausted("blypyp"), ready("tunk"), exhausted("uxlyx-the-zookeeper"))


def test_chuff_ape_enters_stunned_and_may_eat_a_friend_to_heal() -> None:
    t = table(you=hand("chuff-ape"))
    t.you.plays("chuff-ape")
    assert t.you == line(stunned("chuff-ape"))
    t = table(you=line(damaged("chuff-ape", 5), "troll"))
    t.you.reaps("chuff-ape").picks("yes")
    assert t.you == line("chuff-ape")
    t = table(you=line(damaged("chuff-ape", 5), "troll"))
    t.you.reaps("chuff-ape").picks("no")
    assert t.you == line(damaged("chuff-ape", 5), "troll")


def test_ether_spider_catches_what_the_opponent_would_gain() -> None:
    t = table(you=line("ether-spider"), enemy=line("troll") | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.reaps("troll")
    assert t.enemy.amber == 0 and t.you == line(holding("ether-spider", 1))


def test_ether_spider_hurts_nobody_and_catches_nothing_of_yours() -> None:
    t = table(you=line("ether-spider", "tunk"), enemy=line("urchin", "troll"))
    t.you.fights("ether-spider", "troll").reaps("tunk")
    assert t.enemy == line("urchin", "troll") and t.you.amber == 1


def test_grabber_jammer_makes_keys_dear_and_captures() -> None:
    t = table(you=line("grabber-jammer"), enemy=amber(2))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 7)
    t.you.reaps("grabber-jammer")
    assert t.you == line(holding("grabber-jammer", 1)) and t.enemy.amber == 1


def test_grommid_is_alone_and_costly_to_its_victims() -> None:
    t = table(you=line("grommid") | hand("tunk", "soft-landing"), enemy=line("bumpsy") | amber(2))
    assert not t.you.can("play", "tunk") and t.you.can("play", "soft-landing")
    t.you.fights("grommid")
    assert t.enemy.amber == 1


def test_john_smyth_readies_a_martian_who_is_no_agent() -> None:
    t = table(you=line("john-smyth", exhausted("tunk"), exhausted("troll")), house="mars")
    t.you.reaps("john-smyth")
    assert t.you == line(exhausted("john-smyth"), ready("tunk"), exhausted("troll"))
    assert t.is_quiet


def test_mindwarper_makes_an_enemy_capture_from_its_own_side() -> None:
    t = table(you=line("mindwarper") | amber(2), enemy=line("troll") | amber(3))
    t.you.acts("mindwarper")
    assert t.enemy == line(holding("troll", 1)) | amber(2) and t.you.amber == 2
    assert t.is_quiet


def test_phylyx_the_disintegrator_costs_the_opponent_one_for_each_other_martian() -> None:
    t = table(you=line("phylyx-the-disintegrator", "zorg", "tunk", "troll"), enemy=line("blypyp") | amber(5))
    t.you.acts("phylyx-the-disintegrator")
    assert t.enemy.amber == 3
    assert t.is_quiet


def test_qyxxlyx_plague_master_strikes_humans_through_their_armor() -> None:
    t = table(
        you=line("qyxxlyx-plague-master", "doc-bookton"), enemy=line("sergeant-zakiel", "troll"), house="mars"
    )
    t.you.reaps("qyxxlyx-plague-master")
    assert t.you == line("qyxxlyx-plague-master", damaged("doc-bookton", 3))
    assert t.enemy == line(damaged("sergeant-zakiel", 3), "troll")
    assert t.is_quiet


def test_tunk_is_mended_by_other_martians_you_play() -> None:
    t = table(you=line(damaged("tunk", 4)) | hand("blypyp"))
    t.you.plays("blypyp")
    assert t.you == line("tunk", "blypyp")
    t = table(you=line(damaged("tunk", 4)) | hand("soft-landing"))
    t.you.plays("soft-landing")
    assert t.you == line(damaged("tunk", 4))


def test_ulyq_megamouth_uses_a_friend_who_is_no_martian() -> None:
    t = table(you=line("ulyq-megamouth", "urchin", "tunk"))
    t.you.reaps("ulyq-megamouth")
    while not t.is_quiet:
        t.you.picks("reap" if "reap" in t.offered else t.offered[0])
    assert t.you == line("ulyq-megamouth", exhausted("urchin"), ready("tunk")) | amber(2)


def test_uxlyx_the_zookeeper_takes_an_enemy_into_your_archives() -> None:
    t = table(you=line("uxlyx-the-zookeeper", "tunk"), enemy=line("troll"))
    t.you.reaps("uxlyx-the-zookeeper")
    assert t.you == archives("troll") | line("uxlyx-the-zookeeper", "tunk") and t.enemy == line() | archives()
    assert t.is_quiet


def test_vezyma_thinkdrone_may_archive_a_friend_or_an_artifact() -> None:
    t = table(
        you=line("vezyma-thinkdrone", "troll") | artifacts("sniffer"), enemy=line("krump"), house="mars"
    )
    t.you.reaps("vezyma-thinkdrone").picks("yes").may_choose("vezyma-thinkdrone", "troll", "sniffer").picks(
        "sniffer"
    )
    assert t.you == archives("sniffer") | artifacts()
    assert t.is_quiet


def test_yxili_marauder_captures_for_ready_martians_and_grows() -> None:
    t = table(you=hand("yxili-marauder") | line("zorg", exhausted("blypyp")), enemy=amber(5))
    t.you.plays("yxili-marauder")
    assert (
        t.you == line("zorg", "blypyp", holding("yxili-marauder", 1)) and t.you.power("yxili-marauder") == 3
    )
    assert t.is_quiet


def test_yxilo_bolter_purges_whom_its_bolt_destroys() -> None:
    t = table(you=line("yxilo-bolter"), enemy=line("urchin", "troll"))
    t.you.reaps("yxilo-bolter").picks("urchin")
    assert t.enemy == line("troll") | purged("urchin") | discard()
    t = table(you=line("yxilo-bolter"), enemy=line("urchin", "troll"))
    t.you.reaps("yxilo-bolter").picks("troll")
    assert t.enemy == line("urchin", damaged("troll", 2)) | purged()


def test_yxilx_dominator_enters_stunned() -> None:
    t = table(you=hand("yxilx-dominator", "tunk"))
    t.you.plays("yxilx-dominator").plays("tunk")
    assert t.you == line(stunned("yxilx-dominator"), "tunk")


def test_zorg_stuns_its_foe_and_the_neighbors_before_the_fight() -> None:
    t = table(you=line("zorg"), enemy=line("troll", "krump", "bumpsy", "smaaash"))
    t.you.fights("zorg", "krump")
    assert t.enemy == line(stunned("troll"), stunned("bumpsy"), "smaaash")
    t = table(you=hand("zorg"))
    t.you.plays("zorg")
    assert t.you == line(stunned("zorg"))


def test_zyzzix_the_many_may_archive_a_creature_to_grow() -> None:
    t = table(you=line("zyzzix-the-many") | hand("troll", "punch"), house="mars")
    t.you.reaps("zyzzix-the-many").picks("yes")
    assert t.you == line(grown("zyzzix-the-many", 3)) | archives("troll") | hand("punch")
    t = table(you=line("zyzzix-the-many") | hand("troll"), house="mars")
    t.you.reaps("zyzzix-the-many").picks("no")
    assert t.you == line("zyzzix-the-many") | hand("troll")


# Upgrades


def test_biomatrix_backup_files_its_creature_and_is_lost() -> None:
    t = table(you=line("troll"), enemy=line(upgraded("bumpsy", "biomatrix-backup"), "krump"))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == archives("bumpsy") | discard("biomatrix-backup") | line("krump")


def test_brain_stem_antenna_readies_its_creature_for_martians() -> None:
    t = table(
        you=line(upgraded(exhausted("troll"), "brain-stem-antenna"), exhausted("krump")) | hand("tunk"),
        house="mars",
    )
    t.you.plays("tunk", flank="right")
    assert t.you.body("troll").exhausted is False and t.you.body("krump").exhausted is True
    assert t.you.can("reap", "troll"), "it belongs to Mars now"


def test_jammer_pack_makes_the_opponents_keys_dear() -> None:
    t = table(you=line(upgraded("tunk", "jammer-pack")))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 8)


def test_jammer_pack_on_an_enemy_jams_its_own_player() -> None:
    worn = {"card": "troll", "upgrades": [{"card": "jammer-pack", "owner": 0, "controller": 0}]}
    t = table(you=line("tunk"), enemy=line(worn))
    assert (t.you.key_cost, t.enemy.key_cost) == (8, 6)


def test_red_planet_ray_gun_fires_for_each_martian_in_play() -> None:
    t = table(you=line(upgraded("tunk", "red-planet-ray-gun")), enemy=line("zorg", "troll"))
    t.you.reaps("tunk").picks("troll")
    assert t.enemy == line("zorg", damaged("troll", 2))
    assert t.is_quiet
