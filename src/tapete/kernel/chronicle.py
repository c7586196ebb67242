"""What a finished match tells about each seat, for statistics: whose cards came up, and how it grew."""

from __future__ import annotations

import msgspec


class Chronicle(msgspec.Struct, frozen=True, array_like=True):
    """One seat's game in a few lists; a game fills in those that mean something there."""

    drawn: tuple[str, ...] = ()
    #: ids of the cards it drew, each as often as it drew one
    played: tuple[str, ...] = ()
    #: ids of the cards it played
    choices: tuple[str, ...] = ()
    #: the choice that shapes each of its turns (a house, a die), in order
    curve: tuple[int, ...] = ()
    #: what it had gathered by the end of each turn, in the game's own measure
