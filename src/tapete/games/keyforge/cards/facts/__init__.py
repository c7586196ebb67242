"""Printed facts of KeyForge cards: names, types, houses, numbers, traits. Data, no behaviour."""

from .catalogue import Catalogue, Facts, Printing, cota, every_card, facts, find, plain
from .kinds import COTA, COTA_HOUSES, SETS, CardId, CardType, House, Rarity, SetCode
from .nouns import Noun, house_name, keyword_name, rarity_name, trait_noun, type_noun
from .rulings import Ruling, rulings

__all__ = [
    "COTA",
    "COTA_HOUSES",
    "SETS",
    "CardId",
    "CardType",
    "Catalogue",
    "Facts",
    "House",
    "Noun",
    "Printing",
    "Rarity",
    "Ruling",
    "SetCode",
    "cota",
    "every_card",
    "facts",
    "find",
    "house_name",
    "keyword_name",
    "plain",
    "rarity_name",
    "rulings",
    "trait_noun",
    "type_noun",
]
