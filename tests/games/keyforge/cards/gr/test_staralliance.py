"""What each Star Alliance creature, artifact and upgrade of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    Side,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    stunned,
    table,
    upgraded,
    warded,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_anachronometer_shuffles_draws_and_discards_as_many_as_lie_in_the_other_pile() -> None:
    t = table(
        you=line(upgraded("lieutenant-khrkhar", "anachronometer"))
        | discard("zap")
        | deck("punch", "troll", "bumpsy"),
        enemy=discard("valdr", "smaaash"),
        chance=[[0, 1, 2, 3]],
    )
    t.you.reaps("lieutenant-khrkhar")
    assert len(t.you.look("hand")) == 1 and len(t.you.look("discard")) == 2 and len(t.you.look("deck")) == 1
    assert t.is_quiet


def test_anachronometer_discards_nothing_where_the_other_pile_is_empty() -> None:
    t = table(you=line(upgraded("lieutenant-khrkhar", "anachronometer")) | deck("punch", "punch"))
    t.you.reaps("lieutenant-khrkhar")
    assert t.you == hand("punch") | deck("punch") | discard()
    assert t.is_quiet


def test_curse_of_obstinacy_stuns_those_between_others_that_share_a_house_with_a_neighbor() -> None:
    t = table(you=artifacts("curse-of-obstinacy") | line("troll", "valdr", "zorg", "lieutenant-khrkhar"))
    t.you.ends_turn()
    assert t.you == line("troll", stunned("valdr"), "zorg", "lieutenant-khrkhar")
    assert t.is_quiet


def test_curse_of_obstinacy_stuns_none_of_its_owner() -> None:
    t = table(you=hand("curse-of-obstinacy") | line("troll", "valdr", "bumpsy"), enemy=line("zorg"))
    t.you.plays("curse-of-obstinacy").ends_turn()
    assert t.you == line("troll", "valdr", "bumpsy") and t.enemy == artifacts("curse-of-obstinacy")
    assert t.is_quiet


def test_jackpot_greene_discards_off_the_deck_of_whoever_reaped_and_wins_by_its_own_house() -> None:
    t = table(you=line("jackpot-greene") | deck("zap", "punch"))
    t.you.reaps("jackpot-greene")
    assert t.you == amber(2) | deck("punch") | discard("zap")
    assert t.is_quiet


def test_jackpot_greene_gains_nothing_for_another_house_but_does_for_an_enemys_card() -> None:
    t = table(you=line("valdr", "headhunter") | deck("punch", "zap"), enemy=line("jackpot-greene"))
    t.you.reaps("valdr")
    assert t.enemy == amber(0) and t.you == discard("punch")
    t.you.reaps("headhunter")
    assert t.enemy == amber(1) and t.you == amber(2)
    assert t.is_quiet


def test_missile_officer_myers_resolves_the_play_effect_of_a_neighbor_and_of_nobody_farther() -> None:
    t = table(you=hand("missile-officer-myers") | line(damaged("troll", 4), "nurse-soto", "zorg"))
    t.you.plays("missile-officer-myers").picks("2").may_choose("nurse-soto", "zorg").picks("nurse-soto")
    assert t.you == line(damaged("troll", 1), "nurse-soto", "missile-officer-myers", "zorg")
    assert t.is_quiet


def test_missile_officer_myers_scrapped_resolves_the_play_effect_of_a_card_discarded() -> None:
    t = table(you=hand("missile-officer-myers", "punch", "zorg"), enemy=line("troll"))
    t.you.discards("missile-officer-myers").may_choose("punch", "zorg").picks("punch")
    assert t.enemy == line(damaged("troll", 3))
    assert t.you == hand("zorg") | discard("punch", "missile-officer-myers") | amber(0)
    assert t.is_quiet


def test_missile_officer_myers_may_take_a_card_that_was_to_be_discarded_with_it() -> None:
    t = table(you=hand("tide-down", "missile-officer-myers", "punch") | discard("zap"), enemy=line("troll"))
    t.you.plays("tide-down").picks("missile-officer-myers", "punch", "missile-officer-myers", "zap")
    assert t.enemy == line(damaged("troll", 3))
    assert t.you == hand() | archives("zap")
    assert t.is_quiet


def test_necromorph_sends_a_foreign_neighbor_in_its_place() -> None:
    t = table(you=hand("punch", "punch"), enemy=line("troll", damaged("necromorph", 4)))
    t.you.plays("punch").picks("necromorph")
    assert t.enemy == line("necromorph") | discard("troll")
    assert t.is_quiet


def test_necromorph_dies_among_its_own() -> None:
    t = table(you=hand("punch"), enemy=line("lieutenant-khrkhar", damaged("necromorph", 4)))
    t.you.plays("punch").picks("necromorph")
    assert t.enemy == line("lieutenant-khrkhar") | discard("necromorph")
    assert t.is_quiet


def test_necromorph_heals_though_its_warded_neighbor_stays() -> None:
    t = table(you=hand("punch"), enemy=line(warded("troll"), damaged("necromorph", 4)))
    t.you.plays("punch").picks("necromorph")
    assert t.enemy == line("troll", "necromorph") | discard()
    assert t.is_quiet


def test_necromorph_sends_a_neighbor_whose_upgrade_is_destroyed_with_it() -> None:
    """The upgrade leaves with its creature, once, and counts as destroyed (v17.2 table «Destruida» 4)."""
    t = table(
        you=hand("destroy-them-all"),
        enemy=line(upgraded("troll", "blood-of-titans"), "necromorph") | artifacts("cannon"),
        house="mars",
    )
    t.you.plays("destroy-them-all").picks("necromorph")
    assert t.enemy == line("necromorph") | artifacts()
    assert sorted(t.match.table.cast[n].card.id for n, _, _ in t.match.table.destroyed) == [
        "blood-of-titans",
        "cannon",
        "troll",
    ]
    assert t.is_quiet


def test_paradox_shield_saves_its_creature_for_as_many_cards_as_it_has_power() -> None:
    t = table(
        you=hand("punch"),
        enemy=line(upgraded(damaged("silvertooth", 1), "paradox-shield")) | deck("zap", "zap", "troll"),
    )
    t.you.plays("punch")
    assert t.enemy == line("silvertooth") | discard("paradox-shield", "zap", "zap") | deck("troll")
    assert t.is_quiet


def test_paradox_shield_needs_enough_cards() -> None:
    # v17.2 FAQ «Escudo Paradójico»: 1 card is not the 3 that its power asks for.
    t = table(you=hand("punch"), enemy=line(upgraded("ilxid-avenger", "paradox-shield")) | deck("zap"))
    t.you.plays("punch")
    assert t.enemy == line() | deck()
    assert sorted(t.enemy.look("discard")) == ["ilxid-avenger", "paradox-shield", "zap"]
    assert t.is_quiet


def test_3ll_i0t_may_wear_an_upgrade_of_the_pile() -> None:
    t = table(you=line("3ll-i0t", "troll") | discard("blood-of-titans", "punch"))
    t.you.reaps("3ll-i0t").picks("yes")
    assert t.you == line(upgraded("3ll-i0t", "blood-of-titans"), "troll") | discard("punch")
    assert t.is_quiet


def test_3ll_i0t_scrapped_shuffles_every_upgrade_home() -> None:
    t = table(
        you=hand("3ll-i0t") | line(upgraded("troll", "blood-of-titans")),
        enemy=line(upgraded("zorg", "proton-siphon")),
    )
    t.you.discards("3ll-i0t")
    assert t.you == line("troll") | deck("blood-of-titans") | discard("3ll-i0t")
    assert t.enemy == line("zorg") | deck("proton-siphon")
    assert t.is_quiet


def test_alien_horror_has_seven_more_power_while_haunted() -> None:
    t = table(you=line("alien-horror") | HAUNTED)
    assert t.you.power("alien-horror") == 10
    t = table(you=line("alien-horror") | NEARLY)
    assert t.you.power("alien-horror") == 3


def test_alien_horror_lets_its_neighbors_capture_and_not_itself() -> None:
    around = line("troll", "alien-horror", "zorg", "valdr")
    t = table(you=around, enemy=line("dust-pixie") | amber(4), house="staralliance")
    t.you.fights("alien-horror")
    worn = damaged("alien-horror", 1)
    assert t.you == line(holding("troll", 1), worn, holding("zorg", 1), "valdr") and t.enemy == amber(2)
    assert t.is_quiet


def test_alien_horror_dies_when_the_pile_that_bore_it_is_shuffled_away() -> None:
    t = table(you=hand("till-the-earth"), enemy=line(damaged("alien-horror", 5)) | HAUNTED)
    t.you.plays("till-the-earth")
    assert t.enemy == line() | discard("alien-horror")
    assert t.is_quiet


def test_corporal_bridger_lets_one_foreigner_be_used() -> None:
    t = table(you=hand("corporal-bridger") | line("troll", "zorg"))
    t.you.plays("corporal-bridger")
    assert t.you.can("reap", "troll") and t.you.can("reap", "zorg")
    t.you.reaps("troll")
    assert not t.you.can("reap", "zorg")


def test_corporal_bridger_lets_nobody_be_used_in_the_turn_after() -> None:
    t = table(you=hand("corporal-bridger") | line("troll"))
    t.you.plays("corporal-bridger").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("staralliance")
    assert not t.you.can("reap", "troll")


def test_pentacorder_raises_keys_by_the_houses_of_its_wearers_side() -> None:
    t = table(you=line("zorg", upgraded("lieutenant-khrkhar", "pentacorder"), "troll", "valdr"))
    assert (t.enemy.key_cost, t.you.key_cost) == (9, 6)


def test_pentacorder_counts_for_whoever_controls_its_creature() -> None:
    t = table(you=hand("pentacorder") | line("zorg"), enemy=line("troll"))
    t.you.plays("pentacorder", on="troll")
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 7)
    assert t.is_quiet


def test_prototype_harness_strengthens_and_wears_down() -> None:
    t = table(you=line(upgraded("silvertooth", "prototype-harness")), enemy=line("zorg"))
    assert t.you.power("silvertooth") == 8
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you == line(damaged(upgraded("silvertooth", "prototype-harness"), 1))
    assert t.is_quiet


def test_prototype_harness_deals_nothing_at_the_start_of_the_other_turn() -> None:
    t = table(you=line("zorg"), enemy=line(upgraded("silvertooth", "prototype-harness"), "troll"))
    t.you.ends_turn()
    assert t.enemy == line(damaged(upgraded("silvertooth", "prototype-harness"), 1), "troll")
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy == line(damaged(upgraded("silvertooth", "prototype-harness"), 1), "troll")
    assert t.is_quiet


def test_staff_sergeant_rhea_lets_neighbors_be_used_with_the_crew() -> None:
    t = table(you=line("zorg", "troll", "staff-sergeant-rhea"), house="staralliance")
    assert t.you.can("reap", "troll") and not t.you.can("reap", "zorg")
    t = table(you=line("troll", "staff-sergeant-rhea"), house="dis")
    assert not t.you.can("reap", "troll")


def test_staff_sergeant_rhea_scrapped_readies_and_uses_a_friendly_creature() -> None:
    t = table(you=hand("staff-sergeant-rhea") | line(exhausted("troll")), enemy=line("zorg"))
    t.you.discards("staff-sergeant-rhea").picks("reap troll")
    assert t.you == line(exhausted("troll")) | amber(1)
    assert t.is_quiet


def test_sance_scanner_uses_a_foreigner_for_the_haunted() -> None:
    t = table(
        you=artifacts("séance-scanner") | line("troll", "lieutenant-khrkhar") | HAUNTED, house="staralliance"
    )
    t.you.acts("séance-scanner")
    assert t.you == amber(1) | line(exhausted("troll"), ready("lieutenant-khrkhar"))
    assert t.is_quiet


def test_sance_scanner_does_nothing_unhaunted() -> None:
    t = table(you=artifacts("séance-scanner") | line("troll") | NEARLY, house="staralliance")
    t.you.acts("séance-scanner")
    assert t.you == amber(0) | line(ready("troll"))
    assert t.is_quiet


def test_com_officer_palik_has_any_friendly_creature_capture() -> None:
    t = table(you=line("com-officer-palik", "troll"), enemy=line("zorg") | amber(2), house="dis")
    t.you.reaps("com-officer-palik").may_choose("com-officer-palik", "troll").picks("troll")
    assert t.you == line("com-officer-palik", holding("troll", 1)) and t.enemy == amber(1)
    assert t.is_quiet


def test_com_officer_palik_captures_nothing_on_being_played() -> None:
    t = table(you=hand("com-officer-palik"), enemy=amber(2))
    t.you.plays("com-officer-palik")
    assert t.enemy == amber(2)
    assert t.is_quiet


def test_essence_entangler_takes_as_much_power_as_there_is_amber() -> None:
    t = table(you=hand("essence-entangler"), enemy=line(holding("troll", 3), holding("silvertooth", 2)))
    t.you.plays("essence-entangler", on="troll")
    assert t.enemy.power("troll") == 5 and t.enemy.power("silvertooth") == 2
    assert t.is_quiet


def test_essence_entangler_scrapped_moves_one_amber_to_another_creature() -> None:
    t = table(you=hand("essence-entangler") | line("zorg"), enemy=line(holding("troll", 3)))
    t.you.discards("essence-entangler").picks("troll")
    assert t.you == line(holding("zorg", 1)) and t.enemy == line(holding("troll", 2))
    assert t.is_quiet


def test_lieutenant_halasta_stuns_a_creature_when_it_reaps() -> None:
    t = table(you=line("lieutenant-halasta"), enemy=line("troll", "zorg"))
    t.you.reaps("lieutenant-halasta").may_choose("lieutenant-halasta", "troll", "zorg").picks("zorg")
    assert t.enemy == line("troll", stunned("zorg"))
    assert t.is_quiet


def test_lieutenant_halasta_scrapped_stuns_the_strongest_enemy_and_no_friend() -> None:
    t = table(you=hand("lieutenant-halasta") | line("troll"), enemy=line("valdr", "zorg"))
    t.you.discards("lieutenant-halasta")
    assert t.enemy == line("valdr", stunned("zorg")) and t.you == line("troll")
    assert t.is_quiet


def test_modular_exoskeleton_may_come_back_from_the_pile_at_the_start_of_your_turn() -> None:
    t = table(you=line("zorg") | discard("modular-exoskeleton") | side_of_six(), enemy=line("troll"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert "modular-exoskeleton" in t.you.look("hand") and t.you == discard()
    assert t.is_quiet


def test_modular_exoskeleton_does_not_come_from_play_nor_on_the_other_turn() -> None:
    worn = upgraded("zorg", "modular-exoskeleton")
    t = table(you=line(worn) | side_of_six(), enemy=line("troll") | discard("modular-exoskeleton"))
    assert t.you.power("zorg") == 11
    t.you.ends_turn()
    t.enemy.picks("no")
    assert t.you == line(worn) and t.enemy == discard("modular-exoskeleton")
    assert t.is_quiet


def test_modular_exoskeleton_comes_back_also_when_it_lay_under_a_card_that_left() -> None:
    mine = artifacts("bottomless-depths") | hand("modular-exoskeleton", *["bulwark"] * 6)
    t = table(you=mine, enemy=hand("gorm-of-omm") | line("troll"), house="staralliance")
    t.you.discards("modular-exoskeleton")
    t.you.ends_turn()
    t.enemy.chooses("sanctum").plays("gorm-of-omm")
    t.enemy.ends_turn()
    t.you.chooses("staralliance")
    t.you.ends_turn()
    t.enemy.chooses("sanctum").omni("gorm-of-omm")
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert "modular-exoskeleton" in t.you.look("hand")


def side_of_six() -> Side:
    """A full hand, so that no pile is shuffled for want of cards."""
    return hand(*["bulwark"] * 6)


def test_proton_siphon_splashes_while_its_controller_is_haunted() -> None:
    t = table(you=line(upgraded("zorg", "proton-siphon")) | HAUNTED, enemy=line("bumpsy", "valdr"))
    t.you.fights("zorg", "bumpsy")
    assert t.enemy == line(stunned(damaged("valdr", 5)))
    assert t.is_quiet


def test_proton_siphon_asks_who_controls_it_and_not_its_creature() -> None:
    t = table(you=hand("proton-siphon") | NEARLY, enemy=line("troll") | HAUNTED)
    t.you.plays("proton-siphon", on="troll")
    assert not t.enemy.keyword("troll", "splash-attack")
    assert t.is_quiet


def test_quartermaster_botty_captures_two_while_haunted() -> None:
    t = table(you=hand("quartermaster-botty") | HAUNTED, enemy=amber(3))
    t.you.plays("quartermaster-botty")
    assert t.you == line(holding("quartermaster-botty", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_quartermaster_botty_captures_nothing_otherwise() -> None:
    t = table(you=line("quartermaster-botty") | NEARLY, enemy=amber(3))
    t.you.reaps("quartermaster-botty")
    assert t.you == line("quartermaster-botty") | amber(1) and t.enemy == amber(3)
    assert t.is_quiet


def test_retrotechnician_le_enters_ready_for_the_haunted_and_plays_a_creature_of_the_pile() -> None:
    t = table(you=hand("retrotechnician-le") | discard(*["punch"] * 9, "troll"))
    t.you.plays("retrotechnician-le").reaps("retrotechnician-le").picks("yes", "right")
    assert t.you == line(exhausted("retrotechnician-le"), exhausted("troll")) | amber(1)
    assert t.is_quiet


def test_retrotechnician_le_enters_exhausted_otherwise() -> None:
    t = table(you=hand("retrotechnician-le") | NEARLY)
    t.you.plays("retrotechnician-le")
    assert t.you == line(exhausted("retrotechnician-le"))
    assert t.is_quiet


def test_triangulator_newsome_moves_the_amber_of_its_neighbors_to_your_pool() -> None:
    held = line(holding("troll", 2), "triangulator-newsome", holding("zorg", 1), holding("valdr", 1))
    t = table(you=held | HAUNTED, house="staralliance")
    t.you.reaps("triangulator-newsome")
    assert t.you == amber(4) | line("troll", "triangulator-newsome", "zorg", holding("valdr", 1))
    assert t.is_quiet


def test_triangulator_newsome_moves_nothing_unhaunted() -> None:
    t = table(you=line(holding("troll", 2), "triangulator-newsome") | NEARLY, house="staralliance")
    t.you.reaps("triangulator-newsome")
    assert t.you == amber(1) | line(holding("troll", 2), "triangulator-newsome")
    assert t.is_quiet


def test_encounter_golem_puts_a_played_action_under_your_deck_from_the_pile() -> None:
    t = table(you=line("encounter-golem") | hand("unprepared", "zap") | deck("punch"))
    t.you.plays("unprepared").picks("dis")
    assert t.you == deck("punch", "unprepared") | discard() | amber(1)
    t.you.discards("zap")
    assert t.you == discard("zap")
    assert t.is_quiet


def test_encounter_golem_leaves_alone_what_went_elsewhere_and_what_the_opponent_plays() -> None:
    t = table(you=line("encounter-golem", "zorg") | hand("perimeter-alarm") | HAUNTED)
    t.you.plays("perimeter-alarm")
    assert t.you == archives("perimeter-alarm") | deck()
    t = table(you=hand("punch"), enemy=line("encounter-golem", "troll"))
    t.you.plays("punch").picks("troll")
    assert t.you == discard("punch") | deck()
    assert t.is_quiet


def test_v17_faq_escudo_paradojico_1_too_few_cards_are_discarded_all_the_same_and_save_nobody() -> None:
    t = table(you=hand("punch"), enemy=line(upgraded("ilxid-avenger", "paradox-shield")) | deck("troll"))
    t.you.plays("punch")
    assert t.enemy == line() | deck() and t.is_quiet
    assert sorted(t.enemy.look("discard")) == ["ilxid-avenger", "paradox-shield", "troll"]
