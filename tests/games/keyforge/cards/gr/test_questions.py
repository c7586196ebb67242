"""Grim Reminders: what is asked, and what is not where nothing could come of it."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    hand,
    holding,
    line,
    stunned,
    table,
    upgraded,
)

TEN = discard(*["punch"] * 10)


def test_returning_champion_unhurt_chooses_nobody_to_hurt() -> None:
    t = table(you=line("returning-champion", "krump") | TEN, enemy=line("protective-playmate"))
    t.you.fights("returning-champion")
    assert t.you == line("returning-champion", "krump") and t.is_quiet


def test_raider_of_the_peaks_asks_whose_creature_is_strongest_and_not_which() -> None:
    t = table(you=deck("anger"), enemy=line("raider-of-the-peaks", "troll", "troll") | deck("krump"))
    t.you.ends_turn()
    assert t.enemy == discard("krump") and t.is_quiet
    mine = line("troll", "troll") | deck(*["anger"] * 9)
    t = table(you=mine, enemy=line("raider-of-the-peaks", "troll", "troll") | deck("krump"))
    t.you.ends_turn()
    t.enemy.may_choose("troll", "troll").picks("enemy:troll")
    assert t.enemy == discard("krump") and t.you == discard() and t.is_quiet


def test_crop_circles_asks_once_which_cards_are_purged() -> None:
    t = table(you=hand("crop-circles") | archives("ufo", "zorg"), enemy=line("troll") | amber(3))
    t.you.plays("crop-circles").may_choose("ufo", "zorg").picks("ufo", "done")
    assert t.enemy == line(holding("troll", 2)) | amber(1) and t.you == archives("zorg") and t.is_quiet


def test_a_player_is_chosen_only_where_something_comes_of_it() -> None:
    t = table(you=hand("warfaline"))
    t.you.plays("warfaline")
    assert t.you == line("warfaline") and t.is_quiet, "both piles are empty"
    t = table(you=hand("boo"))
    t.you.plays("boo")
    assert t.you == discard("boo") and t.is_quiet, "both decks are empty"
    t = table(you=line("bog-spitter"), enemy=line("memette"))
    t.you.fights("bog-spitter")
    assert t.you == line("bog-spitter") and t.is_quiet, "both hands are empty"
    t = table(you=hand("soul-exchange"), enemy=line("troll"))
    t.you.plays("soul-exchange").may_choose("you", "enemy").picks("you")
    assert t.enemy == line("troll") and t.is_quiet


def test_dark_memento_scrapped_asks_nothing_of_empty_decks() -> None:
    t = table(you=hand("dark-memento"))
    t.you.discards("dark-memento")
    assert t.you == discard("dark-memento") and t.is_quiet


def test_boo_may_still_name_a_player_without_a_deck() -> None:
    t = table(you=hand("boo") | deck("troll"))
    t.you.plays("boo").may_choose("you", "enemy").picks("enemy")
    assert t.you == deck("troll") and t.is_quiet


def test_webstur_asks_nothing_of_empty_decks() -> None:
    t = table(you=line(damaged("webstur", 1)), enemy=line("dust-pixie"))
    t.you.fights("webstur")
    assert t.you == line(damaged("webstur", 2)) and t.is_quiet


def test_3ll_i0t_asks_nothing_where_no_upgrade_can_be_attached_to_it() -> None:
    t = table(you=hand("3ll-i0t") | discard("animating-force") | artifacts("dark-memento"))
    t.you.plays("3ll-i0t")
    assert t.you == line("3ll-i0t") | discard("animating-force") and t.is_quiet
    t = table(you=hand("3ll-i0t") | discard("animating-force", "proton-siphon") | artifacts("dark-memento"))
    t.you.plays("3ll-i0t").picks("yes", "proton-siphon")
    assert t.you == line(upgraded("3ll-i0t", "proton-siphon")) | discard("animating-force") and t.is_quiet


def test_nobody_is_asked_who_captures_where_there_is_nothing_to_capture() -> None:
    for action in ("security-detail", "don-t-believe-your-eyes"):
        t = table(you=hand(action) | line("troll", "krump", "valdr") | TEN)
        t.you.plays(action)
        assert t.you == line("troll", "krump", "valdr") and t.is_quiet, action
    t = table(you=hand("abduct-o-matic") | line("troll", "troll"))
    t.you.discards("abduct-o-matic")
    assert t.you == line("troll", "troll") and t.is_quiet


def test_circlespeak_chooses_nobody_where_no_player_is_haunted() -> None:
    t = table(you=hand("circlespeak") | line("troll"), enemy=line("krump") | amber(3))
    t.you.plays("circlespeak")
    assert t.enemy == amber(3) and t.is_quiet


def test_hoaxpitality_chooses_nobody_without_a_friendly_creature() -> None:
    t = table(you=hand("hoaxpitality"), enemy=line("troll", "krump"))
    t.you.plays("hoaxpitality")
    assert t.you == discard("hoaxpitality") and t.is_quiet


def test_security_detail_does_not_ask_which_of_two_neighbors_is_in_the_middle() -> None:
    t = table(you=hand("security-detail") | line("troll", "krump"), enemy=amber(5))
    t.you.plays("security-detail")
    assert t.you == line(holding("troll", 1), holding("krump", 1)) and t.is_quiet
    t = table(you=hand("security-detail") | line("troll", "krump", "valdr"), enemy=amber(5))
    t.you.plays("security-detail").may_choose("troll", "krump", "valdr").picks("valdr")
    assert t.you == line("troll", holding("krump", 1), holding("valdr", 1)) and t.is_quiet


def test_tangler_asks_whose_two_creatures_are_stunned() -> None:
    t = table(you=line("tangler", "krump"), enemy=line("troll"))
    t.you.reaps("tangler").may_choose("tangler", "krump", "troll").picks("troll")
    assert t.enemy == line(stunned("troll")) and t.you == line("tangler", "krump") and t.is_quiet


def test_missile_officer_myers_chooses_no_neighbor_where_none_has_a_play_ability() -> None:
    t = table(you=line("troll", "missile-officer-myers", "krump"), house="staralliance")
    t.you.reaps("missile-officer-myers")
    assert t.you == amber(1) and t.is_quiet
    mine = line("troll", "missile-officer-myers", "memette") | discard("ufo")
    t = table(you=mine, house="staralliance")
    t.you.reaps("missile-officer-myers").may_choose("troll", "memette").picks("memette")
    assert t.you == archives("ufo") and t.is_quiet


def test_a_house_is_named_only_where_something_comes_of_it() -> None:
    t = table(you=hand("unprepared"))
    t.you.plays("unprepared")
    assert t.you == discard("unprepared") and t.is_quiet
    t = table(you=hand("invigorating-shower"))
    t.you.plays("invigorating-shower")
    assert t.you == discard("invigorating-shower") and t.is_quiet
    t = table(you=hand("invigorating-shower") | discard("ufo"))
    t.you.plays("invigorating-shower").picks("mars")
    assert t.you == deck("ufo") and t.is_quiet


def test_a_capture_icon_asks_nothing_where_there_is_nothing_to_capture() -> None:
    mine = hand(enhanced("troll", "capture")) | line("krump")
    t = table(you=mine)
    t.you.plays("troll")
    assert t.you == line("krump", "troll") and t.is_quiet
    t = table(you=mine, enemy=amber(1))
    t.you.plays("troll").may_choose("krump", "troll").picks("krump")
    assert t.you == line(holding("krump", 1), "troll") and t.is_quiet
