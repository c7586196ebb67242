"""Saurian of Mass Mutation, actions, artifacts and the gigantic one: what each card does, and must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    exhausted,
    hand,
    holding,
    keys,
    line,
    table,
    upgraded,
    warded,
)

HALVES = ("deusillus", "deusillus2")


def test_beware_the_ides_strikes_the_center() -> None:
    t = table(you=hand("beware-the-ides"), enemy=line("troll", "krump", "dextre"))
    t.you.plays("beware-the-ides")
    assert t.enemy == line("troll", "dextre") | discard("krump")
    assert t.is_quiet


def test_beware_the_ides_finds_no_center_among_two() -> None:
    t = table(you=hand("beware-the-ides"), enemy=line("troll", "krump"))
    t.you.plays("beware-the-ides")
    assert t.enemy == line("troll", "krump")
    assert t.is_quiet


def test_curse_of_vanity_exalts_one_on_each_side() -> None:
    t = table(you=hand("curse-of-vanity") | line("troll", "krump"), enemy=line("dextre"))
    t.you.plays("curse-of-vanity").may_choose("troll", "krump").picks("krump")
    assert t.you == line("troll", holding("krump", 1)) and t.enemy == line(holding("dextre", 1))
    assert t.is_quiet


def test_curse_of_vanity_exalts_those_there_are() -> None:
    t = table(you=hand("curse-of-vanity"), enemy=line("dextre"))
    t.you.plays("curse-of-vanity")
    assert t.enemy == line(holding("dextre", 1)) and t.you == amber(1)
    assert t.is_quiet


def test_defense_initiative_wards_the_neighbors_of_one_exalted() -> None:
    t = table(you=hand("defense-initiative") | line("troll", "krump", "dextre", "zorg"))
    t.you.plays("defense-initiative").picks("krump", "yes")
    assert t.you == line(warded("troll"), holding(warded("krump"), 1), warded("dextre"), "zorg")
    assert t.is_quiet


def test_defense_initiative_wards_one_alone_that_is_not_exalted() -> None:
    t = table(you=hand("defense-initiative") | line("troll", "krump"))
    t.you.plays("defense-initiative").picks("krump", "no")
    assert t.you == line("troll", warded("krump"))
    assert t.is_quiet


def test_sagittariis_gaze_exalts_a_damaged_creature() -> None:
    t = table(you=hand("sagittarii-s-gaze"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("sagittarii-s-gaze")
    assert t.enemy == line(holding(damaged("troll", 1), 1), "krump")
    assert t.is_quiet


def test_sagittariis_gaze_exalts_nobody_unhurt() -> None:
    t = table(you=hand("sagittarii-s-gaze"), enemy=line("krump"))
    t.you.plays("sagittarii-s-gaze")
    assert t.enemy == line("krump")
    assert t.is_quiet


def test_spoils_of_battle_lets_all_with_amber_capture_from_their_opponents() -> None:
    t = table(
        you=hand("spoils-of-battle") | line("troll", "krump") | amber(3),
        enemy=line(holding("dextre", 1)) | amber(5),
    )
    t.you.plays("spoils-of-battle").picks("troll")
    assert t.you == line(holding("troll", 2), "krump") | amber(3)
    assert t.enemy == line(holding("dextre", 2)) | amber(3) and t.is_quiet


def test_spoils_of_battle_lets_nobody_without_amber_capture() -> None:
    t = table(you=hand("spoils-of-battle"), enemy=line("dextre") | amber(5))
    t.you.plays("spoils-of-battle")
    assert t.you == amber(1) and t.enemy == line("dextre") | amber(5)
    assert t.is_quiet


def test_blast_from_the_past_strikes_with_the_power_of_the_archived() -> None:
    t = table(
        you=hand("blast-from-the-past") | line("krump") | discard("scylla", "troll"),
        enemy=line("troll", "zorg"),
    )
    t.you.plays("blast-from-the-past").may_choose("troll", "zorg").picks("troll")
    assert t.you == line(holding("krump", 1)) | archives("scylla") and t.enemy == line(
        damaged("troll", 7), "zorg"
    )
    assert t.is_quiet


def test_blast_from_the_past_strikes_nobody_when_nothing_is_archived() -> None:
    t = table(you=hand("blast-from-the-past") | line("krump") | discard("troll"), enemy=line("troll", "zorg"))
    t.you.plays("blast-from-the-past")
    assert t.you == line(holding("krump", 1)) | archives() and t.enemy == line("troll", "zorg")
    assert t.is_quiet


def test_hedonistic_intent_exalts_each_flank() -> None:
    t = table(you=hand("hedonistic-intent") | line("troll"), enemy=line("dextre", "krump", "zorg"))
    t.you.plays("hedonistic-intent")
    assert t.you == line(holding("troll", 1))
    assert t.enemy == line(holding("dextre", 1), "krump", holding("zorg", 1)) and t.is_quiet


def test_hedonistic_intent_exalts_nobody_within() -> None:
    t = table(you=hand("hedonistic-intent"), enemy=line("dextre", "krump", "troll", "zorg"))
    t.you.plays("hedonistic-intent")
    assert [b.amber for b in t.enemy.look("creatures")] == [1, 0, 0, 1]
    assert t.is_quiet


def test_humble_exhausts_and_takes_three() -> None:
    t = table(you=hand("humble"), enemy=line(holding("troll", 5), "krump"))
    t.you.plays("humble").picks("troll")
    assert t.enemy == line(exhausted(holding("troll", 2)), "krump") and t.you == amber(1)
    assert t.is_quiet


def test_humble_takes_nothing_from_the_exhausted() -> None:
    t = table(you=hand("humble"), enemy=line(exhausted(holding("troll", 5)), "krump"))
    t.you.plays("humble").picks("troll")
    assert t.enemy == line(holding("troll", 5), "krump")
    assert t.is_quiet


def test_crystal_surge_exalts_each_mutant() -> None:
    t = table(you=hand("crystal-surge") | line("dark-centurion"), enemy=line("hystricog", "troll"))
    t.you.plays("crystal-surge")
    assert t.you == line(holding("dark-centurion", 1)) and t.enemy == line(holding("hystricog", 1), "troll")
    assert t.is_quiet


def test_crystal_surge_exalts_nobody_pure() -> None:
    t = table(you=hand("crystal-surge") | line("scylla"), enemy=line("troll"))
    t.you.plays("crystal-surge")
    assert t.you == line("scylla") and t.enemy == line("troll")
    assert t.is_quiet


def test_legions_march_tramples_all_but_dinosaurs() -> None:
    t = table(you=hand("legion-s-march") | line("nerotaurus", "scylla"), enemy=line("krump"))
    t.you.plays("legion-s-march").reaps("nerotaurus").picks("legion-s-march")
    assert t.you == line("nerotaurus", damaged("scylla", 1)) and t.enemy == line(damaged("krump", 1))
    assert t.is_quiet


def test_legions_march_may_come_before_what_follows_the_reap() -> None:
    """v17.2 «Luchar», «Jugador activo»: a kangaphant that the march kills gives nobody its ability any more."""
    mine = hand("legion-s-march") | line("nerotaurus", damaged("kangaphant", 4))
    t = table(you=mine, house="saurian")
    t.you.plays("legion-s-march").reaps("nerotaurus").picks("legion-s-march")
    assert t.you == line("nerotaurus") | discard("kangaphant", "legion-s-march")
    assert t.is_quiet


def test_legions_march_does_not_follow_others() -> None:
    t = table(you=hand("legion-s-march") | line("nerotaurus", "scylla"), enemy=line("krump"))
    t.you.plays("legion-s-march").reaps("scylla")
    assert t.you == line("nerotaurus", "scylla") and t.enemy == line("krump")
    assert t.is_quiet


def test_patronage_shares_the_amber_of_a_creature_yours_first() -> None:
    t = table(you=hand("patronage"), enemy=line(holding("troll", 5), "krump"))
    t.you.plays("patronage").picks("troll")
    assert t.you == amber(3) and t.enemy == line("troll", "krump") | amber(2)
    assert t.is_quiet


def test_patronage_moves_nothing_where_nothing_is() -> None:
    t = table(you=hand("patronage"), enemy=line("troll", holding("krump", 2)))
    t.you.plays("patronage").picks("troll")
    assert t.you == amber(0) and t.enemy == line("troll", holding("krump", 2)) | amber(0)
    assert t.is_quiet


def test_siren_horn_moves_amber_to_the_creature_fought() -> None:
    t = table(you=line(upgraded(holding("troll", 2), "siren-horn")), enemy=line("krump", "dextre"))
    t.you.fights("troll", "krump")
    assert t.you == line(upgraded(holding(damaged("troll", 6), 1), "siren-horn")) | amber(1)
    assert t.is_quiet


def test_siren_horn_moves_nothing_when_its_bearer_is_attacked() -> None:
    t = table(you=line("krump"), enemy=line(upgraded(holding("troll", 2), "siren-horn")))
    t.you.fights("krump", "troll")
    assert t.enemy == line(upgraded(holding(damaged("troll", 6), 2), "siren-horn"))
    assert t.is_quiet


def test_curia_saurus_sends_amber_of_the_dying_to_the_strongest_enemy() -> None:
    t = table(
        you=artifacts("curia-saurus") | line("troll"), enemy=line(holding("silvertooth", 2)), house="brobnar"
    )
    t.you.fights("troll", "silvertooth")
    assert t.you == line(holding(damaged("troll", 2), 1)) | amber(1)
    assert t.is_quiet


def test_curia_saurus_sends_nothing_for_creatures_without_amber() -> None:
    t = table(you=artifacts("curia-saurus") | line("troll"), enemy=line("silvertooth"), house="brobnar")
    t.you.fights("troll", "silvertooth")
    assert t.you == line(damaged("troll", 2)) | amber(0)
    assert t.is_quiet


def test_forum_of_giants_pays_whoever_has_the_strongest() -> None:
    t = table(you=artifacts("forum-of-giants") | line("dextre"), enemy=line("troll"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.enemy == amber(1) and t.you == amber(0)
    assert t.is_quiet


def test_forum_of_giants_asks_whose_creature_is_strongest_and_not_which() -> None:
    t = table(you=line("troll", "troll"), enemy=artifacts("forum-of-giants") | line("dextre"))
    t.you.ends_turn()
    assert t.you == amber(1) and t.is_quiet
    t = table(you=line("troll", "troll"), enemy=artifacts("forum-of-giants") | line("troll"))
    t.you.ends_turn()
    t.enemy.may_choose("troll", "troll").picks("enemy:troll")
    assert t.you == amber(0) and t.enemy == amber(1) and t.is_quiet


def test_forum_of_giants_pays_at_the_start_of_your_own_turn_only() -> None:
    t = table(you=line("troll"), enemy=artifacts("forum-of-giants") | line("dextre"))
    t.you.ends_turn()
    assert t.you == amber(1)
    t.enemy.chooses("saurian").ends_turn()
    assert t.you == amber(1) and t.is_quiet


def test_amphora_captura_makes_any_icon_a_capture() -> None:
    t = table(
        you=artifacts("amphora-captura") | line("troll") | hand("curse-of-vanity"),
        enemy=amber(2),
        house="saurian",
    )
    t.you.plays("curse-of-vanity").picks("yes")
    assert t.you == amber(0) | line(holding("troll", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_amphora_captura_is_asked_for_no_capture_and_for_no_enemy_icon() -> None:
    t = table(
        you=line("troll") | hand(enhanced("scylla", "capture")), enemy=artifacts("amphora-captura") | amber(1)
    )
    t.you.plays("scylla").picks("troll")
    assert t.you == line(holding("troll", 1), "scylla")
    t = table(
        you=artifacts("amphora-captura") | line("troll") | hand(enhanced("scylla", "capture")), enemy=amber(1)
    )
    t.you.plays("scylla").may_choose("troll", "scylla").picks("scylla")
    assert t.you == line("troll", holding("scylla", 1)) and t.is_quiet


def test_v17_faq_iconos_10_any_icon_is_a_capture_and_the_capture_a_theft() -> None:
    t = table(
        you=artifacts("amphora-captura") | line("scrivener-favian") | hand("curse-of-vanity"), enemy=amber(2)
    )
    t.you.plays("curse-of-vanity").picks("yes", "yes")
    assert t.you.amber == 1 and t.enemy == amber(1)
    assert t.is_quiet


# Monuments


def test_monument_to_ludo_takes_one_and_two_when_he_has_fallen() -> None:
    t = table(you=artifacts("monument-to-ludo"), enemy=line(holding("troll", 3)))
    t.you.acts("monument-to-ludo")
    assert t.enemy == line(holding("troll", 2)) and t.you == amber(0)
    t = table(you=artifacts("monument-to-ludo") | discard("praefectus-ludo"), enemy=line(holding("troll", 3)))
    t.you.acts("monument-to-ludo")
    assert t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_monument_to_ludo_does_not_mind_another_dead_or_another_pile() -> None:
    t = table(
        you=artifacts("monument-to-ludo") | discard("troll"),
        enemy=line(holding("troll", 3)) | discard("praefectus-ludo"),
    )
    t.you.acts("monument-to-ludo")
    assert t.enemy == line(holding("troll", 2)) and t.is_quiet


def test_monument_to_faust_makes_keys_dearer_for_a_turn() -> None:
    t = table(you=artifacts("monument-to-faust"))
    t.you.acts("monument-to-faust")
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (7, 7)
    t = table(you=artifacts("monument-to-faust") | discard("faust-the-great"))
    t.you.acts("monument-to-faust").ends_turn()
    assert t.enemy.key_cost == 8 and t.is_quiet


def test_monument_to_faust_is_over_with_the_opponents_turn() -> None:
    t = table(you=artifacts("monument-to-faust"))
    t.you.acts("monument-to-faust").ends_turn()
    t.enemy.ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 6) and t.is_quiet


def test_monument_to_octavia_captures_one_and_two_when_she_has_fallen() -> None:
    t = table(you=artifacts("monument-to-octavia") | line("troll"), enemy=amber(3), house="saurian")
    t.you.acts("monument-to-octavia")
    assert t.you == line(holding("troll", 1)) and t.enemy == amber(2)
    mine = artifacts("monument-to-octavia") | line("troll") | discard("cornicen-octavia")
    t = table(you=mine, enemy=amber(3), house="saurian")
    t.you.acts("monument-to-octavia")
    assert t.you == line(holding("troll", 2)) and t.is_quiet


def test_monument_to_octavia_lets_no_enemy_capture() -> None:
    t = table(you=artifacts("monument-to-octavia") | amber(2), enemy=line("troll") | amber(3))
    t.you.acts("monument-to-octavia")
    assert t.enemy == line("troll") | amber(3) and t.you == amber(2)
    assert t.is_quiet


def test_monument_to_primus_moves_amber_among_friends_and_all_when_he_has_fallen() -> None:
    mine = artifacts("monument-to-primus") | line(holding("troll", 1), "krump")
    t = table(you=mine, enemy=line("dextre"), house="saurian")
    t.you.acts("monument-to-primus").may_choose("troll", "krump").picks("troll")
    assert t.you == line("troll", holding("krump", 1))
    t = table(you=mine | discard("consul-primus"), enemy=line("dextre"), house="saurian")
    t.you.acts("monument-to-primus").picks("troll").may_choose("krump", "dextre").picks("dextre")
    assert t.enemy == line(holding("dextre", 1)) and t.is_quiet


def test_monument_to_primus_moves_nothing_from_a_lonely_creature() -> None:
    mine = artifacts("monument-to-primus") | line(holding("troll", 1))
    t = table(you=mine, enemy=line("dextre"), house="saurian")
    t.you.acts("monument-to-primus")
    assert t.you == line(holding("troll", 1)) and t.enemy == line("dextre")
    assert t.is_quiet


def test_monument_to_shrix_keeps_amber_that_pays_for_keys() -> None:
    t = table(you=artifacts("monument-to-shrix") | amber(2))
    t.you.acts("monument-to-shrix")
    assert t.you == amber(1) and t.you.body("monument-to-shrix").amber == 1
    t = table(you=artifacts("monument-to-shrix") | discard("citizen-shrix") | amber(2), enemy=amber(2))
    t.you.acts("monument-to-shrix").picks("enemy")
    assert t.you == amber(2) and t.enemy == amber(1) and t.you.body("monument-to-shrix").amber == 1
    t = table(you=amber(0), enemy=artifacts(holding("monument-to-shrix", 4)) | amber(2))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == keys("red") | amber(0) and t.is_quiet


def test_monument_to_shrix_takes_nothing_of_your_opponents_while_she_lives() -> None:
    t = table(you=artifacts("monument-to-shrix") | line("citizen-shrix"), enemy=amber(2), house="saurian")
    t.you.acts("monument-to-shrix")
    assert t.enemy == amber(2) and t.you.body("monument-to-shrix").amber == 0
    assert t.is_quiet


# The gigantic one


def test_deusillus_captures_all_and_tramples() -> None:
    t = table(you=hand(*HALVES), enemy=line("troll", "krump") | amber(4))
    t.you.plays("deusillus").picks("troll")
    assert t.you == line(holding("deusillus", 4)) | hand() and t.enemy == line(damaged("troll", 5), "krump")
    t = table(you=line({"card": "deusillus", "part": "deusillus2", "amber": 4}), enemy=line("troll", "krump"))
    t.you.reaps("deusillus")
    assert t.you == line(holding("deusillus", 3)) and t.enemy == line(
        damaged("troll", 2), damaged("krump", 2)
    )
    assert t.is_quiet


def test_deusillus_is_not_played_without_its_other_half() -> None:
    t = table(you=hand("deusillus") | deck("deusillus2"))
    assert t.you.why_not("play", "deusillus") == "other-half-missing"
    assert t.is_quiet


def test_deusillus2_brings_the_icons_and_nothing_else() -> None:
    t = table(you=hand("deusillus", enhanced("deusillus2", "amber")), enemy=amber(1))
    t.you.plays("deusillus2")
    assert t.you == line(holding("deusillus", 1)) | amber(1), "one card, with the text of the lower half once"
    assert t.you.power("deusillus") == 20 and t.is_quiet


def test_deusillus2_alone_has_no_power_and_follows_its_lower_half() -> None:
    t = table(you=hand("fangs-of-gizelhart"), enemy=line({"card": "deusillus", "part": "deusillus2"}))
    t.you.plays("fangs-of-gizelhart")
    assert sorted(t.enemy.look("purged")) == ["deusillus", "deusillus2"]
    top = next(copy for copy in t.state.cast if copy.card.id == "deusillus2")
    assert (top.card.power, top.card.abilities) == (0, ())


@pytest.mark.parametrize("half", HALVES)
def test_v17_glossary_gigantesca_1_a_wormhole_plays_no_half(half: str) -> None:
    other = HALVES[1 - HALVES.index(half)]
    t = table(you=hand("wild-wormhole", other) | deck(half, "troll"))
    t.you.plays("wild-wormhole")
    assert t.you == deck(half, "troll") | hand(other) | discard("wild-wormhole") | line()
    assert t.is_quiet


def test_deusillus_is_played_with_the_upper_half_of_choice() -> None:
    t = table(you=hand("deusillus", "deusillus2", enhanced("deusillus2", "amber")))
    t.you.plays("deusillus").picks("deusillus2#2")
    assert t.you == amber(1) | hand("deusillus2") | line("deusillus")
    assert t.is_quiet


def test_deusillus2_is_no_mutant_by_itself() -> None:
    t = table(you=hand("purify"), enemy=line("dark-minion") | deck("deusillus2", "troll"))
    t.you.plays("purify")
    assert t.enemy == line() | discard("deusillus2") | deck("troll"), "half a creature does not enter play"
    assert t.is_quiet
