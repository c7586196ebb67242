"""What may hold or not when an ability asks."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import haunted
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.amounts import Count, Number, value
from tapete.games.keyforge.verbs.base import Who, Word, you
from tapete.games.keyforge.verbs.kinship import houses_of
from tapete.games.keyforge.verbs.targets import Extreme, Target, Tied
from tapete.games.keyforge.verbs.things import Things


class Condition(Word):
    """Something that holds or not."""

    def holds(self, t: Table, me: Source) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Compare(Condition):
    """One number against another: `>=`, `<=`, `==`, `>`."""

    one: Number
    sign: str
    other: Number
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        one, other = value(self.one, t, me), value(self.other, t, me)
        if self.sign == ">=":
            return one >= other
        if self.sign == "<=":
            return one <= other
        return one > other if self.sign == ">" else one == other


@dataclass(frozen=True)
class Parity(Condition):
    """A number is odd, or even; none is even."""

    of: Number
    odd: bool
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        return value(self.of, t, me) % 2 == int(self.odd)


def is_odd(of: Number, *, yes: bool = True) -> Parity:
    """An odd number of them; `yes=False`: an even number, or none."""
    return Parity(of, yes)


@dataclass(frozen=True)
class Not(Condition):
    """This does not hold."""

    of: Condition
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        return not self.of.holds(t, me)


@dataclass(frozen=True)
class Both(Condition):
    """All of these hold."""

    conditions: tuple[Condition, ...]
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        return all(c.holds(t, me) for c in self.conditions)


def both(*conditions: Condition) -> Both:
    """All of these hold."""
    return Both(conditions)


@dataclass(frozen=True)
class YouDo(Condition):
    """*If you do*: the last instruction was carried out completely."""

    def holds(self, t: Table, me: Source) -> bool:
        return me.done


@dataclass(frozen=True)
class DestroyedThisWay(Condition):
    """*If this damage destroys that creature*: one that was to be destroyed already is not destroyed again (v17.2
    «Destruida»); one that is to be destroyed is not among those that survive it.
    """

    _: KW_ONLY
    yes: bool = True
    recalls = True

    def holds(self, t: Table, me: Source) -> bool:
        gone = [x for x in me.that if isinstance(x, Body) and x.tagged]
        return any(x in me.those for x in gone) if self.yes else bool(me.that) and not gone


@dataclass(frozen=True)
class ForgedKey(Condition):
    """A player forged a key this turn, or in its previous turn; or its key of a colour is forged (v17.2 «Llaves»)."""

    who: Who
    _: KW_ONLY
    colour: Literal["", "red", "yellow", "blue"] = ""
    looks_at = ("forged", "keys")

    def holds(self, t: Table, me: Source) -> bool:
        seat = self.who.seat(me)
        return self.colour in t.keys[seat] if self.colour else bool(t.forged[seat])


@dataclass(frozen=True)
class ThatIs(Condition):
    """The card spoken of is one of these, or another that the ability keeps in mind."""

    what: Things
    _: KW_ONLY
    yes: bool = True
    of: Target | None = None
    looks_at = ()
    recalls = True

    def holds(self, t: Table, me: Source) -> bool:
        found = me.that if self.of is None else self.of.means(t, me)
        return bool(found) and all(self._is(t, me, x) for x in found) is self.yes

    def _is(self, t: Table, me: Source, thing: Pick) -> bool:
        return self.what.fits(t, me, thing) if isinstance(thing, int) else self.what.matches(t, me, thing)


@dataclass(frozen=True)
class ShareHouse(Condition):
    """Those cards, two of them or more, have a house in common: as they are, or were just before they left play."""

    _: KW_ONLY
    least: int = 0
    """So many of those that the last instruction affected are enough."""
    looks_at = ()
    recalls = True

    def holds(self, t: Table, me: Source) -> bool:
        if self.least:
            found = [house for x in me.those for house in houses_of(t, x)]
            return any(found.count(house) >= self.least for house in found)
        first, *others = [houses_of(t, x) for x in me.that] or [()]
        return bool(others) and any(all(house in own for own in others) for house in first)


@dataclass(frozen=True)
class ThisIs(Condition):
    """This card is one of these now: on a flank, damaged…"""

    what: Things
    personal_word = True
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        b = me.body
        if b is not None and b.host >= 0:
            # On an upgrade *this creature* is the one that wears it.
            b = t.bodies.get(b.host)
        return b is not None and self.what.matches(t, me, b)


@dataclass(frozen=True)
class IsThe(Condition):
    """That card is the most powerful of some, or the least, or tied with such (v17.2 «Más poderosa»)."""

    one: Target
    of: Extreme
    personal_word = True

    def holds(self, t: Table, me: Source) -> bool:
        best = Tied(self.of.what, most=self.of.most).means(t, me)
        found = self.one.means(t, me)
        return bool(found) and all(x in best for x in found)


@dataclass(frozen=True)
class Fighting(Condition):
    """This creature is fighting, attacking or attacked; or attacking such a one."""

    _: KW_ONLY
    attacks: Things | None = None
    personal_word = True
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        fight = t.fight
        if fight is None or me.body is None:
            return False
        if self.attacks is not None:
            return fight.attacker is me.body and self.attacks.matches(t, me, fight.foe)
        return me.body in (fight.attacker, fight.foe)


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn."""

    _: KW_ONLY
    yes: bool = True
    looks_at = ("turn",)

    def holds(self, t: Table, me: Source) -> bool:
        return (t.active == me.seat) is self.yes


@dataclass(frozen=True)
class ActiveHouse(Condition):
    """The active house is this one."""

    house: str
    _: KW_ONLY
    yes: bool = True
    looks_at = ("house",)

    def holds(self, t: Table, me: Source) -> bool:
        return (t.house == self.house) is self.yes


@dataclass(frozen=True)
class Haunted(Condition):
    """A player is haunted: ten cards or more lie in its discard pile (v17.2 «Embrujado»)."""

    who: Who
    looks_at = ("piles",)

    def holds(self, t: Table, me: Source) -> bool:
        return haunted(t, self.who.seat(me))


@dataclass(frozen=True)
class TideIs(Condition):
    """The tide is high, or low, for a player; it may be neither."""

    _: KW_ONLY
    high: bool = True
    who: Who = you
    looks_at = ("tide",)

    def holds(self, t: Table, me: Source) -> bool:
        return t.tide >= 0 and (t.tide == self.who.seats(t, me)[0]) is self.high


def at_least(one: Number, other: Number) -> Compare:
    """One number is another, or more."""
    return Compare(one, ">=", other)


def at_most(one: Number, other: Number) -> Compare:
    """One number is another, or less."""
    return Compare(one, "<=", other)


def exactly_is(one: Number, other: Number) -> Compare:
    """One number is just another."""
    return Compare(one, "==", other)


def more(one: Number, than: Number) -> Compare:
    """One number is greater than another."""
    return Compare(one, ">", than)


def no(what: Things) -> Compare:
    """There are none in play."""
    return Compare(Count(what), "==", 0)


you_do = YouDo()
it_was_destroyed = DestroyedThisWay()
it_was_not_destroyed = DestroyedThisWay(yes=False)
