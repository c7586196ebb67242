"""The text of a card, from its declaration."""

from __future__ import annotations

from tapete.games.keyforge.printed import Card


def card_text(card: Card, lang: str) -> str:
    """What a card does."""
    return ""
