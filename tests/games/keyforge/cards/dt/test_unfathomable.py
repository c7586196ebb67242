"""What each Unfathomable creature and artifact of Dark Tidings does, and the nearest thing it must not do."""

import pytest
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
    houses,
    line,
    maverick,
    purged,
    ready,
    table,
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_giltspine_netcaster_evil_twin_readies_and_uses_one_that_is_no_aquan() -> None:
    t = table(you=line("giltspine-netcaster-evil-twin", exhausted("krump"), exhausted("hookmaster")))
    t.you.reaps("giltspine-netcaster-evil-twin")
    assert t.you == amber(2) | line(
        exhausted("giltspine-netcaster-evil-twin"), exhausted("krump"), exhausted("hookmaster")
    )
    assert t.is_quiet


def test_giltspine_netcaster_evil_twin_uses_no_aquan() -> None:
    t = table(you=line("giltspine-netcaster-evil-twin", "hookmaster"))
    t.you.reaps("giltspine-netcaster-evil-twin")
    assert t.you == amber(1) | line(exhausted("giltspine-netcaster-evil-twin"), ready("hookmaster"))
    assert t.is_quiet


def test_giltspine_netcaster_exhausts_a_creature() -> None:
    t = table(you=line("giltspine-netcaster", "krump"), enemy=line("troll"))
    t.you.reaps("giltspine-netcaster").may_choose("giltspine-netcaster", "krump", "troll").picks("troll")
    assert t.enemy == line(exhausted("troll"))
    assert t.is_quiet


def test_giltspine_netcaster_exhausts_no_artifact() -> None:
    t = table(you=line("giltspine-netcaster"), enemy=artifacts("gauntlet-of-command"))
    t.you.reaps("giltspine-netcaster")
    assert t.enemy == artifacts(ready("gauntlet-of-command"))
    assert t.is_quiet


def test_horrid_synan_evil_twin_protects_its_neighbors_and_poisons() -> None:
    t = table(you=line("krump"), enemy=line("horrid-synan-evil-twin", "bumpsy"))
    t.you.fights("krump")
    assert t.you == line() and t.enemy == line("bumpsy")
    assert t.is_quiet


def test_horrid_synan_evil_twin_bears_the_name_of_its_twin_and_is_weaker() -> None:
    t = table(you=line("horrid-synan-evil-twin", "horrid-synan"))
    assert (t.you.power("horrid-synan-evil-twin"), t.you.power("horrid-synan")) == (2, 4)
    assert not t.you.keyword("horrid-synan", "taunt")


def test_horrid_synan_poisons_whom_it_strikes() -> None:
    t = table(you=line("horrid-synan"), enemy=line("troll"))
    t.you.fights("horrid-synan")
    assert t.enemy == line() and t.you == line()
    assert t.is_quiet


def test_horrid_synan_protects_nobody() -> None:
    t = table(you=line("krump"), enemy=line("horrid-synan", "bumpsy"))
    t.you.fights("krump", "bumpsy")
    assert t.enemy == line("horrid-synan")


def test_kaupe_evil_twin_turns_discards_into_damage() -> None:
    t = table(
        you=line("kaupe-evil-twin") | hand("troll", "punch", "fear"),
        enemy=line("troll", "krump"),
        house="unfathomable",
    )
    t.you.reaps("kaupe-evil-twin").picks("troll", "punch", "done").picks("krump", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.you == hand("fear")
    assert t.is_quiet


def test_kaupe_evil_twin_holds_its_own_player_to_one_of_a_type() -> None:
    t = table(you=line("kaupe-evil-twin") | hand("anger", "punch", "bumpsy"), house="brobnar")
    t.you.plays("anger")
    assert not t.you.can("play", "punch") and t.you.can("play", "bumpsy")


def test_kaupe_holds_the_opponent_to_one_of_a_type() -> None:
    t = table(you=hand("anger", "punch", "bumpsy"), enemy=line("kaupe"))
    t.you.plays("anger")
    assert t.you.why_not("play", "punch") == "card-forbids" and t.you.can("play", "bumpsy")


def test_kaupe_leaves_its_own_player_free() -> None:
    t = table(you=line("kaupe") | hand("anger", "punch"), house="brobnar")
    t.you.plays("anger")
    assert t.you.can("play", "punch")


def test_kaupe_counts_a_creature_played_as_an_upgrade_as_an_upgrade() -> None:
    """v17.2 FAQ «Criaturas jugadas como mejoras»: after a creature Explo-rover may still come as an upgrade."""
    t = table(you=hand("sensor-chief-garcia", "explo-rover"), enemy=line("kaupe"))
    t.you.plays("sensor-chief-garcia")
    t.you.plays("explo-rover", on="sensor-chief-garcia")
    assert t.you == line(upgraded("sensor-chief-garcia", "explo-rover"))


def test_taniwha_evil_twin_puts_a_creature_of_the_discard_pile_on_the_deck() -> None:
    t = table(you=line("taniwha-evil-twin") | discard("troll", "punch") | deck("bumpsy"))
    t.you.reaps("taniwha-evil-twin")
    assert t.you == deck("troll", "bumpsy") | discard("punch")
    assert t.is_quiet


def test_taniwha_evil_twin_takes_nothing_from_the_other_pile() -> None:
    t = table(you=line("taniwha-evil-twin"), enemy=discard("troll"))
    t.you.reaps("taniwha-evil-twin")
    assert t.enemy == discard("troll")
    assert t.is_quiet


def test_taniwha_destroys_a_friendly_creature_for_one_amber() -> None:
    t = table(you=line("taniwha", "krump"), enemy=line("troll"))
    t.you.reaps("taniwha").may_choose("taniwha", "krump").picks("krump")
    assert t.you == amber(2) | line(exhausted("taniwha"))
    assert t.is_quiet


def test_taniwha_alone_destroys_itself() -> None:
    t = table(you=line("taniwha"), enemy=line("troll"))
    t.you.reaps("taniwha")
    assert t.you == amber(2) | line() and t.enemy == line("troll")
    assert t.is_quiet


def test_tomwa_of_the_glow_evil_twin_exhausts_and_robs_the_hand_at_high_tide() -> None:
    t = table(you=line("tomwa-of-the-glow-evil-twin"), enemy=line("troll") | hand("punch"), **HIGH)
    t.you.reaps("tomwa-of-the-glow-evil-twin")
    assert t.enemy == line(exhausted("troll")) | hand() | discard("punch")
    assert t.is_quiet


def test_tomwa_of_the_glow_evil_twin_does_nothing_at_low_tide() -> None:
    t = table(you=line("tomwa-of-the-glow-evil-twin"), enemy=line("troll") | hand("punch"), **LOW)
    t.you.reaps("tomwa-of-the-glow-evil-twin")
    assert t.enemy == line(ready("troll")) | hand("punch")
    assert t.is_quiet


def test_tomwa_of_the_glow_draws_for_exhausted_enemies_at_high_tide() -> None:
    foes = line("troll", exhausted("krump"))
    t = table(you=line("tomwa-of-the-glow") | deck("punch", "fear", "anger"), enemy=foes, **HIGH)
    t.you.reaps("tomwa-of-the-glow").picks("troll")
    assert t.enemy == line(exhausted("troll"), exhausted("krump")) and t.you == hand("punch", "fear")
    assert t.is_quiet


def test_tomwa_of_the_glow_draws_nothing_at_low_tide() -> None:
    t = table(you=line("tomwa-of-the-glow") | deck("punch"), enemy=line("troll"), **LOW)
    t.you.reaps("tomwa-of-the-glow").picks("troll")
    assert t.enemy == line(exhausted("troll")) and t.you == hand() | deck("punch")
    assert t.is_quiet


@pytest.mark.parametrize(("id", "more", "lies"), [("wikolia", 2, 0), ("wikolia-evil-twin", 4, 1)])
def test_both_wikolias_make_keys_dearer_in_the_next_turn(id: str, more: int, lies: int) -> None:
    t = table(you=line(id))
    t.you.reaps(id)
    assert t.you == line(exhausted(holding(id, lies)))
    t.you.ends_turn()
    assert t.enemy.key_cost == 6 + more


@pytest.mark.parametrize("id", ["wikolia", "wikolia-evil-twin"])
def test_both_wikolias_make_keys_dearer_for_one_turn_only(id: str) -> None:
    t = table(you=line(id))
    t.you.reaps(id)
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you.key_cost == 6 and t.enemy.key_cost == 6


def test_omnipus_plays_each_tentaclid_discarded() -> None:
    cards = ["tentaclid", "troll", "tentaclid", "punch", "krump", "anger", "fear", "bumpsy", "tentaclid"]
    t = table(you=hand("omnipus") | deck(*cards))
    t.you.plays("omnipus")
    while not t.is_quiet:
        t.you.picks("right")
    assert t.you == line("omnipus", "tentaclid", "tentaclid") | deck("tentaclid")
    assert t.you == discard("bumpsy", "fear", "anger", "krump", "punch", "troll")


def test_omnipus_cannot_fight_and_gains_for_its_own_tentaclids() -> None:
    t = table(you=line("omnipus", "tentaclid", "tentaclid"), enemy=line("tentaclid"))
    assert not t.you.can("fight", "omnipus")
    t.you.reaps("omnipus")
    assert t.you == amber(3)
    assert t.is_quiet


def test_tentaclid_cannot_reap() -> None:
    t = table(you=line("tentaclid"), enemy=line("krump"))
    assert not t.you.can("reap", "tentaclid")


def test_tentaclid_fights_unhurt() -> None:
    t = table(you=line("tentaclid"), enemy=line("krump"))
    t.you.fights("tentaclid")
    assert t.you == line(exhausted("tentaclid")) and t.enemy == line(damaged("krump", 3))
    assert t.is_quiet


def test_deep_priest_glebe_exhausts_an_enemy_after_an_aquan_is_played() -> None:
    t = table(you=line("deep-priest-glebe") | hand("hookmaster"), enemy=line("troll"))
    t.you.plays("hookmaster", flank="right")
    assert t.enemy == line(exhausted("troll"))
    assert t.is_quiet


def test_deep_priest_glebe_does_not_mind_a_beast() -> None:
    t = table(you=line("deep-priest-glebe") | hand("rustmiser"), enemy=line("troll"))
    t.you.plays("rustmiser", flank="right")
    assert t.enemy == line(ready("troll"))
    assert t.is_quiet


def awaking(counters: int) -> dict[str, object]:
    return {"card": "effigy-of-melerukh", "counters": {"awakening": counters}}


def test_effigy_of_melerukh_awakes_with_the_sixth_counter() -> None:
    t = table(you=line("krump"), enemy=artifacts(awaking(5)) | line("troll"))
    t.you.reaps("krump")
    assert t.enemy == line("troll", "effigy-of-melerukh") | artifacts()
    assert t.enemy.power("effigy-of-melerukh") == 100 and t.enemy.armor("effigy-of-melerukh") == 100
    assert t.is_quiet


def test_effigy_of_melerukh_awakes_in_full_though_animator_made_it_a_creature_for_the_turn() -> None:
    """The card makes it a creature with 100 power for good: the latest effect wins, and Animator's ends with the turn."""
    mine = artifacts("animator") | line(maverick("krump", "logos")) | houses("logos")
    t = table(you=mine, enemy=artifacts(awaking(5)))
    t.you.acts("animator").picks("effigy-of-melerukh").reaps("krump")
    assert t.enemy.power("effigy-of-melerukh") == 100
    t.you.ends_turn()
    assert t.enemy == line("effigy-of-melerukh") | artifacts()
    assert t.enemy.power("effigy-of-melerukh") == 100 and t.enemy.armor("effigy-of-melerukh") == 100


def test_effigy_of_melerukh_sleeps_with_fewer_and_through_friendly_reaping() -> None:
    t = table(you=line("krump"), enemy=artifacts(awaking(4)))
    t.you.reaps("krump")
    assert t.enemy == artifacts("effigy-of-melerukh")
    t = table(you=line("krump") | artifacts(awaking(5)))
    t.you.reaps("krump")
    assert t.you == artifacts("effigy-of-melerukh")
    assert t.is_quiet


def test_general_sherman_purges_all_others_and_they_come_back_exhausted() -> None:
    t = table(you=hand("general-sherman") | line("krump"), enemy=line("troll"))
    t.you.plays("general-sherman", flank="left")
    assert t.you == line("general-sherman") | purged("krump") and t.enemy == line() | purged("troll")
    t = table(you=hand("general-sherman", "mælstrom") | line("krump"), enemy=line("troll"))
    t.you.plays("general-sherman", flank="left").plays("mælstrom").picks("krump")
    assert t.you == line(exhausted("krump")) | purged() and t.enemy == line(exhausted("troll")) | purged()


def test_general_sherman_does_not_bring_back_what_is_printed_an_artifact() -> None:
    """v17.2 FAQ «General Sherman»: cards that are no creatures cannot come back to the battleline and stay purged."""
    mine = artifacts("the-mysticeti") | line("chenille") | hand("general-sherman", "mælstrom")
    t = table(you=mine, house="untamed")
    t.you.acts("the-mysticeti").picks(0).ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("unfathomable").plays("general-sherman").plays("mælstrom")
    assert t.you == line(exhausted("chenille")) | artifacts() | purged("the-mysticeti") and t.is_quiet


def test_general_sherman_deals_no_damage_when_fighting() -> None:
    t = table(you=line("general-sherman"), enemy=line("krump"))
    t.you.fights("general-sherman")
    assert t.enemy == line("krump") and t.you == line(damaged(exhausted("general-sherman"), 6))
    assert t.is_quiet


def deep(counters: int) -> dict[str, object]:
    return {"card": "kiligog-s-trench", "counters": {"depth": counters}}


def test_kiligogs_trench_swallows_the_power_of_its_depth() -> None:
    t = table(you=artifacts(deep(5)) | line("krump", "bumpsy"), enemy=line("troll", "krump"))
    t.you.ends_turn()
    assert t.you == line("bumpsy") and t.enemy == line("troll")


def test_kiligogs_trench_deepens_at_the_end_of_its_own_turn_only() -> None:
    t = table(you=line("krump"), enemy=artifacts(deep(5)))
    t.you.ends_turn()
    assert t.you == line("krump")
    t.enemy.ends_turn()
    assert t.you == line()


def test_llack_gaboon_grows_with_exhausted_creatures() -> None:
    t = table(
        you=line("llack-gaboon", exhausted("krump")), enemy=line(exhausted("troll"), exhausted("bumpsy"))
    )
    assert t.you.power("llack-gaboon") == 6
    assert t.you.keyword("llack-gaboon", "skirmish") and t.you.keyword("llack-gaboon", "hazardous") == 5


def test_llack_gaboon_does_not_count_itself() -> None:
    t = table(
        you=line(exhausted("llack-gaboon"), exhausted("krump")), enemy=line(exhausted("troll"), "bumpsy")
    )
    assert t.you.power("llack-gaboon") == 5 and not t.you.keyword("llack-gaboon", "skirmish")


def test_rustmiser_exhausts_each_enemy_artifact() -> None:
    t = table(
        you=line("rustmiser") | artifacts("gauntlet-of-command"),
        enemy=artifacts("pile-of-skulls", "gauntlet-of-command"),
    )
    t.you.reaps("rustmiser")
    assert t.enemy == artifacts(exhausted("pile-of-skulls"), exhausted("gauntlet-of-command"))
    assert t.you == artifacts(ready("gauntlet-of-command"))
    assert t.is_quiet


def test_rustmiser_leaves_creatures_ready() -> None:
    t = table(you=line("rustmiser"), enemy=line("troll"))
    t.you.reaps("rustmiser")
    assert t.enemy == line(ready("troll"))
    assert t.is_quiet


def test_soboggs_thingamabob_tires_whoever_forges() -> None:
    t = table(you=artifacts("sobogg-s-thingamabob") | line("krump"), enemy=amber(6) | line("troll"))
    t.you.ends_turn().picks("red")
    assert t.enemy == line(exhausted("troll")) and t.you == line(ready("krump"))


def test_soboggs_thingamabob_lets_its_own_player_forge_in_peace() -> None:
    t = table(you=line("krump"), enemy=artifacts("sobogg-s-thingamabob") | amber(6) | line("troll"))
    t.you.ends_turn().picks("red")
    assert t.enemy == line(ready("troll"))


def test_voice_of_rakuzel_bolsters_its_own_at_high_tide() -> None:
    t = table(you=line("voice-of-rakuzel", "krump"), enemy=line("troll"), **HIGH)
    assert (t.you.power("krump"), t.you.armor("krump")) == (7, 1)
    assert (t.enemy.power("troll"), t.enemy.armor("troll")) == (8, 0)


def test_voice_of_rakuzel_bolsters_the_enemy_at_low_tide() -> None:
    t = table(you=line("voice-of-rakuzel", "krump"), enemy=line("troll"), **LOW)
    assert (t.you.power("krump"), t.enemy.power("troll"), t.enemy.armor("troll")) == (6, 9, 1)


def test_echo_pearl_is_broken_on_a_creature() -> None:
    t = table(you=artifacts("echo-pearl"), enemy=line("troll"), house="brobnar")
    t.you.omni("echo-pearl")
    assert t.enemy == line({"card": "troll", "exhausted": True, "stunned": True, "enraged": True})
    assert t.you == artifacts() | discard("echo-pearl")
    assert t.is_quiet


def test_echo_pearl_is_broken_on_one_creature_only() -> None:
    t = table(you=artifacts("echo-pearl"), enemy=line("troll", "krump"))
    t.you.omni("echo-pearl").picks("krump")
    assert t.enemy == line(
        ready("troll"), {"card": "krump", "exhausted": True, "stunned": True, "enraged": True}
    )
    assert t.is_quiet


def test_fuguru_leaves_the_opponent_a_card_short() -> None:
    t = table(you=deck(*["troll"] * 8), enemy=line("fuguru"))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 5)


def test_fuguru_lets_its_own_player_draw_six() -> None:
    t = table(you=line("fuguru") | deck(*["troll"] * 8))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 6)


def test_scyphos_is_archived_at_high_tide() -> None:
    t = table(you=line("scyphos"), enemy=line("krump"), **HIGH)
    t.you.fights("scyphos")
    assert t.you == archives("scyphos") | discard()
    assert t.is_quiet


def test_scyphos_is_lost_at_low_tide() -> None:
    t = table(you=line("scyphos"), enemy=line("krump"), **LOW)
    t.you.fights("scyphos")
    assert t.you == archives() | discard("scyphos")
    assert t.is_quiet


def test_sparkfist_stuns_and_exhausts_its_foe() -> None:
    t = table(you=line("sparkfist"), enemy=line("krump"))
    t.you.fights("sparkfist")
    assert t.enemy == line({"card": "krump", "damage": 2, "stunned": True, "exhausted": True})
    assert t.is_quiet


def test_sparkfist_does_nothing_when_attacked() -> None:
    t = table(you=line("krump"), enemy=line(warded("sparkfist")))
    t.you.fights("krump")
    assert t.you == line({"card": "krump", "damage": 2, "exhausted": True, "stunned": False})


def test_bubbles_puts_an_enemy_on_its_deck() -> None:
    t = table(you=hand("bubbles") | line("krump"), enemy=line("troll") | deck("punch"))
    t.you.plays("bubbles", flank="left")
    assert t.enemy == line() | deck("troll", "punch") and t.you == line("bubbles", "krump")
    assert t.is_quiet


def test_bubbles_touches_no_friend() -> None:
    t = table(you=hand("bubbles") | line("krump"))
    t.you.plays("bubbles", flank="left")
    assert t.you == line("bubbles", "krump")
    assert t.is_quiet


def test_frigorific_rod_exhausts_an_artifact_or_a_creature() -> None:
    t = table(you=artifacts("frigorific-rod"), enemy=line("troll") | artifacts("pile-of-skulls"))
    t.you.acts("frigorific-rod").picks("pile-of-skulls")
    assert t.enemy == line(ready("troll")) | artifacts(exhausted("pile-of-skulls"))
    assert t.is_quiet


def test_frigorific_rod_exhausts_no_upgrade() -> None:
    t = table(you=artifacts("frigorific-rod"), enemy=line(upgraded("troll", "blood-of-titans")))
    t.you.acts("frigorific-rod").may_choose("frigorific-rod", "troll").picks("troll")
    assert t.enemy == line(upgraded(exhausted("troll"), "blood-of-titans"))
    assert t.is_quiet


def test_hookmaster_costs_two_at_high_tide() -> None:
    t = table(you=line("hookmaster"), enemy=line("urchin") | amber(3), **HIGH)
    t.you.fights("hookmaster")
    assert t.enemy == amber(1)


def test_hookmaster_costs_nothing_at_neutral_tide_or_by_reaping() -> None:
    t = table(you=line("hookmaster"), enemy=line("krump") | amber(3), tide_card=True)
    t.you.fights("hookmaster")
    assert t.enemy == amber(3)
    t = table(you=line("hookmaster"), enemy=amber(3), **HIGH)
    t.you.reaps("hookmaster")
    assert t.enemy == amber(3)


def test_photic_raider_captures_two_and_is_strong_at_high_tide() -> None:
    t = table(you=hand("photic-raider"), enemy=amber(3), **HIGH)
    t.you.plays("photic-raider")
    assert t.you == line(holding("photic-raider", 2)) and t.you.power("photic-raider") == 6
    assert t.is_quiet


def test_photic_raider_is_weak_at_low_tide() -> None:
    t = table(you=line("photic-raider"), **LOW)
    assert t.you.power("photic-raider") == 2
