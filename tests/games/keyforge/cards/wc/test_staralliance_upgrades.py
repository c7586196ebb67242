"""What each Star Alliance upgrade of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    damaged,
    exhausted,
    hand,
    line,
    side,
    table,
    upgraded,
)

FLEET = side(houses=["staralliance", "logos", "brobnar"])


def test_cloaking_dongle_hides_its_wearer_and_the_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("krump", upgraded("bumpsy", "cloaking-dongle"), "groke"))
    assert [t.enemy.keyword(id, "elusive") for id in ("krump", "bumpsy", "groke")] == [1, 1, 1]
    t.you.fights("troll", "groke")
    assert t.enemy == line("krump", upgraded("bumpsy", "cloaking-dongle"), "groke") and t.is_quiet


def test_cloaking_dongle_hides_nobody_further_away() -> None:
    t = table(enemy=line(upgraded("bumpsy", "cloaking-dongle"), "groke", "krump"))
    assert t.enemy.keyword("krump", "elusive") == 0 and t.enemy.keyword("groke", "elusive") == 1


def test_light_of_the_archons_counts_every_upgrade_and_itself() -> None:
    t = table(you=line(upgraded("bumpsy", "light-of-the-archons", "blood-of-titans")))
    assert (t.you.power("bumpsy"), t.you.armor("bumpsy")) == (5 + 5 + 2, 2)


def test_light_of_the_archons_does_not_count_upgrades_of_others() -> None:
    t = table(you=line(upgraded("bumpsy", "light-of-the-archons"), upgraded("troll", "blood-of-titans")))
    assert (t.you.power("bumpsy"), t.you.armor("bumpsy")) == (6, 1)


def test_molinas_blaster_goes_to_molina_and_fires() -> None:
    t = table(
        you=FLEET | line(upgraded("bumpsy", "molina-s-blaster"), "armsmaster-molina"),
        enemy=line("troll"),
        house="brobnar",
    )
    t.you.reaps("bumpsy").picks("yes", 1)
    t.you.picks("yes", "troll")
    assert t.you == line(exhausted("bumpsy"), upgraded("armsmaster-molina", "molina-s-blaster"))
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_molinas_blaster_shoots_where_there_is_no_molina() -> None:
    t = table(you=FLEET | line(upgraded("bumpsy", "molina-s-blaster")), enemy=line("troll"), house="brobnar")
    t.you.reaps("bumpsy").picks("yes", 0, "troll")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_molinas_blaster_played_on_molina_is_attached_to_her() -> None:
    t = table(
        you=FLEET | hand("molina-s-blaster") | line("armsmaster-molina"),
        enemy=line("troll"),
        house="staralliance",
    )
    t.you.plays("molina-s-blaster", on="armsmaster-molina").picks("yes", "troll")
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_garcias_blaster_steals_when_it_comes_to_garcia() -> None:
    t = table(
        you=FLEET | line(upgraded("bumpsy", "garcia-s-blaster"), "sensor-chief-garcia"),
        enemy=amber(3),
        house="brobnar",
    )
    t.you.reaps("bumpsy").picks("yes", 1)
    assert (t.you.amber, t.enemy.amber) == (2, 2) and t.is_quiet


def test_garcias_blaster_goes_to_no_second_garcia() -> None:
    """Reglamento maestro v17.2, FAQ «Texto autorreferencial»."""
    t = table(
        you=FLEET | line(upgraded("sensor-chief-garcia", "garcia-s-blaster"), "sensor-chief-garcia"),
        enemy=amber(3),
        house="staralliance",
    )
    t.you.reaps("sensor-chief-garcia").picks("garcia-s-blaster", "yes", 1)
    assert t.enemy.amber == 3 and t.you.look("creatures")[0].upgrades and t.is_quiet
