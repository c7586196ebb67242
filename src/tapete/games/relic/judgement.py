"""What things are worth to a player, by rules of thumb. Looks only at what that player's seat may see."""

from __future__ import annotations

from collections.abc import Callable

from .chances import might, odds
from .components import Space
from .errands import gate, mission_pull, turns_to_gate
from .prospects import turns_at_centre
from .rules.gains import worth
from .rules.kit import has_relic, kit
from .rules.movement import CLOCKWISE
from .table import Player, Table

#: worth of things in levels
LEVEL, MISSION, LIFE, INFLUENCE, POWER_CARD, DIAL = 1.0, 1.3, 0.45, 0.18, 0.3, 0.9

#: turns at the centre that nobody waits to shorten, that are too many to go, and points to grow by meanwhile
BRIEF, LONG, GROWTH = 3.0, 5.0, 2
#: a level at which a player has grown enough
GROWN = 10

#: the worth of the way into the Inner region to whoever is ready
THROUGH = 6.0

#: how strong the next enemy of a deck is, and how often a card is an enemy
MEAN_VALUE, ENEMY_SHARE = 3.9, 0.62


def life_value(p: Player) -> float:
    """The last points of Life are dear."""
    return 3.0 if p.life <= 1 else 1.1 if p.life == 2 else 0.6 if p.life == 3 else LIFE


def battle_value(t: Table, p: Player, attribute: int, value: int) -> float:
    """What a battle is worth before it is fought."""
    win, tie = odds(might(t, p, attribute) - value)
    return win * (value / 6 + 0.25) - (1 - win - tie) * life_value(p)


def ready(t: Table, p: Player) -> bool:
    """Whether to go for the centre: with a relic, some Life, and nothing more to gain by growing first."""
    if not has_relic(t, p) or p.life < 4 or len(p.corruption) > kit(t, p).threshold - 3:
        return False
    turns = turns_at_centre(t, p)
    if turns <= BRIEF or p.level >= GROWN:
        return True
    return turns <= LONG and turns - turns_at_centre(t, p, GROWTH) < 0.5


# -- spaces ----------------------------------------------------------------------------------------


def space_value(t: Table, p: Player, at: int) -> float:
    """What ending one's move on a space is worth."""
    space = t.box.spaces[at]
    return _threats(t, p, space) + _errand(t, p, space) + _box(t, p, space)


def walked(t: Table, p: Player, points: int, way: str) -> float:
    """What so many steps in a direction are worth; whoever passes the gate and is ready goes through."""
    spaces, at = t.box.spaces, p.space
    through = gate(t.box).number if ready(t, p) else -1
    for _ in range(points):
        at = spaces[at].clockwise if way == CLOCKWISE else spaces[at].counterclockwise
        if at == through:
            return THROUGH
    return space_value(t, p, at)


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
    """The mission, and the way to the centre."""
    value = MISSION if mission_pull(t, p, space) else 0.0
    if ready(t, p):
        value += 3.0 - 0.5 * turns_to_gate(t, p, space.number)
    return value


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
