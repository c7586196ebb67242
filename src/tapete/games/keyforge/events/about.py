"""Which card in play an event is about."""

from __future__ import annotations

from typing import Any, Final

from tapete.games.keyforge.events.changes import every_event
from tapete.games.keyforge.table import Body

OF_A_CARD: Final = frozenset(kind for kind in every_event() if "body" in kind.__struct_fields__)


def body_of(event: Any) -> Body | None:
    """The card in play that an event is about, if it is about one."""
    return event.body if type(event) in OF_A_CARD else None
