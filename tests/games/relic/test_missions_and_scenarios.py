"""Cartas de Misión, Reliquia y Equipo, Descartar cartas, Quedarse sin cartas, Hojas de escenario."""

from .play import BOX, IDLE, hero, names, number, table

# -- missions and relics -------------------------------------------------------------------------


def test_a_mission_is_completed_at_once_with_its_reward() -> None:
    """Completar misiones."""
    t = table(
        hero(space="slag-fields", strength=9, mission="stop-the-waaagh", progress=1),
        board={"slag-fields": ["gob-breaker"]},
        dice=[1, 5],
        decks={"mission": ["tribute"]},
    )
    assert names(t.you.done) == ["stop-the-waaagh"] and t.you.influence == 2
    assert names([t.you.mission]) == ["tribute"]  # a new one in the Experience phase


def test_a_mission_may_be_completed_in_another_players_turn() -> None:
    """Completar misiones: even without being the active player."""
    t = table(
        hero(space="slag-fields", influence=1),
        rival={**IDLE, "mission": "full-coffers", "influence": 5},
        board={"slag-fields": ["twice-hung-corsair"]},
    )
    assert names(t.rival.done) == ["full-coffers"] and t.rival.influence == 6


def test_tokens_of_a_mission_are_lifted_by_visiting() -> None:
    """Distribuir cartas de Misión; Completar misiones."""
    t = table(
        hero(space="battlefleet-antias", mission="liberate-the-forge-world"),
        step="move",
        dice=[1],
        board={"slag-fields": ["mud-lark"]},
    )
    marked = [s["id"] for s in t.match.view(0)["table"]["spaces"] if 0 in s["marks"]]
    assert marked == ["slag-fields", "quenching-pits"]
    t.says("clockwise")
    assert [BOX.spaces[s].id for s in t.you.marks] == ["quenching-pits"] and t.you.done == ()


def test_ending_a_turn_together_completes_a_meeting() -> None:
    """Completar misiones."""
    t = table(
        hero(space="singing-groves", mission="sealed-orders"),
        rival={**IDLE, "space": "foothills-of-liliath"},
        step="experience",
    )
    assert names(t.you.done) == ["sealed-orders"] and t.you.influence == 2


def test_a_payment_mission_is_offered_when_it_can_be_paid() -> None:
    """Completar misiones."""
    t = table(hero(mission="tribute", influence=4), step="experience")
    assert t.asked == "offer"
    t.says("pay", "strength")
    assert t.you.influence == 0 and t.you.dials[0] == 5 and names(t.you.done) == ["tribute"]


def test_a_mission_given_without_objective_brings_no_reward_and_stays_hidden() -> None:
    """Completar misiones."""
    t = table(
        hero(level=1, trophies=["boss-of-the-scrap-heap"]),
        step="experience",
        decks={"mission": ["full-coffers"]},
    )
    t.says("boss-of-the-scrap-heap")
    assert names(t.you.done) == ["full-coffers"] and len(t.you.hand) == 0
    assert "full-coffers" not in str(t.match.view(0)) and "Full Coffers" not in str(t.match.story(0))


def test_three_missions_reveal_two_relics_and_one_is_shuffled_back() -> None:
    """Cartas de Reliquia."""
    done = ["tribute", "wall-of-skulls", "burn-the-scrolls", "full-coffers"]
    t = table(hero(done=done), step="experience", decks={"relic": ["oath-engine", "iron-reliquary"]}).says(
        "spend"
    )
    assert t.asked == "take-relic" and len(t.options) == 2
    t.says("iron-reliquary").keeps_all()
    assert names(t.you.assets) == ["iron-reliquary"] and names(t.you.done) == ["full-coffers"]
    assert number("oath-engine") in t.table.decks[6] and len(t.table.decks[6]) == 17
    assert t.your_turn_is_over


def test_one_relic_is_bought_in_a_phase() -> None:
    """Gestionar cartas de Misión: «puede gastar tres», once; trophies say «por cada»."""
    done = ["tribute", "wall-of-skulls", "burn-the-scrolls", "full-coffers", "stand-tall", "proven-in-fire"]
    t = table(hero(done=done), step="experience", decks={"relic": ["oath-engine", "iron-reliquary"]})
    t.says("spend", "oath-engine").keeps_all()
    assert t.your_turn_is_over and len(t.you.done) == 3


def test_two_missions_buy_nothing() -> None:
    """Gestionar cartas de Misión."""
    assert table(hero(done=["tribute", "wall-of-skulls"]), step="experience").your_turn_is_over


def test_without_an_active_mission_one_is_drawn_in_the_experience_phase() -> None:
    """Robar misiones."""
    t = table(hero(mission=None), step="experience", decks={"mission": ["tribute"]})
    assert names([t.you.mission]) == ["tribute"]


def test_a_second_mission_makes_one_choose() -> None:
    """Robar misiones: never more than one active."""
    t = table(
        hero(space="slag-fields"), board={"slag-fields": ["anonymous-letter"]}, decks={"mission": ["tribute"]}
    ).says("option:1")
    assert t.asked == "keep-mission"
    t.says("tribute")
    assert names([t.you.mission]) == ["tribute"] and names(t.table.discards[5]) == ["map-the-canopy"]


# -- wargear, discarding, decks ------------------------------------------------------------------


def test_wargear_is_bought_for_its_cost_at_the_fleet() -> None:
    """Cartas de Equipo."""
    t = table(
        hero(space="battlefleet-antias", influence=3),
        decks={"wargear": ["judges-hammer", "breachers-maul", "padded-undercoat"]},
    ).says("box:0")
    assert t.asked == "buy" and len(t.options) == 3  # the hammer is too dear
    t.says("breachers-maul")
    assert names(t.you.assets) == ["breachers-maul"] and t.you.influence == 0
    assert set(names(t.table.discards[7])) == {"judges-hammer", "padded-undercoat"}


def test_the_owner_chooses_what_to_discard_and_nothing_is_lost_that_is_not_there() -> None:
    """Descartar cartas."""
    lost = {"board": {"slag-fields": ["krumpin-wagon"]}, "dice": [5, 1]}
    t = table(hero(space="slag-fields", assets=["trench-sabre", "lamplighter"]), **lost)
    assert t.asked == "discard-asset" and len(t.options) == 2
    t.says("lamplighter")
    assert names(t.you.assets) == ["trench-sabre"]
    assert table(hero(space="slag-fields"), **lost).your_turn_is_over


def test_a_card_may_be_discarded_within_the_limits_too() -> None:
    """Descartar cartas sobrantes: «aunque no superen sus límites»; any number of Power cards and assets."""
    t = table(
        hero(assets=["trench-sabre", "lamplighter"], hand=["small-talk"], content=False), step="experience"
    )
    assert t.asked == "discard-freely" and len(t.options) == 5
    t.says("trench-sabre", "small-talk")
    assert names(t.you.assets) == ["lamplighter"] and t.you.hand == ()
    assert t.says("done").your_turn_is_over


def test_the_psyker_may_discard_to_be_able_to_draw_in_the_next_turn() -> None:
    """Descartar cartas sobrantes: three cards are within the limit, and one too many to draw."""
    hand = ["requisition", "small-talk", "look-away"]
    t = table(hero("sanctioned-psyker", level=8, hand=hand, content=False), step="experience")
    assert t.asked == "discard-freely"
    assert names(t.says("look-away", "done").you.hand) == ["requisition", "small-talk"]


def test_a_relic_that_has_become_a_burden_may_go() -> None:
    """Descartar cartas sobrantes: before the last gate whoever has a relic pays for every lost battle."""
    t = table(
        hero(assets=["oath-engine"], content=False), step="experience", scenario="lord-of-the-last-gate"
    ).says("oath-engine")
    assert t.you.assets == () and t.your_turn_is_over


def test_who_keeps_everything_is_asked_again_with_the_next_card() -> None:
    """Descartar cartas sobrantes: the choice is the player's, also that of not being asked every turn."""
    t = table(hero(hand=["small-talk"], content=False), step="experience").says("keep-all")
    assert t.your_turn_is_over and t.you.content
    t = table(
        hero(space="slag-fields", hand=["small-talk"], assets=["trench-sabre"]),
        board={"slag-fields": ["lamplighter"]},
    )
    assert t.asked == "discard-freely" and not t.you.content


def test_all_are_discarded_when_more_are_asked_for_than_there_are() -> None:
    """Descartar cartas."""
    t = table(hero(space="crone-world", assets=["trench-sabre"]), step="move")
    assert t.at() == "mals-furia" and t.you.assets == ()


def test_a_deck_that_runs_out_is_made_anew_of_its_discards() -> None:
    """Quedarse sin cartas o fichas."""
    spent = [BOX.things[c].id for c in BOX.decks[3]][:35]
    t = table(hero(space="grey-knight-envoy", influence=4), discards={"power": spent}).says("box:0", "2")
    assert len(t.happened("PowerDrawn")) == 2 and t.happened("DeckShuffled")[0].refilled


def test_discarded_relics_make_a_new_deck() -> None:
    """Quedarse sin cartas o fichas; Cartas de Reliquia: of two, one is taken."""
    relics = [BOX.things[c].id for c in BOX.decks[6]]
    t = table(
        hero(done=["tribute", "wall-of-skulls", "burn-the-scrolls"]),
        rival={**IDLE, "assets": relics[:16]},
        discards={"relic": relics[16:]},
        step="experience",
    ).says("spend")
    assert t.asked == "take-relic" and len(t.options) == 2


def test_without_discards_nothing_is_drawn() -> None:
    """Quedarse sin cartas o fichas."""
    relics = [BOX.things[c].id for c in BOX.decks[6]]
    t = table(
        hero(done=["tribute", "wall-of-skulls", "burn-the-scrolls"], assets=relics[:9]),
        rival={**IDLE, "assets": relics[9:]},
        step="experience",
    )
    assert t.asked == "over-asset-limit"  # no relic is offered: there is none


# -- the Weaver ----------------------------------------------------------------------------------


def test_kairos_fights_with_the_numbers_of_two_power_cards() -> None:
    """Elementos de una hoja de escenario: Kairos as printed."""
    t = table(
        hero(space="scenario", strength=12),
        scenario="kairos",
        decks={"power": ["emperors-spite", "iron-in-the-voice", "witness", "second-guess", "look-away"]},
        dice=[1, 5, 3, 1],
    )
    assert t.asked == "battle-type"
    t.says("strength")
    assert t.happened("BattleScored")[0].theirs == ((f"card:{number('kairos')}", 3), ("dice", 1))
    assert t.you.tokens == 1 and t.asked == "battle-type"  # the confrontation is resolved again
    t.says("strength")
    assert t.happened("BattleBegan")[1].value == 3 + 4 + 5  # one more card for the token


def test_losing_to_kairos_costs_a_life_and_a_power_card() -> None:
    """Elementos de una hoja de escenario."""
    t = table(
        hero(space="scenario", hand=["small-talk"]),
        scenario="kairos",
        decks={"power": ["look-away", "quick-step"]},
        dice=[5, 1],
    ).says("strength", "roll")
    assert t.you.life == 4 and t.you.hand == () and t.you.tokens == 0


def test_four_tokens_on_kairos_win() -> None:
    """Elementos de una hoja de escenario."""
    t = table(
        hero(space="scenario", strength=12, tokens=3),
        scenario="kairos",
        decks={
            "power": ["emperors-spite", "cut-the-knot", "borrowed-victory", "unwritten-oath", "second-breath"]
        },
        dice=[1, 5],
    ).says("strength")
    assert t.match.over and t.match.outcome is not None and t.match.outcome.winners == (0,)
    told = t.match.outcome.reason.text("en")
    name = t.table.box.things[t.table.scenario].name["en"]
    assert told == f"Player 1 wins the game: the confrontation of “{name}” is won."
    assert t.you.trophies == ()  # Hojas de escenario con combate: no trophy


def test_an_omen_brings_a_power_card_under_kairos() -> None:
    """Kairos, reglas de juego especiales."""
    t = table(
        hero(space="battlefleet-antias"),
        scenario="kairos",
        step="move",
        dice=[1],
        decks={"red": ["lucky-gunner"]},
    ).says("clockwise")
    assert t.asked == "may"
    t.says("yes")
    assert len(t.you.hand) == 1
