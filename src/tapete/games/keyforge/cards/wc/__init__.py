"""Worlds Collide: the third collection, 294 new cards with the anomalies."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("WC"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.DIS,
        House.LOGOS,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
    ),
)
