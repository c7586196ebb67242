"""Of whom a verb speaks, seen from the card's owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.games.seasons.table import Table


@dataclass(frozen=True)
class Who:
    """A group of seats, clockwise: "you", "opponents", "everyone", or "them" who caused the event."""

    name: str

    def seats(self, t: Table, seat: int, event: Any) -> list[int]:
        if self.name == "you":
            return [seat]
        if self.name == "opponents":
            return t.opponents(seat)
        if self.name == "everyone":
            return t.around(seat)
        return [event.seat]


you = Who("you")
opponents = Who("opponents")
everyone = Who("everyone")
them = Who("them")
