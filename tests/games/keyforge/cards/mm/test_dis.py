"""Dis of Mass Mutation: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    enhanced,
    grown,
    hand,
    line,
    table,
    upgraded,
)


def test_drecker_suffers_with_a_neighbor_that_is_fought_and_steals() -> None:
    t = table(you=line("silvertooth"), enemy=line("troll", "drecker"))
    t.you.fights("silvertooth", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("drecker", 2))
    t = table(you=line("drecker"), enemy=amber(2))
    t.you.reaps("drecker")
    assert t.you.amber == 2 and t.is_quiet


def test_drecker_suffers_nothing_outside_fights_or_of_what_armor_holds_off() -> None:
    t = table(you=hand("punch"), enemy=line("troll", "drecker"))
    t.you.plays("punch").picks("troll")
    assert t.enemy == line(damaged("troll", 3), "drecker")
    t = table(you=line("silvertooth"), enemy=line("grey-monk", "drecker", "krump"))
    t.you.fights("silvertooth", "grey-monk")
    assert t.enemy == line(damaged("grey-monk", 1), "drecker", "krump"), (
        "of the 1 that got through, its armor"
    )
    assert t.is_quiet


def test_v17_faq_bahorrinador_1_two_dreckers_are_damaged_once_each() -> None:
    t = table(you=line("silvertooth"), enemy=line("drecker", "drecker"))
    t.you.fights("silvertooth", "drecker")
    assert t.enemy == line(damaged("drecker", 2), damaged("drecker", 2))
    assert t.is_quiet


def test_v17_faq_bahorrinador_2_poison_reaches_drecker() -> None:
    t = table(you=line("macis-asp"), enemy=line("troll", "drecker"))
    t.you.fights("macis-asp", "troll")
    assert t.enemy == line() | discard("drecker", "troll")


def test_mindfire_steals_for_each_icon_of_the_discarded_card() -> None:
    t = table(you=hand("mindfire"), enemy=hand(enhanced("virtuous-works", "draw")) | amber(5))
    t.you.plays("mindfire")
    assert t.you.amber == 4 and t.enemy == discard("virtuous-works") | amber(1)
    assert t.is_quiet


def test_mindfire_steals_nothing_for_a_card_without_icons() -> None:
    t = table(you=hand("mindfire"), enemy=hand("troll") | amber(5))
    t.you.plays("mindfire")
    assert t.you.amber == 0 and t.enemy == discard("troll") | amber(5)
    assert t.is_quiet


def test_wail_of_the_damned_destroys_a_creature_without_icons() -> None:
    t = table(you=hand("wail-of-the-damned") | line(enhanced("troll", "draw")), enemy=line("krump", "dextre"))
    t.you.plays("wail-of-the-damned").may_choose("krump", "dextre").picks("krump")
    assert t.enemy == line("dextre")
    assert t.is_quiet


def test_wail_of_the_damned_spares_a_creature_with_a_printed_icon() -> None:
    t = table(you=hand("wail-of-the-damned"), enemy=line("saurian-egg"))
    t.you.plays("wail-of-the-damned")
    assert t.enemy == line("saurian-egg")
    assert t.is_quiet


def test_maleficorn_doubles_the_damage_of_icons_to_enemies() -> None:
    t = table(you=line("maleficorn") | hand(enhanced("mindfire", "damage")), enemy=line("troll", "krump"))
    t.you.plays("mindfire").picks("troll")
    assert t.enemy == line(damaged("troll", 2), "krump")
    assert t.is_quiet


def test_maleficorn_adds_nothing_to_your_own_creatures_or_to_other_damage() -> None:
    t = table(you=line("maleficorn", "troll") | hand(enhanced("punch", "damage")), enemy=line("krump"))
    t.you.plays("punch").picks("troll", "krump")
    assert t.you == line("maleficorn", damaged("troll", 1)) and t.enemy == line(damaged("krump", 3))
    assert t.is_quiet


def test_v17_faq_iconos_1_maleficorn_is_there_before_its_own_icon() -> None:
    t = table(you=hand(enhanced("maleficorn", "damage")), enemy=line("troll"))
    t.you.plays("maleficorn").picks("troll")
    assert t.enemy == line(damaged("troll", 2))


def test_the_pale_star_leaves_each_creature_power_1_and_no_armor() -> None:
    t = table(you=artifacts("the-pale-star") | line("troll"), enemy=line("grey-monk", grown("krump", 2)))
    t.you.omni("the-pale-star")
    assert t.you == artifacts() | discard("the-pale-star")
    assert (t.you.power("troll"), t.enemy.power("krump"), t.enemy.armor("grey-monk")) == (1, 1, 0)
    assert t.is_quiet


def test_the_pale_star_kills_the_damaged_and_is_over_with_the_turn() -> None:
    t = table(you=artifacts("the-pale-star"), enemy=line(damaged("troll", 1), "krump"))
    t.you.omni("the-pale-star")
    assert t.enemy == line("krump") | discard("troll")
    t.you.ends_turn()
    assert t.enemy.power("krump") == 6 and t.is_quiet


def test_v17_faq_la_estrella_palida_1_nothing_raises_the_power_that_is_fixed() -> None:
    t = table(you=artifacts("the-pale-star") | line(upgraded(grown("troll", 1), "blood-of-titans")))
    t.you.omni("the-pale-star")
    assert t.you.power("troll") == 1


def test_dark_minion_hurts_each_enemy_as_it_dies() -> None:
    t = table(you=line("dark-minion"), enemy=line("troll", "krump"))
    t.you.fights("dark-minion", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.you == line()
    assert t.is_quiet


def test_dark_minion_hurts_nobody_when_it_goes_otherwise() -> None:
    t = table(you=hand("fangs-of-gizelhart"), enemy=line("dark-minion"))
    t.you.plays("fangs-of-gizelhart")
    assert t.enemy == line() and t.is_quiet
    t = table(you=line("dark-minion", "krump") | hand("punch"))
    t.you.plays("punch").picks("dark-minion")
    assert t.you == line("krump")
