"""What each Logos card of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    keys,
    line,
    purged,
    side,
    table,
    upgraded,
    warded,
)


def test_babbling_bibliophile_draws_two_by_reaping() -> None:
    t = table(you=line("babbling-bibliophile") | deck("troll", "punch", "anger"))
    t.you.reaps("babbling-bibliophile")
    assert t.you == hand("troll", "punch") | deck("anger") and t.is_quiet


def test_babbling_bibliophile_draws_nothing_by_fighting() -> None:
    t = table(you=line(grown("babbling-bibliophile", 9)) | deck("troll"), enemy=line("silvertooth"))
    t.you.fights("babbling-bibliophile")
    assert t.you == hand() | deck("troll") and t.is_quiet


def test_daughter_lets_you_draw_up_to_seven() -> None:
    t = table(you=line("daughter") | deck(*["troll"] * 9), enemy=line("krump"))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 7)


def test_daughter_gives_the_opponent_no_more_cards() -> None:
    t = table(you=line("krump") | deck(*["troll"] * 9), enemy=line("daughter"))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 6)


def test_edai_edie_4x4_makes_keys_dearer_by_your_archives() -> None:
    t = table(you=hand("edai-edie-4x4", "troll") | archives("krump"), enemy=archives("punch"))
    t.you.plays("edai-edie-4x4")
    assert t.you == archives("krump", "troll") and t.enemy.key_cost == 8 and t.you.key_cost == 6


def test_edai_edie_4x4_costs_nothing_without_archives() -> None:
    t = table(you=line("edai-edie-4x4"), enemy=archives("punch"))
    assert t.enemy.key_cost == 6 and t.you.key_cost == 6


def test_hapsis_is_warded_and_draws_when_an_enemy_dies_fighting_it() -> None:
    t = table(you=line("hapsis") | deck("troll"), enemy=line("silvertooth"))
    t.you.fights("hapsis")
    assert t.you == line(warded(damaged("hapsis", 2))) | hand("troll") and t.is_quiet


def test_hapsis_gets_nothing_where_its_foe_lives() -> None:
    t = table(you=line(grown("hapsis", 5)) | deck("troll"), enemy=line(grown("krump", 9)))
    t.you.fights("hapsis")
    assert t.you == hand() | deck("troll") and t.is_quiet


def test_hologrammophone_wards_a_creature() -> None:
    t = table(you=artifacts("hologrammophone") | line("dextre"), enemy=line("troll"))
    t.you.acts("hologrammophone").may_choose("dextre", "troll").picks("dextre")
    assert t.you == line(warded("dextre")) and t.enemy == line("troll") and t.is_quiet


def test_hologrammophone_finds_nobody_to_ward() -> None:
    t = table(you=artifacts("hologrammophone") | hand("dextre"))
    t.you.acts("hologrammophone")
    assert t.you == artifacts(exhausted("hologrammophone")) | hand("dextre") and t.is_quiet


def test_information_exchange_steals_two_from_whoever_stole_in_the_turn_before() -> None:
    t = table(you=hand("information-exchange") | amber(3), enemy=hand("urchin") | amber(2))
    t.you.ends_turn()
    t.enemy.plays("urchin").ends_turn()
    assert t.you == amber(2) and t.enemy == amber(3)
    t.you.plays("information-exchange")
    assert t.you == amber(4) and t.enemy == amber(1) and t.is_quiet


def test_information_exchange_steals_one_from_anybody_else() -> None:
    t = table(you=hand("information-exchange"), enemy=amber(4))
    t.you.plays("information-exchange")
    assert t.you == amber(1) and t.enemy == amber(3) and t.is_quiet


def test_information_exchange_remembers_what_a_position_tells_was_stolen() -> None:
    t = table(you=hand("information-exchange"), enemy=amber(4) | side(stolen=1))
    t.you.plays("information-exchange")
    assert t.you == amber(2) and t.enemy == amber(2) and t.is_quiet


def test_quant_lets_one_action_of_another_house_be_played() -> None:
    t = table(you=line("quant") | hand("punch", "anger", "troll"), enemy=line("krump"), house="logos")
    t.you.reaps("quant")
    assert t.you.can("play", "punch") and not t.you.can("play", "troll")
    t.you.plays("punch").picks("krump")
    assert not t.you.can("play", "anger") and t.enemy == line(damaged("krump", 3))


def test_quant_allows_nothing_before_it_reaps() -> None:
    t = table(you=line("quant") | hand("punch"), enemy=line("krump"), house="logos")
    assert not t.you.can("play", "punch")
    t.you.ends_turn()
    assert t.you == hand("punch")


def test_sanitation_engineer_discards_a_card_by_reaping() -> None:
    t = table(you=line("sanitation-engineer") | hand("troll", "punch"), house="logos")
    t.you.reaps("sanitation-engineer").may_choose("troll", "punch").picks("troll")
    assert t.you == hand("punch") | discard("troll") and t.is_quiet


def test_sanitation_engineer_hurts_its_attacker_and_discards_nothing() -> None:
    t = table(you=line("troll") | hand("punch"), enemy=line("sanitation-engineer") | hand("anger"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5)) | hand("punch") and t.enemy == hand("anger")


def test_tautau_vapors_draws_two_and_archives_one() -> None:
    t = table(you=hand("tautau-vapors", "troll") | deck("punch", "anger", "krump"))
    t.you.plays("tautau-vapors").may_choose("troll", "punch", "anger").picks("punch")
    assert t.you == hand("troll", "anger") | archives("punch") | deck("krump") and t.is_quiet


def test_tautau_vapors_archives_nothing_of_an_empty_hand() -> None:
    t = table(you=hand("tautau-vapors"))
    t.you.plays("tautau-vapors")
    assert t.you == hand() | archives() | discard("tautau-vapors") and t.is_quiet


def test_thorium_plasmate_moves_an_enemy_and_hurts_it_for_neighbors_of_its_house() -> None:
    t = table(you=hand("thorium-plasmate"), enemy=line("troll", "dextre", "krump"))
    t.you.plays("thorium-plasmate").picks("troll", 1)
    assert t.enemy == line("dextre", damaged("troll", 2), "krump") and t.is_quiet


def test_thorium_plasmate_deals_nothing_beside_other_houses() -> None:
    t = table(you=hand("thorium-plasmate"), enemy=line("troll", "dextre", "krump"))
    t.you.plays("thorium-plasmate").picks("troll", 0)
    assert t.enemy == line("troll", "dextre", "krump") and t.is_quiet


def test_titan_guardian_draws_two_where_it_dies_inside_the_line() -> None:
    t = table(
        you=hand("gateway-to-dis"), enemy=line("troll", "titan-guardian", "krump") | deck("punch", "anger")
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == hand("punch", "anger") and t.is_quiet


def test_titan_guardian_draws_nothing_on_a_flank() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line("titan-guardian", "krump") | deck("punch", "anger"))
    t.you.plays("gateway-to-dis")
    assert t.enemy == hand() and t.is_quiet


def test_wormhole_technician_plays_a_logos_card_off_the_deck() -> None:
    t = table(you=line("wormhole-technician") | deck("mother", "troll"))
    t.you.reaps("wormhole-technician")
    assert t.you == line("wormhole-technician", "mother") | deck("troll") | archives() and t.is_quiet


def test_wormhole_technician_archives_any_other() -> None:
    t = table(you=line("wormhole-technician") | deck("troll", "mother"))
    t.you.reaps("wormhole-technician")
    assert t.you == line("wormhole-technician") | deck("mother") | archives("troll") and t.is_quiet


def test_caendle_unit_draws_when_an_enemy_reaps_and_captures_by_its_action() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("cændle-unit") | deck("punch"), house="brobnar")
    t.you.reaps("troll")
    assert t.enemy == hand("punch")
    t.you.ends_turn()
    t.enemy.chooses("logos").acts("cændle-unit")
    assert t.enemy == line(holding("cændle-unit", 1)) and t.you == amber(2)


def test_caendle_unit_does_not_draw_for_its_own_side() -> None:
    t = table(you=line("dextre", "cændle-unit") | deck("punch"))
    t.you.reaps("dextre").reaps("cændle-unit")
    assert t.you == hand() | deck("punch") | amber(2) and t.is_quiet


def test_code_monkey_archives_its_neighbors_and_gains_two_where_they_share_a_house() -> None:
    t = table(you=hand("code-monkey") | line("troll", "krump"))
    t.you.plays("code-monkey").picks(1)
    assert t.you == line("code-monkey") | archives("troll", "krump") | amber(2) and t.is_quiet


def test_code_monkey_gains_nothing_for_two_houses_nor_for_one_neighbor() -> None:
    t = table(you=hand("code-monkey", "code-monkey") | line("troll", "mother"))
    t.you.plays("code-monkey").picks(1)
    t.you.plays("code-monkey").picks(0)
    assert t.you == amber(0) | archives("troll", "mother", "code-monkey") and t.is_quiet


def test_v17_faq_mono_de_programacion_1_warded_neighbors_still_share_a_house() -> None:
    """v17.2 FAQ «Mono de Programación»."""
    t = table(you=hand("code-monkey") | line(warded("troll"), warded("krump")))
    t.you.plays("code-monkey").picks(1)
    assert t.you == line("troll", "code-monkey", "krump") | archives() | amber(2) and t.is_quiet


def test_v17_glossary_abandona_el_juego_1_the_houses_they_had_are_compared() -> None:
    """v17.2 «Abandona el juego»."""
    t = table(you=hand("code-monkey") | line(upgraded("troll", "academy-training"), "mother"))
    t.you.plays("code-monkey").picks(1)
    assert t.you == line("code-monkey") | archives("troll", "mother") | amber(2) and t.is_quiet


def test_data_forge_forges_cheaper_by_the_cards_in_hand() -> None:
    t = table(you=hand("data-forge", *["troll"] * 5) | amber(10))
    t.you.plays("data-forge").picks("yes", "red")
    assert t.you == amber(0) | keys("red") and t.is_quiet


def test_data_forge_is_too_dear_with_an_empty_hand() -> None:
    t = table(you=hand("data-forge") | amber(14))
    t.you.plays("data-forge")
    assert t.you == amber(15) | keys() and t.is_quiet


def test_discombobulator_keeps_the_amber_of_its_wearers_controller() -> None:
    t = table(you=hand("ghostly-hand"), enemy=line(upgraded("troll", "discombobulator")) | amber(1))
    t.you.plays("ghostly-hand")
    assert t.enemy == amber(1) and t.is_quiet


def test_discombobulator_on_an_enemy_creature_keeps_theirs_not_yours() -> None:
    t = table(you=hand("discombobulator") | amber(3), enemy=line("troll") | hand("urchin"))
    t.you.plays("discombobulator", on="troll").ends_turn()
    t.enemy.chooses("shadows").plays("urchin")
    assert t.you == amber(3) and t.enemy == amber(1)


def test_dr_milli_archives_a_card_for_each_enemy_in_excess() -> None:
    t = table(
        you=hand("dr-milli", "troll", "punch", "anger") | line("dextre"),
        enemy=line("krump", "bumpsy", "urchin"),
    )
    t.you.plays("dr-milli").picks("troll", "anger")
    assert t.you == hand("punch") | archives("troll", "anger") and t.is_quiet


def test_dr_milli_archives_nothing_against_an_equal_line() -> None:
    t = table(you=hand("dr-milli", "troll") | line("dextre"), enemy=line("krump"))
    t.you.plays("dr-milli")
    assert t.you == hand("troll") | archives() and t.is_quiet


def test_groupthink_tank_hurts_all_who_stand_beside_one_of_their_house() -> None:
    t = table(you=line("groupthink-tank", "mother"), enemy=line("troll", "krump", "urchin", "valdr"))
    t.you.acts("groupthink-tank")
    assert t.enemy == line(damaged("troll", 4), damaged("krump", 4), "urchin", "valdr")
    assert t.you == line(damaged("groupthink-tank", 1), damaged("mother", 4)) and t.is_quiet


def test_groupthink_tank_spares_a_mixed_line() -> None:
    t = table(you=line("groupthink-tank", "troll"), enemy=line("urchin", "krump", "dextre"))
    t.you.acts("groupthink-tank")
    assert t.enemy == line("urchin", "krump", "dextre") and t.you == line("groupthink-tank", "troll")


def test_mini_groupthink_tank_hurts_one_between_two_of_its_house() -> None:
    t = table(you=hand("mini-groupthink-tank"), enemy=line("troll", "krump", "valdr", "bumpsy", "urchin"))
    t.you.plays("mini-groupthink-tank").may_choose("krump", "valdr").picks("krump")
    assert t.enemy == line("troll", "valdr", "bumpsy", "urchin") and t.is_quiet


def test_mini_groupthink_tank_finds_nobody_with_one_such_neighbor() -> None:
    t = table(you=hand("mini-groupthink-tank"), enemy=line("troll", "krump", "urchin"))
    t.you.plays("mini-groupthink-tank")
    assert t.enemy == line("troll", "krump", "urchin") and t.is_quiet


def test_reassembling_automaton_mends_itself_on_a_flank_while_it_is_not_alone() -> None:
    t = table(you=line("troll"), enemy=line("dextre", "reassembling-automaton", "mother"))
    t.you.fights("troll", "reassembling-automaton").picks("left")
    assert t.enemy == line(exhausted("reassembling-automaton"), "dextre", "mother") and t.is_quiet


def test_reassembling_automaton_without_power_is_mended_as_often_as_the_active_player_names() -> None:
    """Reglamento maestro v17.2 «Bucles infinitos»: it is destroyed at once again, whatever happens instead."""
    t = table(you=hand("plague-wind"), enemy=line("troll", "reassembling-automaton"), house="mars")
    t.you.plays("plague-wind").picks(*["left"] * 11, "1", "left")
    assert t.enemy == line("troll") | discard("reassembling-automaton") and t.is_quiet


def test_reassembling_automaton_is_destroyed_alone() -> None:
    t = table(you=line("troll"), enemy=line("reassembling-automaton"))
    t.you.fights("troll")
    assert t.enemy == line() | discard("reassembling-automaton") and t.is_quiet


def test_v17_faq_automata_autorreparador_1_the_fight_goes_on() -> None:
    """v17.2 FAQ «Autómata Autorreparador»."""
    t = table(
        you=line("dextre", "reassembling-automaton", "mother"),
        enemy=line("prescriptive-grammarbot"),
        house="logos",
    )
    t.you.fights("reassembling-automaton").picks("left")
    assert t.enemy == line() and t.is_quiet


def test_v17_faq_quark_letal_reboteador_1_the_automaton_may_be_chosen_again() -> None:
    """v17.2 FAQ «Quark Letal Reboteador»."""
    t = table(
        you=hand("bouncing-deathquark") | line("reassembling-automaton", "mother"),
        enemy=line("troll", "krump"),
    )
    t.you.plays("bouncing-deathquark").picks("troll", "reassembling-automaton", "left", "yes")
    t.you.picks("reassembling-automaton", "left")
    assert t.you == line("reassembling-automaton", "mother") and t.enemy == line() and t.is_quiet


def test_academy_training_makes_your_creature_logos_and_draws_by_reaping() -> None:
    t = table(you=line(upgraded("valdr", "academy-training")) | deck("punch"), house="logos")
    t.you.reaps("valdr")
    assert t.you == hand("punch") | amber(1) and t.is_quiet


def test_academy_training_leaves_the_house_of_an_enemy_creature() -> None:
    t = table(you=hand("academy-training"), enemy=line("valdr") | side(houses=["brobnar", "dis", "mars"]))
    t.you.plays("academy-training", on="valdr").ends_turn()
    t.enemy.may_choose("brobnar", "dis", "mars").chooses("brobnar")
    assert t.enemy.can("reap", "valdr")


def test_v17_faq_casa_1_the_latest_house_goes_before_academy_training() -> None:
    """v17.2 FAQ «Casa»."""
    t = table(
        you=hand("orator-hissaro") | line(upgraded("valdr", "academy-training"), "dextre"), house="saurian"
    )
    t.you.plays("orator-hissaro").picks(1)
    assert t.you.can("reap", "valdr") and t.you.can("reap", "dextre")


def test_hyde_draws_one_and_with_velum_two() -> None:
    """v17.2 «Resuelve las habilidades en el orden en que aparecen»."""
    t = table(you=line("hyde", "velum") | deck("troll", "punch", "anger"))
    t.you.reaps("hyde")
    assert t.you == hand("troll", "punch") | deck("anger") and t.is_quiet
    t = table(you=line("hyde") | deck("troll", "punch", "anger"), enemy=line("velum"))
    t.you.reaps("hyde")
    assert t.you == hand("troll") | deck("punch", "anger") and t.is_quiet


def test_hyde_is_archived_with_a_velum_of_your_pile() -> None:
    t = table(you=line("troll"), enemy=line("hyde") | discard("velum"))
    t.you.fights("troll")
    assert t.enemy == archives("velum", "hyde") | discard() and t.is_quiet


def test_hyde_stays_in_the_pile_without_velum() -> None:
    t = table(you=line("troll"), enemy=line("hyde", "velum"))
    t.you.fights("troll", "hyde")
    assert t.enemy == archives() | discard("hyde") | line("velum") and t.is_quiet


def test_velum_archives_one_and_with_hyde_two() -> None:
    t = table(you=line("hyde", "velum") | hand("troll", "punch", "anger"), house="logos")
    t.you.reaps("velum").picks("troll", "anger")
    assert t.you == hand("punch") | archives("troll", "anger") and t.is_quiet


def test_velum_alone_archives_one_and_comes_back_with_hyde() -> None:
    t = table(you=line("velum") | hand("troll", "punch"), enemy=line("hyde"), house="logos")
    t.you.reaps("velum").picks("troll")
    assert t.you == hand("punch") | archives("troll") and t.is_quiet
    t = table(you=line("troll"), enemy=line("velum") | discard("hyde"))
    t.you.fights("troll")
    assert t.enemy == archives("velum", "hyde") | discard() and t.is_quiet


def test_mimic_gel_enters_as_a_copy_but_of_logos() -> None:
    t = table(you=hand("mimic-gel"), enemy=line(grown(damaged("troll", 2), 3)), house="logos")
    t.you.plays("mimic-gel")
    gel = t.state.bodies[t.state.line[0][0]]
    assert (gel.id, gel.copy_of.house, gel.damage, gel.power_counters) == ("troll", "logos", 0, 0)


def test_mimic_gel_cannot_be_played_to_an_empty_table() -> None:
    t = table(you=hand("mimic-gel") | artifacts("hologrammophone"))
    assert not t.you.can("play", "mimic-gel")


def test_prescriptive_grammarbot_enrages_a_creature_by_reaping() -> None:
    t = table(you=line("prescriptive-grammarbot"), enemy=line("troll"))
    t.you.reaps("prescriptive-grammarbot").picks("troll")
    assert t.enemy == line(enraged("troll")) and t.is_quiet


def test_prescriptive_grammarbot_hurts_its_attacker_by_three_and_enrages_nobody() -> None:
    t = table(you=line("troll"), enemy=line("prescriptive-grammarbot"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 6)) and t.enemy == line()


def test_self_bolstering_automata_grows_by_being_mended() -> None:
    """v17.2 FAQ «Autómata Automejorador»: staying on its flank is moving."""
    t = table(you=line("troll"), enemy=line("self-bolstering-automata", "mother"))
    t.you.fights("troll", "self-bolstering-automata").picks("left")
    assert t.enemy == line(exhausted(grown("self-bolstering-automata", 2)), "mother") and t.is_quiet


def test_v17_faq_automata_automejorador_1_no_counters_unless_all_three_are_done() -> None:
    """v17.2 FAQ «Autómata Automejorador»."""
    t = table(you=line("troll"), enemy=line(exhausted("self-bolstering-automata"), "mother"))
    t.you.fights("troll", "self-bolstering-automata").picks("left")
    assert t.enemy == line(exhausted("self-bolstering-automata"), "mother") and t.is_quiet


def test_self_bolstering_automata_is_destroyed_alone() -> None:
    t = table(you=line("troll"), enemy=line("self-bolstering-automata"))
    t.you.fights("troll")
    assert t.enemy == line() | discard("self-bolstering-automata") and t.is_quiet


def test_universal_keylock_makes_all_keys_dearer_until_one_is_forged() -> None:
    t = table(you=artifacts("universal-keylock"), enemy=amber(9) | line("troll"))
    assert t.you.key_cost == 9 and t.enemy.key_cost == 9
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == amber(0) | keys("red") and t.you == artifacts() | discard("universal-keylock")


def test_universal_keylock_stays_where_no_key_is_forged() -> None:
    t = table(you=artifacts("universal-keylock"), enemy=amber(8) | line("troll"))
    t.you.ends_turn()
    assert t.enemy == amber(8) | keys() and t.you == artifacts("universal-keylock")


def test_universal_recycle_bin_archives_a_purged_card_of_yours() -> None:
    t = table(you=artifacts("universal-recycle-bin") | purged("troll", "punch"), enemy=purged("krump"))
    t.you.acts("universal-recycle-bin").may_choose("troll", "punch").picks("troll")
    assert t.you == purged("punch") | archives("troll") and t.enemy == purged("krump") and t.is_quiet


def test_universal_recycle_bin_leaves_the_opponents_purged_cards() -> None:
    t = table(you=artifacts("universal-recycle-bin") | discard("punch"), enemy=purged("krump"))
    t.you.acts("universal-recycle-bin")
    assert t.you == archives() | discard("punch") and t.enemy == purged("krump") and t.is_quiet


def test_zenzizenzizenzic_lets_you_draw_up_to_eight_in_the_center() -> None:
    t = table(you=line("zenzizenzizenzic") | deck(*["troll"] * 9), enemy=line("krump"))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 8)


def test_zenzizenzizenzic_gives_nothing_off_the_center() -> None:
    t = table(you=line("zenzizenzizenzic", "dextre") | deck(*["troll"] * 9), enemy=line("krump"))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 6)
