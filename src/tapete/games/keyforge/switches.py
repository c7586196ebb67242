"""Every difference between the two rulebooks that the rules obey, as a switch with its two sources."""

from __future__ import annotations

import msgspec


class Switches(msgspec.Struct, frozen=True):
    """How one ruleset decides where the books of 2018 (v1.1) and 2023 (v17.2) part; see
    docs/keyforge/rulesets.md.
    """

    ruleset: str = "2023"
    first_turn_effects: bool = True
    """Card effects may go beyond the first-turn rule (v17.2 «Paso 3»); in v1.1 (FAQ) they may not."""
    cannot_beats_must: bool = True
    """A house both compulsory and forbidden is only forbidden (v17.2 «No poder contra deber»); v1.1: no
    house at all.
    """
    play_in_any_order: bool = True
    """«Jugar:» and after-play effects in the order chosen (v17.2 «Jugar cartas» 4); v1.1 FAQ: after-play
    effects first.
    """
    one_action_a_use: bool = True
    """One «Acción:» or «Omni:» per use (v17.2 «Habilidad Acción»); v1.1 «Acción»: all of them."""
    empty_deck_waits: bool = True
    """An empty deck is rebuilt when a card must be drawn (v17.2 «Pila de descartes»); v1.1: as soon as
    it is empty.
    """
    enters_under_player: bool = True
    """A played card enters under the active player's control (v17.2 «Control y propiedad»); v1.1: under
    its owner's.
    """
    chains_shed_in_setup: bool = False
    """v1.1 «Cadenas»: the starting hand sheds a chain too; v17.2 describes shedding in step 5 only."""
    leaves_play_before: bool = False
    """v1.1 «Abandona el juego»: those abilities resolve just before leaving; v17.2: after."""
    purged_face_up: bool = True
    """v17.2 «Zonas fuera de juego»; v1.1 «Purgar» (and v17.2 «Purgar», which contradicts it): face down."""
    key_colours: bool = True
    """Which key is forged or unforged is chosen, and cards may name its colour (v17.2 «Llaves»); v1.1: the colour
    has no effect, so nothing is asked.
    """
    search_of_part_shuffles: bool = False
    """v1.1 «Buscar»: whoever searches a deck shuffles it; v17.2: only after a search of the whole deck."""
    found_is_shown: bool = True
    """v17.2 «Buscar»: a card with the qualities asked for is revealed; v1.1 says nothing of it."""
    sacrifice_is_cost: bool = False
    """v1.1 «Usar artefactos»: an artifact is sacrificed as the cost of using it; v17.2: as the effect resolves."""
    tide: bool = False
    """Whether the tide card is in the game (v17.2 «Marea»): it comes with a deck, not with a ruleset."""
    chain_cap: int = 24
    """v17.2 «Cadenas»; v1.1 names the table up to 24 and no cap, we keep the same cap."""


RULESETS: dict[str, Switches] = {
    "2023": Switches(),
    "2018": Switches(
        ruleset="2018",
        first_turn_effects=False,
        cannot_beats_must=False,
        play_in_any_order=False,
        one_action_a_use=False,
        empty_deck_waits=False,
        enters_under_player=False,
        chains_shed_in_setup=True,
        leaves_play_before=True,
        purged_face_up=False,
        key_colours=False,
        search_of_part_shuffles=True,
        found_is_shown=False,
        sacrifice_is_cost=True,
    ),
}
