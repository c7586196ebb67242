"""Book entries about cards of Worlds Collide that meet others."""

from ..table import amber, archives, artifacts, deck, discard, hand, line, maverick, purged, table, upgraded


def test_v17_glossary_orden_1_what_comes_instead_later_replaces_what_was_said_before() -> None:
    """v17.2 «Resuelve las habilidades en el orden en que aparecen»."""
    t = table(you=line("hyde", "velum") | deck("troll", "punch", "anger"))
    t.you.reaps("hyde")
    assert t.you == hand("troll", "punch") | deck("anger") and t.is_quiet


def test_v17_faq_sustitucion_3_where_nothing_is_stolen_nothing_is_captured() -> None:
    """v17.2 FAQ «Efectos de sustitución»."""
    t = table(
        you=hand("urchin") | line("gargantodon"),
        enemy=line(upgraded("troll", "discombobulator")) | amber(3),
        house="shadows",
    )
    t.you.plays("urchin")
    assert t.enemy == amber(3) and t.you == amber(0) | line("gargantodon", "urchin") and t.is_quiet


def test_v17_faq_caja_de_spangler_3_a_recycled_creature_is_forgotten() -> None:
    """v17.2 FAQ «Caja de Spangler»."""
    t = table(
        you=artifacts("spangler-box", "universal-recycle-bin")
        | line("mother")
        | hand(maverick("grasping-vines", "logos")),
        enemy=line("troll"),
        house="logos",
    )
    t.you.acts("spangler-box").picks("mother")
    assert t.you == purged("mother") | artifacts("universal-recycle-bin")
    t.you.acts("universal-recycle-bin")
    assert t.you == purged() | archives("mother") and t.enemy == artifacts("spangler-box")
    t.you.plays("grasping-vines").picks("spangler-box", "done")
    assert (
        t.enemy == artifacts() and t.you == line() | archives("mother") | hand("spangler-box") and t.is_quiet
    )


def test_v17_faq_capa_del_armagedon_1_one_cloak_is_enough_for_two_harbingers() -> None:
    """v17.2 FAQ «Capa del Armagedón»."""
    t = table(
        you=line(upgraded("troll", "armageddon-cloak"), "krump"),
        enemy=line("harbinger-of-doom", "harbinger-of-doom"),
    )
    t.you.fights("krump", "harbinger-of-doom")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.you == line("troll") | discard("krump", "armageddon-cloak") and t.enemy == line()


def test_a_fight_ability_that_is_a_reap_ability_too_finds_no_foe() -> None:
    """v17.2 «Resuelve todo lo que puedas»."""
    t = table(
        you=line("livia-the-elder", maverick("slimy-jark", "saurian")), enemy=line("troll"), house="saurian"
    )
    t.you.reaps("livia-the-elder").picks("yes")
    t.you.reaps("slimy-jark")
    assert t.enemy == line("troll") and t.you == amber(2) and t.is_quiet
