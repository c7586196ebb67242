"""How a match came about: its answers, its log, and the quiet tables it can be rebuilt from."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Answer(NamedTuple):
    """An answer as it was given, with what had happened before it."""

    seat: int
    code: Any
    events: int
    drawn: int


class Base(NamedTuple):
    """A quiet table that nobody writes to any more, and how far the match was then."""

    table: Any
    answers: int
    events: int
    drawn: int


class Tail(list[T]):
    """A list that goes on from another one without copying it: the log and answers of forks."""

    __slots__ = ("before", "begun", "upto")

    def __init__(self, before: Tail[T] | None = None, upto: int = 0) -> None:
        #: of a log: how long it was when the step under way began, -1 once that was answered or has drawn by chance
        self.begun = -1
        self.before = before
        self.upto = upto

    @property
    def total(self) -> int:
        return self.upto + len(self)

    def fork(self) -> Tail[T]:
        """A new tail that begins where this one ends now."""
        if not self:
            return Tail(self.before, self.upto)
        return Tail(self, self.upto + len(self))

    def since(self, start: int) -> list[T]:
        """The items from number `start` on, counted from the very first."""
        if start >= self.upto:
            return self[start - self.upto :]
        pieces: list[list[T]] = [self]
        tail, end = self, self.upto
        while start < end:
            # not by recursion: a match that was forked at every answer has a long chain
            assert tail.before is not None
            tail = tail.before
            pieces.append(tail[max(0, start - tail.upto) : end - tail.upto])
            end = tail.upto
        return [item for piece in reversed(pieces) for item in piece]

    def back_to(self, end: int) -> Tail[T]:
        """A new tail with only the first `end` items."""
        tail: Tail[T] | None = self
        while tail is not None and tail.upto >= end and tail.before is not None:
            tail = tail.before
        return Tail(tail, end)
