"""Verbs about Æmber."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial
from typing import Final, Literal

from tapete.games.keyforge.abilities import Reach
from tapete.games.keyforge.events import (
    AmberCaptured,
    AmberGained,
    AmberLost,
    AmberMoved,
    AmberPaid,
    AmberPlaced,
    AmberStolen,
)
from tapete.games.keyforge.events.about import body_of
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import PreventsTheft
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.amounts import AmountOfIt, Much, Number, of_this_way, value
from tapete.games.keyforge.verbs.base import CREATURES, Verb, Who, controller_of, opponent, reaching, you
from tapete.games.keyforge.verbs.needless import needless
from tapete.games.keyforge.verbs.places import in_play
from tapete.games.keyforge.verbs.pointers import It, This, this
from tapete.games.keyforge.verbs.targets import (
    AllOf,
    Shared,
    Some,
    Target,
    choose,
    idle,
)
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.kernel.flow import Flow


def _in_play(t: Table, things: Sequence[Pick]) -> list[Body]:
    return [b for b in things if isinstance(b, Body) and t.bodies.get(b.n) is b]


def named(who: Who, me: Source) -> bool:
    """Whether it can be told now which player is meant."""
    return not who.event_word or body_of(me.event) is not None


@dataclass(frozen=True)
class Gain(Verb):
    """A player gains Æmber."""

    amount: Number
    _: KW_ONLY
    who: Who = you
    emits = (AmberGained,)

    @property
    def simple(self) -> bool:
        return isinstance(self.amount, int)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        events = []
        for seat in self.who.seats(t, me):
            me.player = seat
            amount = value(self.amount, t, me)
            if amount > 0:
                events.append(AmberGained(seat, amount, "", me.card))
        if events:
            yield from happen(t, events)
        # What somebody captured instead was not gained (v17.2 «Efectos de sustitución»).
        me.did(sum(e.done for e in events), [], all(e.done for e in events))

    def reach(self, t: Table, me: Source) -> Reach | None:
        if not isinstance(self.amount, int) or not named(self.who, me):
            return None
        return reaching(adds=[f"pool {seat}" for seat in self.who.seats(t, me)])


@dataclass(frozen=True)
class GainForTheirs(Verb):
    """Each player gains Æmber for each of the cards affected that it controlled, or owns."""

    amount: int
    _: KW_ONLY
    owned: bool = False
    what: Things = any_card
    """Which of them count."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        events = []
        for seat in (t.active, 1 - t.active):
            theirs = sum(1 for thing in me.those if self._whose(t, me, thing) == seat)
            if theirs:
                events.append(AmberGained(seat, self.amount * theirs, "", me.card))
        if events:
            yield from happen(t, events)

    def _whose(self, t: Table, me: Source, thing: Body | int) -> int:
        """Whose a card counts as; -1 where it does not count."""
        if isinstance(thing, int):
            return t.cast[thing].owner if self.what.fits(t, me, thing) else -1
        if self.what is not any_card and not self.what.matches(t, me, thing):
            return -1
        return thing.owner if self.owned else thing.controller


@dataclass(frozen=True)
class Lose(Verb):
    """A player loses Æmber: a number, all, all but some, or half."""

    amount: Much | Literal["half"]
    _: KW_ONLY
    who: Who = opponent
    keep: int = 0
    """With "all": so much stays."""
    emits = (AmberLost,)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        events = []
        wanted = 0
        for seat in self.who.seats(t, me):
            pool = t.amber[seat]
            me.player = seat
            if isinstance(self.amount, str):
                lost = pool // 2 if self.amount == "half" else max(0, pool - self.keep)
            else:
                lost = value(self.amount, t, me)
                wanted = lost
            if lost and pool:
                events.append(AmberLost(seat, min(lost, pool), me.card))
        if events:
            yield from happen(t, events)
        lost = sum(event.amount for event in events)
        me.did(lost, [], lost >= wanted and lost > 0)

    def reach(self, t: Table, me: Source) -> Reach | None:
        if not isinstance(self.amount, int) or not named(self.who, me):
            return None
        seats = self.who.seats(t, me)
        reads = [f"{what} {seat}" for seat in seats for what in ("stolen", "captured")]
        return reaching(reads, [f"lost {seat}" for seat in seats], [(seat, self.amount) for seat in seats])


@dataclass(frozen=True)
class Steal(Verb):
    """Take Æmber from the other pool: a number, or all but some."""

    amount: Much
    _: KW_ONLY
    who: Who = you
    keep: int = 0
    emits = (AmberStolen,)

    @property
    def lapses(self) -> bool:
        return of_this_way(self.amount)

    def vain(self, t: Table, me: Source) -> bool:
        pool = 1 - self.who.seat(me)
        return not t.amber[pool] or safe_from_theft(t, pool)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = self.who.seat(me)
        pool = t.amber[1 - seat]
        amount = max(0, pool - self.keep) if isinstance(self.amount, str) else value(self.amount, t, me)
        stolen = min(amount, pool)
        if stolen <= 0 or safe_from_theft(t, 1 - seat):
            me.did(0, [], False)
            return
        event = AmberStolen(seat, stolen, me.card)
        yield from befall(t, event)
        me.did(event.done, [], event.done >= amount)

    def reach(self, t: Table, me: Source) -> Reach | None:
        if not isinstance(self.amount, int) or self.who.event_word:
            return None
        seat, pool = self.who.seat(me), 1 - self.who.seat(me)
        reads = ("play", f"lost {pool}", f"captured {pool}")
        return reaching(reads, [f"pool {seat}", f"stolen {pool}"], [(pool, self.amount)])


def safe_from_theft(t: Table, seat: int) -> bool:
    """Whether that player's Æmber cannot be stolen."""
    return any(e.ability.guards(t, speaker(t, e), seat) for e in t.index.get(PreventsTheft, ()))


@dataclass(frozen=True)
class Capture(Verb):
    """Creatures capture Æmber from their opponent's pool, or from their own side."""

    amount: Much
    _: KW_ONLY
    by: Target = this
    own_side: bool = False
    keep: int = 0
    of: Who | None = None
    """From these players instead."""
    emits = (AmberCaptured,)

    def vain(self, t: Table, me: Source) -> bool:
        return self._served(t, me) is None

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        by = self._served(t, me)
        if by is None:
            if isinstance(self.by, Some):
                me.that = []
            me.did(0, [], False)
            return
        wanted = []
        if isinstance(by, Shared):
            wanted = yield from self._shared(t, me, by)
        for b in [] if wanted else _in_play(t, (yield from by.pick(t, me, "capture"))):
            for pool in self._pools(t, me, b):
                if isinstance(self.amount, str):
                    amount = max(0, t.amber[pool] - self.keep)
                else:
                    amount = value(self.amount, t, me)
                if amount and t.amber[pool]:
                    wanted.append(AmberCaptured(b, pool, amount))
        events = []
        for pool in (0, 1):
            events += yield from _in_turn(t, me, [e for e in wanted if e.pool == pool])
        if events:
            yield from happen(t, events)
        if isinstance(self.amount, AmountOfIt) and isinstance(me.event, AmberGained):
            # That very Æmber cannot be taken twice (v17.2 FAQ «Ser Marrows»).
            me.event.left -= sum(e.amount for e in events if not e.supply)
        me.did(sum(e.amount for e in events), [e.body for e in events], bool(events))

    def reach(self, t: Table, me: Source) -> Reach | None:
        if idle(self.by, t, me):
            return reaching(CREATURES)
        pool = self._pool(me)
        if self.by is this and me.body is not None:
            pool = me.seat if self.own_side else 1 - me.seat
        if not isinstance(self.amount, int) or pool < 0:
            return None
        reads = [f"{what} {pool}" for what in ("lost", "stolen", "captured")]
        chosen = ("play",) if self.by is this else CREATURES
        return reaching([*reads, *chosen], [f"captured {pool}", "on-cards"], [(pool, self.amount)])

    def _shared(self, t: Table, me: Source, by: Shared) -> Flow[list[AmberCaptured]]:
        """Who captures how much, where several share it out as the active player likes."""
        pool = 1 - me.seat
        held = t.amber[pool]
        much = held - self.keep if isinstance(self.amount, str) else min(held, value(self.amount, t, me))
        shares: dict[int, AmberCaptured] = {}
        for _ in range(much):
            for b in (yield from choose(t, me, by.what.bodies(t, me), 1, "capture", what=by.what)):
                share = shares.setdefault(b.n, AmberCaptured(b, pool, 0))
                share.amount += 1
        return list(shares.values())

    def _served(self, t: Table, me: Source) -> Target | None:
        """Those of whom somebody may capture something, None where nobody does: who captures nothing, whoever it is, is
        not asked for (v17.2 «Capturar»).
        """
        could = partial(self._could, me)
        if isinstance(self.by, AllOf):
            parts = tuple(part for part in self.by.parts if not needless(part, t, me, could))
            return AllOf(parts) if parts else None
        return None if needless(self.by, t, me, could) else self.by

    def _could(self, me: Source, t: Table, b: Body) -> bool:
        return any(t.amber[pool] for pool in self._pools(t, me, b))

    def _pools(self, t: Table, me: Source, b: Body) -> tuple[int, ...]:
        """The pools that a creature captures from. One whose ability is resolved as if you controlled it captures from
        your opponent (v17.2 FAQ «Como si fuera»).
        """
        if self.of is not None:
            return self.of.seats(t, me)
        seat = me.seat if b is me.body else b.controller
        return (seat if self.own_side else 1 - seat,)

    def _pool(self, me: Source) -> int:
        """The pool that creatures chosen on one side would capture from; -1 where that is not known before."""
        by = self.by
        if self.of is not None or not isinstance(by, Some) or by.places != (in_play,) or not by.what.side:
            return -1
        theirs = by.what.side == "enemy"
        return me.seat if theirs is not self.own_side else 1 - me.seat


def _in_turn(t: Table, me: Source, wanted: list[AmberCaptured]) -> Flow[list[AmberCaptured]]:
    """Where a pool does not suffice for all who would capture from it, the active player says who does."""
    left = t.amber[wanted[0].pool] if wanted else 0
    if sum(e.amount for e in wanted) <= left or len(wanted) < 2:
        return wanted
    served: list[AmberCaptured] = []
    waiting = {e.body.n: e for e in wanted}
    while left and waiting:
        n = yield from ask(t.active, "target", list(waiting), source=me.card, about=("capture",))
        e = waiting.pop(n)
        served.append(AmberCaptured(e.body, e.pool, min(e.amount, left)))
        left -= served[-1].amount
    return served


@dataclass(frozen=True)
class CaptureFromAnyone(Verb):
    """This creature captures Æmber from any combination of players: as much as there is (v17.2 FAQ «Resuelve todo lo
    que puedas»), or "all" that each of them has.
    """

    amount: int | Literal["all"]
    emits = (AmberCaptured,)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        b, other = me.body, 1 - me.seat
        total = sum(t.amber) if isinstance(self.amount, str) else min(self.amount, sum(t.amber))
        if b is None or t.bodies.get(b.n) is not b or not total:
            me.did(0, [], False)
            return
        least, most = max(0, total - t.amber[me.seat]), min(total, t.amber[other])
        numbers, about = list(range(most, least - 1, -1)), ("capture", b.n)
        theirs: int = yield from ask(t.active, "amount", numbers, source=me.card, about=about)
        shares = [(other, theirs), (me.seat, total - theirs)]
        yield from happen(t, [AmberCaptured(b, pool, share) for pool, share in shares if share])
        me.did(total, [b], self.amount in ("all", total))


@dataclass(frozen=True)
class PlaceAmber(Verb):
    """Put Æmber from the common supply on cards."""

    amount: Number
    on: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        amount = value(self.amount, t, me)
        bodies = _in_play(t, (yield from self.on.pick(t, me, "place-amber")))
        if bodies and amount:
            yield from happen(t, [AmberPlaced(b, amount) for b in bodies])
        me.did(amount * len(bodies), list(bodies), bool(bodies))

    def reach(self, t: Table, me: Source) -> Reach | None:
        named = isinstance(self.amount, int) and isinstance(self.on, (It, This))
        # Whoever waits for AmberPlaced waits for a creature to be exalted.
        return reaching(("play",), ("on-cards",)) if named else None


@dataclass(frozen=True)
class Exalt(Verb):
    """Put 1 Æmber from the common supply on a creature, once or several times, or up to so many."""

    what: Target
    _: KW_ONLY
    times: int = 1
    up_to: bool = False

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        times = self.times
        if self.up_to:
            numbers, about = list(range(times, -1, -1)), ("exalt", me.card)
            times = yield from ask(t.active, "amount", numbers, source=me.card, about=about)
            me.did(0, [], False)
        for _ in range(times):
            bodies = _in_play(t, (yield from self.what.pick(t, me, "place-amber")))
            if bodies:
                yield from happen(t, [AmberPlaced(b, 1, me.seat) for b in bodies])
            me.did(len(bodies), list(bodies), bool(bodies))


class Supply:
    """The common supply, where Æmber comes from and goes to."""


supply: Final = Supply()


@dataclass(frozen=True)
class MoveAmber(Verb):
    """Move Æmber between cards, the pools of players and the common supply."""

    amount: Much
    _: KW_ONLY
    source: Target | Who = you
    to: Target | Who | Supply = you

    def vain(self, t: Table, me: Source) -> bool:
        return isinstance(self.source, Target) and needless(self.source, t, me, _bears_amber)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.vain(t, me):
            me.idled()
            return
        taken: list[Body | int] = (
            list(self.source.seats(t, me))
            if isinstance(self.source, Who)
            else [*_in_play(t, (yield from self.source.pick(t, me, "take-amber")))]
        )
        # Whoever has no Æmber may be chosen too, and nothing moves (v17.2 FAQ «Desvalijarra»): nobody is asked where to.
        taken = [origin for origin in taken if _held(t, origin)]
        body, pool = None, -1
        if isinstance(self.to, Who):
            # Nobody is meant where no card was chosen, and then none is moved.
            pool = next(iter(self.to.seats(t, me)), -1)
        elif isinstance(self.to, Target):
            given = _in_play(t, (yield from self.to.pick(t, me, "put-amber"))) if taken else []
            if not given:
                me.did(0, [], False)
                return
            body = given[0]
        events = [self._moved(t, me, origin, body, pool) for origin in taken]
        if events:
            yield from happen(t, events)
        me.did(sum(e.done for e in events), [], any(e.done for e in events))

    def _moved(self, t: Table, me: Source, origin: Body | int, body: Body | None, pool: int) -> AmberMoved:
        """What goes from one place to the other."""
        have = _held(t, origin)
        if isinstance(origin, Body) and self.to == controller_of("that"):
            # Of several, each to the pool of its own controller.
            pool = origin.controller
        amount = have if isinstance(self.amount, str) else min(have, value(self.amount, t, me))
        if isinstance(origin, int):
            return AmberMoved(amount, None, origin, body, pool)
        return AmberMoved(amount, origin, -1, body, pool)


def _bears_amber(t: Table, b: Body) -> bool:
    return b.amber > 0


def _held(t: Table, origin: Body | int) -> int:
    """The Æmber of a pool or on a card."""
    return t.amber[origin] if isinstance(origin, int) else origin.amber


@dataclass(frozen=True)
class Pay(Verb):
    """A player gives the other Æmber: a number, or all it has; who must pay more than it has pays what it has (only
    whoever pays *to* do something pays in full, v17.2 «Pagar»).
    """

    amount: Much
    _: KW_ONLY
    who: Who = opponent

    def vain(self, t: Table, me: Source) -> bool:
        return not t.amber[self.who.seat(me)]

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = self.who.seat(me)
        due = t.amber[seat] if isinstance(self.amount, str) else value(self.amount, t, me)
        event = AmberPaid(seat, min(due, t.amber[seat]), me.card)
        if event.amount > 0:
            yield from befall(t, event)
        me.did(event.done, [], 0 < due == event.done)
