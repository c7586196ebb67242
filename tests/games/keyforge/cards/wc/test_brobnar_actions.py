"""What each other Brobnar card of Worlds Collide and each anomaly does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    keys,
    line,
    owned_by,
    purged,
    ready,
    stunned,
    table,
    upgraded,
    warded,
)


@pytest.mark.parametrize(
    "brew",
    [
        "alaka-s-brew",
        "chieftain-s-brew",
        "cowfyne-s-brew",
        "groke-s-brew",
        "gron-s-brew",
        "mogghunter-s-brew",
        "narp-s-brew",
        "shorty-s-brew",
    ],
)
def test_a_brew_puts_two_power_counters_on_any_creature(brew: str) -> None:
    t = table(you=hand(brew) | line("troll"), enemy=line("krump"))
    t.you.plays(brew).may_choose("troll", "krump").picks("krump")
    assert t.enemy == line(grown("krump", 2)) and t.enemy.power("krump") == 8 and t.is_quiet


@pytest.mark.parametrize(
    "brew",
    [
        "alaka-s-brew",
        "chieftain-s-brew",
        "cowfyne-s-brew",
        "groke-s-brew",
        "gron-s-brew",
        "mogghunter-s-brew",
        "narp-s-brew",
        "shorty-s-brew",
    ],
)
def test_a_brew_without_creatures_gives_its_amber_alone(brew: str) -> None:
    t = table(you=hand(brew) | artifacts("ragwarg"))
    t.you.plays(brew)
    assert t.you == amber(1) | discard(brew) and t.is_quiet


def test_ballcano_deals_four_to_everybody_for_two_chains() -> None:
    t = table(you=hand("ballcano") | line("troll"), enemy=line("bumpsy", "silvertooth"))
    t.you.plays("ballcano")
    assert t.you == line(damaged("troll", 4)) | chains(2) and t.enemy == line(damaged("bumpsy", 4))


def test_ballcano_gives_its_chains_where_nobody_is_hurt() -> None:
    t = table(you=hand("ballcano"), enemy=amber(1))
    t.you.plays("ballcano")
    assert t.you == chains(2) and t.enemy == amber(1) and t.enemy.chains == 0


def test_barn_razing_takes_one_amber_away_for_each_fight_this_turn() -> None:
    t = table(
        you=hand("barn-razing") | line("troll", "krump"), enemy=line("silvertooth", "urchin") | amber(4)
    )
    t.you.plays("barn-razing").fights("troll", "silvertooth").fights("krump")
    assert t.enemy == amber(2) and t.is_quiet


def test_barn_razing_does_not_count_reaps_nor_fights_of_the_next_turn() -> None:
    t = table(you=hand("barn-razing") | line("troll", "valdr"), enemy=line("bumpsy") | amber(4))
    t.you.plays("barn-razing").reaps("troll").ends_turn()
    t.enemy.fights("bumpsy", "valdr")
    assert t.enemy == amber(4) and t.is_quiet


def test_berserker_slam_takes_one_amber_from_the_controller_of_whoever_it_kills() -> None:
    t = table(you=hand("berserker-slam") | amber(3), enemy=line("silvertooth", "troll", "krump") | amber(2))
    t.you.plays("berserker-slam").may_choose("silvertooth", "krump").picks("silvertooth")
    assert t.enemy == amber(1) | line("troll", "krump") and t.you == amber(4) and t.is_quiet


def test_berserker_slam_takes_nothing_where_the_creature_lives() -> None:
    t = table(you=hand("berserker-slam"), enemy=line("troll", "silvertooth") | amber(2))
    t.you.plays("berserker-slam").picks("troll")
    assert t.enemy == amber(2) | line(damaged("troll", 4), "silvertooth") and t.is_quiet


def test_irestaff_enrages_a_creature_and_puts_a_counter_on_it() -> None:
    t = table(you=artifacts("irestaff") | line("krump"), enemy=line("troll"))
    t.you.acts("irestaff").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line(enraged(grown("troll", 1))) and t.is_quiet


def test_irestaff_still_puts_the_counter_on_one_that_is_enraged_already() -> None:
    t = table(you=artifacts("irestaff"), enemy=line(enraged("troll"), "krump"))
    t.you.acts("irestaff").picks("troll")
    assert t.enemy == line(enraged(grown("troll", 1)), "krump") and t.is_quiet


def test_warriors__refrain_stuns_every_creature_of_power_three_or_less() -> None:
    t = table(you=hand("warriors--refrain") | line("urchin"), enemy=line("dextre", "raiding-knight"))
    t.you.plays("warriors--refrain")
    assert t.you == line(stunned("urchin")) and t.enemy == line(stunned("dextre"), "raiding-knight")


def test_warriors__refrain_looks_at_the_power_creatures_have_now() -> None:
    t = table(you=hand("warriors--refrain"), enemy=line(grown("dextre", 1), damaged("troll", 6)))
    t.you.plays("warriors--refrain")
    assert t.enemy == line(grown("dextre", 1), damaged("troll", 6)) and t.is_quiet


def test_fyre_breath_gives_power_and_burns_the_neighbors_of_the_foe() -> None:
    t = table(you=line(upgraded("bumpsy", "fyre-breath")), enemy=line("krump", "silvertooth", "troll"))
    assert t.you.power("bumpsy") == 8
    t.you.fights("bumpsy", "silvertooth")
    assert t.enemy == line(damaged("krump", 2), damaged("troll", 2)) and t.is_quiet


def test_fyre_breath_burns_nobody_when_its_wearer_is_attacked() -> None:
    t = table(you=line("krump", "troll"), enemy=line(upgraded("bumpsy", "fyre-breath")))
    t.you.fights("troll")
    assert t.you == line("krump") and t.enemy == line()


def test_overrun_takes_two_amber_away_after_three_enemies_died() -> None:
    t = table(
        you=hand("overrun", "ballcano"),
        enemy=line("silvertooth", "urchin", "dextre") | amber(5),
    )
    t.you.plays("ballcano").plays("overrun")
    assert t.enemy == amber(3) and t.is_quiet


def test_overrun_does_not_count_friendly_creatures() -> None:
    t = table(
        you=hand("overrun", "ballcano") | line("urchin"), enemy=line("silvertooth", "dextre") | amber(5)
    )
    t.you.plays("ballcano").plays("overrun")
    assert t.enemy == amber(5) and t.is_quiet


def test_power_of_fire_burns_half_the_power_of_the_creature_given_up() -> None:
    t = table(you=hand("power-of-fire") | line("headhunter", "krump") | amber(4), enemy=amber(5))
    t.you.plays("power-of-fire").picks("headhunter")
    assert t.you == amber(2) | line("krump") | chains(1) and t.enemy == amber(3) and t.is_quiet


def test_power_of_fire_without_a_creature_costs_its_chain_alone() -> None:
    t = table(you=hand("power-of-fire") | amber(4), enemy=line("troll") | amber(5))
    t.you.plays("power-of-fire")
    assert t.you == amber(4) | chains(1) and t.enemy == amber(5) | line("troll") and t.is_quiet


def test_ragnarok_pays_fights_and_ends_in_ashes() -> None:
    t = table(you=hand("ragnarok") | line("troll", "krump"), enemy=line("silvertooth", "bumpsy"))
    t.you.plays("ragnarok").fights("troll", "silvertooth")
    assert t.you == amber(1) and not t.you.can("reap", "krump")
    t.you.ends_turn()
    assert t.you == line() and t.enemy == line()


def test_ragnarok_is_over_with_the_turn() -> None:
    t = table(you=hand("ragnarok") | line("troll"), enemy=hand("bumpsy"))
    t.you.plays("ragnarok").ends_turn()
    t.enemy.plays("bumpsy").ends_turn()
    assert t.enemy == line("bumpsy") and t.you == line()


def test_the_big_one_counts_creatures_played_by_both() -> None:
    t = table(you=hand("troll") | artifacts("the-big-one"), enemy=hand("krump"))
    t.you.plays("troll").ends_turn()
    t.enemy.plays("krump")
    assert t.you.body("the-big-one").counters == (("fuse", 2),) and t.you == line("troll")


def test_the_big_one_blows_up_everything_at_the_tenth_counter() -> None:
    bomb = {"card": "the-big-one", "counters": {"fuse": 9}}
    t = table(you=hand("troll") | artifacts(bomb), enemy=line("krump") | artifacts("ragwarg"))
    t.you.plays("troll")
    assert t.you == line() | artifacts() and t.enemy == line() | artifacts() and t.is_quiet


def test_the_big_one_blows_up_once_and_a_ward_is_enough_against_it() -> None:
    bomb = {"card": "the-big-one", "counters": {"fuse": 9}}
    t = table(you=hand("troll") | artifacts(bomb), enemy=line("krump", warded("bumpsy")))
    t.you.plays("troll")
    assert t.you == line() | artifacts() and t.enemy == line("bumpsy") and t.is_quiet


def test_the_floor_is_lava_burns_one_creature_of_each_side_as_your_turn_begins() -> None:
    t = table(you=line("troll"), enemy=line("krump", "bumpsy") | artifacts("the-floor-is-lava"))
    t.you.ends_turn()
    t.enemy.picks("bumpsy")
    assert t.you == line(damaged("troll", 1)) and t.enemy == line("krump", damaged("bumpsy", 1))


def test_the_floor_is_lava_leaves_the_opponents_turn_alone() -> None:
    t = table(you=line("troll") | artifacts("the-floor-is-lava"), enemy=line("krump"))
    t.you.ends_turn()
    assert t.you == line("troll") and t.enemy == line("krump") and t.is_quiet


# Anomalies


def test_ghostform_keeps_its_wearer_from_harm_and_goes_to_the_archives_after_a_fight() -> None:
    t = table(you=line(upgraded("urchin", "ghostform")), enemy=line("troll"), house="shadows")
    t.you.fights("urchin")
    assert t.you == line("urchin") | archives("ghostform") and t.enemy == line(damaged("troll", 1))


def test_ghostform_keeps_its_wearer_from_being_destroyed() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(upgraded("urchin", "ghostform"), "troll"))
    t.you.plays("gateway-to-dis")
    assert t.enemy == line(upgraded("urchin", "ghostform")) and t.is_quiet


def test_infomancer_grafts_an_action_and_resolves_it_by_reaping() -> None:
    t = table(you=hand("infomancer", "punch", "troll"), enemy=line("krump"))
    t.you.plays("infomancer")
    assert t.you == hand("troll") | line("infomancer") | discard()
    t = table(
        you=line({"card": "infomancer", "under": [{"card": "punch", "face_up": True}]}), enemy=line("krump")
    )
    t.you.reaps("infomancer").picks("krump")
    assert t.enemy == line(damaged("krump", 3)) and t.you == amber(1) | discard()
    assert len(t.you.body("infomancer").under) == 1 and t.is_quiet


def test_infomancer_grafts_no_creature_and_gets_no_bonus_of_what_it_resolves() -> None:
    t = table(you=hand("infomancer", "troll"))
    t.you.plays("infomancer")
    assert t.you == hand("troll") and t.you.body("infomancer").under == () and t.is_quiet


def test_lateral_shift_plays_a_card_of_the_opponents_hand_as_if_it_were_yours() -> None:
    t = table(you=hand("lateral-shift"), enemy=hand("troll", "punch"), house="brobnar")
    t.you.plays("lateral-shift").may_choose("troll", "punch").picks("troll")
    assert t.you == line("troll") and t.enemy == hand("punch") and t.is_quiet


def test_lateral_shift_finds_nothing_in_an_empty_hand() -> None:
    t = table(you=hand("lateral-shift", "troll"), enemy=line("krump"), house="brobnar")
    t.you.plays("lateral-shift")
    assert t.you == hand("troll") | line() and t.enemy == line("krump") and t.is_quiet


def test_memolith_grafts_an_action_or_resolves_one() -> None:
    t = table(you=hand("punch", "troll") | artifacts("memolith"), enemy=line("krump"), house="brobnar")
    t.you.acts("memolith").picks(0)
    assert t.you == hand("troll") and len(t.you.body("memolith").under) == 1 and t.enemy == line("krump")


def test_memolith_resolves_what_it_holds_and_keeps_it() -> None:
    stone = {"card": "memolith", "under": [{"card": "punch", "face_up": True}]}
    t = table(you=hand("anger") | artifacts(stone), enemy=line("krump"), house="brobnar")
    t.you.acts("memolith").picks(1)
    assert t.enemy == line(damaged("krump", 3)) and t.you == hand("anger") | discard() | amber(0)
    assert len(t.you.body("memolith").under) == 1 and t.is_quiet


def test_nizak_the_forgotten_is_invulnerable_in_a_fight_and_sends_the_dead_home() -> None:
    t = table(you=line("nizak-the-forgotten"), enemy=line("krump", "troll"), house="brobnar")
    t.you.fights("nizak-the-forgotten", "krump")
    assert t.you == line("nizak-the-forgotten") and t.enemy == line("troll") | hand("krump") | discard()


def test_nizak_the_forgotten_can_be_hurt_out_of_a_fight() -> None:
    t = table(you=hand("punch"), enemy=line("nizak-the-forgotten"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("nizak-the-forgotten", 3)) and t.is_quiet


def test_orb_of_wonder_is_destroyed_to_find_any_card_of_the_deck() -> None:
    t = table(you=artifacts("orb-of-wonder") | deck("troll", "punch") | discard("anger"), house="logos")
    t.you.omni("orb-of-wonder").may_choose("troll", "punch").picks("punch")
    assert t.you == hand("punch") | deck("troll") | discard("orb-of-wonder", "anger") and t.is_quiet


def test_orb_of_wonder_may_find_nothing() -> None:
    t = table(you=artifacts("orb-of-wonder") | deck("troll"), house="logos")
    t.you.omni("orb-of-wonder").picks("done")
    assert t.you == hand() | deck("troll") | discard("orb-of-wonder") and t.is_quiet


TEN = ["troll"] * 10


def test_the_grim_reaper_enters_ready_for_the_haunted_and_purges_one_of_each_side() -> None:
    t = table(you=hand("the-grim-reaper") | line("krump") | discard(*TEN), enemy=line("bumpsy", "urchin"))
    t.you.plays("the-grim-reaper").reaps("the-grim-reaper").picks("urchin", "krump")
    assert t.you == line("the-grim-reaper") | purged("krump") and t.enemy == line("bumpsy") | purged("urchin")


def test_the_grim_reaper_enters_exhausted_where_nobody_is_haunted() -> None:
    t = table(you=hand("the-grim-reaper") | discard(*TEN[:9]), enemy=discard(*TEN), house="brobnar")
    t.you.plays("the-grim-reaper")
    assert t.you == line(exhausted("the-grim-reaper")) and t.is_quiet


def test_the_red_baron_steals_while_your_red_key_is_forged() -> None:
    t = table(you=line("the-red-baron") | keys("red"), enemy=amber(2), house="brobnar")
    t.you.reaps("the-red-baron")
    assert t.you == amber(2) and t.enemy == amber(1) and not t.you.keyword("the-red-baron", "elusive")


def test_the_red_baron_is_elusive_while_the_opponents_red_key_is() -> None:
    t = table(you=line("the-red-baron") | keys("blue"), enemy=amber(2) | keys("red"), house="brobnar")
    t.you.reaps("the-red-baron")
    assert t.you == amber(1) and t.enemy == amber(2) and t.you.keyword("the-red-baron", "elusive")


def test_timequake_shuffles_your_cards_into_your_deck_and_draws_as_many() -> None:
    t = table(
        you=hand("timequake") | line(upgraded("troll", "fyre-breath")) | artifacts("ragwarg") | deck("punch"),
        enemy=line("krump"),
        house="brobnar",
    )
    t.you.plays("timequake")
    assert t.you == line() | artifacts() | amber(1) and t.enemy == line("krump")
    assert len(t.you.look("hand")) + len(t.you.look("deck")) + len(t.you.look("discard")) == 5


def test_timequake_draws_nothing_for_a_card_that_goes_to_the_opponents_deck() -> None:
    t = table(you=hand("timequake") | line(owned_by("troll", 1)) | deck("punch", "anger"), house="brobnar")
    t.you.plays("timequake")
    assert t.enemy == deck("troll") and t.you == hand() | deck("punch", "anger") and t.is_quiet


def test_valoocanth_exhausts_an_enemy_creature_and_its_neighbors() -> None:
    t = table(
        you=line("valoocanth"),
        enemy=line("troll", "krump", "bumpsy", "urchin"),
        house="brobnar",
        tide=0,
        tide_card=True,
    )
    t.you.reaps("valoocanth").picks("krump")
    tired = [exhausted("troll"), exhausted("krump"), exhausted("bumpsy"), ready("urchin")]
    assert t.enemy == line(*tired) and t.is_quiet


def test_valoocanth_cannot_be_used_while_the_tide_is_low() -> None:
    t = table(you=line("valoocanth"), enemy=line("troll"), house="brobnar", tide=1, tide_card=True)
    assert not t.you.can("reap", "valoocanth") and not t.you.can("fight", "valoocanth")
