"""What cannot be done, what may be done besides, what must be paid, how cards enter play."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from typing import Literal

import msgspec

from tapete.games.keyforge.abilities import (
    Ability,
    Attachable,
    ChoosesHost,
    Clinging,
    Copying,
    Curating,
    Playable,
    Usable,
)
from tapete.games.keyforge.events import AmberLost, Spent, WornOut
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import (
    ChargesToll,
    ForbidsPlay,
    ForbidsUse,
    MarksOnEntering,
    PermitsPlay,
    PermitsUse,
    RedirectsPlayed,
)
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.legal import bar_play_at_all
from tapete.games.keyforge.rules.source import Source, holder
from tapete.games.keyforge.rules.use import WAYS, AsksPrice
from tapete.games.keyforge.rules.values import counted
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.games.keyforge.verbs.base import Declared, Verb, Who, now, opponent, you
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.constants import Constant, Scope, covers
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.pointers import Host, This
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class CannotPlay(Constant, ForbidsPlay):
    """A player cannot play such cards, or not more than some of them each turn."""

    what: Things
    _: KW_ONLY
    who: Who = opponent
    more_than: int = 0
    of_each_type: bool = False
    """So many actions, artifacts, creatures and upgrades are counted each on their own."""

    def binds(self, t: Table, me: Source, seat: int) -> bool:
        """Whether it forbids that player anything now."""
        if self.more_than and (seat != t.active or len(t.played) < self.more_than):
            return False
        return seat in self.who.seats(t, me) and self.live(t, me)

    def hinders(self, t: Table, entry: Entry[Ability], act: str) -> bool:
        return self.binds(t, holder(t, entry), t.active)

    def forbids(self, t: Table, me: Source, seat: int, n: int, copy: Copy) -> bool:
        if not self.binds(t, me, seat) or not self.what.suits(t, me, copy):
            return False
        if not self.of_each_type:
            return True
        alike = [x for x in counted(t, t.played, t.played_as) if x.card.type == copy.card.type]
        return len(alike) >= self.more_than


@dataclass(frozen=True)
class CannotUse(Constant, ForbidsUse):
    """A player cannot use such cards, or not in these ways."""

    what: Scope
    _: KW_ONLY
    who: Who = opponent
    ways: tuple[str, ...] = WAYS

    @cached_property
    def own(self) -> bool:
        return isinstance(self.what, This) and not self.granted

    def forbids(self, t: Table, me: Source, seat: int, b: Body, how: str) -> bool:
        if how not in self.ways or seat not in self.who.seats(t, me):
            return False
        return self.minds(t, me, b)

    def minds(self, t: Table, me: Source, b: Body) -> bool:
        return covers(self.what, t, me, b) and self.live(t, me)


def cannot_fight(what: Scope, *, who: Who = opponent) -> CannotUse:
    """Such creatures cannot be used to fight."""
    return CannotUse(what, who=who, ways=("fight",))


def cannot_reap(what: Scope, *, who: Who = you) -> CannotUse:
    """Such creatures cannot be used to reap."""
    return CannotUse(what, who=who, ways=("reap",))


@dataclass(frozen=True)
class PlayOnlyIf(Declared, Playable):
    """This card cannot be played unless a condition holds."""

    condition: Condition

    def allows(self, t: Table, seat: int, n: int) -> bool:
        return self.condition.holds(t, Source(n, seat))

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        return now(None)


@dataclass(frozen=True)
class AttachOnlyTo(Declared, ChoosesHost):
    """This upgrade can be attached to such creatures or artifacts only."""

    what: Things

    def allows(self, t: Table, seat: int, n: int) -> bool:
        return bool(self.what.bodies(t, Source(n, seat)))

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        return now(None)

    def fits(self, t: Table, seat: int, n: int, b: Body) -> bool:
        return self.what.matches(t, Source(n, seat), b)


@dataclass(frozen=True)
class OnlyDiscardedByCards(Declared, Clinging):
    """This card cannot be discarded from your hand except through card abilities."""


@dataclass(frozen=True)
class CannotBePlayed(Declared, Playable):
    """This card cannot be played."""

    def allows(self, t: Table, seat: int, n: int) -> bool:
        return False

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        return now(None)


@dataclass(frozen=True)
class LoseToPlay(Declared, Playable):
    """You must lose Æmber in order to play this card."""

    amount: int

    def allows(self, t: Table, seat: int, n: int) -> bool:
        return t.amber[seat] >= self.amount

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        yield from happen(t, [AmberLost(seat, self.amount, n)])


@dataclass(frozen=True)
class UseOnlyIf(Declared, Usable):
    """This card cannot be used unless a condition holds."""

    condition: Condition

    def allows(self, t: Table, b: Body, how: str) -> bool:
        return self.condition.holds(t, Source(b.n, b.controller, b))


@dataclass(frozen=True)
class UseAtPrice(Constant, AsksPrice):
    """In order to use this card, you must do this; what it costs may be the card itself."""

    price: Verb

    def paid(self, t: Table, me: Source) -> Flow[bool]:
        if not self.live(t, me):
            return True
        yield from self.price.resolve(t, me)
        return me.done and me.body is not None and t.bodies.get(me.card) is me.body


@dataclass(frozen=True)
class Toll(Constant, ChargesToll):
    """The opponent must pay you in order to play or use such a card."""

    amount: int
    act: Literal["play", "use"]
    what: Things

    def hinders(self, t: Table, entry: Entry[Ability], act: str) -> bool:
        return act == f"forbid-{self.act}"

    def due(self, t: Table, me: Source, act: str, seat: int, n: int) -> int:
        if act != self.act or seat == me.seat or not self._means(t, me, n) or not self.live(t, me):
            return 0
        return self.amount

    def _means(self, t: Table, me: Source, n: int) -> bool:
        """Whether that is such a card: in play by what it is there, an artifact that is a creature is one."""
        b = t.bodies.get(n)
        return self.what.fits(t, me, n) if b is None else self.what.matches(t, me, b)


# Besides the active house


@dataclass(frozen=True)
class MayPlay(Constant, PermitsPlay):
    """You may play such a card though its house is not active: a number of times, or once each turn
    while in play.
    """

    what: Things
    _: KW_ONLY
    freely: bool = False
    """As many of them as one likes, as if they belonged to the active house."""

    @property
    def as_active(self) -> bool:
        return self.freely

    def permits_play(self, t: Table, me: Source, n: int, copy: Copy) -> bool:
        if me.seat != t.active or not self.what.suits(t, me, copy) or not self.live(t, me):
            return False
        return me.body is None or self.freely or not me.body.spent

    def lasts(self, entry: Entry[Ability]) -> bool:
        return self.freely or super().lasts(entry)

    def spend_play(self, t: Table, me: Source, entry: Entry[Ability]) -> Flow[None]:
        """The permission is used up."""
        if self.freely:
            return
        if entry.lasting is None:
            assert me.body is not None
            yield from happen(t, [Spent(me.body)])
        elif entry.lasting.left > 0:
            yield from happen(t, [WornOut(entry.lasting)])


@dataclass(frozen=True)
class MayUse(Constant, PermitsUse):
    """You may use such cards though their house is not active: all of them, or a number of different ones."""

    what: Scope
    _: KW_ONLY
    ways: tuple[str, ...] = WAYS

    def permits_use(self, t: Table, me: Source, b: Body, how: str) -> bool:
        if (how not in self.ways and how != "unstun") or not self.live(t, me):
            return False
        if (b.controller if isinstance(self.what, Host) else me.seat) != t.active:
            return False
        effect = me.lasting
        if effect is not None and effect.left >= 0 and effect.about and b.ref in effect.about:
            return True
        return (effect is None or effect.left != 0) and covers(self.what, t, me, b)

    def is_free(self, entry: Entry[Ability], b: Body) -> bool:
        """Whether using that card takes nothing from it: it has no number, or the card was named by its first use and
        may be used again (v17.2 FAQ «Usar criaturas»).
        """
        effect = entry.lasting
        return effect is None or effect.left < 0 or b.ref in (effect.about or ())

    def spend_use(self, t: Table, entry: Entry[Ability], b: Body) -> Flow[None]:
        """A card is named by its first use."""
        assert entry.lasting is not None
        yield from happen(t, [WornOut(entry.lasting, b.ref)])


@dataclass(frozen=True)
class MayPlayOrUse(MayUse, MayPlay):
    """You may play or use such a card though its house is not active: one permission for either."""

    what: Things

    def permits_play(self, t: Table, me: Source, n: int, copy: Copy) -> bool:
        left = me.lasting is None or me.lasting.left != 0
        return left and super().permits_play(t, me, n, copy)


# Entering play


@dataclass(frozen=True)
class Arrives(Constant, MarksOnEntering):
    """Cards enter play ready (or stunned, warded, enraged): this card, or those of a kind."""

    mark: str
    _: KW_ONLY
    what: Things | None = None
    played: bool = False
    """Only cards that are played."""
    first: bool = False
    """Only the first such card played each turn."""
    anywhere: bool = False
    """You may have it enter so anywhere in your battleline, or else as it would."""
    yours: bool = False
    """*Your creatures*: friendly ones, and those of your own that enter on the other side (v17.2 FAQ «Bruja del Ocaso»)."""

    @property
    def labels(self) -> tuple[str, ...]:
        return ("enters",)

    @property
    def keys(self) -> tuple[type, ...]:
        return () if self.what is None else (MarksOnEntering,)

    def marks(self, t: Table, me: Source, body: Body, played: bool) -> list[str]:
        if self.what is None:
            # Until it is in play no effect on cards in play blanks it (v17.2 FAQ «Sombra de Dis»).
            return [self.mark] if self.only_if is None or self.only_if.holds(t, me) else []
        if (self.played and not played) or not self.live(t, me) or not self._means(t, me, body):
            return []
        if self.first:
            before = counted(t, t.played, t.played_as)
            if sum(1 for copy in before if self.what.suits(t, me, copy)) > 1:
                return []
        return [self.mark]

    def _means(self, t: Table, me: Source, body: Body) -> bool:
        """Whether it is such a card."""
        if self.what is None or self.what.matches(t, me, body):
            return self.what is not None
        return self.yours and body.owner == me.seat and replace(self.what, side="").matches(t, me, body)


@dataclass(frozen=True)
class PlayedGoes(Constant, RedirectsPlayed):
    """Such cards that you have played go elsewhere than to your discard pile: `for_turn(PlayedGoes(action), uses=1)`."""

    what: Things
    _: KW_ONLY
    to: str = "hand"

    def whither(self, t: Table, me: Source, seat: int, copy: Copy) -> str:
        return self.to if seat == me.seat and self.what.suits(t, me, copy) and self.live(t, me) else ""


@dataclass(frozen=True)
class MayBeUpgrade(Declared, Attachable):
    """This creature may be played as an upgrade instead, with another text."""

    text: tuple[Ability, ...]


def may_be_upgrade(*text: Ability) -> MayBeUpgrade:
    """This card may be played as an upgrade with this text: `may_be_upgrade(has("taunt"))`."""
    return MayBeUpgrade(text)


@dataclass(frozen=True)
class OpenArchives(Declared, Curating):
    """If you archive this card, it lies face up there; while it is in your archives, you may take any number of cards
    from them instead of all.
    """


@dataclass(frozen=True)
class PlayedAsCopy(Declared, Copying):
    """When you play this card, treat it as a copy of one of those."""

    what: Things
    zone: Zone

    def allows(self, t: Table, seat: int, n: int) -> bool:
        """Where every copy it could be is forbidden, so is it (v17.2 FAQ «Alfa»)."""
        me = Source(n, seat)
        found = [m for m in self.zone.cards(t, me) if self.what.fits(t, me, m)]
        return not found or any(t.cast[m].card.copies or _playable(t, n, m, seat) for m in found)

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        return now(None)

    def original(self, t: Table, seat: int, n: int, *, played: bool = True) -> Flow[Copy | None]:
        me = Source(n, seat)
        found = [m for m in self.zone.cards(t, me) if self.what.fits(t, me, m) and _playable(t, n, m, seat)]
        if not found:
            return None
        chosen = t.cast[(yield from ask(t.active, "target", found, source=n, about=("copy",)))]
        found_copy: Copy = msgspec.structs.replace(chosen, owner=t.cast[n].owner)
        return found_copy


def _playable(t: Table, n: int, original: int, seat: int) -> bool:
    """A copy that could not be played now, for alpha or the rule of six, is no choice."""
    reason = bar_play_at_all(t, original, seat, t.cast[original])
    return reason is None
