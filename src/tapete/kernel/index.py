"""The index of a table: who listens, by the type of event waited for or the kind of constant that holds.

A dict of tuples, so that a copy of the table shares them; a kind for which nobody is left is not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

E = TypeVar("E")


class Index(Protocol[E]):
    """A dict, as far as keeping it goes: a game may tell its type checker more about what it finds in it."""

    def get(self, kind: type, default: tuple[()], /) -> tuple[E, ...]:
        """Those that listen under a kind."""

    def __setitem__(self, kind: type, entries: tuple[E, ...], /) -> None: ...

    def __delitem__(self, kind: type, /) -> None: ...


def enter(
    index: Index[E], entries: Iterable[tuple[type, E]], order: Callable[[E], tuple[int, ...]] | None = None
) -> None:
    """Something came into play: what it has begins to listen, after those that do already or in its `order`."""
    for kind, entry in entries:
        there = index.get(kind, ())
        if there and order is not None and order(there[-1]) > order(entry):
            index[kind] = tuple(sorted((*there, entry), key=order))
        else:
            index[kind] = (*there, entry)


def leave(index: Index[E], kinds: Iterable[type], gone: Callable[[E], bool]) -> None:
    """Something left play: nothing of it listens any more; `kinds` are those it may be found under."""
    for kind in kinds:
        entries = index.get(kind, ())
        for entry in entries:
            if gone(entry):
                _drop(index, kind, entries, gone)
                break


def _drop(index: Index[E], kind: type, entries: tuple[E, ...], gone: Callable[[E], bool]) -> None:
    rest = [entry for entry in entries if not gone(entry)]
    if rest:
        index[kind] = tuple(rest)
    else:
        del index[kind]


def rebuilt(entries: Iterable[tuple[type, E]]) -> dict[type, tuple[E, ...]]:
    """The index as it must be, made from nothing: for positions, and for tests of the one that is kept."""
    index: dict[type, tuple[E, ...]] = {}
    enter(index, entries)
    return index
