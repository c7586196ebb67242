"""A deck as a match's options name it: by name, by seed, or written out."""

from collections.abc import Mapping

import msgspec

from tapete.kernel.errors import Unreadable

from ..cards.facts import plain
from .deck import Deck, gauntlet
from .exchange import read_deck
from .generator import make_deck
from .legality import because, why_not_legal

Told = Deck | Mapping[str, object] | str
"""A deck, its JSON, its name or seed, or a text."""


def deck_of(told: Told) -> Deck:
    """The legal deck that an option means, or `Unreadable`.

    A deck; its JSON; the name of a real deck ("Radiant Argus the Supreme"); "seed:7" or "seed:<set>:7" for a
    generated one; or any text that `read_deck` reads.
    """
    deck = _told(told)
    reason = why_not_legal(deck)
    if reason is not None:
        raise Unreadable.because(reason)
    return deck


def _told(told: Told) -> Deck:
    if isinstance(told, Deck):
        return told
    if isinstance(told, Mapping):
        return read_deck(msgspec.json.encode(told).decode())
    if not isinstance(told, str):
        raise Unreadable.because(because("not-a-deck"))
    if told.startswith("seed:"):
        _, *set, seed = told.split(":")
        if not (seed.isascii() and seed.isdigit()):
            raise Unreadable.because(because("deck-seed", seed=seed))
        return make_deck(seed, set[0] if set else None)
    named = next((deck for deck in gauntlet() if plain(deck.name) == plain(told)), None)
    return named or read_deck(told)
