"""Rulings of Winds of Exchange's Star Alliance actions and artifacts."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    ready,
    side,
    table,
    token,
    upgraded,
    warded,
)

CADET = side(token="cadet")


def test_cultural_exchange_empties_the_enemys_archives_into_its_hand() -> None:
    t = table(
        you=hand("cultural-exchange") | archives("anger"), enemy=hand("troll") | archives("punch", "krump")
    )
    t.you.plays("cultural-exchange")
    assert (
        t.enemy == hand("troll", "punch", "krump") | archives() and t.you == archives("anger") and t.is_quiet
    )


def test_cultural_exchange_does_nothing_to_empty_archives() -> None:
    t = table(you=hand("cultural-exchange"), enemy=hand("troll"))
    t.you.plays("cultural-exchange")
    assert t.enemy == hand("troll") and t.is_quiet


def test_recruiting_station_makes_a_token_for_a_good_guess() -> None:
    t = table(you=artifacts("recruiting-station") | deck("punch", "troll", "anger") | CADET, house="dis")
    t.you.omni("recruiting-station").picks("brobnar")
    assert t.you == line("cadet") | discard("punch") | deck("anger") and t.is_quiet


def test_recruiting_station_makes_none_for_a_bad_guess() -> None:
    t = table(you=artifacts("recruiting-station") | deck("punch", "urchin") | CADET, house="dis")
    t.you.omni("recruiting-station").picks("shadows")
    assert t.you == line() | discard("punch") | deck("urchin") and t.is_quiet


def test_stronger_together_readies_those_between_two_strange_houses() -> None:
    crew = exhausted("cpo-zytar")
    t = table(you=hand("stronger-together") | line("bumpsy", crew, "urchin"))
    t.you.plays("stronger-together")
    assert t.you == line("bumpsy", ready("cpo-zytar"), "urchin") and t.is_quiet


def test_stronger_together_readies_nobody_between_two_of_one_house() -> None:
    crew = exhausted("cpo-zytar")
    t = table(you=hand("stronger-together") | line("bumpsy", crew, "troll", crew, crew))
    t.you.plays("stronger-together")
    assert all(b.exhausted for b in t.you.look("creatures") if b.id == "cpo-zytar") and t.is_quiet


def test_temporal_purge_turns_every_token_over() -> None:
    t = table(
        you=hand("temporal-purge") | line(damaged(token("cadet", "troll"), 0), token("cadet", "punch")),
        enemy=line(holding(token("squire", "krump"), 1), "bumpsy"),
    )
    t.you.plays("temporal-purge")
    assert t.you == line("troll") | discard("temporal-purge", "punch")
    assert t.enemy == line(holding("krump", 1), "bumpsy") and t.is_quiet


def test_temporal_purge_of_a_warded_token_that_hides_an_action_discards_it() -> None:
    t = table(you=hand("temporal-purge") | line(warded(token("cadet", "punch"))))
    t.you.plays("temporal-purge")
    assert t.you == line() | discard("temporal-purge", "punch") and t.is_quiet


def test_camaraderie_draws_for_neighbors_of_other_houses() -> None:
    t = table(you=hand("camaraderie") | line("bumpsy", "cpo-zytar", "urchin") | deck(*["punch"] * 5))
    t.you.plays("camaraderie")
    assert t.you == line("bumpsy", exhausted("cpo-zytar"), "urchin") | hand(*["punch"] * 4) and t.is_quiet


def test_camaraderie_draws_nothing_if_nobody_is_exhausted() -> None:
    t = table(you=hand("camaraderie") | line("bumpsy", exhausted("cpo-zytar"), "urchin") | deck("punch"))
    t.you.plays("camaraderie")
    assert t.you == hand() | deck("punch") and t.is_quiet


def test_ganymede_outpost_sends_a_creature_home_and_archives_two() -> None:
    t = table(
        you=artifacts("ganymede-outpost") | line("bumpsy") | hand("punch", "anger", "troll") | deck("krump"),
        house="staralliance",
    )
    t.you.acts("ganymede-outpost").picks("punch", "troll")
    assert t.you == archives("punch", "troll") | hand("anger") | deck("krump", "bumpsy") and t.is_quiet


def test_ganymede_outpost_archives_nothing_without_a_creature() -> None:
    t = table(
        you=artifacts("ganymede-outpost") | hand("punch", "anger"), enemy=line("krump"), house="staralliance"
    )
    t.you.acts("ganymede-outpost")
    assert t.you == archives() | hand("punch", "anger") and t.enemy == line("krump") and t.is_quiet


def test_grunt_work_arranges_three_cards_and_makes_a_token_of_the_top_one() -> None:
    t = table(you=hand("grunt-work") | deck("punch", "anger", "troll", "krump") | CADET)
    t.you.plays("grunt-work").picks("punch", "anger")
    # The last one put back, the troll, is on top.
    assert t.you == line("cadet") | deck("anger", "punch", "krump") and t.is_quiet


def test_grunt_work_looks_without_a_token_card_too() -> None:
    t = table(you=hand("grunt-work") | deck("punch", "anger"))
    t.you.plays("grunt-work").picks("punch")
    assert t.you == line() | deck("anger", "punch") and t.is_quiet


def test_quintrino_warp_destroys_two_and_all_their_kin() -> None:
    t = table(
        you=hand("quintrino-warp") | line("bumpsy", "urchin", "cpo-zytar"),
        enemy=line("krump", "dust-pixie", "snufflegator"),
    )
    t.you.plays("quintrino-warp").picks("urchin", "dust-pixie")
    assert t.you == line("bumpsy", "cpo-zytar") | chains(1) and t.enemy == line("krump") and t.is_quiet


def test_quintrino_warp_works_with_one_side_alone() -> None:
    t = table(you=hand("quintrino-warp"), enemy=line("krump", warded("bumpsy"), "urchin"))
    t.you.plays("quintrino-warp").picks("krump")
    assert t.enemy == line("bumpsy", "urchin") and t.you == chains(1) and t.is_quiet


def test_sv3_lander_lands_a_token_and_lets_tokens_be_used() -> None:
    t = table(you=hand("sv3-lander") | deck("troll", "punch") | CADET)
    t.you.plays("sv3-lander")
    assert t.you == line("cadet") | artifacts("sv3-lander")
    t = table(you=artifacts("sv3-lander") | line(token("cadet"), "cpo-zytar"), house="brobnar")
    t.you.omni("sv3-lander")
    assert t.you.can("reap", "cadet") and not t.you.can("reap", "cpo-zytar") and t.you == artifacts()


def test_sv3_lander_allows_nothing_after_the_turn() -> None:
    t = table(you=artifacts("sv3-lander") | line(token("cadet")), house="brobnar")
    assert not t.you.can("reap", "cadet")


def test_future_booster_may_put_the_top_card_beneath() -> None:
    t = table(you=artifacts("future-booster") | deck("punch", "anger"), house="dis")
    t.you.omni("future-booster").picks("yes")
    assert t.you == deck("anger", "punch") and t.is_quiet


def test_future_booster_may_leave_it() -> None:
    t = table(you=artifacts("future-booster") | deck("punch", "anger"), house="dis")
    t.you.omni("future-booster").picks("no")
    assert t.you == deck("punch", "anger") and t.is_quiet


def test_photon_blast_makes_a_token_if_a_neighbor_dies() -> None:
    t = table(you=hand("photon-blast") | deck("punch", "anger") | CADET, enemy=line("krump", "urchin"))
    t.you.plays("photon-blast").picks("krump")
    assert t.enemy == line(damaged("krump", 2)) and t.you == line("cadet") and t.is_quiet


def test_photon_blast_makes_none_if_nobody_dies() -> None:
    t = table(you=hand("photon-blast") | deck("punch") | CADET, enemy=line("krump", warded("urchin")))
    t.you.plays("photon-blast").picks("krump")
    assert t.enemy == line(damaged("krump", 2), "urchin") and t.you == line() and t.is_quiet


def test_recorded_history_archives_cards_of_different_houses() -> None:
    t = table(you=hand("recorded-history", "punch", "troll", "urchin", "dust-pixie"))
    t.you.plays("recorded-history").picks("punch").may_choose("urchin", "dust-pixie")
    t.you.picks("urchin", "dust-pixie")
    assert t.you == archives("punch", "urchin", "dust-pixie") | hand("troll") and t.is_quiet


def test_recorded_history_may_end_with_fewer() -> None:
    t = table(you=hand("recorded-history", "punch", "urchin"))
    t.you.plays("recorded-history").picks("punch", "done")
    assert t.you == archives("punch") | hand("urchin") and t.is_quiet


def test_rogue_operation_steals_for_each_house_discarded() -> None:
    t = table(you=hand("rogue-operation") | deck("punch", "urchin", "troll"), enemy=amber(5))
    t.you.plays("rogue-operation")
    assert t.you == amber(2) | deck("troll") and t.enemy == amber(3) and t.is_quiet


def test_rogue_operation_counts_a_house_once_and_a_mavericks_own() -> None:
    t = table(you=hand("rogue-operation") | deck("punch", "troll"), enemy=amber(5))
    t.you.plays("rogue-operation")
    assert t.enemy == amber(4)
    t = table(you=hand("rogue-operation") | deck(maverick("punch", "dis"), "troll"), enemy=amber(5))
    t.you.plays("rogue-operation")
    assert t.enemy == amber(3) and t.is_quiet


def test_teamwork_is_archived_by_the_outnumbered() -> None:
    t = table(you=hand("teamwork") | deck("troll", "punch") | CADET, enemy=line("krump", "bumpsy"))
    t.you.plays("teamwork")
    assert t.you == line("cadet") | archives("teamwork") and t.is_quiet


def test_teamwork_counts_the_new_token() -> None:
    t = table(you=hand("teamwork") | deck("troll", "punch") | CADET, enemy=line("krump"))
    t.you.plays("teamwork")
    assert t.you == line("cadet") | archives() | discard("teamwork") and t.is_quiet


def test_temporal_purge_keeps_the_upgrades_of_creatures() -> None:
    t = table(you=hand("temporal-purge") | line(upgraded(token("cadet", "troll"), "badge-of-unity")))
    t.you.plays("temporal-purge")
    assert t.you == line(upgraded("troll", "badge-of-unity")) and t.is_quiet
