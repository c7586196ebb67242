"""What befalls players: moves, rolls, dials, battles, turns, the end."""

from __future__ import annotations

from typing import ClassVar

from ..table import BOXES, WALKING, Table
from .cards import Fact, bury


class ScenarioChosen(Fact):
    scenario: int

    def apply(self, t: Table) -> None:
        t.scenario = self.scenario


class Dealt(Fact):
    """Two sheets for a seat to choose from."""

    REVEALS: ClassVar[bool] = True
    seat: int
    sheets: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.dealt = (*t.dealt, self.sheets)

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.seat

    def shows(self, seat: int) -> tuple[int, ...]:
        return self.sheets if seat == self.seat else ()


class CharacterTaken(Fact):
    """A player starts with a character: dials, Life, space."""

    REVEALS: ClassVar[bool] = True
    seat: int
    character: int

    def apply(self, t: Table) -> None:
        p, sheet = t.players[self.seat], t.box.things[self.character]
        t.dealt = ()
        t.unused = tuple(c for c in t.unused if c != self.character)
        p.character = self.character
        p.dials, p.life, p.level = sheet.dials, sheet.life, 0
        p.space = sheet.home
        p.changed()


class Moved(Fact):
    seat: int
    space: int
    how: str = "walk"

    def apply(self, t: Table) -> None:
        t.players[self.seat].space = self.space


class Rolled(Fact):
    """Dice on the table, or a power number in place of one."""

    seat: int
    kind: str
    dice: tuple[int, ...]


class DialTurned(Fact):
    """An attribute gained or lost."""

    seat: int
    attribute: int
    amount: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        dials = list(p.dials)
        dials[self.attribute] += self.amount
        p.dials = (dials[0], dials[1], dials[2])


class LifeChanged(Fact):
    seat: int
    amount: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].life += self.amount


class InfluenceChanged(Fact):
    seat: int
    amount: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].influence += self.amount


class Levelled(Fact):
    seat: int
    level: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.level = self.level
        p.changed()


class AbilityUsed(Fact):
    seat: int
    source: int
    index: int
    once: bool = False

    def apply(self, t: Table) -> None:
        if self.once:
            p = t.players[self.seat]
            p.used = (*p.used, (self.source, self.index))


class Evaded(Fact):
    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.evaded = (*t.evaded, self.card)


class Met(Fact):
    """An encounter, or a special ability, is resolved in this Engagement phase."""

    seat: int
    card: int

    def apply(self, t: Table) -> None:
        t.met = (*t.met, self.card)


class Engaged(Fact):
    """The Engagement phase has begun; what it resolves is settled."""

    seat: int
    met: tuple[int, ...]

    def apply(self, t: Table) -> None:
        t.met = self.met


class BattleBegan(Fact):
    seat: int
    attribute: int
    enemies: tuple[int, ...]
    value: int
    source: int = -1


class BattleScored(Fact):
    """Both sums, line by line: (what, number) pairs."""

    seat: int
    uses: int
    #: the attribute the player fights with
    mine: tuple[tuple[str, int], ...]
    theirs: tuple[tuple[str, int], ...]


class BattleEnded(Fact):
    seat: int
    result: str


class TestBegan(Fact):
    """A skill test is under way: said before anything is asked about it, so that the table is not quiet."""

    seat: int
    attribute: str
    target: int


class Tested(Fact):
    """A skill test with its sum, line by line."""

    seat: int
    attribute: str
    target: int
    lines: tuple[tuple[str, int], ...]
    passed: bool


class TurnLost(Fact):
    seat: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].missing = True


class TurnEnded(Fact):
    """The turn passes to the next player still in the game."""

    seat: int
    next: int

    def apply(self, t: Table) -> None:
        for p in t.players:
            if p.used:
                p.used = ()
        t.active = self.next
        t.turn += 1
        t.step = 1
        t.halt = 0
        t.evaded = t.met = ()


class TurnSkipped(Fact):
    seat: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].missing = False


class Contented(Fact):
    """A player keeps what may be discarded or spent, until there are other cards to think of."""

    seat: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].content = True


class PhaseBegan(Fact):
    """The table goes on to another step; `met` marks what of it is done already."""

    step: int
    met: tuple[int, ...] = ()

    def apply(self, t: Table) -> None:
        t.step = self.step
        t.halt = 0
        t.met = self.met


class BoxDrew(Fact):
    """A text box put threat cards on the space: they are resolved as in step A."""

    def apply(self, t: Table) -> None:
        t.met = tuple(c for c in t.met if c != BOXES)


class MovementScored(Fact):
    """The movement score is settled: so many points must be spent."""

    seat: int
    points: int

    def apply(self, t: Table) -> None:
        t.points = self.points
        t.step = WALKING


class Halted(Fact):
    """The Engagement phase (1) or the turn (2) of the active player ends."""

    level: int

    def apply(self, t: Table) -> None:
        t.halt = max(t.halt, self.level)


def _takes_next_turn(t: Table, seat: int) -> None:
    if seat == t.active:
        t.players[seat].missing = False


class Defeated(Fact):
    """Life came to zero.

    Jugadores derrotados: whoever is defeated in a turn of their own «realizará su siguiente turno de forma normal», also
    where that turn had been lost before.
    """

    seat: int

    def apply(self, t: Table) -> None:
        _takes_next_turn(t, self.seat)


class Corrupted(Fact):
    """The corruption threshold is reached; the sheet leaves the game. «Jugará su siguiente turno de forma normal» (Jugadores
    corrompidos).
    """

    seat: int
    character: int

    def apply(self, t: Table) -> None:
        _takes_next_turn(t, self.seat)


class Eliminated(Fact):
    seat: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        for card in (*p.hand, *p.assets, *p.trophies, *p.corruption, *p.done):
            bury(t, card)
        if p.mission >= 0:
            bury(t, p.mission)
        p.hand = p.assets = p.trophies = p.corruption = p.faceup = p.done = p.blind = p.marks = ()
        p.mission, p.influence, p.tokens, p.out, p.granted = -1, 0, 0, True, ()
        kept = {c: tuple(s for s in seats if s != p.seat) for c, seats in t.marked.items()}
        t.marked = {c: seats for c, seats in kept.items() if seats}
        p.changed()

    def shows(self, seat: int) -> tuple[int, ...]:
        return ()


class TokenPlaced(Fact):
    """A character token on the scenario sheet."""

    seat: int
    amount: int

    def apply(self, t: Table) -> None:
        t.players[self.seat].tokens += self.amount


class TokensLaid(Fact):
    """Character tokens are put on a card; of a Power card in hand only its owner knows which."""

    seat: int
    card: int
    amount: int

    def apply(self, t: Table) -> None:
        t.marked = {**t.marked, self.card: (*t.marked.get(self.card, ()), *[self.seat] * self.amount)}


class TokensLifted(Fact):
    """Character tokens come off a card."""

    seat: int
    card: int
    amount: int

    def apply(self, t: Table) -> None:
        left = list(t.marked[self.card])
        for _ in range(self.amount):
            left.remove(self.seat)
        t.marked = {c: seats for c, seats in t.marked.items() if c != self.card}
        if left:
            t.marked[self.card] = tuple(left)


class MoveGranted(Fact):
    """A card grants a special move for the next Movement phase."""

    seat: int
    card: int
    place: str

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.granted = (*p.granted, (self.card, self.place))


class MovesLapsed(Fact):
    """The Movement phase for which the first special moves were granted is over."""

    seat: int
    amount: int

    def apply(self, t: Table) -> None:
        p = t.players[self.seat]
        p.granted = p.granted[self.amount :]


class GameWon(Fact):
    winners: tuple[int, ...]
    how: str

    def apply(self, t: Table) -> None:
        t.over = True
        t.winners = self.winners
        t.ending = self.how
