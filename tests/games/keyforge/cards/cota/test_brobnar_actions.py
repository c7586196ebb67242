"""What each action of Brobnar does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    ready,
    stunned,
    table,
)


def test_anger_readies_a_friendly_creature_and_fights() -> None:
    t = table(you=hand("anger") | line(exhausted("troll"), "bumpsy"), enemy=line("krump"))
    t.you.plays("anger").may_choose("troll", "bumpsy").picks("troll")
    assert t.you == line(exhausted(damaged("troll", 6)), ready("bumpsy")) and t.enemy == line()
    assert t.is_quiet


def test_anger_never_chooses_an_enemy() -> None:
    t = table(you=hand("anger"), enemy=line("krump"))
    t.you.plays("anger")
    assert t.enemy == line(ready("krump")) and t.is_quiet


def test_barehanded_puts_all_artifacts_on_their_owners_decks() -> None:
    t = table(
        you=hand("barehanded") | artifacts("cannon") | deck("troll"),
        enemy=artifacts("screechbomb") | line("krump"),
    )
    t.you.plays("barehanded")
    assert t.you == artifacts() | deck("cannon", "troll")
    assert t.enemy == artifacts() | deck("screechbomb") | line("krump")
    assert t.is_quiet


@pytest.mark.parametrize("other", [enhanced("cannon", "draw"), maverick("cannon", "dis")])
def test_barehanded_asks_for_the_order_of_copies_that_are_not_the_same(other: object) -> None:
    t = table(you=hand("barehanded") | artifacts("cannon", other))
    plain, special = t.state.artifacts[0]
    t.you.plays("barehanded").may_choose("cannon", "cannon")
    t.match.answer(t.match.pending[0].ask.options.index(special))
    assert t.state.deck[0] == [special, plain], "the one that was chosen first lies beneath"
    assert t.is_quiet


def test_blood_money_puts_two_from_the_supply_on_an_enemy() -> None:
    t = table(you=hand("blood-money") | line("troll"), enemy=line("krump", "bumpsy") | amber(3))
    t.you.plays("blood-money").may_choose("krump", "bumpsy").picks("krump")
    assert t.enemy == line(holding("krump", 2), "bumpsy") | amber(3)
    assert t.is_quiet


def test_brothers_in_battle_lets_one_house_fight_and_only_fight() -> None:
    t = table(you=hand("brothers-in-battle") | line("urchin", "flaxia"), enemy=line("krump"))
    t.you.plays("brothers-in-battle").picks("untamed")
    assert t.you.can("fight", "flaxia") and not t.you.can("reap", "flaxia")
    assert not t.you.can("fight", "urchin")


@pytest.mark.parametrize("theirs, left", [(7, 3), (6, 6)])
def test_burn_the_stockpile_burns_four_of_seven_or_more(theirs: int, left: int) -> None:
    t = table(you=hand("burn-the-stockpile"), enemy=amber(theirs))
    t.you.plays("burn-the-stockpile")
    assert t.enemy.amber == left and t.you.amber == 0
    assert t.is_quiet


def test_champions_challenge_leaves_the_two_strongest_to_fight() -> None:
    t = table(
        you=hand("champion-s-challenge") | line("troll", "bumpsy"), enemy=line("krump", "smaaash", "urchin")
    )
    t.you.plays("champion-s-challenge")
    assert t.you == line(damaged("troll", 6)) and t.enemy == line()
    assert t.is_quiet


def test_champions_challenge_lets_the_player_choose_among_equals() -> None:
    t = table(you=hand("champion-s-challenge") | line("troll"), enemy=line("bumpsy", "headhunter"))
    t.you.plays("champion-s-challenge").may_choose("bumpsy", "headhunter").picks("headhunter")
    assert t.enemy == line() | discard("headhunter", "bumpsy")


def test_cowards_end_destroys_the_unhurt_and_costs_three_chains() -> None:
    t = table(
        you=hand("coward-s-end") | line(damaged("troll", 1), "bumpsy"),
        enemy=line("krump", damaged("smaaash", 1)),
    )
    t.you.plays("coward-s-end")
    assert t.you == line(damaged("troll", 1)) and t.enemy == line(damaged("smaaash", 1))
    assert t.you.chains == 3
    assert t.is_quiet


def test_follow_the_leader_lets_every_friend_fight_but_not_reap() -> None:
    t = table(you=hand("follow-the-leader") | line("urchin"), enemy=line("krump"))
    t.you.plays("follow-the-leader")
    assert t.you.can("fight", "urchin") and not t.you.can("reap", "urchin")


def test_lava_ball_splashes_the_neighbors_only() -> None:
    t = table(you=hand("lava-ball"), enemy=line("troll", "krump", "smaaash", "bumpsy"))
    t.you.plays("lava-ball").picks("krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 4), damaged("smaaash", 2), "bumpsy")
    assert t.is_quiet


def test_loot_the_bodies_pays_for_each_enemy_destroyed_this_turn() -> None:
    t = table(you=hand("loot-the-bodies", "punch") | line("troll"), enemy=line("urchin", "noddy-the-thief"))
    t.you.plays("loot-the-bodies").plays("punch").picks("urchin")
    assert t.you.amber == 2, "one for the urchin, one bonus"


def test_loot_the_bodies_pays_nothing_for_friends() -> None:
    t = table(you=hand("loot-the-bodies", "punch") | line("urchin"), enemy=line("troll"))
    t.you.plays("loot-the-bodies").plays("punch").picks("urchin")
    assert t.you.amber == 1


def test_punch_deals_three_to_any_creature() -> None:
    t = table(you=hand("punch") | line("bumpsy"), enemy=line("troll"))
    t.you.plays("punch").may_choose("bumpsy", "troll").picks("troll")
    assert t.enemy == line(damaged("troll", 3)) and t.you == line("bumpsy")
    assert t.is_quiet


def test_relentless_assault_fights_with_three_different_creatures() -> None:
    t = table(you=hand("relentless-assault") | line(exhausted("bumpsy"), "headhunter"), enemy=line("troll"))
    t.you.plays("relentless-assault").picks("bumpsy").cannot_choose("bumpsy").picks("headhunter")
    assert t.enemy == line() and t.you == line()
    assert t.is_quiet


def test_relentless_assault_may_stop_at_once() -> None:
    t = table(you=hand("relentless-assault") | line("bumpsy"), enemy=line("troll"))
    t.you.plays("relentless-assault").picks("done")
    assert t.you == line(ready("bumpsy")) and t.enemy == line("troll")


@pytest.mark.parametrize("mine, gained", [(["troll", "bumpsy"], 3), (["troll"], 1)])
def test_smith_pays_two_for_more_creatures(mine: list[str], gained: int) -> None:
    t = table(you=hand("smith") | line(*mine), enemy=line("krump"))
    t.you.plays("smith")
    assert t.you.amber == gained
    assert t.is_quiet


def test_sound_the_horns_digs_for_a_brobnar_creature() -> None:
    t = table(you=hand("sound-the-horns") | deck("urchin", "punch", "troll", "krump"))
    t.you.plays("sound-the-horns")
    assert t.you == hand("troll") | deck("krump") | discard("sound-the-horns", "punch", "urchin")
    assert t.is_quiet


@pytest.mark.parametrize("ruleset", ["2018", "2023"])
def test_sound_the_horns_may_find_nobody(ruleset: str) -> None:
    t = table(you=hand("sound-the-horns") | deck("urchin", "punch"), ruleset=ruleset)
    t.you.plays("sound-the-horns")
    assert t.you == hand() and len(t.you.look("discard")) + len(t.you.look("deck")) == 3
    assert t.is_quiet


@pytest.mark.parametrize("third, stolen", [("batdrone", 2), ("krump", 0)])
def test_take_that_smartypants_robs_three_logos_cards(third: str, stolen: int) -> None:
    theirs = line("dextre", third) | artifacts("library-of-babble") | amber(5)
    t = table(you=hand("take-that-smartypants"), enemy=theirs)
    t.you.plays("take-that-smartypants")
    assert t.you.amber == 1 + stolen
    assert t.is_quiet


def test_tremor_stuns_a_creature_and_its_neighbors() -> None:
    t = table(you=hand("tremor"), enemy=line("troll", "krump", "smaaash", "bumpsy"))
    t.you.plays("tremor").picks("krump")
    assert t.enemy == line(stunned("troll"), stunned("krump"), stunned("smaaash"), "bumpsy")
    assert t.is_quiet


def test_unguarded_camp_captures_with_as_many_as_one_has_more() -> None:
    t = table(you=hand("unguarded-camp") | line("troll", "krump", "bumpsy"), enemy=line("smaaash") | amber(5))
    t.you.plays("unguarded-camp").picks("troll").cannot_choose("troll").picks("bumpsy")
    assert t.you == line(holding("troll", 1), "krump", holding("bumpsy", 1)) and t.enemy.amber == 3
    assert t.is_quiet


def test_unguarded_camp_captures_nothing_from_an_equal() -> None:
    t = table(you=hand("unguarded-camp") | line("troll"), enemy=line("smaaash") | amber(5))
    t.you.plays("unguarded-camp")
    assert t.you == line("troll") and t.enemy.amber == 5


def test_warsong_pays_for_each_fight_of_a_friend() -> None:
    t = table(you=hand("warsong") | line("troll", "bumpsy"), enemy=line("krump"))
    t.you.plays("warsong").fights("bumpsy")
    assert t.you.amber == 1, "though Bumpsy fell"
    t.you.reaps("troll")
    assert t.you.amber == 2, "the reap alone"
