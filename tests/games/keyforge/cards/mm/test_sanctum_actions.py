"""Sanctum of Mass Mutation, actions and artifacts: what each card does, and what it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    purged,
    ready,
    stunned,
    table,
    warded,
)


def test_burning_glare_stuns_one_enemy() -> None:
    t = table(you=hand("burning-glare"), enemy=line("troll", "dark-minion"))
    t.you.plays("burning-glare").picks("0", "troll")
    assert t.enemy == line(stunned("troll"), "dark-minion")
    assert t.is_quiet


def test_burning_glare_stuns_each_enemy_mutant_and_none_of_yours() -> None:
    t = table(you=hand("burning-glare") | line("bull-wark"), enemy=line("troll", "dark-minion", "hystricog"))
    t.you.plays("burning-glare").picks("1")
    assert t.enemy == line("troll", stunned("dark-minion"), stunned("hystricog"))
    assert t.you == line("bull-wark") and t.is_quiet


def test_commandeer_captures_for_each_other_card_played() -> None:
    t = table(you=hand("commandeer", "squire-alys") | line("troll"), enemy=amber(5))
    t.you.plays("commandeer")
    t.you.plays("squire-alys").picks("commandeer", "troll")
    assert t.you == line(holding("troll", 1), holding("squire-alys", 2)) and t.enemy == amber(2)
    assert t.is_quiet


def test_commandeer_captures_nothing_for_itself_or_on_later_turns() -> None:
    t = table(you=hand("commandeer") | line("troll"), enemy=amber(5) | hand("punch"))
    t.you.plays("commandeer")
    assert t.enemy == amber(5) and t.you == line("troll")
    t.you.ends_turn()
    t.enemy.plays("punch")
    assert t.you == line(damaged("troll", 3)) and t.is_quiet


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


def test_font_of_the_eye_captures_after_an_enemy_was_destroyed() -> None:
    t = table(
        you=artifacts("font-of-the-eye") | line("troll"), enemy=line("dextre") | amber(2), house="brobnar"
    )
    t.you.fights("troll", "dextre")
    t.you.omni("font-of-the-eye")
    assert t.you == line(holding(damaged("troll", 3), 1)) and t.enemy == amber(1)
    assert t.is_quiet


def test_font_of_the_eye_captures_nothing_when_only_friends_fell() -> None:
    t = table(
        you=artifacts("font-of-the-eye") | line("dextre", "krump"),
        enemy=line("troll") | amber(2),
        house="logos",
    )
    t.you.fights("dextre", "troll")
    t.you.omni("font-of-the-eye")
    assert t.you == line("krump") and t.enemy == amber(2)
    assert t.is_quiet


def test_aemberheart_exalts_wards_and_heals_one_friend() -> None:
    t = table(you=artifacts("æmberheart") | line(damaged("troll", 4), "krump"), house="sanctum")
    t.you.acts("æmberheart").may_choose("troll", "krump").picks("troll")
    assert t.you == line(warded(holding("troll", 1)), "krump")
    assert t.is_quiet


def test_aemberheart_touches_no_enemy() -> None:
    t = table(you=artifacts("æmberheart"), enemy=line(damaged("troll", 4)))
    t.you.acts("æmberheart")
    assert t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


def test_bring_low_captures_all_but_five_shared_as_one_likes() -> None:
    t = table(you=hand("bring-low") | line("troll", "krump"), enemy=amber(8))
    t.you.plays("bring-low").picks("troll", "krump", "troll")
    assert t.you == line(holding("troll", 2), holding("krump", 1)) and t.enemy == amber(5)
    assert t.is_quiet


def test_bring_low_captures_nothing_of_five_and_nothing_without_creatures() -> None:
    t = table(you=hand("bring-low") | line("troll"), enemy=amber(5))
    t.you.plays("bring-low")
    assert t.you == line("troll") and t.enemy == amber(5)
    t = table(you=hand("bring-low"), enemy=amber(9))
    t.you.plays("bring-low")
    assert t.enemy == amber(9) and t.is_quiet


def test_gizelharts_standard_arms_friends_with_amber_and_exalts_one() -> None:
    t = table(you=hand("gizelhart-s-standard") | line("troll", "krump"))
    t.you.plays("gizelhart-s-standard").picks("troll")
    assert t.you == line(holding("troll", 1), "krump")
    assert (t.you.armor("troll"), t.you.armor("krump")) == (1, 0) and t.is_quiet


def test_gizelharts_standard_arms_no_enemy() -> None:
    t = table(you=artifacts("gizelhart-s-standard"), enemy=line(holding("troll", 2)))
    assert t.enemy.armor("troll") == 0
    assert t.is_quiet


def test_purify_puts_the_next_pure_creature_in_the_mutants_place() -> None:
    t = table(you=hand("purify"), enemy=line("dark-minion") | deck("punch", "hystricog", "troll", "krump"))
    t.you.plays("purify")
    assert t.enemy == line("troll") | purged("dark-minion") | discard("hystricog", "punch") | deck("krump")
    assert t.is_quiet


def test_purify_purges_no_pure_creature_and_finds_none_in_a_mutant_deck() -> None:
    t = table(you=hand("purify"), enemy=line("troll") | deck("krump"))
    t.you.plays("purify")
    assert t.enemy == line("troll") | deck("krump")
    t = table(you=hand("purify"), enemy=line("dark-minion") | deck("hystricog"))
    t.you.plays("purify")
    assert t.enemy == line() | discard("hystricog") | deck() and t.is_quiet


def test_purify_discards_from_the_controllers_deck_for_the_owner_of_what_is_found() -> None:
    t = table(
        you=hand("purify") | deck("krump"), enemy=line({"card": "dark-minion", "owner": 0}) | deck("troll")
    )
    t.you.plays("purify")
    assert t.enemy == line("troll") | deck() and t.you == deck("krump") | purged("dark-minion")


def test_book_of_malefaction_keeps_a_warrant_for_each_amber_stolen() -> None:
    t = table(you=hand("urchin") | amber(0), enemy=artifacts("book-of-malefaction") | amber(3))
    t.you.plays("urchin")
    assert dict(t.enemy.body("book-of-malefaction").counters) == {"warrant": 1}
    book = {"card": "book-of-malefaction", "counters": {"warrant": 2}}
    t = table(you=artifacts(book), enemy=line("troll", "krump"), house="brobnar")
    t.you.omni("book-of-malefaction").picks("troll")
    assert t.enemy == line("krump") | purged("troll")
    assert dict(t.you.body("book-of-malefaction").counters) == {"warrant": 1} and t.is_quiet


def test_book_of_malefaction_purges_nobody_without_a_warrant_and_keeps_none_of_your_thefts() -> None:
    t = table(
        you=artifacts("book-of-malefaction") | hand("urchin"), enemy=line("troll") | amber(2), house="shadows"
    )
    t.you.plays("urchin")
    t.you.omni("book-of-malefaction")
    assert t.you.body("book-of-malefaction").counters == () and t.enemy == line("troll") | amber(1)
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


def test_gizelharts_wrath_destroys_every_mutant() -> None:
    t = table(you=hand("gizelhart-s-wrath") | line("bull-wark"), enemy=line("hystricog", "troll"))
    t.you.plays("gizelhart-s-wrath")
    assert t.you == line() and t.enemy == line("troll")
    assert t.is_quiet


def test_gizelharts_wrath_spares_the_pure() -> None:
    t = table(you=hand("gizelhart-s-wrath") | line("krump"), enemy=line("troll"))
    t.you.plays("gizelhart-s-wrath")
    assert t.you == line("krump") and t.enemy == line("troll")
    assert t.is_quiet
