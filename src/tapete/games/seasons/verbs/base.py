"""What all verbs share."""

from __future__ import annotations

from typing import Any, ClassVar

from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow


class Verb:
    """One thing a card does. Frozen dataclasses below say what; `resolve` says how."""

    #: whether it makes no difference to do it before or after others of this kind
    commutes: ClassVar[bool] = False

    @property
    def balance(self) -> int:
        """Crystals it brings its owner (more than 0), or takes as far as there are any (less than 0)."""
        return 0

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        """Why a card cannot be activated for this, as a code; most verbs never refuse."""
        return None

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        raise NotImplementedError


class Cost:
    """What must be given before an activation has its effect."""

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        """Why the seat cannot pay, as a code; None if it can."""
        raise NotImplementedError

    def pay(self, t: Table, seat: int, card: int) -> Flow[Any]:
        """Give it; what the effect needs to know of it, if anything."""
        raise NotImplementedError


class Condition:
    """Something that holds or does not, for the owner of a card."""

    def holds(self, t: Table, seat: int, card: int) -> bool:
        raise NotImplementedError


class Moment:
    """A type of event that an ability waits for."""

    event: ClassVar[type]

    def concerns(self, t: Table, seat: int, card: int, event: Any) -> bool:
        return True
