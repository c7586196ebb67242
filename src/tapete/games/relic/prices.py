"""What a sensible player pays, buys, keeps and chooses: a number for each option, larger is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import DONE, Ask
from .chances import might, odds, passing
from .habits import groups, margin
from .judgement import battle_value, life_value, ready
from .rules.experience import KEEP
from .rules.gains import worth
from .rules.kit import kit
from .standing import standing
from .table import Player, Table


def attribute(t: Table, ask: Ask, code: Any) -> float:
    """Grow what is best already, as long as it can."""
    dials = t.players[ask.seat].dials
    return float(dials[code] + 0.1 * might(t, t.players[ask.seat], code))


def trophies(t: Table, ask: Ask, code: Any) -> float:
    """Pay in multiples of six as exactly as can be."""
    p, points, things = t.players[ask.seat], ask.about[0], t.box.things
    if worth(t, p) < 6:
        return keep_all(t, ask, code)
    if code == DONE:
        return (
            50.0
            if points >= 6 and points % 6 == 0
            else 20.0
            if points >= 6
            else -50.0
            if worth(t, p) >= 6
            else 0.0
        )
    after = (points + things[code].value) % 6
    rest = worth(t, p) - points
    if points >= 6 and rest < 6 - points % 6:
        return 0.0
    return float(30.0 - (after if after else -3) + 0.1 * things[code].value)


def keep_best(t: Table, ask: Ask, code: Any) -> float:
    """Discard what is worth least."""
    return -asset_value(t, code)


def asset_value(t: Table, card: int) -> float:
    thing = t.box.things[card]
    if thing.kind == "relic":
        return 9.0
    if thing.kind in ("power", "corruption"):
        return 0.3 * thing.force if thing.kind == "power" else float(thing.activation)
    value = 0.5 + 0.4 * t.charges.get(card, 0) + 0.3 * len(thing.abilities)
    for constant in thing.constants:
        n = getattr(constant, "n", 1)
        value += 0.8 * (n if type(n) is int else 1)
    return value


def take_best(t: Table, ask: Ask, code: Any) -> float:
    return asset_value(t, code) if code >= 0 else 0.4


def relic(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    room = len(p.assets) < kit(t, p).asset_limit
    return (
        (1.0 if room or not any(t.box.things[c].kind == "relic" for c in p.assets) else 0.1)
        if (code == "spend")
        else 0.5
    )


def box(t: Table, ask: Ask, code: Any) -> float:
    """Text boxes: cross when ready, shop, heal; else what is free."""
    p = t.players[ask.seat]
    if code < 0:
        return 0.05
    step: Any = t.box.spaces[ask.source].boxes[code][0]
    what = type(step).__name__
    if what == "Pay" and type(step.steps[0]).__name__ == "Go":
        strong = max(might(t, p, a) for a in range(3)) >= 6 and p.life >= 4
        return 2.0 if ready(t, p) else 0.5 if strong and p.influence >= 4 else -1.0
    if what == "Supply":
        return float(0.3 * min(kit(t, p).power_limit - len(p.hand), p.influence // step.cost))
    if what == "Buy":
        return 0.8 if p.influence >= 3 else 0.2
    return steps_value(t, p, t.box.spaces[ask.source].boxes[code])


def steps_value(t: Table, p: Player, steps: Any) -> float:
    """What some steps are worth, roughly."""
    return sum(step_value(t, p, step) for step in steps)


WORTH = {
    "life": 0.5,
    "influence": 0.2,
    "power": 0.3,
    "level": 1.0,
    "mission": 1.3,
    "corruption": -0.5,
    "relic": 4.0,
    "wargear": 0.8,
    "attribute": 0.9,
    "strength": 0.8,
    "willpower": 0.8,
    "cunning": 0.8,
    "turn": 1.0,
    "asset": 0.7,
    "trophy": 0.4,
    "orders": 0.1,
}


def step_value(t: Table, p: Player, step: Any) -> float:
    """What a step of a card or box is worth to a player."""
    what = type(step).__name__
    if what in VALUED:
        return VALUED[what](t, p, step)
    return STEP_WORTH.get(what, 0.1)


def _each(p: Player, what: str) -> float:
    return life_value(p) if what == "life" else WORTH.get(what, 0.5)


def _amount(step: Any) -> int:
    return step.n if type(getattr(step, "n", None)) is int else 1


def _gain(t: Table, p: Player, step: Any) -> float:
    return _amount(step) * _each(p, step.what)


def _lose(t: Table, p: Player, step: Any) -> float:
    if step.what == "corruption":
        return 0.5 * min(_amount(step), len(p.corruption))
    return -_amount(step) * _each(p, step.what)


def _pay(t: Table, p: Player, step: Any) -> float:
    price = {"trophy": 0.16, "life": life_value(p)}.get(step.what, abs(WORTH.get(step.what, 0.5)))
    return float(steps_value(t, p, step.steps) - step.n * price)


def _test(t: Table, p: Player, step: Any) -> float:
    number = {"level": p.level, "influence": p.influence, "any": max(p.dials)}.get(step.attribute)
    if number is None:
        number = p.dials[("strength", "willpower", "cunning").index(step.attribute)]
    chance = passing(number, step.target)
    return chance * steps_value(t, p, step.win) + (1 - chance) * steps_value(t, p, step.lose)


def _roll(t: Table, p: Player, step: Any) -> float:
    return float(sum(steps_value(t, p, r.steps) * (min(r.high, 6) - r.low + 1) for r in step.rows) / 6)


def _fight(t: Table, p: Player, step: Any) -> float:
    win, _ = odds(max(might(t, p, a) for a in range(3)) - (step.value if type(step.value) is int else 9))
    return win * steps_value(t, p, step.win) - (1 - win) * life_value(p)


def _choose(t: Table, p: Player, step: Any) -> float:
    return max(steps_value(t, p, option) for option in step.options)


def _may(t: Table, p: Player, step: Any) -> float:
    return max(0.1, steps_value(t, p, getattr(step, "steps", ())))


#: steps whose worth hangs on the player
VALUED: dict[str, Callable[[Table, Player, Any], float]] = {
    "Gain": _gain,
    "Lose": _lose,
    "Pay": _pay,
    "Test": _test,
    "Roll": _roll,
    "Fight": _fight,
    "Choose": _choose,
    "May": _may,
    "Keep": _may,
}
#: and those that are worth the same to everybody
STEP_WORTH = {
    "Seize": 0.6,
    "Harden": -0.4,
    "Add": 0.4,
    "Charge": 0.3,
    "Evade": 0.3,
    "Flee": 0.5,
    "Buy": 0.5,
}


def choose(t: Table, ask: Ask, code: Any) -> float:
    if code == DONE:
        return 0.0
    return steps_value(t, t.players[ask.seat], ask.about[0].options[code])


def may(t: Table, ask: Ask, code: Any) -> float:
    return steps_value(t, t.players[ask.seat], ask.about[0].steps) if code == "yes" else 0.0


def pay(t: Table, ask: Ask, code: Any) -> float:
    """Small prices are paid as long as something is left."""
    if code != "pay":
        return 0.0
    p, (n, what) = t.players[ask.seat], ask.about[:2]
    if what == "influence":
        return 0.3 if p.influence - n >= 1 else -0.1
    if what == "corruption":
        return -0.2 if len(p.corruption) > 2 else 0.2
    return 0.2 if what != "life" or p.life > 3 else -0.5


def supply(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return float(-abs(code - (kit(t, p).power_limit - len(p.hand))))


def use_freely(t: Table, ask: Ask, code: Any) -> float:
    """Abilities at the edges of a turn are used, power cards kept unless the hand is full."""
    if code == DONE:
        return 0.0
    card = t.box.things[code[1]]
    p = t.players[ask.seat]
    steps = card.play.steps if card.play is not None else card.abilities[code[2]].steps
    gain = steps_value(t, p, steps)
    if code[0] == "card":
        return gain - (0.15 if len(p.hand) > kit(t, p).power_limit - 1 else 0.45)
    cost = {"life": life_value(p), "influence": 0.2, "this": 0.4, "charge": 0.15}.get(
        card.abilities[code[2]].cost or "", 0
    )
    return gain - cost


def explore(t: Table, ask: Ask, code: Any) -> float:
    """One more threat where the fight is good."""
    if code == DONE:
        return 0.0
    p = t.players[ask.seat]
    return max(
        battle_value(t, p, a, groups(t, p).get(a, 0) + 3) - battle_value(t, p, a, groups(t, p).get(a, 0))
        for a in range(3)
    )


def colour(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return battle_value(t, p, code, groups(t, p).get(code, 0) + 3) - battle_value(
        t, p, code, groups(t, p).get(code, 0)
    )


def leader(t: Table, ask: Ask, code: Any) -> float:
    return standing(t, t.players[code], open_hand=code == ask.seat)


def laggard(t: Table, ask: Ask, code: Any) -> float:
    return -standing(t, t.players[code], open_hand=code == ask.seat)


def rival(t: Table, ask: Ask, code: Any) -> float:
    """Interfere with whoever is ahead, where it may matter."""
    if code == DONE:
        return 0.0
    b = t.battle
    ahead = standing(t, t.players[b.seat], open_hand=False) - standing(t, t.players[ask.seat])
    close = abs(margin(t)) <= 4
    return 0.5 if close and (ahead > 0 or b.source >= 0) else -0.5


def spare(t: Table, ask: Ask, code: Any) -> float:
    """What prevents harm is used."""
    if code == DONE:
        return 0.0
    p = t.players[ask.seat]
    return life_value(p) - 0.5 if code[0] == "card" else life_value(p) - 0.3


def yes(t: Table, ask: Ask, code: Any) -> float:
    return 0.0 if code == DONE else 0.5


def cheapest(t: Table, ask: Ask, code: Any) -> float:
    return -float(t.box.things[code].value)


def cleanse(t: Table, ask: Ask, code: Any) -> float:
    """Shed what is active and harmful first."""
    return float(float(code in t.players[ask.seat].faceup) - 0.3 * t.box.things[code].activation)


def anything(t: Table, ask: Ask, code: Any) -> float:
    return float(code >= 0)


def recruit(t: Table, ask: Ask, code: Any) -> float:
    return 0.3 if code != DONE and len(t.players[ask.seat].assets) < 4 else 0.0


def pays(t: Table, ask: Ask, code: Any) -> float:
    return float(code == "pay")


def keep_all(t: Table, ask: Ask, code: Any) -> float:
    """Nothing is thrown away for nothing: hardly worth a look."""
    return 1.0 if code == KEEP else 0.0 if code == DONE else -4.0
