"""Words that change what a card in play is: an artifact that becomes a creature."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from msgspec import structs

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import TookAfter
from tapete.games.keyforge.printed import taken_after
from tapete.games.keyforge.rules.constants import MakesCreature
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.constants import Scoped
from tapete.games.keyforge.verbs.lasting import Last, begin
from tapete.games.keyforge.verbs.lines import MoveInLine, MoveToFlank
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.targets import Target, bodies_of
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class IsCreature(Scoped, MakesCreature):
    """Cards are creatures with that power, and stand in their controllers' battlelines."""

    power: int
    _: KW_ONLY
    anywhere: bool = False


@dataclass(frozen=True)
class Animate(Verb):
    """Put artifacts on a flank of their controllers' battlelines: there they are creatures, while they stay in play or
    for the turn.
    """

    what: Target
    power: int
    _: KW_ONLY
    until: Literal["stays", "turn"] = "stays"
    """`stays` or `turn`."""
    own: bool = False
    """Only into your own battleline: what you do not control stays where it is (v17.2 FAQ «Autolegionario»)."""
    anywhere: bool = False
    """Not only on a flank."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        found = bodies_of(t, (yield from self.what.pick(t, me, "animate")))
        moved = [b for b in found if not self.own or b.controller == me.seat]
        for b in moved:
            me.that = [b]
            if b.kind == "creature":
                moved_on: Verb = MoveInLine(that) if self.anywhere else MoveToFlank(that)
                yield from moved_on.resolve(t, me)
            last = Last(IsCreature(self.power, to=that, anywhere=self.anywhere), self.until)
            if _shape(t, b) != last.ability:
                # What another effect made a creature is this one from now on: the latest wins.
                yield from begin(t, me, last, (b.ref,), b.ref)
        me.that = list(moved)
        me.did(len(moved), list(moved), bool(moved))


def _shape(t: Table, b: Body) -> Ability | None:
    """The latest effect that makes it a creature."""
    shapes = [x.ability for x in t.lasting if x.about == (b.ref,) and isinstance(x.ability, IsCreature)]
    return shapes[-1] if shapes else None


@dataclass(frozen=True)
class TakeAfter(Verb):
    """Until it leaves play, this creature has the power of a card just affected, and gains its armor, keywords and
    traits: what is printed there, of a card that is no creature as printed what it was in play (v17.2 FAQ «Ciberclón»).
    """

    personal_word = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        b, gone = me.body, [x for x in me.those if isinstance(x, Body)]
        if b is not None and gone and t.bodies.get(b.n) is b:
            printed = t.cast[gone[0].card].card
            other = printed if printed.type == "creature" and not gone[0].face_down else gone[0].copy_of.card
            card = taken_after(b.copy_of.card, other, other.power)
            yield from happen(t, [TookAfter(b, gone[0], structs.replace(b.copy_of, card=card))])
        me.did(len(gone), list(gone), bool(gone))
