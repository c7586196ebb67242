"""Unchained 2023: nobody tells which cards it reprints, so its decks may hold any of the collections beside it."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("UC23"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.DIS,
        House.LOGOS,
        House.MARS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
        House.UNFATHOMABLE,
        House.EKWIDON,
        House.GEISTOID,
    ),
)
