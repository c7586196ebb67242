"""The Experience phase ("Fase de Experiencia", "Cartas de Reliquia")."""

from __future__ import annotations

from typing import Any

from ....kernel import DONE, Flow, ask, shuffle
from ..components import END, EXPERIENCE, RELIC
from ..events import (
    AssetDealt,
    AssetDiscarded,
    Looked,
    MissionsSpent,
    PowerPlayed,
    RelicReturned,
    TrophiesSpent,
)
from ..table import Table
from .corruption import check_threshold
from .decks import reveal
from .gains import worth
from .gate import happen
from .kit import kit
from .levels import gain_level
from .missions import draw_mission, joined, offer
from .turn import LEVEL, RELIC_PRICE, burdens, end_turn
from .windows import window


def gain_experience(t: Table) -> Flow[None]:
    """Trophies, missions, limits; then the turn is over."""
    seat = t.active
    p = t.players[seat]
    yield from window(t, seat, EXPERIENCE)
    if len(p.corruption) >= (p.kit or kit(t, p)).threshold:
        yield from check_threshold(t, seat)
    if not t.halt:
        yield from offer(t, seat)
    if p.trophies and worth(t, p) >= LEVEL and not t.halt:
        yield from _spend_trophies(t, seat)
    if len(p.done) >= RELIC_PRICE and not t.halt:
        yield from buy_relic(t, seat)
    if p.mission < 0 and not t.halt:
        yield from draw_mission(t, seat)
    if not t.halt:
        yield from _discard(t, seat)
    if len(p.corruption) >= (p.kit or kit(t, p)).threshold and not t.halt:
        yield from check_threshold(t, seat)
    if not t.halt:
        yield from window(t, seat, END)
        yield from joined(t, seat)
    if not t.over:
        yield from end_turn(t, seat)


def _spend_trophies(t: Table, seat: int) -> Flow[None]:
    """A level for each six points; what lies between multiples of six is lost."""
    things, left = t.box.things, list(t.players[seat].trophies)
    chosen: list[int] = []
    points = 0
    while left:
        codes: list[int | str] = [*left, DONE] if points == 0 or points >= LEVEL else [*left]
        code = yield from ask(seat, "trophies", codes, about=(points,))
        if code == DONE:
            break
        left.remove(code)
        chosen.append(code)
        points += things[code].value
    if points >= LEVEL:
        yield from happen(t, [TrophiesSpent(seat, tuple(chosen))])
        for _ in range(points // LEVEL):
            if not t.halt:
                yield from gain_level(t, seat)


def buy_relic(t: Table, seat: int) -> Flow[None]:
    """Three completed missions: two relics revealed, one taken, the other shuffled back."""
    p = t.players[seat]
    if (
        not (t.decks[RELIC] or t.discards[RELIC])
        or (yield from ask(seat, "relic", ["spend", "keep"])) == "keep"
    ):
        return
    yield from happen(t, [MissionsSpent(seat, p.done[:RELIC_PRICE])])
    seen = yield from reveal(t, RELIC, 2)
    yield from happen(t, [Looked(seat, seen)])
    card = yield from ask(seat, "take-relic", list(seen))
    yield from happen(t, [AssetDealt(seat, card)])
    order = yield from shuffle(sorted(t.decks[RELIC]))
    yield from happen(t, [RelicReturned(tuple(order))])


def _discard(t: Table, seat: int) -> Flow[None]:
    """What exceeds the limits must go; anything else may stay."""
    p = t.players[seat]
    while len(p.hand) > (p.kit or kit(t, p)).power_limit:
        card = yield from ask(seat, "over-power-limit", list(p.hand))
        yield from happen(t, [PowerPlayed(seat, card, "discard")])
    while len(p.assets) > (p.kit or kit(t, p)).asset_limit:
        card = yield from ask(seat, "over-asset-limit", list(p.assets))
        yield from happen(t, [AssetDiscarded(seat, card)])
    while True:
        extra = burdens(t, seat)
        code: Any = (yield from ask(seat, "discard-freely", [*extra, DONE])) if extra else DONE
        if code == DONE:
            return
        gone = PowerPlayed(seat, code, "discard") if code in p.hand else AssetDiscarded(seat, code)
        yield from happen(t, [gone])
