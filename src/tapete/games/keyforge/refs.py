"""Options as the world sees them: the refs of what they are about."""

from __future__ import annotations

from tapete.games.keyforge.questions import NO_CARD, SEATS
from tapete.games.keyforge.table import Table
from tapete.kernel.decision import Ask, Code
from tapete.kernel.refs import ref


def option_refers(t: Table, ask: Ask, code: Code) -> tuple[str, ...]:
    """The things an option is about, as views name them."""
    if ask.kind in ("house", "name-house"):
        return (ref("house", code),)
    if ask.kind in SEATS:
        return (ref("seat", code),)
    n = card_of(ask, code)
    if n is not None:
        return (ref("card", n),)
    if ask.kind in ("flank", "may", "again", "face") and isinstance(ask.source, int):
        return (ref("card", ask.source),)
    return ()


def card_of(ask: Ask, code: Code) -> int | None:
    """The card that an option is about, by its number; the tide is none."""
    if isinstance(code, tuple):
        n: int = code[1] if isinstance(code[0], str) else code[0]
        return n if code[0] != "tide" else None
    return code if isinstance(code, int) and ask.kind not in NO_CARD else None
