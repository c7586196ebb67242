"""Reading positions: a game says what one looks like as a typed struct, errors point at the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from .errors import BadPosition

T = TypeVar("T")

MOST: Final = 999_999
"""No number of a table comes near it: not its turns, its crystals nor its cards."""
DEEPEST: Final = 40
"""Nor does anything at a table lie under so many other things."""


def read_position(data: Mapping[str, Any], kind: type[T]) -> T:
    """The position as the game's own struct (declare it with forbid_unknown_fields), or BadPosition."""
    _bounded(data, "$", DEEPEST)
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadPosition("bad-position", problem=str(error)) from error


def _bounded(part: Any, path: str, deep: int) -> None:
    """Refuse a number that no table has, and nests without end, by the place where they stand."""
    if isinstance(part, (int, float)) and not -MOST <= part <= MOST:
        raise BadPosition("bad-position", problem=f"the number is out of all bounds - at `{path}`")
    if not deep:
        raise BadPosition("bad-position", problem=f"it is nested too deep - at `{path}`")
    if isinstance(part, dict):
        for name, inner in part.items():
            _bounded(inner, f"{path}.{name}", deep - 1)
    elif isinstance(part, (list, tuple)):
        for at, inner in enumerate(part):
            _bounded(inner, f"{path}[{at}]", deep - 1)
