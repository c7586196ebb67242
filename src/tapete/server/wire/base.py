"""What every message is made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lang = Literal["es", "en"]
Absent = Literal["wait", "bot"]
TableState = Literal["waiting", "playing", "over"]

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Said(msgspec.Struct, omit_defaults=False):
    """The base of what the server says."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what the page asks; a field nobody knows is refused, not ignored."""


class Problem(Said):
    """A refusal over HTTP."""

    code: str
    text: str
    field: str | None = None
