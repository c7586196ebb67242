"""Verbs that shuffle cards and whole zones into decks."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import Moved
from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.piles import carry, owner_seat
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.targets import Target, out_of_play
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class ShuffleIn(Verb):
    """Shuffle cards into their owners' decks; all that are left of a discard pile are that pile."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        things = yield from self.what.pick(t, me, "shuffle-in")
        piled = [owner_seat(t, x) for x in out_of_play(things) if piles.where(t, x)[0] == "discard"]
        went = yield from carry(t, me, things, "deck")
        owners = [owner_seat(t, x) for x in went]
        for seat in (0, 1):
            if seat in owners:
                yield from piles.shuffle_deck(t, seat)
            if seat in piled and not t.discard[seat]:
                yield from piles.pile_shuffled(t, seat)
        me.did(len(went), went, bool(things) and len(went) == len(things))


@dataclass(frozen=True)
class ShuffleZones(Verb):
    """Shuffle whole zones into the deck: the discard pile, the hand; those of each player into its own."""

    zones: tuple[Zone, ...]

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        for seat in self.zones[0].who.seats(t, me):
            events = [
                Moved(n, seat, z.place, "deck", seat, open=z.place == "discard")
                for z in self.zones
                for n in zone(t, z.place, seat)
            ]
            if events:
                yield from happen(t, events)
            yield from piles.shuffle_deck(t, seat)
            if any(z.place == "discard" for z in self.zones):
                yield from piles.pile_shuffled(t, seat)


@dataclass(frozen=True)
class SwapZones(Verb):
    """The deck and the discard pile of a player change places; then the deck is shuffled."""

    _: KW_ONLY
    who: Who = you

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        for seat in self.who.seats(t, me):
            yield from self._swapped(t, seat)

    def _swapped(self, t: Table, seat: int) -> Flow[None]:
        deck, pile = list(t.deck[seat]), list(t.discard[seat])
        # The deck is turned over as it lies: its top card ends at the bottom of the pile (v17.2 FAQ
        # «Invertir el Tiempo»).
        down = [Moved(n, seat, "deck", "discard", seat, open=True) for n in reversed(deck)]
        up = [Moved(n, seat, "discard", "deck", seat, open=True) for n in pile]
        yield from happen(t, [*up, *down])
        yield from piles.emptied(t, seat)
        yield from piles.shuffle_deck(t, seat)
