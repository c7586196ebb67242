"""What each Star Alliance action of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    exhausted,
    hand,
    holding,
    line,
    ready,
    table,
    upgraded,
)

CREW = ("troll", "dust-pixie", "zorg", "dextre", "ember-imp", "urchin")


def test_forging_an_alliance_is_cheaper_for_each_house_in_play() -> None:
    t = table(you=hand("forging-an-alliance") | amber(9) | line("troll", "dust-pixie"), enemy=line("zorg"))
    t.you.plays("forging-an-alliance").picks("red")
    assert t.you.keys == 1 and t.you.amber == 0 and t.is_quiet


def test_forging_an_alliance_does_not_forge_what_cannot_be_paid() -> None:
    t = table(you=hand("forging-an-alliance") | amber(9) | line("troll", "dust-pixie"))
    t.you.plays("forging-an-alliance")
    assert t.you.keys == 0 and t.you.amber == 10 and t.is_quiet


def test_galactic_census_gains_by_the_number_of_houses() -> None:
    for many, gained in ((3, 1), (4, 1), (5, 2), (6, 3)):
        t = table(you=hand("galactic-census") | line(*CREW[:many]))
        t.you.plays("galactic-census")
        assert t.you.amber == 1 + gained and t.is_quiet


def test_galactic_census_gains_nothing_for_two_houses() -> None:
    t = table(you=hand("galactic-census") | line("troll", "krump"), enemy=line("zorg"))
    t.you.plays("galactic-census")
    assert t.you.amber == 1 and t.is_quiet


def test_lay_of_the_land_arranges_three_cards_and_draws_the_topmost() -> None:
    t = table(you=hand("lay-of-the-land") | deck("troll", "krump", "groke", "bumpsy"))
    t.you.plays("lay-of-the-land").picks("troll", "groke")
    assert t.you == hand("krump") | deck("groke", "troll", "bumpsy") and t.is_quiet


def test_lay_of_the_land_does_not_reach_the_fourth_card() -> None:
    t = table(you=hand("lay-of-the-land") | deck("troll", "krump", "groke", "bumpsy"))
    t.you.plays("lay-of-the-land").may_choose("troll", "krump", "groke")
    assert not t.is_quiet


def test_quintrino_flux_destroys_two_and_all_of_the_same_power() -> None:
    t = table(
        you=hand("quintrino-flux") | line("troll", "bumpsy", "dust-pixie"),
        enemy=line("headhunter", "krump", "ember-imp"),
    )
    t.you.plays("quintrino-flux").picks("dust-pixie", "headhunter")
    assert t.you == line("troll") and t.enemy == line("krump", "ember-imp") and t.is_quiet


def test_quintrino_flux_destroys_nobody_of_another_power() -> None:
    t = table(you=hand("quintrino-flux") | line("troll", "krump"), enemy=line("zorg"))
    t.you.plays("quintrino-flux").picks("krump")
    assert t.you == line("troll") and t.enemy == line() and t.is_quiet


def test_red_alert_deals_the_difference_to_each_enemy() -> None:
    t = table(you=hand("red-alert") | line("dextre"), enemy=line("troll", "krump", "zorg"))
    t.you.plays("red-alert")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2), damaged("zorg", 2))
    assert t.you == line("dextre") and t.is_quiet


def test_red_alert_does_nothing_against_as_many() -> None:
    t = table(you=hand("red-alert") | line("dextre", "zorg"), enemy=line("troll", "krump"))
    t.you.plays("red-alert")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_stealth_mode_keeps_the_opponent_from_playing_actions() -> None:
    t = table(you=hand("stealth-mode"), enemy=hand("anger", "troll") | line("krump"))
    t.you.plays("stealth-mode").ends_turn()
    assert t.enemy.why_not("play", "anger") == "card-forbids" and t.enemy.can("play", "troll") and t.is_quiet


def test_stealth_mode_does_not_bind_its_own_player() -> None:
    t = table(you=hand("stealth-mode", "zap"), enemy=line("krump"))
    t.you.plays("stealth-mode")
    assert t.you.can("play", "zap") and t.is_quiet


def test_tachyon_pulse_destroys_artifacts_and_exhausts_upgraded_creatures() -> None:
    t = table(
        you=hand("tachyon-pulse")
        | artifacts("book-of-leq")
        | line(ready(upgraded("troll", "blood-of-titans"))),
        enemy=artifacts("sacrificial-altar") | line(ready(upgraded("krump", "blood-of-titans"))),
    )
    t.you.plays("tachyon-pulse")
    assert t.you == artifacts() | line(exhausted(upgraded("troll", "blood-of-titans")))
    assert t.enemy == artifacts() | line(exhausted(upgraded("krump", "blood-of-titans"))) and t.is_quiet


def test_tachyon_pulse_leaves_creatures_without_upgrades_ready() -> None:
    t = table(you=hand("tachyon-pulse") | line(ready("troll")))
    t.you.plays("tachyon-pulse")
    assert t.you == line(ready("troll")) and t.is_quiet


def test_united_action_lets_cards_of_the_houses_in_play_be_played() -> None:
    t = table(you=hand("united-action", "krump", "zorg", "dust-pixie") | line("troll"), enemy=line("dextre"))
    t.you.plays("united-action")
    assert t.you.can("play", "krump") and t.you.why_not("play", "zorg") == "not-active-house"
    t.you.plays("krump")
    assert not t.you.can("play", "dust-pixie") and t.is_quiet


def test_united_action_lets_nothing_be_used() -> None:
    """Reglamento maestro v17.2, FAQ «Acción Coordinada»."""
    t = table(you=hand("united-action") | line("commander-chan"))
    assert t.you.can("reap", "commander-chan")
    t.you.plays("united-action")
    assert t.you.why_not("reap", "commander-chan") == "card-forbids" and t.is_quiet


def test_we_can_all_win_makes_keys_cheaper_until_the_end_of_your_next_turn() -> None:
    t = table(you=hand("we-can-all-win"))
    t.you.plays("we-can-all-win")
    assert (t.you.key_cost, t.enemy.key_cost) == (4, 4)
    t.you.ends_turn()
    assert (t.you.key_cost, t.enemy.key_cost) == (4, 4)
    t.enemy.ends_turn()
    assert (t.you.key_cost, t.enemy.key_cost) == (4, 4) and t.is_quiet


def test_we_can_all_win_is_over_when_your_next_turn_is() -> None:
    t = table(you=hand("we-can-all-win"))
    t.you.plays("we-can-all-win").ends_turn()
    t.enemy.ends_turn()
    t.you.ends_turn()
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6) and t.is_quiet


def test_xenotraining_captures_once_for_each_friendly_house() -> None:
    t = table(you=hand("xenotraining") | line("troll", "krump", "zorg"), enemy=amber(5) | line("dextre"))
    t.you.plays("xenotraining").picks("troll", "zorg")
    assert (
        t.you == line(holding("troll", 1), "krump", holding("zorg", 1)) and t.enemy.amber == 3 and t.is_quiet
    )


def test_xenotraining_captures_nothing_without_creatures() -> None:
    t = table(you=hand("xenotraining"), enemy=amber(5) | line("dextre"))
    t.you.plays("xenotraining")
    assert t.enemy.amber == 5 and t.is_quiet


def test_zap_deals_one_for_each_house_among_creatures() -> None:
    t = table(you=hand("zap") | line("dextre", "zorg"), enemy=line("troll", "krump"))
    t.you.plays("zap").picks("troll", "troll", "krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.is_quiet


def test_zap_counts_no_artifacts() -> None:
    t = table(you=hand("zap") | artifacts("sacrificial-altar", "book-of-leq"), enemy=line("troll", "krump"))
    t.you.plays("zap").picks("krump")
    assert t.enemy == line("troll", damaged("krump", 1)) and t.is_quiet
