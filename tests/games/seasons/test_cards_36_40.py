"""Rulings on cards 36 to 40 (rulebook, «Lista de cartas y aclaraciones»)."""

import pytest

from .players import holding, ruling, seat, table


@ruling("vampiric-crown", 1)
def test_vampiric_crown_gains_a_token_for_each_point_of_a_card_drawn_or_discarded() -> None:
    t = table(seat("vampiric-crown", "wondrous-chest", reserve="AW"), deck=["amulet-of-air"])
    t.you.summons("vampiric-crown")
    assert t.offered == {"draw", "wondrous-chest"}
    t.you.picks("wondrous-chest").takes("FFEE")
    assert t.you.reserve == "FFEE"
    assert t.you.hand == []
    assert t.discarded == ["wondrous-chest"]
    assert t.is_quiet

    t = table(seat("vampiric-crown", "wondrous-chest", reserve="AW"), deck=["amulet-of-air"])
    t.you.summons("vampiric-crown").picks("draw").takes("FFEEAA")
    assert t.you.reserve == "AAFFEE"
    assert t.is_quiet


@ruling("vampiric-crown", 2)
def test_a_card_drawn_by_vampiric_crown_must_be_kept() -> None:
    t = table(seat("vampiric-crown", reserve="AW"), deck=["potion-of-life"])

    t.you.summons("vampiric-crown")

    assert t.you.hand == ["potion-of-life"]
    assert t.asked == (0, "act")
    assert t.is_quiet


@ruling("vampiric-crown", 3)
def test_a_card_drawn_or_discarded_by_vampiric_crown_is_shown_to_all() -> None:
    t = table(seat("vampiric-crown", reserve="AW"), deck=["potion-of-life"])
    t.you.summons("vampiric-crown")
    told = next(e for e in t.match.story(1, "en") if e["kind"] == "Drew")
    assert "Potion of Life" in told["text"]

    t = table(seat("vampiric-crown", "potion-of-life", reserve="AW"))
    t.you.summons("vampiric-crown").picks("potion-of-life")
    told = next(e for e in t.match.story(1, "en") if e["kind"] == "DiscardedFromHand")
    assert "Potion of Life" in told["text"]


@ruling("vampiric-crown", 4)
@pytest.mark.parametrize("card", ["potion-of-life", "cursed-treatise-of-arus"])
def test_a_card_without_points_or_with_negative_ones_gives_no_token(card: str) -> None:
    t = table(seat("vampiric-crown", card, reserve="AW"))

    t.you.summons("vampiric-crown").picks(card)

    assert t.you.reserve == ""
    assert t.is_quiet


def test_a_gain_larger_than_the_reserve_asks_for_no_more_than_fits() -> None:
    t = table(seat("vampiric-crown", "runic-cube-of-eolis", reserve="AW"))

    t.you.summons("vampiric-crown").picks("runic-cube-of-eolis").takes("FFFFFFF")

    assert t.you.reserve == "FFFFFFF"
    assert t.is_quiet


@ruling("dragon-skull", 1)
def test_dragon_skull_trades_three_cards_for_fifteen_crystals_itself_perhaps_among_them() -> None:
    play = ["dragon-skull", "amulet-of-air", "purse-of-io", "staff-of-spring"]
    t = table(seat(play=play))

    t.you.activates("dragon-skull")
    assert t.offered == set(play)
    t.you.picks("dragon-skull", "amulet-of-air", "purse-of-io")

    assert t.you.play == ["staff-of-spring"]
    assert t.you.crystals == 15
    assert t.is_quiet


@ruling("dragon-skull", 1)
def test_dragon_skull_needs_three_cards() -> None:
    t = table(seat(play=["dragon-skull", "amulet-of-air"]))

    assert t.you.why_not_card("activate", "dragon-skull") == "few-cards"


@ruling("dragon-skull", 1)
def test_dragon_skull_with_two_other_cards_asks_nothing() -> None:
    """All three go, whatever comes first."""
    t = table(seat(play=["bespelled-grimoire", "dragon-skull", "amulet-of-air"], reserve="AAAAAAAA"))

    t.you.activates("dragon-skull")

    assert t.you.play == [] and t.you.crystals == 15 and t.you.reserve == "AAAAAAA"


@ruling("dragon-skull", 1)
def test_dragon_skull_offers_one_of_two_equal_cards() -> None:
    play = ["dragon-skull", "purse-of-io", "purse-of-io", holding("amulet-of-water", "A"), "amulet-of-water"]
    t = table(seat(play=play))

    t.you.activates("dragon-skull")

    (decision,) = t.match.pending
    assert [option.id for option in decision.options] == [
        "sacrifice:37.0",
        "sacrifice:8.0",
        "sacrifice:4.0",
        "sacrifice:4.1",
    ], "what lies on a card makes it another"


@ruling("dragon-skull", 2)
def test_dragon_skull_yields_no_more_with_a_purse() -> None:
    t = table(seat(play=["purse-of-io", "dragon-skull", "amulet-of-air", "beggars-horn"]))

    t.you.activates("dragon-skull").picks("dragon-skull", "amulet-of-air", "beggars-horn")

    assert t.you.crystals == 15
    assert t.is_quiet


@ruling("demon-of-argos", 1)
def test_demon_lowers_each_opponents_gauge_and_makes_them_draw_in_turn_order() -> None:
    deck = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth"]
    t = table(seat("demon-of-argos", reserve="AWFE"), seat(gauge=3), seat(gauge=0), deck=deck)

    t.you.summons("demon-of-argos")

    assert t.rival.gauge == 2
    assert t.rival.hand == ["amulet-of-air"]
    assert t.third is not None
    assert t.third.gauge == 0, "no gauge goes below zero"
    assert t.third.hand == ["amulet-of-fire"]
    assert t.you.hand == []
    assert t.is_quiet


@ruling("demon-of-argos", 2)
def test_the_card_drawn_for_the_demon_cannot_be_discarded() -> None:
    t = table(seat("demon-of-argos", reserve="AWFE"), seat(gauge=3), deck=["amulet-of-air"])

    t.you.summons("demon-of-argos")

    assert t.asked == (0, "act"), "the opponent is asked nothing"
    assert t.rival.hand == ["amulet-of-air"]
    assert t.is_quiet


@ruling("demon-of-argos", 3)
def test_players_with_more_cards_than_their_lowered_gauge_keep_them() -> None:
    theirs = seat("purse-of-io", play=["amulet-of-air", "amulet-of-fire"], gauge=2, reserve="AF")
    t = table(seat("demon-of-argos", reserve="AWFE"), theirs, first=0)

    t.you.summons("demon-of-argos").ends_turn()

    assert t.rival.play == ["amulet-of-air", "amulet-of-fire"]
    assert t.rival.gauge == 2, "the gauge fell to one; the die's star has raised it again"
    assert t.rival.why_not_card("summon", "purse-of-io") == "no-room"
    assert t.is_quiet


@ruling("titus-deepgaze", 1)
@pytest.mark.parametrize(("players", "cost"), [(2, "F"), (3, "FF"), (4, "FFF")])
def test_titus_costs_more_fire_with_more_players(players: int, cost: str) -> None:
    others = [seat() for _ in range(players - 1)]

    t = table(seat("titus-deepgaze", reserve=cost), *others)
    t.you.summons("titus-deepgaze")
    assert t.you.reserve == ""

    t = table(seat("titus-deepgaze", reserve=cost[1:] + "A"), *others)
    assert t.you.why_not_card("summon", "titus-deepgaze") == "few-energy"


@ruling("titus-deepgaze", 2)
def test_titus_takes_a_crystal_from_each_opponent_at_the_end_of_the_round() -> None:
    t = table(seat(play=["titus-deepgaze"]), seat(crystals=4), seat(crystals=1))

    t.you.ends_turn()

    assert t.you.crystals == 2
    assert t.rival.crystals == 3
    assert t.third is not None and t.third.crystals == 0
    assert t.you.play == ["titus-deepgaze"]
    assert t.is_quiet


@ruling("titus-deepgaze", 3)
def test_titus_is_sacrificed_when_an_opponent_has_nothing_to_give() -> None:
    t = table(seat(play=["titus-deepgaze"]), seat(crystals=4), seat(crystals=0))

    t.you.ends_turn()

    assert t.you.crystals == 1
    assert t.you.play == []
    assert t.discarded == ["titus-deepgaze"]
    assert t.is_quiet


@ruling("air-elemental", 1)
def test_air_elemental_turns_the_reserves_of_all_opponents_into_air() -> None:
    t = table(seat("air-elemental", reserve="AAAF"), seat(reserve="WFE"), seat(reserve="EE"))

    t.you.summons("air-elemental")

    assert t.you.reserve == "F"
    assert t.rival.reserve == "AAA"
    assert t.third is not None and t.third.reserve == "AA"
    assert t.is_quiet


@ruling("air-elemental", 2)
def test_air_elemental_reaches_a_grimoires_tokens_but_not_those_on_amulet_or_cauldron() -> None:
    play = ["bespelled-grimoire", holding("amulet-of-water", "EE"), holding("glutton-cauldron", "FF")]
    t = table(seat("air-elemental", reserve="AAA"), seat(play=play, reserve="WWWWWWWWWW"))

    t.you.summons("air-elemental")

    assert t.rival.reserve == "A" * 10
    assert t.rival.on("amulet-of-water") == "EE"
    assert t.rival.on("glutton-cauldron") == "FF"
    assert t.is_quiet
