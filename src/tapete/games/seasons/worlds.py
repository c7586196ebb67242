"""Worlds that a seat cannot tell from the true one.

What a seat knows of hidden cards comes from three places: the draft (it saw each pack when it held
it, so what was taken between two of its visits is a set it knows, one card for each seat in
between), its memory (`t.memory`), and what everybody sees. Everything else is dealt anew; nothing
that the seat could not name keeps its true place.
"""

from __future__ import annotations

from collections.abc import Container

from tapete.kernel.chance import Rng

from .printed import DEALT
from .table import DEAL, GROUPS, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, Table


def redraw(t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
    """Deal anew, in place, what the seat cannot deduce."""
    for other in range(t.seats):
        if other != seat:
            t.memory[other] = {}
    if t.step == DEAL:
        return
    if t.step <= GROUPS:
        if t.level != "apprentice":
            _redraw_draft(t, seat, rng)
        else:
            t.deck[:] = rng.shuffled(sorted(t.deck))
        return
    _Dealer(t, seat, rng, kept).deal()


# The draft.


def segments(seat: int, pack: int, seats: int, visits: int) -> list[tuple[int, int]]:
    """The stretches of picks of a pack that the seat knows as sets: from each visit to the next.

    `visits` is how many picks had begun when the seat last could look.
    """
    first = (seat - pack) % seats
    seen = [i for i in range(first, DEALT, seats) if i <= visits]
    ends = [*seen[1:], DEALT]
    return [(i + 1, ends[k]) for k, i in enumerate(seen) if i + 1 < ends[k]]


def _redraw_draft(t: Table, seat: int, rng: Rng) -> None:
    """Permute what was taken between the seat's visits; deal anew what it never saw."""
    done = len(t.picks[0])
    cells = [[*t.picks[p], *t.packs[p]] if t.packs else list(t.picks[p]) for p in range(t.seats)]
    unseen: list[tuple[int, int]] = []
    for pack in range(t.seats):
        first = (seat - pack) % t.seats
        if first > done:
            first = len(cells[pack])
        unseen += [(pack, i) for i in range(first)]
        for start, end in segments(seat, pack, t.seats, done):
            if start > done:
                continue  # the pack is in the seat's hands: nothing of it is hidden
            cells[pack][start:end] = rng.shuffled(sorted(cells[pack][start:end]))
    pool = rng.shuffled(sorted([*t.deck, *(cells[p][i] for p, i in unseen)]))
    for p, i in unseen:
        cells[p][i] = pool.pop()
    t.deck[:] = pool
    t.picks = tuple(tuple(cell[:done]) for cell in cells)
    if t.packs:
        t.packs = tuple(tuple(sorted(cell[done:])) for cell in cells)


# The Tournament.


class _Dealer:
    """Deals the hidden cards of a table in the Tournament anew for one seat."""

    def __init__(self, t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
        self.t = t
        self.seat = seat
        self.rng = rng
        self.kept = kept
        self.others = [s for s in range(t.seats) if s != seat]
        self.memory = t.memory[seat]
        #: what is known to lie in each zone, filled step by step; a zone is a name and a seat
        self.put: dict[tuple[str, int], list[int]] = {zone: [] for zone in self._sizes()}
        self.size = self._sizes()
        self.loose = {c for zone in self.size for c in self._true(zone)}

    def _sizes(self) -> dict[tuple[str, int], int]:
        t = self.t
        sizes = {("deck", 0): len(t.deck), ("discard", 0): len(t.discard)}
        for s in self.others:
            sizes["hand", s] = len(t.hand[s])
            sizes["second", s] = len(t.library[s * 2])
            sizes["third", s] = len(t.library[s * 2 + 1])
        return sizes

    def _true(self, zone: tuple[str, int]) -> list[int]:
        t, (name, s) = self.t, zone
        if name == "deck":
            return t.deck
        if name == "discard":
            return t.discard
        return t.hand[s] if name == "hand" else list(t.library[s * 2 + (name == "third")])

    def deal(self) -> None:
        self._fix_what_was_just_seen()
        self._fix_what_is_remembered()
        self._deal_the_draft()
        self._deal_what_is_doubtful()
        self._deal_the_rest()

    def _place(self, card: int, zone: tuple[str, int]) -> None:
        self.put[zone].append(card)
        self.loose.discard(card)

    def _mixed(self, cards: list[int]) -> list[int]:
        return self.rng.shuffled(sorted(cards)) if len(cards) > 1 else cards

    def _free(self, zone: tuple[str, int]) -> int:
        return self.size.get(zone, 0) - len(self.put.get(zone, ()))

    def _fix_what_was_just_seen(self) -> None:
        """Cards seen since the last quiet moment must be found where they were."""
        self.fixed_in_deck: dict[int, int] = {}
        if self.kept == ():
            return
        for zone in self.size:
            for card in self._true(zone):
                if card in self.kept:
                    self._place(card, zone)
        self.fixed_in_deck |= {i: c for i, c in enumerate(self.t.deck) if c in self.kept}

    def _zones(self, mask: int) -> list[tuple[str, int]]:
        zones = [("deck", 0)] if mask & (IN_DECK | ON_TOP) else []
        if mask & IN_DISCARD:
            zones.append(("discard", 0))
        return zones + [("hand", s) for s in self.others if mask & IN_HAND << s]

    def _fix_what_is_remembered(self) -> None:
        """Cards that can lie in one zone only."""
        for card, mask in sorted(self.memory.items()):
            zones = self._zones(mask)
            if card in self.loose and len(zones) == 1 and self._free(zones[0]):
                self._place(card, zones[0])
                if mask & ON_TOP:
                    self.fixed_in_deck[len(self.t.deck) - 1] = card

    def _deal_the_draft(self) -> None:
        """Cards seen in the draft: whose each is, then in which of that seat's groups."""
        known = self._known_groups() if self.t.level == "apprentice" else self._known_picks()
        for s in self.others:
            left = self._mixed(known[s])
            room = min(self._free(("hand", s)), self._most_in_hand(s))
            slots = [("hand", s)] * room
            for name in ("second", "third"):
                slots += [(name, s)] * self._free((name, s))
            for card, zone in zip(left, self.rng.shuffled(slots), strict=False):
                self._place(card, zone)

    def _known_groups(self) -> dict[int, list[int]]:
        """Preset groups are known to all; a table that was set up may not tell of any."""
        return {s: [c for c in self._group_of(s) if self._is_hidden_draft(c)] for s in self.others}

    def _group_of(self, s: int) -> tuple[int, ...]:
        return self.t.picks[s] if self.t.picks else ()

    def _is_hidden_draft(self, card: int) -> bool:
        return card in self.loose and card not in self.memory

    def _known_picks(self) -> dict[int, list[int]]:
        """Who may have picked what, drawn anew where the seat saw a set and not the picks."""
        t = self.t
        known: dict[int, list[int]] = {s: [] for s in self.others}
        picks = [list(p) for p in t.picks]
        self.known_drafted: dict[int, int] = dict.fromkeys(self.others, 0)
        for pack in range(len(picks)):
            first = (self.seat - pack) % t.seats
            # What the seat never saw it cannot say of anybody.
            picks[pack][:first] = [0] * first
            for start, end in segments(self.seat, pack, t.seats, DEALT):
                cells = [i for i in range(start, end) if self._is_hidden_draft(picks[pack][i])]
                cards = self._mixed([picks[pack][i] for i in cells])
                for i, card in zip(cells, cards, strict=True):
                    picks[pack][i] = card
                    known[(pack + i) % t.seats].append(card)
                for i in range(start, end):
                    self.known_drafted[(pack + i) % t.seats] += i not in cells
        t.picks = tuple(tuple(p) for p in picks)
        return known

    def _most_in_hand(self, s: int) -> int:
        """How many drafted cards can still be in a hand: those of opened groups, less the ones seen since."""
        opened = 3 * (3 - bool(self.t.library[s * 2]) - bool(self.t.library[s * 2 + 1]))
        if self.t.level == "apprentice":
            gone = sum(not self._is_hidden_draft(c) for c in self._group_of(s))
        else:
            gone = self.known_drafted[s]
        return max(0, opened - gone)

    def _deal_what_is_doubtful(self) -> None:
        """Cards that can lie in several zones, each place alike."""
        for card, mask in sorted(self.memory.items()):
            places = [zone for zone in self._zones(mask) for _ in range(self._free(zone))]
            if card in self.loose and places:
                self._place(card, self.rng.choice(places))

    def _deal_the_rest(self) -> None:
        """Everything never seen, anywhere that is left."""
        t, rng, put = self.t, self.rng, self.put
        pool = rng.shuffled(sorted(self.loose))
        known_in_deck = bool(put["deck", 0])
        at = 0
        for zone, size in self.size.items():
            free = size - len(put[zone])
            put[zone] += pool[at : at + free]
            at += free
        if known_in_deck:
            self._order_the_deck()
        else:
            t.deck[:] = put["deck", 0]
        t.discard[:] = sorted(put["discard", 0])
        for s in self.others:
            # Of equal cards one is offered, the first: the one seen since comes before its copies.
            held = sorted(self.put["hand", s])
            t.hand[s] = [c for c in held if c in self.kept] + [c for c in held if c not in self.kept]
            t.library[s * 2] = tuple(sorted(self.put["second", s]))
            t.library[s * 2 + 1] = tuple(sorted(self.put["third", s]))

    def _order_the_deck(self) -> None:
        """Shuffle the draw pile around the cards whose very place is known."""
        fixed, deck = self.fixed_in_deck, self.t.deck
        free = self.rng.shuffled(sorted(c for c in self.put["deck", 0] if c not in fixed.values()))
        deck[:] = [fixed[i] if i in fixed else free.pop() for i in range(len(deck))]
