"""One seat's eyes: all that a bot is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import worlds
from .advice import Advice

if TYPE_CHECKING:
    from .match import Match


class Seat:
    """A seat's view, worlds that fit it, and the game's advice; nothing else."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    def view(self, lang: str = "en") -> dict[str, Any]:
        return self._match.view(self.number, lang)

    def sample_world(self, seed: int) -> Match:
        return self._match.sample_world(self.number, seed)

    def glimpse(self, seed: int) -> Any:
        """A table as it may be now for all this seat knows: to ask for advice on, not to play on."""
        return worlds.glimpse(self._match, self.number, seed)

    @property
    def advice(self) -> Advice:
        return self._match.game.advice

    @property
    def answered(self) -> int:
        """How many answers there have been, of all seats: everybody at the table could count them."""
        return self._match.answered

    @property
    def surprised(self) -> bool:
        """Whether chance or somebody else has spoken, or something came to light, since this seat's last answer."""
        return self._match.undo_needs(self.number) is not None

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self._match.game.id}>"
