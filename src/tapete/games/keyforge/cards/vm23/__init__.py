"""Vault Masters 2023: nobody tells which cards it reprints, so its decks may hold any of the collections beside it."""

from typing import Final

from tapete.games.keyforge.cards.collections import EVERY_HOUSE, Collection
from tapete.games.keyforge.cards.facts import SetCode

COLLECTION: Final = Collection(
    set=SetCode("VM23"),
    complete=True,
    houses=EVERY_HOUSE,
    one_twin_in=20,
)
