"""Moments: what takes place by itself, and what may be used. A window opens only if it holds something."""

from __future__ import annotations

from typing import Any

from ....kernel import DONE, Flow, ask
from ..components import AT, RIVAL, Ability
from ..events import AbilityUsed, AssetDiscarded, ChargeSpent, InfluenceChanged, PowerPlayed
from ..table import Player, Table
from .gate import happen
from .kit import count, has_trait, kit, moments


def window(t: Table, seat: int, moment: int) -> Any:
    """Open a moment for a seat; `yield from` the result."""
    p = t.players[seat]
    held = p.moments
    if held < 0:
        held = moments(t, p)
    return _open(t, seat, moment) if held & moment else ()


def has_moment(t: Table, p: Player, moment: int) -> bool:
    """Whether a player has anything at all for a moment."""
    held = p.moments
    return (held if held >= 0 else moments(t, p)) & moment != 0


def rivals(t: Table, seat: int) -> Any:
    """The others' moment in somebody's battle."""
    for p in t.players:
        if p.seat != seat and has_moment(t, p, RIVAL):
            return _rivals(t, seat)
    return ()


def _rivals(t: Table, seat: int) -> Flow[None]:
    n = t.seats
    for other in ((seat + i) % n for i in range(1, n)):
        if not t.players[other].out:
            yield from window(t, other, RIVAL)


def _open(t: Table, seat: int, moment: int) -> Flow[None]:
    p = t.players[seat]
    forced = (p.kit or kit(t, p)).forced.get(moment)
    if forced:
        waiting = [a for a in forced if why_not(t, seat, a) is None]
        if waiting:
            yield from _by_themselves(t, seat, moment, waiting)
    spent: list[Any] = []
    while True:
        choices = _choices(t, p, moment)
        for code in spent:
            choices.pop(code, None)
        if not choices:
            return
        code = yield from ask(seat, AT[moment], [*choices, DONE])
        if code == DONE:
            return
        if not choices[code].repeats:
            spent.append(code)
        yield from use(t, seat, choices[code])


def _by_themselves(t: Table, seat: int, moment: int, waiting: list[Ability]) -> Flow[None]:
    """What takes place without being asked for."""
    while len(waiting) > 1:
        # Expresiones de orden de resolución: the active player orders what shares a moment.
        codes = [a.code for a in waiting]
        at = codes.index((yield from ask(t.active, "order", codes, source=AT[moment])))
        yield from use(t, seat, waiting.pop(at))
        waiting = [a for a in waiting if why_not(t, seat, a) is None]
    if waiting:
        yield from use(t, seat, waiting[0])


def _choices(t: Table, p: Player, moment: int) -> dict[Any, Ability]:
    """What a player may use at a moment, by option code."""
    seat, things = p.seat, t.box.things
    found: dict[Any, Ability] = {}
    for a in (p.kit or kit(t, p)).offers.get(moment, ()):
        if why_not(t, seat, a) is None:
            found[a.code] = a
    for card in p.hand:
        play = things[card].play
        if play is not None and play.moment == moment and why_not(t, seat, play) is None:
            found[play.code] = play
    return found


def choices(t: Table, p: Player, moment: int) -> dict[Any, Ability]:
    """The same, for chapters that offer them beside something else."""
    return _choices(t, p, moment) if has_moment(t, p, moment) else {}


# -- why not ---------------------------------------------------------------------------------------


def why_not(t: Table, seat: int, a: Ability) -> str | None:
    """The code of what forbids using an ability at its moment; None if nothing does."""
    if a.free:
        return None
    p = t.players[seat]
    if a.once and (a.source, a.index) in p.used:
        return "used-this-turn"
    found = _forbidden(t, p, a) if a.kin else None
    if found is None and a.cost is not None:
        found = _unpayable(t, p, a)
    if found is not None:
        return found
    if a.when is not None and not a.when.holds(t, seat, a.source):
        return "condition"
    if a.sure:
        return None
    for step in a.steps:
        if step.able(t, seat, a.source):
            return None
    return "no-effect"


def _forbidden(t: Table, p: Player, a: Ability) -> str | None:
    """What weapons, armours, allies and "cannot" forbid ("No puede", "Armas, armaduras y accesorios")."""
    kin, b = a.kin, t.battle
    if kin == "power":
        return "cannot-power" if b is not None and b.seat == p.seat and "power" in b.cannot else None
    k = p.kit or kit(t, p)
    barred = kin in k.cannot or (b is not None and kin in b.cannot)
    if kin == "ally":
        return "cannot-ally" if barred else None
    if b is None or b.seat != p.seat:
        return "only-in-battle"
    if barred:
        return f"cannot-{kin}"
    worn = b.weapons if kin == "weapon" else b.armours
    limit = k.arms if kin == "weapon" else 1
    return f"one-{kin}" if a.source not in worn and len(worn) >= limit else None


def _unpayable(t: Table, p: Player, a: Ability) -> str | None:
    cost = a.cost
    if cost == "charge":
        # Cargas: at most one charge from each card each turn.
        if a.source in p.used:
            return "charge-spent"
        return None if t.charges.get(a.source, 0) > 0 else "no-charge"
    if cost == "influence":
        return None if p.influence >= 1 else "no-influence"
    if cost == "life":
        return None if p.life > 1 else "last-life"
    if cost == "power":
        return None if any(c != a.source for c in p.hand) else "no-power"
    if cost in ("ally", "asset"):
        return None if (p.assets if cost == "asset" else count(t, p, "ally")) else f"no-{cost}"
    return None


# -- using -----------------------------------------------------------------------------------------


def use(t: Table, seat: int, a: Ability) -> Flow[None]:
    """Pay for an ability and resolve it."""
    card = t.box.things[a.source]
    if card.kind == "power":
        yield from happen(t, [PowerPlayed(seat, a.source, "ability")])
    else:
        yield from happen(t, [AbilityUsed(seat, a.source, a.index, a.once)])
        if t.battle is not None and card.trait in ("weapon", "armour"):
            t.battle.wield(a.source, card.trait)
        if a.cost is not None:
            yield from pay(t, seat, a.cost, a.source)
    for step in a.steps:
        yield from step.resolve(t, seat, a.source)


def pay(t: Table, seat: int, cost: str, source: int) -> Flow[None]:
    """One of something, chosen by its owner where there is a choice."""
    p = t.players[seat]
    if cost == "charge":
        yield from happen(t, [ChargeSpent(seat, source)])
        if t.charges.get(source, 0) == 0:
            yield from happen(t, [AssetDiscarded(seat, source)])
    elif cost == "this":
        yield from happen(t, [AssetDiscarded(seat, source)])
    elif cost == "influence":
        yield from happen(t, [InfluenceChanged(seat, -1)])
    elif cost == "life":
        from .life import pay_life

        yield from pay_life(t, seat, 1)
    elif cost == "power":
        options = [c for c in p.hand if c != source]
        card = yield from ask(seat, "discard-power", options)
        yield from happen(t, [PowerPlayed(seat, card, "discard")])
    else:
        options = [c for c in p.assets if cost == "asset" or has_trait(t, c, cost)]
        card = yield from ask(seat, "discard-asset", options)
        yield from happen(t, [AssetDiscarded(seat, card)])
