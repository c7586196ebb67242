"""What each Star Alliance creature and artifact of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    artifacts,
    deck,
    discard,
    hand,
    line,
    side,
    table,
    upgraded,
    warded,
)

FLEET = side(houses=["staralliance", "logos", "brobnar"])


def test_armsmaster_molina_makes_its_neighbors_hazardous() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "armsmaster-molina"))
    t.you.fights("troll", "bumpsy")
    assert t.you == line() | discard("troll") and t.is_quiet


def test_armsmaster_molina_makes_nobody_further_away_hazardous() -> None:
    t = table(enemy=line("krump", "bumpsy", "armsmaster-molina"))
    assert (t.enemy.keyword("krump", "hazardous"), t.enemy.keyword("bumpsy", "hazardous")) == (0, 3)


def test_sensor_chief_garcia_makes_keys_dearer_in_the_opponents_next_turn() -> None:
    t = table(you=FLEET | hand("sensor-chief-garcia"), house="staralliance")
    t.you.plays("sensor-chief-garcia").ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (8, 8) and t.is_quiet


def test_sensor_chief_garcia_does_not_touch_the_turn_after() -> None:
    t = table(you=FLEET | hand("sensor-chief-garcia"), house="staralliance")
    t.you.plays("sensor-chief-garcia")
    assert t.you.key_cost == 6
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 6) and t.is_quiet


def test_transporter_platform_brings_home_a_creature_with_its_upgrades() -> None:
    t = table(
        you=FLEET | line(upgraded("bumpsy", "blood-of-titans")) | artifacts("transporter-platform"),
        house="staralliance",
    )
    t.you.acts("transporter-platform")
    assert t.you == hand("bumpsy", "blood-of-titans") | line() | discard() and t.is_quiet


def test_transporter_platform_takes_the_upgrades_off_a_warded_creature() -> None:
    """Reglamento maestro v17.2, glosario «Escudar»: the ward keeps the creature, not what is attached to it."""
    t = table(
        you=FLEET | line(warded(upgraded("bumpsy", "blood-of-titans"))) | artifacts("transporter-platform"),
        enemy=line("troll"),
        house="staralliance",
    )
    t.you.acts("transporter-platform")
    assert t.you == hand("blood-of-titans") | line("bumpsy") and t.enemy == line("troll") and t.is_quiet


def test_navigator_ali_puts_three_cards_back_in_any_order() -> None:
    t = table(
        you=FLEET | line("navigator-ali") | deck("troll", "krump", "groke", "bumpsy"), house="staralliance"
    )
    t.you.reaps("navigator-ali").picks("krump", "troll")
    assert t.you == deck("groke", "troll", "krump", "bumpsy") and t.is_quiet


def test_navigator_ali_asks_nothing_about_a_single_card() -> None:
    t = table(you=FLEET | line("navigator-ali") | deck("troll"), house="staralliance")
    t.you.reaps("navigator-ali")
    assert t.you == deck("troll") and t.is_quiet


def test_tactical_officer_moon_rearranges_a_battleline() -> None:
    t = table(
        you=FLEET | hand("tactical-officer-moon"), enemy=line("troll", "krump", "groke"), house="staralliance"
    )
    t.you.plays("tactical-officer-moon").picks("yes", "enemy", "groke", "troll")
    assert t.enemy == line("groke", "troll", "krump") and t.is_quiet


def test_tactical_officer_moon_may_leave_the_lines_as_they_are() -> None:
    t = table(you=FLEET | hand("tactical-officer-moon"), enemy=line("troll", "krump"), house="staralliance")
    t.you.plays("tactical-officer-moon").picks("no")
    assert t.enemy == line("troll", "krump") and t.is_quiet
