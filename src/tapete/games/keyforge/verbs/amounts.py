"""Numbers an ability counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.events import AmberGained
from tapete.games.keyforge.rules.icons import icons_on
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import armor, counters, key_cost, power
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import Who, Word, opponent, walk, you
from tapete.games.keyforge.verbs.kinship import houses_of
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.pointers import That, that
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
Much = Number | Literal["all"]


def _below_zero(amount: Number) -> bool:
    """Whether a number that another is made of may be below zero."""
    return isinstance(amount, Amount) and amount.negative


def of_that(amount: Number) -> bool:
    """Whether it is a number of the card chosen last: then it is known only once one is chosen."""
    return any(isinstance(part, That) for part in walk(amount))


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
    """The Æmber of a player, or of both together."""

    who: Who
    looks_at = ("pool",)

    def value(self, t: Table, me: Source) -> int:
        if self.who.word == "each":
            return sum(t.amber)
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
    """The whole armor of some creatures, used or not: of the card spoken of unless another is named."""

    on: Target = that
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(armor(t, x) for x in self.on.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class PowerOf(Tally):
    """The power of a creature, or of several together; out of play the printed one."""

    of: Target
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        found = self.of.means(t, me)
        return sum(t.cast[x].card.power if isinstance(x, int) else power(t, x) for x in found)


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
    """Bonus icons of a kind (any where none is named) printed on some cards, or put there by others of their deck."""

    icon: str
    on: Target
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        found = [icons_on(t, x) for x in self.on.means(t, me)]
        return sum(icons.count(self.icon) if self.icon else len(icons) for icons in found)


@dataclass(frozen=True)
class Kinds(Tally):
    """How many different ones there are of something that such cards in play have, or those the ability speaks of."""

    what: Things | Target
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return len(self.names(t, me))

    def names(self, t: Table, me: Source) -> list[str]:
        """Which they are."""
        return sorted({name for thing in self._cards(t, me) for name in self.had(t, thing)})

    def groups(self, t: Table, me: Source) -> dict[str, list[Body]]:
        """The cards in play that have each of them."""
        bodies = [b for b in self._cards(t, me) if isinstance(b, Body)]
        names = sorted({name for b in bodies for name in self.had(t, b)})
        return {name: [b for b in bodies if name in self.had(t, b)] for name in names}

    def had(self, t: Table, thing: Pick) -> Iterable[str]:
        """Those that one card has."""
        raise NotImplementedError

    def _cards(self, t: Table, me: Source) -> Sequence[Pick]:
        return self.what.bodies(t, me) if isinstance(self.what, Things) else self.what.means(t, me)


@dataclass(frozen=True)
class Houses(Kinds):
    """How many different houses, perhaps but for one: who belongs to that one may belong to others too."""

    _: KW_ONLY
    but: str = ""

    def had(self, t: Table, thing: Pick) -> Iterable[str]:
        found = houses_of(t, thing)
        return [house for house in found if house != self.but] if self.but else found


class Powers(Kinds):
    """How many different powers, the lowest first."""

    def had(self, t: Table, thing: Pick) -> Iterable[str]:
        return (f"{t.cast[thing].card.power if isinstance(thing, int) else power(t, thing):03}",)


class Traits(Kinds):
    """How many different traits."""

    def had(self, t: Table, thing: Pick) -> Iterable[str]:
        return traits_of(t, thing)


Quality = Literal["house", "power", "trait"]


def Distinct(what: Quality, among: Things | Target, *, but: str = "") -> Kinds:
    """How many different houses, powers or traits (`house`, `power`, `trait`) some cards have; of houses, one may be left out."""
    return Houses(among, but=but) if but else KINDS[what](among)


KINDS: dict[Quality, type[Kinds]] = {"house": Houses, "power": Powers, "trait": Traits}


@dataclass(frozen=True)
class AtMost(Tally):
    """A number, but not more than another."""

    of: Number
    most: int
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return min(value(self.of, t, me), self.most)


@dataclass(frozen=True)
class AmountOfIt(Tally):
    """How much the event really was about: the Æmber gained."""

    event_word = True

    def value(self, t: Table, me: Source) -> int:
        return int(me.event.left if isinstance(me.event, AmberGained) else me.event.done)


@dataclass(frozen=True)
class AsOfNow(Tally):
    """A number as it is when an effect that lasts begins, whatever changes after."""

    of: Amount
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return me.number if me.lasting is not None else self.of.value(t, me)


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
class Plus(Amount):
    """Two numbers together."""

    one: Number
    other: Number
    looks_at = ()

    @property
    def negative(self) -> bool:
        return _below_zero(self.one) or _below_zero(self.other)

    def value(self, t: Table, me: Source) -> int:
        return value(self.one, t, me) + value(self.other, t, me)


@dataclass(frozen=True)
class Half(Amount):
    """Half of something, rounded down, or up."""

    of: Number
    _: KW_ONLY
    up: bool = False
    looks_at = ()

    @property
    def negative(self) -> bool:
        return _below_zero(self.of)

    def value(self, t: Table, me: Source) -> int:
        return (value(self.of, t, me) + self.up) // 2


@dataclass(frozen=True)
class Third(Tally):
    """A third of something, rounded up."""

    of: Number
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return -(-value(self.of, t, me) // 3)


def Part(parts: int, of: Number, *, up: bool = False) -> Amount:
    """Half of something (`2`), rounded down or up, or a third (`3`), which is always rounded up."""
    return Half(of, up=up) if parts == 2 else Third(of)


def count(what: Things) -> Count:
    """How many are in play."""
    return Count(what)


def of_this_way(amount: object) -> bool:
    """Whether it is none where the instruction before did nothing."""
    return amount == this_way or (isinstance(amount, Times) and amount.of == this_way)


def for_each(of: Number | Things, *, times: int = 1) -> Times:
    """So many for each: `Gain(for_each(count(creature.friendly)))`."""
    return Times(times, Count(of) if isinstance(of, Things) else of)


this_way = ThisWay()
your_amber = Pool(you)
their_amber = Pool(opponent)
