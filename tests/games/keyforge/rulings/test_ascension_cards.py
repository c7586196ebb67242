"""Questions of v17.2 about single cards of Age of Ascension, and one of Dark Tidings."""

import pytest
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
    maverick,
    owned_by,
    ready,
    side,
    table,
    upgraded,
)

DIS = houses("dis", "logos", "shadows")
UNTAMED = houses("untamed", "shadows", "dis")


def test_v17_faq_alborada_supremo_1_an_archived_hexpion_is_not_put_into_play() -> None:
    t = table(you=line("overlord-greking"), enemy=line("hexpion") | deck("punch", "anger"))
    t.you.fights("overlord-greking")
    assert t.you == line(damaged("overlord-greking", 2)) and t.enemy == archives("hexpion", "punch")
    assert t.is_quiet


def test_v17_faq_atadura_terrena_1_only_a_card_discarded_from_hand_frees_the_bound() -> None:
    bound = line(upgraded("krump", "earthbind"), "dust-imp")
    t = table(you=bound | hand("sound-the-horns") | deck("punch", "troll"), house="brobnar")
    assert not t.you.can("reap", "krump")
    t.you.plays("sound-the-horns")
    assert t.you == discard("sound-the-horns", "punch") and not t.you.can("reap", "krump")
    t = table(
        you=line(upgraded("dust-imp", "earthbind"), "urchin") | hand("life-for-a-life"), enemy=line("troll")
    )
    t.you.plays("life-for-a-life").picks("urchin", "troll")
    assert "urchin" in t.you.look("discard") and not t.you.can("reap", "dust-imp")
    t = table(you=line(upgraded("dust-imp", "earthbind")) | hand("yurk", "anger"), house="dis")
    t.you.plays("yurk")
    assert t.you == discard("anger") and t.you.can("reap", "dust-imp")


def test_v17_faq_bruja_del_ocaso_1_a_caper_sent_across_enters_ready() -> None:
    t = table(you=line("duskwitch") | hand("scowly-caper"), enemy=line("troll"), house="shadows")
    t.you.plays("scowly-caper")
    assert t.enemy == line("troll", ready("scowly-caper")) and t.is_quiet


def test_v17_faq_censurado_1_a_fourth_amber_from_elsewhere_waits_for_logos() -> None:
    logos = houses("logos", "dis", "brobnar")
    t = table(you=logos, enemy=artifacts(holding("[redacted]", 4)) | logos)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == artifacts(holding("[redacted]", 4)) | keys()
    t.enemy.ends_turn()
    t.you.chooses("dis").ends_turn()
    t.enemy.chooses("logos").picks("red")
    assert t.enemy == artifacts() | keys("red") and t.is_quiet


def test_v17_faq_censurado_2_taken_by_sneklifter_it_offers_no_logos() -> None:
    t = table(
        you=hand("sneklifter") | houses("shadows", "dis", "mars"),
        enemy=artifacts("[redacted]") | houses("logos", "dis", "brobnar"),
    )
    t.you.plays("sneklifter").ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert "logos" not in t.offered and t.you == artifacts("[redacted]")


def test_v17_faq_desolar_1_smite_hits_the_neighbors_of_a_dead_defender() -> None:
    t = table(you=hand("smite") | line("bulwark"), enemy=line("troll", "dextre", "krump"))
    t.you.plays("smite").picks("dextre")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) | deck("dextre") and t.is_quiet


def test_v17_faq_desolar_2_duma_heals_before_smite_hits() -> None:
    t = table(
        you=hand("smite") | line("bulwark"),
        enemy=line(damaged("troll", 5), "duma-the-martyr", damaged("krump", 4)),
    )
    t.you.plays("smite").picks("duma-the-martyr")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet


def test_v17_faq_distraccion_letal_1_two_of_them_make_five_of_one() -> None:
    t = table(you=hand("lethal-distraction", "lethal-distraction") | line("bad-penny"), enemy=line("troll"))
    t.you.plays("lethal-distraction").picks("troll").plays("lethal-distraction").picks("troll")
    t.you.fights("bad-penny", "troll")
    assert t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_v17_faq_el_elegido_1_the_chosen_one_takes_all_of_it_and_nobody_readies() -> None:
    four = line(*[exhausted("krump")] * 4)
    t = table(you=four, enemy=line(damaged("the-chosen-one", 8)), house="brobnar")
    t.you.ends_turn()
    assert t.enemy == line() and t.you == four
    assert all(b.exhausted for b in t.you.look("creatures"))


def test_v17_faq_embajador_en_marte_1_the_card_played_is_not_used_as_well() -> None:
    t = table(you=line("duskwitch", "mars-ambassador") | hand("ether-spider"), house="sanctum")
    t.you.reaps("mars-ambassador").plays("ether-spider")
    assert t.you == line("duskwitch", "mars-ambassador", ready("ether-spider"))
    assert not t.you.can("reap", "ether-spider") and not t.you.can("fight", "ether-spider")


def test_v17_faq_estrellas_arrojadizas_1_the_middle_gub_does_not_die_of_the_stars() -> None:
    t = table(you=hand("throwing-stars"), enemy=line("gub", "gub", "gub"))
    t.you.plays("throwing-stars").picks("gub", "gub", "gub")
    assert t.you.amber == 2 and t.is_quiet, "the third falls later, alone on a flank: not by the stars"
    assert t.enemy == discard("gub", "gub", "gub")


def test_v17_faq_exterminar_1_all_that_are_chosen_die_at_once() -> None:
    t = table(
        you=hand("exterminate-exterminate") | line("zorg", "yxilx-dominator"),
        enemy=line("krump", "archimedes", "troll", "bumpsy"),
    )
    t.you.plays("exterminate-exterminate").may_choose("krump", "archimedes", "bumpsy").picks("archimedes")
    t.you.may_choose("krump", "troll", "bumpsy").picks("krump")
    assert t.enemy == line("troll", "bumpsy") | archives("krump"), (
        "it stood beside Archimedes when both were tagged"
    )
    assert t.is_quiet


def test_v17_faq_gusano_coleccionista_1_a_dead_creature_is_not_collected() -> None:
    t = table(you=line("collector-worm"), enemy=line(damaged("krump", 5)))
    t.you.fights("collector-worm")
    assert (
        t.you == archives() | line(damaged("collector-worm", 1)) and t.enemy == discard("krump") | archives()
    )


def test_v17_faq_inversores_furtivos_1_an_unforged_key_is_not_counted() -> None:
    t = table(
        you=hand("key-hammer", maverick("furtive-investors", "dis")),
        enemy=keys("red") | side(forged=["red"]),
    )
    t.you.plays("key-hammer")
    assert t.enemy == keys() | amber(6)
    t.you.plays("furtive-investors")
    assert t.you.amber == 2 and t.is_quiet, "only the bonus icons of both"


def test_v17_faq_jargogle_1_the_creature_played_by_jargogle_survives_the_gateway() -> None:
    under = {"card": "jargogle", "under": ["troll"]}
    t = table(you=hand("unlocked-gateway", *["punch"] * 6) | line(under) | DIS, enemy=line("krump") | DIS)
    t.you.plays("unlocked-gateway")
    assert t.you == line("troll") | discard("unlocked-gateway", "jargogle") and t.enemy == line()


def test_v17_faq_jargogle_2_of_several_cards_one_is_played_or_archived() -> None:
    both = {"card": "jargogle", "under": ["troll", "krump"]}
    t = table(you=hand("gateway-to-dis") | line(both))
    t.you.plays("gateway-to-dis").may_choose("troll", "krump").picks("krump", "left")
    assert t.you == line("krump") and "troll" in t.you.look("discard") and t.is_quiet
    t = table(you=hand("gateway-to-dis"), enemy=line(both), chance=[1])
    t.you.plays("gateway-to-dis")
    assert t.enemy == archives("krump") and "troll" in t.enemy.look("discard") and t.is_quiet


def test_v17_faq_la_ley_de_la_fuerza_1_power_is_counted_before_anybody_leaves() -> None:
    mighty = line("lollop-the-titanic", "knoxx", "mushroom-man")
    t = table(you=mighty | hand("might-makes-right"), house="brobnar")
    assert sum(map(t.you.power, ("lollop-the-titanic", "knoxx", "mushroom-man"))) == 31
    t.you.plays("might-makes-right").picks("yes", "knoxx", "lollop-the-titanic", "red")
    assert t.you == line() | keys("red") and t.is_quiet


def test_v17_faq_mangante_grunon_1_dextre_leaves_at_once_and_the_capers_are_neighbors() -> None:
    t = table(you=line(owned_by("scowly-caper", 1), "dextre", owned_by("scowly-caper", 1)) | deck("punch"))
    t.you.ends_turn()
    while t.match.pending[0].seat == 0:
        t.match.answer(0)
    assert t.you == line("scowly-caper") and "dextre" in [*t.you.look("deck"), *t.you.look("hand")]
    assert t.enemy == discard("scowly-caper")


def test_v17_faq_pequena_niff_1_she_steals_though_her_neighbor_dies_fighting() -> None:
    t = table(you=line("ronnie-wristclocks", "little-niff"), enemy=line("troll") | amber(2))
    t.you.fights("ronnie-wristclocks")
    assert t.you == line("little-niff") | amber(1) and t.enemy.amber == 1 and t.is_quiet


def test_v17_faq_robot_ayudante_1_a_card_of_the_active_house_spends_the_permission() -> None:
    t = table(
        you=hand("exhume", "cull-the-weak", "punch") | discard("helper-bot"), enemy=line("troll", "krump")
    )
    t.you.plays("exhume").picks("yes")
    assert t.you.can("play", "punch") and t.you.can("play", "cull-the-weak")
    t.you.plays("cull-the-weak")
    assert not t.you.can("play", "punch")


@pytest.mark.parametrize("which", [1, 2])
def test_v17_faq_ser_marrows_1_one_of_two_captures_that_amber(which: int) -> None:
    t = table(you=line("krump") | amber(2), enemy=line("sir-marrows", "sir-marrows"))
    t.you.reaps("krump").picks(f"sir-marrows#{which}")
    got = [holding("sir-marrows", 1), "sir-marrows"]
    assert t.you.amber == 2 and t.enemy == line(*(got if which == 1 else reversed(got))) and t.is_quiet


def test_v17_faq_sombra_de_dis_1_silvertooth_enters_ready() -> None:
    t = table(you=hand("shadow-of-dis") | DIS, enemy=hand("silvertooth") | UNTAMED)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("shadows").plays("silvertooth")
    assert t.enemy == line(ready("silvertooth")) and t.is_quiet


def test_v17_faq_sombra_de_dis_2_a_second_glimmer_may_not_be_played() -> None:
    t = table(you=hand("shadow-of-dis") | DIS, enemy=hand("glimmer", "glimmer") | UNTAMED)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("untamed").plays("glimmer")
    assert not t.enemy.can("play", "glimmer") and t.is_quiet


def test_v17_faq_sombra_de_dis_3_duskwitch_still_ends_the_step() -> None:
    t = table(you=hand("shadow-of-dis") | DIS, enemy=hand("duskwitch") | UNTAMED)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("untamed").plays("duskwitch")
    assert t.match.pending[0].seat == 0 and t.enemy == line("duskwitch")


def test_v17_faq_sombra_de_dis_4_what_an_upgrade_gives_is_blank_too() -> None:
    t = table(
        you=hand("shadow-of-dis") | DIS | amber(2),
        enemy=line(upgraded("bad-penny", "duskrunner")) | UNTAMED,
    )
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("shadows").reaps("bad-penny")
    assert t.enemy.amber == 1 and t.you.amber == 3 and t.is_quiet
