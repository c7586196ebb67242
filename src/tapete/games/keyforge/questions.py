"""What KeyForge asks: the kinds of its questions, read by the rules, the words and the encoder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from tapete.kernel.decision import Ask, Code
from tapete.kernel.flow import Flow

__all__ = ["BY_TEXT", "KINDS", "Kind", "NAMES", "NO_CARD", "NUMBERS", "PURPOSES", "SEATS", "ask", "question"]

Kind = Literal[
    "main",
    "house",
    "archives",
    "mulligan",
    "key",
    "unforge",
    "flank",
    "deploy",
    "host",
    "fight",
    "order",
    "ability",
    "use",
    "may",
    "again",
    "mode",
    "name-house",
    "name-number",
    "amount",
    "spend",
    "icon-capture",
    "icon-damage",
    "icon-discard",
    "loop",
    "target",
    "next",
    "stack",
    "permit",
    "first",
    "player",
    "face",
    "name-card",
    "name-trait",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind, in the order in which the encoder names them."""
BY_TEXT: Final[tuple[Kind, ...]] = (
    "target",
    "may",
    "again",
    "mode",
    "name-house",
    "player",
    "name-number",
    "name-card",
    "name-trait",
    "amount",
    "use",
    "stack",
    "next",
    "first",
)
"""Those that follow from what a card says: its text is why they are asked."""
NUMBERS: Final[tuple[Kind, ...]] = ("name-number", "amount", "spend", "loop")
"""Those whose options are plain numbers."""
SEATS: Final[tuple[Kind, ...]] = ("first", "player")
"""Those whose options are players."""
NAMES: Final[tuple[Kind, ...]] = ("name-card", "name-trait")
"""Those whose options are names: of cards, or of traits."""
NO_CARD: Final[tuple[Kind, ...]] = (*NUMBERS, *SEATS, "mode", "deploy")
"""Those in which a number among the options is not that of a card."""
PURPOSES: Final = (
    "deal", "heal", "destroy", "capture", "return", "purge", "archive", "abduct", "shuffle-in", "on-deck",
    "discard", "reveal", "search", "play", "put-into-play", "put-under", "copy", "control", "use", "stunned",
    "warded", "enraged", "power", "ready", "exhaust", "swap", "move", "place-amber", "take-amber",
    "put-amber", "trigger", "fight", "instead", "last", "remove-counters", "turn-over", "un", "choose",
    "attach", "attach-to", "arrange", "animate", "icons", "token",
)  # fmt: skip
"""What a card is chosen for in a `target` question."""

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

    def question(
        seat: int,
        kind: Kind,
        options: Sequence[Code],
        source: object = None,
        about: tuple[object, ...] = (),
        reveals: bool = False,
    ) -> Ask:
        """What `ask` yields, for what yields it itself where it is asked most: steps of the turn, flanks, fights,
        targets. The flow in between cost 1.5 % of a game.
        """
        ...

else:
    from tapete.kernel.decision import Ask as question
    from tapete.kernel.decision import ask
