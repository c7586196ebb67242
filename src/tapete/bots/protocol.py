"""What a bot is: somebody who answers, given one seat's eyes and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.seat import Seat


class Bot(Protocol):
    """Somebody who answers."""

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """The option to take; the decision is this seat's."""


class BotMaker(Protocol):
    """How a kind of bot comes to a table: with a seed of its own."""

    def __call__(self, seed: int, **budget: int) -> Bot:
        """A fresh bot."""
