"""Winds of Exchange: the sixth collection, 265 new cards with the token creatures."""

from typing import Final

from tapete.games.keyforge.cards.collections import Collection
from tapete.games.keyforge.cards.facts import CardId, House, SetCode

TOGETHER: Final = {
    "conductor-jărroyă": ("shĭgzisŏ-buggy", "shĭsnyasĭ-buggy", "shĭzyokŭ-buggy"),
    "nautilixian": ("green-aeronaut", "purple-aeronaut", "red-aeronaut", "white-aeronaut"),
    "socraterosaurus": ("platopelta", "aristotlmimus"),
    "tangaika": ("primordial-vault",),
    "soleft": ("flounderight",),
}
"""Special cards come with the one that speaks of them."""

TOKENS: Final = {
    "revna-starsong": "berserker",
    "molluscaller": "strange-shell",
    "blorb-hive": "blorb",
    "batariel-of-the-grey": "disciple",
    "norbyn-s-cavern": "æmberling",
    "tangaika": "cultist",
}
"""The token creatures that cards speak of by name."""

COLLECTION: Final = Collection(
    set=SetCode("WoE"),
    complete=True,
    houses=(
        House.BROBNAR,
        House.MARS,
        House.SANCTUM,
        House.SAURIAN,
        House.STAR_ALLIANCE,
        House.UNFATHOMABLE,
        House.EKWIDON,
    ),
    together={CardId(first): tuple(map(CardId, others)) for first, others in TOGETHER.items()},
    token_for={CardId(card): CardId(token) for card, token in TOKENS.items()},
)
