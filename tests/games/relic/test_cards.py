"""Pruebas de habilidad, Cartas de Poder y de Corrupción; derrotados, corrompidos, eliminados."""

import pytest

from .play import BOX, IDLE, Play, hero, names, number, table

# -- tests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("face, level", [(3, 1), (2, 0)])
def test_a_test_is_passed_at_the_target_and_failed_below(face: int, level: int) -> None:
    """Pruebas de habilidad: Strength 4 against 7."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["trial-by-fist"]}, dice=[face])
    assert t.you.level == level


def test_a_natural_one_fails_whatever_the_sum() -> None:
    """Pruebas de habilidad."""
    t = table(hero(space="slag-fields", strength=12), board={"slag-fields": ["trial-by-fist"]}, dice=[1])
    assert t.you.level == 0 and t.you.life == 4


def test_a_six_explodes_in_a_test() -> None:
    """Pruebas de habilidad; Dados explosivos."""
    t = table(
        hero("ogryn", space="slag-fields"),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["sealed-vault"]},
        dice=[6, 3],
    )
    assert t.happened("Tested")[0].lines[-1] == ("dice", 9) and len(t.you.done) == 1


def test_with_several_dice_a_test_fails_only_if_each_shows_a_one() -> None:
    """Pruebas de habilidad: several dice in one skill roll."""
    tried = {"board": {"slag-fields": ["trial-by-fist"]}}
    t = table(hero(space="slag-fields", strength=9, hand=["steady-hand"]), dice=[[1, 2]], **tried).says(
        "steady-hand"
    )
    assert t.you.level == 1
    t = table(hero(space="slag-fields", strength=9, hand=["steady-hand"]), dice=[[1, 1]], **tried).says(
        "steady-hand"
    )
    assert t.you.level == 0


def test_skill_bonuses_count_in_tests_and_not_in_battles() -> None:
    """Bonificaciones de habilidad."""
    t = table(
        hero(space="slag-fields", assets=["renegade-ogryn"]),
        board={"slag-fields": ["trial-by-fist", "gob-breaker"]},
        dice=[2, 1, 5],
    )
    assert (f"card:{number('renegade-ogryn')}", 3) in t.happened("Tested")[0].lines
    assert t.sums()[0] == (("dial", 5), ("dice", 5))  # a level of Strength for the test


def test_a_bonus_in_any_skill_test_counts_in_a_test_of_the_level_too() -> None:
    """Pruebas de habilidad; the cards say «en cualquier prueba de habilidad», and the Maze asks for one of level 12."""
    t = table(
        hero(space="maze-of-tzeentch", level=6, assets=["auspex-lantern", "reverent-fist"], hand=["witness"]),
        dice=[4],
    ).says("roll")
    lines = (("dial", 6), (f"card:{number('auspex-lantern')}", 2), ("dice", 4))
    assert t.happened("Tested")[0].lines == lines and names(t.you.hand) == ["witness"]


def test_a_tie_for_the_chosen_attribute_is_the_players_choice() -> None:
    """Mayor o menor atributo; Tomar decisiones."""
    t = table(hero(space="ultramar-emissary"), dice=[4]).says("box:0")
    assert t.asked == "attribute" and set(t.options) == {"strength", "willpower", "cunning"}
    t.says("strength")
    assert t.you.influence == 2


# -- power ---------------------------------------------------------------------------------------


def test_a_power_number_stands_in_for_a_battle_roll_and_a_skill_roll() -> None:
    """Jugar cartas de Poder, example: a 5."""
    t = table(
        hero(space="slag-fields", hand=["look-away"]), board={"slag-fields": ["iron-gob-nob"]}, dice=[1]
    )
    t.says("look-away")
    assert t.sums()[0][-1] == ("dice", 5)

    t = table(hero(space="slag-fields", hand=["look-away"]), board={"slag-fields": ["trial-by-fist"]})
    t.says("look-away")
    assert t.happened("Tested")[0].lines[-1] == ("dice", 5) and t.you.level == 1


def test_a_power_number_of_six_explodes_and_another_may_replace_the_new_die() -> None:
    """Jugar cartas de Poder."""
    t = table(
        hero(space="slag-fields", hand=["coin-for-the-beggar", "look-away"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1],
    ).says("coin-for-the-beggar")
    assert t.asked == "roll-or-number"
    t.says("look-away")
    assert t.sums()[0][-1] == ("dice", 11) and t.you.hand == ()


def test_a_power_number_of_one_fails_a_test_like_a_rolled_one() -> None:
    """Jugar cartas de Poder: the number is equivalent to a roll; Pruebas de habilidad: a 1 fails."""
    strong = hero(space="slag-fields", strength=9, hand=["emperors-spite"])
    t = table(strong, board={"slag-fields": ["trial-by-fist"]}).says("emperors-spite")
    assert t.happened("Tested")[0].lines == (("dial", 9), ("dice", 1))
    assert not t.happened("Tested")[0].passed and t.your_turn_is_over


def test_a_power_number_replaces_one_of_several_dice() -> None:
    """Jugar cartas de Poder: not more than one number for a single roll."""
    t = table(
        hero(space="slag-fields", assets=["frag-grenade"], hand=["look-away", "small-talk"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 3],
    ).says("frag-grenade")
    assert t.asked == "roll-or-number"
    t.says("look-away")
    assert [e.dice for e in t.happened("Rolled")] == [(1,), (5, 3)]
    assert t.sums()[0][-1] == ("dice", 8) and names(t.you.hand) == ["small-talk"]


def test_number_or_ability_but_not_both() -> None:
    """Jugar cartas de Poder: after use the card is discarded."""
    t = table(
        hero(space="slag-fields", hand=["iron-in-the-voice"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 2],
    ).says("iron-in-the-voice")
    assert t.your_turn_is_over
    assert names(t.table.discards[3]) == ["iron-in-the-voice"] and t.sums()[0][-1] == ("dice", 2)


def test_power_cards_are_bought_by_naming_the_number_first() -> None:
    """Robar cartas de Poder."""
    t = table(hero(space="grey-knight-envoy", influence=5)).says("box:0")
    assert t.asked == "supply" and t.options == ("1", "2")
    t.says("2")
    assert t.you.influence == 1 and len(t.happened("PowerDrawn")) == 2


def test_others_see_that_a_power_card_is_drawn_but_not_which() -> None:
    """Robar cartas de Poder."""
    t = table(hero(space="grey-knight-envoy", influence=2), decks={"power": ["requisition"]}).says("box:0")
    told = [e["text"] for e in t.match.story(1, "en") if e["kind"] == "PowerDrawn"]
    own = [e["text"] for e in t.match.story(0, "en") if e["kind"] == "PowerDrawn"]
    assert told == ["Ultramarines Captain draws a Power card."] and own == ["You draw Requisition."]
    assert not t.match.view(1)["table"]["players"][0]["powers"]


# -- corruption ----------------------------------------------------------------------------------


def test_the_worked_example_of_activation() -> None:
    """Activación, example: two cards of number 2, the first facedown, the second active."""
    t = table(
        hero("ogryn", space="warp-rift"),
        rival=hero("canoness", mission="tribute"),
        decks={"corruption": ["stray-thoughts", "shaking-hands"]},
    )
    assert t.at() == "crone-world"
    assert names(t.you.corruption) == ["stray-thoughts", "shaking-hands"]
    assert names(t.you.faceup) == ["shaking-hands"]


def test_a_card_that_activates_is_resolved_at_once() -> None:
    """Activación."""
    t = table(
        hero("ogryn", space="slag-fields", influence=3),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["rotting-tongue"]},
        dice=[1],
    )
    assert t.you.influence == 1 and names(t.you.faceup) == ["rotting-tongue"]


def test_the_captain_puts_corruption_facedown() -> None:
    """Elementos de un personaje, 8."""
    t = table(
        hero(space="slag-fields", influence=3),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["rotting-tongue"]},
        dice=[1],
    )
    assert t.you.influence == 3 and len(t.you.corruption) == 1 and t.you.faceup == ()


STAINED = ["glass-bones", "rotting-tongue", "grasping-debt", "false-prophet", "third-eye"]


def test_six_corruption_cards_bring_a_new_character() -> None:
    """Jugadores corrompidos, 1 to 5."""
    t = table(
        hero(
            "ogryn",
            space="slag-fields",
            level=5,
            strength=8,
            influence=4,
            corruption=STAINED,
            hand=["small-talk"],
            trophies=["gob-breaker"],
            assets=["trench-sabre"],
            done=["tribute"],
        ),
        rival=hero("canoness", mission="wall-of-skulls"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        dice=[1, 0],
    )
    t.says("done") if t.asked == "test" else None
    t.says("roll")
    assert t.asked == "new-character"
    t.says("begin")
    p, sheet = t.you, BOX.things[t.you.character]
    assert sheet.id == "callidus-assassin"  # the first sheet that nobody used
    assert (p.level, p.dials, p.life, p.space) == (0, sheet.dials, sheet.life, sheet.home)
    assert (p.hand, p.trophies, p.corruption, p.influence) == ((), (), (), 0)
    assert names(p.assets) == ["trench-sabre"] and names(p.done) == ["tribute"]
    assert number("ogryn") not in t.table.unused and t.your_turn_is_over


def test_the_corrupted_do_nothing_more_in_their_experience_phase() -> None:
    """Jugadores corrompidos: the turn ends, so nothing is spent any more; what they have fulfilled is fulfilled."""
    t = table(
        hero(
            "canoness",
            corruption=[*STAINED, "wolf-legs"],
            mission="arm-the-militia",
            assets=["shroud-of-the-martyr", "trench-sabre"],
            done=["tribute", "wall-of-skulls"],
        ),
        rival=hero("ogryn", mission="letters-for-the-spire"),
        step="experience",
        dice=[0],
    ).says("pay", "shroud-of-the-martyr")
    assert t.asked == "new-character"
    t.says("begin")
    assert t.your_turn_is_over and names(t.you.assets) == ["trench-sabre"] and len(t.you.done) == 3
    assert t.you.influence == 3 and t.you.mission < 0


def test_a_new_character_may_fulfil_the_mission_it_inherits() -> None:
    """Completar misiones: at any time; Jugadores corrompidos: what is kept is the new character's."""
    t = table(
        hero("canoness", space="slag-fields", corruption=STAINED, mission="proven-in-fire", willpower=4),
        rival=hero("ogryn", mission="letters-for-the-spire"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        unused=["sanctioned-psyker"],
        dice=[1],
    ).says("begin")
    assert names(t.you.done) == ["proven-in-fire"] and t.you.influence == 2


def test_a_corrupted_player_may_leave_the_game() -> None:
    """Jugadores corrompidos; Jugadores eliminados."""
    t = table(
        hero("ogryn", space="slag-fields", corruption=STAINED, assets=["trench-sabre"]),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        dice=[1],
    ).says("give-up")
    assert t.you.out and t.you.assets == () and t.match.over
    assert t.match.outcome is not None and t.match.outcome.winners == (1,)


def test_without_a_sheet_left_the_corrupted_are_out() -> None:
    """Jugadores corrompidos, 3."""
    t = table(
        hero("ogryn", space="slag-fields", corruption=STAINED),
        rival=hero("canoness", mission="tribute"),
        unused=[],
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        dice=[1],
    )
    assert t.you.out and t.match.over


def test_a_lower_threshold_corrupts_sooner() -> None:
    """Umbral de corrupción: cards may change it."""
    t = table(
        hero("ogryn", space="slag-fields", corruption=[*STAINED[:3], "open-door"]),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        dice=[1],
    )
    assert t.asked == "new-character"


def test_discarding_freely_what_raised_the_threshold_corrupts_at_once() -> None:
    """Umbral de corrupción: before anything else may be discarded."""
    assets = ["shroud-of-the-martyr", "trench-sabre"]
    stained = hero("canoness", corruption=[*STAINED, "wolf-legs"], assets=assets, content=False)
    t = table(stained, step="experience")
    assert t.asked == "discard-freely"
    t.says("shroud-of-the-martyr")
    assert t.asked == "new-character"


def test_all_assets_that_go_are_ordered_only_where_that_may_corrupt() -> None:
    """Descartar cartas: who loses all has nothing to choose, unless one loss ends the turn before the next."""
    assets = ["shroud-of-the-martyr", "trench-sabre"]
    clean = table(hero("canoness", space="mals-furia", assets=assets, corruption=STAINED))
    assert clean.you.assets == () and len(clean.you.corruption) == 5

    stained = table(hero("canoness", space="mals-furia", assets=assets, corruption=[*STAINED, "wolf-legs"]))
    assert stained.asked == "discard-asset"
    stained.says("shroud-of-the-martyr", "begin")
    assert names(stained.you.assets) == ["trench-sabre"]


def test_losing_what_raised_the_threshold_corrupts_at_once() -> None:
    """Umbral de corrupción: cards alter it; as many cards as the threshold corrupt."""
    assets = [
        "shroud-of-the-martyr",
        "trench-sabre",
        "lamplighter",
        "mud-lark",
        "cartographer",
        "frag-grenade",
    ]
    stained = hero("canoness", corruption=[*STAINED, "wolf-legs"], assets=assets)
    t = table(stained, step="experience")
    assert t.asked == "over-asset-limit"
    fork = Play(t.match.fork())
    t.says("shroud-of-the-martyr")
    assert t.asked == "new-character"
    assert fork.says("trench-sabre").your_turn_is_over and len(fork.you.corruption) == 6


def test_corruption_is_shed_at_the_apothecarium() -> None:
    """Umbral de corrupción."""
    t = table(hero(space="apothecarium-sepha", influence=2, corruption=["glass-bones", "wolf-legs"]))
    t.says("box:0", "glass-bones")
    assert names(t.you.corruption) == ["wolf-legs"] and t.you.influence == 0


# -- the defeated --------------------------------------------------------------------------------


def test_the_defeated_lose_cards_trophies_and_influence_and_go_to_the_sanctuary() -> None:
    """Jugadores derrotados, 1 to 4."""
    t = table(
        hero(
            space="slag-fields",
            life=1,
            influence=5,
            level=4,
            hand=["small-talk"],
            trophies=["gob-breaker"],
            assets=["trench-sabre"],
            corruption=["wolf-legs"],
        ),
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        dice=[5, 1],
    ).says("roll")
    p = t.you
    assert (p.life, p.influence, p.hand, p.trophies, p.level) == (5, 0, (), (), 4)
    assert (
        t.at() == "sanctuary" and names(p.assets) == ["trench-sabre"] and names(p.corruption) == ["wolf-legs"]
    )
    assert t.your_turn_is_over and not t.you.missing


def test_the_defeated_keep_their_tokens_and_are_where_they_are_put() -> None:
    """Jugadores derrotados: all else stays; in the Sanctuary a mission's token is lifted."""
    t = table(
        hero(space="slag-fields", life=1, mission="pilgrims-road", tokens=2),
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        dice=[6, 6, 1, 1],
    )
    assert t.at() == "sanctuary" and t.you.tokens == 2 and t.you.progress == 1
    assert [BOX.spaces[s].id for s in t.you.marks] == ["ultramar-emissary"]


def test_a_defeat_outside_ones_turn_does_not_end_the_turn() -> None:
    """Jugadores derrotados."""
    t = table(
        hero(space="slag-fields"),
        rival={**IDLE, "life": 1},
        board={"slag-fields": ["green-comet", "mud-lark"]},
        dice=[4, 1],
    )
    assert t.at(t.rival) == "sanctuary" and t.rival.life == 5
    assert names(t.you.assets) == ["mud-lark"]


def test_the_tribunal_eliminates_those_who_fall_before_it() -> None:
    """Jugadores eliminados: by the rules of a scenario."""
    t = table(hero(space="scenario", life=1), scenario="tribunal-of-ash", dice=[1])
    assert t.you.out and t.match.over
