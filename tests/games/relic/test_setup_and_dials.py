"""Preparación, Atributos, Vida, Obtener niveles, Ventajas."""

import tapete
from tapete.games.relic import GAME
from tapete.games.relic.rules.kit import kit

from .play import BOX, hero, names, table


def test_everybody_gets_two_sheets_and_keeps_one_in_secret() -> None:
    """Preparación, 5."""
    match = tapete.new_match("relic", seats=3, seed=4)
    assert [d.kind for d in match.pending] == ["character"] * 3
    assert all(len(d.options) == 2 for d in match.pending)
    dealt = [set(d.options.ids) for d in match.pending]
    assert len(set.union(*dealt)) == 6

    match.answer(0, match.pending[0])

    assert len(match.pending) == 2 and match.table.players[0].character == -1
    match.answer(0, match.pending[0])
    match.answer(1, match.pending[0])
    assert all(p.character >= 0 for p in match.table.players)
    assert len(match.table.unused) == 7


def test_setup_gives_influence_power_cards_a_mission_and_the_starting_space() -> None:
    """Preparación, 2 and 7 to 12."""
    match = tapete.new_match("relic", seats=4, seed=11)
    while match.table.turn == 0 and match.pending[0].kind == "character":
        match.answer(0, match.pending[0])
    t = match.table
    assert t.scenario in BOX.scenarios
    for p in t.players:
        sheet = BOX.things[p.character]
        assert (p.influence, p.level, p.life, p.dials) == (3, 0, sheet.life, sheet.dials)
        assert len(p.hand) == sheet.power_limits[0][1]
        assert p.mission >= 0 and p.space == sheet.home
    assert t.active == 0  # the eldest begins: whoever sits first


def test_the_choir_gives_no_power_card_more_at_the_start() -> None:
    """Preparación, 11: the limit printed on the sheet, not the one that the scenario makes of it."""
    match = tapete.new_match("relic", seats=3, seed=2, scenario="drowned-choir")
    while match.pending[0].kind == "character":
        match.answer(0, match.pending[0])
    for p in match.table.players:
        assert len(p.hand) == BOX.things[p.character].power_limits[0][1]
        assert kit(match.table, p).power_limit == len(p.hand) + 1


def test_the_scenario_can_be_chosen_for_a_first_game() -> None:
    """Preparación, 2: "El misterio del otro lado" for a first game."""
    match = tapete.new_match("relic", seats=2, seed=1, scenario="mystery-beyond")
    assert BOX.things[match.table.scenario].first


def test_a_dial_stops_at_12() -> None:
    """Obtener y perder puntos de atributo."""
    t = table(
        hero(space="slag-fields", strength=12),
        board={"slag-fields": ["half-a-tank"]},
        dice=[1, 5],
    )
    assert t.you.dials[0] == 12 and names(t.you.trophies) == ["half-a-tank"]


def test_a_dial_never_falls_below_its_starting_value() -> None:
    """Elementos de un personaje, 10."""
    t = table(
        hero("ogryn", space="slag-fields"),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["field-surgeon"]},
        dice=[1],
    )
    assert t.you.dials == (5, 1, 2)

    t = table(
        hero("ogryn", space="slag-fields", strength=7),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["field-surgeon"]},
        dice=[1],
    )
    assert t.you.dials == (6, 1, 2)


def test_life_stops_at_12() -> None:
    """Obtener y perder puntos de Vida."""
    t = table(hero(life=11, space="slag-fields"), board={"slag-fields": ["field-surgeon"]}, dice=[6])
    assert t.you.life == 12


def test_a_level_pays_its_column_from_top_to_bottom() -> None:
    """Obtener niveles."""
    t = table(
        hero(level=2, space="slag-fields", trophies=["boss-of-the-scrap-heap"]), step="experience"
    ).says("boss-of-the-scrap-heap")
    kinds = [type(e).__name__ for e in t.match.events]
    assert t.you.level == 3 and t.you.dials[1] == 4 and len(t.you.hand) == 1  # "W P"
    assert kinds.index("Levelled") < kinds.index("DialTurned") < kinds.index("PowerDrawn")


def test_at_level_12_a_completed_mission_comes_instead() -> None:
    """Obtener niveles: at most 12."""
    t = table(hero(level=12, trophies=["boss-of-the-scrap-heap"]), step="experience").says(
        "boss-of-the-scrap-heap"
    )
    assert t.you.level == 12 and len(t.you.done) == 1 and t.you.blind == t.you.done


def test_points_over_a_multiple_of_six_are_lost() -> None:
    """Gastar trofeos."""
    t = table(hero(trophies=["half-a-tank", "two-gun-grakka", "blood-axe-gretchin"]), step="experience")
    assert t.asked == "trophies"

    t.says("half-a-tank", "two-gun-grakka", "done")

    assert t.you.level == 2 and names(t.you.trophies) == ["blood-axe-gretchin"]


def test_any_number_of_trophies_may_be_spent_also_too_few_for_a_level() -> None:
    """Gastar trofeos: «puede gastar cualquier número de trofeos»; five points buy nothing."""
    t = table(hero(trophies=["two-gun-grakka"], content=False), step="experience")
    assert t.asked == "trophies" and {"done", "keep-all"} < set(t.options)
    t.says("two-gun-grakka")
    assert t.your_turn_is_over and t.you.trophies == () and t.you.level == 0
    # Where six points are there, one may still stop at the first trophy.
    t = table(hero(trophies=["half-a-tank", "blood-axe-gretchin"]), step="experience")
    t.says("blood-axe-gretchin", "done")
    assert names(t.you.trophies) == ["half-a-tank"] and t.you.level == 0
    assert table(hero(trophies=["two-gun-grakka"]), step="experience").your_turn_is_over


def test_assets_over_the_limit_go_in_the_experience_phase_only() -> None:
    """Ventajas y límites de ventajas; Descartar cartas sobrantes."""
    gear = ["renegade-ogryn", "mud-lark", "lamplighter", "penitent", "twin-lawyers", "bosun-marrick"]
    t = table(hero(assets=gear), step="experience")
    assert t.asked == "over-asset-limit" and len(t.options) == 6

    t.says("penitent")

    assert t.your_turn_is_over and len(t.you.assets) == 5
    assert names(t.table.discards[1]) == ["penitent"]


def test_power_cards_over_the_limit_go_and_the_limit_grows_with_levels() -> None:
    """Límites de poder."""
    hand = ["requisition", "quick-step", "small-talk"]
    t = table(hero(hand=hand), step="experience")
    assert t.asked == "over-power-limit"
    t.says("quick-step", "small-talk")
    assert names(t.you.hand) == ["requisition"]

    assert table(hero(hand=hand, level=8), step="experience").your_turn_is_over


def test_the_setting_of_a_scenario_is_checked() -> None:
    """A scenario that does not exist is refused in both languages."""
    try:
        tapete.new_match("relic", scenario="parcheesi")
    except tapete.Unreadable as error:
        assert error.text("es") and "kairos" in error.text("en")
    else:
        raise AssertionError
    assert "kairos" in GAME.settings["scenario"]
