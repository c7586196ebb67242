"""The steps of a game and the free part of a turn («Turnos de los jugadores»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tapete.games.seasons.abilities import ACTIVE
from tapete.games.seasons.events import FirstPassed, RoundEnded, TurnEnded
from tapete.games.seasons.printed import BONUSES, FACES, GAUGE, PRINTED
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from ..questions import ask
from . import activate as activating
from . import bonus, dice, prelude, season, summon
from .constants import Discount, UsableTokens
from .crystals import crystallise
from .energy import ALL_ENERGIES, stores
from .gate import happen
from .score import end_game

# What a seat may do in the free part of its turn: what, and with which token, bonus or card.
Act = tuple[str, Any]
END_TURN: Final[Act] = ("end-turn", 0)
CRYSTALLISE: Final[list[Act]] = [("crystallise", (energy, 0)) for energy in ALL_ENERGIES]
EXCHANGE: Final[Act] = ("bonus", bonus.EXCHANGE)
BOOST: Final[Act] = ("bonus", bonus.CRYSTALLISE)
RAISE: Final[Act] = ("bonus", bonus.RAISE)


def actions(t: Table) -> list[Act]:
    """Everything the active seat may do now."""
    seat = t.active
    found = [END_TURN]
    if t.crystallising:
        i = seat * 4
        reserve = t.reserve
        found += [CRYSTALLISE[e] for e in (0, 1, 2, 3) if reserve[i + e]]
        if UsableTokens in t.index:
            for card in stores(t, seat):
                found += [("crystallise", (e, card)) for e in (0, 1, 2, 3) if t.stored[card][e]]
    if t.bonus[seat] < BONUSES:
        if bonus.refusal(t, seat, bonus.EXCHANGE) is None:
            found.append(EXCHANGE)
        found.append(BOOST)
        if t.gauge[seat] < GAUGE:
            found.append(RAISE)
    if len(t.play[seat]) < t.gauge[seat]:
        _add_summons(t, seat, found)
    _add_activations(t, seat, found)
    return found


def _add_summons(t: Table, seat: int, found: list[Act]) -> None:
    """Cards of the hand that can be summoned; of equal cards the first copy is offered.

    Always the same copy, whatever the order of the hand: others do not know that order.
    """
    index, costs, refusal = t.index, t.costs, summon.refusal
    # Unless a card in play says otherwise, what the reserve cannot pay needs no closer look.
    plain = Discount not in index and UsableTokens not in index
    a, w, f, e = t.reserve[seat * 4 : seat * 4 + 4]
    crystals = t.crystals[seat]
    at: dict[int, int] = {}
    for card in t.hand[seat]:
        number = card & PRINTED
        ca, cw, cf, ce, cc = costs[number]
        if plain and (ca > a or cw > w or cf > f or ce > e or cc > crystals):
            continue
        if number in at:
            found[at[number]] = min(found[at[number]], ("summon", card))
        elif refusal(t, seat, card) is None:
            at[number] = len(found)
            found.append(("summon", card))


def _add_activations(t: Table, seat: int, found: list[Act]) -> None:
    """Cards in play that can be activated; equal cards in the same state are offered once."""
    turned = t.turned
    offered: list[tuple[int, object]] = []
    for card in t.play[seat]:
        number = card & PRINTED
        if number in ACTIVE and card not in turned and activating.refusal(t, seat, card) is None:
            state = (number, t.stored.get(card))
            if state not in offered:
                offered.append(state)
                found.append(("activate", card))


def act(t: Table) -> Flow[None]:
    """One action of the free part of a turn."""
    seat = t.active
    what, which = yield from ask(seat, "act", actions(t))
    if what == "end-turn":
        yield from happen(t, [TurnEnded(seat)])
    elif what == "crystallise":
        yield from crystallise(t, seat, which)
    elif what == "summon":
        yield from summon.summon(t, seat, which)
    elif what == "activate":
        yield from activating.activate(t, seat, which)
    else:
        yield from bonus.use(t, seat, which)


def end_round(t: Table) -> Flow[None]:
    """Effects of the end of the round, then the die left over moves the season marker.

    Silent in the book: the effects come before the marker moves. The last crossing of space 12 ends
    the game immediately, so no card sees a change of season then («Final de la partida»).
    """
    yield from happen(t, [RoundEnded()])
    dots = FACES[t.pool[0]].dots
    if t.ending or season.passes_the_end(t, dots):
        yield from end_game(t)
        return
    yield from season.move(t, dots)
    yield from happen(t, [FirstPassed((t.first + 1) % t.seats)])


_FLOWS: Final[tuple[Callable[[Table], Flow[None]], ...]] = (
    prelude.deal,
    prelude.draft,
    prelude.make_groups,
    dice.begin_round,
    dice.take_die,
    dice.resolve_die,
    act,
    end_round,
)


def flow(t: Table) -> Flow[None]:
    """The flow of the table's current step."""
    return _FLOWS[t.step](t)
