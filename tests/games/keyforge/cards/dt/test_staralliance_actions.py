"""What each Star Alliance action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    line,
    stunned,
    table,
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_make_it_so_draws_as_long_as_the_house_is_guessed() -> None:
    t = table(you=hand("make-it-so") | deck("punch", "fear", "anger", "troll"))
    t.you.plays("make-it-so").picks("brobnar", "dis", "logos")
    assert t.you == hand("punch", "fear") | deck("anger", "troll") and t.is_quiet


def test_make_it_so_draws_nothing_for_a_wrong_guess_and_ends_with_the_cards() -> None:
    t = table(you=hand("make-it-so") | deck("punch"))
    t.you.plays("make-it-so").picks("dis")
    assert t.you == hand() | deck("punch") and t.is_quiet
    t = table(you=hand("make-it-so") | deck("punch"))
    t.you.plays("make-it-so").picks("brobnar")
    assert t.you == hand("punch") | discard("make-it-so") and t.is_quiet, "no house is named for no card"


def test_sabotage_mission_counts_each_power_once() -> None:
    t = table(you=hand("sabotage-mission") | line("krump", "valdr", "troll", "urchin"), enemy=line("dextre"))
    t.you.plays("sabotage-mission").ends_turn()
    assert t.enemy.key_cost == 9


def test_sabotage_mission_counts_what_is_there_during_that_turn() -> None:
    t = table(you=hand("sabotage-mission") | line("krump", "urchin"), enemy=line("dextre"))
    t.you.plays("sabotage-mission")
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    assert t.enemy.key_cost == 8
    t.enemy.fights("dextre", "krump")
    t.enemy.ends_turn()
    assert t.enemy.key_cost == 6 and t.you.key_cost == 6


def test_selective_preservation_spares_one_of_each_power() -> None:
    t = table(
        you=hand("selective-preservation") | line("krump", "troll"),
        enemy=line("valdr", "urchin", "dust-pixie"),
    )
    t.you.plays("selective-preservation").may_choose("urchin", "dust-pixie").picks("urchin")
    t.you.may_choose("krump", "valdr").picks("krump")
    assert t.you == line("krump", "troll") and t.enemy == line("urchin") and t.is_quiet


def test_selective_preservation_counts_power_as_it_is_now() -> None:
    t = table(you=hand("selective-preservation") | line("krump", grown("valdr", 1)))
    t.you.plays("selective-preservation")
    assert t.you == line("krump", grown("valdr", 1)) and t.is_quiet


def test_grand_alliance_council_spares_one_of_each_house() -> None:
    t = table(you=hand("grand-alliance-council") | line("krump", "troll"), enemy=line("valdr", "urchin"))
    t.you.plays("grand-alliance-council").may_choose("krump", "troll", "valdr").picks("troll")
    assert t.you == line("troll") and t.enemy == line("urchin") and t.is_quiet


def test_grand_alliance_council_destroys_nobody_of_different_houses() -> None:
    t = table(you=hand("grand-alliance-council") | line("krump", "batdrone"), enemy=line(warded("urchin")))
    t.you.plays("grand-alliance-council")
    assert t.you == line("krump", "batdrone") and t.enemy == line(warded("urchin")) and t.is_quiet


def test_together_plays_a_card_of_another_house_at_once() -> None:
    t = table(you=hand("together", "bumpsy", "labwork", "agent-sepdia"), enemy=amber(2), **LOW)
    t.you.plays("together").picks("yes").may_choose("bumpsy", "labwork").picks("bumpsy")
    assert t.you == line("bumpsy") | hand("labwork", "agent-sepdia") and t.enemy == amber(1) and t.is_quiet


def test_together_plays_two_at_high_tide_and_none_later() -> None:
    t = table(you=hand("together", "bumpsy", "krump", "troll"), **HIGH)
    t.you.plays("together").picks("yes", "bumpsy", "yes", "krump", "right")
    assert t.you == line("bumpsy", "krump") | hand("troll") and t.is_quiet and not t.you.can("play", "troll")


def test_biome_discovery_looks_at_two_cards_at_high_tide() -> None:
    t = table(you=hand("biome-discovery") | deck("fear", "anger", "punch"), **HIGH)
    t.you.plays("biome-discovery").picks("yes").may_choose("fear", "anger").picks("anger")
    assert t.you == deck("fear", "punch") | discard("biome-discovery", "anger") and t.state.tide == 0


def test_biome_discovery_raises_the_tide_otherwise() -> None:
    t = table(you=hand("biome-discovery") | deck("fear", "anger"), **LOW)
    t.you.plays("biome-discovery")
    assert t.you == deck("fear", "anger") and t.state.tide == 0 and t.is_quiet


def test_technobabble_stuns_a_creature_and_its_like_beside_it() -> None:
    t = table(you=hand("technobabble"), enemy=line("krump", "troll", "batdrone", "bumpsy"))
    t.you.plays("technobabble").picks("troll")
    assert t.enemy == line(stunned("krump"), stunned("troll"), "batdrone", "bumpsy") and t.is_quiet


def test_technobabble_stuns_no_neighbor_of_another_house() -> None:
    t = table(you=hand("technobabble"), enemy=line("krump", "batdrone", "troll"))
    t.you.plays("technobabble").picks("batdrone")
    assert t.enemy == line("krump", stunned("batdrone"), "troll")


def test_unity_or_discord_uses_a_friend_of_another_house() -> None:
    t = table(you=hand("unity-or-discord") | line("krump", "ch-337a"), enemy=line("troll"))
    t.you.plays("unity-or-discord").picks(0, "reap krump")
    assert t.you == line(exhausted("krump"), "ch-337a") | amber(1) and t.is_quiet


def test_unity_or_discord_returns_friends_with_their_upgrades() -> None:
    t = table(
        you=hand("unity-or-discord") | line(upgraded("krump", "d1-v3-pod"), "troll", "bumpsy") | artifacts(),
        enemy=line("urchin"),
    )
    t.you.plays("unity-or-discord").picks(1, "krump", "troll")
    assert t.you == hand("krump", "d1-v3-pod", "troll") | line("bumpsy") | discard("unity-or-discord")
