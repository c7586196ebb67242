"""Age of Ascension: the second collection, 204 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("AoA"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.DIS,
        House.LOGOS,
        House.MARS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
    ),
)
