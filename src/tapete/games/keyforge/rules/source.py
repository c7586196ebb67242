"""Who speaks while an ability resolves: the card, the seat called *you*, and what has happened so far
*this way*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Entry, Lasting, Pick, Ref, Table


class Source(msgspec.Struct, eq=False, gc=False):
    """The `me` of an ability. One is made for each resolution and thrown away after it."""

    card: int
    seat: int
    body: Body | None = None
    event: Any = None
    upgrade: Body | None = None
    """The upgrade, or the other card in play, that gives the ability, when one does."""
    that: Sequence[Pick] = ()
    """What was chosen last: *that creature*."""
    fought: Body | None = None
    """Whom a creature fought by this ability."""
    kept: Sequence[Pick] = ()
    """What was chosen earlier and is spoken of again: *the same creature*."""
    those: Sequence[Pick] = ()
    """What the last instruction really affected."""
    hurt: Sequence[Body] = ()
    """The creatures that the damage dealt last really damaged."""
    count: int = 0
    """How much it really did: Æmber stolen, damage healed, cards discarded *this way*."""
    done: bool = True
    """Whether it was carried out completely: *if you do*."""
    short: bool = False
    """Whether fewer cards were found than the instruction asks for."""
    after: tuple[Any, ...] = ()
    """The instructions that the ability still has after the one being carried out."""
    looked: Sequence[int] = ()
    """The cards of a deck looked at just now."""
    house: str = ""
    number: int = 0
    word: str = ""
    """The word chosen where it is no house: the name of a card."""
    player: int = -1
    """The player chosen, where one was; -1: it is *you*."""
    lasting: Lasting | None = None
    lent: bool = False
    """Whether its card is used as if it were yours: it is a friendly one to itself then (v17.2 FAQ «Como si fuera»)."""
    place: str = ""
    """The zone out of play that the ability speaks of its card in, where it waits in one."""

    def did(self, count: int, those: Sequence[Pick], done: bool) -> None:
        """Note what an instruction really did."""
        self.count = count
        self.those = those
        self.done = done and not self.short
        self.short = False

    def idled(self) -> None:
        """Note that an instruction found nothing to do, and chose nothing."""
        self.that = []
        self.did(0, [], False)

    def recall(self, t: Table) -> None:
        """Where a lasting effect speaks, *that* is what it is about, as far as it is still in play."""
        if self.lasting is not None and self.lasting.about:
            self.that = still_here(t, self.lasting.about)


def still_here(t: Table, about: Sequence[Ref]) -> list[Body]:
    """Those cards that have not left play since."""
    return [b for n, born in about if (b := t.bodies.get(n)) is not None and b.born == born]


def alive(t: Table, entry: Entry[Ability]) -> bool:
    """Whether the lasting effect or the card of an entry is still there to speak."""
    return entry.lasting is not None or entry.n in t.bodies or bool(entry.ability.works_in)


def speaker(t: Table, entry: Entry[Ability], event: Any = None) -> Source:
    """Who speaks for an entry of the index: the seat of a lasting effect, the creature that wears an upgrade for what
    the upgrade gives it, else the card itself.
    """
    effect = entry.lasting
    if effect is not None:
        if effect.about and entry.ability is not effect.ability:
            return _lent(t, effect, event)
        me = Source(effect.source, effect.seat, None, event)
        me.lasting = effect
        me.house = effect.house
        me.number, me.word = effect.number, effect.word
        me.recall(t)
        return me
    if entry.ability.works_in:
        return Source(entry.n, t.cast[entry.n].owner, None, event, place=entry.ability.works_in)
    body = t.bodies[entry.n]
    if body.host < 0:
        return Source(entry.n, body.controller, body, event)
    wearer = t.bodies[body.host] if entry.ability.granted else body
    return Source(wearer.n, wearer.controller, wearer, event, body)


def _lent(t: Table, effect: Lasting, event: Any) -> Source:
    """Who speaks for an ability that a card has from another: that card, as long as it is in play."""
    assert effect.about is not None
    n, born = effect.about[0]
    body = t.bodies.get(n)
    if body is None or body.born != born:
        return Source(n, effect.seat, None, event)
    return Source(n, body.controller, body, event)


def counts_as(t: Table, entry: Entry[Ability]) -> Copy:
    """The card that an entry of the index comes from, as everybody knows it: a token as its creature."""
    if entry.lasting is not None and entry.lasting.source == entry.n:
        return entry.lasting.told or t.cast[entry.n]
    b = t.bodies.get(entry.n)
    return t.cast[entry.n] if b is None else b.copy_of


def holder(t: Table, entry: Entry[Ability]) -> Source:
    """The source for a constant ability, which only reads it: kept as long as derived values are."""
    me: Source | None = t.cache.get(id(entry))
    if me is None:
        me = t.cache[id(entry)] = speaker(t, entry)
    return me
