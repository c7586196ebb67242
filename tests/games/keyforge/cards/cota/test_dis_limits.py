"""The nearest thing that cards of Dis must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    houses,
    keys,
    line,
    maverick,
    purged,
    table,
    upgraded,
)


def test_a_fair_game_pays_nothing_for_other_houses() -> None:
    t = table(you=hand("a-fair-game", "punch") | deck("fear"), enemy=hand("troll") | deck("urchin"))
    t.you.plays("a-fair-game")
    assert (t.you.amber, t.enemy.amber) == (0, 0) and t.is_quiet


def test_annihilation_ritual_lets_discarded_creatures_lie() -> None:
    t = table(you=artifacts("annihilation-ritual") | hand("dust-imp"))
    t.you.discards("dust-imp")
    assert t.you == discard("dust-imp") | purged()


def test_arise_leaves_other_houses_in_the_pile() -> None:
    t = table(you=hand("arise") | discard("troll", "dust-imp", "fear"))
    t.you.plays("arise").picks("dis")
    assert t.you == hand("dust-imp") | discard("arise", "troll", "fear")


def test_charette_captures_nothing_when_it_reaps() -> None:
    t = table(you=line("charette"), enemy=amber(3))
    t.you.reaps("charette")
    assert t.enemy.amber == 3


def test_collar_of_subordination_takes_nobody_else() -> None:
    t = table(you=hand("collar-of-subordination"), enemy=line("troll", "krump"))
    t.you.plays("collar-of-subordination", on="troll")
    assert t.you == line(upgraded("troll", "collar-of-subordination")) and t.enemy == line("krump")


def test_control_the_weak_names_only_houses_of_the_opponent() -> None:
    t = table(you=hand("control-the-weak"), enemy=houses("mars", "logos", "sanctum"))
    t.you.plays("control-the-weak").may_choose("mars", "logos", "sanctum")


def test_dance_of_doom_spares_every_other_power() -> None:
    t = table(you=hand("dance-of-doom"), enemy=line("snufflegator", "dust-imp", "bad-penny"))
    t.you.plays("dance-of-doom").picks(2)
    assert t.enemy == line("snufflegator", "bad-penny")


def test_drumble_spares_six() -> None:
    t = table(you=hand("drumble"), enemy=amber(6))
    t.you.plays("drumble")
    assert t.you == line("drumble") and t.enemy.amber == 6


def test_dust_imp_pays_nothing_when_purged() -> None:
    t = table(you=hand("oubliette"), enemy=line("dust-imp"))
    t.you.plays("oubliette")
    assert t.enemy == purged("dust-imp") | amber(0)


def test_eater_of_the_dead_eats_no_actions() -> None:
    t = table(you=line("eater-of-the-dead") | discard("fear"), enemy=discard("punch"))
    t.you.reaps("eater-of-the-dead")
    assert t.you.power("eater-of-the-dead") == 4 and t.you == discard("fear") and t.is_quiet


def test_fear_leaves_your_own_creatures() -> None:
    t = table(you=hand("fear") | line("dust-imp"))
    t.you.plays("fear")
    assert t.you == line("dust-imp") and t.is_quiet


def test_flame_wreathed_helps_its_creature_only() -> None:
    t = table(you=hand("flame-wreathed") | line("troll", "krump"))
    t.you.plays("flame-wreathed", on="troll")
    assert (t.you.power("krump"), t.you.keyword("krump", "hazardous")) == (6, 0)


def test_gabos_longarms_is_still_struck_by_its_foe() -> None:
    t = table(you=line("gabos-longarms"), enemy=line("snufflegator", "troll"))
    t.you.fights("gabos-longarms", "snufflegator").picks("troll")
    assert t.you == line(damaged("gabos-longarms", 4))
    assert t.enemy == line("snufflegator", damaged("troll", 5))


def test_gateway_to_dis_leaves_artifacts() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=artifacts("cannon") | line("troll"))
    t.you.plays("gateway-to-dis")
    assert t.enemy == artifacts("cannon") | line()


def test_guilty_hearts_spares_empty_hands_and_artifacts() -> None:
    t = table(you=hand("guilty-hearts"), enemy=line("troll") | artifacts(holding("safe-place", 1)))
    t.you.plays("guilty-hearts")
    assert t.enemy == line("troll") | artifacts(holding("safe-place", 1))


def test_hecatomb_spares_other_houses_and_pays_nothing_for_them() -> None:
    t = table(you=hand("hecatomb") | line("troll"), enemy=line("krump"))
    t.you.plays("hecatomb")
    assert t.you == line("troll") | amber(1) and t.enemy == line("krump") | amber(0)


def test_hysteria_leaves_artifacts() -> None:
    t = table(you=hand("hysteria"), enemy=line("troll") | artifacts("cannon"))
    t.you.plays("hysteria")
    assert t.enemy == line() | artifacts("cannon") | hand("troll")


def test_key_to_dis_leaves_other_artifacts() -> None:
    t = table(you=artifacts("key-to-dis", "cannon"), enemy=line("troll") | artifacts("cannon"))
    t.you.omni("key-to-dis")
    assert t.you == artifacts("cannon") and t.enemy == artifacts("cannon") | line()


def test_lash_of_broken_dreams_waits_for_the_opponents_turn() -> None:
    t = table(you=artifacts("lash-of-broken-dreams"), enemy=houses("dis", "mars"))
    t.you.acts("lash-of-broken-dreams")
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)
    t.you.ends_turn()
    assert t.enemy.key_cost == 9


def test_library_of_the_damned_archives_nothing_from_the_deck() -> None:
    t = table(you=artifacts("library-of-the-damned") | deck("fear"))
    t.you.acts("library-of-the-damned")
    assert t.you == archives() | deck("fear")


def test_lifeward_keeps_no_artifacts_out() -> None:
    t = table(you=artifacts("lifeward"), enemy=hand("troll", "cannon") | houses("brobnar"))
    t.you.omni("lifeward").ends_turn()
    assert t.enemy.can("play", "cannon") and not t.enemy.can("play", "troll")


@pytest.mark.parametrize(
    ("card", "other"), [("master-of-1", "dust-imp"), ("master-of-2", "snudge"), ("master-of-3", "dust-imp")]
)
def test_a_master_spares_every_other_number(card: str, other: str) -> None:
    t = table(you=line(card), enemy=line(other))
    t.you.reaps(card)
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.enemy == line(other) and t.is_quiet


def test_mind_barb_leaves_your_own_hand() -> None:
    t = table(you=hand("mind-barb", "fear"), enemy=hand("troll"))
    t.you.plays("mind-barb")
    assert t.you == hand("fear") and t.enemy == hand()


def test_pandemonium_makes_no_wounded_creature_capture() -> None:
    t = table(you=hand("pandemonium") | line(damaged("charette", 1)), enemy=amber(2))
    t.you.plays("pandemonium")
    assert t.enemy.amber == 2


def test_pit_demon_steals_nothing_by_fighting() -> None:
    t = table(you=line("pit-demon"), enemy=line("snufflegator") | amber(2))
    t.you.fights("pit-demon")
    assert (t.you.amber, t.enemy.amber) == (0, 2)


def test_pitlord_does_not_bind_the_opponent() -> None:
    t = table(you=houses("brobnar", "dis", "mars"), enemy=line("pitlord"), step="house", house="")
    t.you.may_choose("brobnar", "dis", "mars")


def test_poltergeist_without_an_artifact_breaks_nothing() -> None:
    t = table(you=hand("poltergeist"), enemy=line("troll"))
    t.you.plays("poltergeist")
    assert t.enemy == line("troll") and t.is_quiet


def test_red_hot_armor_hurts_neither_friends_nor_the_unarmored() -> None:
    t = table(you=hand("red-hot-armor") | line("bulwark"), enemy=line("troll"))
    t.you.plays("red-hot-armor")
    assert t.you == line("bulwark") and t.you.armor("bulwark") == 2 and t.enemy == line("troll")


def test_restringuntus_does_not_bind_its_own_player() -> None:
    effect = {"effect": "restringuntus/0", "seat": 0, "source": 0, "until": "leaves", "holder": 0}
    mine = line({"card": "restringuntus", "n": 0}) | houses("dis", "mars")
    t = table(you=mine, step="house", house="", lasting=[effect | {"house": "mars"}])
    t.you.may_choose("dis", "mars")


def test_screaming_cave_leaves_the_archives() -> None:
    t = table(you=artifacts("screaming-cave") | archives("fear") | hand("arise") | discard("troll"))
    t.you.acts("screaming-cave")
    assert t.you == archives("fear") | hand() | discard()


def test_shaffles_rests_at_the_end_of_the_opponents_turn() -> None:
    t = table(you=line("shaffles"), enemy=amber(3) | houses("dis"), active=1, house="dis")
    t.enemy.ends_turn()
    assert t.enemy.amber == 3


def test_shooler_spares_three() -> None:
    t = table(you=hand("shooler"), enemy=amber(3))
    t.you.plays("shooler")
    assert t.enemy.amber == 3


def test_snudge_cannot_return_a_creature_in_the_middle() -> None:
    t = table(you=line("snudge"), enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("snudge").may_choose("snudge", "troll", "bumpsy")


def test_soul_snatcher_does_not_pay_for_who_returns() -> None:
    t = table(you=hand("fear") | artifacts("soul-snatcher"), enemy=line("troll"))
    t.you.plays("fear")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_stealer_of_souls_leaves_the_victims_of_others() -> None:
    t = table(you=line("stealer-of-souls", maverick("troll", "dis")), enemy=line("bumpsy"))
    t.you.fights("troll")
    assert t.enemy == discard("bumpsy") | purged() and t.you.amber == 0


def test_succubus_does_not_shrink_your_own_hand() -> None:
    t = table(you=line("succubus") | deck(*["fear"] * 9))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 6


def test_tendrils_of_pain_forget_keys_of_earlier_turns() -> None:
    t = table(you=hand("tendrils-of-pain"), enemy=line("troll") | keys("red"))
    t.you.plays("tendrils-of-pain")
    assert t.enemy == line(damaged("troll", 1))


def test_tentacus_takes_no_toll_for_an_artifact_that_is_a_creature() -> None:
    # v17.2 FAQ «Animador»: what it moves to the battleline is a creature for the turn.
    t = table(you=artifacts("animator", "cannon") | amber(1), enemy=line("tentacus"), house="logos")
    t.you.acts("animator").picks("cannon").acts("cannon").picks("tentacus")
    assert t.you == line("cannon") | amber(0) and t.enemy == line(damaged("tentacus", 2)) | amber(1)
    assert t.is_quiet


def test_tentacus_takes_no_toll_from_its_own_player() -> None:
    t = table(you=line("tentacus") | artifacts("library-of-the-damned"))
    assert t.you.can("action", "library-of-the-damned")


def test_the_terror_is_not_paid_by_who_has_one() -> None:
    t = table(you=hand("the-terror"), enemy=amber(1))
    t.you.plays("the-terror")
    assert (t.you.amber, t.enemy.amber) == (0, 1)


def test_three_fates_spares_the_fourth() -> None:
    t = table(you=hand("three-fates"), enemy=line("troll", "dust-imp", "krump", "bumpsy"))
    t.you.plays("three-fates")
    assert t.enemy == line("dust-imp")


def test_tocsin_is_silent_in_fights() -> None:
    t = table(you=line("tocsin"), enemy=line("dust-imp") | hand("troll"))
    t.you.fights("tocsin")
    assert t.you == line(damaged("tocsin", 2)) and t.enemy == hand("troll")


def test_tolas_does_not_pay_for_artifacts() -> None:
    t = table(you=artifacts("gorm-of-omm"), enemy=line("tolas") | artifacts("cannon"))
    t.you.omni("gorm-of-omm")
    assert (t.you.amber, t.enemy.amber) == (0, 0) and t.enemy == artifacts()


def test_truebaru_is_not_played_for_two() -> None:
    t = table(you=hand("truebaru") | amber(2))
    assert not t.you.can("play", "truebaru")
