"""KeyForge's decks as the commands and the server meet them: plain JSON in, plain JSON out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tapete.games.keyforge.decks import (
    Deck,
    deck_of,
    gauntlet,
    learning_decks,
    make_deck,
    not_yet_playable,
    write_deck,
    write_json,
)
from tapete.games.keyforge.decks.alliance import Part, allied
from tapete.games.keyforge.decks.choice import Told
from tapete.games.keyforge.decks.exchange import Form
from tapete.games.keyforge.decks.formats import SERIES_KINDS, Book, Format, Series, dealt, sealed
from tapete.games.keyforge.decks.legality import because
from tapete.games.keyforge.decks.vault import VAULT, vault_path
from tapete.games.keyforge.views import printed
from tapete.kernel import words
from tapete.kernel.errors import Unreadable
from tapete.kernel.reason import Reason

from .cards.collections import collections, playable
from .cards.facts import NAMED, CardType, House, house_name, plain, type_noun
from .cards.registry import Declared, copy_of

FORMS: Final[tuple[Form, ...]] = ("json", "list", "vault")
ANY: Final = "any"
"""Of sealed decks: of any collection, the same for both."""


class DeckRoom:
    """The decks there are, and how to make, read and show one."""

    option = "decks"
    forms: tuple[str, ...] = FORMS
    vault = VAULT
    series_kinds: tuple[str, ...] = SERIES_KINDS

    def learning(self) -> Sequence[Any]:
        return [told(deck) for deck in learning_decks()]

    def gauntlet(self) -> Sequence[Any]:
        return [told(deck) for deck in gauntlet()]

    def sets(self, lang: str) -> list[tuple[str, str]]:
        return [(code, NAMED[code].name(lang)) for code in collections() if playable(code)]

    def generate(self, set: str | None, seed: int) -> Any:
        return told(make_deck(seed, set))

    def read(self, text: str) -> Any:
        """Any form, the name of a real deck, or `seed:7`; a deck that is not legal is refused."""
        return told(deck_of(text.strip()))

    def vault_path(self, text: str) -> str | None:
        return vault_path(text)

    def must_be_playable(self, deck: Told) -> None:
        """Refuse a deck with cards that have no rules here yet, by their names."""
        waiting = not_yet_playable(deck_of(deck), Declared())
        if waiting is not None:
            raise Unreadable.because(waiting)

    def key(self, deck: Told) -> str:
        """The same list of cards, whatever its name and order, is the same deck."""
        return deck_of(deck).fingerprint()

    def write(self, deck: Told, form: str) -> str:
        if form not in FORMS:
            raise Unreadable.because(Reason("unknown-form", {"forms": list(FORMS)}, game="keyforge"))
        return write_deck(deck_of(deck), form)

    def dealt(self, options: Mapping[str, object]) -> tuple[int, int]:
        return dealt(msgspec.convert(options.get("format", "archon"), Format))

    def brings(self, options: Mapping[str, object]) -> bool:
        return options.get("format") != "sealed"

    def opened(self, options: Mapping[str, object], seed: int) -> Mapping[str, object]:
        """Both open a new deck of the collection agreed on, or of one that chance draws."""
        if self.brings(options) or options.get(self.option):
            return options
        agreed = options.get("collection", ANY)
        sets = tuple(code for code in collections() if playable(code) and agreed in (ANY, code))
        decks = [told(deck) for (deck,) in sealed(seed, 1, sets)]
        return {**options, self.option: decks}

    def ally(self, parts: Sequence[tuple[Told, str]], name: str = "") -> Any:
        """Houses by their code or their name in either language."""
        known = [Part(deck, _house_of(deck, house)) for deck, house in ((deck_of(d), h) for d, h in parts)]
        return told(allied(tuple(known), name=name))

    def series(self, kind: str, ruleset: str, seed: int) -> Series:
        book = msgspec.convert(ruleset, Book)
        return Series(adaptive=kind == "adaptive", book=book, reversal=kind == "reversal", seed=seed)

    def card(self, deck: Told, lang: str) -> dict[str, object]:
        known = deck_of(deck)
        return {
            "name": known.title(lang),
            "set": str(known.set),
            "houses": [str(house) for house in known.houses],
            "house_names": [house_name(house, lang) for house in known.houses],
        }

    def sheet(self, deck: Told, lang: str) -> list[dict[str, object]]:
        copies = Counter((str(house), slot.card, slot.icons) for house, slot in deck_of(deck).slots())
        return [
            {"house": house, "card": printed(copy_of(card, 0, house, icons), "2023", lang), "count": count}
            for (house, card, icons), count in copies.items()
        ]

    def beside(self, deck: Told, lang: str) -> list[dict[str, object]]:
        token = deck_of(deck).token
        if token is None:
            return []
        named = type_noun(CardType.TOKEN_CREATURE)
        kind = named.es if lang == "es" else named.en
        return [{**printed(copy_of(token, 0), "2023", lang), "type_name": kind}]

    def note(self, deck: Told, lang: str) -> str:
        known = NAMED[deck_of(deck).set]
        told = words.of("keyforge-decks")
        return told.format(lang, "any-card", set=known.name(lang)) if known.reprints else ""


def _house_of(deck: Deck, said: str) -> House:
    """The house of a deck that somebody names."""
    for house in deck.houses:
        if plain(said) in {plain(house), *(plain(house_name(house, lang)) for lang in ("es", "en"))}:
            return house
    titles = {lang: deck.title(lang) for lang in ("es", "en")}
    raise Unreadable.because(because("alliance-no-house", house=said, deck=titles))


def told(deck: Deck) -> Any:
    """A deck as JSON tells it."""
    return msgspec.json.decode(write_json(deck))


ROOM = DeckRoom()
