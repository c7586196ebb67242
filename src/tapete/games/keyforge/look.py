"""What one seat knows of where every card lies, gathered once for all the numbers told of them (`encoding.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tapete.games.keyforge.rules.source import still_here
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.worlds import sees
from tapete.kernel.encoding import OneOf

#: places a card can lie in; a seat in doubt is told how likely each is
ZONES: Final = ("hand", "deck", "archives", "discard", "purged", "playing", "play", "under", "beneath")
#: hidden zones, by the names that knowledge has for them
HIDDEN: Final = ("hand", "deck", "archives")
ZONE: Final = OneOf(ZONES)

Numbers = tuple[float, ...]


@lru_cache(maxsize=4096)
def spot(zone: str, place: int = 0, row: int = 0) -> Numbers:
    """A place that is seen: the zone, the place in it, and the row of what the card lies on."""
    return (*ZONE[zone], place / 36, float(row))


@lru_cache(maxsize=4096)
def spread(zones: tuple[str, ...]) -> Numbers:
    """A place in doubt: any of some zones, each alike."""
    return (*(zones.count(zone) / len(zones) for zone in ZONES), 0.0, 0.0)


class Look:
    """Where each card lies for one seat at one moment."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat = t, seat
        #: the cards in play, in the order of their rows
        self.order: list[int] = []
        #: the place of each in its line, or on the creature it is on
        self.stands: dict[int, int] = {}
        self._lines()
        #: each card in play by the number of its row, from 1
        self.row = {n: place for place, n in enumerate(self.order, 1)}
        #: cards by the effects that are about them, told by their place among all
        self.about: dict[int, list[int]] = {}
        for row, e in enumerate(t.lasting):
            for b in still_here(t, e.about or ()):
                self.about.setdefault(b.n, []).append(row)
        self.played = {n: place for place, n in enumerate(t.played, 1)}
        #: cards whose very place the seat sees
        self.seen: dict[int, Numbers] = {}
        self._look()
        self.unseen = (self._unseen(0), self._unseen(1))

    def _lines(self) -> None:
        """My line from left to right, then theirs, my artifacts, theirs, then upgrades."""
        t, order, stands = self.t, self.order, self.stands
        for line in (
            t.line[self.seat],
            t.line[1 - self.seat],
            t.artifacts[self.seat],
            t.artifacts[1 - self.seat],
        ):
            order += line
            stands.update(zip(line, range(1, len(line) + 1)))
        for n in tuple(order):
            for place, up in enumerate(t.bodies[n].upgrades, 1):
                if up in t.bodies:
                    order.append(up)
                    stands[up] = place

    def _look(self) -> None:
        t, seen, seat = self.t, self.seen, self.seat
        known = t.known[seat]
        for s in (0, 1):
            for zone, cards in (("hand", t.hand[s]), ("archives", t.archives[s]), ("purged", t.purged[s])):
                shown = sees(t, seat, zone, s)
                if shown or known:
                    for place, n in enumerate(cards, 1):
                        if shown or known.get(n) == ():
                            seen[n] = spot(zone, place)
            for place, n in enumerate(t.discard[s], 1):
                seen[n] = spot("discard", place)
            for place, n in enumerate(t.limbo[s], 1):
                seen[n] = spot("playing", place)
        for n in self.order:
            self._look_at(t.bodies[n])

    def _look_at(self, b: Body) -> None:
        """A card in play and what lies under it or was put away by it."""
        mine, row = b.controller == self.seat, self.row[b.n]
        if mine or not b.face_down:
            self.seen[b.card] = spot("beneath" if b.face_down else "play", 0, row)
            if b.part >= 0:
                self.seen[b.part] = self.seen[b.card]
        for place, n in enumerate(b.under, 1):
            if mine or n in b.grafted:
                self.seen[n] = spot("under", place, row)
        for n in b.purged:
            if n in self.seen:
                self.seen[n] = (*self.seen[n][:-1], float(row))

    def _unseen(self, owner: int) -> Numbers:
        """How likely each zone holds a card of which the seat knows nothing: by how many lie there."""
        t, seen = self.t, self.seen
        counts = {}
        for zone in HIDDEN:
            cards = getattr(t, zone)[owner]
            counts[zone] = len(cards) - sum(map(seen.__contains__, cards))
        counts["under"] = counts["beneath"] = 0
        for b in t.bodies.values():
            if b.under:
                counts["under"] += sum(n not in seen for n in b.under if t.cast[n].owner == owner)
            if b.face_down and b.owner == owner:
                counts["beneath"] += b.card not in seen
        total = sum(counts.values()) or 1
        return (*(counts.get(zone, 0) / total for zone in ZONES), 0.0, 0.0)

    def lies(self, n: int) -> Numbers:
        """Where a card lies: as seen, as remembered, or anywhere."""
        found = self.seen.get(n)
        if found is not None:
            return found
        known = self.t.known[self.seat].get(n)
        owner = self.t.cast[n].owner
        if known is None:
            return self.unseen[owner]
        if not known:
            known = tuple(zone for zone in HIDDEN if n in getattr(self.t, zone)[owner]) or ("under",)
        return spread(known)
