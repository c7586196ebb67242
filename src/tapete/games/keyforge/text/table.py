"""The table in plain lines, for terminals and screen readers."""

from __future__ import annotations

from msgspec import UNSET

from tapete.games.keyforge.table import Table
from tapete.games.keyforge.text.names import say
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
            + "".join(f" · {told}" for told in _burdens(t, owner, lang))
        )
        for row in (side.artifacts, side.line):
            if row:
                lines.append("   " + " | ".join(_brief(card) for card in row))
        if owner == seat:
            lines.append("   ( " + ", ".join(card.name for card in side.hand) + " )")
    return lines


def _burdens(t: Table, owner: int, lang: str) -> list[str]:
    """The chains of a player and how the tide stands for it, if there is something to tell."""
    told = [say(lang, "table-chains", amount=t.chains[owner])] if t.chains[owner] else []
    return told + ([say(lang, "table-tide", high="yes" if t.tide == owner else "no")] if t.tide >= 0 else [])


def _brief(card: InPlay) -> str:
    """A card in play in a few words."""
    told = card.name
    if card.damage is not UNSET:
        told += f" {card.power}" + (f"-{card.damage}" if card.damage else "")
    marks = "z" * card.exhausted + "*" * (card.stunned is True) + "Æ" * card.amber
    return f"{told} {marks}".strip()
