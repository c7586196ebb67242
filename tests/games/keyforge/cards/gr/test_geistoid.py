"""Geistoid of Grim Reminders: what each card does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    Side,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    purged,
    stunned,
    table,
    warded,
)

from tapete.games.keyforge.rules.values import belongs

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def timed(card: str, count: int) -> dict[str, object]:
    """A clock with time counters on it."""
    return {"card": card, "counters": {"time": count}}


def test_mender_purges_a_card_and_mends_all_robots() -> None:
    t = table(
        you=hand("mender") | discard("punch"), enemy=line(damaged("mother", 2), "troll") | discard("anger")
    )
    t.you.plays("mender").may_choose("punch", "anger").picks("anger")
    assert t.you == line(warded("mender")) | discard("punch")
    assert t.enemy == line(warded("mother"), "troll") | purged("anger") and t.is_quiet


def test_mender_mends_even_where_the_piles_are_empty() -> None:
    t = table(you=line("mender", damaged("troll", 1)))
    t.you.reaps("mender")
    assert t.you == line(warded("mender"), damaged("troll", 1)) and t.is_quiet


def test_miss_chievous_mills_both_when_a_geistoid_comes_itself_too() -> None:
    t = table(you=hand("miss-chievous") | deck("troll", "punch", "anger"), enemy=deck("krump"))
    # v17.2 «Descartar cartas»: both discard, so the active player says in which order cards go to a pile.
    t.you.plays("miss-chievous").picks("you").may_choose("troll", "punch").picks("punch")
    assert t.you == deck("anger") | discard("troll", "punch") and t.enemy == discard("krump") and t.is_quiet


def test_miss_chievous_plays_the_topmost_creature_and_mills_for_no_other_house() -> None:
    t = table(you=line("miss-chievous") | discard("punch", "troll", "krump"), enemy=deck("anger"))
    t.you.reaps("miss-chievous")
    assert t.you == line("miss-chievous", "troll") | discard("punch", "krump") and t.enemy == deck("anger")
    assert t.is_quiet


@pytest.mark.parametrize(("pile", "power", "elusive"), [(TEN, 9, 0), (NINE, 3, 1)])
def test_protective_playmate_grows_while_haunted_and_hides_otherwise(
    pile: Side, power: int, elusive: int
) -> None:
    t = table(you=line("protective-playmate") | pile)
    assert t.you.power("protective-playmate") == power
    assert t.you.keyword("protective-playmate", "elusive") == elusive and t.is_quiet


def test_protective_playmate_dies_of_its_wounds_as_soon_as_it_is_not_haunted() -> None:
    t = table(
        you=artifacts("plow-sword") | line(damaged("protective-playmate", 4)) | discard(*["troll"] * 10)
    )
    t.you.acts("plow-sword").picks("troll")
    assert t.you == line() and len(t.you.look("discard")) == 10 and t.is_quiet


def test_shadys_plays_a_creature_of_the_pile() -> None:
    t = table(you=line("shadys") | discard("troll", "punch"))
    t.you.acts("shadys")
    assert t.you == line("shadys", "troll") | discard("punch") and t.is_quiet


def test_shadys_falls_for_purse_a_phone_alone() -> None:
    t = table(you=line("shadys") | discard("purse-a-phone"))
    t.you.acts("shadys")
    assert t.you == line("purse-a-phone") | discard("shadys") and t.is_quiet


def test_varad_the_indulgent_captures_when_another_geistoid_fights_and_grows() -> None:
    t = table(you=line("varad-the-indulgent", "snippy"), enemy=line("troll") | amber(2))
    t.you.fights("snippy")
    assert (
        t.you == line(holding("varad-the-indulgent", 1), "snippy") and t.you.power("varad-the-indulgent") == 5
    )
    assert t.is_quiet


def test_varad_the_indulgent_captures_nothing_by_its_own_fight_nor_by_another_house() -> None:
    t = table(you=line("varad-the-indulgent"), enemy=line("dust-pixie") | amber(2))
    t.you.fights("varad-the-indulgent")
    assert t.enemy.amber == 2
    t = table(you=line("troll", "varad-the-indulgent"), enemy=line("dust-pixie") | amber(2))
    t.you.fights("troll")
    assert t.enemy.amber == 2 and t.is_quiet


def test_boiler_bursts_over_the_flanks_and_scrapped_scalds_everybody() -> None:
    t = table(you=line("valdr", "krump", "troll"), enemy=line(damaged("boiler", 1)))
    t.you.fights("troll")
    assert t.you == line("krump") and t.enemy == line()
    t = table(you=hand("boiler") | line("troll"), enemy=line("krump", "dust-pixie"))
    t.you.discards("boiler")
    assert t.enemy == line(damaged("krump", 1)) and t.you == line("troll") and t.is_quiet


def test_boiler_spares_the_center_and_its_own_side() -> None:
    t = table(
        you=hand("fling") | line("boiler", "mender"), enemy=line("troll", "krump", "troll"), house="brobnar"
    )
    t.you.plays("fling").picks("boiler").picks("krump")
    assert t.you == line("mender") and t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_dimo_elderghast_pays_for_the_amber_on_the_dead_while_haunted() -> None:
    t = table(you=hand("punch"), enemy=line("dimo-elderghast", holding("dust-pixie", 2)) | TEN)
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == amber(2) and t.you == amber(3), "the Æmber itself and the bonus icon of the punch"
    assert t.is_quiet


def test_dimo_elderghast_pays_nothing_otherwise() -> None:
    t = table(you=hand("punch"), enemy=line("dimo-elderghast", holding("dust-pixie", 2)) | discard("punch"))
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == amber(0) and t.is_quiet


def test_echofly_returns_an_action() -> None:
    t = table(you=line("echofly") | discard("troll", "punch", "anger"))
    t.you.acts("echofly").may_choose("punch", "anger").picks("anger")
    assert t.you == hand("anger") | discard("troll", "punch") and t.is_quiet


def test_echofly_scrapped_archives_the_topmost_action() -> None:
    t = table(you=hand("echofly") | discard("troll", "punch", "anger"))
    t.you.discards("echofly")
    assert t.you == archives("punch") | discard("echofly", "troll", "anger") and t.is_quiet


def test_infiltrator_comes_to_the_opponent_and_destroys_its_neighbors_there() -> None:
    t = table(you=hand("infiltrator"), enemy=line("troll"))
    t.you.plays("infiltrator")
    assert t.enemy == line("troll", "infiltrator") and t.you == line()
    t.you.ends_turn()
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy == line("infiltrator") and t.is_quiet


def test_infiltrator_harms_nobody_at_the_end_of_the_other_turn_nor_farther_off() -> None:
    t = table(you=line("krump"), enemy=line("infiltrator", "troll", "troll"))
    t.you.ends_turn()
    assert t.enemy == line("infiltrator", "troll", "troll")
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy == line("infiltrator", "troll") and t.is_quiet


def test_tangler_stuns_three_in_a_row() -> None:
    t = table(you=line("tangler"), enemy=line("troll", "krump", "valdr", "mother"))
    t.you.reaps("tangler").picks("krump")
    assert t.enemy == line(stunned("troll"), stunned("krump"), stunned("valdr"), "mother") and t.is_quiet


def test_tangler_scrapped_stuns_one() -> None:
    t = table(you=hand("tangler"), enemy=line("troll", "krump"))
    t.you.discards("tangler").picks("krump")
    assert t.enemy == line("troll", stunned("krump")) and t.is_quiet


def test_thoughtcatcher_draws_for_the_laden_dead() -> None:
    t = table(you=hand("punch"), enemy=line("thoughtcatcher", holding("dust-pixie", 1)) | deck("troll"))
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == hand("troll") and t.is_quiet


def test_thoughtcatcher_draws_for_no_other() -> None:
    t = table(you=hand("punch"), enemy=line("thoughtcatcher", "dust-pixie") | deck("troll"))
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == hand() | deck("troll") and t.is_quiet


def test_tribute_collector_has_a_friend_capture_one() -> None:
    t = table(you=hand("tribute-collector") | line("troll"), enemy=line("krump") | amber(2))
    t.you.plays("tribute-collector").may_choose("troll", "tribute-collector").picks("troll")
    assert t.you == line(holding("troll", 1), "tribute-collector") and t.is_quiet


def test_tribute_collector_collects_nothing_by_reaping() -> None:
    t = table(you=line("tribute-collector"), enemy=amber(2))
    t.you.reaps("tribute-collector")
    assert t.you == line("tribute-collector") and t.enemy.amber == 2 and t.is_quiet


def test_darklamp_hides_the_laden_and_captures() -> None:
    t = table(you=hand("darklamp") | line(holding("troll", 1), "krump"), enemy=amber(2))
    t.you.plays("darklamp")
    assert [t.you.keyword(card, "elusive") for card in ("darklamp", "troll", "krump")] == [
        1,
        1,
        0,
    ] and t.is_quiet


def test_darklamp_hides_no_enemy() -> None:
    t = table(you=line("darklamp"), enemy=line(holding("troll", 1)))
    assert t.enemy.keyword("troll", "elusive") == 0 == t.you.keyword("darklamp", "elusive") and t.is_quiet


@pytest.mark.parametrize(("top", "gained"), [("troll", 2), ("punch", 1)])
def test_harvest_skimmer_gains_for_a_creature_on_top(top: str, gained: int) -> None:
    t = table(you=line("harvest-skimmer") | deck(top))
    t.you.reaps("harvest-skimmer")
    assert t.you == amber(gained) | discard(top) and t.is_quiet


def test_harvest_skimmer_gains_nothing_without_a_deck() -> None:
    t = table(you=line("harvest-skimmer") | discard("troll"))
    t.you.reaps("harvest-skimmer")
    assert t.you == amber(1) | discard("troll") and t.is_quiet


def test_memette_archives_the_top_card_as_it_comes_and_as_it_dies() -> None:
    t = table(you=hand("memette") | discard("punch", "troll"))
    t.you.plays("memette")
    assert t.you == archives("punch") | discard("troll")
    t = table(you=hand("punch"), enemy=line("memette") | discard("troll", "krump"))
    t.you.plays("punch")
    assert t.enemy == archives("troll") | discard("memette", "krump") and t.is_quiet


def test_memette_never_archives_itself() -> None:
    t = table(you=hand("punch"), enemy=line("memette"))
    t.you.plays("punch")
    assert t.enemy == archives() | discard("memette") and t.is_quiet


def test_reaver_brings_an_amber_home_for_a_card() -> None:
    t = table(you=line("reaver", holding("troll", 2)) | hand("punch"), house="geistoid")
    t.you.reaps("reaver").picks("troll")
    assert t.you == amber(2) | line("reaver", holding("troll", 1)) | hand() | discard("punch") and t.is_quiet


def test_reaver_discards_nothing_where_nothing_moved() -> None:
    t = table(you=line("reaver") | hand("punch"), enemy=line(holding("troll", 2)), house="geistoid")
    t.you.reaps("reaver")
    assert t.you == amber(1) | hand("punch") and t.enemy == line(holding("troll", 2)) and t.is_quiet


def test_snippy_cuts_for_two() -> None:
    t = table(you=hand("snippy"), enemy=line("troll"))
    t.you.plays("snippy").picks("troll")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_snippy_scrapped_destroys_on_a_flank_only() -> None:
    t = table(you=hand("snippy") | line("mender"), enemy=line("troll", "krump", "valdr"))
    t.you.discards("snippy").may_choose("troll", "valdr").picks("valdr")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_touchstone_draws_two_while_haunted() -> None:
    t = table(you=line("touchstone") | deck("troll", "krump", "anger") | TEN)
    t.you.reaps("touchstone")
    assert t.you == hand("troll", "krump") | TEN and t.is_quiet


def test_touchstone_mills_two_otherwise() -> None:
    t = table(you=line("touchstone") | deck("troll", "krump", "anger"))
    t.you.reaps("touchstone")
    assert t.you == hand() | deck("anger") | discard("krump", "troll") and t.is_quiet


def test_webstur_may_mill_both_for_each_of_its_wounds() -> None:
    decks = deck("punch", "anger", "troll")
    t = table(you=line(damaged("webstur", 1)) | decks, enemy=line("dust-pixie") | deck("krump", "valdr"))
    t.you.fights("webstur").picks("yes", "no")
    assert t.you == deck("anger", "troll") | discard("punch") and t.enemy == deck("valdr") and t.is_quiet


def test_webstur_mills_nothing_unhurt() -> None:
    t = table(you=line("webstur") | deck("punch"), enemy=line("looter-goblin") | deck("krump"))
    t.you.fights("webstur")
    assert t.you == deck("punch") | line("webstur") and t.enemy == deck("krump") and t.is_quiet


def test_aelbia_stray_enters_ready_while_haunted() -> None:
    t = table(you=hand("ælbia-stray") | TEN, enemy=amber(1))
    t.you.plays("ælbia-stray").reaps("ælbia-stray")
    assert t.you == line(holding("ælbia-stray", 1)) and t.enemy.amber == 0 and t.is_quiet


def test_aelbia_stray_enters_exhausted_otherwise() -> None:
    t = table(you=hand("ælbia-stray") | NINE)
    t.you.plays("ælbia-stray")
    assert t.you == line(exhausted("ælbia-stray")) and t.is_quiet


def test_precocious_fragment_gains_while_haunted() -> None:
    t = table(you=line("precocious-fragment") | deck("troll") | TEN)
    t.you.reaps("precocious-fragment")
    assert t.you == amber(2) | deck("troll") and t.is_quiet


def test_precocious_fragment_mills_otherwise() -> None:
    t = table(you=line("precocious-fragment") | deck("troll") | NINE)
    t.you.reaps("precocious-fragment")
    assert t.you == amber(1) | deck() and t.is_quiet


def test_purse_a_phone_cheapens_all_keys_and_calls_shadys_back() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("purse-a-phone", 2)) | discard("shadys"))
    assert t.you.key_cost == t.enemy.key_cost == 4
    t.you.plays("punch")
    assert t.enemy == hand("shadys") | discard("purse-a-phone") and t.you.key_cost == 6 and t.is_quiet


def test_purse_a_phone_calls_nobody_else() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("purse-a-phone", 2)) | discard("mender"))
    t.you.plays("punch")
    assert t.enemy == hand() | discard("purse-a-phone", "mender") and t.is_quiet


def test_soultender_frees_heals_and_wards_all_specters() -> None:
    t = table(you=hand("soultender"), enemy=line(holding(damaged("mender", 1), 2), damaged("troll", 1)))
    t.you.plays("soultender")
    assert t.you == line(warded("soultender")) | amber(0)
    assert t.enemy == line(warded("mender"), damaged("troll", 1)) | amber(0) and t.is_quiet


def test_soultender_does_nothing_by_fighting() -> None:
    t = table(you=line("soultender", damaged("mender", 1)), enemy=line("dust-pixie"))
    t.you.fights("soultender")
    assert t.you == line(damaged("mender", 1)) and t.is_quiet


def test_immortal_greking_takes_a_creature_anywhere_into_its_house() -> None:
    t = table(you=hand("immortal-greking") | line("mender"), enemy=line("troll", "krump"))
    t.you.plays("immortal-greking").picks("troll").picks(1)
    assert t.you == line("mender", "troll", "immortal-greking") and t.enemy == line("krump")
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.state.house == "geistoid"
    assert t.you.can("reap", "troll") and t.is_quiet


def test_immortal_greking_gone_the_creature_stays_but_not_in_its_house() -> None:
    t = table(you=hand("immortal-greking", maverick("fling", "geistoid")), enemy=line("troll"))
    t.you.plays("immortal-greking").picks(0)
    assert belongs(t.state, t.you.body("troll"), "geistoid")
    t.you.plays("fling").picks("immortal-greking")
    assert t.you == line("troll") and belongs(t.state, t.you.body("troll"), "brobnar") and t.is_quiet


def test_immortal_greking_comes_back_only_while_haunted() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("immortal-greking", 4)) | TEN)
    t.you.plays("punch")
    assert t.enemy == archives("immortal-greking")
    t = table(you=hand("punch"), enemy=line(damaged("immortal-greking", 4)) | discard("punch"))
    t.you.plays("punch")
    assert t.enemy == archives() and t.is_quiet
