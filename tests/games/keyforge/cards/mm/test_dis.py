"""Dis creatures of Mass Mutation: what each does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    damaged,
    deck,
    discard,
    enhanced,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    keys,
    line,
    purged,
    ready,
    table,
    warded,
)

from tapete.games.keyforge.movement import rebuilt_index
from tapete.games.keyforge.rules.values import power


def test_drecker_suffers_with_a_neighbor_that_is_fought_and_steals() -> None:
    t = table(you=line("silvertooth"), enemy=line("troll", "drecker"))
    t.you.fights("silvertooth", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("drecker", 2))
    t = table(you=line("drecker"), enemy=amber(2))
    t.you.reaps("drecker")
    assert t.you.amber == 2 and t.is_quiet


def test_drecker_suffers_nothing_outside_fights_or_of_what_armor_holds_off() -> None:
    t = table(you=hand("punch"), enemy=line("troll", "drecker"))
    t.you.plays("punch").picks("troll")
    assert t.enemy == line(damaged("troll", 3), "drecker")
    t = table(you=line("silvertooth"), enemy=line("grey-monk", "drecker", "krump"))
    t.you.fights("silvertooth", "grey-monk")
    assert t.enemy == line(damaged("grey-monk", 1), damaged("drecker", 1), "krump"), (
        "what its neighbor's armor let through, past its own (v17.2 FAQ «Doble Sombrío»)"
    )
    assert t.is_quiet


def test_drecker_suffers_past_its_own_ward_and_dies_of_it() -> None:
    """v17.2 FAQ «Doble Sombrío»: the moment in which damage can be prevented has gone by."""
    t = table(you=line("silvertooth"), enemy=line("troll", warded("drecker")))
    t.you.fights("silvertooth", "troll")
    assert t.enemy == line(damaged("troll", 2), warded(damaged("drecker", 2)))
    t = table(you=line("krump"), enemy=line("troll", warded("drecker")))
    t.you.fights("krump", "troll")
    assert t.enemy == line(damaged("troll", 6)) | discard("drecker")
    assert t.is_quiet


def test_drecker_does_not_suffer_what_is_dealt_before_the_fight() -> None:
    """v17.2 FAQ «Cofre de Guerra»: the window before a fight is not the fight."""
    t = table(you=line("ancient-bear"), enemy=line("dino-thief", "drecker"))
    t.you.fights("ancient-bear", "dino-thief")
    assert t.enemy == line(damaged("dino-thief", 2), "drecker"), "assault only: it is elusive"
    assert t.is_quiet


def test_v17_faq_distraccion_letal_what_is_added_reaches_drecker_too() -> None:
    t = table(you=line("silvertooth") | hand("lethal-distraction"), enemy=line("troll", "drecker"))
    t.you.plays("lethal-distraction").picks("troll")
    t.you.fights("silvertooth", "troll")
    assert t.enemy == line(damaged("troll", 4)) | discard("drecker")
    assert t.is_quiet


def test_drecker_and_drecker_beside_one_that_is_fought_ask_for_no_order() -> None:
    t = table(you=line("silvertooth"), enemy=line("drecker", "troll", "drecker"))
    t.you.fights("silvertooth", "troll")
    assert t.enemy == line(damaged("drecker", 2), damaged("troll", 2), damaged("drecker", 2))
    assert t.is_quiet


def test_v17_faq_bahorrinador_1_two_dreckers_are_damaged_once_each() -> None:
    t = table(you=line("silvertooth"), enemy=line("drecker", "drecker"))
    t.you.fights("silvertooth", "drecker")
    assert t.enemy == line(damaged("drecker", 2), damaged("drecker", 2))
    assert t.is_quiet


def test_v17_faq_bahorrinador_2_poison_reaches_drecker() -> None:
    t = table(you=line("macis-asp"), enemy=line("troll", "drecker"))
    t.you.fights("macis-asp", "troll")
    assert t.enemy == line() | discard("drecker", "troll")


def test_maleficorn_doubles_the_damage_of_icons_to_enemies() -> None:
    t = table(you=line("maleficorn") | hand(enhanced("mindfire", "damage")), enemy=line("troll", "krump"))
    t.you.plays("mindfire").picks("troll")
    assert t.enemy == line(damaged("troll", 2), "krump")
    assert t.is_quiet


def test_maleficorn_adds_nothing_to_your_own_creatures_or_to_other_damage() -> None:
    t = table(you=line("maleficorn", "troll") | hand(enhanced("punch", "damage")), enemy=line("krump"))
    t.you.plays("punch").picks("troll", "krump")
    assert t.you == line("maleficorn", damaged("troll", 1)) and t.enemy == line(damaged("krump", 3))
    assert t.is_quiet


def test_v17_faq_iconos_1_maleficorn_is_there_before_its_own_icon() -> None:
    t = table(you=hand(enhanced("maleficorn", "damage")), enemy=line("troll"))
    t.you.plays("maleficorn").picks("troll")
    assert t.enemy == line(damaged("troll", 2))


def test_dark_minion_hurts_each_enemy_as_it_dies() -> None:
    t = table(you=line("dark-minion"), enemy=line("troll", "krump"))
    t.you.fights("dark-minion", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.you == line()
    assert t.is_quiet


def test_dark_minion_hurts_nobody_when_it_goes_otherwise() -> None:
    t = table(you=hand("fangs-of-gizelhart"), enemy=line("dark-minion"))
    t.you.plays("fangs-of-gizelhart")
    assert t.enemy == line() and t.is_quiet
    t = table(you=line("dark-minion", "krump") | hand("punch"))
    t.you.plays("punch").picks("dark-minion")
    assert t.you == line("krump")


def test_bonesaw_enters_ready_after_a_friend_was_destroyed() -> None:
    t = table(you=hand("imp-losion", "bonesaw") | line("dust-pixie"), enemy=line("troll"))
    t.you.plays("imp-losion")
    t.you.plays("bonesaw")
    assert t.you == line(ready("bonesaw"))
    assert t.is_quiet


def test_bonesaw_enters_exhausted_when_only_enemies_fell() -> None:
    t = table(you=hand("hysteria", "bonesaw", "wail-of-the-damned"), enemy=line("troll"))
    t.you.plays("wail-of-the-damned")
    t.you.plays("bonesaw")
    assert t.you == line(exhausted("bonesaw")) and t.enemy == line()
    assert t.is_quiet


def test_v17_faq_iconos_2_bonesaw_is_in_play_before_its_icon_kills() -> None:
    t = table(you=hand(enhanced("bonesaw", "damage")) | line("dust-pixie"))
    t.you.plays("bonesaw").picks("dust-pixie")
    assert t.you == line(exhausted("bonesaw"))


def test_brabble_costs_three_on_the_opponents_turn() -> None:
    t = table(you=line("troll") | amber(5), enemy=line("brabble"))
    t.you.fights("troll", "brabble")
    assert t.you == amber(2) and t.is_quiet


def test_brabble_costs_one_on_your_own_turn() -> None:
    t = table(you=line("brabble"), enemy=line("troll") | amber(5))
    t.you.fights("brabble", "troll")
    assert t.enemy == amber(4) and t.is_quiet


def test_sinder_destroys_a_friend_after_reaping() -> None:
    t = table(you=line("sinder", "troll"))
    t.you.reaps("sinder").may_choose("sinder", "troll").picks("troll")
    assert t.you == line("sinder") | amber(1)
    assert t.is_quiet


def test_sinder_must_destroy_itself_when_it_is_alone_and_no_enemy() -> None:
    t = table(you=line("sinder"), enemy=line("troll"))
    t.you.reaps("sinder")
    assert t.you == line() and t.enemy == line("troll")
    assert t.is_quiet


def test_snarette_captures_at_the_end_of_your_turn_and_casts_it_away() -> None:
    t = table(you=line("snarette"), enemy=amber(3))
    t.you.ends_turn()
    assert t.you == line(holding("snarette", 1)) and t.enemy == amber(2)
    t = table(you=line(holding("snarette", 3)))
    t.you.acts("snarette")
    assert t.you == line("snarette") | amber(0) and t.enemy == amber(0) and t.is_quiet


def test_snarette_captures_nothing_at_the_end_of_enemy_turns() -> None:
    t = table(you=amber(3), enemy=line("snarette"))
    t.you.ends_turn()
    assert t.enemy == line("snarette") and t.you == amber(3)
    assert t.is_quiet


@pytest.mark.parametrize(
    "id", ["techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"]
)
def test_a_fiend_steals_as_it_dies(id: str) -> None:
    """Attacked already this turn, so that none is elusive."""
    t = table(you=line("troll") | amber(2), enemy=line({"card": id, "attacked": True}))
    t.you.fights("troll", id)
    assert t.enemy == line() | amber(1) and t.you == amber(1)
    assert t.is_quiet


@pytest.mark.parametrize(
    "id", ["techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"]
)
def test_a_fiend_steals_nothing_when_it_goes_otherwise(id: str) -> None:
    t = table(you=hand("fangs-of-gizelhart") | amber(2), enemy=line(id))
    t.you.plays("fangs-of-gizelhart")
    assert t.enemy == line() | amber(0) | purged(id) and t.you == amber(3)
    assert t.is_quiet


def test_techno_fiend_trades_a_card() -> None:
    t = table(you=line("techno-fiend") | hand("troll", "punch") | deck("krump"), house="dis")
    t.you.reaps("techno-fiend").picks("troll")
    assert t.you == hand("punch", "krump") | discard("troll")


def test_techno_fiend_draws_nothing_for_an_empty_hand() -> None:
    t = table(you=line("techno-fiend") | deck("krump"))
    t.you.reaps("techno-fiend")
    assert t.you == hand() | deck("krump")


def test_dino_fiend_bites_when_exalted() -> None:
    t = table(you=hand("dino-fiend"), enemy=line("troll"))
    t.you.plays("dino-fiend").picks("yes", "troll")
    assert t.you == line(holding("dino-fiend", 1)) and t.enemy == line(damaged("troll", 3))


def test_dino_fiend_need_not_be_exalted() -> None:
    t = table(you=hand("dino-fiend"), enemy=line("troll"))
    t.you.plays("dino-fiend").picks("no")
    assert t.you == line("dino-fiend") and t.enemy == line("troll")


def test_lyco_fiend_skirmishes() -> None:
    t = table(you=line("lyco-fiend"), enemy=line("troll"))
    t.you.fights("lyco-fiend", "troll")
    assert t.you == line("lyco-fiend") and t.enemy == line(damaged("troll", 3))


def test_umbra_fiend_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-fiend"))
    t.you.fights("troll", "umbra-fiend")
    assert t.enemy == line("umbra-fiend")


def test_xeno_fiend_looks_at_three_cards() -> None:
    t = table(you=line("xeno-fiend") | deck("troll", "punch", "krump"), enemy=line("dust-pixie"))
    t.you.fights("xeno-fiend", "dust-pixie").picks("krump", "troll")
    assert t.you == hand("krump") | deck("punch", "troll")


def test_xeno_fiend_looks_at_nothing_when_it_reaps() -> None:
    t = table(you=line("xeno-fiend") | deck("troll", "punch", "krump"))
    t.you.reaps("xeno-fiend")
    assert t.you == hand() | deck("troll", "punch", "krump")


def test_hystricog_destroys_a_damaged_creature() -> None:
    t = table(you=line("hystricog"), enemy=line(damaged("troll", 1), "krump"))
    t.you.acts("hystricog")
    assert t.enemy == line("krump")
    assert t.is_quiet


def test_hystricog_destroys_nobody_unhurt() -> None:
    t = table(you=line("hystricog"), enemy=line("krump"))
    t.you.acts("hystricog")
    assert t.enemy == line("krump")
    assert t.is_quiet


def test_picaroon_has_the_power_of_its_neighbors() -> None:
    t = table(you=hand("picaroon") | line("troll", "krump"))
    t.you.plays("picaroon").picks(1)
    assert t.you.power("picaroon") == 14 and t.you == line("troll", "picaroon", "krump")
    assert t.is_quiet


def test_picaroon_counts_no_changeling_and_dies_alone() -> None:
    t = table(you=line("troll", "picaroon", "picaroon"))
    assert [power(t.state, b) for b in t.you.look("creatures")][:2] == [8, 8]
    t = table(you=hand("picaroon"))
    t.you.plays("picaroon")
    assert t.you == line() | discard("picaroon") and t.is_quiet


def test_v17_glossary_x_1_a_blank_picaroon_has_no_power() -> None:
    t = table(you=hand("shadow-of-dis"), enemy=line("troll", "picaroon", "krump"))
    t.you.plays("shadow-of-dis")
    assert t.enemy == line("troll", "krump") | discard("picaroon")


def test_relentless_creeper_comes_back_when_dis_is_chosen() -> None:
    t = table(enemy=discard("relentless-creeper") | houses("dis", "logos", "mars"))
    t.you.ends_turn()
    t.enemy.chooses("dis").picks("yes")
    assert t.enemy == hand("relentless-creeper") | discard()
    assert t.is_quiet


def test_relentless_creeper_stays_for_another_house_or_another_player() -> None:
    t = table(
        you=discard("relentless-creeper") | deck(*["troll"] * 6),
        enemy=houses("dis", "logos", "mars") | discard("relentless-creeper"),
    )
    t.you.ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy == hand() | discard("relentless-creeper")
    t = table(you=discard("relentless-creeper") | deck(*["troll"] * 6), enemy=houses("dis", "logos", "mars"))
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.you == discard("relentless-creeper") and t.is_quiet


def test_relentless_creeper_is_heard_alike_whichever_of_two_came_first() -> None:
    t = table(you=hand("relentless-creeper", "relentless-creeper"))
    t.you.discards("relentless-creeper#2").discards("relentless-creeper")
    assert t.state.index == rebuilt_index(t.state)
    assert t.is_quiet


def test_skixuno_destroys_all_others_and_grows() -> None:
    t = table(you=hand("skixuno") | line("krump"), enemy=line("troll", "zorg"))
    t.you.plays("skixuno")
    assert t.you == line(grown("skixuno", 3)) and t.enemy == line()


def test_skixuno_grows_for_none_that_lives() -> None:
    t = table(you=hand("skixuno") | line(warded("krump")), enemy=line("troll"))
    t.you.plays("skixuno")
    assert t.you == line("krump", grown("skixuno", 1)) and t.enemy == line()


def test_turnkey_unforges_a_key_and_gives_one_back() -> None:
    t = table(you=hand("turnkey"), enemy=keys("red", "blue") | hand("poison-wave"))
    t.you.plays("turnkey").picks("blue")
    assert t.enemy == keys("red")
    t.you.ends_turn()
    t.enemy.plays("poison-wave").picks("yellow")
    assert t.enemy == keys("red", "yellow") and t.you == line()
    assert t.is_quiet


def test_turnkey_owes_nothing_if_it_unforged_nothing() -> None:
    t = table(you=hand("turnkey"), enemy=hand("poison-wave"))
    t.you.plays("turnkey").ends_turn()
    t.enemy.plays("poison-wave")
    assert t.enemy == keys() and t.you == line()
    assert t.is_quiet


def test_desire_makes_keys_dear_and_forges_one_cheaper() -> None:
    t = table(you=line("desire", "greed") | amber(7))
    assert (t.you.key_cost, t.enemy.key_cost) == (10, 10)
    t.you.reaps("desire").picks("red")
    assert t.you == keys("red") | amber(0)
    assert t.is_quiet


def test_desire_forges_nothing_it_cannot_pay() -> None:
    t = table(you=line("desire") | amber(7))
    t.you.reaps("desire")
    assert t.you == keys() | amber(8)
    assert t.is_quiet


def test_envy_captures_all_beside_another_sin() -> None:
    t = table(you=line("envy", "pride"), enemy=amber(4))
    t.you.reaps("envy")
    assert t.you == line(holding("envy", 4), "pride") and t.enemy == amber(0)
    assert t.is_quiet


def test_envy_captures_nothing_alone() -> None:
    t = table(you=line("envy"), enemy=amber(4) | line("pride"))
    t.you.reaps("envy")
    assert t.you == line("envy") and t.enemy == amber(4)
    assert t.is_quiet


def test_gluttony_is_exalted_for_each_sin_and_feeds_on_friends() -> None:
    t = table(you=hand("gluttony") | line("pride"))
    t.you.plays("gluttony")
    assert t.you == line("pride", holding("gluttony", 2))
    t = table(you=line(holding("gluttony", 2), holding("troll", 1)), enemy=line(holding("krump", 3)))
    t.you.reaps("gluttony")
    assert t.you == line("gluttony", "troll") | amber(4) and t.enemy == line(holding("krump", 3))
    assert t.is_quiet


def test_gluttony_counts_no_enemy_sin() -> None:
    t = table(you=hand("gluttony"), enemy=line("pride"))
    t.you.plays("gluttony")
    assert t.you == line(holding("gluttony", 1))
    assert t.is_quiet


def test_v17_faq_doble_sombrio_2_shadow_self_takes_what_bulwarks_armor_lets_through() -> None:
    t = table(you=line("gluttony"), enemy=line("bulwark", "shadow-self"))
    t.you.fights("gluttony", "bulwark")
    assert t.enemy == line("bulwark", damaged("shadow-self", 4))


def test_greed_draws_more_for_each_sin() -> None:
    t = table(you=line("greed", "pride") | deck(*["troll"] * 10))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 8
    assert t.is_quiet


def test_greed_draws_nothing_for_enemy_sins_or_on_enemy_turns() -> None:
    t = table(you=line("greed") | deck(*["troll"] * 10), enemy=line("pride") | deck(*["ember-imp"] * 10))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert (len(t.you.look("hand")), len(t.enemy.look("hand"))) == (7, 6)
    assert t.is_quiet


def test_pride_wards_each_friendly_sin() -> None:
    t = table(you=line("pride", "envy", "troll"), enemy=line("greed"))
    t.you.reaps("pride")
    assert t.you == line(warded("pride"), warded("envy"), "troll") and t.enemy == line("greed")
    assert t.is_quiet


def test_pride_wards_nobody_in_a_fight() -> None:
    t = table(you=line("pride", "envy"), enemy=line("dust-pixie"))
    t.you.fights("pride", "dust-pixie")
    assert t.you == line(damaged("pride", 1), "envy")
    assert t.is_quiet


def test_sloth_gains_for_each_sin_when_nobody_worked() -> None:
    t = table(you=line("sloth", "pride"))
    t.you.ends_turn()
    assert t.you == amber(2)
    assert t.is_quiet


def test_sloth_gains_nothing_after_a_creature_was_used() -> None:
    t = table(you=line("sloth", "pride"))
    t.you.reaps("pride").ends_turn()
    assert t.you == amber(1)
    assert t.is_quiet


def test_wrath_enrages_an_enemy_for_each_sin() -> None:
    t = table(you=line("wrath", "pride"), enemy=line("dust-pixie", "troll", "krump"))
    t.you.fights("wrath", "dust-pixie").picks("troll", "krump")
    assert t.enemy == line(enraged("troll"), enraged("krump"))
    assert t.is_quiet


def test_wrath_enrages_nobody_when_it_reaps() -> None:
    t = table(you=line("wrath", "pride"), enemy=line("troll"))
    t.you.reaps("wrath")
    assert t.enemy == line("troll")
    assert t.is_quiet
