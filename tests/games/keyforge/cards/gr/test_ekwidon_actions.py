"""Ekwidon of Grim Reminders, the actions: what each does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    keys,
    line,
    owned_by,
    purged,
    table,
    warded,
)

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def test_art_project_breaks_a_key_for_ten_cards_and_is_purged() -> None:
    t = table(you=hand("art-project"), enemy=keys("red", "blue") | deck(*["punch"] * 12))
    t.you.plays("art-project").picks("blue")
    assert t.enemy == keys("red") | hand(*["punch"] * 10) and t.you == purged("art-project") and t.is_quiet


def test_art_project_does_nothing_without_a_key_to_break() -> None:
    t = table(you=hand("art-project"), enemy=deck(*["punch"] * 12))
    t.you.plays("art-project")
    assert t.enemy == hand() and t.you == purged() | discard("art-project") and t.is_quiet


def test_grisly_exchange_buries_five_of_the_opponents_pile_and_five_of_your_deck() -> None:
    pile = discard("troll", "troll", "troll", "troll", "troll", "krump")
    t = table(you=hand("grisly-exchange") | deck(*["punch"] * 6), enemy=pile | deck("anger"))
    t.you.plays("grisly-exchange")
    assert t.enemy == deck("anger", *["troll"] * 5) | discard("krump")
    assert t.you == deck("punch") | discard("grisly-exchange", *["punch"] * 5) and t.is_quiet


def test_grisly_exchange_asks_which_card_goes_beneath_and_the_last_ends_at_the_bottom() -> None:
    t = table(you=hand("grisly-exchange"), enemy=discard("troll", "krump", "bumpsy") | deck("anger"))
    t.you.plays("grisly-exchange")
    asked, in_spanish = (t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es"))
    assert asked == "Which card goes beneath the deck next? The last one ends at the bottom."
    assert in_spanish == "¿Qué carta va ahora debajo del mazo? La última queda al fondo."
    t.you.picks("krump", "troll")
    assert t.enemy == deck("anger", "krump", "troll", "bumpsy") | discard() and t.is_quiet


def test_grisly_exchange_does_what_it_can_with_fewer_cards() -> None:
    t = table(you=hand("grisly-exchange") | deck("punch"), enemy=discard("krump"))
    t.you.plays("grisly-exchange")
    assert (
        t.enemy == deck("krump") | discard() and t.you == discard("grisly-exchange", "punch") and t.is_quiet
    )


def test_midyear_festivities_pays_each_controller_and_destroys_the_creatures() -> None:
    mine, theirs = [holding("troll", 1)] * 5, [holding("krump", 2)] * 4
    t = table(you=hand("midyear-festivities") | line(*mine), enemy=line(*theirs, "headhunter"))
    t.you.plays("midyear-festivities").picks(*["troll"] * 5, *["krump"] * 4)
    assert (t.you.amber, t.enemy.amber) == (6, 8), "1 of them its own bonus icon"
    assert t.you == line() and t.enemy == line("headhunter") and t.is_quiet


def test_midyear_festivities_takes_all_where_there_are_fewer() -> None:
    t = table(
        you=hand("midyear-festivities") | line(holding("troll", 1)), enemy=line(warded(holding("krump", 2)))
    )
    t.you.plays("midyear-festivities")
    assert (
        (t.you.amber, t.enemy.amber) == (2, 2) and t.you == line() and t.enemy == line("krump") and t.is_quiet
    )


def test_put_in_a_spin_wins_four_by_the_right_house() -> None:
    t = table(you=hand("put-in-a-spin") | amber(1), enemy=deck("troll", "krump"))
    t.you.plays("put-in-a-spin").picks("brobnar")
    assert t.you == amber(4) and t.enemy == discard("troll") and t.is_quiet


def test_put_in_a_spin_wins_nothing_by_the_wrong_one_and_cannot_be_tried_without_amber() -> None:
    t = table(you=hand("put-in-a-spin") | amber(1), enemy=deck("troll"))
    t.you.plays("put-in-a-spin").picks("ekwidon")
    assert t.you == amber(0) and t.enemy == discard("troll")
    t = table(you=hand("put-in-a-spin"), enemy=deck("troll"))
    t.you.plays("put-in-a-spin")
    assert t.enemy == deck("troll") and t.is_quiet


def test_skreel_swarm_bites_each_enemy_creature() -> None:
    t = table(you=hand("skreel-swarm") | line("troll"), enemy=line("krump", "headhunter"))
    t.you.plays("skreel-swarm")
    assert (
        t.enemy == line(damaged("krump", 1), damaged("headhunter", 1))
        and t.you == line("troll")
        and t.is_quiet
    )


def test_skreel_swarm_scrapped_may_go_to_the_archives_and_bites_nobody() -> None:
    t = table(you=hand("skreel-swarm", "skreel-swarm"), enemy=line("krump"))
    t.you.discards("skreel-swarm").picks("yes").discards("skreel-swarm").picks("no")
    assert (
        t.you == archives("skreel-swarm") | discard("skreel-swarm")
        and t.enemy == line("krump")
        and t.is_quiet
    )


def test_soul_exchange_returns_the_topmost_creature_and_destroys_one_of_that_player() -> None:
    t = table(
        you=hand("soul-exchange"), enemy=line("krump", "headhunter") | discard("punch", "troll", "valdr")
    )
    t.you.plays("soul-exchange").picks("enemy").may_choose("krump", "headhunter").picks("krump")
    assert t.enemy == hand("troll") | line("headhunter") | discard("krump", "punch", "valdr") and t.is_quiet


def test_soul_exchange_destroys_even_where_no_creature_comes_back() -> None:
    t = table(you=hand("soul-exchange") | line("krump"), enemy=line("troll"))
    t.you.plays("soul-exchange").picks("you")
    assert t.you == line() | hand() and t.enemy == line("troll") and t.is_quiet


def test_market_fluctuation_deals_to_the_haunted_and_takes_from_the_others() -> None:
    t = table(
        you=hand("market-fluctuation") | deck("troll", "krump", "valdr") | TEN, enemy=hand("punch", "anger")
    )
    t.you.plays("market-fluctuation")
    assert t.you == hand("troll", "krump", "valdr") and t.enemy == hand()
    assert sorted(t.enemy.look("discard")) == ["anger", "punch"] and t.is_quiet


def test_market_fluctuation_takes_from_both_where_nobody_is_haunted() -> None:
    t = table(you=hand("market-fluctuation", "pen-pal") | deck("troll") | NINE, enemy=hand("punch"))
    t.you.plays("market-fluctuation")
    assert t.you == hand() | deck("troll") and t.enemy == hand() | discard("punch") and t.is_quiet


def test_technorachnophobia_steals_two_for_five_cards_of_a_house() -> None:
    cards = ["troll"] * 5 + ["mother"] * 3 + ["umbra"] * 2
    t = table(you=hand("technorachnophobia") | deck(*cards), enemy=amber(3))
    t.you.plays("technorachnophobia")
    assert t.you == deck() | amber(2) and t.enemy.amber == 1 and t.is_quiet


def test_technorachnophobia_steals_nothing_for_four() -> None:
    cards = ["troll"] * 4 + ["mother"] * 4 + ["umbra"] * 2
    t = table(you=hand("technorachnophobia") | deck(*cards, "troll"), enemy=amber(3))
    t.you.plays("technorachnophobia")
    assert t.you == deck("troll") | amber(0) and t.is_quiet


def test_de_escalation_destroys_all_and_archives_three_for_the_opponent() -> None:
    t = table(
        you=hand("de-escalation") | line("troll"),
        enemy=line("krump") | deck("punch", "anger", "valdr", "mother"),
    )
    t.you.plays("de-escalation")
    assert (
        t.you == line()
        and t.enemy == line() | archives("punch", "anger", "valdr") | deck("mother")
        and t.is_quiet
    )


def test_de_escalation_archives_what_there_is_and_nothing_of_yours() -> None:
    t = table(you=hand("de-escalation") | deck("troll"), enemy=deck("punch"))
    t.you.plays("de-escalation")
    assert t.you == archives() | deck("troll") and t.enemy == archives("punch") and t.is_quiet


def test_estate_sale_sells_an_heirloom() -> None:
    t = table(you=hand("estate-sale") | discard("troll", "soul-bomb", "blood-of-titans", "punch"))
    t.you.plays("estate-sale").may_choose("soul-bomb", "blood-of-titans", "punch").picks("soul-bomb")
    assert t.you == purged("soul-bomb") | amber(2) and t.is_quiet


def test_estate_sale_sells_no_creature() -> None:
    t = table(you=hand("estate-sale") | discard("troll"))
    t.you.plays("estate-sale")
    assert t.you == purged() | amber(0) and t.is_quiet


def test_hoaxpitality_lends_the_power_of_an_enemy_for_the_turn() -> None:
    t = table(you=hand("hoaxpitality") | line(grown("krump", 1)), enemy=line("troll"))
    t.you.plays("hoaxpitality")
    assert t.you.power("krump") == 8
    t.you.ends_turn()
    assert t.you.power("krump") == 7 and t.is_quiet


def test_hoaxpitality_keeps_that_power_whatever_comes_and_does_nothing_without_both() -> None:
    t = table(you=hand("hoaxpitality", "skreel-swarm") | line("krump"), enemy=line("dust-pixie", "troll"))
    t.you.plays("hoaxpitality").picks("dust-pixie").plays("skreel-swarm")
    assert t.enemy == line(damaged("troll", 1))
    assert t.you.power("krump") == 1
    t = table(you=hand("hoaxpitality") | line("krump"))
    t.you.plays("hoaxpitality")
    assert t.you.power("krump") == 6 and t.is_quiet


def test_legerdemain_returns_a_wounded_creature_and_pays_its_controller() -> None:
    t = table(
        you=hand("legerdemain") | line("krump"), enemy=line(damaged(owned_by("troll", 0), 1), "headhunter")
    )
    t.you.plays("legerdemain")
    assert t.you == hand("troll") | amber(1) and t.enemy == line("headhunter") | amber(1) and t.is_quiet


def test_legerdemain_pays_nobody_where_a_ward_holds_the_creature() -> None:
    t = table(you=hand("legerdemain"), enemy=line(warded(damaged("troll", 1))))
    t.you.plays("legerdemain")
    assert t.enemy == line(damaged("troll", 1)) | amber(0) and t.is_quiet


def test_permanent_record_tires_a_friend_to_steal_two() -> None:
    t = table(you=hand("permanent-record") | line("troll"), enemy=amber(3))
    t.you.plays("permanent-record")
    assert t.you == line(exhausted("troll")) | amber(2) and t.enemy.amber == 1 and t.is_quiet


def test_permanent_record_steals_nothing_where_nobody_can_be_tired() -> None:
    t = table(you=hand("permanent-record") | line(exhausted("troll")), enemy=amber(3) | line("krump"))
    t.you.plays("permanent-record")
    assert t.you == amber(0) and t.enemy.amber == 3 and t.is_quiet


def test_security_detail_captures_with_three_in_a_row() -> None:
    t = table(you=hand("security-detail") | line("troll", "krump", "valdr", "troll"), enemy=amber(5))
    t.you.plays("security-detail").picks("krump")
    assert t.you == line(holding("troll", 1), holding("krump", 1), holding("valdr", 1), "troll")
    assert t.enemy.amber == 2 and t.is_quiet


def test_security_detail_asks_who_goes_without_where_amber_is_short() -> None:
    t = table(you=hand("security-detail") | line("troll", "krump"), enemy=amber(1))
    t.you.plays("security-detail").picks("troll")
    assert t.you == line(holding("troll", 1), "krump") and t.enemy.amber == 0 and t.is_quiet
