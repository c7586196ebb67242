"""What Seasons asks: the kinds of its questions, read by the rules, the words and the encoder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from tapete.kernel.decision import Code
from tapete.kernel.flow import Flow

__all__ = ["CARD_KINDS", "ENERGY_KINDS", "KINDS", "Kind", "Token", "ask", "token"]

Kind = Literal[
    "before-die",
    "draft",
    "give",
    "give-up",
    "group",
    "keep",
    "keep-or-discard",
    "order",
    "put-drawn",
    "put-from-hand",
    "return",
    "sacrifice",
    "top-card",
    "unveil",
    "crystallise-equal",
    "discard-energy",
    "element",
    "exchange-from",
    "exchange-into",
    "feed",
    "overflow",
    "pay-from",
    "take-energy",
    "waive",
    "take-die",
    "how-to-draw",
    "opponent",
    "move-season",
    "exchange-how-many",
    "which-effect",
    "act",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind, in the order in which the encoder names them."""
CARD_KINDS: Final[frozenset[Kind]] = frozenset(
    {
        "draft",
        "group",
        "before-die",
        "keep",
        "keep-or-discard",
        "order",
        "put-drawn",
        "put-from-hand",
        "give",
        "sacrifice",
        "return",
        "give-up",
        "unveil",
        "top-card",
    }
)
"""Those whose options are cards."""
ENERGY_KINDS: Final[frozenset[Kind]] = frozenset(
    {
        "take-energy",
        "overflow",
        "waive",
        "element",
        "crystallise-equal",
        "exchange-from",
        "exchange-into",
        "discard-energy",
        "pay-from",
        "feed",
    }
)
"""Those whose options are tokens of energy: bare energies, or tokens where it matters where one lies."""

Token = tuple[int, int]
"""A token that can be spent: its energy, and the card it lies on (0: the reserve)."""


def token(code: Code) -> Token:
    """The token that an option names; a bare energy is one of the reserve or the stock."""
    return (code, 0) if type(code) is int else code


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
