"""Dark Tidings: the fifth collection, 279 new cards and the tide."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("DT"),
    houses=(
        House.LOGOS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
        House.UNFATHOMABLE,
    ),
)
