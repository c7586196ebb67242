"""The three kinds of effect of the rulebook: immediate, permanent and of activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .base import Condition, Cost, Moment, Verb


@dataclass(frozen=True, init=False)
class Enters:
    """Immediate: as the card enters play."""

    steps: tuple[Verb, ...]
    only_if: Condition | None

    def __init__(self, *steps: Verb, only_if: Condition | None = None) -> None:
        object.__setattr__(self, "steps", steps)
        object.__setattr__(self, "only_if", only_if)

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if self.only_if is None or self.only_if.holds(t, seat, card):
            for step in self.steps:
                yield from step.resolve(t, seat, card, event)


@dataclass(frozen=True, init=False)
class When:
    """Permanent: each time something happens while the card is in play."""

    moment: Moment
    steps: tuple[Verb, ...]
    only_if: Condition | None

    def __init__(self, moment: Moment, *steps: Verb, only_if: Condition | None = None) -> None:
        object.__setattr__(self, "moment", moment)
        object.__setattr__(self, "steps", steps)
        object.__setattr__(self, "only_if", only_if)

    @property
    def waits_for(self) -> type:
        return self.moment.event

    @property
    def commutes(self) -> bool:
        return all(step.commutes for step in self.steps)

    @property
    def balance(self) -> int:
        return sum(step.balance for step in self.steps)

    def hears(self, t: Table, seat: int, card: int, event: Any) -> bool:
        if not self.moment.concerns(t, seat, card, event):
            return False
        return self.only_if is None or self.only_if.holds(t, seat, card)

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        # The condition held at the moment itself; what equal cards did since does not matter, they add up.
        for step in self.steps:
            yield from step.resolve(t, seat, card, event)


@dataclass(frozen=True, init=False)
class Activate:
    """Of activation: once a round, at a cost."""

    steps: tuple[Verb, ...]
    cost: tuple[Cost, ...]
    #: only before the actions of the season die
    before_die: bool
    #: the card is straightened again at once
    stays_straight: bool

    def __init__(
        self,
        *steps: Verb,
        cost: Cost | tuple[Cost, ...] = (),
        before_die: bool = False,
        stays_straight: bool = False,
    ) -> None:
        object.__setattr__(self, "steps", steps)
        object.__setattr__(self, "cost", cost if isinstance(cost, tuple) else (cost,))
        object.__setattr__(self, "before_die", before_die)
        object.__setattr__(self, "stays_straight", stays_straight)

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        """The first thing that forbids it, of its cost or of its effect."""
        for cost in self.cost:
            found = cost.refusal(t, seat, card)
            if found is not None:
                return found
        for step in self.steps:
            found = step.refusal(t, seat, card)
            if found is not None:
                return found
        return None

    def pay(self, t: Table, seat: int, card: int) -> Flow[Any]:
        """Pay every part; what the effect needs to know of the last one."""
        paid = None
        for cost in self.cost:
            paid = yield from cost.pay(t, seat, card)
        return paid

    def effect(self, t: Table, seat: int, card: int, paid: Any) -> Flow[None]:
        for step in self.steps:
            yield from step.resolve(t, seat, card, paid)
