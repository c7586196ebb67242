"""Call of the Archons: the first collection, 370 cards of seven houses."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

COLLECTION: Final = Collection(
    set=SetCode("CotA"),
    houses=(
        House.BROBNAR,
        House.DIS,
        House.LOGOS,
        House.MARS,
        House.SANCTUM,
        House.SHADOWS,
        House.UNTAMED,
    ),
    complete=True,
    together={
        CardId("timetraveller"): (CardId("help-from-future-self"),),
        CardId("horseman-of-pestilence"): (
            CardId("horseman-of-death"),
            CardId("horseman-of-famine"),
            CardId("horseman-of-war"),
        ),
    },
    variants={CardId("master-of-1"): (CardId("master-of-1"), CardId("master-of-2"), CardId("master-of-3"))},
)
