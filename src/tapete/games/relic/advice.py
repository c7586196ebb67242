"""What Relic lends to bots: a judgement of tables and the choices of a sensible player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from ...kernel import DONE, Ask, Rng
from ...kernel.advice import PlainAdvice
from .components import MOVE, PREPARE, ROLL
from .judgement import battle_value, life_value, might, odds, passing, ready, space_value, standing
from .rules.dice import ROLL as DIE
from .rules.gains import worth
from .rules.kit import kit
from .table import Table
from .text.speech import destination

Score = Callable[[Any, Ask, Any], float]

SPREAD = 4.0
#: levels apart at which the leader is a clear favourite


class RelicAdvice(PlainAdvice):
    """Scores each option by rules of thumb and takes the best."""

    horizon = 40

    def evaluate(self, t: Table) -> Sequence[float]:
        if t.over:
            return [1.0 if p.seat in t.winners else 0.0 for p in t.players]
        shares = [exp(max(-40.0, standing(t, p) / SPREAD)) for p in t.players]
        return [share / sum(shares) for share in shares]

    def suggest(self, t: Table, ask: Ask, rng: Rng) -> int:
        scores = self.scores(t, ask)
        best = max(scores)
        return rng.choice([i for i, score in enumerate(scores) if score >= best - 1e-9])

    def weigh(self, t: Table, ask: Ask) -> Sequence[float]:
        scores = self.scores(t, ask)
        best = max(scores)
        return [exp(max(-6.0, 1.5 * (score - best))) for score in scores]

    def scores(self, t: Table, ask: Ask) -> list[float]:
        """One number an option, larger is better."""
        score = SCORES.get(ask.kind, plain)
        return [score(t, ask, code) for code in ask.options]


# -- moving ----------------------------------------------------------------------------------------


def plain(t: Table, ask: Ask, code: Any) -> float:
    return GIST.get(code, 0.0) if isinstance(code, str) else 0.3


#: yes and no where nothing is known about the matter
GIST = {"pay": 0.5, "yes": 0.5, "enter": 1.0, "begin": 1.0, "spend": 1.0, DONE: 0.2, "decline": 0.2, "keep": 0.2}


def reach(t: Table, seat: int, points: int) -> float:
    """The better of the two spaces that so many points lead to."""
    p, spaces = t.players[seat], t.box.spaces
    best = -9.0
    for way in ("clockwise", "counterclockwise"):
        at = p.space
        for _ in range(points):
            at = getattr(spaces[at], way)
        best = max(best, space_value(t, p, at))
    return best


def move(t: Table, ask: Ask, code: Any) -> float:
    """Roll, or choose a number or a special move that leads somewhere clearly better."""
    if code == DIE:
        return sum(reach(t, ask.seat, n) for n in range(1, 7)) / 6
    p, things = t.players[ask.seat], t.box.things
    if code[0] == "number":
        return reach(t, ask.seat, things[code[1]].force) - 0.75
    ability = next(a for a in (things[code[1]].play, *things[code[1]].abilities) if a and a.moment == MOVE)
    verb: Any = ability.steps[0]
    if hasattr(verb, "low"):
        return max(reach(t, ask.seat, n) for n in range(verb.low, verb.high + 1))
    cost = 0.8 if code[0] == "card" else 0.2 if ability.cost else 0.0
    from .verbs.board import targets

    spaces = targets(t, ask.seat, verb.to)
    return max((space_value(t, p, s) for s in spaces), default=-9.0) - cost


def direction(t: Table, ask: Ask, code: Any) -> float:
    return space_value(t, t.players[ask.seat], destination(t, ask, code))


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
    now = reach(t, ask.seat, max(1, sum(t.roll.dice)))
    if code == DONE:
        return now + 0.35
    card = t.box.things[code[1]]
    if card.kind == "power":
        return now + 0.1
    around = [reach(t, ask.seat, max(1, sum(t.roll.dice) + d)) for d in (-1, 1)]
    return max(around)


# -- battles ---------------------------------------------------------------------------------------


def margin(t: Table) -> int:
    """What the player is ahead by before the dice."""
    b = t.battle
    p = t.players[b.seat]
    theirs = b.value + sum(n for _, n in b.foe_lines)
    mine = might(t, p, b.uses) if not b.faces else p.dials[b.uses]
    return mine + sum(n for _, n in b.lines) - theirs


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
    cost = 0.3 if code[0] == "card" else {None: 0.0, "charge": 0.2, "this": 0.35, "life": 0.8}.get(ability.cost, 0.2)
    return (then - now) * stake - cost


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
    return (sure - chance) * stake - 0.3


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
    ability = next((a for a in (things[code[1]].play, *things[code[1]].abilities) if a and a.moment == ROLL), None)
    cost = 0.3 if code[0] == "card" or (ability and ability.cost) else 0.0
    return (1.0 if ahead <= 0 and max(t.roll.dice) < 6 else -1.0) - cost


def engage(t: Table, ask: Ask, code: Any) -> float:
    """Evade when the battle is likely lost."""
    if code == DONE:
        return 0.0
    p = t.players[ask.seat]
    worst = min((battle_value(t, p, a, n) for a, n in groups(t, p).items()), default=0.0)
    cost = 0.5 if code[0] == "card" else 0.0
    verb: Any = t.box.things[code[1]].play.steps[0] if code[0] == "card" else None  # type: ignore[union-attr]
    if verb is not None and type(verb).__name__ == "Seize":
        return 0.5
    return -worst - cost - 0.05


def groups(t: Table, p: Any) -> dict[int, int]:
    """The sums of the enemies on a player's space."""
    found: dict[int, int] = {}
    for c in t.lies.get(p.space, ()):
        card = t.box.things[c]
        if card.kind == "enemy" and c not in t.evaded:
            found[card.attribute] = found.get(card.attribute, 0) + card.value
    return found


def strongest(t: Table, ask: Ask, code: Any) -> float:
    return t.box.things[code].value if code >= 0 else 0.0


def evade(t: Table, ask: Ask, code: Any) -> float:
    p, card = t.players[ask.seat], t.box.things[code]
    return -battle_value(t, p, card.attribute, groups(t, p)[card.attribute]) + 0.01 * card.value


def battle(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return battle_value(t, p, code, groups(t, p).get(code, 0))


def battle_type(t: Table, ask: Ask, code: Any) -> float:
    return float(might(t, t.players[ask.seat], code))


# -- having ----------------------------------------------------------------------------------------


def attribute(t: Table, ask: Ask, code: Any) -> float:
    """Grow what is best already, as long as it can."""
    dials = t.players[ask.seat].dials
    return dials[code] + 0.1 * might(t, t.players[ask.seat], code)


def trophies(t: Table, ask: Ask, code: Any) -> float:
    """Pay in multiples of six as exactly as can be."""
    p, points, things = t.players[ask.seat], ask.about[0], t.box.things
    if code == DONE:
        return 50.0 if points >= 6 and points % 6 == 0 else 20.0 if points >= 6 else -50.0 if worth(t, p) >= 6 else 0.0
    after = (points + things[code].value) % 6
    rest = worth(t, p) - points
    if points >= 6 and rest < 6 - points % 6:
        return 0.0
    return 30.0 - (after if after else -3) + 0.1 * things[code].value


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
    return (1.0 if room or not any(t.box.things[c].kind == "relic" for c in p.assets) else 0.1) if (
        code == "spend"
    ) else 0.5


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
        return 0.3 * min(kit(t, p).power_limit - len(p.hand), p.influence // step.cost)
    if what == "Buy":
        return 0.8 if p.influence >= 3 else 0.2
    return steps_value(t, p, t.box.spaces[ask.source].boxes[code])


def steps_value(t: Table, p: Any, steps: Any) -> float:
    """What some steps are worth, roughly."""
    return sum(step_value(t, p, step) for step in steps)


WORTH = {"life": 0.5, "influence": 0.2, "power": 0.3, "level": 1.0, "mission": 1.3, "corruption": -0.5,
         "relic": 4.0, "wargear": 0.8, "attribute": 0.9, "strength": 0.8, "willpower": 0.8, "cunning": 0.8,
         "turn": 1.0, "asset": 0.7, "trophy": 0.4, "orders": 0.1}


def step_value(t: Table, p: Any, step: Any) -> float:
    what = type(step).__name__
    n = step.n if type(getattr(step, "n", None)) is int else 1
    if what == "Gain":
        each = life_value(p) if step.what == "life" else WORTH.get(step.what, 0.5)
        return n * each
    if what == "Lose":
        if step.what == "corruption":
            return 0.5 * min(n, len(p.corruption))
        return -n * (life_value(p) if step.what == "life" else WORTH.get(step.what, 0.5))
    if what == "Pay":
        price = {"trophy": 0.16, "life": life_value(p)}.get(step.what, abs(WORTH.get(step.what, 0.5)))
        return steps_value(t, p, step.steps) - step.n * price
    if what == "Test":
        number = {"level": p.level, "influence": p.influence, "any": max(p.dials)}.get(step.attribute)
        if number is None:
            number = p.dials[("strength", "willpower", "cunning").index(step.attribute)]
        chance = passing(number, step.target)
        return chance * steps_value(t, p, step.win) + (1 - chance) * steps_value(t, p, step.lose)
    if what == "Roll":
        return sum(steps_value(t, p, r.steps) * (min(r.high, 6) - r.low + 1) for r in step.rows) / 6
    if what == "Fight":
        win, _ = odds(max(might(t, p, a) for a in range(3)) - (step.value if type(step.value) is int else 9))
        return win * steps_value(t, p, step.win) - (1 - win) * life_value(p)
    if what == "Choose":
        return max(steps_value(t, p, option) for option in step.options)
    if what in ("May", "Keep"):
        return max(0.1, steps_value(t, p, getattr(step, "steps", ())))
    return {"Seize": 0.6, "Harden": -0.4, "Add": 0.4, "Charge": 0.3, "Evade": 0.3, "Flee": 0.5, "Buy": 0.5}.get(what, 0.1)


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
    p, (n, what) = t.players[ask.seat], ask.about
    if what == "influence":
        return 0.3 if p.influence - n >= 1 else -0.1
    if what == "corruption":
        return -0.2 if len(p.corruption) > 2 else 0.2
    return 0.2 if what != "life" or p.life > 3 else -0.5


def supply(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return -abs(code - (kit(t, p).power_limit - len(p.hand)))


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
    cost = {"life": life_value(p), "influence": 0.2, "this": 0.4, "charge": 0.15}.get(card.abilities[code[2]].cost or "", 0)
    return gain - cost


def explore(t: Table, ask: Ask, code: Any) -> float:
    """One more threat where the fight is good."""
    if code == DONE:
        return 0.0
    p = t.players[ask.seat]
    return max(battle_value(t, p, a, groups(t, p).get(a, 0) + 3) - battle_value(t, p, a, groups(t, p).get(a, 0)) for a in range(3))


def colour(t: Table, ask: Ask, code: Any) -> float:
    p = t.players[ask.seat]
    return battle_value(t, p, code, groups(t, p).get(code, 0) + 3) - battle_value(t, p, code, groups(t, p).get(code, 0))


def leader(t: Table, ask: Ask, code: Any) -> float:
    return standing(t, t.players[code])


def laggard(t: Table, ask: Ask, code: Any) -> float:
    return -standing(t, t.players[code])


def rival(t: Table, ask: Ask, code: Any) -> float:
    """Interfere with whoever is ahead, where it may matter."""
    if code == DONE:
        return 0.0
    b = t.battle
    ahead = standing(t, t.players[b.seat]) - standing(t, t.players[ask.seat])
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


SCORES: dict[str, Score] = {
    "move": move,
    "direction": direction,
    "go": go,
    "cross": cross,
    "enter": enter,
    "hasten": hasten,
    "stride": stride,
    "moved": moved,
    "prepare": prepare,
    "roll-or-number": roll_or_number,
    "roll": rolled,
    "check": rolled,
    "which-die": lambda t, ask, code: -ask.about[code],
    "engage": engage,
    "evade": evade,
    "seize": strongest,
    "battle": battle,
    "battle-type": battle_type,
    "attribute": attribute,
    "trophies": trophies,
    "spend-trophy": lambda t, ask, code: -float(t.box.things[code].value),
    "discard-trophy": lambda t, ask, code: -float(t.box.things[code].value),
    "over-power-limit": keep_best,
    "over-asset-limit": keep_best,
    "discard-power": keep_best,
    "discard-asset": keep_best,
    "discard-corruption": lambda t, ask, code: float(code in t.players[ask.seat].faceup) - 0.3 * t.box.things[code].activation,
    "take-relic": take_best,
    "buy": take_best,
    "barter": take_best,
    "charge": take_best,
    "wear": lambda t, ask, code: float(code >= 0),
    "relic": relic,
    "box": box,
    "choose": choose,
    "may": may,
    "pay": pay,
    "supply": supply,
    "turn": use_freely,
    "experience": use_freely,
    "explore": explore,
    "colour": colour,
    "victim": leader,
    "friend": laggard,
    "rival": rival,
    "hurt": spare,
    "lost": spare,
    "taint": spare,
    "tied": yes,
    "meet": lambda t, ask, code: 0.3 if code != DONE and len(t.players[ask.seat].assets) < 4 else 0.0,
    "skip": lambda t, ask, code: float(code == "pay"),
    "offer": lambda t, ask, code: float(code == "pay"),
}

ADVICE = RelicAdvice()
