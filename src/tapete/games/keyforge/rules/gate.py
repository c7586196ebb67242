"""The one road to change, and what follows from it: the newly dead, destruction in batches, leaving play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import (
    AmberGained,
    ControlChanged,
    DamageDealt,
    Ended,
    EntersPlay,
    Gone,
    Left,
    Marked,
    Surfaced,
    Tagged,
    WasDestroyed,
)
from tapete.games.keyforge.rules.constants import (
    ActsWhenever,
    ChangesArmor,
    ChangesPower,
    RemovesArmor,
    TakesControl,
)
from tapete.games.keyforge.rules.order import heard, in_order, next_of, own_triggers
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.rules.values import armor, freeze, keyword, mend_armor, power
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.decision import ask
from tapete.kernel.flow import Flow
from tapete.kernel.gate import make_gate, unsettled

BOLSTERS: Final = (ChangesPower, ChangesArmor, RemovesArmor)
OF_ONE: Final = (EntersPlay, Left, Marked)
"""Events that change no power but that of their own card, as long as power and armor are those printed."""


def _resolve(t: Table, listeners: list[tuple[Entry[Ability], Any]]) -> Flow[None]:
    """Resolve what a group of events triggered."""
    if any(unsettled(t, event) for _, event in listeners):
        # Who has lethal damage is marked before anything follows it (v17.2 table «Daño» 4): healing comes too late.
        yield from _settle(t, (None,))
    yield from in_order(t, [heard(t, entry, event) for entry, event in listeners if _alive(t, entry)])


def _alive(t: Table, entry: Entry[Ability]) -> bool:
    return entry.lasting is not None or entry.n in t.bodies


def _prefer(t: Table, entries: list[Entry[Ability]], event: Any) -> Flow[Entry[Ability]]:
    """Which of several replacements acts first: the active player chooses, also between copies of one (v17.2
    «Jugador activo», FAQ «Ser Marrows»), unless it is all one.
    """
    # Wherever a card would go, what keeps it in play does: a cloak and a ritual have one result.
    ending = [entry for entry in entries if not entry.ability.redirects]
    entries = ending or entries
    distinct: list[Entry[Ability]] = []
    for entry in entries:
        if not any(_all_one(t, entry, x) for x in distinct):
            distinct.append(entry)
    if len(distinct) == 1:
        return entries[0]
    codes = [(e.n, i) for i, e in enumerate(distinct)]
    place: int = (yield from ask(t.active, "order", codes, about=("instead",) * len(codes)))[1]
    return distinct[place]


def _all_one(t: Table, one: Entry[Ability], other: Entry[Ability]) -> bool:
    """Whether the same comes of it whichever of two replacements acts: one ability that does not mind whose it is, or
    that one creature has twice from copies nobody can tell apart.
    """
    if one.ability is not other.ability:
        return False
    if not one.ability.personal:
        return True
    mine, theirs = t.bodies.get(one.n), t.bodies.get(other.n)
    if mine is None or theirs is None or mine.host < 0 or mine.host != theirs.host:
        return False
    return mine.controller == theirs.controller and t.cast[mine.n].alike(t.cast[theirs.n])


def _settle(t: Table, events: Sequence[Any]) -> Any:
    """Whenever power may have fallen or damage grown, the newly dead are tagged, all at once."""
    if t.over:
        return ()
    dead = _dying(t, events)
    if dead or t.omens or t.strayed or TakesControl in t.index or ActsWhenever in t.index:
        return _settled(t, dead)
    return ()


def _settled(t: Table, dead: list[Body]) -> Flow[None]:
    if t.omens:
        _lay_blame(t, dead)
    if dead:
        yield from destroy(t, dead)
    if TakesControl in t.index or t.strayed:
        yield from _reclaim(t)
    if ActsWhenever in t.index:
        for entry in t.index[ActsWhenever]:
            if _alive(t, entry) and entry.ability.holds(t, speaker(t, entry)):
                yield from entry.ability.resolve(t, speaker(t, entry))


def _dying(t: Table, events: Sequence[Any]) -> list[Body]:
    """Creatures with damage equal to their power or more. Printed power, less all that lowers any, is a floor."""
    if _only_these(t.index, events):
        return _struck(t, events)
    bodies = t.bodies
    lowered = sum(e.ability.lowers for e in t.index.get(ChangesPower, ()))
    dead = []
    for line in t.line:
        for n in line:
            b = bodies[n]
            if b.armor_used:
                mend_armor(b, armor(t, b))
            if b.damage < b.copy_of.card.power + b.power_counters - lowered or b.tagged:
                continue
            if b.damage >= power(t, b):
                dead.append(b)
    return dead


def _only_these(index: Any, events: Sequence[Any]) -> bool:
    """Whether nobody's power or armor can have changed, so that only the creatures of the events may be dying."""
    printed = not any(kind in index for kind in BOLSTERS)
    for event in events:
        kind = type(event)
        if kind is DamageDealt:
            if kind in index and any(entry.unsettles for entry in index[kind]):
                return False
        elif not (printed and kind in OF_ONE):
            return False
        if kind is Left and event.body.copy_of.card.bolsters:
            return False
    return True


def _struck(t: Table, events: Sequence[Any]) -> list[Body]:
    """The dying among the creatures of some events, in the order in which they stand."""
    dead: list[Body] = []
    for event in events:
        b: Body = event.body
        if b.kind == "creature" and b.damage >= power(t, b) and not b.tagged and t.bodies.get(b.n) is b:
            if b not in dead:
                dead.append(b)
    if len(dead) < 2:
        return dead
    numbers = [b.n for b in dead]
    return [t.bodies[n] for line in t.line for n in line if n in numbers]


def _lay_blame(t: Table, dead: list[Body]) -> None:
    """Damage by power in a fight: poison kills, and whoever dies of it dies fighting."""
    omens: tuple[DamageDealt, ...] = t.omens
    t.omens = ()
    for hit in omens:
        b = hit.body
        if hit.poison and not b.tagged and t.bodies.get(b.n) is b and b not in dead:
            dead.append(b)
        if b in dead and hit.fight is not None:
            b.killer, b.in_fight = hit.fight.n, True


def _reclaim(t: Table) -> Flow[None]:
    """Cards cross to whoever controls them now: the latest effect wins (v17.2 «Control y propiedad»)."""
    crossing = {b.n: b for b in t.bodies.values() if b.kind != "upgrade" and _master(t, b) != b.controller}
    while crossing:
        n = yield from next_of(t, list(crossing), marked=True)
        b = crossing.pop(n)
        if t.bodies.get(n) is not b or (seat := _master(t, b)) == b.controller:
            continue
        place = 0
        if b.kind == "creature":
            place = yield from flank(t, seat, n)
        yield from happen(t, [ControlChanged(b, seat, place)])


def _master(t: Table, b: Body) -> int:
    """Who controls a card by the effects there are."""
    seat = b.home
    for entry in t.index.get(TakesControl, ()):
        me = speaker(t, entry)
        if entry.ability.applies(t, me, b):
            seat = me.seat
    return seat


def flank(t: Table, seat: int, n: int) -> Flow[int]:
    """Which flank of that battleline a creature takes: the active player chooses (v17.2 «Flanco»)."""
    size = len(t.line[seat])
    if not size:
        return 0
    side = yield from ask(t.active, "flank", ("left", "right"), source=n)
    return 0 if side == "left" else size


happen = make_gate(_resolve, _prefer, _settle)


def note(t: Table, event: Any) -> None:
    """Record a notice whose window its chapter opens itself."""
    t.log.append(event)


# Destroyed


def destroy(t: Table, bodies: Iterable[Body]) -> Flow[list[Body]]:
    """Tag cards, resolve their «Destruida:» abilities, and at the outermost level put all tagged cards
    away together.

    The table «Destruida» of v17.2. Returns those that were tagged.
    """
    fresh, shields = _taggable(t, bodies)
    if shields:
        yield from happen(t, shields)
    if not fresh:
        return fresh
    outermost = t.batch is None
    if outermost:
        t.batch = []
    t.batch.extend(fresh)
    triggers = []
    for b in fresh:
        triggers += [x for x in own_triggers(t, b, "destroyed", b.controller) if not x.ability.instead]
    yield from happen(t, [Tagged(b) for b in fresh])
    if triggers:
        yield from in_order(t, triggers)
    if outermost:
        batch, t.batch = t.batch, None
        yield from _bury(t, batch)
    return fresh


def _taggable(t: Table, bodies: Iterable[Body]) -> tuple[list[Body], list[Any]]:
    """Which of some cards can be tagged, and the wards that keep others."""
    fresh: list[Body] = []
    shields: list[Any] = []
    for b in bodies:
        if b.tagged or b in fresh or t.bodies.get(b.n) is not b or keyword(t, b, "invulnerable"):
            continue
        if b.warded:
            shields.append(Marked(b, "warded", 0))
        else:
            fresh.append(b)
    return fresh, shields


def _bury(t: Table, batch: list[Body]) -> Flow[None]:
    """All cards still in play and still tagged go to the discard pile together; then all count as
    destroyed.
    """
    here = [b for b in batch if b.tagged and t.bodies.get(b.n) is b]
    gone = [b for b in batch if b.tagged and b not in here]
    if len(here) > 1 and pile_order_counts(t):
        here = yield from _piled(t, here)
    yield from _remove(t, here, "discard", None, destroyed=True, gone=gone)


def pile_order_counts(t: Table) -> bool:
    """Whether some card of this match looks at the order of a discard pile; else nobody is asked about it."""
    return any(copy.card.reads_pile for copy in t.cast)


def _piled(t: Table, bodies: list[Body]) -> Flow[list[Body]]:
    """Destroyed cards in the order they are put into their owners' piles: the active player decides (v17.2
    «Destruida»).
    """
    ordered: list[Body] = []
    for seat in (t.active, 1 - t.active):
        left = [b.n for b in bodies if b.owner == seat]
        while left:
            n = yield from next_of(t, left)
            left.remove(n)
            ordered.append(t.bodies[n])
    return ordered


# Leaving play


def leave(
    t: Table, bodies: Iterable[Body], to: str, to_seat: int | None = None, *, top: bool = True
) -> Flow[list[Body]]:
    """Cards leave play for a zone of their owners (or of `to_seat`); a ward keeps a creature. Returns
    those that left.
    """
    going: list[Body] = []
    shields: list[Any] = []
    for b in bodies:
        if t.bodies.get(b.n) is not b or b in going:
            continue
        if b.warded:
            shields.append(Marked(b, "warded", 0))
        else:
            going.append(b)
    if shields:
        yield from happen(t, shields)
    yield from _remove(t, going, to, to_seat, top=top)
    return [b for b in going if t.bodies.get(b.n) is not b]


def _remove(
    t: Table,
    going: list[Body],
    to: str,
    to_seat: int | None,
    *,
    destroyed: bool = False,
    top: bool = True,
    gone: list[Body] | None = None,
) -> Flow[None]:
    """The common end of every way out of play: the cards, then what was on and under them, then the
    notices. `gone` are cards destroyed with them that had left already.
    """
    events: list[Any] = []
    if t.switches.leaves_play_before:
        yield from _last_words(t, going)
    for b in going:
        freeze(t, b)
        events.append(Left(b, to, b.owner if to_seat is None else to_seat, destroyed=destroyed, top=top))
    if events:
        yield from happen(t, events)
    left = [b for b in going if t.bodies.get(b.n) is not b]
    for b in going:
        if t.bodies.get(b.n) is b:
            b.houses = ()
    yield from _leftovers(t, left)
    notices: list[Any] = [Gone(b, to) for b in left]
    if destroyed:
        # What waits for cards to leave and what waits for them to be destroyed is one window (v17.2 table
        # «Destruida» 4).
        notices += [WasDestroyed(b, "discard") for b in (*(gone or ()), *left)]
    if notices:
        yield from happen(t, notices)
    if left and t.lasting:
        yield from _loosen(t, left)


def _last_words(t: Table, going: list[Body]) -> Flow[None]:
    """2018 (v1.1 «Abandona el juego»): «Abandona el juego:» abilities resolve just before the card leaves."""
    triggers = [x for b in going for x in own_triggers(t, b, "leaves", b.controller)]
    if triggers:
        yield from in_order(t, triggers)


def _leftovers(t: Table, left: list[Body]) -> Flow[None]:
    """Upgrades are discarded, Æmber on a creature goes to the opponent, cards underneath to their
    owners' piles.
    """
    for b in left:
        for n in b.upgrades:
            if n in t.bodies:
                yield from _remove(t, [t.bodies[n]], "discard", None)
        if b.amber and b.kind == "creature":
            yield from happen(t, [AmberGained(1 - b.controller, b.amber, "left")])
        if b.under:
            yield from happen(t, [Surfaced(n, t.cast[n].owner) for n in b.under])


def _loosen(t: Table, left: list[Body]) -> Flow[None]:
    """Lasting effects that hang on a card in play, or are about it alone, end with it."""
    ended = tuple(
        effect
        for effect in t.lasting
        if any(effect.holder == b.ref or effect.about == (b.ref,) for b in left)
    )
    if ended:
        yield from happen(t, [Ended(ended)])
