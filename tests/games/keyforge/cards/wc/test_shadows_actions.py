"""Shadows actions of Worlds Collide: what each does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    enraged,
    hand,
    holding,
    houses,
    line,
    table,
    warded,
)


def test_hit_and_run_wounds_one_and_returns_a_friend() -> None:
    t = table(you=hand("hit-and-run") | line("urchin", "umbra"), enemy=line("troll"), house="shadows")
    t.you.plays("hit-and-run").picks("troll", "umbra")
    assert t.enemy == line(damaged("troll", 2)) and t.you == line("urchin") | hand("umbra") and t.is_quiet


def test_hit_and_run_returns_no_enemy() -> None:
    t = table(you=hand("hit-and-run"), enemy=line("troll"), house="shadows")
    t.you.plays("hit-and-run")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_hock_destroys_an_artifact_and_gains_one() -> None:
    t = table(you=hand("hock"), enemy=artifacts("cannon"), house="shadows")
    t.you.plays("hock")
    assert t.enemy == artifacts() and t.you == amber(2)


def test_hock_gains_nothing_more_without_an_artifact() -> None:
    t = table(you=hand("hock"), enemy=line("troll"), house="shadows")
    t.you.plays("hock")
    assert t.you == amber(1) and t.enemy == line("troll")


def test_inky_gloom_keeps_the_enemy_from_reaping_on_its_next_turn() -> None:
    t = table(you=hand("inky-gloom") | line("urchin"), enemy=line("troll") | houses("brobnar", "dis"))
    t.you.plays("inky-gloom")
    assert t.you.can("reap", "urchin")
    t.you.ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "troll") and t.enemy.can("fight", "troll")


def test_inky_gloom_is_over_with_that_turn() -> None:
    t = table(you=hand("inky-gloom") | houses("shadows"), enemy=line("troll") | houses("brobnar"))
    t.you.plays("inky-gloom").ends_turn()
    t.enemy.ends_turn()
    t.you.ends_turn()
    assert t.enemy.can("reap", "troll")


def test_kymoor_eclipse_shuffles_the_flanks_into_decks() -> None:
    t = table(you=hand("kymoor-eclipse") | line("urchin"), enemy=line("troll", "zorg", "bumpsy"))
    t.you.plays("kymoor-eclipse")
    assert t.you.look("deck") == ["urchin"] and t.enemy == line("zorg")
    assert sorted(t.enemy.look("deck")) == ["bumpsy", "troll"]


def test_kymoor_eclipse_only_takes_the_ward_of_a_warded_flank() -> None:
    t = table(you=hand("kymoor-eclipse"), enemy=line(warded("troll"), "zorg", "bumpsy"), house="shadows")
    t.you.plays("kymoor-eclipse")
    assert t.enemy == line("troll", "zorg") and t.enemy.look("deck") == ["bumpsy"]


def test_mug_takes_one_from_a_creature_and_wounds_it() -> None:
    t = table(you=hand("mug"), enemy=line(holding("troll", 2)), house="shadows")
    t.you.plays("mug")
    assert t.you == amber(2) and t.enemy == line(damaged(holding("troll", 1), 2))


def test_v17_faq_desvalijarra_1_mug_wounds_a_creature_without_amber_too() -> None:
    t = table(you=hand("mug"), enemy=line("troll", holding("zorg", 1)), house="shadows")
    t.you.plays("mug").picks("troll")
    assert t.you == amber(1) and t.enemy == line(damaged("troll", 2), holding("zorg", 1)) and t.is_quiet


def test_mug_takes_no_more_than_one() -> None:
    t = table(you=hand("mug"), enemy=line(holding("dust-pixie", 3)), house="shadows")
    t.you.plays("mug")
    assert t.enemy == line() and t.you == amber(1 + 1 + 2), "what was left falls to you with it"


def test_pestering_blow_wounds_and_enrages() -> None:
    t = table(you=hand("pestering-blow"), enemy=line("troll", "zorg"), house="shadows")
    t.you.plays("pestering-blow").picks("troll")
    assert t.enemy == line(enraged(damaged("troll", 1)), "zorg") and t.is_quiet


def test_pestering_blow_enrages_no_dead_creature() -> None:
    t = table(you=hand("pestering-blow"), enemy=line("dust-pixie", "zorg"), house="shadows")
    t.you.plays("pestering-blow").picks("dust-pixie")
    assert t.enemy == line("zorg") | discard("dust-pixie") and t.is_quiet


def test_trust_no_one_steals_for_each_house_of_the_enemy_where_you_stand_alone() -> None:
    theirs = line("troll", "bumpsy", "dust-pixie", "urchin", "zorg") | amber(5)
    t = table(you=hand("trust-no-one"), enemy=theirs, house="shadows")
    t.you.plays("trust-no-one")
    assert t.you == amber(3) and t.enemy == amber(2)
    two = table(you=hand("trust-no-one"), enemy=line("troll", "urchin") | amber(5), house="shadows")
    two.you.plays("trust-no-one")
    assert two.you == amber(2)


def test_trust_no_one_steals_one_beside_a_friend() -> None:
    t = table(you=hand("trust-no-one") | line("urchin"), enemy=line("troll", "zorg") | amber(5))
    t.you.plays("trust-no-one")
    assert t.you == amber(1) and t.enemy == amber(4)


def test_into_the_night_lets_only_shadows_fight() -> None:
    mine = hand("into-the-night") | line("urchin")
    t = table(you=mine, enemy=line("troll") | houses("brobnar", "dis"), house="shadows")
    t.you.plays("into-the-night")
    assert t.you.can("fight", "urchin")
    t.you.ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("fight", "troll") and t.enemy.can("reap", "troll")


def test_into_the_night_is_over_with_your_next_turn() -> None:
    t = table(
        you=hand("into-the-night") | line("troll") | houses("brobnar", "shadows"),
        enemy=line("zorg") | houses("mars"),
        house="shadows",
    )
    t.you.plays("into-the-night").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert t.you.can("fight", "troll")


def test_no_safety_in_numbers_wounds_a_house_with_three_creatures_in_play() -> None:
    t = table(
        you=hand("no-safety-in-numbers") | line("troll", "urchin"),
        enemy=line("bumpsy", "krump"),
        house="shadows",
    )
    t.you.plays("no-safety-in-numbers")
    assert t.you == line(damaged("troll", 3), "urchin")
    assert t.enemy == line(damaged("bumpsy", 3), damaged("krump", 3))


def test_no_safety_in_numbers_spares_a_house_with_two() -> None:
    t = table(you=hand("no-safety-in-numbers") | line("troll"), enemy=line("bumpsy", "zorg"), house="shadows")
    t.you.plays("no-safety-in-numbers")
    assert t.you == line("troll") and t.enemy == line("bumpsy", "zorg")


def test_subtle_chain_makes_the_enemy_discard_at_random() -> None:
    t = table(you=hand("subtle-chain"), enemy=hand("anger"), house="shadows")
    t.you.plays("subtle-chain")
    assert t.enemy == hand() | discard("anger")


def test_subtle_chain_takes_nothing_of_your_hand() -> None:
    t = table(you=hand("subtle-chain", "urchin"), house="shadows")
    t.you.plays("subtle-chain")
    assert t.you == hand("urchin") | amber(1) and t.is_quiet


def test_hunter_or_hunted_wards_a_creature() -> None:
    t = table(you=hand("hunter-or-hunted") | line("urchin"), enemy=line("troll"), house="shadows")
    t.you.plays("hunter-or-hunted").picks(0, "urchin")
    assert t.you == line(warded("urchin")) and t.enemy == line("troll") and t.is_quiet


def test_hunter_or_hunted_moves_a_ward_to_another_creature() -> None:
    t = table(you=hand("hunter-or-hunted") | line("urchin"), enemy=line(warded("troll")), house="shadows")
    t.you.plays("hunter-or-hunted").picks(1).may_choose("urchin", "troll").picks("troll")
    assert t.you == line(warded("urchin")) and t.enemy == line("troll") and t.is_quiet
    none = table(you=hand("hunter-or-hunted") | line("urchin"), enemy=line("troll"), house="shadows")
    none.you.plays("hunter-or-hunted").picks(1)
    assert none.you == line("urchin") and none.enemy == line("troll") and none.is_quiet
