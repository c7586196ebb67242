"""Entries of the books about the Star Alliance and Untamed of Worlds Collide."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    houses,
    line,
    table,
    upgraded,
)


def test_learn_example_lucha_1_headhunter_defeats_chan_and_gains() -> None:
    t = table(you=line("headhunter"), enemy=line("commander-chan"))
    t.you.fights("headhunter")
    assert t.you == line(damaged("headhunter", 4)) | amber(1) and t.enemy == line() and t.is_quiet


def test_v17_faq_criaturas_como_mejoras_1a_a_rover_is_an_upgrade_where_creatures_cannot_be_played() -> None:
    t = table(you=artifacts("lifeward"), enemy=hand("explo-rover") | line("navigator-ali"), house="dis")
    t.you.omni("lifeward").ends_turn()
    t.enemy.plays("explo-rover")
    assert t.enemy == line(upgraded("navigator-ali", "explo-rover")) and t.is_quiet


def test_v17_faq_criaturas_como_mejoras_1b_matter_maker_lets_a_rover_be_played_as_an_upgrade() -> None:
    t = table(you=artifacts("matter-maker") | hand("explo-rover") | line("krump"), house="brobnar")
    t.you.plays("explo-rover")
    assert t.you == line(upgraded("krump", "explo-rover")) and t.is_quiet


def test_v17_faq_criaturas_como_mejoras_1c_kaupe_does_not_stop_a_rover_played_as_an_upgrade() -> None:
    mine = hand("explo-rover", "com-officer-kirby", "sensor-chief-garcia")
    t = table(you=mine, enemy=line("kaupe"), house="staralliance")
    t.you.plays("com-officer-kirby")
    assert not t.you.can("play", "sensor-chief-garcia")
    t.you.plays("explo-rover", on="com-officer-kirby")
    assert t.you == line(upgraded("com-officer-kirby", "explo-rover")) and t.is_quiet


def test_v17_faq_criaturas_como_mejoras_2_exhume_plays_a_rover_as_either() -> None:
    for face, there in (
        ("upgrade", [upgraded("krump", "explo-rover")]),
        ("creature", ["krump", "explo-rover"]),
    ):
        t = table(you=hand("exhume") | discard("explo-rover") | line("krump"))
        t.you.plays("exhume").picks("yes", face)
        if not t.is_quiet:
            t.you.picks("right")
        assert t.you == line(*there) and t.is_quiet


def test_v17_faq_orden_6_the_suit_wards_after_the_icons_and_before_the_action() -> None:
    t = table(you=hand("zap") | line(upgraded("dextre", "encounter-suit")))
    t.you.plays("zap")
    assert t.you == line(upgraded("dextre", "encounter-suit")) | amber(1) and t.is_quiet


def test_v17_faq_autorreferencial_1_a_blaster_on_garcia_goes_to_no_other_garcia() -> None:
    twins = line(upgraded("sensor-chief-garcia", "garcia-s-blaster"), "sensor-chief-garcia")
    t = table(you=twins, enemy=amber(3))
    t.you.reaps("sensor-chief-garcia").picks("garcia-s-blaster", "yes", 1)
    assert t.you == twins and t.enemy.amber == 3 and t.is_quiet


def test_v17_faq_accion_coordinada_1_nothing_is_used_after_united_action() -> None:
    t = table(you=hand("united-action") | line("commander-chan", "krump"))
    t.you.plays("united-action")
    assert not t.you.can("reap", "commander-chan") and not t.you.can("reap", "krump") and t.is_quiet


def test_v17_faq_armonia_1_harmonia_sees_herself() -> None:
    t = table(you=hand("harmonia"), enemy=line("troll", "krump"))
    t.you.plays("harmonia")
    assert t.you.amber == 1 and t.is_quiet


def test_v17_faq_enfurecer_1_an_enraged_creature_reaps_and_stays_enraged() -> None:
    """Reglamento maestro v17.2, FAQ «Enfurecer»."""
    t = table(you=hand("ghosthawk") | line(enraged("krump")), enemy=line("troll"))
    t.you.plays("ghosthawk").picks(1, "yes")
    assert t.you.amber == 1 and t.you == line(exhausted(enraged("krump")), "ghosthawk") and t.is_quiet


def test_v17_faq_halcon_fantasma_1_ghosthawk_reaps_at_the_end_of_the_turn() -> None:
    """Reglamento maestro v17.2, FAQ «Halcón Fantasma»: what Jargogle plays at the end of the turn."""
    under = {"card": "jargogle", "under": ["ghosthawk"]}
    t = table(you=artifacts("fangtooth-cavern") | line(under, "krump"), house="untamed")
    t.you.ends_turn().picks(2, "yes")
    assert t.you.amber == 1 and t.is_quiet


def test_v17_faq_qincan_1_whoever_chooses_orders_qincan_and_techivore() -> None:
    """Reglamento maestro v17.2, FAQ «Oficial Científico Qincan»: the chooser orders both."""
    crew = line("sci-officer-qincan", "techivore-pulpate")
    t = table(you=crew, enemy=artifacts("sacrificial-altar") | houses("dis", "logos") | amber(2))
    t.you.ends_turn()
    t.enemy.chooses("dis").may_choose("sci-officer-qincan", "techivore-pulpate").picks("techivore-pulpate")
    assert (t.you.amber, t.enemy.amber) == (1, 1) and t.enemy == artifacts() and t.is_quiet


def test_v17_faq_capitana_val_jerico_1_one_of_two_permissions_is_spent() -> None:
    """Reglamento maestro v17.2, FAQ «Capitana Val Jericó»."""
    t = table(
        you=line("krump", "captain-val-jericho", "com-officer-kirby") | hand("punch", "anger"),
        enemy=line("troll"),
        house="staralliance",
    )
    t.you.reaps("com-officer-kirby").plays("punch").picks("com-officer-kirby", "troll")
    assert t.you.can("play", "anger") and t.is_quiet


def test_v17_faq_traje_de_proteccion_1_a_suit_played_by_the_wormhole_is_late() -> None:
    """Reglamento maestro v17.2, FAQ «Traje de Protección»."""
    t = table(you=hand("wild-wormhole") | deck("encounter-suit") | line("dextre"))
    t.you.plays("wild-wormhole")
    assert t.you == line(upgraded("dextre", "encounter-suit")) and t.is_quiet
