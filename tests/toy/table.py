"""Gems are numbers; a gem's worth is its number modulo six, plus one."""

from itertools import chain
from typing import Any

from tapete.kernel import Broken, Event

GEMS = 12
DEAL, HIDE, TURN = range(3)


def worth(gem: int) -> int:
    return gem % 6 + 1


class Table:
    __slots__ = (
        "active",
        "deck",
        "hands",
        "index",
        "log",
        "over",
        "points",
        "seats",
        "shown",
        "step",
        "turn",
        "vaults",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.step = DEAL
        self.turn = 0
        self.active = 0
        self.over = False
        self.deck: list[int] = list(range(GEMS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.vaults: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[int] = []
        self.points = [0] * seats
        self.index: dict[type[Event], tuple[Any, ...]] = {}
        self.log: list[Event] = []

    def copy(self) -> "Table":
        t = Table.__new__(Table)
        t.seats, t.step, t.turn, t.active, t.over = self.seats, self.step, self.turn, self.active, self.over
        t.deck = self.deck.copy()
        t.hands = [hand.copy() for hand in self.hands]
        t.vaults = [vault.copy() for vault in self.vaults]
        t.shown = self.shown.copy()
        t.points = self.points.copy()
        t.index = self.index.copy()
        t.log = []
        return t

    def check(self) -> None:
        if self.gems() != list(range(GEMS)):
            raise Broken("broken", problem=f"gems are {self.gems()}")

    def gems(self) -> list[int]:
        """Every gem on the table, in order of number."""
        return sorted(chain(self.deck, self.shown, *self.hands, *self.vaults))
