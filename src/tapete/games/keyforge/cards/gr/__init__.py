"""Grim Reminders: the seventh collection, 244 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

TOGETHER: Final = {
    "shadys": ("purse-a-phone",),
    "synchronizer": ("tick-tock", "chronometer", "ancestral-timekeeper"),
    "thing-from-the-deep": ("open-the-seal",),
    "narl-gibbus": ("werewolf-curse",),
}
"""Special cards come with one that speaks of them; the werewolf's curse with the werewolf is our choice."""

COLLECTION: Final = Collection(
    set=SetCode("GR"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.MARS,
        House.UNTAMED,
        House.STAR_ALLIANCE,
        House.GEISTOID,
        House.UNFATHOMABLE,
        House.EKWIDON,
    ),
    together={CardId(first): tuple(map(CardId, others)) for first, others in TOGETHER.items()},
)
