"""Rulings on cards 31 to 35 (rulebook, «Lista de cartas y aclaraciones»)."""

import pytest

from .players import holding, ruling, seat, table


@ruling("elemental-amulet", 1)
def test_elemental_amulet_has_the_effects_of_the_energies_paid_and_no_other() -> None:
    t = table(seat("elemental-amulet", reserve="AWFE"), deck=["purse-of-io"])

    t.you.summons("elemental-amulet").picks("earth", "air", "done")

    assert t.you.crystals == 5
    assert t.you.gauge == 10
    assert t.you.hand == []
    assert t.you.reserve == "WF"
    assert t.is_quiet


@ruling("elemental-amulet", 2)
def test_elemental_amulet_paid_with_water_gives_two_tokens_of_choice() -> None:
    t = table(seat("elemental-amulet", reserve="W"))

    t.you.summons("elemental-amulet").takes("FE")

    assert t.you.reserve == "FE"
    assert t.is_quiet


@ruling("elemental-amulet", 3)
def test_elemental_amulet_paid_with_earth_gives_five_crystals() -> None:
    t = table(seat("elemental-amulet", reserve="EE"))

    t.you.summons("elemental-amulet")

    assert t.you.crystals == 5
    assert t.you.reserve == "E"
    assert t.is_quiet


@ruling("elemental-amulet", 4)
def test_elemental_amulet_paid_with_fire_draws_a_card_that_must_be_kept() -> None:
    t = table(seat("elemental-amulet", reserve="F"), deck=["purse-of-io"])

    t.you.summons("elemental-amulet")

    assert t.you.hand == ["purse-of-io"]
    assert t.asked == (0, "act")
    assert t.is_quiet


@ruling("elemental-amulet", 5)
def test_elemental_amulet_paid_with_air_raises_the_gauge_by_one() -> None:
    t = table(seat("elemental-amulet", reserve="A", gauge=1))

    t.you.summons("elemental-amulet")

    assert t.you.gauge == 2
    assert t.is_quiet


@ruling("elemental-amulet", 6)
def test_elemental_amulet_may_be_paid_with_all_four_energies_but_with_each_once() -> None:
    t = table(seat("elemental-amulet", reserve="AWFEEE"), deck=["purse-of-io"])

    t.you.summons("elemental-amulet").picks("earth")
    assert t.offered == {"air", "water", "fire", "done"}
    t.you.picks("air", "fire", "water").takes("AA")

    assert t.you.crystals == 5
    assert t.you.gauge == 10
    assert t.you.hand == ["purse-of-io"]
    assert t.you.reserve == "AAEE"
    assert t.is_quiet


@ruling("elemental-amulet", 6)
def test_elemental_amulet_needs_at_least_one_token() -> None:
    t = table(seat("elemental-amulet"))

    assert t.you.why_not_card("summon", "elemental-amulet") == "few-energy"


@ruling("elemental-amulet", 7)
def test_elemental_amulet_with_a_hand_of_fortune_has_two_effects_for_one_token() -> None:
    t = table(seat("elemental-amulet", play=["hand-of-fortune"], reserve="E"))

    t.you.summons("elemental-amulet")
    assert t.offered == {"air", "water", "fire", "done"}, "earth is the only token there is"
    t.you.picks("air")

    assert t.you.crystals == 5
    assert t.you.gauge == 10
    assert t.you.reserve == ""
    assert t.is_quiet


@ruling("elemental-amulet", 8)
def test_elemental_amulet_through_chalice_dreams_or_orb_has_all_four_effects() -> None:
    deck = ["elemental-amulet", "purse-of-io", "staff-of-spring", "wondrous-chest", "beggars-horn"]
    t = table(seat("divine-chalice", reserve="AWFE"), deck=deck)
    t.you.summons("divine-chalice").picks("elemental-amulet").takes("FF")
    assert (t.you.crystals, t.you.gauge, t.you.hand, t.you.reserve) == (5, 10, ["beggars-horn"], "FF")
    assert t.is_quiet

    t = table(seat("elemental-amulet", play=["potion-of-dreams"]), deck=["purse-of-io"])
    t.you.activates("potion-of-dreams").takes("FF")
    assert (t.you.crystals, t.you.gauge, t.you.hand, t.you.reserve) == (5, 10, ["purse-of-io"], "FF")
    assert t.is_quiet

    t = table(seat(play=["crystal-orb"], reserve="AAAA"), deck=["elemental-amulet", "purse-of-io"])
    t.you.activates("crystal-orb").picks("elemental-amulet").takes("FF")
    assert (t.you.crystals, t.you.gauge, t.you.hand, t.you.reserve) == (5, 10, ["purse-of-io"], "FF")
    assert t.is_quiet


@ruling("tree-of-light", 1)
def test_tree_of_light_trades_three_crystals_for_a_token() -> None:
    t = table(seat(play=["tree-of-light"], crystals=3))

    t.you.activates("tree-of-light").takes("E")

    assert (t.you.crystals, t.you.reserve) == (0, "E")
    assert t.is_quiet


@ruling("tree-of-light", 1)
def test_tree_of_light_trades_a_token_for_the_right_to_crystallise() -> None:
    t = table(seat(play=["tree-of-light"], reserve="AE"))

    t.you.activates("tree-of-light").picks("air").crystallises("earth")

    assert t.you.crystals == 3
    assert t.is_quiet


@ruling("tree-of-light", 1)
def test_tree_of_light_asks_which_effect_when_both_can_be_paid() -> None:
    t = table(seat(play=["tree-of-light"], reserve="A", crystals=3))

    t.you.activates("tree-of-light")
    assert t.asked == (0, "which-effect")
    t.you.picks("1")

    assert t.you.crystals == 3
    assert t.t.crystallising
    assert t.is_quiet


@ruling("tree-of-light", 2)
def test_tree_of_light_gives_only_one_of_its_effects_a_turn() -> None:
    t = table(seat(play=["tree-of-light"], reserve="A", crystals=9))

    t.you.activates("tree-of-light").picks("0").takes("F")

    assert not t.you.may("activate tree-of-light")
    assert t.you.why_not_card("activate", "tree-of-light") == "turned"


@ruling("arcano-leech", 1)
@pytest.mark.parametrize(("players", "cost"), [(2, 2), (3, 5), (4, 8)])
def test_arcano_leech_costs_more_crystals_with_more_players(players: int, cost: int) -> None:
    others = [seat() for _ in range(players - 1)]

    t = table(seat("arcano-leech", crystals=cost), *others)
    t.you.summons("arcano-leech")
    assert t.you.crystals == 0

    t = table(seat("arcano-leech", crystals=cost - 1), *others)
    assert t.you.why_not_card("summon", "arcano-leech") == "few-crystals"


@ruling("arcano-leech", 2)
def test_arcano_leech_takes_a_crystal_before_an_opponent_summons() -> None:
    t = table(seat("amulet-of-air", reserve="AA", crystals=1), seat(play=["arcano-leech"]))

    t.you.summons("amulet-of-air")

    assert (t.you.crystals, t.rival.crystals) == (0, 1)
    assert t.told.index("TookCrystals") < t.told.index("LostEnergy") < t.told.index("Summoned")
    assert t.is_quiet


@ruling("arcano-leech", 2)
def test_an_opponent_who_cannot_pay_the_leech_cannot_summon() -> None:
    t = table(seat("amulet-of-air", "balance-of-ishtar", reserve="AA"), seat(play=["arcano-leech"]))
    assert not t.you.may("summon amulet-of-air")
    reason = t.you.why_not("summon", "card:1.0")
    assert reason is not None and (reason.code, reason.source) == ("leech", "card:33.0")

    t = table(seat("balance-of-ishtar", crystals=2), seat(play=["arcano-leech"]))
    assert t.you.why_not_card("summon", "balance-of-ishtar") == "leech", "the cost itself takes the last ones"


def test_arcano_leech_takes_nothing_from_its_owner() -> None:
    t = table(seat("amulet-of-air", play=["arcano-leech"], reserve="AA"))

    t.you.summons("amulet-of-air")

    assert t.you.crystals == 0
    assert t.is_quiet


@ruling("arcano-leech", 3)
def test_arcano_leech_is_not_concerned_with_cards_put_into_play_for_free() -> None:
    leech = seat(play=["arcano-leech"])
    t = table(seat("purse-of-io", play=["potion-of-dreams"]), leech)
    t.you.activates("potion-of-dreams")
    assert t.you.play == ["purse-of-io"]

    t = table(seat(play=["crystal-orb"], reserve="AAAA"), seat(play=["arcano-leech"]), deck=["purse-of-io"])
    t.you.activates("crystal-orb").picks("purse-of-io")
    assert t.you.play[-1] == "purse-of-io"

    deck = ["purse-of-io", "staff-of-spring", "wondrous-chest", "amulet-of-air"]
    mine = seat("divine-chalice", reserve="AWFE", crystals=1)
    t = table(mine, seat(play=["arcano-leech"]), deck=deck)
    t.you.summons("divine-chalice").picks("purse-of-io")
    assert (t.you.crystals, t.rival.crystals) == (0, 1), "only the Chalice was summoned"
    assert t.is_quiet


@ruling("crystal-orb", 1)
def test_crystal_orb_looks_at_the_top_card_and_may_leave_it() -> None:
    t = table(seat(play=["crystal-orb"], reserve="AAAA"), deck=["purse-of-io", "staff-of-spring"])

    t.you.activates("crystal-orb")
    assert t.offered == {"done", "purse-of-io"}
    t.you.picks("done")

    assert t.top == "purse-of-io"
    assert t.you.reserve == "AAAA"
    assert t.match.view(0)["table"]["deck"]["top"]["id"] == "purse-of-io"
    assert t.match.view(1)["table"]["deck"]["top"] is None
    assert t.is_quiet


@ruling("crystal-orb", 1)
def test_crystal_orb_puts_the_top_card_into_play_for_four_tokens() -> None:
    t = table(seat(play=["crystal-orb"], reserve="AAWWF"), deck=["lantern-of-xidit", "staff-of-spring"])

    t.you.activates("crystal-orb").picks("lantern-of-xidit", "air", "air", "water", "fire")

    assert t.you.play == ["crystal-orb", "lantern-of-xidit"]
    assert t.you.reserve == "W"
    assert t.is_quiet


@ruling("crystal-orb", 2)
def test_crystal_orb_discards_the_top_card_for_three_crystals() -> None:
    t = table(seat(play=["crystal-orb"], crystals=3), deck=["purse-of-io", "staff-of-spring"])

    t.you.activates("crystal-orb").picks("1")

    assert t.you.crystals == 0
    assert t.discarded == ["purse-of-io"]
    assert t.top == "staff-of-spring"
    assert t.is_quiet


@ruling("crystal-orb", 3)
def test_crystal_orb_pays_no_cost_of_the_card_but_needs_room_for_it() -> None:
    t = table(seat(play=["crystal-orb"], reserve="AAAA", gauge=1), deck=["runic-cube-of-eolis"])

    t.you.activates("crystal-orb")

    assert t.offered == {"done"}


@ruling("crystal-orb", 4)
def test_crystal_orb_wakes_neither_leech_nor_staff_nor_vase() -> None:
    play = ["crystal-orb", "staff-of-spring", "yjangs-forgotten-vase"]
    t = table(seat(play=play, reserve="AAAA", crystals=2), seat(play=["arcano-leech"]), deck=["purse-of-io"])

    t.you.activates("crystal-orb").picks("purse-of-io")

    assert (t.you.crystals, t.you.reserve, t.rival.crystals) == (2, "", 0)
    assert t.is_quiet


@ruling("crystal-orb", 5)
def test_crystal_orb_gives_only_one_of_its_effects_a_turn() -> None:
    t = table(seat(play=["crystal-orb"], crystals=6), deck=["purse-of-io", "staff-of-spring"])

    t.you.activates("crystal-orb").picks("1")

    assert t.you.why_not_card("activate", "crystal-orb") == "turned"


@ruling("glutton-cauldron", 1)
def test_glutton_cauldron_costs_nothing() -> None:
    t = table(seat("glutton-cauldron"))

    t.you.summons("glutton-cauldron")

    assert t.you.play == ["glutton-cauldron"]
    assert t.is_quiet


@ruling("glutton-cauldron", 2)
def test_glutton_cauldron_takes_one_token_a_turn() -> None:
    t = table(seat(play=["glutton-cauldron"], reserve="AF"))

    t.you.activates("glutton-cauldron").picks("fire")

    assert t.you.on("glutton-cauldron") == "F"
    assert t.you.reserve == "A"
    assert t.you.why_not_card("activate", "glutton-cauldron") == "turned"
    assert t.is_quiet


@ruling("glutton-cauldron", 3)
def test_tokens_in_the_cauldron_cannot_be_used() -> None:
    t = table(seat("amulet-of-air", play=[holding("glutton-cauldron", "AA")]), crystallising=True)

    assert t.you.why_not_card("summon", "amulet-of-air") == "few-energy"
    assert not t.you.may("crystallise air")
    assert not t.you.may("crystallise air glutton-cauldron")


@ruling("glutton-cauldron", 4)
def test_the_seventh_token_sacrifices_the_cauldron_for_its_tokens_and_fifteen_crystals() -> None:
    t = table(seat(play=[holding("glutton-cauldron", "AAWWFF")], reserve="E"))

    t.you.activates("glutton-cauldron")

    assert t.you.play == []
    assert t.discarded == ["glutton-cauldron"]
    assert t.you.reserve == "AAWWFFE"
    assert t.you.crystals == 15
    assert t.is_quiet


@ruling("glutton-cauldron", 4)
def test_the_sixth_token_does_nothing_yet() -> None:
    t = table(seat(play=[holding("glutton-cauldron", "AAAAA")], reserve="E"))

    t.you.activates("glutton-cauldron")

    assert t.you.on("glutton-cauldron") == "AAAAAE"
    assert t.you.crystals == 0
    assert t.is_quiet


@ruling("glutton-cauldron", 5)
def test_tokens_in_the_cauldron_are_outside_the_reserve() -> None:
    cauldron = holding("glutton-cauldron", "AAAAAA")
    t = table(seat(play=[cauldron, "wondrous-chest", "beggars-horn"]))
    t.you.ends_turn().takes("A")
    assert (t.you.crystals, t.you.reserve) == (0, "A")

    t = table(
        seat("air-elemental", "lewis-greyface", reserve="AAAAF"),
        seat(play=[holding("glutton-cauldron", "EE")]),
    )
    t.you.summons("air-elemental").summons("lewis-greyface")
    assert (t.you.reserve, t.rival.on("glutton-cauldron")) == ("", "EE")

    t = table(seat(play=[cauldron, "lantern-of-xidit"]), year=3, space=12)
    t.you.ends_turn()
    assert t.you.crystals == 0

    play = [cauldron, "potion-of-dreams", "potion-of-life", "cursed-treatise-of-arus"]
    t = table(seat("syllas-the-faithful", reserve="FFF"), seat("purse-of-io", play=play), first=0)
    t.you.summons("syllas-the-faithful")
    t.rival.picks("cursed-treatise-of-arus")
    t.you.ends_turn()
    t.rival.activates("potion-of-life").activates("potion-of-dreams")
    assert t.rival.crystals == 8, "two tokens of the die, none of the Cauldron"
    assert t.rival.on("glutton-cauldron") == "AAAAAA"
    assert t.is_quiet


@ruling("glutton-cauldron", 6)
def test_the_owner_of_a_full_cauldron_keeps_seven_of_all_tokens_before_going_on() -> None:
    t = table(seat(play=[holding("glutton-cauldron", "AAAAAA")], reserve="EEF"))

    t.you.activates("glutton-cauldron").picks("fire")
    assert t.asked == (0, "overflow")
    assert t.offered == {"air", "fire", "earth"}
    t.you.picks("air", "fire")

    assert t.you.reserve == "AAAAAEE"
    assert t.is_quiet
