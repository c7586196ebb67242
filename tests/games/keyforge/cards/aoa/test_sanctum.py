"""Sanctum of Age of Ascension: what each card does, and the nearest thing it must not do."""

import pytest
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
    stunned,
    table,
    upgraded,
)

AMBASSADORS = {
    "brobnar-ambassador": ("headhunter", "brobnar"),
    "dis-ambassador": ("ember-imp", "dis"),
    "logos-ambassador": ("dextre", "logos"),
    "mars-ambassador": ("zorg", "mars"),
    "shadows-ambassador": ("silvertooth", "shadows"),
    "untamed-ambassador": ("snufflegator", "untamed"),
}


def test_lion_bautrem_strengthens_its_neighbors() -> None:
    t = table(you=line("troll", "lion-bautrem", "krump", "bumpsy"))
    assert (t.you.power("troll"), t.you.power("krump")) == (10, 8)


def test_lion_bautrem_strengthens_neither_itself_nor_those_farther_off() -> None:
    t = table(you=line("lion-bautrem", "krump", "bumpsy"))
    assert (t.you.power("lion-bautrem"), t.you.power("bumpsy")) == (4, 5)


def test_abond_the_armorsmith_armors_others_and_more_by_its_action() -> None:
    t = table(you=line("abond-the-armorsmith", "troll"), house="sanctum")
    assert t.you.armor("troll") == 1
    t.you.acts("abond-the-armorsmith")
    assert t.you.armor("troll") == 2
    t.you.ends_turn()
    assert t.you.armor("troll") == 1


def test_abond_the_armorsmith_never_armors_itself_or_enemies() -> None:
    t = table(you=line("abond-the-armorsmith"), enemy=line("krump"), house="sanctum")
    t.you.acts("abond-the-armorsmith")
    assert (t.you.armor("abond-the-armorsmith"), t.enemy.armor("krump")) == (0, 0)


def test_aubade_the_grim_captures_and_lets_go_when_it_reaps() -> None:
    t = table(you=hand("aubade-the-grim"), enemy=amber(4), house="sanctum")
    t.you.plays("aubade-the-grim")
    assert t.enemy == amber(1) and t.you == line(exhausted(holding("aubade-the-grim", 3)))


def test_aubade_the_grim_returns_one_to_the_supply_not_to_a_pool() -> None:
    t = table(you=line(holding("aubade-the-grim", 3)), house="sanctum")
    t.you.reaps("aubade-the-grim")
    assert t.you == line(exhausted(holding("aubade-the-grim", 2))) and t.you == amber(1)
    assert t.enemy == amber(0)


def test_bordan_the_redeemed_captures_two() -> None:
    t = table(you=line("bordan-the-redeemed"), enemy=amber(5), house="sanctum")
    t.you.acts("bordan-the-redeemed")
    assert t.enemy == amber(3) and t.you == line(exhausted(holding("bordan-the-redeemed", 2)))


def test_bordan_the_redeemed_captures_nothing_when_it_reaps() -> None:
    t = table(you=line("bordan-the-redeemed"), enemy=amber(5), house="sanctum")
    t.you.reaps("bordan-the-redeemed")
    assert t.enemy == amber(5)


def test_challe_the_safeguard_guards_its_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("challe-the-safeguard", "krump", "bumpsy"), house="brobnar")
    t.you.fights("troll").cannot_choose("krump").may_choose("challe-the-safeguard", "bumpsy").picks("bumpsy")


def test_challe_the_safeguard_may_enter_between_others() -> None:
    t = table(you=hand("challe-the-safeguard") | line("troll", "krump"), house="sanctum")
    t.you.plays("challe-the-safeguard").picks(1)
    assert t.you == line("troll", exhausted("challe-the-safeguard"), "krump")


def test_golden_aura_heals_shields_and_claims_a_creature_for_the_turn() -> None:
    t = table(you=hand("golden-aura") | line(damaged("troll", 5)), enemy=line("krump"), house="sanctum")
    t.you.plays("golden-aura").picks("troll")
    assert t.you.can("fight", "troll")
    t.you.fights("troll")
    assert t.you == line(exhausted("troll")) and t.enemy == discard("krump")


def test_golden_aura_ends_with_the_turn() -> None:
    t = table(you=hand("golden-aura") | line("troll"), enemy=line("krump"), house="sanctum")
    t.you.plays("golden-aura").picks("troll")
    t.you.ends_turn()
    t.enemy.fights("krump", "troll")
    assert t.you == line(damaged("troll", 6))


def test_hallowed_shield_keeps_damage_from_a_creature() -> None:
    t = table(
        you=artifacts("hallowed-shield") | line("aubade-the-grim"), enemy=line("krump"), house="sanctum"
    )
    t.you.acts("hallowed-shield").picks("aubade-the-grim")
    t.you.fights("aubade-the-grim")
    assert t.you == line(exhausted("aubade-the-grim")) and t.enemy == line(damaged("krump", 4))


def test_hallowed_shield_does_not_heal() -> None:
    t = table(you=artifacts("hallowed-shield") | line(damaged("troll", 2)), house="sanctum")
    t.you.acts("hallowed-shield")
    assert t.you == line(damaged("troll", 2))


def test_healing_blast_pays_for_four_damage_healed() -> None:
    t = table(you=hand("healing-blast") | line(damaged("troll", 4)), house="sanctum")
    t.you.plays("healing-blast")
    assert t.you == line("troll") and t.you == amber(3)


def test_healing_blast_pays_nothing_for_three() -> None:
    t = table(you=hand("healing-blast") | line(damaged("troll", 3)), house="sanctum")
    t.you.plays("healing-blast")
    assert t.you == line("troll") and t.you == amber(1)


def test_sir_marrows_captures_what_the_opponent_reaps() -> None:
    t = table(you=line("sir-marrows"), enemy=line("krump"), house="sanctum")
    t.you.ends_turn()
    t.enemy.reaps("krump")
    assert t.enemy == amber(0) and t.you == line(holding("sir-marrows", 1))


def test_sir_marrows_leaves_what_is_gained_otherwise() -> None:
    t = table(you=line("sir-marrows"), enemy=hand("anger") | line("krump"), house="sanctum")
    t.you.ends_turn()
    t.enemy.plays("anger")
    assert t.enemy == amber(1)


def test_smite_fights_and_burns_the_neighbors_of_the_attacked() -> None:
    t = table(
        you=hand("smite") | line(exhausted("troll")),
        enemy=line("krump", "bumpsy", "headhunter"),
        house="sanctum",
    )
    t.you.plays("smite").picks("bumpsy")
    assert t.enemy == line(damaged("krump", 2), damaged("headhunter", 2))


def test_smite_burns_nobody_where_nobody_can_fight() -> None:
    t = table(you=hand("smite"), enemy=line("krump", "bumpsy"), house="sanctum")
    t.you.plays("smite")
    assert t.enemy == line("krump", "bumpsy") and t.is_quiet


def test_the_grey_rider_may_ready_and_fight_with_a_neighbor() -> None:
    t = table(you=hand("the-grey-rider") | line(exhausted("troll")), enemy=line("bumpsy"), house="sanctum")
    t.you.plays("the-grey-rider").picks(1, "yes")
    assert t.enemy == discard("bumpsy") and t.you == line(
        damaged(exhausted("troll"), 5), exhausted("the-grey-rider")
    )


def test_the_grey_rider_may_leave_its_neighbors_alone() -> None:
    t = table(you=hand("the-grey-rider") | line("troll"), enemy=line("bumpsy"), house="sanctum")
    t.you.plays("the-grey-rider").picks(1, "no")
    assert t.enemy == line("bumpsy") and t.is_quiet


def test_baron_mengevin_captures_for_each_sanctum_card_discarded() -> None:
    t = table(you=line("baron-mengevin") | hand("smite"), enemy=amber(2), house="sanctum")
    t.you.discards("smite")
    assert t.you == line(holding("baron-mengevin", 1)) and t.enemy == amber(1)


def test_baron_mengevin_captures_nothing_for_cards_of_other_houses() -> None:
    t = table(you=line("baron-mengevin") | hand("anger"), enemy=amber(2), house="brobnar")
    t.you.discards("anger")
    assert t.enemy == amber(2)


def test_barrister_joya_keeps_enemies_from_reaping() -> None:
    t = table(you=line("barrister-joya"), enemy=line("krump"), house="sanctum")
    t.you.ends_turn()
    assert not t.enemy.can("reap", "krump") and t.enemy.can("fight", "krump")


def test_barrister_joya_lets_friends_reap() -> None:
    t = table(you=line("barrister-joya"), house="sanctum")
    assert t.you.can("reap", "barrister-joya")


@pytest.mark.parametrize(
    "card",
    [
        "brobnar-ambassador",
        "dis-ambassador",
        "logos-ambassador",
        "mars-ambassador",
        "shadows-ambassador",
        "untamed-ambassador",
    ],
)
def test_ambassadors_open_the_way_to_one_card_of_their_house(card: str) -> None:
    other, _ = AMBASSADORS[card]
    t = table(you=line(card, other) | hand(other), house="sanctum")
    assert not t.you.can("reap", other) and not t.you.can("play", other)
    t.you.reaps(card)
    assert t.you.can("reap", other) and t.you.can("play", other)


@pytest.mark.parametrize(
    "card",
    [
        "brobnar-ambassador",
        "dis-ambassador",
        "logos-ambassador",
        "mars-ambassador",
        "shadows-ambassador",
        "untamed-ambassador",
    ],
)
def test_ambassadors_permit_a_play_or_a_use_but_not_both(card: str) -> None:
    other, _ = AMBASSADORS[card]
    t = table(you=line(card, other) | hand(other), house="sanctum")
    t.you.reaps(card)
    t.you.reaps(other)
    assert not t.you.can("play", other)


def test_mars_ambassador_is_spent_on_a_use_only_where_its_player_says_so() -> None:
    # v17.2 FAQ «Capitana Val Jericó»: of two permissions for one card the active player chooses.
    mine = line("mars-ambassador", "zorg", "tunk") | artifacts("combat-pheromones") | hand("blypyp")
    t = table(you=mine, house="sanctum")
    t.you.reaps("mars-ambassador").omni("combat-pheromones").reaps("tunk")
    t.you.may_choose("mars-ambassador", "combat-pheromones").picks("combat-pheromones")
    assert t.you.can("play", "blypyp") and t.you.can("reap", "zorg")
    assert t.is_quiet


def test_shadows_ambassador_is_not_spent_on_a_stun_that_an_omni_ability_lets_one_remove() -> None:
    # v17.2 FAQ «Aturdir»: whoever has an Omni ability may shed its stun in any house.
    t = table(
        you=line("shadows-ambassador", stunned("deipno-spymaster")) | hand("silvertooth"), house="sanctum"
    )
    t.you.reaps("shadows-ambassador").unstuns("deipno-spymaster")
    assert t.you.can("play", "silvertooth")
    assert t.is_quiet


def test_equalize_shares_the_aember_on_each_side_anew() -> None:
    t = table(
        you=hand("equalize") | line(holding("troll", 3), "krump"),
        enemy=line(holding("bumpsy", 1), "headhunter"),
        house="sanctum",
    )
    t.you.plays("equalize").picks(1, 0)
    assert t.you == line(holding("troll", 1), holding("krump", 2))
    assert t.enemy == line("bumpsy", holding("headhunter", 1)) and t.is_quiet


def test_equalize_never_moves_aember_across() -> None:
    t = table(you=hand("equalize") | line("troll"), enemy=line(holding("bumpsy", 2)), house="sanctum")
    t.you.plays("equalize")
    assert t.you == line("troll") and t.enemy == line(holding("bumpsy", 2)) and t.is_quiet


def test_free_markets_pays_for_each_other_house_in_play() -> None:
    t = table(
        you=hand("free-markets") | line("troll", "ember-imp"),
        enemy=line("krump") | artifacts("library-of-babble"),
    )
    t.you.plays("free-markets")
    assert t.you == amber(3)


def test_free_markets_does_not_count_sanctum() -> None:
    t = table(you=hand("free-markets") | line("sir-marrows"), house="sanctum")
    t.you.plays("free-markets")
    assert t.you == amber(0)


def test_free_markets_counts_the_other_house_of_a_sanctum_card() -> None:
    friends = line("sir-marrows", maverick("diplomat-agung", "sanctum"))
    t = table(you=hand("free-markets") | friends, enemy=line("krump"), house="sanctum")
    t.you.reaps("diplomat-agung").picks("dis", "sir-marrows").plays("free-markets")
    assert t.you == amber(1 + 2)
    assert t.is_quiet


def test_haedroths_wall_strengthens_friendly_flanks() -> None:
    t = table(you=artifacts("haedroth-s-wall") | line("troll", "bumpsy", "krump"))
    assert (t.you.power("troll"), t.you.power("krump")) == (10, 8)


def test_haedroths_wall_leaves_the_middle_and_enemies() -> None:
    t = table(you=artifacts("haedroth-s-wall") | line("troll", "bumpsy", "krump"), enemy=line("headhunter"))
    assert (t.you.power("bumpsy"), t.enemy.power("headhunter")) == (5, 5)


def test_prince_derric_unifier_is_paid_for_three_houses() -> None:
    t = table(you=hand("prince-derric-unifier") | line("troll", "ember-imp"), house="sanctum")
    t.you.plays("prince-derric-unifier")
    assert t.you == amber(3)


def test_prince_derric_unifier_is_not_paid_for_two() -> None:
    t = table(you=hand("prince-derric-unifier") | line("troll", "krump"), house="sanctum")
    t.you.plays("prince-derric-unifier")
    assert t.you == amber(0)


def test_rothais_the_fierce_hurts_whoever_attacks_it() -> None:
    t = table(you=line("troll"), enemy=line("rothais-the-fierce"), house="brobnar")
    t.you.fights("troll")
    assert t.you == discard("troll") and t.enemy == discard("rothais-the-fierce")


def test_rothais_the_fierce_does_not_hurt_whom_it_attacks_beforehand() -> None:
    t = table(you=line("rothais-the-fierce"), enemy=line("troll"), house="sanctum")
    t.you.fights("rothais-the-fierce")
    assert t.enemy == line(damaged("troll", 4))


def test_anahita_the_trader_sells_an_artifact_for_two() -> None:
    t = table(you=line("anahita-the-trader") | artifacts("cannon"), enemy=amber(3), house="sanctum")
    t.you.reaps("anahita-the-trader")
    assert t.enemy == artifacts("cannon") and t.enemy == amber(1) and t.you == amber(3)


def test_anahita_the_trader_is_paid_what_there_is() -> None:
    """v17.2 «Pagar»: only whoever pays *to* do something must pay in full."""
    t = table(you=line("anahita-the-trader") | artifacts("cannon"), enemy=amber(1), house="sanctum")
    t.you.reaps("anahita-the-trader")
    assert t.enemy == artifacts("cannon") | amber(0) and t.you == amber(2)


def test_anahita_the_trader_is_paid_nothing_without_an_artifact() -> None:
    t = table(you=line("anahita-the-trader"), enemy=amber(3), house="sanctum")
    t.you.reaps("anahita-the-trader")
    assert t.enemy == amber(3) and t.you == amber(1)


def test_eye_of_judgment_purges_a_creature_of_a_discard_pile() -> None:
    t = table(you=artifacts("eye-of-judgment"), enemy=discard("troll", "anger"), house="sanctum")
    t.you.acts("eye-of-judgment")
    assert t.enemy == purged("troll") and t.enemy == discard("anger")


def test_eye_of_judgment_cannot_purge_other_cards() -> None:
    t = table(you=artifacts("eye-of-judgment"), enemy=discard("anger"), house="sanctum")
    t.you.acts("eye-of-judgment")
    assert t.enemy == discard("anger") and t.is_quiet


def test_martyrs_end_pays_for_each_friend_destroyed() -> None:
    t = table(you=hand("martyr-s-end") | line("troll", "krump", "bumpsy"), house="sanctum")
    t.you.plays("martyr-s-end").picks("troll", "krump", "done")
    assert t.you == line("bumpsy") and t.you == amber(3)


def test_martyrs_end_may_destroy_nobody_and_never_enemies() -> None:
    t = table(you=hand("martyr-s-end") | line("troll"), enemy=line("krump"), house="sanctum")
    t.you.plays("martyr-s-end").cannot_choose("krump").picks("done")
    assert t.you == line("troll") and t.you == amber(1)


def test_mother_northelle_frees_aember_from_a_friend() -> None:
    t = table(you=line("mother-northelle", holding("troll", 2)), house="sanctum")
    # As with Mug, whoever has none may be chosen too (v17.2 FAQ «Desvalijarra»).
    t.you.reaps("mother-northelle").may_choose("mother-northelle", "troll").picks("troll")
    assert t.you == line(exhausted("mother-northelle"), holding("troll", 1)) and t.you == amber(2)


def test_mother_northelle_leaves_what_enemies_hold() -> None:
    t = table(you=line("mother-northelle"), enemy=line(holding("troll", 2)), house="sanctum")
    t.you.reaps("mother-northelle")
    assert t.enemy == line(holding("troll", 2)) and t.you == amber(1)


def test_opal_knight_destroys_creatures_of_even_power() -> None:
    t = table(you=hand("opal-knight"), enemy=line("troll", "krump", "bumpsy"), house="sanctum")
    t.you.plays("opal-knight")
    assert t.enemy == line("bumpsy") and t.you == line(exhausted("opal-knight"))


def test_opal_knight_looks_at_power_as_it_is_now() -> None:
    t = table(you=hand("opal-knight"), enemy=line("bumpsy") | artifacts("banner-of-battle"), house="sanctum")
    t.you.plays("opal-knight")
    assert t.enemy == discard("bumpsy")


def test_proclamation_346e_makes_keys_dearer_while_houses_are_few() -> None:
    t = table(you=artifacts("proclamation-346e"), enemy=line("troll", "ember-imp"))
    assert (t.enemy.key_cost, t.you.key_cost) == (8, 6)


def test_proclamation_346e_is_silent_before_three_houses() -> None:
    t = table(you=artifacts("proclamation-346e"), enemy=line("troll", "ember-imp", "zorg"))
    assert t.enemy.key_cost == 6


def test_seraphic_armor_heals_and_armors_its_bearer() -> None:
    t = table(you=hand("seraphic-armor") | line(damaged("troll", 4)), house="sanctum")
    t.you.plays("seraphic-armor")
    assert t.you == line(upgraded("troll", "seraphic-armor")) and t.you.armor("troll") == 1


def test_seraphic_armor_heals_nobody_else() -> None:
    t = table(you=hand("seraphic-armor") | line(damaged("troll", 4), damaged("krump", 1)), house="sanctum")
    t.you.plays("seraphic-armor", on="troll")
    assert t.you == line(upgraded("troll", "seraphic-armor"), damaged("krump", 1))


def test_shard_of_hope_captures_for_each_friendly_shard() -> None:
    t = table(
        you=artifacts("shard-of-hope", "shard-of-hate") | line("troll"), enemy=amber(5), house="sanctum"
    )
    t.you.acts("shard-of-hope")
    assert t.you == line(holding("troll", 2)) and t.enemy == amber(3)


def test_shard_of_hope_may_have_another_creature_capture_each_time() -> None:
    """Reglamento maestro v17.2, glosario «Por cada»."""
    mine = artifacts("shard-of-hope", "shard-of-hate") | line("troll", "krump")
    t = table(you=mine, enemy=amber(5), house="sanctum")
    t.you.acts("shard-of-hope").picks("troll", "krump")
    assert t.you == line(holding("troll", 1), holding("krump", 1)) and t.enemy == amber(3)


def test_shard_of_hope_captures_nothing_without_a_creature() -> None:
    t = table(you=artifacts("shard-of-hope"), enemy=amber(5), house="sanctum")
    t.you.acts("shard-of-hope")
    assert t.enemy == amber(5) and t.is_quiet


def test_maruck_the_marked_captures_for_each_damage_its_armor_prevents() -> None:
    t = table(you=line("maruck-the-marked"), enemy=line("dust-pixie") | amber(3), house="sanctum")
    t.you.fights("maruck-the-marked")
    assert t.you == line(exhausted(holding("maruck-the-marked", 1))) and t.enemy == amber(2)


def test_maruck_the_marked_captures_nothing_under_a_hallowed_shield() -> None:
    """v17.2 FAQ «Daño» (Escudo Santificado): the shield prevents damage before armor does."""
    t = table(
        you=line("maruck-the-marked") | artifacts("hallowed-shield"),
        enemy=line("bumpsy") | amber(3),
        house="sanctum",
    )
    t.you.acts("hallowed-shield").picks("maruck-the-marked")
    t.you.fights("maruck-the-marked")
    assert t.enemy == amber(3) and t.you.armor("maruck-the-marked") == 1
