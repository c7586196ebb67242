"""What each Untamed action of Dark Tidings does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    line,
    stunned,
    table,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_washed_away_destroys_each_artifact_at_high_tide() -> None:
    t = table(you=hand("washed-away") | artifacts("cannon"), enemy=artifacts("library-of-babble"), **HIGH)
    t.you.plays("washed-away")
    assert t.you == artifacts() and t.enemy == artifacts() and t.state.tide == 0


@pytest.mark.parametrize("id", ["washed-away", "all-tide-up"])
def test_some_raise_the_tide_where_it_is_not_high(id: str) -> None:
    t = table(you=hand(id) | artifacts("cannon"), **LOW)
    t.you.plays(id)
    assert t.you == artifacts("cannon") | amber(1) and t.state.tide == 0


def test_all_tide_up_gains_at_high_tide() -> None:
    t = table(you=hand("all-tide-up"), **HIGH)
    t.you.plays("all-tide-up")
    assert t.you == amber(2) and t.state.tide == 0


def test_aembermancy_turns_counters_into_amber() -> None:
    t = table(you=hand("æmbermancy") | line(grown("krump", 4)), enemy=line("troll"))
    t.you.plays("æmbermancy").picks("krump", 3)
    assert t.you == line(grown("krump", 1)) | amber(4) and t.is_quiet


def test_aembermancy_may_take_fewer_and_takes_no_more_than_there_are() -> None:
    t = table(you=hand("æmbermancy"), enemy=line(grown("troll", 2)))
    t.you.plays("æmbermancy").cannot_choose("3").picks(1)
    assert t.enemy == line(grown("troll", 1)) and t.you == amber(2) and t.is_quiet


def test_beach_day_returns_a_creature_and_gains_at_high_tide() -> None:
    for tide, gained in ((HIGH, 2), (LOW, 1)):
        t = table(you=hand("beach-day"), enemy=line("troll"), **tide)
        t.you.plays("beach-day")
        assert t.enemy == line() | hand("troll") and t.you == amber(gained)


def test_beach_day_gains_even_where_a_ward_holds_the_creature() -> None:
    t = table(you=hand("beach-day"), enemy=line(warded("troll")), **HIGH)
    t.you.plays("beach-day")
    assert t.enemy == line("troll") | hand() and t.you == amber(2)


def test_cross_porpoises_raises_the_tide_and_enrages_two() -> None:
    t = table(you=hand("cross-porpoises"), enemy=line("troll", "krump", "urchin"), **LOW)
    t.you.plays("cross-porpoises").picks("troll", "urchin")
    assert t.enemy == line(enraged("troll"), "krump", enraged("urchin")) and t.state.tide == 0


def test_cross_porpoises_wakes_nobody_where_the_tide_is_high_already() -> None:
    """v17.2 FAQ «Marea»: the tide cannot be raised where it is high, so Hydrocataloguer has nothing to follow."""
    for tide, archived in ((HIGH, 0), (LOW, 1)):
        t = table(
            you=hand("cross-porpoises") | artifacts("hydrocataloguer") | deck("fear", "anger"),
            **tide,
            house="untamed",
        )
        t.you.plays("cross-porpoises")
        assert len(t.state.archives[0]) == archived and t.is_quiet


def test_genetic_drift_grows_one_and_then_all_that_have_grown() -> None:
    t = table(you=hand("genetic-drift") | line("krump", grown("troll", 2)), enemy=line(grown("urchin", 1)))
    t.you.plays("genetic-drift").picks("krump")
    assert t.you == line(grown("krump", 2), grown("troll", 3)) and t.enemy == line(grown("urchin", 2))


def test_genetic_drift_grows_nobody_else() -> None:
    t = table(you=hand("genetic-drift") | line("krump", "troll"))
    t.you.plays("genetic-drift").picks("troll")
    assert t.you == line("krump", grown("troll", 2)) and t.is_quiet


def test_thin_the_herd_shuffles_the_four_weakest_away() -> None:
    t = table(
        you=hand("thin-the-herd") | line("krump", "dextre"),
        enemy=line("troll", "urchin", "batdrone", "bumpsy"),
    )
    t.you.plays("thin-the-herd")
    assert t.you == line("krump") | deck("dextre") and t.enemy == line("troll")
    assert len(t.state.deck[1]) == 3 and t.is_quiet


def test_thin_the_herd_lets_you_choose_among_the_tied() -> None:
    t = table(you=hand("thin-the-herd") | line("krump", "valdr", "urchin", "dextre", "batdrone"))
    t.you.plays("thin-the-herd").may_choose("krump", "valdr").picks("valdr")
    assert t.you == line("krump") and t.is_quiet


def test_waste_not_draws_half_the_power_rounded_up() -> None:
    t = table(you=hand("waste-not") | line("bumpsy") | deck("fear", "anger", "punch", "labwork"))
    t.you.plays("waste-not")
    assert t.you == line() | hand("fear", "anger", "punch") | deck("labwork")


def test_waste_not_counts_the_power_it_had_and_draws_for_a_warded_one_too() -> None:
    t = table(you=hand("waste-not") | line(grown("dust-pixie", 2)) | deck("fear", "anger", "punch"))
    t.you.plays("waste-not")
    assert t.you == hand("fear", "anger") | deck("punch")
    t = table(you=hand("waste-not") | line(warded("batdrone")) | deck("fear", "anger"))
    t.you.plays("waste-not")
    assert t.you == line("batdrone") | hand("fear") | deck("anger")


def test_assert_dominance_readies_and_fights_without_harm() -> None:
    t = table(you=hand("assert-dominance") | line(exhausted("bumpsy"), "urchin"), enemy=line("troll"))
    t.you.plays("assert-dominance").picks("bumpsy")
    assert t.you == line("bumpsy", "urchin") and t.enemy == line(damaged("troll", 5))


def test_assert_dominance_only_wakes_a_stunned_creature() -> None:
    t = table(you=hand("assert-dominance") | line(stunned("bumpsy")), enemy=line("troll"))
    t.you.plays("assert-dominance")
    assert t.you == line(exhausted("bumpsy")) and t.enemy == line("troll") and t.is_quiet
    assert t.you.keyword("bumpsy", "skirmish")


def test_reap_or_sow_readies_and_reaps() -> None:
    t = table(you=hand("reap-or-sow") | line(exhausted("krump")), enemy=line("troll"))
    t.you.plays("reap-or-sow").picks(0)
    assert t.you == line(exhausted("krump")) | amber(1) and t.enemy == line("troll")


def test_reap_or_sow_shares_out_three_counters() -> None:
    t = table(you=hand("reap-or-sow") | line("krump", "bumpsy"), enemy=line("troll"))
    t.you.plays("reap-or-sow").picks(1, "krump", "troll", "krump")
    assert t.you == line(grown("krump", 2), "bumpsy") | discard("reap-or-sow") and t.enemy == line(
        grown("troll", 1)
    )


def test_infighting_has_each_creature_strike_its_right_neighbor() -> None:
    t = table(you=hand("infighting") | line("dust-pixie", "krump", "troll"), enemy=line("bumpsy", "valdr"))
    t.you.plays("infighting")
    assert t.you == line("dust-pixie", damaged("krump", 1), damaged("troll", 6))
    assert t.enemy == line("bumpsy", damaged("valdr", 5)) and t.is_quiet


def test_infighting_strikes_all_at_once_and_nobody_on_the_left() -> None:
    t = table(you=hand("infighting") | line("troll", "krump", "bumpsy"), enemy=line("urchin"))
    t.you.plays("infighting")
    assert t.you == line("troll") and t.enemy == line("urchin"), "Krump dies and strikes all the same"
