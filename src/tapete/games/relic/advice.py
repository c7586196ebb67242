"""What Relic lends to bots: a judgement of tables and the choices of a sensible player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from ...kernel import Ask, Rng
from ...kernel.advice import PlainAdvice, Skill
from . import habits, prices
from .standing import outlook
from .table import Table

Score = Callable[[Any, Ask, Any], float]

#: what the most promising option is given in advance: one turn of forty tells little beside rules of thumb
PROMISE = 0.5


class RelicAdvice(PlainAdvice):
    """Scores each option by rules of thumb and takes the best."""

    horizon = 60
    exploration = 0.05
    wander = 0.2
    trust = 0.1
    lean = 0.02
    levels = (
        Skill(worlds=1, attention=0.4, blur=0.1),
        Skill(worlds=1, attention=0.4),
        Skill(attention=0.85),
        Skill(300),
    )

    def evaluate(self, t: Table) -> Sequence[float]:
        if t.over:
            return [1.0 if p.seat in t.winners else 0.0 for p in t.players]
        shares = [exp(outlook(t, p)) for p in t.players]
        whole = sum(shares)
        return [share / whole for share in shares]

    def turn(self, t: Table) -> int:
        return t.turn

    def suggest(self, t: Table, ask: Ask, rng: Rng) -> int:
        scores = self.scores(t, ask)
        best = max(scores)
        return rng.choice([i for i, score in enumerate(scores) if score >= best - 1e-9])

    def weigh(self, t: Table, ask: Ask) -> Sequence[float]:
        scores = self.scores(t, ask)
        best = max(scores)
        return [PROMISE * exp(max(-6.0, 1.5 * (score - best))) for score in scores]

    def scores(self, t: Table, ask: Ask) -> list[float]:
        """One number an option, larger is better."""
        score: Score = SCORES.get(ask.kind, habits.plain)
        return [score(t, ask, code) for code in ask.options]


def ordered(t: Table, ask: Ask, code: Any) -> float:
    """Of what shares a moment: first what is worth using, then what must happen, never what is not worth it."""
    kind, card = code[0], t.box.things[code[1]]
    if kind == "special" or (kind == "use" and not card.abilities[code[2]].optional):
        return 0.0
    score: Score = SCORES.get(str(ask.source), habits.plain)
    return score(t, ask, code)


SCORES: dict[str, Score] = {
    "order": ordered,
    "move": habits.move,
    "direction": habits.direction,
    "go": habits.go,
    "cross": habits.cross,
    "enter": habits.enter,
    "hasten": habits.hasten,
    "stride": habits.stride,
    "moved": habits.moved,
    "prepare": habits.prepare,
    "roll-or-number": habits.roll_or_number,
    "roll": habits.rolled,
    "check": habits.rolled,
    "which-die": habits.worst_die,
    "engage": habits.engage,
    "approach": habits.engage,
    "evade": habits.evade,
    "seize": habits.strongest,
    "battle": habits.battle,
    "battle-type": habits.battle_type,
    "attribute": prices.attribute,
    "trophies": prices.trophies,
    "spend-trophy": prices.cheapest,
    "discard-trophy": prices.cheapest,
    "discard-freely": prices.keep_all,
    "over-power-limit": prices.keep_best,
    "over-asset-limit": prices.keep_best,
    "discard-power": prices.keep_best,
    "discard-asset": prices.keep_best,
    "discard-corruption": prices.cleanse,
    "take-relic": prices.take_best,
    "buy": prices.take_best,
    "barter": prices.take_best,
    "charge": prices.take_best,
    "wear": prices.anything,
    "wield": prices.anything,
    "relic": prices.relic,
    "box": prices.box,
    "choose": prices.choose,
    "may": prices.may,
    "pay": prices.pay,
    "supply": prices.supply,
    "turn": prices.use_freely,
    "experience": prices.use_freely,
    "explore": prices.explore,
    "colour": prices.colour,
    "victim": prices.leader,
    "friend": prices.laggard,
    "rival": prices.rival,
    "hurt": prices.spare,
    "lost": prices.spare,
    "taint": prices.spare,
    "tied": prices.yes,
    "meet": prices.recruit,
    "skip": prices.pays,
    "offer": prices.pays,
}

ADVICE = RelicAdvice()
