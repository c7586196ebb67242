"""Verbs that show cards out of play or look for them: reveal, look at, search."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import Arranged
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Pick, Table
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.piles import carry, in_stack_order
from tapete.games.keyforge.verbs.places import Zone, looked_at
from tapete.games.keyforge.verbs.targets import Target, choose, out_of_play
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class Reveal(Verb):
    """Show cards of a zone to both players; what follows takes those of a deck from `looked_at`."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = yield from self.what.pick(t, me, "reveal")
        shown = out_of_play(cards)
        yield from piles.reveal(t, shown)
        # Those of a hand that were shown before stay so, to whoever repeats this.
        me.looked = [*(n for n in me.looked if piles.where(t, n)[0] == "hand"), *shown]
        me.that = list(cards)
        me.did(len(cards), list(cards), bool(cards))


@dataclass(frozen=True)
class LookAt(Verb):
    """Look at the cards of a zone, alone."""

    zone: Zone

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from piles.reveal(t, self.zone.cards(t, me), me.seat)


@dataclass(frozen=True)
class LookAtTop(Verb):
    """Look at the top cards of a deck, alone; what follows takes them from `looked_at`."""

    count: int
    _: KW_ONLY
    who: Who = you

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        me.looked = yield from piles.top(t, self.who.seat(me), self.count)
        yield from piles.reveal(t, me.looked, me.seat)
        me.that = list(me.looked)
        me.did(len(me.looked), list(me.looked), bool(me.looked))


@dataclass(frozen=True)
class PutBack(Verb):
    """Put the cards looked at that are left back on their deck in any order."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = looked_at.cards(t, me)
        order = out_of_play((yield from in_stack_order(t, me, cards)))
        if len(order) > 1:
            yield from happen(t, [Arranged(me.seat, t.cast[order[0]].owner, tuple(order))])
        me.did(len(order), list(order), bool(order))


@dataclass(frozen=True)
class Search(Verb):
    """Look through your deck (and discard pile) for such cards and take them into your hand; shuffle the
    deck after.
    """

    what: Things
    _: KW_ONLY
    limit: int = 1
    discard_too: bool = True
    top: int = 0
    """Only so many cards from the top of the deck; the rest stay in their order (v17.2 «Buscar»)."""
    reveals: bool = True
    """Whether the card itself says that what is found is revealed."""
    to: str = "hand"
    """Where what is found goes: `hand` or `discard`."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = me.seat
        looked = (yield from piles.top(t, seat, self.top)) if self.top else list(t.deck[seat])
        yield from piles.reveal(t, looked, seat)
        places = [*looked, *(t.discard[seat] if self.discard_too else [])]
        found = [n for n in places if self.what.fits(t, me, n)]
        chosen = yield from choose(t, me, found, self.limit, "search", optional=True)
        went: list[Pick] = []
        if self.to == "discard":
            went += yield from piles.discard(t, seat, chosen, "deck")
        else:
            shown = self.reveals or t.switches.found_is_shown
            went += yield from carry(t, me, chosen, "hand", open=shown)
        if not self.top or t.switches.search_of_part_shuffles:
            yield from piles.shuffle_deck(t, seat)
        me.that = list(went)
        me.did(len(went), went, bool(went))
