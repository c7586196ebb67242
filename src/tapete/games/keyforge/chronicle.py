"""What a game of KeyForge tells about each side, for the deck lab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tapete.games.keyforge.events import Drawn, HouseChosen, Moved, Mulligan, Played, TurnBegan
from tapete.games.keyforge.table import Table
from tapete.kernel.chronicle import Chronicle
from tapete.kernel.event import Event

KEY = 6


@dataclass
class Notes:
    """What is noted of one side while its game is read."""

    opening: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    drawn: list[tuple[str, int]] = field(default_factory=list)
    fetched: list[tuple[str, int]] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    turns: int = 0
    held: set[int] = field(default_factory=set)
    """numbers of the cards that have been in its hand"""

    def draw(self, t: Table, cards: Sequence[int], begun: bool) -> None:
        """Cards drawn: a starting hand before the first turn of anybody, else cards of this turn."""
        ids = [t.cast[n].card.id for n in cards]
        self.held.update(cards)
        if begun:
            self.drawn += [(id, self.turns) for id in ids]
        else:
            self.opening += ids

    def mulligan(self) -> None:
        """The starting hand goes back; the next one counts."""
        self.returned, self.opening = self.opening, []
        self.held.clear()

    def fetch(self, t: Table, n: int, place: str) -> None:
        """A card comes to hand otherwise; one that was archived from hand only comes back."""
        if place != "archives" or n not in self.held:
            self.fetched.append((t.cast[n].card.id, self.turns))
        self.held.add(n)

    def told(self) -> Chronicle:
        return Chronicle(
            tuple(self.opening),
            tuple(self.returned),
            tuple(self.drawn),
            tuple(self.fetched),
            tuple(self.played),
            tuple(self.choices),
            self.turns,
        )


def chronicle(t: Table, events: Sequence[Event]) -> tuple[Chronicle, ...]:
    """The cards of its own deck that came to each side, how and when; what it played; the houses it chose."""
    sides, begun = (Notes(), Notes()), False
    for event in events:
        if isinstance(event, Drawn):
            sides[event.seat].draw(t, event.cards, begun)
        elif isinstance(event, Mulligan) and event.took:
            sides[event.seat].mulligan()
        elif isinstance(event, Moved) and event.to == "hand":
            sides[event.to_seat].fetch(t, event.n, event.place)
        elif isinstance(event, TurnBegan):
            begun = True
            sides[event.seat].turns += 1
        elif isinstance(event, Played) and t.cast[event.n].owner == event.seat:
            sides[event.seat].played.append(t.cast[event.n].card.id)
        elif isinstance(event, HouseChosen) and event.house:
            sides[event.seat].choices.append(event.house)
    return tuple(side.told() for side in sides)


def gathered(t: Table, seat: int) -> int:
    """Æmber in the pool, and six for each key."""
    return t.amber[seat] + KEY * len(t.keys[seat])
