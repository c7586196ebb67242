"""The table of a game of Seasons: plain data, `copy()` and `check()`."""

from __future__ import annotations

from typing import Any, Final, Literal

from tapete.kernel.errors import Broken

from .printed import (
    BONUSES,
    CARDS,
    COSTS,
    FACES,
    GAUGE,
    PRINTED,
    SPACES,
    YEARS,
    Cost,
    Level,
    Tokens,
    season_of,
)

# The steps of a game, in the order of the rulebook.
DEAL: Final = 0
DRAFT: Final = 1
GROUPS: Final = 2
ROUND: Final = 3
TAKE: Final = 4
DIE: Final = 5
MAIN: Final = 6
END: Final = 7

Step = Literal["deal", "draft", "groups", "round", "take", "die", "main", "end"]
STEPS: Final[tuple[Step, ...]] = ("deal", "draft", "groups", "round", "take", "die", "main", "end")

# What a zone is called in a seat's memory: a bit each; a hand is `IN_HAND << seat`.
IN_DECK: Final = 1
IN_DISCARD: Final = 2
#: on top of the draw pile
ON_TOP: Final = 4
#: drawn by another seat that has not yet said what it does with it
IN_ASIDE: Final = 8
IN_HAND: Final = 16

Packs = tuple[tuple[int, ...], ...]


class Table:
    """Everything that lies on the table. Lists by seat; cards are ints; tokens are counts."""

    __slots__ = (
        "active",
        "aside",
        "bonus",
        "boost",
        "box",
        "costs",
        "crystallising",
        "crystals",
        "deck",
        "discard",
        "ending",
        "first",
        "gauge",
        "hand",
        "index",
        "level",
        "library",
        "log",
        "memory",
        "over",
        "owner",
        "packs",
        "picks",
        "play",
        "pool",
        "reserve",
        "round",
        "scores",
        "seats",
        "space",
        "step",
        "stored",
        "taken",
        "turn",
        "turned",
        "year",
    )

    def __init__(self, seats: int, level: Level) -> None:
        self.seats = seats
        self.level = level
        #: where the game stands
        self.step = DEAL
        self.turn = 0
        self.over = False
        self.scores: tuple[int, ...] = ()
        self.round = 0
        self.first = 0
        self.active = 0
        self.space = 1
        #: 0 or -1 when the Boots turned back before the first year, 4 when they went past the third
        self.year = 1
        #: the Boots passed the last space: the game ends with this round
        self.ending = False
        #: each seat's board; the reserve holds four counts for each seat, one after another
        self.crystals = [0] * seats
        self.gauge = [0] * seats
        self.bonus = [0] * seats
        self.reserve = [0] * (4 * seats)
        #: cards: hands and cards in play by seat, library groups II and III of each seat
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.play: list[list[int]] = [[] for _ in range(seats)]
        self.library: list[tuple[int, ...]] = [()] * (2 * seats)
        self.deck: list[int] = []
        self.discard: list[int] = []
        #: cards drawn or picked up in the middle of an action, before it is known where they go
        self.aside: list[int] = []
        #: cards in play: who owns each, which are turned, tokens lying on them
        self.owner: dict[int, int] = {}
        self.turned: list[int] = []
        self.stored: dict[int, Tokens] = {}
        #: dice: those in the game by season, those on the table, each seat's (-1: none yet)
        self.box: tuple[tuple[int, ...], ...] = ()
        self.pool: list[int] = []
        self.taken = [-1] * seats
        #: the active seat's turn: may it crystallise, and how many crystals more for each token
        self.crystallising = False
        self.boost = 0
        #: the draft: what is left of each pack, and what was picked from it in order
        self.packs: Packs = ()
        self.picks: Packs = ()
        #: for each seat, cards it has seen that are hidden now, and the zones each may lie in
        self.memory: list[dict[int, int]] = [{} for _ in range(seats)]
        self.costs: tuple[Cost, ...] = COSTS[seats]
        self.index: dict[type, tuple[Any, ...]] = {}
        self.log: list[Any] = []

    def copy(self) -> Table:
        """An independent table. What is never written in place is shared."""
        t = Table.__new__(Table)
        t.seats = self.seats
        t.level = self.level
        t.step = self.step
        t.turn = self.turn
        t.over = self.over
        t.scores = self.scores
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.space = self.space
        t.year = self.year
        t.ending = self.ending
        t.crystals = self.crystals[:]
        t.gauge = self.gauge[:]
        t.bonus = self.bonus[:]
        t.reserve = self.reserve[:]
        t.hand = [h[:] for h in self.hand]
        t.play = [p[:] for p in self.play]
        t.library = self.library[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.aside = self.aside[:]
        t.owner = self.owner.copy()
        t.turned = self.turned[:]
        t.stored = self.stored.copy()
        t.box = self.box
        t.pool = self.pool[:]
        t.taken = self.taken[:]
        t.crystallising = self.crystallising
        t.boost = self.boost
        t.packs = self.packs
        t.picks = self.picks
        t.memory = self.memory[:]
        t.costs = self.costs
        t.index = self.index.copy()
        t.log = self.log
        return t

    # Reading the table.

    @property
    def season(self) -> int:
        return season_of(self.space)

    def tokens(self, seat: int) -> int:
        """How many tokens lie in a reserve (a Grimoire's are among them)."""
        r, i = self.reserve, seat * 4
        return r[i] + r[i + 1] + r[i + 2] + r[i + 3]

    def reserve_of(self, seat: int) -> Tokens:
        a, w, f, e = self.reserve[seat * 4 : seat * 4 + 4]
        return (a, w, f, e)

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left."""
        n = self.seats
        return [(seat + i) % n for i in range(1, n)]

    def around(self, seat: int) -> list[int]:
        """Every seat, clockwise from this one."""
        n = self.seats
        return [(seat + i) % n for i in range(n)]

    def room(self, seat: int) -> bool:
        """Whether the gauge allows one more card in play."""
        return len(self.play[seat]) < self.gauge[seat]

    def count(self, seat: int, kind: tuple[bool, ...]) -> int:
        """How many cards of a kind a seat has in play."""
        return sum(kind[c & PRINTED] for c in self.play[seat])

    def cards(self) -> list[int]:
        """Every card in the game, wherever it lies."""
        found = [*self.deck, *self.discard, *self.aside]
        for zone in (*self.hand, *self.play, *self.library, *self.packs):
            found += zone
        if self.step <= GROUPS:
            # Until the groups are made, what was picked lies only in the history of the draft.
            for picked in self.picks:
                found += picked
        return found

    def picked_by(self, seat: int) -> list[int]:
        """The cards a seat has picked in the draft: pack p comes to seat (p + i) with pick i."""
        n = self.seats
        rounds = max((len(p) for p in self.picks), default=0)
        return [self.picks[(seat - i) % n][i] for i in range(rounds)]

    # Checking it.

    def check(self) -> None:
        """Raise Broken if an invariant fell."""
        fault = self.fault()
        if fault is not None:
            raise Broken("broken", problem=fault)

    def fault(self) -> str | None:
        """The first invariant that does not hold, as a code; None if all hold."""
        found = self.cards()
        if len(set(found)) != len(found):
            return "card-twice"
        if any(c & PRINTED not in CARDS for c in found):
            return "unknown-card"
        in_play = {card: seat for seat in range(self.seats) for card in self.play[seat]}
        if in_play != self.owner:
            return "owners"
        if any(card not in in_play for card in (*self.turned, *self.stored)):
            return "not-in-play"
        return self._fault_of_boards() or self._fault_of_dice()

    def _fault_of_boards(self) -> str | None:
        for seat in range(self.seats):
            if self.crystals[seat] < 0:
                return "crystals"
            if not 0 <= self.gauge[seat] <= GAUGE:
                return "gauge"
            if not 0 <= self.bonus[seat] <= BONUSES:
                return "bonus"
        if min(self.reserve) < 0 or any(min(held) < 0 for held in self.stored.values()):
            return "tokens"
        if not 1 <= self.space <= SPACES or not -1 <= self.year <= 4:
            return "markers"
        # Only Boots move the marker past the third year, and the game ends with that round.
        return "markers" if self.year > YEARS and not self.ending else None

    def _fault_of_dice(self) -> str | None:
        dice = [*self.pool, *(d for d in self.taken if d >= 0)]
        if any(not 0 <= d < len(FACES) for d in dice):
            return "unknown-die"
        if len({d // 6 for d in dice}) != len(dice):
            return "die-twice"
        return None

    def __repr__(self) -> str:
        rows = [f"round {self.round}, year {self.year}, space {self.space}, {STEPS[self.step]}"]
        for seat in range(self.seats):
            names = ", ".join(CARDS[c & PRINTED].en for c in self.play[seat]) or "nothing"
            held = len(self.hand[seat])
            rows.append(
                f"seat {seat}: {self.crystals[seat]} crystals, gauge {self.gauge[seat]}, "
                f"reserve {self.reserve_of(seat)}, {held} in hand, in play: {names}"
            )
        return "\n".join(rows)
