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
#: what a figure wears by its calling; the figure that a trait is drawn as says it already
CALLINGS: Final = {
    "leader": "crown",
    "politician": "laurel",
    "philosopher": "laurel",
    "knight": "helmet",
    "horseman": "helmet",
    "soldier": "helmet",
    "thief": "hood",
    "assassin": "hood",
    "changeling": "hood",
    "scientist": "goggles",
    "pilot": "goggles",
    "artisan": "goggles",
    "angel": "halo",
    "priest": "halo",
    "monk": "halo",
    "merchant": "hat",
    "pirate": "hat",
    "fisher": "hat",
    "witch": "hat",
    "hunter": "feather",
    "ranger": "feather",
    "elf": "feather",
    "agent": "visor",
    "cyborg": "visor",
    "ai": "visor",
    "mutant": "spikes",
    "sin": "crown",
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


def subject(kind: str, traits: Collection[str], text: str, collection: str = "") -> str:
    """What is drawn, what that wears, what it does and where it is from (its first collection): `dinosaur+laurel+capture+…`."""
    deed = next((drawn for pattern, drawn in DEEDS if pattern.search(text)), "")
    if kind == "creature":
        parts = (*_figure(traits), deed)
    elif kind == "artifact":
        parts = (next((drawn for t, drawn in THINGS.items() if t in traits), ""), "", deed)
    else:
        parts = (deed, "", "")
    return "+".join((*parts, collection)).rstrip("+")


def _figure(traits: Collection[str]) -> tuple[str, str]:
    """A figure by what tells most about it, and what it wears by another trait."""
    trait, figure = next(((t, drawn) for t, drawn in FIGURES.items() if t in traits), ("human", "human"))
    return figure, next((gear for t, gear in CALLINGS.items() if t in traits and t != trait), "")
