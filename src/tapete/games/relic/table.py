"""The state of a game: plain data, copied by hand."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Broken
from .components import ATTRIBUTES, Box

#: Steps: what the next flow does.
DEAL, BEGIN, ENGAGING, GAINING, WALKING = range(5)

#: how much of the active player's turn is over (`halt`): the Engagement phase; the turn, once what is being
#: resolved is done; the turn at once, with what is being resolved: the player was defeated or corrupted
PHASE, TURN, GONE = 1, 2, 3

#: marks in `met` that are no card: the start of the phase is done, only the text box remains
STARTED, BOXES = -1, -2

NOTHING: Final[dict[Any, Any]] = {}


class Player:
    """One player: the sheet, its dials, and all that lies in the play area. Everything immutable inside."""

    __slots__ = (
        "assets",
        "blind",
        "character",
        "content",
        "corruption",
        "dials",
        "done",
        "faceup",
        "granted",
        "hand",
        "influence",
        "kit",
        "level",
        "life",
        "marks",
        "missing",
        "mission",
        "moments",
        "out",
        "progress",
        "seat",
        "space",
        "tokens",
        "trophies",
        "used",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character = -1
        self.space = -1
        self.dials: tuple[int, int, int] = (0, 0, 0)
        self.life = 0
        self.level = 0
        self.influence = 0
        self.hand: tuple[int, ...] = ()
        self.assets: tuple[int, ...] = ()
        self.trophies: tuple[int, ...] = ()
        self.corruption: tuple[int, ...] = ()
        #: all corruption cards, in the order they came
        self.faceup: tuple[int, ...] = ()
        self.mission = -1
        self.progress = 0
        self.marks: tuple[int, ...] = ()
        #: spaces that still hold one of its tokens for the mission
        self.done: tuple[int, ...] = ()
        self.blind: tuple[int, ...] = ()
        #: completed missions that nobody has seen
        self.tokens = 0
        #: on the scenario sheet
        self.granted: tuple[tuple[int, str], ...] = ()
        #: special moves for the next Movement phase: the card that gave it, and where to
        self.used: tuple[Any, ...] = ()
        #: abilities used and cards that gave a charge this turn
        self.missing = False
        #: loses its next turn
        self.out = False
        self.content = False
        #: keeps its cards and trophies, and is not asked about them until it gets another card
        self.kit: Any = None
        #: what its cards add up to; dropped when they change
        self.moments = -1
        #: the moments its cards have something for; -1 when cards have changed

    def copy(self) -> Player:
        p = Player.__new__(Player)
        p.seat = self.seat
        p.character = self.character
        p.space = self.space
        p.dials = self.dials
        p.life = self.life
        p.level = self.level
        p.influence = self.influence
        p.hand = self.hand
        p.assets = self.assets
        p.trophies = self.trophies
        p.corruption = self.corruption
        p.faceup = self.faceup
        p.mission = self.mission
        p.progress = self.progress
        p.marks = self.marks
        p.done = self.done
        p.blind = self.blind
        p.tokens = self.tokens
        p.granted = self.granted
        p.used = self.used
        p.missing = self.missing
        p.out = self.out
        p.content = self.content
        p.kit = self.kit
        p.moments = self.moments
        return p

    def changed(self) -> None:
        """Sheet, assets or active corruption are others now: what they add up to is forgotten."""
        self.kit = None
        self.moments = -1


class Table:
    """Players, decks, cards on the board, and where the turn stands."""

    __slots__ = (
        "active",
        "battle",
        "box",
        "charges",
        "dealt",
        "decks",
        "discards",
        "ending",
        "evaded",
        "halt",
        "index",
        "known",
        "lies",
        "limit",
        "log",
        "marked",
        "met",
        "over",
        "players",
        "points",
        "roll",
        "scenario",
        "seats",
        "skill",
        "step",
        "taint",
        "turn",
        "unused",
        "vintage",
        "winners",
        "wound",
    )

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.players = [Player(seat) for seat in range(seats)]
        self.decks: list[tuple[int, ...]] = list(box.decks)
        #: the top card last
        self.discards: list[tuple[int, ...]] = [()] * 8
        self.lies: dict[int, tuple[int, ...]] = {}
        #: threat cards by space
        self.charges: dict[int, int] = {}
        self.marked: dict[int, tuple[int, ...]] = NOTHING
        #: the seats whose character tokens lie on a card of a hand or play area
        self.scenario = -1
        self.unused: tuple[int, ...] = box.characters
        self.dealt: tuple[tuple[int, ...], ...] = ()
        self.active = 0
        self.step = DEAL
        self.turn = 0
        self.limit = 0
        #: turns of all players together after which nobody wins; 0 for none
        self.points = 0
        #: movement points to spend, at the step of walking
        self.evaded: tuple[int, ...] = ()
        self.met: tuple[int, ...] = ()
        #: encounters resolved and specials done this Engagement phase
        self.halt = 0
        #: PHASE, TURN or GONE
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.ending = ""
        self.known: tuple[tuple[int, int], ...] = ()
        #: (seat, card): that seat knows the power card in another's hand
        self.vintage: dict[int, int] = NOTHING
        #: hidden cards that were out of their deck when it was last renewed, and the renewal's number
        self.battle: Any = None
        self.roll: Any = None
        self.skill: Any = None
        self.wound = 0
        #: Life about to be lost
        self.taint = 0
        #: corruption cards about to be drawn
        self.log: Any = []
        self.index: dict[Any, Any] = NOTHING

    def copy(self) -> Table:
        t = Table.__new__(Table)
        t.box = self.box
        t.seats = self.seats
        t.players = [p.copy() for p in self.players]
        t.decks = self.decks.copy()
        t.discards = self.discards.copy()
        t.lies = self.lies.copy()
        t.charges = self.charges.copy()
        t.marked = self.marked
        t.scenario = self.scenario
        t.unused = self.unused
        t.dealt = self.dealt
        t.active = self.active
        t.step = self.step
        t.turn = self.turn
        t.limit = self.limit
        t.points = self.points
        t.evaded = self.evaded
        t.met = self.met
        t.halt = self.halt
        t.over = self.over
        t.winners = self.winners
        t.ending = self.ending
        t.known = self.known
        t.vintage = self.vintage
        t.battle = t.roll = t.skill = None
        t.wound = t.taint = 0
        t.log = []
        t.index = self.index
        return t

    # -- counting --------------------------------------------------------------------------------

    def everywhere(self) -> list[int]:
        """Every card, wherever it is."""
        cards = [c for deck in self.decks for c in deck]
        cards += [c for pile in self.discards for c in pile]
        cards += [c for lying in self.lies.values() for c in lying]
        for p in self.players:
            cards += [*p.hand, *p.assets, *p.trophies, *p.corruption, *p.done]
            if p.mission >= 0:
                cards.append(p.mission)
        return cards

    def check(self) -> None:
        """Every card is in one place, every dial in its range."""
        cards = self.everywhere()
        total = sum(map(len, self.box.decks))
        if len(cards) != total or len(set(cards)) != total:
            twice = sorted({self.box.things[c].id for c in cards if cards.count(c) > 1})
            raise Broken("broken", problem=f"{len(cards)} cards of {total}; twice: {', '.join(twice) or '-'}")
        for p in self.players:
            self._check_player(p)

    def _check_player(self, p: Player) -> None:
        if p.out or p.character < 0:
            return
        fits: dict[str, bool] = {
            **{name: 1 <= n <= 12 for name, n in zip(ATTRIBUTES, p.dials, strict=True)},
            "life": 0 <= p.life <= 12,
            "level": 0 <= p.level <= 12,
            "influence": p.influence >= 0,
            "space": 0 <= p.space < len(self.box.spaces),
            "corruption": set(p.faceup) <= set(p.corruption),
            "blind": set(p.blind) <= set(p.done),
            "marked": all(self.marked.values()),
        }
        wrong = ", ".join(name for name, right in fits.items() if not right)
        if wrong:
            raise Broken("broken", problem=f"players[{p.seat}]: {wrong}")

    def __repr__(self) -> str:
        return "\n".join(
            f"{p.seat}: {self.box.things[p.character].id} L{p.level} {p.dials} ♥{p.life} "
            f"¤{p.influence} @{self.box.spaces[p.space].id}"
            for p in self.players
        )
