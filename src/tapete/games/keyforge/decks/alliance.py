"""Alliances: a deck put together from houses of several decks, each whole.

Neither book tells of them: what is written here is our choice, told in docs/keyforge/decks.md.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple
from uuid import UUID

from tapete.kernel.errors import Illegal
from tapete.kernel.reason import Reason

from ..cards.facts import CardId, House
from .deck import HOUSES_IN_A_DECK, Deck
from .legality import because, spoken_house


class Part(NamedTuple):
    """One house of a deck, with its twelve cards and all that is printed on these copies."""

    deck: Deck
    house: House


def allied(parts: tuple[Part, ...], token: CardId | None = None, name: str = "", es: str = "") -> Deck:
    """The deck of three houses, with the token creature named or else the first that a deck brings."""
    reason = why_not_allied(parts, token)
    if reason is not None:
        raise Illegal.because(reason)
    decks = [part.deck for part in parts]
    houses = {part.house: part.deck.houses[part.house] for part in parts}
    token = token or next((deck.token for deck in decks if deck.token), None)
    known = list(dict.fromkeys((deck.name, deck.es or deck.name) for deck in decks))
    en_name, es_name = (" + ".join(names) for names in zip(*known, strict=True))
    made = Deck(name or en_name, decks[0].set, houses, es or name or es_name, token=token)
    code = blake2b(f"alliance {made.name} {made.fingerprint()}".encode(), digest_size=16).digest()
    return Deck(made.name, made.set, houses, made.es, str(UUID(bytes=code)), token)


def why_not_allied(parts: tuple[Part, ...], token: CardId | None = None) -> Reason | None:
    """Why these houses make no alliance, or None."""
    return next(_faults(parts, token), None)


def _faults(parts: tuple[Part, ...], token: CardId | None) -> Iterator[Reason]:
    if len(parts) != HOUSES_IN_A_DECK:
        yield because("alliance-three", count=len(parts))
    for n, (deck, house) in enumerate(parts):
        if house not in deck.houses:
            yield because("alliance-no-house", house=spoken_house(house), deck=_titles(deck))
        if any(house == other.house for other in parts[:n]):
            yield because("alliance-twice", house=spoken_house(house))
    if len({deck.set for deck, _ in parts}) > 1:
        yield because("alliance-sets", sets=sorted({str(deck.set) for deck, _ in parts}))
    if len({deck.fingerprint() for deck, _ in parts}) == 1:
        yield because("alliance-one-deck")
    if token is not None and token not in {deck.token for deck, _ in parts}:
        yield because("alliance-token")


def _titles(deck: Deck) -> dict[str, str]:
    return {lang: deck.title(lang) for lang in ("es", "en")}
