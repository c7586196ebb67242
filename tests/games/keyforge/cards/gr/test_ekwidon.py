"""Ekwidon of Grim Reminders: what each card does, and the nearest thing it must not do."""

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
    keys,
    line,
    maverick,
    owned_by,
    purged,
    stunned,
    table,
    upgraded,
)

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def test_azuretooth_empties_a_creature_and_gives_it_away() -> None:
    t = table(you=line("azuretooth", holding("troll", 2)), enemy=line("krump"))
    t.you.reaps("azuretooth").may_choose("azuretooth", "troll").picks("troll", "right")
    assert t.you == line("azuretooth") | amber(3) and t.enemy == line("krump", "troll") and t.is_quiet


def test_azuretooth_gives_a_creature_away_that_holds_nothing_even_itself() -> None:
    t = table(you=line("azuretooth"), enemy=amber(1))
    t.you.reaps("azuretooth")
    assert t.you == line() | amber(1) and t.enemy == line("azuretooth") | amber(1) and t.is_quiet


def test_curse_of_spontaneity_empties_the_hand_before_it_is_refilled() -> None:
    t = table(you=artifacts("curse-of-spontaneity") | hand("punch", "anger") | deck(*["troll"] * 8))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 6) | discard("anger", "punch") and t.is_quiet


def test_curse_of_spontaneity_is_played_on_the_opponent_and_spares_the_other_hand() -> None:
    t = table(you=hand("curse-of-spontaneity", "pen-pal"))
    t.you.plays("curse-of-spontaneity").ends_turn()
    assert t.you == hand("pen-pal") and t.enemy == artifacts("curse-of-spontaneity") and t.is_quiet


def test_ekwirrs_fulcrum_sells_cards_at_the_end_of_each_turn() -> None:
    t = table(you=artifacts("ekwirrĕ-s-fulcrum"), enemy=deck("punch", "anger", "troll"))
    t.you.ends_turn().picks("yes")
    assert t.you == amber(1) and t.enemy == hand("punch", "anger")
    t = table(you=amber(0), enemy=artifacts("ekwirrĕ-s-fulcrum") | deck("punch", "anger", "troll"))
    t.you.ends_turn().picks("yes")
    assert t.you == amber(1) and t.enemy == hand("punch", "anger") and t.is_quiet


def test_ekwirrs_fulcrum_may_be_left_alone() -> None:
    t = table(you=artifacts("ekwirrĕ-s-fulcrum"), enemy=deck("punch", "anger"))
    t.you.ends_turn().picks("no")
    assert t.you == amber(0) and t.enemy == hand() and t.is_quiet


def test_elenya_the_charming_gives_the_strongest_creature_away_after_a_key() -> None:
    t = table(you=hand("punch"), enemy=line("elenya-the-charming", "troll") | amber(6))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line("troll") and t.enemy == line("elenya-the-charming") and t.is_quiet


def test_elenya_the_charming_comes_to_the_opponent_and_minds_no_other_key() -> None:
    t = table(you=hand("elenya-the-charming"))
    t.you.plays("elenya-the-charming")
    assert t.enemy == line("elenya-the-charming")
    t = table(you=line("elenya-the-charming", "troll"), enemy=amber(6))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line("elenya-the-charming", "troll") and t.is_quiet


def test_tachyon_manifold_takes_another_turn_for_ten_cards() -> None:
    t = table(you=artifacts("tachyon-manifold"), enemy=deck(*["punch"] * 12))
    t.you.acts("tachyon-manifold").ends_turn()
    assert t.enemy == hand(*["punch"] * 10) and t.you == purged("tachyon-manifold")
    t.you.ends_turn()
    assert t.state.active == 1 and t.is_quiet


def test_tachyon_manifold_twice_gives_two_turns_more() -> None:
    t = table(you=artifacts("tachyon-manifold", "tachyon-manifold"))
    t.you.acts("tachyon-manifold").acts("tachyon-manifold").ends_turn()
    t.you.ends_turn()
    t.you.ends_turn()
    assert t.state.active == 1 and t.state.turn == 6 and t.is_quiet


def test_zavel_archaeologist_plays_artifacts_of_the_pile_for_profit() -> None:
    t = table(you=hand("zavel-archaeologist") | discard("soul-bomb", "punch"))
    t.you.plays("zavel-archaeologist").picks("yes")
    assert t.you == artifacts("soul-bomb") | amber(2) | discard("punch"), "1 of them its bonus icon"
    assert t.is_quiet


def test_zavel_archaeologist_gains_nothing_by_an_artifact_of_the_hand() -> None:
    t = table(you=line("zavel-archaeologist") | hand("tachyon-manifold"))
    t.you.plays("tachyon-manifold")
    assert t.you == amber(0) and t.is_quiet


def test_zavel_archaeologist_gains_nothing_by_an_artifact_of_the_opponents_pile() -> None:
    mine = hand(maverick("spontaneous-awakening", "ekwidon")) | line("zavel-archaeologist")
    t = table(you=mine, enemy=artifacts("tachyon-manifold") | TEN)
    t.you.plays("spontaneous-awakening")
    assert t.you == artifacts(upgraded("tachyon-manifold", "spontaneous-awakening")) | amber(1) and t.is_quiet


def test_bonded_auctioneer_pays_for_the_artifact_it_breaks() -> None:
    t = table(you=line("bonded-auctioneer"), enemy=artifacts("soul-bomb"))
    t.you.reaps("bonded-auctioneer")
    assert t.enemy == artifacts() | amber(1) and t.you == amber(1) and t.is_quiet


def test_bonded_auctioneer_scrapped_only_returns_one_to_its_owner() -> None:
    t = table(you=hand("bonded-auctioneer") | artifacts(owned_by("soul-bomb", 1)))
    t.you.discards("bonded-auctioneer")
    assert t.you == artifacts() | amber(0) and t.enemy == hand("soul-bomb") | amber(0) and t.is_quiet


def test_forbidden_tome_deals_a_seventh_card_to_the_haunted() -> None:
    t = table(you=artifacts("forbidden-tome") | deck(*["troll"] * 9) | TEN)
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 7 and t.is_quiet


def test_forbidden_tome_deals_six_to_others() -> None:
    t = table(you=artifacts("forbidden-tome") | deck(*["troll"] * 9) | NINE, enemy=TEN)
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 6 and t.is_quiet


def test_fortune_reverser_blanks_its_creature_and_strips_it_of_other_upgrades() -> None:
    t = table(you=hand("fortune-reverser"), enemy=line(upgraded("troll", "blood-of-titans", "duskrunner")))
    t.you.plays("fortune-reverser")
    assert t.enemy == line(upgraded("troll", "fortune-reverser"))
    t = table(you=line(upgraded(damaged("troll", 3), "fortune-reverser")))
    t.you.reaps("troll")
    assert t.you == line(upgraded(damaged("troll", 3), "fortune-reverser")) and t.is_quiet


def test_fortune_reverser_leaves_traits_and_other_creatures_alone() -> None:
    t = table(you=line(upgraded("krump", "fortune-reverser"), damaged("troll", 3)), house="brobnar")
    t.you.reaps("troll")
    assert t.you == line(upgraded("krump", "fortune-reverser"), "troll")
    t = table(you=line(upgraded("troll", "fortune-reverser")), house="brobnar")
    assert t.you.body("troll").copy_of.card.traits == {"giant"} and t.is_quiet


def test_gegrrk_sapper_swaps_itself_for_an_artifact() -> None:
    t = table(you=hand("gegrrŏkŭŭ-sapper"), enemy=artifacts("soul-bomb", "beanstalk"))
    t.you.plays("gegrrŏkŭŭ-sapper").picks("beanstalk")
    assert t.you == artifacts("beanstalk") | line() and t.enemy == artifacts("soul-bomb") | line(
        "gegrrŏkŭŭ-sapper"
    )
    assert t.is_quiet


def test_gegrrk_sapper_scrapped_breaks_an_enemy_artifact_only_for_one_of_yours() -> None:
    t = table(you=hand("gegrrŏkŭŭ-sapper"), enemy=artifacts("soul-bomb"))
    t.you.discards("gegrrŏkŭŭ-sapper")
    assert t.enemy == artifacts("soul-bomb")
    t = table(you=hand("gegrrŏkŭŭ-sapper") | artifacts("beanstalk"), enemy=artifacts("soul-bomb"))
    t.you.discards("gegrrŏkŭŭ-sapper")
    assert t.you == artifacts() and t.enemy == artifacts() and t.is_quiet


def test_pen_pal_exhausts_an_enemy_for_amber_on_both_sides() -> None:
    t = table(you=line("pen-pal"), enemy=line("krump"))
    t.you.acts("pen-pal")
    assert t.enemy == line(exhausted("krump")) | amber(1) and t.you == amber(1) and t.is_quiet


def test_pen_pal_earns_nothing_by_a_creature_exhausted_already() -> None:
    t = table(you=line("pen-pal"), enemy=line(exhausted("krump")))
    t.you.acts("pen-pal")
    assert t.enemy == amber(0) and t.you == amber(0) and t.is_quiet


def test_phobivore_keeps_its_creature_from_being_used_while_its_controller_is_haunted() -> None:
    t = table(you=line(upgraded("troll", "phobivore"), "krump") | TEN, enemy=line("headhunter"))
    assert not t.you.can("reap", "troll") and not t.you.can("fight", "troll") and t.you.can("reap", "krump")
    assert t.you.why_not("reap", "troll") == "card-forbids" and t.is_quiet


def test_phobivore_lets_it_be_otherwise_and_minds_not_whether_the_other_player_is_haunted() -> None:
    t = table(you=line(upgraded("troll", "phobivore")) | NINE, enemy=TEN)
    t.you.reaps("troll")
    assert t.you.amber == 1 and t.is_quiet


def test_ravening_morphazoid_poisons_and_skirmishes_while_haunted() -> None:
    t = table(you=line("ravening-morphazoid") | deck("troll") | TEN, enemy=line("krump"))
    t.you.fights("ravening-morphazoid")
    assert t.enemy == line() and t.you == line("ravening-morphazoid") | hand()
    assert t.you.look("discard")[0] == "troll" and t.is_quiet


def test_ravening_morphazoid_is_an_ordinary_fighter_otherwise_and_trades_a_card() -> None:
    t = table(you=line("ravening-morphazoid") | hand("punch") | deck("troll") | NINE, house="ekwidon")
    assert not t.you.keyword("ravening-morphazoid", "poison")
    t.you.reaps("ravening-morphazoid").may_choose("punch", "troll").picks("punch")
    assert t.you == hand("troll") and t.is_quiet


def test_sandwyrm_hides_in_the_deck_after_a_fight() -> None:
    t = table(you=line("sandwyrm"), enemy=line("krump"))
    t.you.fights("sandwyrm")
    assert t.you == line() | deck("sandwyrm") and t.is_quiet


def test_sandwyrm_that_dies_in_the_fight_lies_in_the_pile() -> None:
    t = table(you=line(damaged("sandwyrm", 15)), enemy=line("troll"))
    t.you.fights("sandwyrm")
    assert t.you == line() | deck() | discard("sandwyrm") and t.is_quiet


def test_historian_li_darkin_returns_the_top_card_of_each_pile() -> None:
    t = table(you=line("historian-li-darkin") | discard("punch", "anger"), enemy=discard("troll", "krump"))
    t.you.reaps("historian-li-darkin")
    assert (
        t.you == hand("punch") | discard("anger")
        and t.enemy == hand("troll") | discard("krump")
        and t.is_quiet
    )


def test_historian_li_darkin_does_without_an_empty_pile() -> None:
    t = table(you=line("historian-li-darkin"), enemy=discard("troll"))
    t.you.reaps("historian-li-darkin")
    assert t.you == hand() and t.enemy == hand("troll") and t.is_quiet


def test_incarnation_pod_puts_a_card_of_either_pile_under_its_deck() -> None:
    t = table(you=artifacts("incarnation-pod") | discard("punch"), enemy=discard("troll") | deck("krump"))
    t.you.acts("incarnation-pod").may_choose("punch", "troll").picks("troll")
    assert t.enemy == deck("krump", "troll") | discard() and t.you == discard("punch") and t.is_quiet


def test_incarnation_pod_scrapped_purges_the_bottom_cards() -> None:
    t = table(you=hand("incarnation-pod") | deck("punch", "anger"), enemy=deck("troll", "krump"))
    t.you.discards("incarnation-pod")
    assert (
        t.you == deck("punch") | purged("anger") and t.enemy == deck("troll") | purged("krump") and t.is_quiet
    )


def test_iron_heidy_armors_itself_and_its_neighbors_while_haunted() -> None:
    t = table(you=line("troll", "iron-heidy", "krump", "troll") | TEN)
    assert [t.you.armor(card) for card in ("troll", "iron-heidy", "krump")] == [2, 2, 2] and t.is_quiet


def test_iron_heidy_armors_nobody_otherwise_nor_those_farther_off() -> None:
    t = table(you=line("troll", "iron-heidy") | NINE)
    assert t.you.armor("troll") == t.you.armor("iron-heidy") == 0
    t = table(you=line("iron-heidy", "krump", "troll") | TEN)
    assert t.you.armor("troll") == 0 and t.is_quiet


def test_rumor_sower_stuns_an_enemy_of_the_house_discarded() -> None:
    t = table(you=line("rumor-sower", "krump"), enemy=line("troll", "mother") | deck("punch"))
    t.you.reaps("rumor-sower")
    assert t.enemy == line(stunned("troll"), "mother") | discard("punch") and t.you == line(
        "rumor-sower", "krump"
    )
    assert t.is_quiet


def test_rumor_sower_stuns_nobody_of_another_house_nor_without_a_deck() -> None:
    t = table(you=line("rumor-sower"), enemy=line("mother") | deck("punch"))
    t.you.reaps("rumor-sower")
    assert t.enemy == line("mother") | discard("punch")
    t = table(you=line("rumor-sower"), enemy=line("mother"))
    t.you.reaps("rumor-sower")
    assert t.enemy == line("mother") and t.is_quiet


def test_siphonapterian_taunts_while_haunted_and_pays_when_destroyed_in_the_others_turn() -> None:
    t = table(you=line("siphonapterian") | TEN)
    assert t.you.keyword("siphonapterian", "taunt") == 1
    t = table(you=hand("punch"), enemy=line(damaged("siphonapterian", 4)))
    t.you.plays("punch")
    assert t.enemy == line() | amber(2) and t.is_quiet


def test_siphonapterian_pays_nothing_in_your_own_turn_and_taunts_not_otherwise() -> None:
    t = table(you=hand("punch") | line(damaged("siphonapterian", 4)) | NINE)
    assert not t.you.keyword("siphonapterian", "taunt")
    t.you.plays("punch")
    assert t.you == line() | amber(1), "the bonus icon of the punch"
    assert t.is_quiet


def test_tutor_bin_rillo_discards_up_to_three_and_lets_the_opponent_draw() -> None:
    t = table(you=hand("tutor-bin-rillo", "punch", "anger", "troll"), enemy=deck("krump"))
    t.you.plays("tutor-bin-rillo").picks("punch", "troll", "done")
    assert t.you == hand("anger") and t.enemy == hand("krump") and t.is_quiet


def test_tutor_bin_rillo_scrapped_deals_a_card_to_each() -> None:
    t = table(you=hand("tutor-bin-rillo", "punch") | deck("troll"), enemy=deck("krump"))
    t.you.discards("tutor-bin-rillo")
    assert t.you == hand("punch", "troll") and t.enemy == hand("krump") and t.is_quiet


def test_revived_z_orh_forges_when_behind_and_is_purged() -> None:
    t = table(you=hand("revived-ză-orhă") | amber(7), enemy=keys("red"))
    t.you.plays("revived-ză-orhă").picks("blue")
    assert t.you == keys("blue") | amber(1) | line() | purged("revived-ză-orhă") and t.is_quiet


def test_revived_z_orh_forges_nothing_when_level_or_poor_and_comes_back_while_haunted() -> None:
    t = table(you=hand("revived-ză-orhă") | amber(7))
    t.you.plays("revived-ză-orhă")
    assert t.you == keys() | line("revived-ză-orhă")
    t = table(you=hand("punch"), enemy=line(damaged("revived-ză-orhă", 2)) | TEN)
    t.you.plays("punch")
    assert t.enemy == archives("revived-ză-orhă") and t.is_quiet
