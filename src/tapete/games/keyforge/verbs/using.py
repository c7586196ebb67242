"""Verbs that use other cards: fight, reap, use, as if it were yours; and that take control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from functools import partial

from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.legal import PastTaunt
from tapete.games.keyforge.rules.readying import make_ready, stays_exhausted
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.triggers import Trigger, in_order, one_of, own_triggers, printed_triggers
from tapete.games.keyforge.rules.use import WAYS, open_ways, use_by_effect
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import Verb, spoken_of
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.needless import needless
from tapete.games.keyforge.verbs.pointers import Kept, neighbors
from tapete.games.keyforge.verbs.targets import Some, Target, bodies_of, out_of_play
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import ControlledBy
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class UseBy(Verb):
    """Use cards, one after another, readying them first or not, in some ways or any."""

    what: Target
    _: KW_ONLY
    ready: bool = False
    ways: tuple[str, ...] = WAYS
    as_yours: bool = False
    both_if: Condition | None = None
    """Of its neighbors one, and the one on the other side only if this holds then."""

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, partial(self._stirs, me))

    def _stirs(self, me: Source, t: Table, b: Body) -> bool:
        """Whether something comes of choosing that card: it becomes ready, or is used."""
        tired = b.exhausted
        if self.ready and tired and not stays_exhausted(t, b):
            return True
        return not tired and self._may_use(me, b) and bool(open_ways(t, b, self.ways))

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        target = self.what
        if self.vain(t, me):
            me.idled()
            return
        if isinstance(target, Some) and (target.optional or target.count != 1):
            yield from self._one_at_a_time(t, me, target)
            return
        if target == neighbors and me.body is not None:
            yield from self._on_both_sides(t, me, me.body)
            return
        waiting = bodies_of(t, (yield from target.pick(t, me, "use")))
        if isinstance(target, Kept):
            # Of what an effect brought into play, those that came to the other player cannot be used (v17.2 «Traición»).
            waiting = [b for b in waiting if b.controller == me.seat]
        yield from self._each_of(t, me, waiting)

    def _each_of(self, t: Table, me: Source, waiting: list[Body]) -> Flow[None]:
        """These, in the order that the active player likes."""
        used: list[Body] = []
        while not t.over and any(self._stirs(me, t, b) for b in waiting):
            code = yield from ask(
                t.active,
                "target",
                [b.n for b in waiting],
                source=me.card,
                about=("use", None, None, self.ways),
            )
            b = t.bodies[code]
            yield from self._use(t, me, b)
            used.append(b)
            waiting = [x for x in bodies_of(t, waiting) if x is not b]
        # Whoever was meant and nothing came of it is spoken of like the others.
        used += waiting
        me.that = list(used)
        me.those = list(used)

    def _one_at_a_time(self, t: Table, me: Source, target: Some) -> Flow[None]:
        """Each card is chosen after the one before was used (v17.2 FAQ «Asalto Implacable»)."""
        used: list[Body] = []
        limit = target.count if isinstance(target.count, int) else target.count.value(t, me)
        while len(used) < limit and not t.over:
            found = [b for b in target.what.bodies(t, me) if b not in used]
            if not self._goes_on(t, me, found):
                break
            codes: list[int | str] = [b.n for b in found] + ([DONE] if target.optional else [])
            code = yield from ask(
                t.active, "target", codes, source=me.card, about=("use", None, None, self.ways)
            )
            if code == DONE:
                break
            b = t.bodies[code]
            used.append(b)
            yield from self._use(t, me, b)
        me.that = list(used)
        me.did(len(used), list(used), bool(used))

    def _on_both_sides(self, t: Table, me: Source, this: Body) -> Flow[None]:
        """The neighbor on each side once, whoever stands there by then (v17.2 FAQ «Halcón Fantasma»)."""
        sides, line = [-1, 1], list(t.line[this.controller])
        used: list[Body] = []
        while sides and (not used or self.both_if is None or self.both_if.holds(t, me)):
            if t.bodies.get(this.n) is this:
                line = list(t.line[this.controller])
            found = {b.n: side for b in beside(t, this) if (side := _side(line, this, b)) in sides}
            if not self._goes_on(t, me, [t.bodies[n] for n in found]):
                break
            about = ("use", None, None, self.ways)
            n = yield from ask(t.active, "target", list(found), source=me.card, about=about)
            sides.remove(found[n])
            used.append(t.bodies[n])
            yield from self._use(t, me, t.bodies[n])
        me.that = list(used)
        me.did(len(used), list(used), bool(used))

    def _goes_on(self, t: Table, me: Source, waiting: list[Body]) -> bool:
        """Whether something comes of one of those that are left, or the ability goes on to speak of them."""
        if t.over or not waiting:
            return False
        return spoken_of(me) or any(self._stirs(me, t, b) for b in waiting)

    def _use(self, t: Table, me: Source, b: Body) -> Flow[None]:
        if self.ready and b.exhausted and not stays_exhausted(t, b):
            yield from make_ready(t, [b], me.seat)
        if not self._may_use(me, b):
            me.done = False
            return
        foe = yield from use_by_effect(t, b, me, self.ways)
        me.fought = foe or me.fought

    def _may_use(self, me: Source, b: Body) -> bool:
        """Players use only cards they control, unless the ability says whose (v17.2 «Usar cartas mediante las habilidades
        de otras cartas»).
        """
        if self.as_yours or b.controller == me.seat:
            return True
        return isinstance(self.what, Some) and any(isinstance(x, ControlledBy) for x in self.what.what.tests)


def _side(line: list[int], this: Body, b: Body) -> int:
    """On which side of a creature another stands, or stood when it left (v17.2 «Abandona el juego»)."""
    return -1 if b.n in line[: line.index(this.n)] else 1


def ReadyAndFight(what: Target, *, times: int = 1) -> Verb:
    """Ready and fight with creatures, one at a time; or several times, each time against another creature."""
    return UseBy(what, ready=True, ways=("fight",)) if times == 1 else FightTimes(what, times)


def FightWith(what: Target, *, against: Things | None = None) -> Verb:
    """Fight with creatures, one at a time; or each against another of such creatures, ignoring taunt."""
    return UseBy(what, ready=False, ways=("fight",)) if against is None else FightEach(what, against)


def ReapWith(what: Target) -> UseBy:
    """Reap with creatures, one at a time."""
    return UseBy(what, ready=False, ways=("reap",))


def Use(what: Target, *, both_if: Condition | None = None) -> UseBy:
    """Use cards; of `neighbors` one, and the other one only if a condition holds then."""
    return UseBy(what, both_if=both_if)


def ReadyAndUse(what: Target, *, ways: tuple[str, ...] = WAYS) -> UseBy:
    """Ready and use a card, in any way or in some only: `ways=("reap",)`."""
    return UseBy(what, ready=True, ways=ways)


def UseAsYours(what: Target) -> UseBy:
    """Use an artifact as if it were yours."""
    return UseBy(what, ready=False, ways=("action", "omni"), as_yours=True)


@dataclass(frozen=True)
class FightTimes(Verb):
    """Ready and fight with a creature several times, each time against another creature."""

    what: Target
    times: int

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, _stirs)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        fought: list[int] = []
        for b in bodies_of(t, (yield from self.what.pick(t, me, "use"))):
            for _ in range(self.times):
                if t.bodies.get(b.n) is not b:
                    return
                if b.exhausted and not stays_exhausted(t, b):
                    yield from make_ready(t, [b], me.seat)
                foe = yield from use_by_effect(t, b, me, ("fight",), _not_in(fought))
                if foe is not None:
                    # One time was spent on shedding a stun where there is none (v17.2 «Aturdir»); the others remain.
                    fought.append(foe.n)


def _stirs(t: Table, b: Body) -> bool:
    """Whether a creature would become ready, or fight."""
    return not stays_exhausted(t, b) if b.exhausted else bool(open_ways(t, b, ("fight",)))


def _not_in(numbers: list[int]) -> Callable[[int], bool]:
    def fresh(n: int) -> bool:
        return n not in numbers

    return fresh


@dataclass(frozen=True)
class FightEach(Verb):
    """Each of the creatures fights another one of such creatures, ignoring taunt, one fight at a time
    (v17.2 FAQ «Hordas Interminables»).
    """

    what: Target
    foes: Things

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        mine, left = list(self.what.means(t, me)), self.foes.bodies(t, me)
        while (here := bodies_of(t, mine)) and (foes := bodies_of(t, left)) and not t.over:
            wanted = PastTaunt(tuple(b.n for b in foes))
            if not any(open_ways(t, b, ("fight",), wanted) for b in here):
                return
            about = ("use", None, None, ("fight",))
            n = yield from ask(t.active, "target", [b.n for b in here], source=me.card, about=about)
            mine = [b for b in here if b.n != n]
            foe = yield from use_by_effect(t, t.bodies[n], me, ("fight",), wanted)
            left = [b for b in foes if b is not foe]


@dataclass(frozen=True)
class StrikesAnother(Verb):
    """In this fight the creature deals its damage to another creature than the one it fights."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        found = bodies_of(t, (yield from self.what.pick(t, me, "deal")))
        if found and t.fight is not None:
            t.fight.victim = found[0]


@dataclass(frozen=True)
class TriggerAbility(Verb):
    """Resolve a labelled ability of another card, in play or not, as if it were yours; it does not exhaust."""

    label: str
    what: Target

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, partial(self._triggers, me))

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        things = yield from self.what.pick(t, me, "trigger")
        me.that = list(things)
        left: list[Pick] = [*out_of_play(things), *bodies_of(t, things)]
        for x in left:
            n = x if isinstance(x, int) else x.n
            triggers = self._triggers(me, t, x)
            if len(triggers) > 1:
                triggers = [(yield from one_of(t, triggers, n))]
            yield from in_order(t, triggers)

    def _triggers(self, me: Source, t: Table, x: Pick) -> list[Trigger]:
        """The abilities of a card that stand behind the label."""
        if isinstance(x, int):
            return printed_triggers(t.cast[x].card, self.label, x, me.seat, me.event)
        return own_triggers(t, x, self.label, me.seat, me.event)
