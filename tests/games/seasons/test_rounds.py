"""Rulebook, «Segunda fase de juego - Torneo»: dice, compulsory actions, the wheel, years, libraries."""

import pytest

import tapete

from .players import holding, seat, table, turned


def begun(seats: int, seed: int = 1) -> tapete.Match:
    """A match at the first dice of the Tournament."""
    match = tapete.new_match("seasons", seats=seats, seed=seed)
    while match.pending[0].kind in ("draft", "group"):
        match.answer(0, match.pending[0])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_die_more_than_players_and_the_last_chooses_between_two(seats: int) -> None:
    match = begun(seats)

    for chosen in range(seats):
        (decision,) = match.pending
        assert (decision.kind, decision.seat) == ("take-die", chosen)
        assert len(decision.options) == seats + 1 - chosen
        match.answer(0)

    assert len(match.table.pool) == 1


def test_the_first_round_is_in_winter_and_the_first_player_is_seat_0() -> None:
    match = begun(2)

    dice = match.view(0)["table"]["dice"]
    assert {die["season"] for die in dice} == {"winter"}
    assert match.table.first == 0


def test_the_dice_come_from_those_of_the_season_that_take_part() -> None:
    t = table(seat(), space=6, dots=1, dice={s: [1, 2, 3] for s in ("winter", "spring", "summer", "autumn")})

    t.you.ends_turn()

    assert sorted(d // 6 for d in t.t.pool) == [10, 11, 12], "the first three of summer"


def test_turned_cards_are_straightened_at_the_start_of_the_next_round() -> None:
    t = table(seat(play=[turned("balance-of-ishtar")]), seat(play=[turned("kairn-the-destroyer")]))
    assert t.you.turned == ["balance-of-ishtar"]

    t.you.ends_turn()

    assert t.you.turned == t.rival.turned == []
    assert t.is_quiet


def test_the_first_player_moves_to_the_left_each_round() -> None:
    t = table(seat(), seat(), seat(), first=1)

    t.you.ends_turn()

    assert t.asked == (2, "take-die")


def test_the_die_gives_energy_crystals_and_a_higher_gauge_before_anything_else() -> None:
    # winter-1/2 shows two water and a star, winter-4/2 two water and two crystals
    t = table(seat(die="winter-1/2", gauge=2), step="die", pool=["winter-5/1"])
    assert (t.you.reserve, t.you.gauge, t.you.crystals) == ("WW", 3, 0)

    t = table(seat(die="winter-4/2", gauge=2), step="die", pool=["winter-5/1"])
    assert (t.you.reserve, t.you.gauge, t.you.crystals) == ("WW", 2, 2)
    assert t.is_quiet


def test_the_gauge_stops_at_fifteen() -> None:
    t = table(seat(die="winter-2/1", gauge=15), step="die")

    assert t.you.gauge == 15


def test_a_full_reserve_discards_down_to_seven_before_any_other_action() -> None:
    t = table(seat(die="winter-2/1", reserve="AAAFFEE"), step="die")

    assert t.asked == (0, "overflow")
    assert t.offered == {"air", "water", "fire", "earth"}
    t.you.picks("earth", "water")

    assert t.you.reserve == "AAAWFFE"
    assert t.is_quiet


def test_seven_tokens_fit() -> None:
    t = table(seat(die="winter-2/1", reserve="AAAFF"), step="die")

    assert t.you.reserve == "AAAWWFF"
    assert t.asked == (0, "act")


def test_a_card_drawn_by_the_die_is_kept_or_discarded() -> None:
    mine = {"die": "winter-1/5"}
    t = table(seat(**mine), step="die", deck=["purse-of-io", "amulet-of-air"], pool=["winter-5/1"])
    t.you.picks("draw", "purse-of-io")
    assert (t.you.hand, t.discarded) == (["purse-of-io"], [])
    assert t.is_quiet

    t = table(seat(**mine), step="die", deck=["purse-of-io", "amulet-of-air"], pool=["winter-5/1"])
    t.you.picks("draw", "done")
    assert (t.you.hand, t.discarded) == ([], ["purse-of-io"])
    assert t.is_quiet


def test_the_die_left_over_moves_the_season_marker() -> None:
    for dots in (1, 2, 3):
        t = table(seat(), dots=dots, space=1)
        t.you.ends_turn()
        assert t.t.space == 1 + dots


def test_a_new_year_adds_the_library_to_every_hand_and_cards_held_stay() -> None:
    mine = seat("purse-of-io", library=(["amulet-of-air"], ["amulet-of-fire"]))
    other = seat(library=(["staff-of-spring"], ["amulet-of-earth"]))
    t = table(mine, other, space=12, dots=1)

    t.you.ends_turn()

    assert (t.t.year, t.t.space) == (2, 1)
    assert t.you.hand == ["amulet-of-air", "purse-of-io"]
    assert t.rival.hand == ["staff-of-spring"]
    assert t.is_quiet


def test_the_third_year_opens_the_third_library() -> None:
    t = table(seat(library=([], ["amulet-of-fire"])), space=11, year=2, dots=2)

    t.you.ends_turn()

    assert t.t.year == 3
    assert t.you.hand == ["amulet-of-fire"]


def test_effects_of_the_end_of_the_round_come_before_the_marker_moves() -> None:
    t = table(seat(play=["wondrous-chest", "hourglass-of-time"], reserve="AAAA"), space=3)

    t.you.ends_turn().takes("A")

    assert t.told.index("GainedCrystals") < t.told.index("SeasonMoved") < t.told.index("TookEnergy")


def test_effects_at_once_go_seat_by_seat_from_the_first_player() -> None:
    t = table(seat(play=["beggars-horn"]), seat(play=["beggars-horn"]), first=1)

    t.you.ends_turn()

    assert t.asked == (1, "take-energy")
    t.rival.takes("A")
    assert t.asked == (0, "take-energy")
    t.you.takes("F")
    assert t.is_quiet


def test_a_player_orders_its_own_effects_where_the_order_matters() -> None:
    t = table(seat(play=["damned-soul-of-onys", "wondrous-chest"], reserve="AAAA"))

    t.you.ends_turn()
    assert t.asked == (0, "order")
    t.you.picks("damned-soul-of-onys")

    assert t.you.crystals == 3, "nothing to lose yet, then three from the Chest"
    assert t.is_quiet


def test_an_order_that_changes_nothing_is_not_asked_for() -> None:
    """Enough crystals to lose, or nothing that brings any: it comes to the same."""
    rich = table(seat(play=["damned-soul-of-onys", "wondrous-chest"], reserve="AAAA", crystals=3))
    rich.you.ends_turn()
    assert rich.you.crystals == 3 and rich.is_quiet

    twice = table(
        seat(
            play=["damned-soul-of-onys", "damned-soul-of-onys", "wondrous-chest"], reserve="AAAA", crystals=5
        )
    )
    twice.you.ends_turn()
    assert twice.asked == (0, "order"), "six to lose"

    horn = table(seat(play=["damned-soul-of-onys", "beggars-horn"], reserve="A"))
    horn.you.ends_turn()
    assert horn.asked == (0, "take-energy")


def test_the_right_to_crystallise_and_the_bonus_end_with_the_turn() -> None:
    t = table(seat(reserve="A"), seat(reserve="A"), crystallising=True, boost=1, first=0)

    t.you.ends_turn()

    assert not t.t.crystallising
    assert t.t.boost == 0


def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    t = table(seat(play=["potion-of-power"]), deck=[], discard=["staff-of-spring"], chance=[[23, 6]])

    t.you.activates("potion-of-power")

    assert t.you.hand == ["staff-of-spring"], "the last of the shuffled pile lies on top"
    assert t.top == "potion-of-power"
    assert t.discarded == []
    assert t.is_quiet


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    t = table(seat("elemental-amulet", reserve="F"), deck=[])

    t.you.summons("elemental-amulet")

    assert t.you.hand == []
    assert t.is_quiet


def test_amulet_of_fire_goes_on_drawing_from_the_reshuffled_pile() -> None:
    mine = seat("amulet-of-fire", reserve="FF")
    t = table(mine, deck=["purse-of-io"], discard=["amulet-of-air", "staff-of-spring", "wondrous-chest"])

    t.you.summons("amulet-of-fire")

    assert t.offered == {"purse-of-io", "amulet-of-air", "staff-of-spring", "wondrous-chest"}
    t.you.picks("purse-of-io")
    assert t.is_quiet


def test_the_tokens_of_a_card_that_leaves_play_return_to_the_stock() -> None:
    mine = seat("syllas-the-faithful", reserve="FFF")
    t = table(mine, seat(play=[holding("amulet-of-water", "AAAA")], reserve="E"))

    t.you.summons("syllas-the-faithful")

    assert t.rival.reserve == "E"
    assert t.t.stored == {}
    assert t.is_quiet


def test_with_both_piles_empty_no_bonus_is_asked_for_to_draw_nothing() -> None:
    """Robar una carta; Bonus: «en lugar de utilizar la acción «robar una carta»»."""
    t = table(seat(die="winter-1/5"), pool=["winter-4/3"], step="die", deck=[], discard=[])

    assert t.asked == (0, "act") and t.you.bonus == 0

    t = table(seat(die="winter-1/5"), pool=["winter-4/3"], step="die", deck=[], discard=["amulet-of-air"])

    assert t.asked == (0, "how-to-draw")
