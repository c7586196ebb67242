"""Which line says which value: the table that a game's text room fills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Says(Generic[R]):
    """One function for each kind of value.

    >>> says: Says[str] = Says()
    >>> @says(int)
    ... def _(value: int) -> str:
    ...     return f"{value} cards"
    >>> says.say(3)
    '3 cards'
    """

    def __init__(self) -> None:
        self._lines: dict[type, Callable[[Any], R]] = {}

    def __call__(self, *kinds: type[T]) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
        """Declare how values of these kinds are said."""

        def declare(line: Callable[[T], R]) -> Callable[[T], R]:
            for kind in kinds:
                if kind in self._lines:
                    raise ValueError(f"{kind.__name__} is said twice")
                self._lines[kind] = line
            return line

        return declare

    def say(self, value: object) -> R:
        """What the value says; the line of its own kind, or of the nearest kind it derives from."""
        for kind in type(value).__mro__:
            if kind in self._lines:
                return self._lines[kind](value)
        raise KeyError(f"nobody says {type(value).__name__}")

    def __contains__(self, kind: type) -> bool:
        return any(base in self._lines for base in kind.__mro__)
