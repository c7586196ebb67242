"""Mass Mutation: the fourth collection, 261 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("MM"),
    complete=True,
    houses=(
        House.DIS,
        House.LOGOS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
    ),
)
