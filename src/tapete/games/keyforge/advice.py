"""What KeyForge lends to bots: a judgement of tables in Æmber, and quick sensible play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tapete.kernel.advice import PlainAdvice, Skill
from tapete.kernel.chance import Rng
from tapete.kernel.decision import Ask

from .rules.values import key_cost, power
from .table import ARCHIVES, MAIN, Body, Table

#: All worths are in Æmber in one's own pool.
KEY = 8.0
CHECK = 1.6
#: a creature in play, and each point of its power
CREATURE, POWER = 0.7, 0.17
STUNNED, EXHAUSTED, DAMAGE, HELD = -0.5, -0.1, -0.08, -0.3
ARTIFACT, UPGRADE = 0.8, 0.5
HAND, ARCHIVED, CHAIN = 0.25, 0.22, -0.12
#: what can still be done this turn with the active house
TO_PLAY, ICON, TO_USE = 0.55, 0.7, 0.75
#: how soon a quick player takes three chains for the tide, and where it is high already
TIDE, IDLE = 0.05, 0.005
#: so many Æmber apart, and the leader wins three times in four
_SPREAD = 4.2


class KeyForgeAdvice(PlainAdvice):
    """Keys, Æmber, the board and the hand, each at a price."""

    horizon = 24
    levels = (Skill(worlds=1, attention=0.85), Skill(12), Skill(60), Skill(300))

    def evaluate(self, t: Table) -> Sequence[float]:
        if t.over:
            return [1.0, 0.0] if t.winner == 0 else [0.0, 1.0]
        lead = (worth(t, 0) - worth(t, 1)) / _SPREAD
        first = 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
        return [first, 1 - first]

    def weigh(self, t: Table, ask: Ask) -> Sequence[float]:
        if ask.kind == "main":
            return [_act(t, code) for code in ask.options]
        if ask.kind == "house":
            return [0.2 + promise(t, t.active, house) for house in ask.options]
        if ask.kind == "mulligan":
            return [4.0, 1.0]
        if ask.kind == "archives":
            return [3.0, 1.0]
        return ()

    def suggest(self, t: Table, ask: Ask, rng: Rng) -> int:
        weights = self.weigh(t, ask)
        if not weights:
            return rng.below(len(ask.options))
        if ask.kind == "house":
            return max(range(len(weights)), key=weights.__getitem__)
        at = rng.fraction() * sum(weights)
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return i
        return len(weights) - 1


def worth(t: Table, seat: int) -> float:
    """What a seat has, in Æmber."""
    forged, amber, cost = len(t.keys[seat]), t.amber[seat], key_cost(t, seat)
    pace = 1 + 0.2 * forged
    total = KEY * forged * pace
    total += pace * (amber if amber <= cost else cost + 0.5 * (amber - cost))
    if amber >= cost:
        total += CHECK * pace
    total += HAND * len(t.hand[seat]) + ARCHIVED * len(t.archives[seat]) + CHAIN * t.chains[seat]
    total += ARTIFACT * len(t.artifacts[seat])
    total += sum(_creature(t, t.bodies[n]) for n in t.line[seat])
    if seat == t.active and t.step in (ARCHIVES, MAIN):
        total += promise(t, seat, t.house)
    return total


def _creature(t: Table, b: Body) -> float:
    found = CREATURE + POWER * power(t, b) + DAMAGE * b.damage + HELD * b.amber + UPGRADE * len(b.upgrades)
    if b.stunned:
        found += STUNNED
    if b.exhausted:
        found += EXHAUSTED
    return found


def promise(t: Table, seat: int, house: str) -> float:
    """What a house lets a seat still do this turn."""
    cast = t.cast
    found = sum(TO_PLAY + ICON * len(cast[n].icons) for n in t.hand[seat] if cast[n].house == house)
    for n in (*t.line[seat], *t.artifacts[seat]):
        b = t.bodies[n]
        if not b.exhausted and b.copy_of.house == house:
            found += 0.3 if b.stunned else TO_USE if b.kind == "creature" else 0.4
    return found


def _act(t: Table, code: object) -> float:
    """How soon a quick player does this: plays first, then reaps, fights now and then, discards little, and hardly ever
    takes chains.
    """
    if code == "end":
        return 0.3
    assert isinstance(code, tuple)
    if code[0] == "tide":
        return IDLE if t.tide == t.active else TIDE
    return {"play": 6.0, "reap": 4.0, "fight": 2.0, "discard": 0.4, "unstun": 2.0}.get(code[0], 3.0)


ADVICE = KeyForgeAdvice()
