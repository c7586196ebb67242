"""Menagerie 2024: cards of the seven collections before it, and the Keyraken's own 27, which enter no archon's deck."""

from typing import Final

from tapete.games.keyforge.cards.collections import EVERY_HOUSE, Collection
from tapete.games.keyforge.cards.facts import SetCode

COLLECTION: Final = Collection(
    set=SetCode("MG2024"),
    complete=True,
    houses=EVERY_HOUSE,
)
