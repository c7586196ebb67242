"""What a picture of a card shows: the thing its name speaks of, or who the familiar is. Never a rule."""

from __future__ import annotations

from typing import Final

#: words of an id in the order in which they tell most, each with what is drawn
SHOWN: Final = {
    "amulet": "amulet",
    "pendant": "amulet",
    "balance": "balance",
    "staff": "staff",
    "scepter": "staff",
    "boots": "boots",
    "purse": "purse",
    "chalice": "chalice",
    "chest": "chest",
    "horn": "horn",
    "die": "cube",
    "cube": "cube",
    "grimoire": "book",
    "treatise": "book",
    "helm": "helm",
    "hand": "hand",
    "potion": "potion",
    "hourglass": "hourglass",
    "statue": "statue",
    "idol": "statue",
    "vase": "vase",
    "tree": "plant",
    "orb": "orb",
    "cauldron": "cauldron",
    "crown": "crown",
    "skull": "skull",
    "kriss": "blade",
    "lantern": "lantern",
    "mirror": "mirror",
    "leech": "fish",
    "demon": "demon",
    "elemental": "spirit",
    "fairies": "faerie",
    "soul": "spirit",
    "syllas": "knight",
    "figrim": "goblin",
    "naria": "witch",
    "kairn": "dragon",
    "amsug": "dinosaur",
    "lewis": "thief",
    "titus": "scientist",
    "sid": "elf",
}


def subject(id: str) -> str:
    """What the card shows."""
    words = id.split("-")
    return next((shown for word, shown in SHOWN.items() if word in words), "")
