"""Fase de Exploración and Fase de Enfrentamiento."""

from .play import IDLE, hero, names, number, table


def test_the_worked_example_of_exploration() -> None:
    """Robar cartas de Amenaza, example: three blue icons and one blue card draw two."""
    t = table(
        hero(space="blackstone-fortress"),
        step="move",
        dice=[1],
        board={"hive-ship": ["sealed-vault"]},
        decks={"blue": ["lamplighter", "penitent", "old-psyker"]},
    ).says("clockwise")
    assert t.at() == "hive-ship"
    assert [names([e.card])[0] for e in t.happened("ThreatDrawn")] == ["lamplighter", "penitent"]


def test_an_icon_on_a_card_draws_one_more_in_the_same_step() -> None:
    """Iconos de amenaza en cartas."""
    t = table(
        hero(space="battlefleet-antias"),
        step="move",
        dice=[1, 1, 6, 1],
        decks={"red": ["squig-wrangler", "mud-lark", "lucky-gunner"]},
    ).says("clockwise")
    drawn = [names([e.card])[0] for e in t.happened("ThreatDrawn")]
    assert drawn == ["squig-wrangler", "mud-lark"]  # one icon on the space, one on the card


def test_enough_cards_of_the_colour_draw_nothing() -> None:
    """Robar cartas de Amenaza."""
    t = table(
        hero(space="battlefleet-antias"),
        step="move",
        dice=[1],
        board={"slag-fields": ["mud-lark", "lucky-gunner"]},
    ).says("clockwise")
    assert not t.happened("ThreatDrawn") and len(t.you.assets) == 2


def test_cards_of_another_colour_do_not_count() -> None:
    """Comprobar iconos de amenaza."""
    t = table(
        hero(space="battlefleet-antias"),
        step="move",
        dice=[1],
        board={"slag-fields": ["lamplighter"]},
        decks={"red": ["mud-lark"]},
    ).says("clockwise")
    assert names(t.you.assets) == ["lamplighter", "mud-lark"]


def test_a_space_without_icons_is_not_explored() -> None:
    """Comprobar iconos de amenaza."""
    t = table(hero(space="hunters-rest"), step="move", dice=[3]).says("clockwise")
    assert t.at() == "ultramar-emissary" and not t.happened("ThreatDrawn")


def test_events_then_enemies_then_encounters_then_assets() -> None:
    """Resolver cartas de Amenaza."""
    lying = ["mud-lark", "sealed-vault", "gob-breaker", "red-medal"]
    t = table(hero(space="slag-fields", strength=9), board={"slag-fields": lying}, dice=[1, 5, 1]).goes_on()
    order = [type(e).__name__ for e in t.match.events]
    first = {kind: order.index(kind) for kind in ("Levelled", "BattleBegan", "Tested", "AssetTaken")}
    assert list(first) == sorted(first, key=lambda kind: first[kind])


def test_an_event_is_discarded_after_it_is_resolved() -> None:
    """Resolver eventos."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["red-medal"]})
    assert t.you.level == 1 and t.on("slag-fields") == [] and names(t.table.discards[0]) == ["red-medal"]


def test_several_events_go_in_the_order_the_player_chooses() -> None:
    """Resolver eventos."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["red-medal", "drums-in-the-deep"]})
    assert t.asked == "event"
    t.says("drums-in-the-deep")
    assert names([e.card for e in t.happened("Met") if e.card >= 0]) == ["drums-in-the-deep", "red-medal"]


def test_an_encounter_stays_and_is_resolved_once() -> None:
    """Resolver encuentros."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["field-surgeon"]}, dice=[3])
    assert t.your_turn_is_over and t.on("slag-fields") == ["field-surgeon"]
    assert len([e for e in t.happened("Met") if e.card >= 0]) == 1


def test_assets_are_taken_last_and_with_their_charges() -> None:
    """Adquirir ventajas; Cargas."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["siege-plate"]})
    assert names(t.you.assets) == ["siege-plate"] and t.table.charges[number("siege-plate")] == 2


def test_losing_a_battle_leaves_the_rest_unresolved() -> None:
    """Combatir enemigos."""
    t = table(
        hero(space="slag-fields"), board={"slag-fields": ["boss-of-the-scrap-heap", "mud-lark"]}, dice=[5, 1]
    )
    assert t.you.life == 4 and t.you.assets == ()
    assert t.on("slag-fields") == ["boss-of-the-scrap-heap", "mud-lark"]


def test_a_text_box_is_resolved_only_without_threat_cards() -> None:
    """Fase de Enfrentamiento, A and B."""
    t = table(hero(space="hunters-rest"), dice=[2])
    assert t.you.influence == 1

    t = table(hero(space="hunters-rest"), board={"hunters-rest": ["mud-lark"]}, dice=[2])
    assert t.you.influence == 0 and names(t.you.assets) == ["mud-lark"]


def test_two_boxes_offer_one_or_the_end_of_the_phase() -> None:
    """Resolver cuadros de texto: "Elige uno o termina la fase de Enfrentamiento"."""
    t = table(hero(space="sanctuary", influence=2))
    assert t.options == ("box:0", "box:1", "end")
    t.says("end")
    assert t.your_turn_is_over and t.you.influence == 2


def test_special_resolution_acts_at_its_own_moment_and_the_enemy_is_fought_as_usual() -> None:
    """Resolución especial."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["spore-drifter"]}, dice=[1, 1, 5])
    assert t.you.life == 4  # the test at the start of the phase failed
    assert t.sums()[1] == ((f"card:{number('spore-drifter')}", 2), ("dice", 1))
    assert names(t.you.trophies) == ["spore-drifter"]


def test_an_evaded_enemy_stays_and_is_ignored() -> None:
    """Esquivar: one by one, the others are fought."""
    t = table(
        hero("callidus-assassin", space="slag-fields", cunning=4),
        board={"slag-fields": ["boss-of-the-scrap-heap", "blood-axe-gretchin"]},
        dice=[1, 5],
    )
    assert t.asked == "approach"
    t.says("callidus-assassin", "boss-of-the-scrap-heap", "done").goes_on()
    assert names(t.you.trophies) == ["blood-axe-gretchin"]
    assert t.on("slag-fields") == ["boss-of-the-scrap-heap"]


def test_one_may_fight_first_and_evade_the_next() -> None:
    """Esquivar: in the Engagement phase, before the battle with that enemy begins."""
    t = table(
        hero("callidus-assassin", space="slag-fields", strength=6),
        board={"slag-fields": ["gob-breaker", "spore-drifter"]},
        dice=[1, 5],
    )
    t.says("done", "strength")
    assert names(t.you.trophies) == ["gob-breaker"] and t.asked == "approach"
    t.says("callidus-assassin")
    assert t.on("slag-fields") == ["spore-drifter"] and t.your_turn_is_over
    assert len(t.happened("BattleBegan")) == 1


def test_an_enemy_that_an_event_brings_may_be_evaded_too() -> None:
    """Esquivar: whoever is on the space, also if it came in this very phase."""
    t = table(
        hero("callidus-assassin", space="slag-fields"),
        board={"slag-fields": ["brawl-at-the-gate"]},
        decks={"red": ["gob-breaker", "mud-lark"]},
    )
    assert t.asked == "approach"
    t.says("callidus-assassin").keeps_all()
    assert t.on("slag-fields") == ["gob-breaker"] and names(t.you.assets) == ["mud-lark"]
    assert not t.happened("BattleBegan") and t.your_turn_is_over


def test_blood_rage_forbids_the_assassin_to_evade() -> None:
    """No puede, example."""
    t = table(
        hero("callidus-assassin", space="slag-fields", corruption=["blood-rage"]),
        board={"slag-fields": ["boss-of-the-scrap-heap"]},
        dice=[2, 1],
    )
    assert t.asked != "engage"
    reason = t.match.why_not(0, {"kind": "evade", "refers": [f"card:{number('boss-of-the-scrap-heap')}"]})
    assert reason is not None and reason.code == "cannot-evade"
    assert reason.source == f"card:{number('blood-rage')}" and "No puede" in str(reason.rule)


def test_an_event_that_draws_enemies_has_them_resolved() -> None:
    """Resolver cuadros de texto: "robe y resuelva"."""
    t = table(
        hero(space="slag-fields", strength=9),
        board={"slag-fields": ["brawl-at-the-gate"]},
        decks={"red": ["gob-breaker", "mud-lark"]},
        dice=[1, 5],
    )
    assert names(t.you.trophies) == ["gob-breaker"] and names(t.you.assets) == ["mud-lark"]


def test_a_lost_turn_ends_this_one_and_skips_the_next() -> None:
    """Perder turnos: no Experience phase, no limits, the next turn is skipped."""
    t = table(
        hero(space="slag-fields", hand=["requisition", "small-talk"], trophies=["half-a-tank"]),
        rival={**IDLE, "missing": True},
        board={"slag-fields": ["forced-march"]},
        dice=[1],
    )
    t.says("done") if t.asked == "test" else None
    t.says("roll")
    assert t.you.level == 0 and len(t.you.hand) == 2
    assert not t.you.missing and t.table.turn == 3  # the rival skipped, then you did


def test_going_elsewhere_ends_the_phase_there() -> None:
    """Movimiento especial: nothing of the new space is resolved."""
    t = table(
        hero(space="slag-fields"),
        board={"slag-fields": ["shortcut-through-glass"], "outskirts": ["mud-lark"]},
    ).says("outskirts")
    assert t.at() == "outskirts" and t.you.assets == () and t.your_turn_is_over
