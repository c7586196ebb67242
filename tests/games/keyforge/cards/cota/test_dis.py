"""What each artifact, creature and upgrade of Dis does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    line,
    purged,
    ready,
    side,
    table,
    token,
    upgraded,
)

# Artifacts


def test_annihilation_ritual_purges_creatures_and_nothing_else() -> None:
    t = table(
        you=artifacts("annihilation-ritual") | line("troll"),
        enemy=line(upgraded("bumpsy", "blood-of-titans"), "urchin"),
        house="brobnar",
    )
    t.you.fights("troll", "urchin").ends_turn()
    assert t.enemy == line(upgraded("bumpsy", "blood-of-titans"), "urchin"), "elusive"
    t = table(
        you=artifacts("annihilation-ritual") | line("troll"),
        enemy=line(upgraded("smaaash", "yo-mama-mastery")),
    )
    t.you.fights("troll")
    assert t.enemy == purged("smaaash") | discard("yo-mama-mastery")


def test_dominator_bauble_uses_a_friend_of_any_house() -> None:
    t = table(you=artifacts("dominator-bauble") | line("urchin"), house="dis")
    t.you.acts("dominator-bauble")
    while not t.is_quiet:
        t.you.picks("reap" if "reap" in t.offered else t.offered[0])
    assert t.you == line(exhausted("urchin")) | amber(1)


def test_dominator_bauble_uses_no_enemy() -> None:
    t = table(you=artifacts("dominator-bauble"), enemy=line("urchin"))
    t.you.acts("dominator-bauble")
    assert t.enemy == line(ready("urchin")) and t.is_quiet


def test_key_to_dis_destroys_everybody_and_itself() -> None:
    t = table(you=artifacts("key-to-dis", "cannon") | line("bumpsy"), enemy=line("troll"), house="mars")
    t.you.omni("key-to-dis")
    assert t.you == line() | artifacts("cannon") and t.enemy == line()
    assert t.is_quiet


def test_lash_of_broken_dreams_makes_keys_dear_for_a_turn() -> None:
    t = table(you=artifacts("lash-of-broken-dreams"), enemy=amber(8) | side(houses=["mars", "dis"]))
    t.you.acts("lash-of-broken-dreams")
    assert t.enemy.key_cost == 6, "not yet"
    t.you.ends_turn()
    assert t.enemy.keys == 0 and t.enemy.key_cost == 9


def test_library_of_the_damned_archives_a_card() -> None:
    t = table(you=artifacts("library-of-the-damned") | hand("troll", "krump"), house="dis")
    t.you.acts("library-of-the-damned").picks("krump")
    assert t.you == archives("krump") | hand("troll")
    assert t.is_quiet


def test_lifeward_keeps_creatures_out_of_the_opponents_next_turn() -> None:
    t = table(
        you=artifacts("lifeward"), enemy=hand("troll", "punch") | side(houses=["brobnar"]), house="mars"
    )
    t.you.omni("lifeward").ends_turn()
    assert (
        not t.enemy.can("play", "troll") and t.enemy.can("discard", "troll") and t.enemy.can("play", "punch")
    )
    assert t.you == artifacts()


def test_sacrificial_altar_trades_a_human_for_a_creature_of_the_discard_pile() -> None:
    t = table(
        you=artifacts("sacrificial-altar") | line("doc-bookton", "krump") | discard("troll", "punch"),
        house="dis",
    )
    t.you.acts("sacrificial-altar")
    while not t.is_quiet:
        t.you.picks("right" if "right" in t.offered else "troll")
    assert t.you == line("krump", "troll") | purged("doc-bookton") | discard("punch")


def test_sacrificial_altar_needs_a_human() -> None:
    t = table(you=artifacts("sacrificial-altar") | line("krump") | discard("troll"), house="dis")
    t.you.acts("sacrificial-altar")
    assert t.you == line("krump") | discard("troll") and t.is_quiet


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck() -> None:
    t = table(
        you=artifacts("screaming-cave") | hand("troll") | discard("krump") | deck("bumpsy"), house="dis"
    )
    t.you.acts("screaming-cave")
    assert t.you == hand() | discard() and sorted(t.you.look("deck")) == ["bumpsy", "krump", "troll"]
    assert t.is_quiet


def test_soul_snatcher_pays_the_owners_of_the_dead() -> None:
    t = table(you=artifacts("soul-snatcher") | line("troll"), enemy=line("bumpsy"), house="brobnar")
    t.you.fights("troll")
    assert (t.you.amber, t.enemy.amber) == (0, 1)


# Creatures


def test_charette_captures_three_when_played() -> None:
    t = table(you=hand("charette"), enemy=amber(5))
    t.you.plays("charette")
    assert t.you == line(holding("charette", 3)) and t.enemy.amber == 2
    t = table(you=line("charette"), enemy=amber(5))
    t.you.reaps("charette")
    assert t.enemy.amber == 5


@pytest.mark.parametrize("theirs, left", [(7, 0), (6, 6)])
def test_drumble_captures_everything_of_seven_or_more(theirs: int, left: int) -> None:
    t = table(you=hand("drumble"), enemy=amber(theirs))
    t.you.plays("drumble")
    assert t.enemy.amber == left and t.you == line(holding("drumble", theirs - left))
    assert t.is_quiet


def test_dust_imp_pays_two_when_destroyed_and_not_when_returned() -> None:
    t = table(you=line("troll"), enemy=line("dust-imp"))
    t.you.fights("troll")
    assert t.enemy.amber == 2
    t = table(you=hand("fear"), enemy=line("dust-imp"))
    t.you.plays("fear")
    assert t.enemy.amber == 0


def test_eater_of_the_dead_grows_on_creatures_of_a_discard_pile() -> None:
    t = table(you=line("eater-of-the-dead"), enemy=discard("troll", "punch"))
    t.you.reaps("eater-of-the-dead")
    assert t.you == line(grown("eater-of-the-dead", 1)) and t.enemy == discard("punch") | purged("troll")
    t = table(you=line("eater-of-the-dead"), enemy=discard("punch"))
    t.you.reaps("eater-of-the-dead")
    assert t.you == line("eater-of-the-dead") and t.is_quiet


def test_ember_imp_lets_the_opponent_play_two_cards_a_turn() -> None:
    t = table(you=line("ember-imp"), enemy=hand("cannon", "screechbomb", "troll") | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.plays("cannon").plays("screechbomb")
    assert not t.enemy.can("play", "troll") and t.enemy.can("discard", "troll")


def test_ember_imp_does_not_bind_its_own_player() -> None:
    t = table(you=line("ember-imp") | hand("tocsin", "shooler", "charette"))
    t.you.plays("tocsin").plays("shooler")
    assert t.you.can("play", "charette")


def test_gabos_longarms_hits_somebody_else_than_its_foe() -> None:
    t = table(you=line("gabos-longarms"), enemy=line("krump", "troll"))
    t.you.fights("gabos-longarms", "krump").picks("troll")
    assert t.enemy == line("krump", damaged("troll", 5)) and t.you == line()
    assert t.is_quiet


def test_guardian_demon_moves_damage_from_one_creature_to_another() -> None:
    t = table(you=line("guardian-demon", damaged("krump", 3)), enemy=line("troll"), house="dis")
    t.you.reaps("guardian-demon").picks("krump")
    while not t.is_quiet:
        t.you.picks("troll" if "troll" in t.offered else 2)
    assert t.you == line("guardian-demon", damaged("krump", 1)) and t.enemy == line(damaged("troll", 2))


def test_guardian_demon_deals_only_what_it_healed() -> None:
    t = table(you=line("guardian-demon"), enemy=line("troll", damaged("krump", 1)))
    t.you.reaps("guardian-demon").may_choose("guardian-demon", "troll", "krump").picks("troll")
    assert t.is_quiet and t.enemy == line("troll", damaged("krump", 1)) and t.you == line("guardian-demon")


@pytest.mark.parametrize(
    "master, victim, other",
    [
        ("master-of-1", "urchin", "dust-imp"),
        ("master-of-2", "dust-imp", "tocsin"),
        ("master-of-3", "tocsin", "urchin"),
    ],
)
def test_a_master_may_destroy_a_creature_of_its_number(master: str, victim: str, other: str) -> None:
    t = table(you=line(master), enemy=line(victim, other))
    t.you.reaps(master).picks("yes")
    assert [b.id for b in t.enemy.look("creatures")] == [other]
    t = table(you=line(master), enemy=line(victim, other))
    t.you.reaps(master).picks("no")
    assert len(t.enemy.look("creatures")) == 2


def test_overlord_greking_raises_his_victims_for_you() -> None:
    t = table(you=line("overlord-greking"), enemy=line("bumpsy"))
    t.you.fights("overlord-greking")
    assert (
        t.you == line(damaged("overlord-greking", 5), exhausted("bumpsy")) and t.enemy == line() | discard()
    )


def test_overlord_greking_raises_nobody_who_lives() -> None:
    t = table(you=line("overlord-greking"), enemy=line("troll"))
    t.you.fights("overlord-greking")
    assert t.you == line() and t.enemy == line(damaged("troll", 7))


def test_overlord_greking_raises_a_token_as_the_creature_that_it_hides_and_no_other_card() -> None:
    for hidden, raised in (("krump", [exhausted("krump")]), ("cannon", [])):
        t = table(you=line("overlord-greking"), enemy=line(token("grunt", hidden)) | side(token="grunt"))
        t.you.fights("overlord-greking")
        assert t.you == line(damaged("overlord-greking", 3), *raised) | artifacts()
        assert t.enemy == discard(*([] if raised else [hidden])) and t.is_quiet


def test_pit_demon_steals_by_its_action_and_not_by_reaping() -> None:
    t = table(you=line("pit-demon"), enemy=amber(2))
    t.you.acts("pit-demon")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    t = table(you=line("pit-demon"), enemy=amber(2))
    t.you.reaps("pit-demon")
    assert (t.you.amber, t.enemy.amber) == (1, 2)


def test_pitlord_binds_its_player_to_dis() -> None:
    t = table(you=line("troll"), enemy=line("pitlord") | side(houses=["dis", "mars", "logos"]) | hand("fear"))
    t.you.ends_turn()
    assert t.state.house == "dis"


def test_restringuntus_forbids_a_house_while_it_lives() -> None:
    theirs = side(houses=["dis", "mars", "logos"]) | hand("fear")
    t = table(you=hand("restringuntus"), enemy=theirs, house="dis")
    t.you.plays("restringuntus").picks("mars").ends_turn()
    assert sorted(t.offered) == ["dis", "logos"]
    t.enemy.chooses("dis").plays("fear").ends_turn()
    t.you.ends_turn() if t.match.pending[0].kind == "main" else t.you.chooses(t.offered[0]).ends_turn()
    assert sorted(t.offered) == ["dis", "logos", "mars"]


def test_shaffles_costs_the_opponent_one_at_the_end_of_your_turn() -> None:
    t = table(you=line("shaffles"), enemy=amber(3) | line("troll") | side(houses=["brobnar"]))
    t.you.ends_turn()
    assert t.enemy.amber == 2
    t.enemy.ends_turn()
    assert t.enemy.amber == 2, "at the end of yours only"


@pytest.mark.parametrize("theirs, stolen", [(4, 1), (3, 0)])
def test_shooler_robs_those_with_four_or_more(theirs: int, stolen: int) -> None:
    t = table(you=hand("shooler"), enemy=amber(theirs))
    t.you.plays("shooler")
    assert t.you.amber == stolen
    assert t.is_quiet


def test_snudge_returns_an_artifact_or_a_flank_creature() -> None:
    t = table(you=line("snudge"), enemy=line("troll", "krump", "bumpsy") | artifacts("cannon"))
    t.you.reaps("snudge").may_choose("snudge", "troll", "bumpsy", "cannon").picks("cannon")
    assert t.enemy == artifacts() | hand("cannon")
    assert t.is_quiet


def test_stealer_of_souls_purges_its_victims_and_is_paid() -> None:
    t = table(you=line("stealer-of-souls"), enemy=line("bumpsy"))
    t.you.fights("stealer-of-souls")
    assert t.enemy == purged("bumpsy") | discard() and t.you.amber == 1
    t = table(you=line("stealer-of-souls"), enemy=line("troll"))
    t.you.fights("stealer-of-souls")
    assert t.you.amber == 0


def test_succubus_lets_the_opponent_draw_to_five() -> None:
    cards = deck(*["troll"] * 8)
    t = table(you=line("succubus") | cards, enemy=cards | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert len(t.you.look("hand")) == 6 and len(t.enemy.look("hand")) == 5


def test_tentacus_takes_a_toll_for_artifacts() -> None:
    t = table(you=line("tentacus"), enemy=artifacts("cannon") | amber(1) | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.acts("cannon")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    t = table(you=line("tentacus"), enemy=artifacts("cannon") | line("troll") | side(houses=["brobnar"]))
    t.you.ends_turn()
    assert not t.enemy.can("action", "cannon") and t.enemy.can("reap", "troll")


@pytest.mark.parametrize("theirs, gained", [(0, 2), (1, 0)])
def test_the_terror_is_paid_by_the_poor(theirs: int, gained: int) -> None:
    t = table(you=hand("the-terror"), enemy=amber(theirs))
    t.you.plays("the-terror")
    assert t.you.amber == gained
    assert t.is_quiet


def test_tocsin_makes_the_opponent_discard_when_it_reaps() -> None:
    t = table(you=line("tocsin"), enemy=hand("troll"))
    t.you.reaps("tocsin")
    assert t.enemy == hand() | discard("troll")
    t = table(you=line("tocsin"), enemy=hand("troll") | line("urchin"))
    t.you.fights("tocsin")
    assert t.enemy == hand("troll")


def test_tolas_pays_the_opponent_of_each_creature_destroyed() -> None:
    t = table(you=line("tolas", "troll"), enemy=line("bumpsy"), house="brobnar")
    t.you.fights("troll")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    t = table(you=line("tolas", "bumpsy"), enemy=line("troll"), house="brobnar")
    t.you.fights("bumpsy")
    assert (t.you.amber, t.enemy.amber) == (0, 1)


def test_truebaru_costs_three_to_play_and_pays_five_when_destroyed() -> None:
    t = table(you=hand("truebaru") | amber(4))
    t.you.plays("truebaru")
    assert t.you == line("truebaru") | amber(1)
    t = table(you=hand("truebaru") | amber(2))
    assert not t.you.can("play", "truebaru")
    t = table(you=line("troll"), enemy=line("truebaru"))
    t.you.fights("troll")
    assert t.enemy.amber == 5


# Upgrades


def test_collar_of_subordination_takes_control_while_it_is_worn() -> None:
    t = table(you=hand("collar-of-subordination"), enemy=line("troll", "krump"))
    t.you.plays("collar-of-subordination", on="troll")
    while not t.is_quiet:
        t.you.picks("right")
    assert t.you == line(upgraded("troll", "collar-of-subordination")) and t.enemy == line("krump")


def test_flame_wreathed_gives_power_and_thorns() -> None:
    t = table(you=hand("flame-wreathed") | line("tocsin", "krump"), house="dis")
    t.you.plays("flame-wreathed", on="tocsin")
    assert (t.you.power("tocsin"), t.you.keyword("tocsin", "hazardous")) == (5, 2)
    assert (t.you.power("krump"), t.you.keyword("krump", "hazardous")) == (6, 0)
    assert t.is_quiet
