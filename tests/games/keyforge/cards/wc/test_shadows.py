"""Shadows of Worlds Collide: what each creature and artifact does, and the nearest thing it must not do."""

from typing import Any

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
    ready,
    table,
    upgraded,
    warded,
)


def test_a_vinda_makes_the_enemy_discard_where_it_kills() -> None:
    t = table(you=line("a-vinda"), enemy=line("dust-pixie", "troll") | hand("anger"), house="shadows")
    t.you.reaps("a-vinda").picks("dust-pixie")
    assert t.enemy == line("troll") | hand() | discard("anger", "dust-pixie") and t.is_quiet


def test_a_vinda_makes_nobody_discard_where_its_victim_lives() -> None:
    t = table(you=line("a-vinda"), enemy=line("troll") | hand("anger"), house="shadows")
    t.you.reaps("a-vinda").picks("troll")
    assert t.enemy == line(damaged("troll", 1)) | hand("anger") and t.is_quiet


def test_j_vinda_steals_where_it_kills() -> None:
    t = table(you=line("j-vinda"), enemy=line("dust-pixie") | amber(2), house="shadows")
    t.you.reaps("j-vinda").picks("dust-pixie")
    assert t.you == amber(2) and t.enemy == amber(1) and t.is_quiet


def test_j_vinda_steals_nothing_where_its_victim_lives() -> None:
    t = table(you=line("j-vinda"), enemy=line("troll") | amber(2), house="shadows")
    t.you.reaps("j-vinda").picks("troll")
    assert t.enemy == line(damaged("troll", 1)) | amber(2) and t.is_quiet


def test_breaker_hill_lets_its_neighbors_steal() -> None:
    t = table(you=line("urchin", "breaker-hill"), enemy=amber(2), house="shadows")
    t.you.acts("urchin")
    assert t.you == amber(1) and t.enemy == amber(1)


def test_breaker_hill_does_not_steal_itself_nor_those_farther_off() -> None:
    t = table(you=line("umbra", "urchin", "breaker-hill"), enemy=amber(2), house="shadows")
    assert not t.you.can("action", "breaker-hill") and not t.you.can("action", "umbra")


def test_hugger_mugger_captures_and_steals_from_who_has_more_keys() -> None:
    t = table(you=hand("hugger-mugger"), enemy=amber(3) | keys("red"), house="shadows")
    t.you.plays("hugger-mugger")
    assert t.you == line(holding("hugger-mugger", 1)) | amber(1) and t.enemy == amber(1)


def test_hugger_mugger_only_captures_from_an_equal() -> None:
    t = table(you=hand("hugger-mugger") | keys("blue"), enemy=amber(3) | keys("red"), house="shadows")
    t.you.plays("hugger-mugger")
    assert t.you == line(holding("hugger-mugger", 1)) | amber(0) and t.enemy == amber(2)


def test_symon_puts_its_foe_on_its_owners_deck() -> None:
    t = table(you=line("symon"), enemy=line("troll") | deck("anger"), house="shadows")
    t.you.fights("symon")
    assert t.enemy == line() | deck("troll", "anger") and t.you == line("symon") and t.is_quiet


def test_symon_puts_no_creature_it_killed_there() -> None:
    t = table(you=line("symon"), enemy=line("dust-pixie") | deck("anger"), house="shadows")
    t.you.fights("symon")
    assert t.enemy == deck("anger") | discard("dust-pixie") and t.is_quiet


def test_v17_faq_symon_1_symon_is_an_alien_and_no_elf() -> None:
    t = table(you=line("symon"), house="shadows")
    traits = t.you.body("symon").copy_of.card.traits
    assert "alien" in traits and "elf" not in traits


def test_chain_gang_is_readied_by_a_subtle_chain_and_brings_one_back() -> None:
    mine = line("chain-gang") | hand("subtle-chain") | deck("anger")
    t = table(you=mine, enemy=amber(3), house="shadows")
    t.you.acts("chain-gang").plays("subtle-chain").picks("chain-gang")
    assert t.you == line(ready("chain-gang")) | amber(2)
    t.you.acts("chain-gang")
    assert t.you.amber == 3 and t.you == discard() and sorted(t.you.look("deck")) == ["anger", "subtle-chain"]


def test_chain_gang_is_not_readied_by_another_card() -> None:
    t = table(you=line("chain-gang") | hand("hock"), enemy=amber(3), house="shadows")
    t.you.acts("chain-gang").plays("hock")
    assert t.you == line(exhausted("chain-gang"))


def test_fidgit_discards_an_action_of_the_enemy_and_plays_it() -> None:
    t = table(you=line("fidgit"), enemy=deck("hock", "anger") | artifacts("cannon"), house="shadows")
    t.you.reaps("fidgit").picks(1)
    assert t.you == amber(3) and t.enemy == artifacts() | deck("anger") and t.is_quiet
    assert sorted(t.enemy.look("discard")) == ["cannon", "hock"]


def test_fidgit_plays_nothing_but_an_action() -> None:
    t = table(you=line("fidgit"), enemy=deck("anger") | archives("troll"), house="shadows")
    t.you.reaps("fidgit").picks(0)
    assert t.you == line("fidgit") and t.enemy == discard("troll") | archives() | deck("anger")


def test_whisper_pays_one_to_destroy_a_creature() -> None:
    t = table(you=line("whisper") | amber(1), enemy=line("troll", "zorg"), house="shadows")
    t.you.acts("whisper").picks("troll")
    assert t.you == amber(0) and t.enemy == line("zorg") and t.is_quiet


def test_whisper_destroys_nobody_for_nothing() -> None:
    t = table(you=line("whisper"), enemy=line("troll"), house="shadows")
    t.you.acts("whisper")
    assert t.enemy == line("troll") and t.is_quiet


def test_finch_cloak_steals_from_the_richer() -> None:
    t = table(you=line("finch-cloak"), enemy=amber(3), house="shadows")
    t.you.reaps("finch-cloak")
    assert t.you == amber(2) and t.enemy == amber(2)


def test_finch_cloak_gives_both_one_where_nobody_is_richer() -> None:
    t = table(you=line("finch-cloak"), enemy=amber(1), house="shadows")
    t.you.reaps("finch-cloak")
    assert t.you == amber(2) and t.enemy == amber(2) and t.is_quiet


def test_gambling_den_pays_whoever_names_the_house_of_its_top_card() -> None:
    mine = artifacts("gambling-den") | houses("shadows", "dis")
    t = table(you=mine, enemy=deck("troll") | amber(1) | houses("brobnar", "dis"), house="shadows")
    t.you.ends_turn()
    t.enemy.picks("yes", "brobnar")
    assert t.enemy == amber(3) and t.you == amber(0)


def test_gambling_den_takes_two_from_whoever_is_wrong_and_nothing_from_who_does_not_play() -> None:
    mine = artifacts("gambling-den") | houses("shadows", "dis")
    theirs = deck("troll") | amber(1) | houses("brobnar", "dis")
    t = table(you=mine, enemy=theirs, house="shadows")
    t.you.ends_turn()
    t.enemy.picks("yes", "dis")
    assert t.enemy == amber(0)
    shy = table(you=mine, enemy=theirs, house="shadows")
    shy.you.ends_turn()
    shy.enemy.picks("no")
    assert shy.enemy == amber(1) and shy.is_quiet


def test_keyforgery_stops_a_key_where_the_house_named_is_wrong() -> None:
    mine = artifacts("keyforgery") | hand("troll") | houses("shadows", "brobnar")
    t = table(you=mine, enemy=amber(6) | houses("dis", "logos"), house="shadows")
    t.you.ends_turn()
    t.enemy.picks("dis")
    assert t.enemy == keys() | amber(6) and t.you == artifacts() | discard("keyforgery") and t.is_quiet


def test_keyforgery_stops_nothing_where_it_is_right() -> None:
    mine = artifacts("keyforgery") | hand("troll") | houses("shadows", "brobnar")
    t = table(you=mine, enemy=amber(6) | houses("dis", "logos"), house="shadows")
    t.you.ends_turn()
    t.enemy.picks("brobnar", "red")
    assert t.enemy == keys("red") | amber(0) and t.you == artifacts("keyforgery") and t.is_quiet


def test_v17_erratum_llave_falsificada_keyforgery_waits_for_the_enemys_own_turn() -> None:
    mine = artifacts("keyforgery") | hand("troll") | houses("shadows", "brobnar") | amber(6)
    t = table(you=mine, enemy=houses("dis", "logos"), house="shadows")
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.picks("red")
    assert t.you == keys("red") | artifacts("keyforgery")


def test_v17_faq_llave_falsificada_1_a_house_on_no_identity_card_may_be_named() -> None:
    mine = artifacts("keyforgery") | hand("troll") | houses("shadows", "brobnar")
    t = table(you=mine, enemy=amber(6) | houses("dis", "logos"), house="shadows")
    t.you.ends_turn()
    assert set(t.offered) > {"shadows", "brobnar", "dis", "logos"}


def test_manchego_steals_two_with_a_thin_deck_and_may_be_shuffled_into_it() -> None:
    t = table(you=hand("manchego") | deck(*["anger"] * 5), enemy=amber(3), house="shadows")
    t.you.plays("manchego")
    assert t.you == amber(2) and t.enemy == amber(1)
    reaper = table(you=line("manchego"), house="shadows")
    reaper.you.reaps("manchego").picks("yes")
    assert reaper.you == line() | deck("manchego")


def test_manchego_steals_nothing_with_six_cards_left_and_may_stay() -> None:
    t = table(you=hand("manchego") | deck(*["anger"] * 6), enemy=amber(3), house="shadows")
    t.you.plays("manchego")
    assert t.enemy == amber(3)
    reaper = table(you=line("manchego"), house="shadows")
    reaper.you.reaps("manchego").picks("no")
    assert reaper.you == line("manchego")


def test_spike_trap_destroys_itself_to_wound_the_flanks() -> None:
    t = table(you=artifacts("spike-trap"), enemy=line("troll", "bumpsy", "zorg"), house="dis")
    t.you.omni("spike-trap")
    assert t.enemy == line(damaged("troll", 3), "bumpsy", damaged("zorg", 3)) and t.you == artifacts()


def test_spike_trap_wounds_friends_on_flanks_too() -> None:
    t = table(you=artifacts("spike-trap") | line("bumpsy"), house="dis")
    t.you.omni("spike-trap")
    assert t.you == line(damaged("bumpsy", 3)) | artifacts() and t.is_quiet


def test_the_quiet_anvil_makes_keys_cheap_for_both_until_one_is_forged() -> None:
    t = table(you=artifacts("the-quiet-anvil") | houses("shadows", "dis"), enemy=amber(4), house="shadows")
    assert (t.you.key_cost, t.enemy.key_cost) == (4, 4)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == keys("red") | amber(0) and t.you == artifacts() | discard("the-quiet-anvil")


def test_the_quiet_anvil_stays_while_nobody_forges() -> None:
    t = table(you=artifacts("the-quiet-anvil") | houses("shadows", "dis"), enemy=amber(3), house="shadows")
    t.you.ends_turn()
    assert t.you == artifacts("the-quiet-anvil") and t.enemy == keys()


def test_the_shadow_council_steals_two_from_the_center() -> None:
    t = table(you=line("urchin", "the-shadow-council", "umbra"), enemy=amber(3), house="shadows")
    t.you.acts("the-shadow-council")
    assert t.you == amber(2) and t.enemy == amber(1)


def test_the_shadow_council_cannot_act_elsewhere() -> None:
    t = table(you=line("urchin", "the-shadow-council"), enemy=amber(3), house="shadows")
    assert t.you.why_not("action", "the-shadow-council") == "no-such-ability"


def test_weasand_gains_two_when_anybody_forges() -> None:
    mine = line("urchin", "weasand", "umbra") | houses("shadows", "dis")
    t = table(you=mine, enemy=amber(6), house="shadows")
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == amber(2) and t.enemy == keys("red")


def test_weasand_on_a_flank_is_destroyed() -> None:
    t = table(you=hand("weasand") | line("urchin", "umbra"), house="shadows")
    t.you.plays("weasand").picks(1)
    assert t.you == line("urchin", "weasand", "umbra")
    flank = table(you=hand("weasand") | line("urchin", "umbra"), house="shadows")
    flank.you.plays("weasand").picks(2)
    assert flank.you == line("urchin", "umbra") | discard("weasand") and flank.is_quiet


@pytest.mark.parametrize("kept", [warded("weasand"), upgraded("weasand", "armageddon-cloak")])
def test_weasand_on_a_flank_loses_what_kept_it_and_is_destroyed_all_the_same(kept: dict[str, Any]) -> None:
    # v17.2 «Habilidades constantes»: it says so as long as it is on a flank.
    t = table(you=hand("hit-and-run") | line("nexus", kept, "troll"), enemy=line("krump"), house="shadows")
    t.you.plays("hit-and-run").picks("krump", "troll")
    assert t.you == line("nexus") and "weasand" in t.you.look("discard") and t.is_quiet


def test_weasand_on_a_flank_stays_where_nothing_can_destroy_it() -> None:
    mine = hand("hit-and-run") | line("nexus", upgraded("weasand", "ghostform"), "troll")
    t = table(you=mine, enemy=line("krump"), house="shadows")
    t.you.plays("hit-and-run").picks("krump", "troll")
    assert t.you == line("nexus", upgraded("weasand", "ghostform")) and t.is_quiet


@pytest.mark.parametrize(("plant", "house"), [
    ("brobnar-plant", "brobnar"), ("dis-plant", "dis"), ("logos-plant", "logos"), ("saurian-plant", "saurian"),
    ("star-alliance-plant", "staralliance"), ("untamed-plant", "untamed"),
])  # fmt: skip
def test_a_plant_gains_one_when_either_player_chooses_its_house(plant: str, house: str) -> None:
    t = table(you=line(plant) | houses("shadows", house), enemy=houses("mars", house), house="shadows")
    t.you.ends_turn()
    t.enemy.chooses(house).ends_turn()
    assert t.you == amber(1)
    t.you.chooses(house)
    assert t.you == amber(2)


@pytest.mark.parametrize("plant", [
    "brobnar-plant", "dis-plant", "logos-plant", "saurian-plant", "star-alliance-plant", "untamed-plant",
])  # fmt: skip
def test_a_plant_gains_nothing_for_another_house(plant: str) -> None:
    t = table(you=line(plant) | houses("shadows", "mars"), enemy=houses("mars", "sanctum"), house="shadows")
    t.you.ends_turn()
    t.enemy.chooses("mars").ends_turn()
    t.you.chooses("shadows")
    assert t.you == amber(0)
