"""Menagerie 2024: cards of the seven collections before it, and the Keyraken's own 27, which enter no archon's deck."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("MG2024"),
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
