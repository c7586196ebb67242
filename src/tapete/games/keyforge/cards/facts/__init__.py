"""Printed facts of KeyForge cards: names, types, houses, numbers, traits. Data, no behaviour."""

from .catalogue import Catalogue, Facts, Printing, appeared_in, every_card, facts, find, first_printed, plain
from .kinds import CardId, CardType, House, Rarity, SetCode
from .nouns import Noun, house_name, keyword_ids, keyword_name, rarity_name, trait_noun, type_noun
from .rulings import Ruling, rulings
from .sets import NAMED, SETS, Set

__all__ = [
    "NAMED",
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
    "Set",
    "SetCode",
    "appeared_in",
    "every_card",
    "facts",
    "find",
    "first_printed",
    "house_name",
    "keyword_ids",
    "keyword_name",
    "plain",
    "rarity_name",
    "rulings",
    "trait_noun",
    "type_noun",
]
