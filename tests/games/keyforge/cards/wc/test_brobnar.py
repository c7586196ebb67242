"""What each Brobnar creature of Worlds Collide does, and the nearest thing it must not do."""

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
    purged,
    ready,
    table,
)


@pytest.mark.parametrize("giant", ["alaka", "mega-alaka"])
def test_a_giant_of_the_alakas_enters_ready_after_a_fight_of_yours(giant: str) -> None:
    t = table(you=hand(giant) | line("troll"), enemy=line("krump"))
    t.you.fights("troll").plays(giant)
    assert t.you == line(damaged("troll", 6), ready(giant)) and t.you.can("reap", giant)


@pytest.mark.parametrize("giant", ["alaka", "mega-alaka"])
def test_a_giant_of_the_alakas_enters_exhausted_after_a_reap(giant: str) -> None:
    t = table(you=hand(giant) | line("troll"), enemy=line("krump"))
    t.you.reaps("troll").plays(giant)
    assert t.you == line("troll", exhausted(giant)) and t.is_quiet


@pytest.mark.parametrize(("gron", "power"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
def test_gron_is_stronger_by_four_once_he_has_survived_damage(gron: str, power: int) -> None:
    t = table(you=line(gron) | hand("punch"), enemy=line("urchin"))
    assert t.you.power(gron) == power
    t.you.plays("punch").picks(gron)
    assert t.you.power(gron) == power + 4 and t.you == line(damaged(gron, 3)) and t.is_quiet


@pytest.mark.parametrize(("gron", "power"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
def test_gron_is_not_saved_by_the_power_he_would_get_from_the_damage_that_kills_him(
    gron: str, power: int
) -> None:
    t = table(you=line("troll"), enemy=line(gron))
    t.you.fights("troll")
    assert t.enemy == line() | discard(gron) and t.you == line(damaged("troll", power))


def test_gron_nine_toes_lives_on_with_more_damage_than_his_printed_power() -> None:
    t = table(you=line("krump"), enemy=line(damaged("gron-nine-toes", 2)))
    t.you.fights("krump")
    assert t.enemy == line(damaged("gron-nine-toes", 8)) and t.you == discard("krump")


@pytest.mark.parametrize("hunter", ["mogghunter", "mega-mogghunter"])
def test_a_mogghunter_hurts_a_flank_creature_after_it_fights(hunter: str) -> None:
    t = table(you=line(hunter), enemy=line("urchin", "troll", "silvertooth"), house="brobnar")
    t.you.fights(hunter, "silvertooth").may_choose(hunter, "urchin", "troll").picks("troll")
    assert t.enemy == line("urchin", damaged("troll", 2)) and t.is_quiet


@pytest.mark.parametrize("hunter", ["mogghunter", "mega-mogghunter"])
def test_a_mogghunter_cannot_choose_a_creature_inside_the_line(hunter: str) -> None:
    t = table(you=line(hunter), enemy=line("urchin", "troll", "krump", "silvertooth"), house="brobnar")
    t.you.fights(hunter, "silvertooth").cannot_choose("troll").picks("urchin")
    assert t.enemy == line("troll", "krump") and t.is_quiet


@pytest.mark.parametrize("narp", ["narp", "mega-narp"])
def test_the_neighbors_of_narp_cannot_reap(narp: str) -> None:
    t = table(you=line("troll", narp, "krump", "bumpsy"), enemy=line("urchin"))
    assert not t.you.can("reap", "troll") and not t.you.can("reap", "krump")
    assert t.you.can("reap", "bumpsy") and t.you.can("reap", narp)


@pytest.mark.parametrize("narp", ["narp", "mega-narp"])
def test_the_neighbors_of_narp_may_fight_and_nobody_minds_an_enemy_narp(narp: str) -> None:
    t = table(you=line("troll", narp), enemy=line(narp, "krump"))
    assert t.you.can("fight", "troll")
    t.you.ends_turn()
    assert not t.enemy.can("reap", "krump") and t.enemy.can("fight", "krump")


@pytest.mark.parametrize("shorty", ["shorty", "mega-shorty"])
def test_a_shorty_that_reaps_is_enraged(shorty: str) -> None:
    t = table(you=line(shorty), enemy=line("troll"))
    t.you.reaps(shorty)
    assert t.you == line(enraged(shorty)) | amber(1) and t.is_quiet


@pytest.mark.parametrize("shorty", ["shorty", "mega-shorty"])
def test_a_shorty_that_fights_deals_four_before_and_is_not_enraged(shorty: str) -> None:
    t = table(you=line(shorty), enemy=line("raiding-knight", "silvertooth"))
    t.you.fights(shorty, "silvertooth")
    assert t.you == line(shorty) and t.enemy == line("raiding-knight") | discard("silvertooth")


def test_stilt_kin_fights_when_a_giant_is_played_beside_it() -> None:
    t = table(you=hand("headhunter") | line(exhausted("stilt-kin")), enemy=line("krump"))
    t.you.plays("headhunter")
    assert t.enemy == line(damaged("krump", 2)) and t.you == line(exhausted("stilt-kin"), "headhunter")


def test_stilt_kin_does_not_mind_other_creatures_nor_giants_farther_off() -> None:
    t = table(
        you=hand("headhunter", "stilt-kin") | line(exhausted("stilt-kin"), "troll"), enemy=line("krump")
    )
    t.you.plays("headhunter").plays("stilt-kin", flank="left")
    assert t.enemy == line("krump") and t.is_quiet


def test_gravelguts_grows_when_an_enemy_dies_fighting_it() -> None:
    t = table(you=line("gravelguts"), enemy=line("silvertooth"))
    t.you.fights("gravelguts")
    assert t.you == line(grown(damaged("gravelguts", 2), 2)) and t.is_quiet


def test_gravelguts_does_not_grow_when_another_kills() -> None:
    t = table(you=line("gravelguts", "troll"), enemy=line("silvertooth"))
    t.you.fights("troll")
    assert t.you == line("gravelguts", damaged("troll", 2)) and t.is_quiet


def test_skoll_gives_a_counter_for_each_enemy_that_dies_of_its_assault() -> None:
    t = table(you=line("sköll", "troll"), enemy=line("silvertooth", "krump"))
    t.you.fights("sköll", "silvertooth").may_choose("sköll", "troll").picks("troll")
    assert t.you == line("sköll", grown("troll", 1)) and t.enemy == line("krump") and t.is_quiet


def test_skoll_gives_nothing_for_an_enemy_that_dies_of_its_power() -> None:
    t = table(you=line("sköll", "troll"), enemy=line("bumpsy"))
    t.you.fights("sköll")
    assert t.you == line("troll") | discard("sköll") and t.enemy == discard("bumpsy") and t.is_quiet


def test_slimy_jark_enrages_the_creature_it_fights() -> None:
    t = table(you=line("slimy-jark"), enemy=line("troll", "krump"))
    t.you.fights("slimy-jark", "troll")
    assert t.enemy == line(enraged(damaged("troll", 1)), "krump") and t.is_quiet


def test_slimy_jark_enrages_nobody_by_reaping() -> None:
    t = table(you=line("slimy-jark"), enemy=line("troll"))
    t.you.reaps("slimy-jark")
    assert t.enemy == line("troll") and t.you == line("slimy-jark") and t.is_quiet


def test_guji_dinosaur_hunter_deals_six_to_whoever_has_amber() -> None:
    t = table(you=line("guji-dinosaur-hunter"), enemy=line(holding("troll", 1), "krump"))
    t.you.acts("guji-dinosaur-hunter").picks("troll")
    assert t.enemy == line(holding(damaged("troll", 6), 1), "krump") and t.is_quiet


def test_guji_dinosaur_hunter_deals_two_to_any_other() -> None:
    t = table(you=line("guji-dinosaur-hunter"), enemy=line(holding("troll", 1), "krump"))
    t.you.acts("guji-dinosaur-hunter").may_choose("guji-dinosaur-hunter", "troll", "krump").picks("krump")
    assert t.enemy == line(holding("troll", 1), damaged("krump", 2)) and t.is_quiet


def test_igon_the_green_is_purged_and_brings_the_terrible_back() -> None:
    t = table(you=line("igon-the-green") | discard("igon-the-terrible"), enemy=line("troll"))
    t.you.fights("igon-the-green")
    assert t.you == purged("igon-the-green") | hand("igon-the-terrible") | discard() and t.is_quiet


def test_igon_the_green_is_purged_where_there_is_no_terrible_one() -> None:
    t = table(you=line("igon-the-green") | discard("troll"), enemy=line("troll"))
    t.you.fights("igon-the-green")
    assert t.you == purged("igon-the-green") | hand() | discard("troll") and t.is_quiet


def test_igon_the_terrible_stays_once_the_green_one_is_purged_and_steals() -> None:
    t = table(
        you=hand("igon-the-terrible") | line("igon-the-terrible") | purged("igon-the-green"),
        enemy=line("silvertooth") | amber(2),
    )
    t.you.plays("igon-the-terrible").fights("igon-the-terrible")
    assert t.you == line(damaged("igon-the-terrible", 2), "igon-the-terrible") | amber(1)


def test_igon_the_terrible_is_destroyed_while_the_green_one_is_in_play() -> None:
    t = table(you=hand("igon-the-terrible") | line("igon-the-green"), enemy=line("troll"))
    t.you.plays("igon-the-terrible")
    assert t.you == line("igon-the-green") | discard("igon-the-terrible") and t.is_quiet


def test_kaloch_stonefather_in_the_center_gives_skirmish_to_all() -> None:
    t = table(you=line("bumpsy", "kaloch-stonefather", "headhunter"), enemy=line("troll"))
    assert [t.you.keyword(c, "skirmish") for c in ("bumpsy", "kaloch-stonefather", "headhunter")] == [1, 1, 1]
    t.you.fights("bumpsy")
    assert t.you == line("bumpsy", "kaloch-stonefather", "headhunter")


def test_kaloch_stonefather_off_the_center_gives_nothing() -> None:
    t = table(you=line("bumpsy", "kaloch-stonefather"), enemy=line("troll"))
    assert not t.you.keyword("bumpsy", "skirmish") and not t.enemy.keyword("troll", "skirmish")


def test_nogi_smartfist_draws_two_and_discards_two_at_random() -> None:
    t = table(
        you=line("nogi-smartfist") | hand("punch") | deck("anger", "troll", "krump"),
        enemy=line("silvertooth"),
        chance=[0, 0],
    )
    t.you.fights("nogi-smartfist")
    assert len(t.you.look("hand")) == 1 and len(t.you.look("discard")) == 2 and t.you == deck("krump")


def test_nogi_smartfist_does_not_draw_where_it_dies() -> None:
    t = table(you=line("nogi-smartfist") | hand("punch") | deck("anger", "troll"), enemy=line("troll"))
    t.you.fights("nogi-smartfist")
    assert t.you == hand("punch") | deck("anger", "troll") | discard("nogi-smartfist") and t.is_quiet


def test_old_boomy_reveals_until_a_brobnar_card_blows_up_and_archives_all() -> None:
    t = table(you=line("old-boomy") | deck("dextre", "mother", "troll", "krump"))
    t.you.reaps("old-boomy").picks("yes", "yes")
    assert sorted(t.you.look("archives")) == ["dextre", "mother", "troll"]
    assert t.you == line() | deck("krump") | discard("old-boomy") and t.is_quiet


def test_old_boomy_may_stop_and_takes_no_damage() -> None:
    t = table(you=line("old-boomy") | deck("dextre", "mother", "troll"))
    t.you.reaps("old-boomy").picks("yes", "no")
    assert t.you == line("old-boomy") | deck("troll") and t.is_quiet
    assert sorted(t.you.look("archives")) == ["dextre", "mother"]


def test_mega_cowfyne_hurts_the_neighbors_of_its_foe() -> None:
    t = table(you=line("mega-cowfyne"), enemy=line("krump", "bumpsy", "troll", "headhunter"))
    t.you.fights("mega-cowfyne", "bumpsy")
    assert t.enemy == line(damaged("krump", 2), damaged("troll", 2), "headhunter") and t.is_quiet


def test_mega_cowfyne_hurts_nobody_else_when_attacked() -> None:
    t = table(you=line("krump", "troll", "groke"), enemy=line("mega-cowfyne"))
    t.you.fights("troll")
    assert t.you == line("krump", damaged("troll", 7), "groke") and t.enemy == line()


def test_mega_ganger_chieftain_may_ready_a_neighbor_and_fight_with_it() -> None:
    t = table(you=hand("mega-ganger-chieftain") | line("bumpsy", exhausted("troll")), enemy=line("krump"))
    t.you.plays("mega-ganger-chieftain").picks("yes")
    assert t.you == line("bumpsy", exhausted(damaged("troll", 6)), "mega-ganger-chieftain")
    assert t.enemy == line() and t.is_quiet


def test_mega_ganger_chieftain_need_not() -> None:
    t = table(you=hand("mega-ganger-chieftain") | line(exhausted("troll")), enemy=line("krump"))
    t.you.plays("mega-ganger-chieftain").picks("no")
    assert t.you == line(exhausted("troll"), "mega-ganger-chieftain") and t.enemy == line("krump")


def test_mega_groke_takes_one_amber_away_by_fighting() -> None:
    t = table(you=line("mega-groke"), enemy=line("silvertooth") | amber(3))
    t.you.fights("mega-groke")
    assert t.enemy == amber(2) and t.you == amber(0) and t.is_quiet


def test_mega_groke_takes_none_away_by_reaping() -> None:
    t = table(you=line("mega-groke"), enemy=line("silvertooth") | amber(3))
    t.you.reaps("mega-groke")
    assert t.enemy == amber(3) and t.you == amber(1) and t.is_quiet


def test_ragwarg_hurts_the_first_creature_that_reaps_each_turn() -> None:
    t = table(you=line("valdr", "krump") | artifacts("ragwarg"), enemy=line("bumpsy"))
    t.you.reaps("valdr").reaps("krump").ends_turn()
    assert t.you == line(damaged("valdr", 2), "krump")
    t.enemy.reaps("bumpsy")
    assert t.enemy == line(damaged("bumpsy", 2)) and t.is_quiet


def test_ragwarg_hurts_the_first_also_where_another_reaps_before_it_is_resolved() -> None:
    # Commander Chan was the first to reap, though the troll it uses reaps before the ragwarg bites.
    mine = line("commander-chan", "dust-pixie") | artifacts("ragwarg")
    t = table(you=mine, enemy=line("bumpsy"), house="staralliance")
    t.you.reaps("commander-chan").picks("commander-chan", "reap dust-pixie")
    assert t.you == line(damaged("commander-chan", 2), "dust-pixie") and t.is_quiet


def test_ragwarg_does_not_count_a_fight_as_a_reap() -> None:
    t = table(you=line("troll", "krump") | artifacts("ragwarg"), enemy=line("silvertooth"))
    t.you.fights("troll").reaps("krump")
    assert t.you == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet


def test_shattered_throne_lets_whoever_fights_capture_one() -> None:
    t = table(
        you=line("troll") | artifacts("shattered-throne"), enemy=line("silvertooth", "krump") | amber(2)
    )
    t.you.fights("troll", "silvertooth")
    assert t.you == line(holding(damaged("troll", 2), 1)) and t.enemy == amber(1) | line("krump")


def test_shattered_throne_gives_nothing_to_the_attacked_nor_to_reapers() -> None:
    t = table(you=line("troll", "krump") | artifacts("shattered-throne") | amber(2), enemy=line("valdr"))
    t.you.reaps("krump").fights("troll")
    assert t.you == line(damaged("troll", 6), "krump") | amber(3) and t.enemy == line() and t.is_quiet
