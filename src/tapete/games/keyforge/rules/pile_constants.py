"""More kinds of constant abilities: about discard piles, drawing, and whose turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.keyforge.abilities import Standing
from tapete.games.keyforge.rules.constants import NOTHING
from tapete.games.keyforge.table import Table

if TYPE_CHECKING:
    from tapete.games.keyforge.rules.source import Source


class ReplacesDraw(Standing, touches=NOTHING):
    """Instead of drawing a card something else may be done."""

    steps: tuple[object, ...]

    def replaces(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player may do it instead of drawing now."""
        raise NotImplementedError


class ComesBack(Standing, touches=NOTHING):
    """Its card may be taken back into the hand in step 3."""

    def offers(self, t: Table, me: Source) -> bool:
        """Whether the active player may do so now."""
        raise NotImplementedError


class HauntsPlayer(Standing, touches=NOTHING):
    """A player is haunted besides by the cards in its discard pile."""

    def haunts(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player is haunted by it now."""
        raise NotImplementedError


class TakesTurn(Standing, touches=NOTHING):
    """Whoever it speaks for takes the next turn."""
