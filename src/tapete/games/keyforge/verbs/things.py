"""Which cards an ability speaks of: `creature.enemy.damaged`. Each word after the first is one predicate
with its reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import (
    armor,
    belongs,
    has_label,
    in_center,
    keyword,
    neighbors,
    on_flank,
    power,
)
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Who


@dataclass(frozen=True)
class Test:
    """One predicate; `code` is what `why_not` answers when it fails."""

    code = "not-a-target"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        """Whether a card in play passes."""
        raise NotImplementedError

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        """Whether a card out of play passes."""
        raise NotImplementedError


@dataclass(frozen=True)
class OfHouse(Test):
    house: str
    yes: bool = True

    code = "wrong-house"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return belongs(t, b, self.house or me.house) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.house == (self.house or me.house)) is self.yes


@dataclass(frozen=True)
class OfActiveHouse(Test):
    yes: bool = True

    code = "wrong-house"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return belongs(t, b, t.house) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.house == t.house) is self.yes


@dataclass(frozen=True)
class HasTrait(Test):
    trait: str
    yes: bool = True

    code = "wrong-trait"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (self.trait in b.copy_of.card.traits) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (self.trait in copy.card.traits) is self.yes


@dataclass(frozen=True)
class SharesTrait(Test):
    """A trait in common with the card named last."""

    code = "wrong-trait"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(b.copy_of.card.traits & traits_of(t, thing) for thing in me.that)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(copy.card.traits & traits_of(t, thing) for thing in me.that)


def traits_of(t: Table, thing: Body | int) -> frozenset[str]:
    """The traits of a body or of a card out of play."""
    return t.cast[thing].card.traits if isinstance(thing, int) else thing.copy_of.card.traits


@dataclass(frozen=True)
class Named(Test):
    id: str

    code = "wrong-name"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return b.id == self.id

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.id == self.id


@dataclass(frozen=True)
class OtherName(Test):
    """A name different from that of the card named last."""

    code = "wrong-name"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return all(b.id != name_of(t, thing) for thing in me.that)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return all(copy.card.id != name_of(t, thing) for thing in me.that)


def name_of(t: Table, thing: Body | int) -> str:
    """The id of a body or of a card out of play."""
    return t.cast[thing].card.id if isinstance(thing, int) else thing.id


@dataclass(frozen=True)
class OfType(Test):
    """For cards out of play: creature, artifact, action, upgrade."""

    type: str
    yes: bool = True

    code = "wrong-type"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (b.kind == self.type) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.card.type == self.type) is self.yes


@dataclass(frozen=True)
class PowerIs(Test):
    """Power at least, at most or exactly a number (or the number chosen)."""

    least: int = 0
    most: int = 99
    chosen: bool = False

    code = "wrong-power"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.chosen:
            return power(t, b) == me.number
        return self.least <= power(t, b) <= self.most

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.type == "creature" and self.least <= copy.card.power <= self.most


@dataclass(frozen=True)
class Status(Test):
    """Damaged, stunned, ready, on a flank… or not."""

    word: str
    yes: bool = True

    @property
    def code(self) -> str:  # type: ignore[override]
        return self.word if not self.yes else f"not-{self.word}"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return STATUS[self.word](t, b) is self.yes


def _damaged(t: Table, b: Body) -> bool:
    return b.damage > 0


def _ready(t: Table, b: Body) -> bool:
    return not b.exhausted


def _stunned(t: Table, b: Body) -> bool:
    return b.stunned


def _warded(t: Table, b: Body) -> bool:
    return b.warded


def _enraged(t: Table, b: Body) -> bool:
    return b.enraged


def _amber(t: Table, b: Body) -> bool:
    return b.amber > 0


def _upgraded(t: Table, b: Body) -> bool:
    return bool(b.upgrades)


def _used(t: Table, b: Body) -> bool:
    return b.uses > 0


STATUS = {
    "damaged": _damaged,
    "ready": _ready,
    "stunned": _stunned,
    "warded": _warded,
    "enraged": _enraged,
    "with-amber": _amber,
    "upgraded": _upgraded,
    "used": _used,
    "on-flank": on_flank,
    "in-center": in_center,
}


@dataclass(frozen=True)
class HasKeyword(Test):
    word: str
    yes: bool = True

    code = "wrong-keyword"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return bool(keyword(t, b, self.word)) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (self.word in copy.card.keywords) is self.yes


@dataclass(frozen=True)
class HasAbility(Test):
    """Has a labelled ability now, printed or gained."""

    label: str

    code = "no-such-ability"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return has_label(t, b, self.label)


@dataclass(frozen=True)
class Other(Test):
    """Not the card whose ability it is."""

    code = "not-itself"
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return b is not me.body

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return t.cast[me.card] is not copy


@dataclass(frozen=True)
class Different(Test):
    """Not one already chosen by this ability."""

    code = "chosen-already"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return b not in me.that and b not in me.those


@dataclass(frozen=True)
class Beside(Test):
    """A neighbor of this creature, or of the one chosen last."""

    of: str

    code = "not-a-neighbor"
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.of == "this":
            return me.body is not None and b in neighbors(t, me.body)
        return any(isinstance(x, Body) and b in neighbors(t, x) for x in me.that[-1:])


@dataclass(frozen=True)
class ControlledBy(Test):
    """Controlled or owned by a player that the event names."""

    who: Who
    owned: bool = False

    code = "wrong-side"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (b.owner if self.owned else b.controller) == self.who.seat(me)


@dataclass(frozen=True)
class Armored(Test):
    code = "no-armor"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return armor(t, b) > 0

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.armor > 0


@dataclass(frozen=True)
class Either(Test):
    """One of several kinds: *an artifact or a flank creature*."""

    kinds: tuple[Any, ...]

    code = "not-a-target"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(kind.matches(t, me, b) for kind in self.kinds)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        raise TypeError("only cards in play are one of several kinds")


@dataclass(frozen=True)
class Things:
    """Cards of a kind, on a side, that pass every test."""

    kind: str = "card"
    side: str = ""
    tests: tuple[Any, ...] = field(default=())

    def matches(self, t: Table, me: Source, b: Body) -> bool:
        """Whether a card in play is one of them."""
        return self.why(t, me, b) is None

    def why(self, t: Table, me: Source, b: Body) -> str | None:
        """The reason code why a card in play is none of them; None if it is."""
        if self.kind != "card" and b.kind != self.kind and b.kind not in self.kind.split("-or-"):
            return "wrong-type"
        if self.side and (b.controller == me.seat) is (self.side == "enemy"):
            return "wrong-side"
        for test in self.tests:
            if not test.holds(t, me, b):
                return test.code  # type: ignore[no-any-return]
        return None

    def fits(self, t: Table, me: Source, n: int) -> bool:
        """Whether a card out of play is one of them."""
        copy = t.cast[n]
        if (
            self.kind != "card"
            and copy.card.type != self.kind
            and copy.card.type not in self.kind.split("-or-")
        ):
            return False
        return all(test.fits(t, me, copy) for test in self.tests)

    def bodies(self, t: Table, me: Source) -> list[Body]:
        """All of them in play: yours first, in the order they lie."""
        found: list[Body] = []
        bodies, tests = t.bodies, self.tests
        for seat in (
            (me.seat, 1 - me.seat)
            if not self.side
            else (me.seat,)
            if self.side == "friendly"
            else (1 - me.seat,)
        ):
            if self.kind == "upgrade":
                numbers = [n for n, b in bodies.items() if b.kind == "upgrade" and b.controller == seat]
            elif self.kind == "creature":
                numbers = t.line[seat]
            elif self.kind == "artifact":
                numbers = t.artifacts[seat]
            else:
                numbers = [*t.line[seat], *t.artifacts[seat]]
                if self.kind == "card":
                    numbers += [n for n, b in bodies.items() if b.kind == "upgrade" and b.controller == seat]
            for n in numbers:
                b = bodies[n]
                if not tests or all(test.holds(t, me, b) for test in tests):
                    found.append(b)
        return found

    def _and(self, test: Any) -> Things:
        return replace(self, tests=(*self.tests, test))

    # -- the words

    @property
    def friendly(self) -> Things:
        return replace(self, side="friendly")

    @property
    def enemy(self) -> Things:
        return replace(self, side="enemy")

    @property
    def other(self) -> Things:
        return self._and(Other())

    @property
    def different(self) -> Things:
        return self._and(Different())

    @property
    def armored(self) -> Things:
        return self._and(Armored())

    def either(self, *kinds: Things) -> Things:
        """Only those of one of these kinds."""
        return self._and(Either(kinds))

    @property
    def damaged(self) -> Things:
        return self._and(Status("damaged"))

    @property
    def undamaged(self) -> Things:
        return self._and(Status("damaged", False))

    @property
    def ready(self) -> Things:
        return self._and(Status("ready"))

    @property
    def exhausted(self) -> Things:
        return self._and(Status("ready", False))

    @property
    def stunned(self) -> Things:
        return self._and(Status("stunned"))

    @property
    def on_flank(self) -> Things:
        return self._and(Status("on-flank"))

    @property
    def off_flank(self) -> Things:
        return self._and(Status("on-flank", False))

    @property
    def with_amber(self) -> Things:
        return self._and(Status("with-amber"))

    @property
    def upgraded(self) -> Things:
        return self._and(Status("upgraded"))

    @property
    def neighboring(self) -> Things:
        """Beside this creature."""
        return self._and(Beside("this"))

    @property
    def beside_that(self) -> Things:
        """Beside the creature chosen last."""
        return self._and(Beside("that"))

    @property
    def of_that_house(self) -> Things:
        """Of the house chosen by this ability."""
        return self._and(OfHouse(""))

    @property
    def of_active_house(self) -> Things:
        return self._and(OfActiveHouse())

    @property
    def sharing_trait(self) -> Things:
        return self._and(SharesTrait())

    @property
    def with_other_name(self) -> Things:
        return self._and(OtherName())

    @property
    def of_that_power(self) -> Things:
        """With power equal to the number chosen."""
        return self._and(PowerIs(chosen=True))

    def of(self, house: str) -> Things:
        return self._and(OfHouse(house))

    def not_of(self, house: str) -> Things:
        return self._and(OfHouse(house, False))

    def trait(self, name: str) -> Things:
        return self._and(HasTrait(name))

    def without_trait(self, name: str) -> Things:
        return self._and(HasTrait(name, False))

    def named(self, id: str) -> Things:
        return self._and(Named(id))

    def keyword(self, word: str) -> Things:
        return self._and(HasKeyword(word))

    def with_ability(self, label: str) -> Things:
        return self._and(HasAbility(label))

    def power(self, value: int) -> Things:
        return self._and(PowerIs(value, value))

    def power_at_least(self, value: int) -> Things:
        return self._and(PowerIs(least=value))

    def power_at_most(self, value: int) -> Things:
        return self._and(PowerIs(most=value))


any_card = Things()
creature = Things("creature")
artifact = Things("artifact")
upgrade = Things("upgrade")
action = Things("action")
creature_or_artifact = Things("creature-or-artifact")
card_in_play = Things("creature-or-artifact")
