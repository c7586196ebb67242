"""What a step or a turn leaves open as long as it lasts, and what is not asked because there is nothing to choose."""

import tapete
from tapete.games.relic.rules.kit import kit

from .play import BOX, IDLE, Play, hero, names, number, table

# -- as long as the step lasts ---------------------------------------------------------------------


def test_an_evaded_enemy_is_ignored_in_the_experience_phase_too() -> None:
    """Esquivar: it «es ignorado durante ese turno», so no reward of that turn takes it as a trophy."""
    t = table(
        hero("callidus-assassin", space="slag-fields", level=5, trophies=["shell-shocked-berserker"]),
        board={"slag-fields": ["gob-breaker"]},
    ).says("callidus-assassin", "shell-shocked-berserker")
    assert t.you.level == 6 and t.you.trophies == () and t.on("slag-fields") == ["gob-breaker"]
    assert t.your_turn_is_over and t.table.evaded == ()


def test_a_trophy_that_a_level_brings_may_be_spent_in_the_same_step() -> None:
    """Gastar trofeos: «durante este paso»; the assassin's sixth level takes an enemy of her space."""
    t = table(
        hero(
            "callidus-assassin",
            space="slag-fields",
            level=5,
            trophies=["shell-shocked-berserker", "blood-axe-gretchin"],
        ),
        board={"slag-fields": ["burna-choir"]},
        step="experience",
    ).says("shell-shocked-berserker", "done")
    assert t.asked == "trophies" and names(t.you.trophies) == ["blood-axe-gretchin", "burna-choir"]
    t.says("blood-axe-gretchin", "burna-choir")
    assert t.you.level == 7 and t.you.trophies == () and t.your_turn_is_over


def test_a_die_that_has_not_exploded_may_be_rolled_again_after_another_has() -> None:
    """Volver a lanzar un dado: until the step is over, and only the last result explodes."""
    t = table(
        hero(space="slag-fields", hand=["second-guess", "echo-of-the-blow"]),
        board={"slag-fields": ["burna-choir"]},
        dice=[1, [2, 6], 3, 6, 4],
    ).says("echo-of-the-blow", "roll", "done", "roll", "second-guess")
    assert t.asked == "which-die" and t.options == ("0", "2"), "the six has exploded"
    t.says("0")
    assert t.sums()[0][-1] == ("dice", 6 + 6 + 3 + 4) and names(t.you.trophies) == ["burna-choir"]


def test_what_a_rival_does_in_the_step_may_be_answered_in_it() -> None:
    """Expresiones de orden de resolución: «durante» is any time of the step, also after what another has done."""
    t = table(
        hero(space="slag-fields", hand=["minor-miracle"], assets=["stimm-injector"]),
        rival={**IDLE, "hand": ["witness", "spoiled-plans"]},
        board={"slag-fields": ["burna-choir"]},
        dice=[1, 2],
    ).says("stimm-injector", "done", "witness", "done")
    assert t.asked == "prepare" and len(t.options) == 2, "the injector has been used at this moment"
    silent = Play(t.match.fork()).says("done", "roll")
    t.says("minor-miracle")
    assert t.asked == "rival" and len(t.options) == 2
    t.says("done")
    assert (f"card:{number('minor-miracle')}", 1) in t.sums()[0] and t.sums()[1] == silent.sums()[1]
    assert len(t.sums()[0]) == len(silent.sums()[0]) + 1
    assert names(t.you.trophies) == ["burna-choir"] and silent.you.trophies == (), "a tie without the miracle"


def test_what_is_answered_to_a_rival_changes_which_bonuses_count() -> None:
    """Bonificaciones de combate: the Captain's is for battles in which the enemy's attribute exceeds the one fought with."""
    t = table(
        hero(
            space="slag-fields", strength=4, cunning=9, hand=["knife-in-the-prayer"], assets=["trench-sabre"]
        ),
        {**IDLE, "hand": ["witness"]},
        board={"slag-fields": ["burna-choir"]},
        dice=[1, 2],
    )
    assert t.asked == "prepare"
    t.says("done", "witness")
    assert t.asked == "prepare"
    strong = Play(t.match.fork()).says("done", "roll")
    t.says("knife-in-the-prayer")
    sabre, captain = (f"card:{number('trench-sabre')}", 1), (f"card:{number('ultramarines-captain')}", 1)
    assert t.sums()[0] == (("dial", 9), sabre, ("dice", 2)), "nine exceeds five"
    assert strong.sums()[0] == (("dial", 4), captain, sabre, ("dice", 2))


def test_a_weapon_nobody_was_asked_about_shuts_out_none_that_answers_a_rival() -> None:
    """Armas, armaduras y accesorios: one weapon, of the player's choice; «durante» is any time of the step."""
    t = table(
        hero(space="slag-fields", influence=1, assets=["trench-sabre", "furnace-glove"]),
        {**IDLE, "hand": ["witness"]},
        board={"slag-fields": ["gilded-gob-nob"]},
        dice=[2, 3],
    ).says("pay", "done", "witness")
    assert t.asked == "prepare", "the sabre was declared by itself"
    kept = Play(t.match.fork()).says("done")
    t.says("furnace-glove")
    sabre, glove = (f"card:{number('trench-sabre')}", 1), (f"card:{number('furnace-glove')}", 3)
    paid = (f"card:{number('gilded-gob-nob')}", 2)
    assert t.sums()[0] == (("dial", 4), paid, glove, ("dice", 3)), (
        "one weapon; what was paid for before stays"
    )
    assert kept.sums()[0] == (("dial", 4), paid, sabre, ("dice", 3))


def test_a_weapon_that_was_chosen_is_not_asked_about_again() -> None:
    """Bonificaciones de combate: what is declared is declared."""
    t = table(
        hero(space="slag-fields", hand=["minor-miracle"], assets=["trench-sabre", "shuriken-fan"]),
        {**IDLE, "hand": ["witness"]},
        board={"slag-fields": ["gob-breaker"]},
        dice=[1, 6, 1],
    ).says("done")
    assert t.asked == "wield"
    t.says("none", "witness", "done", "roll")
    assert t.asked == "roll", "the fan may still be used"


def test_everybody_may_answer_what_another_rival_adds() -> None:
    """Expresiones de orden de resolución: «en cualquier momento» of the step, until nobody adds anything."""
    first = hero("ogryn", space="thornmire", mission="letters-for-the-spire", hand=["witness.1"])
    second = hero("canoness", space="thornmire", mission="stand-tall", hand=["witness.2"])
    t = Play(
        tapete.new_match(
            "relic",
            position={
                "scenario": "mystery-beyond",
                "players": [hero(space="slag-fields"), first, second],
                "step": "engage",
                "board": {"slag-fields": ["gob-breaker"]},
            },
            chance=[1, 6, 6, 1],
            seed=7,
            check=True,
        )
    )
    assert t.match.pending[0].seat == 1 and t.asked == "rival"
    t.says("done", "witness")
    assert t.match.pending[0].seat == 1 and t.asked == "rival", "the second has added something since"
    t.says("witness")
    assert [n for _, n in t.sums()[1]] == [3, 3, 3, 1]


def test_what_changes_the_movement_score_changes_one_that_is_chosen() -> None:
    """Fase de Movimiento; Capacidades opcionales: all other abilities are obligatory."""
    slow = hero(space="sanctuary", assets=["star-chart-of-antias"], corruption=["milk-eyes"])
    t = table(slow, step="move").says("star-chart-of-antias", "6")
    assert t.asked == "direction" and t.table.points == 5
    t = table(slow, step="move").says("star-chart-of-antias")
    assert t.options == ("1", "3", "4", "5", "6"), "a 2 comes to the same as a 1"
    assert t.says("1").table.points == 1


def test_a_limit_does_not_hang_on_how_cards_lie() -> None:
    """Límites de poder: what lowers and what raises the limit is added up, and only the sum stops at none."""
    for corruption in (["stray-thoughts", "glass-bones"], ["glass-bones", "stray-thoughts"]):
        t = table(hero(assets=["iron-reliquary"], corruption=corruption))
        assert kit(t.table, t.you).power_limit == 1
    lying = table(hero(corruption=["stray-thoughts", "glass-bones"]))
    k = kit(lying.table, lying.you)
    assert k.power_limit == 0
    k.add(BOX.things[number("stray-thoughts")])
    k.add(BOX.things[number("iron-reliquary")])
    assert k.power_limit == 0, "one less, one less, one more"


# -- once the turn is over -------------------------------------------------------------------------


def test_whoever_is_corrupted_by_losing_an_asset_loses_no_other() -> None:
    """Jugadores corrompidos: the turn ends with its five steps; what raised the threshold may go first."""
    stained = ["glass-bones", "rotting-tongue", "grasping-debt", "false-prophet", "third-eye", "wolf-legs"]
    t = table(
        hero(
            space="mals-furia",
            assets=["shroud-of-the-martyr", "void-harness"],
            corruption=stained,
        ),
        rival=hero("canoness", mission="tribute"),
    )
    assert t.asked == "discard-asset" and len(t.options) == 2, "both must go, but one of them corrupts"
    t.says("shroud-of-the-martyr", "begin")
    assert names(t.you.assets) == ["void-harness"] and t.your_turn_is_over


# -- nothing to choose -----------------------------------------------------------------------------


def test_it_is_not_asked_in_which_order_all_of_them_go() -> None:
    """Descartar cartas: whoever must discard as many as there are has nothing to choose."""
    t = table(hero(space="mals-furia", assets=["trench-sabre", "void-harness"]))
    assert t.you.assets == () and t.your_turn_is_over
    t = table(
        hero(space="slag-fields", corruption=["glass-bones", "rotting-tongue"]),
        board={"slag-fields": ["ash-absolution"]},
    )
    assert t.you.corruption == () and t.your_turn_is_over
    t = table(
        hero(hand=["small-talk", "witness"], mission="burn-the-scrolls"),
        step="experience",
    ).says("pay")
    assert t.you.hand == () and names(t.you.done) == ["burn-the-scrolls"] and t.your_turn_is_over


def test_the_same_thing_twice_is_not_ordered() -> None:
    """Tomar decisiones: a choice that changes nothing is none."""
    t = table(
        hero(space="slag-fields", willpower=9),
        board={"slag-fields": ["spore-drifter", "spore-drifter.2"]},
        dice=[3, 3, 1, 5],
    )
    assert len(t.happened("Tested")) == 2 and t.you.influence == 2 and t.your_turn_is_over
    t = table(
        hero(space="slag-fields", willpower=9, hand=["small-talk", "witness", "requisition"]),
        board={"slag-fields": ["thought-tick", "thought-tick.2"]},
    )
    assert t.asked == "discard-power", "the first question is which card goes"
    t = table(
        hero(space="slag-fields", mission="stand-tall", progress=1, assets=["imperial-seal", "lamplighter"]),
        board={"slag-fields": ["trial-by-fist"]},
        dice=[5],
    )
    assert t.you.influence == 2 and len(t.you.hand) == 1 and t.asked == "discard-freely"


def test_what_hangs_on_a_condition_is_ordered() -> None:
    """Expresiones de orden de resolución: two influence first would be too many for the other card."""
    t = table(hero(influence=2, assets=["black-scales", "twin-lawyers"]), step="experience")
    assert t.asked == "order"
    other = Play(t.match.fork())
    assert t.says("black-scales").you.influence == 4
    assert other.says("twin-lawyers").you.influence == 5
    assert t.keeps_all().your_turn_is_over and other.keeps_all().your_turn_is_over


def test_mere_gains_are_not_ordered() -> None:
    """Tomar decisiones: Life, attributes, influence and Power cards come to the same in either order."""
    lying = ["autarchs-herald", "thorn-sentry", "veil-scout"]
    t = table(hero(space="slag-fields", cunning=8), board={"slag-fields": lying}, dice=[1, 5])
    assert (t.you.dials[2], t.you.influence) == (9, 3) and t.asked == "trophies"
    t = table(
        hero("sanctioned-psyker", assets=["twin-lawyers"]),
        step="experience",
    ).keeps_all()
    assert len(t.you.hand) == 1 and t.you.influence == 1 and t.your_turn_is_over, "neither counts the other"
    t = table(
        hero(space="slag-fields", willpower=9, assets=["war-hymnist", "standard-of-the-lost-regiment"]),
        board={"slag-fields": ["weird-headed-boy"]},
        dice=[1, 5],
    )
    assert t.you.influence == 2 and len(t.you.hand) == 1 and t.asked == "trophies"


def test_gains_that_may_complete_the_mission_are_ordered() -> None:
    """Completar misiones: its reward comes at once, before or after the other gain."""
    lying = ["autarchs-herald", "singing-blade"]
    t = table(
        hero(space="slag-fields", cunning=4, mission="proven-in-fire"),
        board={"slag-fields": lying},
        dice=[1, 5],
    )
    assert t.asked == "order-outcomes"
    other = Play(t.match.fork())
    assert t.says("autarchs-herald").asked != "order-outcomes" and t.you.dials[2] == 5
    assert other.says("singing-blade").you.dials[2] == 5 and len(other.you.hand) == 1


def test_gains_that_cannot_complete_the_mission_yet_are_not_ordered() -> None:
    """Tomar decisiones: with all of them the objective is not met, so nothing comes in between."""
    lying = ["autarchs-herald", "singing-blade"]
    t = table(
        hero(space="slag-fields", cunning=3, willpower=2, strength=2, mission="proven-in-fire"),
        board={"slag-fields": lying},
        dice=[1, 6, 5],
    )
    assert t.you.dials[2] == 4 and len(t.you.hand) == 1 and t.asked == "trophies"


def test_whoever_plays_a_card_to_pay_is_not_asked_again_whether_to_pay() -> None:
    """Capacidades opcionales: the choice has been made; and both trophies are wanted, so none is chosen first."""
    t = table(
        hero(hand=["unwritten-oath"], trophies=["blood-axe-gretchin", "tin-pot-boy"]), step="experience"
    ).says("unwritten-oath")
    assert t.you.level == 1 and t.you.trophies == () and t.you.hand == () and t.your_turn_is_over


def test_which_trophies_pay_is_asked_where_some_may_stay() -> None:
    """Tomar decisiones."""
    kept = ["blood-axe-gretchin", "tin-pot-boy", "gob-breaker"]
    t = table(hero(hand=["unwritten-oath"], trophies=kept), step="experience").says("unwritten-oath")
    assert t.asked == "spend-trophy" and len(t.options) == 3
    t.says("tin-pot-boy")
    assert t.asked == "spend-trophy", "one point is wanting: the gretchin or the gob breaker"
    t.says("gob-breaker")
    assert names(t.you.trophies) == ["blood-axe-gretchin"] and t.your_turn_is_over


def test_a_dial_that_stands_at_12_is_nothing_to_choose_or_to_pay_for() -> None:
    """Obtener y perder puntos de atributo: the gain would be ignored."""
    board = {"slag-fields": ["mad-biologian"]}
    for willpower, asked in ((11, True), (12, False)):
        you = hero(space="slag-fields", willpower=willpower, trophies=["krumpin-wagon"])
        assert (table(you, board=board).asked == "pay") is asked
    t = table(hero(space="slag-fields", cunning=12), board={"slag-fields": ["mirror-maze"]}, dice=[3])
    assert t.you.influence == 3 and t.your_turn_is_over, "the other reward, unasked"
