"""Relic: relics, corruption and a race to the centre of the Antian sector."""

from .game import GAME

__all__ = ["GAME"]
