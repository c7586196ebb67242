"""What triggers together: one window, resolved in the order the active player chooses, asked only if it
can matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import labelled
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.decision import ask
from tapete.kernel.flow import Flow

LOOP: Final = 12
MOST_LOOPS: Final = 20
"""How many more times a loop may be resolved after it was noticed."""


class Trigger:
    """One ability waiting to resolve."""

    __slots__ = ("ability", "body", "event", "giver", "lasting", "n", "seat", "stays", "upgrade")

    def __init__(
        self,
        ability: Ability,
        n: int,
        seat: int,
        body: Body | None,
        event: Any = None,
        upgrade: Body | None = None,
        giver: int = 0,
    ) -> None:
        self.ability = ability
        self.n = n
        self.seat = seat
        self.body = body
        self.event = event
        self.upgrade = upgrade
        self.giver = giver
        """The serial of what gives the ability, 0 for the card's own text: two that are given are two."""
        self.lasting: Any = None
        self.stays = body is not None
        """Whether its card must still be in play to resolve it."""

    def source(self, t: Table) -> Source:
        """Who speaks when it resolves."""
        me = Source(self.n, self.seat, self.body, self.event)
        me.upgrade = self.upgrade
        effect = self.lasting
        if effect is not None:
            me.lasting, me.house, me.number = effect, effect.house, effect.number
            if effect.about:
                me.that = [
                    b for n, born in effect.about if (b := t.bodies.get(n)) is not None and b.born == born
                ]
        return me

    def stands(self, t: Table) -> bool:
        """An ability resolves only while its card is in play (v17.2 «Habilidad»)."""
        return not self.stays or t.bodies.get(self.n) is self.body

    def same(self, other: Trigger) -> bool:
        """Whether it is the same ability of the same card, given by the same, waiting already.

        Each ability a card gains is one of its own, however alike (v17.2 «Mejoras», FAQ «Morfeus»).
        """
        return (
            self.ability is other.ability
            and self.n == other.n
            and self.event is other.event
            and self.giver == other.giver
        )

    def equal(self, other: Trigger) -> bool:
        """Whether resolving one or the other first is the same to everybody."""
        return (
            self.ability is other.ability
            and self.seat == other.seat
            and not self.ability.personal
            and (self.event is other.event or not self.ability.eventful)
        )


def heard(t: Table, entry: Entry[Ability], event: Any) -> Trigger:
    """The trigger of an entry of the index."""
    effect = entry.lasting
    if effect is not None:
        trigger = Trigger(entry.ability, effect.source, effect.seat, None, event, None, entry.serial)
        trigger.lasting = effect
        return trigger
    body = t.bodies[entry.n]
    if entry.ability.granted and body.host >= 0:
        host = t.bodies[body.host]
        return Trigger(entry.ability, host.n, host.controller, host, event, body, entry.serial)
    worn = body if body.host >= 0 else None
    return Trigger(entry.ability, entry.n, body.controller, body, event, worn, entry.serial)


def own_triggers(t: Table, b: Body, label: str, seat: int, event: Any = None) -> list[Trigger]:
    """A card's own abilities with that label, printed or gained, waiting to resolve."""
    return [Trigger(a, b.n, seat, b, event, up, by) for a, up, by in labelled(t, b, label)]


def in_order(t: Table, triggers: list[Trigger]) -> Flow[None]:
    """Resolve what triggered at once."""
    while triggers and not t.over:
        trigger = triggers[0] if len(triggers) == 1 else (yield from chosen(t, triggers))
        triggers.remove(trigger)
        if trigger.stands(t):
            yield from _resolve(t, trigger)
        if len(triggers) > 1:
            triggers = [x for x in triggers if x.stands(t)]


def window(t: Table, collect: Callable[[], list[Trigger]]) -> Flow[None]:
    """Resolve a window that stays open: what comes to be heard while it is resolved is resolved in it too.

    v17.2 FAQ: a Library Access played by a Wild Wormhole still draws for the wormhole; a reaper that gains
    a reap ability while its others resolve resolves that one as well.
    """
    done: list[Trigger] = []
    while not t.over:
        waiting = [x for x in collect() if not any(x.same(y) for y in done)]
        if not waiting:
            return
        trigger = waiting[0] if len(waiting) == 1 else (yield from chosen(t, waiting))
        done.append(trigger)
        if trigger.stands(t):
            yield from _resolve(t, trigger)


def _resolve(t: Table, trigger: Trigger) -> Flow[None]:
    """Resolve a trigger, unless it is in a loop that the active player has ended (v17.2 «Bucles infinitos»).

    A trigger that waits for itself a dozen times over is taken for a loop: the active player names how often
    it is resolved yet.
    """
    key = (trigger.n, id(trigger.ability))
    depth = t.loops.get(key, 0)
    if depth >= LOOP:
        if ("end", key) not in t.loops:
            more: int = yield from ask(t.active, "loop", list(range(MOST_LOOPS + 1)), source=trigger.n)
            t.loops["end", key] = LOOP + more
        if depth >= t.loops["end", key]:
            return
    t.loops[key] = depth + 1
    yield from trigger.ability.resolve(t, trigger.source(t))
    t.loops[key] = depth


def next_of(t: Table, cards: Sequence[int], source: int = -1, *, marked: bool = False) -> Flow[int]:
    """Which of some cards goes first: the active player chooses, copies of one card being one choice; of cards that
    stay in play (`marked`), copies with the same on them.
    """
    first = {(_copy(t, n), _marks(t.bodies[n]) if marked else ()): n for n in reversed(cards)}
    if len(first) == 1:
        return cards[0]
    numbers = [n for n in cards if n in first.values()]
    n: int = yield from ask(t.active, "next", numbers, source=None if source < 0 else source)
    return n


def _copy(t: Table, n: int) -> tuple[Any, ...]:
    """What copies of one card have in common."""
    copy = t.cast[n]
    return copy.card.id, copy.owner, copy.house, copy.icons


def _marks(b: Body) -> tuple[Any, ...]:
    """All that lies on a card in play and tells it from another copy."""
    statuses = (b.exhausted, b.stunned, b.warded, b.enraged, b.attacked, b.uses, b.spent, b.armor_used)
    return b.id, b.damage, b.amber, b.power_counters, b.counters, b.upgrades, b.under, b.purged, statuses


def _indifferent(t: Table, triggers: Sequence[Trigger]) -> Trigger | None:
    """One whose place among the others cannot matter, as things stand: it is not asked about."""
    reaches = [x.ability.reach(t, x.source(t)) for x in triggers]
    for i, reach in enumerate(reaches):
        others = reaches[:i] + reaches[i + 1 :]
        if reach is not None and all(other is not None and reach.apart(other) for other in others):
            return triggers[i]
    return None


def chosen(t: Table, triggers: Sequence[Trigger]) -> Flow[Trigger]:
    """The trigger the active player resolves next; equal ones are offered once."""
    distinct: list[Trigger] = []
    for trigger in triggers:
        if not any(trigger.equal(x) for x in distinct):
            distinct.append(trigger)
    if len(distinct) == 1 or all(x.ability.simple for x in distinct):
        return triggers[0]
    free = _indifferent(t, distinct)
    if free is not None:
        return free
    codes = [(x.upgrade.n if x.upgrade is not None else x.n, i) for i, x in enumerate(distinct)]
    picked = yield from ask(t.active, "order", codes, about=tuple(x.ability for x in distinct))
    place: int = picked[1]
    return distinct[place]
