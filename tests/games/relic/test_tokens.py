"""Movimiento especial; Fichas de Personaje on assets and Power cards: with a pack made for it."""

from pathlib import Path
from typing import Any

import tapete
from tapete import Rng
from tapete.games.relic import GAME
from tapete.games.relic.text import card_text

PACK = GAME.open_pack(Path(__file__).parent / "packs" / "tokens")
BOX = GAME.boxes[PACK]


def number(name: str) -> int:
    return BOX.thing_by_id[name][0]


def neighbour(character: str = "ana", **more: Any) -> dict[str, Any]:
    return {"character": character, "space": "fair", "influence": 0, "content": True, **more}


def table(you: dict[str, Any], rival: dict[str, Any] | None = None, dice: Any = (), **more: Any) -> Any:
    position = {
        "pack": PACK,
        "scenario": BOX.things[BOX.scenarios[0]].id,
        "players": [you, rival or neighbour("ben")],
        "step": "move",
        **more,
    }
    return tapete.new_match("relic", position=position, chance=list(dice), seed=3, check=True)


def says(match: Any, *words: str) -> Any:
    """Answer by option id, or by a card that an option is about."""
    for word in words:
        decision = match.pending[0]
        about = {ref: option.id for option in decision.options for ref in option.refers}
        wanted = word if word in decision.options.ids else about[f"card:{number(word)}"]
        match.answer(wanted)
    return match


# -- special moves -------------------------------------------------------------------------------


def test_a_special_move_outlives_the_card_that_granted_it() -> None:
    """Movimiento especial: «incluso si esa carta es descartada durante ese turno»."""
    match = table(neighbour(assets=["ferry-ticket"]))
    says(match, "ferry-ticket")  # discarded to use it
    assert match.table.players[0].assets == () and match.pending[0].kind == "move"
    assert "special move" in str(match.view(0, "en")["table"]["players"][0]["notes"]).lower()
    says(match, f"granted:{number('ferry-ticket')}:0")
    assert BOX.spaces[match.table.players[0].space].id == "hilltop"
    assert match.table.players[0].granted == ()


def test_a_special_move_waits_while_a_turn_is_lost() -> None:
    """Movimiento especial: «si un jugador pierde su turno, puede usar el movimiento especial durante su siguiente fase de Movimiento»."""
    match = table(neighbour(space="mill"), board={"mill": ["ferry-at-night"]}, step="engage", dice=[1] * 6)
    first = match.table.players[0]
    assert first.missing and first.granted and number("ferry-at-night") in match.table.discards[2]
    while match.table.players[0].missing or match.table.active != 0:
        match.answer(0)
    assert match.pending[0].kind == "move"
    says(match, f"granted:{number('ferry-at-night')}:0")
    assert BOX.spaces[match.table.players[0].space].id == "hilltop"


def test_a_special_move_not_made_in_its_phase_is_gone() -> None:
    """Movimiento especial: in the next Movement phase, not in a later one."""
    match = says(table(neighbour(assets=["ferry-ticket"]), dice=[1]), "ferry-ticket", "roll")
    assert match.pending[0].kind == "direction" and match.table.players[0].granted == ()


def test_a_special_move_to_where_one_stands_is_none() -> None:
    """Fase de Movimiento: «no puede permanecer en su casilla»."""
    granted = [["ferry-ticket", "hilltop"], ["late-ferry", "anywhere"]]
    match = table(neighbour(space="hilltop", granted=granted))
    offered = match.pending[0].options.ids
    assert [id for id in offered if id.startswith("granted")] == [f"granted:{number('late-ferry')}:1"]
    says(match, f"granted:{number('late-ferry')}:1")
    assert match.pending[0].kind == "go" and "space:hilltop" not in match.pending[0].options.ids


def test_a_position_remembers_special_moves_and_tokens() -> None:
    """A table saved with tokens is the same table."""
    held = neighbour(assets=["notched-stick"], hand=["shout"], granted=[["late-ferry", "anywhere"]])
    match = table(held, marked={"notched-stick": [0, 0, 1], "shout": [0]})
    again = tapete.new_match("relic", position=match.position())
    assert again.position() == match.position() and again.table.marked == match.table.marked
    assert again.table.players[0].granted == ((number("late-ferry"), "anywhere"),)


# -- tokens on cards -----------------------------------------------------------------------------


def test_tokens_gather_on_an_asset_and_count() -> None:
    """Fichas de Personaje: they lie on an asset, and its text counts them."""
    match = table(
        neighbour(space="ford", assets=["notched-stick"]),
        marked={"notched-stick": [0]},
        board={"ford": ["bully"]},
        step="engage",
        dice=[1, 3],
    )
    says(match, "done")  # no die is rolled again
    scored = [e for e in match.events if type(e).__name__ == "BattleScored"][0]
    assert (f"card:{number('notched-stick')}", 1) in scored.mine
    assert match.table.marked == {number("notched-stick"): (0, 0)}


def test_tokens_stay_through_defeat_and_leave_with_their_card() -> None:
    """Jugadores derrotados: tokens on assets stay; Descartar cartas: tokens are removed with the card."""
    match = table(
        neighbour(space="ford", life=1, assets=["notched-stick"], hand=["shout"]),
        marked={"notched-stick": [0], "shout": [0]},
        board={"ford": ["giant"]},
        step="engage",
        dice=[6, 6, 1, 1],
    )
    says(match, "done")  # at the preparation
    while match.table.active == 0:
        says(match, "roll" if "roll" in match.pending[0].options.ids else "done")
    assert BOX.spaces[match.table.players[0].space].id == "sanctuary"
    assert match.table.marked == {number("notched-stick"): (0,)}  # the Power card was discarded


def test_a_token_may_be_the_price_of_an_ability() -> None:
    """Capacidades opcionales: who has no token there cannot pay."""
    lost = {"board": {"ford": ["giant"]}, "step": "engage", "dice": [5, 1]}
    match = table(neighbour(space="ford", assets=["notched-stick"]), marked={"notched-stick": [0]}, **lost)
    says(match, "done")  # no die is rolled again
    assert match.pending[0].kind == "hurt"
    says(match, "notched-stick")
    assert match.table.players[0].life == 4 - 1 and match.table.marked == {}  # the giant takes one Life more


def test_a_token_on_a_power_card_is_seen_and_the_card_is_not() -> None:
    """Robar cartas de Poder: facedown; a token lies on it for all to see."""
    match = table(neighbour(assets=["chalk"], hand=["shout", "sponge"]))
    says(match, "chalk", "sponge")
    assert match.table.marked == {number("sponge"): (0,)}
    theirs, mine = match.view(1, "en"), match.view(0, "en")
    assert "Power cards: 1" in str(theirs["table"]["players"][0]["notes"])
    assert "The sponge" in str(mine) and "The sponge" not in str(theirs)
    assert [e["text"] for e in match.story(1, "en") if e["kind"] == "TokensLaid"] == [
        "Ana places 1 character token on a Power card."
    ]
    world = match.sample_world(1, 6).table
    assert [c in world.marked for c in world.players[0].hand] == [False, True]


def test_a_power_card_counts_its_tokens_before_it_leaves_with_them() -> None:
    """Jugar cartas de Poder: the ability is that of the card as it was played."""
    match = table(
        neighbour(space="ford", hand=["shout"]),
        marked={"shout": [0, 0]},
        board={"ford": ["giant"]},
        step="engage",
        dice=[1, 3],
    )
    says(match, "shout", "done")
    scored = [e for e in match.events if type(e).__name__ == "BattleScored"][0]
    assert match.table.marked == {} and (f"card:{number('shout')}", 4) in scored.mine


def test_games_with_tokens_are_played_to_their_end_and_every_card_reads() -> None:
    """The pack is sound: random games, tables checked, worlds imagined by every seat."""
    for seed in range(6):
        match = tapete.new_match("relic", seats=2, seed=seed, pack=PACK, rounds=20, check=True)
        rng = Rng(seed)
        while not match.over:
            if not match.simultaneous and rng.below(20) == 0:
                match.sample_world(rng.below(2), seed)
            decision = match.pending[0]
            match.answer(rng.below(len(decision.options)), decision)
    for card in BOX.things:
        for lang in ("es", "en"):
            assert card_text(card, lang).strip().endswith("."), card.id


# -- assets that go --------------------------------------------------------------------------------


def test_whoever_pays_with_what_raised_the_threshold_is_corrupted_at_once() -> None:
    """Umbral de corrupción; Jugadores corrompidos: the turn ends with it, and nothing more follows."""
    match = table(neighbour(assets=["rowan-charm"], corruption=["frown"] * 6), dice=[1] * 6)
    says(match, "rowan-charm")
    assert match.pending[0].kind == "new-character" and match.table.players[0].influence == 0
    says(match, "begin")
    assert match.table.active == 1 and match.table.players[0].corruption == ()


def test_a_battle_ends_with_the_turn_of_whoever_was_corrupted_preparing_for_it() -> None:
    """Jugadores corrompidos: «éste termina tras resolver estos pasos»: nobody rolls for the new character."""
    you = neighbour(space="mill", assets=["rowan-charm"], corruption=["frown"] * 6)
    match = says(table(you, board={"mill": ["giant"]}, step="engage", dice=[0]), "rowan-charm", "begin")
    first = match.table.players[0]
    assert match.table.active == 1 and first.life == 4 and first.trophies == ()
    assert not [e for e in match.events if getattr(e, "kind", "") in ("enemy", "battle")]
    assert BOX.spaces[first.space].id == "ford" and match.table.battle is None


def test_what_is_about_to_befall_the_corrupted_befalls_no_new_character() -> None:
    """Jugadores corrompidos: the turn ends after these steps; the price of turning a thing away may end it."""
    you = neighbour(space="mill", assets=["rowan-charm"], corruption=["frown"] * 6, life=3)
    drawing = table(you, board={"mill": ["puddle"]}, decks={"corruption": ["glare"]}, step="engage", dice=[0])
    assert drawing.pending[0].kind == "taint"
    says(drawing, "rowan-charm", "begin")
    assert drawing.table.players[0].corruption == () and drawing.table.active == 1

    bleeding = table(you, board={"mill": ["giant"]}, step="engage", dice=[6, 1, 1, 0])
    says(bleeding, "done", "done")
    assert bleeding.pending[0].kind == "hurt"
    says(bleeding, "rowan-charm", "begin")
    first = bleeding.table.players[0]
    assert first.life == BOX.things[first.character].life and bleeding.table.active == 1
