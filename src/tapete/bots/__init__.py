"""Players that see what their seat sees, found by name."""

from tapete.bots.protocol import Bot, BotMaker
from tapete.bots.registry import make, names, register

__all__ = ["Bot", "BotMaker", "make", "names", "register"]
