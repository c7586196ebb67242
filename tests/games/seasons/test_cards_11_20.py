"""Rulings on cards 11 to 20 (rulebook, «Lista de cartas y aclaraciones»)."""

import pytest

from .players import holding, ruling, seat, table, turned


@ruling("figrim-the-avaricious", 1)
@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_costs_more_crystals_with_more_players(players: int, cost: int) -> None:
    others = [seat() for _ in range(players - 1)]

    t = table(seat("figrim-the-avaricious", crystals=cost), *others)
    t.you.summons("figrim-the-avaricious")
    assert t.you.crystals == 0
    assert t.is_quiet

    t = table(seat("figrim-the-avaricious", crystals=cost - 1), *others)
    assert t.you.why_not_card("summon", "figrim-the-avaricious") == "few-crystals"


@ruling("figrim-the-avaricious", 2)
def test_figrim_takes_a_crystal_from_each_opponent_at_a_change_of_season() -> None:
    mine = seat(play=["figrim-the-avaricious"], crystals=10)
    t = table(mine, seat(crystals=5), seat(crystals=1), space=3, dots=1)

    t.you.ends_turn()

    assert t.t.space == 4
    assert t.you.crystals == 12
    assert t.rival.crystals == 4
    assert t.third is not None and t.third.crystals == 0
    assert t.is_quiet


@ruling("figrim-the-avaricious", 2)
def test_figrim_sleeps_while_the_season_lasts() -> None:
    t = table(seat(play=["figrim-the-avaricious"]), seat(crystals=5), space=1, dots=2)

    t.you.ends_turn()

    assert t.t.space == 3
    assert (t.you.crystals, t.rival.crystals) == (0, 5)


@ruling("figrim-the-avaricious", 3)
def test_figrim_does_not_affect_a_player_without_crystals() -> None:
    mine = seat(play=["figrim-the-avaricious"])
    t = table(mine, seat(crystals=0), seat(crystals=3), space=3)

    t.you.ends_turn()

    assert t.you.crystals == 1
    assert t.rival.crystals == 0
    assert t.is_quiet


@ruling("naria-the-prophetess", 1)
def test_naria_draws_a_card_for_each_player_keeps_one_and_gives_the_others() -> None:
    deck = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "amulet-of-water"]
    t = table(seat("naria-the-prophetess", crystals=3), seat(), seat(), deck=deck)

    t.you.summons("naria-the-prophetess")
    assert t.asked == (0, "keep")
    assert t.offered == {"amulet-of-air", "amulet-of-fire", "amulet-of-earth"}
    t.you.picks("amulet-of-fire")
    assert t.asked == (0, "give")
    t.you.picks("amulet-of-earth")

    assert t.you.hand == ["amulet-of-fire"]
    assert t.rival.hand == ["amulet-of-earth"]
    assert t.third is not None and t.third.hand == ["amulet-of-air"]
    assert t.top == "amulet-of-water"
    assert t.is_quiet


@ruling("wondrous-chest", 1)
@pytest.mark.parametrize(("reserve", "crystals"), [("AAA", 0), ("AAAA", 3), ("AAWWFFE", 3)])
def test_wondrous_chest_gives_three_crystals_with_four_tokens_or_more(reserve: str, crystals: int) -> None:
    t = table(seat(play=["wondrous-chest"], reserve=reserve))

    t.you.ends_turn()

    assert t.you.crystals == crystals
    assert t.is_quiet


@ruling("wondrous-chest", 1)
def test_wondrous_chest_gives_its_crystals_in_each_round() -> None:
    t = table(seat(play=["wondrous-chest"], reserve="AAAA"), chance=[(5, 1, 2)])

    t.you.ends_turn()
    assert t.you.crystals == 3
    t.you.picks("2")
    t.rival.picks("1")
    t.you.ends_turn()
    t.rival.ends_turn()

    assert t.you.reserve == "AAAAA"
    assert t.you.crystals == 6
    assert t.is_quiet


@ruling("wondrous-chest", 2)
def test_wondrous_chest_counts_a_grimoires_tokens_but_not_those_on_amulet_or_cauldron() -> None:
    outside = [holding("amulet-of-water", "AAAA"), holding("glutton-cauldron", "AAAA")]
    t = table(seat(play=["wondrous-chest", *outside], reserve="AAA"))
    t.you.ends_turn()
    assert t.you.crystals == 0

    # Tokens on a Grimoire are part of the reserve, ten in all.
    t = table(seat(play=["wondrous-chest", "bespelled-grimoire"], reserve="AAAAAAAAAA"))
    t.you.ends_turn()
    assert t.you.crystals == 3


@ruling("beggars-horn", 1)
@pytest.mark.parametrize(("reserve", "wakes"), [("", True), ("F", True), ("FF", False)])
def test_beggars_horn_gives_a_token_with_one_or_none_in_reserve(reserve: str, wakes: bool) -> None:
    t = table(seat(play=["beggars-horn"], reserve=reserve))

    t.you.ends_turn()
    if wakes:
        t.you.takes("W")

    assert t.you.reserve == ("W" if wakes else "") + reserve
    assert t.is_quiet


@ruling("beggars-horn", 2)
def test_beggars_horn_counts_a_grimoires_tokens_but_not_those_on_amulet_or_cauldron() -> None:
    outside = [holding("amulet-of-water", "AAAA"), holding("glutton-cauldron", "AAAA")]
    t = table(seat(play=["beggars-horn", *outside], reserve="A"))
    t.you.ends_turn().takes("A")
    assert t.you.reserve == "AA"

    t = table(seat(play=["beggars-horn", "bespelled-grimoire"], reserve="AA"))
    t.you.ends_turn()
    assert t.you.reserve == "AA"
    assert t.is_quiet


def test_two_beggars_horns_add_up() -> None:
    """Silent in the book: both look at the reserve of the same moment."""
    t = table(seat(play=["beggars-horn", "beggars-horn"], reserve="A"))

    t.you.ends_turn().takes("FE")

    assert t.you.reserve == "AFE"
    assert t.is_quiet


@ruling("die-of-malice", 1)
def test_die_of_malice_costs_nothing() -> None:
    t = table(seat("die-of-malice"))

    t.you.summons("die-of-malice")

    assert t.you.play == ["die-of-malice"]
    assert t.is_quiet


@ruling("die-of-malice", 2)
def test_die_of_malice_is_offered_before_the_die_and_not_after() -> None:
    t = table(seat(play=["die-of-malice"], die="winter-2/2"), step="die")

    assert t.asked == (0, "before-die")
    t.you.picks("done")

    assert t.you.reserve == "WW"
    assert not t.you.may("activate die-of-malice")
    assert t.you.why_not_card("activate", "die-of-malice") == "before-die"
    assert t.is_quiet


@ruling("die-of-malice", 2)
def test_nothing_else_may_be_done_before_the_die() -> None:
    t = table(seat("temporal-boots", play=["die-of-malice"]), step="die")

    assert t.offered == {"done", "die-of-malice"}
    assert t.you.why_not_card("summon", "temporal-boots") == "die-first"
    assert t.you.why_not_card("activate", "die-of-malice") is None


@ruling("die-of-malice", 3)
def test_die_of_malice_rerolls_the_die_and_only_the_new_face_counts() -> None:
    # winter-2/2 shows two water and a crystal, winter-2/3 two fire and a star
    t = table(seat(play=["die-of-malice"], die="winter-2/2", gauge=4), step="die", chance=[3])

    t.you.picks("die-of-malice")

    assert t.you.reserve == "FF"
    assert t.you.gauge == 5
    assert t.you.crystals == 2
    assert t.is_quiet


@ruling("die-of-malice", 4)
def test_die_of_malice_is_worth_two_crystals_each_time() -> None:
    t = table(seat(play=["die-of-malice"], die="winter-2/1"), step="die", chance=[1])

    t.you.picks("die-of-malice")

    assert t.you.crystals == 2
    assert t.you.turned == ["die-of-malice"]
    assert t.is_quiet


@ruling("die-of-malice", 5)
def test_two_dice_of_malice_may_be_used_one_after_the_other() -> None:
    mine = seat(play=["die-of-malice", "die-of-malice"], die="winter-2/1")
    t = table(mine, step="die", chance=[2, 3])

    t.you.picks("die-of-malice")
    assert t.asked == (0, "before-die")
    t.you.picks("die-of-malice")

    assert t.you.crystals == 4
    assert t.you.reserve == "FF", "neither the first face nor the second counts"
    assert t.is_quiet


@ruling("kairn-the-destroyer", 1)
def test_kairn_costs_a_token_and_each_opponent_four_crystals() -> None:
    t = table(seat(play=["kairn-the-destroyer"], reserve="AF"), seat(crystals=9), seat(crystals=3))

    t.you.activates("kairn-the-destroyer")
    assert t.offered == {"air", "fire"}
    t.you.picks("fire")

    assert t.you.reserve == "A"
    assert t.rival.crystals == 5
    assert t.third is not None and t.third.crystals == 0, "nobody goes below zero"
    assert t.is_quiet


@ruling("kairn-the-destroyer", 1)
def test_kairn_needs_a_token() -> None:
    t = table(seat(play=["kairn-the-destroyer"]), seat(crystals=9))

    assert t.you.why_not_card("activate", "kairn-the-destroyer") == "few-tokens"


@ruling("amsug-longneck", 1)
def test_amsug_returns_a_magic_item_of_each_player_to_their_hands() -> None:
    mine = seat("amsug-longneck", play=["staff-of-spring", "purse-of-io"], reserve="AW")
    t = table(mine, seat(play=["amulet-of-air", "kairn-the-destroyer"]))

    t.you.summons("amsug-longneck")
    assert t.offered == {"staff-of-spring", "purse-of-io"}
    t.you.picks("staff-of-spring")

    assert t.you.play == ["purse-of-io", "amsug-longneck"]
    assert t.you.hand == ["staff-of-spring"]
    assert t.rival.play == ["kairn-the-destroyer"]
    assert t.rival.hand == ["amulet-of-air"]
    assert t.is_quiet


@ruling("amsug-longneck", 2)
def test_amsug_does_not_affect_players_without_magic_items() -> None:
    t = table(seat("amsug-longneck", reserve="AW"), seat(play=["kairn-the-destroyer"]))

    t.you.summons("amsug-longneck")

    assert t.you.play == ["amsug-longneck"]
    assert t.rival.play == ["kairn-the-destroyer"]
    assert t.is_quiet


def test_a_card_returned_by_amsug_comes_back_straight_and_empty() -> None:
    play = [holding("amulet-of-water", "FFFF") | {"turned": True}]
    t = table(seat("amsug-longneck", play=play, reserve="AWWW"))

    t.you.summons("amsug-longneck").summons("amulet-of-water").takes("EEEE")

    assert t.you.on("amulet-of-water") == "EEEE"
    assert t.you.turned == []
    assert t.is_quiet


@ruling("bespelled-grimoire", 1)
def test_bespelled_grimoire_brings_two_tokens_of_choice() -> None:
    t = table(seat("bespelled-grimoire", reserve="WE"))

    t.you.summons("bespelled-grimoire").takes("FF")

    assert t.you.reserve == "FF"
    assert t.is_quiet


@ruling("bespelled-grimoire", 2)
def test_bespelled_grimoire_raises_the_limit_to_ten() -> None:
    t = table(seat("potion-of-knowledge", play=["bespelled-grimoire"], reserve="WWAAAAAAA"))

    t.you.summons("potion-of-knowledge").activates("potion-of-knowledge").takes("FFFFF")
    assert t.asked == (0, "overflow")
    t.you.picks("air", "fire")

    assert len(t.you.reserve) == 10
    assert t.is_quiet


@ruling("bespelled-grimoire", 3)
def test_a_grimoires_tokens_count_for_the_chest_and_the_lantern() -> None:
    play = ["bespelled-grimoire", "wondrous-chest", "lantern-of-xidit"]
    t = table(seat(play=play, reserve="AAAAAAAAAA"), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 3 + 30
    assert t.match.over


@ruling("bespelled-grimoire", 3)
def test_a_grimoires_tokens_are_copied_by_lewis_and_turned_by_air_elemental() -> None:
    mine = seat("lewis-greyface", "air-elemental", play=["bespelled-grimoire"], reserve="AFAAA")
    t = table(mine, seat(play=["bespelled-grimoire"], reserve="WWWWWWWWWE"))

    t.you.summons("air-elemental").summons("lewis-greyface")

    assert t.rival.reserve == "A" * 10
    assert t.you.reserve == "A" * 10
    assert t.is_quiet


@ruling("bespelled-grimoire", 3)
def test_a_grimoires_tokens_are_lost_to_dreams_and_the_treatise_and_crystallised_by_life() -> None:
    play = ["bespelled-grimoire", "potion-of-life"]
    t = table(seat(play=play, reserve="AAAAAAAAAA"))
    t.you.activates("potion-of-life")
    assert (t.you.crystals, t.you.reserve) == (40, "")

    t = table(seat("purse-of-io", play=["bespelled-grimoire", "potion-of-dreams"], reserve="AAAAAAAAAA"))
    t.you.activates("potion-of-dreams")
    assert t.you.reserve == ""

    play = ["bespelled-grimoire", "cursed-treatise-of-arus"]
    t = table(seat("syllas-the-faithful", reserve="FFF"), seat(play=play, reserve="AAAAAAAAAA"))
    t.you.summons("syllas-the-faithful")
    t.rival.picks("cursed-treatise-of-arus")
    assert t.rival.reserve == ""
    assert t.is_quiet


@ruling("bespelled-grimoire", 4)
def test_a_grimoires_tokens_are_the_reserves_own_and_need_no_shifting() -> None:
    """Tokens may be shifted at any time, so one reserve of ten is the same table."""
    t = table(seat("lantern-of-xidit", play=["bespelled-grimoire"], reserve="FFFEEEAAAA"), crystallising=True)

    t.you.summons("lantern-of-xidit").crystallises("air", "air", "air", "air")

    assert t.you.reserve == ""
    assert t.is_quiet


@ruling("bespelled-grimoire", 4)
def test_when_a_grimoire_leaves_its_owner_chooses_which_seven_to_keep() -> None:
    mine = seat("amsug-longneck", play=["bespelled-grimoire"], reserve="AWFFFFEEEE")
    t = table(mine)

    t.you.summons("amsug-longneck")
    assert t.asked == (0, "overflow")
    t.you.picks("earth")

    assert t.you.reserve == "FFFFEEE"
    assert t.is_quiet


@ruling("bespelled-grimoire", 5)
def test_a_second_grimoire_does_not_raise_the_limit_further() -> None:
    mine = seat("bespelled-grimoire", play=["bespelled-grimoire"], reserve="WEAAAAAAAA")
    t = table(mine)

    t.you.summons("bespelled-grimoire").takes("FF")
    assert len(t.you.reserve) == 10
    t.you.ends_turn()

    assert t.match.view(0)["table"]["seats"][0]["limit"] == 10
    assert t.is_quiet


@ruling("ragfields-helm", 1)
@pytest.mark.parametrize(
    ("theirs", "crystals"), [([], 20), (["amulet-of-air"], 20), (["amulet-of-air", "purse-of-io"], 0)]
)
def test_ragfields_helm_rewards_more_cards_in_play_and_not_a_tie(theirs: list[str], crystals: int) -> None:
    mine = seat(play=["ragfields-helm", "staff-of-spring"])
    t = table(mine, seat(play=theirs), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == crystals
    assert t.match.over


@ruling("hand-of-fortune", 1)
def test_hand_of_fortune_takes_one_energy_of_choice_off_a_cost() -> None:
    t = table(seat("divine-chalice", play=["hand-of-fortune"], reserve="AWFE"), deck=["purse-of-io"])

    t.you.summons("divine-chalice")
    assert t.asked == (0, "waive")
    assert t.offered == {"air", "water", "fire", "earth"}
    t.you.picks("fire")

    assert t.you.reserve == "F"
    assert t.is_quiet


@ruling("hand-of-fortune", 1)
def test_hand_of_fortune_waives_what_is_missing_when_only_that_will_do() -> None:
    t = table(seat("scepter-of-greatness", play=["hand-of-fortune"], reserve="AWF"))

    t.you.summons("scepter-of-greatness")

    assert t.you.reserve == ""
    assert t.you.crystals == 3
    assert t.is_quiet


@ruling("hand-of-fortune", 1)
def test_hand_of_fortune_never_takes_the_last_token_off() -> None:
    t = table(seat("cursed-treatise-of-arus", play=["hand-of-fortune"], reserve="A"))
    assert t.you.why_not_card("summon", "cursed-treatise-of-arus") == "few-energy"

    mine = seat("amulet-of-earth", play=["hand-of-fortune", "hand-of-fortune"], reserve="EE")
    t = table(mine)
    t.you.summons("amulet-of-earth")
    assert t.you.reserve == "E", "two Hands, but a cost of two falls to one only"
    assert t.is_quiet


def test_two_hands_of_fortune_add_up() -> None:
    mine = seat("scepter-of-greatness", play=["hand-of-fortune", "hand-of-fortune"], reserve="AW")
    t = table(mine)

    t.you.summons("scepter-of-greatness")

    assert t.you.reserve == ""
    assert t.you.crystals == 6
    assert t.is_quiet


def test_hand_of_fortune_leaves_costs_in_crystals_alone() -> None:
    t = table(seat("balance-of-ishtar", play=["hand-of-fortune"], crystals=1))

    assert t.you.why_not_card("summon", "balance-of-ishtar") == "few-crystals"


@ruling("hand-of-fortune", 2)
def test_hand_of_fortune_never_lowers_an_activation_cost() -> None:
    t = table(seat(play=["hand-of-fortune", "crystal-orb"], reserve="AAA"), deck=["purse-of-io"])

    t.you.activates("crystal-orb")

    assert t.offered == {"done"}, "four tokens are needed, not three"


@ruling("hand-of-fortune", 3)
def test_hand_of_fortune_lowers_the_cost_of_the_elemental_amulet() -> None:
    t = table(seat("elemental-amulet", play=["hand-of-fortune"], reserve="AE"))

    t.you.summons("elemental-amulet").picks("air", "earth", "done", "earth")

    assert t.you.reserve == "E"
    assert t.you.crystals == 5
    assert t.you.gauge == 10
    assert t.is_quiet


def test_a_turned_card_cannot_be_activated_again() -> None:
    t = table(seat(play=[turned("kairn-the-destroyer")], reserve="A"))

    assert t.you.why_not_card("activate", "kairn-the-destroyer") == "turned"
