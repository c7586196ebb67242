"""Worlds Collide: the third collection, 294 new cards with the anomalies."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

TOGETHER: Final = {
    "igon-the-green": "igon-the-terrible",
    "hyde": "velum",
    "alaka-s-brew": "mega-alaka",
    "chieftain-s-brew": "mega-ganger-chieftain",
    "cowfyne-s-brew": "mega-cowfyne",
    "groke-s-brew": "mega-groke",
    "gron-s-brew": "mega-gron-nine-toes",
    "mogghunter-s-brew": "mega-mogghunter",
    "narp-s-brew": "mega-narp",
    "shorty-s-brew": "mega-shorty",
}
"""Cards of fixed rarity come with the one that speaks of them, who has grown by a brew with that brew."""

BREWERS: Final = ("alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty")
CURSED: Final = ("giants", "beasts", "demons", "dinosaurs", "humans", "scientists", "thieves")
OFFICERS: Final = ("molina", "chan", "frane", "garcia", "ingram", "khrkhar", "kirby", "qincan")
INFILTRATED: Final = ("brobnar", "dis", "logos", "saurian", "star-alliance", "untamed")
VARIANTS: Final = (
    tuple(f"{name}-s-brew" for name in BREWERS),
    tuple(f"{name}--bane" for name in CURSED),
    (*(f"{name}-s-blaster" for name in OFFICERS), "walls--blaster"),
    tuple(f"{name}-plant" for name in INFILTRATED),
    ("sinestra", "dexus"),
)

COLLECTION: Final = Collection(
    set=SetCode("WC"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.DIS,
        House.LOGOS,
        House.SHADOWS,
        House.UNTAMED,
        House.SAURIAN,
        House.STAR_ALLIANCE,
    ),
    together={CardId(first): (CardId(other),) for first, other in TOGETHER.items()},
    variants={CardId(group[0]): tuple(map(CardId, group)) for group in VARIANTS},
)
