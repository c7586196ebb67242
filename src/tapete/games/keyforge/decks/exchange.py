"""Decks from text and back: one door for the plain list, the project's JSON and the vault's JSON."""

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from tapete.kernel.errors import Unreadable

from ..cards.facts import every_card
from .deck import Deck, read_json, write_json
from .legality import because
from .plain_list import read_list, write_list
from .typos import unknown_cards
from .vault import read_vault, write_vault

Form = Literal["json", "list", "vault"]
_WRITE: Final[dict[Form, Callable[[Deck], str]]] = {
    "json": write_json,
    "list": write_list,
    "vault": write_vault,
}


def read_deck(text: str) -> Deck:
    """A deck from pasted text or a file's content, whichever form it has; `Unreadable` says what is wrong."""
    text = text.removeprefix("\ufeff")  # what some editors put before the first letter of a file
    if not text.lstrip().startswith("{"):
        return read_list(text)
    try:
        told = msgspec.json.decode(text)
        if "data" in told:
            return read_vault(text)
        deck = read_json(text)
    except msgspec.DecodeError as error:
        raise Unreadable.because(because("bad-json", where=str(error))) from error
    unknown = [slot.card for _, slot in deck.slots() if slot.card not in every_card().cards]
    if unknown:
        raise unknown_cards(unknown)
    return deck


def write_deck(deck: Deck, form: Form = "json") -> str:
    """The deck as text in one of the three forms."""
    return _WRITE[form](deck)
