"""The Engagement phase ("Fase de Enfrentamiento", "Resolver cuadros de texto", "Esquivar")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow
from ..components import APPROACH, ENGAGE, MEET, Space, Steps
from ..events import AssetTaken, BoxDrew, Engaged, Met, PhaseBegan, ThreatDiscarded
from ..questions import ask
from ..table import BOXES, GAINING, Table
from .battle import fight
from .exploration import marks
from .gains import do
from .gate import happen
from .kit import one_of_each
from .missions import richer
from .turn import end_turn, nothing_to_gain
from .windows import has_moment, shared, window

ENCOUNTER, ASSET = 2, 3


def engage(t: Table) -> Flow[None]:
    """One piece of the phase: its start, an event, a battle, an encounter, the assets, or a text box."""
    seat = t.active
    p = t.players[seat]
    space = p.space
    if not t.met:
        yield from _start(t, seat)
        goes_on = p.space == space
    elif BOXES in t.met or t.box.spaces[space].region in ("inner", "scenario"):
        yield from _boxes(t, seat)
        goes_on = p.space == space and space in t.lies
        if goes_on and not t.halt:
            yield from happen(t, [BoxDrew()])
    else:
        # Whoever is moved elsewhere resolves nothing there this turn.
        unbeaten = yield from _threats(t, seat, t.lies.get(space, ()))
        goes_on = unbeaten and p.space == space and space in t.lies
    if t.over:
        return
    if t.halt >= 2:
        yield from end_turn(t, seat)
    elif t.halt or not goes_on:
        if nothing_to_gain(t, seat):
            yield from end_turn(t, seat)
        else:
            yield from happen(t, [PhaseBegan(GAINING)])


def _start(t: Table, seat: int) -> Flow[None]:
    # Whether step A or B is resolved is settled when the phase begins: what an ability takes off the space at
    # its start opens no text box, and what it puts there closes none.
    yield from happen(t, [Engaged(seat, marks(t, seat))])
    yield from shared(t, seat, ENGAGE)


# -- A. threat cards -------------------------------------------------------------------------------


def _threats(t: Table, seat: int, lying: tuple[int, ...]) -> Flow[bool]:
    """Resolve the next of events, enemies, encounters, assets; whether the phase goes on."""
    things = t.box.things
    rank = ASSET
    next_ones: list[int] = []
    for c in lying:
        r = things[c].rank
        if r > rank or c in t.evaded or (r == ENCOUNTER and c in t.met):
            continue
        if r < rank:
            rank, next_ones = r, []
        next_ones.append(c)
    return RESOLVE[rank](t, seat, next_ones)


def _assets(t: Table, seat: int, assets: list[int]) -> Flow[bool]:
    if assets:
        space = t.players[seat].space
        yield from happen(t, [AssetTaken(seat, space, c) for c in assets])
        yield from richer(t, seat)
    return False


def _battle(t: Table, seat: int, enemies: list[int]) -> Flow[bool]:
    """One battle against all enemies that share an attribute; which comes first is the player's choice."""
    if len(enemies) == 1 and not has_moment(t, t.players[seat], APPROACH):
        return fight(t, seat, t.box.things[enemies[0]].attribute, (enemies[0],))
    return _battles(t, seat, enemies)


def _battles(t: Table, seat: int, enemies: list[int]) -> Flow[bool]:
    # Esquivar: in the Engagement phase, before a battle begins; also who came only in this phase.
    yield from window(t, seat, APPROACH)
    enemies = [c for c in enemies if c not in t.evaded]
    if not enemies or t.halt:
        return True
    things = t.box.things
    attributes = list(dict.fromkeys(things[c].attribute for c in enemies))
    at = attributes[0] if len(attributes) == 1 else (yield from ask(seat, "battle", attributes))
    return (yield from fight(t, seat, at, tuple(c for c in enemies if things[c].attribute == at)))


def _event(t: Table, seat: int, events: list[int]) -> Flow[bool]:
    card = events[0] if len(events) == 1 else (yield from ask(seat, "event", one_of_each(t, events)))
    space = t.players[seat].space
    yield from happen(t, [Met(seat, card)])
    yield from do(t, t.box.things[card].does, seat, card)
    if card in t.lies.get(space, ()):
        yield from happen(t, [ThreatDiscarded(space, card)])
    return True


def _encounter(t: Table, seat: int, strangers: list[int]) -> Flow[bool]:
    """Each encounter once a phase; it stays unless it says otherwise."""
    card = (
        strangers[0]
        if len(strangers) == 1
        else (yield from ask(seat, "encounter", one_of_each(t, strangers)))
    )
    space = t.players[seat].space
    yield from happen(t, [Met(seat, card)])
    if t.box.things[card].trait == "stranger":
        yield from window(t, seat, MEET)
    if card in t.lies.get(space, ()):
        yield from do(t, t.box.things[card].does, seat, card)
    return True


#: by rank: events, enemies, encounters, assets
RESOLVE = (_event, _battle, _encounter, _assets)


# -- B. text boxes ---------------------------------------------------------------------------------


def _boxes(t: Table, seat: int) -> Any:
    """Follow the text box; of two, choose one or end the phase."""
    space = t.box.spaces[t.players[seat].space]
    if space.region == "scenario":
        return confront(t, seat)
    if space.choose:
        return _one_box(t, seat, space)
    return do(t, space.boxes[0], seat, -1) if len(space.boxes) == 1 else _all_boxes(t, seat, space)


def _all_boxes(t: Table, seat: int, space: Space) -> Flow[None]:
    for box in space.boxes:
        yield from do(t, box, seat, -1)


def _one_box(t: Table, seat: int, space: Space) -> Flow[None]:
    possible = [i for i, box in enumerate(space.boxes) if _possible(t, seat, box)]
    at = (yield from ask(seat, "box", [*possible, -1], source=space.number)) if possible else -1
    if at >= 0:
        yield from _chosen(t, seat, space.boxes[at])


def _chosen(t: Table, seat: int, box: Steps) -> Any:
    """Whoever has chosen a box that asks for a price has agreed to it."""
    return box[0].chosen(t, seat, -1) if len(box) == 1 else do(t, box, seat, -1)


def _possible(t: Table, seat: int, box: Any) -> bool:
    for step in box:
        if step.able(t, seat, -1):
            return True
    return False


def confront(t: Table, seat: int) -> Any:
    """The confrontation of the scenario sheet."""
    return do(t, t.box.things[t.scenario].does, seat, t.scenario)
