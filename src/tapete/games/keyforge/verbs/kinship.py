"""What an ability may ask of a card beside another: of its house, its name, its traits, stronger than it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from tapete.games.keyforge.events.changes import ANYTHING
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import (
    belongs,
    houses,
    power,
)
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.which import Test, name_of, traits_of

if TYPE_CHECKING:
    from tapete.games.keyforge.verbs.things import Things


@dataclass(frozen=True)
class SharesTrait(Test):
    """A trait in common with the card named last."""

    code = "wrong-trait"
    recalls = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(traits_of(t, b) & traits_of(t, thing) for thing in me.that)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(copy.card.traits & traits_of(t, thing) for thing in me.that)


@dataclass(frozen=True)
class SharesTraitInLine(Test):
    """A trait in common with another creature of its battleline, or none."""

    _: KW_ONLY
    yes: bool = True

    code = "wrong-trait"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        others = (t.bodies[n] for n in t.line[b.controller] if n != b.n)
        return any(traits_of(t, b) & traits_of(t, other) for other in others) is self.yes


@dataclass(frozen=True)
class OfCrowdedHouse(Test):
    """Of a house that has so many creatures in play."""

    least: int

    code = "wrong-house"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        line = [t.bodies[n] for row in t.line for n in row]
        return any(sum(belongs(t, x, house) for x in line) >= self.least for house in houses(t, b))


@dataclass(frozen=True)
class OtherName(Test):
    """A name different from that of the card named last."""

    code = "wrong-name"
    recalls = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return all(b.copy_of.card.names["en"] != name_of(t, thing) for thing in me.that)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return all(copy.card.names["en"] != name_of(t, thing) for thing in me.that)


@dataclass(frozen=True)
class OtherType(Test):
    """Another type than that of the card spoken of last."""

    code = "wrong-type"
    recalls = True
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return self.fits(t, me, b.copy_of)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        spoken = [t.cast[x] if isinstance(x, int) else x.copy_of for x in me.that[-1:]]
        return all(copy.card.type != other.card.type for other in spoken)


@dataclass(frozen=True)
class PowerBeside(Test):
    """More, less or the same power than the creature spoken of last, than one of several, or than this one."""

    sign: str
    """`<`, `>` or `==`."""
    _: KW_ONLY
    this: bool = False

    code = "wrong-power"
    recalls = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(x is not b and self._is(power(t, b), power(t, x)) for x in self._others(me))

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(self._is(copy.card.power, power(t, x)) for x in self._others(me))

    def _others(self, me: Source) -> list[Body]:
        return [x for x in ([me.body] if self.this else me.that) if isinstance(x, Body)]

    def _is(self, one: int, other: int) -> bool:
        return one == other if self.sign == "==" else one < other if self.sign == "<" else one > other


@dataclass(frozen=True)
class SharesHouse(Test):
    """A house in common with one of the cards spoken of, or of such cards in play; or with none."""

    _: KW_ONLY
    yes: bool = True
    among: Things | None = None

    code = "wrong-house"
    recalls = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (
            any(belongs(t, b, house) for thing in self._others(t, me) for house in houses_of(t, thing))
            is self.yes
        )

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(copy.house in houses_of(t, thing) for thing in self._others(t, me)) is self.yes

    def _others(self, t: Table, me: Source) -> Sequence[Pick]:
        return me.that if self.among is None else self.among.bodies(t, me)


def houses_of(t: Table, thing: Body | int) -> tuple[str, ...]:
    """The houses of a body or of a card out of play."""
    return (t.cast[thing].house,) if isinstance(thing, int) else houses(t, thing)


@dataclass(frozen=True)
class ChosenName(Test):
    """With the name chosen."""

    code = "wrong-name"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return self.fits(t, me, b.copy_of)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        named = next((c for c in t.cast if c.card.id == me.word), None)
        return named is not None and named.card.names["en"] == copy.card.names["en"]


@dataclass(frozen=True)
class ChosenTrait(Test):
    """With the trait that was named."""

    code = "wrong-trait"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return me.word.removeprefix("trait:") in traits_of(t, b)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return me.word.removeprefix("trait:") in copy.card.traits


@dataclass(frozen=True)
class SameName(Test):
    """The name of the card spoken of last, or of the creature that this upgrade is on."""

    _: KW_ONLY
    host: bool = False

    code = "wrong-name"
    recalls = True

    @property
    def looks_at(self) -> tuple[str, ...]:
        return () if self.host else ANYTHING

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.host:
            bearer = t.bodies.get(me.body.host) if me.body is not None else None
            return bearer is not None and b.copy_of.card.names["en"] == name_of(t, bearer)
        return any(b.copy_of.card.names["en"] == name_of(t, thing) for thing in me.that[-1:])

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(copy.card.names["en"] == name_of(t, thing) for thing in me.that[-1:])


@dataclass(frozen=True)
class Unshown(Test):
    """Not revealed by this ability before."""

    code = "chosen-already"
    looks_at = ()

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return all(t.cast[n] is not copy for n in me.looked)
