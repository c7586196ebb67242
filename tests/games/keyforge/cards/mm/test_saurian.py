"""Saurian of Mass Mutation: what each card does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    hand,
    holding,
    line,
    table,
)

HALVES = ("deusillus", "deusillus2")


def test_amphora_captura_makes_any_icon_a_capture() -> None:
    t = table(you=artifacts("amphora-captura") | line("troll") | hand("curse-of-vanity"), enemy=amber(2))
    t.you.plays("curse-of-vanity").picks("yes")
    assert t.you == amber(0) | line(holding("troll", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_amphora_captura_is_asked_for_no_capture_and_for_no_enemy_icon() -> None:
    t = table(
        you=line("troll") | hand(enhanced("scylla", "capture")), enemy=artifacts("amphora-captura") | amber(1)
    )
    t.you.plays("scylla").picks("troll")
    assert t.you == line(holding("troll", 1), "scylla")
    t = table(
        you=artifacts("amphora-captura") | line("troll") | hand(enhanced("scylla", "capture")), enemy=amber(1)
    )
    t.you.plays("scylla").may_choose("troll", "scylla").picks("scylla")
    assert t.you == line("troll", holding("scylla", 1)) and t.is_quiet


def test_v17_faq_iconos_10_any_icon_is_a_capture_and_the_capture_a_theft() -> None:
    t = table(
        you=artifacts("amphora-captura") | line("scrivener-favian") | hand("curse-of-vanity"), enemy=amber(2)
    )
    t.you.plays("curse-of-vanity").picks("yes", "yes")
    assert t.you.amber == 1 and t.enemy == amber(1)
    assert t.is_quiet


def test_deusillus_captures_all_and_tramples() -> None:
    t = table(you=hand(*HALVES), enemy=line("troll", "krump") | amber(4))
    t.you.plays("deusillus").picks("troll")
    assert t.you == line(holding("deusillus", 4)) | hand() and t.enemy == line(damaged("troll", 5), "krump")
    t.you.ends_turn()
    t = table(you=line({"card": "deusillus", "part": "deusillus2", "amber": 4}), enemy=line("troll", "krump"))
    t.you.reaps("deusillus")
    assert t.you == line(holding("deusillus", 3)) and t.enemy == line(
        damaged("troll", 2), damaged("krump", 2)
    )
    assert t.is_quiet


def test_deusillus_is_not_played_without_its_other_half() -> None:
    t = table(you=hand("deusillus") | deck("deusillus2"))
    assert t.you.why_not("play", "deusillus") == "other-half-missing"
    assert t.is_quiet


def test_deusillus2_brings_the_icons_and_nothing_else() -> None:
    t = table(you=hand("deusillus", enhanced("deusillus2", "amber")), enemy=amber(1))
    t.you.plays("deusillus2")
    assert t.you == line(holding("deusillus", 1)) | amber(1), (
        "as one card, with the text of the lower half once"
    )
    assert t.you.power("deusillus") == 20 and t.is_quiet


def test_deusillus2_alone_has_no_power_and_follows_its_lower_half() -> None:
    t = table(you=hand("fangs-of-gizelhart"), enemy=line({"card": "deusillus", "part": "deusillus2"}))
    t.you.plays("fangs-of-gizelhart")
    assert sorted(t.enemy.look("purged")) == ["deusillus", "deusillus2"]
    top = next(copy for copy in t.state.cast if copy.card.id == "deusillus2")
    assert (top.card.power, top.card.abilities) == (0, ())


@pytest.mark.parametrize("half", HALVES)
def test_v17_glossary_gigantesca_1_a_wormhole_plays_no_half(half: str) -> None:
    other = HALVES[1 - HALVES.index(half)]
    t = table(you=hand("wild-wormhole", other) | deck(half, "troll"))
    t.you.plays("wild-wormhole")
    assert t.you == deck(half, "troll") | hand(other) | discard("wild-wormhole") | line()
    assert t.is_quiet


def test_curse_of_vanity_exalts_one_on_each_side() -> None:
    t = table(you=hand("curse-of-vanity") | line("troll", "krump"), enemy=line("dextre"))
    t.you.plays("curse-of-vanity").may_choose("troll", "krump").picks("krump")
    assert t.you == line("troll", holding("krump", 1)) and t.enemy == line(holding("dextre", 1))
    assert t.is_quiet


def test_curse_of_vanity_exalts_those_there_are() -> None:
    t = table(you=hand("curse-of-vanity"), enemy=line("dextre"))
    t.you.plays("curse-of-vanity")
    assert t.enemy == line(holding("dextre", 1)) and t.you == amber(1)
    assert t.is_quiet


def test_scylla_bites_enemies_that_reap() -> None:
    t = table(you=line("krump"), enemy=line("scylla"))
    t.you.reaps("krump")
    assert t.you == line(damaged("krump", 4)) | amber(1)
    assert t.is_quiet


def test_scylla_bites_no_friend() -> None:
    t = table(you=line("scylla"), enemy=line("troll"))
    t.you.reaps("scylla")
    assert t.you == line("scylla") and t.enemy == line("troll")
    assert t.is_quiet
