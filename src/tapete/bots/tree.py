"""The tree of an information-set search: what was tried after what, over many sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete.kernel.advice import Advice

#: A root with v visits looks at no more than WIDTH + v ** WIDENING of its options, the promising first;
#: a node below it at no more than 1 + sqrt(v): what follows a good move is seldom a bad one.
WIDTH = 6
WIDENING = 0.6


class Node:
    """What is known about one option in its place: how often it was there, tried, and what it brought."""

    __slots__ = ("children", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.seen = 0
        self.value = 0.0

    @property
    def mean(self) -> float:
        """What it brought on the average, kept between 0 and 1."""
        return max(0.0, min(1.0, self.value / self.visits)) if self.visits else 0.0

    def lead(self, options: Sequence[Any]) -> int:
        """By how many visits the most visited of these options is ahead of the next."""
        first = second = 0
        for code in options:
            child = self.children.get(code)
            visits = child.visits if child else 0
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def select(
        self, options: Sequence[Any], weights: Sequence[float], advice: Advice, root: bool = False
    ) -> tuple[int, Node]:
        """The option to try in this world, by its index, and its node.

        Options come and go with the worlds, so each is compared over the worlds that had it. A weight is
        what an option is given in advance; it melts away with the visits, all but the game's lean. At the
        root every option is tried once before any is tried again; below, one that was never tried is thought
        as good as the others are on the average, so that a line is not judged by the worst that may follow.
        """
        children, wide = self.children, self._wide(options, weights, root)
        exploration, lean = advice.exploration * (1.0 if root else advice.wander), advice.lean
        unknown = 1e6 if root else self._fair(options, wide) + exploration
        most = max(weights) if weights else 1.0
        best, chosen, index = -1e9, None, 0
        for i in wide:
            child = children.get(options[i])
            if child is None:
                child = children[options[i]] = Node()
            child.seen += 1
            visits = child.visits
            if visits == 0:
                score = unknown + (weights[i] if weights else 0.0)
            else:
                score = child.value / visits + exploration * sqrt(log(child.seen) / visits)
                if weights:
                    score += weights[i] / (1 + visits) - lean * (1 - weights[i] / most)
            if score > best:
                best, chosen, index = score, child, i
        assert chosen is not None
        return index, chosen

    def _fair(self, options: Sequence[Any], wide: Sequence[int]) -> float:
        """What the options tried so far brought on the average."""
        children = self.children
        tried = [child for i in wide if (child := children.get(options[i])) is not None and child.visits]
        visits = sum(child.visits for child in tried)
        return sum(child.value for child in tried) / visits if visits else 0.5

    def _wide(self, options: Sequence[Any], weights: Sequence[float], root: bool) -> Sequence[int]:
        """The options to consider so far: progressively more, by promise."""
        most = WIDTH + int(self.visits**WIDENING) if root else 1 + int(sqrt(self.visits))
        if len(options) <= most or not weights:
            return range(len(options))
        return sorted(range(len(options)), key=weights.__getitem__, reverse=True)[:most]
