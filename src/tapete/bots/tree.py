"""The tree of an information-set search: what was tried after what, over many sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

#: How far apart two values must be before visits stop evening them out.
EXPLORATION = 0.7
#: A node with v visits looks at no more than WIDTH + v ** WIDENING of its options, the promising first.
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
        return self.value / self.visits if self.visits else 0.0

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

    def select(self, options: Sequence[Any], weights: Sequence[float]) -> tuple[int, Node]:
        """The option to try in this world, by its index, and its node.

        Options come and go with the worlds, so each is compared over the worlds that had it.
        """
        children = self.children
        best, chosen, index = -1.0, None, 0
        for i in self._wide(options, weights):
            child = children.get(options[i])
            if child is None:
                child = children[options[i]] = Node()
            child.seen += 1
            if child.visits == 0:
                score = 1e6 + (weights[i] if weights else 0.0)
            else:
                score = child.value / child.visits + EXPLORATION * sqrt(log(child.seen) / child.visits)
                if weights:
                    score += weights[i] / (1 + child.visits)
            if score > best:
                best, chosen, index = score, child, i
        assert chosen is not None
        return index, chosen

    def _wide(self, options: Sequence[Any], weights: Sequence[float]) -> Sequence[int]:
        """The options to consider so far: progressively more, by promise."""
        most = WIDTH + int(self.visits**WIDENING)
        if len(options) <= most or not weights:
            return range(len(options))
        return sorted(range(len(options)), key=weights.__getitem__, reverse=True)[:most]
