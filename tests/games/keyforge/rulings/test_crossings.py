"""Cards of different collections that meet."""

from tests.games.keyforge.table import (
    artifacts,
    damaged,
    hand,
    houses,
    line,
    stunned,
    table,
    upgraded,
    warded,
)

# -- the latest effect rules who controls a card (v17.2 «Control y propiedad», FAQ «Control de las cartas») ----


def test_who_took_a_creature_for_good_and_lost_it_to_a_collar_takes_it_again() -> None:
    t = table(
        you=hand("hypnobeam", "hypnobeam") | houses("mars", "dis"),
        enemy=line("troll") | hand("collar-of-subordination") | houses("dis", "brobnar"),
        house="mars",
    )
    t.you.plays("hypnobeam").ends_turn()
    t.enemy.chooses("dis").plays("collar-of-subordination", on="troll").ends_turn()
    assert t.enemy == line(upgraded("troll", "collar-of-subordination")), "the collar is the latest effect"
    t.you.chooses("mars").plays("hypnobeam")
    assert t.you == line(upgraded("troll", "collar-of-subordination")) and t.enemy == line()
    assert t.is_quiet


# -- what lies on an artifact counts again when it is a creature again (v17.2 FAQ «Animador») ------------------


def test_a_ward_saves_no_artifact_that_was_a_creature_once() -> None:
    t = table(you=hand("poltergeist"), enemy=artifacts(warded("cannon")) | line("troll"), house="dis")
    t.you.plays("poltergeist")
    assert t.enemy == artifacts() | line(damaged("troll", 2)) and t.is_quiet, "only a creature is warded"


def test_a_ward_saves_the_artifact_that_is_a_creature_again() -> None:
    t = table(
        you=artifacts("animator", warded("cannon"), "anomaly-exploiter") | line(damaged("troll", 2)),
        house="logos",
    )
    t.you.acts("animator").picks("cannon", "left")
    t.you.acts("cannon").picks("cannon")
    assert t.you == line("cannon", damaged("troll", 2)) and t.is_quiet, "the ward is spent on the damage"


def test_a_stunned_artifact_that_was_a_creature_once_is_used_all_the_same() -> None:
    t = table(you=artifacts(stunned("cannon")), enemy=line("troll"), house="brobnar")
    t.you.acts("cannon")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_remote_access_uses_a_stunned_artifact_and_leaves_its_stun_where_it_is() -> None:
    t = table(you=hand("remote-access"), enemy=artifacts(stunned("cannon")) | line("troll"), house="logos")
    t.you.plays("remote-access")
    assert t.enemy == artifacts(stunned("cannon")) | line(damaged("troll", 2)) and t.is_quiet


def test_an_animated_artifact_sheds_its_stun_before_it_acts() -> None:
    t = table(you=artifacts("animator", stunned("cannon")), enemy=line("troll"), house="logos")
    t.you.acts("animator").picks("cannon")
    assert not t.you.can("action", "cannon")
    t.you.unstuns("cannon")
    assert t.you == line("cannon") and t.enemy == line("troll") and t.is_quiet
