"""Rulings of the books about single cards, in our own words."""

from functools import cache
from importlib import resources

import msgspec

from tapete.games.keyforge.sources import english

from .catalogue import facts, find
from .kinds import CardId


class Ruling(msgspec.Struct, frozen=True):
    """One answer, example or erratum: where it stands, the cards it is about, and what it comes to."""

    id: str
    where: str
    """Book and section, as the book has them."""
    cards: tuple[CardId, ...]
    """The cards that take part in it."""
    es: str
    en: str
    about: tuple[CardId, ...] | None = None
    """Those of them that it tells something of, where that is not all of them."""

    def source(self, lang: str) -> str:
        """Book and section in that language; in English the section of the Spanish book stands beside it."""
        if lang == "es":
            return self.where
        book, _, rest = self.where.partition(", ")
        part, _, entry = rest.partition(": ")
        told = f"{_named(book)}, {_named(part)}" + (f": {_named(entry)}" if entry else "")
        return f"{told} («{entry or part}»)"

    def text(self, lang: str) -> str:
        """What it comes to, with the cards named in that language."""
        told = self.es if lang == "es" else self.en
        return told.format_map({card: facts(card).name(lang) for card in self.cards})


def _named(words: str) -> str:
    """A part of a book in English; an entry of the questions may bear the name of a card."""
    card = None if words in english() else find(words)
    return english()[words] if card is None else card.en


@cache
def _rulings() -> tuple[Ruling, ...]:
    data = resources.files(__package__).joinpath("rulings.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Ruling, ...])


@cache
def rulings(card: str) -> tuple[Ruling, ...]:
    """The rulings about a card, in the order of the books."""
    told = _rulings()
    return tuple(x for x in told if card in (x.cards if x.about is None else x.about))
