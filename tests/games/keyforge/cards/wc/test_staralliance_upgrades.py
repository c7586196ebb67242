"""What each Star Alliance upgrade of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    Side,
    amber,
    archives,
    damaged,
    deck,
    exhausted,
    hand,
    holding,
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
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


def test_disruption_field_makes_keys_dearer_each_time_its_wearer_is_used() -> None:
    t = table(you=line(upgraded("krump", "disruption-field")))
    assert t.enemy.key_cost == 6
    t.you.reaps("krump")
    assert (t.enemy.key_cost, t.you.key_cost) == (7, 6) and t.is_quiet


def test_disruption_field_does_not_count_what_others_do() -> None:
    t = table(you=line(upgraded("troll", "disruption-field"), "krump"))
    t.you.reaps("krump")
    assert t.enemy.key_cost == 6 and t.is_quiet


def test_encounter_suit_wards_before_the_action_does_its_work() -> None:
    """Reglamento maestro v17.2, FAQ «Orden de resolución»: icons first, then the ward, then the action."""
    t = table(you=hand("punch"), enemy=line(upgraded("krump", "encounter-suit")))
    t.you.plays("punch")
    assert t.enemy == line(upgraded("krump", "encounter-suit")) and t.is_quiet


def test_encounter_suit_does_not_ward_for_creatures() -> None:
    t = table(you=hand("troll") | line(upgraded("krump", "encounter-suit")))
    t.you.plays("troll")
    assert t.you == line(upgraded("krump", "encounter-suit"), "troll") and t.is_quiet


def test_force_field_wards_its_wearer_after_it_reaps() -> None:
    t = table(you=line(upgraded("troll", "force-field"), "krump"))
    t.you.reaps("troll")
    assert t.you == line(warded(upgraded("troll", "force-field")), "krump") and t.is_quiet


def test_force_field_wards_nobody_after_a_fight() -> None:
    t = table(you=line(upgraded("troll", "force-field")), enemy=line("dust-pixie"))
    t.you.fights("troll")
    assert t.you == line(damaged(upgraded("troll", "force-field"), 1)) and t.is_quiet


def test_light_of_the_archons_counts_every_upgrade_and_itself() -> None:
    t = table(you=line(upgraded("bumpsy", "light-of-the-archons", "blood-of-titans")))
    assert (t.you.power("bumpsy"), t.you.armor("bumpsy")) == (5 + 5 + 2, 2)


def test_light_of_the_archons_does_not_count_upgrades_of_others() -> None:
    t = table(you=line(upgraded("bumpsy", "light-of-the-archons"), upgraded("troll", "blood-of-titans")))
    assert (t.you.power("bumpsy"), t.you.armor("bumpsy")) == (6, 1)


def test_plasma_nozzle_burns_the_attacked_creature_and_those_beside_it() -> None:
    t = table(you=line(upgraded("troll", "plasma-nozzle")), enemy=line("krump", "bumpsy", "groke"))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == line(damaged("krump", 2), damaged("groke", 2)) and t.is_quiet


def test_plasma_nozzle_burns_nobody_when_its_wearer_is_attacked() -> None:
    t = table(you=line("krump"), enemy=line(upgraded("troll", "plasma-nozzle")))
    t.you.fights("krump")
    assert t.you == line() and t.enemy == line(damaged(upgraded("troll", "plasma-nozzle"), 6)) and t.is_quiet


def test_quadracorder_counts_the_houses_of_friendly_creatures_up_to_three() -> None:
    t = table(you=line(upgraded("troll", "quadracorder"), "dust-pixie", "zorg", "dextre"))
    assert (t.enemy.key_cost, t.you.key_cost) == (9, 6)


def test_quadracorder_counts_a_house_once_and_no_enemies() -> None:
    t = table(you=line(upgraded("troll", "quadracorder"), "krump"), enemy=line("zorg", "dextre"))
    assert t.enemy.key_cost == 7


def test_stunner_may_stun_a_creature() -> None:
    t = table(you=line(upgraded("krump", "stunner")), enemy=line("troll"))
    t.you.reaps("krump").picks("yes", "troll")
    assert t.enemy == line(stunned("troll")) and t.is_quiet


def test_stunner_need_not() -> None:
    t = table(you=line(upgraded("krump", "stunner")), enemy=line("troll"))
    t.you.reaps("krump").picks("no")
    assert t.enemy == line("troll") and t.is_quiet


def test_universal_translator_uses_a_friendly_creature_of_another_house() -> None:
    t = table(you=line(upgraded("lieutenant-khrkhar", "universal-translator"), "troll", "commander-chan"))
    t.you.reaps("lieutenant-khrkhar")
    assert t.you.amber == 2 and t.is_quiet


def test_universal_translator_uses_nobody_of_the_star_alliance() -> None:
    t = table(you=line(upgraded("lieutenant-khrkhar", "universal-translator"), "commander-chan"))
    t.you.reaps("lieutenant-khrkhar")
    assert t.you.amber == 1 and t.is_quiet


# The blasters


def aboard(blaster: str, officer: str) -> Side:
    """A blaster on somebody else, its officer beside."""
    return FLEET | line(upgraded("bumpsy", blaster), officer)


def test_molinas_blaster_goes_to_molina_and_fires() -> None:
    t = table(you=aboard("molina-s-blaster", "armsmaster-molina"), enemy=line("troll"), house="brobnar")
    t.you.reaps("bumpsy").picks("yes", 1, "yes", "troll")
    assert t.you == line(exhausted("bumpsy"), upgraded("armsmaster-molina", "molina-s-blaster"))
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_molinas_blaster_shoots_where_there_is_no_molina() -> None:
    t = table(you=line(upgraded("dust-pixie", "molina-s-blaster")), enemy=line("troll"))
    t.you.reaps("dust-pixie").picks("yes", 0, "troll")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_molinas_blaster_played_on_molina_is_attached_to_her() -> None:
    t = table(you=hand("molina-s-blaster") | line("armsmaster-molina"), enemy=line("troll"))
    t.you.plays("molina-s-blaster", on="armsmaster-molina").picks("yes", "troll")
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_chans_blaster_uses_another_creature_when_it_comes_to_chan() -> None:
    t = table(you=hand("chan-s-blaster") | line("commander-chan", "troll"))
    t.you.plays("chan-s-blaster", on="commander-chan").picks("yes")
    assert (
        t.you == line(ready(upgraded("commander-chan", "chan-s-blaster")), exhausted("troll")) and t.is_quiet
    )


def test_chans_blaster_does_nothing_more_on_somebody_else() -> None:
    t = table(you=hand("chan-s-blaster") | line("commander-chan", "troll"))
    t.you.plays("chan-s-blaster", on="troll")
    assert t.you == line("commander-chan", upgraded("troll", "chan-s-blaster")) and t.is_quiet


def test_franes_blaster_moves_the_amber_on_frane_to_its_players_pool() -> None:
    t = table(you=hand("frane-s-blaster") | line(holding("first-officer-frane", 3), holding("troll", 2)))
    t.you.plays("frane-s-blaster", on="first-officer-frane")
    assert t.you.amber == 4 and t.you == line(
        upgraded("first-officer-frane", "frane-s-blaster"), holding("troll", 2)
    )
    assert t.is_quiet


def test_franes_blaster_moves_nothing_from_another_wearer() -> None:
    t = table(you=hand("frane-s-blaster") | line(holding("troll", 2)))
    t.you.plays("frane-s-blaster", on="troll")
    assert t.you.amber == 1 and t.you == line(holding(upgraded("troll", "frane-s-blaster"), 2)) and t.is_quiet


def test_garcias_blaster_steals_when_it_comes_to_garcia() -> None:
    t = table(you=aboard("garcia-s-blaster", "sensor-chief-garcia"), enemy=amber(4), house="brobnar")
    t.you.reaps("bumpsy").picks("yes", 1)
    assert (t.you.amber, t.enemy.amber) == (2, 3) and t.is_quiet


def test_garcias_blaster_goes_to_no_second_garcia() -> None:
    """Reglamento maestro v17.2, FAQ «Texto autorreferencial»."""
    t = table(
        you=FLEET | line(upgraded("sensor-chief-garcia", "garcia-s-blaster"), "sensor-chief-garcia"),
        enemy=amber(3),
        house="staralliance",
    )
    t.you.reaps("sensor-chief-garcia").picks("garcia-s-blaster", "yes", 1)
    assert t.enemy.amber == 3 and t.you.look("creatures")[0].upgrades and t.is_quiet


def test_ingrams_blaster_heals_a_creature_when_it_comes_to_ingram() -> None:
    t = table(you=hand("ingram-s-blaster") | line("medic-ingram", damaged("troll", 6)))
    t.you.plays("ingram-s-blaster", on="medic-ingram").picks("troll")
    assert t.you == line(upgraded("medic-ingram", "ingram-s-blaster"), "troll") and t.is_quiet


def test_ingrams_blaster_heals_nobody_elsewhere() -> None:
    t = table(you=hand("ingram-s-blaster") | line("medic-ingram", damaged("troll", 6)))
    t.you.plays("ingram-s-blaster", on="troll")
    assert t.you == line("medic-ingram", damaged(upgraded("troll", "ingram-s-blaster"), 6)) and t.is_quiet


def test_khrkhars_blaster_wards_khrkhar() -> None:
    t = table(you=hand("khrkhar-s-blaster") | line("lieutenant-khrkhar", "troll"))
    t.you.plays("khrkhar-s-blaster", on="lieutenant-khrkhar")
    assert t.you == line(warded(upgraded("lieutenant-khrkhar", "khrkhar-s-blaster")), "troll") and t.is_quiet


def test_khrkhars_blaster_wards_nobody_else() -> None:
    t = table(you=hand("khrkhar-s-blaster") | line("lieutenant-khrkhar", "troll"))
    t.you.plays("khrkhar-s-blaster", on="troll")
    assert t.you == line("lieutenant-khrkhar", upgraded("troll", "khrkhar-s-blaster")) and t.is_quiet


def test_kirbys_blaster_draws_two_when_it_comes_to_kirby() -> None:
    t = table(you=hand("kirby-s-blaster") | line("com-officer-kirby") | deck("anger", "punch", "troll"))
    t.you.plays("kirby-s-blaster", on="com-officer-kirby")
    assert t.you == hand("anger", "punch") | deck("troll") and t.is_quiet


def test_kirbys_blaster_draws_nothing_elsewhere() -> None:
    t = table(you=hand("kirby-s-blaster") | line("troll") | deck("anger", "punch"))
    t.you.plays("kirby-s-blaster", on="troll")
    assert t.you == hand() | deck("anger", "punch") and t.is_quiet


def test_qincans_blaster_archives_a_creature_when_it_comes_to_qincan() -> None:
    t = table(you=hand("qincan-s-blaster") | line("sci-officer-qincan"), enemy=line("troll"))
    t.you.plays("qincan-s-blaster", on="sci-officer-qincan").picks("yes", "troll")
    assert t.enemy == line() | archives("troll") and t.you == archives() and t.is_quiet


def test_qincans_blaster_archives_nobody_elsewhere() -> None:
    t = table(you=hand("qincan-s-blaster") | line("krump"), enemy=line("troll"))
    t.you.plays("qincan-s-blaster", on="krump")
    assert t.enemy == line("troll") and t.is_quiet


def test_walls__blaster_stuns_a_creature_for_each_upgrade_on_walls() -> None:
    t = table(
        you=hand("walls--blaster") | line(upgraded("chief-engineer-walls", "blood-of-titans")),
        enemy=line("troll", "krump", "groke"),
    )
    t.you.plays("walls--blaster", on="chief-engineer-walls").picks("troll", "groke")
    assert t.enemy == line(stunned("troll"), "krump", stunned("groke")) and t.is_quiet


def test_walls__blaster_stuns_nobody_elsewhere() -> None:
    t = table(you=hand("walls--blaster") | line("bumpsy"), enemy=line("troll"))
    t.you.plays("walls--blaster", on="bumpsy")
    assert t.enemy == line("troll") and t.is_quiet
