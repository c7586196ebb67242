"""What Relic asks: the kinds of its questions, read by the rules, the words and the encoder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from tapete.kernel.decision import Code
from tapete.kernel.flow import Flow

__all__ = ["ATTRIBUTE_KINDS", "CARD_KINDS", "KINDS", "Kind", "SEAT_KINDS", "ask"]

Kind = Literal[
    "approach",
    "attribute",
    "barter",
    "battle",
    "battle-type",
    "box",
    "buy",
    "character",
    "charge",
    "check",
    "choose",
    "colour",
    "completed",
    "cross",
    "direction",
    "discard-asset",
    "discard-corruption",
    "discard-power",
    "discard-freely",
    "discard-trophy",
    "encounter",
    "end",
    "engage",
    "enter",
    "evade",
    "event",
    "experience",
    "explore",
    "failed",
    "friend",
    "go",
    "hasten",
    "hurt",
    "keep-mission",
    "levelled",
    "lost",
    "mark-asset",
    "mark-power",
    "may",
    "meet",
    "move",
    "moved",
    "new-character",
    "offer",
    "omen",
    "order",
    "order-enemies",
    "order-outcomes",
    "over-asset-limit",
    "over-power-limit",
    "passed",
    "pay",
    "prepare",
    "relic",
    "rival",
    "roll",
    "roll-or-number",
    "seize",
    "skip",
    "spend-trophy",
    "stride",
    "supply",
    "taint",
    "take-relic",
    "test",
    "tied",
    "trophies",
    "turn",
    "vanquished",
    "victim",
    "wear",
    "which-die",
    "wield",
    "won",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind, in the order in which the encoder names them."""
CARD_KINDS: Final[frozenset[Kind]] = frozenset(
    {
        "character",
        "evade",
        "seize",
        "event",
        "encounter",
        "order-enemies",
        "order-outcomes",
        "buy",
        "take-relic",
        "keep-mission",
        "discard-power",
        "discard-asset",
        "discard-corruption",
        "discard-trophy",
        "over-power-limit",
        "over-asset-limit",
        "trophies",
        "spend-trophy",
        "charge",
        "barter",
        "discard-freely",
        "wear",
        "wield",
        "mark-asset",
    }
)
"""Those whose bare number is a card."""
SEAT_KINDS: Final[frozenset[Kind]] = frozenset({"victim", "friend"})
ATTRIBUTE_KINDS: Final[frozenset[Kind]] = frozenset({"attribute", "battle", "battle-type"})

if TYPE_CHECKING:

    def ask(
        seat: int,
        kind: Kind,
        options: Sequence[Code],
        *,
        source: object = None,
        about: tuple[object, ...] = (),
        reveals: bool = False,
    ) -> Flow[Any]:
        """The kernel's `ask`, for the kinds above and no others."""
        ...

else:
    from tapete.kernel.decision import ask
