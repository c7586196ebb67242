"""What each Mars action of Grim Reminders does, and the nearest thing it must not do."""

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
    line,
    purged,
    stunned,
    table,
    upgraded,
    warded,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_aberrant_warp_event_puts_a_creature_of_each_deck_into_play_and_destroys_a_neighbor() -> None:
    t = table(
        you=hand("aberrant-warp-event") | line("zorg") | deck("punch", "troll", "ufo"),
        enemy=line("valdr", "bumpsy") | deck("headhunter"),
    )
    t.you.plays("aberrant-warp-event", flank="left")
    assert t.you == line("troll") | deck("ufo")
    t.you.picks("right")
    assert t.enemy == line("valdr", "headhunter") | discard("bumpsy")
    assert t.is_quiet


def test_aberrant_warp_event_destroys_nobody_without_a_creature_or_neighbors() -> None:
    t = table(you=hand("aberrant-warp-event") | line("zorg") | deck("punch", "ufo"), enemy=deck("troll"))
    t.you.plays("aberrant-warp-event")
    assert t.you == line("zorg") | deck() and t.enemy == line("troll") | deck()
    assert t.is_quiet


def test_the_body_snatchers_bring_enemies_that_would_be_destroyed_over_healed() -> None:
    t = table(you=hand("the-body-snatchers") | line("zorg"), enemy=line(damaged("bumpsy", 1), "troll"))
    t.you.plays("the-body-snatchers")
    t.you.fights("zorg", "bumpsy").picks("right")
    assert t.you == line(exhausted(damaged("zorg", 5)), stunned("bumpsy"))
    assert t.enemy == line(stunned("troll")) | discard()
    assert t.is_quiet


def test_the_body_snatchers_do_not_save_your_own() -> None:
    t = table(you=hand("the-body-snatchers") | line("ilxid-avenger"), enemy=line("troll"))
    t.you.plays("the-body-snatchers").fights("ilxid-avenger")
    assert t.you == line() | discard("ilxid-avenger", "the-body-snatchers")
    assert t.is_quiet


def test_the_body_snatchers_give_nothing_to_a_blank_text_box() -> None:
    mine = hand("the-body-snatchers", "war-of-the-worlds")
    t = table(you=mine, enemy=line(upgraded("troll", "fortune-reverser")))
    t.you.plays("the-body-snatchers").plays("war-of-the-worlds")
    assert t.you == line() and t.enemy == line() | discard("fortune-reverser", "troll") and t.is_quiet


def test_the_body_snatchers_last_for_one_turn() -> None:
    t = table(you=hand("the-body-snatchers") | line("zorg"), enemy=line("bumpsy"))
    t.you.plays("the-body-snatchers").ends_turn()
    t.enemy.fights("bumpsy")
    assert t.you == line(damaged("zorg", 5)) and t.enemy == line()
    assert t.is_quiet


def test_crop_circles_has_a_foreigner_take_of_its_own_side_for_each_card_purged() -> None:
    t = table(you=hand("crop-circles") | archives("ufo", "zorg"), enemy=line("troll") | amber(5))
    t.you.plays("crop-circles").picks("ufo", "zorg")
    assert t.enemy == line(holding("troll", 3)) | amber(2) and t.you == amber(1) | purged("ufo", "zorg")
    assert t.is_quiet


def test_crop_circles_chooses_no_martian_and_purges_nothing_unasked() -> None:
    t = table(you=hand("crop-circles") | archives("ufo"), enemy=line("zorg", "troll") | amber(5))
    t.you.plays("crop-circles").picks("done")
    assert t.enemy == line("zorg", holding("troll", 1)) | amber(4) and t.you == archives("ufo")
    assert t.is_quiet


def test_glimmerspore_puts_an_artifact_into_your_archives() -> None:
    t = table(you=hand("glimmerspore"), enemy=artifacts("gauntlet-of-command"))
    t.you.plays("glimmerspore")
    assert t.enemy == artifacts() | discard() and t.you == archives("gauntlet-of-command")
    assert t.is_quiet


def test_glimmerspore_lets_it_go_back_to_its_owners_hand_alone() -> None:
    t = table(you=hand("glimmerspore") | line("zorg"), enemy=artifacts("gauntlet-of-command") | line("troll"))
    t.you.plays("glimmerspore").ends_turn()
    t.enemy.ends_turn()
    t.you.picks("take")
    assert t.enemy == hand("gauntlet-of-command") and t.you == archives() | hand("glimmerspore")
    assert t.is_quiet


def test_war_of_the_worlds_destroys_foreigners_and_wounds_martians() -> None:
    t = table(you=hand("war-of-the-worlds") | line("zorg", "troll"), enemy=line("ilxid-avenger", "valdr"))
    t.you.plays("war-of-the-worlds")
    assert t.you == line(damaged("zorg", 2)) and t.enemy == line(damaged("ilxid-avenger", 2))
    assert t.is_quiet


def test_war_of_the_worlds_spares_the_warded() -> None:
    t = table(you=hand("war-of-the-worlds"), enemy=line(warded("troll"), warded("zorg")))
    t.you.plays("war-of-the-worlds")
    assert t.enemy == line("troll", "zorg")
    assert t.is_quiet


def test_don_t_believe_your_eyes_takes_two_of_its_own_side_for_the_haunted() -> None:
    t = table(you=hand("don-t-believe-your-eyes") | amber(1) | HAUNTED, enemy=line("troll") | amber(3))
    t.you.plays("don-t-believe-your-eyes")
    assert t.enemy == line(holding("troll", 2)) | amber(1) and t.you == amber(1)
    assert t.is_quiet


def test_don_t_believe_your_eyes_captures_one_from_the_opponent_otherwise() -> None:
    t = table(you=hand("don-t-believe-your-eyes") | amber(1) | NEARLY, enemy=line("troll") | amber(3))
    t.you.plays("don-t-believe-your-eyes")
    assert t.enemy == line(holding("troll", 1)) | amber(3) and t.you == amber(0)
    assert t.is_quiet


def test_plague_wind_weakens_foreigners_until_the_end_of_the_turn() -> None:
    t = table(
        you=hand("plague-wind") | line("zorg"), enemy=line("troll", "silvertooth", damaged("bumpsy", 2))
    )
    t.you.plays("plague-wind")
    assert t.enemy == line("troll") and t.enemy.power("troll") == 5 and t.you.power("zorg") == 7
    assert t.is_quiet


def test_plague_wind_blows_over() -> None:
    t = table(you=hand("plague-wind") | line(upgraded("zorg", "blood-of-titans")), enemy=line("troll"))
    t.you.plays("plague-wind").ends_turn()
    assert t.enemy.power("troll") == 8 and t.you.power("zorg") == 12
    assert t.is_quiet


def test_terrible_teammates_let_a_foreign_card_be_discarded() -> None:
    t = table(you=hand("terrible-teammates", "zorg", "punch", "troll"))
    t.you.plays("terrible-teammates").picks("yes").may_choose("punch", "troll").picks("troll")
    assert t.you == hand("zorg", "punch") | discard("terrible-teammates", "troll")
    assert t.is_quiet


def test_terrible_teammates_may_be_left_alone() -> None:
    t = table(you=hand("terrible-teammates", "zorg", "punch"))
    t.you.plays("terrible-teammates").picks("no")
    assert t.you == hand("zorg", "punch") | amber(1)
    assert t.is_quiet


def test_ufo_digs_for_a_mars_card() -> None:
    t = table(you=hand("ufo") | deck("punch", "troll", "zorg", "valdr"))
    t.you.plays("ufo")
    assert t.you == hand("zorg") | deck("valdr") | discard("ufo", "troll", "punch")
    assert t.is_quiet


def test_ufo_runs_out_where_a_creature_that_dies_of_the_discard_draws_the_last_card() -> None:
    laden = line("thoughtcatcher", holding("silvertooth", 1))
    t = table(you=hand("ufo") | artifacts("awful-atoll") | laden | deck("punch", "zorg") | NEARLY)
    t.you.plays("ufo")
    assert t.you == hand("zorg") | deck() | line("thoughtcatcher")
    assert t.is_quiet


def test_ufo_finds_nothing_in_a_deck_without_martians_and_does_not_begin_anew() -> None:
    t = table(you=hand("ufo") | deck("punch", "troll") | discard("zorg"))
    t.you.plays("ufo")
    assert t.you == hand() | deck() | discard("ufo", "troll", "punch", "zorg")
    assert t.is_quiet
