"""Words that point at cards: `this`, `that`, `it`, the creature fought, those beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import Fought
from tapete.games.keyforge.events.about import body_of
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import now
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class This(Target):
    """The card whose ability it is; for a gained ability the creature that has it."""

    personal_word = True
    looks_at = ()

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now([me.body if me.body is not None else me.card])

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return [me.body] if me.body is not None else None


@dataclass(frozen=True)
class That(Target):
    """What the ability chose or spoke of last."""

    looks_at = ()
    recalls = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.that)


@dataclass(frozen=True)
class Kept(Target):
    """Chosen, and to be spoken of again as `the_same` after others were."""

    of: Target

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.kept = list((yield from self.of.pick(t, me, purpose)))
        return list(me.kept)


@dataclass(frozen=True)
class TheSame(Target):
    """What was kept in mind."""

    recalls = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = list(me.kept)
        return now(list(me.kept))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.kept)


@dataclass(frozen=True)
class Those(Target):
    """What the last instruction really affected."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now(list(me.those))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.those)


@dataclass(frozen=True)
class Hurt(Target):
    """The creatures that the damage dealt last really damaged: *each creature damaged this way*."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = self.means(t, me)
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.hurt)


@dataclass(frozen=True)
class Host(Target):
    """On an upgrade: *this creature*, or whatever it is attached to."""

    personal_word = True
    looks_at = ()

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = self.means(t, me)
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        host = t.bodies.get(me.body.host) if me.body is not None else None
        return [] if host is None else [host]


@dataclass(frozen=True)
class Upgrade(Target):
    """In an ability gained from an upgrade, or from another card in play: that card."""

    kind: str = "upgrade"
    personal_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now([] if me.upgrade is None else [me.upgrade])


@dataclass(frozen=True)
class It(Target):
    """The card the event is about: the one that entered, was destroyed, reaped, fights…"""

    event_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        body = body_of(me.event)
        found: list[Pick] = [body] if body is not None else [me.event.n]
        me.that = found
        return now(found)


@dataclass(frozen=True)
class Foe(Target):
    """The creature this one fights, if it does; else whom a creature fought by this ability."""

    personal_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = self.means(t, me)
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        if t.fight is not None:
            return [t.fight.foe]
        if isinstance(me.event, Fought):
            return [me.event.foe]
        # What stands behind another bold word by a card's leave (Livia the Elder) fights nobody there.
        return [] if me.fought is None else [me.fought]


@dataclass(frozen=True)
class Neighbors(Target):
    """The creatures beside some."""

    of: Target
    _: KW_ONLY
    too: bool = False
    """And those creatures themselves."""

    personal_word = True
    looks_at = ()

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return self._beside(t, (yield from self.of.pick(t, me, purpose)))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return self._beside(t, self.of.means(t, me))

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        middle = self.of.reached(t, me)
        return None if middle is None else [*middle, *(x for b in middle for x in beside(t, b))]

    def _beside(self, t: Table, middle: Sequence[Pick]) -> list[Pick]:
        found: list[Pick] = list(middle) if self.too else []
        for b in middle:
            if isinstance(b, Body):
                found += [x for x in beside(t, b) if x not in found]
        return found


def kept(of: Target) -> Kept:
    """The same choice, kept in mind: `the_same` speaks of it again."""
    return Kept(of)


this = This()
that = That()
those = Those()
the_same = TheSame()
hurt = Hurt()
host = Host()
this_upgrade = Upgrade()
this_artifact = Upgrade("artifact")
it = It()
foe = Foe()
neighbors = Neighbors(this)
neighbors_of_that = Neighbors(that)
