"""Words that point at cards: `this`, `that`, `it`, the creature fought, those beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import Fought
from tapete.games.keyforge.events.about import body_of
from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import now, spoken_of
from tapete.games.keyforge.verbs.targets import Some, Target, bodies_of, number_of, out_of_play
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class This(Target):
    """The card whose ability it is; for a gained ability the creature that has it."""

    personal_word = True
    looks_at = ()

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        if me.body is not None:
            return now([me.body])
        # What waits in a discard pile is found there and nowhere else (v17.2 FAQ «Alborada Supremo»).
        return now([me.card] if not me.place or me.card in zone(t, me.place, me.seat) else [])

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return [me.body] if me.body is not None else None

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        return bodies_of(t, [me.body]) if me.body is not None else None


@dataclass(frozen=True)
class ThisInPile(This):
    """This card, as long as it lies in your discard pile: what took it elsewhere put it out of reach."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now(self.plain(t, me))

    def plain(self, t: Table, me: Source) -> Sequence[Pick]:
        return [me.card] if me.card in t.discard[me.seat] else []


@dataclass(frozen=True)
class That(Target):
    """What the ability chose or spoke of last."""

    looks_at = ()
    recalls = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.that)

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        return None if out_of_play(me.that) else bodies_of(t, me.that)


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

    def plain(self, t: Table, me: Source) -> Sequence[Pick]:
        return self.means(t, me)


@dataclass(frozen=True)
class Upgrade(Target):
    """In an ability gained from an upgrade, or from another card in play: that card."""

    kind: str = "upgrade"
    personal_word = True
    giver_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return now([] if me.upgrade is None else [me.upgrade])


@dataclass(frozen=True)
class It(Target):
    """The card the event is about: the one that entered, was destroyed, reaped, fights…"""

    event_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found = self.spoken_of(me)
        me.that = found
        return now(found)

    def spoken_of(self, me: Source) -> list[Pick]:
        """That card, wherever it may be by now."""
        body = body_of(me.event)
        return [me.event.n] if body is None else [body]


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
        if self.too and isinstance(self.of, Some) and self._all_one(t, me, self.of):
            middle = self.of.candidates(t, me)[:1]
            me.that = middle
            return self._beside(t, middle)
        return self._beside(t, (yield from self.of.pick(t, me, purpose)))

    def _all_one(self, t: Table, me: Source, of: Some) -> bool:
        """Whether one is chosen, and the same creatures are meant whichever it is, here and later: of two, each with its
        neighbor.
        """
        if spoken_of(me, AROUND_THAT):
            return False
        found = of.candidates(t, me)
        sets = [{number_of(x) for x in self._beside(t, [one])} for one in found]
        return of.count == 1 and not of.optional and len(found) > 1 and all(one == sets[0] for one in sets)

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return self._beside(t, self.of.means(t, me))

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        middle = self.of.reached(t, me)
        if middle is None:
            return None
        return [*(middle if self.too else ()), *(x for b in middle for x in beside(t, b))]

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
this_in_pile = ThisInPile()
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
AROUND_THAT = Neighbors(that, too=True)
"""That creature and those beside it: the same ones, whichever of a line of two was chosen."""
