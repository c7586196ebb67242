"""The questions of the Master Rulebook about cards of other houses than Logos and Untamed, named after their entries."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

# General questions ------------------------------------------------------------------------------------------


def test_v17_faq_abandona_el_juego_3_amber_falls_before_magdas_debt_is_paid() -> None:
    t = table(
        you=hand("magda-the-rat") | side(houses=["shadows"]),
        enemy=line(holding("troll", 2)) | hand("gateway-to-dis") | side(houses=["dis"]),
    )
    t.you.plays("magda-the-rat").ends_turn()
    t.enemy.chooses("dis").plays("gateway-to-dis")
    while not t.is_quiet:
        t.enemy.picks(t.offered[0])
    assert (t.you.amber, t.enemy.amber) == (0, 2)


def test_v17_faq_armadura_1_shadow_self_takes_what_the_armor_lets_through() -> None:
    t = table(you=line("snufflegator"), enemy=line("shadow-self", "raiding-knight"))
    t.you.fights("snufflegator", "raiding-knight")
    assert t.enemy == line(damaged("shadow-self", 2), "raiding-knight")
    t = table(you=line("flaxia"), enemy=line("shadow-self", "raiding-knight"))
    t.you.fights("flaxia", "raiding-knight")
    assert t.you == line(), "power 4 against 4"


def test_v17_faq_aturdir_1_anger_on_the_stunned_takes_the_stun_off() -> None:
    t = table(you=hand("anger") | line(stunned("troll")), enemy=line("krump"))
    t.you.plays("anger")
    assert t.you == line(exhausted("troll")) and t.enemy == line("krump")
    assert t.is_quiet


def test_v17_faq_aturdir_2_smaaash_may_choose_one_stunned_already() -> None:
    t = table(you=hand("smaaash"), enemy=line(stunned("troll")))
    t.you.plays("smaaash").picks("troll")
    assert t.you == line("smaaash") and t.enemy == line(stunned("troll"))
    assert t.is_quiet


def test_v17_faq_poder_0_1_a_goblin_of_power_0_is_destroyed() -> None:
    t = table(you=hand("king-of-the-crag"), enemy=line("looter-goblin", "troll"))
    t.you.plays("king-of-the-crag")
    assert t.enemy == line("troll") | discard("looter-goblin")


def test_v17_faq_destruida_1_bad_penny_is_in_hand_before_she_is_purged() -> None:
    t = table(you=line("yxilo-bolter"), enemy=line("bad-penny"))
    t.you.reaps("yxilo-bolter").picks("bad-penny")
    assert t.enemy == hand("bad-penny") | purged() | line()
    assert t.is_quiet


def test_v17_faq_destruida_2_a_thief_of_souls_that_dies_takes_none() -> None:
    t = table(you=line("stealer-of-souls"), enemy=line("valdr"))
    t.you.fights("stealer-of-souls")
    assert t.you == line() | amber(0) and t.enemy == line() | discard("valdr") | purged()


def test_v17_faq_destruida_3_dumas_healing_comes_too_late() -> None:
    t = table(
        you=hand("poison-wave"), enemy=line(damaged("duma-the-martyr", 2), damaged("commander-remiel", 1))
    )
    t.you.plays("poison-wave")
    assert t.enemy == line()


def test_v17_faq_destruida_4_a_penny_that_returns_was_destroyed() -> None:
    t = table(you=line("troll") | amber(0), enemy=line("tolas", "bad-penny"), house="brobnar")
    t.you.fights("troll", "bad-penny")
    assert t.enemy == line("tolas") | hand("bad-penny")
    assert t.you.amber + t.enemy.amber == 1


def test_v17_faq_elusivo_1_gabos_reaches_an_elusive_creature_he_does_not_fight() -> None:
    t = table(you=line("gabos-longarms"), enemy=line("troll", "silvertooth", maverick("dew-faerie", "dis")))
    t.you.fights("gabos-longarms", "troll").picks("dew-faerie")
    assert "dew-faerie" in t.enemy.look("discard")
    assert t.enemy == line("troll", "silvertooth")


def test_v17_faq_orden_2_nobody_gains_from_a_tolas_that_leaves_with_the_others() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line("tolas", "troll", "krump"))
    t.you.plays("gateway-to-dis")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_v17_faq_orden_3_pingle_dies_before_he_annoys() -> None:
    t = table(you=hand("king-of-the-crag"), enemy=line("pingle-who-annoys"))
    t.you.plays("king-of-the-crag")
    assert t.you == line("king-of-the-crag") and t.enemy == line()


def test_v17_faq_orden_11_tolas_does_not_see_its_own_destruction() -> None:
    t = table(you=line("overlord-greking"), enemy=line({"card": "tolas", "attacked": True}))
    t.you.fights("overlord-greking")
    while not t.is_quiet:
        t.you.picks("right")
    assert [b.id for b in t.you.look("creatures")] == ["overlord-greking", "tolas"]
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_v17_faq_resuelve_todo_1_a_banner_cannot_be_used_but_is_destroyed() -> None:
    t = table(you=hand("poltergeist"), enemy=artifacts("banner-of-battle"))
    t.you.plays("poltergeist")
    assert t.enemy == artifacts() | discard("banner-of-battle")
    assert t.is_quiet


def test_v17_faq_autorreferencial_3_each_cloak_saves_its_own_creature() -> None:
    mine = line(upgraded("bumpsy", "armageddon-cloak"), upgraded("krump", "armageddon-cloak"))
    t = table(you=hand("punch", "punch"), enemy=mine)
    t.you.plays("punch").picks("bumpsy").plays("punch").picks("bumpsy")
    assert t.enemy == line("bumpsy", upgraded("krump", "armageddon-cloak")) | discard("armageddon-cloak")


def test_v17_faq_usar_criaturas_1_anger_readies_where_nobody_can_be_fought() -> None:
    t = table(you=hand("anger") | line(exhausted("bumpsy")))
    t.you.plays("anger")
    assert t.you == line(ready("bumpsy"))
    assert t.is_quiet


def test_v17_faq_usar_criaturas_2_a_creature_named_by_pheromones_may_be_used_again() -> None:
    mine = artifacts("combat-pheromones") | line("mindwarper", "john-smyth", "zorg")
    t = table(you=mine, enemy=line("troll") | amber(3), house="dis")
    t.you.omni("combat-pheromones").reaps("mindwarper")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    t.you.reaps("john-smyth")
    while not t.is_quiet:
        t.you.picks("mindwarper" if "mindwarper" in t.offered else t.offered[0])
    assert t.you.can("reap", "mindwarper")
    assert not t.you.can("reap", "zorg")


# Questions about cards --------------------------------------------------------------------------------------


def test_v17_faq_asalto_implacable_1_each_fighter_is_chosen_after_the_last_fight() -> None:
    t = table(
        you=hand("relentless-assault") | line("troll", "krump", "bumpsy"),
        enemy=line("ether-spider", "doc-bookton"),
    )
    t.you.plays("relentless-assault").picks("troll", "doc-bookton")
    assert "doc-bookton" in t.enemy.look("discard"), "the first fight is over before the second choice"
    t.you.cannot_choose("troll").picks("done")
    assert t.you == line(exhausted(damaged("troll", 5)), ready("krump"), ready("bumpsy"))
    assert t.is_quiet


def test_v17_faq_doble_sombrio_1_it_dies_fighting_in_its_neighbors_place() -> None:
    t = table(
        you=line("troll") | artifacts("the-warchest"),
        enemy=line("krump", damaged("shadow-self", 6)),
        house="brobnar",
    )
    t.you.fights("troll", "krump").acts("the-warchest")
    assert t.enemy == line("krump") and t.you.amber == 1


def test_v17_faq_doble_sombrio_3_special_delivery_does_not_purge_it() -> None:
    t = table(
        you=artifacts("special-delivery"),
        enemy=line("krump", damaged("shadow-self", 6), "troll"),
        house="shadows",
    )
    t.you.omni("special-delivery").picks("krump")
    assert t.enemy == line("krump", "troll") | discard("shadow-self") | purged()
    assert t.is_quiet


def test_v17_faq_feegin_1_an_enemy_urchin_goes_to_its_owner() -> None:
    t = table(you=line("faygin"), enemy=line("urchin"))
    t.you.reaps("faygin")
    while not t.is_quiet:
        t.you.picks("urchin")
    assert t.enemy == hand("urchin") | line() and t.you == hand()


def test_v17_faq_gato_por_liebre_1_fourteen_against_none_is_two() -> None:
    t = table(you=hand("bait-and-switch"), enemy=amber(14))
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (2, 12)


def test_v17_faq_gromido_1_it_forbids_creatures_only_from_play() -> None:
    t = table(you=hand("grommid", "zorg", "tunk"))
    t.you.plays("zorg").plays("grommid")
    assert not t.you.can("play", "tunk")


def test_v17_faq_jinete_de_la_guerra_1_without_enemies_nobody_can_be_used() -> None:
    t = table(you=hand("horseman-of-war") | line("raiding-knight", "francus"), house="sanctum")
    t.you.plays("horseman-of-war")
    assert not any(t.you.can(how, "raiding-knight") for how in ("reap", "fight", "action"))


def test_v17_faq_mack_el_cuchillo_1_he_may_end_himself() -> None:
    t = table(you=line(damaged("mack-the-knife", 2)), enemy=line("troll"))
    t.you.acts("mack-the-knife").picks("mack-the-knife")
    assert t.you == line() | amber(1)
    assert t.is_quiet


def test_v17_faq_mazo_de_llaves_1_one_of_two_keys_of_last_turn_is_unforged() -> None:
    t = table(you=hand("key-hammer"), enemy=side(keys=["red", "blue"], forged=["red", "blue"]))
    t.you.plays("key-hammer").picks("blue")
    assert t.enemy.look("keys") == ["red"] and t.enemy.amber == 6
    assert t.is_quiet


def test_v17_faq_senor_del_foso_1_restringuntus_frees_from_pitlord() -> None:
    t = table(you=hand("restringuntus"), enemy=line("pitlord") | side(houses=["dis", "mars"]), house="dis")
    t.you.plays("restringuntus").picks("dis").ends_turn()
    assert t.state.house == "mars", "the only house left is chosen by itself"


def test_v17_faq_senor_del_foso_2_a_stray_pitlord_forces_no_house() -> None:
    t = table(
        you=line("troll"), enemy=line(maverick("pitlord", "mars")) | side(houses=["mars", "untamed", "logos"])
    )
    t.you.ends_turn()
    assert sorted(t.offered) == ["logos", "mars", "untamed"]


def test_v17_faq_senor_del_foso_3_an_enemy_upgrade_gives_no_house() -> None:
    mine = {"card": "zorg", "upgrades": [{"card": "flame-wreathed", "owner": 0, "controller": 0}]}
    t = table(
        you=line("troll"),
        enemy=line(maverick("pitlord", "mars"), mine) | side(houses=["mars", "untamed", "logos"]),
    )
    t.you.ends_turn()
    assert sorted(t.offered) == ["logos", "mars", "untamed"]
