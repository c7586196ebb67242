"""Age of Ascension: the second collection, 204 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

IMPS: Final = ("bronze-key-imp", "gold-key-imp", "silver-key-imp")
AMBASSADORS: Final = tuple(
    f"{house}-ambassador" for house in ("brobnar", "dis", "logos", "mars", "shadows", "untamed")
)

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
    # How many bindings come with the chained one is our choice.
    together={CardId("ortannu-the-chained"): (CardId("ortannu-s-binding"),) * 2},
    variants={CardId(group[0]): tuple(map(CardId, group)) for group in (IMPS, AMBASSADORS)},
)
