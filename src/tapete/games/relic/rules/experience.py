"""The Experience phase ("Fase de Experiencia", "Cartas de Reliquia")."""

from __future__ import annotations

from typing import Any

from ....kernel import DONE, Flow, shuffle
from ..components import END, EXPERIENCE, RELIC
from ..events import (
    AssetDealt,
    Contented,
    Looked,
    MissionsSpent,
    PowerPlayed,
    RelicReturned,
    TrophiesSpent,
)
from ..questions import ask
from ..table import Player, Table
from .corruption import check_threshold, lose_asset
from .decks import reveal
from .gains import worth
from .gate import happen
from .kit import kit, one_of_each
from .levels import gain_level
from .missions import draw_mission, offer, richer
from .turn import LEVEL, RELIC_PRICE, end_turn
from .windows import window

KEEP = "keep-all"
#: keep everything, and do not ask again until there are other cards


def gain_experience(t: Table) -> Flow[None]:
    """Trophies, missions, limits; then the turn is over."""
    seat = t.active
    p = t.players[seat]
    yield from window(t, seat, EXPERIENCE)
    if len(p.corruption) >= (p.kit or kit(t, p)).threshold:
        yield from check_threshold(t, seat)
    if not t.halt:
        yield from _pay_and_spend(t, seat)
    if not t.halt:
        yield from _discard(t, seat)
    if len(p.corruption) >= (p.kit or kit(t, p)).threshold and not t.halt:
        yield from check_threshold(t, seat)
    if not t.halt:
        yield from window(t, seat, END)
    if not t.over:
        yield from end_turn(t, seat)


def _pay_and_spend(t: Table, seat: int) -> Flow[None]:
    """Steps 1 and 2: trophies, a relic, a new mission; a mission that asks for a payment before or after them."""
    p = t.players[seat]
    yield from offer(t, seat)
    before = _means(p)
    if p.trophies and (not p.content or worth(t, p) >= LEVEL):
        yield from _spend_trophies(t, seat)
    # Gestionar cartas de Misión: «puede gastar tres»: one relic a phase, where trophies buy a level «por cada» six.
    had, bought = len(p.done), (yield from _relic(t, seat))
    if p.mission < 0 and not t.halt:
        yield from draw_mission(t, seat)
    if not t.halt and _means(p) != before:
        yield from offer(t, seat)
    if not bought and len(p.done) > had:
        # Completar misiones: «durante su fase de Experiencia, si un jugador tiene tres o más», also by the mission
        # that was drawn or paid for just now.
        yield from _relic(t, seat)


def _means(p: Player) -> tuple[object, ...]:
    """What a mission may ask for, and the mission: where nothing of it changes there is nothing new to ask."""
    return p.mission, p.influence, p.life, p.trophies, p.hand, p.assets


def _spend_trophies(t: Table, seat: int) -> Flow[None]:
    """Spend trophies, also those that a level brings: they come «durante este paso» (Gastar trofeos)."""
    p = t.players[seat]
    kept = yield from _spent(t, seat)
    while not t.halt and any(c not in kept for c in p.trophies):
        kept = yield from _spent(t, seat)


def _spent(t: Table, seat: int) -> Flow[list[int]]:
    """A level for each six points; what lies between multiples of six is lost. The trophies that are kept.

    Gastar trofeos: «puede gastar cualquier número de trofeos», also fewer than buy a level.
    """
    p, things = t.players[seat], t.box.things
    left, chosen, points = list(p.trophies), list[int](), 0
    idle = worth(t, p) < LEVEL
    while left:
        code: Any = yield from ask(seat, "trophies", [*left, DONE, *[KEEP] * idle], about=(points,))
        if code == KEEP:
            yield from happen(t, [Contented(seat)])
        if code in (DONE, KEEP):
            break
        left.remove(code)
        chosen.append(code)
        points += things[code].value
    if chosen:
        yield from happen(t, [TrophiesSpent(seat, tuple(chosen))])
    for _ in range(points // LEVEL):
        if not t.halt:
            yield from gain_level(t, seat)
    return left


def _relic(t: Table, seat: int) -> Flow[bool]:
    """Offer a relic for missions, where there are both; whether one was bought."""
    if len(t.players[seat].done) < RELIC_PRICE or t.halt or not (t.decks[RELIC] or t.discards[RELIC]):
        return False
    if (yield from ask(seat, "relic", ["spend", "keep"])) == "keep":
        return False
    yield from buy_relic(t, seat)
    return True


def buy_relic(t: Table, seat: int) -> Flow[None]:
    """Three completed missions: two relics revealed, one taken, the other shuffled back."""
    p = t.players[seat]
    yield from happen(t, [MissionsSpent(seat, p.done[:RELIC_PRICE])])
    seen = yield from reveal(t, RELIC, 2)
    yield from happen(t, [Looked(seat, seen)])
    card = yield from ask(seat, "take-relic", list(seen))
    yield from happen(t, [AssetDealt(seat, card)])
    order = yield from shuffle(sorted(t.decks[RELIC]))
    yield from happen(t, [RelicReturned(tuple(order))])
    yield from richer(t, seat)


def _discard(t: Table, seat: int) -> Flow[None]:
    """What exceeds the limits must go; anything else may.

    Descartar cartas sobrantes: «también puede elegir descartar cartas de Poder y ventajas aunque no superen sus
    límites».
    """
    p = t.players[seat]
    yield from _keep_limits(t, p)
    while not p.content and (p.hand or p.assets) and not t.halt:
        code: Any = yield from ask(
            seat, "discard-freely", [*one_of_each(t, p.hand), *one_of_each(t, p.assets), DONE, KEEP]
        )
        if code == DONE:
            return
        if code == KEEP:
            yield from happen(t, [Contented(seat)])
            return
        if code in p.hand:
            yield from happen(t, [PowerPlayed(seat, code, "discard")])
        else:
            yield from lose_asset(t, seat, code)
        yield from _keep_limits(t, p)


def _keep_limits(t: Table, p: Player) -> Flow[None]:
    """Discard until no limit is exceeded: an asset that goes may take a limit along that it had raised."""
    while not t.halt:
        k = p.kit or kit(t, p)
        if len(p.hand) > k.power_limit:
            card = yield from ask(p.seat, "over-power-limit", one_of_each(t, p.hand))
            yield from happen(t, [PowerPlayed(p.seat, card, "discard")])
        elif len(p.assets) > k.asset_limit:
            card = yield from ask(p.seat, "over-asset-limit", one_of_each(t, p.assets))
            yield from lose_asset(t, p.seat, card)
        else:
            return
