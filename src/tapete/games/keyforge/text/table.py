"""The table in plain lines, for terminals and screen readers."""

from __future__ import annotations

from msgspec import UNSET

from tapete.games.keyforge.table import Table
from tapete.games.keyforge.view_shape import InPlay
from tapete.games.keyforge.views import player


def table_text(t: Table, seat: int | None, lang: str) -> list[str]:
    """The table in a few lines, the other side first."""
    lines = []
    for owner in (1, 0) if seat in (0, None) else (0, 1):
        side = player(t, owner, seat, lang)
        lines.append(
            f"{owner + 1}: Æ {side.amber}/{side.cost} · {'⚿' * len(side.keys) or '–'}"
            f" · {side.hand_count} / {side.deck.count} / {len(side.discard)}"
        )
        for row in (side.artifacts, side.line):
            if row:
                lines.append("   " + " | ".join(_brief(card) for card in row))
        if owner == seat:
            lines.append("   ( " + ", ".join(card.name for card in side.hand) + " )")
    return lines


def _brief(card: InPlay) -> str:
    """A card in play in a few words."""
    told = card.name
    if card.damage is not UNSET:
        told += f" {card.power}" + (f"-{card.damage}" if card.damage else "")
    marks = "z" * card.exhausted + "*" * (card.stunned is True) + "Æ" * card.amber
    return f"{told} {marks}".strip()
