"""Expresiones de orden de resolución, Tomar decisiones, Capacidades opcionales: nothing is decided unasked."""

from .play import BOX, IDLE, Play, hero, names, number, table

# -- what shares a moment ------------------------------------------------------------------------


def test_special_resolutions_of_one_moment_are_ordered_by_the_active_player() -> None:
    """Resolución especial; Expresiones de orden de resolución."""
    t = table(
        hero(space="slag-fields", hand=["small-talk"]),
        board={"slag-fields": ["patient-spider", "spore-drifter"]},
    )
    assert t.asked == "order" and len(t.options) == 2
    t.says("spore-drifter")  # the card is still there for the test
    assert t.asked == "test" and names(t.you.hand) == ["small-talk"]


def test_an_ability_of_the_same_moment_may_come_before_or_after_a_special_resolution() -> None:
    """Expresiones de orden de resolución: both are resolved at the start of the Engagement phase."""
    t = table(
        hero(space="slag-fields", hand=["cut-the-knot"], willpower=9),
        board={"slag-fields": ["spore-drifter"]},
        dice=[1, 4, 2],
    )
    assert t.asked == "order" and len(t.options) == 2
    after = Play(t.match.fork())
    t.says("cut-the-knot")  # the enemy is gone before it does anything
    assert not t.happened("Tested") and names(t.you.trophies) == ["spore-drifter"]
    after.says("spore-drifter").says("roll")
    assert after.happened("Tested") and after.asked == "engage"


def test_what_may_be_used_and_what_must_happen_at_one_moment_are_ordered_by_the_player() -> None:
    """Expresiones de orden de resolución: Life is paid first, then the chalice has something to fill."""
    t = table(
        hero(
            "ogryn",
            life=5,
            space="sanctuary",
            assets=["chalice-of-second-dawn"],
            corruption=["price-of-light"],
        ),
        rival=hero("canoness", mission="tribute"),
        step="move",
    )
    assert t.asked == "turn"
    t.says("price-of-light")
    assert t.you.life == 5 and len(t.you.hand) == 1


def test_penalties_of_one_battle_are_ordered_by_the_active_player() -> None:
    """Varios enemigos: all penalties; Tomar decisiones: in the order of the player's choice."""
    t = table(
        hero(space="slag-fields", influence=2),
        rival={**IDLE, "space": "thornmire"},
        board={"slag-fields": ["moonlit-outrider", "weaver-of-dead-roads"]},
        dice=[3, 1],
    )
    assert t.asked == "order-outcomes" and len(t.options) == 2
    other = Play(t.match.fork())
    assert t.says("moonlit-outrider").at() == "craftworld"
    assert other.says("weaver-of-dead-roads").at() == "thornmire"


def test_of_equal_enemies_that_have_their_say_one_is_offered() -> None:
    """Tomar decisiones: which of two copies comes first is no choice."""
    t = table(
        hero(space="slag-fields", influence=4),
        rival={**IDLE, "space": "thornmire"},
        board={"slag-fields": ["moonlit-outrider.1", "moonlit-outrider.2", "candle-thief"]},
        dice=[3, 1],
    )
    assert t.asked == "order-outcomes" and len(t.options) == 2
    t.says("candle-thief")
    assert t.your_turn_is_over and t.at() == "thornmire" and t.you.influence == 3


def test_rewards_that_do_not_touch_each_other_are_not_asked_about() -> None:
    """Tomar decisiones: a choice that changes nothing is none."""
    t = table(
        hero(space="slag-fields", willpower=9),
        board={"slag-fields": ["apostate-preacher", "death-guard-heavy-bolter"]},
        dice=[1, 5],
    )
    assert t.you.influence == 1 and len(t.happened("PowerDrawn")) == 1 and t.asked == "trophies"


def test_a_completed_mission_is_not_ordered_among_mere_gains() -> None:
    """Completar misiones: one without an objective sets nothing off; it is drawn facedown."""
    t = table(
        hero(space="slag-fields", willpower=12),
        board={"slag-fields": ["brother-of-the-tenth-plague", "pale-swarm"]},
        dice=[1, 5],
    )
    assert len(t.you.done) == 1 and len(t.happened("PowerDrawn")) == 1 and t.asked == "trophies"


def test_what_others_lose_is_not_ordered_among_mere_gains() -> None:
    """Tomar decisiones: the Tribunal takes from others, the Lamplighter gives to you; no order changes either."""
    t = table(
        hero(space="sanctuary", assets=["lamplighter", "imperial-seal"], influence=4, mission="tribute"),
        rival={**IDLE, "influence": 3},
        step="experience",
        scenario="tribunal-of-ash",
    ).says("pay")
    assert t.asked == "attribute"
    t.says("strength")
    assert t.rival.influence == 2 and t.you.influence == 2 and len(t.you.hand) == 1
    assert t.asked != "order"


def test_a_lost_turn_does_not_swallow_the_other_penalties() -> None:
    """Varios enemigos: «aplica todas las penalizaciones», in whichever order they lie or are chosen."""
    for lying in (["thorn-sentry", "jetbike-courier"], ["jetbike-courier", "thorn-sentry"]):
        for first in lying:
            t = table(
                hero(space="slag-fields", influence=3, trophies=["half-a-tank"]),
                board={"slag-fields": lying},
                dice=[3, 1],
            ).says(first)
            assert (t.you.influence, t.you.missing, t.you.level) == (2, True, 0) and t.your_turn_is_over


def test_whoever_is_defeated_after_losing_a_turn_takes_the_next_one() -> None:
    """Jugadores derrotados: «realizará su siguiente turno de forma normal», in whichever order the two befall them."""
    lost = hero(space="slag-fields", life=1, missing=True)
    t = table(lost, rival=IDLE, board={"slag-fields": ["krumpin-wagon"]}, dice=[6, 1, 1])
    assert t.at() == "sanctuary" and not t.you.missing and t.your_turn_is_over


def test_whoever_is_defeated_in_anothers_turn_still_loses_the_one_that_was_lost() -> None:
    """Jugadores derrotados: «si un jugador es derrotado durante su turno»."""
    t = table(
        hero(space="slag-fields"),
        rival={**IDLE, "space": "slag-fields", "life": 1, "missing": True},
        board={"slag-fields": ["loud-rokkit-lad"]},
        dice=[5, 1],
    )
    assert t.happened("Defeated") and t.table.players[1].space == BOX.sanctuary
    assert t.table.active == 0 and t.table.turn == 2, "it was skipped"


def test_whoever_is_corrupted_after_losing_a_turn_takes_the_next_one() -> None:
    """Jugadores corrompidos: «jugará su siguiente turno de forma normal»."""
    stained = ["glass-bones", "rotting-tongue", "grasping-debt", "false-prophet", "third-eye"]
    t = table(
        hero("ogryn", space="slag-fields", corruption=stained, missing=True),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["wolf-legs"]},
        dice=[1],
    ).says("begin")
    assert not t.you.missing and t.your_turn_is_over


def test_whoever_is_defeated_by_the_lost_life_suffers_no_penalty_more() -> None:
    """Jugadores derrotados: the turn ends with its four steps."""
    t = table(
        hero(space="slag-fields", life=1, assets=["trench-sabre"]),
        board={"slag-fields": ["krumpin-wagon"]},
        dice=[6, 1, 1],
    )
    assert t.at() == "sanctuary" and names(t.you.assets) == ["trench-sabre"] and t.your_turn_is_over


def test_the_rod_may_come_before_what_a_loss_sets_off() -> None:
    """Determinar resultado de combate: both are set off by the result, so the active player orders them."""
    t = table(
        hero(
            "ogryn",
            space="slag-fields",
            influence=2,
            assets=["rod-of-three-seals"],
            corruption=["grasping-debt", "glass-bones"],
        ),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        dice=[6, 3, 1],
    )
    t.says("done") if t.asked == "prepare" else None
    assert t.asked == "order"
    after = Play(t.match.fork())
    t.says("rod-of-three-seals")
    assert t.you.influence == 2 and names(t.you.trophies) == ["boss-of-the-scrap-heap"]
    assert after.says("grasping-debt").asked == "lost" and after.you.influence == 1


# -- what is used --------------------------------------------------------------------------------


def test_a_movement_modifier_is_no_die() -> None:
    """Modificar dados: it is added to the result; only a die can be turned to another number."""
    t = table(hero(space="sanctuary", assets=["void-harness", "loaded-dice"]), step="move", dice=[2]).says(
        "void-harness", "1", "loaded-dice"
    )
    assert t.asked == "direction" and t.table.points == 6 + 1  # one die only, so none is asked for


def test_a_weapon_with_a_standing_bonus_does_not_shut_out_one_that_is_used_after_the_roll() -> None:
    """Armas, armaduras y accesorios: one weapon; which one is the player's choice."""
    armed = {
        "you": hero(space="slag-fields", assets=["trench-sabre", "shuriken-fan"]),
        "board": {"slag-fields": ["iron-gob-nob"]},
    }
    t = table(**armed, dice=[1, 2, 5])
    assert t.asked == "wield" and len(t.options) == 2
    t.says("none", "shuriken-fan")
    assert t.sums()[0] == (("dial", 4), ("dice", 5))
    t = table(**armed, dice=[1, 2]).says("trench-sabre")
    assert t.sums()[0] == (("dial", 4), (f"card:{number('trench-sabre')}", 1), ("dice", 2))


def test_a_weapon_that_cannot_be_used_later_leaves_nothing_to_ask() -> None:
    """Armas, armaduras y accesorios; Cargas: its charge of this turn is spent."""
    t = table(
        hero(space="slag-fields", assets=["trench-sabre", "shuriken-fan"], used=["shuriken-fan"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[1, 2],
    )
    assert (f"card:{number('trench-sabre')}", 1) in t.sums()[0]


def test_a_lower_attribute_may_be_fought_with_too() -> None:
    """Capacidades opcionales: nothing forbids it, and a weapon that helps the outmatched may be worth more."""
    armed = {
        "you": hero(
            "canoness", strength=4, space="slag-fields", hand=["knife-in-the-prayer"], assets=["long-lance"]
        ),
        "board": {"slag-fields": ["iron-gob-nob"]},
    }
    t = table(**armed, dice=[1, 2]).says("knife-in-the-prayer")
    assert t.sums()[0] == (("dial", 2), (f"card:{number('long-lance')}", 3), ("dice", 2))
    t = table(**armed, dice=[1, 2]).says("done", "roll")
    assert t.sums()[0] == (("dial", 4), ("dice", 2))


def test_whoever_chooses_a_box_with_a_price_is_not_asked_again_whether_to_pay_it() -> None:
    """Resolver cuadros de texto: a player who chooses a box «sigue las instrucciones»; the choice was to pay."""
    t = table(hero(space="sanctuary", influence=2)).says("box:1")
    assert t.at() == "antian-shrine-world" and t.you.influence == 0 and t.your_turn_is_over
    t = table(hero(space="sump-market", hand=["witness", "small-talk"])).says("box:0")
    assert t.asked == "discard-power", "only which card is still open"
    t = table(hero(space="ultramar-emissary", trophies=["half-a-tank"])).says("box:1")
    assert len(t.you.done) == 1 and t.you.trophies == () and t.your_turn_is_over


# -- places, phases, prices ----------------------------------------------------------------------


def test_a_mission_drawn_on_its_space_finds_the_player_there() -> None:
    """Completar misiones: being there counts for a space as it does for a region."""
    t = table(
        hero(space="slag-fields", mission=None),
        step="experience",
        decks={"mission": ["liberate-the-forge-world"]},
    )
    assert [BOX.spaces[s].id for s in t.you.marks] == ["quenching-pits"] and t.you.progress == 1
    t = table(
        hero(space="veiled-moons", mission=None), step="experience", decks={"mission": ["beyond-the-pickets"]}
    )
    assert names(t.you.done) == ["beyond-the-pickets"]


def test_a_relic_may_be_bought_with_the_mission_that_is_completed_as_it_is_drawn() -> None:
    """Completar misiones: «durante su fase de Experiencia, si un jugador tiene tres o más»; one relic a phase."""
    near = {"space": "veiled-moons", "mission": None}
    drawn = {"decks": {"mission": ["beyond-the-pickets"]}, "step": "experience"}
    t = table(hero(**near, done=["tribute", "proven-in-fire"]), **drawn)
    assert t.asked == "relic" and len(t.you.done) == 3
    t.says("spend")
    assert t.asked == "take-relic" and t.you.done == ()
    more = ["tribute", "proven-in-fire", "liberate-the-forge-world"]
    t = table(hero(**near, done=more), **drawn)
    assert t.asked == "relic" and len(t.you.done) == 3, "before the new mission is drawn"
    other = Play(t.match.fork())
    other.says("keep")
    assert other.asked == "relic" and len(other.you.done) == 4, "there is one more now"
    t.says("spend")
    t.match.answer(0)
    assert len(t.you.done) == 1 and t.asked != "relic"


def test_a_payment_mission_may_be_paid_in_the_phase_it_is_drawn_in() -> None:
    """Completar misiones: at any time, as long as the objective can be met."""
    t = table(hero(mission=None, influence=4), step="experience", decks={"mission": ["tribute"]})
    assert t.asked == "offer"


def test_a_text_box_is_not_opened_by_what_leaves_the_space_at_the_start_of_the_phase() -> None:
    """Fase de Enfrentamiento: step A if a Threat card is there «cuando comienza la fase»."""
    t = table(
        hero(space="hunters-rest", hand=["cut-the-knot"]), board={"hunters-rest": ["gob-breaker"]}
    ).says("cut-the-knot")
    assert names(t.you.trophies) == ["gob-breaker"] and t.your_turn_is_over
    assert not t.happened("Rolled") and t.you.influence == 0


def test_evaded_orks_do_not_swell_the_mob() -> None:
    """Esquivar: an evaded enemy «es ignorado durante ese turno»."""
    t = table(
        hero("callidus-assassin", space="slag-fields"),
        board={"slag-fields": ["mob-of-the-red-door", "iron-gob-nob"]},
        dice=[1, 1],
    ).says("callidus-assassin", "iron-gob-nob", "done", "done")
    assert t.sums()[1] == ((f"card:{number('mob-of-the-red-door')}", 3), ("dice", 1))


def test_the_witch_does_not_come_along_for_a_corruption_card_that_was_turned_away() -> None:
    """Capacidades opcionales: what follows «para» a price follows once it is paid."""
    witch = {"board": {"slag-fields": ["bonded-witch"]}, "decks": {"corruption": ["glass-bones"]}}
    t = table(hero(space="slag-fields", assets=["purity-scroll"]), **witch).says("pay", "purity-scroll")
    assert t.you.corruption == () and t.on("slag-fields") == ["bonded-witch"] and t.you.assets == ()
    t = table(hero(space="slag-fields"), **witch).says("pay")
    assert names(t.you.assets) == ["bonded-witch"] and len(t.you.corruption) == 1


def test_the_last_corruption_card_is_resolved_before_it_corrupts() -> None:
    """Activación: «debe resolver la capacidad … inmediatamente»; then Umbral de corrupción."""
    stained = ["glass-bones", "rotting-tongue", "grasping-debt", "false-prophet", "third-eye"]
    t = table(
        hero("ogryn", space="slag-fields", corruption=stained, assets=["trench-sabre"], tokens=1),
        rival=hero("canoness", mission="tribute"),
        board={"slag-fields": ["martyrs-vigil"]},
        decks={"corruption": ["tithe-of-flesh"]},
        dice=[1, 0],
    )
    assert t.asked == "choose"
    t.says("option:1")
    assert t.you.assets == () and t.asked == "new-character"
    t.says("begin")
    # Jugadores corrompidos: «cualquier ficha de Personaje que haya en el tablero … permanece allí».
    assert t.you.tokens == 1


def test_who_is_defeated_beside_another_in_the_sanctuary_has_met_them() -> None:
    """Jugadores derrotados: the turn ends there; Completar misiones: whenever the objective is fulfilled."""
    t = table(
        hero(space="slag-fields", life=1, mission="sealed-orders"),
        rival={**IDLE, "space": "sanctuary"},
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        dice=[6, 1, 1],
    )
    assert t.at() == "sanctuary" and names(t.you.done) == ["sealed-orders"] and t.you.influence == 2


# -- equal cards ------------------------------------------------------------------------------------


def test_which_of_two_equal_cards_it_is_is_no_choice() -> None:
    """Tomar decisiones: «dos o más opciones»; two copies of a card are one."""
    t = table(
        hero(space="slag-fields", hand=["witness.1", "witness.2"]),
        board={"slag-fields": ["painted-kommando"]},
        dice=[1, 6, 1],
    )
    assert t.asked == "roll-or-number" and len(t.options) == 2 and len(t.you.hand) == 1

    t = table(
        hero("callidus-assassin", space="slag-fields"),
        board={"slag-fields": ["gob-breaker.1", "gob-breaker.2"]},
    ).says("callidus-assassin")
    assert t.asked == "approach" and len(t.table.evaded) == 1
    t.says("callidus-assassin")
    assert len(t.happened("Evaded")) == 2 and t.your_turn_is_over

    t = table(
        hero(space="slag-fields", hand=["cut-the-knot"]),
        board={"slag-fields": ["gob-breaker.1", "gob-breaker.2"]},
        dice=[1, 1],
    ).says("cut-the-knot")
    assert len(t.you.trophies) == 2

    t = table(hero(space="slag-fields", hand=["quick-step.1", "quick-step.2", "small-talk"]), step="move")
    assert t.asked == "move" and len(t.options) == 3


def test_whichever_of_two_equal_cards_is_pointed_at_is_meant() -> None:
    """The option is about both; where something lies on one of them each has its own."""
    t = table(hero(space="slag-fields", hand=["quick-step.1", "quick-step.2", "small-talk"]), step="move")
    (_, steps, _) = t.match.pending[0].options
    assert steps.refers == (f"card:{number('quick-step.1')}", f"card:{number('quick-step.2')}")
    assert t.says("quick-step.2", "done").table.points == 5
    t = table(hero(space="slag-fields", trophies=["gob-breaker.1", "gob-breaker.2"]), step="experience")
    assert [option.refers for option in t.match.pending[0].options][:2] == [
        (f"card:{number('gob-breaker.1')}",),
        (f"card:{number('gob-breaker.2')}",),
    ]


def test_which_of_two_dice_that_show_the_same_it_is_is_no_choice() -> None:
    """Volver a lanzar un dado: the results are what counts."""
    for hand, rest in (
        (["second-guess", "echo-of-the-blow"], [6, 1]),
        (["rewrite-the-page", "echo-of-the-blow"], [1]),
    ):
        t = table(
            hero(space="slag-fields", hand=hand),
            board={"slag-fields": ["burna-choir"]},
            dice=[1, [2, 2], *rest],
        ).says("echo-of-the-blow", "roll", hand[0])
        assert t.sums()[0][-1] == ("dice", 2 + 6 + 1)


def test_a_die_is_not_turned_to_what_it_shows() -> None:
    """Tomar decisiones: only one of the dice can be changed."""
    t = table(
        hero(space="slag-fields", hand=["rewrite-the-page", "echo-of-the-blow"]),
        board={"slag-fields": ["burna-choir"]},
        dice=[1, [6, 2], 1, 1],
    ).says("echo-of-the-blow", "roll", "rewrite-the-page")
    assert t.sums()[0][-1] == ("dice", 6 + 6 + 1 + 1)


def test_a_copy_that_lies_otherwise_is_another_choice() -> None:
    """Activación: facedown it does nothing; Cargas: what lies on a card is not the other's."""
    t = table(
        hero(
            space="sanctuary",
            corruption=["tithe-of-flesh.1", "tithe-of-flesh.2"],
            facedown=["tithe-of-flesh.1"],
            assets=["antias-last-candle"],
        ),
        step="move",
    )
    assert t.asked == "discard-corruption" and len(t.options) == 2
    t = table(
        hero(
            space="sanctuary",
            corruption=["tithe-of-flesh.1", "tithe-of-flesh.2"],
            assets=["antias-last-candle"],
        ),
        step="move",
        dice=[1],
    )
    assert t.asked == "direction" and len(t.you.corruption) == 1
