"""Sentences: card texts made from declarations, and the words of questions, options and events."""

from .cards import card_lines, card_text, know, space_text
from .table import status, table_text

__all__ = ["card_lines", "card_text", "know", "space_text", "status", "table_text"]
