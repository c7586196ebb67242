"""How a sensible player moves and fights: a number for each option, larger is better."""

from __future__ import annotations

from typing import Any

from ...kernel import DONE, Ask
from .chances import might, odds, passing
from .components import MOVE, PREPARE, ROLL
from .judgement import battle_value, life_value, ready, space_value, walked
from .refs import destination
from .rules.dice import ROLL as DIE
from .rules.movement import CROSS, WAYS
from .rules.places import spaces_for
from .table import Player, Table


def plain(t: Table, ask: Ask, code: Any) -> float:
    return GIST.get(code, 0.0) if isinstance(code, str) else 0.3


#: yes and no where nothing is known about the matter
GIST = {
    "pay": 0.5,
    "yes": 0.5,
    "enter": 1.0,
    "begin": 1.0,
    "spend": 1.0,
    DONE: 0.2,
    "decline": 0.2,
    "keep": 0.2,
}


def reach(t: Table, seat: int, points: int) -> float:
    """The better of the two spaces that so many points lead to."""
    p = t.players[seat]
    return max(walked(t, p, points, way) for way in WAYS)


def move(t: Table, ask: Ask, code: Any) -> float:
    """Roll, or choose a number or a special move that leads somewhere clearly better."""
    if code == DIE:
        return sum(reach(t, ask.seat, n) for n in range(1, 7)) / 6
    p, things = t.players[ask.seat], t.box.things
    if code[0] == "granted":
        spaces = spaces_for(t, ask.seat, p.granted[code[2]][1])
        return max((space_value(t, p, s) for s in spaces), default=-9.0)
    if code[0] == "number":
        return reach(t, ask.seat, things[code[1]].force) - 0.75
    ability = next(a for a in (things[code[1]].play, *things[code[1]].abilities) if a and a.moment == MOVE)
    verb: Any = ability.steps[0]
    if hasattr(verb, "low"):
        return max(reach(t, ask.seat, n) for n in range(verb.low, verb.high + 1))
    cost = 0.8 if code[0] == "card" else 0.2 if ability.cost else 0.0
    spaces = spaces_for(t, ask.seat, verb.to)
    return max((space_value(t, p, s) for s in spaces), default=-9.0) - cost


def direction(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    if code == CROSS:
        return space_value(t, p, destination(t, ask, code))
    return walked(t, p, ask.about[0], code)


def go(t: Table, ask: Ask, code: Any) -> float:
    return space_value(t, t.players[ask.seat], code)


def cross(t: Table, ask: Ask, code: Any) -> float:
    return 0.0 if code == "cross" else 0.4


def enter(t: Table, ask: Ask, code: Any) -> float:
    return float(ready(t, t.players[ask.seat]) == (code == "enter"))


def hasten(t: Table, ask: Ask, code: Any) -> float:
    return reach(t, ask.seat, max(1, ask.about[0] + code))


def stride(t: Table, ask: Ask, code: Any) -> float:
    return reach(t, ask.seat, code)


def moved(t: Table, ask: Ask, code: Any) -> float:
    """Change a movement roll only for something clearly better."""
    now = reach(t, ask.seat, t.roll.total)
    if code == DONE:
        return now + 0.35
    card = t.box.things[code[1]]
    if card.kind == "power":
        return now + 0.1
    around = [reach(t, ask.seat, max(1, t.roll.total + d)) for d in (-1, 1)]
    return max(around)


def margin(t: Table) -> int:
    """What the player is ahead by before the dice."""
    b = t.battle
    p = t.players[b.seat]
    theirs = b.value + sum(n for _, n in b.foe_lines)
    mine = might(t, p, b.uses) if not b.faces else p.dials[b.uses]
    return int(mine + sum(n for _, n in b.lines) - theirs)


def prepare(t: Table, ask: Ask, code: Any) -> float:
    """Spend something on a battle in doubt, nothing on one decided."""
    now, _ = odds(margin(t))
    if code == DONE:
        return 0.0
    things, p = t.box.things, t.players[ask.seat]
    ability = next(a for a in (things[code[1]].play, *things[code[1]].abilities) if a and a.moment == PREPARE)
    verb: Any = ability.steps[0]
    add = getattr(verb, "n", 2)
    add = add if type(add) is int else 2
    if type(verb).__name__ == "Dice":
        then, _ = odds(margin(t), 2)
    elif hasattr(verb, "attribute"):
        index = ("strength", "willpower", "cunning").index(verb.attribute)
        then, _ = odds(margin(t) - p.dials[t.battle.uses] + p.dials[index])
    else:
        then, _ = odds(margin(t) + (3 if type(verb).__name__ == "Reveal" else add))
    stake = t.battle.value / 6 + 0.3 + life_value(p) + (3.0 if t.battle.source >= 0 else 0.0)
    cost = (
        0.3
        if code[0] == "card"
        else {None: 0.0, "charge": 0.2, "this": 0.35, "life": 0.8}.get(ability.cost, 0.2)
    )
    return float((then - now) * stake - cost)


def roll_or_number(t: Table, ask: Ask, code: Any) -> float:
    """A power number is taken where a die would leave too much to chance."""
    if code == DIE:
        return 0.0
    force, p = t.box.things[code[1]].force, t.players[ask.seat]
    if t.skill is not None:
        need = t.skill.target - sum(n for _, n in t.skill.lines)
        gain = (1.0 if force >= need and force > 1 else 0.0) - passing(0, need)
        return gain * 0.8 - 0.35
    b = t.battle
    if b is None:
        return -0.3
    behind = -(margin(t) - sum(b.foe_faces))
    if b.faces or len(t.roll.dice if t.roll else ()) > 0:
        return -0.3
    sure = 1.0 if force > behind else 0.0
    chance = sum(f > behind for f in range(1, 7)) / 6
    stake = b.value / 6 + 0.3 + life_value(p) + (3.0 if b.source >= 0 else 0.0)
    return float((sure - chance) * stake - 0.3)


def rolled(t: Table, ask: Ask, code: Any) -> float:
    """Roll a losing die again."""
    if code == DONE:
        return 0.0
    b = t.battle
    if b is None:
        need = t.skill.target - sum(n for _, n in t.skill.lines) if t.skill is not None else 0
        losing = sum(t.roll.dice) < need
        return 0.4 if losing else -0.5
    ahead = margin(t) + sum(t.roll.dice) - sum(b.foe_faces)
    things = t.box.things
    ability = next(
        (a for a in (things[code[1]].play, *things[code[1]].abilities) if a and a.moment == ROLL), None
    )
    cost = 0.3 if code[0] == "card" or (ability and ability.cost) else 0.0
    return (1.0 if ahead <= 0 and max(t.roll.dice) < 6 else -1.0) - cost


def engage(t: Table, ask: Ask, code: Any) -> float:
    """Evade when the battle is likely lost."""
    if code == DONE:
        return 0.0
    p = t.players[ask.seat]
    worst = min((battle_value(t, p, a, n) for a, n in groups(t, p).items()), default=0.0)
    cost = 0.5 if code[0] == "card" else 0.0
    verb: Any = t.box.things[code[1]].play.steps[0] if code[0] == "card" else None
    if verb is not None and type(verb).__name__ == "Seize":
        return 0.5
    return -worst - cost - 0.05


def groups(t: Table, p: Player) -> dict[int, int]:
    """The sums of the enemies on a player's space."""
    found: dict[int, int] = {}
    for c in t.lies.get(p.space, ()):
        card = t.box.things[c]
        if card.kind == "enemy" and c not in t.evaded:
            found[card.attribute] = found.get(card.attribute, 0) + card.value
    return found


def strongest(t: Table, ask: Ask, code: Any) -> float:
    return float(t.box.things[code].value) if code >= 0 else 0.0


def evade(t: Table, ask: Ask, code: Any) -> float:
    p, card = t.players[ask.seat], t.box.things[code]
    return float(-battle_value(t, p, card.attribute, groups(t, p)[card.attribute]) + 0.01 * card.value)


def battle(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return battle_value(t, p, code, groups(t, p).get(code, 0))


def battle_type(t: Table, ask: Ask, code: Any) -> float:
    return float(might(t, t.players[ask.seat], code))


def worst_die(t: Table, ask: Ask, code: Any) -> float:
    return -float(ask.about[code])
