"""The three kinds of effect of the rulebook: immediate, permanent and of activation."""

from __future__ import annotations

from typing import Any

from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .step import Condition, Cost, Moment, Verb


class Ability:
    """Declared once, compared and printed by what it is made of, never written to."""

    __slots__ = ("cost", "moment", "only_if", "steps")

    def __init__(
        self,
        *steps: Verb,
        moment: Moment | None = None,
        cost: tuple[Cost, ...] = (),
        only_if: Condition | None = None,
    ) -> None:
        self.steps = steps
        self.moment = moment
        self.cost = cost
        self.only_if = only_if

    def _key(self) -> tuple[Any, ...]:
        return (type(self), self.steps, self.moment, self.cost, self.only_if)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ability) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        parts = [*map(repr, (*((self.moment,) if self.moment else ()), *self.steps))]
        parts += [f"cost={self.cost}"] if self.cost else []
        parts += [f"only_if={self.only_if}"] if self.only_if else []
        return f"{type(self).__name__}({', '.join(parts)})"


class Enters(Ability):
    """Immediate: as the card enters play."""

    __slots__ = ()

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if self.only_if is None or self.only_if.holds(t, seat, card):
            for step in self.steps:
                yield from step.resolve(t, seat, card, event)


class When(Ability):
    """Permanent: each time something happens while the card is in play."""

    __slots__ = ()

    def __init__(self, moment: Moment, *steps: Verb, only_if: Condition | None = None) -> None:
        super().__init__(*steps, moment=moment, only_if=only_if)

    @property
    def waits_for(self) -> type:
        assert self.moment is not None
        return self.moment.event

    @property
    def commutes(self) -> bool:
        return all(step.commutes for step in self.steps)

    def hears(self, t: Table, seat: int, card: int, event: Any) -> bool:
        assert self.moment is not None
        if not self.moment.concerns(t, seat, card, event):
            return False
        return self.only_if is None or self.only_if.holds(t, seat, card)

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        # What came before in the same moment may have changed what it waits for.
        if self.only_if is None or self.only_if.holds(t, seat, card):
            for step in self.steps:
                yield from step.resolve(t, seat, card, event)


class Activate(Ability):
    """Of activation: once a round, at a cost."""

    __slots__ = ("before_die", "stays_straight")

    def __init__(
        self,
        *steps: Verb,
        cost: Cost | tuple[Cost, ...] = (),
        before_die: bool = False,
        stays_straight: bool = False,
    ) -> None:
        super().__init__(*steps, cost=cost if isinstance(cost, tuple) else (cost,))
        self.before_die = before_die
        self.stays_straight = stays_straight

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        parts: tuple[Cost | Verb, ...] = (*self.cost, *self.steps)
        for part in parts:
            found = part.refusal(t, seat, card)
            if found is not None:
                return found
        return None

    def pay(self, t: Table, seat: int, card: int) -> Flow[Any]:
        paid = None
        for cost in self.cost:
            paid = yield from cost.pay(t, seat, card)
        return paid

    def effect(self, t: Table, seat: int, card: int, paid: Any) -> Flow[None]:
        for step in self.steps:
            yield from step.resolve(t, seat, card, paid)
