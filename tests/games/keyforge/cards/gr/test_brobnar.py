"""Brobnar of Grim Reminders: what each card does, and the nearest thing it must not do."""

import pytest
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
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)
"""With ten cards in the discard pile a player is haunted, with nine it is not (v17.2 «Embrujado»)."""


def test_beanstalk_readies_giants_as_they_enter_and_finds_one_in_the_deck_or_the_pile() -> None:
    t = table(you=hand("troll") | artifacts("beanstalk") | deck("punch", "krump") | discard("headhunter"))
    t.you.plays("troll")
    assert t.you == line(ready("troll"))
    t.you.acts("beanstalk").may_choose("krump", "headhunter").picks("krump")
    assert t.you == hand("krump") | deck("punch") and t.is_quiet


def test_beanstalk_readies_no_other_creature_and_none_of_the_opponent() -> None:
    t = table(you=hand("troll", "looter-goblin"), enemy=artifacts("beanstalk"))
    t.you.plays("troll")
    assert t.you == line(exhausted("troll"))
    t = table(you=hand("looter-goblin") | artifacts("beanstalk"))
    t.you.plays("looter-goblin")
    assert t.you == line(exhausted("looter-goblin")) and t.is_quiet


def test_brawling_grounds_takes_a_card_of_whoever_loses_a_creature_in_a_fight() -> None:
    t = table(
        you=line("troll") | artifacts("brawling-grounds") | hand("punch"), enemy=line("krump") | hand("anger")
    )
    t.you.omni("brawling-grounds").fights("troll", "krump")
    assert t.enemy == line() | hand() | discard("anger", "krump")
    assert t.you == hand("punch") and t.is_quiet


def test_brawling_grounds_takes_nothing_for_a_creature_destroyed_otherwise_nor_unless_used() -> None:
    t = table(you=hand("punch") | artifacts("brawling-grounds"), enemy=line("looter-goblin") | hand("anger"))
    t.you.omni("brawling-grounds").plays("punch")
    assert t.enemy == line() | hand("anger")
    t = table(you=line("troll") | artifacts("brawling-grounds"), enemy=line("krump") | hand("anger"))
    t.you.fights("troll", "krump")
    assert t.enemy == line() | hand("anger") and t.is_quiet


def test_countryside_crusher_lets_a_neighbor_fight_while_the_opponent_is_haunted() -> None:
    t = table(you=line(exhausted("troll"), "countryside-crusher"), enemy=line("krump", "headhunter") | TEN)
    t.you.fights("countryside-crusher", "krump").picks("yes")
    assert t.enemy == line() and t.you == line(damaged("troll", 5), damaged("countryside-crusher", 6))
    assert t.is_quiet


def test_countryside_crusher_fights_alone_otherwise_and_scrapped_readies_the_weakest() -> None:
    t = table(you=line(exhausted("troll"), "countryside-crusher"), enemy=line("krump") | discard("punch"))
    t.you.fights("countryside-crusher", "krump")
    assert t.you == line(exhausted("troll"), damaged("countryside-crusher", 6)) and t.is_quiet
    t = table(you=hand("countryside-crusher") | line("troll", exhausted("grenade-snib")), enemy=line("krump"))
    t.you.discards("countryside-crusher")
    assert t.you == line("troll") and t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_curse_of_cowardice_comes_to_the_opponent_who_pays_for_a_turn_without_a_fight() -> None:
    t = table(you=hand("curse-of-cowardice"))
    t.you.plays("curse-of-cowardice")
    assert t.enemy == artifacts("curse-of-cowardice")
    t = table(you=artifacts("curse-of-cowardice") | line("troll") | amber(3))
    t.you.ends_turn()
    assert t.you == amber(1) | artifacts("curse-of-cowardice") and t.is_quiet


def test_curse_of_cowardice_costs_nothing_after_a_fight_and_leaves_with_the_last_creature() -> None:
    t = table(you=artifacts("curse-of-cowardice") | line("troll") | amber(3), enemy=line("krump"))
    t.you.fights("troll").ends_turn()
    assert t.you == amber(3) | artifacts("curse-of-cowardice")
    t = table(you=artifacts("curse-of-cowardice") | amber(3))
    t.you.ends_turn()
    assert t.you == amber(1) | artifacts() | discard("curse-of-cowardice") and t.is_quiet


def test_v17_faq_maldicion_de_cobardia_1_without_creatures_the_curse_stays_until_the_end_of_its_turn() -> (
    None
):
    t = table(you=hand("punch"), enemy=artifacts("curse-of-cowardice") | line("looter-goblin"))
    t.you.plays("punch").ends_turn()
    assert t.enemy == artifacts("curse-of-cowardice") | line()
    t.enemy.ends_turn()
    assert t.enemy == artifacts() | discard("curse-of-cowardice") and t.is_quiet


def test_final_refrain_brings_the_dead_back_for_one_fight() -> None:
    t = table(
        you=hand("final-refrain") | discard("troll", "punch", "krump"),
        enemy=line("headhunter", "grenade-snib"),
    )
    t.you.plays("final-refrain").picks("troll", "left")
    t.you.picks("troll", "headhunter")
    assert t.enemy == line() and t.you == line()
    assert sorted(t.you.look("discard")) == ["final-refrain", "krump", "punch", "troll"] and t.is_quiet


def test_final_refrain_destroys_no_creature_that_was_in_play_before() -> None:
    t = table(you=hand("final-refrain") | line("krump") | discard("troll"), enemy=line())
    t.you.plays("final-refrain")
    assert t.you == line("krump") | discard("final-refrain", "troll") and t.is_quiet


def test_final_refrain_fights_with_no_creature_that_came_to_the_opponent_but_destroys_it() -> None:
    t = table(you=hand("final-refrain") | discard("infiltrator"), enemy=line("troll"))
    t.you.plays("final-refrain")
    assert (
        t.you == line() | discard("final-refrain", "infiltrator") and t.enemy == line("troll") and t.is_quiet
    )


def test_fling_hurls_a_creature_with_all_its_power_and_splash() -> None:
    t = table(you=hand("fling") | line(grown("krump", 1)), enemy=line("troll", "mother", "troll"))
    t.you.plays("fling").picks("mother")
    assert t.you == line() | discard("fling", "krump") and t.is_quiet
    assert t.enemy == line(damaged("troll", 3), damaged("troll", 3)) | discard("mother")


def test_fling_deals_nothing_where_a_ward_keeps_the_creature() -> None:
    t = table(you=hand("fling") | line(warded("krump")), enemy=line("troll"))
    t.you.plays("fling")
    assert t.you == line("krump") and t.enemy == line("troll") and t.is_quiet


def test_returning_champion_wounds_itself_and_hands_its_wounds_on_while_haunted() -> None:
    t = table(you=hand("returning-champion"))
    t.you.plays("returning-champion")
    assert t.you == line(damaged("returning-champion", 3))
    t = table(you=line(damaged("returning-champion", 3)) | TEN, enemy=line("krump", "troll"))
    t.you.fights("returning-champion", "krump")
    assert t.enemy == line() and t.you == line("returning-champion") and t.is_quiet


def test_returning_champion_keeps_its_wounds_otherwise() -> None:
    t = table(you=line(damaged("returning-champion", 3)) | NINE, enemy=line("krump", "troll"))
    t.you.fights("returning-champion", "krump")
    assert t.enemy == line("troll") and t.you == line(damaged("returning-champion", 9)) and t.is_quiet


def test_rorag_screamer_fights_again_and_scrapped_bares_a_creature_for_the_turn() -> None:
    t = table(you=line("rorag-screamer"), enemy=line("grenade-snib", "dust-pixie"))
    t.you.fights("rorag-screamer", "grenade-snib")
    assert t.you.can("fight", "rorag-screamer")
    t = table(you=hand("rorag-screamer") | line("troll"), enemy=line("champion-anaphiel"))
    t.you.discards("rorag-screamer").picks("champion-anaphiel")
    assert t.enemy.armor("champion-anaphiel") == 0
    t.you.ends_turn()
    assert t.enemy.armor("champion-anaphiel") == 1 and t.is_quiet


def test_rorag_screamer_takes_elusive_from_one_creature_only() -> None:
    t = table(
        you=hand("rorag-screamer") | line("troll"), enemy=line("umbra", "noddy-the-thief", "noddy-the-thief")
    )
    t.you.discards("rorag-screamer").picks("noddy-the-thief")
    t.you.fights("troll", "noddy-the-thief")
    assert t.enemy == line("umbra", "noddy-the-thief") and t.enemy.keyword("noddy-the-thief", "elusive") == 1
    assert t.is_quiet


def test_awakened_titan_does_not_ready_in_its_step_nor_by_effects() -> None:
    t = table(you=line(exhausted("awakened-titan")) | hand("anger"), enemy=line("krump"))
    t.you.plays("anger")
    assert t.you == line(exhausted("awakened-titan")) and t.enemy == line("krump")
    t.you.ends_turn()
    assert t.you == line(exhausted("awakened-titan")) and t.is_quiet


def test_awakened_titan_readies_as_others_do_while_haunted() -> None:
    t = table(you=line(exhausted("awakened-titan")) | TEN)
    t.you.ends_turn()
    assert t.you == line(ready("awakened-titan")) and t.is_quiet


def test_bonecrusher_lets_its_creature_destroy_another() -> None:
    t = table(you=line(upgraded("krump", "bonecrusher")), enemy=line("troll", "headhunter"))
    t.you.acts("krump").may_choose("krump", "troll", "headhunter").picks("troll")
    assert t.enemy == line("headhunter") and t.is_quiet


def test_bonecrusher_gives_nothing_to_others() -> None:
    t = table(you=line(upgraded("krump", "bonecrusher"), "troll"), enemy=line(warded("headhunter")))
    assert not t.you.can("action", "troll")
    t.you.acts("krump").picks("headhunter")
    assert t.enemy == line("headhunter") and t.is_quiet


def test_concussive_transfer_deals_three_and_shares_all_damage_out_anew() -> None:
    t = table(you=hand("concussive-transfer") | line(damaged("troll", 2)), enemy=line("krump", "headhunter"))
    t.you.plays("concussive-transfer").picks("krump").picks(0, 0)
    assert t.you == line("troll") and t.enemy == line("krump") | discard("headhunter") and t.is_quiet


def test_concussive_transfer_moves_damage_that_no_armor_holds_off() -> None:
    t = table(you=hand("concussive-transfer") | line("troll"), enemy=line("champion-anaphiel"))
    t.you.plays("concussive-transfer").picks("troll").picks(0)
    assert t.you == line("troll") and t.enemy == line(damaged("champion-anaphiel", 3)) and t.is_quiet


def test_fight_to_the_end_gives_skirmish_for_good_while_haunted() -> None:
    t = table(you=hand("fight-to-the-end") | line(exhausted("krump")) | TEN, enemy=line("troll"))
    t.you.plays("fight-to-the-end")
    assert t.you == line("krump") and t.enemy == line(damaged("troll", 6))
    t.you.ends_turn()
    assert t.you.keyword("krump", "skirmish") == 1 and t.is_quiet


def test_fight_to_the_end_is_a_plain_fight_otherwise() -> None:
    t = table(you=hand("fight-to-the-end") | line(exhausted("krump")) | NINE, enemy=line("troll"))
    t.you.plays("fight-to-the-end")
    assert t.you == line() and t.enemy == line(damaged("troll", 6)) and t.is_quiet


def test_lifting_buddy_grows_together_with_another() -> None:
    t = table(you=hand("lifting-buddy") | line("krump"))
    t.you.plays("lifting-buddy")
    assert t.you == line(grown("krump", 2), grown("lifting-buddy", 2)) and t.is_quiet


def test_lifting_buddy_grows_alone_where_it_stands_alone() -> None:
    t = table(you=line("lifting-buddy"), enemy=line("krump"))
    t.you.reaps("lifting-buddy")
    assert t.you == line(grown("lifting-buddy", 2)) and t.enemy == line("krump") and t.is_quiet


def test_plummet_hurts_each_creature_for_each_card_of_the_hand() -> None:
    t = table(you=hand("plummet", "punch", "anger") | line("troll"), enemy=line("krump"))
    t.you.plays("plummet")
    assert t.you == hand() | line(damaged("troll", 2)) and t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_plummet_hurts_nobody_with_an_empty_hand() -> None:
    t = table(you=hand("plummet") | line("troll"), enemy=line("krump") | hand("punch"))
    t.you.plays("plummet")
    assert t.you == line("troll") and t.enemy == line("krump") | hand("punch") and t.is_quiet


def test_raider_of_the_peaks_mills_whoever_has_the_strongest_creature() -> None:
    t = table(you=deck("anger", "punch"), enemy=line("raider-of-the-peaks", "troll") | deck("krump", "punch"))
    t.you.ends_turn()
    assert t.enemy == discard("krump") and t.you == discard() and t.is_quiet


def test_raider_of_the_peaks_may_mill_the_other_player() -> None:
    t = table(you=line("troll") | deck(*["anger"] * 9), enemy=line("raider-of-the-peaks") | deck("krump"))
    t.you.ends_turn()
    assert t.enemy == discard() and t.you == discard("anger") and t.is_quiet


def test_rickety_cybergiant_suffers_from_its_own_fights() -> None:
    t = table(you=line("rickety-cybergiant"), enemy=line("krump"))
    t.you.fights("rickety-cybergiant")
    assert t.you == line(damaged("rickety-cybergiant", 7)) and t.is_quiet


def test_rickety_cybergiant_does_not_suffer_so_when_attacked() -> None:
    t = table(you=line("krump"), enemy=line("rickety-cybergiant"))
    t.you.fights("krump")
    assert t.enemy == line(damaged("rickety-cybergiant", 6)) and t.is_quiet


@pytest.mark.parametrize(("pile", "left"), [(TEN, 1), (NINE, 2)])
def test_blunderbore_costs_the_opponent_more_while_haunted(pile: object, left: int) -> None:
    t = table(you=line("blunderbore") | pile, enemy=line("looter-goblin") | amber(3))
    t.you.fights("blunderbore")
    assert t.enemy.amber == left and t.is_quiet


def test_blunderbore_costs_nothing_by_reaping() -> None:
    t = table(you=line("blunderbore") | TEN, enemy=amber(3))
    t.you.reaps("blunderbore")
    assert t.enemy.amber == 3 and t.is_quiet


def test_cacophonous_riot_readies_and_enrages_three_in_a_row() -> None:
    t = table(
        you=hand("cacophonous-riot")
        | line(exhausted("troll"), "krump", exhausted("headhunter"), exhausted("troll"))
    )
    t.you.plays("cacophonous-riot").picks("krump")
    both = (ready(enraged("troll")), enraged("krump"), ready(enraged("headhunter")))
    assert t.you == line(*both, exhausted("troll")) and t.is_quiet


def test_cacophonous_riot_may_be_done_to_the_enemy() -> None:
    t = table(you=hand("cacophonous-riot") | line("troll"), enemy=line("krump", "headhunter", "troll"))
    t.you.plays("cacophonous-riot").picks("enemy:krump")
    assert t.enemy == line(enraged("krump"), enraged("headhunter"), "troll") and t.you == line("troll")
    assert t.is_quiet


def test_down_to_size_leaves_one_power_and_no_armor() -> None:
    t = table(you=hand("down-to-size") | line("dust-pixie"), enemy=line("champion-anaphiel"))
    t.you.plays("down-to-size")
    assert (t.enemy.power("champion-anaphiel"), t.enemy.armor("champion-anaphiel")) == (1, 0)
    t.you.ends_turn()
    assert (t.enemy.power("champion-anaphiel"), t.enemy.armor("champion-anaphiel")) == (6, 1) and t.is_quiet


def test_down_to_size_destroys_a_wounded_creature_at_once_whatever_counters_it_has() -> None:
    t = table(you=hand("down-to-size"), enemy=line(damaged(grown("troll", 3), 1)))
    t.you.plays("down-to-size")
    assert t.enemy == line() | discard("troll") and t.is_quiet


def test_fiery_jark_burns_pairs_as_long_as_one_likes() -> None:
    t = table(you=hand("fiery-jark") | line("troll", "krump"), enemy=line("headhunter", "valdr"))
    t.you.plays("fiery-jark").picks("headhunter", "troll").picks("yes").picks("krump")
    assert t.enemy == line() and t.you == line("fiery-jark") and t.is_quiet


def test_fiery_jark_repeats_nothing_once_it_has_burnt_itself() -> None:
    t = table(you=hand("fiery-jark") | line("troll"), enemy=line("headhunter", "valdr"))
    t.you.plays("fiery-jark").picks("headhunter", "fiery-jark")
    assert t.enemy == line("valdr") and t.you == line("troll") and t.is_quiet


def test_heavyweight_morik_scrapped_strikes_on_both_sides_at_once() -> None:
    t = table(you=hand("heavyweight-morik") | line("troll"), enemy=line("krump", "headhunter"))
    t.you.discards("heavyweight-morik").picks("krump")
    assert t.you == line(damaged("troll", 2)) and t.enemy == line(damaged("krump", 2), "headhunter")
    assert t.is_quiet


def test_heavyweight_morik_splashes_only_when_it_attacks() -> None:
    t = table(you=line("heavyweight-morik"), enemy=line("krump", "headhunter"))
    t.you.fights("heavyweight-morik", "krump")
    assert t.enemy == line(damaged("headhunter", 2)) and t.is_quiet
    t = table(you=line("krump", "troll"), enemy=line("heavyweight-morik"))
    t.you.fights("krump")
    assert t.you == line("troll") and t.is_quiet


def test_lash_out_splashes_while_haunted() -> None:
    t = table(you=hand("lash-out") | TEN, enemy=line("troll", "krump"))
    t.you.plays("lash-out").picks("krump")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 3)) and t.is_quiet


def test_lash_out_hits_one_creature_otherwise() -> None:
    t = table(you=hand("lash-out") | NINE, enemy=line("troll", "krump"))
    t.you.plays("lash-out").picks("krump")
    assert t.enemy == line("troll", damaged("krump", 3)) and t.is_quiet


def test_memorialize_the_fallen_costs_each_player_its_own_dead() -> None:
    mine, theirs = discard("troll", "punch", "krump"), discard("headhunter")
    t = table(you=hand("memorialize-the-fallen") | mine | amber(5), enemy=theirs | amber(5))
    t.you.plays("memorialize-the-fallen")
    assert (t.you.amber, t.enemy.amber) == (3, 4) and t.is_quiet


def test_memorialize_the_fallen_counts_creatures_alone() -> None:
    t = table(you=hand("memorialize-the-fallen") | TEN | amber(5), enemy=amber(5))
    t.you.plays("memorialize-the-fallen")
    assert (t.you.amber, t.enemy.amber) == (5, 5) and t.is_quiet


def test_mournful_barn_burner_mills_two_of_either_player() -> None:
    t = table(
        you=line("mournful-barn-burner") | deck("anger"),
        enemy=line("grenade-snib") | deck("punch", "krump", "troll"),
    )
    t.you.fights("mournful-barn-burner").picks("enemy")
    assert t.enemy == deck("troll") | discard("krump", "punch", "grenade-snib") and t.you == deck("anger")
    assert t.is_quiet


def test_mournful_barn_burner_scrapped_mills_one_of_each() -> None:
    t = table(you=hand("mournful-barn-burner") | deck("anger", "punch"), enemy=deck("krump", "troll"))
    t.you.discards("mournful-barn-burner")
    assert t.enemy == deck("troll") | discard("krump")
    assert t.you == deck("punch") | discard("anger", "mournful-barn-burner") and t.is_quiet


def test_ornar_skullface_scrapped_deals_three() -> None:
    t = table(you=hand("ornar-skullface") | line("troll"), enemy=line("krump"))
    t.you.discards("ornar-skullface").may_choose("troll", "krump").picks("krump")
    assert t.enemy == line(damaged("krump", 3)) and t.is_quiet


def test_ornar_skullface_deals_nothing_when_it_is_not_you_who_discards_it_in_your_turn() -> None:
    t = table(
        you=hand("subtle-maul") | artifacts("subtle-maul"), enemy=hand("ornar-skullface") | line("krump")
    )
    t.you.acts("subtle-maul")
    assert t.enemy == line("krump") | discard("ornar-skullface") and t.is_quiet


def test_recklessness_changes_three_cards_of_each_hand() -> None:
    t = table(
        you=hand("recklessness", "punch", "anger") | deck("troll", "krump", "valdr", "headhunter"),
        enemy=hand("foggify", "twin-bolt-emission", "dust-pixie", "snufflegator")
        | deck("mother", "troll", "krump"),
    )
    t.you.plays("recklessness")
    assert t.you == hand("troll", "krump", "valdr") and len(t.enemy.look("hand")) == 4
    assert len(t.enemy.look("discard")) == 3 and t.is_quiet


def test_recklessness_draws_three_even_for_an_empty_hand() -> None:
    t = table(you=hand("recklessness") | deck("troll", "krump", "valdr"), enemy=deck("mother", "troll"))
    t.you.plays("recklessness")
    assert t.you == hand("troll", "krump", "valdr") and t.enemy == hand("mother", "troll") and t.is_quiet


def test_soul_bomb_hurts_everybody_while_haunted() -> None:
    t = table(you=artifacts("soul-bomb") | line("troll") | TEN, enemy=line("krump"))
    t.you.omni("soul-bomb")
    assert t.you == artifacts() | line(damaged("troll", 4)) and t.enemy == line(damaged("krump", 4))
    assert t.is_quiet


def test_soul_bomb_is_wasted_otherwise() -> None:
    t = table(you=artifacts("soul-bomb") | line("troll") | discard("punch"), enemy=line("krump"))
    t.you.omni("soul-bomb")
    assert t.you == artifacts() | line("troll") | discard("soul-bomb", "punch") and t.enemy == line("krump")
    assert t.is_quiet


def test_thunderdell_splashes_five_while_haunted() -> None:
    t = table(you=line("thunderdell") | TEN, enemy=line("grenade-snib", "troll"))
    t.you.fights("thunderdell", "grenade-snib")
    assert t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_thunderdell_splashes_nothing_with_nine_cards_nor_for_an_opponent_who_is_haunted() -> None:
    t = table(you=line("thunderdell") | NINE, enemy=line("grenade-snib", "troll") | TEN)
    t.you.fights("thunderdell", "grenade-snib")
    assert t.enemy == line("troll") and t.is_quiet


def test_phantom_drummernaut_brings_a_creature_back_and_returns_itself_while_haunted() -> None:
    t = table(you=hand("phantom-drummernaut") | discard("troll", "punch"))
    t.you.plays("phantom-drummernaut")
    assert t.you == hand("troll") | discard("punch")
    t = table(you=hand("punch"), enemy=line(damaged("phantom-drummernaut", 4)) | TEN)
    t.you.plays("punch")
    assert t.enemy == line() | archives("phantom-drummernaut") and t.is_quiet


def test_phantom_drummernaut_lies_with_the_dead_otherwise() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("phantom-drummernaut", 4)) | NINE)
    t.you.plays("punch")
    assert t.enemy == archives() and "phantom-drummernaut" in t.enemy.look("discard") and t.is_quiet


def test_spectral_ruth_archives_the_pile_after_a_key_was_forged() -> None:
    t = table(you=hand("spectral-ruth") | discard("troll", "punch") | side(forged=["red"], keys=["red"]))
    t.you.plays("spectral-ruth")
    assert t.you == archives("troll", "punch") | discard() and t.is_quiet


def test_spectral_ruth_archives_nothing_without_a_key_and_itself_only_while_haunted() -> None:
    t = table(you=hand("spectral-ruth") | discard("troll"))
    t.you.plays("spectral-ruth")
    assert t.you == archives() | discard("troll")
    t = table(you=hand("punch") | line(stunned("troll")), enemy=line("spectral-ruth") | TEN)
    t.you.plays("punch").picks("spectral-ruth")
    assert t.enemy == archives("spectral-ruth") and t.is_quiet
