"""Rulings on cards 21 to 30 (rulebook, «Lista de cartas y aclaraciones»)."""

import pytest

from .players import holding, ruling, seat, table


@ruling("lewis-greyface", 1)
def test_lewis_copies_the_reserve_of_an_opponent_of_choice() -> None:
    t = table(seat("lewis-greyface", reserve="AFW"), seat(reserve="WWE"), seat(reserve="FF"))

    t.you.summons("lewis-greyface")
    assert t.asked == (0, "opponent")
    assert t.offered == {"1", "2"}
    t.you.picks("1")

    assert t.you.reserve == "WWWE"
    assert t.is_quiet


@ruling("lewis-greyface", 1)
def test_lewis_overflows_the_reserve_like_any_gain() -> None:
    t = table(seat("lewis-greyface", reserve="AFWWWWW"), seat(reserve="EEE"))

    t.you.summons("lewis-greyface")
    assert t.asked == (0, "overflow")
    t.you.picks("water")

    assert t.you.reserve == "WWWWEEE"
    assert t.is_quiet


@ruling("lewis-greyface", 2)
def test_lewis_steals_nothing() -> None:
    t = table(seat("lewis-greyface", reserve="AF"), seat(reserve="WWE"))

    t.you.summons("lewis-greyface")

    assert t.rival.reserve == "WWE"
    assert t.is_quiet


@ruling("lewis-greyface", 3)
def test_lewis_copies_a_grimoires_tokens_but_not_those_on_amulet_or_cauldron() -> None:
    play = ["bespelled-grimoire", holding("amulet-of-water", "EEEE"), holding("glutton-cauldron", "AA")]
    mine = seat("lewis-greyface", play=["bespelled-grimoire"], reserve="AF")
    t = table(mine, seat(play=play, reserve="WWWWWWWWW"))

    t.you.summons("lewis-greyface")

    assert t.you.reserve == "W" * 9
    assert t.is_quiet


@ruling("runic-cube-of-eolis", 1)
def test_runic_cube_does_nothing_and_is_worth_thirty_points() -> None:
    t = table(seat("runic-cube-of-eolis", crystals=20), year=3, space=12)

    t.you.summons("runic-cube-of-eolis")
    assert t.is_quiet
    assert not t.you.may("activate runic-cube-of-eolis")
    assert t.you.why_not_card("activate", "runic-cube-of-eolis") == "no-activation"
    t.you.ends_turn()

    assert t.match.outcome is not None and t.match.outcome.scores[0] == 30


@ruling("potion-of-power", 1)
def test_potion_of_power_is_sacrificed_for_a_card_and_two_on_the_gauge() -> None:
    t = table(seat(play=["potion-of-power"], gauge=3), deck=["purse-of-io", "staff-of-spring"])

    t.you.activates("potion-of-power")

    assert t.you.play == []
    assert t.discarded == ["potion-of-power"]
    assert t.you.gauge == 5
    assert t.is_quiet


@ruling("potion-of-power", 2)
def test_potion_of_power_leaves_no_choice_about_the_card_drawn() -> None:
    t = table(seat(play=["potion-of-power"]), deck=["purse-of-io", "staff-of-spring"])

    t.you.activates("potion-of-power")

    assert t.asked == (0, "act")
    assert t.you.hand == ["purse-of-io"]
    assert t.is_quiet


@ruling("potion-of-dreams", 1)
def test_potion_of_dreams_trades_itself_and_the_reserve_for_a_card_of_the_hand() -> None:
    t = table(seat("lantern-of-xidit", "purse-of-io", play=["potion-of-dreams"], reserve="AWF"))

    t.you.activates("potion-of-dreams")
    assert t.offered == {"lantern-of-xidit", "purse-of-io"}
    t.you.picks("lantern-of-xidit")

    assert t.you.play == ["lantern-of-xidit"]
    assert t.you.hand == ["purse-of-io"]
    assert t.you.reserve == ""
    assert t.discarded == ["potion-of-dreams"]
    assert t.is_quiet


@ruling("potion-of-dreams", 1)
def test_potion_of_dreams_makes_room_by_leaving_and_needs_a_card() -> None:
    t = table(seat("purse-of-io", play=["potion-of-dreams"], gauge=1))
    t.you.activates("potion-of-dreams")
    assert t.you.play == ["purse-of-io"]

    t = table(seat(play=["potion-of-dreams"]))
    assert t.you.why_not_card("activate", "potion-of-dreams") == "empty-hand"

    t = table(seat("purse-of-io", play=["potion-of-dreams", "amulet-of-air"], gauge=1))
    assert t.you.why_not_card("activate", "potion-of-dreams") == "no-room"


@ruling("potion-of-dreams", 2)
def test_potion_of_dreams_can_be_used_without_any_token() -> None:
    t = table(seat("purse-of-io", play=["potion-of-dreams"], reserve=""))

    t.you.activates("potion-of-dreams")

    assert t.you.play == ["purse-of-io"]
    assert t.is_quiet


@ruling("potion-of-dreams", 3)
def test_potion_of_dreams_spares_tokens_on_amulet_and_cauldron_but_not_a_grimoires() -> None:
    play = [
        "potion-of-dreams",
        "bespelled-grimoire",
        holding("amulet-of-water", "FF"),
        holding("glutton-cauldron", "EE"),
    ]
    t = table(seat("purse-of-io", play=play, reserve="AAAAAAAAAA"))

    t.you.activates("potion-of-dreams")

    assert t.you.reserve == ""
    assert t.you.on("amulet-of-water") == "FF"
    assert t.you.on("glutton-cauldron") == "EE"
    assert t.is_quiet


@ruling("potion-of-dreams", 4)
def test_potion_of_dreams_wakes_neither_leech_nor_staff_nor_vase() -> None:
    play = ["potion-of-dreams", "staff-of-spring", "yjangs-forgotten-vase"]
    t = table(seat("purse-of-io", play=play, crystals=2), seat(play=["arcano-leech"]))

    t.you.activates("potion-of-dreams")

    assert (t.you.crystals, t.you.reserve, t.rival.crystals) == (2, "", 0)
    assert t.is_quiet


@ruling("potion-of-knowledge", 1)
def test_potion_of_knowledge_is_sacrificed_for_five_tokens_of_choice() -> None:
    t = table(seat(play=["potion-of-knowledge"], reserve="A"))

    t.you.activates("potion-of-knowledge").takes("AWFEE")

    assert t.you.reserve == "AAWFEE"
    assert t.you.play == []
    assert t.is_quiet


@ruling("potion-of-life", 1)
def test_potion_of_life_is_sacrificed_and_crystallises_each_token_into_four() -> None:
    t = table(seat(play=["potion-of-life"], reserve="AWFEE"))

    t.you.activates("potion-of-life")

    assert t.you.crystals == 20
    assert t.you.reserve == ""
    assert t.you.play == []
    assert t.is_quiet


@ruling("potion-of-life", 2)
def test_potion_of_life_needs_no_right_to_crystallise() -> None:
    t = table(seat(play=["potion-of-life"], reserve="A"), crystallising=False)

    t.you.activates("potion-of-life")

    assert t.you.crystals == 4
    assert t.is_quiet


@ruling("potion-of-life", 3)
def test_potion_of_life_spares_tokens_on_amulet_and_cauldron_but_takes_a_grimoires() -> None:
    play = [
        "potion-of-life",
        "bespelled-grimoire",
        holding("amulet-of-water", "FF"),
        holding("glutton-cauldron", "EE"),
    ]
    t = table(seat(play=play, reserve="AAAAAAAAAA"))

    t.you.activates("potion-of-life")

    assert t.you.crystals == 40
    assert t.you.on("amulet-of-water") == "FF"
    assert t.you.on("glutton-cauldron") == "EE"
    assert t.is_quiet


@ruling("potion-of-life", 4)
def test_potion_of_life_gives_no_right_to_go_on_crystallising() -> None:
    play = ["potion-of-life", "potion-of-knowledge"]
    t = table(seat(play=play, reserve="A"))
    t.you.activates("potion-of-life").activates("potion-of-knowledge").takes("AAAAA")
    assert not t.you.may("crystallise air")

    t = table(seat(play=play, reserve="A"), crystallising=True)
    t.you.activates("potion-of-life").activates("potion-of-knowledge").takes("AAAAA")
    assert t.you.may("crystallise air")

    t = table(seat(play=play, reserve="A"))
    t.you.activates("potion-of-life").uses("crystallise").activates("potion-of-knowledge").takes("AAAAA")
    assert t.you.may("crystallise air")
    assert t.is_quiet


@ruling("potion-of-life", 5)
def test_potion_of_life_yields_more_with_a_purse() -> None:
    t = table(seat(play=["potion-of-life", "purse-of-io"], reserve="AF"))

    t.you.activates("potion-of-life")

    assert t.you.crystals == 2 * 5
    assert t.is_quiet


def test_potion_of_life_yields_more_with_the_bonus_too() -> None:
    """Silent in the book: the bonus counts as it does for the Balance."""
    t = table(seat(play=["potion-of-life"], reserve="AF"))

    t.you.uses("crystallise").activates("potion-of-life")

    assert t.you.crystals == 2 * 5


@ruling("hourglass-of-time", 1)
@pytest.mark.parametrize(("space", "wakes"), [(2, False), (3, True), (6, True), (9, True), (12, True)])
def test_hourglass_gives_a_token_at_each_change_of_season(space: int, wakes: bool) -> None:
    t = table(seat(play=["hourglass-of-time"]), space=space, dots=1)

    t.you.ends_turn()
    if wakes:
        t.you.takes("F")

    assert t.you.reserve == ("F" if wakes else "")
    assert t.is_quiet


@ruling("hourglass-of-time", 2)
def test_hourglass_gives_its_token_at_the_end_of_the_round_that_changes_the_season() -> None:
    """The book says at once under the Boots and at the end of turn or round here: at once is both."""
    t = table(seat(play=["hourglass-of-time"]), space=3, dots=1)

    t.you.ends_turn().takes("E")

    assert t.told.index("SeasonChanged") < t.told.index("TookEnergy") < t.told.index("RoundBegan")
    assert t.is_quiet


@ruling("scepter-of-greatness", 1)
def test_scepter_gives_three_crystals_for_each_other_magic_item() -> None:
    play = ["amulet-of-air", "purse-of-io", "kairn-the-destroyer", "scepter-of-greatness"]
    t = table(seat("scepter-of-greatness", play=play, reserve="AWFE"))

    t.you.summons("scepter-of-greatness")

    assert t.you.crystals == 9, "the other Scepter counts, this one and the familiar do not"
    assert t.is_quiet


@ruling("olafs-blessed-statue", 1)
def test_olafs_statue_gives_twenty_crystals() -> None:
    t = table(seat("olafs-blessed-statue", reserve="WWW"))

    t.you.summons("olafs-blessed-statue")

    assert t.you.crystals == 20
    assert t.is_quiet


@ruling("yjangs-forgotten-vase", 1)
def test_vase_gives_a_token_of_choice_for_each_card_its_owner_summons() -> None:
    t = table(seat("amulet-of-air", play=["yjangs-forgotten-vase"], reserve="AA"))

    t.you.summons("amulet-of-air").takes("E")

    assert t.you.reserve == "E"
    assert t.is_quiet


@ruling("yjangs-forgotten-vase", 2)
def test_vase_gives_nothing_for_cards_put_into_play_by_chalice_orb_or_dreams() -> None:
    deck = ["purse-of-io", "staff-of-spring", "wondrous-chest", "amulet-of-air", "beggars-horn"]
    play = ["yjangs-forgotten-vase", "crystal-orb", "potion-of-dreams"]
    t = table(seat("divine-chalice", "ragfields-helm", play=play, reserve="AWFEAAA"), deck=deck)

    t.you.summons("divine-chalice").takes("E").picks("purse-of-io")
    assert t.you.reserve == "AAAE"
    t.you.activates("crystal-orb").picks("beggars-horn")
    assert t.you.reserve == ""
    t.you.activates("potion-of-dreams")

    assert t.you.reserve == ""
    assert "ragfields-helm" in t.you.play
    assert t.is_quiet
