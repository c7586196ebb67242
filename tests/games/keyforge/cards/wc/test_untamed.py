"""What each Untamed card of Worlds Collide does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    line,
    ready,
    stunned,
    table,
    upgraded,
    warded,
)


def test_bramble_lynx_enters_ready_after_a_creature_has_reaped() -> None:
    t = table(you=hand("bramble-lynx") | line("snufflegator"))
    t.you.reaps("snufflegator").plays("bramble-lynx")
    assert t.you == line(exhausted("snufflegator"), ready("bramble-lynx")) and t.is_quiet


def test_bramble_lynx_enters_exhausted_after_a_fight() -> None:
    t = table(you=hand("bramble-lynx") | line("snufflegator"), enemy=line("dust-pixie"))
    t.you.fights("snufflegator").plays("bramble-lynx")
    assert t.you == line(exhausted("snufflegator"), exhausted("bramble-lynx")) and t.is_quiet


def test_cauldron_boil_doubles_the_damage_on_each_creature() -> None:
    t = table(
        you=hand("cauldron-boil") | line(damaged("troll", 3)), enemy=line(damaged("krump", 3), "bumpsy")
    )
    t.you.plays("cauldron-boil")
    assert t.you == line(damaged("troll", 6)) and t.enemy == line("bumpsy") and t.is_quiet


def test_cauldron_boil_leaves_the_undamaged_alone() -> None:
    t = table(you=hand("cauldron-boil"), enemy=line("krump", damaged("troll", 1)))
    t.you.plays("cauldron-boil")
    assert t.enemy == line("krump", damaged("troll", 2)) and t.is_quiet


def test_deepwood_druid_heals_a_neighbor_completely() -> None:
    t = table(you=hand("deepwood-druid") | line(damaged("troll", 6), damaged("krump", 3)))
    t.you.plays("deepwood-druid").picks(1, "troll")
    assert t.you == line("troll", "deepwood-druid", damaged("krump", 3)) and t.is_quiet


def test_deepwood_druid_heals_nobody_further_away() -> None:
    t = table(you=hand("deepwood-druid") | line(damaged("troll", 6), damaged("krump", 3)))
    t.you.plays("deepwood-druid").picks(2)
    assert t.you == line(damaged("troll", 6), "krump", "deepwood-druid") and t.is_quiet


def test_ghosthawk_reaps_with_both_neighbors() -> None:
    t = table(you=hand("ghosthawk") | line("snufflegator", "krump"))
    t.you.plays("ghosthawk").picks(1, "yes", "krump")
    assert t.you.amber == 2 and t.you == line(exhausted("snufflegator"), "ghosthawk", exhausted("krump"))
    assert t.is_quiet


def test_ghosthawk_reaps_with_nobody_where_one_does_not_want_to() -> None:
    t = table(you=hand("ghosthawk") | line("snufflegator", "krump"))
    t.you.plays("ghosthawk").picks(1, "no")
    assert t.you.amber == 0 and t.is_quiet


def test_ghosthawk_reaps_with_whoever_stands_there_by_then() -> None:
    """Reglamento maestro v17.2, FAQ «Halcón Fantasma»: the neighbor on each side once, the new one too."""
    t = table(
        you=hand("ghosthawk") | line(upgraded("krump", "molina-s-blaster"), "dust-pixie", "snufflegator")
    )
    t.you.plays("ghosthawk").picks(1, "yes", "krump", "yes", 0, "dust-pixie")
    assert (
        t.you.amber == 2
        and [b.exhausted for b in t.you.look("creatures")] == [True, True, True]
        and t.is_quiet
    )


def test_harmonia_gains_while_the_enemies_are_more() -> None:
    """Reglamento maestro v17.2, FAQ «Armonía»: it sees itself being played."""
    t = table(you=hand("harmonia", "snufflegator"), enemy=line("troll", "krump"))
    t.you.plays("harmonia")
    assert t.you.amber == 1
    t.you.plays("snufflegator")
    assert t.you.amber == 1 and t.is_quiet


def test_harmonia_gains_nothing_for_actions() -> None:
    t = table(you=line("harmonia") | hand("the-fittest"), enemy=line("troll", "krump", "groke"))
    t.you.plays("the-fittest")
    assert t.you.amber == 1 and t.is_quiet


def test_imprinted_murmook_makes_your_keys_cheaper() -> None:
    t = table(you=line("imprinted-murmook"))
    assert t.you.key_cost == 5


def test_imprinted_murmook_does_not_help_the_opponent() -> None:
    t = table(you=line("imprinted-murmook"))
    assert t.enemy.key_cost == 6


def test_molephin_strikes_back_for_each_amber_stolen() -> None:
    t = table(you=hand("ghostly-hand") | line("troll", "krump"), enemy=line("molephin") | amber(1))
    t.you.plays("ghostly-hand")
    assert t.you == line(damaged("troll", 1), damaged("krump", 1)) and t.enemy.amber == 0 and t.is_quiet


def test_molephin_does_not_mind_what_you_steal() -> None:
    t = table(
        you=line("molephin", "special-agent-fingers"), enemy=line("troll") | amber(2), house="staralliance"
    )
    t.you.acts("special-agent-fingers")
    assert t.enemy == line("troll") | amber(1) and t.is_quiet


def test_musthic_murmook_deals_four_and_makes_all_keys_dearer() -> None:
    t = table(you=hand("musthic-murmook"), enemy=line("troll", "krump"))
    t.you.plays("musthic-murmook").picks("troll")
    assert t.enemy == line(damaged("troll", 4), "krump") and (t.you.key_cost, t.enemy.key_cost) == (7, 7)
    assert t.is_quiet


def test_musthic_murmook_leaves_keys_alone_once_it_is_gone() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("musthic-murmook", 1)))
    t.you.plays("punch")
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6) and t.is_quiet


def test_song_of_the_wild_has_each_reaper_gain_one_more() -> None:
    t = table(you=hand("song-of-the-wild") | line("snufflegator", "dust-pixie"))
    t.you.plays("song-of-the-wild").reaps("snufflegator").reaps("dust-pixie")
    assert t.you.amber == 4 and t.is_quiet


def test_song_of_the_wild_is_over_with_the_turn() -> None:
    t = table(you=hand("song-of-the-wild") | line("snufflegator"), enemy=line("krump"))
    t.you.plays("song-of-the-wild").ends_turn()
    t.enemy.reaps("krump")
    assert t.enemy.amber == 1 and t.is_quiet


def test_the_fittest_gives_each_friendly_creature_a_counter() -> None:
    t = table(you=hand("the-fittest") | line("troll", "krump"))
    t.you.plays("the-fittest")
    assert t.you == line(grown("troll", 1), grown("krump", 1)) and t.is_quiet


def test_the_fittest_gives_enemies_nothing() -> None:
    t = table(you=hand("the-fittest"), enemy=line("troll"))
    t.you.plays("the-fittest")
    assert t.enemy == line("troll") and t.is_quiet


def test_unnatural_selection_destroys_all_but_three_of_each_side() -> None:
    t = table(
        you=hand("unnatural-selection") | line("troll", "krump", "groke", "bumpsy"),
        enemy=line("zorg", "dextre", "urchin", "ember-imp"),
    )
    t.you.plays("unnatural-selection").picks("troll", "groke", "bumpsy", "zorg", "dextre", "urchin")
    assert t.you == line("troll", "groke", "bumpsy") and t.enemy == line("zorg", "dextre", "urchin")
    assert t.is_quiet


def test_unnatural_selection_destroys_nobody_among_three() -> None:
    t = table(you=hand("unnatural-selection") | line("troll"), enemy=line("zorg", "dextre", "urchin"))
    t.you.plays("unnatural-selection")
    assert t.you == line("troll") and t.enemy == line("zorg", "dextre", "urchin") and t.is_quiet


def test_unsuspecting_prey_hurts_up_to_three_undamaged_creatures() -> None:
    t = table(you=hand("unsuspecting-prey"), enemy=line("troll", "krump", "groke", "zorg"))
    t.you.plays("unsuspecting-prey").picks("troll", "krump", "zorg")
    assert (
        t.enemy == line(damaged("troll", 2), damaged("krump", 2), "groke", damaged("zorg", 2)) and t.is_quiet
    )


def test_unsuspecting_prey_cannot_choose_a_damaged_creature() -> None:
    t = table(you=hand("unsuspecting-prey"), enemy=line("troll", damaged("krump", 1), "zorg"))
    t.you.plays("unsuspecting-prey").may_choose("troll", "zorg").picks("done")
    assert t.enemy == line("troll", damaged("krump", 1), "zorg") and t.is_quiet


def test_fangtooth_cavern_destroys_the_weakest_at_the_end_of_your_turn() -> None:
    t = table(you=artifacts("fangtooth-cavern") | line("troll"), enemy=line("dust-pixie", "krump"))
    t.you.ends_turn()
    assert t.you == line("troll") and t.enemy == line("krump") and t.is_quiet


def test_fangtooth_cavern_does_not_bite_at_the_end_of_the_opponents_turn() -> None:
    t = table(you=line("troll"), enemy=artifacts("fangtooth-cavern") | line("dust-pixie"))
    t.you.ends_turn()
    assert t.you == line("troll") and t.enemy == line("dust-pixie") and t.is_quiet


def test_instrument_of_silence_gives_skirmish_and_pays_for_fights() -> None:
    t = table(you=line(upgraded("krump", "instrument-of-silence")), enemy=line("troll"))
    t.you.fights("krump")
    assert t.you.amber == 1 and t.you == line(upgraded("krump", "instrument-of-silence")) and t.is_quiet


def test_instrument_of_silence_pays_nothing_more_for_reaping() -> None:
    t = table(you=line(upgraded("krump", "instrument-of-silence")))
    t.you.reaps("krump")
    assert t.you.amber == 1 and t.is_quiet


def test_kangaphant_has_every_reaper_destroyed() -> None:
    t = table(you=line("krump", "bumpsy"), enemy=line("kangaphant"))
    t.you.reaps("krump")
    assert t.you.amber == 1 and t.you == line("bumpsy") and t.is_quiet


def test_kangaphant_does_not_mind_fighting() -> None:
    t = table(you=line("kangaphant"), enemy=line("dust-pixie"))
    t.you.fights("kangaphant")
    assert t.you == line(damaged("kangaphant", 1)) and t.is_quiet


def test_low_dawn_gains_two_and_shuffles_the_wild_back() -> None:
    pile = discard("snufflegator", "dust-pixie", "kangaphant", "troll")
    t = table(you=hand("low-dawn") | pile)
    t.you.plays("low-dawn")
    assert t.you.amber == 3 and t.you == discard("low-dawn", "troll") and len(t.you.look("deck")) == 3
    assert t.is_quiet


def test_low_dawn_gains_nothing_for_two_and_shuffles_all_the_same() -> None:
    t = table(you=hand("low-dawn") | discard("snufflegator", "dust-pixie", "the-fittest"))
    t.you.plays("low-dawn")
    assert t.you.amber == 1 and t.you == discard("low-dawn", "the-fittest") and t.is_quiet


def test_mab_the_mad_is_shuffled_in_after_it_reaps() -> None:
    t = table(you=line("mab-the-mad"))
    t.you.reaps("mab-the-mad")
    assert t.you.amber == 1 and t.you == line() | deck("mab-the-mad") and t.is_quiet


def test_mab_the_mad_stays_after_a_fight() -> None:
    t = table(you=line("mab-the-mad"), enemy=line("dust-pixie"))
    t.you.fights("mab-the-mad")
    assert t.you == line(damaged("mab-the-mad", 1)) and t.is_quiet


def test_the_feathered_shaman_wards_its_neighbors() -> None:
    t = table(you=line("troll", "the-feathered-shaman", "krump"), house="untamed")
    t.you.reaps("the-feathered-shaman")
    assert t.you == line(warded("troll"), "the-feathered-shaman", warded("krump")) and t.is_quiet


def test_the_feathered_shaman_wards_nobody_further_away() -> None:
    t = table(you=line("the-feathered-shaman", "troll", "krump"))
    t.you.reaps("the-feathered-shaman")
    assert t.you == line("the-feathered-shaman", warded("troll"), "krump") and t.is_quiet


def test_wild_spirit_has_its_wearer_capture_after_it_reaps() -> None:
    t = table(you=line(upgraded("krump", "wild-spirit")), enemy=amber(2))
    t.you.reaps("krump")
    assert t.you == line(holding(upgraded("krump", "wild-spirit"), 1)) and t.enemy.amber == 1 and t.is_quiet


def test_wild_spirit_captures_nothing_after_a_fight() -> None:
    t = table(you=line(upgraded("snufflegator", "wild-spirit")), enemy=amber(2) | line("dust-pixie"))
    t.you.fights("snufflegator")
    assert t.enemy.amber == 2 and t.is_quiet


def test_creed_of_nature_gives_skirmish_and_assault_of_the_creatures_power() -> None:
    t = table(
        you=artifacts("creed-of-nature") | line("krump"), enemy=line("troll", "bumpsy"), house="brobnar"
    )
    t.you.omni("creed-of-nature").picks("krump")
    assert (t.you.keyword("krump", "skirmish"), t.you.keyword("krump", "assault")) == (1, 6)
    t.you.fights("krump", "troll")
    assert t.you == line("krump") | artifacts() and t.enemy == line("bumpsy") and t.is_quiet


def test_creed_of_nature_is_over_with_the_turn_and_counts_power_as_it_is() -> None:
    t = table(you=artifacts("creed-of-nature") | line(grown("krump", 2)), house="brobnar")
    t.you.omni("creed-of-nature")
    assert t.you.keyword("krump", "assault") == 8
    t.you.ends_turn()
    assert (t.you.keyword("krump", "skirmish"), t.you.keyword("krump", "assault")) == (0, 0) and t.is_quiet


def test_eldest_bear_in_the_center_gains_two_before_it_fights() -> None:
    t = table(you=line("krump", "eldest-bear", "troll"), enemy=line("zorg"), house="untamed")
    t.you.fights("eldest-bear").picks("eldest-bear")
    assert t.you.amber == 2 and t.is_quiet


def test_eldest_bear_on_a_flank_gains_nothing() -> None:
    t = table(you=line("eldest-bear", "troll"), enemy=line("zorg"))
    t.you.fights("eldest-bear")
    assert t.you.amber == 0 and t.is_quiet


def test_giant_gnawbill_has_whoever_chooses_a_house_destroy_an_artifact_of_it() -> None:
    t = table(
        you=line("giant-gnawbill") | artifacts("sacrificial-altar"),
        enemy=houses("dis", "logos") | artifacts("sacrificial-altar", "book-of-leq"),
    )
    t.you.ends_turn()
    t.enemy.chooses("dis").may_choose("sacrificial-altar", "sacrificial-altar").picks(
        "enemy:sacrificial-altar"
    )
    assert t.you == artifacts("sacrificial-altar") and t.enemy == artifacts("book-of-leq") and t.is_quiet


def test_giant_gnawbill_destroys_no_artifact_of_another_house() -> None:
    t = table(you=line("giant-gnawbill"), enemy=houses("dis", "logos") | artifacts("book-of-leq"))
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == artifacts("book-of-leq") and t.is_quiet


def test_moor_wolf_readies_the_other_wolves() -> None:
    t = table(you=hand("moor-wolf") | line(exhausted("moor-wolf"), exhausted("krump")))
    t.you.plays("moor-wolf")
    assert t.you == line(ready("moor-wolf"), exhausted("krump"), exhausted("moor-wolf")) and t.is_quiet


def test_moor_wolf_does_not_ready_itself() -> None:
    t = table(you=hand("moor-wolf"))
    t.you.plays("moor-wolf")
    assert t.you == line(exhausted("moor-wolf")) and t.is_quiet


def test_nepeta_gigantica_stuns_the_strong_and_giants() -> None:
    t = table(you=artifacts("nepeta-gigantica"), enemy=line("troll", "dust-pixie", "alaka"))
    t.you.acts("nepeta-gigantica").may_choose("troll", "alaka").picks("alaka")
    assert t.enemy == line("troll", "dust-pixie", stunned("alaka")) and t.is_quiet


def test_nepeta_gigantica_stuns_nobody_small() -> None:
    t = table(you=artifacts("nepeta-gigantica"), enemy=line("dust-pixie", "snufflegator"))
    t.you.acts("nepeta-gigantica")
    assert t.enemy == line("dust-pixie", "snufflegator") and t.is_quiet


def test_vineapple_tree_grows_and_makes_keys_dearer_for_both() -> None:
    t = table(you=artifacts("vineapple-tree"))
    t.you.acts("vineapple-tree")
    assert (t.you.key_cost, t.enemy.key_cost) == (7, 7) and t.is_quiet


def test_vineapple_tree_loses_its_growth_when_a_key_is_forged() -> None:
    tree = {"card": "vineapple-tree", "counters": {"growth": 2}}
    t = table(you=artifacts(tree), enemy=amber(8))
    assert t.enemy.key_cost == 8
    t.you.ends_turn().picks("red")
    assert t.enemy.keys == 1 and (t.you.key_cost, t.enemy.amber) == (6, 0) and t.is_quiet


def test_xenos_bloodshadow_poisons_and_is_not_hurt_when_it_attacks() -> None:
    t = table(you=line("xenos-bloodshadow"), enemy=line("troll"))
    t.you.fights("xenos-bloodshadow")
    assert t.you == line("xenos-bloodshadow") and t.enemy == line() and t.is_quiet


def test_xenos_bloodshadow_strikes_whoever_attacks_it_first() -> None:
    t = table(you=line("krump"), enemy=line("xenos-bloodshadow"))
    t.you.fights("krump")
    assert t.you == line() and t.enemy == line("xenos-bloodshadow") and t.is_quiet


def test_toad_may_fight() -> None:
    t = table(you=line("toad"), enemy=line("dust-pixie"))
    t.you.fights("toad")
    assert t.you == line() and t.enemy == line() and t.is_quiet


def test_toad_cannot_reap() -> None:
    t = table(you=line("toad"))
    assert t.you.why_not("reap", "toad") == "card-forbids" and t.is_quiet


def test_gebuk_is_followed_by_the_creature_on_top_of_the_deck_in_its_place() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("troll", "gebuk", "krump") | deck("bumpsy"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll", "bumpsy", "krump") | discard("gebuk") and t.is_quiet


def test_gebuk_is_followed_by_nothing_but_a_creature() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("troll", "gebuk", "krump") | deck("anger", "zorg"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll", "krump") | discard("gebuk", "anger") | deck("zorg") and t.is_quiet


def test_gebuk_finds_its_place_among_those_who_are_left() -> None:
    t = table(
        you=hand("gateway-to-dis"),
        enemy=line(warded("troll"), "krump", "gebuk", warded("groke")) | deck("bumpsy"),
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == line("troll", "bumpsy", "groke") and t.is_quiet


@pytest.mark.parametrize(
    ("first", "after"), [("gebuk", ("krump", "shorty")), ("gebuk#2", ("shorty", "krump"))]
)
def test_two_gebuks_are_followed_each_in_its_own_place(first: str, after: tuple[str, str]) -> None:
    # Whichever discards first, and though nobody is left beside them.
    mine = hand("gateway-to-dis") | line("nexus", "gebuk", damaged("gebuk", 1), "troll")
    t = table(you=mine | deck("krump", "shorty"), house="dis")
    t.you.plays("gateway-to-dis").picks(first)
    assert t.you == line(*after) and t.is_quiet


def test_gebuk_keeps_no_place_for_a_creature_that_enters_on_the_other_side() -> None:
    # v17.2 «Traición», «Flanco»: in the other battleline the active player says on which flank.
    t = table(
        you=hand("cull-the-weak") | line("troll", "krump"),
        enemy=line("troll", "gebuk", "krump") | deck("scowly-caper"),
    )
    t.you.plays("cull-the-weak", flank="left")
    assert t.you == line("scowly-caper", "troll", "krump") and t.enemy == line("troll", "krump")
    assert t.is_quiet


def test_creed_of_nurture_gives_a_creature_the_text_of_another() -> None:
    t = table(
        you=artifacts("creed-of-nurture") | line("krump") | hand("special-agent-fingers"),
        enemy=amber(2),
        house="brobnar",
    )
    t.you.omni("creed-of-nurture")
    assert t.you.keyword("krump", "elusive") == 1
    t.you.acts("krump")
    assert t.enemy.amber == 1 and t.you == artifacts() | hand("special-agent-fingers") and t.is_quiet


def test_creed_of_nurture_gives_nothing_without_a_creature_in_hand() -> None:
    t = table(you=artifacts("creed-of-nurture") | line("krump") | hand("anger"), house="brobnar")
    t.you.omni("creed-of-nurture")
    assert t.you == artifacts() | hand("anger") and t.state.lasting == () and t.is_quiet
