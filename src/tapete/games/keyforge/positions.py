"""Positions: everything at the table as readable JSON, and back."""

from tapete.games.keyforge.position_reading import from_position
from tapete.games.keyforge.position_writing import snapshot, to_position

__all__ = ["from_position", "snapshot", "to_position"]
