"""What waits for a moment and resolves in its window: the one road of every trigger.

An ability comes to wait in one of two ways. Its card has it behind a bold word (`own_triggers`: printed, or given by a
card in play), or the index has it under the event it follows (`hearing`). Either way it becomes a `Trigger`, which
holds who speaks. Events that the gate applies open their window themselves (`resolve_heard`); a notice that shares its
window with bold words is recorded by `follow` or `note`, and the window stays open while new triggers are heard.
Whatever triggers together resolves in the order the active player chooses, asked only if it can matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from tapete.games.keyforge.abilities import Ability, Reach
from tapete.games.keyforge.events import DamageDealt, Played
from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.printed import Card
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import Blanks, GrantsAbility, Relabels, RemovesAbility, RepeatsPlay
from tapete.games.keyforge.rules.source import Source, alive, holder, speaker
from tapete.games.keyforge.rules.values import blank
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.event import Event
from tapete.kernel.flow import NOTHING, Flow, Nothing

LABELLING: Final = (GrantsAbility, Relabels)
"""Constants by which a card may have an ability with a label that is not printed on it."""
LOOP: Final = 12
MOST_LOOPS: Final = 20
"""How many more times a loop may be resolved after it was noticed."""


Met = dict[tuple[int, int, int, int], bool]
"""Of each entry of the index that a window has met, with an event of it: whether that was the moment it waits for."""


class Trigger:
    """One ability waiting to resolve, and who speaks when it does."""

    __slots__ = ("ability", "giver", "me", "stays")

    def __init__(self, ability: Ability, me: Source, giver: int = 0) -> None:
        self.ability = ability
        self.me = me
        self.giver = giver
        """The serial of what gives the ability, 0 for the card's own text: two that are given are two."""
        self.stays = me.body is not None
        """Whether its card must still be in play to resolve it."""

    def source(self, t: Table) -> Source:
        """Who speaks now that it resolves."""
        self.me.recall(t)
        return self.me

    def stands(self, t: Table) -> bool:
        """An ability resolves only while its card is in play (v17.2 «Habilidad»), or where it says."""
        if self.ability.works_in:
            return self.me.card in zone(t, self.ability.works_in, self.me.seat)
        return not self.stays or t.bodies.get(self.me.card) is self.me.body

    def same(self, other: Trigger) -> bool:
        """Whether it is the same ability of the same card, given by the same, waiting already.

        Each ability a card gains is one of its own, however alike (v17.2 «Mejoras», FAQ «Morfeus»).
        """
        return (
            self.ability is other.ability
            and self.me.card == other.me.card
            and self.me.event is other.me.event
            and self.giver == other.giver
        )

    def equal(self, other: Trigger) -> bool:
        """Whether resolving one or the other first is the same to everybody."""
        return (
            self.ability.does_as(other.ability)
            and self.me.seat == other.me.seat
            and (not self.ability.personal or self._of_one_card(other))
            and (self.me.event is other.me.event or not self.ability.eventful)
        )

    def _of_one_card(self, other: Trigger) -> bool:
        """Whether the same card has both, and neither speaks of the card that gave it."""
        one, two = self.me, other.me
        return one.body is two.body and one.card == two.card and not self.ability.of_giver


# Who waits


def labelled(t: Table, b: Body, label: str) -> list[tuple[Ability, Body | None, int]]:
    """The abilities with that label a card has now, each with the card in play that gives it, if one does, and the
    serial of whatever gives it: 0 for its own text.
    """
    index = t.index
    printed = b.copy_of.card.labels
    granted = Relabels in index or GrantsAbility in index
    if not granted and label not in printed:
        return []
    if (Blanks in index and blank(t, b)) or (RemovesAbility in index and loses(t, b, label)):
        return []
    if granted:
        return _under(t, b, _aliases(t, b, label) if Relabels in index else (label,))
    return [(ability, None, 0) for ability in printed[label]]


def _under(t: Table, b: Body, labels: tuple[str, ...]) -> list[tuple[Ability, Body | None, int]]:
    """The abilities behind one of these labels, each of them once."""
    printed = b.copy_of.card.labels
    own = [ability for label in labels for ability in printed.get(label, ())]
    if len(labels) > 1:
        own = [ability for i, ability in enumerate(own) if not any(x is ability for x in own[:i])]
    found: list[tuple[Ability, Body | None, int]] = [(ability, None, 0) for ability in own]
    for entry in t.index.get(GrantsAbility, ()):
        given = entry.ability.given
        if any(label in given.labels for label in labels):
            me = holder(t, entry)
            if entry.ability.applies(t, me, b):
                found.append((given, me.body if me.upgrade is None else me.upgrade, entry.serial))
    return found


def _aliases(t: Table, b: Body, label: str) -> tuple[str, ...]:
    """The labels whose abilities this card has behind that one too (v17.2 FAQ «Arúspice Komposos»)."""
    found = [label]
    for word in found:
        for entry in t.index.get(Relabels, ()):
            if word in entry.ability.too and entry.ability.applies(t, holder(t, entry), b):
                found += [other for other in entry.ability.words if other not in found]
    return tuple(found)


def loses(t: Table, b: Body, label: str) -> bool:
    """Whether a card has lost its abilities behind that label: they cannot resolve."""
    return any(
        e.ability.word == label and e.ability.applies(t, holder(t, e), b)
        for e in t.index.get(RemovesAbility, ())
    )


def has_label(t: Table, b: Body, label: str) -> bool:
    """Whether a card has such an ability now; the quick form of `labelled`."""
    index = t.index
    if Blanks in index or RemovesAbility in index or Relabels in index:
        return bool(labelled(t, b, label))
    if label in b.copy_of.card.labels:
        return True
    if GrantsAbility in index:
        for entry in index[GrantsAbility]:
            if label in entry.ability.given.labels and entry.ability.applies(t, holder(t, entry), b):
                return True
    return False


def own_triggers(t: Table, b: Body, label: str, seat: int, event: Event | None = None) -> list[Trigger]:
    """A card's own abilities with that label, printed or gained, waiting to resolve."""
    found = []
    for ability, giver, by in labelled(t, b, label):
        me = Source(b.n, seat, b, event, giver)
        if seat != b.controller:
            me.lent = True
        found.append(Trigger(ability, me, by))
    return found


def printed_triggers(card: Card, label: str, n: int, seat: int, event: Event | None = None) -> list[Trigger]:
    """The abilities with that label of a card that is not in play: an action, a card discarded."""
    found = []
    if label in card.labels:
        for ability in card.labels[label]:
            found.append(Trigger(ability, Source(n, seat, None, event)))
    return found


def heard(t: Table, entry: Entry[Ability], event: Event) -> Trigger:
    """The trigger of an entry of the index."""
    return Trigger(entry.ability, speaker(t, entry, event), entry.serial)


def hearing(t: Table, event: Event, met: Met | None = None) -> list[Trigger]:
    """Whoever in the index waits for this event now. Whether it was such a moment is looked at once for each: what
    resolves in the same window changes nothing about what it follows, only who comes anew looks for itself (v17.2
    «Jugador activo», FAQ «Agujero de Gusano Salvaje»).
    """
    found: list[Trigger] = []
    if type(event) not in t.index:
        return found
    met = {} if met is None else met
    for e in t.index[type(event)]:
        key = (e.serial, e.n, id(e.ability), id(event))
        if key not in met:
            met[key] = e.ability.meets(t, e, event)
        if met[key] and e.ability.waits(t, e, event):
            found.append(heard(t, e, event))
    return found


# Windows


def resolve_heard(t: Table, listeners: Iterable[tuple[Entry[Ability], Event]]) -> Flow[None]:
    """Resolve what a group of events triggered at the gate."""
    speaking = [(e, event) for e, event in listeners if alive(t, e) and not _dies_of(t, e, event)]
    return in_order(t, [heard(t, entry, event) for entry, event in speaking])


def _dies_of(t: Table, entry: Entry[Ability], event: Event) -> bool:
    """Whether damage destroys the very creature that would follow it: it dies before, also where others are still to be
    put away with it (v17.2 FAQ «Orden de resolución», Venator Altum).
    """
    return isinstance(event, DamageDealt) and event.body.tagged and entry.n == event.body.n


def note(t: Table, event: Event) -> None:
    """Record a notice whose window its chapter opens itself."""
    t.log.append(event)


def stirs(t: Table, card: Card, label: str, kinds: tuple[type, ...]) -> bool:
    """Whether anything may wait for these notices or behind that label; most often nothing does."""
    if label in card.labels:
        return True
    held = t.index.keys()
    return not (held.isdisjoint(kinds) and held.isdisjoint(LABELLING))


def follow(t: Table, event: Event, used: Event, b: Body, label: str, seat: int) -> Flow[None] | Nothing:
    """Record what a creature was used for, and that it was used, and open the one window of both (v17.2 «Luchar» names
    them together): its own abilities with that label (none for an empty one), while it is in play, and whatever waits
    for either.
    """
    t.log.extend((event, used))
    if not stirs(t, b.copy_of.card, label, (type(event), type(used))):
        return NOTHING
    return window(t, partial(_following, t, event, used, b, label, seat, {}))


def _following(
    t: Table, event: Event, used: Event, b: Body, label: str, seat: int, met: Met
) -> list[Trigger]:
    """What waits in the window of a use."""
    own = own_triggers(t, b, label, seat, event) if label and t.bodies.get(b.n) is b else []
    return own + hearing(t, event, met) + hearing(t, used, met)


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
    waiting = collect()
    first = early = _early(waiting)
    while not t.over:
        if early:
            waiting = _ahead(waiting, first)
        if not waiting:
            return
        trigger = waiting[0] if len(waiting) == 1 else (yield from chosen(t, waiting))
        done.append(trigger)
        if trigger.stands(t):
            yield from _resolve(t, trigger)
            if RepeatsPlay in t.index and isinstance(trigger.me.event, Played):
                yield from _repeated(t, trigger)
        waiting = _others(collect(), done)
        early = _early(waiting)


def _others(waiting: list[Trigger], done: list[Trigger]) -> list[Trigger]:
    """Those that have not been resolved yet."""
    return [x for x in waiting if not any([x.same(y) for y in done])] if waiting else waiting


def _early(waiting: list[Trigger]) -> list[Trigger]:
    """Those that come before a card's own effect; most often none."""
    found = []
    for x in waiting:
        if x.ability.ahead:
            found.append(x)
    return found


def _ahead(waiting: list[Trigger], early: list[Trigger]) -> list[Trigger]:
    """What comes before a card's own effect: that waits, and whoever comes only now comes too late (v17.2 FAQ «Traje
    de Protección»).
    """
    timely = [x for x in waiting if not x.ability.ahead or any(x.same(y) for y in early)]
    hold = any(x.ability.ahead for x in timely)
    return [x for x in timely if not hold or not x.ability.labels]


def _repeated(t: Table, trigger: Trigger) -> Flow[None]:
    """A «Jugar:» ability is resolved again, before another one is (v17.2 FAQ «Oficial Científico Morfeus»)."""
    me, b = trigger.me, trigger.me.body
    if b is None or "play" not in trigger.ability.labels:
        return
    for entry in t.index.get(RepeatsPlay, ()):
        if alive(t, entry) and trigger.stands(t) and entry.ability.again(t, holder(t, entry), me.seat, b):
            again = Source(me.card, me.seat, b, me.event, me.upgrade)
            yield from _resolve(t, Trigger(trigger.ability, again, trigger.giver))


def _resolve(t: Table, trigger: Trigger) -> Flow[None]:
    """Resolve a trigger, unless it is in a loop that the active player has ended (v17.2 «Bucles infinitos»).

    A trigger that waits for itself a dozen times over is taken for a loop: the active player names how often
    it is resolved yet.
    """
    key = (trigger.me.card, id(trigger.ability))
    depth = t.loops.get(key, 0)
    if depth >= LOOP and not (yield from goes_on(t, key, depth, trigger.me.card)):
        return
    t.loops[key] = depth + 1
    yield from trigger.ability.resolve(t, trigger.source(t))
    t.loops[key] = depth


def goes_on(t: Table, key: tuple[object, ...], depth: int, source: int) -> Flow[bool]:
    """Whether a loop is resolved once more: the active player has named how often, or names it now."""
    if ("end", key) not in t.loops:
        more: int = yield from ask(t.active, "loop", list(range(MOST_LOOPS + 1)), source=source)
        t.loops["end", key] = LOOP + more
    return depth < t.loops["end", key]


def _indifferent(t: Table, triggers: Sequence[Trigger], distinct: Sequence[Trigger]) -> Trigger | None:
    """One of those that differ whose place among the others cannot matter, as things stand: it is not asked about."""
    known: list[Reach] = []
    for x in distinct:
        reach = x.ability.reach(t, x.source(t))
        if reach is None:
            return None
        known.append(reach)
    alike = [sum(x.equal(y) for y in triggers) for x in distinct]
    known = [_where_short(t, reach, known, alike) for reach in known]
    for i, reach in enumerate(known):
        if all(reach.apart(other) for other in known[:i] + known[i + 1 :]):
            return distinct[i]
    return None


def _where_short(t: Table, reach: Reach, known: Sequence[Reach], times: Sequence[int]) -> Reach:
    """A reach that looks at a pool too where all that would be taken from it, by each of them so many times, is more
    than it holds: what is added to it meanwhile is taken then.
    """
    short = []
    for seat in dict.fromkeys(seat for seat, _ in reach.takes):
        due = sum(
            much * n for x, n in zip(known, times, strict=True) for pool, much in x.takes if pool == seat
        )
        if due > t.amber[seat]:
            short.append(f"pool {seat}")
    return reach._replace(reads=reach.reads.union(short)) if short else reach


def chosen(t: Table, triggers: Sequence[Trigger]) -> Flow[Trigger]:
    """The trigger the active player resolves next; equal ones are offered once."""
    distinct = _distinct(triggers)
    if len(distinct) == 1 or all(x.ability.simple for x in distinct):
        return triggers[0]
    free = _indifferent(t, triggers, distinct)
    if free is not None:
        return free
    codes = [(_shown(x.me), i) for i, x in enumerate(distinct)]
    picked = yield from ask(t.active, "order", codes, about=tuple(distinct))
    place: int = picked[1]
    return distinct[place]


def _distinct(triggers: Sequence[Trigger]) -> list[Trigger]:
    """These, equal ones once."""
    distinct: list[Trigger] = []
    for trigger in triggers:
        if not any(trigger.equal(x) for x in distinct):
            distinct.append(trigger)
    return distinct


def one_of(t: Table, triggers: Sequence[Trigger], n: int) -> Flow[Trigger]:
    """The one ability of a card that is resolved, of several behind one label; equal ones are offered once."""
    distinct = _distinct(triggers)
    if len(distinct) == 1:
        return triggers[0]
    codes = [(n, i) for i in range(len(distinct))]
    picked = yield from ask(t.active, "ability", codes, source=n, about=tuple(distinct))
    place: int = picked[1]
    return distinct[place]


def _shown(me: Source) -> int:
    """The card that an ability is offered by: the upgrade that gives it, if one does."""
    return me.card if me.upgrade is None or me.upgrade.kind != "upgrade" else me.upgrade.n
