"""What a picture shows: an enemy by its people, a deed by its verb, a place by what its name speaks of. Never a rule."""

from __future__ import annotations

import re
from typing import Final

from .components import Card

PEOPLES: Final = {
    "ork": "ork",
    "tyranid": "insect",
    "eldar": "elf",
    "daemon": "demon",
    "heretic": "monk",
    "traitor": "knight",
}
THINGS: Final = {"wargear": "weapon", "relic": "orb", "character": "", "scenario": ""}
#: what a deed is about, by words of the card's English text, the most telling first
DEEDS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), shown)
    for pattern, shown in (
        (r"lose[s]? .*life|damage", "damage"),
        (r"gain[s]? .*life|heal", "heal"),
        (r"corruption", "skull"),
        (r"relic", "orb"),
        (r"influence", "purse"),
        (r"power card|draw", "draw"),
        (r"battle|enem", "weapon"),
        (r"move|go to|space", "portal"),
        (r"test|roll|die", "cube"),
    )
)
PLACES: Final = tuple(
    (re.compile(pattern), shown)
    for pattern, shown in (
        (r"grove|canopy|thorn|garden|maze", "forest"),
        (r"delta|tarn|sunken|pool", "lake"),
        (r"krooza|convoy|hulk|ship|fleet|falcon|lander|nebula", "starship"),
        (r"foothill|slag|waste|rest", "mountain"),
        (r"chapel|shrine|sanctuary|choir|apothecarium|confessor", "shrine"),
        (r"webway|rift|portal|guardian", "portal"),
        (r"fortress|redoubt|palace|envoy|emissary|vault", "fortress"),
        (r"moon|world|cluster|beacon|braxas|furia|lanes", "moon"),
        (r"spire|market|tunnel|gallow|outskirts|pits", "city"),
    )
)


def place(id: str) -> str:
    """What a space shows."""
    return next((shown for words, shown in PLACES if words.search(id)), "")


def subject(card: Card, text: str) -> str:
    """What a card shows; text is its English text."""
    if card.kind == "enemy":
        return PEOPLES.get(card.trait, "")
    if card.kind in THINGS:
        return THINGS[card.kind]
    named = place(card.id) if card.kind in ("encounter", "mission") else ""
    return named or next((shown for words, shown in DEEDS if words.search(text)), "")
