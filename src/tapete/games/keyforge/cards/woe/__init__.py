"""Winds of Exchange: the sixth collection, 265 new cards with the token creatures."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("WoE"),
    houses=(
        House.BROBNAR,
        House.MARS,
        House.SANCTUM,
        House.SAURIAN,
        House.STAR_ALLIANCE,
        House.UNFATHOMABLE,
        House.EKWIDON,
    ),
)
