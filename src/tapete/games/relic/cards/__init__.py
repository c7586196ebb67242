"""Component packs: reading them, checking them, and the one that comes with the game."""

from .pack import BadPack, Problem, base, load, problems

__all__ = ["BadPack", "Problem", "base", "load", "problems"]
