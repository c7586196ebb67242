"""Rulebook, «Turnos de los jugadores»: crystallising, summoning, activating, bonuses, scoring."""

import pytest

from tapete.games.seasons.rules.turn import actions

from .players import seat, table

RATES = {
    1: {"air": 1, "water": 1, "fire": 2, "earth": 3},
    4: {"air": 2, "water": 1, "fire": 3, "earth": 1},
    7: {"air": 3, "water": 2, "fire": 1, "earth": 1},
    10: {"air": 1, "water": 3, "fire": 1, "earth": 2},
}


@pytest.mark.parametrize("space", RATES)
def test_the_rate_of_crystallising_follows_the_season(space: int) -> None:
    for energy, crystals in RATES[space].items():
        t = table(seat(reserve="AWFE"), space=space, crystallising=True)
        t.you.crystallises(energy)
        assert t.you.crystals == crystals
        assert len(t.you.reserve) == 3
        assert t.is_quiet


def test_the_books_example_of_crystallising_in_winter() -> None:
    """«Lidia descarta sus tres fichas de energía y recibe ocho cristales.»"""
    t = table(seat(reserve="FEE"), crystallising=True)

    t.you.crystallises("fire", "earth", "earth")

    assert t.you.crystals == 8


def test_without_the_symbol_there_is_no_crystallising() -> None:
    t = table(seat(reserve="A"))

    assert not t.you.may("crystallise air")
    reason = t.you.why_not("crystallise", "energy:air")
    assert reason is not None and reason.code == "no-crystallising"
    assert reason.rule == {
        "es": "Reglas, «Cristalizar fichas de energía»",
        "en": "Rules, “Crystallising energy tokens” («Cristalizar fichas de energía»)",
    }


def test_a_die_with_the_symbol_allows_it_for_the_whole_turn() -> None:
    # winter-2/5 shows air, water and crystallise
    t = table(seat("temporal-boots", die="winter-2/5"), step="die")

    t.you.crystallises("air").summons("temporal-boots").picks("1").crystallises("water")

    assert t.you.crystals == 2
    assert t.is_quiet


def test_a_card_needs_room_on_the_gauge() -> None:
    t = table(seat("temporal-boots", play=["purse-of-io"], gauge=1))
    reason = t.you.why_not("summon", "card:7.0")
    assert reason is not None and reason.code == "no-room"
    assert "1" in reason.text("es") and "1" in reason.text("en")

    t = table(seat("temporal-boots", play=["purse-of-io"], gauge=2))
    assert t.you.may("summon temporal-boots")


def test_the_books_example_of_summoning() -> None:
    """«Javier quiere invocar su Mano de la Fortuna.»"""
    play = ["purse-of-io", "wondrous-chest", "beggars-horn"]
    t = table(seat("hand-of-fortune", play=play, gauge=4, reserve="EFA", crystals=3))

    t.you.summons("hand-of-fortune")

    assert t.you.reserve == ""
    assert t.you.crystals == 0
    assert t.you.play[-1] == "hand-of-fortune"
    assert t.is_quiet


@pytest.mark.parametrize(("reserve", "crystals"), [("EF", 3), ("EFA", 2)])
def test_a_cost_must_be_paid_in_full(reserve: str, crystals: int) -> None:
    t = table(seat("hand-of-fortune", reserve=reserve, crystals=crystals))

    assert not t.you.may("summon hand-of-fortune")


def test_several_cards_may_be_summoned_in_a_turn() -> None:
    t = table(seat("amulet-of-air", "amulet-of-earth", reserve="AAEE", gauge=1))

    t.you.summons("amulet-of-air").summons("amulet-of-earth")

    assert t.you.play == ["amulet-of-air", "amulet-of-earth"]


def test_of_two_equal_cards_the_same_copy_is_offered_whatever_the_order_of_the_hand() -> None:
    """Nobody else knows the order of a hand, so nothing they see may depend on it."""
    t = table(seat("amulet-of-fire", "amulet-of-fire", "amulet-of-fire", reserve="FF"))
    offered = actions(t.match.table)

    t.match.table.hand[0].reverse()

    assert actions(t.match.table) == offered
    assert len([what for what, _ in offered if what == "summon"]) == 1


def test_a_card_can_be_activated_in_the_turn_in_which_it_enters_play() -> None:
    t = table(seat("potion-of-knowledge", reserve="WW"))

    t.you.summons("potion-of-knowledge").activates("potion-of-knowledge").takes("AAAAA")

    assert t.you.reserve == "AAAAA"


def test_two_equal_cards_in_play_are_one_option_that_names_both() -> None:
    t = table(seat(play=["balance-of-ishtar", "balance-of-ishtar"], reserve="AAA"))

    option = next(o for o in t.match.pending[0].options if o.id.startswith("activate"))

    assert option.refers == ("card:5.0", "card:5.1")
    assert sum(o.id.startswith("activate") for o in t.match.pending[0].options) == 1


def test_only_the_active_player_acts() -> None:
    t = table(seat(), seat("temporal-boots"))

    reason = t.rival.why_not("summon", "card:7.0")

    assert reason is not None and reason.code == "not-your-turn"


def test_nothing_else_may_be_done_in_the_middle_of_an_action() -> None:
    t = table(seat("temporal-boots", play=["potion-of-knowledge"]))

    t.you.activates("potion-of-knowledge")

    reason = t.you.why_not("summon", "card:7.0")
    assert reason is not None and reason.code == "finish-first"


# «Acciones relacionadas con el uso de bonus»


def test_the_exchange_bonus_swaps_exactly_two_tokens() -> None:
    t = table(seat(reserve="AWF"))

    t.you.uses("exchange").picks("air", "fire").takes("EE")

    assert t.you.reserve == "WEE"
    assert t.you.bonus == 1
    assert t.is_quiet


def test_the_exchange_bonus_needs_two_tokens() -> None:
    t = table(seat(reserve="A"))

    assert not t.you.may("bonus exchange")
    reason = t.you.why_not("bonus", "bonus:exchange")
    assert reason is not None and reason.code == "few-to-exchange"


def test_the_crystallising_bonus_allows_it_and_adds_a_crystal_to_each_token() -> None:
    """«Una ficha de tierra, que normalmente se cristaliza en tres cristales en invierno, en cuatro.»"""
    t = table(seat(reserve="EA"))

    t.you.uses("crystallise").crystallises("earth", "air")

    assert t.you.crystals == 4 + 2
    assert t.is_quiet


def test_two_crystallising_bonuses_add_up() -> None:
    t = table(seat(reserve="E"))

    t.you.uses("crystallise").uses("crystallise").crystallises("earth")

    assert t.you.crystals == 5


def test_the_gauge_bonus_raises_the_gauge_by_one() -> None:
    t = table(seat(gauge=2))

    t.you.uses("gauge")

    assert t.you.gauge == 3


def test_the_drawing_bonus_draws_two_and_keeps_one_in_place_of_the_dies_draw() -> None:
    t = table(seat(die="winter-1/5"), step="die", deck=["purse-of-io", "amulet-of-air"], pool=["winter-5/1"])

    assert t.offered == {"draw", "bonus"}
    t.you.picks("bonus", "amulet-of-air")

    assert t.you.hand == ["amulet-of-air"]
    assert t.discarded == ["purse-of-io"]
    assert t.you.bonus == 1
    assert t.is_quiet


def test_three_bonuses_are_all_there_are_and_the_same_may_be_repeated() -> None:
    t = table(seat(gauge=2, reserve="A"), crystallising=True)

    t.you.uses("gauge").uses("gauge").uses("gauge")

    assert t.you.gauge == 5
    assert not t.you.may("bonus gauge")
    reason = t.you.why_not("bonus", "bonus:gauge")
    assert reason is not None and reason.code == "no-bonus"


def test_without_a_bonus_left_the_die_draws_without_asking_how() -> None:
    mine = seat(die="winter-1/5", bonus=3)
    t = table(mine, step="die", deck=["purse-of-io", "amulet-of-air"], pool=["winter-5/1"])

    assert t.asked == (0, "keep-or-discard")


# «Final de la partida»


@pytest.mark.parametrize(("bonus", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_bonuses_used_cost_points_at_the_end(bonus: int, penalty: int) -> None:
    t = table(seat(crystals=30, bonus=bonus, reserve="A"), year=3, space=12, crystallising=True)

    t.you.ends_turn()

    assert t.match.outcome is not None and t.match.outcome.scores[0] == 30 - penalty


def test_the_books_example_of_scoring() -> None:
    """«Javier tiene 72 cristales … Su puntuación final es de 75 puntos de prestigio.»"""
    mine = seat("purse-of-io", crystals=72, play=["divine-chalice", "ragfields-helm"], bonus=2)
    others = seat(play=["amulet-of-air", "amulet-of-fire"])
    t = table(mine, others, year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None
    assert t.match.outcome.scores[0] == 72 + 20 - 12 - 5


def test_energy_left_over_is_worth_nothing() -> None:
    t = table(seat(reserve="AAAAAAA"), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None and t.match.outcome.scores[0] == 0


def test_the_last_crossing_of_space_12_ends_the_game_before_any_change_of_season() -> None:
    t = table(seat(play=["hourglass-of-time", "figrim-the-avaricious"]), seat(crystals=5), year=3, space=12)

    t.you.ends_turn()

    assert t.match.over
    assert "SeasonChanged" not in t.told
    assert t.rival.crystals == 5


def test_the_third_year_goes_on_up_to_space_12() -> None:
    t = table(seat(), year=3, space=11, dots=1)

    t.you.ends_turn()

    assert t.t.space == 12
    assert not t.match.over


def test_the_most_points_win() -> None:
    t = table(seat(crystals=3), seat(crystals=4), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.reason.code) == ((1,), "won")
    points = max(t.match.outcome.scores)
    assert t.match.outcome.reason.text("en") == f"Player 2 wins the game with {points} prestige points."


def test_a_tie_goes_to_the_player_with_more_cards_in_play() -> None:
    t = table(seat(crystals=10, play=["potion-of-life"]), seat(crystals=10), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.reason.code) == ((0,), "won-by-cards")


def test_who_is_still_level_shares_the_victory() -> None:
    t = table(seat(crystals=10), seat(crystals=10), seat(crystals=1), year=3, space=12)

    t.you.ends_turn()

    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.reason.code) == ((0, 1), "shared")
    assert t.match.outcome.reason.text("es").endswith("comparten la victoria Jugador 1, Jugador 2.")
