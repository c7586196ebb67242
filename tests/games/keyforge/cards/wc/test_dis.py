"""What each Dis card of Worlds Collide does, and the nearest thing it must not do."""

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
    holding,
    houses,
    keys,
    line,
    maverick,
    purged,
    ready,
    table,
    warded,
)


def test_buzzle_may_purge_a_neighbor_to_be_ready_again() -> None:
    t = table(you=line("ember-imp", "buzzle", "troll"), enemy=line("silvertooth"), house="dis")
    t.you.fights("buzzle").picks("yes").may_choose("ember-imp", "troll").picks("ember-imp")
    assert t.you == line(ready("buzzle"), "troll") | purged("ember-imp") and t.is_quiet


def test_buzzle_is_not_readied_where_a_ward_keeps_the_neighbor() -> None:
    t = table(you=hand("buzzle") | line(warded("troll")))
    t.you.plays("buzzle").picks("yes")
    assert t.you == line("troll", exhausted("buzzle")) | purged() and t.is_quiet


def test_dendrix_makes_the_opponent_discard_at_random() -> None:
    t = table(you=line("dendrix"), enemy=line("silvertooth") | hand("punch"))
    t.you.fights("dendrix")
    assert t.enemy == hand() | discard("punch", "silvertooth") and t.is_quiet


def test_dendrix_takes_no_card_by_reaping() -> None:
    t = table(you=line("dendrix"), enemy=hand("punch"))
    t.you.reaps("dendrix")
    assert t.enemy == hand("punch") and t.you == amber(1) and t.is_quiet


def test_draining_touch_destroys_a_creature_without_amber() -> None:
    t = table(you=hand("draining-touch"), enemy=line(holding("krump", 1), "troll", "bumpsy"))
    t.you.plays("draining-touch").may_choose("troll", "bumpsy").picks("troll")
    assert t.enemy == line(holding("krump", 1), "bumpsy") | discard("troll") and t.is_quiet


def test_draining_touch_cannot_touch_one_with_amber() -> None:
    t = table(you=hand("draining-touch"), enemy=line(holding("krump", 1)))
    t.you.plays("draining-touch")
    assert t.enemy == line(holding("krump", 1)) and t.is_quiet


def test_etaromme_destroys_a_creature_of_the_commonest_house() -> None:
    t = table(you=line("etaromme"), enemy=line("troll", "krump", "dextre"))
    t.you.reaps("etaromme").may_choose("troll", "krump").picks("krump")
    assert t.enemy == line("troll", "dextre") and t.is_quiet


def test_etaromme_may_choose_among_houses_that_are_tied() -> None:
    t = table(you=line("etaromme"), enemy=line("troll", "dextre", "mother", "krump"))
    t.you.reaps("etaromme").may_choose("troll", "krump", "dextre", "mother").cannot_choose("etaromme")
    t.you.picks("mother")
    assert t.enemy == line("troll", "dextre", "krump") and t.you == line("etaromme")


def test_festering_touch_hurts_the_damaged_more() -> None:
    t = table(you=hand("festering-touch"), enemy=line(damaged("troll", 1), "krump", "bumpsy"))
    t.you.plays("festering-touch").picks("troll", "krump")
    assert t.enemy == line(damaged("troll", 4), damaged("krump", 1), "bumpsy") and t.is_quiet


def test_festering_touch_may_be_for_one_or_nobody() -> None:
    t = table(you=hand("festering-touch"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("festering-touch").picks("krump", "done")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 1)) and t.is_quiet


def test_harbinger_of_doom_takes_everybody_with_it() -> None:
    t = table(
        you=line("troll", "urchin"), enemy=line("harbinger-of-doom", "krump") | artifacts("soul-fiddle")
    )
    t.you.fights("troll", "harbinger-of-doom")
    assert t.you == line() and t.enemy == line() | artifacts("soul-fiddle") and t.is_quiet


def test_harbinger_of_doom_does_nothing_where_it_leaves_otherwise() -> None:
    t = table(you=hand("hysteria") | line("troll"), enemy=line("harbinger-of-doom"))
    t.you.plays("hysteria")
    assert t.you == hand("troll") and t.enemy == hand("harbinger-of-doom") and t.is_quiet


def test_impspector_purges_a_card_of_the_opponents_hand() -> None:
    t = table(you=line("troll") | hand("punch"), enemy=line("impspector"))
    t.you.fights("troll")
    assert t.you == hand() | purged("punch") and t.is_quiet


def test_impspector_purges_nothing_of_an_empty_hand() -> None:
    t = table(you=line("troll") | discard("punch"), enemy=line("impspector") | hand("anger"))
    t.you.fights("troll")
    assert t.you == discard("punch") | purged() and t.enemy == hand("anger") and t.is_quiet


def test_infurnace_purges_two_of_a_pile_and_takes_amber_for_their_icons() -> None:
    t = table(you=hand("infurnace"), enemy=discard("anger", "dust-pixie", "troll") | amber(5))
    t.you.plays("infurnace").picks("anger", "dust-pixie")
    assert t.enemy == amber(2) | discard("troll") | purged("anger", "dust-pixie") and t.is_quiet


def test_infurnace_looks_at_one_pile_only() -> None:
    t = table(you=hand("infurnace") | discard("punch"), enemy=discard("troll", "krump") | amber(5))
    t.you.plays("infurnace").may_choose("punch", "troll", "krump").picks("troll").cannot_choose("punch")
    t.you.picks("done")
    assert t.enemy == amber(5) | discard("krump") and t.is_quiet


def test_lilithal_captures_by_fighting_and_by_reaping() -> None:
    t = table(you=line("lilithal"), enemy=amber(2))
    t.you.reaps("lilithal")
    assert t.you == line(holding("lilithal", 1)) | amber(1) and t.enemy == amber(1)


def test_lilithal_captures_nothing_when_attacked() -> None:
    t = table(you=line("urchin") | amber(2), enemy=line("lilithal"), house="shadows")
    t.you.fights("urchin")
    assert t.you == amber(2) and t.enemy == line(damaged("lilithal", 1)) and t.is_quiet


def test_malison_may_move_an_enemy_to_a_flank_where_it_captures_from_its_own_side() -> None:
    t = table(you=line("malison"), enemy=line("silvertooth", "troll", "krump", "bumpsy") | amber(2))
    t.you.fights("malison", "silvertooth").picks("yes", "krump", 0)
    assert t.enemy == line(holding("krump", 1), "troll", "bumpsy") | amber(1) and t.is_quiet


def test_malison_makes_nobody_capture_inside_the_line() -> None:
    t = table(you=line("malison"), enemy=line("silvertooth", "troll", "krump", "bumpsy") | amber(2))
    t.you.fights("malison", "silvertooth").picks("yes", "troll", 1)
    assert t.enemy == line("krump", "troll", "bumpsy") | amber(2) and t.is_quiet


def test_rotgrub_takes_one_amber_away_and_reaps_its_way_into_the_archives() -> None:
    t = table(you=hand("rotgrub") | line("rotgrub"), enemy=amber(3))
    t.you.plays("rotgrub").reaps("rotgrub")
    assert t.enemy == amber(2) and t.you == amber(1) | archives("rotgrub") | line("rotgrub")


def test_rotgrub_is_not_archived_by_fighting() -> None:
    t = table(you=line("rotgrub"), enemy=line("troll") | amber(3))
    t.you.fights("rotgrub")
    assert t.you == archives() | discard("rotgrub") and t.enemy == amber(3) and t.is_quiet


def test_the_evil_eye_makes_keys_dearer_in_the_opponents_next_turn() -> None:
    t = table(you=hand("the-evil-eye") | line("pit-demon"), enemy=amber(8) | line("troll"))
    t.you.plays("the-evil-eye").ends_turn()
    assert t.enemy.key_cost == 9 and t.enemy == amber(8) and t.enemy.keys == 0


def test_the_evil_eye_is_over_after_that_turn() -> None:
    t = table(you=hand("the-evil-eye") | line("pit-demon"), enemy=amber(2) | line("troll"))
    t.you.plays("the-evil-eye")
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.enemy.key_cost == 6 and t.you.key_cost == 6


@pytest.mark.parametrize("card", ["borr-nit", "borr-nit-s-touch"])
def test_one_of_five_revealed_is_purged_and_the_others_are_shuffled_in(card: str) -> None:
    side = line(card) if card == "borr-nit" else hand(card)
    t = table(you=side, enemy=deck("troll", "krump", "punch", "anger", "dextre", "mother"), house="dis")
    _ = t.you.reaps(card) if card == "borr-nit" else t.you.plays(card)
    t.you.picks("enemy").may_choose("troll", "krump", "punch", "anger", "dextre").picks("punch")
    assert t.enemy == purged("punch") and sorted(t.enemy.look("deck")) == sorted(
        ["troll", "krump", "anger", "dextre", "mother"]
    )


@pytest.mark.parametrize("card", ["borr-nit", "borr-nit-s-touch"])
def test_five_of_your_own_deck_may_be_revealed_and_the_other_is_left_alone(card: str) -> None:
    side = line(card) if card == "borr-nit" else hand(card)
    t = table(you=side | deck("troll", "krump"), enemy=deck("dextre"), house="dis")
    _ = t.you.reaps(card) if card == "borr-nit" else t.you.plays(card)
    t.you.picks("you", "krump")
    assert t.you == purged("krump") | deck("troll") and t.enemy == deck("dextre") | purged()


def test_e_e_on_the_fringes_steals_for_a_dis_card_purged_after_one_is_discarded() -> None:
    t = table(
        you=hand("shooler") | line("e-e-on-the-fringes"), enemy=amber(2) | discard("ember-imp", "troll")
    )
    t.you.discards("shooler").picks("yes").may_choose("shooler", "ember-imp").picks("ember-imp")
    assert t.you == amber(1) | discard("shooler") and t.enemy == amber(1) | purged("ember-imp")


def test_e_e_on_the_fringes_does_not_mind_cards_of_other_houses() -> None:
    t = table(
        you=hand("troll") | line("e-e-on-the-fringes"), enemy=amber(2) | discard("ember-imp"), house="brobnar"
    )
    t.you.discards("troll")
    assert t.you == amber(0) and t.enemy == amber(2) | discard("ember-imp") and t.is_quiet


@pytest.mark.parametrize(
    ("bane", "victim"),
    [
        ("giants--bane", "troll"),
        ("beasts--bane", "snufflegator"),
        ("demons--bane", "pit-demon"),
        ("dinosaurs--bane", "crassosaurus"),
        ("humans--bane", "grey-monk"),
        ("scientists--bane", "mother"),
        ("thieves--bane", "urchin"),
    ],
)
def test_a_bane_destroys_a_creature_of_its_trait(bane: str, victim: str) -> None:
    t = table(you=hand(bane) | line(victim), enemy=line(victim, "hexpion"))
    t.you.plays(bane).may_choose(victim, victim).picks(f"enemy:{victim}")
    assert t.enemy == line("hexpion") and t.you == line(victim) and t.is_quiet


@pytest.mark.parametrize(
    "bane",
    [
        "giants--bane",
        "beasts--bane",
        "demons--bane",
        "dinosaurs--bane",
        "humans--bane",
        "scientists--bane",
        "thieves--bane",
    ],
)
def test_a_bane_spares_all_others(bane: str) -> None:
    t = table(you=hand(bane), enemy=line("hexpion", "zyzzix-the-many"))
    t.you.plays(bane)
    assert t.enemy == line("hexpion", "zyzzix-the-many") and t.you == amber(1) and t.is_quiet


def test_gleeful_mayhem_hurts_a_creature_of_each_house_at_once() -> None:
    t = table(you=hand("gleeful-mayhem"), enemy=line("troll", "krump", "mother"))
    t.you.plays("gleeful-mayhem").may_choose("troll", "krump").picks("troll")
    assert t.enemy == line(damaged("troll", 5), "krump") | discard("mother") and t.is_quiet


def test_gleeful_mayhem_must_choose_friends_where_they_alone_have_a_house() -> None:
    t = table(you=hand("gleeful-mayhem") | line("pitlord"), enemy=line("troll"))
    t.you.plays("gleeful-mayhem")
    assert t.you == line(damaged("pitlord", 5)) and t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_obsidian_forge_forges_for_the_creatures_destroyed_and_is_gone() -> None:
    t = table(you=line("troll", "krump", "bumpsy") | artifacts("obsidian-forge") | amber(9), house="dis")
    t.you.acts("obsidian-forge").picks("troll", "krump", "bumpsy", "yes", "red")
    assert t.you == amber(0) | keys("red") | line() | artifacts() and t.is_quiet


def test_v17_faq_de_este_modo_1_a_warded_creature_does_not_cheapen_the_forge() -> None:
    """v17.2 FAQ «De este modo»."""
    t = table(you=line(warded("troll"), "krump") | artifacts("obsidian-forge") | amber(10), house="dis")
    t.you.acts("obsidian-forge").picks("troll", "krump")
    assert t.you == amber(10) | line("troll") | artifacts("obsidian-forge") and t.is_quiet


def test_obsidian_forge_stays_where_no_key_is_forged() -> None:
    t = table(you=line("troll") | artifacts("obsidian-forge") | amber(11), house="dis")
    t.you.acts("obsidian-forge").picks("troll", "no")
    assert t.you == amber(11) | line() | artifacts("obsidian-forge") | keys() and t.is_quiet


THREE = houses("brobnar", "logos", "dis")


def test_snag_makes_the_opponent_choose_the_house_of_its_foe() -> None:
    t = table(you=line("snag"), enemy=line("dextre", "troll") | THREE)
    t.you.fights("snag", "dextre").ends_turn()
    assert t.state.house == "logos" and t.match.pending[0].kind == "main"


def test_snag_compels_nobody_to_a_house_they_do_not_have_any_more() -> None:
    t = table(you=line("snag"), enemy=line(maverick("dextre", "mars")) | THREE)
    t.you.fights("snag").ends_turn()
    t.enemy.may_choose("brobnar", "logos", "dis")


def test_soul_fiddle_enrages_a_creature() -> None:
    t = table(you=artifacts("soul-fiddle") | line("ember-imp"), enemy=line("troll"))
    t.you.acts("soul-fiddle").may_choose("ember-imp", "troll").picks("troll")
    assert t.enemy == line(enraged("troll")) and t.is_quiet


def test_soul_fiddle_leaves_an_enraged_creature_as_it_is() -> None:
    t = table(you=artifacts("soul-fiddle"), enemy=line(enraged("troll")))
    t.you.acts("soul-fiddle")
    assert t.enemy == line(enraged("troll")) and t.is_quiet


def test_greater_oxtet_eats_a_card_of_the_hand_after_readying_and_before_drawing() -> None:
    t = table(you=line("greater-oxtet") | hand("troll", "punch") | deck("krump", "anger"))
    t.you.ends_turn().may_choose("troll", "punch").picks("troll")
    assert t.you == line(grown("greater-oxtet", 2)) | purged("troll") | hand("punch", "krump", "anger")


def test_greater_oxtet_does_not_grow_on_an_empty_hand_nor_in_the_opponents_turn() -> None:
    t = table(you=line("greater-oxtet") | deck("krump"), enemy=line("troll") | hand("punch"))
    t.you.ends_turn()
    assert t.you == line("greater-oxtet") | hand("krump")
    t.enemy.ends_turn()
    assert t.you == line("greater-oxtet") | hand("krump") | purged()


def test_harvest_time_purges_a_trait_and_pays_each_controller() -> None:
    t = table(you=hand("harvest-time") | line("ember-imp"), enemy=line("troll", "dextre", "krump"))
    t.you.plays("harvest-time").picks("trait:giant")
    assert t.enemy == line("dextre") | purged("troll", "krump") | amber(2) and t.you == amber(0)


def test_harvest_time_pays_nothing_for_a_warded_creature() -> None:
    t = table(you=hand("harvest-time") | line(warded("ember-imp"), "urchin"), enemy=line("dextre"))
    t.you.plays("harvest-time").picks("trait:imp")
    assert t.you == line("ember-imp", "urchin") | amber(0) | purged() and t.enemy == line("dextre")


def test_lesser_oxtet_purges_your_hand_and_makes_keys_dearer_by_reaping() -> None:
    t = table(you=hand("lesser-oxtet", "troll", "punch") | line("lesser-oxtet"), enemy=line("krump"))
    t.you.plays("lesser-oxtet").reaps("lesser-oxtet").ends_turn()
    assert t.you == purged("troll", "punch") and t.enemy.key_cost == 9


def test_lesser_oxtet_leaves_the_opponents_hand_and_your_own_keys_alone() -> None:
    t = table(you=hand("lesser-oxtet"), enemy=hand("troll"))
    t.you.plays("lesser-oxtet")
    assert t.enemy == hand("troll") and t.you == purged() and t.you.key_cost == 6 and t.is_quiet


def test_lord_invidius_takes_a_flank_creature_for_dis() -> None:
    t = table(you=line("lord-invidius"), enemy=line("troll", "krump", "dextre"))
    t.you.reaps("lord-invidius").may_choose("troll", "dextre").picks("dextre", "right")
    assert t.you == line("lord-invidius", exhausted("dextre")) and t.enemy == line("troll", "krump")
    t.you.ends_turn()
    t.enemy.chooses("brobnar").ends_turn()
    assert t.state.house == "dis" and t.you.can("reap", "dextre")


def test_lord_invidius_takes_nobody_off_the_center() -> None:
    t = table(you=line("lord-invidius", "ember-imp"), enemy=line("troll"))
    t.you.reaps("lord-invidius")
    assert t.enemy == line("troll") and t.you == amber(1) and t.is_quiet


def test_noname_grows_with_every_purged_card_and_purges_one() -> None:
    t = table(you=hand("noname") | purged("troll"), enemy=purged("krump") | discard("punch", "anger"))
    t.you.plays("noname").picks("punch")
    assert t.you.power("noname") == 4 and t.enemy == purged("krump", "punch") | discard("anger")


def test_noname_is_weak_where_nothing_is_purged() -> None:
    t = table(you=line("noname"), enemy=discard())
    t.you.reaps("noname")
    assert t.you.power("noname") == 1 and t.you == amber(1) and t.is_quiet


def test_noname_dies_when_the_card_that_keeps_it_alive_is_recycled() -> None:
    t = table(you=artifacts("universal-recycle-bin") | purged("troll"), enemy=line(damaged("noname", 1)))
    t.you.acts("universal-recycle-bin")
    assert t.you == archives("troll") and t.enemy == line() | discard("noname") and t.is_quiet


def test_sinestra_takes_one_amber_for_a_creature_played_on_the_left() -> None:
    t = table(you=hand("troll") | line("krump") | amber(3), enemy=line("sinestra"))
    t.you.plays("troll", flank="left")
    assert t.you == amber(2) | line("troll", "krump") and t.is_quiet


def test_sinestra_takes_nothing_for_one_on_the_right() -> None:
    t = table(you=hand("troll") | line("krump") | amber(3), enemy=line("sinestra"))
    t.you.plays("troll", flank="right")
    assert t.you == amber(3) | line("krump", "troll") and t.is_quiet


def test_dexus_takes_one_amber_for_a_creature_played_on_the_right() -> None:
    t = table(you=hand("troll") | line("krump") | amber(3), enemy=line("dexus"))
    t.you.plays("troll", flank="right")
    assert t.you == amber(2) | line("krump", "troll") and t.is_quiet


def test_dexus_takes_nothing_for_one_on_the_left() -> None:
    t = table(you=hand("troll") | line("krump") | amber(3), enemy=line("dexus"))
    t.you.plays("troll", flank="left")
    assert t.you == amber(3) and t.is_quiet


def test_v17_faq_flanco_2_a_lone_creature_is_played_on_both_flanks() -> None:
    """v17.2 FAQ «Flanco»."""
    t = table(you=hand("troll") | amber(3), enemy=line("sinestra", "dexus"))
    t.you.plays("troll")
    assert t.you == amber(1) | line("troll") and t.is_quiet


def test_v17_faq_dexus_1_code_monkey_was_not_played_on_the_flank_it_ends_on() -> None:
    """v17.2 FAQ «Dexus»."""
    t = table(you=hand("code-monkey") | line("troll", "krump") | amber(1), enemy=line("dexus"), house="logos")
    t.you.plays("code-monkey").picks(1)
    assert t.you == amber(3) | line("code-monkey") | archives("troll", "krump") and t.is_quiet


def test_snags_mirror_bars_the_house_that_was_chosen_in_the_turn_before() -> None:
    t = table(you=artifacts("snag-s-mirror") | line("troll") | THREE, enemy=line("krump") | THREE)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").ends_turn()
    t.you.may_choose("logos", "dis").chooses("dis").ends_turn()
    t.enemy.may_choose("brobnar", "logos")


def test_snags_mirror_bars_nothing_longer_than_a_turn() -> None:
    t = table(you=artifacts("snag-s-mirror") | line("troll") | THREE, enemy=line("krump") | THREE)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").ends_turn()
    t.you.chooses("dis").ends_turn()
    t.enemy.chooses("logos").ends_turn()
    t.you.may_choose("brobnar", "dis")


def test_snaglet_steals_two_where_the_opponent_chooses_the_house_named() -> None:
    t = table(you=line("snaglet"), enemy=line("troll") | amber(3) | THREE)
    t.you.acts("snaglet").picks("logos").ends_turn()
    t.enemy.chooses("logos")
    assert t.you == amber(2) and t.enemy == amber(1)


def test_snaglet_steals_nothing_where_it_is_another_house() -> None:
    t = table(you=line("snaglet"), enemy=line("troll") | amber(3) | THREE)
    t.you.acts("snaglet").picks("logos").ends_turn()
    t.enemy.chooses("dis")
    assert t.you == amber(0) and t.enemy == amber(3)
