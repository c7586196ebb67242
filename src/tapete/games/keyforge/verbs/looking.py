"""Verbs that show cards out of play or look for them: reveal, look at, search."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.events import Arranged
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.constants import ActsWhenever
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.play import play_by_effect, put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Pick, Table
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.constants import Leaning
from tapete.games.keyforge.verbs.piles import carry, in_stack_order
from tapete.games.keyforge.verbs.places import Zone, looked_at, your_deck
from tapete.games.keyforge.verbs.targets import Target, choose, out_of_play
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import name_of
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
    """Look at the cards of a zone, or at some of them, alone."""

    what: Zone | Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if isinstance(self.what, Zone):
            yield from piles.reveal(t, self.what.cards(t, me), me.seat)
            return
        seen = out_of_play((yield from self.what.pick(t, me, "reveal")))
        yield from piles.reveal(t, seen, me.seat)
        me.that = list(seen)
        me.did(len(seen), list(seen), bool(seen))


@dataclass(frozen=True)
class LookAtTop(Verb):
    """Look at the top cards of a deck, alone; what follows takes them from `looked_at`."""

    count: int
    _: KW_ONLY
    who: Who = you

    def vain(self, t: Table, me: Source) -> bool:
        return not piles.has_top(t, self.who.seat(me))

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
    to: Literal["hand", "discard", "archives", "play", "played", "top"] = "hand"
    """Where what is found goes: `hand`, `discard` or `play`; or `played`, where it is played."""
    unlike: bool = False
    """Only cards with different names."""

    def vain(self, t: Table, me: Source) -> bool:
        piled = t.discard[me.seat] if self.discard_too else []
        return not t.deck[me.seat] and not any(self.what.fits(t, me, n) for n in piled)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = me.seat
        looked = (yield from piles.top(t, seat, self.top)) if self.top else list(t.deck[seat])
        yield from piles.reveal(t, looked, seat)
        places = [*looked, *(t.discard[seat] if self.discard_too else [])]
        found = [n for n in places if self.what.fits(t, me, n)]
        chosen = yield from self._chosen(t, me, found)
        went: list[Pick] = []
        if self.to == "played":
            went += yield from _played(t, chosen)
        elif self.to == "discard":
            went += yield from piles.discard(t, seat, chosen, "deck")
        elif self.to == "play":
            for n in chosen:
                place, whose = piles.where(t, n)
                body = yield from put_into_play(t, n, place, whose, seat)
                went += [] if body is None else [body]
        else:
            shown = self.reveals or t.switches.found_is_shown
            went += yield from carry(t, me, chosen, "hand", open=shown)
        if not self.top or t.switches.search_of_part_shuffles:
            yield from piles.shuffle_deck(t, seat)
        me.that = list(went)
        me.did(len(went), went, bool(went))

    def _chosen(self, t: Table, me: Source, found: list[int]) -> Flow[list[int]]:
        """What the player takes of what it found."""
        if not self.unlike:
            return (yield from choose(t, me, found, self.limit, "search", optional=True))
        chosen: list[int] = []
        while found and len(chosen) < self.limit:
            one = yield from choose(t, me, found, 1, "search", optional=True)
            if not one:
                break
            chosen += one
            found = [n for n in found if name_of(t, n) != name_of(t, one[0])]
        return chosen


def _played(t: Table, cards: list[int]) -> Flow[list[Pick]]:
    """Play what a search found, one after another; what was played."""
    went: list[Pick] = []
    for n in cards:
        place, seat = piles.where(t, n)
        if place and (yield from play_by_effect(t, n, place, seat)):
            went.append(t.bodies.get(n, n))
    return went


@dataclass(frozen=True)
class ShowsTop(Leaning, ActsWhenever):
    """You play with the top card of your deck revealed: whichever it is, both players see it."""

    def reads(self) -> tuple[object, ...]:
        """The deck."""
        return (your_deck,)

    def holds(self, t: Table, me: Source) -> bool:
        top = t.deck[me.seat][-1:]
        unseen = any(known.get(n) != () for known in t.known for n in top)
        return unseen and me.body is not None and not me.body.tagged and self.live(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return piles.reveal(t, t.deck[me.seat][-1:])
