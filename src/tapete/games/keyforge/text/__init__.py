"""How KeyForge is told in Spanish and English: cards from their declarations, prompts and events from
Fluent.
"""

from .cards import card_text, instructions_text

__all__ = ["card_text", "instructions_text"]
