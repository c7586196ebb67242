"""The index of a table: who listens, by the type of event waited for or the kind of constant that holds.

A dict of tuples, so that a copy of the table shares them; a kind for which nobody is left is not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping
from typing import TypeVar

E = TypeVar("E")
Index = MutableMapping[type, tuple[E, ...]]


def enter(index: Index[E], entries: Iterable[tuple[type, E]]) -> None:
    """Something came into play: what it has begins to listen, after those that do already."""
    for kind, entry in entries:
        index[kind] = (*index.get(kind, ()), entry)


def leave(index: Index[E], kinds: Iterable[type], gone: Callable[[E], bool]) -> None:
    """Something left play: nothing of it listens any more; `kinds` are those it may be found under."""
    for kind in kinds:
        entries = index.get(kind, ())
        rest = tuple(entry for entry in entries if not gone(entry))
        if rest:
            index[kind] = rest
        elif entries:
            del index[kind]


def rebuilt(entries: Iterable[tuple[type, E]]) -> dict[type, tuple[E, ...]]:
    """The index as it must be, made from nothing: for positions, and for tests of the one that is kept."""
    index: dict[type, tuple[E, ...]] = {}
    enter(index, entries)
    return index
