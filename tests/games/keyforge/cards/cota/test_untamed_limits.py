"""The nearest thing that cards of Untamed must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    houses,
    keys,
    line,
    table,
    upgraded,
)


def test_ancient_bear_strikes_nobody_first_when_attacked() -> None:
    t = table(you=line("troll"), enemy=line("ancient-bear"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5))


def test_briar_grubbling_pricks_no_deeper_than_armor_allows() -> None:
    t = table(you=line("champion-tabris"), enemy=line("briar-grubbling"))
    t.you.fights("champion-tabris")
    assert t.you == line(damaged("champion-tabris", 5)), "5 - 2 by the thorns, 2 by the blow"


def test_curiosity_does_not_reach_into_hands() -> None:
    t = table(you=hand("curiosity"), enemy=hand("doc-bookton") | line("doc-bookton"))
    t.you.plays("curiosity")
    assert t.enemy == hand("doc-bookton") | line()


def test_dust_pixie_brings_nothing_when_discarded() -> None:
    t = table(you=hand("dust-pixie"))
    t.you.discards("dust-pixie")
    assert t.you.amber == 0


def test_fertility_chant_gives_nobody_anything_when_discarded() -> None:
    t = table(you=hand("fertility-chant"))
    t.you.discards("fertility-chant")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_flaxia_pays_nothing_for_as_many_creatures() -> None:
    t = table(you=hand("flaxia"), enemy=line("troll"))
    t.you.plays("flaxia")
    assert t.you.amber == 0


def test_fogbank_does_not_stop_reaping() -> None:
    t = table(you=hand("fogbank") | line("dust-pixie"), enemy=line("flaxia") | houses("untamed"))
    t.you.plays("fogbank").ends_turn()
    assert t.enemy.can("reap", "flaxia") and not t.enemy.can("fight", "flaxia")


def test_fuzzy_gruen_pays_nobody_else_when_it_reaps() -> None:
    t = table(you=line("fuzzy-gruen"))
    t.you.reaps("fuzzy-gruen")
    assert (t.you.amber, t.enemy.amber) == (1, 0)


def test_halacor_teaches_no_enemy() -> None:
    t = table(you=line("halacor"), enemy=line("troll"))
    assert t.enemy.keyword("troll", "skirmish") == 0


def test_hunting_witch_is_not_paid_for_herself() -> None:
    t = table(you=hand("hunting-witch"))
    t.you.plays("hunting-witch")
    assert t.you.amber == 0


def test_lost_in_the_woods_leaves_a_third_creature() -> None:
    t = table(you=hand("lost-in-the-woods"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("lost-in-the-woods").picks("troll", "krump")
    assert t.enemy == line("bumpsy") and t.is_quiet


def test_mimicry_copies_nothing_of_your_own_pile() -> None:
    t = table(you=hand("mimicry") | discard("fertility-chant"), enemy=discard("troll"))
    t.you.plays("mimicry")
    assert t.you.amber == 0


def test_murmook_is_no_burden_once_it_is_gone() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line("murmook"))
    assert t.you.key_cost == 7
    t.you.plays("gateway-to-dis")
    assert t.you.key_cost == 6


def test_mushroom_man_does_not_mind_the_opponents_keys() -> None:
    t = table(you=line("mushroom-man"), enemy=keys("red", "blue"))
    assert t.you.power("mushroom-man") == 11


def test_natures_call_may_return_nobody() -> None:
    t = table(you=hand("nature-s-call"), enemy=line("troll"))
    t.you.plays("nature-s-call").picks("done")
    assert t.enemy == line("troll") and t.is_quiet


def test_nepenthe_seed_finds_nothing_in_the_opponents_pile() -> None:
    t = table(you=artifacts("nepenthe-seed") | discard("flaxia"), enemy=discard("troll"))
    t.you.omni("nepenthe-seed").may_choose("flaxia", "nepenthe-seed")


def test_niffle_queen_strengthens_neither_herself_nor_enemies() -> None:
    t = table(you=line("niffle-queen"), enemy=line("niffle-ape"))
    assert (t.you.power("niffle-queen"), t.enemy.power("niffle-ape")) == (6, 3)


def test_nocturnal_maneuver_exhausts_no_fourth_creature() -> None:
    t = table(you=hand("nocturnal-maneuver"), enemy=line("troll", "krump", "bumpsy", "headhunter"))
    t.you.plays("nocturnal-maneuver").picks("troll", "krump", "bumpsy")
    assert t.enemy.look("creatures")[3].exhausted is False and t.is_quiet


def test_perilous_wild_spares_who_is_not_elusive() -> None:
    t = table(you=hand("perilous-wild") | line("flaxia"), enemy=line("troll", "urchin"))
    t.you.plays("perilous-wild")
    assert t.you == line("flaxia") and t.enemy == line("troll")


def test_piranha_monkeys_do_not_bite_themselves_or_after_a_fight() -> None:
    t = table(you=line("piranha-monkeys", "flaxia"), enemy=line("bad-penny"))
    t.you.fights("piranha-monkeys")
    assert t.you == line(damaged("piranha-monkeys", 1), "flaxia")


def test_regrowth_returns_no_actions_and_nothing_of_the_opponent() -> None:
    t = table(you=hand("regrowth") | discard("fogbank"), enemy=discard("troll"))
    t.you.plays("regrowth")
    assert t.you == hand() and t.enemy == discard("troll") and t.is_quiet


def test_ritual_of_balance_leaves_five() -> None:
    t = table(you=artifacts("ritual-of-balance"), enemy=amber(5))
    t.you.acts("ritual-of-balance")
    assert (t.you.amber, t.enemy.amber) == (0, 5)


def test_ritual_of_the_hunt_lends_no_other_house() -> None:
    t = table(you=artifacts("ritual-of-the-hunt") | line("flaxia", "troll"), house="dis")
    t.you.omni("ritual-of-the-hunt")
    assert t.you.can("reap", "flaxia") and not t.you.can("reap", "troll")


def test_save_the_pack_spares_the_unhurt() -> None:
    t = table(you=hand("save-the-pack"), enemy=line("troll", damaged("krump", 1)))
    t.you.plays("save-the-pack")
    assert t.enemy == line("troll")


def test_snufflegator_is_hurt_by_thorns() -> None:
    t = table(you=line("snufflegator"), enemy=line("briar-grubbling"))
    t.you.fights("snufflegator")
    assert t.you == line() and t.enemy == line("briar-grubbling")


def test_stampede_needs_a_third_creature() -> None:
    t = table(you=hand("stampede") | line("flaxia", "halacor"), enemy=amber(3))
    t.you.reaps("flaxia").reaps("halacor").plays("stampede")
    assert (t.you.amber, t.enemy.amber) == (3, 3)


def test_teliga_is_not_paid_for_artifacts() -> None:
    t = table(you=line("teliga"), enemy=hand("cannon") | houses("brobnar"))
    t.you.ends_turn()
    t.enemy.plays("cannon")
    assert t.you.amber == 0


def test_the_common_cold_may_spare_mars() -> None:
    t = table(you=hand("the-common-cold"), enemy=line("zorg", "troll"))
    t.you.plays("the-common-cold").picks("no")
    assert t.enemy == line(damaged("zorg", 1), damaged("troll", 1))


def test_troop_call_gathers_no_other_creature() -> None:
    t = table(you=hand("troop-call") | line("flaxia") | discard("halacor"))
    t.you.plays("troop-call")
    assert t.you == hand() | line("flaxia") | discard("troop-call", "halacor")


def test_vigor_does_not_pay_for_the_unhurt() -> None:
    t = table(you=hand("vigor"), enemy=line("troll"))
    t.you.plays("vigor")
    assert t.you.amber == 1 and t.is_quiet, "its own icon"


@pytest.mark.parametrize("card", ["way-of-the-bear", "way-of-the-wolf"])
def test_a_way_is_no_help_to_who_is_attacked(card: str) -> None:
    t = table(you=line("troll"), enemy=line(upgraded("krump", card)))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 6)) and t.enemy == line()


def test_witch_of_the_eye_finds_nothing_in_the_opponents_pile() -> None:
    t = table(you=line("witch-of-the-eye"), enemy=discard("troll"))
    t.you.reaps("witch-of-the-eye")
    assert t.you == hand() and t.enemy == discard("troll") and t.is_quiet


def test_word_of_returning_takes_nothing_from_friends() -> None:
    t = table(you=hand("word-of-returning") | line(holding("flaxia", 2)), enemy=line("troll"))
    t.you.plays("word-of-returning")
    assert t.you == line(holding("flaxia", 2)) | amber(1) and t.enemy == line("troll")


def test_world_tree_raises_no_actions() -> None:
    t = table(you=artifacts("world-tree") | discard("fogbank"))
    t.you.acts("world-tree")
    assert t.you == deck() | discard("fogbank") and t.is_quiet
