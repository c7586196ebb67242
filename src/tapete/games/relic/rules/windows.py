"""Moments: what takes place by itself, and what may be used. A window opens only if it holds something.

Expresiones de orden de resolución: the active player orders everything that shares a moment: what takes
place by itself, what may be used, and what threat cards on the space do then under "special resolution".
"""

from __future__ import annotations

from typing import Any

from ....kernel import DONE, Flow
from ..components import (
    AT,
    ATTRIBUTES,
    ENGAGE,
    EXPLORE,
    LOST,
    TIED,
    Ability,
    Condition,
    Steps,
)
from ..events import (
    AbilityUsed,
    ChargeSpent,
    InfluenceChanged,
    Met,
    PowerPlayed,
    TokensLifted,
)
from ..questions import ask
from ..table import GONE, Player, Table
from .gate import happen
from .kit import count, has_trait, kit, moments, one_of_each

#: moments at which threat cards may have a special resolution
SHARED = (EXPLORE, ENGAGE)


def window(t: Table, seat: int, moment: int, spent: list[Any] | None = None) -> Any:
    """Open a moment for a seat; `yield from` the result. `spent`: what of it has been used already."""
    p = t.players[seat]
    held = p.moments
    if held < 0:
        held = moments(t, p)
    return _open(t, seat, moment, spent) if held & moment else ()


def has_moment(t: Table, p: Player, moment: int) -> bool:
    """Whether a player has anything at all for a moment."""
    held = p.moments
    return (held if held >= 0 else moments(t, p)) & moment != 0


def shared(t: Table, seat: int, moment: int) -> Any:
    """A moment that threat cards on the space share by a special resolution; `yield from` the result."""
    held = t.players[seat].moments
    if (held if held >= 0 else moments(t, t.players[seat])) & moment or specials(t, seat, moment):
        return _open(t, seat, moment)
    return ()


def specials(t: Table, seat: int, moment: int) -> list[int]:
    """Threat cards on the player's space with a special resolution at a moment, not yet resolved."""
    things = t.box.things
    return [
        c
        for c in t.lies.get(t.players[seat].space, ())
        if things[c].special_at == moment and c not in t.met and not t.halt
    ]


def _open(t: Table, seat: int, moment: int, spent: list[Any] | None = None) -> Flow[None]:
    """All that shares a moment: whoever orders it takes one thing after another until nothing must be done."""
    p, halt = t.players[seat], t.halt
    spent = [] if spent is None else spent
    while not _lapsed(t, p, moment, halt):
        musts = _musts(t, p, moment, spent)
        # In another's turn what must happen comes first: its order is the active player's, using is the owner's.
        offers = _choices(t, p, moment) if not musts or seat == t.active else {}
        for used in spent:
            offers.pop(used, None)
        if musts and not offers and (len(musts) == 1 or alike(t, seat, _said(t, musts))):
            code = next(iter(musts))
        elif musts:
            # Nothing can be declined while something must be done.
            code = yield from ask(t.active, "order", [*musts, *offers], source=AT[moment])
        elif offers:
            code = yield from ask(seat, AT[moment], [*offers, DONE])
        else:
            return
        if code == DONE:
            return
        ability = musts.get(code) or offers.get(code)
        if ability is None or not ability.repeats:
            spent.append(code)
        yield from use(t, seat, ability) if ability is not None else _special(t, seat, code[1])


def _musts(t: Table, p: Player, moment: int, spent: list[Any]) -> dict[Any, Ability | None]:
    """What takes place at a moment without being asked for, by option code: abilities, and threat cards."""
    found: dict[Any, Ability | None] = {}
    for a in (p.kit or kit(t, p)).forced.get(moment, ()):
        if a.code not in spent and why_not(t, p.seat, a) is None:
            found[a.code] = a
    if moment in SHARED:
        for card in one_of_each(t, specials(t, p.seat, moment)):
            found["special", card] = None
    return found


def _said(t: Table, musts: dict[Any, Ability | None]) -> list[tuple[Steps, Condition | None]]:
    """What takes place and on what condition, for each of some musts."""
    things = t.box.things
    return [(things[code[1]].special, None) if a is None else (a.steps, a.when) for code, a in musts.items()]


def alike(t: Table, seat: int, said: list[tuple[Steps, Condition | None]]) -> bool:
    """Whether it is all the same in which order some things come: the same, or mere gains.

    What asks how much of something there is, a condition or the mission, may come too late or too soon for a gain.
    """
    if all(one == said[0] for one in said):
        return True
    gained = [{step.gains for step in steps} for steps, _ in said]
    if any("" in one for one in gained) or _may_complete(t, seat, said):
        return False
    return not any(
        when is not None and any(_touches(other, when.counts) for other in gained[:at] + gained[at + 1 :])
        for at, (_, when) in enumerate(said)
    )


def _may_complete(t: Table, seat: int, said: list[tuple[Steps, Condition | None]]) -> bool:
    """Whether all that is gained might meet the objective of the mission."""
    mission = t.players[seat].mission
    goal = t.box.things[mission].goal if mission >= 0 else None
    if goal is None or goal.on != "reach":
        return False
    more = sum(step.gained for steps, _ in said for step in steps if _touches({step.gains}, goal.what))
    return more > 0 and bool(goal.near(t, seat, more))


def _touches(gained: set[str], counted: str) -> bool:
    """Whether something that is counted is among what is gained."""
    return counted in gained or (counted == "best" and not gained.isdisjoint(ATTRIBUTES))


def _lapsed(t: Table, p: Player, moment: int, halt: int) -> bool:
    """Whether a moment is over before all of it is done.

    The player is out, defeated or corrupted by what was done; or the battle has been won after all.
    """
    if t.over or p.out or (halt < GONE <= t.halt and p.seat == t.active):
        return True
    return moment in (LOST, TIED) and t.battle is not None and t.battle.result == "win"


def _special(t: Table, seat: int, card: int) -> Flow[None]:
    """Resolución especial: the ability at the moment it names, once a turn."""
    yield from happen(t, [Met(seat, card)])
    for step in t.box.things[card].special:
        yield from step.resolve(t, seat, card)
        if t.over or (t.halt >= GONE and seat == t.active):
            return


def _choices(t: Table, p: Player, moment: int) -> dict[Any, Ability]:
    """What a player may use at a moment, by option code."""
    seat, things = p.seat, t.box.things
    found: dict[Any, Ability] = {}
    for a in (p.kit or kit(t, p)).offers.get(moment, ()):
        if why_not(t, seat, a) is None:
            found[a.code] = a
    for card in one_of_each(t, p.hand):
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


def promises(t: Table, seat: int, a: Ability) -> bool:
    """Whether an ability could still be paid for and its condition holds, whatever its moment brings."""
    p = t.players[seat]
    return not (
        (a.once and (a.source, a.index) in p.used)
        or (a.cost is not None and _unpayable(t, p, a))
        or (a.when is not None and not a.when.holds(t, seat, a.source))
    )


def _forbidden(t: Table, p: Player, a: Ability) -> str | None:
    """What weapons, armours, allies and "cannot" forbid ("No puede", "Armas, armaduras y accesorios")."""
    kin, b = a.kin, t.battle
    if kin == "power":
        return _no_power(b, p) if b is not None else None
    k = p.kit or kit(t, p)
    barred = kin in k.cannot or (b is not None and kin in b.cannot)
    if kin == "ally":
        return "cannot-ally" if barred else None
    if b is None or b.seat != p.seat:
        return "only-in-battle"
    if barred:
        return f"cannot-{kin}"
    worn, limit = (b.weapons, k.arms) if kin == "weapon" else (b.armours, 1)
    return f"one-{kin}" if a.source not in worn and len(worn) >= limit else None


def _no_power(b: Any, p: Player) -> str | None:
    return "cannot-power" if b.seat == p.seat and "power" in b.cannot else None


def _uncharged(t: Table, p: Player, card: int) -> str | None:
    """Cargas: at most one charge from each card each turn."""
    if card in p.used:
        return "charge-spent"
    return None if t.charges.get(card, 0) > 0 else "no-charge"


def _unpayable(t: Table, p: Player, a: Ability) -> str | None:
    cost = a.cost
    if cost == "charge":
        return _uncharged(t, p, a.source)
    if cost == "token":
        return None if p.seat in t.marked.get(a.source, ()) else "no-token"
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
    card, halt = t.box.things[a.source], t.halt
    if card.kind == "power":
        yield from happen(t, [PowerPlayed(seat, a.source, "ability")])
    else:
        yield from happen(t, [AbilityUsed(seat, a.source, a.index, a.once)])
        if t.battle is not None and card.trait in ("weapon", "armour"):
            t.battle.wield(a.source, card.trait)
        if a.cost is not None:
            yield from pay(t, seat, a.cost, a.source)
    if halt < GONE <= t.halt and seat == t.active:
        # The price was the end of the turn (Jugadores corrompidos): nothing more follows.
        return
    if a.optional and len(a.steps) == 1:
        yield from a.steps[0].chosen(t, seat, a.source)
    else:
        for step in a.steps:
            yield from step.resolve(t, seat, a.source)
    if a.source in t.marked and card.kind == "power":
        yield from happen(t, [TokensLifted(s, a.source, 1) for s in t.marked[a.source]])


def pay(t: Table, seat: int, cost: str, source: int) -> Flow[None]:
    """One of something, chosen by its owner where there is a choice."""
    p = t.players[seat]
    if cost == "charge":
        yield from happen(t, [ChargeSpent(seat, source)])
        if t.charges.get(source, 0) == 0:
            yield from _part_with(t, seat, source)
    elif cost == "token":
        yield from happen(t, [TokensLifted(seat, source, 1)])
    elif cost == "this":
        yield from _part_with(t, seat, source)
    elif cost == "influence":
        yield from happen(t, [InfluenceChanged(seat, -1)])
    elif cost == "life":
        from .life import pay_life

        yield from pay_life(t, seat, 1)
    elif cost == "power":
        options = [c for c in p.hand if c != source]
        card = yield from ask(seat, "discard-power", one_of_each(t, options))
        yield from happen(t, [PowerPlayed(seat, card, "discard")])
    else:
        options = [c for c in p.assets if cost == "asset" or has_trait(t, c, cost)]
        card = yield from ask(seat, "discard-asset", one_of_each(t, options))
        yield from _part_with(t, seat, card)


def _part_with(t: Table, seat: int, card: int) -> Flow[None]:
    from .corruption import lose_asset

    yield from lose_asset(t, seat, card)
