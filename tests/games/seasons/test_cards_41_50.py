"""Rulings on cards 41 to 50 (rulebook, «Lista de cartas y aclaraciones»)."""

import pytest

from .players import holding, ruling, seat, table


@ruling("thieving-fairies", 1)
@pytest.mark.parametrize(("players", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_thieving_fairies_cost_more_crystals_with_more_players(players: int, cost: int) -> None:
    others = [seat() for _ in range(players - 1)]

    t = table(seat("thieving-fairies", crystals=cost), *others)
    t.you.summons("thieving-fairies")
    assert t.you.crystals == 0

    if cost:
        t = table(seat("thieving-fairies", crystals=cost - 1), *others)
        assert t.you.why_not_card("summon", "thieving-fairies") == "few-crystals"


@ruling("thieving-fairies", 2)
def test_thieving_fairies_watch_activations_only() -> None:
    mine = seat("amulet-of-earth", play=["wondrous-chest"], reserve="EEAAAA", crystals=5)
    t = table(mine, seat(play=["thieving-fairies"]))

    t.you.summons("amulet-of-earth").ends_turn()

    assert t.you.crystals == 5 + 9 + 3
    assert t.rival.crystals == 0
    assert t.is_quiet


@ruling("thieving-fairies", 3, 4)
def test_thieving_fairies_get_one_crystal_of_the_opponent_and_one_of_the_stock() -> None:
    mine = seat(play=["idol-of-the-familiar", "kairn-the-destroyer"], crystals=5)
    t = table(mine, seat(play=["thieving-fairies"], crystals=1))

    t.you.activates("idol-of-the-familiar")

    assert t.you.crystals == 5 - 1 + 1, "one given, one gained for Kairn"
    assert t.rival.crystals == 1 + 2
    assert t.is_quiet


@ruling("thieving-fairies", 5)
def test_an_opponent_without_crystals_may_activate_and_the_fairies_get_one() -> None:
    t = table(seat(play=["balance-of-ishtar"], reserve="AAA"), seat(play=["thieving-fairies"]))

    t.you.activates("balance-of-ishtar")

    assert t.you.crystals == 9
    assert t.rival.crystals == 1
    assert t.is_quiet


def test_thieving_fairies_ignore_their_owners_activations() -> None:
    t = table(seat(play=["thieving-fairies", "balance-of-ishtar"], reserve="AAA"))

    t.you.activates("balance-of-ishtar")

    assert t.you.crystals == 9
    assert t.is_quiet


def test_thieving_fairies_come_after_the_cost_of_the_activation() -> None:
    """Silent in the book: a player who pays the last crystals for an activation has none to give."""
    t = table(seat(play=["mirror-of-the-seasons"], reserve="A", crystals=1), seat(play=["thieving-fairies"]))

    t.you.activates("mirror-of-the-seasons").picks("fire")

    assert t.you.reserve == "F"
    assert t.rival.crystals == 1
    assert t.is_quiet


@ruling("cursed-treatise-of-arus", 1)
def test_cursed_treatise_gives_two_tokens_one_on_the_gauge_and_ten_crystals() -> None:
    t = table(seat("cursed-treatise-of-arus", reserve="W", gauge=1))

    t.you.summons("cursed-treatise-of-arus").takes("FE")

    assert t.you.reserve == "FE"
    assert t.you.gauge == 2
    assert t.you.crystals == 10
    assert t.is_quiet


@ruling("cursed-treatise-of-arus", 2)
def test_sacrificing_the_treatise_discards_the_whole_reserve_a_grimoires_tokens_too() -> None:
    play = ["cursed-treatise-of-arus", "bespelled-grimoire", "amulet-of-air", "dragon-skull"]
    t = table(seat(play=play, reserve="AAAAAAAAAA"))

    t.you.activates("dragon-skull").picks("cursed-treatise-of-arus", "amulet-of-air", "dragon-skull")

    assert t.you.reserve == ""
    assert t.you.crystals == 15
    assert t.is_quiet


@ruling("cursed-treatise-of-arus", 2)
def test_the_treatise_returned_to_the_hand_is_not_sacrificed() -> None:
    mine = seat("amsug-longneck", play=["cursed-treatise-of-arus"], reserve="AWFF")
    t = table(mine)

    t.you.summons("amsug-longneck")

    assert t.you.reserve == "FF"
    assert t.is_quiet


@ruling("cursed-treatise-of-arus", 3)
def test_sacrificing_the_treatise_spares_tokens_on_amulet_and_cauldron() -> None:
    play = [
        "cursed-treatise-of-arus",
        holding("amulet-of-water", "EE"),
        holding("glutton-cauldron", "FF"),
    ]
    t = table(seat("syllas-the-faithful", reserve="FFF"), seat(play=play, reserve="AA"))

    t.you.summons("syllas-the-faithful")
    t.rival.picks("cursed-treatise-of-arus")

    assert t.rival.reserve == ""
    assert t.rival.on("amulet-of-water") == "EE"
    assert t.rival.on("glutton-cauldron") == "FF"
    assert t.is_quiet


@ruling("cursed-treatise-of-arus", 4)
def test_the_treatise_costs_ten_points_at_the_end() -> None:
    t = table(seat(play=["cursed-treatise-of-arus"], crystals=3), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None and t.match.outcome.scores[0] == -7, "no floor at zero"


@ruling("idol-of-the-familiar", 1)
def test_idol_gives_a_crystal_for_each_familiar_in_play() -> None:
    play = ["idol-of-the-familiar", "kairn-the-destroyer", "amsug-longneck", "purse-of-io"]
    t = table(seat("figrim-the-avaricious", play=play), seat(play=["titus-deepgaze"]))

    t.you.activates("idol-of-the-familiar")

    assert t.you.crystals == 2
    assert t.is_quiet


@ruling("idol-of-the-familiar", 2)
def test_idol_gives_ten_crystals_on_entering_play() -> None:
    t = table(seat("idol-of-the-familiar", reserve="AWFE"))

    t.you.summons("idol-of-the-familiar")

    assert t.you.crystals == 10
    assert t.you.may("activate idol-of-the-familiar"), "from the turn in which it enters play"
    assert t.is_quiet


@ruling("necrotic-kriss", 1)
def test_necrotic_kriss_says_which_of_two_equal_familiars_is_in_the_hand() -> None:
    """Glosario: a card is discarded from the hand, and sacrificed in play."""
    t = table(seat("kairn-the-destroyer", play=["necrotic-kriss", "kairn-the-destroyer"]))

    t.you.activates("necrotic-kriss")

    (decision,) = t.match.pending
    assert [option.text("en") for option in decision.options] == [
        "Discard Kairn the Destroyer",
        "Sacrifice Kairn the Destroyer",
    ]


@ruling("necrotic-kriss", 1)
def test_necrotic_kriss_takes_either_of_two_equal_familiars_of_the_hand() -> None:
    t = table(seat("kairn-the-destroyer", "kairn-the-destroyer", play=["necrotic-kriss"]))

    t.you.activates("necrotic-kriss").takes("AAAA")

    assert t.you.hand == ["kairn-the-destroyer"] and t.you.reserve == "AAAA" and t.is_quiet


@ruling("necrotic-kriss", 1)
def test_kriss_trades_a_familiar_of_the_hand_or_in_play_for_four_tokens() -> None:
    mine = seat("figrim-the-avaricious", "purse-of-io", play=["necrotic-kriss", "kairn-the-destroyer"])
    t = table(mine)

    t.you.activates("necrotic-kriss")
    assert t.offered == {"figrim-the-avaricious", "kairn-the-destroyer"}
    t.you.picks("kairn-the-destroyer").takes("AWFE")

    assert t.you.reserve == "AWFE"
    assert t.you.play == ["necrotic-kriss"]
    assert t.discarded == ["kairn-the-destroyer"]
    assert t.is_quiet


@ruling("necrotic-kriss", 1)
def test_kriss_takes_a_familiar_of_the_hand_and_needs_one() -> None:
    t = table(seat("figrim-the-avaricious", play=["necrotic-kriss"]))
    t.you.activates("necrotic-kriss").takes("AAAA")
    assert t.you.hand == []
    assert t.discarded == ["figrim-the-avaricious"]
    assert t.is_quiet

    t = table(seat("purse-of-io", play=["necrotic-kriss"]))
    assert t.you.why_not_card("activate", "necrotic-kriss") == "no-familiar"


@ruling("lantern-of-xidit", 1)
def test_lantern_gives_three_crystals_for_each_token_at_the_end_of_the_game() -> None:
    t = table(seat(play=["lantern-of-xidit"], reserve="AWF"), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 9
    assert t.match.outcome is not None and t.match.outcome.scores[0] == 9 + 24


@ruling("lantern-of-xidit", 2)
def test_lantern_counts_a_grimoires_tokens() -> None:
    t = table(seat(play=["lantern-of-xidit", "bespelled-grimoire"], reserve="A" * 10), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 30


@ruling("lantern-of-xidit", 3)
def test_lantern_does_not_count_tokens_on_amulet_or_cauldron() -> None:
    play = ["lantern-of-xidit", holding("amulet-of-water", "EEEE"), holding("glutton-cauldron", "FF")]
    t = table(seat(play=play, reserve="A"), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 3


@ruling("sealed-chest-of-urm", 1)
@pytest.mark.parametrize(
    ("play", "crystals"), [([], 20), (["purse-of-io"], 20), (["kairn-the-destroyer"], 0)]
)
def test_sealed_chest_gives_twenty_crystals_without_familiars_in_play(play: list[str], crystals: int) -> None:
    t = table(seat(play=["sealed-chest-of-urm", *play]), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == crystals


@ruling("sealed-chest-of-urm", 2)
def test_familiars_in_hand_do_not_cancel_the_sealed_chest() -> None:
    t = table(seat("kairn-the-destroyer", play=["sealed-chest-of-urm"]), year=3, space=12)

    t.you.ends_turn()

    assert t.you.crystals == 20
    assert t.match.outcome is not None and t.match.outcome.scores[0] == 20 + 10 - 5


@ruling("mirror-of-the-seasons", 1, 2)
def test_mirror_changes_as_many_equal_tokens_as_crystals_paid_into_equal_ones() -> None:
    t = table(seat(play=["mirror-of-the-seasons"], reserve="AAAAF", crystals=3))

    t.you.activates("mirror-of-the-seasons").picks("air")
    assert t.offered == {"1", "2", "3"}, "no more than crystals"
    t.you.picks("3")
    assert t.offered == {"water", "fire", "earth"}, "another energy"
    t.you.picks("earth")

    assert t.you.reserve == "AFEEE"
    assert t.you.crystals == 0
    assert t.is_quiet


@ruling("mirror-of-the-seasons", 3)
def test_mirror_needs_at_least_one_crystal_and_one_token() -> None:
    t = table(seat(play=["mirror-of-the-seasons"], reserve="A", crystals=0))
    assert t.you.why_not_card("activate", "mirror-of-the-seasons") == "few-crystals"

    t = table(seat(play=["mirror-of-the-seasons"], crystals=4))
    assert t.you.why_not_card("activate", "mirror-of-the-seasons") == "few-tokens"

    t = table(seat(play=["mirror-of-the-seasons"], reserve="AA", crystals=4))
    t.you.activates("mirror-of-the-seasons")
    assert t.offered == {"1", "2"}, "zero is no choice"


@ruling("pendant-of-ragnor", 1)
def test_pendant_gives_a_token_for_each_other_magic_item() -> None:
    play = ["amulet-of-air", "purse-of-io", "kairn-the-destroyer"]
    t = table(seat("pendant-of-ragnor", play=play, reserve="AWF"))

    t.you.summons("pendant-of-ragnor").takes("EE")

    assert t.you.reserve == "EE"
    assert t.is_quiet


@ruling("sid-nightshade", 1)
@pytest.mark.parametrize(("players", "cost"), [(2, "E"), (3, "EE"), (4, "EEE")])
def test_sid_costs_more_earth_with_more_players(players: int, cost: str) -> None:
    others = [seat() for _ in range(players - 1)]

    t = table(seat("sid-nightshade", reserve=cost), *others)
    t.you.summons("sid-nightshade")
    assert t.you.reserve == ""

    t = table(seat("sid-nightshade", reserve=cost[1:] + "A"), *others)
    assert t.you.why_not_card("summon", "sid-nightshade") == "few-energy"


@ruling("sid-nightshade", 2)
def test_sid_takes_five_crystals_from_each_opponent_of_the_richest_player() -> None:
    t = table(seat("sid-nightshade", reserve="EE", crystals=10), seat(crystals=9), seat(crystals=6))

    t.you.summons("sid-nightshade")

    assert t.you.crystals == 20
    assert t.rival.crystals == 4
    assert t.third is not None and t.third.crystals == 1
    assert t.is_quiet


@ruling("sid-nightshade", 3)
@pytest.mark.parametrize("theirs", [10, 11])
def test_sid_takes_nothing_when_somebody_has_as_many_crystals(theirs: int) -> None:
    t = table(seat("sid-nightshade", reserve="EE", crystals=10), seat(crystals=theirs), seat(crystals=3))

    t.you.summons("sid-nightshade")

    assert t.you.crystals == 10
    assert t.third is not None and t.third.crystals == 3
    assert t.is_quiet


@ruling("sid-nightshade", 4)
def test_sid_skips_a_player_without_crystals_and_robs_the_others() -> None:
    t = table(seat("sid-nightshade", reserve="EE", crystals=10), seat(crystals=0), seat(crystals=6))

    t.you.summons("sid-nightshade")

    assert t.you.crystals == 15
    assert t.rival.crystals == 0
    assert t.is_quiet


@ruling("sid-nightshade", 5)
def test_sid_takes_all_from_a_player_with_fewer_than_five() -> None:
    t = table(seat("sid-nightshade", reserve="E", crystals=10), seat(crystals=3))

    t.you.summons("sid-nightshade")

    assert (t.you.crystals, t.rival.crystals) == (13, 0)
    assert t.is_quiet


@ruling("damned-soul-of-onys", 1)
def test_onys_gives_ten_crystals_and_a_water_token() -> None:
    t = table(seat("damned-soul-of-onys", reserve="WA"))

    t.you.summons("damned-soul-of-onys")

    assert t.you.crystals == 10
    assert t.you.reserve == "AW"
    assert t.is_quiet


@ruling("damned-soul-of-onys", 2)
def test_who_receives_onys_gets_neither_crystals_nor_water() -> None:
    t = table(seat(play=["damned-soul-of-onys"], reserve="W"))

    t.you.activates("damned-soul-of-onys")

    assert t.rival.play == ["damned-soul-of-onys"]
    assert (t.rival.crystals, t.rival.reserve) == (0, "")
    assert t.is_quiet


@ruling("damned-soul-of-onys", 3)
def test_onys_is_handed_to_the_left_for_a_water_token_in_ones_own_turn() -> None:
    t = table(seat(play=["damned-soul-of-onys"], reserve="WA"), seat(), seat())

    t.you.activates("damned-soul-of-onys")

    assert t.you.play == []
    assert t.you.reserve == "A"
    assert t.rival.play == ["damned-soul-of-onys"]
    assert t.rival.turned == []
    assert t.is_quiet


@ruling("damned-soul-of-onys", 3)
def test_onys_is_not_handed_over_without_water() -> None:
    t = table(seat(play=["damned-soul-of-onys"], reserve="AFE"))

    assert t.you.why_not_card("activate", "damned-soul-of-onys") == "few-tokens"


@ruling("damned-soul-of-onys", 4)
def test_onys_may_change_hands_several_times_in_a_round() -> None:
    t = table(seat(play=["damned-soul-of-onys"], reserve="W"), seat(reserve="W"), first=0)

    t.you.activates("damned-soul-of-onys").ends_turn()
    t.rival.activates("damned-soul-of-onys")

    assert t.you.play == ["damned-soul-of-onys"]
    assert t.rival.play == []
    assert t.is_quiet


@ruling("damned-soul-of-onys", 5)
def test_onys_costs_its_owner_three_crystals_at_the_end_of_the_round() -> None:
    t = table(seat(play=["damned-soul-of-onys"], crystals=5), seat(crystals=5))
    t.you.ends_turn()
    assert (t.you.crystals, t.rival.crystals) == (2, 5)

    t = table(seat(play=["damned-soul-of-onys"], reserve="W", crystals=5), seat(crystals=2))
    t.you.activates("damned-soul-of-onys").ends_turn()
    assert (t.you.crystals, t.rival.crystals) == (5, 0), "whoever owns it now, and nobody below zero"
    assert t.is_quiet


@ruling("damned-soul-of-onys", 6)
def test_onys_costs_five_points_at_the_end() -> None:
    t = table(seat(play=["damned-soul-of-onys"], crystals=10), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None and t.match.outcome.scores[0] == 10 - 3 - 5


@ruling("damned-soul-of-onys", 7)
def test_onys_is_received_whatever_the_gauge() -> None:
    t = table(seat(play=["damned-soul-of-onys"], reserve="W"), seat(play=["purse-of-io"], gauge=1))

    t.you.activates("damned-soul-of-onys")

    assert t.rival.play == ["purse-of-io", "damned-soul-of-onys"]
    assert t.is_quiet
