"""What each Shadows action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    line,
    ready,
    table,
    warded,
)

LOW = {"tide_card": True, "tide": 1}


def test_early_birds_readies_shadows_cards_of_both_players() -> None:
    t = table(
        you=hand("early-birds")
        | line(exhausted("dodger"), exhausted("krump"))
        | artifacts(exhausted("submersible")),
        enemy=line(exhausted("umbra")),
    )
    t.you.plays("early-birds")
    assert t.you == line(ready("dodger"), exhausted("krump")) | artifacts(ready("submersible"))
    assert t.enemy == line(ready("umbra")) and t.is_quiet


def test_early_birds_must_be_first() -> None:
    t = table(you=hand("early-birds", "kerwollop"))
    t.you.plays("kerwollop")
    assert not t.you.can("play", "early-birds")


def test_easy_marks_exalts_each_damaged_enemy() -> None:
    t = table(you=hand("easy-marks"), enemy=line(damaged("troll", 1), damaged("krump", 2), "bumpsy"))
    t.you.plays("easy-marks")
    assert t.enemy == line(holding(damaged("troll", 1), 1), holding(damaged("krump", 2), 1), "bumpsy")


def test_easy_marks_exalts_no_friend() -> None:
    t = table(you=hand("easy-marks") | line(damaged("troll", 1)), enemy=amber(2))
    t.you.plays("easy-marks")
    assert t.you == line(damaged("troll", 1)) and t.is_quiet


def test_blatant_thievery_enrages_and_takes_all_its_amber() -> None:
    t = table(you=hand("blatant-thievery"), enemy=line(holding("troll", 3), "krump"))
    t.you.plays("blatant-thievery").may_choose("troll", "krump").picks("troll")
    assert t.enemy == line(enraged("troll"), "krump") and t.you == amber(4)


def test_blatant_thievery_takes_the_amber_of_one_that_is_enraged_already() -> None:
    t = table(you=hand("blatant-thievery"), enemy=line(enraged(holding("troll", 2))) | amber(3))
    t.you.plays("blatant-thievery")
    assert t.enemy == line(enraged("troll")) | amber(3) and t.you == amber(3)


def test_safe_or_sorry_archives_as_many_friends_as_you_like() -> None:
    t = table(you=hand("safe-or-sorry") | line("dodger", "krump"), enemy=line("troll"))
    t.you.plays("safe-or-sorry").picks(0).may_choose("dodger", "krump").picks("krump", "done")
    assert t.you == line("dodger") | archives("krump") and t.is_quiet


def test_safe_or_sorry_strikes_one_creature_for_the_amber_of_the_opponent() -> None:
    t = table(you=hand("safe-or-sorry") | amber(7), enemy=line("troll", "krump") | amber(4))
    t.you.plays("safe-or-sorry").picks(1, "troll")
    assert t.enemy == line(damaged("troll", 4), "krump") | amber(4)


def test_cement_shoes_raises_the_tide_over_a_dead_body() -> None:
    t = table(you=hand("cement-shoes"), enemy=line("batdrone"), **LOW)
    t.you.plays("cement-shoes")
    assert t.enemy == line() and t.state.tide == 0


def test_cement_shoes_raises_nothing_for_a_survivor() -> None:
    t = table(you=hand("cement-shoes"), enemy=line(warded("batdrone")), **LOW)
    t.you.plays("cement-shoes")
    assert t.enemy == line("batdrone") and t.state.tide == 1


def test_hornswoggle_uses_an_enemy_artifact_as_yours() -> None:
    t = table(you=hand("hornswoggle") | deck("fear"), enemy=artifacts("library-of-babble"))
    t.you.plays("hornswoggle")
    assert t.you == hand("fear") and t.enemy == artifacts(exhausted("library-of-babble"))


def test_hornswoggle_cannot_use_what_is_exhausted_or_your_own() -> None:
    t = table(
        you=hand("hornswoggle") | artifacts("library-of-babble") | deck("fear"),
        enemy=artifacts(exhausted("library-of-babble")),
    )
    t.you.plays("hornswoggle")
    assert t.you == hand() | artifacts(ready("library-of-babble")) and t.is_quiet


def test_kerwollop_gains_for_each_creature_it_destroys() -> None:
    t = table(you=hand("kerwollop") | line("dust-pixie"), enemy=line("troll", "urchin"))
    t.you.plays("kerwollop")
    assert t.you == line() | amber(2) and t.enemy == line(damaged("troll", 1))


def test_kerwollop_gains_nothing_for_survivors() -> None:
    t = table(you=hand("kerwollop"), enemy=line(warded("urchin"), "bulwark"))
    t.you.plays("kerwollop")
    assert t.you == amber(0) and t.enemy == line("urchin", "bulwark")


def test_loot_or_pillage_steals_one() -> None:
    t = table(you=hand("loot-or-pillage") | line("dodger"), enemy=amber(4))
    t.you.plays("loot-or-pillage").picks(0)
    assert t.you == amber(1) | line("dodger") and t.enemy == amber(3)


def test_loot_or_pillage_has_a_friend_capture_three() -> None:
    t = table(you=hand("loot-or-pillage") | line("dodger", "krump"), enemy=line("troll") | amber(4))
    t.you.plays("loot-or-pillage").picks(1).may_choose("dodger", "krump").picks("krump")
    assert t.you == amber(0) | line("dodger", holding("krump", 3)) and t.enemy == amber(1)


def test_scooped_has_a_survivor_capture_from_its_own_side() -> None:
    t = table(you=hand("scooped"), enemy=line("troll") | amber(3))
    t.you.plays("scooped")
    assert t.enemy == line(holding(damaged("troll", 2), 1)) | amber(2)


def test_scooped_captures_nothing_by_the_dead() -> None:
    t = table(you=hand("scooped"), enemy=line("batdrone") | amber(3))
    t.you.plays("scooped")
    assert t.enemy == line() | amber(3) | discard("batdrone") and t.you == amber(1)


def test_walk_the_plank_strikes_where_there_is_nothing_to_steal() -> None:
    t = table(you=hand("walk-the-plank") | amber(2), enemy=line("troll") | amber(0))
    t.you.plays("walk-the-plank")
    assert t.enemy == line(damaged("troll", 4)) and t.you == amber(2)


def test_walk_the_plank_steals_where_there_is() -> None:
    t = table(you=hand("walk-the-plank"), enemy=line("troll") | amber(1))
    t.you.plays("walk-the-plank")
    assert t.enemy == line("troll") | amber(0) and t.you == amber(1)


def test_stir_up_trouble_has_two_neighbors_strike_each_other() -> None:
    t = table(you=hand("stir-up-trouble"), enemy=line("bumpsy", "troll", "krump", "urchin"))
    t.you.plays("stir-up-trouble").picks("troll").may_choose("bumpsy", "krump").picks("krump")
    assert t.enemy == line("bumpsy", damaged("troll", 6), "urchin") | discard("krump") and t.is_quiet


def test_stir_up_trouble_is_none_for_a_lone_creature_and_armor_holds() -> None:
    t = table(you=hand("stir-up-trouble") | line("bumpsy"), enemy=line("sequis", "batdrone"))
    t.you.plays("stir-up-trouble").picks("bumpsy")
    assert t.you == line("bumpsy") and t.is_quiet
    t = table(you=hand("stir-up-trouble"), enemy=line("sequis", "batdrone"))
    t.you.plays("stir-up-trouble").picks("sequis")
    assert t.enemy == line("sequis") | discard("batdrone")


def test_stir_up_trouble_is_dealt_by_the_creatures_themselves() -> None:
    """v17.2 FAQ «Id del Hombro»: whatever damage it would deal, it steals instead."""
    t = table(you=hand("stir-up-trouble") | line("shoulder-id", "krump"), enemy=amber(3))
    t.you.plays("stir-up-trouble").picks("krump")
    assert t.you == line("krump") | amber(1) and t.enemy == amber(2)
