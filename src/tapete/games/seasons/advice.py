"""What Seasons lends to bots: features of a table, a judgement, and quick sensible play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tapete.kernel.advice import PlainAdvice, Skill
from tapete.kernel.chance import Rng
from tapete.kernel.decision import DONE, Ask

from .printed import FACES, PRINTED, RATES, Face
from .rules.turn import Act
from .table import Table
from .worth import gain, left, picked, worth

#: how many points apart two seats must be for the leader to be almost sure to win
_SPREAD = 18.0
#: what being liked gives an option in advance, in wins; the judgement soon knows better
_PROMISE = 0.05


class SeasonsAdvice(PlainAdvice):
    """A judgement by points to come."""

    # The judgement is better than quick play, and its steps are small.
    horizon = 0
    exploration = 0.15
    levels = (Skill(worlds=1, attention=0.5), Skill(worlds=1, attention=0.7), Skill(), Skill(2000))

    def evaluate(self, t: Table) -> Sequence[float]:
        points = [float(s) for s in t.scores] if t.over else [worth(t, s) for s in range(t.seats)]
        spread = _SPREAD * (0.35 + left(t)) if not t.over else 0.5
        found = []
        for seat, own in enumerate(points):
            best = max(p for other, p in enumerate(points) if other != seat)
            found.append(1 / (1 + exp(max(-50.0, min(50.0, (best - own) / spread)))))
        return found

    def weigh(self, t: Table, ask: Ask) -> Sequence[float]:
        return [_PROMISE * liked for liked in self._likes(t, ask)]

    def _likes(self, t: Table, ask: Ask) -> Sequence[float]:
        """How much a quick player likes each option; empty where all are alike to it."""
        if ask.kind == "act":
            return [self._action(t, code) for code in ask.options]
        if ask.kind == "take-die":
            return [_die(FACES[die]) for die in ask.options]
        if ask.kind == "draft":
            return [exp(0.3 * picked(t, c & PRINTED)) for c in ask.options]
        if ask.kind in ("keep", "put-drawn", "put-from-hand"):
            return [exp(0.2 * gain(t, c & PRINTED, left(t))) for c in ask.options]
        if ask.kind == "keep-or-discard":
            return [0.2 + left(t) if code != DONE else 0.4 for code in ask.options]
        return ()

    def suggest(self, t: Table, ask: Ask, rng: Rng) -> int:
        weights = self._likes(t, ask)
        if not weights:
            return rng.below(len(ask.options))
        at = rng.fraction() * sum(weights)
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return i
        return len(weights) - 1

    def _action(self, t: Table, act: Act) -> float:
        """How soon a quick player does this: summon first, bonuses seldom, the end of the turn last."""
        what, which = act
        if what == "end-turn":
            return 1.0
        if what == "bonus":
            return 0.05
        if what != "crystallise" or which[1]:
            return 4.0
        good = RATES[t.season][which[0]]
        return 0.3 * good if left(t) > 0.1 else 3.0


def _die(face: Face) -> float:
    """How much a quick player likes a die: everything on it counts."""
    energy = sum(face.tokens)
    return 1.0 + energy + 0.5 * face.crystals + 2 * face.star + 1.5 * face.draw + 0.5 * face.crystallise


ADVICE = SeasonsAdvice()
