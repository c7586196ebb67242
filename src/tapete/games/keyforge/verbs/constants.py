"""Constant abilities: they hold while their card is in play, or while a lasting effect does."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, fields, replace
from functools import cached_property
from typing import Final, Literal

from msgspec import structs

from tapete.games.keyforge.abilities import Ability, Standing
from tapete.games.keyforge.events.changes import stirring
from tapete.games.keyforge.rules.constants import (
    ActsWhenever,
    Blanks,
    ChangesArmor,
    ChangesHouse,
    ChangesPower,
    CountsAsFlank,
    Fickle,
    FixesArmor,
    FixesPower,
    ForbidsUse,
    GrantsAbility,
    GrantsKeyword,
    GrantsTrait,
    Relabels,
    RemovesAbility,
    RemovesArmor,
    RemovesKeyword,
    RulesHouseChoice,
    SwitchesPower,
    TakesControl,
)
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import blank
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Entry, Ref, Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import (
    Declared,
    Labelled,
    Steps,
    Who,
    active_house,
    house_of,
    looks,
    opponent,
    run,
    walk,
    you,
)
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.instead import SavedFrom
from tapete.games.keyforge.verbs.moments import After
from tapete.games.keyforge.verbs.pointers import Host, Neighbors, That, This, host, this
from tapete.games.keyforge.verbs.spots import SideOfThis
from tapete.games.keyforge.verbs.targets import Tied
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import HasKeyword
from tapete.kernel.flow import Flow

ON_ENTERING: Final = ("alpha", "omega", "deploy", "treachery")
"""Keywords that say whether and how a card is played or enters play."""

PREVIOUS: Final = "previous"
"""In the place of a house: the one that a player chose in its previous turn."""
ANY_POWER: Final = 999
"""More than any creature has."""

Scope = Things | This | Host | That | Neighbors | Tied


def covers(scope: Scope, t: Table, me: Source, b: Body) -> bool:
    """Whether a constant ability with this scope is about that card."""
    if type(scope) is That:
        return b in me.that
    if isinstance(scope, Things):
        return scope.matches(t, me, b)
    if isinstance(scope, This):
        return b is me.body
    if isinstance(scope, Host):
        return me.body is not None and me.body.host == b.n
    if isinstance(scope, That):
        return b in me.that
    if isinstance(scope, Tied):
        return b in scope.means(t, me)
    if me.body is None or t.bodies.get(me.body.n) is not me.body:
        return False
    return b in beside(t, me.body) or (scope.too and b.n == (me.body.n if me.body.host < 0 else me.body.host))


def within(scope: Scope, t: Table, me: Source) -> list[Body]:
    """Cards in play among which are all that such a constant ability is about."""
    if type(scope) is That:
        return [b for b in me.that if isinstance(b, Body)]
    return list(t.bodies.values())


@dataclass(frozen=True)
class Constant(Declared, Standing):
    """Holds by itself, perhaps under a condition: nothing to resolve."""

    _: KW_ONLY
    only_if: Condition | None = None
    granted: bool = False
    """An upgrade gives it to the creature it is on."""

    def live(self, t: Table, me: Source) -> bool:
        """Whether it says anything now: its condition holds, and its text box is not blank."""
        b = me.body
        # Until it is in play no effect on cards in play blanks it (v17.2 FAQ «Sombra de Dis»).
        if Blanks in t.index and b is not None and t.bodies.get(b.n) is b and b.kind != "upgrade":
            if blank(t, b):
                return False
        return self.only_if is None or self.only_if.holds(t, me)


@dataclass(frozen=True)
class Leaning(Constant):
    """Something that power, control or what stands may hang on: the table is looked over when it may have changed."""

    sways = True
    """Whether any of these may change by it."""
    unsettles = True

    def reads(self) -> tuple[object, ...]:
        """The words it is read from."""
        raise NotImplementedError

    @cached_property
    def listens(self) -> tuple[type, ...]:
        """Its keys, and the events that may change what it says; *fickle* where there are any."""
        stirred = stirring(looks(*self.reads())) if self.sways else ()
        return (*self.keys, Fickle, *stirred) if stirred else self.keys


@dataclass(frozen=True)
class Scoped(Leaning):
    """About some cards, perhaps under a condition."""

    _: KW_ONLY
    to: Scope = this

    def reads(self) -> tuple[object, ...]:
        """All that it says."""
        return tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def own(self) -> bool:
        return isinstance(self.to, This) and not self.granted

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it is about that card now."""
        return covers(self.to, t, me, b) and self.live(t, me)

    def left_behind(self, t: Table, me: Source) -> tuple[Ref, ...]:
        if not isinstance(self.to, Things) or not any(isinstance(x, SideOfThis) for x in self.to.tests):
            return ()
        return tuple(b.ref for b in t.bodies.values() if self.applies(t, me, b))


@dataclass(frozen=True)
class Power(Scoped, ChangesPower):
    """More or less power."""

    amount: Number
    _: KW_ONLY
    apiece: bool = False
    """The amount is counted for each creature on its own, as `that`."""

    @cached_property
    def lowers(self) -> int:
        """How much power it can take away from a creature."""
        if isinstance(self.amount, int):
            return max(0, -self.amount)
        return ANY_POWER if self.amount.negative else 0

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return _given(self, t, me, b)


@dataclass(frozen=True)
class Armor(Scoped, ChangesArmor):
    """More armor."""

    amount: Number
    _: KW_ONLY
    apiece: bool = False
    """The amount is counted for each creature on its own, as `that`."""

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return _given(self, t, me, b)


def _given(gift: Power | Armor, t: Table, me: Source, b: Body) -> int:
    """How much of it a creature gets."""
    if not gift.applies(t, me, b):
        return 0
    return value(gift.amount, t, structs.replace(me, that=[b]) if gift.apiece else me)


@dataclass(frozen=True)
class Keyword(Scoped, GrantsKeyword):
    """Cards gain a keyword."""

    word: str
    _: KW_ONLY
    amount: Number = 1

    @property
    def entering(self) -> str:
        return self.word if self.word in ON_ENTERING else ""

    @cached_property
    def borrows(self) -> bool:
        """Whether it asks what others have without borrowing."""
        return any(isinstance(part, HasKeyword) and not part.borrowed for part in walk(self.only_if))

    def hinders(self, t: Table, entry: Entry[Ability], act: str) -> bool:
        """Only alpha and its like say when a card may be played, only versatile when it may be used."""
        return self.word in (ON_ENTERING if act == "forbid-play" else ("versatile",))

    def grants(self, t: Table, me: Source, b: Body) -> int:
        return value(self.amount, t, me) if self.applies(t, me, b) else 0


@dataclass(frozen=True)
class LosesKeyword(Scoped, RemovesKeyword):
    """Cards lose a keyword."""

    word: str


@dataclass(frozen=True)
class LosesAbilities(Scoped, RemovesAbility):
    """Cards lose the abilities behind a bold word: they cannot resolve."""

    word: str


@dataclass(frozen=True)
class Relabelled(Scoped, Relabels):
    """The abilities of cards behind some bold words stand behind others too: *play effects are play/reap effects*."""

    words: tuple[str, ...]
    too: tuple[str, ...]


@dataclass(frozen=True)
class GainsTrait(Scoped, GrantsTrait):
    """Cards gain a trait."""

    trait: str


@dataclass(frozen=True)
class NoArmor(Scoped, RemovesArmor):
    """Creatures lose all their armor."""


@dataclass(frozen=True)
class Considered(Scoped, FixesPower, FixesArmor):
    """Creatures are considered to have so much power, so much armor, or both."""

    _: KW_ONLY
    power: Number | None = None
    armor: Number | None = None
    lowers = ANY_POWER

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return 0

    def fixed_power(self, t: Table, me: Source, b: Body) -> int | None:
        return None if self.power is None or not self.applies(t, me, b) else value(self.power, t, me)

    def fixed_armor(self, t: Table, me: Source, b: Body) -> int | None:
        return None if self.armor is None or not self.applies(t, me, b) else value(self.armor, t, me)


@dataclass(frozen=True)
class Switched(Scoped, SwitchesPower, ChangesArmor):
    """Creatures have their armor for power and their power for armor."""

    lowers = ANY_POWER

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        return 0


@dataclass(frozen=True)
class Blank(Scoped, Blanks):
    """Text boxes are considered blank."""


@dataclass(frozen=True)
class Gains(Scoped, GrantsAbility):
    """Cards gain a labelled ability."""

    given: Ability

    @cached_property
    def to_played(self) -> bool:
        """Whether it is given to what is played this turn alone, because it speaks of nothing but being played."""
        return isinstance(self.to, Things) and self.given.labels == ("play",)

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        return (not self.to_played or b.n in t.played) and super().applies(t, me, b)

    def reads(self) -> tuple[object, ...]:
        """Who gains it; what is gained is resolved, not held."""
        return (self.to, self.only_if)


@dataclass(frozen=True)
class Flank(Scoped, CountsAsFlank):
    """Creatures count as flank creatures."""


@dataclass(frozen=True)
class Controls(Scoped, TakesControl):
    """You control that card."""

    _: KW_ONLY
    flank: Literal["", "left", "right", "anywhere"] = ""

    def claims(self, t: Table, me: Source) -> list[Body]:
        return [b for b in within(self.to, t, me) if self.applies(t, me, b)]


@dataclass(frozen=True)
class BelongsTo(Scoped, ChangesHouse):
    """Cards belong to a house, or to all houses."""

    house: str
    _: KW_ONLY
    unless_yours: bool = False
    """Only while you control it and its own house is none of yours."""
    while_yours: bool = False
    """Only while you control it."""
    too: bool = False
    """In addition to its other houses."""

    def houses(self, t: Table, me: Source, b: Body) -> tuple[str, ...]:
        if not self.applies(t, me, b):
            return ()
        if (self.unless_yours or self.while_yours) and b.controller != me.seat:
            return ()
        if self.unless_yours and b.copy_of.house in t.houses[me.seat]:
            return ()
        if self.house == active_house:
            return (t.house,) if t.house else ()
        if self.house == "all":
            return tuple(sorted({copy.house for copy in t.cast} | {*t.houses[0], *t.houses[1]}))
        return (house_of(self.house, me),)


# Houses


@dataclass(frozen=True)
class MustChoose(Constant, RulesHouseChoice):
    """A player must choose this house as its active house."""

    house: str
    _: KW_ONLY
    who: Who = you

    def rule(self, t: Table, me: Source, seat: int, must: list[str], cannot: list[str]) -> None:
        if seat in self.who.seats(t, me) and self.live(t, me):
            must.append(house_of(self.house, me))


@dataclass(frozen=True)
class CannotChoose(Constant, RulesHouseChoice):
    """A player cannot choose this house as its active house, or the one it chose in its `previous` turn."""

    house: str
    _: KW_ONLY
    who: Who = opponent

    def rule(self, t: Table, me: Source, seat: int, must: list[str], cannot: list[str]) -> None:
        if seat in self.who.seats(t, me) and self.live(t, me):
            cannot.append(t.house_before[seat] if self.house == PREVIOUS else house_of(self.house, me))


# What no longer stands


@dataclass(frozen=True)
class AsSoonAs(Leaning, ActsWhenever):
    """As soon as a condition holds, do this."""

    condition: Condition
    steps: Steps

    def reads(self) -> tuple[object, ...]:
        """Only when it is so."""
        return (self.condition,)

    def holds(self, t: Table, me: Source) -> bool:
        return me.body is not None and not me.body.tagged and self.live(t, me) and self.condition.holds(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)


# What upgrades give


@dataclass(frozen=True)
class Bestows(Constant, ForbidsUse):
    """Cards gain a limit on their own use: *you* is whoever controls each of them, and where its text box is blank it has
    none (v17.2 «Mejoras», FAQ «Sombra de Dis»).
    """

    given: ForbidsUse
    to: Scope

    def forbids(self, t: Table, me: Source, seat: int, b: Body, how: str) -> bool:
        if not covers(self.to, t, me, b) or not self.live(t, me):
            return False
        return self.given.forbids(t, Source(b.n, b.controller, b), seat, b, how)


def gains(
    ability: Labelled | After | SavedFrom | Constant, *, to: Scope = host, only_if: Condition | None = None
) -> Ability:
    """*This creature gains "…"*: a labelled ability, or one that waits or holds and is then the
    creature's own; *each creature gains* a labelled one, or a limit on its use.
    """
    if isinstance(ability, Labelled):
        return Gains(ability, to=to, only_if=only_if)
    assert only_if is None, "what waits or holds says itself under which condition"
    if to != host:
        assert isinstance(ability, ForbidsUse), "only limits on use are given to others"
        return Bestows(ability, to)
    return replace(ability, granted=True)


def gets(
    *,
    power: Number = 0,
    armor: Number = 0,
    to: Scope = this,
    only_if: Condition | None = None,
    apiece: bool = False,
) -> tuple[Constant, ...]:
    """*Gets +2 power and +1 armor*; `apiece`: for each creature counted on its own, as `that`."""
    found: list[Constant] = []
    if power:
        found.append(Power(power, to=to, only_if=only_if, apiece=apiece))
    if armor:
        found.append(Armor(armor, to=to, only_if=only_if, apiece=apiece))
    return tuple(found)


def has(word: str, *, amount: Number = 1, to: Scope = host, only_if: Condition | None = None) -> Keyword:
    """*Gains skirmish*, *gains assault 2*."""
    return Keyword(word, to=to, only_if=only_if, amount=amount)
