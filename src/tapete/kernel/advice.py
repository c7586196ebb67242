"""What a game lends to bots: a judgement of tables, quick sensible play, and which options to try first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from .chance import Rng
from .decision import Ask


class Skill(NamedTuple):
    """How a player of one level chooses."""

    iterations: int = 0
    """how many a search spends on a decision; 0 looks one action ahead"""
    worlds: int = 2
    """in how many worlds whoever looks one action ahead does so"""
    attention: float = 1.0
    """the share of the options it sees; it overlooks the others"""
    blur: float = 0.0
    """by how much of a victory it may be wrong about what it sees, up or down"""


class Advice(Protocol):
    """Advice speaks of whole tables; bots only ever have worlds sampled from a seat's view."""

    horizon: int
    #: how many decisions of quick play a search looks ahead before it judges
    trust: float
    #: by how much of a victory a bot that looks one step ahead prefers the most promising option to a hopeless one
    lean: float
    #: by how much a search prefers it, however often it tried
    exploration: float
    #: how far apart the judgements of two options are before a search stops trying both alike
    wander: float
    #: how much of that holds for what follows: what is tried there at whim lowers the worth of what led there
    levels: tuple[Skill, Skill, Skill, Skill]
    #: how an easy, a normal, a hard and an expert player choose

    def evaluate(self, t: Any) -> Sequence[float]:
        """Each seat's chance of winning from here, 0 to 1."""

    def turn(self, t: Any) -> int:
        """The turn's number where tables are judged best between turns, and a search ends with its own; else 0."""

    def suggest(self, t: Any, ask: Ask, rng: Rng) -> int:
        """The index of an option that a sensible quick player might take."""

    def weigh(self, t: Any, ask: Ask) -> Sequence[float]:
        """How promising each option looks, as positive weights; empty where all look alike.

        A search gives an option its weight in advance, in wins, and forgets it with the visits.
        """


class PlainAdvice:
    """For a game without advice of its own: all options alike, whoever is not beaten may still win."""

    horizon = 60
    trust = 0.0
    lean = 0.0
    exploration = 0.7
    wander = 1.0
    levels = (Skill(worlds=1, attention=0.5), Skill(40), Skill(200), Skill(1000))

    def evaluate(self, t: Any) -> Sequence[float]:
        return [1 / t.seats] * int(t.seats)

    def turn(self, t: Any) -> int:
        return 0

    def suggest(self, t: Any, ask: Ask, rng: Rng) -> int:
        return rng.below(len(ask.options))

    def weigh(self, t: Any, ask: Ask) -> Sequence[float]:
        return ()
