"""Constant abilities: they hold while their card is in play, or while a lasting effect does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import blank, neighbors
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amounts import Condition, Number, value
from tapete.games.keyforge.verbs.base import Declared, Who, opponent, run, walk, you
from tapete.games.keyforge.verbs.targets import Host, Neighbors, That, This, host, this
from tapete.games.keyforge.verbs.things import Things, creature
from tapete.kernel.flow import Flow

ON_ENTERING: Final = ("alpha", "omega", "deploy", "treachery")
"""Keywords that say whether and how a card is played or enters play."""

Scope = Things | This | Host | That | Neighbors


def covers(scope: Scope, t: Table, me: Source, b: Body) -> bool:
    """Whether a constant ability with this scope is about that card."""
    if isinstance(scope, Things):
        return scope.matches(t, me, b)
    if isinstance(scope, This):
        return b is me.body
    if isinstance(scope, Host):
        return me.body is not None and me.body.host == b.n
    if isinstance(scope, That):
        return b in me.that
    return me.body is not None and t.bodies.get(me.body.n) is me.body and b in neighbors(t, me.body)


@dataclass(frozen=True)
class Constant(Declared):
    """Holds by itself: nothing to resolve."""

    def live(self, t: Table, me: Source) -> bool:
        """A blank text box says nothing."""
        return (
            "blank" not in t.index or me.body is None or me.body.kind != "creature" or not blank(t, me.body)
        )


@dataclass(frozen=True)
class Scoped(Constant):
    """About some cards, perhaps under a condition."""

    to: Scope = this
    only_if: Condition | None = None

    @cached_property
    def own(self) -> bool:  # type: ignore[override]
        return isinstance(self.to, This)

    @cached_property
    def steady(self) -> bool:
        """Whether nothing but events that unsettle the table, damage apart, can change what it gives."""
        return all(getattr(part, "steady_word", True) for part in walk(self))

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it is about that card now."""
        if not covers(self.to, t, me, b) or not self.live(t, me):
            return False
        return self.only_if is None or self.only_if.holds(t, me)


@dataclass(frozen=True)
class Power(Scoped):
    """More or less power."""

    amount: Number = 1
    keys = ("power",)

    @cached_property
    def lowers(self) -> int:
        """How much power it can take away from a creature."""
        return max(0, -self.amount) if isinstance(self.amount, int) else 0

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return value(self.amount, t, me) if self.applies(t, me, b) else 0


@dataclass(frozen=True)
class Armor(Scoped):
    """More armor."""

    amount: Number = 1
    keys = ("armor",)

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return value(self.amount, t, me) if self.applies(t, me, b) else 0


@dataclass(frozen=True)
class Keyword(Scoped):
    """Cards gain a keyword."""

    word: str = ""
    amount: int = 1

    @cached_property
    def keys(self) -> tuple[Any, ...]:  # type: ignore[override]
        keys = ("keywords", "+" + self.word)
        return (*keys, "entering") if self.word in ON_ENTERING else keys

    def grants(self, t: Table, me: Source, b: Body) -> int:
        return self.amount if self.applies(t, me, b) else 0


@dataclass(frozen=True)
class LosesKeyword(Scoped):
    """Cards lose a keyword."""

    word: str = ""

    @cached_property
    def keys(self) -> tuple[Any, ...]:  # type: ignore[override]
        return ("loses", "-" + self.word)


@dataclass(frozen=True)
class GainsTrait(Scoped):
    """Cards gain a trait."""

    trait: str = ""
    keys = ("traits",)


@dataclass(frozen=True)
class NoArmor(Scoped):
    """Creatures lose all their armor."""

    keys = ("no-armor",)


@dataclass(frozen=True)
class Blank(Scoped):
    """Text boxes are considered blank."""

    keys = ("blank",)


@dataclass(frozen=True)
class Gains(Scoped):
    """Cards gain a labelled ability."""

    given: Any = None
    keys = ("gains",)


@dataclass(frozen=True)
class Flank(Scoped):
    """Creatures count as flank creatures."""

    keys = ("flank",)


@dataclass(frozen=True)
class Controls(Scoped):
    """You control that card."""

    keys = ("control",)


@dataclass(frozen=True)
class BelongsTo(Scoped):
    """Cards belong to a house (the one named, if none is written), or to all houses."""

    house: str = ""
    unless_yours: bool = False
    """Only while you control it and its own house is none of yours."""
    keys = ("house",)

    def houses(self, t: Table, me: Source, b: Body) -> tuple[str, ...]:
        if not self.applies(t, me, b):
            return ()
        if self.unless_yours and (b.controller != me.seat or b.copy_of.house in t.houses[me.seat]):
            return ()
        if self.house == "all":
            return tuple(sorted({copy.house for copy in t.cast} | {*t.houses[0], *t.houses[1]}))
        return (self.house or me.house,)


@dataclass(frozen=True)
class CannotBeDamaged(Scoped):
    """Creatures cannot be dealt damage."""

    keys = ("unharmable",)

    def shields(self, t: Table, me: Source, b: Body, hit: Any) -> bool:
        return self.applies(t, me, b)


# Fighting


@dataclass(frozen=True)
class Harmless(Scoped):
    """Deals no damage when fighting."""

    keys = ("harmless",)


@dataclass(frozen=True)
class Strikes(Scoped):
    """Deals more damage while attacking such a creature."""

    amount: int = 0
    foe: Things = creature
    keys = ("strike",)

    def bonus(self, t: Table, me: Source, b: Body, foe: Body) -> int:
        attacking = t.fight is not None and t.fight.attacker is b
        return self.amount if attacking and self.applies(t, me, b) and self.foe.matches(t, me, foe) else 0


@dataclass(frozen=True)
class IgnoresWhileAttacking(Constant):
    """Keywords of its foes mean nothing to it while it attacks."""

    words: tuple[str, ...] = ()
    keys = ("ignores",)
    own = True
    personal_word = True

    def applies(self, t: Table, me: Source, b: Body, word: str) -> bool:
        return b is me.body and word in self.words and self.live(t, me)


@dataclass(frozen=True)
class OnlyFights(Constant):
    """Can only fight such creatures."""

    foe: Things
    keys = ("choosy",)
    own = True
    personal_word = True

    def accepts(self, t: Table, me: Source, b: Body, foe: Body) -> bool:
        return b is not me.body or not self.live(t, me) or self.foe.matches(t, me, foe)


# Keys and hands


@dataclass(frozen=True)
class KeysCost(Constant):
    """Keys cost more or less."""

    amount: Number
    who: Who = opponent
    only_if: Condition | None = None
    granted: bool = False
    keys = ("key-cost",)

    def extra(self, t: Table, me: Source, seat: int) -> int:
        if seat not in self.who.seats(t, me) or not self.live(t, me):
            return 0
        if self.only_if is not None and not self.only_if.holds(t, me):
            return 0
        return value(self.amount, t, me)


@dataclass(frozen=True)
class HandSize(Constant):
    """Hands are refilled to more or fewer cards in step 5."""

    amount: int
    who: Who = you
    keys = ("hand-size",)

    def extra(self, t: Table, me: Source, seat: int) -> int:
        return self.amount if seat in self.who.seats(t, me) and self.live(t, me) else 0


@dataclass(frozen=True)
class SkipsForging(Constant):
    """A player skips its "forge a key" step."""

    who: Who = you
    keys = ("skip-forging",)

    def skips(self, t: Table, me: Source, seat: int) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class Purse(Constant):
    """You may spend the Æmber on this card when forging keys."""

    keys = ("purse",)
    personal_word = True


@dataclass(frozen=True)
class TakesSpent(Constant):
    """You get all Æmber your opponent spends on keys."""

    keys = ("takes-spent",)


@dataclass(frozen=True)
class CannotBeStolen(Constant):
    """Your Æmber cannot be stolen."""

    keys = ("no-steal",)

    def guards(self, t: Table, me: Source, seat: int) -> bool:
        return seat == me.seat and self.live(t, me)


# Houses


@dataclass(frozen=True)
class MustChoose(Constant):
    """A player must choose this house (the one named, if none is written) as its active house."""

    house: str = ""
    who: Who = you
    keys = ("house-choice",)

    def rule(self, t: Table, me: Source, seat: int, must: list[str], cannot: list[str]) -> None:
        if seat in self.who.seats(t, me) and self.live(t, me):
            must.append(self.house or me.house)


@dataclass(frozen=True)
class CannotChoose(Constant):
    """A player cannot choose this house (the one named, if none is written) as its active house."""

    house: str = ""
    who: Who = opponent
    keys = ("house-choice",)

    def rule(self, t: Table, me: Source, seat: int, must: list[str], cannot: list[str]) -> None:
        if seat in self.who.seats(t, me) and self.live(t, me):
            cannot.append(self.house or me.house)


# What no longer stands


@dataclass(frozen=True)
class Whenever(Constant):
    """As soon as a condition holds, do this."""

    condition: Condition
    steps: tuple[Any, ...]
    keys = ("state",)

    def holds(self, t: Table, me: Source) -> bool:
        return me.body is not None and not me.body.tagged and self.live(t, me) and self.condition.holds(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)


# What upgrades give


def gains(ability: Any, to: Scope = host) -> Any:
    """*This creature gains "…"*: a labelled ability, or one that waits or holds and is then the
    creature's own.
    """
    if ability.labels:
        return Gains(to, None, ability)
    return replace(ability, granted=True)


def gets(
    power: Number = 0, armor: Number = 0, to: Scope = this, only_if: Condition | None = None
) -> tuple[Any, ...]:
    """*Gets +2 power and +1 armor*."""
    found: list[Any] = []
    if power:
        found.append(Power(to, only_if, power))
    if armor:
        found.append(Armor(to, only_if, armor))
    return tuple(found)


def has(word: str, amount: int = 1, to: Scope = host, only_if: Condition | None = None) -> Keyword:
    """*Gains skirmish*, *gains assault 2*."""
    return Keyword(to, only_if, word, amount)


def keys_cost(amount: Number, who: Who = opponent, only_if: Condition | None = None) -> KeysCost:
    """*Your opponent's keys cost +1*."""
    return KeysCost(amount, who, only_if)
