"""Sanctum of Mass Mutation: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    damaged,
    enhanced,
    exhausted,
    hand,
    holding,
    line,
    purged,
    ready,
    table,
)


def test_ardent_hero_takes_no_damage_from_mutants_and_the_powerful() -> None:
    t = table(you=line("troll", "dark-minion"), enemy=line("ardent-hero"))
    t.you.fights("troll", "ardent-hero")
    assert t.you == line(damaged("troll", 4), "dark-minion") and t.enemy == line("ardent-hero")
    t = table(you=line("dark-minion"), enemy=line("ardent-hero"))
    t.you.fights("dark-minion", "ardent-hero")
    assert t.enemy == line("ardent-hero") and t.is_quiet


def test_ardent_hero_takes_damage_from_the_weak() -> None:
    t = table(you=line("silvertooth"), enemy=line("ardent-hero"))
    t.you.fights("silvertooth", "ardent-hero")
    assert t.enemy == line(damaged("ardent-hero", 2))
    assert t.is_quiet


def test_v17_faq_dano_fuente_1_the_damage_of_a_giant_is_the_giants() -> None:
    t = table(you=line("rock-hurling-giant") | hand("punch"), enemy=line("ardent-hero", "krump"))
    t.you.discards("punch").picks("yes", "ardent-hero")
    assert t.enemy == line("ardent-hero", "krump")
    t = table(you=line("troll") | hand(enhanced("loot-the-bodies", "damage")), enemy=line("ardent-hero"))
    t.you.plays("loot-the-bodies").picks("ardent-hero")
    assert t.enemy == line(damaged("ardent-hero", 1)), "no card deals the damage of an icon"


def test_scrivener_favian_steals_in_the_place_of_a_capture_icon() -> None:
    t = table(you=line("scrivener-favian") | hand(enhanced("fangs-of-gizelhart", "capture")), enemy=amber(2))
    t.you.plays("fangs-of-gizelhart").picks("yes")
    assert t.you.amber == 2 and t.enemy == amber(1)
    assert t.is_quiet


def test_scrivener_favian_lets_other_icons_be_and_captures_if_you_like() -> None:
    t = table(you=line("scrivener-favian") | hand(enhanced("squire-alys", "capture")), enemy=amber(3))
    t.you.plays("squire-alys").picks("no", "scrivener-favian")
    assert t.you == line(holding("scrivener-favian", 1), holding("squire-alys", 2)) | amber(0)
    assert t.is_quiet


def test_lady_loreena_guards_two_places_on_each_side() -> None:
    t = table(you=line("troll"), enemy=line("krump", "snufflegator", "dextre", "lady-loreena", "zorg"))
    t.you.fights("troll").may_choose("krump", "lady-loreena")
    t.you.picks("lady-loreena")
    assert t.is_quiet


def test_lady_loreena_guards_nobody_further_and_only_with_her_own_taunt() -> None:
    t = table(you=line("troll"), enemy=line("lady-loreena", "krump", "champion-anaphiel", "dextre", "zorg"))
    t.you.fights("troll").may_choose("lady-loreena", "champion-anaphiel", "zorg")
    t.you.picks("zorg")
    assert t.is_quiet


def test_master_of_the_grey_lets_the_opponent_resolve_no_icons() -> None:
    t = table(you=hand(enhanced("punch", "draw", "amber")), enemy=line("master-of-the-grey"))
    t.you.plays("punch")
    assert t.you == amber(0) | hand() and t.enemy == line(damaged("master-of-the-grey", 2))
    assert t.is_quiet


def test_master_of_the_grey_does_not_mind_your_own_icons() -> None:
    t = table(you=line("master-of-the-grey") | hand("call-to-action", "fangs-of-gizelhart"))
    t.you.plays("fangs-of-gizelhart")
    assert t.you == amber(1) | line()
    assert t.is_quiet


def test_fangs_of_gizelhart_purges_the_most_powerful_creature() -> None:
    t = table(you=hand("fangs-of-gizelhart") | line("krump"), enemy=line("troll", "dextre"))
    t.you.plays("fangs-of-gizelhart")
    assert t.enemy == line("dextre") | purged("troll")
    assert t.is_quiet


def test_fangs_of_gizelhart_takes_one_of_the_tied_also_your_own() -> None:
    t = table(you=hand("fangs-of-gizelhart") | line("troll"), enemy=line("troll", "dextre"))
    t.you.plays("fangs-of-gizelhart").may_choose("troll", "troll").picks("troll")
    assert t.you == line() and t.enemy == line("troll", "dextre")
    assert t.is_quiet


def test_squire_alys_captures_two() -> None:
    t = table(you=hand("squire-alys"), enemy=amber(5))
    t.you.plays("squire-alys")
    assert t.you == line(holding("squire-alys", 2)) and t.enemy == amber(3)
    assert t.is_quiet


def test_squire_alys_captures_what_there_is() -> None:
    t = table(you=hand("squire-alys") | amber(3), enemy=amber(1))
    t.you.plays("squire-alys")
    assert t.you == line(holding("squire-alys", 1)) | amber(3) and t.enemy == amber(0)
    assert t.is_quiet


def test_call_to_action_readies_each_friendly_knight() -> None:
    t = table(you=hand("call-to-action") | line(exhausted("raiding-knight"), exhausted("lady-loreena")))
    t.you.plays("call-to-action")
    assert t.you == line(ready("raiding-knight"), ready("lady-loreena"))
    assert t.is_quiet


def test_call_to_action_leaves_others_exhausted() -> None:
    t = table(you=hand("call-to-action") | line(exhausted("troll")), enemy=line(exhausted("raiding-knight")))
    t.you.plays("call-to-action")
    assert t.you == line(exhausted("troll")) and t.enemy == line(exhausted("raiding-knight"))
    assert t.is_quiet
