"""What each Shadows creature, artifact and upgrade of Dark Tidings does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    stunned,
    table,
    upgraded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_captain_no_beard_evil_twin_has_its_neighbors_capture_as_it_dies() -> None:
    t = table(
        you=line("urchin", "captain-no-beard-evil-twin", "dodger", "krump"), enemy=line("troll") | amber(5)
    )
    t.you.fights("captain-no-beard-evil-twin")
    assert t.you == line(holding("urchin", 1), holding("dodger", 1), "krump") and t.enemy == amber(3)


def test_captain_no_beard_evil_twin_captures_nothing_while_it_lives() -> None:
    t = table(you=line("urchin", "captain-no-beard-evil-twin"), enemy=line("urchin") | amber(5))
    t.you.reaps("captain-no-beard-evil-twin")
    assert t.enemy == amber(5) and t.is_quiet


def test_captain_no_beard_lends_its_neighbors_taunt_and_captures_by_reaping() -> None:
    t = table(you=line("urchin", "captain-no-beard", "dodger", "krump"), enemy=amber(2), house="shadows")
    assert t.you.keyword("urchin", "taunt") and t.you.keyword("dodger", "taunt")
    t.you.reaps("captain-no-beard")
    assert t.you == line("urchin", holding("captain-no-beard", 1), "dodger", "krump") and t.enemy == amber(1)


def test_captain_no_beard_has_no_taunt_itself_and_lends_it_to_no_others() -> None:
    t = table(you=line("captain-no-beard", "urchin", "krump"))
    assert not t.you.keyword("captain-no-beard", "taunt") and not t.you.keyword("krump", "taunt")


@pytest.mark.parametrize("id", ["freebooter-faye", "freebooter-faye-evil-twin", "trickle-down-theory"])
def test_some_raise_the_tide_as_they_are_played(id: str) -> None:
    t = table(you=hand(id), **LOW)
    t.you.plays(id)
    assert t.state.tide == 0 and t.is_quiet


def test_freebooter_faye_steals_by_reaping_at_high_tide_only() -> None:
    for tide, stolen in ((HIGH, 1), (LOW, 0)):
        t = table(you=line("freebooter-faye"), enemy=amber(3), **tide)
        t.you.reaps("freebooter-faye")
        assert t.enemy == amber(3 - stolen) and t.you == amber(1 + stolen)


def test_freebooter_faye_evil_twin_steals_before_it_fights_even_if_it_dies() -> None:
    t = table(you=line("freebooter-faye-evil-twin"), enemy=line("troll") | amber(3), **HIGH)
    t.you.fights("freebooter-faye-evil-twin")
    assert t.you == line() | amber(1) and t.enemy == amber(2)


def test_freebooter_faye_evil_twin_steals_nothing_at_neutral_tide_or_by_reaping() -> None:
    t = table(you=line("freebooter-faye-evil-twin"), enemy=line("troll") | amber(3), tide_card=True)
    t.you.fights("freebooter-faye-evil-twin")
    assert t.enemy == amber(3)
    t = table(you=line("freebooter-faye-evil-twin"), enemy=amber(3), **HIGH)
    t.you.reaps("freebooter-faye-evil-twin")
    assert t.enemy == amber(3)


def test_hard_simpson_evil_twin_has_a_damaged_creature_capture_from_its_own_side() -> None:
    t = table(
        you=line("hard-simpson-evil-twin", damaged("krump", 1)),
        enemy=line(damaged("troll", 1)) | amber(3),
        **HIGH,
    )
    t.you.reaps("hard-simpson-evil-twin").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line(holding(damaged("troll", 1), 1)) | amber(2) and t.you == amber(1)


def test_hard_simpson_evil_twin_does_nothing_at_low_tide() -> None:
    t = table(you=line("hard-simpson-evil-twin"), enemy=line(damaged("troll", 1)) | amber(3), **LOW)
    t.you.reaps("hard-simpson-evil-twin")
    assert t.enemy == amber(3) and t.is_quiet


def test_hard_simpson_steals_for_damage_it_survives() -> None:
    t = table(
        you=line("hard-simpson", "krump"), enemy=line("urchin") | amber(3), house="shadows", tide_card=True
    )
    t.you.fights("hard-simpson", "urchin")
    assert t.enemy == amber(3), "elusive: no damage is dealt"
    t = table(you=line("hard-simpson"), enemy=line("batdrone") | amber(3), tide_card=True)
    t.you.fights("hard-simpson")
    assert t.you == line(damaged("hard-simpson", 2)) | amber(1) and t.enemy == amber(2)


def test_hard_simpson_is_robbed_at_low_tide_and_does_nothing_when_it_dies() -> None:
    t = table(you=line("hard-simpson") | amber(2), enemy=line("batdrone") | amber(3), **LOW)
    t.you.fights("hard-simpson")
    assert t.you == amber(1) and t.enemy == amber(4)
    t = table(you=line("hard-simpson"), enemy=line("krump") | amber(3), tide_card=True)
    t.you.fights("hard-simpson")
    assert t.you == line() | amber(0) and t.enemy == amber(3)


@pytest.mark.parametrize(("id", "held", "stolen"), [("hobnobber", 6, 2), ("hobnobber-evil-twin", 1, 1)])
def test_both_hobnobbers_steal_from_who_has_so_much(id: str, held: int, stolen: int) -> None:
    t = table(you=line(id), enemy=amber(held))
    t.you.omni(id) if id.endswith("twin") else t.you.acts(id)
    assert t.you == amber(stolen) and t.enemy == amber(held - stolen)


@pytest.mark.parametrize(("id", "held"), [("hobnobber", 5), ("hobnobber-evil-twin", 2)])
def test_both_hobnobbers_steal_from_nobody_else(id: str, held: int) -> None:
    t = table(you=line(id), enemy=amber(held))
    t.you.omni(id) if id.endswith("twin") else t.you.acts(id)
    assert t.you == amber(0) and t.enemy == amber(held)


def test_monty_bank_evil_twin_is_exalted_twice_as_it_is_played() -> None:
    t = table(you=hand("monty-bank-evil-twin"))
    t.you.plays("monty-bank-evil-twin")
    assert t.you == line(holding("monty-bank-evil-twin", 2)) and t.is_quiet


@pytest.mark.parametrize("id", ["monty-bank", "monty-bank-evil-twin"])
def test_both_monty_banks_steal_for_the_amber_they_hold(id: str) -> None:
    t = table(you=line(holding(id, 2)), enemy=amber(5))
    t.you.acts(id)
    assert t.you == line(holding(id, 2)) | amber(2) and t.enemy == amber(3)


def test_monty_bank_may_be_exalted_once_twice_or_not_at_all() -> None:
    for times in (0, 1, 2):
        t = table(you=hand("monty-bank"))
        t.you.plays("monty-bank").picks(times)
        assert t.you == line(holding("monty-bank", times)) and t.is_quiet


def test_one_eyed_willa_evil_twin_makes_the_opponent_lose_two_at_high_tide() -> None:
    t = table(you=line("one-eyed-willa-evil-twin"), enemy=line("troll") | amber(3), **HIGH)
    t.you.fights("one-eyed-willa-evil-twin")
    assert t.enemy == amber(1) and t.you == amber(0)


def test_one_eyed_willa_evil_twin_does_nothing_at_low_tide() -> None:
    t = table(you=line("one-eyed-willa-evil-twin"), enemy=line("troll") | amber(3), **LOW)
    t.you.fights("one-eyed-willa-evil-twin")
    assert t.enemy == amber(3) and t.is_quiet


def test_one_eyed_willa_survives_by_the_high_tide_and_steals() -> None:
    t = table(you=line("one-eyed-willa"), enemy=line("troll") | amber(3), **HIGH)
    assert t.you.keyword("one-eyed-willa", "elusive")
    t.you.fights("one-eyed-willa")
    assert t.you == line("one-eyed-willa") | amber(1) and t.enemy == amber(2)


def test_one_eyed_willa_dies_and_steals_nothing_without_it() -> None:
    t = table(you=line("one-eyed-willa"), enemy=line("troll") | amber(3), **LOW)
    assert not t.you.keyword("one-eyed-willa", "elusive")
    t.you.fights("one-eyed-willa")
    assert t.you == line() | amber(0) and t.enemy == amber(3)


@pytest.mark.parametrize(("id", "much"), [("sea-urchin", 1), ("sea-urchin-evil-twin", 2)])
def test_both_sea_urchins_steal_at_high_tide(id: str, much: int) -> None:
    t = table(you=hand(id), enemy=amber(4), **HIGH)
    t.you.plays(id)
    assert t.you == line(id) | amber(much) and t.enemy == amber(4 - much)


@pytest.mark.parametrize(("id", "much"), [("sea-urchin", 1), ("sea-urchin-evil-twin", 2)])
def test_both_sea_urchins_capture_at_neutral_tide(id: str, much: int) -> None:
    t = table(you=hand(id), enemy=amber(4), tide_card=True)
    t.you.plays(id)
    assert t.you == line(holding(id, much)) | amber(0) and t.enemy == amber(4 - much)


def test_archons_revenge_steals_for_each_creature_exhausted() -> None:
    t = table(you=artifacts("archon-s-revenge") | line("dodger", "silvertooth", "krump"), enemy=amber(5))
    t.you.acts("archon-s-revenge").may_choose("dodger", "silvertooth").picks("dodger", "silvertooth")
    assert t.you == line(exhausted("dodger"), exhausted("silvertooth"), ready("krump")) | amber(2)
    assert t.enemy == amber(3) and t.is_quiet


def test_archons_revenge_steals_nothing_for_creatures_that_were_exhausted() -> None:
    t = table(you=artifacts("archon-s-revenge") | line(exhausted("dodger"), "silvertooth"), enemy=amber(5))
    t.you.acts("archon-s-revenge").may_choose("dodger", "silvertooth").picks("dodger", "done")
    assert t.enemy == amber(5) and t.you == amber(0)


def test_dead_mans_chest_comes_with_four_amber_and_a_blow() -> None:
    t = table(you=hand("dead-man-s-chest"), enemy=line("troll"))
    t.you.plays("dead-man-s-chest")
    assert t.you == artifacts(holding("dead-man-s-chest", 4)) and t.enemy == line(damaged("troll", 2))


def test_dead_mans_chest_pays_the_active_player_for_the_sixth_death_of_a_turn() -> None:
    six = ["dust-pixie"] * 6
    t = table(
        you=hand("kerwollop") | line(*six[:3]),
        enemy=line(*six[:3]) | artifacts(holding("dead-man-s-chest", 4)),
    )
    t.you.plays("kerwollop")
    assert t.you == line() | amber(10) and t.enemy == artifacts("dead-man-s-chest") | amber(0) and t.is_quiet


def test_dead_mans_chest_pays_its_own_player_on_that_players_turn() -> None:
    mine = hand("kerwollop") | line(*["dust-pixie"] * 6) | artifacts(holding("dead-man-s-chest", 4))
    t = table(you=mine)
    t.you.plays("kerwollop")
    assert t.you == artifacts("dead-man-s-chest") | amber(10) and t.enemy == amber(0) and t.is_quiet


def test_dead_mans_chest_pays_nobody_for_five_or_while_it_is_exhausted() -> None:
    five = ["dust-pixie"] * 5
    chest = holding("dead-man-s-chest", 4)
    t = table(you=hand("kerwollop") | line(*five), enemy=artifacts(chest))
    t.you.plays("kerwollop")
    assert t.you == amber(5) and t.enemy == artifacts(chest)
    t = table(you=hand("kerwollop") | line(*five, "dust-pixie"), enemy=artifacts(exhausted(chest)))
    t.you.plays("kerwollop")
    assert t.you == amber(6) and t.enemy == artifacts(chest)


def test_ransom_keeps_a_creature_from_every_use_until_it_is_paid_for() -> None:
    t = table(you=hand("ransom"), enemy=line("krump") | amber(3) | hand("punch"), house="shadows")
    t.you.plays("ransom", on="krump").ends_turn()
    t.enemy.picks("yes")
    assert t.you == amber(2) | discard("ransom") and t.enemy == line("krump") | amber(1)
    assert t.enemy.can("reap", "krump")


def test_ransom_stays_where_nothing_or_not_all_of_it_is_paid() -> None:
    for held, answer, left in ((3, "no", 3), (1, "yes", 0)):
        t = table(
            you=hand("ransom"), enemy=line(stunned("krump")) | amber(held) | hand("punch"), house="shadows"
        )
        t.you.plays("ransom", on="krump").ends_turn()
        t.enemy.picks(answer)
        assert t.enemy == line(upgraded(stunned("krump"), "ransom")) | amber(left)
        assert not t.enemy.can("reap", "krump") and not t.enemy.can("unstun", "krump")


def test_submersible_makes_friendly_thieves_elusive_at_high_tide() -> None:
    t = table(you=artifacts("submersible") | line("dodger", "krump"), enemy=line("umbra"), **HIGH)
    assert t.you.keyword("dodger", "elusive") and not t.you.keyword("krump", "elusive")
    assert not t.enemy.keyword("umbra", "elusive")


def test_submersible_does_nothing_at_low_tide() -> None:
    t = table(you=artifacts("submersible") | line("dodger"), **LOW)
    assert not t.you.keyword("dodger", "elusive")


def test_widespread_corruption_has_the_other_side_capture_what_is_reaped() -> None:
    t = table(
        you=artifacts("widespread-corruption") | line("krump"), enemy=line("troll", "dodger"), house="brobnar"
    )
    t.you.reaps("krump").may_choose("troll", "dodger").picks("dodger")
    assert t.you == amber(0) and t.enemy == line("troll", holding("dodger", 1))


def test_widespread_corruption_works_against_both_and_not_on_other_gains() -> None:
    t = table(you=line("krump"), enemy=artifacts("widespread-corruption") | line("troll"))
    t.you.reaps("krump")
    assert t.you == amber(0) and t.enemy == line(holding("troll", 1))
    t = table(you=line("hobnobber"), enemy=artifacts("widespread-corruption") | line("troll") | amber(6))
    t.you.acts("hobnobber")
    assert t.you == amber(2) and t.enemy == line("troll")


def test_hand_cannon_takes_amber_from_the_creature_fought_without_a_scratch() -> None:
    t = table(you=line(upgraded("bumpsy", "hand-cannon")), enemy=line(holding("troll", 2)) | amber(1))
    t.you.fights("bumpsy")
    assert t.you == line(upgraded("bumpsy", "hand-cannon")) | amber(1)
    assert t.enemy == line(holding(damaged("troll", 5), 1)) | amber(1)


def test_hand_cannon_takes_nothing_from_the_dead() -> None:
    t = table(you=line(upgraded("bumpsy", "hand-cannon")), enemy=line(holding("batdrone", 2)) | amber(1))
    t.you.fights("bumpsy")
    assert t.you == amber(2) and t.enemy == line() | amber(1), "all of it goes to the opponent of who held it"


def test_the_flyin__specter_steals_at_high_tide_only() -> None:
    for tide, stolen in ((HIGH, 1), (LOW, 0)):
        t = table(you=artifacts("the-flyin--specter"), enemy=amber(3), **tide)
        t.you.acts("the-flyin--specter")
        assert t.enemy == amber(3 - stolen) and t.is_quiet


def test_the_flyin__specter_sinks_with_the_tide_of_the_opponent() -> None:
    t = table(enemy=artifacts("the-flyin--specter"), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == artifacts() | discard("the-flyin--specter") and t.is_quiet


def test_the_flyin__specter_stays_when_you_raise_the_tide() -> None:
    t = table(you=artifacts("the-flyin--specter"), **LOW)
    t.you.raises_tide()
    assert t.you == artifacts("the-flyin--specter") and t.is_quiet


def test_trickle_down_theory_gains_while_the_opponent_is_rich() -> None:
    for held, gained in ((6, 1), (5, 0)):
        t = table(you=artifacts("trickle-down-theory"), enemy=amber(held), house="brobnar")
        t.you.omni("trickle-down-theory")
        assert t.you == amber(gained) and t.enemy == amber(held)


def test_gas_pipes_malone_has_its_foe_capture_from_its_own_side() -> None:
    t = table(you=line("gas-pipes-malone"), enemy=line("troll") | amber(3))
    t.you.fights("gas-pipes-malone")
    assert t.enemy == line(holding(damaged("troll", 3), 1)) | amber(2) and t.you == line() | amber(0)


def test_gas_pipes_malone_gets_the_amber_of_a_foe_that_dies() -> None:
    t = table(you=line("gas-pipes-malone"), enemy=line("dust-pixie") | amber(3))
    t.you.fights("gas-pipes-malone")
    assert t.enemy == line() | amber(2) and t.you == amber(1)


def test_jackie_tar_deals_six_at_high_tide_and_one_otherwise() -> None:
    for tide, dealt in ((HIGH, 6), (LOW, 1)):
        t = table(you=line("jackie-tar"), enemy=line("troll"), **tide)
        t.you.reaps("jackie-tar").picks("troll")
        assert t.enemy == line(damaged("troll", dealt)) and t.is_quiet


def test_jackie_tar_may_have_to_hit_itself() -> None:
    t = table(you=line("jackie-tar"), enemy=amber(1), **HIGH)
    t.you.reaps("jackie-tar")
    assert t.you == line() | discard("jackie-tar") | amber(1)


def test_hard_simpson_steals_nothing_while_it_dies_beside_another() -> None:
    """v17.2 FAQ «Venator Altum»: it is destroyed before; the Dark Minion's last blow is dealt while both are dying."""
    t = table(
        you=line(damaged("hard-simpson", 3), "krump"),
        enemy=line("dark-minion") | amber(3),
        tide_card=True,
        house="brobnar",
    )
    t.you.fights("krump")
    assert t.you == line(damaged("krump", 2)) | discard("hard-simpson") | amber(0) and t.is_quiet


def test_ransom_asks_nothing_of_who_has_no_amber() -> None:
    t = table(you=hand("ransom"), enemy=line("krump") | hand("punch"), house="shadows")
    t.you.plays("ransom", on="krump").ends_turn()
    assert t.enemy == line(upgraded("krump", "ransom")) and t.is_quiet
