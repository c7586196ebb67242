"""Verbs that move damage and Æmber: what is moved is neither dealt nor captured (v17.2 «Mover»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapete.games.keyforge.events import AmberMoved, DamageMoved
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amber import MoveAmber, Supply
from tapete.games.keyforge.verbs.amounts import Much, value
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.harm import is_hurt
from tapete.games.keyforge.verbs.needless import needless
from tapete.games.keyforge.verbs.targets import Target, bodies_of
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class MoveDamage(Verb):
    """Damage moves from one creature to another: it is not dealt, and nothing prevents it (v17.2 «Mover»)."""

    amount: Much
    source: Target
    to: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if needless(self.source, t, me, is_hurt):
            me.idled()
            return
        # Whoever has no damage may be chosen too, and nothing moves: nobody is asked where to.
        hurt = [b for b in bodies_of(t, (yield from self.source.pick(t, me, "heal"))) if b.damage]
        given = bodies_of(t, (yield from self.to.pick(t, me, "deal"))) if hurt else []
        moved = 0
        if given:
            wanted = hurt[0].damage if isinstance(self.amount, str) else value(self.amount, t, me)
            event = DamageMoved(hurt[0], given[0], wanted)
            yield from happen(t, [event])
            moved = event.amount
        me.did(moved, list(given), moved > 0)


def Move(
    token: Literal["amber", "damage"],
    amount: Much,
    *,
    source: Target | Who = you,
    to: Target | Who | Supply = you,
) -> Verb:
    """So much `amber` or `damage` goes from one place to another; damage lies on creatures alone."""
    if token == "amber":
        return MoveAmber(amount, source=source, to=to)
    if not isinstance(source, Target) or not isinstance(to, Target):
        raise TypeError("damage moves from creatures to creatures")
    return MoveDamage(amount, source, to)


@dataclass(frozen=True)
class Redistribute(Verb):
    """The damage or the Æmber on creatures is shared out among them anew: it is moved, not dealt or captured."""

    token: str
    """`damage` or `amber`."""
    among: Things

    def vain(self, t: Table, me: Source) -> bool:
        bodies = self.among.bodies(t, me)
        return len(bodies) < 2 or not any(self._on(b) for b in bodies)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        bodies = self.among.bodies(t, me)
        have = [self._on(b) for b in bodies]
        left, wanted = sum(have), []
        for i, b in enumerate(bodies):
            last = i == len(bodies) - 1
            share = left
            if left and not last:
                about = (f"share-{self.token}", b.n)
                share = yield from ask(t.active, "amount", list(range(left + 1)), source=me.card, about=about)
            wanted.append(share)
            left -= share
        events = self._moves(bodies, [w - h for w, h in zip(wanted, have, strict=True)])
        if events:
            yield from happen(t, events)
        me.did(len(events), list(bodies), bool(events))

    def _on(self, b: Body) -> int:
        return b.damage if self.token == "damage" else b.amber

    def _moves(self, bodies: list[Body], change: list[int]) -> list[Event]:
        """What goes from whom to whom, so that each has what it was given."""
        events: list[Event] = []
        for i, b in enumerate(bodies):
            for j, other in enumerate(bodies):
                amount = min(-change[i], change[j])
                if amount > 0:
                    change[i] += amount
                    change[j] -= amount
                    moved = (
                        DamageMoved(b, other, amount)
                        if self.token == "damage"
                        else AmberMoved(amount, b, -1, other)
                    )
                    events.append(moved)
        return events
