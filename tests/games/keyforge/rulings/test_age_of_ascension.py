"""Examples, errata and general questions of v17.2 about cards of Age of Ascension."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    houses,
    keys,
    line,
    owned_by,
    purged,
    ready,
    stunned,
    table,
    upgraded,
)

THREE = houses("logos", "dis", "brobnar")

# Examples of the glossary -----------------------------------------------------------------------------------


def test_v17_glossary_destruida_1_those_who_come_to_stand_beside_archimedes_are_not_archived() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line("troll", "krump", "archimedes", "urchin", "silvertooth"))
    t.you.plays("gateway-to-dis")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.enemy == line() | archives("krump", "urchin")
    assert sorted(t.enemy.look("discard")) == ["archimedes", "silvertooth", "troll"]


def test_v17_glossary_destruida_3_all_that_die_in_a_chain_leave_play_at_once() -> None:
    t = table(
        you=line(upgraded("groggins", "phoenix-heart")),
        enemy=line(upgraded("dust-imp", "soulkeeper"), "drumble", "shaffles"),
    )
    t.you.fights("groggins", "dust-imp").picks("dust-imp")
    assert t.enemy.amber == 2 and t.you == line() | hand("groggins") | discard("phoenix-heart")
    while not t.is_quiet:
        t.match.answer(0)
    gone = sorted(t.enemy.look("discard"))
    assert gone == ["drumble", "dust-imp", "shaffles", "soulkeeper"] and t.enemy == line()


def test_v17_glossary_efectos_de_sustitucion_3_ronnie_steals_two_and_not_three() -> None:
    t = table(you=hand("ronnie-wristclocks"), enemy=amber(7))
    t.you.plays("ronnie-wristclocks")
    assert (t.you.amber, t.enemy.amber) == (2, 5) and t.is_quiet


def test_v17_glossary_por_cada_1_the_damage_of_the_shards_is_shared_out() -> None:
    t = table(
        you=artifacts("shard-of-pain", "shard-of-greed", "shard-of-hate"),
        enemy=line("troll", "krump"),
        house="dis",
    )
    t.you.acts("shard-of-pain").picks("troll", "krump", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.is_quiet


# Errata -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["play", "fight", "reap"])
def test_v17_erratum_bateronauta_it_returns_another_giant(act: str) -> None:
    drum = hand("drummernaut") | line("troll") if act == "play" else line("drummernaut", "troll")
    t = table(you=drum, enemy=line("urchin"), house="brobnar")
    {"play": t.you.plays, "fight": t.you.fights, "reap": t.you.reaps}[act]("drummernaut")
    assert "troll" in t.you.look("hand") and "drummernaut" not in t.you.look("hand") and t.is_quiet
    alone = table(you=hand("drummernaut"))
    alone.you.plays("drummernaut")
    assert alone.you == line("drummernaut") | hand() and alone.is_quiet


def test_v17_erratum_bruja_del_ocaso_her_friends_enter_ready_and_the_step_ends() -> None:
    t = table(you=hand("duskwitch", "knoxx") | line("snufflegator"))
    t.you.plays("duskwitch")
    assert t.match.pending[0].seat == 1, "omega ended the step"
    t = table(you=hand("snufflegator") | line("duskwitch"), house="untamed")
    t.you.plays("snufflegator")
    assert t.you == line("duskwitch", ready("snufflegator")) and t.you.keyword("duskwitch", "elusive") == 1


def test_v17_erratum_dolor_en_cadena_the_neighbors_are_hurt_only_where_it_dies() -> None:
    t = table(you=hand("pain-reaction"), enemy=line("troll", "urchin", "krump"))
    t.you.plays("pain-reaction").picks("urchin")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet
    t = table(you=hand("pain-reaction"), enemy=line("troll", "urchin", "krump"))
    t.you.plays("pain-reaction").picks("krump")
    assert t.enemy == line("troll", "urchin", damaged("krump", 2)) and t.is_quiet


def test_v17_erratum_gusano_coleccionista_what_it_took_goes_to_its_owners_hand() -> None:
    three = houses("mars", "dis", "brobnar")
    t = table(you=line("collector-worm") | three, enemy=line("krump") | three)
    t.you.fights("collector-worm")
    assert t.you == archives("krump") | line(damaged("collector-worm", 1)) and t.enemy == line()
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.chooses("mars").picks("take")
    assert t.enemy == hand("krump") and t.you == archives() | hand()


def test_v17_erratum_sapiendron_yzfyz_nobody_is_stunned_without_a_purge() -> None:
    for answer, there, gone in (("yes", stunned("troll"), ["zorg"]), ("no", "troll", [])):
        t = table(you=hand("yzphyz-knowdrone", "zorg"), enemy=line("troll"))
        t.you.plays("yzphyz-knowdrone").picks(answer)
        if answer == "yes":
            t.you.may_choose("yzphyz-knowdrone", "troll").picks("troll")
        assert t.enemy == line(there) and t.you == purged(*gone) and t.is_quiet


def test_v17_erratum_una_vida_por_otra_without_a_friendly_creature_nothing_is_dealt() -> None:
    t = table(you=hand("life-for-a-life") | line("urchin"), enemy=line("troll"))
    t.you.plays("life-for-a-life")
    assert t.you == line() and t.enemy == line(damaged("troll", 6)) and t.is_quiet
    t = table(you=hand("life-for-a-life"), enemy=line("troll"))
    t.you.plays("life-for-a-life")
    assert t.enemy == line("troll") and t.is_quiet


# General questions ------------------------------------------------------------------------------------------


def test_v17_faq_abandona_el_juego_2_caja_de_spangler_2_caper_comes_back_to_the_other_side() -> None:
    t = table(
        you=artifacts("spangler-box") | hand("poltergeist"),
        enemy=line(owned_by("scowly-caper", 0)) | artifacts("cannon"),
        house="logos",
    )
    t.you.acts("spangler-box")
    assert t.enemy == line() | artifacts("cannon", "spangler-box") and t.you == purged("scowly-caper")
    t.you.ends_turn()
    t.enemy.chooses(t.offered[0]).ends_turn()
    t.you.chooses("dis").plays("poltergeist").picks("spangler-box")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.enemy == line("scowly-caper") and t.you == purged() | line()


def test_v17_faq_alfa_1_mimicry_of_an_alpha_card_returns_to_the_hand_later_in_the_step() -> None:
    t = table(you=hand("mimicry", "fogbank") | amber(0), enemy=discard("eureka"))
    t.you.plays("fogbank")
    assert t.you == hand("mimicry") | amber(1) and not t.you.can("play", "mimicry") and t.is_quiet


def test_v17_faq_alfa_2_mimicry_of_an_alpha_card_may_be_the_first() -> None:
    t = table(you=hand("mimicry") | amber(0), enemy=discard("eureka"))
    t.you.plays("mimicry")
    assert t.you.amber == 3 and t.you == discard("mimicry") and t.is_quiet


def test_v17_faq_archivos_2_a_card_of_either_archives_is_purged_the_others_by_chance() -> None:
    t = table(
        you=hand("yzphyz-knowdrone", "zorg"),
        enemy=line("troll") | archives("punch", "anger"),
        chance=[1],
    )
    t.you.plays("yzphyz-knowdrone").picks("yes").may_choose("you", "enemy").picks("enemy", "troll")
    assert t.enemy == archives("punch") | purged("anger") | line(stunned("troll")) and t.is_quiet
    assert t.you == archives("zorg")


def test_v17_faq_armadura_2_the_shield_prevents_damage_before_the_armor_does() -> None:
    t = table(
        you=artifacts("hallowed-shield") | line("maruck-the-marked"),
        enemy=line("urchin", "niffle-ape") | amber(3),
    )
    t.you.acts("hallowed-shield").picks("maruck-the-marked")
    t.you.fights("maruck-the-marked", "niffle-ape")
    assert t.you == line("maruck-the-marked") and t.enemy.amber == 3 and t.is_quiet
    assert t.you.body("maruck-the-marked").armor_used == 0


def test_v17_faq_control_1_the_beam_wins_over_an_older_collar() -> None:
    t = table(
        you=line("troll") | hand("hypnobeam") | houses("mars", "dis", "brobnar"),
        enemy=hand("collar-of-subordination") | houses("dis", "mars", "logos"),
        house="mars",
    )
    t.you.ends_turn()
    t.enemy.chooses("dis").plays("collar-of-subordination")
    assert t.enemy == line(upgraded("troll", "collar-of-subordination")) and t.you == line()
    t.enemy.ends_turn()
    t.you.chooses("mars").plays("hypnobeam")
    assert t.you == line(upgraded("troll", "collar-of-subordination")) and t.enemy == line()


def test_v17_faq_como_si_fuera_1_a_shard_used_as_if_it_were_yours_counts_itself() -> None:
    t = table(you=line("nexus"), enemy=artifacts("shard-of-greed"))
    t.you.reaps("nexus")
    assert t.you.amber == 2 and t.enemy.amber == 0 and t.is_quiet


def test_v17_faq_destruida_5a_an_omega_card_under_jargogle_ends_step_3() -> None:
    over = {"card": "jargogle", "under": ["unlocked-gateway"]}
    t = table(you=hand("gateway-to-dis", "banish") | line(over) | THREE, enemy=THREE)
    t.you.plays("gateway-to-dis")
    assert t.match.pending[0].seat == 1 and t.you.chains == 3


def test_v17_faq_destruida_5b_an_omega_card_under_jargogle_ends_only_step_1() -> None:
    over = {"card": "jargogle", "under": ["unlocked-gateway"]}
    t = table(you=THREE, enemy=line(over) | artifacts("strange-gizmo") | amber(6) | hand("dextre") | THREE)
    t.you.ends_turn()
    t.enemy.picks("red")
    t.enemy.chooses("logos")
    assert t.enemy == artifacts() | keys("red") and t.enemy.can("play", "dextre")


def test_v17_faq_destruida_6_a_creature_already_tagged_is_still_the_most_powerful() -> None:
    t = table(
        you=hand("opal-knight")
        | line(upgraded("urchin", "soulkeeper"), upgraded("silvertooth", "soulkeeper")),
        enemy=line("valdr", "tunk", "maruck-the-marked"),
    )
    t.you.plays("opal-knight")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.enemy == line("maruck-the-marked")


def test_v17_faq_sustitucion_1_what_the_pixies_pay_from_the_supply_is_stolen() -> None:
    t = table(you=hand("nerve-blast"), enemy=line("po-s-pixies", "troll") | amber(2))
    t.you.plays("nerve-blast").picks("troll")
    assert t.you.amber == 1 and t.enemy == amber(2) | line("po-s-pixies", damaged("troll", 2)) and t.is_quiet


def test_v17_faq_sustitucion_2_sir_marrows_does_not_see_what_the_door_steals() -> None:
    t = table(you=hand("dimension-door") | line("dextre"), enemy=line("sir-marrows") | amber(2))
    t.you.plays("dimension-door").reaps("dextre")
    assert t.you.amber == 1 and t.enemy == amber(1) | line("sir-marrows") and t.is_quiet


def test_v17_faq_sustitucion_4_the_pixies_feed_every_sir_marrows() -> None:
    t = table(you=line("po-s-pixies"), enemy=line("sir-marrows", "sir-marrows"))
    t.you.reaps("po-s-pixies").picks("sir-marrows")
    assert t.you.amber == 1 and t.enemy == line(holding("sir-marrows", 1), holding("sir-marrows", 1))


def test_v17_faq_elusivo_2_gabos_attacks_an_elusive_imp_and_hits_another() -> None:
    t = table(you=line("gabos-longarms"), enemy=line("æmber-imp", "troll"))
    t.you.fights("gabos-longarms", "æmber-imp").picks("troll")
    assert t.enemy == line("æmber-imp", damaged("troll", 5)) and t.is_quiet


def test_v17_faq_elusivo_4_elusive_that_was_ignored_is_used_up() -> None:
    t = table(you=line("niffle-ape", "snufflegator"), enemy=line("culf-the-quiet"))
    t.you.fights("niffle-ape")
    assert t.enemy == line(damaged("culf-the-quiet", 3)) and t.you == line("snufflegator")
    t.you.fights("snufflegator")
    assert t.enemy == line() and t.is_quiet


def test_v17_faq_omega_1_duskwitch_ends_the_step_though_the_cannon_kills_her() -> None:
    t = table(you=hand("duskwitch", *["knoxx"] * 7), enemy=artifacts("autocannon"))
    t.you.plays("duskwitch")
    assert t.you == line() | discard("duskwitch") and t.match.pending[0].seat == 1


@pytest.mark.parametrize("first, got", [("forgemaster-og", 1), ("interdimensional-graft", 5)])
def test_v17_faq_orden_5_who_forges_orders_og_and_the_graft(first: str, got: int) -> None:
    t = table(
        you=hand("interdimensional-graft") | houses("logos", "dis", "mars"),
        enemy=line("forgemaster-og") | amber(10) | houses("brobnar", "dis", "mars"),
    )
    t.you.plays("interdimensional-graft").ends_turn()
    t.enemy.picks("red", first)
    assert t.you.amber == got and t.enemy == amber(0) | keys("red") and t.is_quiet


def test_v17_faq_orden_8_pain_reaction_hits_the_neighbors_after_it_has_left() -> None:
    t = table(you=hand("pain-reaction"), enemy=line("dextre", "urchin", "troll"))
    t.you.plays("pain-reaction").picks("urchin")
    assert t.enemy == line(damaged("dextre", 2), damaged("troll", 2)) | discard("urchin") and t.is_quiet


def test_v17_faq_orden_12_what_a_wormhole_under_jargogle_plays_survives_the_gateway() -> None:
    under = {"card": "jargogle", "under": ["wild-wormhole"]}
    t = table(
        you=hand("unlocked-gateway") | line(under) | deck("troll", "krump") | THREE,
        enemy=line("krump") | THREE,
    )
    t.you.plays("unlocked-gateway")
    assert t.you == line("troll") and t.enemy == line() and t.match.pending[0].seat == 1


def test_v17_faq_por_cada_1_the_damage_of_the_sack_is_shared_out() -> None:
    t = table(you=hand("sack-of-coins") | amber(2), enemy=line("troll", "krump"))
    t.you.plays("sack-of-coins").picks("troll", "krump", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.is_quiet
