"""Numbers an ability counts, and conditions on them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from tapete.games.keyforge.events.changes import ANYTHING
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import armor, counted, counters, houses, key_cost, power
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Who, opponent, walk, you
from tapete.games.keyforge.verbs.targets import Target, That, Zone
from tapete.games.keyforge.verbs.things import Things, any_card


class Amount:
    """A number read from the table when it is needed."""

    looks_at: tuple[str, ...] = ANYTHING
    """What it is read from, by the names of `events.changes`."""
    negative = True
    """Whether it may be below zero."""

    def value(self, t: Table, me: Source) -> int:
        """The number now."""
        raise NotImplementedError


class Tally(Amount):
    """A number that is never below zero."""

    negative = False


Number = int | Amount


def of_that(amount: Number) -> bool:
    """Whether it is a number of the card chosen last: then it is known only once one is chosen."""
    return any(isinstance(part, (ArmorOn, That)) for part in walk(amount))


def value(amount: Number, t: Table, me: Source) -> int:
    """A number, printed or counted."""
    return amount if isinstance(amount, int) else amount.value(t, me)


@dataclass(frozen=True)
class Count(Tally):
    """How many such cards are in play."""

    what: Things
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return len(self.what.bodies(t, me))


@dataclass(frozen=True)
class CountIn(Tally):
    """How many such cards lie in a zone."""

    zone: Zone
    _: KW_ONLY
    what: Things = any_card
    looks_at = ("piles",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for n in self.zone.cards(t, me) if self.what.fits(t, me, n))


@dataclass(frozen=True)
class Pool(Tally):
    """The Æmber of a player."""

    who: Who
    looks_at = ("pool",)

    def value(self, t: Table, me: Source) -> int:
        return t.amber[self.who.seat(me)]


@dataclass(frozen=True)
class Keys(Tally):
    """Keys a player has forged, or has still to forge."""

    who: Who
    _: KW_ONLY
    forged: bool = True
    looks_at = ("keys",)

    def value(self, t: Table, me: Source) -> int:
        count = len(t.keys[self.who.seat(me)])
        return count if self.forged else 3 - count


@dataclass(frozen=True)
class KeyCost(Tally):
    """The current cost of a key."""

    who: Who

    def value(self, t: Table, me: Source) -> int:
        return key_cost(t, self.who.seat(me))


@dataclass(frozen=True)
class ThisWay(Tally):
    """How much the last instruction really did: *this way*."""

    def value(self, t: Table, me: Source) -> int:
        return me.count


@dataclass(frozen=True)
class AmberOn(Tally):
    """Æmber on some cards in play."""

    on: Target
    personal_word = True
    looks_at = ("on-cards",)

    def value(self, t: Table, me: Source) -> int:
        return sum(x.amber for x in self.on.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class DamageOn(Tally):
    """Damage on some cards in play."""

    on: Target
    personal_word = True
    looks_at = ("damage",)

    def value(self, t: Table, me: Source) -> int:
        return sum(x.damage for x in self.on.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class ArmorOn(Tally):
    """The armor of the card spoken of."""

    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(armor(t, x) for x in me.that if isinstance(x, Body))


@dataclass(frozen=True)
class PowerOf(Tally):
    """The power of a creature, or of several together."""

    of: Target
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(power(t, x) for x in self.of.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class CountersOn(Tally):
    """Counters of a kind on some cards in play: `power` for the +1 power ones, else by name."""

    mark: str
    on: Target
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(counters(x, self.mark) for x in self.on.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class Houses(Tally):
    """How many different houses there are among such cards in play."""

    what: Things
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return len({house for b in self.what.bodies(t, me) for house in houses(t, b)})


@dataclass(frozen=True)
class AtMost(Tally):
    """A number, but not more than another."""

    of: Any
    most: int
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return min(value(self.of, t, me), self.most)


@dataclass(frozen=True)
class PlayedThisTurn(Tally):
    """Cards the active player has played this turn."""

    what: Things
    looks_at = ("played",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for copy in counted(t, t.played, t.played_as) if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class PlayedLastTurn(Tally):
    """Cards a player played in its previous turn."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    looks_at = ("played",)

    def value(self, t: Table, me: Source) -> int:
        seat = self.who.seat(me)
        played = counted(t, t.played_before[seat], t.played_before_as[seat])
        return sum(1 for copy in played if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class UsedThisTurn(Tally):
    """Cards the active player has used this turn, each counted once."""

    what: Things
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        used = dict(zip(t.used, counted(t, t.used, t.used_as), strict=True))
        return sum(1 for copy in used.values() if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class DiscardedThisTurn(Tally):
    """Cards the active player has discarded from its hand this turn."""

    what: Things
    looks_at = ("discarded",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for n in t.discarded if self.what.fits(t, me, n))


@dataclass(frozen=True)
class SlainThisTurn(Tally):
    """Enemy creatures destroyed in fights this turn."""

    looks_at = ("slain",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for _, seat in t.slain if seat != me.seat)


@dataclass(frozen=True)
class UsesOfThis(Tally):
    """How often this card has been used this turn."""

    personal_word = True
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        return 0 if me.body is None else me.body.uses


@dataclass(frozen=True)
class Times(Amount):
    """So many for each of something."""

    times: int
    of: Any
    looks_at = ()

    @property
    def negative(self) -> bool:  # type: ignore[override]
        return self.times < 0 or bool(getattr(self.of, "negative", False))

    def value(self, t: Table, me: Source) -> int:
        return self.times * value(self.of, t, me)


@dataclass(frozen=True)
class Minus(Tally):
    """One number less another, never below zero."""

    one: Any
    other: Any
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return max(0, value(self.one, t, me) - value(self.other, t, me))


@dataclass(frozen=True)
class Half(Amount):
    """Half of something, rounded down."""

    of: Any
    looks_at = ()

    @property
    def negative(self) -> bool:  # type: ignore[override]
        return bool(getattr(self.of, "negative", False))

    def value(self, t: Table, me: Source) -> int:
        return value(self.of, t, me) // 2


def count(what: Things) -> Count:
    """How many are in play."""
    return Count(what)


def for_each(of: Any, *, times: int = 1) -> Times:
    """So many for each: `Gain(for_each(count(creature.friendly)))`."""
    return Times(times, Count(of) if isinstance(of, Things) else of)


this_way = ThisWay()
your_amber = Pool(you)
their_amber = Pool(opponent)
your_keys = Keys(you)
their_keys = Keys(opponent)
unforged_keys = Keys(you, forged=False)


# Conditions


class Condition:
    """Something that holds or not."""

    looks_at: tuple[str, ...] = ANYTHING
    """What it hangs on, by the names of `events.changes`."""

    def holds(self, t: Table, me: Source) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Compare(Condition):
    """One number against another: `>=`, `<=`, `==`, `>`."""

    one: Any
    sign: str
    other: Any
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        one, other = value(self.one, t, me), value(self.other, t, me)
        if self.sign == ">=":
            return one >= other
        if self.sign == "<=":
            return one <= other
        return one > other if self.sign == ">" else one == other


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
class HealedThisWay(Condition):
    """*If you healed 3 damage*: the instruction before really healed so much."""

    amount: int

    def holds(self, t: Table, me: Source) -> bool:
        return me.count >= self.amount


@dataclass(frozen=True)
class DestroyedThisWay(Condition):
    """*If this damage destroys that creature*."""

    _: KW_ONLY
    yes: bool = True

    def holds(self, t: Table, me: Source) -> bool:
        return bool(me.that) and any(isinstance(x, Body) and x.tagged for x in me.that) is self.yes


@dataclass(frozen=True)
class ForgedKey(Condition):
    """A player forged a key this turn, or in its previous turn."""

    who: Who
    _: KW_ONLY
    before: bool = False
    looks_at = ("forged", "keys")

    def holds(self, t: Table, me: Source) -> bool:
        return bool(t.forged[self.who.seat(me)])


@dataclass(frozen=True)
class ThatIs(Condition):
    """The card spoken of is one of these."""

    what: Things
    _: KW_ONLY
    yes: bool = True
    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        return bool(me.that) and all(self._is(t, me, x) for x in me.that) is self.yes

    def _is(self, t: Table, me: Source, thing: Any) -> bool:
        return self.what.fits(t, me, thing) if isinstance(thing, int) else self.what.matches(t, me, thing)


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
    """Ten cards or more lie in the player's discard pile (v17.2 «Embrujado»)."""

    who: Who
    looks_at = ("piles",)

    def holds(self, t: Table, me: Source) -> bool:
        return len(t.discard[self.who.seat(me)]) >= 10


@dataclass(frozen=True)
class KeyIsForged(Condition):
    """A player's key of that colour is forged (v17.2 «Llaves»)."""

    colour: str
    _: KW_ONLY
    who: Who = you
    looks_at = ("keys",)

    def holds(self, t: Table, me: Source) -> bool:
        return self.colour in t.keys[self.who.seat(me)]


@dataclass(frozen=True)
class TideIs(Condition):
    """The tide is high, or low, for you."""

    _: KW_ONLY
    high: bool = True
    looks_at = ("tide",)

    def holds(self, t: Table, me: Source) -> bool:
        return t.tide >= 0 and (t.tide == me.seat) is self.high


def at_least(one: Number, other: Number) -> Compare:
    return Compare(one, ">=", other)


def at_most(one: Number, other: Number) -> Compare:
    return Compare(one, "<=", other)


def exactly_is(one: Number, other: Number) -> Compare:
    return Compare(one, "==", other)


def more(one: Number, than: Number) -> Compare:
    return Compare(one, ">", than)


def no(what: Things) -> Compare:
    """There are none in play."""
    return Compare(Count(what), "==", 0)


you_do = YouDo()
it_was_destroyed = DestroyedThisWay()
it_was_not_destroyed = DestroyedThisWay(yes=False)
