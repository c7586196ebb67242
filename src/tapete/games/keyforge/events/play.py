"""Into and out of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tapete.games.keyforge.movement import (
    add_to_line,
    crossed,
    drop_listeners,
    go_on_for,
    hear,
    in_sight,
    learn,
    leave_row,
    put,
    remove_from_play,
    take,
)
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Table, Was
from tapete.kernel.event import Event


class CardPlayed(Event):
    """A card is revealed to be played; it is in limbo until it enters play or goes to the discard pile."""

    n: int
    seat: int
    place: str
    of: int
    """Whose zone it comes from."""
    counts_as: Copy | None = None
    """The card it is a copy of, when it is played as one."""

    def apply(self, t: Table) -> None:
        if self.counts_as is not None:
            t.played_as = (*t.played_as, (len(t.played), self.counts_as))
        n = self.n
        t.played.append(n)
        if self.place == "hand" and not t.cast[n].card.outside:
            t.hand[self.of].remove(n)
        else:
            take(t, n, self.place, self.of)
        t.limbo[t.cast[n].owner].append(n)
        in_sight(t, n)

    @property
    def REVEALS(self) -> bool:  # type: ignore[override]
        """A card played from a deck was not known before."""
        return self.place == "deck"

    def shows(self, seat: int) -> Iterable[int]:
        return (self.n,)


class EntersPlay(Event):
    """A card is placed: in a battleline, among the artifacts, or on a creature."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    place: int = -1
    """Its position in the battleline."""
    played: bool = False
    """Whether that it was played has been told."""
    host: int = -1
    """The creature it is attached to."""
    marks: tuple[str, ...] = ()
    """How it enters: `ready`, `stunned`, `warded`, `enraged`."""
    wearer: Body | None = None
    """The creature itself, as it counts."""

    def apply(self, t: Table) -> None:
        b = self.body
        b.host = self.host
        # Upgrades are never exhausted; whatever else comes to play does so exhausted.
        if b.kind == "upgrade":
            b.exhausted = False
        for mark in self.marks:
            if mark == "ready":
                b.exhausted = False
            else:
                setattr(b, mark, True)
        b.born = t.serial = t.serial + 1
        if b.beneath >= 0:
            assert b.n == len(t.cast), "a token creature has the next number"
            t.cast = (*t.cast, b.copy_of)
        else:
            t.limbo[b.owner].remove(b.n)
        if b.part >= 0:
            t.limbo[b.owner].remove(b.part)
        t.bodies[b.n] = b
        if b.kind == "creature":
            add_to_line(t, b, self.place)
        elif b.kind == "artifact":
            t.artifacts[b.controller].append(b.n)
        else:
            host = t.bodies[b.host]
            host.upgrades = (*host.upgrades, b.n)
        if b.copy_of.card.listeners:
            hear(t, b)
        t.changed()

    def shows(self, seat: int) -> Iterable[int]:
        b = self.body
        return (b.n,) if b.beneath < 0 or seat != b.controller else (b.n, b.beneath)


class OmegaPlayed(Event):
    """A card with omega ends the step: nothing more is played, used or discarded in it."""

    n: int

    def apply(self, t: Table) -> None:
        t.omega = True


class Entered(Event):
    """The notice that a card is in play now."""

    body: Body


class Played(Event):
    """The notice that a card has been played; its «Jugar:» abilities and those that follow share this
    window.
    """

    n: int
    seat: int
    copy_of: Copy
    """What it was played as: itself, or the card it is a copy of."""
    body: Body | None = None
    flanks: tuple[str, ...] = ()
    """The flanks on which a creature was played, `left` or `right`: one that is alone stands on both."""
    beside: tuple[int, ...] = ()
    """The creatures that one was played adjacent to."""
    place: str = "hand"
    """The zone of its player that it was played from; empty where it was the other's."""


class LaidDown(Event):
    """The notice that a card which was played lies in a discard pile now that all of it has resolved."""

    n: int
    seat: int
    copy_of: Copy


class IconResolved(Event):
    """The notice that a player resolved a bonus icon; told where somebody waits for it."""

    seat: int
    icon: str


class Left(Event):
    """A card leaves play for a place out of it; `body` is what it was, and is never written again."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    to: str
    to_seat: int
    was: Was
    destroyed: bool = False
    top: bool = True
    stood: int = -1
    """A creature's place in its battleline, for the story."""

    def apply(self, t: Table) -> None:
        b = self.body
        b.was = self.was
        for serial, those in b.was.behind:
            go_on_for(t, serial, those)
        self.stood = remove_from_play(t, b)
        for n in (b.card,) if b.part < 0 else (b.card, b.part):
            put(t, n, self.to, self.to_seat, top=self.top)
            if self.to != "nowhere":
                place = "beneath" if b.face_down else "play"
                learn(t, n, b.controller, place, self.to, self.to_seat, open=not b.face_down)
        t.changed()

    def overtaken(self, t: Table) -> bool:
        return t.bodies.get(self.body.n) is not self.body

    def shows(self, seat: int) -> Iterable[int]:
        b = self.body
        secret = b.face_down and self.to not in ("discard", "purged")
        return (b.n,) if secret and seat not in (b.controller, self.to_seat) else (b.n, b.card)


class Gone(Event):
    """The notice that a card left play, after the Æmber on it went where it goes."""

    body: Body
    to: str

    def apply(self, t: Table) -> None:
        self.body.gone = True


class WasDestroyed(Event):
    """The notice that a card was destroyed, wherever it went: those still in play hear it."""

    body: Body
    to: str

    def apply(self, t: Table) -> None:
        if self.body.in_fight:
            t.slain.append((self.body.n, self.body.controller))
        t.destroyed += ((self.body.n, self.body.controller, self.body.kind),)


class Kept(Event):
    """A card remembers cards that it purged, to give them back."""

    body: Body
    cards: tuple[int, ...]

    def apply(self, t: Table) -> None:
        self.body.purged = (*self.body.purged, *self.cards)


class ControlChanged(Event):
    """A card crosses to the other side, or back."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    seat: int
    place: int = -1
    stood: tuple[int, int] = (-1, -1)
    """In whose battleline a creature stood, and where, for the story."""

    def apply(self, t: Table) -> None:
        b = self.body
        crossed(t, b, self.seat)
        if b.kind == "creature":
            self.stood = b.controller, leave_row(t.line[b.controller], b.n)
            b.controller = self.seat
            add_to_line(t, b, self.place)
        else:
            t.artifacts[b.controller].remove(b.n)
            b.controller = self.seat
            t.artifacts[self.seat].append(b.n)
        t.strayed = any(x.controller != x.home for x in t.bodies.values())
        t.changed()


class ControlExchanged(Event):
    """Two cards change sides, each taking the other's place."""

    UNSETTLES: ClassVar[bool] = True
    one: Body
    other: Body

    def apply(self, t: Table) -> None:
        rows = t.line if self.one.kind == "creature" else t.artifacts
        mine, theirs = rows[self.one.controller], rows[self.other.controller]
        i, j = mine.index(self.one.n), theirs.index(self.other.n)
        for b in (self.one, self.other):
            crossed(t, b, 1 - b.controller)
            b.controller = 1 - b.controller
        mine[i], theirs[j] = self.other.n, self.one.n
        t.strayed = any(x.controller != x.home for x in t.bodies.values())
        t.changed()


class UpgradeMoved(Event):
    """An upgrade in play goes from one creature to another."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    host: int
    wearer: Body
    """The creature it goes to, as it counts."""

    def apply(self, t: Table) -> None:
        b = self.body
        if b.host in t.bodies:
            old = t.bodies[b.host]
            old.upgrades = tuple(n for n in old.upgrades if n != b.n)
        b.host = self.host
        t.bodies[b.host].upgrades = (*t.bodies[b.host].upgrades, b.n)
        t.changed()


class UpgradeTaken(Event):
    """A player takes control of an upgrade, on whichever side it lies."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    seat: int

    def apply(self, t: Table) -> None:
        self.body.controller = self.body.home = self.seat
        t.changed()


class Attached(Event):
    """The notice that an upgrade was attached to a creature: played on it, or moved to it."""

    body: Body
    seat: int
    """Who attached it."""
    wearer: Body


class TookAfter(Event):
    """A creature has the power of another card from now on, and gains what else is printed there."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    other: Body
    """The card it takes after, which left play."""
    copy_of: Copy

    def apply(self, t: Table) -> None:
        self.body.copy_of = self.copy_of
        t.changed()


class Reshaped(Event):
    """A card in play becomes a creature in its controller's battleline, or what it is printed as again; what lies on
    it stays, and nothing enters or leaves play.
    """

    UNSETTLES: ClassVar[bool] = True
    body: Body
    copy_of: Copy
    place: int = -1
    stood: int = -1
    """Its place in the battleline before, for the story."""

    @property
    def to(self) -> str:
        """What it is from now on."""
        return self.copy_of.card.type

    def apply(self, t: Table) -> None:
        b, kind = self.body, self.to
        if b.kind != kind:
            if b.kind == "creature":
                self.stood = leave_row(t.line[b.controller], b.n)
            else:
                t.artifacts[b.controller].remove(b.n)
            b.kind = kind
            if kind == "creature":
                add_to_line(t, b, self.place)
            else:
                t.artifacts[b.controller].append(b.n)
        b.copy_of = self.copy_of
        t.changed()


class StoodUp(Event):
    """An upgrade in play stands up as the creature it is printed as, ready, on the right flank of a battleline;
    nothing enters or leaves play.
    """

    UNSETTLES: ClassVar[bool] = True
    body: Body
    seat: int
    """Whose battleline it is."""
    copy_of: Copy

    def apply(self, t: Table) -> None:
        b = self.body
        if b.host in t.bodies:
            old = t.bodies[b.host]
            old.upgrades = tuple(n for n in old.upgrades if n != b.n)
        drop_listeners(t, b.n)
        b.host, b.kind, b.copy_of, b.exhausted = -1, "creature", self.copy_of, False
        b.controller = b.home = self.seat
        add_to_line(t, b, -1)
        hear(t, b)
        t.changed()


class Copied(Event):
    """A token creature is a copy of another creature from now on, or its own token creature again."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    copy_of: Copy
    was: Copy | None = None
    """What it counted as until then, for the story."""

    def apply(self, t: Table) -> None:
        self.was = self.body.copy_of
        drop_listeners(t, self.body.n)
        self.body.copy_of = self.copy_of
        hear(t, self.body)
        t.changed()


class LineMoved(Event):
    """A creature takes another place in its battleline."""

    UNSETTLES: ClassVar[bool] = True
    body: Body
    place: int
    stood: int = -1
    """Its place before, for the story."""

    def apply(self, t: Table) -> None:
        line = t.line[self.body.controller]
        self.stood = leave_row(line, self.body.n)
        line.insert(self.place, self.body.n)
        t.changed()


class LineArranged(Event):
    """The creatures of a battleline stand in another order."""

    UNSETTLES: ClassVar[bool] = True
    seat: int
    """Whose battleline it is."""
    order: tuple[int, ...]
    before: tuple[int, ...] = ()
    """The order until then, for the story."""

    def apply(self, t: Table) -> None:
        self.before = tuple(t.line[self.seat])
        t.line[self.seat][:] = self.order
        t.changed()


class Swapped(Event):
    """Two creatures of a battleline change places."""

    UNSETTLES: ClassVar[bool] = True
    one: Body
    other: Body

    def apply(self, t: Table) -> None:
        line = t.line[self.one.controller]
        i, j = line.index(self.one.n), line.index(self.other.n)
        line[i], line[j] = line[j], line[i]
        t.changed()


class SwappedLoads(Event):
    """All that lies on two creatures changes places: Æmber, damage and counters."""

    UNSETTLES: ClassVar[bool] = True
    one: Body
    other: Body

    def apply(self, t: Table) -> None:
        for what in ("amber", "damage", "power_counters", "counters", "stunned", "warded", "enraged"):
            mine, theirs = getattr(self.one, what), getattr(self.other, what)
            setattr(self.one, what, theirs)
            setattr(self.other, what, mine)
        t.changed()
