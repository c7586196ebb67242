"""Decks: what they are, which are legal, where they come from, and the formats they are played in."""

from .alliance import Part, allied, why_not_allied
from .choice import deck_of
from .deck import Deck, Slot, gauntlet, learning_decks, plain_deck, read_json, write_json
from .exchange import read_deck, write_deck
from .generator import make_deck
from .legality import faults, not_yet_playable, why_not_legal
from .twins import twin_of

__all__ = [
    "Deck",
    "Part",
    "Slot",
    "allied",
    "deck_of",
    "faults",
    "gauntlet",
    "learning_decks",
    "make_deck",
    "not_yet_playable",
    "plain_deck",
    "read_deck",
    "read_json",
    "twin_of",
    "why_not_allied",
    "why_not_legal",
    "write_deck",
    "write_json",
]
