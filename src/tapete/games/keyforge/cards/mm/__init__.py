"""Mass Mutation: the fourth collection, 261 new cards."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

TOGETHER: Final = {
    "scylla": ("charybdis",),
    "z-force-agent-14": ("z-particle-tracker", "z-ray-blaster", "z-wave-emitter"),
    "ultra-gravitron": ("it-s-coming",),
    "deusillus": ("it-s-coming",),
    "niffle-kong": ("it-s-coming",),
}
"""Cards of fixed rarity come with the one that speaks of them, or of whom they speak."""

MUTANTS: Final = {
    "fiend": ("techno", "dino", "lyco", "sacro", "umbra", "xeno"),
    "bot": ("dæmo", "dino", "lyco", "sacro", "umbra", "xeno"),
    "knight": ("dæmo", "dino", "lyco", "techno", "umbra", "xeno"),
    "saurus": ("dæmo", "lyco", "sacro", "techno", "umbra", "xeno"),
    "thief": ("dæmo", "dino", "lyco", "sacro", "techno", "xeno"),
    "alien": ("dæmo", "dino", "lyco", "sacro", "techno", "umbra"),
    "beast": ("dæmo", "dino", "sacro", "techno", "umbra", "xeno"),
}
"""The mutants of each house, one for each other house."""

VARIANTS: Final = (
    *(tuple(f"{half}-{kind}" for half in halves) for kind, halves in MUTANTS.items()),
    tuple(f"monument-to-{name}" for name in ("ludo", "faust", "octavia", "primus", "shrix")),
    tuple(f"mutation-of-{gift}" for gift in ("cunning", "fury", "instinct")),
    ("desire", "envy", "gluttony", "greed", "pride", "sloth", "wrath"),
    ("even-ivan", "odd-clawde"),
)

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
    together={CardId(first): tuple(map(CardId, others)) for first, others in TOGETHER.items()},
    variants={CardId(group[0]): tuple(map(CardId, group)) for group in VARIANTS},
)
