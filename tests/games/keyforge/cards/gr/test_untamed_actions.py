"""What each Untamed action of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    damaged,
    deck,
    discard,
    hand,
    line,
    maverick,
    table,
    upgraded,
    warded,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_choking_ivy_destroys_the_weakest_twice_for_the_unhaunted() -> None:
    t = table(you=hand("choking-ivy") | line("dust-pixie", "troll"), enemy=line("silvertooth", "umbra"))
    t.you.plays("choking-ivy")
    assert t.you == line("troll") and t.enemy == line()
    assert t.is_quiet


def test_choking_ivy_destroys_once_for_the_haunted_and_whom_it_made_so() -> None:
    t = table(you=hand("choking-ivy") | HAUNTED, enemy=line("dust-pixie", "silvertooth"))
    t.you.plays("choking-ivy")
    assert t.enemy == line("silvertooth")
    t = table(you=hand("choking-ivy") | line("dust-pixie") | NEARLY, enemy=line("silvertooth"))
    t.you.plays("choking-ivy")
    assert t.enemy == line("silvertooth")
    assert t.is_quiet


def test_the_witching_hour_returns_every_witch_of_your_pile() -> None:
    t = table(
        you=hand("the-witching-hour") | discard("jervi", "troll", "witch-queen"), enemy=discard("jervi")
    )
    t.you.plays("the-witching-hour")
    assert t.you == hand("jervi", "witch-queen") | discard("the-witching-hour", "troll")
    assert t.enemy == discard("jervi")
    assert t.is_quiet


def test_the_witching_hour_leaves_witches_in_play() -> None:
    t = table(you=hand("the-witching-hour") | line("jervi"))
    t.you.plays("the-witching-hour")
    assert t.you == hand() | line("jervi")
    assert t.is_quiet


def test_came_back_wrong_plays_a_creature_of_the_pile_and_clings_to_it() -> None:
    t = table(you=hand("came-back-wrong") | discard("troll", "zap"))
    t.you.plays("came-back-wrong")
    assert t.you == line(upgraded("troll", "came-back-wrong")) | discard("zap")
    assert t.you.power("troll") == 6 and t.you.keyword("troll", "poison")
    assert t.is_quiet


def test_came_back_wrong_without_a_creature_is_discarded() -> None:
    t = table(you=hand("came-back-wrong") | line("troll") | discard("zap"))
    t.you.plays("came-back-wrong")
    assert t.you == line("troll") | discard("came-back-wrong", "zap")
    assert t.is_quiet


def test_came_back_wrong_kills_the_weak_and_follows_them() -> None:
    t = table(you=hand("came-back-wrong") | discard("silvertooth"))
    t.you.plays("came-back-wrong")
    assert t.you == line()
    assert sorted(t.you.look("discard")) == ["came-back-wrong", "silvertooth"]
    assert t.is_quiet


def test_came_back_wrong_that_is_resolved_as_if_it_were_played_clings_to_the_creature_too() -> None:
    # The card says so of itself, wherever it lies face up: as Art Project purges itself (v17.2 «Texto autorreferencial»).
    grafted = {"card": "infomancer", "under": [{"card": "came-back-wrong", "face_up": True}]}
    t = table(you=line(grafted) | discard("troll"), enemy=line("krump"))
    t.you.reaps("infomancer")
    assert t.you == line("infomancer", upgraded("troll", "came-back-wrong")) | discard()
    assert t.you.body("infomancer").under == ()
    t = table(you=hand("missile-officer-myers", "came-back-wrong") | discard("troll"), enemy=line("krump"))
    t.you.discards("missile-officer-myers").picks("troll")
    assert t.you == line(upgraded("troll", "came-back-wrong")) | discard("missile-officer-myers")
    assert t.is_quiet


def test_rotfeast_pays_for_each_creature_dealt_damage() -> None:
    t = table(you=hand("rotfeast", "witch-of-the-spore") | line("snufflegator"), enemy=line("troll", "zorg"))
    t.you.plays("rotfeast").discards("witch-of-the-spore").picks("troll")
    assert t.you == amber(2)
    t.you.fights("snufflegator", "zorg")
    assert t.you == amber(3)
    assert t.is_quiet


def test_rotfeast_pays_neither_for_prevented_damage_nor_after_the_turn() -> None:
    t = table(you=hand("rotfeast", "witch-of-the-spore") | line("troll"), enemy=line(warded("zorg")))
    t.you.plays("rotfeast").discards("witch-of-the-spore")
    assert t.you == amber(1) and t.enemy == line("zorg")
    t.you.ends_turn()
    t.enemy.fights("zorg")
    assert t.you == amber(1)
    assert t.is_quiet


def test_till_the_earth_shuffles_both_piles() -> None:
    t = table(you=hand("till-the-earth") | discard("zap"), enemy=discard("ufo", "ufo") | deck("ufo"))
    t.you.plays("till-the-earth")
    assert (
        t.you == deck("zap") | discard("till-the-earth") and t.enemy == deck("ufo", "ufo", "ufo") | discard()
    )
    assert t.is_quiet


def test_till_the_earth_keeps_hands_as_they_are() -> None:
    t = table(you=hand("till-the-earth", "zap"), enemy=hand("ufo"))
    t.you.plays("till-the-earth")
    assert t.you == hand("zap") | deck() and t.enemy == hand("ufo") | deck()
    assert t.is_quiet


def test_invigorating_shower_shuffles_one_house_of_your_pile_away() -> None:
    t = table(you=hand("invigorating-shower") | discard("zap", "punch", maverick("ufo", "brobnar")))
    t.you.plays("invigorating-shower").picks("brobnar")
    assert sorted(t.you.look("deck")) == ["punch", "ufo"]
    assert t.you == discard("invigorating-shower", "zap")
    assert t.is_quiet


def test_invigorating_shower_leaves_the_other_pile() -> None:
    t = table(you=hand("invigorating-shower") | discard("anger"), enemy=discard("punch"))
    t.you.plays("invigorating-shower").picks("brobnar")
    assert t.you == deck("anger") and t.enemy == discard("punch") | deck()
    assert t.is_quiet


def test_lost_in_the_wild_shuffles_the_flanks_twice_for_the_haunted() -> None:
    t = table(you=hand("lost-in-the-wild") | HAUNTED, enemy=line("zorg", "zorg", "troll", "zorg", "zorg"))
    t.you.plays("lost-in-the-wild")
    assert t.enemy == line("troll") | deck(*["zorg"] * 4)
    assert t.is_quiet


def test_lost_in_the_wild_shuffles_once_otherwise_and_no_warded_creature() -> None:
    t = table(you=hand("lost-in-the-wild") | NEARLY, enemy=line("zorg", "troll", "valdr", warded("bumpsy")))
    t.you.plays("lost-in-the-wild")
    assert t.enemy == line("troll", "valdr", "bumpsy") | deck("zorg")
    assert t.is_quiet


def test_spoo_key_charge_forges_for_the_haunted_and_shuffles_the_pile() -> None:
    t = table(you=hand("spoo-key-charge") | amber(6) | HAUNTED)
    t.you.plays("spoo-key-charge").picks("red")
    assert t.you.keys == 1 and t.you == amber(0) | deck(*["punch"] * 10) | discard("spoo-key-charge")
    assert t.is_quiet


def test_spoo_key_charge_only_shuffles_otherwise() -> None:
    t = table(you=hand("spoo-key-charge") | amber(6) | NEARLY)
    t.you.plays("spoo-key-charge")
    assert t.you.keys == 0 and t.you == amber(6) | deck(*["punch"] * 9)
    assert t.is_quiet


def test_the_circle_of_life_pays_every_haunted_player() -> None:
    t = table(you=hand("the-circle-of-life") | HAUNTED, enemy=HAUNTED)
    t.you.plays("the-circle-of-life")
    assert (t.you.amber, t.enemy.amber) == (3, 2)
    assert t.is_quiet


def test_the_circle_of_life_pays_no_other() -> None:
    t = table(you=hand("the-circle-of-life") | NEARLY, enemy=HAUNTED)
    t.you.plays("the-circle-of-life")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
    assert t.is_quiet


def test_aember_storm_deals_one_for_each_amber_in_your_pool() -> None:
    t = table(you=hand("æmber-storm") | amber(2), enemy=line("troll", "zorg"))
    t.you.plays("æmber-storm").may_choose("troll", "zorg").picks("troll", "troll", "zorg")
    assert t.enemy == line(damaged("troll", 2), damaged("zorg", 1)) and t.you == amber(3)
    assert t.is_quiet


def test_aember_storm_hurts_no_friend() -> None:
    t = table(you=hand("æmber-storm") | line("snufflegator") | amber(3))
    t.you.plays("æmber-storm")
    assert t.you == line("snufflegator") | amber(4)
    assert t.is_quiet
