"""Words about becoming ready: cards that cannot, or not in the step for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Literal

from msgspec import structs

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import CardsReadied, Exhausted
from tapete.games.keyforge.rules.constants import KeepsExhausted
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Verb, now
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.constants import Scope, Scoped
from tapete.games.keyforge.verbs.instead import Instead
from tapete.games.keyforge.verbs.lasting import Last
from tapete.games.keyforge.verbs.pointers import that, this
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class CannotReady(Scoped, KeepsExhausted):
    """Cards cannot become ready, or only not in the “ready cards” step."""

    _: KW_ONLY
    in_step: bool = False
    """Effects of cards ready them all the same."""
    sways = False

    def keeps(self, t: Table, me: Source, b: Body, step: bool) -> bool:
        return (step or not self.in_step) and self.applies(t, me, b)


@dataclass(frozen=True)
class CannotTire(Instead[Exhausted]):
    """Such cards cannot become exhausted: what would exhaust them does nothing of it."""

    what: Things
    keys = (Exhausted,)

    def concerns(self, t: Table, me: Source, event: Exhausted) -> bool:
        return self.what.matches(t, me, event.body)

    def replace(self, t: Table, me: Source, event: Exhausted) -> Flow[Sequence[Event]]:
        return now([])


def stays(
    state: Literal["exhausted", "ready"],
    *,
    to: Scope = this,
    in_step: bool = False,
    only_if: Condition | None = None,
) -> Ability:
    """Cards stay `exhausted`: they cannot become ready, or only not in the step for it; or they stay `ready`."""
    if state == "exhausted":
        return CannotReady(to=to, in_step=in_step, only_if=only_if)
    assert isinstance(to, Things)
    return CannotTire(to, only_if=only_if)


@dataclass(frozen=True)
class MissReadyStep(Verb):
    """A card does not ready during its controller's next “ready cards” step."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return Last(CannotReady(to=that, in_step=True), "readying", about=self.what).resolve(t, me)


@dataclass(frozen=True)
class StrikesInsteadOfReadying(Instead[CardsReadied]):
    """Instead of readying its creatures in the step for it, the opponent deals damage to this creature for each
    exhausted one, all at once (v17.2 FAQ «El Elegido»).
    """

    amount: int
    keys = (CardsReadied,)
    personal_word = True

    def concerns(self, t: Table, me: Source, event: CardsReadied) -> bool:
        return event.seat != me.seat and any(n not in event.kept for n in self._tired(t, event.seat))

    def replace(self, t: Table, me: Source, event: CardsReadied) -> Flow[Sequence[Event]]:
        assert me.body is not None
        tired = self._tired(t, event.seat)
        yield from deal(t, [Hit(me.body, self.amount * len(tired), me.card)])
        # Nor does a creature ready that came into play meanwhile: the step readies none.
        return [structs.replace(event, kept=(*event.kept, *tired, *self._tired(t, event.seat)))]

    def _tired(self, t: Table, seat: int) -> list[int]:
        return [n for n in t.line[seat] if t.bodies[n].exhausted]
