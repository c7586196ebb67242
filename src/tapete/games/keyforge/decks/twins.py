"""Evil twins: decks with the list of another, in which each card that has an evil twin is that twin.

Neither book tells of such decks (v17.2 only names a card so, «Reflejo oscuro»): what is written here is our choice, told
in docs/keyforge/decks.md.
"""

import re
from typing import Final

import msgspec

from ..cards.facts import CardId, House, every_card, plain
from .deck import EVIL, TWIN, Deck, Slot

Houses = dict[House, tuple[Slot, ...]]
_NAMED: Final = re.compile(rf"^(?P<name>.*\S)\s*\((?:{'|'.join(TWIN.values())})\)\s*$", re.I)
_SPOKEN: Final = frozenset(plain(word) for word in TWIN.values())


def twin_of(deck: Deck) -> Deck:
    """The twin of a deck: its name and its list, each card that has an evil twin changed for it, and back."""
    houses = {house: tuple(_swapped(slot) for slot in slots) for house, slots in deck.houses.items()}
    return msgspec.structs.replace(deck, houses=houses, archon="")


def evil(houses: Houses) -> Houses:
    """The same list with the evil twin of each card that has one."""
    return {house: tuple(_evil(slot) for slot in slots) for house, slots in houses.items()}


def evil_id(card: CardId) -> CardId | None:
    """The evil twin of a card, where it has one."""
    other = CardId(f"{card}{EVIL}")
    return other if other in every_card().cards else None


def says_twin(words: str) -> bool:
    """Whether a line, or the marks after a name, say that it is an evil twin."""
    return any(plain(word) in _SPOKEN for word in words.split(","))


def untitled(name: str) -> tuple[str, bool]:
    """The name of a deck without “(Evil Twin)”, and whether it had it."""
    read = _NAMED.match(name)
    return (read["name"], True) if read else (name, False)


def _swapped(slot: Slot) -> Slot:
    if slot.facts.evil_twin:
        return msgspec.structs.replace(slot, card=CardId(slot.card.removesuffix(EVIL)))
    return _evil(slot)


def _evil(slot: Slot) -> Slot:
    other = evil_id(slot.card)
    return slot if other is None else msgspec.structs.replace(slot, card=other)
