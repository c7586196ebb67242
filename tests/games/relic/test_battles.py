"""Combates, Varios enemigos, Dados, Cargas, Armas y armaduras."""

from tapete.games.relic.rules.battle import Battle
from tapete.games.relic.verbs import Against
from tapete.kernel.show import Weighed

from .play import BOX, hero, names, number, table


def test_the_worked_example_of_a_battle() -> None:
    """Ejemplo de combate: 2 + 4 + 2 = 8 against 3 + 3 + 4 = 10, then the Gretchin alone."""
    t = table(
        hero("commissar", space="quenching-pits", assets=["force-sword"]),
        board={"quenching-pits": ["apostate-preacher", "blood-axe-gretchin", "death-guard-heavy-bolter"]},
        decks={"power": ["requisition"]},
        dice=[2, 4, 1, 5],
    )
    assert t.asked == "battle" and set(t.options) == {"strength", "willpower"}

    t.says("willpower", "force-sword")

    mine, theirs = t.happened("BattleScored")[0].mine, t.happened("BattleScored")[0].theirs
    assert mine == (("dial", 3), (f"card:{number('force-sword')}", 3), ("dice", 4))
    assert theirs == (
        (f"card:{number('apostate-preacher')}", 2),
        (f"card:{number('death-guard-heavy-bolter')}", 4),
        ("dice", 2),
    )
    (shown,) = [
        act for e in t.match.shown_story(1, "en") for act in e.get("acts", ()) if isinstance(act, Weighed)
    ]
    assert [[line.amount for line in side.lines] for side in shown.sides] == [[3, 3, 4], [2, 4, 2]]
    assert [side.total for side in shown.sides] == [10, 8] and shown.won
    assert t.you.influence == 1
    assert names(e.card for e in t.happened("PowerDrawn")) == ["requisition"]
    assert t.table.charges[number("force-sword")] == 2
    t.says("roll")
    assert names(t.you.trophies) == ["apostate-preacher", "death-guard-heavy-bolter", "blood-axe-gretchin"]


def test_a_tie_gives_no_trophy_and_costs_no_life() -> None:
    """Aplicar consecuencias: the phase ends, the enemy stays."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["iron-gob-nob", "mud-lark"]}, dice=[3, 3])
    assert (t.you.life, t.you.trophies, t.you.assets) == (5, (), ())
    assert t.on("slag-fields") == ["iron-gob-nob", "mud-lark"] and t.your_turn_is_over


def test_losing_costs_one_life_and_the_penalties() -> None:
    """Aplicar consecuencias."""
    t = table(hero(space="slag-fields", influence=3), board={"slag-fields": ["deserter-gang"]}, dice=[5, 1])
    assert t.you.life == 4 and t.you.influence == 1


def test_a_lost_battle_against_many_costs_one_life_and_every_penalty() -> None:
    """Varios enemigos."""
    lying = ["boss-of-the-scrap-heap", "burna-choir", "krumpin-wagon"]
    t = table(
        hero(space="slag-fields", assets=["mud-lark", "renegade-ogryn"]),
        board={"slag-fields": lying},
        dice=[1, 1],
    )
    t.says("done")  # the mudlark could prevent the loss
    assert t.you.life == 4 and t.asked == "discard-asset"
    t.says("mud-lark")
    assert t.you.assets == () and t.your_turn_is_over


def test_enemies_of_different_attributes_are_fought_apart() -> None:
    """Varios enemigos."""
    t = table(
        hero(space="slag-fields", strength=8, cunning=8),
        board={"slag-fields": ["gob-breaker", "deserter-gang"]},
        dice=[1, 5, 1, 5],
    ).says("cunning")
    began = t.happened("BattleBegan")
    assert [(e.attribute, e.value) for e in began] == [(2, 3), (0, 3)]


def test_dice_explode_as_in_the_example() -> None:
    """Dados explosivos, example: 6, 6 and 2 make 14."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["iron-gob-nob"]}, dice=[1, 6, 6, 2])
    assert t.sums()[0][-1] == ("dice", 14)


def test_the_enemy_explodes_too() -> None:
    """Lanzar dado de combate (enemigo)."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["gob-breaker"]}, dice=[6, 4, 5])
    assert t.sums()[1][-1] == ("dice", 10) and t.you.life == 4


def test_additional_dice_are_rolled_at_once_and_each_six_explodes() -> None:
    """Dados adicionales."""
    t = table(
        hero(space="slag-fields", assets=["frag-grenade"]),
        board={"slag-fields": ["gob-breaker"]},
        dice=[2, [6, 6], 1, 3],
    ).says("frag-grenade")
    assert t.sums()[0][-1] == ("dice", 16)
    assert t.you.assets == ()


def test_two_small_dice_do_not_explode_together() -> None:
    """Dados adicionales: a 2 and a 4 make no 6."""
    t = table(
        hero(space="slag-fields", assets=["frag-grenade"]),
        board={"slag-fields": ["gob-breaker"]},
        dice=[2, [2, 4]],
    ).says("frag-grenade")
    assert t.sums()[0][-1] == ("dice", 6)


def test_an_enemy_may_roll_additional_dice() -> None:
    """Dados adicionales, on the other side."""
    t = table(
        hero(space="slag-fields", strength=9), board={"slag-fields": ["wheelie-maniac"]}, dice=[[2, 3], 5]
    )
    assert t.sums()[1][-1] == ("dice", 5)


def test_an_enemy_that_leaves_a_battle_takes_its_dice_and_prohibitions_along() -> None:
    """Esquivar: it takes part in no battle of this turn."""
    heart, drifter = number("heart-of-the-fleet"), number("spore-drifter")
    b = Battle(0, 1, (heart, drifter), 0, -1)
    b.muster(BOX.things, (heart, drifter))
    assert (b.foe_dice, b.cannot) == (2, {"power"})
    b.muster(BOX.things, (drifter,))
    assert (b.value, b.foe_dice, b.cannot) == (BOX.things[drifter].value, 1, frozenset())


def test_a_scenario_sheet_is_an_enemy_without_traits() -> None:
    """Hojas de escenario con combate."""
    t = table(hero(space=BOX.spaces[-1].id, hand=["small-talk"]), scenario="kairos").says("strength")
    battle = t.table.battle
    assert t.asked == "roll-or-number" and battle.enemies == () and battle.value > 0
    assert Against("any").holds(t.table, 0, -1) and Against("strength").holds(t.table, 0, -1)
    assert Against(battle.value).holds(t.table, 0, -1) and not Against(battle.value + 1).holds(t.table, 0, -1)
    assert not Against("daemon").holds(t.table, 0, -1) and not Against("chaos").holds(t.table, 0, -1)


def test_only_the_last_roll_of_a_rerolled_die_counts() -> None:
    """Volver a lanzar un dado: the first 6 does not explode."""
    t = table(
        hero(space="slag-fields", assets=["lucky-gunner"]),
        board={"slag-fields": ["gob-breaker"]},
        dice=[5, 6, 2],
    )
    assert t.asked == "roll"
    t.says("lucky-gunner")
    assert t.sums()[0][-1] == ("dice", 2)


def test_a_modifier_does_not_make_a_die_explode() -> None:
    """Modificar dados: a 5 with +1 is no 6."""
    t = table(
        hero(space="slag-fields", hand=["minor-miracle"]), board={"slag-fields": ["gob-breaker"]}, dice=[1, 5]
    ).says("minor-miracle")
    mine, _ = t.sums()
    assert mine == (("dial", 4), (f"card:{number('minor-miracle')}", 1), ("dice", 5))


def test_what_adds_to_the_enemy_is_counted_after_the_rolls() -> None:
    """Determinar puntuaciones de combate: a Power card played before does not count."""
    t = table(
        hero(space="slag-fields", willpower=9, hand=["iron-in-the-voice", "small-talk"]),
        board={"slag-fields": ["silent-astropath"]},
        dice=[1, 2],
    ).says("iron-in-the-voice", "roll")
    assert (f"ability:{number('silent-astropath')}", 1) in t.sums()[1]


def test_only_one_weapon_is_used_in_a_battle() -> None:
    """Armas, armaduras y accesorios."""
    t = table(
        hero(space="slag-fields", assets=["furnace-glove", "needle-rifle", "breachers-maul"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 5],
    )
    assert t.asked == "prepare"
    t.says("furnace-glove")
    mine, _ = t.sums()
    assert mine == (("dial", 4), (f"card:{number('furnace-glove')}", 3), ("dice", 5))


def test_the_second_weapon_is_refused_with_the_rule() -> None:
    """Armas, armaduras y accesorios."""
    t = table(
        hero(space="slag-fields", assets=["furnace-glove", "needle-rifle", "stimm-injector"]),
        board={"slag-fields": ["iron-gob-nob"]},
    ).says("furnace-glove")
    assert t.asked == "prepare"  # equipment may still be used
    reason = t.match.why_not(0, {"kind": "use", "refers": [f"card:{number('needle-rifle')}"]})
    assert reason is not None and reason.code == "one-weapon"


def test_a_weapon_with_a_standing_bonus_is_used_by_itself() -> None:
    """Bonificaciones de combate: the better of two weapons counts, never both."""
    t = table(
        hero(space="slag-fields", assets=["trench-sabre", "breachers-maul", "bulkhead-shield"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 5],
    )
    assert t.sums()[0] == (
        ("dial", 4),
        (f"card:{number('breachers-maul')}", 2),
        (f"card:{number('bulkhead-shield')}", 1),
        ("dice", 5),
    )


def test_an_extra_arm_carries_a_second_weapon() -> None:
    """Regla de oro: the card says otherwise."""
    t = table(
        hero(space="slag-fields", assets=["trench-sabre", "breachers-maul"], corruption=["extra-arm"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 5],
    )
    assert sum(n for _, n in t.sums()[0]) == 4 + 2 + 1 + 5


def test_the_third_weapon_is_refused_to_whoever_has_an_arm_too_many() -> None:
    """Regla de oro; the refusal names no number that the card has changed."""
    weapons = ["furnace-glove", "needle-rifle", "frag-grenade", "stimm-injector"]
    t = table(
        hero(space="slag-fields", assets=weapons, corruption=["extra-arm"]),
        board={"slag-fields": ["iron-gob-nob"]},
    ).says("furnace-glove", "needle-rifle")
    assert t.asked == "prepare"
    reason = t.match.why_not(0, {"kind": "use", "refers": [f"card:{number('frag-grenade')}"]})
    assert reason is not None and reason.code == "one-weapon"
    assert "only one" not in reason.text("en") and "solo" not in reason.text("es")


def test_one_charge_of_each_card_each_turn() -> None:
    """Cargas, example of the needle rifle."""
    t = table(
        hero(space="slag-fields", strength=6, cunning=6, assets=["needle-rifle"]),
        board={"slag-fields": ["gob-breaker", "deserter-gang"]},
        dice=[1, [2, 3], 1, 5],
    ).says("strength", "needle-rifle")
    assert t.table.charges[number("needle-rifle")] == 1
    assert len(t.happened("BattleBegan")) == 2 and len(t.happened("ChargeSpent")) == 1


def test_what_was_used_in_a_turn_may_be_used_in_the_next_also_anothers() -> None:
    """Cargas: one a turn, whoever's turn it is."""
    t = table(hero(space="slag-fields", used=["needle-rifle"], assets=["needle-rifle"]), step="experience")
    assert t.your_turn_is_over and t.you.used == ()


def test_a_card_without_charges_is_discarded_at_once() -> None:
    """Cargas."""
    t = table(
        hero(space="slag-fields", assets=["needle-rifle"]),
        charges={"needle-rifle": 1},
        board={"slag-fields": ["gob-breaker"]},
        dice=[1, [2, 3]],
    ).says("needle-rifle")
    assert t.you.assets == () and names(t.table.discards[7]) == ["needle-rifle"]


def test_charges_may_exceed_the_printed_value() -> None:
    """Cargas."""
    t = table(hero(space="rust-chapel", influence=1, assets=["needle-rifle"])).says("box:0")
    assert t.table.charges[number("needle-rifle")] == 3


def test_armour_saves_the_life_of_a_lost_battle() -> None:
    """Cartas de Equipo: the carapace works in Strength battles only."""
    lost = {"board": {"slag-fields": ["boss-of-the-scrap-heap"]}, "dice": [5, 1]}
    t = table(hero(space="slag-fields", assets=["mk2-combat-carapace"]), **lost).says("mk2-combat-carapace")
    assert t.you.life == 5

    t = table(
        hero(space="slag-fields", assets=["mk2-combat-carapace"]),
        board={"slag-fields": ["dream-eater"]},
        dice=[5, 1],
    )
    assert t.you.life == 4


def test_weapons_do_not_help_in_tests() -> None:
    """Armas, armaduras y accesorios."""
    t = table(
        hero(space="slag-fields", assets=["breachers-maul"]),
        board={"slag-fields": ["trial-by-fist"]},
        dice=[3],
    )
    assert t.happened("Tested")[0].lines == (("dial", 4), ("dice", 3))


def test_enemies_that_act_at_the_start_are_ordered_by_the_player() -> None:
    """Expresiones de orden de resolución, example."""
    t = table(
        hero(space="slag-fields", cunning=9, hand=["small-talk"], influence=2),
        board={"slag-fields": ["painted-kommando", "twice-hung-corsair"]},
    )
    assert t.asked == "order-enemies"
    t.says("twice-hung-corsair")
    assert t.rival.influence == 1 and t.you.hand == ()


def test_mandatory_things_of_one_moment_are_ordered_by_the_active_player() -> None:
    """Expresiones de orden de resolución."""
    t = table(
        hero(
            "ogryn",
            space="slag-fields",
            influence=2,
            hand=["witness"],
            corruption=["grasping-debt", "burning-halo"],
        ),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["half-a-tank"]},
        dice=[4, 1],
    )
    t.says("done", "roll")
    assert t.asked == "order" and len(t.options) == 2
    t.says("burning-halo")
    assert t.you.influence == 1 and t.you.hand == ()


def test_the_rival_may_interfere_with_a_power_card() -> None:
    """Jugar cartas de Poder: the text says when."""
    t = table(
        hero(space="slag-fields"),
        rival={**hero("ogryn", space="thornmire", mission="tribute"), "hand": ["witness"]},
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[3, 5],
    )
    assert t.match.pending[0].seat == 1 and t.asked == "rival"
    t.says("witness")
    assert (f"card:{number('witness')}", 3) in t.sums()[1] and t.you.life == 4


def test_power_cards_are_forbidden_where_the_enemy_says_so() -> None:
    """No puede."""
    t = table(
        hero(space="slag-fields", hand=["iron-in-the-voice"]),
        board={"slag-fields": ["nerve-weaver"]},
        dice=[3, 2],
    )
    assert not t.happened("PowerPlayed") and t.you.life == 4


def test_a_victory_may_be_wrung_from_a_loss() -> None:
    """Regla de oro."""
    t = table(
        hero(space="slag-fields", assets=["rod-of-three-seals"]),
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        decks={"wargear": ["trench-sabre"]},
        dice=[5, 1],
    ).says("rod-of-three-seals")
    assert t.you.life == 5 and names(t.you.trophies) == ["boss-of-the-scrap-heap"]
