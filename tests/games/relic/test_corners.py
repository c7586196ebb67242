"""Corners where two rules meet: limits that go with a card, a turn that ends within a battle, missions met in passing."""

from .play import BOX, IDLE, Play, hero, names, number, table

# -- Descartar cartas sobrantes -------------------------------------------------------------------


def test_an_asset_discarded_freely_takes_its_limits_along() -> None:
    """Descartar cartas sobrantes: «debe descartar cualquier carta que le haga superar su límite»."""
    t = table(
        hero(space="thornmire", content=False, assets=["iron-reliquary"], hand=["small-talk", "witness"]),
        step="experience",
    )
    assert t.asked == "discard-freely", "the reliquary allows the second Power card"
    t.says("iron-reliquary")
    assert t.asked == "over-power-limit"
    t.says("witness").keeps_all()
    assert names(t.you.hand) == ["small-talk"] and t.your_turn_is_over


def test_an_asset_over_the_limit_takes_the_power_limit_along() -> None:
    """Descartar cartas sobrantes: the limits are kept at the end of the phase, whatever goes first."""
    much = [
        "saddle-drake",
        "void-harness",
        "auspex-lantern",
        "imperial-seal",
        "gamblers-coin",
        "stimm-injector",
    ]
    t = table(
        hero(
            space="thornmire",
            assets=[
                "iron-reliquary",
                *much,
                "trench-sabre",
                "bulkhead-shield",
                "judges-hammer",
                "long-lance",
            ],
            hand=["small-talk", "witness"],
        ),
        step="experience",
    )
    while t.asked == "over-asset-limit":
        t.says("iron-reliquary" if number("iron-reliquary") in t.you.assets else t.options[0])
    assert t.asked == "over-power-limit"
    t.says("witness")
    while t.asked == "over-asset-limit":
        t.says(t.options[0])
    t.keeps_all()
    assert len(t.you.hand) == 1 and len(t.you.assets) == 5 and t.your_turn_is_over, "the drake went too"


# -- Jugadores corrompidos, derrotados: the turn ends ----------------------------------------------


def _loses_at_the_gate(**more: object) -> Play:
    cards = [card.id for card in BOX.things if card.kind == "corruption" and card.activation > 2]
    held = list(dict.fromkeys(cards))[:5]
    t = table(
        hero("ogryn", space="scenario", corruption=held, assets=["sword-of-the-empty-throne"], **more),
        rival=hero("canoness", space="thornmire", mission="letters-for-the-spire"),
        scenario="lord-of-the-last-gate",
        dice=[3, 1],
    )
    t.says("strength", "done")
    while t.asked not in ("new-character", "direction"):
        t.match.answer("done" if "done" in t.options else 0)
    return t


def test_who_is_corrupted_by_a_result_does_not_lose_a_life_for_it_as_well() -> None:
    """Jugadores corrompidos: the turn «termina tras resolver estos pasos»; Aplicar consecuencias comes later."""
    t = _loses_at_the_gate()
    assert t.asked == "new-character"
    t.says("begin")
    new = BOX.things[t.you.character]
    assert t.you.life == new.life and t.you.space == new.home and t.your_turn_is_over


def test_who_gives_up_there_is_simply_out() -> None:
    """Jugadores corrompidos: «puede elegir no comenzar un personaje nuevo y perder la partida»."""
    t = _loses_at_the_gate()
    t.says("give-up")
    assert t.you.out and t.match.over


# -- Completar misiones: at any time ---------------------------------------------------------------


def test_a_stranger_who_comes_along_is_an_ally_at_once() -> None:
    """Completar misiones: «en cualquier momento … siempre y cuando cumpla el objetivo»."""
    t = table(
        hero(space="slag-fields", influence=3, mission="reluctant-allies"),
        board={"slag-fields": ["mercenary-captain"]},
    )
    t.says("pay")
    assert names(t.you.assets) == ["mercenary-captain"] and t.happened("MissionCompleted")


def test_a_stranger_who_is_recruited_is_an_ally_at_once() -> None:
    """The same for the Commissar, who takes strangers along without asking what they want."""
    t = table(
        hero("commissar", space="slag-fields", mission="reluctant-allies"),
        board={"slag-fields": ["mercenary-captain"]},
    )
    assert t.asked == "meet"
    t.says(t.options[0])
    assert t.happened("MissionCompleted")


def test_an_ally_that_is_bought_is_an_ally_at_once() -> None:
    """The same for the Rogue Trader; the seller is paid."""
    t = table(
        hero("rogue-trader", space="slag-fields", influence=6, mission="reluctant-allies"),
        rival=hero("ogryn", space="gallowgate", assets=["field-surgeon"], mission="letters-for-the-spire"),
        step="move",
    )
    assert t.asked == "turn"
    t.says(t.options[0])
    assert t.happened("MissionCompleted") and t.rival.influence == 5, "4 for the surgeon, 1 by the mission"


def test_a_seller_who_becomes_rich_by_it_completes_a_mission_too() -> None:
    """Completar misiones: «incluso si no es el jugador activo»."""
    t = table(
        hero("rogue-trader", space="slag-fields", influence=6),
        rival=hero(
            "ogryn", space="gallowgate", assets=["field-surgeon"], influence=2, mission="full-coffers"
        ),
        step="move",
    )
    t.says(t.options[0])
    assert [event.seat for event in t.happened("MissionCompleted")] == [1]


# -- Hojas de escenario con combate ----------------------------------------------------------------


def _beats_kairos(mission: str) -> Play:
    t = table(
        hero(space="scenario", strength=12, mission=mission),
        scenario="kairos",
        decks={"power": ["look-away", "second-guess", "witness", "iron-in-the-voice", "emperors-spite"]},
        dice=[1, 6, 5],
    )
    return t.says("strength")


def test_a_scenario_sheet_that_is_beaten_counts_for_a_mission() -> None:
    """«A efectos de capacidades de cartas, la hoja de escenario es un enemigo»: any enemy, one of Strength, one of 5."""
    t = _beats_kairos("take-initiative")
    assert t.you.tokens == 1 and t.you.progress == 1 and t.you.trophies == ()
    assert _beats_kairos("iron-against-iron").you.progress == 1
    assert _beats_kairos("break-the-champion").happened("MissionCompleted")


def test_a_scenario_sheet_has_no_traits_for_a_mission() -> None:
    """«…pero no tiene rasgos»: neither Ork nor Chaos, nor an enemy of another attribute."""
    for mission in ("stop-the-waaagh", "purge-the-pulpit", "minds-like-knives"):
        t = _beats_kairos(mission)
        assert t.you.tokens == 1 and t.you.progress == 0 and not t.happened("MissionCompleted")


# -- Elementos del tablero de juego -----------------------------------------------------------------


def test_a_corner_is_part_of_no_zone() -> None:
    """Elementos del tablero de juego: «las casillas de esquina no son parte de ninguna zona»."""
    corner, zone = "grey-knight-envoy", "thornmire"
    for space, lost in ((corner, 0), (zone, 1)):
        t = table(
            hero(space=space),
            rival={**IDLE, "space": space},
            board={space: ["choir-of-teeth"]},
            dice=[5, 1],
        )
        assert (t.you.life, t.rival.life) == (5 - 1 - lost, 5 - lost) and t.your_turn_is_over
    t = table(hero(space=corner, willpower=1), board={corner: ["weeping-shrine"]}, dice=[2])
    assert t.on(corner) == ["weeping-shrine"] and t.your_turn_is_over, "it stays"
    t = table(hero(space=corner), board={corner: ["squig-wrangler"]}, dice=[1, 5])
    assert t.at() == corner and names(t.you.trophies) == ["squig-wrangler"] and t.your_turn_is_over


# -- Obtener niveles: in the middle of a battle -----------------------------------------------------


def _level_in_battle(*enemies: str, dice: list[int]) -> Play:
    """The assassin's sixth level, «toma a un enemigo…», comes by a mission that a won battle pays for."""
    return table(
        hero(
            "callidus-assassin",
            space="slag-fields",
            level=5,
            strength=12,
            influence=5,
            mission="full-coffers",
            assets=["oath-engine"],
        ),
        board={"slag-fields": list(enemies)},
        dice=dice,
    )


def test_a_level_gained_in_a_battle_takes_an_enemy_that_is_not_in_it() -> None:
    """Obtener niveles: all rewards of the column are received then; the other enemy is on the space."""
    t = _level_in_battle("iron-gob-nob", "spanner-thief", dice=[1, 6, 1]).says("done", "strength", "option:1")
    assert t.you.level == 6 and names(t.you.trophies) == ["spanner-thief", "iron-gob-nob"]
    assert len(t.happened("BattleBegan")) == 1


def test_a_level_gained_in_a_battle_takes_no_enemy_of_that_battle_twice() -> None:
    """Aplicar consecuencias: whoever wins takes them as trophies then."""
    t = _level_in_battle("iron-gob-nob", dice=[1, 6, 1]).says("done", "option:1")
    assert t.you.level == 6 and names(t.you.trophies) == ["iron-gob-nob"]


# -- Cuadros de texto, encuentros: what costs nothing to do ------------------------------------------


def test_wargear_may_be_looked_at_without_influence() -> None:
    """Resolver cuadros de texto: whoever chooses a box follows it; what is not bought is discarded."""
    t = table(hero(space="battlefleet-antias"))
    assert t.asked == "box" and t.options == ("box:0", "end")
    t.says("box:0")
    assert len(t.table.discards[7]) == 3 and t.you.assets == () and t.your_turn_is_over


def test_one_of_two_that_are_not_both_prices_must_be_done() -> None:
    """Capacidades opcionales: «Elige una opción» has no «puede», even where only one of them can be done."""
    gear = [card.id for card in BOX.things if card.kind == "wargear"]
    t = table(
        hero(space="thornmire", assets=gear[:1]),
        {**IDLE, "assets": gear[1:]},
        board={"thornmire": ["auction-house"]},
    )
    assert t.asked != "choose"
    assert t.you.influence == 3 and t.you.assets == ()
