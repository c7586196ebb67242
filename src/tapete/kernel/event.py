"""Facts that happened, each with who may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

import msgspec

#: the eyes of a replay: nothing is hidden from them, and they sit nowhere, not even at -1, which is a slip
SEES_ALL: Final = -100


class Event(msgspec.Struct, gc=False):
    """A fact. Its class says how the table changes by it; only the gate applies it.

    Events are never part of a cycle of references, so the garbage collector need not look at them: what an event
    holds (cards, numbers, bodies) must not lead back to it.
    """

    #: whether it shows something that was hidden: answers before it are no longer freely taken back
    REVEALS: ClassVar[bool] = False
    #: whether the gate must look after it for what no longer stands (the newly dead, …)
    UNSETTLES: ClassVar[bool] = False

    def apply(self, t: Any) -> None:
        """Change the table. An event that changes nothing is a notice."""

    def overtaken(self, t: Any) -> bool:
        """Whether what stood in for others of its group has left it nothing to do: then it does not happen."""
        return False

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know that it happened."""
        return True

    def shows(self, seat: int) -> Iterable[int]:
        """The numbers of hidden things that the seat comes to know by it."""
        return ()
