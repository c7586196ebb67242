"""Shadows of Mass Mutation: what each card does, and the nearest thing it must not do."""

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
    table,
    upgraded,
    warded,
)


def test_dark_aember_vault_draws_for_a_mutant_and_strengthens_friendly_ones() -> None:
    mine = artifacts("dark-æmber-vault") | hand("mutant-cutpurse") | deck("anger")
    t = table(you=mine, enemy=line("splinter"), house="shadows")
    t.you.plays("mutant-cutpurse")
    assert t.you == hand("anger") and t.you.power("mutant-cutpurse") == 5 and t.enemy.power("splinter") == 1


def test_dark_aember_vault_draws_for_no_other_creature() -> None:
    mine = artifacts("dark-æmber-vault") | hand("francis-the-economist") | deck("anger")
    t = table(you=mine, house="shadows")
    t.you.plays("francis-the-economist")
    assert t.you == hand() and t.you.power("francis-the-economist") == 3


def test_bo_nithing_steals_for_each_key_of_the_enemy() -> None:
    t = table(you=hand("bo-nithing"), enemy=amber(4) | keys("red", "blue"), house="shadows")
    t.you.plays("bo-nithing")
    assert t.you == amber(2) and t.enemy == amber(2)


def test_bo_nithing_steals_nothing_for_your_own_keys() -> None:
    t = table(you=hand("bo-nithing") | keys("red"), enemy=amber(4), house="shadows")
    t.you.plays("bo-nithing")
    assert t.you == amber(0) and t.enemy == amber(4)


def test_daemo_thief_steals_as_it_is_destroyed() -> None:
    t = table(you=hand("dark-wave", "stomp") | line("dæmo-thief"), enemy=amber(2), house="saurian")
    t.you.plays("stomp")
    assert t.you == line() | amber(2) and t.enemy == amber(1) and t.is_quiet


def test_daemo_thief_steals_nothing_on_leaving_otherwise() -> None:
    t = table(you=hand("hit-and-run") | line("dæmo-thief"), enemy=amber(2) | line("troll"), house="shadows")
    t.you.plays("hit-and-run").picks("troll")
    assert t.you == hand("dæmo-thief") | amber(0) and t.enemy == amber(2) and t.is_quiet


def test_francis_the_economist_gives_both_one_after_a_fight_unhurt() -> None:
    t = table(you=line("francis-the-economist"), enemy=line("troll"), house="shadows")
    t.you.fights("francis-the-economist")
    assert t.you == line("francis-the-economist") | amber(1) and t.enemy == amber(1)


def test_francis_the_economist_gives_nothing_by_reaping() -> None:
    t = table(you=line("francis-the-economist"), house="shadows")
    t.you.reaps("francis-the-economist")
    assert t.you == amber(1) and t.enemy == amber(0)


def test_v17_glossary_potenciar_1_mutant_cutpurse_has_no_ability_of_its_own() -> None:
    t = table(you=hand("mutant-cutpurse"), enemy=line("troll"), house="shadows")
    t.you.plays("mutant-cutpurse")
    assert t.enemy == line("troll") and t.you == line("mutant-cutpurse") and t.is_quiet


def test_mutant_cutpurse_reaps_and_fights_as_any_creature_of_power_three() -> None:
    t = table(you=line("mutant-cutpurse"), enemy=line("troll"), house="shadows")
    t.you.fights("mutant-cutpurse")
    assert t.you == line() and t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_mutant_cutpurse_is_a_mutant_that_dark_wave_spares() -> None:
    t = table(you=hand("dark-wave"), enemy=line("mutant-cutpurse"), house="shadows")
    t.you.plays("dark-wave")
    assert t.enemy == line("mutant-cutpurse")


def test_opportunist_makes_its_host_elusive_and_capture() -> None:
    t = table(you=hand("opportunist") | line("troll"), enemy=amber(2), house="shadows")
    t.you.plays("opportunist", on="troll")
    assert t.you == line(upgraded(holding("troll", 1), "opportunist")) and t.enemy == amber(1)
    assert t.you.keyword("troll", "elusive")


def test_opportunist_on_an_enemy_captures_from_you() -> None:
    t = table(you=hand("opportunist") | amber(2), enemy=line("troll") | amber(2), house="shadows")
    t.you.plays("opportunist", on="troll")
    assert t.enemy == line(upgraded(holding("troll", 1), "opportunist")) | amber(2) and t.you == amber(2)


def test_rad_penny_steals_and_is_shuffled_in_as_it_is_destroyed() -> None:
    t = table(you=hand("rad-penny", "stomp"), enemy=amber(2), house="shadows")
    t.you.plays("rad-penny")
    assert t.you == amber(1) and t.enemy == amber(1)
    struck = table(you=line("rad-penny") | hand("stomp"), house="saurian")
    struck.you.plays("stomp")
    assert struck.you == line() | deck("rad-penny") | discard("stomp") and struck.is_quiet


def test_rad_penny_goes_elsewhere_where_it_is_not_destroyed() -> None:
    t = table(you=line("rad-penny") | hand("hit-and-run"), enemy=line("troll"), house="shadows")
    t.you.plays("hit-and-run").picks("troll")
    assert t.you == hand("rad-penny") | deck()


def enhanced(card: str, *icons: str) -> dict[str, object]:
    """A card with bonus icons from others of its deck."""
    return {"card": card, "icons": icons}


def test_v17_faq_iconos_5_rad_penny_killed_by_its_own_icon_steals_nothing() -> None:
    t = table(you=hand(enhanced("rad-penny", "damage")), enemy=amber(2), house="shadows")
    t.you.plays("rad-penny")
    assert t.you == line() | deck("rad-penny") | amber(0) and t.enemy == amber(2) and t.is_quiet


def test_v17_faq_iconos_6_the_icons_of_a_dead_rad_penny_still_resolve() -> None:
    mine = hand(enhanced("rad-penny", "damage", "draw")) | deck("anger")
    t = table(you=mine, enemy=amber(2), house="shadows")
    t.you.plays("rad-penny")
    assert len(t.you.look("hand")) == 1 and t.you == line() and t.enemy == amber(2) and t.is_quiet


def test_shoulder_id_steals_instead_of_dealing_damage_when_attacked() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("shoulder-id", "bumpsy"))
    t.you.fights("troll")
    assert t.you == line("troll") | amber(1) and t.enemy == line("bumpsy") | amber(1) and t.is_quiet


def test_shoulder_id_cannot_fight_but_may_reap() -> None:
    t = table(you=line("shoulder-id"), enemy=line("troll"), house="shadows")
    assert not t.you.can("fight", "shoulder-id") and t.you.can("reap", "shoulder-id")


def test_v17_faq_id_del_hombro_1_shoulder_id_steals_before_whatever_prevents_damage() -> None:
    t = table(you=line(warded("troll")) | amber(2), enemy=line("shoulder-id"))
    t.you.fights("troll")
    assert t.you == line(warded("troll")) | amber(1) and t.enemy == amber(1) and t.is_quiet


def test_v17_faq_id_del_hombro_2_shoulder_id_steals_nothing_from_a_skirmisher() -> None:
    t = table(you=line("francis-the-economist") | amber(2), enemy=line("shoulder-id"), house="shadows")
    t.you.fights("francis-the-economist")
    assert t.you == amber(3) and t.enemy == amber(1) | line(damaged("shoulder-id", 3))


def test_v17_faq_iconos_4_an_icon_on_shoulder_id_deals_its_damage() -> None:
    t = table(you=hand(enhanced("shoulder-id", "damage")), enemy=line("troll") | amber(2), house="shadows")
    t.you.plays("shoulder-id").picks("troll")
    assert t.enemy == line(damaged("troll", 1)) | amber(2) and t.you == amber(0) and t.is_quiet


def test_subtle_otto_makes_the_enemy_discard() -> None:
    t = table(you=hand("subtle-otto"), enemy=hand("anger"), house="shadows")
    t.you.plays("subtle-otto")
    assert t.enemy == hand() | discard("anger")


def test_subtle_otto_takes_nothing_of_your_hand() -> None:
    t = table(you=hand("subtle-otto", "anger"), house="shadows")
    t.you.plays("subtle-otto")
    assert t.you == hand("anger") and t.is_quiet


def test_boss_zarek_makes_friends_with_amber_elusive() -> None:
    t = table(you=line("troll"), enemy=line("boss-zarek", holding("bumpsy", 1)))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == line("boss-zarek", holding("bumpsy", 1)) and t.you == line("troll")


def test_boss_zarek_makes_none_elusive_without_amber() -> None:
    t = table(you=line("troll"), enemy=line("boss-zarek", "bumpsy"))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == line("boss-zarek") and t.you == line(damaged("troll", 5))


def test_lucky_dice_keeps_friends_from_harm_on_the_enemys_next_turn() -> None:
    mine = artifacts("lucky-dice") | line("urchin") | houses("shadows")
    t = table(you=mine, enemy=line("troll") | houses("brobnar"), house="shadows")
    t.you.omni("lucky-dice").ends_turn()
    t.enemy.fights("troll")
    assert t.you == line("urchin") | artifacts() and t.enemy == line("troll") | amber(0)


def test_lucky_dice_keeps_nobody_on_your_own_turn() -> None:
    t = table(you=artifacts("lucky-dice") | line("bo-nithing"), enemy=line("troll"), house="shadows")
    t.you.omni("lucky-dice").fights("bo-nithing")
    assert t.you == line() and t.enemy == line(damaged("troll", 2))


def test_miasma_bomb_lets_the_enemy_forge_no_key_next_turn() -> None:
    mine = artifacts("miasma-bomb") | houses("shadows")
    t = table(you=mine, enemy=amber(6) | houses("dis", "logos"), house="shadows")
    t.you.acts("miasma-bomb").ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == keys() | amber(6) and t.you == artifacts()


def test_miasma_bomb_is_over_after_that_turn() -> None:
    mine = artifacts("miasma-bomb") | houses("shadows")
    t = table(you=mine, enemy=amber(6) | houses("dis", "logos"), house="shadows")
    t.you.acts("miasma-bomb").ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == keys("red")


def test_reckless_rizzo_steals_two_and_may_be_hit_until_your_next_turn() -> None:
    mine = line("reckless-rizzo") | houses("shadows")
    t = table(you=mine, enemy=line("troll") | amber(3) | houses("brobnar"), house="shadows")
    t.you.acts("reckless-rizzo")
    assert t.you == amber(2) and not t.you.keyword("reckless-rizzo", "elusive")
    t.you.ends_turn()
    t.enemy.fights("troll")
    assert t.you == line()


def test_reckless_rizzo_is_elusive_again_on_your_next_turn() -> None:
    mine = line("reckless-rizzo") | houses("shadows")
    t = table(you=mine, enemy=amber(3) | houses("brobnar"), house="shadows")
    t.you.acts("reckless-rizzo").ends_turn()
    t.enemy.ends_turn()
    assert t.you.keyword("reckless-rizzo", "elusive") == 1


def test_safe_house_archives_a_friend() -> None:
    t = table(you=artifacts("safe-house") | line("troll", "urchin"), house="shadows")
    t.you.acts("safe-house").picks("troll")
    assert t.you == line("urchin") | archives("troll") and t.is_quiet


def test_safe_house_archives_no_enemy() -> None:
    t = table(you=artifacts("safe-house"), enemy=line("troll"), house="shadows")
    t.you.acts("safe-house")
    assert t.enemy == line("troll") and t.is_quiet


def test_the_shadowsmith_makes_every_mutant_elusive() -> None:
    t = table(you=line("the-shadowsmith"), enemy=line("splinter"), house="shadows")
    assert t.you.keyword("the-shadowsmith", "elusive") and t.enemy.keyword("splinter", "elusive")


def test_the_shadowsmith_makes_nobody_else_elusive() -> None:
    t = table(you=line("the-shadowsmith", "troll"), house="shadows")
    assert not t.you.keyword("troll", "elusive")


def test_doom_sigil_makes_all_damage_of_fights_deadly() -> None:
    t = table(you=artifacts("doom-sigil") | line("urchin", "troll"), enemy=line("zorg", "bumpsy"))
    t.you.fights("urchin", "bumpsy")
    assert t.enemy == line("zorg") and t.you == line("troll") | artifacts("doom-sigil")


def test_doom_sigil_goes_with_the_last_creature() -> None:
    t = table(you=artifacts("doom-sigil") | line("urchin"), enemy=line("troll"), house="shadows")
    t.you.fights("urchin")
    assert t.you == line() | artifacts() and t.enemy == line() and t.is_quiet


def test_johnny_longfingers_makes_friendly_mutants_steal_as_they_die() -> None:
    t = table(you=hand("stomp") | line("johnny-longfingers", "splinter"), enemy=amber(3), house="saurian")
    t.you.plays("stomp").picks("splinter")
    assert t.enemy == amber(2) and t.is_quiet


def test_johnny_longfingers_gives_nothing_to_others() -> None:
    t = table(you=hand("stomp") | line("johnny-longfingers", "urchin"), enemy=amber(3), house="saurian")
    t.you.plays("stomp").picks("urchin")
    assert t.enemy == amber(3)


def test_liam_say_may_wound_one_at_the_start_of_your_turn() -> None:
    mine = line("liam-say") | houses("shadows", "dis")
    t = table(you=mine, enemy=line("troll") | houses("brobnar"), house="shadows")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("yes", "troll")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet


def test_liam_say_need_not_and_waits_for_your_own_turn() -> None:
    mine = line("liam-say") | houses("shadows", "dis")
    t = table(you=mine, enemy=line("troll") | houses("brobnar"), house="shadows")
    t.you.ends_turn()
    assert t.is_quiet
    t.enemy.ends_turn()
    t.you.picks("no")
    assert t.enemy == line("troll") and t.you == line("liam-say") and t.is_quiet


def test_mastermindy_schemes_each_turn_and_steals_for_each_scheme() -> None:
    mine = line({"card": "mastermindy", "counters": {"scheme": 2}}) | houses("shadows")
    t = table(you=mine, enemy=amber(5) | houses("brobnar"), house="shadows")
    t.you.acts("mastermindy")
    assert t.you == amber(2) and not dict(t.you.body("mastermindy").counters).get("scheme")
    t.you.ends_turn()
    assert dict(t.you.body("mastermindy").counters) == {"scheme": 1}


def test_mastermindy_steals_nothing_without_a_scheme() -> None:
    t = table(you=line("mastermindy"), enemy=amber(5), house="shadows")
    t.you.acts("mastermindy")
    assert t.you == amber(0) and t.enemy == amber(5) and t.is_quiet


def test_mole_lets_the_enemy_of_its_host_spend_the_amber_there() -> None:
    mine = hand("mole") | amber(4) | houses("shadows", "dis")
    t = table(you=mine, enemy=line(holding("troll", 1)) | houses("brobnar"), house="shadows")
    t.you.plays("mole", on="troll").ends_turn()
    t.enemy.ends_turn()
    t.you.picks("red")
    assert t.you == keys("red") | amber(0) and t.enemy == line(upgraded("troll", "mole"))


def test_mole_lends_nothing_to_the_controller_of_its_host() -> None:
    mine = hand("mole") | houses("shadows", "dis")
    t = table(you=mine, enemy=line(holding("troll", 3)) | amber(5) | houses("brobnar"), house="shadows")
    t.you.plays("mole", on="troll").ends_turn()
    assert t.enemy == keys() | amber(5)


def test_pincerator_wounds_the_flanks_at_the_end_of_every_turn() -> None:
    mine = artifacts("pincerator") | line("bumpsy") | houses("shadows")
    t = table(you=mine, enemy=line("troll", "bumpsy", "krump") | houses("brobnar"), house="shadows")
    t.you.ends_turn()
    assert t.you == line(damaged("bumpsy", 1))
    assert t.enemy == line(damaged("troll", 1), "bumpsy", damaged("krump", 1))
    t.enemy.ends_turn()
    assert t.enemy == line(damaged("troll", 2), "bumpsy", damaged("krump", 2))


def test_pincerator_does_nothing_before_the_end() -> None:
    t = table(you=hand("pincerator") | line("bumpsy"), house="shadows")
    t.you.plays("pincerator")
    assert t.you == line("bumpsy") and t.is_quiet


def test_shadowsaurus_takes_a_creature_whose_amber_goes_to_its_player() -> None:
    t = table(you=line("shadowsaurus"), enemy=line(holding("troll", 2), "zorg"), house="shadows")
    t.you.acts("shadowsaurus").picks("troll", "right")
    assert t.you == line("shadowsaurus", "troll") and t.enemy == line("zorg") | amber(2)
    assert t.you.can("reap", "troll")


def test_shadowsaurus_keeps_no_hold_on_a_creature_that_falls_at_once() -> None:
    theirs = line("urchin", holding("weasand", 1), "umbra")
    t = table(you=line("shadowsaurus"), enemy=theirs, house="shadows")
    t.you.acts("shadowsaurus").picks("weasand", "right")
    assert t.enemy == line("urchin", "umbra") | discard("weasand") | amber(1) and t.state.lasting == ()


def test_shadowsaurus_takes_none_without_amber() -> None:
    t = table(you=line("shadowsaurus"), enemy=line("troll"), house="shadows")
    t.you.acts("shadowsaurus")
    assert t.enemy == line("troll") | amber(0) and t.you == line(exhausted("shadowsaurus")) and t.is_quiet


def test_splinter_only_brings_icons() -> None:
    t = table(you=hand("splinter"), enemy=line("troll"), house="shadows")
    t.you.plays("splinter")
    assert t.you == line("splinter") and t.enemy == line("troll") and t.is_quiet


def test_splinter_is_no_elusive_thief() -> None:
    t = table(you=line("troll"), enemy=line("splinter"))
    t.you.fights("troll")
    assert t.enemy == line() and t.you == line(damaged("troll", 1))


def test_dino_thief_exalted_deals_three() -> None:
    t = table(you=hand("dino-thief"), enemy=line("troll"), house="shadows")
    t.you.plays("dino-thief").picks("yes", "troll")
    assert t.you == line(holding("dino-thief", 1)) and t.enemy == line(damaged("troll", 3))


def test_dino_thief_unexalted_deals_nothing() -> None:
    t = table(you=hand("dino-thief"), enemy=line("troll"), house="shadows")
    t.you.plays("dino-thief").picks("no")
    assert t.you == line("dino-thief") and t.enemy == line("troll") and t.is_quiet


def test_lyco_thief_fights_unhurt() -> None:
    t = table(you=line("lyco-thief"), enemy=line("troll"), house="shadows")
    t.you.fights("lyco-thief")
    assert t.you == line("lyco-thief") and t.enemy == line(damaged("troll", 3))


def test_lyco_thief_eludes_only_the_first_attack() -> None:
    t = table(you=line("troll", "bumpsy"), enemy=line("lyco-thief"))
    t.you.fights("troll")
    assert t.enemy == line("lyco-thief")
    t.you.fights("bumpsy")
    assert t.enemy == line() and t.you == line("troll", damaged("bumpsy", 3))


def test_sacro_thief_eludes_the_first_attack() -> None:
    t = table(you=line("troll"), enemy=line("sacro-thief"))
    t.you.fights("troll")
    assert t.enemy == line("sacro-thief") and t.you == line("troll")


def test_sacro_thief_has_armor_two_and_no_skirmish() -> None:
    t = table(you=line("sacro-thief"), enemy=line("bumpsy"), house="shadows")
    t.you.fights("sacro-thief")
    assert t.you == line(damaged("sacro-thief", 3)) and t.enemy == line(damaged("bumpsy", 4))


def test_techno_thief_trades_a_card_of_the_hand() -> None:
    t = table(you=line("techno-thief") | hand("anger") | deck("punch"), house="shadows")
    t.you.reaps("techno-thief")
    assert t.you == hand("punch") | discard("anger")


def test_techno_thief_draws_nothing_for_nothing() -> None:
    t = table(you=line("techno-thief") | deck("punch"), house="shadows")
    t.you.reaps("techno-thief")
    assert t.you == hand() | deck("punch") and t.is_quiet


def test_xeno_thief_takes_one_of_three_and_buries_one() -> None:
    mine = line("xeno-thief") | deck("anger", "punch", "troll", "zorg")
    t = table(you=mine, enemy=line("dust-pixie"), house="shadows")
    t.you.fights("xeno-thief").picks("punch", "anger")
    assert t.you == hand("punch") | deck("troll", "zorg", "anger") and t.is_quiet


def test_xeno_thief_looks_at_nothing_by_reaping() -> None:
    t = table(you=line("xeno-thief") | deck("anger", "punch"), house="shadows")
    t.you.reaps("xeno-thief")
    assert t.you == hand() | deck("anger", "punch") and t.is_quiet
