"""Book entries about cards of Dark Tidings, each named after its entry in the index of rulings."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    enraged,
    hand,
    holding,
    line,
    purged,
    table,
    upgraded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_v17_faq_criaturas_como_mejoras_3_a_rover_in_the_pile_is_no_upgrade() -> None:
    t = table(you=line("dr-verokter") | discard("explo-rover", "punch", "fear") | deck("anger"))
    t.you.reaps("dr-verokter").may_choose("punch", "fear").picks("fear")
    assert t.you == discard("explo-rover", "punch") | deck("fear", "anger") and t.is_quiet


def test_v17_faq_marea_1_a_high_tide_is_not_raised_again() -> None:
    t = table(
        you=hand("cross-porpoises") | artifacts("hydrocataloguer") | deck("fear"), enemy=line("krump"), **HIGH
    )
    t.you.plays("cross-porpoises")
    assert t.you == archives() | deck("fear") and t.enemy == line(enraged("krump")) and t.is_quiet


def test_v17_faq_omega_3_the_step_ends_though_the_chronophage_dies_of_the_icon() -> None:
    t = table(
        you=hand(enhanced("krump", "damage"), "punch") | deck("fear") | line("troll"),
        enemy=line(damaged("chronophage", 2)),
        house="brobnar",
    )
    t.you.plays("krump").picks("chronophage")
    assert t.enemy == line() | discard("chronophage")
    assert t.state.active == 1 and t.is_quiet, "step 3 is over: neither Punch nor the Troll was of use"


def test_v17_faq_orden_13_venator_altum_dies_before_it_is_exalted() -> None:
    t = table(you=line("troll"), enemy=line(damaged("venator-altum", 1)), **HIGH)
    t.you.fights("troll")
    assert t.enemy == line() | discard("venator-altum") and t.you == amber(0) and t.is_quiet


def test_v17_faq_forjaluz_clariel_1_used_armor_counts_as_power() -> None:
    t = table(
        you=line({"card": "lightsmith-clariel", "armor_used": 2}), enemy=line("dextre"), house="sanctum"
    )
    t.you.fights("lightsmith-clariel").picks("yes")
    assert t.you == line("lightsmith-clariel") and t.you.power("lightsmith-clariel") == 2
    assert t.enemy == line(damaged("dextre", 2))


def test_v17_faq_forjaluz_clariel_2_armor_of_upgrades_is_switched_too() -> None:
    t = table(
        you=line(upgraded("lightsmith-clariel", "shield-u-later")), enemy=line("dust-pixie"), house="sanctum"
    )
    t.you.fights("lightsmith-clariel").picks("yes")
    assert t.you.power("lightsmith-clariel") == 4 and t.you.armor("lightsmith-clariel") == 5


def test_v17_faq_morfeus_1_each_play_ability_is_resolved_twice_in_a_row() -> None:
    t = table(
        you=hand("charge", "almsmaster") | line("sci-officer-morpheus"),
        enemy=line("troll", "krump") | amber(5),
    )
    t.you.plays("charge").plays("almsmaster").picks(1, "almsmaster")
    assert t.you.body("sci-officer-morpheus").amber == 2 and t.enemy == amber(3)
    t.you.picks("troll", "krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet


def test_v17_faq_ritual_de_la_vida_1_another_copy_returns_and_not_the_one_destroyed() -> None:
    t = table(you=artifacts("ritual-of-life") | line("deepwater-gruen") | discard("deepwater-gruen", "krump"))
    (destroyed,) = t.state.line[0]
    t.you.acts("ritual-of-life").may_choose("deepwater-gruen", "krump").picks("deepwater-gruen")
    assert destroyed in t.state.discard[0] and t.you == hand("deepwater-gruen") and t.is_quiet


def test_v17_faq_tragar_entero_1_a_creature_alone_is_purged_and_nobody_grows() -> None:
    t = table(you=hand("swallow-whole"), enemy=line(holding("troll", 1)), **HIGH)
    t.you.plays("swallow-whole")
    assert t.enemy == line() | purged("troll") and t.is_quiet


def test_v17_faq_undagnathus_1_damage_is_doubled_after_armor() -> None:
    t = table(
        you=line("bumpsy"),
        enemy=line(upgraded("undagnathus-evil-twin", "shield-u-later")),
        house="brobnar",
        **HIGH,
    )
    t.you.fights("bumpsy")
    assert t.enemy == line(damaged(upgraded("undagnathus-evil-twin", "shield-u-later"), 6))
