"""What a finished match tells about each seat, for statistics: which cards came up when, and what it chose."""

from __future__ import annotations

import msgspec


class Chronicle(msgspec.Struct, frozen=True, array_like=True):
    """One seat's game in a few lists; a game fills in those that mean something there."""

    opening: tuple[str, ...] = ()
    #: ids of the cards it began with
    returned: tuple[str, ...] = ()
    #: ids of the cards it gave back for a new starting hand
    drawn: tuple[tuple[str, int], ...] = ()
    #: ids of the cards it drew later, each with how many of its turns had begun
    fetched: tuple[tuple[str, int], ...] = ()
    #: ids of the cards that came to its hand otherwise (searched for, taken back), told alike
    played: tuple[str, ...] = ()
    #: ids of the cards it played
    choices: tuple[str, ...] = ()
    #: the choice that shapes each of its turns (a house, a die), in order
    turns: int = 0
    #: how many turns it began

    def by_turn(self, turn: int) -> frozenset[str]:
        """The cards it had in hand by the end of that turn of its own, however they came."""
        later = (id for id, when in (*self.drawn, *self.fetched) if when <= turn)
        return frozenset((*self.opening, *later))
