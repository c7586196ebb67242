"""Places where an ability looks for cards: zones out of play, and play itself."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Who, Word, opponent, you


@dataclass(frozen=True)
class Zone(Word):
    """A place out of play."""

    place: str
    who: Who

    @property
    def looks_at(self) -> tuple[str, ...]:
        return () if self.place == "play" else ("piles",)

    def cards(self, t: Table, me: Source) -> list[int]:
        """The cards there."""
        return [n for seat in self.who.seats(t, me) for n in zone(t, self.place, seat)]

    def by_player(self, t: Table, me: Source) -> list[list[int]]:
        """The cards there, apart where several players are meant."""
        seats = self.who.seats(t, me)
        return [zone(t, self.place, seat) for seat in seats] if len(seats) > 1 else [self.cards(t, me)]


@dataclass(frozen=True)
class Looked(Zone):
    """Those of the cards just looked at that still lie in the deck, whosever it is."""

    def cards(self, t: Table, me: Source) -> list[int]:
        return [n for n in me.looked if n in t.deck[t.cast[n].owner]]


@dataclass(frozen=True)
class Affected(Zone):
    """Those of the cards the last instruction affected that lie in a discard pile."""

    def cards(self, t: Table, me: Source) -> list[int]:
        return [n for n in me.those if isinstance(n, int) and n in t.discard[t.cast[n].owner]]


@dataclass(frozen=True)
class Beneath(Zone):
    """The cards under this one."""

    personal_word = True

    def cards(self, t: Table, me: Source) -> list[int]:
        return list(me.body.under) if me.body is not None else []


your_hand = Zone("hand", you)
your_deck = Zone("deck", you)
your_discard = Zone("discard", you)
your_archives = Zone("archives", you)
their_hand = Zone("hand", opponent)
their_discard = Zone("discard", opponent)
their_archives = Zone("archives", opponent)
your_purged = Zone("purged", you)
each_purged = Zone("purged", Who("each"))
each_hand = Zone("hand", Who("each"))
a_discard = Zone("discard", Who("one"))
"""One of the two discard piles: what is chosen first says which."""
each_discard = Zone("discard", Who("each"))
looked_at = Looked("deck", you)
"""The cards of a deck that `LookAtTop` showed you."""
among_those = Affected("discard", you)
"""The cards just discarded: `Return(a(any_card, among_those))`."""
under_this = Beneath("under", you)
in_play = Zone("play", Who("each"))
"""Where cards are looked for unless another place is named; named beside others: `a(creature, in_play, your_hand)`."""
