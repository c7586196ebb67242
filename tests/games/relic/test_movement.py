"""Fase de Movimiento, Moverse entre regiones, La región Interior."""

import pytest

from .play import hero, names, number, table


def test_the_score_must_be_spent_exactly_in_one_direction() -> None:
    """Fase de Movimiento: Regiones Exterior e Intermedia."""
    t = table(hero(space="sanctuary"), step="move", dice=[4])
    assert t.asked == "direction" and set(t.options) == {"clockwise", "counterclockwise"}
    fork = t.match.fork()

    t.says("clockwise")
    fork.answer("counterclockwise")

    assert t.table.box.spaces[t.you.space].id == "underhab-tunnels"
    assert fork.table.box.spaces[fork.table.players[0].space].id == "foothills-of-liliath"


def test_a_power_number_stands_in_for_the_movement_roll() -> None:
    """Jugar cartas de Poder, example: a 5 gives a movement of 5."""
    t = table(hero(space="sanctuary", hand=["quick-step"]), step="move")
    assert t.asked == "move"

    t.says("quick-step", "clockwise")

    assert t.at() == "gallowgate" and names(t.table.discards[3]) == ["quick-step"]


def test_a_card_changes_the_movement_score() -> None:
    """Fase de Movimiento: abilities may modify rolls and scores."""
    t = table(hero(space="sanctuary", assets=["cartographer"]), step="move", dice=[2])
    t.says("cartographer", "1", "clockwise")
    assert t.at() == "sump-market"


def test_what_changes_the_score_by_choice_changes_the_one_that_corruption_left() -> None:
    """Fase de Movimiento: the score is the roll with what always changes it, and never below 1."""
    quick = table(
        hero(space="sanctuary", assets=["cartographer"], corruption=["wolf-legs"]), step="move", dice=[1]
    )
    quick.says("cartographer")
    assert quick.asked == "hasten" and "2" in quick.match.pending[0].text("en")
    assert quick.options == ("-1", "1"), "a roll of 1 and 1 more"
    assert quick.says("-1").table.points == 1

    slow = table(
        hero(space="sanctuary", assets=["cartographer"], corruption=["milk-eyes"]), step="move", dice=[1]
    )
    slow.says("cartographer")
    assert slow.asked == "direction", "only up: a score of 1 cannot fall"
    assert slow.table.points == 2


def test_corruption_that_slows_leaves_at_least_one_step() -> None:
    """Fase de Movimiento: a player must move."""
    t = table(hero(space="sanctuary", corruption=["milk-eyes"]), step="move", dice=[1])
    t.says("clockwise")
    assert t.at() == "outskirts"


def test_a_special_move_goes_directly_without_passing_spaces() -> None:
    """Movimiento especial."""
    t = table(hero("commissar", space="sanctuary"), step="move").says("commissar")
    assert t.at() == "thornmire"
    assert [e.how for e in t.happened("Moved")] == ["placed"]


def test_the_worked_example_of_movement_boxes() -> None:
    """Cuadros de movimiento, example: Haunted Cluster, a 3, Space Hulk, Webway Portal, Foothills."""
    t = table(hero(space="haunted-cluster"), step="move", dice=[3])

    t.says("counterclockwise")
    assert t.at() == "space-hulk" and t.asked == "cross"
    t.says("cross")
    assert t.at() == "webway-portal" and t.asked == "direction"
    t.says("clockwise")

    assert t.at() == "foothills-of-liliath"


def test_a_movement_box_may_be_used_at_the_start_too() -> None:
    """Cuadros de movimiento."""
    t = table(hero(space="space-hulk"), step="move", dice=[1])
    assert "cross" in t.options
    t.says("cross")
    assert t.at() == "webway-portal"


def test_a_movement_box_needs_a_point_left() -> None:
    """Cuadros de movimiento: the example spends its second point to cross."""
    t = table(hero(space="haunted-cluster"), step="move", dice=[1]).says("counterclockwise")
    assert t.at() == "space-hulk" and not any(e.how == "cross" for e in t.happened("Moved"))


@pytest.mark.parametrize(
    "corner, arrives",
    [
        ("sanctuary", "antian-shrine-world"),
        ("battlefleet-antias", "apothecarium-sepha"),
        ("grey-knight-envoy", "blackstone-fortress"),
    ],
)
def test_three_corners_lead_to_the_middle_region_for_a_price(corner: str, arrives: str) -> None:
    """Moverse a la región Intermedia: the phase ends, the new space is not resolved."""
    t = table(hero(space=corner, influence=2)).says("box:1")
    assert t.at() == arrives and t.you.influence == 0
    assert t.your_turn_is_over and not t.happened("Tested")


def test_without_the_price_there_is_no_crossing() -> None:
    """Moverse a la región Intermedia."""
    t = table(hero(space="sanctuary", influence=1))
    assert "box:1" not in t.options


def test_the_inner_region_is_entered_with_a_relic_from_the_guardians() -> None:
    """La región Interior."""
    t = table(hero(space="guardian-of-the-rift", assets=["iron-reliquary"]), step="move")
    assert t.asked == "enter"
    t.says("enter")
    assert not t.happened("Rolled") and not t.happened("ThreatDrawn")
    assert t.at() == "crone-world"  # the rift has sent the player on already


def test_passing_the_guardians_with_a_relic_may_end_the_move_there() -> None:
    """Cuadros de movimiento: on entering a space with a box."""
    t = table(hero(space="last-redoubt", assets=["iron-reliquary"]), step="move", dice=[5]).says("clockwise")
    assert t.asked == "enter"
    t.says("stay-out")
    assert t.at() not in ("guardian-of-the-rift", "warp-rift")


def test_a_special_move_to_the_guardians_opens_the_way_too() -> None:
    """Cuadros de movimiento: on entering the space in the Movement phase; Movimiento especial."""
    bells = f"card:{number('walk-between-bells')}"
    t = table(
        hero(space="sanctuary", assets=["iron-reliquary"], hand=["walk-between-bells"]), step="move"
    ).says(bells, "guardian-of-the-rift")
    assert t.asked == "enter"
    t.says("enter")
    assert t.at() == "crone-world"


def test_a_movement_of_six_does_not_explode() -> None:
    """Dados explosivos: in battles and skill tests only."""
    t = table(hero(space="sanctuary"), step="move", dice=[6])
    assert t.asked == "direction" and t.table.points == 6
    six = f"number:{number('coin-for-the-beggar')}"
    t = table(hero(space="sanctuary", hand=["coin-for-the-beggar"]), step="move").says("done", six)
    assert t.asked == "direction" and t.table.points == 6


def test_without_a_relic_nobody_enters() -> None:
    """La región Interior."""
    t = table(hero(space="guardian-of-the-rift"), step="move", dice=[1])
    assert t.asked == "direction"
    reason = t.match.why_not(0, {"kind": "enter"})
    assert reason is not None and reason.code == "needs-relic" and "La región Interior" in str(reason.rule)


def test_the_warp_rift_example_skips_to_braxas() -> None:
    """La Fisura de disformidad, example: level 9 and 8 influence make three skips."""
    t = table(hero(space="warp-rift", level=9, influence=8), dice=[5])
    t.says("pay")
    assert t.at() == "braxas" and t.you.influence == 0
    assert not t.happened("CorruptionDrawn")  # Yllen Satari and Mals Furia are skipped
    assert [e.dice for e in t.happened("Rolled")] == [(5,)]


def test_the_rift_skips_one_space_for_everybody() -> None:
    """La Fisura de disformidad."""
    t = table(hero(space="warp-rift", level=8, influence=7))
    assert t.at() == "crone-world" and len(t.you.corruption) == 2


def test_inside_one_moves_one_space_and_resolves_its_box() -> None:
    """La región Interior: no roll, no threat cards, the box always."""
    t = table(hero(space="braxas", hand=["quick-step"]), step="move", dice=[1])
    assert t.at() == "palace-of-slaanesh" and t.asked == "roll-or-number"


def test_failing_inside_does_not_stop_the_next_step() -> None:
    """La región Interior: a player must move one space forward."""
    t = table(hero(space="garden-of-nurgle", life=4), step="move", dice=[1])
    assert t.at() == "fortress-of-khorne" and t.you.life == 2 and t.your_turn_is_over


def test_nobody_leaves_the_inner_region_by_a_card() -> None:
    """La región Interior: special movement does not work there."""
    t = table(hero(space="braxas", hand=["walk-between-bells"]), step="move", dice=[6, 6])
    assert t.at() == "palace-of-slaanesh"


def test_at_the_centre_one_stays_and_confronts_every_turn() -> None:
    """Ganar la partida; Hojas de escenario."""
    t = table(hero(space="scenario", life=5), step="move", scenario="tribunal-of-ash", dice=[1])
    assert t.at() == "scenario" and t.you.life == 4
    assert not t.happened("Moved")


def test_arriving_wins_the_mystery_beyond() -> None:
    """Ganar la partida."""
    t = table(hero(space="maze-of-tzeentch"), step="move")
    assert t.match.over and t.match.outcome is not None and t.match.outcome.winners == (0,)
