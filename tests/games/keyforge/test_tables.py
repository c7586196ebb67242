"""The tables at the end of v17.2: damage, destroyed, and what triggers together."""

from . import made
from .table import (
    amber,
    artifacts,
    damaged,
    discard,
    grown,
    hand,
    holding,
    line,
    purged,
    table,
    upgraded,
    warded,
)

assert made

# Damage


def test_dano_armor_prevents_and_is_used_up_for_the_turn() -> None:
    t = table(you=hand("punch", "punch"), enemy=line("champion-tabris"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("champion-tabris", 1))
    t.you.plays("punch")
    assert t.enemy == line(damaged("champion-tabris", 4))


def test_dano_armor_is_whole_again_next_turn() -> None:
    t = table(you=hand("punch"), enemy=line("champion-tabris"))
    t.you.plays("punch")
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.state.bodies[t.enemy.body("champion-tabris").n].armor_used == 0


def test_dano_what_cannot_be_dealt_uses_no_armor_and_no_ward() -> None:
    t = table(you=hand("shield-of-justice") | line(warded("raiding-knight")), enemy=line("briar-grubbling"))
    t.you.plays("shield-of-justice")
    t.you.fights("raiding-knight")
    assert t.you == line(warded("raiding-knight"))
    assert t.you.body("raiding-knight").armor_used == 0


def test_dano_a_ward_prevents_all_of_it_before_armor_is_used() -> None:
    t = table(you=hand("punch"), enemy=line(warded("champion-tabris")))
    t.you.plays("punch")
    assert t.enemy == line("champion-tabris")
    assert t.enemy.body("champion-tabris").armor_used == 0


def test_dano_to_several_creatures_is_dealt_at_once() -> None:
    t = table(you=hand("poison-wave"), enemy=line("dust-imp", "bad-penny"))
    t.you.plays("poison-wave").picks("dust-imp")
    assert t.enemy == line() | hand("bad-penny") | discard("dust-imp") | amber(2)


def test_dano_power_counters_raise_what_a_creature_can_bear() -> None:
    t = table(you=hand("punch", "punch"), enemy=line(grown("dust-imp", 2)))
    t.you.plays("punch")
    assert t.enemy == line(damaged(grown("dust-imp", 2), 3))


def test_dano_a_creature_dies_when_what_raised_its_power_leaves() -> None:
    t = table(
        you=artifacts("gorm-of-omm"), enemy=line(damaged("dust-imp", 2)) | artifacts("banner-of-battle")
    )
    t.you.omni("gorm-of-omm")
    assert t.enemy == line() | discard("dust-imp", "banner-of-battle")


def test_criaturas_de_poder_cero_are_destroyed() -> None:
    t = table(you=hand("king-of-the-crag"), enemy=line("looter-goblin", "bumpsy"))
    t.you.plays("king-of-the-crag")
    assert t.enemy == line("bumpsy")
    assert t.enemy.power("bumpsy") == 3


# Destroyed


def test_destruida_tagged_cards_leave_together_after_all_their_abilities() -> None:
    t = table(you=hand("cull"), enemy=line("mourner", "phoenix", "troll"))
    t.you.plays("cull").picks("mourner")
    assert t.enemy == line() | hand("phoenix") | amber(1)
    assert sorted(t.enemy.look("discard")) == ["mourner", "troll"]


def test_destruida_a_card_tagged_already_is_not_tagged_again() -> None:
    t = table(you=hand("cull"), enemy=line("grenade-snib", "mourner"))
    t.you.plays("cull")
    assert t.enemy.amber == 1


def test_destruida_whoever_leaves_with_it_does_not_hear_it() -> None:
    t = table(you=hand("cull"), enemy=line("ouroboros", "troll"))
    t.you.plays("cull")
    assert t.enemy.amber == 0


def test_destruida_whoever_stays_hears_each_of_them() -> None:
    t = table(you=hand("cull"), enemy=line(warded("ouroboros"), "troll", "bumpsy"))
    t.you.plays("cull")
    assert t.enemy == line("ouroboros") | amber(2)


def test_destruida_a_card_that_went_elsewhere_was_destroyed_all_the_same() -> None:
    t = table(you=hand("cull"), enemy=line(warded("ouroboros"), "phoenix"))
    t.you.plays("cull")
    assert t.enemy == hand("phoenix") | amber(1)


def test_destruida_healing_a_tagged_creature_does_not_save_it() -> None:
    t = table(
        you=hand("poison-wave"),
        enemy=line(damaged("duma-the-martyr", 2), damaged("commander-remiel", 1), "jehu-the-bureaucrat"),
    )
    t.you.plays("poison-wave")
    assert t.enemy == line("jehu-the-bureaucrat")


def test_destruida_a_replacement_takes_the_mark_off() -> None:
    t = table(
        you=hand("gateway-to-dis"), enemy=line(upgraded("commander-remiel", "armageddon-cloak"), "troll")
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == line("commander-remiel")
    assert sorted(t.enemy.look("discard")) == ["armageddon-cloak", "troll"]


def test_destruida_amber_on_it_goes_to_the_opponent() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(holding("troll", 3)))
    t.you.plays("gateway-to-dis")
    assert t.you.amber == 3


def test_destruida_purged_instead_counts_as_destroyed() -> None:
    t = table(you=hand("cull") | artifacts("annihilation-ritual"), enemy=line(warded("ouroboros"), "troll"))
    t.you.plays("cull")
    assert t.enemy == line("ouroboros") | purged("troll") | amber(1)


# Loops


def test_bucles_infinitos_the_active_player_says_how_often_and_play_goes_on() -> None:
    for more in (0, 5):
        t = table(you=hand("punch") | line("troll") | artifacts("treadmill"))
        t.you.plays("punch")
        assert t.match.pending[0].kind == "loop"
        t.you.picks(more)
        assert t.you.amber == 1 + 12 + more
        assert t.you == line(damaged("troll", 3))
        assert t.is_quiet
