"""What a finished match tells about each seat, for statistics: which cards came up, and what it chose."""

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
