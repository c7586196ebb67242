"""What each Ekwidon creature, artifact and upgrade of Winds of Exchange does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    line,
    owned_by,
    ready,
    side,
    stunned,
    table,
    token,
    upgraded,
    warded,
)

GRUNT = side(token="grunt")


def test_aembitrage_makes_your_keys_dearer_and_your_hand_larger() -> None:
    t = table(you=artifacts("æmbitrage") | deck(*["troll"] * 9), enemy=amber(1))
    assert (t.you.key_cost, t.enemy.key_cost) == (7, 6)
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 7


def test_aembitrage_gives_the_opponent_no_card() -> None:
    t = table(you=artifacts("æmbitrage") | deck("troll"), enemy=deck(*["troll"] * 9) | houses("brobnar"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert len(t.enemy.look("hand")) == 6


def test_antiquities_dealer_gains_two_where_you_have_an_artifact() -> None:
    t = table(you=line("antiquities-dealer") | artifacts("flea-market"))
    t.you.acts("antiquities-dealer")
    assert t.you == amber(2) and t.is_quiet


def test_antiquities_dealer_gains_nothing_for_an_enemy_artifact() -> None:
    t = table(you=line("antiquities-dealer"), enemy=artifacts("flea-market"))
    t.you.acts("antiquities-dealer")
    assert t.you == amber(0) and t.is_quiet


def test_conductor_jarroya_readies_your_buggies() -> None:
    t = table(
        you=line("conductor-jărroyă") | artifacts(exhausted("sandhopper"), exhausted("flea-market")),
        enemy=artifacts(exhausted("sandhopper")),
    )
    t.you.reaps("conductor-jărroyă")
    assert t.you == artifacts(ready("sandhopper"), exhausted("flea-market"))
    assert t.enemy == artifacts(exhausted("sandhopper"))


def test_conductor_jarroya_readies_nothing_by_fighting() -> None:
    t = table(you=line("conductor-jărroyă") | artifacts(exhausted("sandhopper")), enemy=line("urchin"))
    t.you.fights("conductor-jărroyă")
    assert t.you == artifacts(exhausted("sandhopper")) and t.is_quiet


def test_cursed_relic_can_neither_be_played_nor_discarded() -> None:
    t = table(you=hand("cursed-relic", "flea-market"))
    assert t.you.can("play", "flea-market")
    assert not t.you.can("play", "cursed-relic") and not t.you.can("discard", "cursed-relic")
    assert t.you.why_not("play", "cursed-relic") == t.you.why_not("discard", "cursed-relic") == "card-forbids"


def test_cursed_relic_is_discarded_by_abilities() -> None:
    t = table(you=hand("cursed-relic", "shopping-spree") | deck("troll", "anger"))
    t.you.plays("shopping-spree")
    assert t.you == hand("troll") and "cursed-relic" in t.you.look("discard")


@pytest.mark.parametrize("card", ["cursed-relic", "training-costs"])
def test_cursed_relic_and_training_costs_are_not_discarded_by_an_icon(card: str) -> None:
    # An icon is a step of the game and no ability of a card (v17.2 «Habilidad», FAQ «Daño, fuente de»).
    t = table(you=hand(enhanced("market-crash", "discard"), card, "anger"))
    t.you.plays("market-crash")
    assert t.you == hand(card) | discard("market-crash", "anger") and t.is_quiet
    t = table(you=hand(enhanced("market-crash", "discard"), card))
    t.you.plays("market-crash")
    assert t.you == hand(card) | discard("market-crash") and t.is_quiet


def test_envoy_of_ekwirre_swaps_with_a_neighbor_and_so_does_what_lies_on_them() -> None:
    mine = line(
        holding(damaged("envoy-of-ekwirrĕ", 2), 1),
        stunned(grown(upgraded("troll", "blood-of-titans"), 1)),
        "bumpsy",
    )
    t = table(you=mine, house="ekwidon")
    t.you.reaps("envoy-of-ekwirrĕ")
    envoy = stunned(grown(upgraded("envoy-of-ekwirrĕ", "blood-of-titans"), 1))
    assert t.you == line(holding(damaged("troll", 2), 1), envoy, "bumpsy")
    assert t.you.power("envoy-of-ekwirrĕ") == 11 and t.is_quiet


def test_envoy_of_ekwirre_may_die_of_what_it_takes_over_and_its_new_upgrades_go_with_it() -> None:
    mine = line("envoy-of-ekwirrĕ", damaged(upgraded("troll", "duskrunner"), 6))
    t = table(you=mine, house="ekwidon")
    t.you.reaps("envoy-of-ekwirrĕ")
    assert t.you == line("troll") and t.is_quiet
    assert sorted(t.you.look("discard")) == ["duskrunner", "envoy-of-ekwirrĕ"]


def test_envoy_of_ekwirre_swaps_with_nobody_farther_off() -> None:
    t = table(you=line("troll", "envoy-of-ekwirrĕ", "bumpsy", "krump"), house="ekwidon")
    t.you.reaps("envoy-of-ekwirrĕ").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == line("troll", "bumpsy", "envoy-of-ekwirrĕ", "krump") and t.is_quiet


def test_flea_market_plays_a_card_of_the_enemy_hand_for_one_amber() -> None:
    t = table(you=artifacts("flea-market") | amber(1), enemy=hand("troll"))
    t.you.acts("flea-market").picks("yes")
    assert t.you == line("troll") | amber(0) and t.enemy == hand() | amber(1) and t.is_quiet


def test_flea_market_plays_nothing_that_is_not_paid_for() -> None:
    t = table(you=artifacts("flea-market") | amber(1), enemy=hand("troll"))
    t.you.acts("flea-market").picks("no")
    assert t.you == line() | amber(1) and t.enemy == hand("troll") | amber(0) and t.is_quiet
    # Who has nothing is not asked.
    t = table(you=artifacts("flea-market"), enemy=hand("troll"))
    t.you.acts("flea-market")
    assert t.you == line() and t.enemy == hand("troll") | amber(0) and t.is_quiet


def test_freelancer_follows_the_active_player_and_may_be_used_with_any_house() -> None:
    mine = line(upgraded("bumpsy", "freelancer")) | houses("logos") | deck("anger")
    t = table(you=mine, enemy=houses("dis") | deck("anger"), house="logos")
    assert t.you.can("reap", "bumpsy")
    t.you.ends_turn()
    assert t.enemy == line(upgraded("bumpsy", "freelancer")) and t.you == line()
    t.enemy.chooses("dis").reaps("bumpsy")
    assert t.enemy == amber(1)


def test_freelancer_follows_nobody_once_it_is_gone() -> None:
    t = table(you=line("troll"), enemy=artifacts("flea-market") | houses("brobnar"))
    t.you.ends_turn()
    assert t.you == line("troll") and t.is_quiet


def test_insurance_policy_pays_where_the_creature_dies_in_the_enemys_turn() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(upgraded("urchin", "insurance-policy")))
    t.you.plays("gateway-to-dis")
    assert t.enemy == amber(4) and t.is_quiet


def test_insurance_policy_costs_one_and_pays_nothing_in_your_own_turn() -> None:
    t = table(you=hand("insurance-policy") | line("urchin") | amber(3), enemy=line("troll"))
    t.you.plays("insurance-policy", on="urchin")
    assert t.you == amber(2)
    t = table(you=line(upgraded("urchin", "insurance-policy")), enemy=line("troll"), house="shadows")
    t.you.fights("urchin")
    assert t.you == line() | amber(0) and t.is_quiet


def test_molluscaller_makes_fighters_of_shells() -> None:
    shell = token("strange-shell", "punch")
    t = table(
        you=line("molluscaller", shell) | side(token="strange-shell"), enemy=line("bumpsy"), house="ekwidon"
    )
    assert not t.you.can("fight", "strange-shell")
    t.you.reaps("molluscaller")
    assert t.you.power("strange-shell") == 4 and t.you.armor("strange-shell") == 4
    assert t.you.can("fight", "strange-shell") and not t.you.can("action", "strange-shell")


def test_molluscaller_changes_no_other_creature() -> None:
    t = table(you=line("molluscaller", "troll"), enemy=line(token("strange-shell", "punch")))
    t.you.reaps("molluscaller")
    assert (t.you.power("troll"), t.enemy.power("strange-shell")) == (8, 1) and t.is_quiet


def test_talent_scout_plays_a_creature_of_the_enemy_and_changes_sides() -> None:
    t = table(you=hand("talent-scout"), enemy=hand("troll", "anger"))
    t.you.plays("talent-scout")
    assert t.you == line("troll") and t.enemy == line("talent-scout") | hand("anger") and t.is_quiet


def test_talent_scout_plays_no_other_card() -> None:
    t = table(you=hand("talent-scout"), enemy=hand("anger", "flea-market"))
    t.you.plays("talent-scout")
    assert t.you == line() and t.enemy == line("talent-scout") | hand("anger", "flea-market") and t.is_quiet


def test_the_aember_road_pays_more_each_time_and_goes_back_and_forth() -> None:
    road = {"card": "the-æmber-road", "counters": {"trade": 2}}
    t = table(you=artifacts(road), house="dis")
    t.you.omni("the-æmber-road")
    assert t.you == amber(3) | artifacts() and t.enemy == artifacts("the-æmber-road") and t.is_quiet


def test_the_aember_road_pays_whoever_uses_it() -> None:
    road = {"card": "the-æmber-road", "counters": {"trade": 1}}
    t = table(you=artifacts("flea-market"), enemy=artifacts(road) | houses("dis"))
    t.you.ends_turn()
    t.enemy.chooses("dis").omni("the-æmber-road")
    assert t.enemy == amber(2) and t.you == amber(0) | artifacts("flea-market", exhausted("the-æmber-road"))


def test_tourist_trap_makes_a_token_and_swaps_it_for_an_enemy() -> None:
    t = table(you=hand("tourist-trap") | deck("anger") | GRUNT, enemy=line("troll"))
    t.you.plays("tourist-trap")
    assert t.you == line("grunt")
    t = table(
        you=artifacts("tourist-trap") | line("urchin", token("grunt", "anger")),
        enemy=line("troll"),
        house="ekwidon",
    )
    t.you.acts("tourist-trap")
    assert t.you == line("urchin", "troll") and t.enemy == line("grunt") and t.is_quiet


def test_tourist_trap_swaps_no_other_creature() -> None:
    t = table(you=artifacts("tourist-trap") | line("urchin"), enemy=line("troll"), house="ekwidon")
    t.you.acts("tourist-trap")
    assert t.you == line("urchin") and t.enemy == line("troll") and t.is_quiet


def test_transitory_philosopher_steals_for_each_enemy_artifact() -> None:
    t = table(you=line("transitory-philosopher"), enemy=artifacts("flea-market", "sandhopper") | amber(5))
    t.you.acts("transitory-philosopher")
    assert t.you == amber(2) and t.enemy == amber(3)


def test_transitory_philosopher_steals_nothing_for_your_own() -> None:
    t = table(you=line("transitory-philosopher") | artifacts("flea-market"), enemy=amber(5))
    t.you.acts("transitory-philosopher")
    assert t.enemy == amber(5) and t.is_quiet


def test_exo_shell_system_makes_tokens_elusive() -> None:
    t = table(you=hand("exo-shell-system") | line("troll") | deck("anger") | GRUNT)
    t.you.plays("exo-shell-system")
    assert t.you.keyword("grunt", "elusive") and not t.you.keyword("troll", "elusive")


def test_exo_shell_system_leaves_enemy_tokens_as_they_are() -> None:
    t = table(you=artifacts("exo-shell-system"), enemy=line(token("grunt", "anger")))
    assert not t.enemy.keyword("grunt", "elusive")


def test_gezdrutyo_the_arcane_steals_two_and_becomes_a_token() -> None:
    t = table(you=line(upgraded("gĕzdrutyŏ-the-arcane", "blood-of-titans")) | GRUNT, enemy=amber(3))
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert t.you == line(exhausted(upgraded("grunt", "blood-of-titans"))) | amber(2) and t.is_quiet


def test_gezdrutyo_the_arcane_stays_what_it_is_without_a_token_card() -> None:
    t = table(you=line("gĕzdrutyŏ-the-arcane"), enemy=amber(3))
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert t.you == line("gĕzdrutyŏ-the-arcane") | amber(2) and t.is_quiet


def test_v17_faq_gezdrutyo_1_the_damage_stays_and_kills_a_blorb() -> None:
    t = table(you=line(damaged("gĕzdrutyŏ-the-arcane", 1)) | side(token="blorb"), enemy=amber(3))
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert t.you == line() | discard("gĕzdrutyŏ-the-arcane") | amber(2) and t.is_quiet


def test_v17_faq_gezdrutyo_2_a_berserker_that_did_not_enter_is_neither_ready_nor_enraged() -> None:
    t = table(you=line("gĕzdrutyŏ-the-arcane") | side(token="berserker"), enemy=amber(3))
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert t.you == line({"card": "berserker", "exhausted": True, "enraged": False})


def test_v17_faq_gezdrutyo_3_it_becomes_the_token_of_its_owner() -> None:
    t = table(you=line(owned_by("gĕzdrutyŏ-the-arcane", 1)), enemy=amber(3) | GRUNT)
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert t.you == line("grunt") | amber(2) and t.is_quiet


@pytest.mark.parametrize(("option", "tokens", "drawn"), [(0, 1, 0), (1, 0, 1)])
def test_gezrahi_blacksmith_lets_each_player_choose(option: int, tokens: int, drawn: int) -> None:
    t = table(you=line("gezrăhi-blacksmith") | hand(*["anger"] * 6), enemy=deck("troll") | GRUNT)
    t.you.ends_turn()
    t.match.answer(option)
    assert len(t.enemy.look("creatures")) == tokens and len(t.enemy.look("hand")) == drawn
    assert t.you == line("gezrăhi-blacksmith")


def test_gezrahi_blacksmith_asks_at_the_start_of_your_own_turn_too() -> None:
    t = table(you=line("gezrăhi-blacksmith") | deck(*["anger"] * 9), enemy=line("troll") | houses("brobnar"))
    t.you.ends_turn()
    t.match.answer(1)
    t.enemy.ends_turn()
    t.match.answer(1)
    assert len(t.you.look("hand")) == 7


def test_ikwiji_outpost_draws_three_for_a_creature_under_the_deck() -> None:
    t = table(you=artifacts("ikwijĭ-outpost") | line("troll") | deck(*["anger"] * 4), house="ekwidon")
    t.you.acts("ikwijĭ-outpost")
    assert t.you == line() | deck("anger", "troll") | hand("anger", "anger", "anger")


def test_ikwiji_outpost_draws_nothing_for_a_creature_that_a_ward_keeps() -> None:
    t = table(you=artifacts("ikwijĭ-outpost") | line(warded("troll")) | deck(*["anger"] * 4), house="ekwidon")
    t.you.acts("ikwijĭ-outpost")
    assert t.you == line({"card": "troll", "warded": False}) | hand() and t.is_quiet


def test_niffle_paw_goes_to_another_creature_as_its_own_dies() -> None:
    t = table(you=line(upgraded("bumpsy", "niffle-paw")), enemy=line("krump"))
    t.you.reaps("bumpsy")
    assert t.you == line() | discard("bumpsy") and t.enemy == line(upgraded("krump", "niffle-paw"))
    assert t.is_quiet


def test_niffle_paw_is_discarded_where_nobody_else_is() -> None:
    t = table(you=line(upgraded("bumpsy", "niffle-paw")))
    t.you.reaps("bumpsy")
    assert t.you == line() and sorted(t.you.look("discard")) == ["bumpsy", "niffle-paw"] and t.is_quiet


@pytest.mark.parametrize(("icon", "drawn"), [(0, 0), (2, 1)])
def test_puzzling_trinket_makes_other_icons_of_amber(icon: int, drawn: int) -> None:
    t = table(you=artifacts("puzzling-trinket") | hand("closed-door-negotiation") | deck("troll"))
    t.you.plays("closed-door-negotiation")
    t.you.picks("yes")
    t.match.answer(icon)
    assert t.you.amber == 0 and len(t.you.look("hand")) == drawn


def test_puzzling_trinket_leaves_other_icons() -> None:
    t = table(you=artifacts("puzzling-trinket") | hand(enhanced("market-crash", "draw")) | deck("troll"))
    t.you.plays("market-crash")
    assert t.you == hand("troll") and t.is_quiet


def test_sandhopper_brings_one_back_and_plays_another() -> None:
    t = table(you=artifacts("sandhopper") | line("gemcoat-vendor") | hand("troll"), house="ekwidon")
    t.you.acts("sandhopper").picks("yes")
    assert t.you == line("troll") | hand("gemcoat-vendor") and t.is_quiet


def test_sandhopper_plays_no_ekwidon_creature() -> None:
    t = table(you=artifacts("sandhopper") | line("gemcoat-vendor"))
    t.you.acts("sandhopper")
    if not t.is_quiet:
        t.you.picks("yes")
    assert t.you == line() | hand("gemcoat-vendor") and t.is_quiet


def test_scrapscrounger_swaps_an_artifact_of_the_pile_for_a_card_of_the_hand() -> None:
    t = table(
        you=line("scrapscrounger") | hand("anger") | discard("troll", "flea-market", "punch"), house="ekwidon"
    )
    t.you.reaps("scrapscrounger")
    assert t.you == hand("flea-market") | discard("troll", "anger", "punch") and t.is_quiet


def test_scrapscrounger_swaps_nothing_without_an_artifact_or_without_a_hand() -> None:
    t = table(you=line("scrapscrounger") | hand("anger") | discard("troll"), house="ekwidon")
    t.you.reaps("scrapscrounger")
    assert t.you == hand("anger") | discard("troll") and t.is_quiet
    t = table(you=line("scrapscrounger") | discard("flea-market"))
    t.you.reaps("scrapscrounger")
    assert t.you == hand() | discard("flea-market") and t.is_quiet


def test_shizyoku_swopper_swaps_sides_with_whom_it_fights() -> None:
    t = table(you=line("shĭzyokŭ-swopper", "urchin"), enemy=line("krump", "dust-imp"), house="ekwidon")
    t.you.fights("shĭzyokŭ-swopper", "dust-imp")
    assert t.enemy == line("krump", "shĭzyokŭ-swopper") and t.you == line(damaged("dust-imp", 1), "urchin")


def test_shizyoku_swopper_swaps_with_nobody_who_died() -> None:
    t = table(you=line("shĭzyokŭ-swopper"), enemy=line("bad-penny"))
    t.you.fights("shĭzyokŭ-swopper")
    assert t.you == line("shĭzyokŭ-swopper") and t.is_quiet


def test_tya_arhi_esquire_leaves_a_token_for_each_creature_that_dies() -> None:
    t = table(you=hand("gateway-to-dis") | line("tya-arhĭ-esquire", "troll") | deck("anger", "punch") | GRUNT)
    t.you.plays("gateway-to-dis").picks("right")
    assert t.you == line("grunt", "grunt") and sorted(t.you.look("discard"))[-2:] == [
        "troll",
        "tya-arhĭ-esquire",
    ]


def test_tya_arhi_esquire_leaves_none_for_a_token() -> None:
    t = table(
        you=hand("gateway-to-dis")
        | line("tya-arhĭ-esquire", token("grunt", "anger"))
        | deck("punch", "krump")
        | GRUNT
    )
    t.you.plays("gateway-to-dis")
    assert len(t.you.look("creatures")) == 1


def test_uncommon_currency_is_swapped_for_an_enemy_artifact() -> None:
    t = table(you=artifacts("uncommon-currency"), enemy=artifacts("flea-market"))
    t.you.acts("uncommon-currency")
    assert t.you == artifacts("flea-market") and t.enemy == artifacts("uncommon-currency") and t.is_quiet


def test_uncommon_currency_stays_where_there_is_none() -> None:
    t = table(you=artifacts("uncommon-currency", "flea-market"), enemy=line("troll"))
    t.you.acts("uncommon-currency")
    assert t.you == artifacts("uncommon-currency", "flea-market") and t.is_quiet
