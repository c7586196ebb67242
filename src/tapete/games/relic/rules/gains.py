"""Gaining, losing and spending anything by its name ("Influencia", "Descartar cartas", "Perder turnos")."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow
from ..components import ATTRIBUTES, CORRUPTION, RELIC, WARGEAR
from ..events import (
    Halted,
    InfluenceChanged,
    MissionsSpent,
    PowerPlayed,
    TrophiesSpent,
    TurnLost,
)
from ..questions import ask
from ..table import GONE, TURN, Player, Table
from .corruption import corrupts, draw_corruption, lose_asset, shed
from .decks import deal_asset, draw_power, one_of
from .gate import happen
from .kit import has_trait, one_of_each
from .levels import choose_dial, gain_level, turn_dial
from .life import gain_life, lose_life, pay_life
from .missions import draw_mission, give_mission, richer

TRAITS = ("ally", "weapon", "armour", "equipment", "relic")


def gain(t: Table, seat: int, what: str, n: int) -> Flow[None]:
    """Gain n of something."""
    if n <= 0:
        return
    if what == "influence":
        yield from happen(t, [InfluenceChanged(seat, n)])
    elif what == "power":
        yield from draw_power(t, seat, n)
    elif what == "life":
        yield from gain_life(t, seat, n)
    elif what == "corruption":
        yield from draw_corruption(t, seat, n)
    elif what == "mission":
        yield from give_mission(t, seat, n)
    else:
        for _ in range(n):
            yield from _gain_one(t, seat, what)
    yield from richer(t, seat)


def _gain_one(t: Table, seat: int, what: str) -> Flow[None]:
    if what == "level":
        yield from gain_level(t, seat)
    elif what == "wargear":
        yield from deal_asset(t, seat, WARGEAR)
    elif what == "relic":
        yield from deal_asset(t, seat, RELIC)
    elif what == "orders":
        yield from draw_mission(t, seat)
    else:
        yield from turn_dial(t, seat, (yield from dial(t, seat, what, up=True)), 1)


def dial(t: Table, seat: int, what: str, up: bool) -> Flow[int]:
    """Which attribute a word means; ties are the player's choice ("Mayor o menor atributo")."""
    if what in ATTRIBUTES:
        return ATTRIBUTES.index(what)
    dials = t.players[seat].dials
    if what in ("highest", "lowest"):
        extreme = max(dials) if what == "highest" else min(dials)
        tied = [a for a in range(3) if dials[a] == extreme]
        return int((yield from ask(seat, "attribute", tied, about=("gain" if up else "lose",))))
    if up:
        return (yield from choose_dial(t, seat))
    return int((yield from ask(seat, "attribute", [0, 1, 2], about=("lose",))))


def lose(t: Table, seat: int, what: str, n: int) -> Flow[None]:
    """Lose n of something: what is not there cannot be lost."""
    p = t.players[seat]
    if n <= 0 or p.out:
        return
    if what == "influence":
        yield from _lose_influence(t, seat, min(n, p.influence))
    elif what == "life":
        yield from lose_life(t, seat, n)
    elif what == "power":
        yield from discard_powers(t, seat, n)
    elif what == "corruption":
        yield from shed(t, seat, n)
    elif what == "turn":
        yield from lose_turn(t, seat)
    elif what == "trophy":
        yield from _lose_trophies(t, seat, n)
    elif what == "mission":
        if p.done:
            yield from happen(t, [MissionsSpent(seat, p.done[:n])])
    elif what == "asset" or what in TRAITS:
        yield from discard_assets(t, seat, what, n)
    else:
        for _ in range(n):
            yield from turn_dial(t, seat, (yield from dial(t, seat, what, up=False)), -1)


def _lose_influence(t: Table, seat: int, n: int) -> Flow[None]:
    if n:
        yield from happen(t, [InfluenceChanged(seat, -n)])


def discard_powers(t: Table, seat: int, n: int) -> Flow[None]:
    """Discard power cards of the owner's choice ("Descartar cartas")."""
    p = t.players[seat]
    for left in range(min(n, len(p.hand)), 0, -1):
        card = yield from one_of(t, seat, "discard-power", p.hand, left)
        yield from happen(t, [PowerPlayed(seat, card, "discard")])


def discard_assets(t: Table, seat: int, what: str, n: int) -> Flow[None]:
    """Discard assets, or assets of a trait, of the owner's choice; none more once that has corrupted them."""
    for left in range(n, 0, -1):
        options = assets(t, t.players[seat], what)
        if not options or (t.halt >= GONE and seat == t.active):
            return
        if corrupts(t, t.players[seat], options):
            card = yield from ask(seat, "discard-asset", one_of_each(t, options))
        else:
            card = yield from one_of(t, seat, "discard-asset", options, left)
        yield from lose_asset(t, seat, card)


def assets(t: Table, p: Player, what: str) -> list[int]:
    return [c for c in p.assets if what == "asset" or has_trait(t, c, what)]


def _lose_trophies(t: Table, seat: int, n: int) -> Flow[None]:
    p = t.players[seat]
    for left in range(min(n, len(p.trophies)), 0, -1):
        card = yield from one_of(t, seat, "discard-trophy", p.trophies, left)
        yield from happen(t, [TrophiesSpent(seat, (card,))])


def lose_turn(t: Table, seat: int) -> Flow[None]:
    """The current turn ends at once without Experience phase, and the next one is skipped."""
    yield from happen(t, [TurnLost(seat)])
    if seat == t.active:
        yield from happen(t, [Halted(TURN)])


# -- paying ----------------------------------------------------------------------------------------


def worth(t: Table, p: Player) -> int:
    """Trophy points."""
    points, things = 0, t.box.things
    for card in p.trophies:
        points += things[card].value
    return points


def can_pay(t: Table, seat: int, what: str, n: int) -> bool:
    """Whether a seat can spend n of something."""
    p = t.players[seat]
    if what == "influence":
        return p.influence >= n
    if what == "life":
        return p.life > n
    if what == "power":
        return len(p.hand) >= n
    if what == "trophy":
        return worth(t, p) >= n
    if what == "mission":
        return len(p.done) >= n
    if what == "corruption":
        return len(t.decks[CORRUPTION]) + len(t.discards[CORRUPTION]) >= n
    return len(assets(t, p, what)) >= n


def spend(t: Table, seat: int, what: str, n: int) -> Flow[bool]:
    """Pay n of something that can be paid; whether it was. Trophies are paid by points; what is over is lost.

    A Corruption card that is turned away was not drawn, so what it was the price of does not follow.
    """
    if what == "life":
        yield from pay_life(t, seat, n)
    elif what == "trophy":
        yield from _spend_trophies(t, seat, n)
    elif what == "corruption":
        return (yield from draw_corruption(t, seat, n)) == n
    else:
        yield from lose(t, seat, what, n)
    return True


def _spend_trophies(t: Table, seat: int, n: int) -> Flow[None]:
    p, things, paid = t.players[seat], t.box.things, 0
    while paid < n and p.trophies:
        card = p.trophies[0]
        if worth(t, p) - min(things[c].value for c in p.trophies) >= n - paid:  # else all of them are wanted
            card = yield from ask(seat, "spend-trophy", one_of_each(t, p.trophies), about=(n - paid,))
        paid += things[card].value
        yield from happen(t, [TrophiesSpent(seat, (card,))])


def do(t: Table, steps: Any, seat: int, source: int) -> Any:
    """Resolve steps in order, all that a card says even if the turn is lost by it; defeat cuts them short."""
    if len(steps) == 1:
        return steps[0].resolve(t, seat, source)
    return _each(t, steps, seat, source) if steps else ()


def _each(t: Table, steps: Any, seat: int, source: int) -> Flow[None]:
    for step in steps:
        yield from step.resolve(t, seat, source)
        if t.over or (t.halt >= GONE and seat == t.active):
            return
