"""Rulings of the Master Rulebook about cards of Age of Ascension, each named after its entry in the index."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    table,
    upgraded,
)


def test_v17_glossary_destruida_1_only_those_who_stood_beside_archimedes_are_archived() -> None:
    theirs = line("troll", "bumpsy", "archimedes", "headhunter", "valdr")
    t = table(you=hand("gateway-to-dis"), enemy=theirs)
    t.you.plays("gateway-to-dis").picks("headhunter")
    assert t.enemy == archives("bumpsy", "headhunter") | line()
    assert sorted(t.enemy.look("discard")) == ["archimedes", "troll", "valdr"]
    assert t.is_quiet


def test_v17_glossary_por_cada_1_each_damage_of_shard_of_pain_goes_where_one_likes() -> None:
    mine = artifacts("shard-of-pain", "shard-of-greed", "shard-of-life")
    t = table(you=mine, enemy=line("troll", "bumpsy"), house="dis")
    t.you.acts("shard-of-pain").picks("troll", "troll", "bumpsy")
    assert t.enemy == line(damaged("troll", 2), damaged("bumpsy", 1))
    assert t.is_quiet


def test_v17_erratum_bruja_del_ocaso_she_is_elusive_and_readies_those_who_enter() -> None:
    t = table(you=line("duskwitch") | hand("dust-pixie"))
    t.you.plays("dust-pixie")
    assert t.you == line("duskwitch", ready("dust-pixie"))
    assert t.you.keyword("duskwitch", "elusive") == 1 and t.you.keyword("duskwitch", "omega") == 1
    assert t.is_quiet


def test_v17_erratum_dolor_en_cadena_the_neighbors_of_a_survivor_are_spared() -> None:
    t = table(you=hand("pain-reaction"), enemy=line("bumpsy", "troll", "valdr"))
    t.you.plays("pain-reaction").picks("troll")
    assert t.enemy == line("bumpsy", damaged("troll", 2), "valdr")
    assert t.is_quiet


def test_v17_faq_orden_8_the_neighbors_of_the_dead_are_those_it_had_just_before() -> None:
    t = table(you=hand("pain-reaction"), enemy=line("bumpsy", "dust-pixie", "troll", "valdr"))
    t.you.plays("pain-reaction").picks("dust-pixie")
    assert t.enemy == line(damaged("bumpsy", 2), damaged("troll", 2), "valdr")
    assert t.is_quiet


def test_v17_erratum_una_vida_por_otra_without_a_friend_nobody_is_hurt() -> None:
    t = table(you=hand("life-for-a-life"), enemy=line("troll"))
    t.you.plays("life-for-a-life")
    assert t.enemy == line("troll")
    t = table(you=hand("life-for-a-life") | line("dust-pixie"), enemy=line("troll"))
    t.you.plays("life-for-a-life")
    assert t.you == line() and t.enemy == line(damaged("troll", 6))
    assert t.is_quiet


def test_v17_faq_como_si_fuera_1_nexus_gains_for_the_one_shard_it_uses() -> None:
    t = table(you=line("nexus"), enemy=artifacts("shard-of-greed"))
    t.you.reaps("nexus")
    assert t.you == amber(2) and t.enemy == amber(0) | artifacts(exhausted("shard-of-greed"))
    assert t.is_quiet


def test_v17_faq_sustitucion_1_a_theft_that_the_pixies_turn_aside_counts_as_one() -> None:
    t = table(you=hand("nerve-blast"), enemy=line("po-s-pixies", "troll") | amber(2))
    t.you.plays("nerve-blast").picks("troll")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
    assert t.enemy == line("po-s-pixies", damaged("troll", 2))
    assert t.is_quiet


def test_v17_faq_sustitucion_4_each_marrows_captures_from_the_supply_what_the_pixies_keep() -> None:
    t = table(you=line("po-s-pixies"), enemy=line("sir-marrows", "sir-marrows"))
    t.you.reaps("po-s-pixies").picks("sir-marrows")
    assert t.you == amber(1)
    assert t.enemy == line(holding("sir-marrows", 1), holding("sir-marrows", 1))
    assert t.is_quiet


def test_v17_faq_omega_1_duskwitch_ends_the_step_though_she_dies_at_once() -> None:
    t = table(you=hand("duskwitch", "dust-pixie"), enemy=artifacts("autocannon") | hand("troll"))
    t.you.plays("duskwitch")
    assert t.you == line()
    assert t.match.pending[0].seat == 1
    assert t.is_quiet


def test_v17_faq_alborada_supremo_1_greking_finds_no_archived_hexpion() -> None:
    t = table(you=line("overlord-greking"), enemy=line("hexpion"))
    t.you.fights("overlord-greking")
    assert t.enemy == archives("hexpion") | line()
    assert t.you == line(damaged("overlord-greking", 2))
    assert t.is_quiet


def test_v17_faq_desolar_1_the_neighbors_of_the_slain_take_two_each() -> None:
    t = table(you=hand("smite") | line("troll"), enemy=line("bumpsy", "dust-pixie", "valdr"), house="sanctum")
    t.you.plays("smite").picks("dust-pixie")
    assert t.enemy == line(damaged("bumpsy", 2), damaged("valdr", 2))
    assert t.is_quiet


def test_v17_faq_gusano_coleccionista_1_what_it_destroys_is_not_abducted() -> None:
    t = table(you=line("collector-worm"), enemy=line("dust-pixie"))
    t.you.fights("collector-worm")
    assert t.you == archives() and t.enemy == discard("dust-pixie")
    assert t.is_quiet


def test_v17_faq_sombra_de_dis_1_silvertooth_enters_ready_under_the_shadow() -> None:
    t = table(you=hand("shadow-of-dis"), enemy=hand("silvertooth"))
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.plays("silvertooth")
    assert t.enemy == line(ready("silvertooth"))
    assert t.is_quiet


def test_v17_faq_sombra_de_dis_3_omega_ends_the_step_under_the_shadow() -> None:
    t = table(you=hand("shadow-of-dis"), enemy=hand("duskwitch", "dust-pixie"))
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.plays("duskwitch")
    assert t.match.pending[0].seat == 0
    assert t.is_quiet


def test_v17_faq_sombra_de_dis_4_what_an_upgrade_gives_is_blanked_with_the_text_box() -> None:
    t = table(
        you=hand("shadow-of-dis") | amber(2), enemy=line(upgraded("bad-penny", "duskrunner")) | hand("urchin")
    )
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.reaps("bad-penny")
    assert (t.you.amber, t.enemy.amber) == (3, 1)
    assert t.is_quiet


def test_v17_faq_pequena_niff_1_a_neighbor_that_dies_fighting_was_used_to_fight() -> None:
    t = table(you=line("little-niff", "ronnie-wristclocks"), enemy=line("troll") | amber(2))
    t.you.fights("ronnie-wristclocks")
    assert t.you == line("little-niff") | amber(1) and t.enemy == amber(1)
    assert t.is_quiet
