"""Numbers an ability counts."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import AmberGained
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import armor, counted, counters, houses, key_cost, power
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import Who, Word, opponent, walk, you
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.pointers import That
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.games.keyforge.verbs.which import traits_of


class Amount(Word):
    """A number read from the table when it is needed."""

    @property
    def negative(self) -> bool:
        """Whether it may be below zero."""
        return True

    def value(self, t: Table, me: Source) -> int:
        """The number now."""
        raise NotImplementedError


class Tally(Amount):
    """A number that is never below zero."""

    negative = False


Number = int | Amount


def _below_zero(amount: Number) -> bool:
    """Whether a number that another is made of may be below zero."""
    return isinstance(amount, Amount) and amount.negative


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
class ThoseThat(Tally):
    """How many of the cards the last instruction really affected are such."""

    what: Things

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for x in me.those if self._is(t, me, x))

    def _is(self, t: Table, me: Source, x: Pick) -> bool:
        return self.what.fits(t, me, x) if isinstance(x, int) else self.what.matches(t, me, x)


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
class TraitsOf(Tally):
    """How many traits a card has."""

    of: Target
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(len(traits_of(t, x)) for x in self.of.means(t, me))


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
class IconsOn(Tally):
    """Bonus icons of a kind printed on some cards, or put there by others of their deck."""

    icon: str
    on: Target
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        copies = (t.cast[x] if isinstance(x, int) else x.copy_of for x in self.on.means(t, me))
        return sum(copy.icons.count(self.icon) for copy in copies)


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

    of: Number
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
class DestroyedThisTurn(Tally):
    """Such cards destroyed this turn, in whatever way; of what is printed on them and whose they were."""

    what: Things
    looks_at = ("destroyed",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for n, seat, kind in t.destroyed if self._is(t, me, n, seat, kind))

    def _is(self, t: Table, me: Source, n: int, seat: int, kind: str) -> bool:
        what = self.what
        if what.side and (seat == me.seat) is (what.side == "enemy"):
            return False
        if what.kind != "card" and kind not in what.kind.split("-or-"):
            return False
        return all(test.fits(t, me, t.cast[n]) for test in what.tests)


@dataclass(frozen=True)
class UsesThisTurn(Tally):
    """How often such cards were used in one way this turn, by anybody: to reap, to fight."""

    how: str
    what: Things
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for how, n, seat in t.deeds if how == self.how and self._is(t, me, n, seat))

    def _is(self, t: Table, me: Source, n: int, seat: int) -> bool:
        side = self.what.side
        return (not side or (seat == me.seat) is (side == "friendly")) and all(
            test.fits(t, me, t.cast[n]) for test in self.what.tests
        )


@dataclass(frozen=True)
class UsesOfThis(Tally):
    """How often this card has been used this turn."""

    personal_word = True
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        return 0 if me.body is None else me.body.uses


@dataclass(frozen=True)
class AmountOfIt(Tally):
    """How much the event really was about: the Æmber gained."""

    event_word = True

    def value(self, t: Table, me: Source) -> int:
        return int(me.event.left if isinstance(me.event, AmberGained) else me.event.done)


@dataclass(frozen=True)
class Times(Amount):
    """So many for each of something."""

    times: int
    of: Number
    looks_at = ()

    @property
    def negative(self) -> bool:
        return self.times < 0 or _below_zero(self.of)

    def value(self, t: Table, me: Source) -> int:
        return self.times * value(self.of, t, me)


@dataclass(frozen=True)
class Minus(Tally):
    """One number less another, never below zero."""

    one: Number
    other: Number
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return max(0, value(self.one, t, me) - value(self.other, t, me))


@dataclass(frozen=True)
class Half(Amount):
    """Half of something, rounded down."""

    of: Number
    looks_at = ()

    @property
    def negative(self) -> bool:
        return _below_zero(self.of)

    def value(self, t: Table, me: Source) -> int:
        return value(self.of, t, me) // 2


def count(what: Things) -> Count:
    """How many are in play."""
    return Count(what)


def for_each(of: Number | Things, *, times: int = 1) -> Times:
    """So many for each: `Gain(for_each(count(creature.friendly)))`."""
    return Times(times, Count(of) if isinstance(of, Things) else of)


this_way = ThisWay()
your_amber = Pool(you)
their_amber = Pool(opponent)
your_keys = Keys(you)
their_keys = Keys(opponent)
unforged_keys = Keys(you, forged=False)
