"""Dark Tidings: the fifth collection, 279 new cards and the tide."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

TOGETHER: Final = {
    "dr-verokter": ("rooftop-laboratory", "reckless-experimentation", "groundbreaking-discovery"),
    "orphiel-sea-s-chosen": ("orphion-land-s-chosen",),
    "com-officer-hings": ("com-officer-gross",),
    "drawn-down": ("dive-deep", "dark-discovery"),
    "omnipus": ("tentaclid", "tentaclid", "tentaclid"),
    "chenille": ("bombyx", "fifalde"),
}
"""Cards of fixed rarity come with the one that speaks of them; how many Tentaclids is our choice."""

COLLECTION: Final = Collection(
    set=SetCode("DT"),
    complete=True,
    houses=(
        House.LOGOS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
        House.UNFATHOMABLE,
    ),
    one_twin_in=20,
    together={CardId(first): tuple(map(CardId, others)) for first, others in TOGETHER.items()},
)
