"""Reading positions: a game says what one looks like as a typed struct, errors point at the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from .errors import BadPosition

T = TypeVar("T")


def read_position(data: Mapping[str, Any], kind: type[T]) -> T:
    """The position as the game's own struct (declare it with forbid_unknown_fields), or BadPosition."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadPosition("bad-position", problem=str(error)) from error
