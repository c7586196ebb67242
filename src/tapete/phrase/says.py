"""Which line says which value: the table that a game's text room fills."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Generic, TypeVar

R = TypeVar("R")
Line = TypeVar("Line", bound=Callable[..., Any])


class Says(Generic[R]):
    """One function for each kind of value; what it is told besides (who acts, a voice) is the room's own.

    >>> says: Says[str] = Says()
    >>> @says(int)
    ... def _(value: int, what: str) -> str:
    ...     return f"{value} {what}"
    >>> says.say(3, "cards")
    '3 cards'
    """

    def __init__(self) -> None:
        self._lines: dict[type, Callable[..., R]] = {}

    def __call__(self, *kinds: type) -> Callable[[Line], Line]:
        """Declare how values of these kinds are said."""

        def declare(line: Line) -> Line:
            for kind in kinds:
                if kind in self._lines:
                    raise ValueError(f"{kind.__name__} is said twice")
                self._lines[kind] = line
            return line

        return declare

    def say(self, value: object, *context: Any) -> R:
        """What the value says; the line of its own kind, or of the nearest kind it derives from."""
        for kind in type(value).__mro__:
            if kind in self._lines:
                return self._lines[kind](value, *context)
        raise self.unsaid(value)

    def unsaid(self, value: object) -> KeyError:
        """What is wrong when nobody says a value."""
        return KeyError(f"nobody says {type(value).__name__}")

    @property
    def kinds(self) -> Set[type]:
        """Every kind that has a line of its own."""
        return self._lines.keys()

    def __contains__(self, kind: type) -> bool:
        return any(base in self._lines for base in kind.__mro__)
