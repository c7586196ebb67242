"""What each card of the Keyraken does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    keys,
    line,
    maverick,
    purged,
    ready,
    stunned,
    table,
    upgraded,
    warded,
)

KEYRAKEN = "legendary-keyraken"


def test_legendary_keyraken_grows_with_its_keys() -> None:
    t = table(you=line(KEYRAKEN) | keys("red", "blue"), enemy=keys("red"))
    assert t.you.power(KEYRAKEN) == 20


def test_legendary_keyraken_forges_for_six_more_less_its_tentacles() -> None:
    t = table(you=line(KEYRAKEN, "shield-tentacle", "lashing-tentacle") | amber(9))
    t.you.reaps(KEYRAKEN).picks("red")
    assert t.you == amber(0) and t.you.keys == 1
    t = table(you=line(KEYRAKEN, "shield-tentacle") | amber(9))
    t.you.reaps(KEYRAKEN)
    assert t.you == amber(10) and t.you.keys == 0
    assert t.is_quiet


def test_beast_of_dark_legend_brings_a_purged_keyraken_back_ready() -> None:
    t = table(you=hand("beast-of-dark-legend") | purged(KEYRAKEN, "troll"), enemy=purged(KEYRAKEN))
    t.you.plays("beast-of-dark-legend")
    assert t.you == line(ready(KEYRAKEN)) | purged("troll")
    assert t.is_quiet


def test_beast_of_dark_legend_readies_no_other_house() -> None:
    t = table(you=hand("beast-of-dark-legend") | line(exhausted("troll"), exhausted(KEYRAKEN)))
    t.you.plays("beast-of-dark-legend")
    assert t.you == line(exhausted("troll"), ready(KEYRAKEN))
    assert t.is_quiet


def test_swift_current_has_each_tentacle_capture() -> None:
    t = table(
        you=artifacts("swift-current") | line(KEYRAKEN, "shield-tentacle", "slippery-tentacle"),
        enemy=amber(3),
    )
    t.you.acts("swift-current")
    assert t.you == line(KEYRAKEN, holding("shield-tentacle", 1), holding("slippery-tentacle", 1))
    assert t.enemy == amber(1)
    assert t.is_quiet


def test_swift_current_has_no_enemy_tentacle_capture() -> None:
    t = table(
        you=artifacts("swift-current") | amber(2),
        enemy=line(KEYRAKEN, "shield-tentacle") | amber(2),
        house="keyraken",
    )
    t.you.acts("swift-current")
    assert t.enemy == line(KEYRAKEN, "shield-tentacle") | amber(2) and t.you == amber(2)
    assert t.is_quiet


def test_tide_down_archives_as_many_as_were_discarded() -> None:
    t = table(you=hand("tide-down", "punch", "zap") | discard("troll"))
    t.you.plays("tide-down").picks("punch", "zap", "troll", "zap")
    assert t.you == archives("troll", "zap") | hand() | discard("tide-down", "punch")
    assert t.is_quiet


def test_tide_down_archives_nothing_for_nothing() -> None:
    t = table(you=hand("tide-down", "punch") | discard("troll"))
    t.you.plays("tide-down").picks("done")
    assert t.you == hand("punch") | archives() | discard("tide-down", "troll")
    assert t.is_quiet


def test_titanic_maw_goes_on_a_friendly_keyraken_alone() -> None:
    t = table(you=hand("titanic-maw") | line("troll", KEYRAKEN), enemy=line(KEYRAKEN, "zorg"))
    t.you.plays("titanic-maw")
    assert t.you == line("troll", upgraded(KEYRAKEN, "titanic-maw"))
    t.you.fights(KEYRAKEN, "zorg")
    assert t.enemy == line(damaged(KEYRAKEN, 3)) and t.you == line("troll", upgraded(KEYRAKEN, "titanic-maw"))
    assert t.is_quiet


def test_titanic_maw_cannot_be_played_without_one() -> None:
    t = table(you=hand("titanic-maw") | line("troll"), enemy=line(KEYRAKEN))
    assert not t.you.can("play", "titanic-maw")
    assert t.you.why_not("play", "titanic-maw") == "no-creature-to-upgrade"


def test_behold_its_grandeur_pays_for_neighbors_of_one_house() -> None:
    t = table(you=hand("behold-its-grandeur") | line("troll", "valdr", "zorg"), enemy=line("troll", "valdr"))
    t.you.plays("behold-its-grandeur")
    assert t.you == amber(2)
    assert t.is_quiet


def test_behold_its_grandeur_pays_four_at_most() -> None:
    t = table(you=hand("behold-its-grandeur") | line(*["troll"] * 6))
    t.you.plays("behold-its-grandeur")
    assert t.you == amber(4)
    assert t.is_quiet


def test_devour_whole_destroys_an_enemy_where_there_is_a_keyraken() -> None:
    t = table(
        you=hand("devour-whole") | line(KEYRAKEN), enemy=line("troll") | artifacts("gauntlet-of-command")
    )
    t.you.plays("devour-whole").may_choose("troll", "gauntlet-of-command").picks("gauntlet-of-command")
    assert t.enemy == line("troll") | artifacts()
    assert t.is_quiet


def test_devour_whole_destroys_nothing_otherwise() -> None:
    t = table(you=hand("devour-whole"), enemy=line(KEYRAKEN, "troll"))
    t.you.plays("devour-whole")
    assert t.enemy == line(KEYRAKEN, "troll") and t.you == amber(1)
    assert t.is_quiet


def test_drag_to_your_doom_buries_an_enemy_of_a_flank() -> None:
    t = table(
        you=hand("drag-to-your-doom") | line("bumpsy"), enemy=line("troll", "zorg", "valdr") | deck("ufo")
    )
    t.you.plays("drag-to-your-doom").may_choose("troll", "valdr").picks("valdr")
    assert t.enemy == line("troll", "zorg") | deck("ufo", "valdr")
    assert t.is_quiet


def test_drag_to_your_doom_leaves_the_warded() -> None:
    t = table(you=hand("drag-to-your-doom"), enemy=line(warded("troll")))
    t.you.plays("drag-to-your-doom")
    assert t.enemy == line("troll") | deck()
    assert t.is_quiet


def test_into_the_abyss_has_the_opponent_begin_a_new_hand() -> None:
    t = table(you=hand("into-the-abyss", "zap"), enemy=hand("punch", "ufo") | deck(*["anger"] * 5))
    t.you.plays("into-the-abyss")
    assert t.enemy == hand(*["anger"] * 4) | deck("anger") and t.you == hand("zap")
    assert t.is_quiet


def test_into_the_abyss_draws_though_nothing_was_discarded() -> None:
    t = table(you=hand("into-the-abyss"), enemy=deck("anger"))
    t.you.plays("into-the-abyss")
    assert t.enemy == hand("anger") | discard()
    assert t.is_quiet


def test_left_in_its_wake_exhausts_a_house() -> None:
    t = table(you=hand("left-in-its-wake") | line("bumpsy"), enemy=line("troll", "zorg"))
    t.you.plays("left-in-its-wake").picks("brobnar")
    assert t.you == line(exhausted("bumpsy")) and t.enemy == line(exhausted("troll"), ready("zorg"))
    assert t.is_quiet


def test_left_in_its_wake_goes_by_the_house_a_card_belongs_to() -> None:
    t = table(you=hand("left-in-its-wake"), enemy=line(maverick("troll", "dis"), "valdr"))
    t.you.plays("left-in-its-wake").picks("dis")
    assert t.enemy == line(exhausted("troll"), ready("valdr"))
    assert t.is_quiet


def test_primordial_lets_the_keyraken_draw_two() -> None:
    t = table(you=hand("primordial") | line(KEYRAKEN, "troll") | deck("zap", "ufo", "punch"))
    t.you.plays("primordial").reaps(KEYRAKEN).picks("primordial")
    assert t.you == hand("zap", "ufo") | amber(1)
    assert t.is_quiet


def test_primordial_goes_on_nobody_else() -> None:
    t = table(you=hand("primordial") | line("troll"), enemy=line("zorg"))
    assert not t.you.can("play", "primordial")


def test_the_evil_in_the_ranks_turns_the_flanks_on_their_neighbors() -> None:
    t = table(
        you=hand("the-evil-in-the-ranks") | line("bumpsy", "bumpsy"),
        enemy=line("silvertooth", "troll", "zorg"),
    )
    t.you.plays("the-evil-in-the-ranks")
    assert t.enemy == line("silvertooth", "zorg") and t.you == line("bumpsy", "bumpsy")
    assert t.is_quiet


def test_the_evil_in_the_ranks_turns_a_pair_on_each_other_and_one_alone_on_nobody() -> None:
    t = table(you=hand("the-evil-in-the-ranks"), enemy=line("troll", "zorg"))
    t.you.plays("the-evil-in-the-ranks")
    assert t.enemy == line(damaged("troll", 7))
    t = table(you=hand("the-evil-in-the-ranks"), enemy=line("troll"))
    t.you.plays("the-evil-in-the-ranks")
    assert t.enemy == line("troll")
    assert t.is_quiet


def test_the_evil_in_the_ranks_strikes_twice_whoever_stands_between_two_flanks() -> None:
    # Each of them deals its damage, so Lethal Distraction adds to both.
    t = table(
        you=hand("the-evil-in-the-ranks", maverick("lethal-distraction", "keyraken")),
        enemy=line("silvertooth", "legendary-keyraken", "dextre"),
    )
    t.you.plays("lethal-distraction").picks("legendary-keyraken")
    t.you.plays("the-evil-in-the-ranks")
    assert t.enemy == line("silvertooth", damaged("legendary-keyraken", 9), "dextre")
    assert t.is_quiet


def test_tidal_trouble_stuns_an_enemy_and_its_whole_house() -> None:
    t = table(you=hand("tidal-trouble") | line("bumpsy"), enemy=line("troll", "valdr", "zorg"))
    t.you.plays("tidal-trouble").may_choose("troll", "valdr", "zorg").picks("troll")
    assert t.enemy == line(stunned("troll"), stunned("valdr"), "zorg") and t.you == line(stunned("bumpsy"))
    assert t.is_quiet


def test_tidal_trouble_stuns_nobody_without_an_enemy() -> None:
    t = table(you=hand("tidal-trouble") | line("bumpsy", KEYRAKEN))
    t.you.plays("tidal-trouble")
    assert t.you == line("bumpsy", KEYRAKEN)
    assert t.is_quiet


def test_whirpool_eddy_stuns_and_exhausts_one_that_is_not_stunned() -> None:
    t = table(you=artifacts("whirpool-eddy"), enemy=line("troll", stunned("zorg"), "valdr"))
    t.you.acts("whirpool-eddy").may_choose("troll", "valdr").picks("valdr")
    assert t.enemy == line("troll", stunned("zorg"), exhausted(stunned("valdr")))
    assert t.is_quiet


def test_whirpool_eddy_exhausts_none_of_the_stunned() -> None:
    t = table(you=artifacts("whirpool-eddy"), enemy=line(stunned("zorg")))
    t.you.acts("whirpool-eddy")
    assert t.enemy == line(ready(stunned("zorg")))
    assert t.is_quiet


def test_zealots_revelation_draws_four() -> None:
    t = table(you=hand("zealot-s-revelation") | deck("zap", "ufo", "punch", "anger", "troll"))
    t.you.plays("zealot-s-revelation")
    assert t.you == hand("zap", "ufo", "punch", "anger") | deck("troll")
    assert t.is_quiet


def test_zealots_revelation_draws_nothing_for_the_opponent() -> None:
    t = table(you=hand("zealot-s-revelation") | deck("zap"), enemy=deck("ufo"))
    t.you.plays("zealot-s-revelation")
    assert t.you == hand("zap") and t.enemy == hand() | deck("ufo")
    assert t.is_quiet


def test_ascending_jet_puts_three_counters_on_a_friend() -> None:
    t = table(you=artifacts("ascending-jet") | line("troll", KEYRAKEN), house="keyraken", enemy=line("zorg"))
    t.you.acts("ascending-jet").may_choose("troll", KEYRAKEN).picks("troll")
    assert t.you == line(grown("troll", 3), KEYRAKEN)
    assert t.is_quiet


def test_ascending_jet_helps_no_enemy() -> None:
    t = table(you=artifacts("ascending-jet"), enemy=line("zorg"))
    t.you.acts("ascending-jet")
    assert t.enemy == line("zorg")
    assert t.is_quiet


def test_crimson_churning_deals_one_for_each_tentacle() -> None:
    t = table(
        you=hand("crimson-churning") | line(KEYRAKEN, "shield-tentacle", "lashing-tentacle"),
        enemy=line("troll", "zorg"),
    )
    t.you.plays("crimson-churning").may_choose("troll", "zorg").picks("troll", "zorg")
    assert t.enemy == line(damaged("troll", 1), damaged("zorg", 1))
    assert t.is_quiet


def test_crimson_churning_deals_nothing_for_the_keyraken_itself() -> None:
    t = table(you=hand("crimson-churning") | line(KEYRAKEN), enemy=line("troll"))
    t.you.plays("crimson-churning")
    assert t.enemy == line("troll")
    assert t.is_quiet


@pytest.mark.parametrize(
    "limb",
    [
        "crushing-tentacle",
        "grappling-tentacle",
        "lashing-tentacle",
        "shield-tentacle",
        "slippery-tentacle",
        "tenacious-tentacle",
    ],
)
def test_a_tentacle_hurts_the_keyraken_when_it_is_destroyed(limb: str) -> None:
    t = table(you=hand("punch", "punch"), enemy=line(damaged(limb, 1), KEYRAKEN))
    while t.enemy.look("creatures")[0].id == limb:
        t.you.plays("punch").picks(limb)
    assert t.enemy == line(damaged(KEYRAKEN, 3)) | discard(limb)
    assert t.is_quiet


@pytest.mark.parametrize(
    "limb",
    [
        "crushing-tentacle",
        "grappling-tentacle",
        "lashing-tentacle",
        "shield-tentacle",
        "slippery-tentacle",
        "tenacious-tentacle",
    ],
)
def test_a_tentacle_is_archived_as_soon_as_there_is_no_keyraken(limb: str) -> None:
    t = table(you=hand("punch"), enemy=line(warded(limb), damaged(KEYRAKEN, 7)))
    t.you.plays("punch").picks(KEYRAKEN)
    assert t.enemy == line() | archives(limb) | discard(KEYRAKEN)
    assert t.is_quiet


def test_crushing_tentacle_assaults() -> None:
    t = table(you=line(KEYRAKEN, "crushing-tentacle"), enemy=line("troll"))
    t.you.fights("crushing-tentacle")
    assert t.enemy == line()
    assert t.is_quiet


def test_grappling_tentacle_captures_three_when_played() -> None:
    t = table(you=hand("grappling-tentacle") | line(KEYRAKEN), enemy=amber(4))
    t.you.plays("grappling-tentacle")
    assert t.you == line(KEYRAKEN, holding("grappling-tentacle", 3)) and t.enemy == amber(1)
    assert t.is_quiet


def test_shield_tentacle_played_without_a_keyraken_goes_to_the_archives_at_once() -> None:
    t = table(you=hand("shield-tentacle"))
    t.you.plays("shield-tentacle")
    assert t.you == line() | archives("shield-tentacle")
    assert t.is_quiet


def test_slippery_tentacle_gains_one_more_by_reaping() -> None:
    t = table(you=line(KEYRAKEN, "slippery-tentacle"))
    t.you.reaps("slippery-tentacle")
    assert t.you == amber(2)
    assert t.is_quiet


def test_tenacious_tentacle_steals_one_by_reaping() -> None:
    t = table(you=line(KEYRAKEN, "tenacious-tentacle"), enemy=amber(2))
    t.you.reaps("tenacious-tentacle")
    assert t.you == amber(2) and t.enemy == amber(1)
    assert t.is_quiet


def test_defend_the_keyraken_wards_one_of_its_house_and_those_beside_it() -> None:
    t = table(you=hand("defend-the-keyraken") | line("troll", KEYRAKEN, "valdr", "zorg"))
    t.you.plays("defend-the-keyraken")
    assert t.you == line(warded("troll"), warded(KEYRAKEN), warded("valdr"), "zorg")
    assert t.is_quiet


def test_defend_the_keyraken_wards_nobody_of_other_houses_alone() -> None:
    t = table(you=hand("defend-the-keyraken") | line("troll"), enemy=line(KEYRAKEN))
    t.you.plays("defend-the-keyraken")
    assert t.you == line("troll") and t.enemy == line(KEYRAKEN)
    assert t.is_quiet


def test_emergence_finds_a_keyraken_creature_and_plays_it() -> None:
    t = table(you=hand("emergence") | deck("troll", KEYRAKEN, "zap") | discard("shield-tentacle"))
    t.you.plays("emergence").may_choose(KEYRAKEN, "shield-tentacle").picks(KEYRAKEN)
    assert t.you == line(KEYRAKEN) | discard("emergence", "shield-tentacle")
    assert len(t.you.look("deck")) == 2 and t.you == hand()
    assert t.is_quiet


def test_emergence_may_find_nothing() -> None:
    t = table(you=hand("emergence") | deck("troll", "zap"))
    t.you.plays("emergence")
    assert t.you == line() | discard("emergence") and len(t.you.look("deck")) == 2
    assert t.is_quiet


def test_preternatural_will_heals_its_own_house() -> None:
    t = table(you=hand("preternatural-will") | line(damaged(KEYRAKEN, 9), damaged("troll", 2)))
    t.you.plays("preternatural-will")
    assert t.you == line(KEYRAKEN, damaged("troll", 2))
    assert t.is_quiet


def test_preternatural_will_heals_no_enemy() -> None:
    t = table(you=hand("preternatural-will"), enemy=line(damaged(KEYRAKEN, 4)))
    t.you.plays("preternatural-will")
    assert t.enemy == line(damaged(KEYRAKEN, 4))
    assert t.is_quiet


def test_race_to_the_surface_archives_the_keyrakens_cards_of_the_top_five() -> None:
    t = table(
        you=hand("race-to-the-surface") | deck("troll", "emergence", "zap", KEYRAKEN, "ufo", "tide-down")
    )
    t.you.plays("race-to-the-surface")
    assert t.you == archives("emergence", KEYRAKEN) | deck("tide-down")
    assert t.you == discard("race-to-the-surface", "ufo", "zap", "troll")
    assert t.is_quiet


def test_race_to_the_surface_archives_nothing_that_lay_there_before() -> None:
    t = table(you=hand("race-to-the-surface") | deck("troll") | discard(KEYRAKEN))
    t.you.plays("race-to-the-surface")
    assert t.you == archives() | discard("race-to-the-surface", "troll", KEYRAKEN)
    assert t.is_quiet
