"""KeyForge as numbers: the table (`observing.py`), and here what each option is; each number is named
(docs/research.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from tapete.games.keyforge import card_table
from tapete.games.keyforge.card_table import HOUSES, index
from tapete.games.keyforge.look import Numbers
from tapete.games.keyforge.observing import BODY, CARD, HOUSE, LAYOUT, Telling, name_numbers, observed
from tapete.games.keyforge.questions import KINDS, NAMES, NO_CARD, PURPOSES, SEATS
from tapete.games.keyforge.table import KEY_COLOURS, Table
from tapete.kernel.decision import Ask, Code
from tapete.kernel.encoding import OneOf, Rows

_NO_BODY: Final = [0.0] * len(BODY)
_UNKNOWN: Final = [0.0] * len(CARD)

ACTS: Final = ("play", "discard", "fight", "reap", "action", "omni", "unstun", "return", "tide")
SAID: Final = (
    "end", "done", "yes", "no", "take", "some", "leave", "keep", "mulligan", "left", "right", *KEY_COLOURS,
    "creature", "upgrade", "me", "foe",
)  # fmt: skip
OPTION: Final = (
    *(f"asked-{kind}" for kind in KINDS),
    *(f"to-{purpose}" for purpose in PURPOSES),
    "asked-by-index",
    *(f"act-{act}" for act in ACTS),
    *(f"says-{word}" for word in SAID),
    *(f"house-{house}" for house in HOUSES),
    "named-index",
    "trait-number",
    "number/6",
    "ability/6",
    "card-mine",
    *(f"card.{part}" for part in CARD),
    "body-row",
    *(f"body.{part}" for part in BODY),
)


KIND: Final = OneOf(KINDS)
PURPOSE: Final = OneOf(PURPOSES)
ACT: Final = OneOf(ACTS)
WORD: Final = OneOf(SAID)


class KeyForgeEncoder:
    """The table relative to the seat. Cards are named by index; cards in play also by the number of their row."""

    version = "keyforge-4"
    names = tuple(LAYOUT.names)
    rows: Mapping[str, Rows] = LAYOUT.rows
    option_names = OPTION
    actions = 128

    def __init__(self) -> None:
        self._last: tuple[Ask | None, Telling | None] = (None, None)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return card_table.ids()

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return card_table.names()

    def card(self, index: int) -> list[float]:
        return card_table.features(index)

    def observe(self, t: Table, seat: int) -> list[float]:
        return observed(t, seat)

    def option(self, t: Table, ask: Ask, code: Code) -> list[float]:
        kind = ask.kind
        about = ask.about[0] if kind == "target" and ask.about else ""
        act, n, ability = said(kind, code)
        number = code if type(code) is int and n < 0 and kind not in SEATS else 0
        word = ("me" if code == ask.seat else "foe") if kind in SEATS else code
        return [
            *KIND[kind],
            *PURPOSE[about],
            asked_by(t, ask.source),
            *ACT[act],
            *WORD[word],
            *HOUSE[code],
            *(name_numbers(code) if kind in NAMES else UNNAMED),
            number / 6,
            ability / 6,
            *(card(self._look(t, ask), n) if n >= 0 else _NO_CARD),
        ]

    def _look(self, t: Table, ask: Ask) -> Telling:
        """What the asked seat knows, looked at once for all options of a question."""
        asked, look = self._last
        if asked is not ask or look is None or look.t is not t:
            look = Telling(t, ask.seat)
            self._last = (ask, look)
        return look


_NO_CARD: Final = [0.0] * (2 + len(CARD) + len(BODY))
UNNAMED: Final = (0.0, 0.0)


def asked_by(t: Table, source: Any) -> float:
    """The index of the card that asks, as it counts in play."""
    if type(source) is not int:
        return 0.0
    b = t.bodies.get(source)
    return index((b.copy_of if b is not None else t.cast[source]).card.id)


def said(kind: str, code: Any) -> tuple[str, int, int]:
    """What an option does, the card it is about (-1 if none), and which of several things of that card."""
    if type(code) is tuple:
        if code[0] == "tide":
            return "tide", -1, 0
        act, rest = (code[0], code[1:]) if isinstance(code[0], str) else ("", code)
        numbers: Sequence[int] = [x for x in rest if type(x) is int]
        return act, numbers[0] if numbers else -1, numbers[1] + 1 if len(numbers) > 1 else 0
    if type(code) is int and kind not in NO_CARD:
        return "", code, 0
    return "", -1, 0


def card(look: Telling, n: int) -> Numbers:
    """The card that an option is about: whose it is, its row as a card of a deck, and its row in play."""
    t, seat = look.t, look.seat
    b, copy = t.bodies.get(n), t.cast[n]
    hidden = b is not None and b.face_down and b.controller != seat
    return (
        float(copy.owner == seat),
        *(_UNKNOWN if hidden else look.card(n if b is None else b.card)),
        float(look.row.get(n, 0)),
        *(look.body(b) if b is not None and n in look.row else _NO_BODY),
    )


ENCODER = KeyForgeEncoder()
