"""Rulings on cards 1 to 10 (rulebook, «Lista de cartas y aclaraciones»)."""

from .players import holding, ruling, seat, table, turned


@ruling("amulet-of-air", 1)
def test_amulet_of_air_raises_the_gauge_by_two() -> None:
    t = table(seat("amulet-of-air", reserve="AAF", gauge=3))

    t.you.summons("amulet-of-air")

    assert t.you.gauge == 5
    assert t.you.reserve == "F"
    assert t.is_quiet


def test_amulet_of_air_stops_at_the_end_of_the_track() -> None:
    t = table(seat("amulet-of-air", reserve="AA", gauge=14))

    t.you.summons("amulet-of-air")

    assert t.you.gauge == 15
    assert t.is_quiet


@ruling("amulet-of-fire", 1)
def test_amulet_of_fire_draws_four_cards_keeps_one_and_discards_three() -> None:
    deck = ["amulet-of-air", "amulet-of-earth", "potion-of-life", "staff-of-spring", "purse-of-io"]
    t = table(seat("amulet-of-fire", reserve="FF"), deck=deck)

    t.you.summons("amulet-of-fire")
    assert t.offered == {"amulet-of-air", "amulet-of-earth", "potion-of-life", "staff-of-spring"}
    t.you.picks("potion-of-life")

    assert t.you.hand == ["potion-of-life"]
    assert t.discarded == ["amulet-of-air", "amulet-of-earth", "staff-of-spring"]
    assert t.top == "purse-of-io"
    assert t.is_quiet


@ruling("amulet-of-earth", 1)
def test_amulet_of_earth_gives_nine_crystals() -> None:
    t = table(seat("amulet-of-earth", reserve="EE", crystals=4))

    t.you.summons("amulet-of-earth")

    assert t.you.crystals == 13
    assert t.is_quiet


@ruling("amulet-of-water", 1)
def test_amulet_of_water_takes_four_tokens_of_choice_onto_itself() -> None:
    t = table(seat("amulet-of-water", reserve="WWFFFFF"))

    t.you.summons("amulet-of-water").takes("AFEE")

    assert t.you.on("amulet-of-water") == "AFEE"
    assert t.you.reserve == "FFFFF"
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_pays_as_if_its_tokens_were_in_the_reserve() -> None:
    t = table(seat("amulet-of-earth", play=[holding("amulet-of-water", "EEF")], reserve="F"))

    t.you.summons("amulet-of-earth")

    assert t.you.on("amulet-of-water") == "F"
    assert t.you.reserve == "F"
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_lets_its_owner_choose_where_a_token_is_paid_from() -> None:
    t = table(seat("amulet-of-earth", play=[holding("amulet-of-water", "EE")], reserve="EE"))

    t.you.summons("amulet-of-earth")
    assert t.offered == {"earth", "earth amulet-of-water"}
    t.you.picks("earth", "earth amulet-of-water")

    assert t.you.on("amulet-of-water") == "E"
    assert t.you.reserve == "E"
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_lets_its_tokens_be_crystallised_and_discarded() -> None:
    play = [holding("amulet-of-water", "EE"), "kairn-the-destroyer"]
    t = table(seat(play=play), seat(crystals=9), crystallising=True)

    t.you.picks("crystallise earth amulet-of-water").activates("kairn-the-destroyer")

    assert t.you.crystals == 3
    assert t.you.on("amulet-of-water") == ""
    assert t.rival.crystals == 5
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_is_ignored_by_wondrous_chest_and_beggars_horn() -> None:
    play = [holding("amulet-of-water", "EEEE"), "wondrous-chest", "beggars-horn"]
    t = table(seat(play=play))

    t.you.ends_turn().takes("A")

    assert t.you.crystals == 0
    assert t.you.reserve == "A"
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_is_ignored_by_air_elemental_and_lewis() -> None:
    mine = seat("air-elemental", "lewis-greyface", reserve="AAAAF")
    t = table(mine, seat(play=[holding("amulet-of-water", "EE")], reserve="W"))

    t.you.summons("air-elemental").summons("lewis-greyface")

    assert t.rival.on("amulet-of-water") == "EE"
    assert t.rival.reserve == "A"
    assert t.you.reserve == "A"
    assert t.is_quiet


@ruling("amulet-of-water", 2)
def test_amulet_of_water_is_ignored_by_the_lantern_at_the_end_of_the_game() -> None:
    play = [holding("amulet-of-water", "EEEE"), "lantern-of-xidit"]
    t = table(seat(play=play, reserve="A"), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 3
    assert t.match.over


@ruling("amulet-of-water", 2)
def test_amulet_of_water_is_ignored_by_potion_of_dreams_potion_of_life_and_the_treatise() -> None:
    play = [
        holding("amulet-of-water", "EEEE"),
        "potion-of-dreams",
        "potion-of-life",
        "cursed-treatise-of-arus",
        "dragon-skull",
        "purse-of-io",
    ]
    t = table(seat("runic-cube-of-eolis", play=play, reserve="AA"))

    t.you.activates("potion-of-life").activates("potion-of-dreams")
    t.you.activates("dragon-skull").picks("cursed-treatise-of-arus", "dragon-skull", "purse-of-io")

    assert t.you.crystals == 2 * 5 + 15
    assert t.you.reserve == ""
    assert t.you.on("amulet-of-water") == "EEEE"
    assert t.is_quiet


@ruling("balance-of-ishtar", 1)
def test_balance_of_ishtar_turns_three_equal_tokens_into_nine_crystals() -> None:
    t = table(seat(play=["balance-of-ishtar"], reserve="AAAWWWF"))

    t.you.activates("balance-of-ishtar")
    assert t.offered == {"air", "water"}
    t.you.picks("water")

    assert t.you.crystals == 9
    assert t.you.reserve == "AAAF"
    assert t.you.turned == ["balance-of-ishtar"]
    assert t.is_quiet


@ruling("balance-of-ishtar", 1)
def test_balance_of_ishtar_needs_three_equal_tokens() -> None:
    t = table(seat(play=["balance-of-ishtar"], reserve="AAWWFFE"))

    assert not t.you.may("activate balance-of-ishtar")
    assert t.you.why_not_card("activate", "balance-of-ishtar") == "few-equal"


@ruling("balance-of-ishtar", 2)
def test_balance_of_ishtar_needs_no_right_to_crystallise() -> None:
    t = table(seat(play=["balance-of-ishtar"], reserve="FFF"), crystallising=False)

    t.you.activates("balance-of-ishtar")

    assert t.you.crystals == 9
    assert t.you.why_not("crystallise", "energy:fire").code == "no-crystallising"
    assert t.is_quiet


@ruling("balance-of-ishtar", 3)
def test_balance_of_ishtar_yields_more_with_a_purse_and_with_the_bonus() -> None:
    t = table(seat(play=["balance-of-ishtar", "purse-of-io"], reserve="FFF"))

    t.you.uses("crystallise").activates("balance-of-ishtar")

    assert t.you.crystals == 9 + 3 + 3
    assert t.is_quiet


@ruling("staff-of-spring", 1)
def test_staff_of_spring_gives_three_crystals_for_each_card_its_owner_summons() -> None:
    t = table(seat("amulet-of-air", "amulet-of-air", play=["staff-of-spring"], reserve="AAAA"))

    t.you.summons("amulet-of-air").summons("amulet-of-air")

    assert t.you.crystals == 6
    assert t.is_quiet


def test_staff_of_spring_does_not_see_its_own_summoning() -> None:
    t = table(seat("staff-of-spring", reserve="EEE"))

    t.you.summons("staff-of-spring")

    assert t.you.crystals == 0


def test_two_staffs_of_spring_add_up() -> None:
    t = table(seat("amulet-of-air", play=["staff-of-spring", "staff-of-spring"], reserve="AA"))

    t.you.summons("amulet-of-air")

    assert t.you.crystals == 6


@ruling("staff-of-spring", 2)
def test_staff_of_spring_ignores_a_card_put_into_play_by_divine_chalice() -> None:
    deck = ["kairn-the-destroyer", "purse-of-io", "figrim-the-avaricious", "wondrous-chest"]
    t = table(seat("divine-chalice", play=["staff-of-spring"], reserve="AWFE"), deck=deck)

    t.you.summons("divine-chalice").picks("kairn-the-destroyer")

    assert t.you.crystals == 3, "the Chalice was summoned, what it brought was not"
    assert t.is_quiet


@ruling("staff-of-spring", 2)
def test_staff_of_spring_ignores_a_card_put_into_play_by_crystal_orb() -> None:
    t = table(seat(play=["staff-of-spring", "crystal-orb"], reserve="AAAA"), deck=["purse-of-io"])

    t.you.activates("crystal-orb").picks("purse-of-io")

    assert t.you.play[-1] == "purse-of-io"
    assert t.you.crystals == 0
    assert t.is_quiet


@ruling("staff-of-spring", 2)
def test_staff_of_spring_ignores_a_card_put_into_play_by_potion_of_dreams() -> None:
    t = table(seat("purse-of-io", play=["staff-of-spring", "potion-of-dreams"]))

    t.you.activates("potion-of-dreams")

    assert t.you.play == ["staff-of-spring", "purse-of-io"]
    assert t.you.crystals == 0
    assert t.is_quiet


@ruling("staff-of-spring", 2)
def test_staff_of_spring_ignores_an_opponents_summons() -> None:
    t = table(seat("amulet-of-air", reserve="AA"), seat(play=["staff-of-spring"]))

    t.you.summons("amulet-of-air")

    assert t.rival.crystals == 0
    assert t.you.crystals == 0


@ruling("temporal-boots", 1)
def test_temporal_boots_cost_nothing() -> None:
    t = table(seat("temporal-boots"))

    assert t.you.may("summon temporal-boots")


@ruling("temporal-boots", 2)
def test_temporal_boots_move_the_marker_one_to_three_spaces_either_way() -> None:
    t = table(seat("temporal-boots"), space=5)

    t.you.summons("temporal-boots")
    assert t.offered == {"-3", "-2", "-1", "1", "2", "3"}
    t.you.picks("-3")

    assert t.t.space == 2
    assert t.is_quiet


@ruling("temporal-boots", 3)
def test_temporal_boots_from_winter_back_to_autumn_turn_the_year_back_and_cards_stay_in_hand() -> None:
    mine = seat("temporal-boots", "purse-of-io", library=([], ["staff-of-spring"]))
    t = table(mine, space=2, year=2)

    t.you.summons("temporal-boots").picks("-3")

    assert (t.t.year, t.t.space) == (1, 11)
    assert t.you.hand == ["purse-of-io"]
    assert t.is_quiet


@ruling("temporal-boots", 3)
def test_temporal_boots_may_turn_the_year_back_to_before_the_year_before_the_first() -> None:
    """Both pairs in round 1, nine spaces with what one Amsug returns; the other Amsug returns them in round 2."""
    mine = seat("temporal-boots", "amsug-longneck", reserve="AW", gauge=2)
    t = table(mine, seat(play=["temporal-boots"]), space=5, year=0)
    t.you.summons("temporal-boots").picks("-3").summons("amsug-longneck")
    t.you.summons("temporal-boots").picks("-3")
    assert (t.t.space, t.t.year) == (11, -1) and t.rival.hand == ["temporal-boots"]


@ruling("temporal-boots", 3)
def test_temporal_boots_do_not_open_a_library_twice() -> None:
    mine = seat("temporal-boots", "temporal-boots", library=(["purse-of-io"], ["staff-of-spring"]))
    t = table(mine, space=12, year=1)

    t.you.summons("temporal-boots").picks("1")
    assert t.you.hand == ["purse-of-io", "temporal-boots"]
    t.you.summons("temporal-boots").picks("-1")
    t.you.ends_turn()

    assert (t.t.year, t.t.space) == (2, 1)
    assert t.you.hand == ["purse-of-io"]
    assert t.is_quiet


@ruling("temporal-boots", 4)
def test_temporal_boots_that_change_the_season_wake_figrim_and_the_hourglass_at_once() -> None:
    mine = seat("temporal-boots", play=["hourglass-of-time"])
    t = table(mine, seat(play=["figrim-the-avaricious"], crystals=2), space=3)
    t.t.crystals[0] = 5

    t.you.summons("temporal-boots").picks("1").takes("F")

    assert t.you.reserve == "F"
    assert (t.you.crystals, t.rival.crystals) == (4, 3)
    assert t.asked == (0, "act")
    assert t.is_quiet


@ruling("temporal-boots", 4)
def test_temporal_boots_change_the_season_backwards_too() -> None:
    t = table(seat("temporal-boots", play=["hourglass-of-time"]), space=4)

    t.you.summons("temporal-boots").picks("-1").takes("E")

    assert t.you.reserve == "E"
    assert t.is_quiet


@ruling("temporal-boots", 4)
def test_temporal_boots_within_a_season_wake_nobody() -> None:
    t = table(seat("temporal-boots", play=["hourglass-of-time"]), space=2)

    t.you.summons("temporal-boots").picks("1")

    assert t.you.reserve == ""
    assert t.is_quiet


@ruling("temporal-boots", 5)
def test_temporal_boots_past_the_last_space_end_the_game_with_the_round() -> None:
    t = table(seat("temporal-boots", play=["wondrous-chest"], reserve="AAAA"), space=12, year=3)

    t.you.summons("temporal-boots").picks("2")
    assert not t.match.over
    assert t.you.may("end-turn")
    t.you.ends_turn()

    assert t.match.over
    assert t.you.crystals == 3, "the end of the round still comes"


@ruling("temporal-boots", 5)
def test_a_second_pair_of_boots_does_not_undo_the_end() -> None:
    t = table(seat("temporal-boots", "temporal-boots"), space=12, year=3)

    t.you.summons("temporal-boots").picks("1").summons("temporal-boots").picks("-3").ends_turn()

    assert t.match.over


@ruling("purse-of-io", 1)
def test_purse_of_io_adds_a_crystal_to_each_token_crystallised() -> None:
    t = table(seat(play=["purse-of-io"], reserve="AE"), crystallising=True)

    t.you.crystallises("air", "earth")

    assert t.you.crystals == (1 + 1) + (3 + 1)
    assert t.is_quiet


@ruling("purse-of-io", 2)
def test_purse_of_io_counts_for_balance_of_ishtar_and_potion_of_life() -> None:
    t = table(seat(play=["purse-of-io", "balance-of-ishtar", "potion-of-life"], reserve="FFFAW"))

    t.you.activates("balance-of-ishtar")
    assert t.you.crystals == 9 + 3
    t.you.activates("potion-of-life")

    assert t.you.crystals == 12 + 2 * (4 + 1)
    assert t.is_quiet


@ruling("purse-of-io", 3)
def test_purse_of_io_counts_neither_for_glutton_cauldron_nor_for_dragon_skull() -> None:
    play = [
        "purse-of-io",
        holding("glutton-cauldron", "AAAAAA"),
        "dragon-skull",
        "beggars-horn",
        "amulet-of-air",
    ]
    t = table(seat(play=play, reserve="A"))

    t.you.activates("glutton-cauldron")
    assert t.you.crystals == 15
    t.you.activates("dragon-skull").picks("beggars-horn", "amulet-of-air", "dragon-skull")

    assert t.you.crystals == 30
    assert t.is_quiet


@ruling("divine-chalice", 1)
def test_divine_chalice_puts_one_of_four_cards_into_play_for_free_and_discards_three() -> None:
    deck = ["lantern-of-xidit", "staff-of-spring", "purse-of-io", "wondrous-chest", "amulet-of-air"]
    t = table(seat("divine-chalice", reserve="AWFE"), deck=deck)

    t.you.summons("divine-chalice")
    assert t.offered == {"lantern-of-xidit", "staff-of-spring", "purse-of-io", "wondrous-chest"}
    t.you.picks("lantern-of-xidit")

    assert t.you.play == ["divine-chalice", "lantern-of-xidit"]
    assert t.discarded == ["purse-of-io", "staff-of-spring", "wondrous-chest"]
    assert t.is_quiet


@ruling("divine-chalice", 1)
def test_divine_chalice_wakes_neither_leech_nor_staff_nor_vase_with_the_card_it_brings() -> None:
    mine = seat(
        "divine-chalice", play=["staff-of-spring", "yjangs-forgotten-vase"], reserve="AWFE", crystals=5
    )
    deck = ["runic-cube-of-eolis", "purse-of-io", "wondrous-chest", "amulet-of-air"]
    t = table(mine, seat(play=["arcano-leech"]), deck=deck)

    t.you.summons("divine-chalice").takes("A").picks("runic-cube-of-eolis")

    assert t.you.crystals == 5 - 1 + 3, "once each, for the Chalice itself"
    assert t.you.reserve == "A"
    assert t.rival.crystals == 1
    assert t.is_quiet


@ruling("divine-chalice", 2)
def test_divine_chalice_without_room_on_the_gauge_discards_all_four() -> None:
    deck = ["runic-cube-of-eolis", "purse-of-io", "wondrous-chest", "amulet-of-air"]
    t = table(seat("divine-chalice", reserve="AWFE", gauge=1), deck=deck)

    t.you.summons("divine-chalice")

    assert t.you.play == ["divine-chalice"]
    assert t.discarded == sorted(deck)
    assert t.is_quiet


def test_a_card_brought_by_the_chalice_has_its_immediate_effect() -> None:
    deck = ["amulet-of-earth", "purse-of-io", "wondrous-chest", "amulet-of-air"]
    t = table(seat("divine-chalice", reserve="AWFE"), deck=deck)

    t.you.summons("divine-chalice").picks("amulet-of-earth")

    assert t.you.crystals == 9
    assert t.is_quiet


@ruling("syllas-the-faithful", 1)
def test_syllas_makes_each_opponent_sacrifice_one_of_their_cards() -> None:
    mine = seat("syllas-the-faithful", play=["staff-of-spring"], reserve="FFF")
    second = seat(play=["amulet-of-air", "purse-of-io"])
    third = seat(play=[turned("potion-of-life")])
    t = table(mine, second, third)

    t.you.summons("syllas-the-faithful")
    assert t.asked == (1, "sacrifice")
    assert t.offered == {"amulet-of-air", "purse-of-io"}
    t.rival.picks("purse-of-io")

    assert t.you.play == ["staff-of-spring", "syllas-the-faithful"]
    assert t.rival.play == ["amulet-of-air"]
    assert t.third is not None and t.third.play == []
    assert t.discarded == ["potion-of-life", "purse-of-io"]
    assert t.is_quiet


def test_syllas_does_nothing_to_an_opponent_without_cards_in_play() -> None:
    t = table(seat("syllas-the-faithful", reserve="FFF"))

    t.you.summons("syllas-the-faithful")

    assert t.discarded == []
    assert t.is_quiet
