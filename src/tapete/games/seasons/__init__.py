"""Seasons: the Prelude, the Tournament and fifty power cards, for two to four sorcerers."""

from .game import GAME

__all__ = ["GAME"]
