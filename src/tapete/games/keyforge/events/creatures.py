"""What happens to creatures and other cards in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec

from tapete.games.keyforge.movement import (
    drop_listeners,
    forget,
    hear,
    hear_lasting,
    put,
)
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Lasting, Table
from tapete.kernel.event import Event

STATUS: Final = ("stunned", "warded", "enraged", "exhausted")


class DamageDealt(Event):
    """Damage that nothing prevented is put on a creature."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    amount: int
    by: int = -1
    """The card that deals it; -1 for a bonus icon."""
    fight: Body | None = None
    """The creature whose power deals it in a fight."""
    poison: bool = False
    done: int = 0
    word: str = ""
    """The keyword that deals it: assault, hazardous, splash-attack."""
    moved: bool = False
    """Whether it was dealt to another creature and goes to this one instead."""

    def apply(self, t: Table) -> None:
        b = self.body
        if t.bodies.get(b.n) is not b:
            return
        b.damage += self.amount
        self.done = self.amount
        t.blows += (self,)
        if self.amount and (self.fight is not None or self.word or self.by >= 0):
            t.omens += (self,)
        t.changed()


class Blamed(Event):
    """A creature that dies of damage dies by another's hand in a fight, by a keyword, or by what a card deals."""

    body: Body
    killer: int
    word: str = ""

    def apply(self, t: Table) -> None:
        if self.word:
            self.body.felled = (self.word, self.killer)
        else:
            self.body.killer, self.body.in_fight = self.killer, True


class ArmorUsed(Event):
    """Armor prevents damage, or used armor is lost: how much of it is used up this turn."""

    body: Body
    used: int
    of: int
    """The creature's whole armor now."""

    def apply(self, t: Table) -> None:
        b = self.body
        b.armor_used, b.armor_seen, b.stirred = self.used, self.of, True


class ArmorHeld(Event):
    """The notice that armor prevented damage, told with the damage that got through."""

    body: Body
    done: int

    def apply(self, t: Table) -> None: ...


class Healed(Event):
    """Damage is taken off a creature."""

    body: Body
    amount: int

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, self.body.damage)
        self.body.damage -= self.amount
        t.changed()


class DamageMoved(Event):
    """Damage goes from one creature to another without being dealt."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    other: Body
    amount: int

    def apply(self, t: Table) -> None:
        self.amount = min(self.amount, self.body.damage)
        self.body.damage -= self.amount
        self.other.damage += self.amount
        t.changed()


class Marked(Event):
    """A status or a counter is put on a card or taken off it."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    what: str
    """`stunned`, `warded`, `enraged`, `exhausted`, `power`, or the name of a counter."""
    amount: int = 1

    def apply(self, t: Table) -> None:
        b = self.body
        if self.what == "power":
            b.power_counters = max(0, b.power_counters + self.amount)
        elif self.what in STATUS:
            setattr(b, self.what, self.amount > 0)
        else:
            kept = dict(b.counters)
            kept[self.what] = max(0, kept.get(self.what, 0) + self.amount)
            b.counters = tuple(sorted((k, v) for k, v in kept.items() if v))
        t.changed()


class Readied(Event):
    """An exhausted card becomes ready."""

    body: Body

    def apply(self, t: Table) -> None:
        self.body.exhausted = False
        t.changed()


class BecameReady(Event):
    """The notice that a player readied a card; told where somebody waits for it."""

    body: Body
    seat: int


class Exhausted(Event):
    """A ready card becomes exhausted."""

    body: Body
    used: bool = False
    """Whether it is by being used, which is told by itself."""

    def apply(self, t: Table) -> None:
        self.body.exhausted = True
        t.changed()


class Tagged(Event):
    """Marked to be destroyed, or a mark taken away because something else happens instead."""

    body: Body
    on: bool = True

    def apply(self, t: Table) -> None:
        self.body.tagged = self.on
        if not self.on:
            self.body.killer, self.body.in_fight, self.body.felled = -1, False, ("", -1)


class Used(Event):
    """A card is used: fights, reaps, resolves an action, or shakes off its stun."""

    body: Body
    seat: int
    how: str
    foe: Body | None = None

    def apply(self, t: Table) -> None:
        b, foe = self.body, self.foe
        b.uses += 1
        b.stirred = True
        if foe is not None:
            foe.attacked = foe.stirred = True
        if b.copy_of is not t.cast[b.n]:
            t.used_as = (*t.used_as, (len(t.used), b.copy_of))
        t.used.append(b.n)
        t.deeds += ((self.how, b.n, b.controller),)


class UseDone(Event):
    """The notice after a card was used."""

    body: Body
    seat: int
    how: str


class Reaped(Event):
    """The notice that a creature was used to reap."""

    body: Body
    seat: int
    deeds: int = -1
    """How many uses the turn has seen with this one, where others may come before what follows it."""


class AboutToFight(Event):
    """The notice that a creature is about to fight another."""

    body: Body
    foe: Body


class Fought(Event):
    """The notice after a creature was used to fight."""

    body: Body
    foe: Body
    seat: int


class Flipped(Event):
    """A card in play is turned over, or counts as another card from now on."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    copy_of: Copy
    face_down: bool = False
    was: Copy | None = None
    """What it counted as until then, for the story."""

    def apply(self, t: Table) -> None:
        b = self.body
        self.was = b.copy_of
        drop_listeners(t, b.n)
        b.copy_of = self.copy_of
        b.face_down = self.face_down
        for known in t.known:
            known.pop(b.card, None)
        if b.face_down:
            # Both saw what it was; whoever controls it may look again.
            t.known[1 - b.controller][b.card] = ()
        hear(t, b)
        t.changed()


class Began(Event):
    """A lasting effect begins."""

    UNSETTLES: ClassVar[bool] = True
    effect: Lasting

    def apply(self, t: Table) -> None:
        t.serial = self.effect.serial
        t.lasting = (*t.lasting, self.effect)
        hear_lasting(t, self.effect)
        t.changed()


class Ended(Event):
    """Lasting effects end."""

    UNSETTLES: ClassVar[bool] = True
    effects: tuple[Lasting, ...]

    def apply(self, t: Table) -> None:
        gone = {effect.serial for effect in self.effects}
        t.lasting = tuple(effect for effect in t.lasting if effect.serial not in gone)
        forget(t, gone)
        t.changed()


class WornOut(Event):
    """A lasting effect that applies a number of times has one less to go, or is over; some remember
    which card.
    """

    effect: Lasting
    ref: tuple[int, int] | None = None

    def apply(self, t: Table) -> None:
        old = self.effect
        about = old.about if self.ref is None else (*(old.about or ()), self.ref)
        rest = msgspec.structs.replace(old, left=old.left - 1, about=about)
        stays = rest.left > 0 or self.ref is not None
        t.lasting = tuple(
            rest if e.serial == rest.serial else e for e in t.lasting if e.serial != rest.serial or stays
        )
        forget(t, {rest.serial})
        if stays:
            hear_lasting(t, rest)
        t.changed()


class Spent(Event):
    """A card in play has given what it gives once each turn."""

    body: Body

    def apply(self, t: Table) -> None:
        self.body.spent = self.body.stirred = True


class Surfaced(Event):
    """A card that lay under one which left play goes to its owner's discard pile."""

    n: int
    seat: int

    def apply(self, t: Table) -> None:
        put(t, self.n, "discard", self.seat)
        for known in t.known:
            known.pop(self.n, None)

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,)
