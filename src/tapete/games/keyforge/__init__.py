"""KeyForge: two archons, three keys each."""

from .game import GAME

__all__ = ["GAME"]
