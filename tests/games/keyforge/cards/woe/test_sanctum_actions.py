"""Rulings of Winds of Exchange's Sanctum actions."""

from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    deck,
    discard,
    hand,
    holding,
    line,
    side,
    table,
    token,
    warded,
)

SQUIRE = side(token="squire")


def test_renewed_life_makes_a_token_for_each_damage_healed() -> None:
    t = table(
        you=hand("renewed-life") | deck("troll", "punch", "anger") | SQUIRE, enemy=line(damaged("krump", 2))
    )
    t.you.plays("renewed-life")
    assert t.enemy == line("krump") and t.you == line("squire", "squire") | deck("anger") and t.is_quiet


def test_renewed_life_makes_none_for_an_unhurt_creature() -> None:
    t = table(you=hand("renewed-life") | deck("troll") | SQUIRE, enemy=line("krump", damaged("bumpsy", 2)))
    t.you.plays("renewed-life").picks("krump")
    assert t.enemy == line("krump", damaged("bumpsy", 2)) and t.you == line() and t.is_quiet


def test_squire_recruitment_makes_a_token_for_each_knight() -> None:
    t = table(
        you=hand("squire-recruitment")
        | line("champion-anaphiel", "bumpsy")
        | deck("punch", "anger")
        | SQUIRE,
        enemy=line("champion-anaphiel"),
    )
    t.you.plays("squire-recruitment")
    assert t.you == line("champion-anaphiel", "bumpsy", "squire") and t.is_quiet


def test_squire_recruitment_does_not_count_the_knights_it_makes() -> None:
    t = table(
        you=hand("squire-recruitment")
        | line("champion-anaphiel")
        | deck("punch", "anger")
        | side(token="defender"),
    )
    t.you.plays("squire-recruitment")
    assert t.you == line("champion-anaphiel", "defender") | deck("anger") and t.is_quiet


def test_absolve_lets_those_it_heals_capture_from_their_opponents() -> None:
    t = table(
        you=hand("absolve") | line(damaged("bumpsy", 2), "troll") | amber(3),
        enemy=line(damaged("krump", 1)) | amber(2),
    )
    t.you.plays("absolve")
    assert t.you == line(holding(damaged("bumpsy", 1), 1), "troll") | amber(3)
    assert t.enemy == line(holding("krump", 1)) | amber(1) and t.is_quiet


def test_absolve_gives_the_unhurt_nothing() -> None:
    t = table(you=hand("absolve") | line("bumpsy"), enemy=amber(2))
    t.you.plays("absolve")
    assert t.you == line("bumpsy") and t.enemy == amber(2) and t.is_quiet


def test_membership_drive_pays_for_the_new_token_too() -> None:
    t = table(you=hand("membership-drive") | line(token("squire")) | deck("troll", "punch") | SQUIRE)
    t.you.plays("membership-drive", flank="left")
    assert t.you == line("squire", "squire") | amber(2) and t.is_quiet


def test_membership_drive_pays_nothing_without_a_token_card() -> None:
    t = table(you=hand("membership-drive") | line("bumpsy") | deck("troll"), enemy=line(token("squire")))
    t.you.plays("membership-drive")
    assert t.you == line("bumpsy") | amber(0) | deck("troll") and t.is_quiet


def test_muster_is_archived_when_the_enemy_is_richer() -> None:
    t = table(you=hand("muster") | deck("troll", "punch") | amber(1) | SQUIRE, enemy=amber(2))
    t.you.plays("muster")
    assert t.you == line("squire") | archives("muster") | discard() and t.is_quiet


def test_muster_is_discarded_when_both_have_as_much() -> None:
    t = table(you=hand("muster") | deck("troll", "punch") | amber(2) | SQUIRE, enemy=amber(2))
    t.you.plays("muster")
    assert t.you == line("squire") | archives() | discard("muster") and t.is_quiet


def test_outflank_lets_sanctum_flanks_of_both_sides_capture() -> None:
    t = table(
        you=hand("outflank") | line("gatekeeper", "grey-monk", "bumpsy") | amber(2),
        enemy=line("champion-anaphiel") | amber(3),
    )
    t.you.plays("outflank")
    # The bonus icon comes first.
    assert t.you == line(holding("gatekeeper", 2), "grey-monk", "bumpsy") | amber(1)
    assert t.enemy == line(holding("champion-anaphiel", 2)) | amber(1) and t.is_quiet


def test_outflank_passes_over_other_houses() -> None:
    t = table(you=hand("outflank") | line("bumpsy", "grey-monk", "troll"), enemy=amber(3))
    t.you.plays("outflank")
    assert t.you == line("bumpsy", "grey-monk", "troll") and t.enemy == amber(3) and t.is_quiet


def test_request_donations_the_new_token_captures_two() -> None:
    t = table(
        you=hand("request-donations") | line("bumpsy") | deck("troll", "punch") | SQUIRE, enemy=amber(3)
    )
    t.you.plays("request-donations")
    assert t.you == line("bumpsy", holding("squire", 2)) and t.enemy == amber(1) and t.is_quiet


def test_request_donations_nobody_captures_where_nothing_is_made() -> None:
    t = table(you=hand("request-donations") | line("bumpsy") | deck("troll"), enemy=amber(3))
    t.you.plays("request-donations")
    assert t.you == line("bumpsy") and t.enemy == amber(3) and t.is_quiet


def test_retribution_destroys_an_enemy_of_the_outnumbered() -> None:
    t = table(you=hand("retribution") | line("bumpsy"), enemy=line("krump", "troll"))
    t.you.plays("retribution").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line("krump") | discard("troll") and t.is_quiet


def test_retribution_does_nothing_in_an_even_field() -> None:
    t = table(you=hand("retribution") | line("bumpsy"), enemy=line(warded("krump")))
    t.you.plays("retribution")
    assert t.enemy == line(warded("krump")) and t.is_quiet
