"""Sentences: card texts made from declarations, and the words of questions, options and events."""

from .faces import card_lines, card_text, space_text

__all__ = ["card_lines", "card_text", "space_text"]
