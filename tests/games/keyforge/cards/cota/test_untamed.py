"""What each artifact, creature and upgrade of Untamed does, and the nearest thing it must not do."""

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
    keys,
    line,
    maverick,
    side,
    stunned,
    table,
    upgraded,
)

# Artifacts --------------------------------------------------------------------------------------------------


def test_bear_flute_heals_a_bear_in_play_and_searches_no_further() -> None:
    bears = line(damaged("ancient-bear", 4)) | deck("ancient-bear") | discard("troll")
    t = table(you=artifacts("bear-flute") | bears)
    t.you.acts("bear-flute")
    assert t.you == line("ancient-bear") | hand() | deck("ancient-bear") | discard("troll")
    assert t.is_quiet


def test_bear_flute_calls_bears_from_deck_and_discard_when_none_is_in_play() -> None:
    mine = artifacts("bear-flute") | deck("troll", "ancient-bear") | discard("ancient-bear", "bumpsy")
    t = table(you=mine)
    t.you.acts("bear-flute").picks("ancient-bear", "ancient-bear")
    while not t.is_quiet:
        t.you.picks("done")
    assert t.you == hand("ancient-bear", "ancient-bear") | discard()
    assert sorted(t.you.look("deck")) == ["bumpsy", "troll"]


def test_nepenthe_seed_trades_itself_for_a_card_of_the_discard_pile_in_any_house() -> None:
    t = table(you=artifacts("nepenthe-seed") | discard("punch"), house="dis")
    t.you.omni("nepenthe-seed").may_choose("punch", "nepenthe-seed").picks("punch")
    assert t.you == hand("punch") | discard("nepenthe-seed") | artifacts()
    assert t.is_quiet


@pytest.mark.parametrize("theirs, stolen", [(6, 1), (5, 0)])
def test_ritual_of_balance_steals_one_from_six_or_more(theirs: int, stolen: int) -> None:
    t = table(you=artifacts("ritual-of-balance"), enemy=amber(theirs))
    t.you.acts("ritual-of-balance")
    assert t.you.amber == stolen
    assert t.is_quiet


def test_ritual_of_the_hunt_lets_untamed_creatures_be_used_in_another_house() -> None:
    t = table(you=artifacts("ritual-of-the-hunt") | line("flaxia", "troll"), house="dis")
    assert not t.you.can("reap", "flaxia")
    t.you.omni("ritual-of-the-hunt")
    assert t.you.can("reap", "flaxia") and not t.you.can("reap", "troll")
    assert t.you == artifacts() | discard("ritual-of-the-hunt")


def test_world_tree_puts_a_creature_on_top_of_your_deck() -> None:
    t = table(you=artifacts("world-tree") | discard("punch", "troll", "bumpsy") | deck("krump"))
    t.you.acts("world-tree").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == deck("bumpsy", "krump") | discard("punch", "troll")
    assert t.is_quiet


# Creatures --------------------------------------------------------------------------------------------------


def test_ancient_bear_strikes_two_before_the_fight() -> None:
    t = table(you=line("ancient-bear"), enemy=line("troll"))
    t.you.fights("ancient-bear")
    assert t.enemy == line(damaged("troll", 7))
    t = table(you=line("troll"), enemy=line("ancient-bear"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5)), "assault is for attackers"


def test_bigtwig_fights_only_the_stunned() -> None:
    t = table(you=line("bigtwig"), enemy=line("troll", stunned("krump")))
    t.you.fights("bigtwig")
    assert t.enemy == line("troll") | discard("krump")
    t = table(you=line("bigtwig"), enemy=line("troll"))
    assert not t.you.can("fight", "bigtwig")


def test_bigtwig_stuns_and_exhausts_when_it_reaps() -> None:
    t = table(you=line("bigtwig"), enemy=line("troll"))
    t.you.reaps("bigtwig").picks("troll")
    assert t.enemy == line(exhausted(stunned("troll")))
    assert t.is_quiet


def test_briar_grubbling_pricks_attackers_for_five_but_not_its_own_prey() -> None:
    t = table(you=line("troll"), enemy=line("briar-grubbling"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 7)) and t.enemy == line()
    t = table(you=line("briar-grubbling"), enemy=line("troll"))
    t.you.fights("briar-grubbling")
    assert t.enemy == line(damaged("troll", 2))


def test_dew_faerie_reaps_two() -> None:
    t = table(you=line("dew-faerie"))
    t.you.reaps("dew-faerie")
    assert t.you.amber == 2
    assert t.is_quiet


def test_dew_faerie_gains_nothing_by_fighting() -> None:
    t = table(you=line("dew-faerie"), enemy=line("dust-pixie"))
    t.you.fights("dew-faerie")
    assert t.you.amber == 0


def test_dust_pixie_brings_two_when_played_and_one_when_reaping() -> None:
    t = table(you=hand("dust-pixie"))
    t.you.plays("dust-pixie")
    assert t.you.amber == 2
    t = table(you=line("dust-pixie"))
    t.you.reaps("dust-pixie")
    assert t.you.amber == 1


@pytest.mark.parametrize("mine, gained", [(["troll"], 2), ([], 0)])
def test_flaxia_pays_when_you_have_more_creatures(mine: list[str], gained: int) -> None:
    t = table(you=hand("flaxia") | line(*mine), enemy=line("krump"), house="untamed")
    t.you.plays("flaxia")
    assert t.you.amber == gained
    assert t.is_quiet


def test_fuzzy_gruen_pays_both() -> None:
    t = table(you=hand("fuzzy-gruen"))
    t.you.plays("fuzzy-gruen")
    assert (t.you.amber, t.enemy.amber) == (2, 1)


def test_giant_sloth_wakes_only_after_an_untamed_card_was_discarded() -> None:
    t = table(you=line("giant-sloth") | hand("flaxia"))
    assert not t.you.can("action", "giant-sloth") and not t.you.can("reap", "giant-sloth")
    t.you.discards("flaxia").acts("giant-sloth")
    assert t.you.amber == 3
    assert t.is_quiet


def test_giant_sloth_does_not_wake_for_a_card_of_another_house() -> None:
    t = table(you=line("giant-sloth") | hand(maverick("troll", "untamed"), "punch"), house="brobnar")
    t.you.discards("punch")
    assert not t.you.can("action", "giant-sloth")


def test_halacor_gives_skirmish_to_friendly_flanks_only() -> None:
    t = table(you=line("flaxia", "halacor", "troll"), enemy=line("krump"))
    assert [t.you.keyword(c, "skirmish") for c in ("flaxia", "halacor", "troll")] == [1, 0, 1]
    assert t.enemy.keyword("krump", "skirmish") == 0


def test_hunting_witch_pays_for_other_creatures_of_yours() -> None:
    t = table(you=hand("hunting-witch", "dew-faerie", "regrowth"))
    t.you.plays("hunting-witch")
    assert t.you.amber == 0
    t.you.plays("dew-faerie")
    assert t.you.amber == 1
    t.you.plays("regrowth")
    assert t.you.amber == 2, "its own bonus only"


def test_inka_the_spider_stuns_when_played_and_when_it_reaps() -> None:
    t = table(you=hand("inka-the-spider"), enemy=line("troll"))
    t.you.plays("inka-the-spider").picks("troll")
    assert t.enemy == line(stunned("troll"))
    t = table(you=line("inka-the-spider"), enemy=line("troll"))
    t.you.reaps("inka-the-spider").picks("troll")
    assert t.enemy == line(stunned("troll"))


def test_inka_the_spider_stuns_nobody_by_fighting_but_poisons() -> None:
    t = table(you=line("inka-the-spider"), enemy=line("troll", "krump"))
    t.you.fights("inka-the-spider", "troll")
    assert t.enemy == line("krump") | discard("troll")
    assert t.is_quiet


def test_kindrith_longshot_shoots_two_after_reaping() -> None:
    t = table(you=line("kindrith-longshot"), enemy=line("troll"))
    t.you.reaps("kindrith-longshot").may_choose("kindrith-longshot", "troll").picks("troll")
    assert t.enemy == line(damaged("troll", 2))
    assert t.is_quiet


def test_kindrith_longshot_does_not_shoot_after_a_fight() -> None:
    t = table(you=line("kindrith-longshot"), enemy=line("troll"))
    t.you.fights("kindrith-longshot")
    assert t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


@pytest.mark.parametrize("card, damage", [("lupo-the-scarred", 2), ("mighty-tiger", 4)])
def test_a_beast_strikes_an_enemy_when_it_is_played(card: str, damage: int) -> None:
    t = table(you=hand(card) | line("flaxia"), enemy=line("troll", "krump"), house="untamed")
    t.you.plays(card).may_choose("troll", "krump").picks("troll")
    assert t.enemy == line(damaged("troll", damage), "krump")
    assert t.is_quiet


@pytest.mark.parametrize("card", ["lupo-the-scarred", "mighty-tiger"])
def test_a_beast_never_strikes_its_friends(card: str) -> None:
    t = table(you=hand(card) | line("flaxia"), house="untamed")
    t.you.plays(card)
    assert t.you == line("flaxia", card)
    assert t.is_quiet


def test_murmook_makes_the_opponents_keys_dearer_and_not_yours() -> None:
    t = table(you=line("murmook"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 7)


@pytest.mark.parametrize("forged, power", [([], 11), (["red"], 8), (["red", "blue"], 5)])
def test_mushroom_man_grows_by_the_keys_still_unforged(forged: list[str], power: int) -> None:
    t = table(you=line("mushroom-man") | keys(*forged), enemy=keys("red"))
    assert t.you.power("mushroom-man") == power


@pytest.mark.parametrize("damage, stays", [(8, False), (7, True)])
def test_mushroom_man_dies_of_old_wounds_as_soon_as_a_key_is_forged(damage: int, stays: bool) -> None:
    t = table(you=line(damaged("mushroom-man", damage)) | amber(6), step="forge", house="")
    t.you.picks("red")
    assert t.you == (line(damaged("mushroom-man", damage)) if stays else discard("mushroom-man"))


def test_niffle_ape_ignores_taunt_and_elusive_while_attacking() -> None:
    t = table(you=line("niffle-ape"), enemy=line("urchin", "champion-anaphiel"))
    t.you.fights("niffle-ape").may_choose("urchin", "champion-anaphiel").picks("urchin")
    assert t.enemy == line("champion-anaphiel")
    assert t.you == line(damaged("niffle-ape", 1))


def test_niffle_ape_lends_its_scorn_to_no_other_beast() -> None:
    t = table(you=line("flaxia"), enemy=line("urchin", "champion-anaphiel"))
    t.you.fights("flaxia")
    assert t.enemy == line("urchin", damaged("champion-anaphiel", 3))


def test_niffle_queen_strengthens_beasts_and_niffles_twice_those_that_are_both() -> None:
    t = table(you=line("niffle-queen", "niffle-ape", "flaxia", "snufflegator"), enemy=line("niffle-ape"))
    strength = [t.you.power(c) for c in ("niffle-queen", "niffle-ape", "flaxia", "snufflegator")]
    assert strength == [6, 5, 4, 5]
    assert t.enemy.power("niffle-ape") == 3


def test_piranha_monkeys_bite_everybody_else() -> None:
    t = table(you=hand("piranha-monkeys") | line("flaxia"), enemy=line("troll"), house="untamed")
    t.you.plays("piranha-monkeys")
    assert t.you == line(damaged("flaxia", 2), "piranha-monkeys") and t.enemy == line(damaged("troll", 2))
    t = table(you=line("piranha-monkeys"), enemy=line("troll"))
    t.you.reaps("piranha-monkeys")
    assert t.you == line("piranha-monkeys") and t.enemy == line(damaged("troll", 2))


def test_snufflegator_is_not_hurt_by_its_prey_but_by_its_hunters() -> None:
    t = table(you=line("snufflegator"), enemy=line("krump"))
    t.you.fights("snufflegator")
    assert t.you == line("snufflegator") and t.enemy == line(damaged("krump", 4))
    t = table(you=line("bumpsy"), enemy=line("snufflegator"))
    t.you.fights("bumpsy")
    assert t.you == line(damaged("bumpsy", 4))


def test_teliga_pays_for_creatures_the_opponent_plays_and_not_for_yours() -> None:
    t = table(you=line("teliga") | hand("flaxia"), enemy=hand("troll", "punch") | side(houses=["brobnar"]))
    t.you.plays("flaxia")
    mine = t.you.amber
    t.you.ends_turn()
    t.enemy.plays("troll")
    assert t.you.amber == mine + 1
    t.enemy.plays("punch").picks("teliga")
    assert t.you.amber == mine + 1


def test_witch_of_the_eye_returns_any_card_of_your_discard_pile() -> None:
    t = table(you=line("witch-of-the-eye") | discard("punch", "troll") | archives("krump"))
    t.you.reaps("witch-of-the-eye").may_choose("punch", "troll").picks("punch")
    assert t.you == hand("punch") | discard("troll")
    assert t.is_quiet


def test_witch_of_the_wilds_lets_one_untamed_card_be_played_in_another_house() -> None:
    t = table(you=line("witch-of-the-wilds") | hand("dust-pixie", "flaxia", "punch"), house="dis")
    assert not t.you.can("play", "punch") and not t.you.can("discard", "dust-pixie")
    t.you.plays("dust-pixie")
    assert not t.you.can("play", "flaxia")


def test_witch_of_the_wilds_takes_nothing_away_in_her_own_house() -> None:
    t = table(you=line("witch-of-the-wilds") | hand("dust-pixie", "flaxia"), house="untamed")
    t.you.plays("dust-pixie")
    assert t.you.can("play", "flaxia")


# Upgrades ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card, word, value", [("way-of-the-bear", "assault", 2), ("way-of-the-wolf", "skirmish", 1)]
)
def test_a_way_teaches_its_creature_and_no_other(card: str, word: str, value: int) -> None:
    t = table(you=hand(card) | line("flaxia", "troll"), house="untamed")
    t.you.plays(card, on="flaxia")
    assert t.you == line(upgraded("flaxia", card), "troll") | amber(1)
    assert t.you.keyword("flaxia", word) == value and t.you.keyword("troll", word) == 0
    assert t.is_quiet
