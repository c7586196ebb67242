"""What each Sanctum action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    chains,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    maverick,
    purged,
    stunned,
    table,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_avenging_aura_gives_assault_for_each_key_of_the_opponent() -> None:
    t = table(you=hand("avenging-aura") | line("bumpsy"), enemy=line("troll") | keys("red", "blue"))
    t.you.plays("avenging-aura")
    assert t.you.keyword("bumpsy", "assault") == 2 and not t.enemy.keyword("troll", "assault")


def test_avenging_aura_counts_none_of_your_own_keys_and_ends_with_the_turn() -> None:
    t = table(you=hand("avenging-aura") | line("bumpsy") | keys("red"), enemy=houses("dis"))
    t.you.plays("avenging-aura")
    assert t.you.keyword("bumpsy", "assault") == 0
    t = table(you=hand("avenging-aura") | line("bumpsy"), enemy=keys("red") | houses("dis"))
    t.you.plays("avenging-aura").ends_turn()
    assert t.you.keyword("bumpsy", "assault") == 0


def test_harmonic_ritual_goes_to_the_left_as_far_as_houses_are_shared() -> None:
    mine = hand("harmonic-ritual") | line("urchin", "bumpsy", "krump", "troll")
    t = table(you=mine)
    t.you.plays("harmonic-ritual").picks("troll")
    assert t.you == amber(2 + t.state.cast[0].icons.count("amber")) and t.is_quiet


def test_harmonic_ritual_never_looks_to_the_right_nor_at_the_enemy() -> None:
    t = table(you=hand("harmonic-ritual") | line("bumpsy", "krump"), enemy=line("troll"))
    t.you.plays("harmonic-ritual").may_choose("bumpsy", "krump").picks("bumpsy")
    assert t.you == amber(t.state.cast[0].icons.count("amber")) and t.is_quiet


def test_harmonic_ritual_asks_for_nobody_where_no_house_is_shared() -> None:
    t = table(you=hand("harmonic-ritual") | line("troll", "fuguru", "krump"))
    t.you.plays("harmonic-ritual")
    assert t.you == amber(t.state.cast[0].icons.count("amber")) and t.is_quiet


def test_trial_by_water_resets_the_tide_and_keeps_it_down_until_your_next_turn() -> None:
    t = table(you=hand("trial-by-water", "marshal-ewer"), enemy=line("bumpsy") | houses("brobnar"), **HIGH)
    t.you.plays("trial-by-water").plays("marshal-ewer")
    assert t.state.tide == -1
    t.you.raises_tide()
    assert t.state.tide == -1 and t.you == chains(3)
    t.you.ends_turn()
    t.enemy.raises_tide()
    assert t.state.tide == -1 and t.enemy == chains(3)


def test_trial_by_water_lets_the_tide_rise_from_your_next_turn_on() -> None:
    t = table(you=hand("trial-by-water") | houses("sanctum"), enemy=houses("brobnar"), **LOW)
    t.you.plays("trial-by-water").ends_turn()
    t.enemy.ends_turn()
    t.you.raises_tide()
    assert t.state.tide == 0


def test_first_or_last_purges_all_with_the_highest_power() -> None:
    t = table(you=hand("first-or-last") | line("bumpsy", "urchin"), enemy=line("headhunter", "urchin"))
    t.you.plays("first-or-last").picks(0)
    assert t.you == line("urchin") | purged("bumpsy") and t.enemy == line("urchin") | purged("headhunter")


def test_first_or_last_purges_all_with_the_lowest_power_but_not_a_warded_one() -> None:
    t = table(you=hand("first-or-last") | line("bumpsy", "urchin"), enemy=line(warded("urchin"), "troll"))
    t.you.plays("first-or-last").picks(1)
    assert t.you == line("bumpsy") | purged("urchin") and t.enemy == line("urchin", "troll") and t.is_quiet


def test_honor_or_glory_strikes_the_flanks() -> None:
    t = table(you=hand("honor-or-glory") | line("troll"), enemy=line("bumpsy", "krump", "headhunter"))
    t.you.plays("honor-or-glory").picks(0)
    assert t.enemy == line(damaged("bumpsy", 3), "krump", damaged("headhunter", 3))
    assert t.you == line(damaged("troll", 3))


def test_honor_or_glory_strikes_those_between() -> None:
    t = table(you=hand("honor-or-glory") | line("troll"), enemy=line("bumpsy", "krump", "headhunter"))
    t.you.plays("honor-or-glory").picks(1)
    assert t.enemy == line("bumpsy", damaged("krump", 3), "headhunter") and t.you == line("troll")


def test_light_everlasting_plays_a_sanctum_creature_anywhere() -> None:
    mine = hand("light-everlasting") | discard("sequis", "bumpsy") | line("krump", "troll")
    t = table(you=mine)
    t.you.plays("light-everlasting").picks(1)
    assert t.you == line("krump", exhausted("sequis"), "troll") | discard("light-everlasting", "bumpsy")


def test_light_everlasting_finds_no_creature_of_another_house() -> None:
    t = table(you=hand("light-everlasting") | discard("bumpsy") | line("krump", "troll"))
    t.you.plays("light-everlasting")
    assert t.you == line("krump", "troll") | discard("light-everlasting", "bumpsy") and t.is_quiet


def test_light_everlasting_helps_no_creature_played_later() -> None:
    mine = hand("light-everlasting", "bulwark") | discard("sequis") | line("krump", "troll")
    t = table(you=mine)
    t.you.plays("light-everlasting").picks(1)
    t.you.plays("bulwark")
    assert t.you == line("krump", "sequis", "troll", "bulwark") and t.is_quiet


def test_grand_melee_destroys_who_shares_no_house_with_a_neighbor() -> None:
    t = table(you=hand("grand-melee") | line("bumpsy", "krump", "urchin"), enemy=line("troll"))
    t.you.plays("grand-melee")
    assert t.you == line("bumpsy", "krump") and t.enemy == line() and t.is_quiet


def test_grand_melee_looks_at_all_before_any_dies() -> None:
    t = table(you=hand("grand-melee"), enemy=line("urchin", "bumpsy", "silvertooth", "noddy-the-thief"))
    t.you.plays("grand-melee")
    assert t.enemy == line("silvertooth", "noddy-the-thief") and t.is_quiet


def test_hammer_gram_strikes_and_stuns() -> None:
    t = table(you=hand("hammer-gram"), enemy=line("troll", "bumpsy"))
    t.you.plays("hammer-gram").picks("troll")
    assert t.enemy == line(stunned(damaged("troll", 3)), "bumpsy") and t.is_quiet


def test_hammer_gram_stuns_also_who_was_not_hurt() -> None:
    t = table(you=hand("hammer-gram"), enemy=line(warded("troll"), "bumpsy"))
    t.you.plays("hammer-gram").picks("troll")
    assert t.enemy == line(stunned("troll"), "bumpsy") and t.is_quiet


def test_heal_or_harm_heals_and_gains() -> None:
    t = table(you=hand("heal-or-harm"), enemy=line(damaged("troll", 5), "bumpsy"))
    before = t.state.cast[0].icons.count("amber")
    t.you.plays("heal-or-harm").picks(0, "troll")
    assert t.enemy == line("troll", "bumpsy") and t.you == amber(1 + before) and t.is_quiet


def test_heal_or_harm_readies_and_fights_with_a_friend_only() -> None:
    t = table(you=hand("heal-or-harm") | line(exhausted("troll"), "krump"), enemy=line("bumpsy"))
    t.you.plays("heal-or-harm").picks(1).may_choose("troll", "krump").picks("troll")
    assert t.you == line(damaged("troll", 5), "krump") and t.enemy == line() and t.is_quiet


def test_shifting_battlefield_moves_a_creature_that_captures() -> None:
    t = table(you=hand("shifting-battlefield") | line("bumpsy", "krump", "troll"), enemy=amber(2))
    t.you.plays("shifting-battlefield").picks("troll", 0)
    assert t.you == line(holding("troll", 1), "bumpsy", "krump") and t.enemy == amber(1) and t.is_quiet


def test_shifting_battlefield_moves_no_enemy() -> None:
    t = table(you=hand("shifting-battlefield") | line("bumpsy"), enemy=line("krump", "troll") | amber(2))
    t.you.plays("shifting-battlefield")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.enemy == line("krump", "troll") | amber(1) and t.you == line(holding("bumpsy", 1))


def test_strange_ordination_is_played_at_high_tide() -> None:
    t = table(you=hand("strange-ordination"), **HIGH)
    t.you.plays("strange-ordination")
    assert t.you == discard("strange-ordination") and t.is_quiet


def test_strange_ordination_is_not_played_at_low_or_neutral_tide() -> None:
    for tide in (LOW, {"tide_card": True}):
        assert not table(you=hand("strange-ordination"), **tide).you.can("play", "strange-ordination")


def test_taxing_journey_captures_with_a_creature_and_neighbors_of_its_house() -> None:
    t = table(you=hand("taxing-journey") | line("bumpsy", "krump", "urchin"), enemy=amber(5))
    t.you.plays("taxing-journey").picks("krump")
    assert t.you == line(holding("bumpsy", 1), holding("krump", 1), "urchin") and t.enemy == amber(3)
    assert t.is_quiet


def test_taxing_journey_asks_houses_and_not_names() -> None:
    mine = hand("taxing-journey") | line(maverick("krump", "dis"), "krump", "bumpsy")
    t = table(you=mine, enemy=amber(1), house="sanctum")
    t.you.plays("taxing-journey").picks("krump#2")
    assert t.you.body("bumpsy").amber == 0 and t.enemy == amber(0) and t.is_quiet


def test_trial_by_water_leaves_a_tide_that_nobody_brought_alone() -> None:
    t = table(you=hand("trial-by-water") | artifacts("dry-the-river"))
    t.you.plays("trial-by-water")
    assert t.state.tide == -1 and t.is_quiet
