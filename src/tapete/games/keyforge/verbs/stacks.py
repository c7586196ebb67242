"""Cards by where they lie in a deck or a discard pile: on top, at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from tapete.games.keyforge.rules.piles import emptied, has_top
from tapete.games.keyforge.rules.piles import top as top_of
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Pick, Table
from tapete.games.keyforge.verbs.base import Who, now, opponent, you
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.kernel.flow import Flow

if TYPE_CHECKING:
    from tapete.games.keyforge.verbs.amounts import Number


@dataclass(frozen=True)
class Top(Target):
    """The top card of a deck, or so many; a number that is counted and not reached is not done (v17.2 FAQ «Escudo
    Paradójico»).
    """

    who: Who
    _: KW_ONLY
    count: Number = 1

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found: list[Pick] = []
        count = self.count if isinstance(self.count, int) else self.count.value(t, me)
        for seat in self.who.seats(t, me) if count else ():
            cards = yield from top_of(t, seat, count)
            me.short = me.short or (not isinstance(self.count, int) and len(cards) < count)
            found += cards
        me.that = found
        return found

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return None if any(has_top(t, seat) for seat in self.who.seats(t, me)) else []


@dataclass(frozen=True)
class Bottom(Target):
    """The bottom cards of a deck, first the lowest."""

    who: Who
    _: KW_ONLY
    count: int = 1

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found: list[Pick] = []
        for seat in self.who.seats(t, me):
            yield from emptied(t, seat)
            found += t.deck[seat][: self.count]
        me.that = found
        return list(found)


@dataclass(frozen=True)
class TopOfPile(Target):
    """The top cards of a discard pile, or the bottom ones, or the topmost of a kind; the order of the pile matters to it."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    count: int = 1
    bottom: bool = False
    pile_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found = self.plain(t, me)
        me.short = me.short or len(found) < self.count * len(self.who.seats(t, me))
        me.that = list(found)
        return now(list(found))

    def plain(self, t: Table, me: Source) -> Sequence[Pick]:
        found: list[Pick] = []
        for seat in self.who.seats(t, me):
            pile = t.discard[seat] if self.bottom else t.discard[seat][::-1]
            found += [n for n in pile if self.what.fits(t, me, n)][: self.count]
        return found

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return list(me.that)


top_card = Top(you)
top_of_discard = TopOfPile(you)
their_top_card = Top(opponent)
