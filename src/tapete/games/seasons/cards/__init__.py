"""All power cards: printed facts and declarations meet here."""

from . import advanced, basic
from .declare import DECLARED

__all__ = ["DECLARED", "advanced", "basic"]
