"""What things are worth to a player, by rules of thumb. Looks only at what that player's seat may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .components import Space
from .rules.gains import worth
from .rules.kit import has_relic, kit
from .rules.missions import goal_of
from .table import Player, Table

#: worth of things in levels
LEVEL, MISSION, LIFE, INFLUENCE, POWER_CARD, DIAL = 1.0, 1.3, 0.45, 0.18, 0.3, 0.9

#: how strong the next enemy of a deck is, and how often a card is an enemy
MEAN_VALUE, ENEMY_SHARE = 3.9, 0.62


@cache
def odds(margin: int, dice: int = 1) -> tuple[float, float]:
    """Chances to win and to tie a battle with so much more than the enemy before the dice."""
    if margin > 24:
        return 1.0, 0.0
    if margin < -24:
        return 0.0, 0.0
    mine, theirs = _faces(dice), _faces(1)
    win = sum(p * q for a, p in mine for b, q in theirs if a + margin > b)
    tie = sum(p * q for a, p in mine for b, q in theirs if a + margin == b)
    return win, tie


@cache
def _faces(dice: int) -> tuple[tuple[int, float], ...]:
    """Sums of exploding dice, cut off at three explosions."""
    one = [(6 * k + face, (1 / 6) ** (k + 1)) for k in range(3) for face in range(1, 6)] + [
        (18, (1 / 6) ** 3)
    ]
    sums = {0: 1.0}
    for _ in range(dice):
        longer: dict[int, float] = {}
        for total, p in sums.items():
            for face, q in one:
                longer[total + face] = longer.get(total + face, 0.0) + p * q
        sums = longer
    return tuple(sorted(sums.items()))


def passing(value: int, target: int) -> float:
    """The chance to pass a test."""
    return sum(p for face, p in _faces(1) if face != 1 and face + value >= target)


def might(t: Table, p: Player, attribute: int) -> int:
    """A dial with what usually helps in its battles."""
    k = kit(t, p)
    best = {"weapon": 0, "armour": 0, "": 0}
    things = t.box.things
    for card, bonus in k.battle:
        if bonus.if_ is None and type(bonus.n) is int and bonus.attribute in ("any", _NAMES[attribute]):
            trait = things[card].trait if things[card].trait in best else ""
            best[trait] = best[trait] + bonus.n if not trait else max(best[trait], bonus.n)
    return p.dials[attribute] + sum(best.values())


_NAMES = ("strength", "willpower", "cunning")


def life_value(p: Player) -> float:
    """The last points of Life are dear."""
    return 3.0 if p.life <= 1 else 1.1 if p.life == 2 else 0.6 if p.life == 3 else LIFE


def battle_value(t: Table, p: Player, attribute: int, value: int) -> float:
    """What a battle is worth before it is fought."""
    win, tie = odds(might(t, p, attribute) - value)
    return win * (value / 6 + 0.25) - (1 - win - tie) * life_value(p)


def ready(t: Table, p: Player) -> bool:
    """Whether the player should go for the centre: a relic, and strong enough to live through it."""
    if not has_relic(t, p) or p.life < 4 or len(p.corruption) > kit(t, p).threshold - 3:
        return False
    best = max(p.dials)
    need = {"mystery-beyond": 6, "tribunal-of-ash": 6}.get(t.box.things[t.scenario].id, 8)
    return best >= need or p.level >= 9


# -- spaces ----------------------------------------------------------------------------------------


def space_value(t: Table, p: Player, at: int) -> float:
    """What ending one's move on a space is worth."""
    space = t.box.spaces[at]
    return _threats(t, p, space) + _errand(t, p, space) + _box(t, p, space)


def _threats(t: Table, p: Player, space: Space) -> float:
    things = t.box.things
    lying = t.lies.get(space.number, ())
    sums, found = [0, 0, 0], 0.0
    have = [0, 0, 0]
    for c in lying:
        card = things[c]
        have[card.deck] += 1
        if card.kind == "enemy":
            sums[card.attribute] += card.value
        elif card.kind == "asset":
            found += 0.7
        elif card.kind == "encounter":
            found += 0.3
    fresh = 0.0
    for colour in set(space.icons):
        n = space.icons.count(colour) - have[colour]
        if n > 0:
            sums[colour] += round(MEAN_VALUE * ENEMY_SHARE * n + 0.3)
            fresh += 0.2 * n
    value = sum(battle_value(t, p, a, n) for a, n in enumerate(sums) if n)
    return value + (found + fresh) * (1.0 if value > 0 else 0.4)


def _errand(t: Table, p: Player, space: Space) -> float:
    """Missions, portals and the way to the centre."""
    value = 0.0
    goal = goal_of(t, p)
    if goal is not None:
        if space.number in p.marks:
            value += MISSION
        elif goal.on == "join" and any(_together(t, q, space) for q in t.players if q is not p and not q.out):
            value += MISSION
    if ready(t, p):
        gate = next(s for s in t.box.spaces if s.passing is not None and s.passing.enters)
        if space.region == "middle":
            size = sum(s.region == "middle" for s in t.box.spaces)
            away = abs(space.position - gate.position)
            value += 2.0 - 0.2 * min(away, size - away)
    return value


def _together(t: Table, q: Player, space: Space) -> bool:
    there = t.box.spaces[q.space]
    return there is space or bool(space.zone and there.zone == space.zone)


def _box(t: Table, p: Player, space: Space) -> float:
    if space.icons or space.number in t.lies or not space.boxes:
        return 0.0
    box: Callable[[Table, Player], float] = BOXES.get(space.id, default_box)
    return box(t, p)


def default_box(t: Table, p: Player) -> float:
    return 0.3


def _healing(t: Table, p: Player) -> float:
    return 1.0 * life_value(p) + (1.5 if ready(t, p) and p.influence >= 2 else 0.0)


def _fleet(t: Table, p: Player) -> float:
    room = len(p.assets) < kit(t, p).asset_limit
    shop = 0.35 * min(p.influence - 1, 4) if room and p.influence >= 2 else 0.0
    return max(shop, 1.5 if ready(t, p) and p.influence >= 2 else 0.0)


def _envoy(t: Table, p: Player) -> float:
    room = kit(t, p).power_limit - len(p.hand)
    return max(0.25 * min(room, p.influence // 2), 1.5 if ready(t, p) and p.influence >= 2 else 0.0)


def _cleansing(t: Table, p: Player) -> float:
    return 0.25 * len(p.corruption) if len(p.corruption) > 1 else 0.1


def _apothecary(t: Table, p: Player) -> float:
    return max(_cleansing(t, p), 1.6 * life_value(p))


def _prospect(t: Table, p: Player) -> float:
    return 0.7


def _emissary(t: Table, p: Player) -> float:
    return 0.35 if worth(t, p) < 6 else 0.9


BOXES: dict[str, Callable[[Table, Player], float]] = {
    "sanctuary": _healing,
    "battlefleet-antias": _fleet,
    "grey-knight-envoy": _envoy,
    "ultramar-emissary": _emissary,
    "apothecarium-sepha": _apothecary,
    "antian-shrine-world": _cleansing,
    "veiled-moons": _prospect,
    "scrap-nebula": _prospect,
    "last-redoubt": _prospect,
}


def standing(t: Table, p: Player) -> float:
    """How far a player has come, in levels."""
    if p.out:
        return -5.0
    region = t.box.spaces[p.space].region if p.space >= 0 else "outer"
    value = p.level * LEVEL + 0.35 * sum(p.dials) + MISSION * len(p.done) + 0.12 * worth(t, p)
    value += INFLUENCE * p.influence + POWER_CARD * len(p.hand) + 0.35 * len(p.assets) + LIFE * min(p.life, 6)
    value -= 0.35 * max(0, len(p.corruption) - 2)
    if has_relic(t, p):
        value += 3.0
    if region == "inner":
        value += 3.0 + 0.6 * t.box.spaces[p.space].position
    elif region == "scenario":
        value += 9.0 + 2.0 * p.tokens
    return value
