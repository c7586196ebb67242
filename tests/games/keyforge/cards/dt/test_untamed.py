"""What each Untamed creature, artifact and upgrade of Dark Tidings does, and the nearest thing it must not do."""

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
    holding,
    line,
    maverick,
    ready,
    table,
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_aemberfin_shark_evil_twin_eats_the_amber_of_both() -> None:
    t = table(you=line("æmberfin-shark-evil-twin") | amber(2), enemy=amber(3))
    t.you.ends_turn()
    assert t.you == line(grown("æmberfin-shark-evil-twin", 2)) | amber(1) and t.enemy == amber(2)


def test_aemberfin_shark_evil_twin_grows_only_for_what_is_lost() -> None:
    t = table(you=line("æmberfin-shark-evil-twin") | amber(0), enemy=amber(3))
    t.you.ends_turn()
    assert t.you == line(grown("æmberfin-shark-evil-twin", 1)) and t.enemy == amber(2)
    t.enemy.ends_turn()
    assert t.enemy == amber(2), "only at the end of your own turns"


def test_aemberfin_shark_enters_with_three_counters_and_feeds_both_players() -> None:
    t = table(you=hand("æmberfin-shark"))
    t.you.plays("æmberfin-shark")
    assert t.you == line(grown("æmberfin-shark", 3))
    t.you.ends_turn()
    assert t.you == line(grown("æmberfin-shark", 2)) | amber(1) and t.enemy == amber(1)


def test_aemberfin_shark_feeds_nobody_without_a_counter() -> None:
    t = table(you=line("æmberfin-shark"))
    t.you.ends_turn()
    assert t.you == line("æmberfin-shark") | amber(0) and t.enemy == amber(0)


@pytest.mark.parametrize("id", ["chelonia", "chelonia-evil-twin"])
def test_both_chelonias_answer_to_creatures_at_high_tide(id: str) -> None:
    t = table(you=hand("dust-pixie") | line(id), enemy=amber(3), **HIGH)
    t.you.plays("dust-pixie")
    twin = id.endswith("twin")
    assert t.you == amber(2 if twin else 3) and t.enemy == amber(2 if twin else 3)


@pytest.mark.parametrize("id", ["chelonia", "chelonia-evil-twin"])
def test_both_chelonias_do_nothing_for_themselves_or_at_low_tide(id: str) -> None:
    t = table(you=hand(id), enemy=amber(3), **HIGH)
    t.you.plays(id)
    assert t.you == amber(0) and t.enemy == amber(3)
    t = table(you=hand("dust-pixie") | line(id), enemy=amber(3), **LOW)
    t.you.plays("dust-pixie")
    assert t.you == amber(2) and t.enemy == amber(3) and t.is_quiet


def test_chelonia_sees_a_tide_that_the_creature_played_raises() -> None:
    for first, gained in (("freebooter-faye", 1), ("chelonia", 0)):
        t = table(you=hand("freebooter-faye") | line("chelonia"), tide_card=True)
        t.you.plays("freebooter-faye").picks(first)
        assert t.you == amber(gained) and t.is_quiet


def test_mookling_evil_twin_grows_for_the_amber_spent_on_a_key() -> None:
    t = table(you=line("mookling-evil-twin", "bumpsy"), enemy=amber(7))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line(grown("mookling-evil-twin", 6), "bumpsy") and t.enemy == amber(1)


def test_mookling_evil_twin_does_not_grow_for_your_own_key() -> None:
    t = table(you=line("mookling-evil-twin") | amber(6))
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("red")
    assert t.you == line("mookling-evil-twin") and t.you.keys == 1


def test_mookling_makes_keys_dearer_by_its_power() -> None:
    t = table(you=line("mookling"))
    assert t.enemy.key_cost == 8 and t.you.key_cost == 6
    t = table(you=line(grown("mookling", 2)))
    assert t.enemy.key_cost == 10


def test_mookling_makes_them_no_cheaper_for_its_wounds() -> None:
    t = table(you=line(damaged("mookling", 1)))
    assert t.enemy.key_cost == 8


def test_ol__paddy_evil_twin_destroys_what_shares_a_house_with_a_discarded_card() -> None:
    t = table(
        you=line("ol--paddy-evil-twin"),
        enemy=line("krump", "batdrone", "urchin") | deck("fear", "anger", "labwork", "kerwollop"),
        **HIGH,
    )
    t.you.reaps("ol--paddy-evil-twin").may_choose("krump", "batdrone", "urchin").picks("urchin")
    assert t.enemy == deck("fear") | line("krump", "batdrone") and t.is_quiet


def test_ol__paddy_evil_twin_discards_only_one_at_low_tide() -> None:
    t = table(
        you=line("ol--paddy-evil-twin", "krump"),
        enemy=line("batdrone") | deck("fear", "labwork", "kerwollop"),
        **LOW,
        house="untamed",
    )
    t.you.reaps("ol--paddy-evil-twin")
    assert t.enemy == deck("fear", "labwork") | discard("kerwollop") | line("batdrone") and t.is_quiet


def test_ol__paddy_plays_the_creatures_at_the_bottom() -> None:
    t = table(you=line("ol--paddy") | deck("fear", "bumpsy", "labwork", "krump"), enemy=amber(3), **HIGH)
    t.you.reaps("ol--paddy").picks("bumpsy", "right", "right")
    assert t.you == line("ol--paddy", "bumpsy", "krump") | deck("fear") | discard("labwork")
    assert t.enemy == amber(2) and t.is_quiet


def test_ol__paddy_leaves_what_is_no_creature_and_takes_one_at_low_tide() -> None:
    t = table(you=line("ol--paddy") | deck("krump", "labwork"), **LOW)
    t.you.reaps("ol--paddy")
    assert t.you == line("ol--paddy") | deck("krump") | discard("labwork") and t.is_quiet


def test_sporegorger_evil_twin_takes_each_power_counter_in_play() -> None:
    t = table(
        you=hand("sporegorger-evil-twin") | line(grown("krump", 2)), enemy=line(grown("troll", 1), "urchin")
    )
    t.you.plays("sporegorger-evil-twin")
    assert t.you == line("krump", grown("sporegorger-evil-twin", 3)) and t.enemy == line("troll", "urchin")


def test_sporegorger_evil_twin_lets_those_die_who_lived_by_a_counter() -> None:
    t = table(you=hand("sporegorger-evil-twin"), enemy=line(grown(damaged("dust-pixie", 1), 1)))
    t.you.plays("sporegorger-evil-twin")
    assert t.you == line(grown("sporegorger-evil-twin", 1)) and t.enemy == line()


@pytest.mark.parametrize(("id", "dealt"), [("sporegorger", 3), ("sporegorger-evil-twin", 2)])
def test_both_sporegorgers_burst_over_all_others(id: str, dealt: int) -> None:
    t = table(you=line(grown(id, 2), "krump"), enemy=line("troll"), house="untamed")
    t.you.reaps(id).picks("yes")
    assert t.you == line(id, damaged("krump", dealt)) and t.enemy == line(damaged("troll", dealt))


@pytest.mark.parametrize(("id", "left"), [("sporegorger", 3), ("sporegorger-evil-twin", 2)])
def test_both_sporegorgers_may_keep_their_counters(id: str, left: int) -> None:
    t = table(you=line(grown(id, 2)), enemy=line("troll"))
    t.you.reaps(id).picks("no")
    assert t.you == line(grown(id, left)) and t.enemy == line("troll") and t.is_quiet


def test_witch_of_the_dawn_evil_twin_trades_a_friend_for_another_and_uses_it() -> None:
    t = table(you=hand("witch-of-the-dawn-evil-twin") | line("krump") | discard("headhunter"), enemy=amber(1))
    t.you.plays("witch-of-the-dawn-evil-twin")
    t.you.picks("right")
    assert t.you == line("witch-of-the-dawn-evil-twin", exhausted("headhunter")) | amber(1) | discard("krump")
    assert t.is_quiet


def test_witch_of_the_dawn_evil_twin_cannot_bring_back_the_one_it_destroyed() -> None:
    t = table(you=hand("witch-of-the-dawn-evil-twin") | line("krump"))
    t.you.plays("witch-of-the-dawn-evil-twin")
    assert t.you == line("witch-of-the-dawn-evil-twin") | discard("krump") and t.is_quiet
    t = table(you=hand("witch-of-the-dawn-evil-twin") | line(warded("krump")) | discard("headhunter"))
    t.you.plays("witch-of-the-dawn-evil-twin")
    assert t.you == line("krump", "witch-of-the-dawn-evil-twin") | discard("headhunter"), (
        "nothing was destroyed"
    )


def test_witch_of_the_dawn_evil_twin_uses_nobody_who_came_to_the_other_side() -> None:
    """v17.2 «Usar cartas mediante las habilidades de otras cartas»: only cards you control are used; it is readied."""
    mine = hand("witch-of-the-dawn-evil-twin") | line("krump") | discard("scowly-caper")
    t = table(you=mine, enemy=line("bumpsy"), house="untamed")
    t.you.plays("witch-of-the-dawn-evil-twin").picks("left")
    assert t.enemy == line(ready("scowly-caper"), "bumpsy") and t.you.amber == 0
    assert t.is_quiet


def test_youngest_bear_replicated_reaps_with_no_enemy() -> None:
    """v17.2 «Como si fuera tuyo»: the bear's ability is yours for once, its neighbors are not."""
    t = table(you=line("replicator"), enemy=line("youngest-bear", "troll"), house="logos")
    t.you.reaps("replicator").picks("youngest-bear")
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.you == amber(1) and t.enemy == line("youngest-bear", ready("troll"))
    assert t.is_quiet


def test_witch_of_the_dawn_returns_a_creature_from_your_pile() -> None:
    t = table(you=hand("witch-of-the-dawn") | discard("krump", "fear", "troll"))
    t.you.plays("witch-of-the-dawn").may_choose("krump", "troll").picks("troll")
    assert t.you == hand("troll") | discard("krump", "fear") and t.is_quiet


def test_witch_of_the_dawn_finds_none_in_the_pile_of_the_opponent() -> None:
    t = table(you=hand("witch-of-the-dawn") | discard("fear"), enemy=discard("krump"))
    t.you.plays("witch-of-the-dawn")
    assert t.you == hand() and t.enemy == discard("krump") and t.is_quiet


def test_youngest_bear_evil_twin_may_fight_with_a_neighbor() -> None:
    t = table(you=line("youngest-bear-evil-twin", "krump", "bumpsy"), enemy=line("troll"))
    t.you.reaps("youngest-bear-evil-twin").picks("yes")
    assert t.enemy == line(damaged("troll", 6)) and t.you == line(
        "youngest-bear-evil-twin", "bumpsy"
    ) | amber(1)


def test_youngest_bear_evil_twin_fights_with_nobody_exhausted_or_farther_off() -> None:
    t = table(you=line("youngest-bear-evil-twin", exhausted("krump"), "bumpsy"), enemy=line("troll"))
    t.you.reaps("youngest-bear-evil-twin")
    assert t.enemy == line("troll") and t.is_quiet


def test_youngest_bear_may_reap_with_a_neighbor() -> None:
    t = table(you=line("krump", "youngest-bear", "bumpsy"), house="untamed")
    t.you.reaps("youngest-bear").picks("yes", "bumpsy")
    assert t.you == line(ready("krump"), exhausted("youngest-bear"), exhausted("bumpsy")) | amber(2)


def test_youngest_bear_may_leave_it() -> None:
    t = table(you=line("krump", "youngest-bear"), house="untamed")
    t.you.reaps("youngest-bear").picks("no")
    assert t.you == amber(1) and not t.you.body("krump").exhausted and t.is_quiet


@pytest.mark.parametrize(("id", "found"), [("chenille", "bombyx"), ("bombyx", "fifalde")])
def test_both_larvae_fetch_what_they_become(id: str, found: str) -> None:
    t = table(you=line(id) | discard(found, "krump"))
    t.you.acts(id)
    assert t.you == hand(found) | discard("krump") and t.is_quiet


def test_chenille_fetches_nothing_else() -> None:
    t = table(you=line("chenille") | discard("fifalde", "chenille"))
    t.you.acts("chenille")
    assert t.you == hand() | discard("fifalde", "chenille") and t.is_quiet


@pytest.mark.parametrize(("id", "before"), [("bombyx", "chenille"), ("fifalde", "bombyx")])
def test_both_grown_insects_take_the_place_of_the_one_before(id: str, before: str) -> None:
    t = table(you=hand(id) | line(before))
    t.you.plays(id)
    assert t.you == line(id) | discard(before) and t.is_quiet


@pytest.mark.parametrize(("id", "before"), [("bombyx", "chenille"), ("fifalde", "bombyx")])
def test_both_grown_insects_die_without_one_that_can_be_destroyed(id: str, before: str) -> None:
    t = table(you=hand(id), enemy=line(before))
    t.you.plays(id)
    assert t.you == line() | discard(id) and t.enemy == line(before)
    t = table(you=hand(id) | line(warded(before)))
    t.you.plays(id)
    assert t.you == line(before) | discard(id)


def test_fifalde_heals_and_gains_after_reaping() -> None:
    t = table(you=line(damaged("fifalde", 5)))
    t.you.reaps("fifalde")
    assert t.you == line("fifalde") | amber(2) and t.is_quiet


def test_dredging_druid_stacks_creatures_at_high_tide() -> None:
    t = table(you=line("dredging-druid") | discard("krump", "fear", "troll") | deck("anger"), **HIGH)
    t.you.reaps("dredging-druid").may_choose("krump", "troll").picks("krump", "troll", "krump")
    assert t.you == deck("troll", "krump", "anger") | discard("fear") and t.is_quiet


def test_dredging_druid_does_nothing_at_low_tide() -> None:
    t = table(you=line("dredging-druid") | discard("krump"), **LOW)
    t.you.reaps("dredging-druid")
    assert t.you == discard("krump") | deck() and t.is_quiet


def test_pestergrove_enrages_all_who_enter() -> None:
    t = table(you=hand("dust-pixie"), enemy=artifacts("pestergrove"))
    t.you.plays("dust-pixie")
    assert t.you == line(enraged("dust-pixie"))


def test_pestergrove_leaves_those_who_are_there() -> None:
    t = table(you=hand("pestergrove") | line("krump"), enemy=line("troll"))
    t.you.plays("pestergrove")
    assert t.you == line("krump") and t.enemy == line("troll")


def test_primal_relic_comes_with_amber_and_three_counters() -> None:
    t = table(you=hand("primal-relic") | line("krump"), enemy=line("troll", "urchin", "bumpsy"))
    t.you.plays("primal-relic").picks("krump", "urchin", "bumpsy")
    assert t.you == artifacts(holding("primal-relic", 4)) | line(grown("krump", 1))
    assert t.enemy == line("troll", grown("urchin", 1), grown("bumpsy", 1)) and t.is_quiet


def test_primal_relic_pays_whoever_begins_a_turn_with_twenty_power() -> None:
    t = table(you=artifacts(holding("primal-relic", 4)), enemy=line("troll", "krump", "valdr"))
    t.you.ends_turn()
    assert t.you == artifacts("primal-relic") and t.enemy == amber(4)


def test_primal_relic_pays_nobody_with_nineteen() -> None:
    t = table(
        you=artifacts(holding("primal-relic", 4)) | line("troll"), enemy=line("troll", "krump", "bumpsy")
    )
    t.you.ends_turn()
    assert t.you == artifacts(holding("primal-relic", 4)) and t.enemy == amber(0)


def test_ritual_of_life_returns_another_creature_even_of_the_same_name() -> None:
    """v17.2 FAQ «Ritual de la Vida»: any creature of the pile but the card that was destroyed."""
    t = table(you=artifacts("ritual-of-life") | line("deepwater-gruen") | discard("deepwater-gruen"))
    t.you.acts("ritual-of-life")
    assert t.you == hand("deepwater-gruen") | discard("deepwater-gruen") | line() and t.is_quiet


def test_ritual_of_life_returns_nothing_where_nothing_was_destroyed_or_nothing_else_lies() -> None:
    t = table(you=artifacts("ritual-of-life") | line("krump"), house="untamed")
    t.you.acts("ritual-of-life")
    assert t.you == hand() | discard("krump") and t.is_quiet
    t = table(you=artifacts("ritual-of-life") | line(warded("krump")) | discard("troll"), house="untamed")
    t.you.acts("ritual-of-life")
    assert t.you == hand() | discard("troll") | line("krump")


def test_the_mysticeti_surfaces_among_your_creatures() -> None:
    t = table(you=artifacts("the-mysticeti") | line("chenille", "snufflegator", "krump"), house="untamed")
    t.you.acts("the-mysticeti").may_choose("chenille", "snufflegator").picks("chenille", "snufflegator", 1)
    assert [b.id for b in t.you.look("creatures")] == ["chenille", "the-mysticeti", "snufflegator", "krump"]
    assert t.you.power("the-mysticeti") == 6 and t.you.keyword("the-mysticeti", "taunt") and t.is_quiet


def test_the_mysticeti_must_exhaust_somebody_and_stays_for_the_tired() -> None:
    t = table(you=artifacts("the-mysticeti") | line("chenille", "snufflegator"))
    t.you.acts("the-mysticeti")
    assert "done" not in t.offered
    t = table(you=artifacts("the-mysticeti") | line(exhausted("chenille")))
    t.you.acts("the-mysticeti")
    assert t.you == artifacts(exhausted("the-mysticeti")) and t.is_quiet


def test_the_mysticeti_has_no_power_of_its_own_though_animating_force_gave_it_four() -> None:
    """It moves as a creature with 0 power: of two effects that make it a creature the latest wins."""
    mine = hand(maverick("animating-force", "untamed")) | artifacts("the-mysticeti") | line("chenille")
    t = table(you=mine, house="untamed")
    t.you.plays("animating-force", on="the-mysticeti")
    assert t.you.power("the-mysticeti") == 4
    t.you.acts("the-mysticeti").picks("chenille", 0)
    assert t.you.power("the-mysticeti") == 3 and t.is_quiet


def test_the_mysticeti_grows_and_moves_again_as_a_creature() -> None:
    t = table(you=artifacts("the-mysticeti") | line("chenille") | deck("fear"))
    t.you.acts("the-mysticeti").picks(0)
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("untamed").acts("the-mysticeti").picks("chenille", 1)
    assert [b.id for b in t.you.look("creatures")] == ["chenille", "the-mysticeti"]
    assert t.you.power("the-mysticeti") == 6


@pytest.mark.parametrize(("tide", "gained"), [(LOW, 1), (HIGH, 0)])
def test_deepwater_gruen_pays_the_opponent_at_low_tide(tide: dict[str, int], gained: int) -> None:
    t = table(you=hand("deepwater-gruen"), **tide)
    t.you.plays("deepwater-gruen")
    assert t.enemy == amber(gained) and t.you == amber(2)


def test_deepwater_gruen_pays_by_reaping_too_and_nothing_at_neutral_tide() -> None:
    t = table(you=line("deepwater-gruen"), **LOW)
    t.you.reaps("deepwater-gruen")
    assert t.enemy == amber(1)
    t = table(you=line("deepwater-gruen"), tide_card=True)
    t.you.reaps("deepwater-gruen")
    assert t.enemy == amber(0)


def test_mollymawk_destroys_an_artifact() -> None:
    t = table(you=hand("mollymawk") | artifacts("cannon"), enemy=artifacts("library-of-babble"))
    t.you.plays("mollymawk").may_choose("cannon", "library-of-babble").picks("library-of-babble")
    assert t.enemy == artifacts() and t.you == artifacts("cannon")


def test_mollymawk_destroys_nothing_else() -> None:
    t = table(you=hand("mollymawk"), enemy=line("troll"))
    t.you.plays("mollymawk")
    assert t.enemy == line("troll") and t.is_quiet


def test_myliobe_enrages_its_foe_and_those_beside_it() -> None:
    t = table(you=line("myliobe"), enemy=line("krump", "troll", "bumpsy", "urchin"), **HIGH)
    t.you.fights("myliobe", "troll")
    assert t.enemy == line(enraged("krump"), enraged(damaged("troll", 4)), enraged("bumpsy"), "urchin")
    assert t.you == line("myliobe"), "skirmish"


def test_myliobe_has_no_skirmish_at_low_tide() -> None:
    t = table(you=line("myliobe"), enemy=line("troll"), **LOW)
    t.you.fights("myliobe")
    assert t.you == line() and t.enemy == line(enraged(damaged("troll", 4)))


def test_way_of_the_pixie_gains_by_reaping() -> None:
    t = table(you=line(upgraded("krump", "way-of-the-pixie")))
    t.you.reaps("krump")
    assert t.you == amber(2) and t.is_quiet


def test_way_of_the_pixie_gains_nothing_by_fighting() -> None:
    t = table(you=line(upgraded("krump", "way-of-the-pixie")), enemy=line("dust-pixie"))
    t.you.fights("krump")
    assert t.you == amber(0)
