"""What each action of Sanctum does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    purged,
    side,
    stunned,
    table,
)


def test_begone_banishes_dis_or_pays_one() -> None:
    t = table(you=hand("begone") | line("shooler"), enemy=line("the-terror", "troll"), house="sanctum")
    t.you.plays("begone").picks(0)
    assert t.you == line() | amber(0) and t.enemy == line("troll")
    t = table(you=hand("begone"), enemy=line("the-terror"))
    t.you.plays("begone").picks(1)
    assert t.you.amber == 1 and t.enemy == line("the-terror")
    assert t.is_quiet


def test_blinding_light_stuns_one_house_on_both_sides() -> None:
    t = table(
        you=hand("blinding-light") | line("bumpsy", "francus"), enemy=line("troll", "urchin"), house="sanctum"
    )
    t.you.plays("blinding-light").picks("brobnar")
    assert t.you == line(stunned("bumpsy"), "francus") and t.enemy == line(stunned("troll"), "urchin")
    assert t.is_quiet


def test_blinding_light_may_name_a_house_that_nobody_has() -> None:
    t = table(you=hand("blinding-light") | line("francus"), enemy=line("troll"), house="sanctum")
    spare = [
        house for house in t.you.plays("blinding-light").t.offered if house not in ("brobnar", "sanctum")
    ]
    assert len(spare) == 1
    t.you.picks(spare[0])
    assert t.you == line("francus") and t.enemy == line("troll")
    assert t.is_quiet


def test_charge_makes_creatures_you_play_strike_an_enemy() -> None:
    t = table(you=hand("charge", "francus", "champion-anaphiel"), enemy=line("troll"))
    t.you.plays("charge").plays("francus").plays("champion-anaphiel")
    assert t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


def test_charge_is_gained_by_a_creature_that_enters_on_the_other_side() -> None:
    # v17.2 FAQ «Bruja del Ocaso»: a Scowly Caper that you play is yours, though your opponent controls it.
    t = table(you=hand("charge", maverick("scowly-caper", "sanctum")), enemy=line("troll"))
    t.you.plays("charge").plays("scowly-caper")
    assert t.enemy == line(damaged("troll", 2), "scowly-caper")
    assert t.is_quiet


def test_charge_is_gained_by_nobody_who_was_in_play_before() -> None:
    t = table(
        you=hand("charge", maverick("favor-of-rex", "sanctum")) | line("troll", "raiding-knight"),
        enemy=line("krump") | amber(2),
    )
    t.you.plays("charge").plays("favor-of-rex").picks("troll")
    assert t.enemy == line("krump") | amber(2)
    assert t.is_quiet


def test_charge_is_over_with_the_turn() -> None:
    t = table(you=hand("charge"), enemy=hand("troll") | side(houses=["brobnar"]))
    t.you.plays("charge").ends_turn()
    t.enemy.plays("troll")
    assert t.enemy == line("troll") and t.is_quiet


def test_cleansing_wave_heals_one_from_each_and_pays_for_each_healed() -> None:
    t = table(
        you=hand("cleansing-wave") | line(damaged("francus", 2)), enemy=line(damaged("troll", 1), "krump")
    )
    t.you.plays("cleansing-wave")
    assert t.you == line(damaged("francus", 1)) | amber(2) and t.enemy == line("troll", "krump")
    assert t.is_quiet


def test_clear_mind_wakes_friends_only() -> None:
    t = table(you=hand("clear-mind") | line(stunned("francus")), enemy=line(stunned("troll")))
    t.you.plays("clear-mind")
    assert t.you == line("francus") and t.enemy == line(stunned("troll"))
    assert t.is_quiet


@pytest.mark.parametrize("mine, theirs, left", [(8, 6, (5, 5)), (3, 5, (4, 5))])
def test_doorstep_to_heaven_leaves_nobody_more_than_five(
    mine: int, theirs: int, left: tuple[int, int]
) -> None:
    t = table(you=hand("doorstep-to-heaven") | amber(mine), enemy=amber(theirs))
    t.you.plays("doorstep-to-heaven")
    assert (t.you.amber, t.enemy.amber) == left
    assert t.is_quiet


def test_glorious_few_are_paid_for_being_fewer() -> None:
    t = table(you=hand("glorious-few") | line("francus"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("glorious-few")
    assert t.you.amber == 2
    t = table(you=hand("glorious-few") | line("francus"), enemy=line("troll"))
    t.you.plays("glorious-few")
    assert t.you.amber == 0 and t.is_quiet


def test_honorable_claim_lets_each_knight_capture_one() -> None:
    t = table(
        you=hand("honorable-claim") | line("francus", "duma-the-martyr", "bulwark"),
        enemy=line("raiding-knight") | amber(5),
    )
    t.you.plays("honorable-claim")
    assert (
        t.you == line(holding("francus", 1), "duma-the-martyr", holding("bulwark", 1)) and t.enemy.amber == 3
    )
    assert t.is_quiet


def test_inspiration_readies_and_uses_a_friend() -> None:
    t = table(you=hand("inspiration") | line(exhausted("urchin")), house="sanctum")
    t.you.plays("inspiration")
    while not t.is_quiet:
        t.you.picks("reap")
    assert t.you == line(exhausted("urchin")) | amber(1)


def test_mighty_lance_pierces_a_creature_and_its_neighbor() -> None:
    t = table(you=hand("mighty-lance"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("mighty-lance").picks("troll")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 3), "bumpsy")
    assert t.is_quiet


def test_oath_of_poverty_pays_two_for_each_artifact_of_yours() -> None:
    t = table(you=hand("oath-of-poverty") | artifacts("cannon", "screechbomb"), enemy=artifacts("sniffer"))
    t.you.plays("oath-of-poverty")
    assert t.you == artifacts() | amber(5) and t.enemy == artifacts("sniffer")
    assert t.is_quiet


def test_one_stood_against_many_fights_three_different_enemies() -> None:
    t = table(
        you=hand("one-stood-against-many") | line("champion-anaphiel"),
        enemy=line("urchin", "noddy-the-thief", "dust-imp", "tocsin"),
    )
    t.you.plays("one-stood-against-many")
    fought = []
    while not t.is_quiet:
        foe = t.offered[0]
        assert foe not in fought
        fought.append(foe)
        t.you.picks(foe)
    assert len(fought) == 3 and t.you.body("champion-anaphiel").exhausted


def test_radiant_truth_stuns_enemies_off_the_flanks() -> None:
    t = table(
        you=hand("radiant-truth") | line("francus", "bulwark", "sequis"),
        enemy=line("troll", "krump", "bumpsy"),
    )
    t.you.plays("radiant-truth")
    assert t.enemy == line("troll", stunned("krump"), "bumpsy") and t.you == line(
        "francus", "bulwark", "sequis"
    )
    assert t.is_quiet


def test_shield_of_justice_guards_friends_for_the_turn() -> None:
    t = table(you=hand("shield-of-justice") | line("francus"), enemy=line("troll"))
    t.you.plays("shield-of-justice").fights("francus")
    assert t.you == line("francus") and t.enemy == line(damaged("troll", 6))


def test_take_hostages_captures_for_each_fight() -> None:
    mine = line("francus", "champion-anaphiel")
    t = table(you=hand("take-hostages") | mine, enemy=line("bumpsy") | amber(3))
    t.you.plays("take-hostages").fights("champion-anaphiel").reaps("francus")
    assert t.you.body("champion-anaphiel").amber == 1 and t.you.body("francus").amber == 0
    assert t.enemy.amber == 2


def test_terms_of_redress_captures_two_with_a_friend() -> None:
    t = table(you=hand("terms-of-redress") | line("francus", "bulwark"), enemy=line("troll") | amber(3))
    t.you.plays("terms-of-redress").may_choose("francus", "bulwark").picks("bulwark")
    assert t.you == line("francus", holding("bulwark", 2)) and t.enemy.amber == 1
    assert t.is_quiet


def test_the_harder_they_come_purges_the_mighty() -> None:
    t = table(you=hand("the-harder-they-come"), enemy=line("troll", "snufflegator", "bumpsy"))
    t.you.plays("the-harder-they-come").may_choose("troll", "bumpsy").picks("troll")
    assert t.enemy == line("snufflegator", "bumpsy") | purged("troll")
    assert t.is_quiet


def test_the_spirits_way_spares_those_of_power_two() -> None:
    t = table(you=hand("the-spirit-s-way") | line("francus"), enemy=line("tocsin", "dust-imp"))
    t.you.plays("the-spirit-s-way")
    assert t.you == line() and t.enemy == line("dust-imp")
    assert t.is_quiet


def test_virtuous_works_are_their_own_reward() -> None:
    t = table(you=hand("virtuous-works"), enemy=amber(2))
    t.you.plays("virtuous-works")
    assert (t.you.amber, t.enemy.amber) == (3, 2)
    assert t.is_quiet
