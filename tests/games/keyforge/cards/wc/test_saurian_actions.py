"""Saurian actions of Worlds Collide: what each does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    chains,
    damaged,
    hand,
    holding,
    houses,
    keys,
    line,
    ready,
    table,
    warded,
)


def test_phalanx_strike_hits_for_each_friendly_creature_and_again_for_an_exaltation() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy", "grimlocus-dux"), enemy=line("troll", "zorg"))
    t.you.plays("phalanx-strike").picks("troll", "yes", "bumpsy", "zorg")
    assert t.enemy == line(damaged("troll", 2), damaged("zorg", 2))
    assert t.you == line(holding("bumpsy", 1), "grimlocus-dux") and t.is_quiet


def test_phalanx_strike_is_not_repeated_without_its_price() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy"), enemy=line("troll"), house="saurian")
    t.you.plays("phalanx-strike").picks("troll", "no")
    assert t.enemy == line(damaged("troll", 1)) and t.you == line("bumpsy") and t.is_quiet
    alone = table(you=hand("phalanx-strike"), enemy=line("troll", "zorg"), house="saurian")
    alone.you.plays("phalanx-strike")
    assert alone.enemy == line("troll", "zorg") and alone.is_quiet


def test_v17_faq_orden_10_phalanx_strike_first_takes_the_ward_then_hits() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy"), enemy=line(warded("troll")), house="saurian")
    t.you.plays("phalanx-strike").picks("troll", "yes", "troll")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet


def test_tribute_tells_what_its_creature_is_exalted_for() -> None:
    t = table(you=hand("tribute") | line("troll"), enemy=amber(5), house="saurian")
    t.you.plays("tribute")
    asked = [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    assert asked == [
        "Use the effect of Tribute? Exalt that creature to repeat the preceding effect.",
        "¿Usas el efecto de Tributo? Exalta a esa criatura para repetir el efecto anterior.",
    ]


def test_tribute_makes_the_most_powerful_capture_two_and_twice_for_an_exaltation() -> None:
    t = table(you=hand("tribute") | line("bumpsy", "troll"), enemy=amber(5), house="saurian")
    t.you.plays("tribute").picks("yes")
    assert t.you == line("bumpsy", holding("troll", 5)) and t.enemy == amber(1) and t.is_quiet


def test_tribute_captures_once_for_nothing() -> None:
    t = table(you=hand("tribute") | line("bumpsy", "troll"), enemy=amber(5), house="saurian")
    t.you.plays("tribute").picks("no")
    assert t.you == line("bumpsy", holding("troll", 2)) and t.enemy == amber(3) and t.is_quiet


def test_stomp_exalts_a_friend_where_its_five_damage_destroys() -> None:
    t = table(you=hand("stomp") | line("bumpsy", "troll"), enemy=line("zorg", "dust-pixie"), house="saurian")
    t.you.plays("stomp").picks("dust-pixie", "troll")
    assert t.enemy == line("zorg") and t.you == line("bumpsy", holding("troll", 1)) and t.is_quiet


def test_stomp_exalts_nobody_where_the_creature_lives() -> None:
    t = table(you=hand("stomp") | line("bumpsy"), enemy=line("zorg"), house="saurian")
    t.you.plays("stomp").picks("zorg")
    assert t.enemy == line(damaged("zorg", 5)) and t.you == line("bumpsy") and t.is_quiet


def test_axiom_of_grisk_destroys_whoever_has_no_amber_and_costs_two_chains() -> None:
    t = table(you=hand("axiom-of-grisk") | line("bumpsy"), enemy=line(holding("troll", 1), "zorg"))
    t.you.plays("axiom-of-grisk").picks("troll")
    assert t.you == line() | chains(2) and t.enemy == line(warded(holding("troll", 1))) and t.is_quiet


def test_axiom_of_grisk_takes_the_ward_of_one_without_amber_instead() -> None:
    t = table(you=hand("axiom-of-grisk"), enemy=line("troll", "zorg"), house="saurian")
    t.you.plays("axiom-of-grisk").picks("zorg")
    assert t.enemy == line("zorg") and t.is_quiet


def test_chant_of_hubris_asks_for_creatures_in_either_language() -> None:
    t = table(you=hand("chant-of-hubris") | line(holding("bumpsy", 1), "troll", "krump"), house="saurian")
    t.you.plays("chant-of-hubris")
    asked = [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    t.you.picks("bumpsy")
    asked += [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    assert asked == [
        "Choose a creature to take Æmber from.",
        "Elige una criatura de la que coger Æmbar.",
        "Choose a creature to move Æmber to.",
        "Elige una criatura a la que mover Æmbar.",
    ]


def test_chant_of_hubris_moves_one_amber_to_another_creature() -> None:
    t = table(you=hand("chant-of-hubris") | line(holding("bumpsy", 2)), enemy=line("troll"), house="saurian")
    t.you.plays("chant-of-hubris").picks("bumpsy")
    assert t.you == line(holding("bumpsy", 1)) and t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_chant_of_hubris_cannot_put_it_back_where_it_was() -> None:
    t = table(you=hand("chant-of-hubris") | line(holding("bumpsy", 1), "zorg", "troll"), house="saurian")
    t.you.plays("chant-of-hubris").picks("bumpsy").may_choose("zorg", "troll").picks("zorg")
    assert t.you == line("bumpsy", holding("zorg", 1), "troll")


def test_chant_of_hubris_moves_nothing_from_a_creature_without_amber() -> None:
    t = table(you=hand("chant-of-hubris") | line(holding("bumpsy", 1), "zorg", "troll"), house="saurian")
    t.you.plays("chant-of-hubris").picks("troll")
    assert t.you == line(holding("bumpsy", 1), "zorg", "troll") and t.is_quiet


def test_imperium_wards_two_friends() -> None:
    t = table(you=hand("imperium") | line("bumpsy", "zorg", "troll"), enemy=line("dust-pixie"))
    t.you.plays("imperium").picks("bumpsy", "troll")
    assert t.you == line(warded("bumpsy"), "zorg", warded("troll")) and t.is_quiet


def test_imperium_wards_no_enemy() -> None:
    t = table(you=hand("imperium") | line("bumpsy"), enemy=line("dust-pixie", "zorg"), house="saurian")
    t.you.plays("imperium")
    assert t.you == line(warded("bumpsy")) and t.enemy == line("dust-pixie", "zorg") and t.is_quiet


def test_ancient_power_wards_friends_with_amber() -> None:
    t = table(you=hand("ancient-power") | line(holding("bumpsy", 1), "zorg"), house="saurian")
    t.you.plays("ancient-power")
    assert t.you == line(warded(holding("bumpsy", 1)), "zorg")


def test_ancient_power_wards_no_enemy_with_amber() -> None:
    t = table(you=hand("ancient-power"), enemy=line(holding("troll", 2)), house="saurian")
    t.you.plays("ancient-power")
    assert t.enemy == line(holding("troll", 2)) and t.is_quiet


def test_city_state_interest_makes_each_friend_capture_one() -> None:
    t = table(you=hand("city-state-interest") | line("bumpsy", "zorg"), enemy=amber(3), house="saurian")
    t.you.plays("city-state-interest")
    assert t.you == line(holding("bumpsy", 1), holding("zorg", 1)) and t.enemy == amber(1)


def test_city_state_interest_asks_who_captures_what_does_not_suffice() -> None:
    t = table(you=hand("city-state-interest") | line("bumpsy", "zorg"), enemy=amber(1), house="saurian")
    t.you.plays("city-state-interest").picks("zorg")
    assert t.you == line("bumpsy", holding("zorg", 1)) and t.enemy == amber(0) and t.is_quiet


def test_exile_gives_a_friend_to_the_enemy() -> None:
    t = table(you=hand("exile") | line("bumpsy", "troll"), enemy=line("zorg"), house="saurian")
    t.you.plays("exile").picks("troll", "right")
    assert t.you == line("bumpsy") and t.enemy == line("zorg", "troll") and t.is_quiet


def test_exile_gives_nothing_where_there_is_no_friend() -> None:
    t = table(you=hand("exile"), enemy=line("zorg"), house="saurian")
    t.you.plays("exile")
    assert t.enemy == line("zorg") and t.you == amber(1) and t.is_quiet


def test_regrettable_meteor_destroys_dinosaurs_and_the_mighty() -> None:
    t = table(you=hand("regrettable-meteor") | line("questor-jarta", "bumpsy"), enemy=line("troll"))
    t.you.plays("regrettable-meteor")
    assert t.you == line("bumpsy") and t.enemy == line()


def test_regrettable_meteor_spares_power_five_and_does_not_destroy_twice() -> None:
    t = table(you=hand("regrettable-meteor") | line("paraguardian"), enemy=line("bumpsy"), house="saurian")
    t.you.plays("regrettable-meteor")
    assert t.you == line() and t.enemy == line("bumpsy") and t.is_quiet


def test_sic_semper_tyrannosaurus_takes_the_amber_of_the_mightiest_and_destroys_it() -> None:
    t = table(you=hand("sic-semper-tyrannosaurus"), enemy=line(holding("troll", 3), "zorg"), house="saurian")
    t.you.plays("sic-semper-tyrannosaurus")
    assert t.you == amber(3) and t.enemy == line("zorg") | amber(0) and t.is_quiet


def test_sic_semper_tyrannosaurus_takes_a_friend_who_is_mightiest() -> None:
    t = table(you=hand("sic-semper-tyrannosaurus") | line("troll"), enemy=line(holding("zorg", 2)))
    t.you.plays("sic-semper-tyrannosaurus")
    assert t.you == line() | amber(0) and t.enemy == line(holding("zorg", 2)) and t.is_quiet


def test_diplo_macy_exalts_whoever_fights_until_your_next_turn() -> None:
    t = table(you=hand("diplo-macy") | line("tricerian-legionary"), enemy=line("troll"), house="saurian")
    t.you.plays("diplo-macy").fights("tricerian-legionary")
    assert t.enemy.amber == 1, "its Æmber falls to the enemy with it"


def test_diplo_macy_exalts_nobody_who_reaps() -> None:
    t = table(you=hand("diplo-macy") | line("tricerian-legionary"), enemy=line("troll"), house="saurian")
    t.you.plays("diplo-macy").reaps("tricerian-legionary")
    assert t.you == line("tricerian-legionary") and t.is_quiet


@pytest.mark.parametrize("borrowed", ["mega-ganger-chieftain", "ghosthawk"])
def test_favor_of_rex_uses_no_creature_of_the_enemy(borrowed: str) -> None:
    # v17.2 «Usar cartas mediante las habilidades de otras cartas»: players use only cards they control.
    t = table(you=hand("favor-of-rex") | line("bumpsy"), enemy=line("troll", borrowed), house="saurian")
    t.you.plays("favor-of-rex").picks(borrowed)
    assert t.enemy == line(ready("troll"), borrowed) and t.you == line("bumpsy") | amber(1) and t.is_quiet


def test_favor_of_rex_resolves_the_play_ability_of_any_creature_as_yours() -> None:
    t = table(you=hand("favor-of-rex") | line("bumpsy"), enemy=line("urchin") | amber(2), house="saurian")
    t.you.plays("favor-of-rex").may_choose("bumpsy", "urchin").picks("urchin")
    assert t.you == amber(2) and t.enemy == amber(1) and t.is_quiet


def test_favor_of_rex_resolves_nothing_of_a_creature_without_one() -> None:
    t = table(you=hand("favor-of-rex") | line("troll"), enemy=amber(2), house="saurian")
    t.you.plays("favor-of-rex")
    assert t.you == amber(1) | line("troll") and t.is_quiet


def test_good_of_the_many_destroys_whoever_is_alone_of_its_kind_in_its_line() -> None:
    mine = line("questor-jarta", "odoac-the-patrician", "dust-pixie")
    t = table(you=hand("good-of-the-many") | mine, enemy=line("urchin"), house="saurian")
    t.you.plays("good-of-the-many")
    assert t.you == line("questor-jarta", "odoac-the-patrician") and t.enemy == line() and t.is_quiet


def test_good_of_the_many_does_not_count_likeness_across_the_table() -> None:
    t = table(you=hand("good-of-the-many") | line("bumpsy"), enemy=line("bumpsy", "bumpsy"), house="saurian")
    t.you.plays("good-of-the-many")
    assert t.you == line() and t.enemy == line("bumpsy", "bumpsy") and t.is_quiet


def test_imperial_forge_forges_for_less_with_amber_on_friends() -> None:
    mine = hand("imperial-forge") | line(holding("troll", 5), holding("bumpsy", 3)) | amber(6)
    t = table(you=mine, enemy=line(holding("zorg", 4)), house="saurian")
    t.you.plays("imperial-forge").picks("red")
    assert t.you == keys("red") | amber(1) | line(holding("troll", 5), holding("bumpsy", 3))


def test_imperial_forge_does_not_count_the_amber_on_enemies() -> None:
    t = table(you=hand("imperial-forge") | amber(6), enemy=line(holding("zorg", 9)), house="saurian")
    t.you.plays("imperial-forge")
    assert t.you == keys() | amber(7) and t.is_quiet


def test_saury_about_that_destroys_a_creature_and_consoles_its_controller() -> None:
    t = table(you=hand("saury-about-that") | line("bumpsy"), enemy=line("troll"), house="saurian")
    t.you.plays("saury-about-that").picks("troll")
    assert t.enemy == line() | amber(1) and t.you == amber(0) and t.is_quiet


def test_saury_about_that_consoles_nobody_but_the_controller() -> None:
    t = table(you=hand("saury-about-that") | line("bumpsy"), enemy=line("troll"), house="saurian")
    t.you.plays("saury-about-that").picks("bumpsy")
    assert t.you == line() | amber(1) and t.enemy == line("troll") | amber(0) and t.is_quiet


def test_saury_about_that_consoles_nobody_where_no_creature_is() -> None:
    t = table(you=hand("saury-about-that"), house="saurian")
    t.you.plays("saury-about-that")
    assert t.you == amber(0) and t.enemy == amber(0) and t.is_quiet


def test_sow_salt_lets_no_creature_reap_until_your_next_turn() -> None:
    t = table(you=hand("sow-salt") | line("questor-jarta"), enemy=line("troll") | houses("brobnar", "dis"))
    t.you.plays("sow-salt")
    assert not t.you.can("reap", "questor-jarta") and t.you.can("fight", "questor-jarta")
    t.you.ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "troll")


def test_sow_salt_is_over_with_your_next_turn() -> None:
    t = table(you=hand("sow-salt") | line("questor-jarta") | houses("saurian", "dis"))
    t.you.plays("sow-salt").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("saurian").reaps("questor-jarta").picks("no")
    assert t.you == amber(2)


def test_tertiate_destroys_a_third_of_each_side_rounded_up() -> None:
    t = table(
        you=hand("tertiate") | line("bumpsy", "zorg"),
        enemy=line("troll", "urchin", "dust-pixie", "silvertooth"),
        house="saurian",
    )
    t.you.plays("tertiate").picks("troll", "urchin", "bumpsy")
    assert t.you == line("zorg") and t.enemy == line("dust-pixie", "silvertooth") and t.is_quiet


def test_tertiate_destroys_none_of_an_empty_side() -> None:
    t = table(you=hand("tertiate"), enemy=line("troll"), house="saurian")
    t.you.plays("tertiate")
    assert t.enemy == line() and t.is_quiet


def test_triumph_exalts_each_friend_and_forges_with_six() -> None:
    t = table(you=hand("triumph") | line(*["bumpsy"] * 6), house="saurian")
    t.you.plays("triumph").picks("red")
    assert t.you == line(*[holding("bumpsy", 1)] * 6) | keys("red") | amber(1)


def test_triumph_forges_nothing_with_five_and_does_nothing_before_an_enemy() -> None:
    t = table(you=hand("triumph") | line(*["bumpsy"] * 5), house="saurian")
    t.you.plays("triumph")
    assert t.you == line(*[holding("bumpsy", 1)] * 5) | keys() and t.is_quiet
    faced = table(you=hand("triumph") | line("bumpsy"), enemy=line("troll"), house="saurian")
    faced.you.plays("triumph")
    assert faced.you == line("bumpsy") and faced.is_quiet
