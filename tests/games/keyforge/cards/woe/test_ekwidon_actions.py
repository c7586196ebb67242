"""What each Ekwidon action of Winds of Exchange does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    deck,
    discard,
    enhanced,
    hand,
    holding,
    houses,
    keys,
    line,
    purged,
    side,
    table,
    token,
    warded,
)

GRUNT = side(token="grunt")


def test_avid_collecting_brings_back_the_card_beneath_a_token() -> None:
    t = table(you=hand("avid-collecting") | line(token("grunt", "urchin"), "troll"))
    t.you.plays("avid-collecting")
    assert t.you == line("troll") | hand("urchin") and t.is_quiet


def test_avid_collecting_brings_back_no_other_creature() -> None:
    t = table(you=hand("avid-collecting") | line("troll"), enemy=line(token("grunt", "urchin")))
    t.you.plays("avid-collecting")
    assert t.you == line("troll") and t.enemy == line("grunt") and t.is_quiet


def test_corner_the_market_forbids_the_enemy_to_play_for_a_turn() -> None:
    t = table(you=hand("corner-the-market"), enemy=hand("anger", "punch") | houses("brobnar"))
    t.you.plays("corner-the-market").ends_turn()
    assert not t.enemy.can("play", "anger") and t.enemy.why_not("play", "anger") == "card-forbids"


def test_v17_erratum_mercado_arrinconado_what_they_discard_they_may_archive() -> None:
    t = table(you=hand("corner-the-market"), enemy=hand("anger", "punch") | houses("brobnar"))
    t.you.plays("corner-the-market").ends_turn()
    t.enemy.discards("anger").picks("yes")
    assert t.enemy == archives("anger") | discard()
    t.enemy.discards("punch").picks("no")
    assert t.enemy == archives("anger") | discard("punch") and t.is_quiet


def test_v17_erratum_mercado_arrinconado_what_has_left_the_pile_is_not_archived() -> None:
    t = table(
        you=hand("corner-the-market"),
        enemy=hand("arcane-transmitter") | discard("troll") | houses("unfathomable"),
    )
    t.you.plays("corner-the-market").ends_turn()
    t.enemy.discards("arcane-transmitter").picks("arcane-transmitter")
    assert sorted(t.enemy.look("deck")) == ["arcane-transmitter", "troll"], "its scrap ability came first"
    assert t.enemy == archives() | discard() and t.is_quiet
    t = table(
        you=hand("corner-the-market"),
        enemy=hand("anger") | artifacts("bottomless-depths") | houses("brobnar"),
    )
    t.you.plays("corner-the-market").ends_turn()
    t.enemy.chooses("brobnar").discards("anger").picks("bottomless-depths")
    assert t.enemy == archives() | discard() and t.is_quiet


def test_two_corner_the_market_ask_once_for_a_card_that_is_archived() -> None:
    t = table(you=hand("corner-the-market", "corner-the-market"), enemy=hand("anger") | houses("brobnar"))
    t.you.plays("corner-the-market").plays("corner-the-market").ends_turn()
    t.enemy.discards("anger").picks("yes")
    assert t.enemy == archives("anger") | discard() and t.is_quiet


def test_corner_the_market_says_nothing_of_your_own_discards() -> None:
    t = table(you=hand("corner-the-market", "hire-on", "flea-market"))
    t.you.plays("corner-the-market").discards("hire-on")
    assert t.you == discard("hire-on", "corner-the-market") and t.you.can("play", "flea-market")


def test_staff_up_makes_tokens_of_amber_for_the_turn() -> None:
    t = table(
        you=hand("staff-up") | line("gemcoat-vendor", "shrewd-investor") | deck("anger", "troll") | GRUNT,
        enemy=amber(3),
    )
    t.you.plays("staff-up").reaps("shrewd-investor")
    assert t.you == amber(0) | line("gemcoat-vendor", "shrewd-investor", "grunt")
    t.you.acts("gemcoat-vendor")
    # What is stolen leaves the enemy's pool; only its coming to yours is replaced (v17.2 «Robar (Æmbar)»).
    assert t.you == amber(0) and len(t.you.look("creatures")) == 4 and t.enemy == amber(2)


def test_staff_up_says_nothing_of_the_enemys_pool() -> None:
    t = table(
        you=hand("staff-up") | line(token("diplomat", "anger")) | deck("troll") | GRUNT, house="ekwidon"
    )
    t.you.plays("staff-up").reaps("diplomat")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.enemy == amber(1) and t.you == amber(0)


def test_token_of_appreciation_forges_for_less_with_each_token() -> None:
    mine = hand("token-of-appreciation") | line(*[token("grunt", "anger")] * 3) | deck("troll") | GRUNT
    t = table(you=mine | amber(9))
    t.you.plays("token-of-appreciation").picks("red")
    assert t.you == amber(0) | keys("red")


def test_token_of_appreciation_forges_nothing_too_dear() -> None:
    t = table(you=hand("token-of-appreciation") | line("troll") | deck("anger") | amber(11) | GRUNT)
    t.you.plays("token-of-appreciation")
    assert t.you == amber(11) | keys() | line("troll", "grunt") and t.is_quiet


def test_exchange_program_swaps_two_on_flanks() -> None:
    t = table(you=hand("exchange-program") | line("troll", "urchin", "bumpsy"), enemy=line("krump"))
    t.you.plays("exchange-program").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == line("troll", "urchin", "krump") and t.enemy == line("bumpsy") and t.is_quiet


def test_exchange_program_swaps_nothing_without_two() -> None:
    t = table(you=hand("exchange-program") | line("troll"))
    t.you.plays("exchange-program")
    assert t.you == line("troll") and t.is_quiet


def test_market_crash_destroys_all_but_tokens() -> None:
    t = table(you=hand("market-crash") | line("troll", token("grunt", "anger")), enemy=line("krump"))
    t.you.plays("market-crash")
    assert t.you == line("grunt") | chains(2) and t.enemy == line()


def test_market_crash_destroys_no_artifact() -> None:
    t = table(you=hand("market-crash") | artifacts("flea-market"), enemy=line(token("grunt", "anger")))
    t.you.plays("market-crash")
    assert t.you == artifacts("flea-market") | chains(2) and t.enemy == line("grunt")


def test_outnegotiate_steals_by_the_icons_of_a_card_in_the_enemy_pile() -> None:
    t = table(
        you=hand("outnegotiate"),
        enemy=amber(5) | discard("troll", enhanced("anger", "amber", "draw")) | deck("punch"),
    )
    t.you.plays("outnegotiate").picks("anger")
    assert t.you == amber(3) and t.enemy == amber(3) | discard("troll") | deck("punch", "anger")


def test_outnegotiate_steals_nothing_for_a_card_without_icons() -> None:
    t = table(you=hand("outnegotiate"), enemy=amber(5) | discard("troll"))
    t.you.plays("outnegotiate")
    assert t.enemy == amber(5) | discard() | deck("troll") and t.is_quiet


def test_pull_up_stakes_shuffles_two_of_yours_and_returns_four_of_theirs() -> None:
    mine = hand("pull-up-stakes") | line("troll", "bumpsy", "urchin")
    t = table(you=mine, enemy=line("krump", "headhunter", "dust-imp", "snufflegator", "zorg"))
    t.you.plays("pull-up-stakes").picks("troll", "bumpsy", "krump", "headhunter", "dust-imp", "zorg")
    assert t.you == line("urchin") and sorted(t.you.look("deck")) == ["bumpsy", "troll"]
    assert t.enemy == line("snufflegator") and len(t.enemy.look("hand")) == 4


def test_pull_up_stakes_does_as_much_as_it_can() -> None:
    t = table(you=hand("pull-up-stakes"), enemy=line("krump", warded("zorg")))
    t.you.plays("pull-up-stakes")
    assert t.enemy == line({"card": "zorg", "warded": False}) | hand("krump") and t.is_quiet


def test_trade_secrets_steals_for_each_ekwidon_card_discarded() -> None:
    t = table(you=hand("trade-secrets", "hire-on", "flea-market", "anger"), enemy=amber(5))
    t.you.plays("trade-secrets").may_choose("hire-on", "flea-market").picks("hire-on", "flea-market")
    assert t.you == amber(2) | hand("anger") and t.enemy == amber(3) and t.is_quiet


def test_trade_secrets_steals_nothing_where_nothing_is_discarded() -> None:
    t = table(you=hand("trade-secrets", "hire-on"), enemy=amber(5))
    t.you.plays("trade-secrets").picks("done")
    assert t.enemy == amber(5) and t.you == hand("hire-on") and t.is_quiet


def test_auction_off_purges_an_artifact_and_pays_its_controller() -> None:
    t = table(you=hand("auction-off"), enemy=artifacts("flea-market"))
    t.you.plays("auction-off")
    assert t.enemy == artifacts() | purged("flea-market") | amber(1) and t.you == amber(1)


def test_auction_off_pays_nobody_without_an_artifact() -> None:
    t = table(you=hand("auction-off"), enemy=line("troll"))
    t.you.plays("auction-off")
    assert t.enemy == amber(0) and t.you == amber(1) and t.is_quiet


def test_closed_door_negotiation_goes_on_while_the_enemy_has_more() -> None:
    t = table(you=hand("closed-door-negotiation"), enemy=amber(6) | deck(*["anger"] * 9))
    t.you.plays("closed-door-negotiation")
    assert t.you == amber(4) and t.enemy == amber(3) and len(t.enemy.look("hand")) == 3


def test_closed_door_negotiation_happens_once_where_the_enemy_has_less() -> None:
    t = table(you=hand("closed-door-negotiation") | amber(3), enemy=amber(2) | deck(*["anger"] * 9))
    t.you.plays("closed-door-negotiation")
    assert t.you == amber(5) and t.enemy == amber(1) | hand("anger")


def test_forced_retirement_destroys_a_creature_and_pays_its_controller() -> None:
    t = table(you=hand("forced-retirement"), enemy=line("troll"))
    t.you.plays("forced-retirement")
    assert t.enemy == line() | amber(1) and t.is_quiet


def test_forced_retirement_pays_nobody_for_a_warded_creature() -> None:
    t = table(you=hand("forced-retirement"), enemy=line(warded("troll")))
    t.you.plays("forced-retirement")
    assert t.enemy == line("troll") | amber(0) and t.is_quiet


def test_generous_offer_steals_two_for_a_friendly_creature() -> None:
    t = table(you=hand("generous-offer") | line("troll"), enemy=amber(3) | line("krump"))
    t.you.plays("generous-offer")
    assert t.you == line() | amber(2) and t.enemy == line("krump")


def test_generous_offer_steals_nothing_without_one() -> None:
    t = table(you=hand("generous-offer"), enemy=amber(3) | line("krump"))
    t.you.plays("generous-offer")
    assert t.enemy == amber(3) | line("krump") and t.is_quiet


def test_hire_on_is_archived_where_both_pools_hold_six() -> None:
    t = table(you=hand("hire-on") | amber(2) | deck("anger") | GRUNT, enemy=amber(4))
    t.you.plays("hire-on")
    assert t.you == line("grunt") | archives("hire-on")


def test_hire_on_is_discarded_where_they_hold_less() -> None:
    t = table(you=hand("hire-on") | amber(2) | deck("anger") | GRUNT, enemy=amber(3))
    t.you.plays("hire-on")
    assert t.you == line("grunt") | archives() | discard("hire-on")


def test_mass_buyout_pays_each_player_for_half_of_its_own_rounded_up() -> None:
    t = table(you=hand("mass-buyout") | line("troll", "bumpsy", "urchin"), enemy=line("krump"))
    t.you.plays("mass-buyout")
    assert t.you == line() | amber(2) and t.enemy == line() | amber(1)


def test_mass_buyout_pays_nothing_for_a_creature_that_lives() -> None:
    t = table(you=hand("mass-buyout"), enemy=line(warded("krump")))
    t.you.plays("mass-buyout")
    assert t.enemy == line("krump") | amber(0) and t.is_quiet


def test_shopping_spree_changes_the_whole_hand() -> None:
    t = table(you=hand("shopping-spree", "anger", "punch") | deck("troll", "bumpsy", "krump"))
    t.you.plays("shopping-spree")
    assert sorted(t.you.look("hand")) == ["bumpsy", "troll"] and t.you == deck("krump")


def test_shopping_spree_draws_nothing_for_an_empty_hand() -> None:
    t = table(you=hand("shopping-spree") | deck("troll"))
    t.you.plays("shopping-spree")
    assert t.you == hand() | deck("troll") and t.is_quiet


def test_the_visible_hand_makes_two_and_shows_your_hand() -> None:
    t = table(you=hand("the-visible-hand", "urchin") | deck("anger", "troll") | GRUNT)
    t.you.plays("the-visible-hand")
    assert t.you == line("grunt", "grunt")
    assert [card["id"] for card in t.match.view(1)["table"]["players"][0]["hand"]] == ["urchin"]


def test_the_visible_hand_shows_nothing_of_the_tokens() -> None:
    t = table(you=hand("the-visible-hand", "urchin") | deck("anger", "troll", "punch") | GRUNT)
    t.you.plays("the-visible-hand")
    n = t.state.line[0][0]
    assert len(t.beneath(1, n)) > 1


def test_trading_frenzy_lets_one_of_each_side_capture_three() -> None:
    t = table(you=hand("trading-frenzy") | line("troll") | amber(4), enemy=line("krump") | amber(2))
    t.you.plays("trading-frenzy")
    assert t.you == line(holding("troll", 2)) | amber(2) and t.enemy == line(holding("krump", 3)) | amber(0)


def test_trading_frenzy_lets_nobody_capture_from_its_own_side() -> None:
    t = table(you=hand("trading-frenzy") | line("troll") | amber(4), enemy=amber(0))
    t.you.plays("trading-frenzy")
    assert t.you == line(holding("troll", 0)) | amber(5) and t.is_quiet
