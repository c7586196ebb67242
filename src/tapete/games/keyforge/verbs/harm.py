"""Verbs about creatures and other cards in play: damage, healing, destruction, statuses, control."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from tapete.games.keyforge.abilities import Reach
from tapete.games.keyforge.events import (
    Exhausted,
    Healed,
    Marked,
    Readied,
)
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import ChangesPower
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.destroying import destroy
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.readying import make_ready, stays_exhausted
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import counters
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amounts import Houses, Much, Number, of_that, of_this_way, value
from tapete.games.keyforge.verbs.base import CREATURES, Verb, reaching, spoken_of
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.needless import needless, worthwhile
from tapete.games.keyforge.verbs.targets import Some, Target, bodies_of, choose, idle
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


def nothing(amount: Number, target: Target, t: Table, me: Source) -> bool:
    """Whether a card would be chosen for an amount that is none, whichever it is: then nobody is asked, unless the ability
    goes on to speak of that card.
    """
    if isinstance(amount, int) or not isinstance(target, Some) or of_that(amount):
        return False
    return not value(amount, t, me) and not spoken_of(me)


@dataclass(frozen=True)
class Deal(Verb):
    """Damage to one or more creatures at once, with splash to their neighbors."""

    amount: Number
    to: Target
    _: KW_ONLY
    splash: int = 0
    pierces: bool = False
    """This damage cannot be prevented by armor."""
    apiece: bool = False
    """The amount is counted for each creature on its own (`me.that` is that creature then)."""
    instead: int = 0
    """So much instead, to each creature of which this holds."""
    in_case: Condition | None = None
    by: Target | None = None
    """Who deals it, where it is not this card: the amount and the victims of each are found with `that` it."""

    @property
    def lapses(self) -> bool:
        return of_this_way(self.amount) and not self.splash

    def vain(self, t: Table, me: Source) -> bool:
        # What is counted of what went before is not known yet.
        plain = self.by is None and self.in_case is None and not self.splash and not of_this_way(self.amount)
        return plain and nothing(self.amount, self.to, t, me)

    def hits(self, t: Table, me: Source) -> Flow[list[Hit]]:
        """Choose, and say what would be dealt."""
        if self.by is not None:
            return (yield from self._of_each(t, me, self.by))
        if nothing(self.amount, self.to, t, me) and not self.splash:
            me.that = []
            return []
        victims = bodies_of(t, (yield from self.to.pick(t, me, "deal")))
        hits = []
        for b in victims:
            if self.apiece or self.in_case is not None:
                me.that = [b]
            much = self.amount if self.in_case is None or not self.in_case.holds(t, me) else self.instead
            hits.append(Hit(b, value(much, t, me), me.card, pierces=self.pierces))
            if self.splash:
                hits += [Hit(x, self.splash, me.card) for x in beside(t, b)]
        if self.apiece or self.in_case is not None:
            me.that = list(victims)
        return hits

    def _of_each(self, t: Table, me: Source, by: Target) -> Flow[list[Hit]]:
        """What each of several creatures would deal."""
        hits = []
        for dealer in bodies_of(t, (yield from by.pick(t, me, "choose"))):
            me.that = [dealer]
            amount = value(self.amount, t, me)
            victims = bodies_of(t, (yield from self.to.pick(t, me, "deal")))
            # Where they are meant themselves, each strikes the others.
            hits += [Hit(b, amount, dealer.n, pierces=self.pierces) for b in victims if b is not dealer]
        me.that = [hit.body for hit in hits]
        return hits

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from _strike(t, me, (yield from self.hits(t, me)))

    def reach(self, t: Table, me: Source) -> Reach | None:
        return reaching(CREATURES) if idle(self.by or self.to, t, me) else None


def _strike(t: Table, me: Source, hits: list[Hit]) -> Flow[None]:
    dealt = yield from deal(t, hits)
    me.hurt = [x.body for x in dealt if x.done]
    slain = [x.body for x in dealt if x.body.tagged and x.body.felled == ("damage", x.by)]
    me.did(sum(x.done for x in dealt), slain, bool(hits))


@dataclass(frozen=True)
class Together(Verb):
    """Several damages of one ability, dealt at once (v17.2 «Resuelve las habilidades en el orden en que
    aparecen»).
    """

    deals: tuple[Deal, ...]

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        hits: list[Hit] = []
        me.those = []
        for part in self.deals:
            hits += yield from part.hits(t, me)
            me.those = [*me.those, *me.that]
        yield from _strike(t, me, _merged(hits))


@dataclass(frozen=True)
class Spread(Verb):
    """So many times a little damage, each to a creature of choice, all at once: *for each …*. For each of some houses
    `of_that("house")` speaks of it.
    """

    amount: int
    times: Number
    to: Things
    _: KW_ONLY
    divided: bool = False
    """Said of the damage in all, that is divided as one likes."""
    splash: int = 0

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        hits: list[Hit] = []
        named = self.times.names(t, me) if isinstance(self.times, Houses) else []
        for turn in range(value(self.times, t, me)):
            if named:
                me.house = named[turn]
            chosen = yield from choose(t, me, list(self.to.bodies(t, me)), 1, "deal", what=self.to)
            hits += [Hit(b, self.amount, me.card) for b in chosen]
            if self.splash:
                hits += [Hit(x, self.splash, me.card) for b in chosen for x in beside(t, b)]
        yield from _strike(t, me, _merged(hits))


def _merged(hits: list[Hit]) -> list[Hit]:
    """Damage to the same creature as one."""
    by: dict[int, Hit] = {}
    for hit in hits:
        if hit.body.n in by:
            by[hit.body.n].amount += hit.amount
        else:
            by[hit.body.n] = hit
    return list(by.values())


@dataclass(frozen=True)
class Heal(Verb):
    """Remove damage: a number, up to a number, or "all"."""

    amount: Much
    what: Target
    _: KW_ONLY
    up_to: bool = False
    emits = (Healed,)

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, is_hurt)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        events = []
        for b in bodies_of(t, (yield from self.what.pick(t, me, "heal"))):
            amount = b.damage if isinstance(self.amount, str) else min(b.damage, value(self.amount, t, me))
            if self.up_to and amount:
                amount = yield from ask(
                    t.active, "amount", list(range(amount, -1, -1)), source=me.card, about=("heal", b.n)
                )
            if amount:
                events.append(Healed(b, amount))
        if events:
            yield from happen(t, events)
        me.did(sum(e.amount for e in events), [e.body for e in events], bool(events))

    def reach(self, t: Table, me: Source) -> Reach | None:
        if self.up_to or not isinstance(self.amount, (int, str)):
            return None
        return None if self.what.plain(t, me) is None else reaching(("hurt", "play"), ("healed",))


def is_hurt(t: Table, b: Body) -> bool:
    return b.damage > 0


@dataclass(frozen=True)
class Destroy(Verb):
    """Destroy cards, all at once."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        wanted = bodies_of(t, (yield from self.what.pick(t, me, "destroy")))
        tagged = yield from destroy(t, wanted)
        gone = [b for b in tagged if b.tagged]
        me.did(len(gone), list(gone), bool(wanted) and len(gone) == len(wanted))

    def reach(self, t: Table, me: Source) -> Reach | None:
        return reaching(CREATURES) if idle(self.what, t, me) else None


@dataclass(frozen=True)
class Sacrifice(Verb):
    """Destroy a card you control; one used *as if it were yours* too (v17.2 «Como si fuera tuyo»)."""

    what: Target
    cost = True
    """v1.1 «Usar artefactos»: what is not sacrificed is not paid, and the rest of the ability does not happen."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return Destroy(self.what).resolve(t, me)


@dataclass(frozen=True)
class Mark(Verb):
    """Stun, ward or enrage creatures, or put counters on cards."""

    mark: str
    what: Target
    _: KW_ONLY
    amount: Number = 1
    emits = (Marked,)

    def vain(self, t: Table, me: Source) -> bool:
        return self.mark in STATUSES and needless(self.what, t, me, self._lacks)

    def _lacks(self, t: Table, b: Body) -> bool:
        return not getattr(b, self.mark)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        events: list[Marked] = []
        if nothing(self.amount, self.what, t, me) or self.vain(t, me):
            me.idled()
            return
        what = worthwhile(self.what, t, me, self._lacks) if self.mark in STATUSES else self.what
        for b in bodies_of(t, (yield from what.pick(t, me, self.mark))):
            if self.mark in STATUSES and getattr(b, self.mark):
                continue
            amount = value(self.amount, t, me)
            if amount:
                events.append(Marked(b, self.mark, amount))
        if events:
            yield from happen(t, events)
        me.did(len(events), [e.body for e in events], bool(events))

    def reach(self, t: Table, me: Source) -> Reach | None:
        if idle(self.what, t, me):
            return reaching(CREATURES)
        # A status may change what constants say of power; only then does it reach further than itself.
        plain = (
            self.mark in (*STATUSES, "power") and isinstance(self.amount, int) and ChangesPower not in t.index
        )
        return reaching(("play",), ("status",)) if plain and self.what.plain(t, me) is not None else None


def Stun(what: Target) -> Mark:
    """Put a stun counter on creatures."""
    return Mark("stunned", what)


def Ward(what: Target) -> Mark:
    """Put a ward on creatures."""
    return Mark("warded", what)


def Enrage(what: Target) -> Mark:
    """Put an enrage counter on creatures."""
    return Mark("enraged", what)


def Grow(amount: Number, what: Target) -> Mark:
    """Put +1 power counters on creatures."""
    return Mark("power", what, amount=amount)


@dataclass(frozen=True)
class Unmark(Verb):
    """Take a status off creatures."""

    mark: str
    what: Target

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, self._bears)

    def _bears(self, t: Table, b: Body) -> bool:
        return bool(getattr(b, self.mark))

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        marked = [
            b
            for b in bodies_of(t, (yield from self.what.pick(t, me, "un" + self.mark)))
            if getattr(b, self.mark)
        ]
        if marked:
            yield from happen(t, [Marked(b, self.mark, 0) for b in marked])
        me.did(len(marked), list(marked), bool(marked))


@dataclass(frozen=True)
class RemoveCounters(Verb):
    """Take counters of a kind off cards: a number, or "all"; perhaps to put them on another. Of every kind where none
    is named (v17.2 «Contadores y fichas»: stun, ward and enrage counters too).
    """

    mark: str
    what: Target
    _: KW_ONLY
    amount: Much = 1
    to: Target | None = None
    up_to: bool = False

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, self._gives)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        events: list[Marked] = []
        wanted = 1
        for b in bodies_of(t, (yield from self.what.pick(t, me, "remove-counters"))):
            wanted = 1 if isinstance(self.amount, str) else value(self.amount, t, me)
            events += yield from self._of(t, me, b, 99 if isinstance(self.amount, str) else wanted)
        much = -sum(e.amount for e in events)
        if self.to is not None and events:
            given = bodies_of(t, (yield from self.to.pick(t, me, self.mark)))
            events = [*events, Marked(given[0], self.mark, much)] if given else []
        if events:
            yield from happen(t, events)
        # Who must remove three and has two removes them, but has not done it (v17.2 «Si lo haces»).
        me.did(much if events else 0, [e.body for e in events], bool(events) and much >= wanted)

    def _of(self, t: Table, me: Source, b: Body, most: int) -> Flow[list[Marked]]:
        """What one card gives of them."""
        taken = self._taken(b, most)
        if not self.up_to or not taken:
            return taken
        numbers, about = list(range(-taken[0].amount, -1, -1)), ("remove-counters", b.n)
        much: int = yield from ask(t.active, "amount", numbers, source=me.card, about=about)
        return self._taken(b, much)

    def _gives(self, t: Table, b: Body) -> bool:
        return bool(self._taken(b, 1))

    def _taken(self, b: Body, most: int) -> list[Marked]:
        """The counters that come off a card."""
        found = []
        for mark in (self.mark,) if self.mark else (*STATUSES, "power", *(name for name, _ in b.counters)):
            have = int(getattr(b, mark)) if mark in STATUSES else counters(b, mark)
            if have and most:
                found.append(Marked(b, mark, -min(have, most)))
        return found


STATUSES: Final = ("stunned", "warded", "enraged")


def Unstun(what: Target) -> Unmark:
    """Take the stun counter off creatures."""
    return Unmark("stunned", what)


def Unward(what: Target) -> Unmark:
    """Take the ward off creatures."""
    return Unmark("warded", what)


@dataclass(frozen=True)
class Ready(Verb):
    """Ready cards."""

    what: Target
    emits = (Readied,)

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, _tired)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        what = worthwhile(self.what, t, me, _tired)
        cards = bodies_of(t, (yield from what.pick(t, me, "ready")))
        tired = [b for b in cards if _tired(t, b)]
        if tired:
            yield from make_ready(t, tired, me.seat)
        me.did(len(tired), list(tired), bool(tired))

    def reach(self, t: Table, me: Source) -> Reach | None:
        return None if self.what.plain(t, me) is None else reaching(("play", "exhausted"), ("readied",))


def _tired(t: Table, b: Body) -> bool:
    """Whether a card would become ready."""
    return b.exhausted and not stays_exhausted(t, b)


@dataclass(frozen=True)
class Exhaust(Verb):
    """Exhaust cards."""

    what: Target
    emits = (Exhausted,)

    def vain(self, t: Table, me: Source) -> bool:
        return needless(self.what, t, me, _fresh)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        what = worthwhile(self.what, t, me, _fresh)
        fresh = [b for b in bodies_of(t, (yield from what.pick(t, me, "exhaust"))) if not b.exhausted]
        if fresh:
            yield from happen(t, [Exhausted(b) for b in fresh])
        # Some cannot become exhausted.
        fresh = [b for b in fresh if b.exhausted]
        # Who must exhaust two and has one exhausts it, but has not done it (v17.2 «Si lo haces»).
        fixed = isinstance(self.what, Some) and not self.what.optional and isinstance(self.what.count, int)
        wanted = value(self.what.count, t, me) if fixed and isinstance(self.what, Some) else 1
        me.did(len(fresh), list(fresh), len(fresh) >= wanted)

    def reach(self, t: Table, me: Source) -> Reach | None:
        return None if self.what.plain(t, me) is None else reaching(("play", "readied"), ("exhausted",))


def _fresh(t: Table, b: Body) -> bool:
    """Whether a card would become exhausted: some cannot."""
    if b.exhausted or Exhausted not in t.index:
        return not b.exhausted
    return not any(e.ability.instead and e.hears(t, Exhausted(b)) for e in t.index[Exhausted])
