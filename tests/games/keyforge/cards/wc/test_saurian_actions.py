"""Saurian actions of Worlds Collide: what each does, and the nearest thing it must not do."""

from tests.games.keyforge.table import amber, damaged, hand, holding, line, table, warded


def test_phalanx_strike_hits_for_each_friendly_creature_and_again_for_an_exaltation() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy", "grimlocus-dux"), enemy=line("troll", "zorg"))
    t.you.plays("phalanx-strike").picks("troll", "yes", "bumpsy", "zorg")
    assert t.enemy == line(damaged("troll", 2), damaged("zorg", 2))
    assert t.you == line(holding("bumpsy", 1), "grimlocus-dux") and t.is_quiet


def test_phalanx_strike_is_not_repeated_without_its_price() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy"), enemy=line("troll"), house="saurian")
    t.you.plays("phalanx-strike").picks("troll", "no")
    assert t.enemy == line(damaged("troll", 1)) and t.you == line("bumpsy") and t.is_quiet
    alone = table(you=hand("phalanx-strike"), enemy=line("troll", "zorg"), house="saurian")
    alone.you.plays("phalanx-strike")
    assert alone.enemy == line("troll", "zorg") and alone.is_quiet


def test_v17_faq_orden_10_phalanx_strike_first_takes_the_ward_then_hits() -> None:
    t = table(you=hand("phalanx-strike") | line("bumpsy"), enemy=line(warded("troll")), house="saurian")
    t.you.plays("phalanx-strike").picks("troll", "yes", "troll")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet


def test_tribute_makes_the_most_powerful_capture_two_and_twice_for_an_exaltation() -> None:
    t = table(you=hand("tribute") | line("bumpsy", "troll"), enemy=amber(5), house="saurian")
    t.you.plays("tribute").picks("yes")
    assert t.you == line("bumpsy", holding("troll", 5)) and t.enemy == amber(1) and t.is_quiet


def test_tribute_captures_once_for_nothing() -> None:
    t = table(you=hand("tribute") | line("bumpsy", "troll"), enemy=amber(5), house="saurian")
    t.you.plays("tribute").picks("no")
    assert t.you == line("bumpsy", holding("troll", 2)) and t.enemy == amber(3) and t.is_quiet


def test_stomp_exalts_a_friend_where_its_five_damage_destroys() -> None:
    t = table(you=hand("stomp") | line("bumpsy", "troll"), enemy=line("zorg", "dust-pixie"), house="saurian")
    t.you.plays("stomp").picks("dust-pixie", "troll")
    assert t.enemy == line("zorg") and t.you == line("bumpsy", holding("troll", 1)) and t.is_quiet


def test_stomp_exalts_nobody_where_the_creature_lives() -> None:
    t = table(you=hand("stomp") | line("bumpsy"), enemy=line("zorg"), house="saurian")
    t.you.plays("stomp").picks("zorg")
    assert t.enemy == line(damaged("zorg", 5)) and t.you == line("bumpsy") and t.is_quiet
