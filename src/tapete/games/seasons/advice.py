"""What Seasons lends to bots: features of a table, a judgement, and quick sensible play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tapete.kernel.advice import PlainAdvice
from tapete.kernel.chance import Rng
from tapete.kernel.decision import DONE, Ask

from .printed import HAND_PENALTY, PENALTIES, PRESTIGE, PRINTED, RATES
from .rules.score import prestige
from .rules.turn import BONUS, CRYSTALLISE, END_TURN, SUMMON
from .table import Table

#: how many points apart two seats must be for the leader to be almost sure to win
_SPREAD = 18.0


def years_left(t: Table) -> float:
    """The part of the Tournament still to come, 1 to 0."""
    return max(0.0, 1 - ((t.year - 1) * 12 + t.space - 1) / 36)


def worth(t: Table, seat: int) -> float:
    """What a seat's board would score, energy and room on the gauge counted for what they may bring."""
    left = years_left(t)
    rates = RATES[t.season]
    energy = sum(n * (0.6 * rates[e] + 0.9) for e, n in enumerate(t.reserve_of(seat)))
    hand = sorted((PRESTIGE[c & PRINTED] for c in t.hand[seat]), reverse=True)
    room = max(0, t.gauge[seat] - len(t.play[seat]))
    playable = sum(0.55 * p for p in hand[:room]) - HAND_PENALTY * len(hand) * (1 - left) * 0.7
    gauge = 3.0 * min(room, 4) * left
    return (
        t.crystals[seat]
        + prestige(t, seat)
        + min(1.0, left * 4) * energy
        + playable
        + gauge
        - PENALTIES[t.bonus[seat]]
    )


class SeasonsAdvice(PlainAdvice):
    """A judgement by points to come."""

    horizon = 40

    def features(self, t: Table, seat: int) -> list[float]:
        """A seat's board in numbers, for learning."""
        return [
            float(t.crystals[seat]),
            float(prestige(t, seat)),
            float(t.gauge[seat]),
            float(len(t.play[seat])),
            float(len(t.hand[seat])),
            float(t.bonus[seat]),
            *map(float, t.reserve_of(seat)),
            years_left(t),
        ]

    def evaluate(self, t: Table) -> Sequence[float]:
        points = [float(s) for s in t.scores] if t.over else [worth(t, s) for s in range(t.seats)]
        spread = _SPREAD * (0.35 + years_left(t)) if not t.over else 0.5
        found = []
        for seat, own in enumerate(points):
            best = max(p for other, p in enumerate(points) if other != seat)
            found.append(1 / (1 + exp(max(-50.0, min(50.0, (best - own) / spread)))))
        return found

    def weigh(self, t: Table, ask: Ask) -> Sequence[float]:
        if ask.kind == "act":
            return [self._action(t, code) for code in ask.options]
        if ask.kind in ("draft", "keep", "put-drawn", "put-from-hand"):
            return [1.0 + max(0, PRESTIGE[c & PRINTED]) / 6 for c in ask.options]
        if ask.kind == "keep-or-discard":
            left = years_left(t)
            return [0.2 + left if code != DONE else 0.4 for code in ask.options]
        return ()

    def suggest(self, t: Table, ask: Ask, rng: Rng) -> int:
        weights = self.weigh(t, ask)
        if not weights:
            return rng.below(len(ask.options))
        at = rng.fraction() * sum(weights)
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return i
        return len(weights) - 1

    def _action(self, t: Table, code: int) -> float:
        """How soon a quick player does this: summon first, bonuses seldom, the end of the turn last."""
        if code == END_TURN:
            return 1.0
        if code >= SUMMON:
            return 4.0
        if code >= BONUS:
            return 0.05
        good = RATES[t.season][code - CRYSTALLISE]
        return 0.3 * good if years_left(t) > 0.1 else 3.0


ADVICE = SeasonsAdvice()
