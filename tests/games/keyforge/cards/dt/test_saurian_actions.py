"""What each Saurian action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    chains,
    damaged,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    line,
    purged,
    table,
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_enlist_numeri_takes_a_laden_creature_into_house_saurian() -> None:
    t = table(you=hand("enlist-numeri"), enemy=line(holding("troll", 1), "bumpsy"))
    t.you.plays("enlist-numeri")
    assert t.you == line(holding("troll", 1)) and t.enemy == line("bumpsy")
    assert t.you.can("reap", "troll") and t.is_quiet


def test_enlist_numeri_takes_it_from_its_own_house_even_where_that_is_yours() -> None:
    mine = hand("enlist-numeri") | houses("saurian", "brobnar")
    t = table(you=mine, enemy=line(holding("troll", 1)) | houses("dis"), house="saurian")
    t.you.plays("enlist-numeri").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert not t.you.can("reap", "troll")


def test_enlist_numeri_takes_nobody_without_amber() -> None:
    t = table(you=hand("enlist-numeri"), enemy=line("troll"))
    t.you.plays("enlist-numeri")
    assert t.enemy == line("troll") and t.is_quiet


def test_swallow_whole_feeds_the_weaker_to_the_stronger() -> None:
    t = table(you=hand("swallow-whole") | line("urchin"), enemy=line("troll", "bumpsy"), **HIGH)
    t.you.plays("swallow-whole").picks("troll", "bumpsy")
    assert t.enemy == line(grown("troll", 5)) | purged("bumpsy") and t.you == line("urchin") and t.is_quiet


def test_swallow_whole_purges_a_creature_that_is_alone() -> None:
    """v17.2 FAQ «Tragar Entero»: the only creature in play is purged, and the rest does not resolve."""
    t = table(you=hand("swallow-whole") | line("troll"), **HIGH)
    t.you.plays("swallow-whole")
    assert t.you == line() | purged("troll") and t.is_quiet


def test_swallow_whole_lets_the_active_player_choose_among_equals() -> None:
    t = table(you=hand("swallow-whole") | line("bumpsy"), enemy=line("headhunter"), **HIGH)
    t.you.plays("swallow-whole").may_choose("bumpsy", "headhunter").picks("headhunter")
    assert t.you == line(grown("bumpsy", 5)) and t.enemy == line() | purged("headhunter") and t.is_quiet


def test_swallow_whole_purges_no_warded_creature_but_the_other_grows() -> None:
    t = table(you=hand("swallow-whole") | line(warded("bumpsy")), enemy=line("troll"), **HIGH)
    t.you.plays("swallow-whole")
    assert t.you == line("bumpsy") and t.enemy == line(grown("troll", 5)) and t.is_quiet


def test_swallow_whole_is_not_played_at_low_tide() -> None:
    assert not table(you=hand("swallow-whole") | line("troll"), **LOW).you.can("play", "swallow-whole")


def test_ankylo_formation_lets_one_creature_skirmish() -> None:
    t = table(you=hand("ankylo-formation") | line("bumpsy", "krump"))
    t.you.plays("ankylo-formation").picks(0, "bumpsy")
    assert t.you.keyword("bumpsy", "skirmish") and not t.you.keyword("krump", "skirmish")
    assert t.you == line("bumpsy", "krump") and t.is_quiet


def test_ankylo_formation_lets_all_skirmish_for_an_exalted_one() -> None:
    t = table(you=hand("ankylo-formation") | line("bumpsy", "krump"), enemy=line("troll"))
    t.you.plays("ankylo-formation").picks(1, "krump")
    assert t.you.keyword("bumpsy", "skirmish") and t.you.keyword("krump", "skirmish")
    assert t.you == line("bumpsy", holding("krump", 1)) and not t.enemy.keyword("troll", "skirmish")


def test_bury_riches_brings_one_from_each_creature_to_its_controller_at_high_tide() -> None:
    mine = hand("bury-riches") | line(holding("bumpsy", 2))
    t = table(you=mine, enemy=line(holding("troll", 1), "krump"), **HIGH)
    bonus = t.state.cast[0].icons.count("amber")
    t.you.plays("bury-riches")
    assert t.you == line(holding("bumpsy", 1)) | amber(1 + bonus)
    assert t.enemy == line("troll", "krump") | amber(1) and t.is_quiet


def test_bury_riches_moves_nothing_where_no_creature_is_in_play() -> None:
    t = table(you=hand("bury-riches"), **HIGH)
    t.you.plays("bury-riches")
    assert t.enemy == amber(0) and t.you == discard("bury-riches") and t.is_quiet


def test_bury_riches_raises_the_tide_otherwise() -> None:
    for tide in (LOW, {"tide_card": True}):
        t = table(you=hand("bury-riches") | line(holding("bumpsy", 2)), **tide)
        t.you.plays("bury-riches")
        assert t.state.tide == 0 and t.you == line(holding("bumpsy", 2)) | chains(0)


def test_di_no_you_didn_t_destroys_a_laden_enemy() -> None:
    t = table(you=hand("di-no-you-didn-t"), enemy=line(holding("troll", 2), "bumpsy"))
    bonus = t.state.cast[0].icons.count("amber")
    t.you.plays("di-no-you-didn-t")
    assert t.enemy == line("bumpsy") and t.you == amber(2 + bonus) and t.is_quiet


def test_di_no_you_didn_t_spares_friends_and_those_without_amber() -> None:
    t = table(you=hand("di-no-you-didn-t") | line(holding("krump", 1)), enemy=line("bumpsy"))
    t.you.plays("di-no-you-didn-t")
    assert t.enemy == line("bumpsy") and t.you == line(holding("krump", 1)) and t.is_quiet


def test_wipe_clear_hurts_everybody_and_destroys_upgrades() -> None:
    mine = hand("wipe-clear") | line(upgraded("bumpsy", "blood-of-titans"))
    t = table(
        you=mine, enemy=line("urchin", upgraded("troll", "duskrunner")) | artifacts("gauntlet-of-command")
    )
    t.you.plays("wipe-clear")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.you == line(damaged("bumpsy", 1)) and t.enemy == line(damaged("troll", 1))
    assert t.enemy == artifacts("gauntlet-of-command")


def test_wipe_clear_slays_who_lived_by_an_upgrade() -> None:
    t = table(you=hand("wipe-clear"), enemy=line(upgraded(damaged("bumpsy", 5), "blood-of-titans")))
    t.you.plays("wipe-clear")
    assert t.enemy == line() and t.is_quiet


def test_carpe_vinum_exalts_two_enemies() -> None:
    t = table(you=hand("carpe-vinum") | line("krump"), enemy=line("troll", "bumpsy", "urchin"))
    t.you.plays("carpe-vinum").may_choose("troll", "bumpsy", "urchin").picks("troll", "urchin")
    assert t.enemy == line(holding("troll", 1), "bumpsy", holding("urchin", 1)) and t.is_quiet


def test_carpe_vinum_does_not_exalt_one_enemy_twice() -> None:
    t = table(you=hand("carpe-vinum"), enemy=line("troll"))
    t.you.plays("carpe-vinum")
    assert t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_crushing_charge_destroys_the_weak_for_a_chain() -> None:
    t = table(you=hand("crushing-charge") | line("urchin"), enemy=line("sequis", "bumpsy"))
    t.you.plays("crushing-charge")
    assert t.you == line() | chains(1) and t.enemy == line("bumpsy") and t.is_quiet


def test_crushing_charge_looks_at_power_with_its_counters() -> None:
    t = table(you=hand("crushing-charge"), enemy=line(grown("sequis", 1)))
    t.you.plays("crushing-charge")
    assert t.enemy == line(grown("sequis", 1)) and t.you == chains(1)


def test_decadence_exalts_readies_and_uses_a_friend() -> None:
    t = table(you=hand("decadence") | line(exhausted("bumpsy"), "krump"))
    bonus = t.state.cast[0].icons.count("amber")
    t.you.plays("decadence").picks(0, "bumpsy")
    while not t.is_quiet:
        t.you.picks("reap")
    assert t.you == line(exhausted(holding("bumpsy", 1)), "krump") | amber(1 + bonus)


def test_decadence_moves_one_between_creatures_and_readies_nobody() -> None:
    t = table(you=hand("decadence") | line(exhausted("bumpsy")), enemy=line(holding("troll", 1)))
    t.you.plays("decadence").picks(1, "troll")
    while not t.is_quiet:
        t.you.picks("bumpsy")
    assert t.you == line(exhausted(holding("bumpsy", 1))) and t.enemy == line("troll")


def test_ostracize_purges_a_creature_for_one() -> None:
    t = table(you=hand("ostracize") | amber(1), enemy=line("troll"))
    bonus = t.state.cast[0].icons.count("amber")
    t.you.plays("ostracize")
    assert t.you == amber(bonus) and t.enemy == line() | purged("troll") and t.is_quiet


def test_ostracize_purges_nobody_where_nothing_is_lost() -> None:
    t = table(you=hand("ostracize"), enemy=line("troll"))
    assert t.state.cast[0].icons == ()
    t.you.plays("ostracize")
    assert t.enemy == line("troll") and t.you == amber(0) and t.is_quiet


def test_reach_advantage_captures_three_at_high_tide() -> None:
    t = table(you=hand("reach-advantage") | line("bumpsy"), enemy=amber(4), **HIGH)
    t.you.plays("reach-advantage")
    assert t.you == line(holding("bumpsy", 3)) and t.enemy == amber(1) and t.is_quiet


def test_reach_advantage_raises_the_tide_otherwise() -> None:
    t = table(you=hand("reach-advantage") | line("bumpsy"), enemy=amber(4) | discard(), **LOW)
    t.you.plays("reach-advantage")
    assert t.state.tide == 0 and t.you == line("bumpsy") and t.enemy == amber(4)
