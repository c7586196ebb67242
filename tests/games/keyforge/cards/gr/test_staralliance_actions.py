"""What each Star Alliance action of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    purged,
    stunned,
    table,
)

HAUNTED = discard(*["punch"] * 10)


def test_multi_dimensional_rescue_returns_one_of_each_type_and_opens_another_house_once() -> None:
    pile = discard("zap", "punch", "gauntlet-of-command", "troll", "blood-of-titans")
    t = table(you=hand("multi-dimensional-rescue") | pile)
    t.you.plays("multi-dimensional-rescue").may_choose("zap", "punch").picks("punch")
    assert t.you == hand("punch", "gauntlet-of-command", "troll", "blood-of-titans") | discard("zap")
    assert t.you == purged("multi-dimensional-rescue")
    t.you.plays("troll")
    assert not t.you.can("play", "punch")
    assert t.is_quiet


def test_multi_dimensional_rescue_returns_the_types_there_are() -> None:
    t = table(you=hand("multi-dimensional-rescue") | discard("troll", "zorg"))
    t.you.plays("multi-dimensional-rescue").picks("zorg")
    assert t.you == hand("zorg") | discard("troll")
    assert t.is_quiet


def test_bad_chemistry_stuns_those_of_one_house_side_by_side() -> None:
    t = table(you=hand("bad-chemistry") | line("troll", "zorg"), enemy=line("valdr", "bumpsy", "bulwark"))
    t.you.plays("bad-chemistry")
    assert t.enemy == line(stunned("valdr"), stunned("bumpsy"), "bulwark") and t.you == line("troll", "zorg")
    assert t.is_quiet


def test_bad_chemistry_does_not_count_neighbors_across_the_table() -> None:
    t = table(you=hand("bad-chemistry") | line("troll"), enemy=line("valdr"))
    t.you.plays("bad-chemistry")
    assert t.you == line("troll") and t.enemy == line("valdr")
    assert t.is_quiet


def test_event_horizon_digs_for_an_action_and_plays_it() -> None:
    t = table(you=hand("event-horizon") | deck("troll", "unprepared", "zap"), enemy=line("valdr"))
    t.you.plays("event-horizon").picks("brobnar")
    assert t.enemy == line(stunned("valdr"))
    assert t.you == deck("zap") | amber(2) | discard("event-horizon", "unprepared", "troll")
    assert t.is_quiet


def test_event_horizon_without_actions_runs_out() -> None:
    t = table(you=hand("event-horizon") | deck("troll", "zorg") | discard("zap"))
    t.you.plays("event-horizon")
    assert t.you == deck() | amber(1) | discard("event-horizon", "zorg", "troll", "zap")
    assert t.is_quiet


def test_into_the_warp_destroys_whoever_shares_a_house_with_either_card() -> None:
    t = table(
        you=hand("into-the-warp") | line("zorg", "bulwark") | deck("zap"),
        enemy=line("troll", "lieutenant-khrkhar", "ilxid-avenger") | deck("ufo"),
    )
    t.you.plays("into-the-warp")
    assert t.you == line("bulwark") and t.enemy == line("troll")
    assert t.is_quiet


def test_into_the_warp_with_empty_decks_destroys_nobody() -> None:
    t = table(you=hand("into-the-warp") | line("zorg"), enemy=line("troll"))
    t.you.plays("into-the-warp")
    assert t.you == line("zorg") and t.enemy == line("troll")
    assert t.is_quiet


def test_perimeter_alarm_uses_a_foreigner_and_goes_to_the_archives_of_the_haunted() -> None:
    t = table(you=hand("perimeter-alarm") | line("troll", "lieutenant-khrkhar") | HAUNTED)
    t.you.plays("perimeter-alarm")
    assert t.you == amber(1) | archives("perimeter-alarm")
    assert t.is_quiet


def test_perimeter_alarm_is_discarded_otherwise() -> None:
    t = table(you=hand("perimeter-alarm") | line("lieutenant-khrkhar"))
    t.you.plays("perimeter-alarm")
    assert t.you == amber(0) | discard("perimeter-alarm") | archives()
    assert t.is_quiet


def test_strength_from_diversity_has_every_foreign_friend_capture() -> None:
    t = table(
        you=hand("strength-from-diversity") | line("troll", "lieutenant-khrkhar", "zorg"),
        enemy=line("valdr") | amber(5),
    )
    t.you.plays("strength-from-diversity")
    assert t.you == line(holding("troll", 1), "lieutenant-khrkhar", holding("zorg", 1)) | amber(1)
    assert t.enemy == amber(3) | line("valdr")
    assert t.is_quiet


def test_strength_from_diversity_asks_who_captures_where_there_is_too_little() -> None:
    t = table(you=hand("strength-from-diversity") | line("troll", "zorg"), enemy=amber(1))
    t.you.plays("strength-from-diversity").may_choose("troll", "zorg").picks("zorg")
    assert t.you == line("troll", holding("zorg", 1)) and t.enemy == amber(0)
    assert t.is_quiet


def test_unprepared_stuns_a_whole_house_on_both_sides() -> None:
    t = table(you=hand("unprepared") | line("troll", "zorg"), enemy=line("valdr", exhausted("bulwark")))
    t.you.plays("unprepared").picks("brobnar")
    assert t.you == line(stunned("troll"), "zorg") | amber(1) and t.enemy == line(stunned("valdr"), "bulwark")
    assert t.is_quiet


def test_unprepared_stuns_no_artifact() -> None:
    t = table(you=hand("unprepared"), enemy=artifacts("gauntlet-of-command") | line("zorg"))
    t.you.plays("unprepared").picks("brobnar")
    assert t.enemy == artifacts("gauntlet-of-command") | line("zorg")
    assert t.is_quiet
