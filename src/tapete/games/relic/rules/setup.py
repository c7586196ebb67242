"""Setting up ("Preparación")."""

from __future__ import annotations

from functools import partial

from ....kernel import Flow, pick, shuffle, together
from ..components import DECKS
from ..events import CharacterTaken, Dealt, DeckShuffled, InfluenceChanged, PhaseBegan, ScenarioChosen
from ..questions import ask
from ..table import BEGIN, Table
from .decks import draw_power
from .gate import happen
from .kit import printed_limit
from .missions import draw_mission

INFLUENCE = 3


def set_up(t: Table) -> Flow[None]:
    """Scenario, decks, two sheets each and one kept, influence, power cards, a mission.

    «El jugador de más edad juega el primer turno»: nobody's age is known, so the first seat counts as the eldest.
    """
    if t.scenario < 0:
        scenarios = t.box.scenarios
        yield from happen(t, [ScenarioChosen(scenarios[(yield from pick(len(scenarios)))])])
    for deck in range(len(DECKS)):
        order = yield from shuffle(t.decks[deck])
        yield from happen(t, [DeckShuffled(deck, tuple(order))])
    yield from _characters(t)
    for p in t.players:
        yield from happen(t, [InfluenceChanged(p.seat, INFLUENCE)])
        # Distribuir cartas de Poder iniciales: the limit printed on the sheet, whatever changes it in play.
        yield from draw_power(t, p.seat, printed_limit(t.box.things[p.character], 0))
    for p in t.players:
        yield from draw_mission(t, p.seat)
    yield from happen(t, [PhaseBegan(BEGIN)])


def _characters(t: Table) -> Flow[None]:
    """Two sheets each; all choose one in secret and at once."""
    sheets = yield from shuffle(t.box.characters)
    for seat in range(t.seats):
        yield from happen(t, [Dealt(seat, tuple(sorted(sheets[2 * seat : 2 * seat + 2])))])
    dealt = t.dealt
    flows = {seat: partial(ask, seat, "character", list(dealt[seat])) for seat in range(t.seats)}
    chosen = yield from together(flows)
    yield from happen(t, [CharacterTaken(seat, chosen[seat]) for seat in range(t.seats)])
