"""The season dice: rolling, taking one each, and their compulsory actions («Inicio de la ronda»)."""

from __future__ import annotations

from tapete.games.seasons.abilities import BEFORE_DIE
from tapete.games.seasons.events import (
    DieResolved,
    GainedCrystals,
    MayCrystallise,
    MovedGauge,
    RoundBegan,
    TookDie,
    TookEnergy,
    UsedBonus,
)
from tapete.games.seasons.printed import BONUSES, FACES, NO_TOKENS, PRINTED, RESERVE
from tapete.games.seasons.table import Table
from tapete.kernel.chance import dice
from tapete.kernel.decision import DONE
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

from ..questions import ask
from . import activate, bonus
from .draw import draw_and_keep, draw_or_not
from .energy import overflow
from .gate import happen


def begin_round(t: Table) -> Flow[None]:
    """Straighten the cards and roll the dice of the season."""
    box = t.box[t.season]
    faces = yield from dice(len(box), 6)
    rolled = tuple(die * 6 + face - 1 for die, face in zip(box, faces, strict=True))
    yield from happen(t, [RoundBegan(t.round + 1, t.first, rolled)])


def take_die(t: Table) -> Flow[None]:
    """The active seat takes one of the dice; the last to choose still has two."""
    die = yield from ask(t.active, "take-die", t.pool[:])
    yield from happen(t, [TookDie(t.active, die)])


def resolve_die(t: Table) -> Flow[None]:
    """Begin a turn: reroll by cards that say so, then do what the die shows before anything else."""
    seat = t.active
    rerolls = [c for c in t.play[seat] if c & PRINTED in BEFORE_DIE and c not in t.turned]
    if rerolls:
        # Equal cards are offered once.
        firsts = sorted({c & PRINTED: c for c in reversed(rerolls)}.values())
        chosen = yield from ask(seat, "before-die", [DONE, *firsts])
        if chosen != DONE:
            yield from activate.activate(t, seat, chosen, before_die=True)
            return
    if t.taken[seat] < 0:
        # In a table that was set up a seat may have none: there is nothing to do.
        yield from happen(t, [DieResolved(seat)])
        return
    face = FACES[t.taken[seat]]
    if face.draw:
        yield from _draw(t, seat)
    now: list[Event] = []
    if face.crystals:
        now.append(GainedCrystals(seat, face.crystals))
    if face.star:
        now.append(MovedGauge(seat, 1))
    if face.crystallise:
        now.append(MayCrystallise(seat))
    if face.tokens != NO_TOKENS:
        now.append(TookEnergy(seat, face.tokens))
    now.append(DieResolved(seat))
    yield from happen(t, now)
    if t.tokens(seat) > RESERVE:
        yield from overflow(t, seat)


def _draw(t: Table, seat: int) -> Flow[None]:
    """Draw a card, or with a bonus two of which one is kept."""
    if t.bonus[seat] < BONUSES and (t.deck or t.discard):
        how = yield from ask(seat, "how-to-draw", ["draw", "bonus"])
        if how == "bonus":
            yield from happen(t, [UsedBonus(seat, bonus.DRAW)])
            yield from draw_and_keep(t, seat, 2, 1)
            return
    yield from draw_or_not(t, seat)
