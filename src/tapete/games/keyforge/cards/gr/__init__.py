"""Grim Reminders: the seventh collection, 244 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("GR"),
    houses=(
        House.BROBNAR,
        House.MARS,
        House.UNTAMED,
        House.STAR_ALLIANCE,
        House.GEISTOID,
        House.UNFATHOMABLE,
        House.EKWIDON,
    ),
)
