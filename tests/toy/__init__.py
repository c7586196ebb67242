"""Trove: a toy game that uses everything the kernel offers, so that its promises can be tested early.

Twelve gems are shuffled; each seat is dealt four and, all at once, hides two of them in its vault.
In turn a seat digs (draws a gem), shows a gem from its hand (its worth in points, then it names a
rival who loses one) or gambles (a die of points). A shown five doubles the next gain of that seat.
Whoever has most after twelve turns wins; vaults count at the end.
"""

from .game import GAME

__all__ = ["GAME"]
