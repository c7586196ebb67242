"""What a picture of a card shows: a figure by its traits, a thing by its kind, a deed by its verb. Never a rule."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

#: traits in the order in which they tell most about a figure, each with what is drawn
FIGURES: Final = {
    "dragon": "dragon",
    "robot": "robot",
    "ai": "robot",
    "cyborg": "cyborg",
    "martian": "martian",
    "angel": "angel",
    "demon": "demon",
    "imp": "imp",
    "spirit": "spirit",
    "specter": "spirit",
    "dinosaur": "dinosaur",
    "giant": "giant",
    "goblin": "goblin",
    "horseman": "knight",
    "knight": "knight",
    "soldier": "soldier",
    "witch": "witch",
    "thief": "thief",
    "agent": "thief",
    "scientist": "scientist",
    "monk": "monk",
    "priest": "monk",
    "philosopher": "monk",
    "faerie": "faerie",
    "insect": "insect",
    "aquan": "fish",
    "fungus": "plant",
    "tree": "plant",
    "beast": "beast",
    "niffle": "beast",
    "rat": "beast",
    "elf": "elf",
    "mutant": "mutant",
    "human": "human",
}
THINGS: Final = {
    "weapon": "weapon",
    "vehicle": "vehicle",
    "ship": "vehicle",
    "location": "location",
    "shard": "crystal",
    "power": "crystal",
}
#: what a deed is about, by words of the card's English text, the most telling first
DEEDS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), subject)
    for pattern, subject in (
        (r"\bsteal", "steal"),
        (r"\bcapture", "capture"),
        (r"\bforg|\bkey", "key"),
        (r"\bdestroy|\bpurge", "destroy"),
        (r"\bdeal|\bdamage", "damage"),
        (r"\bheal", "heal"),
        (r"\bward", "ward"),
        (r"\bstun", "stun"),
        (r"\benrage|\bfight|\+\d+ power", "rage"),
        (r"\barchive", "archive"),
        (r"\breturn|\bshuffle", "return"),
        (r"\bdraw|\bhand\b", "draw"),
        (r"Æmber", "gain"),
    )
)


def subject(kind: str, traits: Collection[str], text: str) -> str:
    """What is drawn; empty where only the type is known."""
    if kind == "creature":
        return next((drawn for trait, drawn in FIGURES.items() if trait in traits), "human")
    if kind == "artifact":
        return next((drawn for trait, drawn in THINGS.items() if trait in traits), "")
    return next((drawn for pattern, drawn in DEEDS if pattern.search(text)), "")
