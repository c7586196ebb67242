"""Setting up ("Preparación")."""

from __future__ import annotations

from functools import partial

from ....kernel import Flow, ask, pick, shuffle, together
from ..components import DECKS
from ..events import CharacterTaken, Dealt, DeckShuffled, InfluenceChanged, PhaseBegan, ScenarioChosen
from ..table import BEGIN, Table
from .decks import draw_power
from .gate import happen
from .kit import kit
from .missions import draw_mission

INFLUENCE = 3


def set_up(t: Table) -> Flow[None]:
    """Scenario, decks, two sheets each and one kept, influence, power cards, a mission."""
    if t.scenario < 0:
        scenarios = t.box.scenarios
        yield from happen(t, [ScenarioChosen(scenarios[(yield from pick(len(scenarios)))])])
    for deck in range(len(DECKS)):
        order = yield from shuffle(t.decks[deck])
        yield from happen(t, [DeckShuffled(deck, tuple(order))])
    yield from _characters(t)
    for p in t.players:
        yield from happen(t, [InfluenceChanged(p.seat, INFLUENCE)])
        yield from draw_power(t, p.seat, kit(t, p).power_limit)
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
