"""What each Star Alliance creature of Worlds Collide does, and the nearest thing it must not do."""

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
    line,
    maverick,
    ready,
    side,
    table,
    warded,
)

FLEET = side(houses=["staralliance", "logos", "brobnar"])


def test_armsmaster_molina_makes_its_neighbors_hazardous() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "armsmaster-molina"))
    t.you.fights("troll", "bumpsy")
    assert t.you == line() | discard("troll") and t.is_quiet


def test_armsmaster_molina_makes_nobody_further_away_hazardous() -> None:
    t = table(enemy=line("krump", "bumpsy", "armsmaster-molina"))
    assert (t.enemy.keyword("krump", "hazardous"), t.enemy.keyword("bumpsy", "hazardous")) == (0, 3)


def test_chief_engineer_walls_fetches_an_upgrade_or_a_robot() -> None:
    pile = discard("blood-of-titans", "explo-rover", "troll", "anger")
    t = table(you=hand("chief-engineer-walls") | pile)
    t.you.plays("chief-engineer-walls").picks("yes").may_choose("blood-of-titans", "explo-rover")
    t.you.picks("explo-rover")
    assert t.you == hand("explo-rover") | discard("blood-of-titans", "troll", "anger") and t.is_quiet


def test_chief_engineer_walls_asks_nothing_where_there_is_neither() -> None:
    t = table(you=hand("chief-engineer-walls") | discard("troll", "anger"))
    t.you.plays("chief-engineer-walls")
    assert t.you == hand() and t.is_quiet


def test_com_officer_kirby_lets_one_action_of_another_house_be_played() -> None:
    t = table(you=hand("com-officer-kirby", "anger", "punch", "troll"), enemy=line("krump"))
    t.you.plays("com-officer-kirby")
    assert t.you.can("play", "anger") and t.you.can("play", "punch")
    t.you.plays("punch").picks("krump")
    assert t.you.why_not("play", "anger") == "not-active-house" and t.is_quiet


def test_com_officer_kirby_lets_no_creature_of_another_house_be_played() -> None:
    t = table(you=hand("com-officer-kirby", "troll"))
    t.you.plays("com-officer-kirby")
    assert t.you.why_not("play", "troll") == "not-active-house" and t.is_quiet


def test_commander_chan_uses_another_friendly_creature() -> None:
    t = table(you=line("commander-chan", "troll"))
    t.you.reaps("commander-chan")
    assert t.you.amber == 2 and t.you == line(exhausted("commander-chan"), exhausted("troll")) and t.is_quiet


def test_commander_chan_uses_neither_itself_nor_an_enemy() -> None:
    t = table(you=line("commander-chan"), enemy=line("troll"))
    t.you.reaps("commander-chan")
    assert t.you.amber == 1 and t.is_quiet


def test_explo_rover_as_an_upgrade_gives_skirmish() -> None:
    t = table(you=hand("explo-rover") | line("troll"))
    t.you.plays("explo-rover").picks("upgrade")
    assert t.you.keyword("troll", "skirmish") == 1 and len(t.you.look("creatures")) == 1 and t.is_quiet


def test_explo_rover_as_a_creature_gives_its_neighbor_nothing() -> None:
    t = table(you=hand("explo-rover") | line("troll"))
    t.you.plays("explo-rover").picks("creature", "right")
    assert t.you == line("troll", "explo-rover") and t.you.keyword("troll", "skirmish") == 0 and t.is_quiet


def test_first_officer_frane_has_a_friendly_creature_capture_one() -> None:
    t = table(you=hand("first-officer-frane") | line("troll"), enemy=amber(2))
    t.you.plays("first-officer-frane").may_choose("troll", "first-officer-frane").picks("troll")
    assert t.you == line(holding("troll", 1), "first-officer-frane") and t.enemy.amber == 1 and t.is_quiet


def test_first_officer_frane_asks_nobody_where_there_is_nothing_to_capture() -> None:
    t = table(you=hand("first-officer-frane") | line("troll"), enemy=line("krump"))
    t.you.plays("first-officer-frane")
    assert t.you == line("troll", "first-officer-frane") and t.is_quiet


def test_lieutenant_khrkhar_guards_its_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "lieutenant-khrkhar"))
    t.you.fights("troll")
    assert t.you == line() | discard("troll") and t.enemy == line("bumpsy") and t.is_quiet


def test_lieutenant_khrkhar_hurts_nobody_it_attacks_before_the_fight() -> None:
    t = table(you=line("lieutenant-khrkhar"), enemy=line("troll"))
    t.you.fights("lieutenant-khrkhar")
    assert t.enemy == line(damaged("troll", 5)) and t.you == line() and t.is_quiet


def test_medic_ingram_heals_and_wards_one_creature() -> None:
    t = table(you=hand("medic-ingram") | line(damaged("troll", 5)))
    t.you.plays("medic-ingram").picks("yes", "troll")
    assert t.you == line(warded(damaged("troll", 2)), "medic-ingram") and t.is_quiet


def test_medic_ingram_need_not() -> None:
    t = table(you=hand("medic-ingram"), enemy=line(damaged("troll", 5)))
    t.you.plays("medic-ingram").picks("no")
    assert t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_sci_officer_qincan_steals_when_a_house_is_chosen_that_nobody_has_in_play() -> None:
    t = table(you=hand("anger"), enemy=line("sci-officer-qincan") | houses("staralliance", "dis", "logos"))
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert (t.you.amber, t.enemy.amber) == (0, 0) and t.is_quiet
    other = table(
        you=side(houses=["brobnar", "mars"], amber=3),
        enemy=line("sci-officer-qincan") | houses("dis", "logos"),
    )
    other.you.ends_turn()
    other.enemy.chooses("dis").ends_turn()
    other.you.chooses("mars")
    assert (other.you.amber, other.enemy.amber) == (1, 2) and other.is_quiet


def test_sci_officer_qincan_steals_nothing_for_a_house_in_play() -> None:
    t = table(
        enemy=line("sci-officer-qincan") | houses("staralliance", "dis"), you=amber(3) | line("ember-imp")
    )
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert (t.you.amber, t.enemy.amber) == (3, 0) and t.is_quiet


def test_sensor_chief_garcia_makes_keys_dearer_in_the_opponents_next_turn() -> None:
    t = table(you=hand("sensor-chief-garcia"))
    t.you.plays("sensor-chief-garcia").ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (8, 8) and t.is_quiet


def test_sensor_chief_garcia_does_not_touch_the_turn_after() -> None:
    t = table(you=hand("sensor-chief-garcia"))
    t.you.plays("sensor-chief-garcia")
    assert t.you.key_cost == 6
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 6) and t.is_quiet


def test_calv_1n_draws_when_it_reaps() -> None:
    t = table(you=line("calv-1n") | deck("troll", "krump"))
    t.you.reaps("calv-1n")
    assert t.you == hand("troll") | deck("krump") and t.is_quiet


def test_calv_1n_as_an_upgrade_draws_for_its_wearer_alone() -> None:
    t = table(you=hand("calv-1n") | line("armsmaster-molina", "commander-chan") | deck("troll", "krump"))
    t.you.plays("calv-1n").picks("upgrade", "armsmaster-molina")
    t.you.reaps("armsmaster-molina")
    assert t.you == hand("troll") | deck("krump") and t.is_quiet


def test_cxo_taber_lets_a_card_of_another_house_be_used() -> None:
    t = table(you=line("cxo-taber", "troll", "krump"))
    t.you.reaps("cxo-taber").reaps("troll")
    assert t.you.amber == 2 and t.you.why_not("reap", "krump") == "not-active-house" and t.is_quiet


def test_cxo_taber_lets_one_card_be_played_or_used_and_not_both() -> None:
    t = table(you=line("cxo-taber", "troll") | hand("krump"), house="staralliance")
    t.you.reaps("cxo-taber").plays("krump")
    assert t.you.why_not("reap", "troll") == "not-active-house" and t.is_quiet


def test_helmsman_spears_changes_cards_of_the_hand_for_others() -> None:
    t = table(
        you=line("helmsman-spears") | hand("troll", "krump", "groke") | deck("anger", "punch", "bumpsy"),
        house="staralliance",
    )
    t.you.reaps("helmsman-spears").picks("troll", "groke", "done")
    assert t.you == hand("krump", "anger", "punch") | deck("bumpsy") and t.is_quiet


def test_helmsman_spears_draws_nothing_for_nothing() -> None:
    t = table(you=line("helmsman-spears") | hand("troll") | deck("anger"), house="staralliance")
    t.you.reaps("helmsman-spears").picks("done")
    assert t.you == hand("troll") | deck("anger") and t.is_quiet


def test_information_officer_gray_archives_a_card_of_another_house() -> None:
    t = table(you=hand("information-officer-gray", "troll", "stunner"))
    t.you.plays("information-officer-gray").picks("yes")
    assert t.you == archives("troll") | hand("stunner") and t.is_quiet


def test_information_officer_gray_archives_no_card_of_the_star_alliance() -> None:
    t = table(you=hand("information-officer-gray", "stunner"))
    t.you.plays("information-officer-gray").picks("yes")
    assert t.you == archives() | hand("stunner") and t.is_quiet


def test_navigator_ali_puts_three_cards_back_in_any_order() -> None:
    t = table(you=line("navigator-ali") | deck("troll", "krump", "groke", "bumpsy"))
    t.you.reaps("navigator-ali").picks("krump", "troll")
    assert t.you == deck("groke", "troll", "krump", "bumpsy") and t.is_quiet


def test_navigator_ali_asks_nothing_about_a_single_card() -> None:
    t = table(you=line("navigator-ali") | deck("troll"))
    t.you.reaps("navigator-ali")
    assert t.you == deck("troll") and t.is_quiet


def test_nurse_soto_heals_its_neighbors() -> None:
    t = table(you=hand("nurse-soto") | line(damaged("troll", 4), damaged("krump", 2), damaged("zorg", 4)))
    t.you.plays("nurse-soto").picks(1)
    assert t.you == line(damaged("troll", 1), "nurse-soto", "krump", damaged("zorg", 4)) and t.is_quiet


def test_nurse_soto_does_not_heal_itself() -> None:
    t = table(you=line(damaged("nurse-soto", 2), damaged("troll", 3)))
    t.you.reaps("nurse-soto")
    assert t.you == line(damaged("nurse-soto", 2), "troll") and t.is_quiet


def test_sci_officer_morpheus_has_a_play_effect_resolve_twice() -> None:
    t = table(
        you=line("sci-officer-morpheus") | hand("musthic-murmook"), enemy=line("troll"), house="untamed"
    )
    t.you.plays("musthic-murmook").picks("troll", "troll")
    assert t.enemy == line() and t.is_quiet


def test_sci_officer_morpheus_does_nothing_for_actions_and_for_the_opponent() -> None:
    t = table(
        you=line("krump") | hand("punch", "musthic-murmook"), enemy=line("sci-officer-morpheus", "troll")
    )
    t.you.plays("punch").picks("troll")
    assert t.enemy == line("sci-officer-morpheus", damaged("troll", 3)) and t.is_quiet


def test_sci_officer_morpheus_finishes_one_ability_before_the_other() -> None:
    """Reglamento maestro v17.2, FAQ «Oficial Científico Morfeus»."""
    t = table(
        you=line("sci-officer-morpheus")
        | hand("song-of-the-wild", maverick("charge", "untamed"), "musthic-murmook"),
        enemy=line("troll"),
        house="untamed",
    )
    t.you.plays("charge")
    t.you.plays("musthic-murmook")
    assert t.offered == ["musthic-murmook", "musthic-murmook"]
    t.you.picks("musthic-murmook", "troll", "troll")
    assert t.enemy == line() and t.is_quiet


def test_sci_officer_morpheus_that_left_play_meanwhile_repeats_nothing() -> None:
    t = table(
        you=line("sci-officer-morpheus", "sci-officer-morpheus", "urchin", "krump") | hand("skullion"),
        house="dis",
    )
    t.you.plays("skullion").picks("urchin", "sci-officer-morpheus#2")
    assert t.you == line("sci-officer-morpheus", "krump", "skullion") and t.is_quiet


def test_tactical_officer_moon_takes_a_creature_from_the_place_that_kept_it_alive() -> None:
    t = table(you=hand("tactical-officer-moon"), enemy=line("panpaca-anga", damaged("krump", 6)))
    t.you.plays("tactical-officer-moon").picks("yes", "enemy", "krump")
    assert t.enemy == line("panpaca-anga") | discard("krump") and t.is_quiet


def test_tactical_officer_moon_rearranges_a_battleline() -> None:
    t = table(you=hand("tactical-officer-moon"), enemy=line("troll", "krump", "groke"))
    t.you.plays("tactical-officer-moon").picks("yes", "enemy", "groke", "troll")
    assert t.enemy == line("groke", "troll", "krump") and t.is_quiet


def test_tactical_officer_moon_may_leave_the_lines_as_they_are() -> None:
    t = table(you=hand("tactical-officer-moon"), enemy=line("troll", "krump"))
    t.you.plays("tactical-officer-moon").picks("no")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_aembertracker_hurts_enemies_with_amber_through_their_armor() -> None:
    t = table(you=hand("æmbertracker"), enemy=line(holding("champion-anaphiel", 1), "troll"))
    t.you.plays("æmbertracker")
    assert t.enemy == line(damaged(holding("champion-anaphiel", 1), 2), "troll") and t.is_quiet


def test_aembertracker_spares_friendly_creatures_with_amber() -> None:
    t = table(you=hand("æmbertracker") | line(holding("troll", 2)), enemy=line("krump"))
    t.you.plays("æmbertracker")
    assert t.you == line(holding("troll", 2), "æmbertracker") and t.enemy == line("krump") and t.is_quiet


def test_captain_val_jericho_in_the_center_lets_one_card_of_another_house_be_played() -> None:
    t = table(
        you=line("krump", "captain-val-jericho", "groke") | hand("troll", "anger"), house="staralliance"
    )
    assert t.you.can("play", "troll") and t.you.can("play", "anger")
    t.you.plays("anger")
    assert t.you.why_not("play", "troll") == "not-active-house"


def test_captain_val_jericho_on_a_flank_lets_nothing_be_played() -> None:
    t = table(you=line("captain-val-jericho", "groke", "krump") | hand("troll"), house="staralliance")
    assert t.you.why_not("play", "troll") == "not-active-house" and t.is_quiet


def test_crash_muldoon_enters_ready_and_uses_a_neighbor_of_another_house() -> None:
    t = table(you=hand("crash-muldoon") | line("troll", "krump"))
    t.you.plays("crash-muldoon").picks(1).acts("crash-muldoon").picks("troll")
    assert t.you.amber == 1 and t.you == line(exhausted("troll"), "crash-muldoon", "krump") and t.is_quiet


def test_crash_muldoon_uses_nobody_of_the_star_alliance() -> None:
    t = table(you=line("crash-muldoon", "commander-chan", "troll"))
    t.you.acts("crash-muldoon")
    assert (
        t.you.amber == 0 and t.you == line("crash-muldoon", ready("commander-chan"), "troll") and t.is_quiet
    )


def test_doctor_driscoll_gains_for_the_damage_really_healed() -> None:
    t = table(you=line("doctor-driscoll", damaged("troll", 1), damaged("krump", 3)))
    t.you.acts("doctor-driscoll").picks("krump")
    assert t.you.amber == 2 and t.you == line("doctor-driscoll", damaged("troll", 1), damaged("krump", 1))
    assert t.is_quiet


def test_doctor_driscoll_gains_one_where_there_is_one_to_heal() -> None:
    t = table(you=line("doctor-driscoll"), enemy=line(damaged("troll", 1)))
    t.you.acts("doctor-driscoll").picks("troll")
    assert t.you.amber == 1 and t.is_quiet


def test_operations_officer_yshi_has_its_neighbors_capture() -> None:
    t = table(you=line("troll", "operations-officer-yshi"), enemy=amber(3))
    t.you.reaps("troll")
    assert t.you == line(holding("troll", 1), "operations-officer-yshi") and t.enemy.amber == 2 and t.is_quiet


def test_operations_officer_yshi_captures_nothing_itself() -> None:
    t = table(you=line("operations-officer-yshi", "troll"), enemy=amber(3))
    t.you.reaps("operations-officer-yshi")
    assert t.enemy.amber == 3 and t.is_quiet


def test_psionic_officer_lang_archives_when_an_enemy_reaps() -> None:
    t = table(you=line("krump"), enemy=line("psionic-officer-lang") | deck("anger", "punch"))
    t.you.reaps("krump")
    assert t.enemy == archives("anger") | deck("punch") and t.is_quiet


def test_psionic_officer_lang_does_not_care_for_friendly_reaping() -> None:
    t = table(you=line("psionic-officer-lang") | deck("anger"))
    t.you.reaps("psionic-officer-lang")
    assert t.you == archives() | deck("anger") and t.is_quiet


def test_special_agent_fingers_steals_one() -> None:
    t = table(you=line("special-agent-fingers"), enemy=amber(2))
    t.you.acts("special-agent-fingers")
    assert (t.you.amber, t.enemy.amber) == (1, 1) and t.is_quiet


def test_special_agent_fingers_steals_nothing_by_reaping() -> None:
    t = table(you=line("special-agent-fingers"), enemy=amber(2))
    t.you.reaps("special-agent-fingers")
    assert (t.you.amber, t.enemy.amber) == (1, 2) and t.is_quiet


def test_techivore_pulpate_destroys_the_artifacts_of_the_house_chosen() -> None:
    altars = artifacts("sacrificial-altar", "book-of-leq")
    t = table(
        you=line("techivore-pulpate") | altars, enemy=houses("dis", "logos") | artifacts("sacrificial-altar")
    )
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.you == artifacts("book-of-leq") and t.enemy == artifacts() and t.is_quiet


def test_techivore_pulpate_destroys_no_creatures() -> None:
    t = table(you=line("techivore-pulpate", "ember-imp"), enemy=houses("dis", "logos"))
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.you == line("techivore-pulpate", "ember-imp") and t.is_quiet
